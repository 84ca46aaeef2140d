"""The leaderboard as it is counted from the kept results."""

import sqlite3
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from db import results, scenes
from db.migrating import migrate
from db.rows import LeaderboardRow
from tests.db.samples import result_of

ANNE, BEN, CLEO = 11, 12, 13


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    migrate(opened)
    yield opened
    opened.close()


def standings(connection: sqlite3.Connection, guild_id: int | None = None) -> dict[int, LeaderboardRow]:
    return {row.user_id: row for row in results.leaderboard(connection, "troyes_dice", guild_id, 1, 10, ANNE).rows}


def test_wins_plays_places_and_best(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 50), (BEN, 40), (CLEO, 30)))
    results.insert(connection, result_of(2, (ANNE, 20), (BEN, 45)))
    found = standings(connection)
    assert found[ANNE] == LeaderboardRow(1, ANNE, "#11", 1.0, 2, 1.5, 50)
    assert found[BEN] == LeaderboardRow(2, BEN, "#12", 1.0, 2, 1.5, 45)
    assert found[CLEO] == LeaderboardRow(3, CLEO, "#13", 0.0, 1, 3.0, 30)


def test_equal_wins_are_ordered_by_place_then_by_best(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 50), (BEN, 40)))
    results.insert(connection, result_of(2, (ANNE, 20), (BEN, 45)))
    results.insert(connection, result_of(3, (CLEO, 20), (14, 10)))
    assert [
        (row.user_id, row.rank) for row in results.leaderboard(connection, "troyes_dice", None, 1, 10, ANNE).rows
    ] == [
        (CLEO, 1),
        (ANNE, 2),
        (BEN, 3),
        (14, 4),
    ]


def test_who_is_equal_in_everything_shares_a_rank(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 50), (BEN, 50), (CLEO, 10)))
    found = standings(connection)
    assert (found[ANNE].rank, found[BEN].rank, found[CLEO].rank) == (1, 1, 3)


def test_a_shared_win_counts_as_its_fraction(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 50), (BEN, 50), (None, 50)))
    assert standings(connection)[ANNE].wins == pytest.approx(1 / 3)


def test_computers_are_not_listed(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (None, 60), (ANNE, 50), (BEN, 40)))
    assert set(standings(connection)) == {ANNE, BEN}


def test_a_game_without_another_person_counts_only_for_the_best_score(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 60)))
    results.insert(connection, result_of(2, (ANNE, 70), (None, 10)))
    results.insert(connection, result_of(3, (ANNE, 50), (BEN, 40)))
    assert standings(connection)[ANNE] == LeaderboardRow(1, ANNE, "#11", 1.0, 1, 1.0, 70)


def test_who_has_no_game_that_counts_is_not_listed(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 60)))
    results.insert(connection, result_of(2, (ANNE, 70), (None, 10)))
    results.insert(connection, result_of(3, (BEN, 50), (CLEO, 40)))
    board = results.leaderboard(connection, "troyes_dice", None, 1, 10, ANNE)
    assert ([row.user_id for row in board.rows], board.people, board.mine) == ([BEN, CLEO], 2, None)


def test_who_left_has_played_and_never_wins_nor_scores(connection: sqlite3.Connection) -> None:
    kept = result_of(1, (ANNE, 60), (BEN, 50))
    left = replace(kept.seats[0], has_left=True, computer="steady")
    results.insert(connection, replace(kept, seats=(left, kept.seats[1])))
    found = standings(connection)
    assert (found[ANNE].wins, found[ANNE].plays, found[ANNE].best) == (0.0, 1, None)
    assert found[BEN].wins == 0.0


def test_a_server_counts_its_own_games_and_everywhere_counts_all(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 50), (BEN, 40), guild_id=7))
    results.insert(connection, result_of(2, (ANNE, 50), (BEN, 40), guild_id=8))
    results.insert(connection, result_of(3, (ANNE, 50), (BEN, 40), guild_id=None))
    assert standings(connection, 7)[ANNE].plays == 1
    assert standings(connection, None)[ANNE].plays == 3
    assert results.people(connection, "troyes_dice", 7) == 2
    assert results.people(connection, "caylus", None) == 0


def test_on_a_server_people_go_by_the_name_of_their_last_game_there(connection: sqlite3.Connection) -> None:
    for number, name, guild in ((2, "Anna the Bold", 7), (1, "Anne", 7), (3, "Nan of the other server", 8)):
        kept = result_of(number, (ANNE, 50), (BEN, 40), guild_id=guild)
        results.insert(
            connection,
            replace(kept, seats=(replace(kept.seats[0], name=name), kept.seats[1])),
        )
    assert standings(connection, 7)[ANNE].name == "Anna the Bold"


def test_everywhere_nobody_reads_what_one_server_calls_somebody(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 50), (987_654_321, 40)))
    scenes.know(connection, ANNE, "anne")
    scenes.know(connection, ANNE, "anne_the_first")
    shown = standings(connection)
    assert shown[ANNE].name == "anne_the_first"
    assert shown[987_654_321].name == "#4321"


def test_where_i_stand_is_the_same_as_in_the_list(connection: sqlite3.Connection) -> None:
    for number in range(1, 16):
        results.insert(connection, result_of(number, (100 + number, 50 + number), (200 + number, 40)))
    nobody = results.leaderboard(connection, "troyes_dice", None, 99, 10, 999)
    assert (nobody.people, nobody.page, len(nobody.rows), nobody.mine) == (30, 3, 10, None)
    last = nobody.rows[-1]
    assert results.leaderboard(connection, "troyes_dice", None, 1, 10, last.user_id).mine == last


def test_facts_are_those_of_the_games_that_one_finished(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 60), (BEN, 50)))
    kept = result_of(2, (ANNE, 60), (BEN, 50))
    left = replace(kept.seats[0], has_left=True)
    results.insert(connection, replace(kept, seats=(left, kept.seats[1])))
    assert results.facts_of(connection, "troyes_dice", ANNE) == ['["x"]']
    assert results.facts_of(connection, "troyes_dice", BEN) == ['["x"]', '["x"]']
