"""Every activity card: what one use gives, what it costs, and what a delayed cube may do. Appendix of the rulebook."""

from pathlib import Path

from engine.troyes import cards
from engine.troyes.cards import ACTIVITIES, CARD_KEYS
from engine.troyes.events import ArcherRolled
from engine.troyes.facts import NEUTRAL
from tests.engine.troyes.troyes_table import code_of, troyes


def test_every_card_has_a_test_of_its_name() -> None:
    written = "".join(file.read_text() for file in Path(__file__).parent.glob("test_troyes_*cards.py"))
    assert [key for key in CARD_KEYS if f"def test_{key.replace('-', '_')}_" not in written] == []


def test_there_are_three_cards_for_each_colour_and_round_and_three_bonus_cards() -> None:
    base = [card for card in ACTIVITIES if not card.is_bonus]
    assert len(base) == 27
    assert {(card.colour, card.round) for card in base} == {(c, r) for c in range(3) for r in (1, 2, 3)}
    assert sum(card.is_bonus for card in ACTIVITIES) == 3


# Yellow


def test_artisan_gives_six_deniers_for_one_influence() -> None:
    table = troyes(tradesmen={"artisan": [0]}, dice={0: "y6 y3"})
    table.play("0 use artisan there plain y6 y3 done x2")
    assert (table.deniers(), table.influence()) == (22, 2)


def test_artisan_needs_influence_and_may_be_used_fewer_times() -> None:
    table = troyes(tradesmen={"artisan": [0]}, dice={0: "y6 y3"}, influence={0: 1})
    assert table.answers("use", "artisan", "there", "plain", "y6", "y3", "done") == ("x1",)
    poor = troyes(tradesmen={"artisan": [0]}, dice={0: "y6"}, influence={0: 0})
    assert code_of(poor, "0 use artisan there plain y6 done x1") == (
        "not_enough",
        {"what": "influence", "needs": 1, "has": 0, "missing": 1},
    )


def test_merchant_hired_and_used_eight_times_gives_sixteen_deniers() -> None:
    """The worked example of the rulebook: 4 to hire, space of 2 points, 16 / 2 = 8 uses."""
    table = troyes(tradesmen={"merchant": []}, dice={0: "y6 y5", 1: "y5"}, deniers={0: 10})
    table.play("0 use merchant supply plain y6 y5 y5.1")
    assert table.deniers() == 10 - 4 - 6 + 16
    assert table.deniers(1) == 16
    assert table.tradesmen("merchant") == [0, -1, 0]
    assert table.table.supply[0] == 0


def test_miller_gives_two_deniers_for_each_own_citizen_standing_on_the_chosen_building() -> None:
    citizens = {"palace-1": 0, "palace-2": 0, "palace-3": 1, "bishopric-1a": 0, "lying-bishopric": 0}
    table = troyes(tradesmen={"miller": [0]}, dice={0: "y6 y3"}, citizens=citizens)
    assert table.answers("use", "miller", "there", "plain", "y6", "y3", "done") == ("palace", "bishopric")
    table.play("0 use miller there plain y6 y3 done palace")
    assert table.deniers() == 10 + 2 * 2 * 2


def test_miller_on_the_bishopric_does_not_count_lying_citizens() -> None:
    table = troyes(tradesmen={"miller": [0]}, dice={0: "y4"}, citizens={"bishopric-1a": 0, "lying-bishopric": 0}).play(
        "0 use miller there plain y4 done bishopric"
    )
    assert table.deniers() == 12


def test_innkeeper_gives_one_influence_for_one_denier() -> None:
    table = troyes(tradesmen={"innkeeper": [0]}, dice={0: "y6"}, deniers={0: 2})
    assert table.answers("use", "innkeeper", "there", "plain", "y6", "done") == ("x2", "x1")
    table.play("0 use innkeeper there plain y6 done x2")
    assert (table.deniers(), table.influence()) == (0, 6)


def test_blacksmith_adds_five_to_a_group_of_red_dice() -> None:
    table = troyes(cubes={"blacksmith": {0: 1}}, dice={0: "r1"}, events={"war": ()})
    table.play("0 fight war blacksmith r1 done x3")
    assert table.cubes_on("war") == (0, 0, 0)
    assert table.stored("blacksmith") == 0


def test_blacksmith_does_not_place_on_the_palace() -> None:
    table = troyes(cubes={"blacksmith": {0: 1}}, dice={0: "r1"})
    assert table.answers("place", "palace") == ("plain",)
    assert code_of(table, "0 place palace blacksmith r1 supply")[0] == "modifier_not_for_placing"


