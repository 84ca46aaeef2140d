"""Every question on the way of every kind of move can be shown, in every language, within Discord's limits."""

from itertools import islice

import pytest

from engine.registry import GAMES
from tests.cogs.every_panel import Kind, kinds, panels_at, positions, tried


@pytest.mark.parametrize("number", range(len(kinds())))
def test_every_panel_of_a_game_can_be_shown(number: int) -> None:
    found = tried(kinds()[number], seed=number, one_in=20, painted_one_in=8)
    assert found.faults == []
    assert found.panels


def test_a_die_whose_resources_set_off_a_bonus_can_be_changed() -> None:
    """What a change costs does not depend on the move that comes of it, which may still have something to ask."""
    solo = Kind(GAMES["troyes_dice"], {"numbering": "first", "expansion": "false", "pace": "together"}, 1)
    state = next(islice(positions(solo, 4), 13, None))
    assert panels_at(solo, state, 4013, False).faults == []
