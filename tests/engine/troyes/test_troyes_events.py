"""Every event: what it does each round, and what countering it gives. Phase 3, action 3, appendix."""

from collections.abc import Callable

import pytest

from engine.troyes import progress, threats
from engine.troyes.event_cards import EVENT_CARDS, EVENT_KEYS, EVENT_NUMBERS
from engine.troyes.events import Blocked, EventCountered, EventRevealed, FellShort, Suffered
from engine.troyes.facts import NEUTRAL
from engine.troyes.play import Play
from tests.engine.troyes.troyes_table import code_of, troyes


def strike(key: str) -> Callable[[Play], None]:
    return lambda play: threats.strike(play, EVENT_NUMBERS[key])


def test_every_event_has_a_test_of_its_name() -> None:
    for card in EVENT_CARDS:
        assert any(name.startswith(f"test_{card.event.replace('-', '_')}") for name in globals()), card.event


def test_the_box_holds_eight_red_four_white_and_four_yellow_events_and_resistance() -> None:
    base = [card for card in EVENT_CARDS[1:] if not card.is_bonus]
    assert [sum(card.colour == colour for card in base) for colour in range(3)] == [8, 4, 4]
    called = [card.calls.value for card in base if card.calls is not None]
    assert sorted(called) == [1] * 4 + [2] * 4


@pytest.mark.parametrize(
    ("key", "dice"),
    [("marauding", 1), ("brigands-1", 1), ("skirmishes-2", 1), ("war", 2), ("normans-attack", 2), ("heresy", 0)],
)
def test_military_events_gather_black_dice(key: str, dice: int) -> None:
    assert EVENT_CARDS[EVENT_NUMBERS[key]].black_dice == dice


def test_marauding_pays_and_stays_without_cubes() -> None:
    table = troyes(dice={0: "y6 y1"}, events={"marauding": (1,)}).play("0 fight marauding plain y6 done x2")
    assert table.cubes_on("marauding") == ()
    assert [table.gained(seat) for seat in range(3)] == [2, 1, 0]
    assert table.table.won == []
    assert table.influence() == 6
    assert table.told(EventCountered)[0].taker == -1


def test_brigands_go_to_who_has_most_cubes_and_the_queue_closes_up() -> None:
    table = troyes(dice={0: "r6 r5"}, events={"brigands-1": (1,), "heresy": ()})
    table.play("0 fight brigands-1 plain r6 r5 done x3")
    assert table.queue() == ["marauding", "heresy"]
    assert [table.gained(seat) for seat in range(3)] == [3, 1, 0]
    assert table.table.won == [(0, EVENT_NUMBERS["brigands-1"])]


def test_skirmishes_countered_alone_give_both_rewards() -> None:
    table = troyes(dice={0: "r6 r5"}, events={"skirmishes-1": ()}).play("0 fight skirmishes-1 plain r6 r5 done x3")
    assert table.gained(0) == 3


def test_war_takes_no_more_cubes_than_it_has_banners() -> None:
    table = troyes(dice={0: "r6 r6"}, events={"war": (1, 1)}).play("0 fight war plain r6 r6 done x2")
    assert table.influence() == 6
    assert [table.gained(seat) for seat in range(2)] == [1, 1]


def test_normans_attack_is_won_in_a_tie_by_who_placed_first() -> None:
    table = troyes(dice={0: "r4"}, events={"normans-attack": (1, 1)}).play("0 fight normans-attack plain r4 done x2")
    assert table.table.won == [(1, EVENT_NUMBERS["normans-attack"])]


def test_conflict_of_succession_shares_six_points_between_two_tied_seats() -> None:
    """The worked example: red 2 + 3 + 4 = 9, 9 / 4 = 2 cubes fill the fifth banner."""
    table = troyes(dice={0: "r4 r3 r2"}, events={"conflict-of-succession": (1, 2, 1)})
    table.play("0 fight conflict-of-succession plain r4 r3 r2 x2")
    assert [table.gained(seat) for seat in range(3)] == [3, 3, 0]
    assert table.table.won == [(1, EVENT_NUMBERS["conflict-of-succession"])]
    assert table.influence() == 6


