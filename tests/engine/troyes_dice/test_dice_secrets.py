"""What is to come does not show: other dice in the future, the same view today."""

from random import Random
from typing import get_args

import pytest

from engine.core.chance import Chance
from engine.troyes_dice.calendar import lay_out
from engine.troyes_dice.events import AnyDiceEvent
from engine.troyes_dice.invariants import violations
from engine.troyes_dice.state import Secret, State
from tests.engine.troyes_dice.dice_table import RULES


def halfway(pace: str, seats: int, seed: int) -> State:
    rng = Random(seed)
    state, _ = RULES.new_game(seats, {"numbering": "first", "expansion": "true", "pace": pace}, bytes([seed]) * 32)
    for _ in range(6 * seats):
        view = RULES.view(state, rng.choice(RULES.to_act(state)))
        state, _ = RULES.apply(state, RULES.random_move(view, rng.randrange))
    return state


@pytest.mark.parametrize("pace", ["together", "own"])
@pytest.mark.parametrize("seed", range(8))
def test_the_future_of_the_calendar_and_the_seed_do_not_show(pace: str, seed: int) -> None:
    state = halfway(pace, 3, seed)
    other = Chance(bytes([seed + 100]) * 32)
    future = lay_out(other, True)
    for seat in (0, 1, 2, None):
        view = RULES.view(state, seat)
        known = view.half_day
        secret = Secret(other, state.secret.calendar[:known] + future[known:])
        changed = State(state.table, state.hands, secret)
        assert RULES.view(changed, seat) == view
        if seat is not None:
            assert RULES.legal_moves(RULES.view(changed, seat)) == RULES.legal_moves(view)


@pytest.mark.parametrize("pace", ["together", "own"])
def test_a_view_holds_no_half_day_that_its_seat_has_not_reached(pace: str) -> None:
    state = halfway(pace, 3, 4)
    for seat in range(3):
        assert len(RULES.view(state, seat).days) == state.table.finished[seat] + 1


def test_a_forged_state_is_found_out() -> None:
    """The invariants see what the rules can't reach."""
    state = halfway("together", 2, 1)
    assert violations(state) == []
    for change in ("circled", "spent", "citizens"):
        sheet = state.hands[0].sheet.copy()
        getattr(sheet, change)[1] += 30
        assert violations(State(state.table, (type(state.hands[0])(sheet), state.hands[1]), state.secret))
    for field, value in (("built", (1 << 36) - 1), ("crossed", (1 << 18) - 1), ("multipliers", [3, 0, 0, 0, 0, 0])):
        sheet = state.hands[0].sheet.copy()
        setattr(sheet, field, value)
        assert violations(State(state.table, (type(state.hands[0])(sheet), state.hands[1]), state.secret))
    moved = Secret(state.secret.chance, lay_out(Chance(bytes(32)), True))
    assert "calendar: it does not follow from the seed" in violations(State(state.table, state.hands, moved))


def test_the_wheel_the_rolls_and_the_end_show_what_nobody_knew() -> None:
    """What nobody knew before can't be taken back freely."""
    revealing = {event.__name__ for event in get_args(AnyDiceEvent) if event.reveals}
    assert revealing == {"Started", "Rolled", "Ended"}
