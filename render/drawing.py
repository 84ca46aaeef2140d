"""What is drawn at the bot's word, wherever that is: in a thread of its own, or in another process that is told to."""

import gc
from collections.abc import Callable
from functools import cache
from typing import Any

from render import canvas as canvases
from render import surface, typeset
from render.canvas import BlankCanvas, Canvas
from render.picture import Picture, Undrawn
from render.registry import PAINTERS
from render.warming import Work, works


def painted(key: str, kind: str, *values: Any, canvas: type[Canvas] = Canvas) -> Picture:
    """The picture that this method of the game's painter makes."""
    painter = PAINTERS[key] if canvas is Canvas else PAINTERS[key].on(canvas)
    return getattr(painter, kind)(*values)


def in_words(paint: Callable[..., Picture], *values: Any) -> Undrawn:
    """What the picture would say, without a stroke of it."""
    blank = paint(*values, canvas=BlankCanvas)
    return Undrawn(b"", blank.alt, blank.name, blank.width, blank.height)


def settle_in(share: int) -> None:
    """In a process that has `share` of them beside it: what is kept of pictures takes no more room in all."""
    canvases.share_room(share)
    surface.share_room(share)
    typeset.share_room(share)


@cache
def _pieces() -> list[Work]:
    return list(works())


def prepare(number: int) -> bool:
    """Paints a piece of what all pictures share; says whether there is another one."""
    pieces = _pieces()
    pieces[number]()
    is_last = number + 1 >= len(pieces)
    if is_last:
        gc.freeze()
    return not is_last