def test_militiaman_makes_yellow_dice_red_ones() -> None:
    table = troyes(cubes={"militiaman": {0: 2}}, dice={0: "y3 y4 r2"}, events={"war": ()})
    table.play("0 fight war militiaman y4 y3 done x3")
    assert table.cubes_on("war") == (0, 0, 0)
    assert table.dice(0) == "r2"


def test_militiaman_places_on_the_palace_and_takes_only_yellow_dice() -> None:
    table = troyes(cubes={"militiaman": {0: 2}}, dice={0: "y3 r2"}, events={"war": ()})
    assert code_of(table, "0 fight war militiaman r2 done")[0] == "wrong_dice"
    table.play("0 place palace militiaman y3 supply")
    assert table.at("palace-3") == 0


def test_journeyman_gives_two_points_for_three_deniers() -> None:
    table = troyes(tradesmen={"journeyman": [0]}, dice={0: "y6 y6"}, deniers={0: 7})
    assert table.answers("use", "journeyman", "there", "plain", "y6", "y6", "done") == ("x2", "x1")
    table.play("0 use journeyman there plain y6 y6 done x2")
    assert (table.deniers(), table.gained(0)) == (1, 4)


def test_goldsmith_gives_a_point_and_two_deniers() -> None:
    table = troyes(tradesmen={"goldsmith": [0]}, dice={0: "y6 y2"}).play("0 use goldsmith there plain y6 y2 done")
    assert (table.deniers(), table.gained(0)) == (14, 2)


def test_sculptor_gives_a_point() -> None:
    table = troyes(tradesmen={"sculptor": [0]}, dice={0: "y6 y2"}).play("0 use sculptor there plain y6 y2 done")
    assert table.gained(0) == 2


# White


def test_tithe_takes_a_yellow_die_of_each_other_district_for_nothing() -> None:
    table = troyes(cubes={"tithe": {0: 1}}, dice={0: "y1", 1: "y6 y5", 2: "y4 w1", NEUTRAL: "y3"}, deniers={0: 0})
    table.play("0 farm tithe y1 y6.1 y4.2")
    assert table.deniers() == 5
    assert table.deniers(1) == 10
    assert table.dice(1) == "y5"


def test_tithe_makes_only_one_die_of_a_district_free() -> None:
    table = troyes(cubes={"tithe": {0: 1}}, dice={1: "y6 y5", NEUTRAL: "y3"}, deniers={0: 5})
    assert code_of(table, "0 farm tithe y6.1 y5.1 y3.n")[1]["needs"] == 6
    table.play("0 farm tithe y6.1 y5.1 done")
    assert table.deniers() == 5 - 4 + 5
    assert table.deniers(1) == 14


def test_tithe_places_on_city_hall() -> None:
    table = troyes(cubes={"tithe": {0: 1}}, dice={1: "y6"}, deniers={0: 0})
    table.play("0 place city-hall tithe y6.1 supply")
    assert table.at("city-hall-4a") == 0


def test_monk_makes_a_white_die_three_yellow_ones_and_it_costs_two() -> None:
    table = troyes(cubes={"monk": {0: 1}}, dice={1: "w5"}, deniers={0: 2})
    table.play("0 farm monk w5.1")
    assert table.deniers() == 7
    assert table.deniers(1) == 12


def test_monk_takes_one_die_only_and_places_nobody() -> None:
    table = troyes(cubes={"monk": {0: 1}}, dice={0: "w5 y3"})
    assert "monk" not in table.answers("place", "city-hall")
    assert table.answers("farm", "monk", "w5") == ()


def test_priest_hired_for_six_with_white_five_and_a_bought_four_gives_three_cubes() -> None:
    """The worked example of the rulebook."""
    table = troyes(tradesmen={"priest": []}, dice={0: "w5", 1: "w4"}, deniers={0: 10})
    table.play("0 use priest supply plain w5 w4.1 done")
    assert table.stored("priest") == 3
    assert table.deniers() == 0
    assert table.deniers(1) == 14


def test_priest_adds_three_to_each_yellow_die_even_above_six() -> None:
    table = troyes(cubes={"priest": {0: 1}}, dice={0: "y6 y5"})
    table.play("0 farm priest y6 y5 done")
    assert table.deniers() == 10 + (9 + 8) // 2


