"""Challenges at a fixed noon, begun and played to their end."""

from service.challenge import Challenge
from service.tables import Tables
from service.values import Person, Table
from tests.service.company import (
    ANNE,
    DAY,
    HOUR,
    MovableClock,
    pick,
)

NOON = 20_000 * DAY + 12 * HOUR
TODAY = Challenge("day", 20_000)


def noon(clock: MovableClock, days: int = 0) -> None:
    clock.time = NOON + days * DAY


async def begun(tables: Tables, person: Person = ANNE, kind: str = "day") -> Table:
    return await tables.dailies.begin(tables.dailies.current("day" if kind == "day" else "week"), person)


async def finished(tables: Tables, person: Person, number: int = 0, kind: str = "day") -> Table:
    """Somebody plays today's challenge to its end, always legal move `number`."""
    return await _to_the_end(tables, await begun(tables, person, kind), person, number)


async def _to_the_end(tables: Tables, table: Table, person: Person, number: int = 0) -> Table:
    while (table := await tables.table(table.id)).status == "playing":
        await pick(tables, table, person, number)
    return table
