"""What has happened in a game, page by page; after the end also as a file, with which anybody can check every roll."""

from io import BytesIO

import discord
import msgspec
from discord import ui

from cogs.games import DESKS
from cogs.layout import Item, Layout, layout, row, said
from cogs.press import Press, button, number_of, on
from cogs.readers import reader_of
from cogs.table_post import incident
from cogs.visit import Visit
from locales import Words
from service.values import LogEntry, Look

ENTRIES_A_PAGE = 12
LAST = -1


@on("log")
async def log(visit: Visit, press: Press) -> None:
    await visit.say(await log_page(visit, press.game_id))


@on("log-page")
async def turn_page(visit: Visit, press: Press) -> None:
    await visit.update(await log_page(visit, press.game_id, number_of(press.rest)))


async def log_page(visit: Visit, game_id: int, page: int = LAST) -> Layout:
    """One page of what happened, as far as the reader may know; the newest last."""
    w, scene = visit.words, await visit.tables.scene(game_id)
    look, table = scene.look_of(visit.user_id), scene.table
    lines = [line for entry in scene.entries(look.seat) for line in _lines(entry, look, w)]
    pages = max(1, -(-len(lines) // ENTRIES_A_PAGE))
    page = min(page, pages - 1) if page >= 0 else pages - 1
    shown = lines[page * ENTRIES_A_PAGE : (page + 1) * ENTRIES_A_PAGE]
    buttons = [
        button("log-page", game_id, w("page-back"), page - 1, disabled=page == 0),
        button("log-page", game_id, w("page-on"), page + 1, disabled=page == pages - 1),
    ]
    if table.status == "finished":
        buttons.append(button("game-file", game_id, w("log-file")))
    items: list[Item] = [
        said(w("log-title", game=w(table.key), page=page + 1, pages=pages)),
        said("\n".join(shown) or w("log-empty")),
        row(buttons),
    ]
    return layout(*items)


def _lines(entry: LogEntry, look: Look, w: Words) -> list[str]:
    reader = reader_of(look, w)
    told = DESKS[look.table.key].news(reader, entry.events)
    around = incident(entry, look.table, w)
    told = [around.removeprefix("-# "), *told] if around else told
    return [f"-# <t:{int(entry.at)}:t> {line}" for line in told]


@on("game-file")
async def game_file(visit: Visit, press: Press) -> None:
    """The whole game as the engine's own tool replays it: seed, options, every move that counts, result."""
    await visit.wait()
    file = await visit.tables.export(press.game_id)
    name = f"{file.game}-{press.game_id}.json"
    written = msgspec.json.format(msgspec.json.encode(file), indent=2)
    shown = layout(said(visit.words("log-file-about")), ui.File(f"attachment://{name}"))
    await visit.say(shown, [discord.File(BytesIO(written), filename=name)])
