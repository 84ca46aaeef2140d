"""The King's Challenge: le Roy's placement, dice, table of actions and changed cards."""

from collections.abc import Callable
from random import Random

import pytest

from engine.troyes import progress, roy, threats
from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import EVENT_NUMBERS
from engine.troyes.events import (
    Blocked,
    Bought,
    CharacterScored,
    Conceded,
    Countered,
    Expelled,
    Hired,
    RoyChose,
    RoyRolled,
    Settled,
)
from engine.troyes.facts import BUILDINGS, CHARACTER_KEYS, NEUTRAL, PLACE_NAMES
from engine.troyes.play import Play
from engine.troyes.scoring import result_of
from engine.troyes.state import PLACEMENT
from tests.engine.troyes.troyes_table import RULES, TroyesTable, troyes

DICE = "r6 w5 y5 r3 y2"


def royal_turn(total: int, **given: object) -> TroyesTable:
    """Le Roy's turn with this roll of two dice."""
    rolls = (min(6, total - 1), total - min(6, total - 1))
    position = {"dice": {0: "y4 w2", NEUTRAL: DICE}} | given
    return troyes(1, rolls=rolls, **position).after(roy.turn)  # type: ignore[arg-type]


def test_the_player_starts_with_six_citizens_and_the_pile_of_characters_lies_open() -> None:
    state, _ = RULES.new_game(1, {}, bytes(32))
    assert (state.table.supply[0], state.table.start) == (6, 0)
    assert sorted(state.table.pile) == list(range(6))
    assert state.hands[0].characters == ()
    assert RULES.view(state, None).table.pile == state.table.pile


def test_le_roy_places_three_the_player_two_until_all_eighteen_spaces_are_taken() -> None:
    state, events = RULES.new_game(1, {}, bytes(range(32)))
    owners = [event.owner for event in events if isinstance(event, Settled)]
    while state.table.phase == PLACEMENT:
        building, space = PLACE_NAMES[state.table.spaces.index(-1)].rsplit("-", 1)
        state, events = RULES.apply(state, RULES.parse(f"0 settle {building} {space}"))
        owners += [event.owner for event in events if isinstance(event, Settled)]
    assert owners == [NEUTRAL] * 3 + ([0] * 2 + [NEUTRAL] * 3) * 3
    assert owners.count(NEUTRAL) == 12


def test_the_three_best_dice_say_his_buildings_red_before_yellow_before_white() -> None:
    """Rolled red 4 and 1, white 4 and 2, yellow 4 and 1: Palace 6, City Hall, Bishopric, on his best places."""
    table = troyes(1).after(roy.place_three, rolls=(4, 1, 4, 2, 4, 1))
    assert table.told(RoyChose)[0].rolled[:3] == ((0, 4), (2, 4), (1, 4))
    assert [PLACE_NAMES[event.space] for event in table.told(Settled)] == ["palace-6", "city-hall-4a", "bishopric-5a"]


@pytest.mark.parametrize(
    ("building", "places"),
    [
        ("palace", ["6", "5", "4", "3", "2", "1"]),
        ("bishopric", ["5a", "3a", "1a", "5b", "3b", "1b"]),
        ("city-hall", ["4a", "1a", "4b", "1b", "4c", "1c"]),
    ],
)
def test_his_best_places_are_the_first_ones_of_the_rows_the_highest_row_before_the_others(
    building: str, places: list[str]
) -> None:
    table, number = troyes(1).table, BUILDINGS.index(building)
    for place in places:
        space = roy.best_place(table, number)
        assert PLACE_NAMES[space] == f"{building}-{place}"
        table.put_citizen(space, NEUTRAL)
    assert roy.best_place(table, number) == -1


def test_a_full_building_lets_his_next_die_decide() -> None:
    citizens = {f"palace-{value}": NEUTRAL for value in range(1, 7)}
    table = troyes(1, citizens=citizens).after(roy.place_three, rolls=(6, 6, 5, 1, 4, 3))
    assert [PLACE_NAMES[event.space] for event in table.told(Settled)] == [
        "bishopric-5a",
        "city-hall-4a",
        "city-hall-1a",
    ]


