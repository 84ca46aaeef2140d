"""All moves at once and move by move, in positions that random games hardly reach: long tracks, many bonuses, all tiles."""

from itertools import product
from random import Random

import pytest

from engine.troyes_dice.buildings import NAMED
from engine.troyes_dice.calendar import die_on
from engine.troyes_dice.dues import LOST, SOURCES
from engine.troyes_dice.events import GainedCitizens, GainedResources, LostBonus
from engine.troyes_dice.facts import RED, YELLOW
from engine.troyes_dice.foresight import building_is_quiet, gain_is_quiet
from engine.troyes_dice.listing import Uses
from engine.troyes_dice.picking import PAYMENT_NAMES
from engine.troyes_dice.playout import ENOUGH, offered
from engine.troyes_dice.state import Hand, Plaza, State
from engine.troyes_dice.tiles import TILE_NUMBERS
from engine.troyes_dice.using import change_to, changes_within, colours_within, values_within
from tests.engine.troyes_dice.dice_table import QUESTIONS, RULES, DiceTable, dice, sheet

LONGEST_LIST = 1500
EVEN, ODD = ([name for name, (_, value) in NAMED.items() if value % 2 == rest] for rest in (0, 1))
"""Every second building of each row: one of each pair."""


def late_position(rng: Random) -> DiceTable:
    """A sheet with much on it: bonuses and full tracks are near."""
    values = sorted(rng.choices(range(1, 7), k=4))
    black = rng.randrange(4)
    words = [f"{rng.choice('ryw')}{value}" for value in values]
    words[black] = f"b{values[black]}{rng.choice('ryw')}"
    tiles = {slot: rng.choice([*TILE_NUMBERS, *(-tile for tile in TILE_NUMBERS)]) for slot in range(1, 5)}
    circled = tuple(rng.randint(3, 18) for _ in range(3))
    paper = sheet(
        circled,  # type: ignore[arg-type]
        tuple(rng.randint(max(0, each - 3), each) for each in circled),  # type: ignore[arg-type]
        tuple(rng.choice([2, 5, 6, 10, 11, 13, 14, 15, 18, 19, 20]) for _ in range(3)),  # type: ignore[arg-type]
        " ".join(rng.sample([*NAMED], 24)),
        " ".join(rng.sample([f"{colour}{value}" for colour in "ryw" for value in range(1, 7)], 6)),
    )
    table = dice(" ".join(words), number=rng.randint(1, 3), tiles=tiles)
    table.state = State(table.state.table, (Hand(paper),), table.state.secret)
    return table


def every_path(table: DiceTable, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    answers = RULES.answers(table.view(), path)
    if not answers:
        return [path] if path else []
    assert len(answers) <= 25
    assert RULES.asked(table.view(), path) in QUESTIONS
    return [whole for answer in answers for whole in every_path(table, (*path, answer))]


@pytest.mark.parametrize("seed", range(60))
def test_all_moves_at_once_are_the_moves_part_by_part(seed: int) -> None:
    table = late_position(Random(seed))
    moves = RULES.legal_moves(table.view())
    if len(moves) <= LONGEST_LIST:
        assert [move.parts for move in moves] == every_path(table)


@pytest.mark.parametrize("seed", range(60))
def test_what_foresight_calls_quiet_asks_for_nothing(seed: int) -> None:
    table = late_position(Random(seed))
    today, paper = table.state.secret.calendar[table.view().half_day - 1], table.sheet()
    uses = Uses(0, paper, today, table.state.table.columns)
    for die in today.dice:
        for name, (row, value) in NAMED.items():
            if building_is_quiet(paper, today, row, value - 1, die.tile) and name not in table.built:
                assert not uses.tried(die.tile, row // 2, value, name[:-1]).asks
        for colour in range(3):
            if gain_is_quiet(paper, colour, die.value):
                assert not uses.tried(die.tile, colour, die.value, "gain").asks


@pytest.mark.parametrize("others", [0, 6, 20])
@pytest.mark.parametrize("tile", [0, 4, 7])
def test_foresight_knows_how_far_the_next_bonus_is(others: int, tile: int) -> None:
    """Every building beside its neighbour, and every gain, on tracks of every length."""
    words, colours = "r1 b2w y3 w4", range(3)
    for citizens, colour in product(range(21), colours):
        tracks = [others] * 3
        tracks[colour] = citizens
        for built in (EVEN, ODD):
            table = dice(words, tiles={1: tile}, citizens=tuple(tracks), built=" ".join(built), circled=(5, 11, 16))
            uses = Uses(0, table.sheet(), table.state.secret.calendar[0], table.state.table.columns)
            die = uses.today.dice[0]
            for name in NAMED.keys() - set(built):
                row, value = NAMED[name]
                if building_is_quiet(uses.sheet, uses.today, row, value - 1, tile):
                    assert not uses.tried(die.tile, row // 2, value, name[:-1]).asks, (name, tracks)
        for gained in range(1, 7):
            if gain_is_quiet(uses.sheet, colour, gained):
                assert not uses.tried(die.tile, colour, gained, "gain").asks


@pytest.mark.parametrize("seed", range(60))
def test_every_gain_names_a_known_source(seed: int) -> None:
    table, rng = late_position(Random(seed)), Random(seed)
    if not RULES.answers(table.view(), ()):
        return
    for _ in range(10):
        move = RULES.random_move(table.view(), rng.randrange)
        for event in RULES.preview(table.view(), move):
            if isinstance(event, GainedResources | GainedCitizens):
                assert event.source in SOURCES
                assert event.number > 0
            if isinstance(event, LostBonus):
                assert event.bonus in LOST


@pytest.mark.parametrize("seed", range(60))
def test_a_purse_buys_the_dice_that_its_owner_is_offered(seed: int) -> None:
    table = late_position(Random(seed))
    today, paper = table.state.secret.calendar[table.view().half_day - 1], table.sheet()
    stock = (paper.stock(colour) for colour in range(3))
    purse = sum(min(number, ENOUGH) << shift for number, shift in zip(stock, (4, 2, 0), strict=True))
    bought = [(today.dice[place].slot, PAYMENT_NAMES[way]) for place, way in offered(today)[purse]]
    slots = RULES.answers(table.view(), ())
    if slots != ("0",):
        assert bought == [(int(slot), way) for slot in slots for way in RULES.answers(table.view(), (slot,))]
    else:
        assert not bought


def test_what_a_die_can_be_changed_to_is_what_can_be_paid_beside_any_tile() -> None:
    tiles = (0, *TILE_NUMBERS, *(-number for number in TILE_NUMBERS))
    for tile, value, influence, knowledge in product(tiles, range(1, 7), range(8), range(4)):
        die = die_on(Plaza(YELLOW, RED, tile), 1, 0, value, is_black=False)
        within = [(c, v) for v in values_within(die, influence) for c in colours_within(die, knowledge)]
        found = changes_within(die, influence, knowledge)
        assert [change[:2] for change in found] == within
        assert all(change == change_to(die, *change[:2]) for change in found)
        assert all(change[2] <= influence and change[3] <= knowledge for change in found)
