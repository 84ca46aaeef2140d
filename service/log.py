"""Reading the log of a game: which entries still count, and what each may tell a viewer."""

import re
from collections.abc import Container, Sequence
from itertools import dropwhile
from typing import Any, cast

from db.rows import MoveRow
from engine.core.events import Event
from engine.core.seats import Seat
from service.ledger import Current
from service.values import FORCED, MOVES, Kind, LogEntry


def taken_back(log: Sequence[MoveRow]) -> dict[int, int]:
    """Version of each entry that was taken back, with the version of the undo that did it."""
    return {int(move): entry.version for entry in log if entry.kind == "undo" for move in entry.text.split()}


def moves_that_count(log: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that count, in order."""
    undone = taken_back(log)
    return [entry for entry in log if entry.kind in MOVES and entry.version not in undone]


def last_move_of(log: Sequence[MoveRow], seat: Seat) -> MoveRow | None:
    """The seat's last move that counts and was somebody's choice."""
    chosen = (entry for entry in reversed(moves_that_count(log)) if entry.kind != FORCED)
    return next((entry for entry in chosen if entry.seat == seat), None)


def seats_taken(log: Sequence[MoveRow]) -> dict[Seat, MoveRow]:
    """By seat, the entry with which a computer took it from an owner who was gone, and who may take it back."""
    last = {
        entry.seat: entry
        for entry in log
        if entry.seat is not None and entry.kind in ("resign", "taken", "replaced", "back")
    }
    return {seat: entry for seat, entry in last.items() if _is_taking(entry)}


def _is_taking(entry: MoveRow) -> bool:
    return entry.kind == "taken" or (entry.kind == "replaced" and entry.text.endswith(" 0"))


def last_own_move_of(log: Sequence[MoveRow], seat: Seat) -> MoveRow | None:
    """The seat's last move that counts and that whoever sits there has chosen."""
    own = (entry for entry in reversed(moves_that_count(log)) if entry.seat == seat and entry.kind == "move")
    return next(own, None)


def settled_before(log: Sequence[MoveRow], version: int) -> int:
    """The newest entry before `version` whose snapshot holds nothing that was taken back after it."""
    undone = taken_back(log)
    usable = (
        entry.version
        for entry in reversed(log)
        if entry.version < version and not any(move <= entry.version < undo for move, undo in undone.items())
    )
    return next(usable)


def since_last_move(log: Sequence[MoveRow], seat: Seat) -> list[MoveRow]:
    """The seat's last move and all that were made after it, as far as they count; none if it has not moved."""
    last = last_move_of(log, seat)
    return [] if last is None else [entry for entry in moves_that_count(log) if entry.version >= last.version]


def turn_of(log: Sequence[MoveRow], seat: Seat, field: str) -> str:
    """Names the turn of a seat: all that it decides with nobody else's move in between, within one chapter.

    What was taken back does not count, so whoever takes back their moves is in the same turn again.
    """
    undone = taken_back(log)
    counting = [entry for entry in log if entry.version not in undone]
    others = [entry.version for entry in counting if entry.kind in MOVES and entry.seat != seat]
    chapter = next((numbers[-1] for entry in reversed(counting) if (numbers := chapters_of(entry, field))), 0)
    return f"{others[-1] if others else 0}.{chapter}"


def steps_of_turn(now: Current, log: Sequence[MoveRow], seat: Seat) -> list[MoveRow]:
    """The moves that the seat has made in a row until now, with what they forced; all can be taken back freely."""
    steps: list[MoveRow] = []
    for entry in reversed(moves_that_count(log)):
        is_step = entry.kind == FORCED or (entry.seat == seat and entry.kind != "stand-in")
        if not is_step or reveals_something(now, [entry]):
            break
        steps.insert(0, entry)
    return [*dropwhile(lambda entry: entry.kind == FORCED, steps)]


def reveals_something(now: Current, entries: Sequence[MoveRow]) -> bool:
    """Whether one of these entries let anybody see a roll, a drawn card or a hidden pick."""
    return any(event.reveals for entry in entries for event in now.game.decode_events(entry.events.encode()))


def chapters_of(entry: MoveRow, field: str) -> list[int]:
    """The chapters of its events, in their order. Nothing is decoded for it, so a whole log can be asked."""
    return [int(number) for number in re.findall(rf'"{field}":(\d+)', entry.events)] if field else []


def has_revealed(now: Current, seat: Seat, entries: Sequence[MoveRow]) -> bool:
    """Whether one of these entries let the seat see a roll or a drawn card."""
    view = now.game.view(now.state, seat)
    events = (event for entry in entries for event in now.game.decode_events(entry.events.encode()))
    return any(event.reveals and now.game.may_see(view, event) for event in events)


def chapter_of_log(log: Sequence[MoveRow], field: str, number: int) -> list[MoveRow]:
    """The entries with events of this chapter; those without any belong to the chapter of the one before."""
    found: list[MoveRow] = []
    at = 0
    for entry in log:
        numbers = chapters_of(entry, field)
        if number in (numbers or [at]):
            found.append(entry)
        at = numbers[-1] if numbers else at
    return found


def entries_for(
    now: Current, log: Sequence[MoveRow], seat: Seat | None, whole: Sequence[MoveRow] | None = None
) -> list[LogEntry]:
    """The entries as the owner of this seat may read them.

    What was taken back is looked for in the `whole` log. An undo comes after its move, so the end of a log will do for itself.
    """
    if now.state is None:
        return []
    view, undone = now.game.view(now.state, seat), taken_back(log if whole is None else whole)
    told = [[] if entry.version in undone else _events(now, view, entry) for entry in log]
    return [_entry(now, entry, seat, events, undone) for entry, events in zip(log, told, strict=True)]


def outline_of(now: Current, log: Sequence[MoveRow]) -> list[LogEntry]:
    """The entries as everybody may read them, without their events: none of them is read for it."""
    undone = taken_back(log)
    return [] if now.state is None else [_entry(now, entry, None, [], undone) for entry in log]


def _events(now: Current, view: Any, entry: MoveRow) -> list[Event]:
    return [event for event in now.game.decode_events(entry.events.encode()) if now.game.may_see(view, event)]


def _entry(now: Current, entry: MoveRow, seat: Seat | None, events: list[Event], undone: Container[int]) -> LogEntry:
    is_open = now.table.status == "finished" or entry.kind not in MOVES or entry.seat == seat
    return LogEntry(
        version=entry.version,
        seat=entry.seat,
        text=entry.text if is_open else "",
        kind=cast(Kind, entry.kind),
        events=events,
        at=entry.at,
        taken_back=entry.version in undone,
    )
