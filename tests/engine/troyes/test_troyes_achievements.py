"""The boxes of Troyes: each is filled in by just enough, and not by a little less."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.troyes.achievements import ALBUM, BOXES, IN_ONE_GAME, earned, finished
from engine.troyes.facts import CHARACTERS, COLUMNS, NOBODY, SPACES_PER_BUILDING
from engine.troyes.game import Troyes
from engine.troyes.state import State, Threat

Change = Callable[[State, int], State]
"""Gives seat 0 so many of something."""


def bare(seats: int = 3) -> State:
    """A finished game in which nobody has anything but what it took from them."""
    game = Troyes()
    state, _ = game.new_game(seats, {}, bytes(32))
    state, _ = game.playout(state, random.Random(1).randrange)
    table = state.table
    table.spaces = [NOBODY] * len(table.spaces)
    table.cathedral = [NOBODY] * len(table.cathedral)
    table.tradesmen = [NOBODY, NOBODY, 0] * len(table.cards)
    table.deniers = [0] * len(table.deniers)
    table.influence = [0] * len(table.influence)
    table.won, table.queue = [], [Threat(threat.card) for threat in table.queue]
    hands = tuple(replace(hand, points=0, roy=0) for hand in state.hands)
    return replace(state, hands=hands)


def give_points(state: State, number: int) -> State:
    """What is gathered; the levels of the cathedral take nothing from whoever stands on each."""
    _stand_on_levels(state)
    return replace(state, hands=(replace(state.hands[0], points=number), *state.hands[1:]))


def _stand_on_levels(state: State) -> None:
    for level in range(3):
        state.table.build_site(level, 0, 0)


def stand(*buildings: int) -> Change:
    def place(state: State, number: int) -> State:
        for each in range(number):
            building = buildings[each % len(buildings)]
            state.table.spaces[building * SPACES_PER_BUILDING + each // len(buildings)] = 0
        return state

    return place


def lay_cubes(state: State, number: int) -> State:
    for site in range(number):
        state.table.cathedral[site] = 0
    return state


def reach_levels(state: State, number: int) -> State:
    for level in range(number):
        state.table.cathedral[level * COLUMNS] = 0
    return state


def win_events(state: State, number: int) -> State:
    state.table.won = [(0, card) for card in range(number)]
    return state


def campaign(state: State, number: int) -> State:
    state.table.queue = [Threat(card, (0,)) for card in range(number)]
    return state


def hire(state: State, number: int) -> State:
    for slot in range(number):
        state.table.put_tradesman(slot, 0, 0)
    return state


def hire_colours(state: State, number: int) -> State:
    for colour in range(number):
        state.table.put_tradesman(colour * 3, 0, 0)
    return state


def give_deniers(state: State, number: int) -> State:
    state.table.deniers[0] = number
    return state


def give_influence(state: State, number: int) -> State:
    state.table.influence[0] = number
    return state


def please_characters(state: State, number: int) -> State:
    """As much as each of the first characters in play can count, where seat 0 can have it."""
    ways: dict[str, Change] = {
        "deniers": give_deniers, "influence": give_influence, "events": win_events, "citizens": stand(0, 1),
        "cathedral": lay_cubes, "tradesmen": hire,
    }  # fmt: skip
    hands = tuple(replace(hand, characters=(seat,)) for seat, hand in enumerate(state.hands))
    state = replace(state, hands=hands)
    for character in CHARACTERS[:number]:
        state = ways[character.counts](state, character.steps[-1])
    return state


CASES: dict[str, tuple[Change, int]] = {
    "score30": (give_points, 30),
    "score40": (give_points, 40),
    "score60": (give_points, 60),
    "citizens7": (stand(0, 1), 7),
    "citizens9": (stand(0, 1), 9),
    "buildings": (stand(0, 1, 2), 3),
    "palace": (stand(0), 4),
    "cubes5": (lay_cubes, 5),
    "cubes10": (lay_cubes, 10),
    "levels": (reach_levels, 3),
    "events3": (win_events, 3),
    "events6": (win_events, 6),
    "campaigns": (campaign, 3),
    "tradesmen": (hire, 7),
    "colours": (hire_colours, 3),
    "purse": (give_deniers, 30),
    "influence": (give_influence, 20),
    "characters": (please_characters, 3),
}


def with_so_many(box: str, number: int) -> frozenset[str]:
    return earned(CASES[box][0](unscored(), number), 0)


def unscored() -> State:
    """Without characters, so that a number of something gives no points by itself."""
    state = bare()
    return replace(state, hands=tuple(replace(hand, characters=()) for hand in state.hands))


def test_there_are_as_many_boxes_as_the_dice_game_has() -> None:
    assert len(set(BOXES)) == len(BOXES) == 27
    assert set(CASES) | {"margin", "trade", "roy"} == set(IN_ONE_GAME)


def test_a_box_says_how_many_it_asks_for_where_it_asks_for_a_number() -> None:
    counted = {"played1": 1, "played5": 5, "played20": 20, "won1": 1, "won5": 5, "won15": 15}
    asked = {box: number for box, (_, number) in CASES.items()} | {"margin": 10, "trade": 15, "roy": 16}
    assert finished(unscored(), 0).earned == frozenset()
    assert dict(ALBUM.numbers) == counted | asked | {"buildings": 0, "levels": 0, "colours": 0}


def test_nothing_fills_in_nothing() -> None:
    assert earned(unscored(), 0) == frozenset()


@pytest.mark.parametrize("box", CASES)
def test_just_enough_fills_a_box_and_a_little_less_does_not(box: str) -> None:
    assert box in with_so_many(box, CASES[box][1])
    assert box not in with_so_many(box, CASES[box][1] - 1)


def test_a_margin_of_ten_points_over_the_next() -> None:
    assert "margin" in earned(give_points(unscored(), 10), 0)
    assert "margin" not in earned(give_points(unscored(), 9), 0)
    assert finished(give_points(unscored(), 9), 0).has_won


@pytest.mark.parametrize(("worth", "is_enough"), [(14, False), (15, True), (16, True)])
def test_the_spaces_of_tradesmen_are_counted_by_their_value(worth: int, is_enough: bool) -> None:
    state = unscored()
    values = [state.table.activity(card).spaces.value[0] for card in state.table.cards]
    chosen = next(
        slots
        for number in range(len(values))
        for slots in combinations(range(len(values)), number)
        if sum(values[slot] for slot in slots) == worth
    )
    for slot in chosen:
        state.table.put_tradesman(slot, 0, 0)
    assert ("trade" in earned(state, 0)) is is_enough


def test_le_roy_is_beaten_soundly() -> None:
    """Alone there is neither a margin nor a score: both are ahead of le Roy."""
    state = bare(1)
    state.table.pile.clear()
    assert earned(give_points(state, 16), 0) >= {"roy"}
    fewer = earned(give_points(state, 15), 0)
    assert not fewer & {"roy", "margin", "score30"}
    assert not finished(state, 0).has_won, "nobody was there to be beaten"
