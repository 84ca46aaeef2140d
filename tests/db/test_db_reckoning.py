"""Counting the results: what is read and written of it, and that it costs no more with many results than with few."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from db import reckoning, results
from db.migrating import migrate
from db.standing_rows import BoardQuery, Finisher, Outcome, RatingRow, Reckoned, StepRow, TallyRow, UpTo
from tests.db.samples import result_of

NOTHING = msgspec.msgpack.encode(Reckoned((), (), ()))


def opened(where: str | Path = ":memory:") -> sqlite3.Connection:
    connection = sqlite3.connect(where, isolation_level=None)
    migrate(connection)
    return connection


def filled(many: int) -> sqlite3.Connection:
    """All but the last result are counted."""
    connection = opened()
    for number in range(1, many + 1):
        results.insert(connection, result_of(number, (11, 50), (1000 + number, 40)))
    if many > 1:
        assert reckoning.keep(connection, None, UpTo(1, 100.0 + many - 1, many - 1, many - 1), NOTHING)
    return connection


def every(connection: sqlite3.Connection) -> int:
    return reckoning.next_slice(connection, 1, season_of).every


def season_of(moment: float) -> int:
    return 8000


def steps(connection: sqlite3.Connection, act: Callable[[], object]) -> int:
    """How many hundreds of steps SQLite takes for it."""
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    connection.set_progress_handler(count, 100)
    act()
    connection.set_progress_handler(None, 0)
    return taken


def test_what_comes_next_costs_no_more_after_thousands_of_results() -> None:
    few, many = filled(2), filled(3000)
    taken = [steps(each, lambda each=each: reckoning.next_slice(each, 25, season_of)) for each in (few, many)]
    assert taken[1] <= taken[0] + 1


def test_a_slice_says_what_is_counted_and_what_comes_next() -> None:
    found = reckoning.next_slice(filled(4), 25, season_of)
    assert found.before == UpTo(1, 103.0, 3, 3)
    assert [each.game_id for each in found.outcomes] == [4]
    assert (found.counted, found.counted_with_these, found.every) == (3, 4, 4)


def test_with_nothing_counted_the_oldest_results_come_first() -> None:
    connection = opened()
    for number in (3, 1, 2):
        results.insert(connection, result_of(number, (11, 50), (12, 40)))
    found = reckoning.next_slice(connection, 2, season_of)
    assert (found.before, found.counted, found.every) == (None, 0, 3)
    assert [each.game_id for each in found.outcomes] == [1, 2]


def test_how_many_results_there_are_follows_every_change_of_them() -> None:
    connection = filled(3)
    assert every(connection) == 3
    connection.execute("BEGIN")
    results.insert(connection, result_of(9, (11, 50), (12, 40)))
    assert every(connection) == 4
    connection.execute("ROLLBACK")
    assert every(connection) == 3
    connection.execute("DELETE FROM result_seats WHERE game_id = 3")
    connection.execute("DELETE FROM results WHERE game_id = 3")
    assert every(connection) == 2


def test_the_results_are_the_truth_whatever_is_held_of_their_number() -> None:
    connection = filled(3)
    connection.execute("UPDATE result_count SET results = 77")
    reckoning.clear(connection)
    assert every(connection) == 3


@pytest.mark.parametrize("rows", [1, 2])
def test_what_a_slice_came_to_is_kept_row_by_row(rows: int) -> None:
    connection = opened()
    whos = [str(11 + number) for number in range(rows)]
    reckoned = Reckoned(
        tuple(RatingRow("caylus", 0, who, 26.0, 8.0, 1) for who in whos),
        tuple(TallyRow("caylus", 7, 0, who, "Anne", 1, 1.0, 1, 1, 1) for who in whos),
        tuple(StepRow(who, "caylus", 101.0, 1, 25.0, 26.0, 1) for who in whos),
    )
    assert reckoning.keep(connection, None, UpTo(1, 101.0, 1, 1), msgspec.msgpack.encode(reckoned))
    assert [row.who for each in whos for row in reckoning.steps_of(connection, each, "caylus", 9)] == whos
    counts = [connection.execute(f"SELECT count(*) FROM {table}").fetchone() for table in ("ratings", "tallies")]
    assert counts == [(rows,), (rows,)]


def test_rows_take_the_place_of_those_before() -> None:
    connection = opened()
    first = UpTo(1, 101.0, 1, 1)
    for number, (before, mu) in enumerate(((None, 26.0), (first, 27.5)), start=1):
        reckoned = Reckoned(
            (RatingRow("caylus", 0, "11", mu, 8.0, number),),
            (TallyRow("caylus", 7, 0, "11", f"Anne {number}", number, 1.5, number, number, number),),
            (),
        )
        assert reckoning.keep(
            connection, before, UpTo(1, 100.0 + number, number, number), msgspec.msgpack.encode(reckoned)
        )
    held = reckoning.next_slice(_with_game(connection), 5, lambda _: 0).held
    assert held.ratings == (RatingRow("caylus", 0, "11", 27.5, 8.0, 2),)
    assert held.tallies == (TallyRow("caylus", 7, 0, "11", "Anne 2", 2, 1.5, 2, 2, 2),)


def _with_game(connection: sqlite3.Connection) -> sqlite3.Connection:
    results.insert(connection, result_of(50, (11, 50), (12, 40), key="caylus"))
    return connection


def test_nothing_is_kept_where_somebody_else_has_counted_on_or_thrown_it_away() -> None:
    connection = filled(3)
    held = reckoning.up_to(connection)
    for before in (None, UpTo(1, 101.0, 1, 1), UpTo(2, 102.0, 2, 2)):
        assert not reckoning.keep(connection, before, UpTo(1, 999.0, 9, 9), NOTHING)
        assert reckoning.up_to(connection) == held
    reckoning.clear(connection)
    assert not reckoning.keep(connection, held, UpTo(1, 999.0, 9, 9), NOTHING)
    assert reckoning.up_to(connection) is None


def test_a_slice_holds_what_is_counted_of_its_people_and_of_nobody_else() -> None:
    connection = opened()
    rows = tuple(
        TallyRow(key, guild, season, who, "", 3, 1.0, 5, 0, 1)
        for key in ("caylus", "troyes")
        for guild in (0, 7, 8)
        for season in (0, 7999, 8000)
        for who in ("11", "12", "13", "novice")
    )
    ratings = tuple(
        RatingRow(key, season, who, 25.0, 8.0, 3)
        for key in ("caylus", "troyes")
        for season in (0, 8000)
        for who in ("11", "12", "13", "novice")
    )
    assert reckoning.keep(connection, None, UpTo(1, 101.0, 1, 1), msgspec.msgpack.encode(Reckoned(ratings, rows, ())))
    results.insert(connection, result_of(50, (11, 50), (None, 40), key="caylus"))
    results.insert(connection, result_of(51, (13, 50), (99, 40), key="troyes", guild_id=None))
    held = reckoning.next_slice(connection, 5, season_of).held
    assert {(row.key, row.season, row.who) for row in held.ratings} == {
        ("caylus", 0, "11"),
        ("caylus", 0, "novice"),
        ("troyes", 0, "13"),
    }
    assert {(row.key, row.guild_id, row.season, row.who) for row in held.tallies} == {
        *(("caylus", guild, season, who) for guild in (0, 7) for season in (0, 8000) for who in ("11", "novice")),
        ("troyes", 0, 0, "13"),
        ("troyes", 0, 8000, "13"),
    }


def test_an_outcome_says_who_sat_where_and_how_it_came_out() -> None:
    connection = opened()
    results.insert(connection, result_of(5, (11, 40), (None, 50), options='{"rated":"false"}'))
    (found,) = reckoning.next_slice(connection, 5, season_of).outcomes
    assert found == Outcome(
        5,
        "troyes_dice",
        '{"rated":"false"}',
        7,
        105.0,
        1,
        (Finisher(11, "user 11", "", False, 2), Finisher(None, "user None", "novice", False, 1)),
    )


def crowd() -> list[tuple[str, float, int]]:
    """Who, their mu, their games: some are rated alike, some are not settled, computers and somebody forgotten among them."""
    chance = Random(4)
    people = [(str(100 + number), chance.choice((24.0, 25.5, 27.25)), chance.randint(1, 9)) for number in range(37)]
    return [*people, ("master", 27.25, 40), ("novice", 20.0, 3), ("-5", 30.0, 9)]


@pytest.mark.parametrize("has_computers", [False, True])
@pytest.mark.parametrize("page", range(6))
def test_every_page_of_a_board_is_its_part_of_the_whole(page: int, has_computers: bool) -> None:
    connection = opened()
    rows = crowd()
    reckoned = Reckoned(
        tuple(RatingRow("caylus", 0, who, mu, 8.0, games) for who, mu, games in rows),
        tuple(TallyRow("caylus", 7, 0, who, f"name {who}", 4, 1.5, 9, 1, 2) for who, *_ in rows),
        (),
    )
    assert reckoning.keep(connection, None, UpTo(1, 101.0, 1, 1), msgspec.msgpack.encode(reckoned))
    connection.execute("INSERT INTO hidden VALUES (103)")
    shown = [row for row in rows if row[0] not in ("103", "-5") and (has_computers or row[0].isdigit())]
    shown.sort(key=lambda row: (row[2] < 5, -row[1], row[0]))
    places = [1 + sum((c < 5, -b) < (games < 5, -mu) for _, b, c in shown) for _, mu, games in shown]
    expected = [
        (number, place, who) for number, (place, (who, *_)) in enumerate(zip(places, shown, strict=True), start=1)
    ]
    found = reckoning.board(connection, BoardQuery("caylus", 7, 0, has_computers, page, 10, 5, "120"))
    at = min(max(page, 1), 4)
    assert (found.people, found.page) == (len(shown), at)
    assert [(row.number, row.place, row.who) for row in found.rows] == expected[10 * at - 10 : 10 * at]
    assert found.mine and (found.mine.number, found.mine.place, found.mine.who) in expected
    assert (found.mine.who, found.mine.name, found.mine.average_place) == ("120", "name 120", 2.25)
    assert reckoning.board(connection, BoardQuery("caylus", 7, 0, has_computers, page, 10, 5, "103")).mine is None
