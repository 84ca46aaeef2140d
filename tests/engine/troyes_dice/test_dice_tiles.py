"""The eight Banquet and Raid tiles on both sides (page 11; rulings 10 to 13)."""

import pytest

from engine.core.errors import IllegalMove
from engine.troyes_dice.events import Attacked, Rebuilt
from engine.troyes_dice.tiles import SIDES, TILE_NUMBERS, TILES, Side
from engine.troyes_dice.using import change_price
from tests.engine.troyes_dice.dice_table import dice

WORDS = "b1r y2 w3 r6"


def code_of(line: str, tiles: dict[int, int], words: str = WORDS, **paper: object) -> str:
    with pytest.raises(IllegalMove) as caught:
        dice(words, tiles=tiles, **paper).play(line)  # type: ignore[arg-type]
    return caught.value.code


def test_banquet_1_turns_the_die_by_two_for_each_influence() -> None:
    """Ruling 10: an odd step costs as much as the next even one."""
    table = dice("r1 b2r y3 w4", tiles={1: 1})
    assert set(table.offers("1 free")) >= {f"r{value}" for value in range(1, 7)}
    assert table.play("0 1 free r4 gain").stock == (5, 3, 3)
    assert dice("r1 b2r y3 w4", tiles={1: 1}).play("0 1 free r5 gain").stock == (6, 3, 3)


def test_banquet_1_reaches_no_further_than_its_influence() -> None:
    assert dice("r1 b2r y3 w4", tiles={1: 1}, spent=(2, 0, 2)).offers("1 free") == ("r1", "r2", "r3")


def test_raid_1_forbids_influence() -> None:
    assert code_of("0 2 d y3 gain", {2: -1}) == "no_influence_here"
    assert dice(WORDS, tiles={2: -1}).offers("2 d") == ("y2", "r2", "w2")


def test_raid_1_still_lets_influence_pay_for_the_die() -> None:
    assert dice(WORDS, tiles={2: -1}).play("0 2 i y2 gain").stock == (2, 5, 3)


@pytest.mark.parametrize("slot", [2, 3, 4])
def test_banquet_2_makes_the_die_free(slot: int) -> None:
    assert dice(WORDS, tiles={slot: 2}).offers(str(slot)) == ("free",)


def test_raid_2_costs_one_denier_more() -> None:
    assert dice("y1 b2r y3 w4", tiles={1: -2}).offers("1") == ("d",)
    assert set(dice(WORDS, tiles={2: -2}).offers("2")) == {"dd", "id", "dk"}
    assert dice(WORDS, tiles={4: -2}).offers("4") == ("ddd",)


def test_banquet_3_gives_one_of_each_resource_for_a_cathedral() -> None:
    table = dice("w1 b2r y3 w4", tiles={1: 3}).play("0 1 free w1 cathedral")
    assert table.circled == (4, 4, 4)
    assert dice("w1 b2r y3 w4", tiles={1: 3}).play("0 1 free w1 bishopric").circled == (3, 3, 3)


def test_raid_3_costs_one_knowledge_more() -> None:
    assert dice("y1 b2r y3 w4", tiles={1: -3}).offers("1") == ("k",)
    assert set(dice(WORDS, tiles={2: -3}).offers("2")) == {"dk", "ik", "kk"}
    assert dice(WORDS, tiles={4: -3}).play("0 4 ddk r6 gain").stock == (9, 1, 2)


def test_banquet_4_brings_one_more_citizen_with_a_work_building() -> None:
    assert dice("w1 b2r y3 w4", tiles={1: 4}).play("0 1 free w1 bishopric").citizens == (0, 0, 3)
    assert dice("w1 b2r y3 w4", tiles={1: 4}).play("0 1 free r1 palace").citizens == (3, 0, 0)
    assert dice("r1 b2r y3 w4", tiles={1: 4}).play("0 1 free r1 fortress").citizens == (1, 0, 0)


def test_raid_4_makes_the_value_0_and_influence_raises_it() -> None:
    """Ruling 11."""
    table = dice(WORDS, tiles={3: -4})
    assert table.offers("3 d")[:4] == ("w0", "w1", "w2", "w3")
    assert dice(WORDS, tiles={3: -4}).play("0 3 d w2 bishopric").stock == (1, 2, 3)


def test_raid_4_left_at_0_gains_nothing_and_builds_nothing() -> None:
    """Ruling 5."""
    assert dice(WORDS, tiles={3: -4}).offers("3 d w0") == ("gain",)
    assert dice(WORDS, tiles={3: -4}).play("0 3 d w0 gain").circled == (3, 3, 3)
    assert code_of("0 3 d w0 bishopric", {3: -4}) == "value_zero"


def test_raid_4_is_still_a_die_for_a_great_hall() -> None:
    """Ruling 11."""
    assert dice("b1r w2 w3 y5", tiles={3: -4}).play("0 4 dd y5 hall").circled == (3, 3, 9)


def test_banquet_5_changes_the_colour_for_one_knowledge() -> None:
    assert dice("r1 b2r y3 w4", tiles={1: 5}).play("0 1 free w1 gain").stock == (3, 3, 3)
    assert "y1" in dice("r1 b2r y3 w4", tiles={1: 5}, spent=(0, 0, 2)).offers("1 free")


