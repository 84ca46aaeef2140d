"""What is read from the kept results."""

import sqlite3

from msgspec.structs import replace

from db import results
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
