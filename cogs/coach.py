"""`/hint` and `/review`: what a master would do, and what it thinks of a game that is over. Both are told in private."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.games import DESKS, Reader
from cogs.layout import Item, Layout, files_of, gallery, layout, notice, said
from cogs.readers import quoted_names, reader_of
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from engine.core.moves import Move
from locales import Words
from render.picture import Picture
from service.values import Costly, Hint, Reviewed

if TYPE_CHECKING:
    from cogs.client import TownCrier

BETWEEN_WORDS = 2.0
"""Seconds between two words of progress: Discord takes no more edits than that gladly."""
ORDINARY_LUCK = 2.0
"""Points that dice may be worth more or less without being called kind or hard."""


class Coach(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-hint"), description=phrase("command-hint.about"))
    @app_commands.guild_only()
    async def hint(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            table = await visit.table_here()
            await visit.wait()
            await visit.say(_hint(await visit.tables.hint(table.id, visit.user_id), visit.words))

    @app_commands.command(name=phrase("command-review"), description=phrase("command-review.about"))
    @app_commands.guild_only()
    async def review(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            table = await visit.table_here()
            await visit.wait()
            found = await visit.tables.review(table.id, visit.user_id, _progress(visit))
            pictures = [await _picture(visit, found, rank) for rank in range(len(found.costly))]
            shown = [picture for picture in pictures if picture]
            view = _review(found, pictures, visit.words)
            await visit.update(view, files_of(*shown))


def _progress(visit: Visit) -> Callable[[int, int], Awaitable[None]]:
    """Says now and then how far the looking back has come."""
    told = 0.0

    async def tell(done: int, every: int) -> None:
        nonlocal told
        now = asyncio.get_running_loop().time()
        if now - told >= BETWEEN_WORDS:
            told = now
            await visit.update(notice(visit.words("review-progress", done=done, all=every)), ())

    return tell


def _hint(hint: Hint, w: Words) -> Layout:
    reader, desk = reader_of(hint.look, w), DESKS[hint.look.table.key]
    lines = [w("hint-title")]
    for rank, (move, behind) in enumerate(hint.moves, 1):
        told = one_line(desk.preview(reader, move))
        key = "hint-behind" if round(behind, 1) else "hint-best"
        lines.append(w(key, rank=rank, move=told, points=round(behind, 1)))
    return layout(said("\n".join(lines)))


def one_line(preview: str) -> str:
    return " · ".join(line.strip() for line in preview.splitlines() if line.strip())


def _review(found: Reviewed, pictures: list[Picture | None], w: Words) -> Layout:
    first = [w("review-title", game=w(found.table.key)), _lost(found, w), *_luck(found, w)]
    items: list[Item] = [said("\n".join(first))]
    for costly, picture in zip(found.costly, pictures, strict=True):
        items.append(said(_costly(found, costly, w)))
        if picture:
            items.append(gallery(picture))
    return layout(*items)


def _lost(found: Reviewed, w: Words) -> str:
    if not found.costly:
        return w("review-nothing-lost", decisions=found.decisions)
    return w("review-lost", decisions=found.decisions, points=round(found.lost, 1))


def _luck(found: Reviewed, w: Words) -> list[str]:
    if found.luck is None:
        return []
    if abs(found.luck) < ORDINARY_LUCK:
        return [w("review-fair-dice")]
    return [w("review-lucky" if found.luck > 0 else "review-unlucky", points=round(abs(found.luck)))]


def _costly(found: Reviewed, costly: Costly, w: Words) -> str:
    desk, reader = DESKS[found.table.key], _reader_then(found, costly.view, w)

    def told(move: Move) -> str:
        return one_line(desk.preview(reader, move))

    return w(
        "review-costly",
        stand=desk.title(reader),
        points=round(costly.points, 1),
        made=told(costly.made),
        better=told(costly.better),
    )


def _reader_then(found: Reviewed, view: Any, w: Words) -> Reader:
    """The reader as things stood then."""
    return Reader(view, quoted_names(found.table), found.table.names, w)


async def _picture(visit: Visit, found: Reviewed, rank: int) -> Picture | None:
    """The better move drawn where it takes place, where the game can imagine it."""
    costly = found.costly[rank]
    imagined = found.table.game.imagined(costly.view, costly.better)
    if imagined is None:
        return None
    shown = (costly.view, "", costly.better.parts, found.table.names, visit.words, imagined)
    picture = await visit.bot.easel.of(found.table, costly.view.seat, "focus", *shown)
    return replace(picture, name=f"{rank + 1}-{picture.name}")


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Coach(bot))
