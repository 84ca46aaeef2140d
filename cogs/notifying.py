"""`/notify`: how I am called and reminded, wherever I play. `/back`: I take my seat back from the computer that has it."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.layout import Item, Layout, layout, row, said
from cogs.moving import open_panel
from cogs.press import Press, menu, on
from cogs.time_lines import weekday
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from service.notices import REACHES, away_until, zone, zones
from service.noticing import HOURS, SPANS, day_after
from service.values import Notice

if TYPE_CHECKING:
    from cogs.client import TownCrier

OFFERED_AT_MOST = 25
DAYS_AWAY = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28)
BACK = "back"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "reach": REACHES,
    "first_after": tuple(SPANS),
    "again_after": tuple(SPANS),
    "quiet_from": tuple(HOURS),
    "quiet_until": tuple(hour for hour in HOURS if hour != "none"),
}


class Notifying(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-notify"), description=phrase("command-notify.about"))
    @app_commands.rename(zone_name=phrase("command-notify.zone"), away=phrase("command-notify.away"))
    @app_commands.describe(
        zone_name=phrase("command-notify.zone-about"),
        away=phrase("command-notify.away-about"),
    )
    async def notify(
        self, interaction: "discord.Interaction[TownCrier]", zone_name: str | None = None, away: str | None = None
    ) -> None:
        async with visiting(interaction) as visit:
            if zone_name is not None:
                await visit.keep(visit.tables.notices.set_zone(visit.user_id, zone_name))
            if away is not None:
                await visit.keep(visit.tables.notices.go_away(visit.user_id, away))
            await visit.say(notice_panel(await visit.tables.notices.of(visit.user_id), visit.tables.now(), visit.words))
            if visit.is_kept:
                visit.bot.crier.look_soon()

    @notify.autocomplete("zone_name")
    async def zones_like(
        self, interaction: "discord.Interaction[TownCrier]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Zones with these letters in their name, each with the time that it is there."""
        async with visiting(interaction) as visit:
            wanted, now = typed.strip().replace(" ", "_").casefold(), visit.tables.now()
            found = [name for name in zones() if wanted in name.casefold()][:OFFERED_AT_MOST]
            return [app_commands.Choice(name=f"{name} · {clock_in(name, now)}", value=name) for name in found]
        return []

    @notify.autocomplete("away")
    async def days(self, interaction: "discord.Interaction[TownCrier]", typed: str) -> list[app_commands.Choice[str]]:
        """The next days; any other can be typed."""
        async with visiting(interaction) as visit:
            notice, now = await visit.tables.notices.of(visit.user_id), visit.tables.now()
            known = [day_after(days, notice, now) for days in range(1, OFFERED_AT_MOST + 1)]
            named = [(f"{weekday(day, visit.words)}, {day}", day) for day in known]
            fitting = [(name, day) for name, day in named if typed.strip().casefold() in name.casefold()]
            return [app_commands.Choice(name=name, value=day) for name, day in fitting]
        return []

    @app_commands.command(name=phrase("command-back"), description=phrase("command-back.about"))
    @app_commands.guild_only()
    async def back(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await _sit_down_again(visit, (await visit.table_here()).id)


def clock_in(zone_name: str, now: float) -> str:
    return f"{datetime.fromtimestamp(now, zone(zone_name)):%H:%M}"


def notice_panel(notice: Notice, now: float, w: Words) -> Layout:
    """All choices on one panel; each menu is kept as soon as something is chosen in it."""
    zone_line = w("notify-zone", zone=notice.zone.replace("_", " "), time=clock_in(notice.zone, now))
    items: list[Item] = [said(w("notify-title"))]
    for what, choices in CHOICES.items():
        options = [_option(what, choice, notice, w) for choice in choices]
        items += [said(w(f"notify-{what}")), row([menu("notify", 0, w("panel-choose"), options, what)])]
    items += [said(w("notify-away")), row([menu("away", 0, w("panel-choose"), _days_away(notice, now, w))])]
    return layout(*items, said(zone_line))


def _option(what: str, choice: str, notice: Notice, w: Words) -> discord.SelectOption:
    return discord.SelectOption(label=_label(what, choice, w), value=choice, default=choice == _chosen(what, notice))


def _label(what: str, choice: str, w: Words) -> str:
    if what.startswith("quiet"):
        return w("notify-quiet-none") if choice == "none" else f"{int(choice):02}:00"
    if what == "reach":
        return w(f"notify-reach.{choice}")
    return w(f"notify-{what}-never") if choice == "never" else w(f"notify-span.{choice}")


def _chosen(what: str, notice: Notice) -> str | None:
    """The name of what holds now."""
    value = getattr(notice, what)
    if what == "reach":
        return value
    known: Mapping[str, float | None] = HOURS if what.startswith("quiet") else SPANS
    return next((name for name, each in known.items() if each == value), None)


def _days_away(notice: Notice, now: float, w: Words) -> list[discord.SelectOption]:
    """Being there, coming back on one of the next days, and the day that was chosen if it is none of these."""
    until = away_until(notice, now)
    here = discord.SelectOption(label=w("notify-here"), value=BACK, default=until is None)
    days = [day_after(number, notice, now) for number in DAYS_AWAY]
    chosen = None if until is None else datetime.fromtimestamp(until, zone(notice.zone)).date().isoformat()
    if chosen is not None and chosen not in days:
        days.append(chosen)
    return [
        here,
        *(
            discord.SelectOption(
                label=w("notify-back-on", day=weekday(day, w), date=day), value=day, default=day == chosen
            )
            for day in days
        ),
    ]


@on("notify")
async def choose(visit: Visit, press: Press) -> None:
    notice = await visit.keep(visit.tables.notices.choose(visit.user_id, press.rest, press.chosen))
    await _show(visit, notice)


@on("away")
async def go_away(visit: Visit, press: Press) -> None:
    if press.chosen == BACK:
        notice = await visit.keep(visit.tables.notices.be_back(visit.user_id))
    else:
        notice = await visit.keep(visit.tables.notices.go_away(visit.user_id, press.chosen))
    await _show(visit, notice)


async def _show(visit: Visit, notice: Notice) -> None:
    await visit.update(notice_panel(notice, visit.tables.now(), visit.words))
    visit.bot.crier.look_soon()


@on("back")
async def back(visit: Visit, press: Press) -> None:
    await _sit_down_again(visit, press.game_id)


async def _sit_down_again(visit: Visit, game_id: int) -> None:
    await visit.wait()
    await visit.keep(visit.tables.seats.come_back(game_id, visit.user_id))
    visit.bot.crier.tell_soon(game_id)
    await open_panel(visit, game_id)


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Notifying(bot))
