"""What entries of the log tell, a line each; what nobody had to choose says so."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from cogs.games import DESKS
from cogs.readers import reader_of
from locales import Words
from render.news import Line
from service.scene import Scene
from service.values import FORCED, LogEntry, Look


def news_of(entries: Sequence[LogEntry], look: Look, w: Words) -> list[Line]:
    lines = [line for stretch in _stretches(entries, look) for line in _news(stretch, look, w)]
    return [_times([*group], w) for _, group in groupby(lines)]


def _times(lines: Sequence[Line], w: Words) -> Line:
    """What happened several times in a row is told once."""
    first = lines[0]
    return replace(first, text=w("news-times", line=first.text, times=len(lines))) if len(lines) > 1 else first


def _stretches(entries: Sequence[LogEntry], look: Look) -> Iterator[list[LogEntry]]:
    """What is told together: each only move stands for itself."""
    alone = [number if _is_only_move(entry, look) else None for number, entry in enumerate(entries)]
    for _, group in groupby(zip(alone, entries, strict=True), lambda each: each[0]):
        yield [entry for _, entry in group]


def _is_only_move(entry: LogEntry, look: Look) -> bool:
    """Where seats decide at once, that somebody had no choice may tell of what is hidden: only they read it."""
    if entry.kind != FORCED or entry.taken_back:
        return False
    return entry.seat == look.seat or not DESKS[look.table.key].asks_privately


def _news(entries: Sequence[LogEntry], look: Look, w: Words) -> list[Line]:
    events = [event for entry in entries for event in entry.events]
    lines = DESKS[look.table.key].news(reader_of(look, w), events)
    if not lines or not _is_only_move(entries[0], look):
        return lines
    return [replace(lines[0], text=w("news-only-move", line=lines[0].text)), *lines[1:]]


def made_for(scene: Scene, look: Look, after: int, w: Words) -> list[str]:
    """What was made in the viewer's name after a version, because it was their only move."""
    entries = scene.entries(look.seat, after)
    made = [entry for entry in entries if entry.kind == FORCED and entry.seat == look.seat and not entry.taken_back]
    return [line.text for entry in made for line in news_of([entry], look, w)[:1]]
