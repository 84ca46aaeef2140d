"""Every text of every picture, as it is drawn: its size, and its contrast with what lies below it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import pytest
from PIL import Image

from engine.core.choosing import Question, narrow
from engine.registry import GAMES
from locales import words
from render import surface as surfaces
from render.canvas import TrueCanvas
from render.geometry import Box, Point
from render.glass import CAP_HEIGHT
from render.lettering import DECISIVE, SIZES, width_of
from render.painter import Painter
from render.picture import Picture
from render.registry import PAINTERS
from render.samples import Sample, kinds_of, play
from render.surface import Surface
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
    writer: str
    """The module of the game, or of all games, and the function in it."""


class Reader:
    """Listens to the pen, wherever it writes: a stamp or a tile is written in its own corner and then laid down."""

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
            self.texts.append(Text(words, size, ink, box, _writer(sys._getframe(1))))
            write(surface, place, words, size, ink, *rest, **more)

        def stamped(surface: Surface, paint: Any, box: Box, *value: Any, **more: int) -> None:
            outer = self._corner
            self._corner = outer.shifted(box.left, box.top)
            stamp(surface, paint, box, *value, **more)
            self._corner = outer

        monkeypatch.setattr(TrueCanvas, "_paint_apart", self._apart(TrueCanvas._paint_apart))
        monkeypatch.setattr(TrueCanvas, "_compose_apart", self._apart(TrueCanvas._compose_apart))
        monkeypatch.setattr(Surface, "text", text)
        monkeypatch.setattr(Surface, "stamp", stamped)
        monkeypatch.setattr(surfaces, "_sprites", surfaces.ImageCache(0))

    def _apart(self, lay: Callable[..., None]) -> Callable[..., None]:
        """What is put together in a corner of its own."""

        def laid(canvas: TrueCanvas, paint: Any, box: Box, *more: Any) -> None:
            outer = self._corner
            self._corner = outer.shifted(box.left, box.top)
            lay(canvas, paint, box, *more)
            self._corner = outer

        return laid

    def faint(self, image: Image.Image) -> Iterator[str]:
        """Texts that can hardly be read."""
        for text in self.texts:
            ground = _ground(image, text)
            least = LARGE_TEXT if text.size >= LARGE else TEXT
            if ground and contrast(text.ink, ground) < least:
                yield f"{text.words!r} of {text.size} in {text.ink} on {ground}: {contrast(text.ink, ground):.2f}"


def _writer(frame: FrameType) -> str:
    module = str(frame.f_globals["__name__"]).removeprefix("render.")
    return f"{module.rpartition('.')[2]}.{frame.f_code.co_name}"


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


def deciding(painter: Painter, played: Sample, moment: int) -> Iterator[tuple[str, Picture]]:
    """What is looked at while something is to be decided."""
    view, before, seats = played.views[moment], played.views[moment - 1], played.seats
    yield "board", painter.board(view, seats, ENGLISH, before)
    if view.seat is not None:
        yield "sheet", painter.sheet(view, seats, ENGLISH, before)
    for name in painter.sights(view):
        yield name, painter.sight(name, view, seats, ENGLISH)


def asking(key: str, painter: Painter, played: Sample) -> Iterator[tuple[str, Picture]]:
    """The pictures of all kinds of questions that the sample's seat is asked."""
    game, seen, random = GAMES[key], set[str](), Random(5)
    asked_of = [view for view in played.views[::3] if view.seat is not None and game.legal_moves(view)]
    for view in asked_of:
        path = tuple[str, ...]()
        while isinstance(found := narrow(game, view, path), Question):
            if found.asked not in seen:
                yield f"focus on {found.asked}", painter.focus(view, found.asked, found.path, played.seats, ENGLISH)
            seen.add(found.asked)
            path = (*found.path, random.choice(found.answers))


def pictures(painter: Painter, played: Sample) -> Iterator[tuple[str, Picture]]:
    yield from deciding(painter, played, played.moments[3])
    yield "final", painter.final(played.views[-1], played.result, played.seats, ENGLISH)
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
    painter, played = PAINTERS[key].true_colours(), sample(key, kind)
    for name, picture in chain(pictures(painter, played), asking(key, painter, played)):
        assert len(reader.texts) > 5
        if all(text.box.bottom <= picture.height for text in reader.texts):
            bad += [f"{name}: {text}" for text in reader.faint(opened(picture.png))]
        else:
            assert name.startswith("focus"), "made of strips of a sheet, which is read as a whole"
        bad += [f"{name}: {text.words!r} of {text.size}" for text in reader.texts if text.size < SIZES[0]]
        reader.texts.clear()
    assert sorted(set(bad)) == []


ASIDES: dict[str, dict[str, str]] = {
    "caylus": {
        "stock._title": "a name beside its emblem",
        "sheet_marks.sources": "where points came from",
        "sheet_marks.news_row": "told in words elsewhere, too",
    },
    "troyes": {
        "districts._head": "a name beside its arms",
        "sheet_marks._caption": "a word below its sign",
        "characters._name": "a name above what it counts",
        "characters._tag": "one's own is framed in gold",
    },
    "troyes_dice": {
        "board_side.player": "a name beside its sign",
        "board_side._name": "a name beside its sign",
        "sheet_scores.name": "a name beside nothing that could be mistaken",
        "sheet_scores.character": "a name above what it counts",
        "sheet_scores.day": "on every board as well",
    },
}
"""Who writes smaller than a decision needs, and why that is no loss. Everything else on boards, sheets and close-ups is needed:
prices, goods, money, dice, divisors, thresholds, names of tiles, events and cards, letters of spaces, effects."""
MAY_BE_CUT = {"sheet_marks.news_row"}
"""Whose last line says that there is more."""


def read_for_decisions(key: str, monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """Every text of the pictures that are looked at while something is to be decided, early, midway and late."""
    reader, painter = Reader(monkeypatch), PAINTERS[key].true_colours()
    for kind in [kind for game, kind in TABLES if game == key]:
        for moment in sample(key, kind).moments[1:4]:
            assert list(deciding(painter, sample(key, kind), moment))
        list(asking(key, painter, sample(key, kind)))
    return reader.texts


@pytest.mark.parametrize("key", PAINTERS)
def test_whatever_a_decision_needs_is_larger_and_whole(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, asides = read_for_decisions(key, monkeypatch), ASIDES.get(key, {})
    small = {(text.writer, text.words) for text in texts if text.size < DECISIVE}
    assert len({text.words for text in texts}) > 50
    assert sorted((writer, words) for writer, words in small if writer not in asides) == []
    assert [text.words for text in texts if "…" in text.words and text.writer not in MAY_BE_CUT] == []


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_no_picture_is_too_heavy(key: str, kind: str) -> None:
    heavy = {name: len(picture.png) for name, picture in pictures(PAINTERS[key], sample(key, kind))}
    assert {name: size for name, size in heavy.items() if size > HEAVIEST} == {}
