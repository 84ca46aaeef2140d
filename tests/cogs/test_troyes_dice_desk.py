"""Troyes Dice: what can be chosen by one press."""

from cogs.games import DESKS
from cogs.panel import panel
from cogs.stage import stage_at, step_back
from engine.core.moves import Path
from engine.registry import GAMES
from locales import SOURCE, words
from service.values import Look
from tests.cogs.test_leaks import look_at
from tests.cogs.test_panels import ids_on
from tests.engine.troyes_dice.dice_table import dice

W = words(SOURCE)
GAME, DESK = GAMES["troyes_dice"], DESKS["troyes_dice"]


def seen(dice_on_the_wheel: str, tiles: dict[int, int] | None = None, **paper: object) -> Look:
    return look_at(GAME, dice(dice_on_the_wheel, tiles=tiles, **paper).state, 0, 1)  # type: ignore[arg-type]


def as_they_lie(look: Look) -> list[Path]:
    return [*DESK.offered(look.view, stage_at(look, ()).steps[0].question)]


def test_how_a_die_is_paid_for_is_changed_by_one_press_where_the_move_is_confirmed() -> None:
    look = seen("b1r w4 y5 r6", circled=(3, 5, 3))
    move = GAME.parse("0 2 d w4 bishopric").parts
    assert move in as_they_lie(look)
    shown = ids_on(panel(look, move, W))
    assert shown["Pay 1 influence"] == shown["Pay 1 knowledge"] == "ask"
    assert "Pay 1 denier" not in shown, "that is what holds"
    other = stage_at(look, ("2", "k", *move[2:]))
    assert other.move is not None
    assert "Pay 1 denier" in ids_on(panel(look, other.path, W))
    assert step_back(other) == (), "where the die was chosen"


def test_a_payment_that_leaves_too_little_for_the_change_is_not_there() -> None:
    look = seen("b1r w4 y5 r6", circled=(3, 5, 2))
    shown = ids_on(panel(look, ("2", "d", "r4", "fortress"), W))
    assert "Pay 1 influence" in shown
    assert "Pay 1 knowledge" not in shown, "the colour takes both"
