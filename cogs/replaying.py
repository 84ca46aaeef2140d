"""A finished game, a move at a time: the board of each moment, with what had just happened."""

import discord

from cogs.games import DESKS, Reader
from cogs.layout import Item, Layout, files_of, gallery, layout, row, said
from cogs.press import Press, button, number_of, on
from cogs.readers import quoted_names
from cogs.recap import recap
from cogs.visit import Visit
from engine.core.seats import Seat
from locales import Words
from render.picture import Picture
from service.values import Moment

LEAP = 10
"""Moves."""


def replay_button(game_id: int, w: Words) -> Item:
    return button("replay", game_id, w("button-replay"))


@on("replay")
async def begin(visit: Visit, press: Press) -> None:
    await visit.say(*await visit.soon(_moment(visit, press.game_id, 0)))


@on("replay-at")
async def go_to(visit: Visit, press: Press) -> None:
    """Each button says in its id where it leads, and by which way, so that no two are the same."""
    number = number_of(press.rest.split(".")[0])
    await visit.update(*await visit.soon(_moment(visit, press.game_id, number), update=True))


async def _moment(visit: Visit, game_id: int, number: int) -> tuple[Layout, list[discord.File]]:
    moment = await visit.tables.moment(game_id, visit.user_id, number)
    pictures = await _pictures(visit, moment)
    return replayed(moment, pictures, visit.words), files_of(*pictures)


async def _pictures(visit: Visit, moment: Moment) -> list[Picture]:
    """The board with what the move changed; in a game that asks in private also the sheet on which it was made."""
    table, view, mover, easel = moment.table, moment.view, moment.mover, visit.bot.easel
    shown = table.names, visit.words, moment.before
    pictures = [await easel.of(table, view.seat, "board", view, *shown)]
    if mover is not None and _is_on_a_sheet(moment, mover):
        pictures.append(await easel.of(table, view.seat, "sheet_of", view, mover, *shown))
    return pictures


def _is_on_a_sheet(moment: Moment, mover: Seat) -> bool:
    desk = DESKS[moment.table.key]
    return desk.asks_privately and desk.shows_sheet(moment.view, mover)


def replayed(moment: Moment, pictures: list[Picture], w: Words) -> Layout:
    table, desk = moment.table, DESKS[moment.table.key]
    reader = Reader(moment.view, quoted_names(table), table.names, w)
    title = w("replay-title", game=w(table.key), stand=desk.title(reader), number=moment.number, moves=moment.moves)
    told = recap(desk.news(reader, moment.events)).lines
    items: list[Item] = [said("\n".join([title, *told]))]
    return layout(*items, *map(gallery, pictures), *map(row, _ways(moment, w)))


def _ways(moment: Moment, w: Words) -> list[list[Item]]:
    here, last = moment.number, moment.moves

    def to(way: str, number: int, *, open_: bool) -> Item:
        label = w(f"page-{way}") if way in ("first", "back", "on", "last") else w(f"replay-{way}", moves=LEAP)
        return button("replay-at", moment.table.id, label, f"{number}.{way}", disabled=not open_)

    steps = [
        to("first", 0, open_=here > 0),
        to("back", max(here - 1, 0), open_=here > 0),
        to("on", min(here + 1, last), open_=here < last),
        to("last", last, open_=here < last),
    ]
    leaps = [
        to("leap-back", max(here - LEAP, 0), open_=here > 1),
        to("leap-on", min(here + LEAP, last), open_=here < last - 1),
    ]
    return [steps, leaps]
