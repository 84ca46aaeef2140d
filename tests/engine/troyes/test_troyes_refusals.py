"""Every refusal says which rule forbids it and what is missing; nothing has changed then."""

import pytest

from engine.core.errors import IllegalMove
from engine.troyes.facts import NEUTRAL, RED, WHITE, YELLOW, die_of
from engine.troyes.moves import Build, Farm, Flip
from engine.troyes.state import ACTIONS, COUNTERING
from tests.engine.troyes.troyes_table import RULES, code_of, troyes


def missing(what: str, needs: int, has: int) -> dict[str, object]:
    return {"what": what, "needs": needs, "has": has, "missing": needs - has}


REFUSED: tuple[tuple[str, dict[str, object], str, dict[str, object]], ...] = (
    # Whose turn it is
    ("3 pass", {}, "unknown_seat", {"seat": 3, "seats": 3}),
    ("1 pass", {}, "wait_for_turn", {"active": 0}),
    ("0 settle palace 1", {}, "not_now", {"move": "settle", "phase": ACTIONS}),
    ("0 concede", {}, "not_now", {"move": "concede", "phase": ACTIONS}),
    ("0 pass", {"black": [3]}, "not_now", {"move": "pass", "phase": COUNTERING}),
    ("0 farm plain y6 done", {"black": [3]}, "not_now", {"move": "farm", "phase": COUNTERING}),
    # Black dice
    ("0 concede", {"black": [6], "dice": {0: "r3"}}, "must_counter", {"value": 6}),
    ("0 counter done y6.1 done", {"black": [4], "dice": {0: "y6", 1: "y6"}}, "not_your_die", {"die": "y6.1"}),
    ("0 counter done y6 y6 done", {"black": [4], "dice": {0: "y6"}}, "no_such_dice", {"die": "y6"}),
    ("0 counter +5 done y6 done", {"black": [4, 3]}, "no_such_black_die", {"value": 5}),
    ("0 counter +3 +3 done y6 r6 done", {"black": [4, 3]}, "no_such_black_die", {"value": 3}),
    ("0 counter +2 +3 done r6 y6 done", {"black": [4, 3, 2]}, "dice_out_of_order", {}),
    ("0 counter done y6 r6 done", {"black": [4]}, "dice_out_of_order", {}),
    ("0 counter +3 done y6 done", {"black": [4, 3]}, "not_enough", missing("strength", 7, 6)),
    # Influence
    ("0 reroll y6.1", {"dice": {0: "y6", 1: "y6"}}, "not_your_die", {"die": "y6.1"}),
    ("0 reroll y5", {}, "no_such_dice", {"die": "y5"}),
    ("0 reroll y6", {"influence": {0: 0}}, "not_enough", missing("influence", 1, 0)),
    ("0 flip r6 y6.n done", {"dice": {0: "r6", NEUTRAL: "y6"}}, "not_your_die", {"die": "y6.n"}),
    ("0 flip y6 y6 done", {"dice": {0: "y6"}}, "no_such_dice", {"die": "y6"}),
    ("0 flip y6 r6 done", {}, "dice_out_of_order", {}),
    ("0 flip y6 done", {"influence": {0: 3}}, "not_enough", missing("influence", 4, 3)),
    ("0 recruit", {"supply": {0: 12}}, "no_citizen_left", {"citizens": 12}),
    ("0 recruit", {"influence": {0: 1}}, "not_enough", missing("influence", 2, 1)),
    # Groups of dice
    ("0 farm plain w6 done", {}, "wrong_dice", {"die": "w6", "colours": "yellow"}),
    ("0 farm plain y6 y6 done", {"dice": {0: "y6"}}, "no_such_dice", {"die": "y6"}),
    ("0 farm plain y5 y6 done", {"dice": {0: "y6 y5"}}, "dice_out_of_order", {}),
    (
        "0 farm plain y6.1 y5.1 done",
        {"dice": {1: "y6 y5"}, "deniers": {0: 7}},
        "not_enough",
        missing("deniers", 8, 7),
    ),
    ("0 build plain w6 w6 done", {"cathedral": {1: "66"}, "dice": {0: "w6 w6"}}, "column_full", {}),
    ("0 build priest w6 done", {"cubes": {"priest": {0: 1}}}, "modifier_does_not_fit", {"modifier": "priest"}),
    (
        "0 build confession w6 done",
        {"cubes": {"confession": {0: 1}}},
        "modifier_does_not_fit",
        {"modifier": "confession"},
    ),
    ("0 farm priest y6 done", {"cubes": {"priest": {1: 1}}}, "no_cube", {"card": "priest"}),
    ("0 farm priest y6 done", {}, "no_cube", {"card": "priest"}),
    # Cards
    ("0 use merchant there plain y6 done", {}, "card_not_revealed", {"card": "merchant"}),
    (
        "0 use merchant supply plain y6 done",
        {"tradesmen": {"merchant": [1, 0]}},
        "tradesman_there",
        {"card": "merchant"},
    ),
    (
        "0 use merchant there plain y6 done",
        {"tradesmen": {"merchant": [1]}},
        "tradesman_needed",
        {"card": "merchant"},
    ),
    (
        "0 use merchant supply plain y6 done",
        {"tradesmen": {"merchant": []}, "deniers": {0: 3}},
        "not_enough",
        missing("deniers", 4, 3),
    ),
    (
        "0 use merchant supply plain y6 y5.1 done",
        {"tradesmen": {"merchant": []}, "deniers": {0: 7}, "dice": {0: "y6", 1: "y5"}},
        "not_enough",
        missing("deniers", 4, 3),
    ),
    (
        "0 use innkeeper supply plain y6 y5.1 done x1",
        {"tradesmen": {"innkeeper": []}, "deniers": {0: 9}, "dice": {0: "y6", 1: "y5"}},
        "not_enough",
        missing("deniers", 4, 3),
    ),
    (
        "0 use merchant supply plain y6 done",
        {"tradesmen": {"merchant": []}, "supply": {0: 0}},
        "no_citizen_there",
        {"source": "supply"},
    ),
    (
        "0 use merchant palace-3 plain y6 done",
        {"tradesmen": {"merchant": []}, "citizens": {"palace-3": 1}},
        "no_citizen_there",
        {"source": "palace-3"},
    ),
    (
        "0 use merchant lying-palace plain y6 done",
        {"tradesmen": {"merchant": []}, "citizens": {"lying-bishopric": 0, "lying-palace": 1}},
        "no_citizen_there",
        {"source": "lying-palace"},
    ),
    (
        "0 use merchant monk plain y6 done",
        {"tradesmen": {"merchant": [], "monk": [1, 2]}},
        "no_citizen_there",
        {"source": "monk"},
    ),
    (
        "0 use merchant influence plain y6 done",
        {"tradesmen": {"merchant": []}, "supply": {0: 0}, "influence": {0: 1}},
        "not_enough",
        missing("influence", 2, 1),
    ),
    (
        "0 use artisan influence plain y6 done x1",
        {"tradesmen": {"artisan": []}, "supply": {0: 0}, "influence": {0: 2}},
        "not_enough",
        missing("influence", 1, 0),
    ),
    ("0 use miller there plain y6 done", {"tradesmen": {"miller": [0]}}, "wrong_mill", {"card": "miller"}),
    ("0 use miller there plain y6 done city-hall", {"tradesmen": {"miller": [0]}}, "wrong_mill", {"card": "miller"}),
    ("0 use merchant there plain y6 done palace", {"tradesmen": {"merchant": [0]}}, "wrong_mill", {"card": "merchant"}),
    ("0 use merchant there plain y6 done x3", {"tradesmen": {"merchant": [0]}}, "all_uses", {"card": "merchant"}),
    (
        "0 use artisan there plain y6 done x2",
        {"tradesmen": {"artisan": [0]}},
        "wrong_number_of_uses",
        {"uses": 2, "most": 1},
    ),
    (
        "0 use artisan there plain y3 done x1",
        {"tradesmen": {"artisan": [0]}, "dice": {0: "y3"}},
        "not_enough",
        missing("value", 4, 3),
    ),
    # Combat
    ("0 fight war plain r6 done x1", {}, "no_such_event", {"event": "war"}),
    ("0 fight war plain y6 done x1", {"events": {"war": ()}}, "wrong_dice", {"die": "y6", "colours": "red"}),
    (
        "0 fight heresy plain w2 done x1",
        {"events": {"heresy": ()}, "dice": {0: "w2"}},
        "not_enough",
        missing("value", 3, 2),
    ),
    (
        "0 fight war plain r6 done x4",
        {"events": {"war": ()}},
        "wrong_number_of_cubes",
        {"cubes": 4, "most": 3},
    ),
    (
        "0 fight war plain r6 done x2",
        {"events": {"war": (1, 1, 1)}},
        "wrong_number_of_cubes",
        {"cubes": 2, "most": 1},
    ),
    # Placing
    (
        "0 place city-hall priest y1 supply",
        {"cubes": {"priest": {0: 1}}, "dice": {0: "y1"}},
        "modifier_not_for_placing",
        {"modifier": "priest", "building": "city-hall"},
    ),
    ("0 place palace plain w6 supply", {}, "wrong_dice", {"die": "w6", "colours": "red"}),
    ("0 place palace plain r6 there", {}, "no_citizen_there", {"source": "there"}),
    ("0 place palace plain r6 supply", {"supply": {0: 0}}, "no_citizen_there", {"source": "supply"}),
    (
        "0 place palace plain r6.1 supply",
        {"dice": {0: "y6", 1: "r6"}, "deniers": {0: 1}},
        "not_enough",
        missing("deniers", 2, 1),
    ),
    (
        "0 place palace confession r5 supply",
        {"cubes": {"confession": {0: 1}}, "dice": {0: "r5"}},
        "no_such_row",
        {"building": "palace", "value": 7},
    ),
    (
        "0 place bishopric plain w6 supply",
        {"citizens": {"bishopric-5a": 1, "bishopric-5b": 2, "lying-bishopric": 2}},
        "protected",
        {"building": "bishopric", "owner": 2},
    ),
)  # fmt: skip


