"""The entries of a game's log in little room: column by column, where neighbours are alike.

Of numbers that grow, by how much they do; times to the millisecond; events by their shape, each of their fields a column, and
the fields that every event has (its round, say) one column for all of them.
What the game's file says is not said again: its text is the dictionary of the compression, without which the log can't be read.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from db.rows import MoveRow

THOROUGH: Final = 9


class Shaped(Struct, frozen=True):
    """Events of which each is told by its type and the values of its fields."""

    shapes: list[list[str]]
    """Type and fields."""
    order: list[list[int]]
    """By entry, the shape of each of its events."""
    values: list[list[list[Raw]]]
    """By shape and field that is not shared, one value after the other."""
    shared: dict[str, list[int]] = {}
    """Numbers that every event has, by field: how much more than the event before. Before version 22 of the database there
    were none."""


_Columns: TypeAlias = tuple[list[int], list[int | None], list[str], list[str], list[Raw] | Shaped, list[int]]


def packed(entries: Sequence[MoveRow], file: str = "") -> bytes:
    columns = (
        _steps([entry.version for entry in entries]),
        [entry.seat for entry in entries],
        [entry.kind for entry in entries],
        [entry.text for entry in entries],
        _events([entry.events for entry in entries]),
        _steps([round(entry.at * 1000) for entry in entries]),
    )
    return deflated(msgspec.json.encode(columns), file.encode())


def unpacked(data: bytes, file: str = "") -> list[MoveRow]:
    versions, seats, kinds, texts, events, times = msgspec.json.decode(inflated(data, file.encode()), type=_Columns)
    told = [bytes(each).decode() for each in events] if isinstance(events, list) else _told(events)
    rows = zip(accumulate(versions), seats, kinds, texts, told, accumulate(times), strict=True)
    return [MoveRow(version, seat, kind, text, events, at / 1000) for version, seat, kind, text, events, at in rows]


def deflated(data: bytes, known: bytes = b"") -> bytes:
    """Made small. What `known` has as well takes next to nothing."""
    work = zlib.compressobj(THOROUGH, memLevel=THOROUGH, zdict=known) if known else zlib.compressobj(THOROUGH)
    return work.compress(data) + work.flush()


def inflated(data: bytes, known: bytes = b"") -> bytes:
    """Raises `zlib.error` where something else was known."""
    work = zlib.decompressobj(zdict=known)
    return work.decompress(data) + work.flush()


def _steps(numbers: Sequence[int]) -> list[int]:
    return [*numbers[:1], *(after - before for before, after in pairwise(numbers))]


def _events(told: Sequence[str]) -> Shaped | list[Raw]:
    """As they are where they are written in any other way than by shape."""
    try:
        shaped = _shaped(told)
    except (msgspec.ValidationError, KeyError):
        return [Raw(each.encode()) for each in told]
    return shaped if _told(shaped) == list(told) else [Raw(each.encode()) for each in told]


def _shaped(told: Sequence[str]) -> Shaped:
    entries = [msgspec.json.decode(each, type=list[dict[str, Raw]]) for each in told]
    shared = _shared([event for events in entries for event in events])
    shapes: dict[tuple[str, ...], int] = {}
    order: list[list[int]] = []
    values: list[list[list[Raw]]] = []
    for events in entries:
        order.append([])
        for event in events:
            kind = msgspec.json.decode(event.pop("type"), type=str)
            shape = shapes.setdefault((kind, *event), len(shapes))
            own = [value for field, value in event.items() if field not in shared]
            if shape == len(values):
                values.append([[] for _ in own])
            order[-1].append(shape)
            for column, value in zip(values[shape], own, strict=True):
                column.append(value)
    return Shaped([list(shape) for shape in shapes], order, values, shared)


def _shared(events: Sequence[Mapping[str, Raw]]) -> dict[str, list[int]]:
    fields = [field for field in (events[0] if events else ()) if all(field in event for event in events)]
    columns = {field: _numbers([event[field] for event in events]) for field in fields}
    return {field: _steps(column) for field, column in columns.items() if column}


def _numbers(values: Sequence[Raw]) -> list[int]:
    """Nothing where one of them is no whole number."""
    try:
        return [msgspec.json.decode(value, type=int) for value in values]
    except msgspec.ValidationError:
        return []


def _told(shaped: Shaped) -> list[str]:
    coming = [zip(*columns, strict=True) for columns in shaped.values]
    shared = zip(*map(accumulate, shaped.shared.values()), strict=True)
    return [
        msgspec.json.encode(
            [_event(shaped.shapes[shape], shaped.shared, shared, coming[shape]) for shape in shapes]
        ).decode()
        for shapes in shaped.order
    ]


def _event(
    shape: Sequence[str], names: Iterable[str], shared: Iterator[Sequence[int]], own: Iterator[Sequence[Raw]]
) -> dict[str, Any]:
    kind, *fields = shape
    known: dict[str, Any] = dict(zip(names, next(shared, ()), strict=True))
    left = [field for field in fields if field not in known]
    known |= zip(left, next(own) if left else (), strict=True)
    return {"type": kind, **{field: known[field] for field in fields}}
