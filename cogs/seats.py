"""`/replace`: a seat changes hands. Its owner offers it to somebody; the others give away the seat of who is gone or has left."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.consent import say_asked
from cogs.layout import Item, Layout, layout, quoted, row, said
from cogs.press import Press, button, menu, number_of, on, people_menu
from cogs.translating import phrase
from cogs.visit import Visit, person_of
from cogs.visiting import visiting
from engine.core.seats import Seat
from locales import Words
from service.errors import Refusal
from service.values import Request, Seats

if TYPE_CHECKING:
    from cogs.client import TownCrier


class SeatsOfTables(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-replace"), description=phrase("command-replace.about"))
    @app_commands.guild_only()
    async def replace(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            table = await visit.table_here()
            await visit.say(_whose(await visit.tables.seats.to_give(table.id, visit.user_id), visit.words))


def _whose(seats: Seats, w: Words) -> Layout:
    """The seats that may change hands at this person's word, to choose from."""
    table = seats.table
    kinds = dict.fromkeys(seats.left, "left") | dict.fromkeys(seats.gone, "gone")
    kinds |= {} if seats.mine is None else {seats.mine: "mine"}
    if not kinds:
        raise Refusal("no_seat_to_give")
    options = [
        discord.SelectOption(label=table.names[seat][:100], value=str(seat), description=w(f"replace-{kind}")[:100])
        for seat, kind in sorted(kinds.items())
    ]
    return layout(
        said(w("replace-title", game=w(table.key))), row([menu("seat", table.id, w("replace-whose"), options)])
    )


@on("seat")
async def choose_seat(visit: Visit, press: Press) -> None:
    seat = number_of(press.chosen)
    seats = await visit.tables.seats.to_give(press.game_id, visit.user_id)
    await visit.update(_who(visit, seats, seat))


def _who(visit: Visit, seats: Seats, seat: Seat) -> Layout:
    """Who may be put there: anybody, a computer for who is gone, oneself for a spectator."""
    w, number = visit.words, seats.table.id
    if seat not in (seats.mine, *seats.gone, *seats.left):
        raise Refusal("seat_not_to_give")
    kind = "mine" if seat == seats.mine else "gone" if seat in seats.gone else "left"
    name = quoted(seats.table.names[seat])
    items: list[Item] = [said(w(f"replace-{kind}-who", name=name))]
    if seat in seats.back:
        items.append(said(w("request-away", owner=name, back=f"<t:{int(seats.back[seat])}:D>")))
    if seats.mine is None:
        return layout(
            *items, row([button("seat-me", number, w("replace-me"), seat, style=discord.ButtonStyle.primary)])
        )
    items.append(row([people_menu("seat-to", number, w("replace-who"), seat)]))
    if kind == "gone":
        items.append(row([button("seat-computer", number, w("replace-computer"), seat)]))
    return layout(*items)


@on("seat-to")
async def give_to_person(visit: Visit, press: Press) -> None:
    seat, chosen = number_of(press.rest), press.chosen_person
    if chosen.bot:
        raise Refusal("no_bots")
    await visit.wait(update=True)
    mine = (await visit.tables.table(press.game_id)).seat_of(visit.user_id)
    if seat == mine:
        asking = visit.tables.seats.hand_over(press.game_id, visit.user_id, person_of(chosen))
    else:
        asking = visit.tables.seats.give(press.game_id, visit.user_id, seat, person_of(chosen))
    await _asked(visit, press, await visit.keep(asking))


@on("seat-computer")
async def give_to_computer(visit: Visit, press: Press) -> None:
    seat = number_of(press.rest)
    await visit.wait(update=True)
    request = await visit.keep(visit.tables.seats.give(press.game_id, visit.user_id, seat, None))
    await _asked(visit, press, request)


@on("seat-me")
async def take_it_myself(visit: Visit, press: Press) -> None:
    seat = number_of(press.rest)
    await visit.wait(update=True)
    request = await visit.keep(visit.tables.seats.give(press.game_id, visit.user_id, seat, visit.person))
    await _asked(visit, press, request)


async def _asked(visit: Visit, press: Press, request: Request) -> None:
    await say_asked(visit, press.game_id, request, "replace-done")


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(SeatsOfTables(bot))
