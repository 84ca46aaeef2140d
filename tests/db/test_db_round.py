"""What is asked every minute costs no more with thousands of games, requests, leagues and servers than with one."""

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from db import challenges, due, games, leagues, packing, posts, requests
from db.challenges import MorningRow
from db.league_rows import EditionRow, LeagueChange, LeagueRow
from db.migrating import migrate
from db.posts import REQUEST
from db.rows import DueRow, PostRow, RequestRow
from tests.db.samples import GAME, SEATS

NOW, LATER = 1000.0, 9000.0
LEAGUE = LeagueRow(0, 7, 70, 12, "troyes_dice", "{}", "gathering", 1, 0, 1)
ASKED: dict[str, Callable[[sqlite3.Connection], Any]] = {
    "untold": lambda connection: posts.behind(connection, "channel", "refused", "old"),
    "due": lambda connection: due.claim(connection, NOW, 600.0, "remind", 60.0),
    "to put away": lambda connection: packing.to_pack(connection, NOW, 20),
    "leagues": leagues.to_see_to,
    "mornings": lambda connection: challenges.claim_mornings(connection, NOW, 600.0),
}


def filled(many: int) -> sqlite3.Connection:
    """As many of everything, told and not due."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    connection.execute("BEGIN")
    for number in range(1, many + 1):
        games.insert(connection, replace(GAME, channel_id=number), SEATS[:1])
        posts.mark(connection, number, PostRow("channel", 1, number, 5))
        due.put(connection, DueRow("remind", number, 0, LATER))
        due.put(connection, DueRow("post", number, None, 1.0))
        _asked_and_told(connection, number)
        _league_that_is_over(connection, number)
        challenges.keep_morning(connection, MorningRow(number, number, LATER, None))
    connection.execute("UPDATE due SET done = 2.0 WHERE kind = 'post'")
    connection.execute("COMMIT")
    connection.execute("ANALYZE")
    return connection


def _asked_and_told(connection: sqlite3.Connection, game_id: int) -> None:
    number = requests.insert(connection, RequestRow(0, game_id, "undo", 0, 11, "2", "[11]", 1.0, "entry"), 1)
    assert number is not None
    requests.lapse(connection, game_id, ("entry",), "moot")
    posts.mark(connection, game_id, PostRow(f"{REQUEST}{number}", 2, 70, 6))


def _league_that_is_over(connection: sqlite3.Connection, guild_id: int) -> None:
    number = leagues.insert(connection, replace(LEAGUE, guild_id=guild_id), EditionRow(1, b"seed", 1.0))
    assert number is not None
    row = replace(LEAGUE, id=number, guild_id=guild_id, status="over", version=2)
    assert leagues.store(connection, LeagueChange(league=row))
    leagues.note(connection, number, PostRow("end:1", 2, 70, 7))


def steps(connection: sqlite3.Connection, ask: Callable[[sqlite3.Connection], Any]) -> int:
    """How many tens of steps SQLite takes for it."""
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    connection.set_progress_handler(count, 10)
    assert ask(connection) == []
    connection.set_progress_handler(None, 0)
    return taken


@pytest.fixture(scope="module")
def one() -> sqlite3.Connection:
    return filled(1)


@pytest.fixture(scope="module")
def thousands() -> sqlite3.Connection:
    return filled(2000)


@pytest.mark.parametrize("what", ASKED)
def test_it_does_not_grow(what: str, one: sqlite3.Connection, thousands: sqlite3.Connection) -> None:
    assert steps(thousands, ASKED[what]) <= steps(one, ASKED[what]) + 2


def test_a_request_is_untold_until_its_post_says_how_it_stands() -> None:
    connection = filled(1)
    untold = ASKED["untold"]
    row = RequestRow(0, 1, "swap", 0, 11, "2", "[11]", 1.0, "company")
    number = requests.insert(connection, row, 1)
    assert untold(connection) == [1]
    posts.mark(connection, 1, PostRow(f"{REQUEST}{number}", 1, 70, 8))
    assert untold(connection) == []
    requests.lapse(connection, 1, ("company",), "moot")
    assert untold(connection) == [1], "it is over"
    posts.mark(connection, 1, PostRow(f"{REQUEST}{number}", 2, 70, 8))
    assert untold(connection) == []
    posts.forget(connection, 1, f"{REQUEST}{number}")
    assert untold(connection) == [], "of what is over there is nothing to tell where nobody was told that it began"


def test_a_league_is_seen_to_until_its_end_is_told() -> None:
    connection = filled(1)
    number = leagues.insert(connection, replace(LEAGUE, guild_id=99), EditionRow(1, b"seed", 1.0))
    assert number is not None
    assert leagues.to_see_to(connection) == [number]
    row = replace(LEAGUE, id=number, guild_id=99, status="over", version=2)
    leagues.store(connection, LeagueChange(league=row))
    assert leagues.to_see_to(connection) == [number], "its end is not told"
    leagues.note(connection, number, PostRow("signup:1", 1, 70, 8))
    assert leagues.to_see_to(connection) == [number]
    leagues.note(connection, number, PostRow("end:1", 2, 70, 9))
    assert leagues.to_see_to(connection) == []