@pytest.mark.parametrize(("line", "position", "code", "details"), REFUSED)
def test_a_refusal_tells_the_rule_and_what_is_missing(
    line: str, position: dict[str, object], code: str, details: dict[str, object]
) -> None:
    table = troyes(**{"dice": {0: "r6 w6 y6"}, **position})  # type: ignore[arg-type]
    assert code_of(table, line) == (code, details)


def test_an_action_takes_one_to_three_dice_and_some_modifiers_exactly_one() -> None:
    """Phase 4: a group has up to three dice; Monk, Templar and Prior take one."""
    yellow = die_of(0, YELLOW, 6)
    white = die_of(0, WHITE, 6)
    monk = RULES.parse("0 farm monk w6")
    assert isinstance(monk, Farm)
    table = troyes(dice={0: "y6 y6 y6 y6 w6 w6 w6 w6 r1"}, cubes={"monk": {0: 1}})
    for move, number, most in (
        (Farm(0, -1, (yellow,) * 4), 4, 3),
        (Farm(0, -1, ()), 0, 3),
        (Build(0, -1, (white,) * 4), 4, 3),
        (Flip(0, (die_of(0, RED, 1), white, white, yellow)), 4, 3),
        (Flip(0, ()), 0, 3),
        (Farm(0, monk.modifier, (white, white)), 2, 1),
    ):
        with pytest.raises(IllegalMove) as caught:
            RULES.apply(table.state, move)
        assert (caught.value.code, caught.value.details) == ("wrong_number_of_dice", {"number": number, "most": most})


def test_while_cubes_are_to_be_sent_nothing_else_can_be_done() -> None:
    table = troyes(tradesmen={"diplomat": [0]}, dice={0: "r6"}, events={"war": ()})
    table.play("0 use diplomat there plain r6 done x2")
    assert code_of(table, "0 pass") == ("not_now", {"move": "pass", "phase": ACTIONS})
    assert code_of(table, "0 send heresy") == ("no_such_event", {"event": "heresy"})


def test_after_the_end_nothing_can_be_done() -> None:
    table = troyes(deck=("drought",), dice={0: "y1"}).play("0 pass", "1 pass", "2 pass")
    assert code_of(table, "0 pass") == ("game_over", {})


def test_nobody_previews_the_move_of_another_seat() -> None:
    table = troyes(dice={0: "y6"})
    with pytest.raises(IllegalMove) as caught:
        RULES.preview(table.view(1), RULES.parse("0 pass"))
    assert caught.value.code == "nothing_to_decide"
