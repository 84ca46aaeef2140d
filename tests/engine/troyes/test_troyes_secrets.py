"""Characters and points are hidden: from other seats, from spectators, from every event that they may see."""

from random import Random
from typing import get_args

import msgspec
import pytest

from engine.core.events import Event
from engine.troyes.events import AnyTroyesEvent, Dealt, Ended, GainedPoints, LostPoints
from engine.troyes.facts import NEUTRAL, die_of
from engine.troyes.round_events import Rolled
from engine.troyes.state import State
from tests.engine.troyes.troyes_table import RULES, troyes, with_other_secrets

SEED = bytes(range(100, 132))


def story(seats: int, seed: int) -> list[tuple[State, list[Event]]]:
    """Every state of a random game with the events that led to it."""
    state, events = RULES.new_game(seats, {"bonus": "true"}, SEED)
    rng, found = Random(seed), [(state, events)]
    while waiting := RULES.to_act(state):
        state, events = RULES.apply(state, RULES.random_move(RULES.view(state, waiting[0]), rng.randrange))
        found.append((state, events))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_stays_the_same_when_what_is_hidden_changes(seats: int) -> None:
    for state, _ in story(seats, seats)[:-1]:
        for viewer in (*range(seats), None):
            view = RULES.view(state, viewer)
            assert view == RULES.view(with_other_secrets(state, viewer), viewer)


@pytest.mark.parametrize("seats", [2, 3])
def test_questions_and_previews_stay_the_same_when_what_is_hidden_changes(seats: int) -> None:
    states = [state for state, _ in story(seats, 9)[:-1]]
    for state in Random(3).sample(states, 12):
        seat = state.table.active
        one, other = RULES.view(state, seat), RULES.view(with_other_secrets(state, seat), seat)
        assert RULES.legal_moves(one) == RULES.legal_moves(other)
        for move in RULES.legal_moves(one)[:40]:
            assert RULES.preview(one, move) == RULES.preview(other, move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_event_tells_of_points_or_characters_of_somebody_else(seats: int) -> None:
    for state, events in story(seats, 5)[:-1]:
        for viewer in (*range(seats), None):
            view = RULES.view(state, viewer)
            for event in events:
                if RULES.may_see(view, event):
                    assert not isinstance(event, Ended)
                    if isinstance(event, GainedPoints):
                        assert event.owner == viewer
                    if isinstance(event, LostPoints | Dealt):
                        assert event.seat == viewer


def test_only_events_of_points_hold_points() -> None:
    names = {kind.__name__ for kind in RULES.event_type.__args__ if "points" in kind.__struct_fields__}
    assert names == {"GainedPoints", "LostPoints", "Ended"}


def test_a_spectator_of_the_solo_game_does_not_see_le_roys_points() -> None:
    state, _ = RULES.new_game(1, {}, SEED)
    event = GainedPoints(1, NEUTRAL, 2, "cathedral")
    assert RULES.may_see(RULES.view(state, 0), event)
    assert not RULES.may_see(RULES.view(state, None), event)
    assert RULES.view(state, None).hand is None


def test_everything_is_open_at_the_end() -> None:
    state, events = story(3, 2)[-1]
    for viewer in (0, 1, 2, None):
        view = RULES.view(state, viewer)
        assert view.hands == state.hands
        assert view.seed == SEED.hex()
        assert all(RULES.may_see(view, event) for event in events)


def test_the_preview_of_an_archer_rolls_nothing() -> None:
    table = troyes(tradesmen={"archer": [0]}, dice={0: "r6"}, events={"war": ()})
    told = RULES.preview(table.view(0), RULES.parse("0 use archer there plain r6 done x3"))
    assert [type(event).__name__ for event in told] == ["UsedDice", "Activated"]


def test_the_preview_of_a_procession_does_not_tell_what_others_gain() -> None:
    table = troyes(tradesmen={"procession": [0]}, dice={0: "w6", 1: "r2 r3"})
    told = RULES.preview(table.view(0), RULES.parse("0 use procession there plain w6 done x1"))
    assert b"Points" not in msgspec.json.encode(told)


def test_rolls_drawn_cards_and_the_end_show_what_nobody_knew() -> None:
    """What nobody knew before can't be taken back freely."""
    revealing = {event.__name__ for event in get_args(AnyTroyesEvent) if event.reveals}
    drawn = {"Started", "Dealt", "Piled", "CardsRevealed", "EventRevealed", "Ended"}
    rolled = {"RoyChose", "Rolled", "EventStruck", "BlackRolled", "Rerolled", "ArcherRolled", "RoyRolled"}
    assert revealing == drawn | rolled


@pytest.mark.parametrize("seats", [1, 3])
def test_everybody_is_told_of_their_own_points_and_characters(seats: int) -> None:
    for state, events in story(seats, 6):
        for event in events:
            if isinstance(event, GainedPoints) and event.owner != NEUTRAL:
                assert RULES.may_see(RULES.view(state, event.owner), event)
            if isinstance(event, LostPoints | Dealt):
                assert RULES.may_see(RULES.view(state, event.seat), event)
            if not isinstance(event, GainedPoints | LostPoints | Dealt | Ended):
                assert RULES.may_see(RULES.view(state, None), event)


@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_everybody_sees_how_many_rounds_are_still_to_come(seats: int, rounds: int) -> None:
    every = story(seats, 7)
    for state, _ in every[:-1]:
        assert RULES.view(state, None).red_left == rounds - state.table.round
        assert (RULES.view(state, 0).hands, RULES.view(state, 0).seed) == ((), "")
        assert RULES.view(state, seats - 1).hand == state.hands[seats - 1]
    assert RULES.view(every[-1][0], None).red_left == 0


def test_the_dice_of_a_district_are_rolled_for_its_owner() -> None:
    rolled = Rolled(1, 1, (die_of(1, 0, 6), die_of(1, 2, 1)))
    assert [RULES.faces(rolled, seat) for seat in range(3)] == [(), (6, 1), ()]
    assert RULES.faces(Dealt(0, 1, (1,)), 1) == ()


def test_a_move_is_imagined_as_far_as_nothing_has_to_be_rolled() -> None:
    table = troyes(tradesmen={"archer": [0], "goldsmith": [0]}, dice={0: "r6 y6"}, points={0: 7})
    view = table.view(0)
    assert RULES.imagined(view, RULES.parse("0 reroll r6")) is None
    then = RULES.imagined(view, RULES.parse("0 use goldsmith there plain y6 done"))
    assert then is not None
    assert then.hand is not None
    assert (then.hand.points, then.table.deniers[0], view.table.deniers[0]) == (8, 12, 10)
