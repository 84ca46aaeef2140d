"""What makes pictures quick changes none of their pixels and keeps within its room."""

from __future__ import annotations

import zlib
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from engine.registry import GAMES
from locales import SOURCE, words
from render import canvas as canvases
from render import png, warming
from render.canvas import Layer, TrueCanvas
from render.geometry import Box
from render.image_cache import ImageCache
from render.registry import PAINTERS
from render.samples import kinds_of, play
from render.surface import Paint, Surface
from render.troyes_dice.painter import PALETTE

ENGLISH = words(SOURCE)
BYTES_IN_ALL = 40_000_000


class WholeCanvas(TrueCanvas):
    """Paints the whole of which a part is wanted, and cuts the part out."""

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        surface = Surface(box)
        paint(surface, box, *value)
        left, top = part.left - box.left, part.top - box.top
        piece = surface.finished().crop((left, top, left + part.width, top + part.height))
        self.image.paste(piece, (part.left, part.top), piece)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_painted_in_parts_looks_as_if_painted_whole(key: str) -> None:
    sample = play(key, next(iter(kinds_of(key).values())))
    in_parts, whole = PAINTERS[key].true_colours(), type(PAINTERS[key])(WholeCanvas)  # pyright: ignore[reportCallIssue]
    for moment in sample.moments[1:4]:
        view, before = sample.views[moment], sample.views[moment - 1]
        pictures = [each.board_image(view, sample.seats, ENGLISH, before) for each in (in_parts, whole)]
        assert pictures[0].tobytes() == pictures[1].tobytes()


def test_a_picture_is_the_same_whoever_deflates_it(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Image.effect_noise((300, 200), 60).quantize(256)
    ours = png.encode(picture, PALETTE.bytes)
    monkeypatch.setattr(png, "deflate", zlib.compress)
    assert Image.open(BytesIO(ours)).tobytes() == Image.open(BytesIO(png.encode(picture, PALETTE.bytes))).tobytes()


def test_a_heavy_picture_is_deflated_thoroughly() -> None:
    light, heavy = (Image.effect_noise((side, side), 90).quantize(32) for side in (100, 700))
    for picture in (light, heavy):
        assert Image.open(BytesIO(png.encode(picture, PALETTE.bytes))).tobytes() == picture.tobytes()
    rows = b"".join(b"\0" + heavy.tobytes()[start : start + 700] for start in range(0, 700 * 700, 700))
    assert len(png.encode(heavy, PALETTE.bytes)) <= len(zlib.compress(rows, png.THOROUGH)) + 2000


def test_after_the_start_no_layer_is_left_to_be_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    for work in warming.works():
        work()
    painted: list[Box] = []
    monkeypatch.setattr(Layer, "true", lambda layer: painted.append(layer.box))
    for key, game in GAMES.items():
        seats = max(2, game.min_seats)
        state, _ = game.new_game(seats, {}, bytes([7] * 32))
        seat = game.to_act(state)[0]
        view, names = game.view(state, seat), [f"Player {each}" for each in range(seats)]
        PAINTERS[key].board(view, names, ENGLISH)
        PAINTERS[key].focus(view, game.asked(view, ()), (), names, ENGLISH)
        PAINTERS[key].sheet_of(view, seat, names, ENGLISH)
    assert painted == []


def test_what_is_kept_has_a_fixed_room(monkeypatch: pytest.MonkeyPatch) -> None:
    assert canvases.ROOM + canvases.LARGE_ROOM <= BYTES_IN_ALL
    small = ImageCache(100_000)
    monkeypatch.setattr(canvases, "_patches", small)
    layer = Layer(400, 400, lambda surface, box: None, PALETTE)
    box = Box(0, 0, 100, 100)
    for number in range(50):
        layer.patch(lambda surface, box, shade: surface.rect(box, f"#{shade:06x}"), box, box, (number,))
    assert len(small) <= 10


@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_is_drawn_again_is_painted_nowhere(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = play(key, next(iter(kinds_of(key).values())))
    for view in sample.views:
        PAINTERS[key].board_image(view, sample.seats, ENGLISH)
    monkeypatch.setattr(Layer, "_painted", lambda *_: pytest.fail("painted again"))
    for view in sample.views:
        PAINTERS[key].board_image(view, sample.seats, ENGLISH)
