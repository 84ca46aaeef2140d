"""Signs fill the place that they are given, and whatever is stamped lies on the piece that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from typing import Any

import pytest

from engine.registry import GAMES
from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import EVENT_CARDS
from locales import words
from render import surface as surfaces
from render.geometry import Box
from render.legends import Entry, Group
from render.registry import PAINTERS
from render.surface import Surface
from render.troyes import signs
from tests.render.test_legible import TABLES, asking, pictures, sample

WIDTH = 1100
"""Of a picture: its strips show what lies beyond them."""
SIDE = 80
FAINT = 40
"""Of 255: less is no ink."""
BEYOND = 0.1
"""How far a sign may reach over the edge of its place, in parts of the place."""
SPAN = 0.8
"""How much of its place a sign fills at least, from left to right or from top to bottom."""
SMALL = {"chip": 0.5}
"""Signs that are meant to be small, by their painter."""
LEAST, MOST = 0.4, 1.5
"""How wide and how high a sign in a line is, in parts of the line's height."""


def explained() -> Iterator[tuple[str, Entry]]:
    for key in GAMES:
        groups: tuple[Group, ...] = import_module(f"render.{key}.legend").groups(words("en"))
        yield from ((key, entry) for group in groups for entry in group.entries)


def inked(entry: Entry) -> tuple[float, ...]:
    """Left, top, right and bottom of what is drawn, in parts of the place that the sign was given."""
    sheet = Surface(Box(0, 0, 3 * SIDE, 3 * SIDE))
    entry.sign.paint(sheet, Box(SIDE, SIDE, SIDE, SIDE), *entry.sign.value)
    found = sheet.finished().getchannel("A").point([255 * (alpha > FAINT) for alpha in range(256)]).getbbox()
    assert found, "nothing is drawn"
    return tuple((edge - SIDE) / SIDE for edge in found)


@pytest.mark.parametrize(
    ("key", "entry"), [pytest.param(*each, id=f"{each[0]}: {each[1].words}") for each in explained()]
)
def test_a_sign_fills_its_place_and_stays_in_it(key: str, entry: Entry) -> None:
    left, top, right, bottom = inked(entry)
    assert min(left, top) >= -BEYOND
    assert max(right, bottom) <= 1 + BEYOND
    assert max(right - left, bottom - top) >= SMALL.get(entry.sign.paint.__name__, SPAN)


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_every_stamp_lies_on_its_piece(key: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, stamp, lost = Surface.__init__, Surface.stamp, set[str]()

    def begun(surface: Surface, box: Box, whole: Box | None = None, *mode: Any) -> None:
        begin(surface, box, whole, *mode)
        vars(surface)["whole"] = whole or box

    def stamped(surface: Surface, paint: Any, box: Box, *value: Any, **more: int) -> None:
        piece: Box = vars(surface)["whole"]
        over = max(piece.left - box.left, piece.top - box.top, box.right - piece.right, box.bottom - piece.bottom)
        if piece.width < WIDTH and over > BEYOND * max(box.width, box.height):
            lost.add(f"{paint.__module__}.{paint.__name__} in {box} on {piece}")
        stamp(surface, paint, box, *value, **more)

    monkeypatch.setattr(Surface, "__init__", begun)
    monkeypatch.setattr(Surface, "stamp", stamped)
    monkeypatch.setattr(surfaces, "_sprites", surfaces.ImageCache(0))
    painter, played = PAINTERS[key].true_colours(), sample(key, kind)
    painted = [name for name, _ in chain(pictures(painter, played), asking(key, painter, played))]
    assert len(painted) > len({"board", "final", "legend"})
    assert sorted(lost) == []


def signs_on_cards() -> list[str]:
    """Each sign that is drawn on a card of Troyes, in a game of several and alone; numbers are written."""
    rows = [signs.activity_signs(card, solo) for card in ACTIVITIES for solo in (False, True)]
    rows += [signs.event_signs(card, solo) for card in EVENT_CARDS for solo in (False, True)]
    return sorted({sign for row in rows for sign in row if sign[0].isalpha()})


@pytest.mark.parametrize("sign", signs_on_cards())
def test_a_sign_on_a_card_is_about_as_large_as_the_others_of_its_line(sign: str) -> None:
    sheet = Surface(Box(0, 0, 3 * SIDE, 3 * SIDE))
    signs.paint(sheet, sheet.box, (sign,), SIDE)
    left, top, right, bottom = sheet.finished().getbbox() or (0, 0, 0, 0)
    assert LEAST * SIDE < right - left < MOST * SIDE
    assert LEAST * SIDE < bottom - top < MOST * SIDE
