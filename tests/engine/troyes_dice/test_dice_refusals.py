"""Every refusal says which rule forbids it and what is missing; nothing has changed then."""

import pytest

from engine.core.errors import EngineError, IllegalMove, NotAMove, UnclearMove
from engine.troyes_dice.calendar import payments
from engine.troyes_dice.picking import PAYMENTS
from engine.troyes_dice.tiles import TILE_NUMBERS
from tests.engine.troyes_dice.dice_table import RULES, dice

BLACK_FIRST = "b1r y2 w3 r6"
RED_FIRST = "r1 b3w y3 r6"
POOR: dict[str, object] = {"spent": (3, 3, 3)}

REFUSED: tuple[tuple[str, str, dict[str, object], str, dict[str, object]], ...] = (
    ("2 1 free r1 gain", RED_FIRST, {"seats": 2}, "unknown_seat", {"seat": 2, "seats": 2}),
    ("0 0 free r1 gain", RED_FIRST, {}, "no_such_die", {"slot": 0}),
    ("0 2 d w3 gain", RED_FIRST, {}, "die_destroyed", {"slot": 2}),
    ("0 2 dd y2 gain", BLACK_FIRST, {}, "wrong_payment", {"slot": 2, "payment": "dd", "offered": "d i k"}),
    ("0 4 d r6 gain", RED_FIRST, {}, "wrong_payment", {"slot": 4, "payment": "d", "offered": "dd"}),
    ("0 1 d y1 gain", "y1 b2r y3 w4", {"tiles": {1: -6}}, "wrong_payment", {"payment": "d", "offered": "i"}),
    ("0 1 free r0 gain", RED_FIRST, {}, "value_out_of_range", {"value": 0}),
    ("0 2 d y3 gain", BLACK_FIRST, {"tiles": {2: -1}}, "no_influence_here", {"slot": 2}),
    ("0 2 d r2 gain", BLACK_FIRST, {"tiles": {2: -5}}, "no_knowledge_here", {"slot": 2}),
    ("0 1 free r5 gain", RED_FIRST, {}, "cannot_afford", {"resource": "influence", "needs": 4, "has": 3, "missing": 1}),
    (
        "0 2 k w2 gain",
        BLACK_FIRST,
        {"spent": (0, 0, 1)},
        "cannot_afford",
        {"resource": "knowledge", "needs": 3, "has": 2, "missing": 1},
    ),
    (
        "0 4 dd r6 gain",
        RED_FIRST,
        {"circled": (3, 9, 3), "spent": (0, 9, 0)},
        "cannot_afford",
        {"resource": "deniers", "needs": 2, "has": 0, "missing": 2},
    ),
    ("0 3 d w0 bishopric", BLACK_FIRST, {"tiles": {3: -4}}, "value_zero", {"action": "bishopric"}),
    (
        "0 1 free r1 cityhall",
        RED_FIRST,
        {},
        "wrong_colour",
        {"action": "cityhall", "colour": "r", "needs": "y", "price": 2},
    ),
    (
        "0 1 free r1 bishopric",
        RED_FIRST,
        {"tiles": {1: 5}},
        "wrong_colour",
        {"action": "bishopric", "colour": "r", "needs": "w", "price": 1},
    ),
    ("0 2 d y2 hall", BLACK_FIRST, {"tiles": {2: -7}}, "no_prestige_here", {"slot": 2}),
    (
        "0 1 free r1 palace",
        RED_FIRST,
        {"built": "palace1"},
        "already_built",
        {"action": "palace", "value": 1},
    ),
    (
        "0 1 free r1 fortress",
        RED_FIRST,
        {"crossed": "r1"},
        "crossed_out",
        {"action": "fortress", "value": 1, "colour": "r"},
    ),
    ("0 0 free r0 compensation", RED_FIRST, {}, "die_affordable", {}),
    (
        "0 2 d r0 compensation",
        BLACK_FIRST,
        POOR | {"circled": (5, 3, 3), "spent": (5, 3, 3)},
        "no_such_die",
        {"slot": 2},
    ),
    ("0 0 free r0 compensation", BLACK_FIRST, POOR | {"seats": 2}, "nothing_to_decide", {}),
    (
        "0 1 free r1 palace c6 palace2",
        RED_FIRST,
        {"citizens": (14, 0, 0)},
        "choice_not_asked",
        {"part": "c6", "offered": "r15"},
    ),
    ("0 1 free r1 palace over y", RED_FIRST, {}, "choice_not_asked", {"part": "over", "offered": ""}),
    (
        "0 1 free r1 fortress feast r",
        RED_FIRST,
        {"tiles": {1: 6}},
        "choice_not_offered",
        {"part": "r", "choice": "feast", "offered": "y w"},
    ),
    (
        "0 1 free r1 palace over r",
        RED_FIRST,
        {"citizens": (20, 0, 0)},
        "choice_not_offered",
        {"part": "r", "choice": "over", "offered": "y w"},
    ),
)


