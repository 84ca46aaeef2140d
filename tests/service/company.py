"""The people at the tables, and what they do most."""

from collections.abc import Callable

from service.host import Tables
from service.tables import Person, Place, Table

ANNE, BEN, CLEO, DORA = (Person(n, name) for n, name in enumerate(("Anne", "Ben", "Cleo", "Dora"), start=11))
SQUARE = Place(7, 70)


class MovableClock:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


def numbered_seeds() -> Callable[[], bytes]:
    given = iter(range(1, 10_000))
    return lambda: next(given).to_bytes(32, "big")


async def seated(
    tables: Tables, *people: Person, key: str = "troyes_dice", place: Place = SQUARE, **options: str
) -> Table:
    """A lobby of these people; the first one is the host."""
    table = await tables.open_table(place, people[0], key, options)
    for person in people[1:]:
        table = await tables.join(table.id, person)
    return table


async def started(
    tables: Tables, *people: Person, key: str = "troyes_dice", place: Place = SQUARE, **options: str
) -> Table:
    if key == "troyes_dice":
        options.setdefault("numbering", "first")
    table = await seated(tables, *people, key=key, place=place, **options)
    return await tables.start(table.id, people[0])


async def play(tables: Tables, table: Table, person: Person, *path: str) -> None:
    look = await tables.look(table.id, person.user_id)
    await tables.play(table.id, person.user_id, look.occasion, path)


async def pick(tables: Tables, table: Table, person: Person, number: int = 0) -> str:
    """Makes legal move `number` of that seat, and says which it was."""
    look = await tables.look(table.id, person.user_id)
    moves = look.table.game.legal_moves(look.view)
    played = await tables.play(table.id, person.user_id, look.occasion, moves[number % len(moves)].parts)
    return " ".join(played.move.parts)


async def play_out(tables: Tables, table: Table) -> Table:
    """Everybody takes the first legal move until the game is over."""
    while (table := await tables.table(table.id)).status == "playing":
        await tables.think(table.id)
        look = await tables.look(table.id, None)
        for seat in look.to_act:
            user_id = look.table.sitters[seat].user_id
            assert user_id is not None
            await pick(tables, table, Person(user_id, ""))
    return table
