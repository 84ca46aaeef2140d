"""Who sits where while a game runs: handing a seat over, replacing somebody who is gone, taking a left seat again.

A new person sees what their seat sees from then on. Whoever sat there before is a spectator: nothing more is told to them, and
their old buttons are refused.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from db.rows import Change, DueRow, MoveRow, Note, RequestRow, SeatRow
from engine.core.seats import Seat
from service import consenting, timing
from service.being_gone import back_at, excused_until, is_gone
from service.errors import AsItStands, Refusal
from service.leaving import STAND_IN
from service.ledger import Current, Ledger, Made, following
from service.log import seats_taken
from service.options import ABSENCE, ABSENCE_DAYS
from service.seating import asked_at, require_playing, require_seat
from service.values import ASKING, PARTING, Person, Request, Seats, Successor, Table, closed_audience, seat_audience

HAND_OVER: Final = "handover"
REPLACE: Final = "replace"
DAY: Final = 24 * 3600.0


def successor_of(about: str) -> Successor:
    return msgspec.json.decode(about, type=Successor)


class Replacing:
    """Whoever gives a seat away asks; it comes true when all have agreed. Who comes back to their own need not."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def to_give(self, game_id: int, user_id: int) -> Seats:
        """The seats that may change hands at the user's word. Refuses: not_playing, game_over."""
        now = await self._ledger.load(game_id)
        require_playing(now.table)
        at, mine = self._ledger.clock.now(), now.table.seat_of(user_id)
        gone = () if mine is None else tuple(row.seat for row in now.stored.seats if _is_gone(now, row, at))
        left = tuple(row.seat for row in now.stored.seats if row.computer and row.has_left)
        back = {seat: until for seat in gone if (until := back_at(now, seat, at)) is not None}
        return Seats(now.table, mine, tuple(seat for seat in gone if seat != mine), left, back)

    async def hand_over(self, game_id: int, user_id: int, to: Person) -> Request:
        """Offers the user's own seat to somebody. Refuses: not_seated, seat_gone, sits_already(name), request_open."""

        async def draft(now: Current) -> RequestRow:
            seat = require_seat(now.table, user_id)
            _require_free(now, to.user_id)
            return _row(self._ledger, now, HAND_OVER, seat, user_id, to)

        return await consenting.ask(self._ledger, game_id, user_id, draft)

    async def give(self, game_id: int, user_id: int, seat: Seat, to: Person | None) -> Request:
        """Asks for somebody else, or a computer, in a seat whose owner is gone or has left. The host need not ask the others.

        Refuses: not_gone(name, days), is_away(name, back), seat_of_computer, computer_already, sits_already(name), not_seated,
        request_open.
        """

        async def draft(now: Current) -> RequestRow:
            _require_vacant(self._ledger, now, seat, user_id, to)
            if to is not None:
                _require_free(now, to.user_id, seat)
            return _row(self._ledger, now, REPLACE, seat, user_id, to)

        return await consenting.ask(self._ledger, game_id, user_id, draft)

    async def come_back(self, game_id: int, user_id: int) -> Table:
        """The user takes the seat back that a computer took when their time was up. Refuses: not_taken, seat_gone."""
        return await timing.come_back(self._ledger, game_id, user_id)


def _row(ledger: Ledger, now: Current, kind: str, seat: Seat, user_id: int, to: Person | None) -> RequestRow:
    by_host = kind == REPLACE and user_id == now.table.host_id and not now.table.sitters[seat].has_left
    successor = Successor(to.user_id if to else None, to.name if to else "", now.table.names[seat], by_host)
    about = msgspec.json.encode(successor).decode()
    return RequestRow(0, now.table.id, kind, seat, user_id, about, "", ledger.clock.now(), "")


def _is_gone(now: Current, row: SeatRow, at: float) -> bool:
    """Whether the table's patience with this person is at its end."""
    days = ABSENCE_DAYS[now.table.customs.get(ABSENCE.key, ABSENCE.default)]
    return is_gone(now, row, at, days * DAY)


def _require_vacant(ledger: Ledger, now: Current, seat: Seat, user_id: int, to: Person | None) -> None:
    if not 0 <= seat < len(now.stored.seats):
        raise Refusal("stale")
    row = now.stored.seats[seat]
    if row.has_left and row.computer:
        if to is None:
            raise Refusal("computer_already")
        if now.table.seat_of(user_id) is None and to.user_id != user_id:
            raise Refusal("not_seated")
        return
    require_seat(now.table, user_id)
    if row.computer:
        raise Refusal("seat_of_computer")
    at = ledger.clock.now()
    if (back := excused_until(now, row, at)) is not None:
        raise Refusal("is_away", name=row.name, back=AsItStands(f"<t:{int(back)}:D>"))
    if not _is_gone(now, row, at):
        days = ABSENCE_DAYS[now.table.customs.get(ABSENCE.key, ABSENCE.default)]
        raise Refusal("not_gone", name=row.name, days=days)


