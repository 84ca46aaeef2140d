"""What happened in a game of Troyes, in words."""

from collections.abc import Sequence
from random import Random
from typing import get_args

import pytest

from engine.core.events import Event
from engine.troyes import events as all_events
from engine.troyes.events import AnyTroyesEvent, Dealt, GainedPoints, LostPoints
from engine.troyes.moves import Settle
from locales import SOURCE, words
from render.troyes.acts import FOLLOWERS
from render.troyes.done_to import done_to, since
from render.troyes.recap import SILENT, lines
from tests.engine.troyes.troyes_table import RULES, TroyesTable, troyes

W = words(SOURCE)
NAMES = ("Aude", "Bertrand", "Clémence", "Drogo")


def told(game: TroyesTable, seat: int | None = None) -> list[str]:
    """What a seat or a spectator reads of all that has happened."""
    view = RULES.view(game.state, seat)
    seen = [event for event in game.events if RULES.may_see(view, event)]
    return lines(seen, NAMES[: game.table.seats], W)


def hurt(game: TroyesTable, seat: int) -> list[str]:
    view = RULES.view(game.state, seat)
    seen = [event for event in game.events if RULES.may_see(view, event)]
    return done_to(seat, seen, NAMES[: game.table.seats], W)


def every_event(games: int) -> dict[type[Event], list[tuple[int, Sequence[Event]]]]:
    """By kind of event, the seats and the events of moves in which it occurs, from random games."""
    found: dict[type[Event], list[tuple[int, Sequence[Event]]]] = {}
    for number in range(games):
        chance = Random(number)
        seats = 1 + number % 4
        state, events = RULES.new_game(seats, {"bonus": "true"}, chance.randbytes(32))
        while True:
            for kind in {type(event) for event in events}:
                found.setdefault(kind, []).append((seats, events))
            to_act = RULES.to_act(state)
            if not to_act:
                break
            move = RULES.random_move(RULES.view(state, to_act[0]), chance.randrange)
            state, events = RULES.apply(state, move)
    return found


def test_every_kind_of_event_has_its_sentence_or_is_silent_on_purpose() -> None:
    """An event is told if a line changes or goes when it is left out of what happened with it."""
    found = every_event(12)
    kinds = set(get_args(AnyTroyesEvent))
    assert kinds - set(found) <= {all_events.CubeLost}, "random games show nearly all of them"
    implied = {all_events.SpentInfluence, all_events.UsedDice, all_events.Activated}
    for kind in kinds & set(found) - set(SILENT) - implied:
        assert any(
            lines(happened, NAMES[:seats], W)
            != lines([event for event in happened if type(event) is not kind], NAMES[:seats], W)
            for seats, happened in found[kind]
        ), kind.__name__


def test_resistance_is_told_with_the_cubes_that_it_takes() -> None:
    happened = [all_events.EventStruck(2, 17, 0), all_events.CubeLost(2, 1, 0)]
    assert lines(happened, NAMES, W) == ["The event Resistance strikes · Marauding loses a cube of Bertrand"]


def test_silent_events_say_nothing() -> None:
    assert lines([all_events.Waited(1, 0, 3)], NAMES, W) == []
    assert lines([all_events.RoyChose(0, ((0, 6), (2, 5), (1, 1)))], NAMES[:1], W) == []


def test_an_action_with_all_that_follows_is_one_line() -> None:
    """The worked example of the rule text: 16 deniers from the Merchant with a bought yellow 5."""
    game = troyes(dice={0: "y6 y5", 1: "y5"}, tradesmen={"merchant": []})
    game.play("0 use merchant supply plain y6 y5 y5.1")
    assert told(game)[0] == (
        "**Aude** uses the Merchant 8 times · new tradesman for 4 deniers · "
        "yellow 6 + 5 + 5 of Bertrand (6 deniers) = 16 · +16 deniers"
    )


def test_a_cathedral_with_three_cubes_is_one_line_with_its_levels() -> None:
    game = troyes(dice={0: "w5", 1: "w2", 4: "w4"}, cathedral={1: "4"}, deniers={0: 20})
    game.play("0 build plain w5 w2.1 w4.n")
    assert told(game) == [
        "**Aude** builds on the cathedral: 5 and 2 on level 1, 4 on level 2 · "
        "white 5 + 2 of Bertrand (6 deniers) + 4 of the neutral player (6 deniers) · +5 influence"
    ]
    assert told(game, 0)[0].endswith("· +3 points · +5 influence")


def test_a_modifier_is_named_with_the_dice() -> None:
    game = troyes(dice={0: "y6 y5"}, cubes={"priest": {0: 1}})
    game.play("0 farm priest y6 y5 done")
    assert told(game) == ["**Aude** farms · yellow 6 + 5 with the Priest = 17 · +8 deniers"]


def test_a_citizen_who_expels_another_says_whence_and_whom() -> None:
    game = troyes(dice={0: "r3"}, citizens={"palace-3": 1, "city-hall-1a": 0})
    game.play("0 place palace plain r3 city-hall-1a")
    assert told(game) == [
        "**Aude** places a citizen on Palace 3 (from City Hall 1a) · red 3 · Bertrand is expelled from the Palace"
    ]
    assert hurt(game, 1) == ["Your citizen was expelled from the Palace by Aude"]
    assert hurt(game, 0) == []


