"""Reminding a seat of its question: whether it is time, and what comes after it was done. Pure, from the scene."""

from db.rows import DueRow, Note
from engine.core.seats import Seat
from service.notices import GATHER, calm_until
from service.scene import Scene
from service.values import REMINDING


def put_off(scene: Scene, seat: Seat, now: float) -> Note | None:
    """What is noted instead of reminding the seat now: that it is not yet time, or not needed. None: now is the time."""
    row, then = scene.due.get((REMINDING, seat)), scene.reminder_at(seat)
    if row is None or then is None:
        return Note(settled=((REMINDING, seat),))
    if then > now + GATHER:
        return Note(due=(_at(row, then),))
    later = calm_until(scene.notice(seat), now)
    return Note(due=(_at(row, later),)) if later > now else None


def after_reminding(scene: Scene, seat: Seat, now: float) -> tuple[DueRow, ...]:
    """The row of the next reminder, when one goes out now; none if it was the last."""
    row = scene.due[REMINDING, seat]
    sent = DueRow(REMINDING, row.game_id, seat, now, row.tries + 1, last=now)
    then = scene.noting(Note(due=(sent,))).reminder_at(seat)
    return () if then is None else (_at(sent, then),)


def _at(row: DueRow, then: float) -> DueRow:
    return DueRow(row.kind, row.game_id, row.seat, then, row.tries, last=row.last)
