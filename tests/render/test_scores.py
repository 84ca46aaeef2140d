"""The end table, whatever was played."""

from __future__ import annotations

import pytest

from locales import words
from render import bands, scores_alt, scores_places
from render.canvas import Canvas
from render.caylus.painter import PALETTE
from render.geometry import Box
from render.scores import EndTable, Line, Note, Source, entries, heading, made_of, margin, painted, places, used
from render.surface import Piece, Surface
from tests.render.boxes import lies_in, overlapping

ENGLISH = words("en")


def sign(surface: Surface, box: Box, number: int = 0) -> None:
    surface.rect(box, "#123456")


def table(*parts: tuple[int, ...], ranks: tuple[int, ...] = (), verdict: str = "", notes: int = 0) -> EndTable:
    names = ("Aude", "Berengar", "Clemence", "Dieudonne")
    return EndTable(
        "Caylus",
        tuple(
            Line(rank, name, Piece(sign), part)
            for rank, name, part in zip(ranks or (1, 2, 3, 4), names, parts, strict=False)
        ),
        (Source("Castle", Piece(sign)), Source("Trades", Piece(sign)), Source("Penalties", Piece(sign))),
        sign,
        (Note(Piece(sign), "Urbain", "cubes: 3", None, "Aude", True),) * notes,
        verdict,
    )


def test_the_winner_s_name_is_the_title_with_the_margin_below() -> None:
    shown = table((12, 3, 0), (8, 0, -1))
    assert heading(shown, ENGLISH) == "Aude wins"
    assert margin(shown, ENGLISH) == "8 points ahead · most from Castle"


def test_a_shared_win_names_all_winners() -> None:
    shown = table((9, 1, 0), (10, 0, 0), (4, 6, 0), ranks=(1, 1, 1))
    assert heading(shown, ENGLISH) == "Aude, Berengar and Clemence share the win"
    assert margin(shown, ENGLISH) == "level on 10 points"


def test_who_is_first_with_as_many_points_won_by_the_tie_break() -> None:
    assert margin(table((9, 1, 0), (4, 6, 0)), ENGLISH) == "ahead by the tie-break · most from Castle"


def test_a_verdict_stands_instead_of_a_winner() -> None:
    assert heading(table((9, 1, 0), verdict="A proud town"), ENGLISH) == "A proud town"


def test_sources_that_nobody_used_are_left_out() -> None:
    shown = table((9, 0, -2), (4, 0, 0))
    assert used(shown) == [0, 2]
    assert "Trades" not in scores_alt.said(shown, ENGLISH)


def test_losses_have_no_place_among_the_gains() -> None:
    shown = table((9, 2, -2), (4, 0, 0))
    assert list(made_of(shown)) == [0, 1]
    assert [source for source, _ in entries(shown)] == [0, 1, 2]
    measure = scores_places.scale(11, 2)
    assert measure.zero - 2 * measure.point >= scores_places.BARS_LEFT
    assert measure.zero + 11 * measure.point <= scores_places.BARS_RIGHT


def test_neighbouring_bars_are_light_and_dark_in_turn() -> None:
    inks = [stuff.ink for stuff in made_of(table((9, 2, 1))).values()]
    assert inks[0] == inks[2] != inks[1]


@pytest.mark.parametrize("lines", range(1, 11))
@pytest.mark.parametrize("notes", [0, 6])
def test_everything_lies_inside_and_apart_and_makes_no_square(lines: int, notes: int) -> None:
    found = scores_places.places(lines, notes if lines <= 4 else 0, 10)
    paper = Box(0, 0, scores_places.WIDTH, found.height).inset(10)
    boxes = [found.hero, *found.rows, *found.notes, *found.sources]
    assert len(found.rows) == lines
    assert len(found.sources) == 10
    assert all(lies_in(box, paper) for box in boxes)
    assert not overlapping(boxes)
    assert not 0.85 < scores_places.WIDTH / found.height < 1.15


def test_only_as_much_of_the_canvas_is_shown_as_is_needed() -> None:
    small, large = table((9, 2, -2), (4, 0, 0)), table((9, 2, -2), (4, 0, 0), notes=6)
    layer = bands.layer(PALETTE)
    for shown in (small, large):
        image = painted(Canvas(layer), shown, ENGLISH)
        assert image.size == (scores_places.WIDTH, places(shown).height)
        foot = (0, image.height - bands.EDGE, image.width, image.height)
        frame = layer.indexed().crop((0, bands.TALLEST - bands.EDGE, image.width, bands.TALLEST))
        assert image.crop(foot).tobytes() == frame.tobytes()


def test_words_say_what_the_bars_show() -> None:
    shown = table((9, 2, -2), (4, 0, 0), notes=1)
    said = scores_alt.said(shown, ENGLISH)
    assert said.startswith(
        "Aude wins. Caylus. 5 points ahead · most from Castle. Points from Castle, Trades, Penalties."
    )
    assert "1. Aude, 9: 9 2 -2. 2. Berengar, 4: 4 0 0." in said
    assert said.endswith("Urbain (Aude): cubes: 3.")
    assert len(places(shown).notes) == 1
