"""How the bot's messages are put together: Components V2, in one house style."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

from render.picture import Picture

Layout: TypeAlias = ui.LayoutView
Item: TypeAlias = ui.Item[Any]

ACCENT = 0x8C2F2B
"""Madder red, the colour of the bot's heraldry."""
TEXT_LIMIT = 4000


def layout(*items: Item, accent: int | None = ACCENT) -> Layout:
    """A message: everything in one framed container."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    return view


def notice(text: str) -> Layout:
    """A message of a few words."""
    return layout(said(text))


def said(text: str) -> Item:
    return ui.TextDisplay(text if len(text) <= TEXT_LIMIT else text[: TEXT_LIMIT - 1] + "…")


def rule() -> Item:
    return ui.Separator()


def gallery(*pictures: Picture) -> Item:
    """Shows pictures that travel with the message as files of the same names."""
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt) for picture in pictures)
    )


def files_of(*pictures: Picture) -> list[discord.File]:
    return [discord.File(BytesIO(each.png), filename=each.name, description=each.alt) for each in pictures]


def row(items: Iterable[Item]) -> Item:
    return ui.ActionRow(*items)


def rows_of_buttons(items: Sequence[Item]) -> list[Item]:
    """Buttons in rows of five."""
    return [row(items[start : start + 5]) for start in range(0, len(items), 5)]
