"""What is told of what happened: what matters first, the rest folded, and never more than a post has room for."""

from cogs.recap import CHARACTERS_AT_MOST, LINES_AT_MOST, in_order, recap
from engine.caylus.events import InnTaken, TurnBegan, Visited
from render.news import CROWNING, GREAT, PROOF, ROUTINE, TOLD, Line, concerned


def line(text: str, weight: int = TOLD) -> Line:
    return Line(text, frozenset(), weight)


def test_few_lines_are_told_as_they_came() -> None:
    told = recap([line("a worker", ROUTINE), line("a house", GREAT), line("the order")])
    assert (told.lines, told.more) == (("a worker", "a house", "the order"), 0)


def test_what_matters_comes_first_and_what_happens_every_turn_is_one_line() -> None:
    told = recap([line("worker 1", ROUTINE), line("turn 2"), line("worker 2", ROUTINE), line("a house", GREAT)])
    assert (told.lines, told.more) == (("a house", "turn 2", "-# worker 1 · worker 2"), 0)


def test_of_too_many_lines_the_weightiest_and_newest_are_told_and_the_others_counted() -> None:
    lines = [line(f"told {number}") for number in range(9)] + [line(f"great {number}", GREAT) for number in range(3)]
    told = recap([*lines, line("routine", ROUTINE)])
    assert len(told.lines) == LINES_AT_MOST
    assert told.lines[:4] == ("great 0", "great 1", "great 2", "told 5")
    assert (told.lines[-1], told.more) == ("-# routine", 5)


def test_what_a_stretch_led_up_to_is_not_left_out_for_what_came_after() -> None:
    told = recap([line("the castle is scored", CROWNING), *(line(f"great {number}", GREAT) for number in range(12))])
    assert told.lines[:2] == ("the castle is scored", "great 5")


def test_long_lines_are_left_out_before_a_post_has_no_room() -> None:
    told = recap([line("x" * 900, GREAT) for _ in range(6)] + [line("y" * 400, ROUTINE) for _ in range(3)])
    assert sum(map(len, told.lines)) <= CHARACTERS_AT_MOST
    assert (len(told.lines), told.more) == (3, 6)


def test_the_seed_stands_last_in_small_print() -> None:
    told = recap([line("the seed", PROOF), line("a worker", ROUTINE), *(line(f"great {n}", GREAT) for n in range(12))])
    assert (told.lines[-2:], told.more) == (("-# a worker", "-# the seed"), 5)
    assert recap([line("a house"), line("the seed", PROOF)]).lines == ("a house", "-# the seed")


def test_a_log_keeps_the_order_and_folds_neighbours() -> None:
    lines = [line("a", ROUTINE), line("b", ROUTINE), line("c"), line("d", ROUTINE)]
    assert in_order(lines) == ["-# a · b", "c", "-# d"]


def test_a_log_folds_no_more_than_a_few_hundred_characters_into_one_line() -> None:
    told = in_order([line(f"{number} {'x' * 90}", ROUTINE) for number in range(20)])
    assert [len(each) <= 600 for each in told] == [True] * len(told)
    assert sum(each.count("x" * 90) for each in told) == 20


def test_a_line_concerns_everybody_whom_its_events_name() -> None:
    assert concerned([Visited(1, seat=2, visitor=0, place=9, points=1)]) == {0, 2}
    assert concerned([InnTaken(1, seat=1, driven_out=None)]) == {1}
    assert concerned([TurnBegan(2, order=(0, 1))]) == frozenset()
