"""What is printed on the cards, the events and the board, row by row (appendix; docs/rulings-troyes.md says how sure each is)."""

from typing import Any

import pytest
from msgspec.structs import asdict

from engine.troyes.cards import CARD_KEYS, activity, pile
from engine.troyes.event_cards import EVENT_CARDS, EVENT_KEYS, deck
from engine.troyes.facts import (
    PLACE_NAMES,
    RED,
    WHITE,
    YELLOW,
    building_of,
    colour_of,
    dice_in_district,
    die_of,
    district_of,
    row_around,
    row_of,
    value_of,
)
from tests.engine.troyes.troyes_table import RULES

PALACE, BISHOPRIC, CITY_HALL = range(3)
ANY = (RED, WHITE, YELLOW)

UNMODIFIED: dict[str, Any] = {
    "takes": None, "one_die": False, "times": 1, "plus_each": 0, "plus_group": 0, "sets_to": 0, "free": 0,
    "roy_free": 0, "places_on": (), "builds": False,
}  # fmt: skip
"""What a delayed cube leaves as it is, unless its card says otherwise."""
DOES_NOTHING: dict[str, Any] = {
    "pays_deniers": 0, "pays_influence": 0, "deniers": 0, "influence": 0, "points": 0, "per_deniers": 0,
    "per_points": 0, "per": 1, "roy_deniers": 0, "prize": 0, "hits": 0, "buildings": (), "modifier": None,
    "may_use_fewer": False, "any_colours": False, "is_bonus": False,
}  # fmt: skip
"""What one use gives and takes, unless the card says otherwise."""

CARDS: dict[tuple[int, int], dict[str, tuple[int, tuple[int, int], int, dict[str, Any]]]] = {
    (YELLOW, 1): {
        "artisan": (5, (2, 1), 4, {"pays_influence": 1, "deniers": 6, "may_use_fewer": True}),
        "merchant": (4, (2, 1), 2, {"deniers": 2}),
        "miller": (5, (2, 1), 4, {"per_deniers": 2, "buildings": (PALACE, BISHOPRIC)}),
        "baker": (5, (2, 1), 3, {"per_deniers": 1, "is_bonus": True}),
    },
    (YELLOW, 2): {
        "innkeeper": (5, (2, 1), 2, {"pays_deniers": 1, "influence": 1, "may_use_fewer": True}),
        "blacksmith": (5, (3, 2), 3, {"modifier": {"acts": (RED,), "plus_group": 5}}),
        "militiaman": (6, (3, 2), 3, {"modifier": {"acts": (RED,), "takes": (YELLOW,), "places_on": (PALACE,)}}),
    },
    (YELLOW, 3): {
        "journeyman": (5, (2, 1), 4, {"pays_deniers": 3, "points": 2, "may_use_fewer": True}),
        "goldsmith": (8, (3, 2), 4, {"deniers": 2, "points": 1}),
        "sculptor": (5, (3, 2), 3, {"points": 1}),
    },
    (WHITE, 1): {
        "tithe": (5, (3, 2), 4, {"modifier": {"acts": (YELLOW,), "free": 1, "roy_free": 3, "places_on": (CITY_HALL,)}}),
        "monk": (6, (3, 2), 3, {"modifier": {"acts": (YELLOW,), "takes": (WHITE,), "one_die": True, "times": 3}}),
        "priest": (6, (3, 2), 3, {"modifier": {"acts": (YELLOW,), "plus_each": 3}}),
    },
    (WHITE, 2): {
        "apprenticeship": (6, (3, 2), 3, {"modifier": {"acts": ANY, "takes": ANY, "sets_to": 5, "places_on": (PALACE,)}}),
        "confession": (7, (3, 2), 3, {"modifier": {"acts": ANY, "plus_each": 2, "places_on": (PALACE,)}}),
        "templar": (7, (3, 2), 3, {"modifier": {"acts": (RED,), "takes": (WHITE,), "one_die": True, "times": 2}}),
        "prior": (
            8, (3, 1), 4,
            {"modifier": {"acts": (WHITE,), "one_die": True, "times": 2, "builds": True}, "is_bonus": True},
        ),
    },
    (WHITE, 3): {
        "pilgrimage": (3, (1, 0), 7, {"points": 2, "any_colours": True}),
        "procession": (5, (3, 2), 3, {"prize": 2, "may_use_fewer": True}),
        "glassblower": (7, (3, 2), 5, {"per_points": 1, "per": 2}),
    },
    (RED, 1): {
        "archer": (6, (3, 2), 2, {"hits": 3, "may_use_fewer": True}),
        "chivalry": (6, (2, 1), 4, {"may_use_fewer": True}),
        "diplomat": (6, (2, 1), 3, {"pays_influence": 1, "may_use_fewer": True}),
    },
    (RED, 2): {
        "hunting": (5, (3, 2), 3, {"influence": 3}),
        "mercenary": (5, (2, 1), 2, {"deniers": 3}),
        "tax-collector": (6, (2, 1), 5, {"per_deniers": 1, "roy_deniers": 2}),
    },
    (RED, 3): {
        "captain": (7, (3, 2), 4, {"per_points": 1}),
        "joust": (5, (3, 2), 3, {"prize": 2, "may_use_fewer": True}),
        "troubadour": (7, (3, 2), 3, {"pays_influence": 3, "points": 2, "may_use_fewer": True}),
        "banquet": (7, (3, 1), 4, {"per_points": 1, "is_bonus": True}),
    },
}  # fmt: skip
"""By colour and round: deniers to hire, points of the two spaces, divisor, and what one use does."""