def test_an_own_citizen_whom_one_expels_oneself_is_no_harm_done() -> None:
    game = troyes(dice={0: "r3"}, citizens={"palace-3": 0, "city-hall-1a": 0})
    game.play("0 place palace plain r3 city-hall-1a")
    assert "Aude is expelled from the Palace" in told(game)[0]
    assert hurt(game, 0) == []


def test_a_countered_event_names_the_places_and_only_the_own_points() -> None:
    game = troyes(dice={0: "y6"}, events={"marauding": [1]})
    game.play("0 fight marauding plain y6 done x2")
    assert told(game)[-1] == "**Marauding is countered**: most cubes Aude, then Bertrand"
    assert told(game, 0)[-1].endswith("· Aude +2 points")
    assert told(game, 1)[-1].endswith("· Bertrand +1 point")
    assert told(game, 2)[-1] == told(game)[-1]
    assert hurt(game, 1) == ["+1 point: Marauding"]
    assert hurt(game, 0) == [], "it was Aude's own doing"


def test_a_victim_learns_who_took_a_die_and_what_it_brought() -> None:
    game = troyes(dice={0: "r2", 1: "r5"}, tradesmen={"mercenary": [0]})
    game.play("0 use mercenary there plain r2 r5.1 done")
    assert hurt(game, 1) == ["Aude took your red 5: +4 deniers"]


def test_a_victim_of_tithe_and_of_the_tax_collector_is_told() -> None:
    game = troyes(dice={0: "y1 r6", 1: "y5"}, cubes={"tithe": {0: 1}}, tradesmen={"tax-collector": [0]})
    game.table.spaces[12:14] = [1, 1]
    game.play("0 farm tithe y1 y5.1 done", "1 pass", "2 pass", "0 use tax-collector there plain r6 done")
    assert hurt(game, 1)[:2] == [
        "Aude took your yellow 5 for the Tithe",
        "Aude’s Tax Collector took 2 deniers from you",
    ]


def test_who_rolls_again_reads_the_result_as_done_by_chance() -> None:
    game = troyes(dice={0: "y3"}, rolls=[6])
    game.play("0 reroll y3")
    assert hurt(game, 0) == ["Your yellow 3 became a 6"]
    assert told(game) == ["**Aude** rolls yellow 3 again for 1 influence: 6"]


def test_citizens_of_one_owner_are_placed_in_one_phrase() -> None:
    placed = [all_events.Settled(0, owner, space) for owner, space in ((0, 5), (4, 4), (4, 15))]
    assert lines(placed, NAMES[:1], W) == ["**Aude** → Palace 6 · **Le Roy** → Palace 5, City Hall 4a"]


def test_who_plays_alone_is_told_all_but_their_own_deeds() -> None:
    happened = [
        all_events.UsedDice(1, 0, (17,), -1, 6),
        all_events.GainedDeniers(1, 0, 3, "farm"),
        all_events.RoyRolled(1, (1, 5), "tradesman", (77,)),
        all_events.Hired(1, 4, 18, 0, "general", 0),
        all_events.Countered(1, 4, (3,), (77,)),
    ]
    assert since(0, happened, NAMES[:1], W) == [
        "**Le Roy** rolls 1 + 5: a tradesman · red 6 spent · a tradesman on the Archer",
        "**Le Roy** counters the black 3 with red 6",
    ]


def test_le_roys_turn_is_one_short_line() -> None:
    happened = [
        all_events.RoyRolled(1, (3, 4), "cathedral", (77, 76)),
        all_events.Built(1, 4, 0, 5),
        all_events.Built(1, 4, 0, 4),
    ]
    assert lines(happened, NAMES[:1], W) == [
        "**Le Roy** rolls 3 + 4: the cathedral · red 6 5 spent · on the cathedral 6 and 5 on level 1"
    ]


def test_the_end_tells_everybodys_characters_and_the_seed() -> None:
    ended = all_events.Ended(5, ((0,), (3, 5)), (10, 12), "ab")
    assert lines([ended], NAMES[:2], W) == [
        "Aude was Chrétien de Troyes.",
        "Bertrand was Thibaut II, Henry I.",
        "Every roll followed from the seed `ab`.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_changes_with_the_characters_and_points_of_others(seats: int) -> None:
    """Points and characters are hidden: what a spectator or another seat is told is the same without them."""
    chance = Random(seats)
    state, events = RULES.new_game(seats, {}, chance.randbytes(32))
    while True:
        for seat in (None, *range(seats)):
            view = RULES.view(state, seat)
            if view.is_over:
                return
            seen = [event for event in events if RULES.may_see(view, event)]
            hidden = [event for event in seen if isinstance(event, GainedPoints | LostPoints | Dealt)]
            owners = {event.owner if isinstance(event, GainedPoints) else event.seat for event in hidden}
            assert owners <= {seat}
            open_to_all = [event for event in seen if event not in hidden]
            said = "\n".join(lines(open_to_all, NAMES[:seats], W))
            assert "point" not in said
            assert not any(W("troyes-character", character=key) in said for key in ("urbain", "hugues", "henry"))
        move = RULES.random_move(RULES.view(state, RULES.to_act(state)[0]), chance.randrange)
        state, events = RULES.apply(state, move)


def test_acts_begin_with_known_events() -> None:
    assert set(FOLLOWERS) <= set(get_args(AnyTroyesEvent))
    assert Settle not in FOLLOWERS
