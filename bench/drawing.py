"""Pictures against the least that drawing them could cost."""

import math
import zlib
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops, ImageStat

from bench.measuring import Reading, Target, ratio
from bench.rules import recorded
from engine.registry import GAMES
from locales import SOURCE, words
from render.painter import Painter
from render.registry import PAINTERS

NAMES = ("Aleydis", "Bartholomew", "Chrétien", "Dame Jehanne")
LEAST_DECIBELS = 38


def _least_drawing(picture: Image.Image, pieces: int) -> Image.Image:
    """Pasting the layer, and as many sprites as there are pieces on the board."""
    sprite = picture.crop((0, 0, 60, 60))
    made = picture.copy()
    for piece in range(pieces):
        made.paste(sprite, (piece * 37 % (picture.width - 60), piece * 53 % (picture.height - 60)))
    return made


def _pasted(draw: Callable[[], Image.Image]) -> int:
    """How many pieces a drawing pastes."""
    count = 0
    paste, composite = Image.Image.paste, Image.Image.alpha_composite

    def counted(original: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            nonlocal count
            count += 1
            return original(*args, **kwargs)

        return call

    try:
        Image.Image.paste, Image.Image.alpha_composite = counted(paste), counted(composite)
        draw()
    finally:
        Image.Image.paste, Image.Image.alpha_composite = paste, composite
    return count


def readings() -> Iterator[Reading]:
    for key, painter in PAINTERS.items():
        played = recorded(GAMES[key])
        view = GAMES[key].view(played.states[len(played.states) // 2], 0)
        yield from _of_board(key, painter, view, NAMES[: played.seats])


def _of_board(key: str, painter: Painter, view: Any, names: Sequence[str]) -> Iterator[Reading]:
    w = words(SOURCE)

    def draw() -> Image.Image:
        return painter.board_image(view, names, w)

    picture = draw()
    pieces = _pasted(draw)
    yield Reading(
        Target("board_draw", must=4, goal=1.5),
        ratio(draw, lambda: _least_drawing(picture, pieces), rounds=25),
        f"{key}, {pieces} pieces",
    )
    true = painter.true_colours().board_image(view, names, w).convert("RGB")
    pixels = true.tobytes()
    yield Reading(
        Target("board_png", must=5, goal=2.5),
        ratio(lambda: painter.board(view, names, w), lambda: zlib.compress(bytearray(pixels), 1), rounds=15),
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
        Target("board_bytes", must=0.6, goal=0.42), len(ours) / len(plain.getvalue()), f"{key}, {decibels:.1f} dB"
    )
