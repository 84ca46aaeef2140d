"""Who is gone. It follows from what is stored: since when they are awaited, the last sign of them, when they said they'd be away.

While somebody is away, and the table agreed that their clock stands still, they are not gone, nor does that time count later.
"""

from collections.abc import Sequence
from typing import Final

from db.rows import MoveRow, NoticeRow, SeatRow
from engine.core.seats import Seat
from service.deadlines import after_running, stopped
from service.ledger import Current
from service.notices import away_until

OWN_ACTS: Final = ("move", "undo", "back")
"""Kinds of entries that only somebody who is there brings about."""


def excused_until(now: Current, row: SeatRow, at: float) -> float | None:
    """Until when the table waits for this person, who is away; None where they are not, or it did not agree to that."""
    return away_until(_notice(now, row), at) if stopped(now.table, row, now.stored.notices) else None


def back_at(now: Current, seat: Seat, at: float) -> float | None:
    """When the owner of the seat said they'd be back; None if they are not away."""
    return away_until(_notice(now, now.stored.seats[seat]), at)


def is_gone(now: Current, row: SeatRow, at: float, seconds: float) -> bool:
    """Whether the table has awaited this person in vain for so long."""
    return row.awaited_since is not None and _is_over(now, row, row.awaited_since, at, seconds)


def is_unheard_of(now: Current, row: SeatRow, log: Sequence[MoveRow], at: float, seconds: float) -> bool:
    """Whether there was no sign of this person for so long."""
    return _is_over(now, row, last_sign(now, row, log), at, seconds)


def last_sign(now: Current, row: SeatRow, log: Sequence[MoveRow]) -> float:
    """When somebody was there last, whatever they did, here or elsewhere; at least when the game began, or when they sat down."""
    acts = [entry.at for entry in log if entry.seat == row.seat and entry.kind in OWN_ACTS]
    came = [entry.at for entry in log if entry.seat == row.seat and entry.kind == "replaced"]
    sign = now.stored.signs.get(row.user_id or 0)
    return max(now.table.started_at or now.table.created_at, sign.at if sign else 0.0, *acts, *came)


def end_of(now: Current, row: SeatRow, since: float, seconds: float) -> float:
    """When so much time has passed since then, without that for which the person is excused."""
    return after_running(since, seconds, stopped(now.table, row, now.stored.notices))


def _is_over(now: Current, row: SeatRow, since: float, at: float, seconds: float) -> bool:
    if row.computer or excused_until(now, row, at) is not None:
        return False
    return end_of(now, row, since, seconds) <= at


def _notice(now: Current, row: SeatRow) -> NoticeRow:
    return now.stored.notices.get(row.user_id or 0, NoticeRow(row.user_id or 0))
