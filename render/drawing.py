"""What is drawn at the bot's word, wherever that is: in a thread of its own, or in another process that is told to.

Whoever only gives the word reads nothing of it: all that pictures need is read where they are drawn.
"""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from render.picture import Picture, Undrawn

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.warming import Work

log = logging.getLogger(__name__)

FIRST: Final = 9
"""Pieces that a process paints before the bot goes to Discord: of each game the board, a question and a sheet."""


def painted(key: str, kind: str, *values: Any, canvas: type[Canvas] | None = None) -> Picture:
    """The picture that this method of the game's painter makes."""
    from render.registry import PAINTERS

    painter = PAINTERS[key] if canvas is None else PAINTERS[key].on(canvas)
    return getattr(painter, kind)(*values)


def in_words(paint: Callable[..., Picture], *values: Any) -> Undrawn:
    """What the picture would say, without a stroke of it."""
    from render.canvas import BlankCanvas

    blank = paint(*values, canvas=BlankCanvas)
    return Undrawn(b"", blank.alt, blank.name, blank.width, blank.height)


def settle_in(share: int, folder: Path | None = None, *, ahead: bool = False) -> None:
    """Where one of `share` hands draws: what they keep of pictures takes no more room in all. In the folder lies what was painted
    before. With `ahead`, what the first players wait for is painted before they do, where it does not take long.
    """
    from render import layer, surface, typeset
    from render.portfolio import portfolio
    from render.warming import read_painters

    _pieces.clear()
    layer.share_room(share)
    surface.share_room(share)
    typeset.share_room(share)
    if folder is not None:
        portfolio.open(folder)
    if ahead:
        read_painters()
        try:
            for number in range(FIRST if portfolio.has_pieces else 0):
                prepare(number)
        except Exception:
            log.exception("Not all first pictures could be painted; whoever wants one hears why")
        gc.freeze()


_pieces: list[Work | None] = []
"""None where one is painted already."""


def prepare(number: int) -> bool:
    """Paints a piece of what all pictures share; says whether there is another one. What was painted before, is kept."""
    from render.portfolio import portfolio
    from render.warming import rarer_works, samples_of_games, works

    if not _pieces:
        rest = () if portfolio.has_pieces else rarer_works()
        more = () if portfolio.is_complete else (*samples_of_games(), portfolio.save)
        _pieces[:] = *works(), *rest, *more
    if number >= len(_pieces):
        return True  # A new process, which has to begin anew: whoever asks sees that.
    if work := _pieces[number]:
        with portfolio.filling():
            work()
        _pieces[number] = None
    is_last = number + 1 >= len(_pieces)
    if is_last:
        gc.freeze()
    return not is_last
