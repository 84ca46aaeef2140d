"""How somebody wants to be called: choosing it, being away, silence for one turn."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from service.deadlines import DAY, HOUR
from service.errors import Refusal
from service.ledger import Ledger
from service.notices import REACHES, away_until, zone, zones
from service.scheduling import OF_A_QUESTION
from service.seating import require_playing, require_seat
from service.values import REFRESHING, REMINDING, Notice

SPANS: Final = {
    "never": None,
    "h4": 4 * HOUR,
    "h12": 12 * HOUR,
    "d1": DAY,
    "d2": 2 * DAY,
    "d3": 3 * DAY,
    "d7": 7 * DAY,
}
"""After how many seconds somebody can be reminded, by the name of the choice."""
HOURS: Final = {"none": None, **{str(hour): hour for hour in range(24)}}
LONGEST_ABSENCE: Final = 366
"""Days."""
REMEMBERED: Final = 400 * DAY
"""Seconds for which an absence that is over is kept: no clock began before it."""


class Noticing:
    """What people choose once holds wherever they play."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, user_id: int) -> Notice:
        return await self._ledger.store.notice(user_id)

    async def choose(self, user_id: int, what: str, choice: str) -> Notice:
        """`what` is a field of the notice, `choice` one of its names. Refuses: unknown_choice."""
        known: dict[str, Mapping[str, object]] = {
            "reach": {reach: reach for reach in REACHES},
            "first_after": SPANS,
            "again_after": SPANS,
            "quiet_from": HOURS,
            "quiet_until": HOURS,
        }
        if choice not in known.get(what, {}):
            raise Refusal("unknown_choice")
        return await self._changed(user_id, **{what: known[what][choice]})

    async def set_zone(self, user_id: int, name: str) -> Notice:
        """Refuses: unknown_zone(zone)."""
        found = {each.casefold(): each for each in zones()}.get(name.strip().replace(" ", "_").casefold())
        if found is None:
            raise Refusal("unknown_zone", zone=name[:50])
        return await self._changed(user_id, zone=found)

    async def go_away(self, user_id: int, until: str) -> Notice:
        """Away until that day begins where the person lives. Refuses: no_date(date), date_past(date), date_far(days)."""
        async with self._ledger.lock(user_id, "notice"):
            known, now = await self._ledger.store.notice(user_id), self._ledger.clock.now()
            back = _start_of(_read_day(until), known.zone)
            if back <= now:
                raise Refusal("date_past", date=until.strip())
            if back > now + LONGEST_ABSENCE * DAY:
                raise Refusal("date_far", days=LONGEST_ABSENCE)
            since = next((since for since, end in known.absences if since <= now < end), now)
            return await self._kept(replace(known, absences=(*_past(known, now), (since, back))), now)

    async def be_back(self, user_id: int) -> Notice:
        """Not away any more; the clocks that stood still run again."""
        async with self._ledger.lock(user_id, "notice"):
            known, now = await self._ledger.store.notice(user_id), self._ledger.clock.now()
            if away_until(known, now) is None:
                return known
            spans = [(since, min(until, now)) for since, until in known.absences if since < now]
            return await self._kept(replace(known, absences=tuple(spans)), now)

    async def hush(self, game_id: int, user_id: int) -> None:
        """No further reminder of the question that the user is asked in this game. Refuses: not_your_turn(waiting)."""
        async with self._ledger.lock(game_id):
            now = await self._ledger.load(game_id)
            require_playing(now.table)
            seat = require_seat(now.table, user_id)
            if seat not in now.to_act:
                raise Refusal("not_your_turn", waiting=list(now.look(seat).waiting))
            await self._ledger.store.stop_due(REMINDING, game_id, seat, self._ledger.clock.now())

    async def _changed(self, user_id: int, **values: object) -> Notice:
        async with self._ledger.lock(user_id, "notice"):
            known = await self._ledger.store.notice(user_id)
            return await self._kept(replace(known, **values), self._ledger.clock.now())

    async def _kept(self, row: Notice, now: float) -> Notice:
        await self._ledger.store.keep_notice(row, OF_A_QUESTION, REFRESHING, now)
        return row


def day_after(days: int, notice: Notice, now: float) -> str:
    """The day that begins so many days from now where the person lives, as `go_away` reads it."""
    return (datetime.fromtimestamp(now, zone(notice.zone)).date() + timedelta(days=days)).isoformat()


def _read_day(text: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError as error:
        raise Refusal("no_date", date=text[:30]) from error


def _start_of(day: date, zone_name: str) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=zone(zone_name)).timestamp()


def _past(known: Notice, now: float) -> list[tuple[float, float]]:
    return [(since, until) for since, until in known.absences if now - REMEMBERED < until <= now]
