"""The boxes of Caylus: each is filled in by just enough, and not by a little less."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.caylus.achievements import ALBUM, BOXES, IN_ONE_GAME, earned, finished
from engine.caylus.facts import (
    BATCHES_BUILT,
    CRAFT,
    END_DENIERS,
    FAVOURS,
    GOLD,
    KINDS,
    LINES,
    NOBODY,
    PENALTIES,
    SECTIONS,
    SOURCES,
    TRADES,
    VISITS,
)
from engine.caylus.game import Caylus
from engine.caylus.state import State, TablePart
from engine.caylus.tiles import BY_KEY, PRESTIGIOUS, RESIDENCE, WOODEN

Change = Callable[[TablePart, int], None]
"""Gives seat 0 so many of something."""


def bare() -> State:
    """A finished game of two in which nobody has anything."""
    game = Caylus()
    state, _ = game.new_game(2, {}, bytes(32))
    state, _ = game.playout(state, random.Random(1).randrange)
    table = state.table
    table.houses = [0] * len(table.houses)
    table.markers = [0] * len(table.markers)
    table.sources = [0] * len(table.sources)
    table.owners = [NOBODY] * len(table.owners)
    table.deniers = [0] * len(table.deniers)
    table.cubes = [0] * len(table.cubes)
    return state


def points(source: int) -> Change:
    def give(table: TablePart, number: int) -> None:
        table.sources[source] = number

    return give


def houses(*sections: int) -> Change:
    def build(table: TablePart, number: int) -> None:
        for each in range(number):
            table.houses[sections[each % len(sections)]] += 1

    return build


def tiles(*kinds: int) -> Change:
    def build(table: TablePart, number: int) -> None:
        table.road = [0] * len(table.road)
        for each in range(number):
            table.road[9 + each] = kinds[each % len(kinds)]
            table.owners[9 + each] = 0

    return build


def mark_one(table: TablePart, number: int) -> None:
    table.markers[2] = number


def mark_each(table: TablePart, number: int) -> None:
    for line in range(number):
        table.markers[line] = 1


def give_deniers(table: TablePart, number: int) -> None:
    table.deniers[0] = number


def give_gold(table: TablePart, number: int) -> None:
    table.cubes[GOLD] = number


CASES: dict[str, tuple[Change, int]] = {
    "score75": (points(CRAFT), 75),
    "score100": (points(CRAFT), 100),
    "score150": (points(CRAFT), 150),
    "margin": (points(CRAFT), 25),
    "houses6": (houses(0, 1), 6),
    "houses12": (houses(0, 1), 12),
    "sections": (houses(0, 1, 2), 3),
    "towers": (houses(2), 7),
    "favours": (points(FAVOURS), 25),
    "column": (mark_one, 5),
    "lines": (mark_each, len(LINES)),
    "workshops": (tiles(*WOODEN[:3]), 7),
    "residences": (tiles(RESIDENCE), 3),
    "prestige": (tiles(*PRESTIGIOUS[:2]), 2),
    "cathedral": (tiles(BY_KEY["prestige_cathedral"]), 1),
    "visits": (points(VISITS), 18),
    "trades": (points(TRADES), 20),
    "purse": (give_deniers, 16),
    "treasure": (give_gold, 6),
    "spotless": (points(BATCHES_BUILT), 5),
    "spent": (points(CRAFT), 1),
}


def with_so_many(box: str, number: int) -> frozenset[str]:
    state = bare()
    CASES[box][0](state.table, number)
    return earned(state, 0)


def test_there_are_as_many_boxes_as_the_dice_game_has() -> None:
    assert len(set(BOXES)) == len(BOXES) == 27
    assert set(CASES) == set(IN_ONE_GAME)


def test_a_box_says_how_many_it_asks_for_where_it_asks_for_a_number() -> None:
    counted = {"played1": 1, "played5": 5, "played20": 20, "won1": 1, "won5": 5, "won15": 15}
    asked = {box: number for box, (_, number) in CASES.items()}
    whole = dict.fromkeys(("sections", "column", "lines", "cathedral", "spotless", "spent"), 0)
    assert finished(bare(), 0).earned == {"spent"}
    assert dict(ALBUM.numbers) == counted | asked | whole


def test_nothing_fills_in_nothing_but_a_shared_win_without_anything_left() -> None:
    assert earned(bare(), 0) == {"spent"}
    assert (len(bare().table.cubes), len(bare().table.sources)) == (2 * len(KINDS), 2 * len(SOURCES))
    assert len(bare().table.houses) == 2 * len(SECTIONS)


@pytest.mark.parametrize("box", [box for box in CASES if box not in ("spotless", "spent")])
def test_just_enough_fills_a_box_and_a_little_less_does_not(box: str) -> None:
    assert box in with_so_many(box, CASES[box][1])
    assert box not in with_so_many(box, CASES[box][1] - 1)


def test_a_castle_without_a_penalty_must_have_been_built_at() -> None:
    assert "spotless" not in earned(bare(), 0)
    state = bare()
    points(BATCHES_BUILT)(state.table, 5)
    assert "spotless" in earned(state, 0)
    points(PENALTIES)(state.table, -2)
    assert "spotless" not in earned(state, 0)


def test_who_wins_with_nothing_left_has_spent_all() -> None:
    state = bare()
    points(CRAFT)(state.table, 3)
    assert "spent" in earned(state, 0)
    assert "spent" not in earned(state, 1), "who has not won"
    points(END_DENIERS)(state.table, 1)
    assert "spent" not in earned(state, 0)


def test_a_shared_victory_is_one() -> None:
    assert [finished(bare(), seat).has_won for seat in (0, 1)] == [True, True]
    state = bare()
    points(CRAFT)(state.table, 1)
    assert [finished(state, seat).has_won for seat in (0, 1)] == [True, False]