def test_conflict_of_succession_puts_a_neutral_citizen_on_the_palace_and_expels() -> None:
    table = troyes(rolls=(3,), citizens={"palace-3": 1}, events={"conflict-of-succession": ()})
    table.after(strike("conflict-of-succession"))
    assert table.at("palace-3") == NEUTRAL
    assert table.lies("palace", 1)


def test_drought_costs_a_denier_for_each_citizen_standing_on_city_hall() -> None:
    citizens = {"city-hall-1a": 0, "city-hall-4a": 0, "city-hall-4b": 1, "lying-city-hall": 1}
    table = troyes(citizens=citizens, deniers={0: 1}, points={0: 5}, events={"drought": ()}).after(strike("drought"))
    assert [table.deniers(seat) for seat in range(3)] == [0, 9, 10]
    assert [table.points(seat) for seat in range(3)] == [3, 10, 10]
    assert [event.seat for event in table.told(FellShort)] == [0]


def test_support_puts_a_neutral_cube_on_the_two_nearest_events_to_its_left() -> None:
    events = {"war": (), "heresy": (), "support": (), "drought": ()}
    table = troyes(events=events).after(strike("support"))
    assert [table.cubes_on(key) for key in table.queue()] == [(), (NEUTRAL,), (NEUTRAL,), (), ()]


def test_support_counters_an_event_with_its_last_banner_and_neutral_points_are_lost() -> None:
    table = troyes(events={"skirmishes-1": (NEUTRAL, 1), "support": ()}).after(strike("support"))
    assert table.queue() == ["marauding", "support"]
    assert table.table.won == []
    assert (table.gained(1), table.gained(NEUTRAL)) == (1, 0)


def test_support_that_counters_an_event_lets_no_event_be_left_out() -> None:
    events = {"skirmishes-1": (1, 1), "support": (), "civil-war": ()}
    table = troyes(events=events).after(threats.strike_all)
    assert [event.event for event in table.told(Suffered)] == [EVENT_NUMBERS["civil-war"]] * 3


def test_civil_war_costs_three_deniers_and_two_points_for_who_lacks_them() -> None:
    table = troyes(deniers={0: 2, 1: 3}, points={0: 1}, events={"civil-war": ()}).after(strike("civil-war"))
    assert [table.deniers(seat) for seat in range(3)] == [0, 0, 7]
    assert [table.points(seat) for seat in range(3)] == [0, 10, 10]


def test_wayfarers_push_a_neutral_citizen_into_a_row_of_city_hall() -> None:
    citizens = {"city-hall-4a": 0, "city-hall-4b": 1, "city-hall-4c": 2}
    table = troyes(rolls=(5,), citizens=citizens, events={"wayfarers": ()}).after(strike("wayfarers"))
    assert [table.at(f"city-hall-4{space}") for space in "abc"] == [NEUTRAL, 0, 1]
    assert table.lies("city-hall", 2)


def test_wayfarers_expel_nobody_who_is_protected() -> None:
    citizens = {"city-hall-4a": 0, "city-hall-4b": 1, "city-hall-4c": 2, "lying-city-hall": 2}
    table = troyes(rolls=(5,), citizens=citizens, events={"wayfarers": ()}).after(strike("wayfarers"))
    assert [table.at(f"city-hall-4{space}") for space in "abc"] == [0, 1, 2]
    assert table.told(Blocked)


def test_theological_conflict_pushes_a_neutral_citizen_into_a_row_of_the_bishopric() -> None:
    table = troyes(rolls=(2,), citizens={"bishopric-1a": 0}, events={"theological-conflict": ()})
    table.after(strike("theological-conflict"))
    assert [table.at("bishopric-1a"), table.at("bishopric-1b")] == [NEUTRAL, 0]


