"""Troyes Dice: what can be chosen by one press, and in which order it stands."""

from cogs.games import DESKS
from cogs.games.troyes_dice_offers import CHANGED_AT_MOST, USES_AT_MOST, whole_price
from cogs.panel import panel
from cogs.stage import stage_at, step_back
from engine.core.moves import Path
from engine.registry import GAMES
from engine.troyes_dice.facts import ROWS
from locales import SOURCE, words
from service.values import Look
from tests.cogs.test_leaks import look_at
from tests.cogs.test_panels import ids_on
from tests.engine.troyes_dice.dice_table import dice

W = words(SOURCE)
GAME, DESK = GAMES["troyes_dice"], DESKS["troyes_dice"]
BUILT = " ".join(
    f"{row}{value}" for row in ROWS for value in range(1, 7) if f"{row}{value}" not in ("hall2", "palace5")
)
"""All but two buildings."""


def seen(dice_on_the_wheel: str, tiles: dict[int, int] | None = None, **paper: object) -> Look:
    return look_at(GAME, dice(dice_on_the_wheel, tiles=tiles, **paper).state, 0, 1)  # type: ignore[arg-type]


def as_they_lie(look: Look) -> list[Path]:
    return [*DESK.offered(look.view, stage_at(look, ()).steps[0].question)]


def changed(look: Look) -> list[Path]:
    return [*DESK.offered_below(look.view, stage_at(look, ()).steps[0].question)]


def test_what_a_changed_die_builds_stands_below_the_dice_as_they_lie_the_cheapest_first_with_the_whole_price() -> None:
    look = seen("r1 b3w y3 r6", built=BUILT)
    assert [path[3] for path in as_they_lie(look)] == ["gain"] * 3
    hall, palace = ("3", "d", "y2", "hall"), ("4", "dd", "r5", "palace")
    assert changed(look) == [hall, palace], "and not from the red 1, which costs more"
    shown = [*ids_on(panel(stage_at(look, ()), W).around())]
    assert {"3→2: Great Hall · −1 🚩 −1 🪙", "6→5: Count’s Palace · −1 🚩 −2 🪙"} <= {*shown}
    assert stage_at(look, hall).move is not None, "one press, then Confirm"
    rich = seen("r1 b3w y3 r6", circled=(9, 9, 9))
    prices = [sum(whole_price(rich.view, path)) for path in changed(rich)]
    assert prices == sorted(prices)


def test_a_building_that_a_changed_die_builds_for_less_stands_there_twice() -> None:
    look = seen("w5 b5r y5 w6", built=BUILT.replace("cathedral6 ", ""))
    assert ("4", "dd", "w6", "cathedral") in as_they_lie(look)
    assert ("1", "free", "w6", "cathedral") in changed(look), "one influence instead of two deniers"
    look = seen("b1r w3 w4 r6", built=BUILT.replace("cathedral3 ", ""))
    assert [path for path in changed(look) if path[2:] == ("w3", "cathedral")] == [], (
        "one denier and one influence are more"
    )


def test_a_change_stands_there_with_both_of_its_buildings_or_not_at_all() -> None:
    for wheel in ("r1 b3w y3 r6", "r1 r2 w4 b5y", "b1r w4 w4 r6"):
        look = seen(wheel)
        found, lying = changed(look), as_they_lie(look)
        assert len(found) <= min(CHANGED_AT_MOST, USES_AT_MOST - len(lying))
        assert found
        buildable = {(path[2], path[3]) for path in lying}
        for path in found:
            both = {(path[2], action) for action in GAME.answers(look.view, path[:3]) if action != "gain"}
            assert both <= buildable | {(other[2], other[3]) for other in found}


def test_of_dice_that_are_alike_the_first_is_offered_and_both_can_be_changed() -> None:
    look = seen("b1r w4 w4 r6")
    assert {path[0] for path in as_they_lie(look)} == {"2", "4"}
    shown = ids_on(panel(stage_at(look, ()), W).around())
    assert {"Change white 4 (die 2) …", "Change white 4 (die 3) …", "Change red 6 …"} <= {*shown}
    beside_a_banquet = seen("b1r w4 w4 r6", tiles={3: 3})
    assert {path[0] for path in as_they_lie(beside_a_banquet)} == {"2", "3", "4"}, "then they are not alike"


def test_how_a_die_is_paid_for_is_changed_by_one_press_where_the_move_is_confirmed() -> None:
    look = seen("b1r w4 y5 r6", circled=(3, 5, 3))
    move = GAME.parse("0 2 d w4 bishopric").parts
    assert move in as_they_lie(look)
    shown = ids_on(panel(stage_at(look, move), W).around())
    assert shown["Pay 1 influence"] == shown["Pay 1 knowledge"] == "ask"
    assert "Pay 1 denier" not in shown, "that is what holds"
    other = stage_at(look, ("2", "k", *move[2:]))
    assert other.move is not None
    assert "Pay 1 denier" in ids_on(panel(stage_at(look, other.path), W).around())
    assert step_back(other) == (), "where the die was chosen"


def test_a_payment_that_leaves_too_little_for_the_change_is_not_there() -> None:
    look = seen("b1r w4 y5 r6", circled=(3, 5, 2))
    shown = ids_on(panel(stage_at(look, ("2", "d", "r4", "fortress")), W).around())
    assert "Pay 1 influence" in shown
    assert "Pay 1 knowledge" not in shown, "the colour takes both"


def test_a_changed_die_is_paid_for_with_what_the_change_leaves() -> None:
    look = seen("y1 w4 b5r r6", circled=(1, 0, 2), built=BUILT.replace("fortress4 ", ""))
    assert ("2", "i", "r4", "fortress") in changed(look), "though there is more knowledge"
