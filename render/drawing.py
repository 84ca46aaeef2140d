"""What is drawn at the bot's word, wherever that is: in a thread of its own, or in another process that is told to."""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from render import canvas as canvases
from render import surface, typeset
from render.canvas import BlankCanvas, Canvas
from render.picture import Picture, Undrawn
from render.portfolio import portfolio
from render.registry import PAINTERS
from render.warming import Work, samples_of_games, works


def painted(key: str, kind: str, *values: Any, canvas: type[Canvas] = Canvas) -> Picture:
    """The picture that this method of the game's painter makes."""
    painter = PAINTERS[key] if canvas is Canvas else PAINTERS[key].on(canvas)
    return getattr(painter, kind)(*values)


def in_words(paint: Callable[..., Picture], *values: Any) -> Undrawn:
    """What the picture would say, without a stroke of it."""
    blank = paint(*values, canvas=BlankCanvas)
    return Undrawn(b"", blank.alt, blank.name, blank.width, blank.height)


def settle_in(share: int, folder: Path | None = None) -> None:
    """Where one of `share` hands draws: what they keep of pictures takes no more room in all. In the folder lies what was painted
    before."""
    canvases.share_room(share)
    surface.share_room(share)
    typeset.share_room(share)
    if folder is not None:
        portfolio.open(folder)


_pieces: list[Work] = []


def prepare(number: int) -> bool:
    """Paints a piece of what all pictures share; says whether there is another one. What was painted before, is kept."""
    if number == 0:
        _pieces[:] = works() if portfolio.is_complete else (*works(), *samples_of_games(), portfolio.save)
    if number >= len(_pieces):
        return True  # A new process, which has to begin anew: whoever asks sees that.
    with portfolio.filling():
        _pieces[number]()
    is_last = number + 1 >= len(_pieces)
    if is_last:
        gc.freeze()
    return not is_last
