"""A process that plays until it is killed, and tells each move after it was confirmed."""

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from service.clock import SystemClock
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Place, Table
from tests.service.company import numbered_seeds

PEOPLE = [Person(11, "Anne"), Person(12, "Ben")]
CHANNELS = (70, 71, 72)


def play_until_killed(path: Path, confirm: Connection, seed: int) -> None:
    asyncio.run(_play(path, confirm, Random(seed)))


async def _play(path: Path, confirm: Connection, random: Random) -> None:
    tables = await Tables.open(path, SystemClock(), DirectThinker(), numbered_seeds())
    await asyncio.gather(*(_play_in(tables, channel, confirm, random) for channel in CHANNELS))


async def _play_in(tables: Tables, channel: int, confirm: Connection, random: Random) -> None:
    """Game after game in one channel, without an end."""
    while True:
        table = await tables.at(Place(7, channel)) or await tables.open_table(
            Place(7, channel), PEOPLE[0], "troyes_dice", {"pace": "own"}
        )
        if table.status == "lobby":
            if len(table.sitters) == 1:
                await tables.join(table.id, PEOPLE[1])
            await tables.start(table.id, PEOPLE[0])
        else:
            await _move(tables, table, confirm, random)


async def _move(tables: Tables, table: Table, confirm: Connection, random: Random) -> None:
    spectator = await tables.look(table.id, None)
    user_id = table.sitters[random.choice(spectator.to_act)].user_id
    assert user_id is not None
    look = await tables.look(table.id, user_id)
    legal = table.game.legal_moves(look.view)
    played = await tables.play(table.id, user_id, look.occasion, random.choice(legal).parts)
    text = " ".join((str(look.seat), *played.move.parts))
    confirm.send((table.id, f"{played.version} {text}"))
