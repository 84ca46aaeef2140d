"""How long a seat may take. It follows from what is stored: since when it has its turn, its bank, when its owner was away."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from db.rows import NoticeRow, SeatRow
from service.options import AWAY, CLOCK, TIME_UP
from service.values import Table

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
FOR_EACH_TURN: Final = {
    "h4": 4 * HOUR,
    "h12": 12 * HOUR,
    "d1": DAY,
    "d2": 2 * DAY,
    "d3": 3 * DAY,
    "d7": 7 * DAY,
}
BANKS: Final = {"bank1": (DAY, 2 * HOUR), "bank3": (3 * DAY, 8 * HOUR), "bank7": (7 * DAY, DAY)}
"""What a seat has at first, and what each of its turns adds."""
PEOPLE_WHO_WAIT: Final = 2
"""Among fewer people nobody waits, so no clock runs and nobody is reminded."""

Spans: TypeAlias = Sequence[tuple[float, float]]


def deadline(table: Table, row: SeatRow, notices: Mapping[int, NoticeRow]) -> float | None:
    """When the seat's time is up; None where no clock runs for it."""
    allowed = _allowed(table, row)
    if allowed is None or row.awaited_since is None or row.computer or len(table.humans) < PEOPLE_WHO_WAIT:
        return None
    return after_running(_began(row, row.awaited_since), allowed, stopped(table, row, notices))


def _began(row: SeatRow, asked: float) -> float:
    return asked if row.turn_since is None else row.turn_since


def _allowed(table: Table, row: SeatRow) -> float | None:
    clock = table.customs.get(CLOCK.key, CLOCK.default)
    return row.bank if clock in BANKS else FOR_EACH_TURN.get(clock)


def stopped(table: Table, row: SeatRow, notices: Mapping[int, NoticeRow]) -> Spans:
    """When the seat's clock stands still: while its owner is away, where the table agreed to that."""
    notice = notices.get(row.user_id or 0)
    return notice.absences if notice and table.customs.get(AWAY.key) == "true" else ()


def only_reminds(table: Table) -> bool:
    return table.customs.get(TIME_UP.key, TIME_UP.default) == "remind"


def takes_seats(table: Table) -> bool:
    return table.customs.get(TIME_UP.key) == "seat"


def whole_bank(table: Table) -> float | None:
    """What each seat has at the start; None where the table has no banks."""
    return BANKS.get(table.customs.get(CLOCK.key, ""), (None, None))[0]


def bank_after_turn(table: Table, row: SeatRow, notices: Mapping[int, NoticeRow], at: float) -> float | None:
    """What is left of a seat's bank when its turn is over, with what the turn adds."""
    if row.bank is None or row.awaited_since is None:
        return row.bank
    began = _began(row, row.awaited_since)
    return max(0.0, row.bank - ran(began, at, stopped(table, row, notices))) + _added(table)


def bank_before_turn(table: Table, row: SeatRow) -> float | None:
    """A seat's bank without what its last turn has added: that turn goes on, since its end was taken back."""
    return None if row.bank is None else max(0.0, row.bank - _added(table))


def _added(table: Table) -> float:
    return BANKS[table.customs[CLOCK.key]][1]


def after_running(start: float, seconds: float, stopped: Iterable[tuple[float, float]]) -> float:
    """When a clock that starts then has run for so long; it stands still in the spans `stopped`, the oldest first."""
    end = start + seconds
    for since, until in stopped:
        since = max(since, start)
        if since < end:
            end += max(0.0, until - since)
    return end


def ran(start: float, end: float, stopped: Iterable[tuple[float, float]]) -> float:
    """For how long a clock has run from `start` to `end`."""
    still = (min(until, end) - max(since, start) for since, until in stopped)
    return end - start - sum(max(0.0, span) for span in still)
