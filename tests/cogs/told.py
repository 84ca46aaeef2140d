"""A game and what is told of it: letters are written and delivered in memory, nothing here talks to Discord."""

from itertools import count

from msgspec.structs import replace

from cogs.noting import delivered
from cogs.telling import (
    BoardPost,
    Letter,
    LobbyPost,
    OldPost,
    to_tell,
)
from engine.core.seats import Seat
from service.scene import Scene
from service.tables import Tables
from service.values import CHANNEL, OLD, Noted, Person, Post, Table
from tests.service.company import ANNE, BEN

NUMBERS = count(500)
NONCE_LIMIT = 25


async def letters(tables: Tables, table: Table) -> tuple[Letter, ...]:
    """What a process that knows nothing but the database would tell now."""
    return to_tell(await tables.scene(table.id), tables.now())


async def deliver(tables: Tables, table: Table, letter: Letter) -> None:
    edited = letter.edits if isinstance(letter, LobbyPost | BoardPost) else None
    number = edited.message_id if edited else next(NUMBERS)
    await tables.note(table.id, delivered(await tables.scene(table.id), letter, number))


async def tell(tables: Tables, table: Table) -> list[Letter]:
    """Delivers everything, reading the scene anew before each letter as after a restart; says what went out."""
    told: list[Letter] = []
    while left := await letters(tables, table):
        await deliver(tables, table, left[0])
        told.append(left[0])
    return told


async def post(tables: Tables, table: Table) -> Post:
    return (await tables.scene(table.id)).posts[CHANNEL]


def cut_down(shown: Post, since: int = 0, is_shown_anew: bool = False) -> OldPost:
    return OldPost(replace(shown, audience=OLD), since, is_shown_anew)


async def scene_after(tables: Tables, table: Table, noted: Noted) -> Scene:
    await tables.note(table.id, noted)
    return await tables.scene(table.id)


def seat_of(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    assert seat is not None
    return seat


def in_turn(table: Table, seat: Seat) -> tuple[Person, Person]:
    """Who sits there, then the other one."""
    return (ANNE, BEN) if seat_of(table, ANNE.user_id) == seat else (BEN, ANNE)
