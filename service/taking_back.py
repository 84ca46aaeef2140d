"""Taking back more than one move: a whole turn in one press, or, when all agree, what others have built upon."""

from collections.abc import Sequence
from typing import Final

from db.rows import MoveRow, RequestRow
from engine.core.seats import Seat
from service import consenting
from service.errors import Refusal
from service.ledger import Current, Ledger, Made
from service.log import reveals_something, since_last_move, steps_of_turn
from service.seating import require_playing, require_seat
from service.undoing import without
from service.values import FORCED, Look, Request

UNDO: Final = "undo"


async def reset_turn(ledger: Ledger, game_id: int, user_id: int) -> Look:
    """Takes back all that the seat has done since its turn began, or since something was revealed in it."""

    async def decide(now: Current) -> Made:
        require_playing(now.table)
        seat = require_seat(now.table, user_id)
        log = await ledger.store.log(game_id)
        steps = steps_of_turn(now, log, seat)
        if not steps:
            raise Refusal("nothing_to_undo")
        return await without(ledger, now, seat, log, steps)

    after, _ = await ledger.change(game_id, decide)
    return after.look(after.table.seat_of(user_id))


async def undo_would_take(ledger: Ledger, game_id: int, user_id: int) -> list[str]:
    """Whose moves would be taken back with the user's last one. Refuses like `ask_to_undo`, and changes nothing."""
    now = await ledger.load(game_id)
    require_playing(now.table)
    seat = require_seat(now.table, user_id)
    since = _since(now, await ledger.store.log(game_id), seat)
    chosen = [entry.seat for entry in since if entry.kind != FORCED]
    others = dict.fromkeys(each for each in chosen if each is not None and each != seat)
    return [now.table.names[other] for other in others]


async def ask_to_undo(ledger: Ledger, game_id: int, user_id: int) -> Request:
    async def draft(now: Current) -> RequestRow:
        seat = require_seat(now.table, user_id)
        last = _since(now, await ledger.store.log(game_id), seat)[0]
        return RequestRow(0, game_id, UNDO, seat, user_id, str(last.version), "", ledger.clock.now(), "")

    return await consenting.ask(ledger, game_id, user_id, draft)


async def _undone(ledger: Ledger, now: Current, row: RequestRow) -> Made:
    assert row.seat is not None
    log = await ledger.store.log(now.table.id)
    since = _since(now, log, row.seat)
    if since[0].version != int(row.about):
        raise Refusal("request_over")
    return await without(ledger, now, row.seat, log, since)


def _since(now: Current, log: Sequence[MoveRow], seat: Seat) -> list[MoveRow]:
    """The seat's last move and what came after it, if nothing of that is a roll, a draw or a revealed pick."""
    since = since_last_move(log, seat)
    if not since:
        raise Refusal("nothing_to_undo")
    if reveals_something(now, since):
        raise Refusal("undo_too_late")
    return since


consenting.KINDS[UNDO] = consenting.Kind(_undone)
