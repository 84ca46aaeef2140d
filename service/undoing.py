"""Taking a move back, free of charge: until something was revealed to its seat, or another person has built upon it.

What computers have built upon it goes with it, and so does what it forced.
"""

from collections.abc import Sequence
from typing import Any

from db.rows import Change, MoveRow
from engine.core.errors import EngineError, IllegalMove
from engine.core.game import AnyGame
from engine.core.seats import Seat
from service.errors import Refusal
from service.ledger import Current, Ledger, Made, following
from service.log import has_revealed, last_move_of, moves_that_count, settled_before, since_last_move
from service.seating import awaiting, require_playing, require_seat
from service.values import FORCED, Look


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
    since = since_last_move(log, seat)
    _refuse_revealed(now, seat, since)
    gone = [target, *(entry for entry in since[1:] if entry.seat == seat)]
    base = settled_before(log, target.version)
    snapshot = await ledger.store.snapshot(now.table.id, base)
    state = now.game.decode(snapshot, now.table.rules_version)
    try:
        for entry in moves_that_count(log):
            if entry.version > base and entry not in gone:
                state = reapplied(now.game, state, entry)
    except EngineError as error:
        if people := [name for entry in since[1:] if (name := _person(now, entry))]:
            raise Refusal("undo_not_yours", name=people[-1]) from error
        return await without(ledger, now, seat, log, since)
    return _taken_back(ledger, now, seat, gone, state)


async def without(ledger: Ledger, now: Current, seat: Seat, log: Sequence[MoveRow], entries: Sequence[MoveRow]) -> Made:
    """The game as it was before these entries, the newest ones that count."""
    base = settled_before(log, entries[0].version)
    snapshot = await ledger.store.snapshot(now.table.id, base)
    state = now.game.decode(snapshot, now.table.rules_version)
    for entry in moves_that_count(log):
        if base < entry.version < entries[0].version:
            state = reapplied(now.game, state, entry)
    return _taken_back(ledger, now, seat, entries, state)


def _taken_back(ledger: Ledger, now: Current, seat: Seat, entries: Sequence[MoveRow], state: Any) -> Made:
    """The log keeps the entries, and says that they were undone."""
    row, at = following(now.stored.game), ledger.clock.now()
    seats = awaiting(now.stored.seats, now.game.to_act(state), at)
    text = " ".join(str(entry.version) for entry in entries)
    undo = MoveRow(row.version, seat, "undo", text, "[]", at)
    return Made(Change(game=row, seats=seats, move=undo, snapshot=now.game.encode(state)))


def _refuse_revealed(now: Current, seat: Seat, since: Sequence[MoveRow]) -> None:
    """Knowledge can't be taken back: a roll or a drawn card that the seat has seen since its move holds the move."""
    if not has_revealed(now, seat, since):
        return
    own, later = since[:1], since[1:]
    if not has_revealed(now, seat, own) and not any(_person(now, entry) for entry in later):
        shown = next(entry for entry in later if has_revealed(now, seat, [entry]))
        if shown.kind != FORCED:
            raise Refusal("undo_shown_by_computer", name=now.table.sitters[shown.seat or 0].name)
    raise Refusal("undo_too_late")


def reapplied(game: AnyGame, state: Any, entry: MoveRow) -> Any:
    """The state after another seat's move, which must come out as it did: otherwise it was built upon the one taken back."""
    state, events = game.apply(state, game.parse(entry.text))
    if game.decode_events(entry.events.encode()) != events:
        raise IllegalMove("came_out_differently", version=entry.version)
    return state


def _person(now: Current, entry: MoveRow) -> str:
    """Who chose the move; empty for a computer and for nobody, whose moves can be taken back with one's own."""
    sitter = now.table.sitters[entry.seat or 0]
    return sitter.name if sitter.is_person and entry.kind != FORCED else ""
