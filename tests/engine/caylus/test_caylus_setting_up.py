"""Who can play, what can be chosen, and what everybody begins with (pages 2, 4 and 10)."""

import msgspec
import pytest

from engine.caylus.events import Started
from engine.caylus.facts import FREE_SPACES
from engine.caylus.tiles import BY_KEY, NEUTRAL, TILES
from engine.core.errors import BadSetup
from engine.core.versions import written_by
from tests.engine.caylus.caylus_town import GAME


@pytest.mark.parametrize(
    ("seats", "deniers"),
    [(2, [5, 5]), (3, [5, 6, 6]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])],
)
def test_deniers_at_the_start_go_by_turn_order_and_the_first_income_comes_at_once(
    seats: int, deniers: list[int]
) -> None:
    """Pages 2, 4 and 10."""
    state, events = GAME.new_game(seats, {}, bytes([seats]) * 32)
    table = state.table
    assert isinstance(events[0], Started)
    assert [table.deniers[seat] for seat in table.order] == [each + 2 for each in deniers]
    assert table.cubes == [2, 1, 0, 0, 0] * seats
    assert (table.points, table.home) == ([0] * seats, [6] * seats)
    assert (table.bailiff, table.provost, table.turn) == (6, 6, 1)
    assert GAME.to_act(state) == (table.order[0],)


@pytest.mark.parametrize("seats", range(8))
def test_two_to_five_can_play(seats: int) -> None:
    if 2 <= seats <= 5:
        assert GAME.new_game(seats, {}, bytes(32))[0].table.seats == seats
        return
    with pytest.raises(BadSetup) as caught:
        GAME.new_game(seats, {}, bytes(32))
    assert (caught.value.code, caught.value.details) == ("wrong_seats", {"seats": seats, "least": 2, "most": 5})


def test_the_jeweller_and_the_table_of_favours_can_be_chosen() -> None:
    offered = {option.key: (option.choices, option.default) for option in GAME.options}
    assert offered == {"jeweller": (("false", "true"), "true"), "favours": (("standard", "beginner"), "standard")}
    tables = [GAME.new_game(2, {"favours": choice}, bytes(32))[0].table for choice in ("standard", "beginner")]
    assert [table.is_beginner for table in tables] == [False, True]


def test_chance_lays_the_neutral_tiles_and_the_turn_order() -> None:
    tables = [GAME.new_game(5, {}, bytes([n]) * 32)[0].table for n in range(20)]
    assert all(sorted(table.road[1:7]) == list(NEUTRAL) for table in tables)
    assert len({tuple(table.road[1:7]) for table in tables}) > 10
    assert {table.order[0] for table in tables} == set(range(5))


def test_the_fixed_buildings_lie_on_spaces_7_8_and_16() -> None:
    road = GAME.new_game(3, {}, bytes(32))[0].table.road
    assert [TILES[road[space]].key for space in (7, 8, 16)] == ["fixed_peddler", "fixed_carpenter", "fixed_goldmine"]
    assert not any(road[space] for space in FREE_SPACES)


def test_without_the_jeweller_it_is_not_in_the_supply() -> None:
    """Ruling 24."""
    state, _ = GAME.new_game(3, {"jeweller": "false"}, bytes(32))
    assert state.table.supply[BY_KEY["stone_jeweller"]] == 0


def test_a_state_that_version_1_wrote_is_read_and_keeps_its_rules() -> None:
    """It wrote neither its own number nor that of the rules, which end the table part."""
    state, _ = GAME.new_game(2, {}, bytes(32), 1)
    table, *others = msgspec.msgpack.decode(msgspec.msgpack.encode(state))
    assert table[-1] == 1
    assert GAME.decode(msgspec.msgpack.encode([table[:-1], *others]), 1) == state
    assert written_by(GAME.encode(state)) == GAME.rules_version == 2
