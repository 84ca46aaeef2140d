"""A seat's time is up: a computer ends its turn, or takes the seat until its owner is back.

What is due only says when to look. What is true then is worked out under the game's lock, so it does not matter who looks,
how late, or how often: a question whose time is up is answered once.
"""

from msgspec.structs import replace

from db.rows import Change, DueRow, MoveRow, Note, SeatRow
from engine.core.seats import Seat
from service.deadlines import BANKS, PEOPLE_WHO_WAIT, deadline, only_reminds, takes_seats
from service.errors import Refusal
from service.leaving import STAND_IN
from service.ledger import Current, Ledger, Made, following
from service.log import seats_taken
from service.options import CLOCK
from service.playing import think_once
from service.seating import asked_at, require_playing
from service.values import TIMING, Table


async def time_up(ledger: Ledger, game_id: int, seat: Seat) -> None:
    """Does what the table agreed on, if this seat's time is up."""
    while now := await _overdue(ledger, game_id, seat):
        if takes_seats(now.table):
            await _take(ledger, game_id, seat)
            return
        # The time is that of a turn: what else is asked in it is answered too.
        stand_in = replace(now.table.sitters[seat], computer=STAND_IN)
        async with ledger.lock(game_id, "think"):
            if not await think_once(ledger, now, stand_in, "stand-in", lambda then: _is_persons(then, seat)):
                return


async def _overdue(ledger: Ledger, game_id: int, seat: Seat) -> Current | None:
    """The game if the seat's time is up; if not, it is looked at when that will be."""
    async with ledger.lock(game_id):
        now = await ledger.load(game_id)
        if is_time_up(now, seat, ledger.clock.now()):
            return now
        await ledger.store.note(game_id, _looked_at(now, seat))
        return None


def is_time_up(now: Current, seat: Seat, at: float) -> bool:
    end = _deadline(now, seat)
    return end is not None and end <= at


def _deadline(now: Current, seat: Seat) -> float | None:
    if now.table.status != "playing" or only_reminds(now.table):
        return None
    return deadline(now.table, now.stored.seats[seat], now.stored.notices)


def _looked_at(now: Current, seat: Seat) -> Note:
    """It is not time yet, or there is no clock any more."""
    end = _deadline(now, seat)
    if end is None:
        return Note(settled=((TIMING, seat),))
    return Note(due=(DueRow(TIMING, now.table.id, seat, end),))


def _is_persons(now: Current, seat: Seat) -> bool:
    return now.table.sitters[seat].is_person


async def _take(ledger: Ledger, game_id: int, seat: Seat) -> None:
    async def decide(now: Current) -> Made:
        at = ledger.clock.now()
        if not is_time_up(now, seat, at):
            raise Refusal("stale")
        return _taken(now, now.stored.seats[seat], at)

    try:
        await ledger.change(game_id, decide)
    except Refusal:
        return  # They have moved, or the game is over, since a moment ago.


def _taken(now: Current, seat: SeatRow, at: float) -> Made:
    """A computer takes the seat; the host's rights go to the next person. An empty bank is filled for when they are back."""
    people = [user for user in now.table.humans if user != seat.user_id]
    is_host = now.table.host_id == seat.user_id
    row = following(now.stored.game, **({"host_id": people[0]} if is_host and people else {}))
    bank = BANKS.get(now.table.customs.get(CLOCK.key, ""))
    change = Change(
        game=row,
        seats=(replace(seat, computer=STAND_IN, has_left=True, bank=bank and bank[1]),),
        move=MoveRow(row.version, seat.seat, "taken", "", "[]", at),
        snapshot=now.stored.snapshot,
        has_new_company=True,
    )
    return Made(change)


async def come_back(ledger: Ledger, game_id: int, user_id: int) -> Table:
    """The owner of a seat that a computer has taken sits down again."""

    async def decide(now: Current) -> Made:
        require_playing(now.table)
        seat = await _taken_seat(ledger, now, user_id)
        at = ledger.clock.now()
        row = following(now.stored.game)
        since = at if seat.seat in now.to_act else None
        change = Change(
            game=row,
            seats=(asked_at(replace(seat, computer="", has_left=False), since), *_waited_for_anew(now, at)),
            move=MoveRow(row.version, seat.seat, "back", "", "[]", at),
            snapshot=now.stored.snapshot,
            has_new_company=True,
        )
        return Made(change)

    after, _ = await ledger.change(game_id, decide)
    return after.table


def _waited_for_anew(now: Current, at: float) -> list[SeatRow]:
    """Whoever was alone until now had no clock; it starts when somebody waits for them."""
    alone = [row for row in now.stored.seats if not row.computer and row.awaited_since is not None]
    return [asked_at(row, at) for row in alone] if len(now.table.humans) < PEOPLE_WHO_WAIT else []


async def _taken_seat(ledger: Ledger, now: Current, user_id: int) -> SeatRow:
    sitter = now.table.sitter_of(user_id)
    if sitter is None:
        raise Refusal("not_seated")
    if sitter.is_person:
        raise Refusal("not_taken")
    if sitter.seat not in seats_taken(await ledger.store.log(now.table.id)):
        raise Refusal("seat_gone")
    return now.stored.seats[sitter.seat]