def test_events_that_bring_neutral_citizens_do_nothing_when_all_eight_are_in_play() -> None:
    everywhere = {f"palace-{value}": NEUTRAL for value in range(1, 7)}
    everywhere |= {"bishopric-1a": NEUTRAL, "bishopric-1b": NEUTRAL}
    table = troyes(rolls=(3,), citizens=everywhere, events={"wayfarers": ()}).after(strike("wayfarers"))
    assert table.at("city-hall-1a") == -1
    assert table.told(Blocked)


def test_heresy_costs_two_influence_and_two_points_for_who_lacks_them() -> None:
    table = troyes(influence={0: 1}, points={0: 5}, events={"heresy": ()}).after(strike("heresy"))
    assert [table.influence(seat) for seat in range(3)] == [0, 2, 2]
    assert [table.points(seat) for seat in range(3)] == [3, 10, 10]


def test_traveling_builders_build_the_lowest_level_at_the_lowest_value() -> None:
    table = troyes(cathedral={0: "12"}, events={"traveling-builders": ()}).after(strike("traveling-builders"))
    assert table.table.cathedral[:4] == [0, 0, NEUTRAL, -1]
    assert table.gained(NEUTRAL) == 0


def test_traveling_builders_begin_the_second_level_when_the_first_is_full() -> None:
    table = troyes(cathedral={0: "123456"}, events={"traveling-builders": ()}).after(strike("traveling-builders"))
    assert table.table.cathedral[6] == NEUTRAL


def test_interrupted_work_removes_the_highest_cube_of_the_highest_level() -> None:
    table = troyes(cathedral={0: "1122", 1: "6"}, events={"interrupted-work": ()}).after(strike("interrupted-work"))
    assert table.table.cathedral == [0, 0, -1, -1, -1, 1, 0] + [-1] * 11


def test_resistance_takes_the_newest_cube_of_each_event() -> None:
    table = troyes(events={"marauding": (0, 1), "war": (2,), "resistance": ()}).after(strike("resistance"))
    assert (table.cubes_on("marauding"), table.cubes_on("war")) == ((0,), ())


def test_resistance_calls_a_red_event_from_the_box_which_calls_its_own() -> None:
    table = troyes(deck=("resistance", "theological-conflict", "drought"), box=("brigands-2",))
    table.after(progress.reveal_events)
    revealed = [EVENT_KEYS[event.event] for event in table.told(EventRevealed)]
    assert revealed == ["resistance", "brigands-2", "theological-conflict"]


def test_a_red_event_calls_the_other_deck_when_its_own_is_empty() -> None:
    table = troyes(deck=("war", "drought")).after(progress.reveal_events)
    assert table.queue() == ["marauding", "war", "drought"]


def test_a_tie_for_second_place_shares_its_points_rounded_down() -> None:
    table = troyes(dice={0: "y6 y6"}, events={"civil-war": (1, 2)}).play("0 fight civil-war plain y6 y6 done x2")
    assert [table.gained(seat) for seat in range(3)] == [3, 1, 1]
    table = troyes(dice={0: "y6 y6"}, events={"support": (1, 2)}).play("0 fight support plain y6 y6 done x2")
    assert [table.gained(seat) for seat in range(3)] == [3, 0, 0]


def test_neutral_cubes_can_take_the_first_place() -> None:
    table = troyes(dice={0: "w4"}, events={"interrupted-work": (NEUTRAL, NEUTRAL)})
    table.play("0 fight interrupted-work plain w4 done x1")
    assert table.gained(0) == 1
    assert table.table.won == []


def test_combat_needs_dice_of_the_event_and_at_least_one_cube() -> None:
    table = troyes(dice={0: "y6 r1 w2"}, events={"brigands-1": ()})
    assert code_of(table, "0 fight brigands-1 plain y6 done")[0] == "wrong_dice"
    assert code_of(table, "0 fight brigands-1 plain r1 done")[1] == {
        "what": "value",
        "needs": 3,
        "has": 1,
        "missing": 2,
    }
    assert code_of(table, "0 fight heresy plain w2 done")[0] == "no_such_event"