def _require_free(now: Current, user_id: int, seat: Seat | None = None) -> None:
    """Nobody sits twice at a table, nor in a seat after having seen another's secrets."""
    sitter = now.table.sitter_of(user_id)
    if sitter is not None and sitter.seat != seat:
        raise Refusal("sits_already", name=sitter.name)


# When all have agreed


def _newcomer(_now: Current, row: RequestRow) -> tuple[int, ...]:
    user_id = successor_of(row.about).user_id
    return () if user_id is None else (user_id,)


def _voters(now: Current, row: RequestRow) -> tuple[int, ...]:
    """The people who still play, without the one who is gone; the host alone where the host asks. And whoever shall sit there."""
    assert row.seat is not None
    seat = now.stored.seats[row.seat]
    people = [user for user in now.table.humans if user != seat.user_id]
    if successor_of(row.about).by_host:
        people = [row.user_id]
    return tuple(dict.fromkeys((*people, *_newcomer(now, row))))


async def _handed_over(ledger: Ledger, now: Current, row: RequestRow) -> Made:
    seat = require_seat(now.table, row.user_id)
    if seat != row.seat:
        raise Refusal("request_over")
    return await _seated(ledger, now, row)


async def _replaced(ledger: Ledger, now: Current, row: RequestRow) -> Made:
    assert row.seat is not None
    successor = successor_of(row.about)
    to = None if successor.user_id is None else Person(successor.user_id, successor.name)
    _require_vacant(ledger, now, row.seat, row.user_id, to)
    is_told = await _is_told(ledger, now, row.seat, successor)
    return await _seated(ledger, now, row, is_told)


async def _is_told(ledger: Ledger, now: Current, seat: Seat, successor: Successor) -> bool:
    """Whether the owner gets a message: who has left of their own will needs none, nor who comes back.

    Whose seat a computer keeps is called by the game itself.
    """
    owner = now.stored.seats[seat]
    if successor.user_id in (None, owner.user_id):
        return False
    return not owner.has_left or seat in seats_taken(await ledger.store.log(now.table.id))


async def _seated(ledger: Ledger, now: Current, row: RequestRow, is_told: bool = False) -> Made:
    """Somebody else in the seat. What was posted for its owner is forgotten, so that the new one is asked anew."""
    assert row.seat is not None
    successor, at = successor_of(row.about), ledger.clock.now()
    before = now.stored.seats[row.seat]
    if successor.user_id is None:
        after = replace(before, computer=STAND_IN, has_left=True)
    else:
        _require_free(now, successor.user_id, row.seat)
        since = at if row.seat in now.to_act else None
        taken = replace(before, user_id=successor.user_id, name=successor.name, computer="", has_left=False)
        after = asked_at(taken, since)
    game = following(now.stored.game, host_id=_host_after(now, before, after))
    entry = MoveRow(game.version, row.seat, "replaced", f"{before.user_id} {successor.user_id or 0}", "[]", at)
    change = Change(
        game=game,
        seats=(after,),
        move=entry,
        snapshot=now.stored.snapshot,
        due=(DueRow(PARTING, now.table.id, row.seat, at),) if is_told else (),
        has_new_company=True,
        note=_forgotten(row.seat),
    )
    return Made(change)


def _host_after(now: Current, before: SeatRow, after: SeatRow) -> int:
    """A host who hands over hands that over too; one who is gone leaves it to the next person."""
    if now.table.host_id != before.user_id:
        return now.table.host_id
    others = [user for user in now.table.humans if user != before.user_id]
    heirs = [after.user_id, *others] if not after.computer else others
    return next((user for user in heirs if user is not None), now.table.host_id)


def _forgotten(seat: Seat) -> Note:
    return Note(forgotten=(seat_audience(seat), closed_audience(seat)), settled=((ASKING, seat),))


consenting.KINDS[HAND_OVER] = consenting.Kind(_handed_over, _newcomer, "company", successor_of)
consenting.KINDS[REPLACE] = consenting.Kind(_replaced, _voters, "company", successor_of)
