"""What is asked every minute costs no more with a thousand games than with one."""

import sqlite3

from msgspec.structs import replace

from db import changes, games, posts
from db.migrating import migrate
from db.rows import PostRow
from tests.db.samples import GAME, SEATS, change_of


def filled(many: int) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    for number in range(1, many + 1):
        games.insert(connection, replace(GAME, channel_id=number, status="finished", finished_at=1.0), SEATS[:1])
        posts.mark(connection, number, PostRow("channel", 1, number, 5))
    return connection


def behind(connection: sqlite3.Connection) -> list[int]:
    return posts.behind(connection, "channel", "refused", "old")


def steps(connection: sqlite3.Connection) -> int:
    """How many hundreds of steps SQLite takes for it."""
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    connection.set_progress_handler(count, 100)
    behind(connection)
    connection.set_progress_handler(None, 0)
    return taken


def test_it_does_not_grow_with_the_games_that_are_told() -> None:
    assert steps(filled(3000)) <= steps(filled(1)) + 1


def test_it_follows_every_change_of_a_post_and_of_a_game() -> None:
    connection = filled(3)
    assert behind(connection) == []
    row = replace(GAME, id=2, channel_id=2)
    assert changes.store(connection, change_of(row))
    assert behind(connection) == [2], "the game went on"
    posts.mark(connection, 2, PostRow("channel", 2, 2, 6))
    assert behind(connection) == []
    posts.mark(connection, 2, PostRow("channel", 1, 2, 5))
    assert behind(connection) == [], "an older post that is noted late changes nothing"
    posts.forget(connection, 3, "channel")
    assert behind(connection) == [3]
    posts.mark(connection, 3, PostRow("refused", 1, 3, 0))
    assert behind(connection) == [], "trying again has its own time"
    posts.mark(connection, 1, PostRow("old", 1, 1, 4))
    assert behind(connection) == [1]
