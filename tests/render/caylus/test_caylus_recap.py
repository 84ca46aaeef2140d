"""What is told of a game of Caylus: a sentence for every event, few lines for long sequences."""

from typing import get_args

import pytest

from engine.caylus.events import (
    AnyCaylusEvent,
    BailiffMoved,
    Built,
    BuiltMost,
    BuiltNothing,
    Declined,
    Delivered,
    Ended,
    FavourChosen,
    FavourGave,
    FavourLost,
    FinalPoints,
    HousesCounted,
    Income,
    InnStayed,
    InnTaken,
    OrderChanged,
    OwnerTook,
    Passed,
    Placed,
    Produced,
    ProvostMoved,
    SectionScored,
    Sent,
    Started,
    Swapped,
    Traded,
    Transformed,
    TurnBegan,
    Unused,
    Visited,
)
from engine.caylus.facts import CASTLE, HOME, JOUST, NO_CUBES, TRADING_POST
from engine.caylus.forecast import Forecast, Mover, Standing
from engine.caylus.tiles import BY_KEY, NEUTRAL, cubes
from engine.core.events import Event
from locales import words
from render.caylus import done_to, recap

W = words("en")
NAMES = ("Aude", "Bertran", "Colin")
ROAD = [0, *NEUTRAL, BY_KEY["fixed_peddler"], BY_KEY["fixed_carpenter"], BY_KEY["stone_park"], *[0] * 19]
FARM, QUARRY, PARK = 1, 4, 9
PARK_TILE = BY_KEY["stone_park"]

EVENTS: tuple[Event, ...] = (
    Started(0, (0, 1, 2), (5, 6, 6), NEUTRAL, "seal"),
    TurnBegan(3, (1, 0, 2)),
    Income(3, 0, 2),
    Placed(3, 0, QUARRY, -1),
    Visited(3, 2, 0, PARK, 1),
    Passed(3, 1, 1, 1, False),
    Sent(3, 1, CASTLE),
    Declined(3, 1, 7, "peddler", False),
    Traded(3, 1, TRADING_POST, 3, NO_CUBES, 0),
    ProvostMoved(3, 2, "provost", -2, 4, -2, False),
    OrderChanged(3, (2, 1, 0)),
    InnTaken(3, 0, 2),
    InnStayed(3, 0, True),
    Produced(3, 0, QUARRY, NEUTRAL[3], cubes("s")),
    OwnerTook(3, 2, PARK, PARK_TILE, 1),
    Unused(3, 1, FARM),
    Built(3, 1, 10, BY_KEY["stone_church"], "mason", cubes(""), 3, False),
    Transformed(3, 1, FARM, NEUTRAL[0], -1, (0, 0, 0, -1, 0), 2, False, False),
    Swapped(3, 1, FARM, NEUTRAL[0]),
    Delivered(3, 0, 0, (-1, -1, -1, 0, 0), 5),
    BuiltNothing(3, 1, -2, True),
    BuiltMost(3, 0, 2),
    FavourChosen(3, 0, 1, 1, True),
    FavourGave(3, 0, 1, 3, NO_CUBES, 0),
    FavourLost(3, 0),
    BailiffMoved(3, 1, 7),
    SectionScored(3, 1, True),
    HousesCounted(3, 0, 0, 2, 1, 0),
    FinalPoints(3, 0, 6, 2, 1),
    Ended(3, "00ff"),
)


def told(*events: Event) -> list[str]:
    return recap.lines(events, NAMES, ROAD, W)


def to(seat: int, *events: Event) -> list[str]:
    return done_to.done_to(seat, events, NAMES, ROAD, W)


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(AnyCaylusEvent))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_its_sentence(event: Event) -> None:
    (line,) = told(event)
    assert line[-1] not in " :·"
    assert "{" not in line


def test_who_cannot_move_the_provost_is_not_worth_a_word() -> None:
    assert told(ProvostMoved(3, 2, "provost", 0, 6, 0, True)) == []
    assert told(ProvostMoved(3, 2, "provost", 0, 6, 0, False)) == ["**Colin** leaves the provost on space 6"]


def test_what_has_no_sentence_is_a_fault() -> None:
    with pytest.raises(ValueError, match="no sentence for Event"):
        told(Event())


def test_a_turn_begins_with_its_order_and_all_incomes_in_one_line() -> None:
    begun = told(TurnBegan(3, (1, 0, 2)), Income(3, 1, 2), Income(3, 0, 3), Income(3, 2, 2))
    assert begun == ["**Turn 3.** Order: Bertran, Aude, Colin. Income: Bertran +2, Aude +3, Colin +2."]


def test_a_visit_stands_with_the_worker_that_came() -> None:
    assert told(Placed(3, 0, PARK, -2), Visited(3, 2, 0, PARK, 1)) == [
        "**Aude** → Park (9) for 2 deniers · Colin +1 for the visit"
    ]


def test_everybody_who_passes_in_a_row_is_one_line() -> None:
    assert told(Passed(3, 1, 1, 1, False), Passed(3, 0, 2, 0, True)) == [
        "**Bertran** passes as number 1, +1 denier · **Aude** must pass as number 2"
    ]


