"""The pictures of a message that an edit leaves where they are.

Discord names a file that a gallery shows in the gallery only: by the id of its upload, which is what keeps it.
"""

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord
from msgspec import Struct

from render.picture import Picture


class KeptPicture(Struct, frozen=True):
    """Stands where discord.py expects an attachment."""

    id: int
    name: str
    alt: str
    width: int
    height: int

    def to_dict(self) -> dict[str, Any]:
        """As the list of an edit names a file that stays; its words stand in the gallery."""
        return {"id": str(self.id), "filename": self.name}


def pictures_of(message: discord.Message | None) -> tuple[KeptPicture, ...]:
    """The uploads that the galleries of a message show, in their order."""
    shown = _galleries(message.components) if message else ()
    items = (item for gallery in shown for item in gallery.items)
    return tuple(_kept(item, item.media.attachment_id) for item in items if item.media.attachment_id)


def shown_again(kept: Iterable[KeptPicture]) -> tuple[Picture, ...]:
    """The same pictures for the gallery of the edit that keeps them."""
    return tuple(Picture(png=b"", alt=each.alt, name=each.name, width=each.width, height=each.height) for each in kept)


def _galleries(parts: Iterable[Any]) -> Iterator[discord.MediaGalleryComponent]:
    for part in parts:
        if isinstance(part, discord.MediaGalleryComponent):
            yield part
        yield from _galleries(getattr(part, "children", ()))


def _kept(item: discord.MediaGalleryItem, number: int) -> KeptPicture:
    media = item.media
    name = PurePosixPath(urlsplit(media.url).path).name
    return KeptPicture(number, name, item.description or "", media.width or 0, media.height or 0)
