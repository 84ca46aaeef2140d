"""Letters that are set as kept pieces look as if they were drawn as a whole."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from locales import SOURCE, words
from render import typeset
from render.canvas import Canvas
from render.geometry import Box, Point
from render.glass import Colour
from render.lettering import BOLD, SANS, SERIF, SIZES, Face
from render.standing import board
from render.standing.board import BAR_WIDTH, bar, share
from render.surface import Paint, Surface
from render.tints import GILT
from tests.render.expected import FAR_OFF, differs, opened

ENGLISH = words(SOURCE)
PAIRS = "".join(f"{one}{other}" for one in "0123456789" for other in "0123456789")
"""Every figure beside every other."""


def written(text: str, face: Face, size: int) -> Image.Image:
    surface = Surface(Box(0, 0, 80 * size, 2 * size))
    surface.text(Point(10, size), text, size, "#000000", face, "l", above=True)
    return surface.finished()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("face", [SANS, BOLD, SERIF], ids=["sans", "bold", "serif"])
def test_a_number_that_is_set_sign_by_sign_looks_like_one_that_is_drawn(
    face: Face, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fractions = [f"{before}/{after}" for before, after in zip("0123456789", "3719284650", strict=True)]
    texts = [PAIRS[:100], PAIRS[100:], "#1234", "3.5", "?", *fractions]
    by_sign = [written(text, face, size) for text in texts]
    monkeypatch.setattr(typeset, "_NUMBER", re.compile("nothing is a number"))
    for text, image in zip(texts, by_sign, strict=True):
        assert image.tobytes() == written(text, face, size).tobytes(), text


def test_a_number_is_set_of_signs_that_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for ahead in ("", "1", "11"):
        written(f"{ahead}{PAIRS[:60]}", BOLD, 34)
    monkeypatch.setattr(ImageDraw, "Draw", lambda *_: pytest.fail("something is drawn anew"))
    assert written("9402", BOLD, 34).getbbox() is not None


def test_nothing_of_a_word_is_cut_off() -> None:
    for text in ("jÿ", "Ångström", "f", "/", "#", "W…"):
        (stamp,) = typeset.typeset(text, SERIF, 44, "#000000")
        room = Image.new("L", (900, 900))
        ImageDraw.Draw(room).text((300, 450), text, 255, typeset.font(SERIF, 44 * typeset.FINE), anchor="ls")
        assert sum(room.tobytes()) == pytest.approx(9 * sum(stamp.made().getchannel("A").tobytes()), rel=0.02)


def test_blanks_leave_no_stamp() -> None:
    assert typeset.typeset("", SERIF, 44, "#000000") == typeset.typeset("  ", SERIF, 44, "#000000") == []


@pytest.mark.parametrize("whole", [10, 11, 12, 17, 40, 97, BAR_WIDTH])
def test_a_bar_of_two_parts_looks_like_one_that_is_drawn(whole: int) -> None:
    field = Box(5, 3, whole, 28)
    for won in range(whole + 1):
        drawn, parted = Surface(field), Surface(field)
        drawn.stamp(share, field, won)
        bar(parted, field, won)
        assert parted.finished().tobytes() == drawn.finished().tobytes(), won


class PuttingCanvas(Canvas):
    """Paints everything as a patch, a row with the field below it."""

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        whole = (my_row if ground == GILT else others_row) if paint is board.row else paint
        self.put(whole, box, *value)


def my_row(surface: Surface, box: Box, *value: Any) -> None:
    board.my_field(surface, box)
    board.row(surface, box, *value)


def others_row(surface: Surface, box: Box, *value: Any) -> None:
    board.field(surface, box)
    board.row(surface, box, *value)


def test_what_is_inlaid_looks_as_if_painted_as_a_whole() -> None:
    """All but the smooth edges of the ground, which a patch brings into the palette for a second time."""
    names = ("Aude", "#1234", "Bartholomew the Elder of Saint-Martin-ès-Aires", "👑")
    lines = tuple(
        board.Line(n * 37 + 1, names[n % 4], 1500 - 90 * n, n > 4, 30.5 - 3 * n, 61 - n, 1.1 + n / 5, n, n == 2)
        for n in range(10)
    )
    shown = board.Board("Caylus", "everywhere · all time", lines, "You are 75. of 2000", 5)
    inlaid, put = (opened(board.painted(shown, ENGLISH, each).png) for each in (Canvas, PuttingCanvas))
    fields = [each.inset(12, 4) for each in board.rows(10)]
    for box in (*fields, Box(112, 34, 944, 68), board.HEADS, Box(40, inlaid.height - 56, 1000, 44)):
        assert not differs(inlaid, put, box), box


@pytest.mark.parametrize("face", [SANS, BOLD, SERIF], ids=["sans", "bold", "serif"])
def test_a_line_that_is_set_word_by_word_looks_like_one_that_is_drawn(face: Face) -> None:
    text, size = "New: +6 points, −2 deniers, Tailor built. The provost stands on space 17 and can", 24
    fine, by_word = typeset.FINE, Image.new("L", (1000, 60))
    for stamp in typeset.typeset(text, face, size, "#000000"):
        by_word.paste(stamp.made().getchannel("A"), (stamp.left + 10, stamp.top + 30))
    drawn = Image.new("L", (1000 * fine, 60 * fine))
    ImageDraw.Draw(drawn).text((10 * fine, 30 * fine), text, 255, typeset.font(face, size * fine), anchor="ls")
    off = ImageChops.difference(drawn.reduce(fine), by_word)
    assert max(off.reduce(10).tobytes()) <= FAR_OFF, "moved by half a fine pixel at most"
    assert len(typeset.typeset(text, face, size, "#000000")) == len(text.split())
