"""What is kept of a person: nothing is left out when it is shown, nothing when it is taken out."""

import sqlite3

from db import privacy
from db.migrating import migrate
from tests.db.test_db_migrating import NEWEST, of_version

NAMING = {"user_id", "host_id", "who"}
"""Columns that may name a person."""


def tables(connection: sqlite3.Connection) -> dict[str, set[str]]:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")} for (name,) in names.fetchall()}


def kept() -> sqlite3.Connection:
    connection = of_version(NEWEST)
    migrate(connection)
    return connection


def test_every_table_in_which_people_stand_is_known() -> None:
    found = {name: columns & NAMING for name, columns in tables(kept()).items() if columns & NAMING}
    assert found == {name: {column} for name, column in privacy.KEPT.items()}


def test_after_a_person_is_taken_out_no_row_leads_to_them() -> None:
    connection = kept()
    assert privacy.kept_of(connection, 12)["result_seats"]
    others = connection.execute("SELECT * FROM result_seats WHERE user_id IS NOT 12").fetchall()
    privacy.forget(connection, 12, -5)
    assert not any(privacy.kept_of(connection, 12).values())
    assert connection.execute("SELECT name, rank, total FROM result_seats WHERE user_id = -5").fetchall() == [
        (privacy.NAMELESS, 1, 54)
    ]
    assert connection.execute("SELECT * FROM result_seats WHERE user_id IS NOT -5").fetchall() == others


def test_what_players_must_not_know_is_not_shown() -> None:
    games = privacy.kept_of(kept(), 11)["games"]
    assert games and all("seed" not in row for row in games)
