"""Writes down what this version of the code makes: snapshots of every game, and a whole database.

`python -m tests.golden.make` does it once for each version that is released; later versions must read it for ever. With the name
of a game it writes only that game's snapshots, for one that is new.
"""

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.core.moves import text_of
from engine.registry import GAMES
from render.samples import Kind, kinds_of
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Place, Table
from tests.service.company import ANNE, BEN, CLEO, MovableClock, numbered_seeds, pick, play_out, seated, started

HOME = Path(__file__).parent
PARTS = 5
"""A snapshot is taken after each of so many parts of a game."""


def written_game(game: AnyGame, kind: Kind) -> dict[str, Any]:
    """A game of beginners: its moves, some snapshots, one event of each type, its result."""
    seed, chance = kind.seed.to_bytes(32, "big"), Chance(bytes(32))
    state, events = game.new_game(kind.seats, kind.options, seed)
    states, moves = [state], list[str]()
    while seats := game.to_act(state):
        move = game.tempting(game.view(state, seats[-1]), chance)
        state, more = game.apply(state, move)
        moves.append(text_of(move))
        states.append(state)
        events += more
    by_type = {type(event): event for event in events}
    return {
        "seats": kind.seats,
        "options": kind.options,
        "seed": seed.hex(),
        "moves": moves,
        "snapshots": {
            str(number): b64encode(game.encode(states[number])).decode()
            for number in (len(moves) * part // PARTS for part in range(PARTS + 1))
        },
        "events": game.encode_events(list(by_type.values())).decode(),
        "result": game.result(state),
    }


def write_snapshots(folder: Path, keys: Iterable[str] = GAMES) -> None:
    for key in keys:
        game = GAMES[key]
        games = [written_game(game, kind) for kind in kinds_of(key).values()]
        text = msgspec.json.format(msgspec.json.encode(games), indent=1)
        (folder / f"{key}-{game.rules_version}.json.xz").write_bytes(lzma.compress(text))


async def fill(tables: Tables) -> None:
    """Tables of every kind: in the lobby, running in several ways, finished, aborted, with a hidden pick."""
    await seated(tables, ANNE, BEN, key="caylus", place=Place(7, 1))
    await played(tables, await started(tables, ANNE, BEN, CLEO, key="caylus", place=Place(7, 2)), 40)
    await played(tables, await started(tables, ANNE, BEN, key="troyes", place=Place(7, 3), bonus="true"), 25)
    await played(tables, await started(tables, ANNE, key="troyes", place=Place(7, 4)), 12)
    await played(tables, await started(tables, ANNE, BEN, CLEO, place=Place(7, 5), expansion="true"), 10)
    await played(tables, await started(tables, BEN, CLEO, place=Place(7, 6), pace="own", numbering="standard"), 7)
    with_computer = await seated(tables, ANNE, key="caylus", place=Place(7, 7))
    await tables.add_computer(with_computer.id, ANNE, "novice")
    await played(tables, await tables.start(with_computer.id, ANNE), 9)
    await play_out(tables, await started(tables, ANNE, place=Place(7, 8)))
    await play_out(tables, await started(tables, ANNE, BEN, place=Place(7, 8), expansion="true"))
    leaver = await seated(tables, BEN, place=Place(7, 9))
    await tables.leave(leaver.id, BEN)


async def played(tables: Tables, table: Table, moves: int) -> None:
    """So many moves of people; they take one and the other of what they may do."""
    for number in range(moves):
        await tables.think(table.id)
        look = await tables.look(table.id, None)
        user_id = look.table.sitters[look.to_act[0]].user_id
        await pick(tables, table, Person(user_id or 0, ""), number * 5)
    await tables.think(table.id)


async def write_database(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as home:
        path = Path(home) / "games.db"
        tables = await Tables.open(path, MovableClock(), DirectThinker(), numbered_seeds())
        await fill(tables)
        await tables.close()
        database = sqlite3.connect(path)
        version = database.execute("PRAGMA user_version").fetchone()[0]
        dump = "\n".join([*database.iterdump(), f"PRAGMA user_version = {version};"])
        database.close()
    newest = max(game.rules_version for game in GAMES.values())
    (folder / f"database-{newest}.sql.xz").write_bytes(lzma.compress(dump.encode(), preset=9))


def main() -> int:
    if named := sys.argv[1:]:
        write_snapshots(HOME, named)
        return 0
    write_snapshots(HOME)
    asyncio.run(write_database(HOME))
    return 0


if __name__ == "__main__":
    sys.exit(main())
