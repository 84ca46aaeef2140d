"""What each change of a game causes to happen later: who is newly asked is called and reminded, and their clock runs.

It is written with the change itself. Each row only says when the game is to be looked at; what is true then is worked out anew,
so a row that is late, early or carried out twice does no harm.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from db.rows import Change, DueRow, MoveRow, NoticeRow, SeatRow
from service.deadlines import PEOPLE_WHO_WAIT, bank_after_turn, bank_before_turn, deadline, only_reminds, whole_bank
from service.notices import SILENT, Asked, calm_until, reminder_at
from service.values import CALLING, MOVES, REFRESHING, REMINDING, TIMING, Table

OF_A_QUESTION: Final = (CALLING, REMINDING, TIMING)


def scheduled(
    before: Sequence[SeatRow], change: Change, table: Table, notices: Mapping[int, NoticeRow], at: float
) -> Change:
    """The change with the banks of its seats and with what is due. `table` is as it will be after it."""
    if table.status != "playing":
        return _at_rest(before, change) if change.move else change
    known = {} if change.reseated else {row.seat: row for row in before}
    seats: list[SeatRow] = []
    due: list[DueRow] = []
    settled: list[tuple[str, int | None]] = []
    for row in change.seats:
        old = known.get(row.seat)
        seats.append(row if old and _is_same_question(old, row) else _banked(table, old, row, change.move, notices, at))
        if old is None or not (_is_same_question(old, row) or (old.computer and row.computer)):
            settled += [(kind, row.seat) for kind in OF_A_QUESTION]
            if row.computer:
                due += _told(table, row, change.move, notices, at)
            else:
                due += _due(table, seats[-1], _is_there(change, row.seat), notices, at)
    return replace(change, seats=tuple(seats), due=(*change.due, *due), settled=(*change.settled, *settled))


def _is_there(change: Change, seat: int) -> bool:
    """Whether the owner of the seat has just made this change themselves. A wish that others granted may be an old one."""
    move = change.move
    return move is not None and move.seat == seat and move.kind != "stand-in" and change.request is None


def _at_rest(before: Sequence[SeatRow], change: Change) -> Change:
    """Nothing is due in a game that is over."""
    settled = [(kind, row.seat) for row in before for kind in OF_A_QUESTION]
    return replace(change, settled=(*change.settled, *settled, (REFRESHING, None)))


def _is_same_question(old: SeatRow, row: SeatRow) -> bool:
    return _asked(old) == _asked(row)


def _asked(row: SeatRow) -> tuple[object, ...]:
    return row.awaited_since, row.turn_since, row.computer, row.user_id


def _banked(
    table: Table,
    old: SeatRow | None,
    row: SeatRow,
    move: MoveRow | None,
    notices: Mapping[int, NoticeRow],
    at: float,
) -> SeatRow:
    if old is None:
        return replace(row, bank=whole_bank(table))
    if old.computer or move is None or move.seat != row.seat or old.turn_since == row.turn_since:
        return row
    if move.kind == "undo" and old.awaited_since is None:
        return replace(row, bank=bank_before_turn(table, old))
    return replace(row, bank=bank_after_turn(table, old, notices, at)) if move.kind in MOVES else row


def _due(table: Table, row: SeatRow, is_there: bool, notices: Mapping[int, NoticeRow], at: float) -> list[DueRow]:
    """Rows for whoever is asked. Who is there needs no call, and a challenge calls nobody."""
    if row.awaited_since is None or row.computer or row.user_id is None or table.place.is_nowhere:
        return []
    notice = notices.get(row.user_id, NoticeRow(row.user_id))
    rows: list[DueRow] = []
    if notice.reach != SILENT and not is_there:
        rows.append(DueRow(CALLING, table.id, row.seat, calm_until(notice, at)))
    if (reminder := reminder_of(table, row, notice, None)) is not None:
        rows.append(DueRow(REMINDING, table.id, row.seat, reminder))
    if (end := deadline(table, row, notices)) is not None and not only_reminds(table):
        rows.append(DueRow(TIMING, table.id, row.seat, end))
    return rows


def _told(
    table: Table, row: SeatRow, move: MoveRow | None, notices: Mapping[int, NoticeRow], at: float
) -> list[DueRow]:
    """Whose seat a computer has taken hears of it, unless they want to hear nothing or left of their own will."""
    if move is None or move.kind not in ("taken", "replaced") or row.user_id is None or not row.has_left:
        return []
    notice = notices.get(row.user_id, NoticeRow(row.user_id))
    return [] if notice.reach == SILENT else [DueRow(CALLING, table.id, row.seat, calm_until(notice, at))]


def reminder_of(table: Table, row: SeatRow, notice: NoticeRow, due: DueRow | None) -> float | None:
    """When a seat is reminded next, after what its row says was sent; None if it is not."""
    if row.awaited_since is None or row.computer or len(table.humans) < PEOPLE_WHO_WAIT:
        return None
    end = deadline(table, row, {notice.user_id: notice}) if only_reminds(table) else None
    sent, last = (due.tries - 1, due.last) if due else (0, None)
    return reminder_at(notice, Asked(row.awaited_since, sent, last, end))
