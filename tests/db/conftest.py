"""A database that is there for one test."""

import sqlite3
from collections.abc import Iterator

import pytest

from db.migrating import migrate


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    migrate(opened)
    yield opened
    opened.close()
