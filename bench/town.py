"""Many running games in a database, each somewhere along a game that two people really played through the service."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from cogs.games import DESKS
from cogs.press import custom_id, write_path
from db import games
from db.migrating import migrate
from db.rows import GameRow, PostRow, SeatRow, StoredGame
from engine.ai import choose
from engine.core.chance import SEED_BYTES, Chance
from engine.core.moves import Path as Answers
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import CHANNEL, SENT, TOLD_BEFORE, Person, Place, seat_audience

TOLD_BY: Final = 900_000_000
"""Messages that nobody looks at have numbers from here on."""


class Stage(Struct, frozen=True):
    """A game before one of its moves: what is stored of it, and what is pressed next."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    user_id: int
    occasion: int
    answers: Answers

    def custom_id(self, game_id: int) -> str:
        """Of the button that makes the next move."""
        return custom_id("play", game_id, write_path(self.occasion, self.answers))


class Recording(Struct, frozen=True):
    """A whole game with everything that the database kept of it."""

    key: str
    stages: tuple[Stage, ...]
    log: tuple[tuple[Any, ...], ...]
    """The rows of its moves without the game's number."""
    last: GameRow
    last_seats: tuple[SeatRow, ...]
    result: tuple[tuple[Any, ...], tuple[tuple[Any, ...], ...]]


def record(key: str, people: Sequence[Person], seed: int = 1) -> Recording:
    """Played by novices, pressed by people."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_record(key, people, seed, Path(folder) / "one.db"))


async def _record(key: str, people: Sequence[Person], seed: int, path: Path) -> Recording:
    chosen = bytes([seed] * SEED_BYTES)
    tables = await Tables.open(path, thinker=DirectThinker(), seeds=lambda: chosen)
    try:
        options = {"numbering": "first"} if key == "troyes_dice" else {}
        table = await tables.open_table(Place(1, 1), people[0], key, options)
        for person in people[1:]:
            await tables.join(table.id, person)
        await tables.start(table.id, people[0])
        with closing(sqlite3.connect(path)) as connection:
            stages = [stage async for stage in _stages(connection, tables, Chance(chosen))]
    finally:
        await tables.close()
    with closing(sqlite3.connect(path)) as connection:
        stored = _stored(connection)
        log = connection.execute(
            "SELECT version, seat, kind, text, events, snapshot, at FROM moves ORDER BY version"
        ).fetchall()
        result = connection.execute("SELECT * FROM results").fetchone()
        seats = connection.execute("SELECT * FROM result_seats ORDER BY seat").fetchall()
    return Recording(key, tuple(stages), tuple(log), stored.game, stored.seats, (result, tuple(seats)))


def _stored(connection: sqlite3.Connection) -> StoredGame:
    stored = games.load(connection, 1)
    assert stored is not None
    return stored


async def _stages(connection: sqlite3.Connection, tables: Tables, chance: Chance) -> AsyncIterator[Stage]:
    while acting := (await tables.look(1, None)).to_act:
        stored = _stored(connection)
        user_id = stored.seats[acting[0]].user_id or 0
        look = await tables.look(1, user_id)
        move = choose("novice", look.table.game, look.view, chance)
        yield Stage(stored.game, stored.seats, user_id, look.occasion, move.parts)
        await tables.play(1, user_id, look.occasion, move.parts)


class Settled(Struct, frozen=True):
    """A running game of the town: where it is played, and how far it is."""

    game_id: int
    channel_id: int
    message_id: int
    recording: Recording
    stage: Stage


def settle(
    path: Path, recordings: Sequence[Recording], places: Iterable[tuple[int, int, int]], inboxes: Mapping[int, int]
) -> list[Settled]:
    """Fills a new database: one game at each place (server, channel, message), all told of how they stand."""
    now = time.time()
    with closing(_opened(path)) as connection:
        made = [
            _settled(connection, number, recordings[number % len(recordings)], place, now)
            for number, place in enumerate(places, start=1)
        ]
        connection.executemany("INSERT INTO inboxes VALUES (?, ?)", inboxes.items())
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return made


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = OFF")
    migrate(connection)
    connection.execute("BEGIN")
    return connection


def _settled(
    connection: sqlite3.Connection, number: int, recording: Recording, place: tuple[int, int, int], now: float
) -> Settled:
    server, channel, message = place
    stages = recording.stages
    stage = stages[number * 7 % len(stages)]
    row = replace(stage.game, id=number, guild_id=server, channel_id=channel, created_at=now, started_at=now)
    game_id = games.insert(connection, row, [_asked_at(seat, now) for seat in stage.seats])
    assert game_id is not None
    _write_log(connection, game_id, recording, row.version)
    asked = stage.seats if DESKS[recording.key].asks_privately else ()
    audiences = [CHANNEL, SENT, *(seat_audience(seat.seat) for seat in asked)]
    posts = [PostRow(each, row.version, channel, message or TOLD_BY + number) for each in audiences]
    posts.append(PostRow(TOLD_BEFORE, row.version - 1, channel, 0))
    connection.executemany("INSERT INTO posts VALUES (?, ?, ?, ?, ?)", [(game_id, *astuple(post)) for post in posts])
    return Settled(game_id, channel, message, recording, stage)


def _asked_at(seat: SeatRow, now: float) -> SeatRow:
    return seat if seat.awaited_since is None else replace(seat, awaited_since=now)


def _write_log(connection: sqlite3.Connection, game_id: int, recording: Recording, until: int) -> None:
    connection.executemany(
        "INSERT INTO moves (game_id, version, seat, kind, text, events, snapshot, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(game_id, *row) for row in recording.log if row[0] <= until],
    )


def add_finished(path: Path, recording: Recording, many: int, server: int, channel: int, first: int = 1) -> None:
    """So many finished games, as the bot leaves them behind the moment that they end."""
    with closing(_opened(path)) as connection:
        for number in range(first, first + many):
            row = replace(recording.last, id=number, guild_id=server, channel_id=channel)
            game_id = games.insert(connection, row, recording.last_seats)
            assert game_id is not None
            _write_log(connection, game_id, recording, row.version)
            head, seats = recording.result
            connection.execute(f"INSERT INTO results VALUES (?{', ?' * (len(head) - 1)})", (game_id, *head[1:]))
            holes = ", ?" * (len(seats[0]) - 1)
            connection.executemany(
                f"INSERT INTO result_seats VALUES (?{holes})", [(game_id, *seat[1:]) for seat in seats]
            )
            post = PostRow(CHANNEL, row.version, channel, TOLD_BY + number)
            connection.execute("INSERT INTO posts VALUES (?, ?, ?, ?, ?)", (game_id, *astuple(post)))
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
