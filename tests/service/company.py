"""The people at the tables, and what they do most."""

from collections.abc import Awaitable, Callable

import pytest

from engine.core.replay import GameFile, replay
from service.errors import Refusal
from service.log import moves_that_count
from service.tables import Tables
from service.values import Person, Place, Table

ANNE, BEN, CLEO, DORA = (Person(n, name) for n, name in enumerate(("Anne", "Ben", "Cleo", "Dora"), start=11))
SQUARE = Place(7, 70)
HOUR = 3600.0
DAY = 24 * HOUR


class MovableClock:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


def numbered_seeds() -> Callable[[], bytes]:
    given = iter(range(1, 10_000))
    return lambda: next(given).to_bytes(32, "big")


async def refused(code: str, doing: Awaitable[object]) -> Refusal:
    """Checks that what is being done is refused with this code."""
    with pytest.raises(Refusal) as caught:
        await doing
    assert caught.value.code == code
    return caught.value


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
    legal = look.table.game.legal_moves(look.view)
    played = await tables.play(table.id, person.user_id, look.occasion, legal[number % len(legal)].parts)
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


async def waiting_since(tables: Tables, table: Table) -> dict[int | None, float | None]:
    """By user, since when they are awaited; None: they are not."""
    rows = (await tables._ledger.load(table.id)).stored.seats
    return {row.user_id: row.awaited_since for row in rows}


async def check_whole(tables: Tables, game_id: int) -> list[str]:
    """The log has no gap, and the snapshot is what it replays to. Returns the lines of all moves, with their versions."""
    now = await tables._ledger.load(game_id)
    log = await tables._ledger.store.log(game_id)
    versions = [entry.version for entry in log]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    assert now.table.version == versions[-1]
    assert now.stored.game.seed is not None
    lines = tuple(entry.text for entry in moves_that_count(log))
    result = await tables.result(game_id)
    assert (result is not None) == (now.table.status == "finished")
    file = GameFile(
        now.table.key,
        now.table.rules_version,
        now.table.options,
        now.stored.game.seed.hex(),
        len(now.table.sitters),
        lines,
        result,
    )
    assert replay(now.game, file) == now.state
    assert [row.seat for row in now.stored.seats if row.awaited_since is not None] == list(now.to_act)
    return [f"{entry.version} {entry.text}" for entry in log if entry.kind == "move"]
