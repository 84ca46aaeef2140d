"""Pictures against the least that drawing them could cost."""

import math
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from statistics import median
from typing import Any, Final

from PIL import Image, ImageChops, ImageStat

from bench.measuring import Reading, Target, ratio, seconds
from bench.pressing import painted_before, settle_as_the_bot_does
from bench.rules import Played, recorded
from engine.core.chance import SEED_BYTES
from engine.registry import GAMES
from locales import SOURCE, words
from render.canvas import Canvas
from render.painter import Painter
from render.registry import PAINTERS

try:
    from isal.isal_zlib import compress as _fastest_deflate
except ImportError:
    _fastest_deflate = zlib.compress

NAMES: Final = ("Aleydis", "Bartholomew", "Chrétien", "Dame Jehanne")
LEAST_DECIBELS: Final = 38
POSITIONS: Final = 20
"""Of a game, one after the other."""
ROUNDS: Final = 3
"""Each with a game of its own: what is drawn is new, as it is while a game goes on."""


def _least_drawing(picture: Image.Image, pieces: int) -> Image.Image:
    """Pasting the layer, and as many sprites as there are pieces on the board."""
    sprite = picture.crop((0, 0, 60, 60))
    made = picture.copy()
    for piece in range(pieces):
        made.paste(sprite, (piece * 37 % (picture.width - 60), piece * 53 % (picture.height - 60)))
    return made


def _pasted(draw: Callable[[], Image.Image]) -> int:
    """How many pieces a drawing pastes; what is kept as one is one."""
    count, lay = 0, Canvas._lay

    def counted(canvas: Canvas, *piece: Any) -> None:
        nonlocal count
        count += 1
        lay(canvas, *piece)

    try:
        Canvas._lay = counted  # pyright: ignore[reportAttributeAccessIssue]
        draw()
    finally:
        Canvas._lay = lay
    return count


def readings() -> Iterator[Reading]:
    """Drawn as the bot draws after a start that was not its first one; the games are none of those that it learnt from."""
    settle_as_the_bot_does(painted_before().parent)
    for key, painter in PAINTERS.items():
        games = [recorded(GAMES[key], bytes([number] * SEED_BYTES)) for number in range(1, ROUNDS + 1)]
        yield _drawing(key, painter, games)
        played = games[0]
        yield from _writing(key, painter, _views(played)[len(played.states) // 2], NAMES[: played.seats])


def _views(played: Played) -> list[Any]:
    return [played.game.view(state, None) for state in played.states]


def _drawing(key: str, painter: Painter, games: Sequence[Played]) -> Reading:
    """Successive boards from the middle of each game, each drawn once, after those that came before them.

    The note tells as well what comes of it if the least that it could cost is timed like them: once, with nothing at hand.
    """
    ratios, alike, took, w = list[float](), list[float](), list[float](), words(SOURCE)
    for played in games:
        views, names, first = _views(played), NAMES[: played.seats], len(played.states) // 2
        for before in views[:first]:
            painter.board_image(before, names, w)
        ours = theirs = once = 0.0
        for view in views[first : first + POSITIONS]:
            draw = partial(painter.board_image, view, names, w)
            ours += seconds(draw)
            least = partial(_least_drawing, draw(), _pasted(draw))
            once += seconds(least)
            theirs += seconds(least, 5)
        ratios.append(ours / theirs)
        alike.append(ours / once)
        took.append(ours / POSITIONS * 1000)
    note = f"{key}, {median(took):.1f} ms a board; {median(alike):.1f} if both are timed once"
    return Reading(Target("board_draw", must=4, goal=1.5), median(ratios), note)


def _writing(key: str, painter: Painter, view: Any, names: Sequence[str]) -> Iterator[Reading]:
    w = words(SOURCE)
    true = painter.true_colours().board_image(view, names, w).convert("RGB")
    pixels = true.tobytes()
    yield Reading(
        Target("board_png", must=1.5, goal=1.1),
        ratio(lambda: painter.board(view, names, w), lambda: _fastest_deflate(bytearray(pixels), 1), rounds=15),
        key,
    )
    yield _bytes(key, painter.board(view, names, w).png, true)


def _bytes(key: str, ours: bytes, true: Image.Image) -> Reading:
    plain = BytesIO()
    true.save(plain, "PNG")
    shown = Image.open(BytesIO(ours)).convert("RGB")
    error = sum(ImageStat.Stat(ImageChops.difference(shown, true)).sum2) / (3 * true.width * true.height)
    decibels = 99.0 if error == 0 else 10 * math.log10(255**2 / error)
    if decibels < LEAST_DECIBELS:
        raise SystemExit(f"{key}: the palette costs too much, {decibels:.1f} dB")
    return Reading(
        Target("board_bytes", must=0.6, goal=0.46), len(ours) / len(plain.getvalue()), f"{key}, {decibels:.1f} dB"
    )
