"""A change of a running game costs no more beside thousands of finished games than beside none."""

import sqlite3

import pytest
from msgspec.structs import replace

from db import changes, games, results
from db.migrating import migrate
from db.rows import Change, DueRow
from tests.db.samples import GAME, SEATS, change_of, result_of


def town(finished: int) -> sqlite3.Connection:
    """The running game has the number 1."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    games.insert(connection, GAME, SEATS)
    for number in range(2, finished + 2):
        games.insert(connection, replace(GAME, channel_id=1000 + number, status="finished", finished_at=1.0), SEATS)
        results.insert(connection, result_of(number, (11, 50), (12, 40)))
    return connection


def moved(game_status: str) -> Change:
    change = change_of(replace(GAME, id=1))
    due = (DueRow("remind", 1, 0, 500.0),)
    if game_status == "playing":
        return replace(change, seats=SEATS, due=due)
    over = replace(change.game, status="finished", finished_at=130.0)
    return replace(change, game=over, seats=SEATS, due=due, result=result_of(1, (11, 50), (12, 40)))


def steps(connection: sqlite3.Connection, change: Change) -> int:
    """How many steps SQLite takes for it, in tens."""
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    connection.set_progress_handler(count, 10)
    assert changes.store(connection, change)
    connection.set_progress_handler(None, 0)
    return taken


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_a_move_is_stored_in_as_many_steps_whatever_has_been_played_before(status: str) -> None:
    assert steps(town(2000), moved(status)) <= steps(town(0), moved(status)) + 2
