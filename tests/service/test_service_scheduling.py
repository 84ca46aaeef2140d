"""What a change of a game causes later, seat by seat: pure, from the rows before and after it."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from db.rows import Change, DueRow, MoveRow, NoticeRow, SeatRow, StoredGame
from service.being_gone import is_gone
from service.deadlines import bank_after_turn, deadline, whole_bank
from service.ledger import current
from service.noticing import SPANS
from service.options import ABSENCE_DAYS, CLOCK
from service.scheduling import OF_A_QUESTION, scheduled
from service.settings import THREAD_SECONDS
from service.values import CALLING, REFRESHING, REMINDING, TIMING, Table
from tests.db.samples import GAME
from tests.service.company import DAY, HOUR

NOW = 1_000_000.0
ANNE, BEN = SeatRow(0, 11, "Anne", "", False, NOW), SeatRow(1, 12, "Ben", "", False, None)
ASKED = replace(BEN, awaited_since=NOW)


def table_of(*seats: SeatRow, status: str = "playing", **customs: str) -> Table:
    options = msgspec.json.encode(customs).decode()
    return current(StoredGame(replace(GAME, status=status, options=options), seats, b"")).table


def move(seat: int | None, kind: str = "move") -> MoveRow:
    return MoveRow(2, seat, kind, "", "[]", NOW)


def after(table: Table, row: SeatRow, entry: MoveRow | None, *before: SeatRow, **notices: NoticeRow) -> Change:
    """What is written for a change that touches this row only."""
    known = {each.user_id: each for each in notices.values()}
    return scheduled(before or (ANNE, BEN), Change(game=GAME, seats=(row,), move=entry), table, known, NOW)


def kinds(change: Change) -> list[str]:
    return [row.kind for row in change.due]


# What is due for whoever is asked


def test_who_is_asked_by_anothers_move_is_called_reminded_and_timed() -> None:
    change = after(table_of(ANNE, ASKED, clock="h4", time_up="move"), ASKED, move(0))
    assert change.due == (
        DueRow(CALLING, GAME.id, 1, NOW),
        DueRow(REMINDING, GAME.id, 1, NOW + DAY),
        DueRow(TIMING, GAME.id, 1, NOW + 4 * HOUR),
    )
    assert change.settled == tuple((kind, 1) for kind in OF_A_QUESTION), "what was due for an older question goes"


@pytest.mark.parametrize("entry", [None, move(None, "undo")], ids=["no entry", "nobody's entry"])
def test_who_is_asked_by_nobodys_move_is_called_as_well(entry: MoveRow | None) -> None:
    assert CALLING in kinds(after(table_of(ANNE, ASKED), ASKED, entry))


def test_who_wants_silence_is_timed_but_neither_called_nor_reminded() -> None:
    table = table_of(ANNE, ASKED, clock="h4", time_up="move")
    assert kinds(after(table, ASKED, move(0), ben=NoticeRow(12, reach="silent"))) == [TIMING]


def test_the_same_question_causes_nothing_new() -> None:
    renamed = replace(ASKED, name="Benedict")
    change = after(table_of(ANNE, ASKED), renamed, move(0), ANNE, ASKED)
    assert (change.due, change.settled, change.seats) == ((), (), (renamed,))


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(BEN, id="is not asked any more"),
        pytest.param(replace(ASKED, computer="steady", has_left=True), id="is a computer now"),
    ],
)
def test_a_seat_that_needs_no_call_only_loses_what_was_due(row: SeatRow) -> None:
    change = after(table_of(ANNE, row), row, move(0), ANNE, ASKED)
    assert (change.due, set(change.settled)) == ((), {(kind, 1) for kind in OF_A_QUESTION})


def test_another_person_in_the_seat_is_asked_anew() -> None:
    cleo = replace(ASKED, user_id=13, name="Cleo")
    assert kinds(after(table_of(ANNE, cleo), cleo, move(1, "replaced"), ANNE, ASKED)) == [REMINDING]


def test_a_game_that_is_over_owes_nothing_and_a_lobby_never_did() -> None:
    change = after(table_of(ANNE, BEN, status="finished"), BEN, move(0))
    assert change.due == ()
    assert set(change.settled) == {*((kind, seat) for kind in OF_A_QUESTION for seat in (0, 1)), (REFRESHING, None)}
    lobby = after(table_of(ANNE, BEN, status="lobby"), BEN, None)
    assert (lobby.due, lobby.settled) == ((), ())


# Banks of time


@pytest.mark.parametrize(
    ("entry", "bank"),
    [
        pytest.param(move(1), 7 * HOUR, id="its own move: five hours were left, two are added"),
        pytest.param(move(1, "stand-in"), 7 * HOUR, id="a computer's move in its place"),
        pytest.param(move(0), 6 * HOUR, id="another seat's move"),
        pytest.param(move(1, "back"), 6 * HOUR, id="an entry that is no move"),
        pytest.param(None, 6 * HOUR, id="no entry at all"),
    ],
)
def test_a_bank_changes_with_the_moves_of_its_own_seat(entry: MoveRow | None, bank: float) -> None:
    before = replace(BEN, awaited_since=NOW - HOUR, turn_since=NOW - HOUR, bank=6 * HOUR)
    row = replace(before, awaited_since=NOW, turn_since=NOW)
    change = after(table_of(ANNE, row, clock="bank1", time_up="move"), row, entry, ANNE, before)
    assert change.seats == (replace(row, bank=bank),)
    assert change.due[-1] == DueRow(TIMING, GAME.id, 1, NOW + bank), "the clock runs from what is left now"


def test_a_bank_pays_for_a_whole_turn_when_it_is_over_and_nothing_for_its_steps() -> None:
    began = replace(BEN, awaited_since=NOW - 3 * HOUR, turn_since=NOW - 3 * HOUR, bank=6 * HOUR)
    step = replace(began, awaited_since=NOW - HOUR)
    change = after(table_of(ANNE, step, clock="bank1", time_up="move"), step, move(1), ANNE, began)
    assert change.seats == (step,)
    assert change.due[-1] == DueRow(TIMING, GAME.id, 1, NOW + 3 * HOUR), "the clock runs on"
    over = replace(step, awaited_since=None, turn_since=None)
    change = after(table_of(ANNE, over, clock="bank1", time_up="move"), over, move(1), ANNE, step)
    assert change.seats == (replace(over, bank=5 * HOUR),), "three hours were left, two are added"


def test_taking_the_end_of_a_turn_back_takes_back_what_it_added() -> None:
    before = replace(BEN, bank=5 * HOUR)
    row = replace(before, awaited_since=NOW, turn_since=NOW)
    assert after(table_of(ANNE, row, clock="bank1"), row, move(1, "undo"), ANNE, before).seats == (
        replace(row, bank=3 * HOUR),
    )


def test_the_moves_of_a_computer_leave_the_bank_of_the_seat_as_it_is() -> None:
    before = replace(
        BEN, computer="steady", has_left=True, awaited_since=NOW - HOUR, turn_since=NOW - HOUR, bank=2 * HOUR
    )
    row = replace(before, awaited_since=None, turn_since=None)
    assert after(table_of(ANNE, row, clock="bank1"), row, move(1), ANNE, before).seats == (row,)


def test_a_seat_begins_with_a_whole_bank_where_there_are_banks() -> None:
    for customs, bank in (({"clock": "bank3"}, 3 * DAY), ({"clock": "d3"}, None)):
        change = Change(game=GAME, seats=(ASKED,), move=move(None, "start"), reseated=True)
        written = scheduled((ANNE, replace(BEN, bank=5.0)), change, table_of(ANNE, ASKED, **customs), {}, NOW)
        assert written.seats == (replace(ASKED, bank=bank),)


def test_a_bank_is_never_below_nothing_and_stays_while_nobody_waits_for_the_seat() -> None:
    table = table_of(ANNE, ASKED, clock="bank1")
    assert bank_after_turn(table, replace(ASKED, bank=HOUR), {}, NOW + HOUR) == 2 * HOUR
    assert bank_after_turn(table, replace(ASKED, bank=HOUR), {}, NOW + 9 * HOUR) == 2 * HOUR
    assert bank_after_turn(table, replace(BEN, bank=HOUR), {}, NOW + 9 * HOUR) == HOUR


# When a seat's time is up


@pytest.mark.parametrize(
    ("seats", "customs", "end"),
    [
        pytest.param((ANNE, ASKED), {"clock": "h12"}, NOW + 12 * HOUR, id="two people"),
        pytest.param((ANNE, ASKED), {}, None, id="no clock"),
        pytest.param((ANNE, BEN), {"clock": "h12"}, None, id="it is not asked"),
        pytest.param((replace(ANNE, computer="steady"), ASKED), {"clock": "h12"}, None, id="nobody else waits"),
        pytest.param((ANNE, replace(ASKED, computer="steady")), {"clock": "h12"}, None, id="a computer"),
    ],
)
def test_when_a_seats_time_is_up(seats: tuple[SeatRow, ...], customs: dict[str, str], end: float | None) -> None:
    assert deadline(table_of(*seats, **customs), seats[1], {}) == end


def named(choice: str) -> float:
    """The seconds of `h12` or `d3`: so many hours, so many days."""
    return int(choice[1:]) * {"h": HOUR, "d": DAY}[choice[0]]


@pytest.mark.parametrize("choice", [each for each in CLOCK.choices if each[0] in "hd"])
def test_a_clock_allows_what_its_name_says(choice: str) -> None:
    assert deadline(table_of(ANNE, ASKED, clock=choice), ASKED, {}) == NOW + named(choice)


@pytest.mark.parametrize(("choice", "added"), [("bank1", 2 * HOUR), ("bank3", 8 * HOUR), ("bank7", 24 * HOUR)])
def test_a_bank_holds_as_many_days_as_its_name_says_and_a_move_adds_a_part_of_them(choice: str, added: float) -> None:
    table, whole = table_of(ANNE, ASKED, clock=choice), int(choice.removeprefix("bank")) * DAY
    assert whole_bank(table) == whole
    assert bank_after_turn(table, replace(ASKED, bank=whole), {}, NOW) == whole + added


def test_there_are_no_other_banks() -> None:
    assert {each for each in CLOCK.choices if each.startswith("bank")} == {"bank1", "bank3", "bank7"}


def test_whatever_else_takes_hours_or_days_takes_those_that_its_name_says() -> None:
    days = {choice: many * DAY for choice, many in ABSENCE_DAYS.items()}
    spans = [*days.items(), *SPANS.items(), *THREAD_SECONDS.items()]
    assert [(choice, span) for choice, span in spans if span is not None and span != named(choice)] == []


def test_only_ones_own_absence_stops_the_clock() -> None:
    table = table_of(ANNE, ASKED, clock="h4", away="true")
    away = {user: NoticeRow(user, absences=((NOW, NOW + DAY),)) for user in (11, 12)}
    assert deadline(table, ASKED, away) == NOW + DAY + 4 * HOUR
    assert deadline(table, ASKED, {11: away[11]}) == NOW + 4 * HOUR


# Being gone


def test_somebody_is_gone_at_the_very_moment_and_not_before() -> None:
    now = current(StoredGame(replace(GAME, status="playing", options="{}"), (ANNE, ASKED), b""))
    assert [is_gone(now, ASKED, NOW + passed, DAY) for passed in (DAY - 1, DAY, DAY + 1)] == [False, True, True]
    assert not is_gone(now, BEN, NOW + DAY, DAY), "nobody waits for them"
    assert not is_gone(now, replace(ASKED, computer="steady"), NOW + DAY, DAY)
