"""Who reads a post or a panel: the viewer of a look, with the names at the table and their words."""

from collections.abc import Sequence

from cogs.games import Reader
from cogs.layout import quoted
from engine.core.events import Event
from engine.core.seats import Seat
from locales import Words
from service.tables import Tables
from service.values import LogEntry, Look, Table


def quoted_names(table: Table) -> tuple[str, ...]:
    return tuple(map(quoted, table.names))


def reader_of(look: Look, w: Words) -> Reader:
    return Reader(look.view, quoted_names(look.table), look.table.names, w)


async def entries_since(tables: Tables, look: Look, user_id: int | None, after: int) -> list[LogEntry]:
    """What happened after a version up to the look, and not what has happened since: that is told with the next look."""
    entries = await tables.history(look.table.id, user_id, after=after)
    return [entry for entry in entries if entry.version <= look.table.version]


def since_last_move(entries: Sequence[LogEntry], seat: Seat) -> list[Event]:
    """What happened from the seat's last move on; what followed from the move by itself is among it."""
    moved = [
        place for place, entry in enumerate(entries) if entry.seat == seat and entry.kind == "move" and entry.events
    ]
    return [event for entry in entries[moved[-1] if moved else 0 :] for event in entry.events]
