"""Which entries of a log count, whose they are, and to which chapter they belong."""

import pytest

from db.rows import MoveRow
from service.log import (
    chapter_of_log,
    chapters_of,
    last_move_of,
    last_own_move_of,
    moves_that_count,
    seats_taken,
    settled_before,
    since_last_move,
    turn_of,
)


def entry(version: int, seat: int | None, kind: str = "move", text: str = "", *chapters: int) -> MoveRow:
    events = ",".join(f'{{"type":"Rose","turn":{chapter}}}' for chapter in chapters)
    return MoveRow(version, seat, kind, text, f"[{events}]", float(version))


LOG = (
    entry(2, None, "start"),
    entry(3, 0),
    entry(4, 1),
    entry(5, 1, "forced"),
    entry(6, 0),
    entry(7, 0),
    entry(8, 0, "undo", "6 7"),
    entry(9, 0, "stand-in"),
    entry(10, 1, "resign"),
    entry(11, 0, "forced"),
)


def versions(entries: list[MoveRow]) -> list[int]:
    return [each.version for each in entries]


def test_moves_count_that_were_not_taken_back_whoever_made_them() -> None:
    assert versions(moves_that_count(LOG)) == [3, 4, 5, 9, 11]


def test_the_last_move_of_a_seat_was_somebodys_choice() -> None:
    assert [last_move_of(LOG, seat) for seat in (0, 1, 2)] == [LOG[7], LOG[2], None]


def test_the_own_move_of_a_seat_was_made_by_who_sits_there() -> None:
    assert [last_own_move_of(LOG, seat) for seat in (0, 1, 2)] == [LOG[1], LOG[2], None]


def test_what_came_since_the_last_move_of_a_seat_begins_with_that_move() -> None:
    assert versions(since_last_move(LOG, 0)) == [9, 11]
    assert versions(since_last_move(LOG, 1)) == [4, 5, 9, 11]
    assert since_last_move(LOG, 2) == []


@pytest.mark.parametrize(("version", "settled"), [(3, 2), (6, 5), (7, 5), (8, 5), (9, 8), (10, 9), (12, 11)])
def test_a_snapshot_is_settled_that_holds_nothing_of_what_was_taken_back(version: int, settled: int) -> None:
    assert settled_before(LOG, version) == settled


@pytest.mark.parametrize(
    ("entries", "taken"),
    [
        pytest.param([(0, "taken", "")], [0], id="a computer has it"),
        pytest.param([(0, "replaced", "11 0")], [0], id="the others agreed to a computer"),
        pytest.param([(0, "replaced", "11 20")], [], id="somebody else sits there"),
        pytest.param([(0, "resign", "")], [], id="the owner left"),
        pytest.param([(0, "taken", ""), (0, "back", "")], [], id="the owner is back"),
        pytest.param([(0, "taken", ""), (0, "back", ""), (0, "taken", "")], [0], id="and gone again"),
        pytest.param([(0, "taken", ""), (1, "back", ""), (0, "move", "11 0")], [0], id="another is back"),
        pytest.param([(None, "taken", ""), (None, "end", "0 0")], [], id="it is about no seat"),
    ],
)
def test_a_seat_is_taken_whose_owner_was_gone_and_may_have_it_back(
    entries: list[tuple[int | None, str, str]], taken: list[int]
) -> None:
    log = [entry(version, seat, kind, text) for version, (seat, kind, text) in enumerate(entries, start=2)]
    assert sorted(seats_taken(log)) == taken


# Chapters


CHAPTERS = (
    entry(2, None, "start", ""),
    entry(3, 0, "move", "", 1),
    entry(4, 1, "move", ""),
    entry(5, 0, "move", "", 1, 2, 3),
    entry(6, 1, "resign", ""),
    entry(7, 1, "move", "", 4),
    entry(8, 1, "undo", "7"),
)


def test_an_entry_belongs_to_the_chapters_of_its_events() -> None:
    assert [chapters_of(each, "turn") for each in CHAPTERS[1:4]] == [[1], [], [1, 2, 3]]
    assert chapters_of(CHAPTERS[3], "") == []


@pytest.mark.parametrize(("chapter", "found"), [(0, [2]), (1, [3, 4, 5]), (2, [5]), (3, [5, 6]), (4, [7, 8]), (9, [])])
def test_what_has_no_events_belongs_to_the_chapter_of_the_entry_before(chapter: int, found: list[int]) -> None:
    assert versions(chapter_of_log(CHAPTERS, "turn", chapter)) == found


@pytest.mark.parametrize(
    ("until", "seat", "turn"),
    [(2, 0, "0.0"), (3, 0, "0.1"), (3, 1, "3.1"), (4, 0, "4.1"), (5, 1, "5.3"), (7, 0, "7.4")],
)
def test_a_turn_is_named_by_the_last_move_of_others_and_by_its_chapter(until: int, seat: int, turn: str) -> None:
    assert turn_of(CHAPTERS[: until - 1], seat, "turn") == turn


def test_who_takes_a_move_back_is_in_the_turn_of_before() -> None:
    assert turn_of(CHAPTERS, 0, "turn") == turn_of(CHAPTERS[:5], 0, "turn") == "4.3"
    assert turn_of(CHAPTERS[:5], 0, "") == "4.0"
