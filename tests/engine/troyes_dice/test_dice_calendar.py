"""Set-up, the wheel, the roll and the rebuilt plaza (pages 2 and 4, 5; rulings 1 and 14)."""

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest

from engine.core.chance import Chance
from engine.troyes_dice.calendar import laid_plazas, lay_out, placed, rebuilt
from engine.troyes_dice.events import Rebuilt
from engine.troyes_dice.facts import RED, WHITE, YELLOW
from engine.troyes_dice.rolling import attacked, rolled, rolled_days
from engine.troyes_dice.state import Plaza
from engine.troyes_dice.tiles import TILE_NUMBERS
from tests.engine.troyes_dice.dice_table import RULES, dice, half_day

SEEDS = [bytes([n]) * 32 for n in range(40)]
PLAIN = tuple(Plaza(RED, YELLOW) for _ in range(9))


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_nine_plazas_lie_in_random_notches_with_the_printed_faces(seed: bytes) -> None:
    """Page 2, ruling 1: three plazas with equal faces, two of each mixed pair."""
    plazas = laid_plazas(Chance(seed), False)
    assert Counter(tuple(sorted((plaza.face, plaza.back))) for plaza in plazas) == {
        (RED, RED): 1,
        (YELLOW, YELLOW): 1,
        (WHITE, WHITE): 1,
        (RED, YELLOW): 2,
        (RED, WHITE): 2,
        (YELLOW, WHITE): 2,
    }
    assert all(plaza.tile == 0 for plaza in plazas)


def test_both_faces_of_a_mixed_plaza_turn_up() -> None:
    faces = {
        plaza.face for seed in SEEDS for plaza in laid_plazas(Chance(seed), False) if {plaza.face, plaza.back} == {0, 1}
    }
    assert faces == {RED, YELLOW}


def test_three_banquets_lie_beside_the_plazas_with_equal_faces() -> None:
    """Page 11, ruling 14: three of eight tiles, at random."""
    seen: set[int] = set()
    for seed in SEEDS:
        plazas = laid_plazas(Chance(seed), True)
        tiles = [plaza.tile for plaza in plazas if plaza.face == plaza.back]
        assert len(set(tiles)) == 3
        assert set(tiles) <= set(TILE_NUMBERS)
        assert all(plaza.tile == 0 for plaza in plazas if plaza.face != plaza.back)
        seen |= set(tiles)
    assert seen == set(TILE_NUMBERS)


def test_dice_lie_by_rising_value_with_the_black_one_before_its_equals() -> None:
    """Page 4, example: 1, black 3, 3, 6."""
    dice = placed(1, PLAIN, [3, 6, 1], 3)
    assert [(die.rolled, die.is_black) for die in dice] == [(1, False), (3, True), (3, False), (6, False)]
    assert [die.slot for die in dice] == [1, 2, 3, 4]


def test_slots_cost_nothing_any_one_a_denier_two_deniers() -> None:
    """Pages 4 and 5."""
    dice = placed(1, PLAIN, [2, 3, 4], 1)
    assert [die.payments for die in dice] == [
        ((0, 0, 0),),
        ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
        ((0, 1, 0),),
        ((0, 2, 0),),
    ]


@pytest.mark.parametrize(
    ("number", "notches"),
    [
        (1, [1, 2, 3, 4]),
        (2, [5, 6, 7, 8]),
        (3, [2, 3, 4, 5]),
        (4, [6, 7, 8, 0]),
        (8, [8, 0, 1, 2]),
        (9, [5, 6, 7, 8]),
        (15, [8, 0, 1, 2]),
        (16, [3, 4, 5, 6]),
    ],
)
def test_the_wheel_turns_one_notch_a_day(number: int, notches: list[int]) -> None:
    """Page 5: the afternoon uses the four plazas after the morning's, the next day begins one notch on."""
    assert [die.notch for die in placed(number, PLAIN, [2, 3, 4], 1)] == notches


def test_no_die_ever_lies_on_the_neutral_plaza() -> None:
    for seed in SEEDS[:5]:
        for day in lay_out(Chance(seed), False):
            assert day.neutral not in [die.notch for die in day.dice]


def test_a_die_has_the_colour_of_its_plaza() -> None:
    day = half_day(1, "r1 b3w y3 w6")
    assert [die.colour for die in day.dice] == [RED, WHITE, YELLOW, WHITE]


def test_the_black_die_is_not_available() -> None:
    """Page 5: the black die can never be purchased."""
    day = half_day(1, "r1 b3w y3 w6")
    assert [die.is_available for die in day.dice] == [True, False, True, True]
    assert [die.attacks for die in day.dice] == [False, True, False, False]


def test_the_destroyed_plaza_comes_back_with_its_other_face() -> None:
    """Page 5, phase 4."""
    calendar = lay_out(Chance(SEEDS[3]), False)
    for today, tomorrow in pairwise(calendar):
        black = next(die.notch for die in today.dice if die.is_black)
        for notch in range(9):
            before, after = today.plazas[notch], tomorrow.plazas[notch]
            assert (after.face, after.back) == (
                (before.back, before.face) if notch == black else (before.face, before.back)
            )


def test_a_banquet_becomes_a_raid_when_its_plaza_is_destroyed_and_stays_one() -> None:
    """Page 11."""
    day = half_day(1, "r1 b3w y3 w6", {2: 5})
    assert rebuilt(day)[day.dice[1].notch].tile == -5
    raid = half_day(1, "r1 b3w y3 w6", {2: -5})
    assert rebuilt(raid)[raid.dice[1].notch].tile == -5


