"""Places, letters, colours and files: what every painter builds on."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from itertools import pairwise
from typing import Literal

import pytest
from PIL import Image, ImageDraw

from render.alt import joined
from render.geometry import Box, Point, around
from render.image_cache import ImageCache
from render.lettering import BOLD, SANS, SMALLEST, Face, drawable, fitted, font, lines, sized, width_of
from render.palette import SIZE, Palette, learnt
from render.picture import ALT_LIMIT
from render.png import encode
from render.registry import PAINTERS
from render.scores import END_TABLE_COLOURS
from render.standing import board
from render.surface import Surface
from render.troyes_dice.painter import PALETTE


def test_columns_fill_a_box_to_its_edges_without_overlapping() -> None:
    columns = list(Box(10, 0, 101, 20).columns(4, 3))
    assert columns[0].left == 10
    assert columns[-1].right == 111
    assert [after.left - before.right for before, after in pairwise(columns)] == [3, 3, 3]


def test_zero_degrees_is_up_and_the_angle_grows_clockwise() -> None:
    assert Point(0, 0).towards(0, 5) == pytest.approx((0, -5))
    assert Point(0, 0).towards(90, 5) == pytest.approx((5, 0))


def test_a_text_that_is_too_wide_is_written_smaller_before_it_is_shortened() -> None:
    width = width_of("Bartholomew", BOLD, 26)
    assert sized("Bartholomew", BOLD, 32, width)[0] == "Bartholomew"
    assert SMALLEST <= sized("Bartholomew", BOLD, 32, width)[1] < 32
    short, size = sized("Bartholomew", BOLD, 32, 80)
    assert short.endswith("…")
    assert size == SMALLEST
    assert width_of(short, BOLD, size) <= 80


def test_lines_break_between_words_and_the_last_one_is_shortened() -> None:
    assert lines("one two three", SANS, 24, width_of("one two", SANS, 24), 2) == ["one two", "three"]
    assert len(lines("one two three four five six", SANS, 24, 80, 2)) == 2
    assert fitted("one", SANS, 24, 500) == "one"


@pytest.mark.parametrize(
    ("name", "written"),
    [("Zoë", "Zoë"), ("Ana 🎲", "Ana"), ("李雷", ""), ("a\u202eb\n", "ab"), ("Łukasz  Ž", "Łukasz Ž")],
)
def test_names_are_written_without_the_signs_that_the_fonts_lack(name: str, written: str) -> None:
    assert drawable(name) == written


def test_a_file_has_the_pixels_of_its_image() -> None:
    image = Image.new("P", (31, 17))
    image.putdata([n % SIZE for n in range(31 * 17)])
    image.putpalette(PALETTE.bytes)
    read = Image.open(BytesIO(encode(image, PALETTE.bytes)))
    assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.parametrize("key", PAINTERS)
def test_the_colours_of_the_drawing_table_come_through_the_palette_unchanged(key: str) -> None:
    palette = import_module(f"render.{key}.painter").PALETTE
    for colour in (*END_TABLE_COLOURS, *import_module(f"render.{key}.colours").EXACT):
        flat = Image.new("RGB", (4, 4), colour)
        assert palette.indexed(flat).convert("RGB").getpixel((0, 0)) == flat.getpixel((0, 0)), colour


def test_a_palette_is_learnt_the_same_way_every_time() -> None:
    picture = Image.linear_gradient("L").convert("RGB")
    colours = learnt([picture], ["#102030"])
    assert colours == learnt([picture], ["#102030"])
    assert colours[0] == "102030"
    assert len(colours) <= SIZE
    assert Palette(colours).indexed(picture).size == picture.size


def test_kept_images_stay_within_their_room_and_the_oldest_goes_first() -> None:
    made: list[str] = []
    kept = ImageCache(room=250)

    def image(key: str) -> Image.Image:
        def make() -> Image.Image:
            made.append(key)
            return Image.new("L", (10, 10))

        return kept.get(key, make)

    for key in ("a", "b", "a", "c", "a", "b"):
        image(key)
    assert made == ["a", "b", "c", "b"]


def test_a_stamp_looks_as_if_it_were_drawn_there() -> None:
    def disc(surface: Surface, box: Box, colour: str) -> None:
        surface.circle(box.centre, box.width / 2, colour)

    field, place = Box(100, 100, 60, 60), around(Point(130, 130), 20)
    drawn, stamped = Surface(field), Surface(field)
    disc(drawn, place, "#123456")
    stamped.stamp(disc, place, "#123456")
    assert drawn.finished().tobytes() == stamped.finished().tobytes()


def test_after_a_part_that_does_not_fit_an_alt_text_says_nothing_more() -> None:
    """What comes later would read as if it came next."""
    assert joined(["The board.", "", "x" * ALT_LIMIT, "The end."]) == "The board."
    assert joined(["x" * (ALT_LIMIT - 2), "y"]) == "x" * (ALT_LIMIT - 2) + " y"


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
@pytest.mark.parametrize(("words", "face", "size"), [("Bartholomew", BOLD, 34), ("1234", SANS, 44), ("jÿ?", BOLD, 24)])
def test_a_text_above_what_is_drawn_looks_like_one_that_is_drawn(
    words: str, face: Face, size: int, anchor: Literal["l", "m", "r"]
) -> None:
    """In the same place to half a pixel, as black, and cut off by nothing."""
    found: list[tuple[float, float, float]] = []
    for above in (False, True):
        surface = Surface(Box(7, 5, 480, 90))
        surface.text(Point(240.3, 44.6), words, size, "#000000", face, anchor, above=above)
        alpha = surface.finished().getchannel("A")
        ink = [(value, n % alpha.width, n // alpha.width) for n, value in enumerate(alpha.tobytes()) if value]
        total = sum(value for value, *_ in ink)
        found.append((total, sum(v * x for v, x, _ in ink) / total, sum(v * y for v, _, y in ink) / total))
    (drawn, x, y), (laid, x_above, y_above) = found
    assert laid == pytest.approx(drawn, rel=0.04)
    assert (x_above, y_above) == pytest.approx((x, y), abs=0.7)


def test_where_only_texts_and_stamps_lie_nothing_is_drawn_finely(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row of a leaderboard that is not the reader's own: its texts and its bar are kept pieces."""
    line = board.Line(17, "Aude", 1234, True, 3.5, 20, 2.5, 4)
    box = board.rows(1)[0]
    board.row(Surface(box), box, line, 20, "somebody")
    monkeypatch.setattr(ImageDraw, "Draw", lambda *_: pytest.fail("something is drawn anew"))
    surface = Surface(box)
    board.row(surface, box, line, 20, "somebody")
    assert surface.finished().getbbox() is not None


@pytest.mark.parametrize("face", [SANS, BOLD])
def test_a_line_is_as_wide_as_its_words_and_the_blanks_between_them(face: Face) -> None:
    for line in ("The provost stands on space 17, and AV To. 'Ty", " two  blanks ", "Chrétien"):
        assert width_of(line, face, 24) == font(face, 24 * 4).getlength(line) / 4