EVENTS: dict[str, tuple[int, int, tuple[int, int], int, dict[str, int]]] = {
    "marauding": (YELLOW, 3, (2, 1), 3, {"black_dice": 1}),
    "brigands-1": (RED, 3, (3, 1), 4, {"black_dice": 1, "calls": YELLOW}),
    "brigands-2": (RED, 3, (3, 1), 4, {"black_dice": 1, "calls": WHITE}),
    "brigands-3": (RED, 3, (3, 1), 4, {"black_dice": 1, "calls": YELLOW}),
    "skirmishes-1": (RED, 3, (2, 1), 3, {"black_dice": 1, "calls": WHITE}),
    "skirmishes-2": (RED, 3, (2, 1), 3, {"black_dice": 1, "calls": YELLOW}),
    "war": (RED, 2, (2, 1), 4, {"black_dice": 2, "calls": WHITE}),
    "normans-attack": (RED, 2, (2, 1), 4, {"black_dice": 2, "calls": YELLOW}),
    "conflict-of-succession": (RED, 4, (4, 2), 5, {"calls": WHITE}),
    "resistance": (RED, 6, (3, 2), 4, {"is_bonus": True}),
    "theological-conflict": (WHITE, 4, (3, 1), 3, {}),
    "heresy": (WHITE, 3, (3, 2), 5, {"influence": 2}),
    "traveling-builders": (WHITE, 4, (3, 2), 4, {}),
    "interrupted-work": (WHITE, 4, (3, 1), 3, {}),
    "drought": (YELLOW, 4, (3, 1), 3, {"per_deniers": 1}),
    "support": (YELLOW, 3, (3, 1), 4, {"cubes": 2}),
    "civil-war": (YELLOW, 4, (3, 2), 4, {"deniers": 3}),
    "wayfarers": (YELLOW, 3, (3, 1), 4, {}),
}
"""Colour, divisor, points of the first and the second, banners, and what it takes or calls."""


