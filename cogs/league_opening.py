"""Opening a league: one panel of choices, each control of which carries all that was chosen so far."""

from collections.abc import Sequence
from typing import Final

import discord
from msgspec import Struct
from msgspec.structs import asdict, replace

from cogs.layout import Item, Layout, layout, row, said
from cogs.press import Press, button, menu, number_of, on
from cogs.rights import require_open_channel, require_rights
from cogs.visit import Visit
from engine.registry import GAMES
from locales import Words
from service.errors import Refusal
from service.leagues.values import DAYS, ROUNDS, SEATS, STARTS, Terms, other_seats

LABEL_LIMIT: Final = 100
CHOICES: Final[dict[str, Sequence[int]]] = {
    "rounds": ROUNDS,
    "days": DAYS,
    "seats": SEATS,
    "starts": STARTS,
    "again": (0, 1),
}


class Wanted(Struct, frozen=True):
    """What somebody has chosen so far."""

    key: str
    rounds: int = 3
    days: int = 14
    seats: int = 4
    starts: int = 0
    again: int = 0

    def written(self) -> str:
        return ".".join(str(value) for value in asdict(self).values())

    @property
    def terms(self) -> Terms:
        return Terms(self.rounds, self.days, self.seats, self.starts, bool(self.again))


def read(text: str) -> Wanted:
    key, *numbers = text.split(".")
    if len(numbers) != len(CHOICES):
        raise Refusal("stale")
    return Wanted(key, *(number_of(each) for each in numbers))


def opening(wanted: Wanted, w: Words) -> Layout:
    items: list[Item] = [said(w("league-new")), row([_games(wanted, w)])]
    items += [row([_menu(wanted, what, choices, w)]) for what, choices in CHOICES.items()]
    confirm = button("league-open", 0, w("league-open-here"), wanted.written(), style=discord.ButtonStyle.success)
    return layout(*items, row([confirm]))


def _games(wanted: Wanted, w: Words) -> Item:
    options = [discord.SelectOption(label=w(key)[:LABEL_LIMIT], value=key, default=key == wanted.key) for key in GAMES]
    return menu("league-set", 0, w("command-play.game-about"), options, f"key:{wanted.written()}")


def _menu(wanted: Wanted, what: str, choices: Sequence[int], w: Words) -> Item:
    """Every choice says what it is about: that saves a line of text for each."""
    chosen = asdict(wanted)[what]
    options = [
        discord.SelectOption(
            label=w(f"league-choose-{what}", number=each, others=other_seats(each))[:LABEL_LIMIT],
            value=str(each),
            default=each == chosen,
        )
        for each in choices
    ]
    return menu("league-set", 0, w("league-choose"), options, f"{what}:{wanted.written()}")


def require_manager(visit: Visit) -> None:
    if visit.interaction.guild_id is None or not visit.interaction.permissions.manage_guild:
        raise Refusal("not_manager")


async def require_home(visit: Visit) -> None:
    """A league is at home where the bot may open threads, for somebody who may do so too."""
    if not isinstance(visit.interaction.channel, discord.TextChannel):
        raise Refusal("league_no_home")
    require_rights(visit, thread=True)
    await require_open_channel(visit)


@on("league-new")
async def begin(visit: Visit, press: Press) -> None:
    require_manager(visit)
    await visit.say(opening(Wanted(press.rest if press.rest in GAMES else next(iter(GAMES))), visit.words))


@on("league-set")
async def choose(visit: Visit, press: Press) -> None:
    require_manager(visit)
    what, _, text = press.rest.partition(":")
    wanted = read(text)
    if what == "key" and press.chosen in GAMES:
        wanted = replace(wanted, key=press.chosen)
    elif what in CHOICES and number_of(press.chosen) in CHOICES[what]:
        wanted = replace(wanted, **{what: number_of(press.chosen)})
    else:
        raise Refusal("stale")
    await visit.update(opening(wanted, visit.words))


@on("league-open")
async def open_league(visit: Visit, press: Press) -> None:
    """The sign-up opens in the channel where this is pressed."""
    require_manager(visit)
    await require_home(visit)
    wanted = read(press.rest)
    await visit.wait(update=True)
    league = await visit.keep(visit.tables.leagues.open(visit.place, visit.person, wanted.key, wanted.terms))
    await visit.bot.steward.see_to(league.id)
    await visit.update(layout(said(visit.words("league-opened"))), ())
