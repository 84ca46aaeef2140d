"""What a board says about time: until when somebody's clock runs, and who is away."""

from datetime import datetime

from cogs.layout import quoted
from engine.core.seats import Seat
from locales import Words
from service.deadlines import DAY
from service.notices import zone
from service.scene import Scene

A_WEEK = 6 * DAY
"""So far ahead a day goes by its name."""


def weekday(day: str, w: Words) -> str:
    return w(f"weekday-{datetime.fromisoformat(day).isoweekday()}")


def time_lines(scene: Scene, w: Words) -> list[str]:
    until = [(seat, wait.until) for seat, wait in scene.waits.items() if wait.until is not None]
    clocks = [_clock(scene, seat, end, w) for seat, end in until]
    return [*clocks, *(_away(scene, seat, back, w) for seat, back in scene.away.items())]


def _clock(scene: Scene, seat: Seat, end: float, w: Words) -> str:
    key = "board-clock" if end > scene.at else "board-clock-over"
    return w(key, name=quoted(scene.table.names[seat]), until=f"<t:{int(end)}:f>", left=f"<t:{int(end)}:R>")


def _away(scene: Scene, seat: Seat, back: float, w: Words) -> str:
    """A day of the coming week by its name, as the person who is away counts days."""
    name, day = quoted(scene.table.names[seat]), datetime.fromtimestamp(back, zone(scene.notice(seat).zone)).date()
    if back - scene.at <= A_WEEK:
        return w("board-away", name=name, day=weekday(day.isoformat(), w))
    return w("board-away-long", name=name, date=day.isoformat())
