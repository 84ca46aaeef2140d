"""Who is asked and who is not: what can be done in one way only is done by itself (rulings 7 and 28)."""

import pytest

from engine.core.moves import text_of
from engine.troyes.facts import NEUTRAL
from engine.troyes.forced import forced_move
from tests.engine.troyes.troyes_table import troyes


def forced(**position: object) -> str | None:
    """What seat 0 does by itself."""
    move = forced_move(troyes(**position).table)  # type: ignore[arg-type]
    return None if move is None else text_of(move)


@pytest.mark.parametrize(
    ("black", "dice", "influence", "by_itself"),
    [
        ([4], "", 0, "0 concede"),
        ([4], "", 9, "0 concede"),
        ([4], "y3", 0, "0 concede"),
        ([4], "y3", 1, None),
        ([4], "y4", 0, "0 counter done y4 done"),
        ([4], "r2", 0, "0 counter done r2 done"),
        ([4], "y3 w1", 0, "0 counter done y3 w1 done"),
        ([4], "y4", 1, None),
        ([4], "y4 y5", 0, None),
        ([4], "y4 w1", 0, None),
        ([4, 4], "y4 w1", 0, None),
        ([4, 1], "y5", 0, None),
        ([4, 2], "y5", 0, "0 counter done y5 done"),
        ([4, 1], "y4", 0, "0 counter done y4 done"),
    ],
)
def test_a_black_die_asks_nobody_who_has_one_way_only(
    black: list[int], dice: str, influence: int, by_itself: str | None
) -> None:
    """Ruling 7: nobody without dice; without influence nobody who has exactly one way or none."""
    assert forced(black=black, dice={0: dice}, influence={0: influence}) == by_itself


def test_a_game_that_began_before_says_no_last_word() -> None:
    assert forced(black=[4], dice={0: "y4"}, influence={0: 0}, rules=1) == "0 counter done y4"
    assert forced(black=[4], dice={0: "y4 w1"}, influence={0: 0}, rules=1) == "0 counter done y4"


BOARD = {"supply": {0: 0}, "influence": {0: 0}, "deniers": {0: 1}}


@pytest.mark.parametrize(
    ("position", "passes"),
    [
        ({}, True),
        ({"dice": {0: "r1"}}, True),
        ({"dice": {0: "r1"}, "influence": {0: 1}}, False),
        ({"influence": {0: 1}}, True),
        ({"influence": {0: 2}}, False),
        ({"influence": {0: 2}, "supply": {0: 12}}, True),
        ({"dice": {0: "w1"}}, False),
        ({"dice": {0: "w1"}, "cathedral": {1: "111"}}, True),
        ({"dice": {0: "y1"}}, False),
        ({"dice": {0: "r1"}, "supply": {0: 1}}, False),
        ({"dice": {0: "r1"}, "citizens": {"city-hall-1a": 0}}, False),
        ({"dice": {0: "r2"}, "events": {"war": ()}}, False),
        ({"dice": {0: "r1"}, "events": {"war": ()}}, True),
        ({"dice": {0: "r3"}, "tradesmen": {"mercenary": [0]}, "citizens": {}}, False),
        ({"dice": {1: "y6"}}, True),
        ({"dice": {1: "y6"}, "deniers": {0: 2}}, False),
        ({"dice": {NEUTRAL: "y6"}, "deniers": {0: 2}}, False),
        ({"dice": {1: "w6"}, "deniers": {0: 2}}, False),
        ({"dice": {1: "r2"}, "deniers": {0: 2}, "events": {"war": ()}}, False),
        ({"dice": {1: "r2"}, "deniers": {0: 1}, "events": {"war": ()}}, True),
    ],
)
def test_who_can_neither_act_nor_buy_anything_with_influence_passes_by_itself(
    position: dict[str, object], passes: bool
) -> None:
    """Ruling 28."""
    others = {"dice": {0: "", 2: ""} | position.get("dice", {})}  # type: ignore[operator]
    assert forced(**BOARD | position | others) == ("0 pass" if passes else None)


@pytest.mark.parametrize(("events", "by_itself"), [({}, "0 send marauding"), ({"war": ()}, None)])
def test_cubes_go_by_themselves_where_there_is_only_one_event(events: dict[str, object], by_itself: str | None) -> None:
    table = troyes(tradesmen={"diplomat": [0]}, dice={0: "r3"}, events={"war": ()})
    table.play("0 use diplomat there plain r3 done x1")
    if not events:
        table.table.queue = table.table.queue[:1]
    move = forced_move(table.table)
    assert (None if move is None else text_of(move)) == by_itself


def test_nobody_is_spared_the_placement_of_a_citizen() -> None:
    table = troyes(dice={0: ""})
    table.table.phase = 0
    assert forced_move(table.table) is None
