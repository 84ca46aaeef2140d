"""Every index is there for something that is asked: without it, a whole table would be read, or put in order."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from service.tables import Tables
from service.thinking import DirectThinker
from service.values import CHANNEL, Noted, Post
from tests.service.company import ANNE, BEN, SQUARE, MovableClock, numbered_seeds, play_out, started


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of every database that is opened from now on."""
    connect, found = sqlite3.connect, list[str]()

    def traced(*where: object, **options: object) -> sqlite3.Connection:
        connection = connect(*where, **options)  # type: ignore[call-overload]
        connection.set_trace_callback(found.append)
        return connection

    monkeypatch.setattr(sqlite3, "connect", traced)
    return found


async def live(path: Path) -> None:
    """A game, and everything that is looked up by something else than its number."""
    tables = await Tables.open(path, MovableClock(), DirectThinker(), numbered_seeds())
    await tables.require_measure(SQUARE, ANNE)
    table = await started(tables, ANNE, BEN)
    await tables.note(table.id, Noted((Post(CHANNEL, table.version, SQUARE.channel_id, 900),)))
    await tables.others_at(table.id, 900)
    await tables.games_of(ANNE.user_id)
    await tables.next_awaited(ANNE.user_id, table.id)
    await tables.untold()
    await tables.scene(table.id)
    await tables.claim_due(60.0)
    await tables.untold()
    await play_out(tables, table)
    await tables.at(SQUARE, latest=True)
    await tables.standing.history(ANNE.user_id, 1)
    await tables.privacy.kept_of(ANNE.user_id)
    await tables.dailies.table(tables.dailies.current("day"), SQUARE.guild_id or 0)
    await tables.leagues.to_see_to()
    await tables.dailies.claim_mornings(60.0)
    await tables.put_away()
    await tables.dailies.stand(tables.dailies.current("day"), ANNE, SQUARE.guild_id)
    await tables.put_away()
    await tables.close()


def long_steps(connection: sqlite3.Connection, statement: str) -> list[str]:
    """Where a whole table is read, or all that was found is put in order."""
    plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
    return [step for *_, step in plan if step.startswith(("SCAN", "USE TEMP B-TREE"))]


async def test_every_index_is_needed(path: Path, asked: list[str]) -> None:
    await live(path)
    statements = [each for each in dict.fromkeys(asked) if each.lstrip().startswith(("SELECT", "WITH", "UPDATE"))]
    with closing(sqlite3.connect(path, cached_statements=0)) as connection:
        indexes = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        for name, made in indexes.fetchall():
            if made.startswith("CREATE UNIQUE"):
                continue
            with_it = [long_steps(connection, each) for each in statements]
            connection.execute(f"DROP INDEX {name}")
            assert with_it != [long_steps(connection, each) for each in statements], name
            connection.execute(made)
