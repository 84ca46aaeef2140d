"""What is read from the kept results."""

import sqlite3
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from db import results
from db.migrating import migrate
from tests.db.samples import result_of

ANNE, BEN = 11, 12


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    migrate(opened)
    yield opened
    opened.close()


def test_facts_are_those_of_the_games_that_one_finished(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 60), (BEN, 50)))
    kept = result_of(2, (ANNE, 60), (BEN, 50))
    left = replace(kept.seats[0], has_left=True)
    results.insert(connection, replace(kept, seats=(left, kept.seats[1])))
    assert results.facts_of(connection, "troyes_dice", ANNE) == ['["x"]']
    assert results.facts_of(connection, "troyes_dice", BEN) == ['["x"]', '["x"]']
