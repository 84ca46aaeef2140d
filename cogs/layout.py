"""How the bot's messages are put together: Components V2, in one house style."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from cogs.fitting import TEXT_LIMIT, fit, shortened
from render.picture import Picture, Undrawn

Layout: TypeAlias = ui.LayoutView
Item: TypeAlias = ui.Item[Any]

ACCENT = 0x8C2F2B
"""Madder red, the colour of the bot's heraldry."""
FILE_ALT_LIMIT = 120
COMPONENT_LIMIT = 40
"""Nested components count as well."""
BUTTONS_IN_A_ROW = 5
PACKED_AT_MOST = 31
"""Buttons together with their rows; so much leaves room for the rest of a message."""
ROW_WIDTH, FRAME_WIDTH, EMOJI_WIDTH, LETTER_WIDTH = 576, 40, 26, 7
"""Pixels of a container on a desktop, and of what a button is made of."""
SIGNS = re.compile(r"[\\*_~`|\[\]<>#:@]")
"""What Discord reads as more than a letter."""
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Controls, among them those that turn the direction of writing; what joins emoji stays."""


def layout(*items: Item, accent: int | None = ACCENT) -> Layout:
    """A message: everything in one framed container, no larger than Discord takes."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    fit(view)
    # Each control says by its id what it means: discord.py need not keep the message's view for a quarter of an hour.
    view.stop()
    return view


def notice(text: str) -> Layout:
    """A message of a few words."""
    return layout(said(text))


def said(text: str) -> Item:
    return ui.TextDisplay(shortened(text, TEXT_LIMIT))


def rule() -> Item:
    return ui.Separator()


def gallery(picture: Picture) -> Item:
    """Shows a picture that travels with the message as a file of the same name; where there is none, its words."""
    return said(picture.alt) if isinstance(picture, Undrawn) else _gallery([picture])


class Mount(NamedTuple):
    """A message but for its picture: what stands above it and below."""

    above: Sequence[Item]
    below: Sequence[Item]

    def around(self, *pictures: Picture) -> Layout:
        return layout(*self.above, *map(gallery, pictures), *self.below)


async def hung(
    drawing: Awaitable[Picture], mounted: Callable[[], Mount | Awaitable[Mount]]
) -> tuple[Layout, tuple[Picture]]:
    """A message with its picture. That is asked for first, and while it is being drawn the rest is put together."""
    picture, mount = await asyncio.gather(drawing, _when_asked(mounted))
    return mount.around(picture), (picture,)


async def _when_asked(mounted: Callable[[], Mount | Awaitable[Mount]]) -> Mount:
    # Whoever draws is told in the next turn of the loop.
    await asyncio.sleep(0)
    mount = mounted()
    return mount if isinstance(mount, Mount) else await mount


def galleries(pictures: Sequence[Picture]) -> list[Item]:
    """Several pictures side by side; what could not be drawn of them is told below."""
    drawn, undrawn = ([each for each in pictures if isinstance(each, Undrawn) is kind] for kind in (False, True))
    return [*([_gallery(drawn)] if drawn else []), *map(gallery, undrawn)]


def _gallery(pictures: Sequence[Picture]) -> Item:
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt) for picture in pictures)
    )


def files_of(*pictures: Picture) -> list[discord.File]:
    """Each with a few words of its own; the gallery that shows it has them all."""
    return [
        discord.File(BytesIO(each.png), filename=each.name, description=shortened(each.alt, FILE_ALT_LIMIT))
        for each in pictures
        if not isinstance(each, Undrawn)
    ]


def rewind(files: Iterable[discord.File]) -> None:
    """Before they are sent once more."""
    for file in files:
        file.reset()


def without_pictures(view: Layout) -> Layout:
    """The same message for a place where its pictures don't lie already."""
    for container in view.children:
        if isinstance(container, ui.Container):
            for item in [each for each in container.children if isinstance(each, ui.MediaGallery)]:
                container.remove_item(item)
    return view


def row(items: Iterable[Item]) -> Item:
    return ui.ActionRow(*items)


def rows_of_buttons(items: Sequence[Item]) -> list[Item]:
    """Buttons in rows of five."""
    return [row(items[start : start + 5]) for start in range(0, len(items), 5)]


def packed_rows(items: Sequence[Item]) -> list[Item]:
    """Buttons in rows that a desktop shows without breaking them; in full rows, where these would be too many."""
    rows: list[list[Item]] = []
    room = 0
    for item in items:
        width = _width(item)
        if not rows or room < width or len(rows[-1]) == BUTTONS_IN_A_ROW:
            rows.append([])
            room = ROW_WIDTH
        rows[-1].append(item)
        room -= width
    return [row(each) for each in rows] if len(items) + len(rows) <= PACKED_AT_MOST else rows_of_buttons(items)


def _width(item: Item) -> int:
    """Pixels of a button on a desktop, roughly."""
    made: Any = getattr(item, "item", item)
    return FRAME_WIDTH + LETTER_WIDTH * len(made.label or "") + (EMOJI_WIDTH if made.emoji else 0)


def tidy_name(name: str, otherwise: str) -> str:
    """A person's name without signs that can't be seen and turn the text around them; `otherwise` where nothing is left."""
    return " ".join(UNSEEN.sub("", name).split()) or otherwise


def quoted(name: str) -> str:
    """A person's name as it is written, whatever signs are in it: no markdown, no mention, no link."""
    return SIGNS.sub(r"\\\g<0>", name)
