"""What makes pictures quick changes none of their pixels and keeps within its room."""

from __future__ import annotations

import zlib
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageDraw

from engine.registry import GAMES
from locales import SOURCE, words
from render import canvas as canvases
from render import layer as layers
from render import png, surface, typeset, warming
from render.canvas import Canvas, TrueCanvas
from render.geometry import Box, Point
from render.glass import EXACT, QUICK
from render.image_cache import ImageCache
from render.layer import Layer
from render.lettering import SERIF
from render.registry import PAINTERS
from render.samples import kinds_of, play
from render.standing import board
from render.surface import Paint, Surface, drawn
from render.troyes_dice.painter import PALETTE

ENGLISH = words(SOURCE)
BYTES_IN_ALL = 44_000_000


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


@pytest.mark.parametrize("key", GAMES)
def test_what_is_drawn_quickly_is_exact(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, many = canvases.drawn, 0

    def compared(
        paint: Paint, part: Box, box: Box, value: tuple[Any, ...] = (), whole: Box | None = None
    ) -> Image.Image:
        nonlocal many
        many += 1
        exact = Surface(part, whole, EXACT)
        paint(exact, box, *value)
        image = quick(paint, part, box, value, whole)
        assert image.tobytes() == exact.finished().tobytes(), paint
        return image

    monkeypatch.setattr(canvases, "drawn", compared)
    sample, painter = play(key, next(iter(kinds_of(key).values()))), PAINTERS[key].true_colours()
    painter.board_image(sample.views[len(sample.views) // 2], sample.seats, ENGLISH)
    painter.final(sample.views[-1], sample.result, sample.seats, ENGLISH)
    assert many > 20


def test_letters_on_the_edges_of_letters_are_drawn_exactly() -> None:
    def paint(surface: Surface, box: Box) -> None:
        for shift in range(3):
            surface.text(Point(60 + shift, 30 + shift), "Troyes", 28, f"#40{shift}0f0", SERIF)

    box = Box(0, 0, 120, 60)
    pictures = [Surface(box, mode=mode) for mode in (QUICK, EXACT)]
    for picture in pictures:
        paint(picture, box)
    quick, exact = (picture.finished().tobytes() for picture in pictures)
    assert quick != exact, "it would show"
    assert drawn(paint, box, box).tobytes() == exact


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
        for kind in kinds_of(key).values():
            sample = play(key, kind)
            PAINTERS[key].final(sample.views[-1], sample.result, sample.seats, ENGLISH)
    assert painted == []


def test_after_the_start_no_figure_and_no_bar_of_a_leaderboard_is_left_to_be_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for work in warming.rarer_works():
        work()
    monkeypatch.setattr(ImageDraw, "Draw", lambda *_: pytest.fail("something is drawn anew"))
    chance = Random(2)
    for page in range(12):
        lines = tuple(
            board.Line(
                place=4 + page * 150 + number,
                name=f"#{chance.randrange(10_000):04d}",
                rating=chance.randint(700, 1700),
                is_provisional=chance.random() < 0.3,
                wins=chance.randint(20, 50) + chance.choice((0, 0.5)),
                plays=chance.randint(80, 110),
                average=chance.uniform(1, 4),
                streak=chance.randrange(30),
            )
            for number in range(10)
        )
        assert board.painted(board.Board("", "", lines, "", 0), ENGLISH).png


def test_what_is_kept_has_a_fixed_room(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = layers.ROOM, layers.LARGE_ROOM, layers.MOSAIC_ROOM, surface.SPRITES_ROOM, typeset.ROOM
    assert sum(rooms) <= BYTES_IN_ALL
    small = ImageCache(100_000)
    monkeypatch.setattr(layers, "_pieces", small)
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
    for kind, way in ((Layer, "_painted"), (Layer, "_cut"), (Canvas, "_composed")):
        monkeypatch.setattr(kind, way, lambda *_: pytest.fail("painted again"))
    for view in sample.views:
        PAINTERS[key].board_image(view, sample.seats, ENGLISH)