def test_tile_8_as_banquet_makes_the_black_die_a_common_one_and_turns_afterwards() -> None:
    """Page 11, tile 8."""
    day = half_day(9, "r1 b3w y3 w6", {2: 8})
    black = day.dice[1]
    assert black.is_available
    assert not black.attacks
    assert black.payments == ((0, 1, 0), (1, 0, 0), (0, 0, 1))
    assert rebuilt(day)[black.notch] == Plaza(WHITE, WHITE, -8)


def test_tile_8_as_banquet_stays_while_a_transparent_die_lies_there() -> None:
    day = half_day(9, "r1 b3w y3 w6", {3: 8})
    assert rebuilt(day)[day.dice[2].notch].tile == 8


def test_tile_8_as_raid_makes_a_transparent_die_black() -> None:
    """Page 11 and ruling 12: two plazas are destroyed, two dice remain."""
    day = half_day(9, "r1 b3w y3 w6", {3: -8})
    assert [die.attacks for die in day.dice] == [False, True, True, False]
    assert [die.is_available for die in day.dice] == [True, False, False, True]


def test_a_tile_does_nothing_for_the_black_die() -> None:
    """Ruling 11: a black die on Raid tile 4 attacks with the number rolled."""
    black = half_day(9, "r1 b3w y3 w6", {2: -4}).dice[1]
    assert black.value == 3


def test_the_calendar_follows_from_the_seed_alone() -> None:
    assert lay_out(Chance(SEEDS[1]), True) == lay_out(Chance(SEEDS[1]), True)
    assert lay_out(Chance(SEEDS[1]), True) != lay_out(Chance(SEEDS[2]), True)


class Fixed(Chance):
    """Draws what it is told."""

    def below(self, limit: int) -> int:
        assert 0 <= self.drawn < limit
        return self.drawn


def test_each_roll_that_may_come_is_as_likely_as_any_other() -> None:
    """What a computer imagines has the odds of four dice."""
    days = [rolled(3, PLAIN, Fixed(bytes(32), number)) for number in range(6**4)]
    found = Counter(
        (tuple(sorted(die.rolled for die in day.dice if not die.is_black)), die.rolled)
        for day in days
        for die in day.dice
        if die.is_black
    )
    assert found == Counter((tuple(sorted(coloured)), black) for *coloured, black in product(range(1, 7), repeat=4))


def test_days_have_a_morning_and_an_afternoon() -> None:
    days = lay_out(Chance(bytes(32)), False)
    assert [(day.day, day.is_morning, day.neutral) for day in days] == [
        (number, is_morning, number - 1) for number in range(1, 9) for is_morning in (True, False)
    ]


@pytest.mark.parametrize("pace", ["together", "own"])
@pytest.mark.parametrize("seed", range(4))
def test_each_half_day_tells_which_plazas_were_rebuilt_and_which_banquets_are_over(pace: str, seed: int) -> None:
    """Pages 5 and 11: where the black die lay, and where Raid tile 8 made one black; a Raid stays a Raid."""
    rng = Random(seed)
    state, _ = RULES.new_game(2, {"numbering": "first", "expansion": "true", "pace": pace}, bytes([seed]) * 32)
    calendar, told = state.secret.calendar, list[Rebuilt]()
    while seats := RULES.to_act(state):
        move = RULES.random_move(RULES.view(state, rng.choice(seats)), rng.randrange)
        state, events = RULES.apply(state, move)
        told += [event for event in events if isinstance(event, Rebuilt)]
    expected: list[Rebuilt] = []
    for seat in (None,) if pace == "together" else (0, 1):
        for before, after in pairwise(calendar):
            for die in before.dice:
                old, new = before.plazas[die.notch], after.plazas[die.notch]
                if die.is_black or die.attacks:
                    over = old.tile if old.tile > 0 else 0
                    expected.append(Rebuilt(before.number, seat, die.notch, new.face, over))
                    assert new.tile == (-old.tile if over else old.tile)
                else:
                    assert old == new
    assert sorted(told, key=repr) == sorted(expected, key=repr)
    assert {event.tile for event in told} > {0}


@pytest.mark.parametrize("number", [4, 5, 16])
@pytest.mark.parametrize(
    ("built", "tiles"), [("", {}), ("fortress3", {}), ("", {4: -8}), ("fortress4", {4: -8}), ("", {2: 8})]
)
def test_an_attack_that_is_imagined_does_what_an_attack_does(number: int, built: str, tiles: dict[int, int]) -> None:
    table = dice("r1 b3w y3 w4", number=number, tiles=tiles, built=built)
    today, before = table.state.secret.calendar[number - 1], table.sheet().copy()
    imagined = attacked(before, today, table.state.table.columns)
    assert imagined == table.dawn().sheet()
    assert before.crossed == 0


def test_imagined_half_days_follow_each_other_like_real_ones() -> None:
    days = rolled_days(7, laid_plazas(Chance(SEEDS[1]), True), 5, Chance(SEEDS[2]))
    assert [day.number for day in days] == [7, 8, 9, 10, 11]
    assert all(after.plazas == rebuilt(before) for before, after in pairwise(days))
    assert rolled_days(7, PLAIN, 0, Chance(SEEDS[2])) == []
