"""Who can play, what can be chosen, and what everybody begins with (pages 2 and 3)."""

import msgspec
import pytest

from engine.core.errors import BadSetup
from engine.core.versions import written_by
from engine.troyes_dice.state import Hand, Sheet
from tests.engine.troyes_dice.dice_table import RULES


@pytest.mark.parametrize("seats", range(12))
def test_one_to_ten_can_play(seats: int) -> None:
    if 1 <= seats <= 10:
        assert len(RULES.new_game(seats, {}, bytes(32))[0].hands) == seats
        return
    with pytest.raises(BadSetup) as caught:
        RULES.new_game(seats, {}, bytes(32))
    assert (caught.value.code, caught.value.details) == ("wrong_seats", {"seats": seats, "least": 1, "most": 10})


def test_numbering_expansion_and_pace_can_be_chosen() -> None:
    offered = {option.key: (option.choices, option.default) for option in RULES.options}
    assert offered == {
        "numbering": (("first", "standard", "expert"), "standard"),
        "expansion": (("false", "true"), "false"),
        "pace": (("together", "own"), "together"),
    }


@pytest.mark.parametrize("expansion", ["false", "true"])
@pytest.mark.parametrize("pace", ["together", "own"])
@pytest.mark.parametrize("numbering", ["first", "standard", "expert"])
def test_everybody_begins_with_three_of_each_resource_and_an_empty_sheet(
    numbering: str, expansion: str, pace: str
) -> None:
    """Page 2."""
    options = {"numbering": numbering, "expansion": expansion, "pace": pace}
    state, _ = RULES.new_game(3, options, bytes(range(32)))
    empty = Sheet([3, 3, 3], [0, 0, 0], [0, 0, 0], 0, 0, [0, 0, 0, 0, 0, 0])
    assert state.hands == (Hand(empty),) * 3
    table = state.table
    assert (table.crier, table.finished, table.has_expansion) == (0, (0, 0, 0), expansion == "true")
    assert (table.is_together, bool(table.columns)) == (pace == "together", numbering == "first")
    assert (1 <= table.first_value <= 6) if numbering == "standard" else table.first_value == 0
    assert any(plaza.tile for plaza in state.secret.calendar[0].plazas) is (expansion == "true")


def test_the_value_of_the_leftmost_column_is_that_of_a_die() -> None:
    """Page 3."""
    assert {RULES.new_game(1, {}, bytes([n]) * 32)[0].table.first_value for n in range(60)} == {1, 2, 3, 4, 5, 6}


def test_a_state_that_version_1_wrote_is_read_and_keeps_its_rules() -> None:
    """It wrote neither its own number nor that of the rules, which end the table part."""
    state, _ = RULES.new_game(2, {}, bytes(32), 1)
    table, *others = msgspec.msgpack.decode(msgspec.msgpack.encode(state))
    assert table[-1] == 1
    assert RULES.decode(msgspec.msgpack.encode([table[:-1], *others]), 1) == state
    assert written_by(RULES.encode(state)) == RULES.rules_version == 2
