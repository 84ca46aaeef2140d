"""Which question comes next: a pick is asked for part by part."""

import pytest

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from tests.engine.troyes_dice.dice_table import RULES, DiceTable, dice

RED_FIRST = "r1 b3w y3 r6"


def questions(table: DiceTable, words: str) -> list[str]:
    """The question before each part of a move, and none after the last."""
    view, path = table.view(), tuple(words.split())
    RULES.check(view, path)
    return [RULES.asked(view, path[:step]) for step in range(len(path))]


def test_a_pick_is_asked_for_by_die_payment_change_and_action() -> None:
    assert questions(dice(RED_FIRST), "1 free r1 gain") == ["die", "payment", "change", "action"]


@pytest.mark.parametrize(
    ("position", "choices", "asked"),
    [
        ({"citizens": (5, 6, 6)}, "palace c6 palace2", ["bonus", "work"]),
        ({"citizens": (10, 11, 11)}, "palace c11 cityhall2", ["bonus", "work"]),
        ({"citizens": (14, 0, 0)}, "palace r15 hall5", ["bonus", "prestige"]),
        ({"citizens": (20, 0, 0)}, "palace over y over w", ["over", "over", "over", "over"]),
        ({"tiles": {1: 6}}, "fortress feast w", ["feast", "feast"]),
        (
            {"tiles": {1: 6}, "citizens": (13, 0, 0)},
            "fortress feast w r15 hall5",
            ["feast", "feast", "bonus", "prestige"],
        ),
    ],
)
def test_what_a_bonus_asks_for_comes_after_the_action(position: dict[str, object], choices: str, asked: Path) -> None:
    table = dice(RED_FIRST, **position)  # type: ignore[arg-type]
    assert questions(table, f"1 free r1 {choices}")[4:] == asked


def test_the_crier_is_asked_for_the_numbering_column_by_column() -> None:
    """Page 3."""
    state, _ = RULES.new_game(2, {"numbering": "standard"}, bytes(range(32)))
    view, first = RULES.view(state, 0), state.table.first_value
    assert RULES.answers(view, ()) == ("columns",)
    assert RULES.asked(view, ()) == "columns"
    assert RULES.answers(view, ("columns",)) == (str(first),)
    up, down = first % 6 + 1, (first - 2) % 6 + 1
    assert RULES.answers(view, ("columns", str(first))) == (str(up), str(down))
    assert RULES.asked(view, ("columns", str(first))) == "column"
    assert RULES.answers(view, ("columns", str(first), str(down))) == (str((first - 3) % 6 + 1),)


def test_a_compensation_with_a_choice_is_offered_word_for_word() -> None:
    """Ruling 19."""
    table = dice("b1r y2 y3 w4", circled=(5, 3, 3), spent=(5, 3, 3), citizens=(14, 0, 0))
    words = ["0", "free", "r0", "compensation", "r15"]
    for step, word in enumerate(words):
        assert table.offers(" ".join(words[:step])) == (word,)
    assert len(table.offers(" ".join(words))) == 12


def test_a_die_that_is_not_there_is_not_asked_about() -> None:
    for slot in ("0", "5", "x"):
        with pytest.raises(IllegalMove) as caught:
            RULES.answers(dice(RED_FIRST).view(), (slot,))
        assert (caught.value.code, caught.value.details) == ("no_such_die", {"slot": slot})


@pytest.mark.parametrize("own", range(1, 7))
@pytest.mark.parametrize("influence", range(7))
def test_a_die_is_offered_every_value_that_the_influence_reaches(own: int, influence: int) -> None:
    """Page 6: one step for each, and no wrap."""
    words = f"r{own} b6w y6 r6" if own < 6 else "b5w r6 y6 r6"
    slot, payment = ("1", "free") if own < 6 else ("2", "d")
    table = dice(words, circled=(9, 3, 3), spent=(9 - influence, 0, 2))
    near = [value for value in range(1, 7) if value != own and abs(value - own) <= influence]
    assert table.offers(f"{slot} {payment}") == tuple(f"r{value}" for value in (own, *near))
