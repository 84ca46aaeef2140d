"""Every text of every picture, as it is drawn: its size, and its contrast with what lies below it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from PIL import Image

from locales import words
from render import surface as surfaces
from render.caylus import board_places as town
from render.geometry import Box, Point, around
from render.lettering import DECISIVE, SIZES, width_of
from render.painter import Painter
from render.picture import Picture
from render.registry import PAINTERS
from render.samples import Sample, kinds_of, play
from render.surface import CAP_HEIGHT, Surface
from render.troyes import board_places as city
from render.troyes_dice import board_places as wheel
from tests.render.expected import opened, part
from tests.render.eyes import contrast

ENGLISH = words("en")
TEXT, LARGE_TEXT, LARGE = 4.5, 3.0, 34
"""The least contrast; large bold letters need less."""
HEAVIEST = 120_000
"""Bytes of a picture."""


class Text(NamedTuple):
    words: str
    size: int
    ink: str
    box: Box
    """On the picture."""


class Reader:
    """Listens to the pen, wherever it writes: a stamp is written in its own corner and then laid down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[Text] = []
        self._corner = Point(0, 0)
        write, stamp = Surface.text, Surface.stamp

        def text(surface: Surface, place: Point, words: str, size: int, ink: str, *rest: Any, **more: Any) -> None:
            face = more.get("face", rest[0] if rest else surfaces.SANS)
            anchor = more.get("anchor", rest[1] if len(rest) > 1 else "m")
            width, height = round(width_of(words, face, size)), round(size * CAP_HEIGHT)
            left = self._corner.x + place.x - width * {"l": 0, "m": 0.5, "r": 1}[anchor]
            box = Box(round(left), round(self._corner.y + place.y - height / 2), width, height)
            self.texts.append(Text(words, size, ink, box))
            write(surface, place, words, size, ink, *rest, **more)

        def stamped(surface: Surface, paint: Any, box: Box, *value: Any) -> None:
            outer = self._corner
            self._corner = outer.shifted(box.left, box.top)
            stamp(surface, paint, box, *value)
            self._corner = outer

        monkeypatch.setattr(Surface, "text", text)
        monkeypatch.setattr(Surface, "stamp", stamped)
        monkeypatch.setattr(surfaces, "_sprites", surfaces.ImageCache(0))

    def faint(self, image: Image.Image) -> Iterator[str]:
        """Texts that can hardly be read."""
        for text in self.texts:
            ground = _ground(image, text)
            least = LARGE_TEXT if text.size >= LARGE else TEXT
            if ground and contrast(text.ink, ground) < least:
                yield f"{text.words!r} of {text.size} in {text.ink} on {ground}: {contrast(text.ink, ground):.2f}"


def _ground(image: Image.Image, text: Text) -> str:
    """The commonest colour around the letters but their own."""
    if not text.words.strip():
        return ""
    field = part(image, text.box.inset(-3))
    pixels = field.tobytes()
    colours = Counter("#" + pixels[at : at + 3].hex() for at in range(0, len(pixels), 3))
    colours.pop(text.ink.lower(), None)
    return colours.most_common(1)[0][0] if colours else ""


@cache
def sample(key: str, kind: str) -> Sample:
    return play(key, kinds_of(key)[kind])


def pictures(painter: Painter, played: Sample) -> Iterator[tuple[str, Picture]]:
    moment = played.moments[3]
    view, before, seats = played.views[moment], played.views[moment - 1], played.seats
    yield "board", painter.board(view, seats, ENGLISH, before)
    if view.seat is not None:
        yield "sheet", painter.sheet(view, seats, ENGLISH, before)
    for name in painter.sights(view):
        yield name, painter.sight(name, view, seats, ENGLISH)
    yield "final", painter.final(played.views[-1], played.result, seats, ENGLISH)
    yield "legend", painter.legend(ENGLISH)


TABLES = [
    ("caylus", "two"),
    ("caylus", "five"),
    ("troyes", "solo"),
    ("troyes", "four_bonus"),
    ("troyes_dice", "solo"),
    ("troyes_dice", "ten"),
]
"""Of each game the least and the most that there is to see."""


def test_every_game_is_looked_at() -> None:
    assert {key for key, _ in TABLES} == set(PAINTERS)


def test_the_pen_knows_six_sizes() -> None:
    def written(size: int) -> bytes:
        surface = Surface(Box(0, 0, 200, 60))
        surface.text(Point(100, 30), "Caylus", size, "#000000")
        return surface.finished().tobytes()

    assert len(SIZES) == 6
    assert [size for size in range(24, 77) if written(size) != written(size - 1)] == list(SIZES[1:])


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_every_text_is_large_enough_and_can_be_read(key: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(monkeypatch)
    bad: list[str] = []
    for name, picture in pictures(PAINTERS[key].true_colours(), sample(key, kind)):
        assert len(reader.texts) > 5
        bad += [f"{name}: {text}" for text in reader.faint(opened(picture.png))]
        bad += [f"{name}: {text.words!r} of {text.size}" for text in reader.texts if text.size < SIZES[0]]
        reader.texts.clear()
    assert sorted(set(bad)) == []


NUMBER = re.compile("[−+÷×≥]?[0-9]+(–[0-9]+)?")
DECIDING: dict[tuple[str, str], tuple[Box, ...]] = {
    ("caylus", "five"): (town.PLAYERS, town.BRIDGE, *town.SPECIALS, *town.CELLS.values(), town.FAVOURS),
    ("troyes", "four_bonus"): (city.SQUARE, *city.CARDS, city.QUEUE),
    ("troyes_dice", "ten"): (around(wheel.CENTRE, 2 * round(wheel.RIM)),),
}
"""Where the largest boards show what a move needs: money, goods, prices, values of dice, points to win, spaces."""


@pytest.mark.parametrize("table", DECIDING)
def test_numbers_that_a_decision_needs_are_larger(table: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    reader, played = Reader(monkeypatch), sample(*table)
    for moment in played.moments:
        PAINTERS[table[0]].true_colours().board_image(played.views[moment], played.seats, ENGLISH)
    numbers = [
        text
        for text in reader.texts
        if NUMBER.fullmatch(text.words) and any(box.overlaps(text.box) for box in DECIDING[table])
    ]
    assert len(numbers) > 20
    assert sorted({f"{text.words!r} of {text.size}" for text in numbers if text.size < DECISIVE}) == []


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_no_picture_is_too_heavy(key: str, kind: str) -> None:
    heavy = {name: len(picture.png) for name, picture in pictures(PAINTERS[key], sample(key, kind))}
    assert {name: size for name, size in heavy.items() if size > HEAVIEST} == {}
