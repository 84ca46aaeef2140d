"""What is due at a table, and what becomes of it when its time has come."""

from engine.core.seats import Seat
from service.tables import Tables
from service.values import TIMING, Due, Person, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
)

LEASE = 600.0


async def due(tables: Tables, table: Table, kind: str) -> dict[Seat | None, float]:
    scene = await tables.scene(table.id)
    return {seat: row.due for (each, seat), row in scene.due.items() if each == kind}


async def claimed(tables: Tables, kind: str) -> list[Due]:
    return [row for row in await tables.claim_due(LEASE) if row.kind == kind]


async def times_up(tables: Tables) -> list[bool]:
    """Looks at every clock that is due, and says of each whether the game changed by it."""
    return [await changes(tables, row) for row in await claimed(tables, TIMING)]


async def changes(tables: Tables, row: Due) -> bool:
    before = (await tables.table(row.game_id)).version
    await tables.carry_out(row)
    return (await tables.table(row.game_id)).version > before


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.user_id)
    assert seat is not None
    return seat


async def to_move(tables: Tables, table: Table) -> Person:
    (seat,) = (await tables.look(table.id, None)).to_act
    return next(person for person in (ANNE, BEN, CLEO) if person.user_id == table.sitters[seat].user_id)


async def kinds(tables: Tables, table: Table) -> list[str]:
    return [entry.kind for entry in await tables.history(table.id, None)]