def test_the_road_is_told_in_few_lines() -> None:
    sequence = (
        Produced(3, 0, QUARRY, NEUTRAL[3], cubes("s")),
        Produced(3, 0, PARK, PARK_TILE, cubes("fww")),
        OwnerTook(3, 2, PARK, PARK_TILE, 1),
        Unused(3, 1, 10),
        Unused(3, 2, 11),
    )
    assert told(*sequence) == [
        "**Aude**, Quarry: +1 stone · **Aude**, Park: +1 food, +2 wood · Colin, owner of the Park: +1 wood",
        "The provost leaves idle: Bertran on space 10, Colin on space 11",
    ]


def test_batches_of_one_seat_for_one_section_are_added_up() -> None:
    one, other = Delivered(3, 0, 0, (-1, -1, -1, 0, 0), 5), Delivered(3, 0, 0, (-1, 0, -1, -1, 0), 5)
    assert told(one, other) == [
        "**Aude** builds 2 houses in the Dungeon: −2 food, −1 wood, −2 stone, −1 cloth, +10 points"
    ]
    assert len(told(one, Delivered(3, 0, 1, (-1, -1, -1, 0, 0), 4))) == 2
    assert len(told(one, Delivered(3, 1, 0, (-1, -1, -1, 0, 0), 5))) == 2


def test_who_brings_nothing_to_the_castle_and_what_that_costs() -> None:
    assert told(BuiltNothing(3, 1, -2, True)) == ["**Bertran** brings nothing to the castle: −2 points"]
    assert told(BuiltNothing(3, 1, 0, False)) == ["**Bertran** brings nothing to the castle"]


def test_the_worker_of_the_gate_goes_to_a_place_with_its_article() -> None:
    assert told(Sent(3, 1, CASTLE)) == ["**Bertran** sends the worker of the Gate to the Castle"]


def test_a_favour_and_what_it_gives_are_one_line_if_they_are_of_one_seat() -> None:
    chosen = FavourChosen(3, 0, 1, 1, True)
    assert told(chosen, FavourGave(3, 0, 1, 3, NO_CUBES, 0)) == [
        "**Aude** takes a royal favour: Deniers, column 1. The king gives **Aude** +3 deniers"
    ]
    assert len(told(chosen, FavourGave(3, 1, None, 0, NO_CUBES, 3))) == 2


def test_a_section_is_scored_in_one_line_with_what_it_brings() -> None:
    assert told(SectionScored(3, 0, False), HousesCounted(3, 0, 0, 2, 1, 0), HousesCounted(3, 1, 0, 0, 0, -2)) == [
        "**The Dungeon is scored** (the bailiff has come) · Aude has 2 houses: a royal favour"
        " · Bertran has no house: −2 points"
    ]


def test_somebody_is_told_what_the_provost_and_the_others_did_to_them() -> None:
    events = (Visited(3, 2, 0, PARK, 1), Visited(3, 2, 1, PARK, 1), Unused(3, 2, FARM), InnTaken(3, 0, 2))
    assert to(2, *events) == [
        "👣 Aude came to your Park (9): +1 for you.",
        "👣 Bertran came to your Park (9): +1 for you.",
        "👮 Your worker came home from Farm (1) with nothing: the provost stopped short of it.",
        "🛏️ Aude has driven you out of the Inn; your worker is home again.",
    ]
    assert to(1, *events) == []


def test_somebody_is_told_what_they_could_not_do() -> None:
    events = (
        Passed(3, 1, 1, 1, True),
        Declined(3, 1, JOUST, "joust", True),
        BuiltNothing(3, 1, -2, True),
        HousesCounted(3, 1, 1, 0, 0, -3),
        FavourLost(3, 1),
    )
    assert len(to(1, *events)) == len(events)
    assert to(0, *events) == []


def test_what_somebody_chose_was_not_done_to_them() -> None:
    own_choice = (
        Passed(3, 1, 1, 1, False),
        Declined(3, 1, HOME, "works", False),
        BuiltNothing(3, 1, -2, False),
        InnTaken(3, 1, 1),
    )
    assert to(1, *own_choice) == []


def test_the_forecast_names_the_movers_and_the_workers() -> None:
    found = Forecast(
        6,
        1,
        11,
        movers=(Mover(1, "guild", 3), Mover(0, "deniers", 2, 5)),
        threatened=(Standing(0, QUARRY),),
        hopeful=(Standing(2, 7),),
        lost=(Standing(1, 16),),
    )
    assert done_to.outlook(found, NAMES, ROAD, W) == [
        "-# 👮 The provost stands on space 6 and can still end anywhere from 1 to 11: "
        "Bertran up to 3 (Merchants’ Guild), Aude up to 2 (5 deniers)",
        "-# ⚠️ Covered, but at risk: Aude on Quarry (4)",
        "-# ⏳ Idle unless he goes outward: Colin on Peddler (7)",
        "-# 🚫 Out of his reach: Bertran on space 16",
    ]
    settled = Forecast(6, 6, 6, (), (), (), (Standing(1, 7),))
    assert done_to.outlook(settled, NAMES, ROAD, W) == [
        "-# 👮 The provost stands on space 6; nobody can move him any more.",
        "-# 🚫 Out of his reach: Bertran on Peddler (7)",
    ]
