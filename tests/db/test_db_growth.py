"""A change of a running game, and what follows it, cost no more beside thousands of other games than beside none."""

import sqlite3
from collections.abc import Callable

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


def busy(games_of_anne: int) -> sqlite3.Connection:
    """All of them wait for her, each a second longer than the next."""
    connection = town(0)
    for number in range(2, games_of_anne + 1):
        waiting = replace(SEATS[0], awaited_since=200.0 + number)
        games.insert(connection, replace(GAME, channel_id=1000 + number), (waiting, SEATS[1]))
    connection.execute("ANALYZE")
    return connection


def moved(game_status: str) -> Change:
    change = change_of(replace(GAME, id=1))
    due = (DueRow("remind", 1, 0, 500.0),)
    if game_status == "playing":
        return replace(change, seats=SEATS, due=due)
    over = replace(change.game, status="finished", finished_at=130.0)
    return replace(change, game=over, seats=SEATS, due=due, result=result_of(1, (11, 50), (12, 40)))


def steps(connection: sqlite3.Connection, ask: Callable[[sqlite3.Connection], object]) -> int:
    """How many steps SQLite takes for it, in tens."""
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    connection.set_progress_handler(count, 10)
    assert ask(connection)
    connection.set_progress_handler(None, 0)
    return taken


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_a_move_is_stored_in_as_many_steps_whatever_has_been_played_before(status: str) -> None:
    def store(connection: sqlite3.Connection) -> bool:
        return changes.store(connection, moved(status))

    assert steps(town(2000), store) <= steps(town(0), store) + 2


def test_the_next_game_that_waits_is_found_in_as_many_steps_however_many_somebody_plays() -> None:
    def next_of_anne(connection: sqlite3.Connection) -> object:
        return games.awaiting(connection, 11, but=1)

    assert steps(busy(2000), next_of_anne) <= steps(busy(2), next_of_anne) + 2
