"""Taking a move back, free of charge: until something was revealed to its seat, or another seat has built upon it."""

from collections.abc import Sequence
from typing import Any

from db.rows import Change, MoveRow
from engine.core.errors import EngineError, IllegalMove
from engine.core.game import AnyGame
from engine.core.seats import Seat
from service.errors import Refusal
from service.ledger import Current, Ledger, Made, following
from service.log import has_revealed, last_move_of, moves_that_count, settled_before
from service.seating import awaiting, require_playing, require_seat
from service.values import Look


async def undo(ledger: Ledger, game_id: int, user_id: int) -> Look:
    async def decide(now: Current) -> Made:
        require_playing(now.table)
        seat = require_seat(now.table, user_id)
        return await _undone(ledger, now, seat)

    after, _ = await ledger.change(game_id, decide)
    return after.look(after.table.seat_of(user_id))


async def _undone(ledger: Ledger, now: Current, seat: Seat) -> Made:
    log = await ledger.store.log(now.table.id)
    target = last_move_of(log, seat)
    if target is None:
        raise Refusal("nothing_to_undo")
    if target.kind == "stand-in":
        raise Refusal("undo_time_up")
    _refuse_revealed(now, seat, [entry for entry in moves_that_count(log) if entry.version >= target.version])
    base = settled_before(log, target.version)
    snapshot = await ledger.store.snapshot(now.table.id, base)
    state = now.game.decode(snapshot, now.table.rules_version)
    rest = [entry for entry in moves_that_count(log) if entry.version > base and entry is not target]
    try:
        for entry in rest:
            state = reapplied(now.game, state, entry)
    except EngineError as error:
        raise Refusal("undo_not_yours", name=_last_mover(now, rest)) from error
    row, at = following(now.stored.game), ledger.clock.now()
    seats = awaiting(now.stored.seats, now.game.to_act(state), at)
    entry = MoveRow(row.version, seat, "undo", str(target.version), "[]", at)
    return Made(Change(game=row, seats=seats, move=entry, snapshot=now.game.encode(state)))


def _refuse_revealed(now: Current, seat: Seat, since: Sequence[MoveRow]) -> None:
    """Knowledge can't be taken back: a roll or a drawn card that the seat has seen since its move holds the move."""
    if has_revealed(now, seat, since):
        raise Refusal("undo_too_late")


def reapplied(game: AnyGame, state: Any, entry: MoveRow) -> Any:
    """The state after another seat's move, which must come out as it did: otherwise it was built upon the one taken back."""
    state, events = game.apply(state, game.parse(entry.text))
    if game.decode_events(entry.events.encode()) != events:
        raise IllegalMove("came_out_differently", version=entry.version)
    return state


def _last_mover(now: Current, rest: Sequence[MoveRow]) -> str:
    seat = rest[-1].seat
    return "" if seat is None else now.table.sitters[seat].name