def refused(line: str, words: str, position: dict[str, object]) -> EngineError:
    table = dice(words, **position)  # type: ignore[arg-type]
    before = RULES.encode(table.state)
    with pytest.raises(EngineError) as caught:
        table.play(line)
    assert RULES.encode(table.state) == before
    return caught.value


@pytest.mark.parametrize(("line", "words", "position", "code", "details"), REFUSED)
@pytest.mark.parametrize("others", [0, 1])
def test_a_refusal_tells_the_rule_and_what_is_missing(
    line: str, words: str, position: dict[str, object], code: str, details: dict[str, object], others: int
) -> None:
    """Whether others are still to pick, so that it is only kept, or it is the last one and carried out."""
    seats = {"seats": 2} if others else {}
    error = refused(line, words, position | seats)
    assert isinstance(error, IllegalMove)
    assert error.code == code
    assert details.items() <= error.details.items()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_pick_that_leaves_a_choice_open_is_told_which(seats: int) -> None:
    """Ruling 6."""
    for citizens, tiles, action, asked, offered in (
        ((14, 0, 0), {}, "palace", "bonus", "r15"),
        ((5, 6, 6), {}, "palace", "bonus", "c6"),
        ((20, 0, 0), {}, "palace", "over", "over"),
        ((0, 0, 0), {1: 6}, "fortress", "feast", "feast"),
    ):
        error = refused(f"0 1 free r1 {action}", RED_FIRST, {"seats": seats, "citizens": citizens, "tiles": tiles})
        assert isinstance(error, UnclearMove)
        assert (error.code, error.details) == ("unfinished", {"asked": asked, "offered": offered})


def test_who_is_through_waits_for_the_others() -> None:
    table = dice(number=16, seats=2, is_together=False).play("1 1 free r1 gain")
    with pytest.raises(IllegalMove) as caught:
        table.play("1 1 free r1 gain")
    assert (caught.value.code, caught.value.details) == ("finished", {"seat": 1, "half_days": 16})


@pytest.mark.parametrize(
    ("line", "code", "details"),
    [
        ("1 1 free r1 gain", "number_first", {"crier": 0}),
        ("2 columns 1 2 3 4 5 6", "not_the_crier", {"crier": 0}),
        (
            "0 columns 1 2 3 4 5 5",
            "wrong_numbering",
            {"columns": "1 2 3 4 5 5", "numbering": "expert", "first": 0},
        ),
    ],
)
def test_before_the_columns_are_numbered_nothing_else_can_be_done(
    line: str, code: str, details: dict[str, object]
) -> None:
    """Page 3."""
    state, _ = RULES.new_game(3, {"numbering": "expert"}, bytes(32))
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(state, RULES.parse(line))
    assert (caught.value.code, caught.value.details) == (code, details)


def test_every_payment_that_a_slot_and_a_tile_ask_for_can_be_written_and_no_other() -> None:
    """Pages 5 and 11: nothing, one of any, one or two deniers; a Raid asks for a denier, a knowledge or an influence more."""
    written = "free d i k dd dk id kk ik ii ddd ddk idd"
    assert set(PAYMENTS) == set(written.split())
    sides = (0, *TILE_NUMBERS, *(-tile for tile in TILE_NUMBERS))
    assert set(PAYMENTS.values()) == {way for slot in range(1, 5) for side in sides for way in payments(slot, side)}
    with pytest.raises(NotAMove):
        RULES.parse("0 2 iid y2 gain")


@pytest.mark.parametrize(
    "line",
    [
        "0 columns 1 2 3 4 5",
        "0 columns 1 2 3 4 5 6 1",
        "0 columns 1 2 3 4 5 7",
        "0 columns 1 2 3 4 5 66",
        "0 columns 0 1 2 3 4 5",
        "0 5 free r1 gain",
        "0 1 free r7 gain",
        "0 1 free r11 gain",
        "0 1 free r gain",
        "0 1 free b1 gain",
        "0 1 free r1 gain over",
        "0 1 free r1 gain over b",
        "0 1 free r1 gain feast yw",
        "0 1 free r1 gain c7 palace1",
        "0 1 free r1 gain c6 palace0",
        "0 1 free r1 gain c6 palace1 over",
        "0 1 free r1",
    ],
)
def test_words_that_stand_for_nothing_on_the_table_are_no_move(line: str) -> None:
    with pytest.raises(NotAMove) as caught:
        RULES.parse(line)
    assert (caught.value.code, caught.value.details) == ("not_a_move", {"text": line[2:]})