def test_priest_does_not_place_on_city_hall() -> None:
    table = troyes(cubes={"priest": {0: 1}}, dice={0: "y1"})
    assert code_of(table, "0 place city-hall priest y1 supply")[0] == "modifier_not_for_placing"


def test_apprenticeship_makes_each_die_of_any_colour_a_five() -> None:
    table = troyes(cubes={"apprenticeship": {0: 1}}, dice={0: "r1 w1 y1"})
    table.play("0 farm apprenticeship r1 w1 y1")
    assert table.deniers() == 10 + 15 // 2


def test_apprenticeship_places_on_the_palace_only_and_does_not_build() -> None:
    table = troyes(cubes={"apprenticeship": {0: 1}}, dice={0: "r1 w1 y1"})
    assert "apprenticeship" not in table.answers("place", "bishopric")
    assert "apprenticeship" not in table.answers("place", "city-hall")
    assert table.answers("build") == ("plain",)
    table.play("0 place palace apprenticeship r1 supply")
    assert table.at("palace-5") == 0


def test_confession_adds_two_to_each_die() -> None:
    table = troyes(cubes={"confession": {0: 1}}, dice={0: "r6 r5 w1"}, events={"brigands-1": ()})
    table.play("0 fight brigands-1 confession r6 r5 done x4")
    assert table.queue() == ["marauding"]
    assert table.table.won == [(0, 1)]


def test_confession_places_on_the_palace_only_up_to_six_and_does_not_build() -> None:
    table = troyes(cubes={"confession": {0: 1}}, dice={0: "r5 r4 w1 y1"})
    assert table.answers("place", "palace", "confession") == ("r4",)
    assert code_of(table, "0 place palace confession r5 supply")[0] == "no_such_row"
    assert "confession" not in table.answers("place", "bishopric")
    assert table.answers("build") == ("plain",)
    table.play("0 place palace confession r4 supply")
    assert table.at("palace-6") == 0


def test_templar_makes_a_white_die_two_red_ones() -> None:
    table = troyes(cubes={"templar": {0: 1}}, dice={1: "w4"}, events={"war": ()}, deniers={0: 2})
    table.play("0 fight war templar w4.1 x4")
    assert table.queue() == ["marauding"]
    assert table.deniers(1) == 12


def test_pilgrimage_takes_dice_of_any_colours_for_two_points() -> None:
    table = troyes(tradesmen={"pilgrimage": [0]}, dice={0: "r5 w5 y4"}).play("0 use pilgrimage there plain r5 w5 y4")
    assert table.gained(0) == 4


def test_pilgrimage_with_several_colours_is_modified_by_apprenticeship_and_confession_only() -> None:
    table = troyes(tradesmen={"pilgrimage": [0]}, cubes={"priest": {0: 1}, "confession": {0: 1}}, dice={0: "r5 w5 y5"})
    assert code_of(table, "0 use pilgrimage there priest r5 w5 y5")[0] == "wrong_dice"
    table.play("0 use pilgrimage there confession r5 w5 y5")
    assert table.gained(0) == 6


def test_pilgrimage_with_yellow_dice_may_be_modified_by_the_priest() -> None:
    table = troyes(tradesmen={"pilgrimage": [0]}, cubes={"priest": {0: 1}}, dice={0: "y4 r1"})
    table.play("0 use pilgrimage there priest y4 done")
    assert table.gained(0) == 2


def test_procession_rewards_each_seat_with_most_dice_left() -> None:
    table = troyes(tradesmen={"procession": [0]}, dice={0: "w6 r1 y1", 1: "r2 r3", 2: "w1", NEUTRAL: "r1 r1 r1 r1"})
    table.play("0 use procession there plain w6 done x2")
    assert [table.gained(seat) for seat in range(3)] == [4, 4, 0]


def test_glassblower_gives_a_point_for_every_two_own_cubes_on_the_cathedral() -> None:
    table = troyes(tradesmen={"glassblower": [0]}, dice={0: "w5 w5"}, cathedral={0: "12345", 1: "6"})
    table.play("0 use glassblower there plain w5 w5 done")
    assert table.gained(0) == 4


# Red


def test_archer_hits_on_three_or_more_and_each_hit_is_a_cube_and_an_influence() -> None:
    table = troyes(tradesmen={"archer": [0]}, dice={0: "r6"}, events={"war": ()}, rolls=(2, 3, 6))
    table.play("0 use archer there plain r6 done x3")
    assert table.told(ArcherRolled)[0].values == (2, 3, 6)
    assert table.table.active == 0
    table.play("0 send war", "0 send marauding")
    assert (table.cubes_on("war"), table.cubes_on("marauding")) == ((0,), (0,))
    assert table.influence() == 6
    assert table.table.active == 1