def test_raid_5_forbids_a_change_of_colour() -> None:
    assert code_of("0 2 d r2 gain", {2: -5}) == "no_knowledge_here"
    assert {change[0] for change in dice(WORDS, tiles={2: -5}).offers("2 d")} == {"y"}


@pytest.mark.parametrize(("letter", "citizens"), [("y", (2, 1, 0)), ("w", (2, 0, 1))])
def test_banquet_6_brings_a_red_citizen_and_another_with_a_fortress(letter: str, citizens: tuple[int, ...]) -> None:
    table = dice("r1 b2r y3 w4", tiles={1: 6})
    assert table.offers("1 free r1 fortress feast") == ("y", "w")
    assert table.play(f"0 1 free r1 fortress feast {letter}").citizens == citizens


def test_raid_6_costs_one_influence_more() -> None:
    assert dice("y1 b2r y3 w4", tiles={1: -6}).offers("1") == ("i",)
    assert set(dice(WORDS, tiles={2: -6}).offers("2")) == {"id", "ii", "ik"}
    assert dice(WORDS, tiles={3: -6}).play("0 3 id w3 gain").stock == (2, 2, 6)


def test_banquet_7_counts_one_die_more_for_a_great_hall() -> None:
    assert dice("y5 b5r r5 r6", tiles={1: 7}).play("0 1 free y5 hall").circled == (3, 3, 6)
    assert dice("y3 b5r y5 r6", tiles={1: 7}).play("0 1 free y3 hall").circled == (3, 12, 3)


def test_raid_7_builds_no_prestige_building() -> None:
    assert code_of("0 2 d y2 hall", {2: -7}) == "no_prestige_here"
    assert dice(WORDS, tiles={2: -7}).offers("2 d y2") == ("gain", "cityhall")


def test_banquet_8_saves_its_plaza_and_the_sheets_and_lends_the_black_die() -> None:
    table = dice("y1 b2r y3 w4", number=5, tiles={2: 8}, following=("r1 b2w y3 w4",)).dawn()
    assert table.happened(Attacked) == []
    table.play("0 2 i r2 fortress")
    assert table.citizens == (1, 0, 0)


def test_banquet_8_counts_the_black_die_for_great_halls() -> None:
    assert dice("y1 b2r y3 w4", number=5, tiles={2: 8}).play("0 1 free y1 hall").circled[0] == 6


def test_banquet_8_turns_at_the_end_of_the_half_day() -> None:
    table = dice("y1 b2r y3 w4", number=5, tiles={2: 8}).play("0 1 free y1 gain")
    event = table.happened(Rebuilt)[0]
    assert isinstance(event, Rebuilt)
    assert event.colour == 0


def test_raid_8_attacks_from_day_3_with_its_own_value_and_colour() -> None:
    """Ruling 12: two attacks in slot order."""
    table = dice("y1 b2r y3 w4", number=5, tiles={4: -8}).dawn()
    assert table.happened(Attacked) == [Attacked(5, 0, 2, (0,), ()), Attacked(5, 2, 4, (0,), ())]
    assert table.offers() == ("1", "3")


def test_raid_8_attacks_no_sheet_before_day_3() -> None:
    table = dice("y1 b2r y3 w4", number=4, tiles={4: -8}).dawn()
    assert table.happened(Attacked) == []
    assert table.offers() == ("1", "3")


def test_raid_8_takes_the_die_away_from_great_halls() -> None:
    assert dice("y5 b5r w5 w6", tiles={4: -8}).play("0 1 free y5 hall").circled == (3, 3, 6)


@pytest.mark.parametrize("tile", [3, 4, 6, 7])
def test_a_banquet_feeds_only_what_its_own_die_builds(tile: int) -> None:
    """Page 11: the effect applies when you choose the die from that plaza."""
    tables = [dice("w1 b1r y3 r6", tiles=tiles, circled=(9, 9, 9)) for tiles in ({3: tile}, {})]
    results = [[table.play("0 1 free r1 fortress").citizens, table.circled] for table in tables]
    assert results[0] == results[1]


def test_a_building_of_a_bonus_uses_no_tile() -> None:
    """Ruling 13."""
    table = dice("r1 b2w y3 w4", tiles={1: 4}, citizens=(5, 6, 6)).play("0 1 free r1 palace c6 bishopric2")
    assert table.citizens == (8, 6, 8)


def test_a_die_as_it_lies_costs_nothing_more_beside_any_tile() -> None:
    """Nor where no influence and no knowledge may be used at all."""
    for number in (*TILE_NUMBERS, *(-tile for tile in TILE_NUMBERS if tile != 8)):
        die = dice("r1 b2r y3 w4", tiles={1: number}).state.secret.calendar[4].dice[0]
        assert change_price(die, die.colour, die.value) == (0, 0, 0)


def test_a_tile_in_play_finds_its_side_by_its_number() -> None:
    for number, tile in zip(TILE_NUMBERS, TILES, strict=True):
        assert SIDES[number] is tile.banquet
        assert SIDES[-number] is tile.raid
    assert SIDES[0] == Side()
    assert all(tile.banquet != Side() and tile.raid != Side() for tile in TILES)