def test_he_ranks_dice_by_value_then_red_yellow_white() -> None:
    table = troyes(1, dice={NEUTRAL: "w6 y6 r6 y5 w1"})
    letters = ["rwy"[die % 18 // 6] + str(die % 6 + 1) for die in roy.ranked(table.table, NEUTRAL)]
    assert letters == ["r6", "y6", "w6", "y5", "w1"]


# Black dice


def test_his_best_die_counters_the_highest_black_die_only() -> None:
    table = troyes(1, black=[6, 3], dice={0: "r6", NEUTRAL: "r3 w2"}, start=NEUTRAL)
    table.after(lambda play: progress.next_black(play, NEUTRAL))
    assert table.told(Countered)[0].owner == NEUTRAL
    assert table.dice(NEUTRAL) == "w2"
    assert (table.table.active, table.table.black) == (0, [3])


def test_a_die_that_does_not_suffice_is_kept_and_the_black_one_discarded() -> None:
    table = troyes(1, black=[6, 3], dice={0: "r6", NEUTRAL: "y4"})
    table.after(lambda play: progress.next_black(play, NEUTRAL))
    assert table.told(Conceded)[0].owner == NEUTRAL
    assert (table.dice(NEUTRAL), table.table.black) == ("y4", [3])


# His table of actions


@pytest.mark.parametrize("total", [2, 12])
def test_two_and_twelve_give_two_points_for_two_dice_and_the_players_best_for_six_deniers(total: int) -> None:
    table = royal_turn(total)
    assert table.gained(NEUTRAL) == 2
    assert (table.dice(NEUTRAL), table.dice(0)) == ("r3 w5 y2", "w2")
    assert table.deniers() == 16
    assert table.told(Bought)[0].deniers == 6


@pytest.mark.parametrize("total", [3, 11])
def test_three_and_eleven_give_two_points_for_a_die_and_the_players_best_for_four_deniers(total: int) -> None:
    table = royal_turn(total)
    assert (table.gained(NEUTRAL), table.deniers()) == (2, 14)
    assert (table.dice(NEUTRAL), table.dice(0)) == ("r3 w5 y2 y5", "w2")


def test_without_dice_of_the_player_he_uses_his_own_and_pays_nothing() -> None:
    table = royal_turn(12, dice={0: "", NEUTRAL: DICE})
    assert (table.gained(NEUTRAL), table.deniers(), table.dice(NEUTRAL)) == (2, 10, "r3 y2")


@pytest.mark.parametrize("total", [4, 10])
def test_four_and_ten_place_a_worker_where_one_of_the_players_falls(total: int) -> None:
    table = royal_turn(total, citizens={"palace-2": 0, "palace-4": 0, "palace-6": NEUTRAL})
    assert table.at("palace-4") == NEUTRAL
    assert table.lies("palace", 0)
    assert table.dice(NEUTRAL) == "r3 w5 y2 y5"


def test_a_worker_who_expels_nobody_goes_where_the_die_says() -> None:
    table = royal_turn(4, citizens={"palace-2": 0, "lying-palace": 0})
    assert table.at("palace-6") == NEUTRAL
    assert not table.told(Expelled)


def test_a_worker_finds_the_row_in_which_the_player_stands_last() -> None:
    citizens = {"bishopric-1a": NEUTRAL, "bishopric-1b": 0, "bishopric-5a": 0}
    table = royal_turn(4, dice={0: "y1", NEUTRAL: "w6"}, citizens=citizens)
    assert [table.at("bishopric-1a"), table.at("bishopric-1b")] == [NEUTRAL, NEUTRAL]
    assert table.lies("bishopric", 0)


def test_a_worker_whom_protection_stops_stays_away() -> None:
    citizens = {"palace-6": 0, "lying-palace": 0}
    table = royal_turn(4, citizens=citizens)
    assert table.at("palace-6") == 0
    assert table.told(Blocked)
    assert table.dice(NEUTRAL) == "r3 w5 y2 y5"


@pytest.mark.parametrize("total", [5, 9])
def test_five_and_nine_cover_the_right_most_event_with_a_die_for_each_banner(total: int) -> None:
    table = royal_turn(total, events={"war": (0,), "heresy": (0, 0, 0)})
    assert table.queue() == ["marauding", "war"]
    assert table.gained(0) == 3
    assert table.gained(NEUTRAL) == 2
    assert table.dice(NEUTRAL) == "r3 w5 y2"


def test_too_few_dice_still_cover_the_event_and_he_takes_the_card() -> None:
    table = royal_turn(5, dice={0: "y1", NEUTRAL: "r1"}, events={"war": ()})
    assert (table.gained(NEUTRAL), table.dice(NEUTRAL)) == (3, "")
    assert table.table.won == [(NEUTRAL, EVENT_NUMBERS["war"])]


def test_with_an_empty_queue_he_covers_marauding() -> None:
    assert royal_turn(5, dice={0: "y1", NEUTRAL: "r1 y2 w3 w4"}).gained(NEUTRAL) == 3


def test_six_puts_a_tradesman_on_the_best_free_space_the_cheapest_first() -> None:
    table = royal_turn(6, tradesmen={"merchant": [], "tithe": [], "archer": [], "goldsmith": []})
    assert table.tradesmen("tithe") == [NEUTRAL, -1, 0]
    assert table.told(Hired)[0].deniers == 0
    assert table.dice(NEUTRAL) == "r3 w5 y2 y5"


def test_six_prefers_red_to_yellow_to_white_and_never_takes_two_places_on_a_card() -> None:
    table = royal_turn(6, tradesmen={"tithe": [NEUTRAL], "joust": [], "blacksmith": []})
    assert table.tradesmen("joust") == [NEUTRAL, -1, 0]


@pytest.mark.parametrize("key", [card.key for card in ACTIVITIES])
def test_six_finds_any_card_that_lies_open(key: str) -> None:
    for others, place in (((), [NEUTRAL, -1, 0]), ((0,), [0, NEUTRAL, 0])):
        table = royal_turn(6, tradesmen={key: others})
        assert table.tradesmen(key) == place
        assert table.told(Hired)[0].place == len(others)


def test_six_without_a_free_space_spends_the_die_for_nothing() -> None:
    table = royal_turn(6, tradesmen={"tithe": [NEUTRAL, 0]})
    assert not table.told(Hired)
    assert table.dice(NEUTRAL) == "r3 w5 y2 y5"


def test_seven_puts_two_cubes_on_the_best_sites_of_the_lowest_level() -> None:
    table = royal_turn(7, cathedral={0: "12346"})
    assert table.table.cathedral[4] == table.table.cathedral[11] == NEUTRAL
    assert table.gained(NEUTRAL) == 2
    assert table.dice(NEUTRAL) == "r3 w5 y2"


def test_seven_gives_two_points_when_the_cathedral_is_full() -> None:
    assert royal_turn(7, cathedral={0: "123456" * 3}).gained(NEUTRAL) == 2


def test_eight_scores_the_top_character_for_both_and_costs_no_die() -> None:
    citizens = {f"palace-{value}": NEUTRAL for value in range(1, 7)} | {"city-hall-1a": 0}
    table = troyes(1, rolls=(6, 2), citizens=citizens, dice={NEUTRAL: DICE})
    table.table.pile[:] = [CHARACTER_KEYS.index("chretien"), CHARACTER_KEYS.index("thibaut")]
    table.after(roy.turn)
    assert (table.gained(0), table.gained(NEUTRAL)) == (0, 3)
    assert table.table.pile == [CHARACTER_KEYS.index("thibaut")]
    assert table.told(CharacterScored)[0].character == 0
    assert len(table.dice(NEUTRAL).split()) == 5


def test_he_never_scores_deniers_and_influence() -> None:
    table = troyes(1, rolls=(6, 2), deniers={0: 18}, dice={NEUTRAL: DICE})
    table.table.pile[:] = [CHARACTER_KEYS.index("thibaut")]
    table.after(roy.turn)
    assert (table.gained(0), table.gained(NEUTRAL)) == (6, 0)


def test_eight_gives_a_point_when_no_character_is_left() -> None:
    assert royal_turn(8).gained(NEUTRAL) == 1


def test_he_plays_on_alone_when_the_player_has_passed() -> None:
    table = troyes(1, dice={0: "y1", NEUTRAL: "w1 w2 w3"}, start=NEUTRAL).play("0 pass")
    assert len(table.told(RoyRolled)) >= 1
    assert table.table.round == 4


def test_the_start_player_alternates() -> None:
    table = troyes(1, dice={0: "y1", NEUTRAL: "w1"}, start=0).play("0 pass")
    assert table.table.start == NEUTRAL


# Events and cards that change


def strike(key: str) -> Callable[[Play], None]:
    return lambda play: threats.strike(play, EVENT_NUMBERS[key])


def test_negative_events_do_not_touch_him() -> None:
    table = troyes(1, citizens={"city-hall-1a": NEUTRAL}).after(strike("civil-war")).after(strike("drought"))
    assert table.deniers() == 7


def test_interrupted_work_does_not_touch_his_cubes() -> None:
    his = troyes(1, cathedral={0: "12", NEUTRAL: "6"}).after(strike("interrupted-work"))
    assert his.table.cathedral.count(NEUTRAL) == 1
    assert his.table.cathedral.count(0) == 2
    players = troyes(1, cathedral={NEUTRAL: "12", 0: "6"}).after(strike("interrupted-work"))
    assert players.table.cathedral.count(0) == 0


def test_resistance_does_not_touch_his_cubes() -> None:
    table = troyes(1, events={"marauding": (0, NEUTRAL), "war": (NEUTRAL, 0), "resistance": ()})
    table.after(strike("resistance"))
    assert (table.cubes_on("marauding"), table.cubes_on("war")) == ((0, NEUTRAL), (NEUTRAL,))


def test_traveling_builders_give_him_a_point_while_a_site_is_empty() -> None:
    table = troyes(1).after(strike("traveling-builders"))
    assert (table.gained(NEUTRAL), table.table.cathedral[0]) == (1, NEUTRAL)
    full = troyes(1, cathedral={0: "123456" * 3}).after(strike("traveling-builders"))
    assert full.gained(NEUTRAL) == 0


def test_the_tax_collector_takes_two_deniers_for_each_of_his_citizens() -> None:
    citizens = {"city-hall-1a": NEUTRAL, "city-hall-1b": NEUTRAL, "city-hall-4a": 0}
    table = troyes(1, citizens=citizens, tradesmen={"tax-collector": [0]}, dice={0: "r5 y1"})
    table.play("0 use tax-collector there plain r5 done")
    assert table.deniers() == 14


def test_tithe_takes_up_to_three_of_his_yellow_dice() -> None:
    table = troyes(1, cubes={"tithe": {0: 1}}, dice={0: "w1", NEUTRAL: "y6 y5 y5"}, deniers={0: 0})
    table.play("0 farm tithe y6.n y5.n y5.n")
    assert table.deniers() == 8


def test_the_banquet_does_not_look_at_his_district() -> None:
    table = troyes(1, tradesmen={"banquet": [0]}, dice={0: "r4 r1", NEUTRAL: "r1 r2 r3"})
    table.play("0 use banquet there plain r4 done")
    assert table.gained(0) == 1


def test_his_dice_are_bought_from_the_bank() -> None:
    table = troyes(1, dice={0: "w2 w3", NEUTRAL: "y6 w1"}, deniers={0: 2}, rolls=(3, 1))
    table.play("0 farm plain y6.n done")
    assert table.deniers() == 3


def test_whole_challenges_end_with_his_points_taken_away() -> None:
    for n in range(5):
        state, _ = RULES.new_game(1, {"bonus": "true"}, bytes([n]) * 32)
        rng = Random(n)
        while RULES.to_act(state):
            state, _ = RULES.apply(state, RULES.random_move(RULES.view(state, 0), rng.randrange))
            assert RULES.violations(state) == []
        parts = result_of(state).scores[0].parts
        assert parts["roy"] <= -state.hands[0].roy + 6
        assert result_of(state).verdict
