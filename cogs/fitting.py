"""How much one message may hold, and how one that holds too much is made smaller.

Besides its limit in characters Discord has one in bytes that it does not publish. What is cut first is what is missed least:
small print, then the long words for pictures, then what is told, then what stands below the answers in menus. What is asked and
what can be answered is never cut.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, Final, cast

import discord
import msgspec
from discord import ui

TEXT_LIMIT: Final = 4000
"""Discord counts all the text of a message together."""
BYTES_AT_MOST: Final = 7_300
"""Of a message's components as JSON; with the list of its files it stays under 8,000."""
BYTES_WHEN_REFUSED: Final = 4_000
SHARE_WHEN_REFUSED: Final = 0.6
"""What is left of a message that Discord has not taken, though it was within every limit that is known."""
ALT_AT_LEAST: Final = 160
TEXT_AT_LEAST: Final = 200
BELOW_AT_LEAST: Final = 40
"""Bytes that stay of what stands below an answer, as long as that is enough."""
SMALL_PRINT: Final = "-# "


def weight(view: ui.LayoutView) -> int:
    """Bytes of the components, as they are sent."""
    return len(msgspec.json.encode(view.to_components()))


def fit(view: ui.LayoutView, most: int = BYTES_AT_MOST) -> bool:
    """Shortens what is too long, in place; whether something was."""
    is_cut = _fit_characters(view)
    for cut_down in (_drop_small_print, _cut_alts, _cut_told, _cut_below, _drop_below):
        before = weight(view)
        if before <= most:
            break
        cut_down(view, lambda: weight(view) - most)
        is_cut = is_cut or weight(view) < before
    return is_cut


Excess = Callable[[], int]
"""By how many bytes the message is still too large."""


def _drop_small_print(view: ui.LayoutView, excess: Excess) -> None:
    """The longest line first; a text that is nothing else stays."""
    lines = [(text, line) for text in _texts(view) for line in text.content.split("\n") if line.startswith(SMALL_PRINT)]
    for text, line in sorted(lines, key=lambda each: -size(each[1])):
        left = text.content.split("\n")
        left.remove(line)
        if excess() > 0 and any(not each.startswith(SMALL_PRINT) for each in left):
            text.content = "\n".join(left)


def _cut_alts(view: ui.LayoutView, excess: Excess) -> None:
    for item in sorted(_pictures(view), key=lambda each: -size(each.description or "")):
        over, alt = excess(), item.description
        if over > 0 and alt:
            item.description = cut(alt, max(ALT_AT_LEAST, size(alt) - over))


def _cut_told(view: ui.LayoutView, excess: Excess) -> None:
    while (over := excess()) > 0 and (text := _longest(_told(view))) and size(text.content) > TEXT_AT_LEAST:
        text.content = cut(text.content, max(TEXT_AT_LEAST, size(text.content) - over))


def _cut_below(view: ui.LayoutView, excess: Excess) -> None:
    for option in _described(view):
        over, words = excess(), option.description or ""
        if over > 0:
            option.description = cut(words, max(BELOW_AT_LEAST, size(words) - over))


def _drop_below(view: ui.LayoutView, excess: Excess) -> None:
    """The answers without a word are better than none: Discord takes nothing of a message that is too large."""
    for option in _described(view):
        if excess() > 0:
            option.description = None


def shrink(view: ui.LayoutView) -> bool:
    """Makes a message that was refused much smaller; whether that could be done."""
    return fit(view, min(BYTES_WHEN_REFUSED, int(weight(view) * SHARE_WHEN_REFUSED)))


def _fit_characters(view: ui.LayoutView) -> bool:
    texts = list(_texts(view))
    over = sum(units(text.content) for text in texts) - TEXT_LIMIT
    if over > 0:
        told = [text for text in _told(view) if len(text.content) > over + TEXT_AT_LEAST]
        longest = max(told or texts, key=lambda text: len(text.content))
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


def _told(view: ui.LayoutView) -> list["ui.TextDisplay[Any]"]:
    """Texts that ask nothing: what stands right above controls says what they are for."""
    every = [*_every(view.children), None]
    asking = {id(one) for one, following in pairwise(every) if isinstance(following, ui.ActionRow)}
    return [text for text in _texts(view) if id(text) not in asking]


def _longest(texts: Iterable["ui.TextDisplay[Any]"]) -> "ui.TextDisplay[Any] | None":
    return max(texts, key=lambda each: size(each.content), default=None)


def _described(view: ui.LayoutView) -> list[discord.SelectOption]:
    """The answers in menus with something below them, the longest first."""
    menus = (getattr(item, "item", item) for item in _every(view.children))
    options = (option for menu in menus if isinstance(menu, ui.Select) for option in menu.options)
    return sorted((each for each in options if each.description), key=lambda each: -size(each.description or ""))


def _pictures(view: ui.LayoutView) -> list[discord.MediaGalleryItem]:
    galleries = [
        cast("ui.MediaGallery[Any]", item) for item in _every(view.children) if isinstance(item, ui.MediaGallery)
    ]
    return [each for gallery in galleries for each in gallery.items]