@pytest.mark.parametrize(("colour", "round_"), CARDS)
def test_the_pile_of_a_colour_and_a_round_holds_these_cards(colour: int, round_: int) -> None:
    cards = CARDS[colour, round_]
    assert [CARD_KEYS[card] for card in pile(colour, round_, True)] == [*cards]
    common = [key for key, (*_, effect) in cards.items() if "is_bonus" not in effect]
    assert [CARD_KEYS[card] for card in pile(colour, round_, False)] == common


@pytest.mark.parametrize(
    ("colour", "round_", "key"), [(*where, key) for where, cards in CARDS.items() for key in cards]
)
def test_a_card_has_these_numbers(colour: int, round_: int, key: str) -> None:
    hire, spaces, divisor, effect = CARDS[colour, round_][key]
    card = next(card for card in pile(colour, round_, True) if CARD_KEYS[card] == key)
    row = activity(card, RULES.rules_version)
    assert (row.key, row.colour, row.round) == (key, colour, round_)
    assert (row.hire.value, row.spaces.value, row.divisor.value) == (hire, spaces, divisor)
    modifier = UNMODIFIED | effect["modifier"] if "modifier" in effect else None
    assert (None if row.modifier is None else asdict(row.modifier)) == modifier
    for field, nothing in (DOES_NOTHING | {"modifier": row.modifier}).items():
        assert getattr(row, field) == (effect.get(field, nothing) if field != "modifier" else nothing), field


def test_there_is_no_card_beside_these() -> None:
    assert sorted(key for cards in CARDS.values() for key in cards) == sorted(CARD_KEYS)
    assert sorted(EVENTS) == sorted(EVENT_KEYS)


@pytest.mark.parametrize("colour", [RED, WHITE, YELLOW])
def test_the_deck_of_a_colour_holds_these_events_and_they_have_these_numbers(colour: int) -> None:
    """Marauding is printed on the board and lies in no deck."""
    named = {key: row for key, row in EVENTS.items() if row[0] == colour and key != "marauding"}
    assert {EVENT_KEYS[card] for card in deck(colour, True)} == set(named)
    assert {EVENT_KEYS[card] for card in deck(colour, False)} == set(named) - {"resistance"}
    for card in EVENT_CARDS:
        _, divisor, points, banners, effect = EVENTS[card.key]
        assert (card.colour, card.divisor.value, card.points.value, card.banners.value) == (
            EVENTS[card.key][0],
            divisor,
            points,
            banners,
        )
        for field in ("black_dice", "deniers", "per_deniers", "influence", "cubes", "is_bonus"):
            assert getattr(card, field) == effect.get(field, 0), (card.key, field)
        assert (None if card.calls is None else card.calls.value) == effect.get("calls")
        assert card.event == card.key.rstrip("-123")


ROWS = {
    "palace": ["1", "2", "3", "4", "5", "6"],
    "bishopric": ["1a 1b", "3a 3b", "5a 5b"],
    "city-hall": ["1a 1b 1c", "4a 4b 4c"],
}
"""Ruling 4."""


@pytest.mark.parametrize("building", ROWS)
def test_a_die_finds_its_row(building: str) -> None:
    """Six single spaces; rows of two for 1-2, 3-4, 5-6; rows of three for 1-3, 4-6."""
    number, rows = [*ROWS].index(building), ROWS[building]
    for value in range(1, 7):
        first, end = row_of(number, value)
        row = rows[(value - 1) * len(rows) // 6]
        assert [name.removeprefix(f"{building}-") for name in PLACE_NAMES[first:end]] == row.split()
        for space in range(first, end):
            assert row_around(space) == (first, end)
            assert building_of(space) == number


def test_a_die_keeps_its_district_its_colour_and_its_value() -> None:
    every = [(district, colour, value) for district in range(5) for colour in range(3) for value in range(1, 7)]
    dice = [die_of(*each) for each in every]
    assert dice == [*range(90)]
    assert [(district_of(die), colour_of(die), value_of(die)) for die in dice] == every
    assert [*dice_in_district(2)] == [die for die in dice if district_of(die) == 2]