def test_chivalry_sends_a_cube_for_each_red_die_left_to_one_event() -> None:
    table = troyes(tradesmen={"chivalry": [0]}, dice={0: "r4 r1 r2"}, events={"war": ()})
    table.play("0 use chivalry there plain r4 done x1", "0 send war")
    assert table.cubes_on("war") == (0, 0)
    assert table.influence() == 6


def test_diplomat_pays_all_influence_before_any_cube_is_placed() -> None:
    table = troyes(tradesmen={"diplomat": [0]}, dice={0: "r6 r3"}, events={"war": ()}, influence={0: 2})
    assert table.answers("use", "diplomat", "there", "plain", "r6", "r3", "done") == ("x2", "x1")
    table.play("0 use diplomat there plain r6 r3 done x2")
    assert table.influence() == 0
    table.play("0 send war", "0 send war")
    assert table.cubes_on("war") == (0, 0)
    assert table.influence() == 2


def test_hunting_gives_three_influence() -> None:
    table = troyes(tradesmen={"hunting": [0]}, dice={0: "r6"}).play("0 use hunting there plain r6 done")
    assert table.influence() == 10


def test_mercenary_gives_three_deniers() -> None:
    table = troyes(tradesmen={"mercenary": [0]}, dice={0: "r5"}).play("0 use mercenary there plain r5 done")
    assert table.deniers() == 16


def test_tax_collector_takes_a_denier_for_each_citizen_on_city_hall() -> None:
    citizens = {"city-hall-1a": 1, "city-hall-1b": 1, "city-hall-4a": 2, "city-hall-4b": NEUTRAL, "lying-city-hall": 1}
    table = troyes(tradesmen={"tax-collector": [0]}, dice={0: "r5"}, citizens=citizens, deniers={1: 1})
    table.play("0 use tax-collector there plain r5 done")
    assert [table.deniers(seat) for seat in range(3)] == [10 + 1 + 1 + 1, 0, 9]


def test_captain_gives_a_point_for_each_event_with_own_cubes() -> None:
    events = {"marauding": (0,), "war": (1, 0), "heresy": (1,)}
    table = troyes(tradesmen={"captain": [0]}, dice={0: "r4 r4"}, events=events)
    table.play("0 use captain there plain r4 r4 done")
    assert table.gained(0) == 4


def test_joust_rewards_the_highest_sum_of_red_dice_left() -> None:
    table = troyes(tradesmen={"joust": [0]}, dice={0: "r3 r5", 1: "r4"}).play("0 use joust there plain r3 done x1")
    assert [table.gained(seat) for seat in range(3)] == [2, 0, 0]


def test_joust_tied_rewards_each_tied_seat_and_lost_nobody() -> None:
    tied = troyes(tradesmen={"joust": [0]}, dice={0: "r6 r5", 1: "r5"}).play("0 use joust there plain r6 done x2")
    assert [tied.gained(seat) for seat in range(3)] == [4, 4, 0]
    lost = troyes(tradesmen={"joust": [0]}, dice={0: "r6 r4", 1: "r5"}).play("0 use joust there plain r6 done x2")
    assert [lost.gained(seat) for seat in range(3)] == [0, 0, 0]


def test_joust_without_any_red_die_left_gives_nothing() -> None:
    table = troyes(tradesmen={"joust": [0]}, dice={0: "r6"}).play("0 use joust there plain r6 done x2")
    assert table.gained(0) == 0


def test_troubadour_gives_two_points_for_three_influence() -> None:
    table = troyes(tradesmen={"troubadour": [0]}, dice={0: "r6 r4"}, influence={0: 7})
    assert table.answers("use", "troubadour", "there", "plain", "r6", "r4", "done") == ("x2", "x1")
    table.play("0 use troubadour there plain r6 r4 done x2")
    assert (table.influence(), table.gained(0)) == (1, 4)


def test_no_card_is_named_outside_its_tables() -> None:
    """What differs from card to card stands in its row, or beside it as a singular effect."""
    home = Path(cards.__file__).parent
    for path in home.rglob("*.py"):
        if path.name not in ("cards.py", "activities.py"):
            text = path.read_text(encoding="utf-8")
            assert [key for key in CARD_KEYS if f'"{key}"' in text] == [], path.name
