"""How much one message may hold, and how one that holds too much is made smaller.

Besides its limit in characters Discord has one in bytes that it does not publish. What is cut first is what is missed least:
the long words for pictures, then the longest text, then what stands below the answers in menus.
"""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import discord
import msgspec
from discord import ui

TEXT_LIMIT = 4000
"""Discord counts all the text of a message together."""
BYTES_AT_MOST = 7_300
"""Of a message's components as JSON; with the list of its files it stays under 8,000."""
BYTES_WHEN_REFUSED = 4_000
SHARE_WHEN_REFUSED = 0.6
"""What is left of a message that Discord has not taken, though it was within every limit that is known."""
ALT_AT_LEAST = 160
TEXT_AT_LEAST = 200


def weight(view: ui.LayoutView) -> int:
    """Bytes of the components, as they are sent."""
    return len(msgspec.json.encode(view.to_components()))


def fit(view: ui.LayoutView, most: int = BYTES_AT_MOST) -> bool:
    """Shortens what is too long, in place; whether something was."""
    is_cut = _fit_characters(view)
    over = weight(view) - most
    for item in _pictures(view):
        if over <= 0:
            return is_cut
        alt = item.description or ""
        item.description = cut(alt, max(ALT_AT_LEAST, size(alt) - over)) or None
        over, is_cut = weight(view) - most, True
    while over > 0 and (text := max(_texts(view), key=lambda each: size(each.content), default=None)):
        if size(text.content) <= TEXT_AT_LEAST:
            break
        text.content = cut(text.content, max(TEXT_AT_LEAST, size(text.content) - over))
        over, is_cut = weight(view) - most, True
    return _fit_options(view, over) or is_cut


def _fit_options(view: ui.LayoutView, over: int) -> bool:
    """Of what stands below the answers in menus, the longest goes first: the answers themselves have to stay."""
    described = sorted(
        (each for each in _options(view) if each.description), key=lambda each: -size(each.description or "")
    )
    for number, option in enumerate(described):
        if over <= 0:
            return number > 0
        over -= size(option.description or "")
        option.description = None
    return bool(described)


def shrink(view: ui.LayoutView) -> bool:
    """Makes a message that was refused much smaller; whether that could be done."""
    return fit(view, min(BYTES_WHEN_REFUSED, int(weight(view) * SHARE_WHEN_REFUSED)))


def _fit_characters(view: ui.LayoutView) -> bool:
    texts = list(_texts(view))
    over = sum(units(text.content) for text in texts) - TEXT_LIMIT
    if over > 0:
        longest = max(texts, key=lambda text: len(text.content))
        longest.content = shortened(longest.content, len(longest.content) - over)
    return over > 0


def units(text: str) -> int:
    """Characters as a browser counts them, where some signs count twice."""
    return len(text.encode("utf-16-le")) // 2


def size(text: str) -> int:
    return len(text.encode())


def shortened(text: str, limit: int) -> str:
    """The text up to the last line that fits; a single line is cut where it must be."""
    if len(text) <= limit:
        return text
    kept, found, _ = text[: limit - 1].rpartition("\n")
    return f"{kept}\n…" if found else f"{text[: limit - 1]}…"


def cut(text: str, most: int) -> str:
    """The same, counted in bytes."""
    if size(text) <= most:
        return text
    room = len(text.encode()[: most - len("…\n".encode())].decode(errors="ignore"))
    return shortened(text, room + 1)


def _every(items: Iterable[Any]) -> Iterator[Any]:
    for item in items:
        yield item
        yield from _every(getattr(item, "children", ()))


def _texts(view: ui.LayoutView) -> Iterator["ui.TextDisplay[Any]"]:
    return (cast("ui.TextDisplay[Any]", item) for item in _every(view.children) if isinstance(item, ui.TextDisplay))


def _options(view: ui.LayoutView) -> Iterator[discord.SelectOption]:
    menus = (getattr(item, "item", item) for item in _every(view.children))
    return (option for menu in menus if isinstance(menu, ui.Select) for option in menu.options)


def _pictures(view: ui.LayoutView) -> list[discord.MediaGalleryItem]:
    """Longest words first."""
    every = (item for item in _every(view.children))
    galleries = [cast("ui.MediaGallery[Any]", item) for item in every if isinstance(item, ui.MediaGallery)]
    return sorted(
        (each for gallery in galleries for each in gallery.items), key=lambda each: -size(each.description or "")
    )
