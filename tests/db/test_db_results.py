"""What is read from the kept results."""

import sqlite3

import pytest
from msgspec.structs import replace

from db import privacy, results
from db.rows import StoredResult
from tests.db.samples import result_of

ANNE, BEN = 11, 12


def test_facts_are_those_of_the_games_that_one_finished(connection: sqlite3.Connection) -> None:
    results.insert(connection, result_of(1, (ANNE, 60), (BEN, 50)))
    kept = result_of(2, (ANNE, 60), (BEN, 50))
    left = replace(kept.seats[0], has_left=True)
    results.insert(connection, replace(kept, seats=(left, kept.seats[1])))
    assert results.facts_of(connection, "troyes_dice", ANNE) == ['["x"]']
    assert results.facts_of(connection, "troyes_dice", BEN) == ['["x"]', '["x"]']


def test_the_facts_before_a_game_are_those_of_people_who_stayed_and_of_games_that_ended_before(
    connection: sqlite3.Connection,
) -> None:
    for number in (1, 2, 3):
        results.insert(connection, result_of(number, (ANNE, 60), (BEN, 50)))
    game = result_of(2, (ANNE, 60), (BEN, 50), (None, 40))
    anne, ben, computer = game.seats
    gone = replace(game, seats=(anne, replace(ben, has_left=True), computer))
    assert results.facts_before(connection, gone) == {0: ('["x"]',)}, "neither this game nor the one after it"


FILE = '{"moves":["0 up"],"result":{"scores":[{"seat":0,"parts":{"a":1,"b":-2}},{"seat":1,"parts":{"a":7}}],"ranks":[2,1]}}'
PARTS = ('{"a":1,"b":-2}', '{"a":7}')


def kept_parts(connection: sqlite3.Connection) -> list[str]:
    return [parts for (parts,) in connection.execute("SELECT parts FROM result_seats ORDER BY seat")]


def with_parts(file: str, *parts: str) -> StoredResult:
    kept = result_of(1, (ANNE, 60), (BEN, 50))
    seats = tuple(replace(seat, parts=each) for seat, each in zip(kept.seats, parts, strict=True))
    return replace(kept, result=replace(kept.result, file=file), seats=seats)


def test_what_the_file_says_of_points_is_not_kept_twice_and_read_from_it(connection: sqlite3.Connection) -> None:
    stored = with_parts(FILE, *PARTS)
    results.insert(connection, stored)
    assert kept_parts(connection) == ["", ""]
    assert results.of_game(connection, 1) == stored
    assert [privacy.kept_of(connection, who)["result_seats"][0]["parts"] for who in (ANNE, BEN)] == list(PARTS)


@pytest.mark.parametrize("file", ["", "{}", '{"result":null}', "no file", FILE.replace("7", "8").replace("1", "3")])
def test_points_of_which_the_file_says_something_else_are_kept(connection: sqlite3.Connection, file: str) -> None:
    """As those are that were kept before version 22 of the database."""
    stored = with_parts(file, *PARTS)
    results.insert(connection, stored)
    assert kept_parts(connection) == list(PARTS)
    assert results.of_game(connection, 1) == stored
    assert privacy.kept_of(connection, ANNE)["result_seats"][0]["parts"] == PARTS[0]
