"""What can be read and told apart, by every eye."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from render import bars, laurels, tints
from render.caylus import colours as caylus
from tests.render.eyes import EYES, contrast, difference

TEXT, SIGN = 4.5, 3.0
"""The least contrast of text, and of signs, with their ground."""
APART = {"normal": 20, "protan": 12, "deutan": 12, "tritan": 12, "grey": 7}
"""The least difference between colours that must be told apart; in grey the outline has to help."""


def test_contrast_and_difference_are_those_of_the_books() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert difference("#ffffff", "#000000") == pytest.approx(100, abs=0.1)
    assert difference("#ff0000", "#00ff00") == pytest.approx(86.6, abs=0.3)
    assert difference("#123456", "#123456") == 0


GROUNDS = (tints.PARCHMENT, tints.VELLUM, tints.TAN, tints.GILT, laurels.RAY)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", [tints.INK, tints.FADED, tints.WOOD])
def test_text_can_be_read_on_every_ground_of_the_house(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= TEXT


@pytest.mark.parametrize("stuff", (*bars.STUFFS, bars.LOSS))
def test_numbers_can_be_read_on_their_bars_and_bars_are_seen_on_the_table(stuff: bars.Stuff) -> None:
    assert contrast(stuff.ink, stuff.fill) >= TEXT
    assert contrast(stuff.edge, tints.VELLUM) >= SIGN


@pytest.mark.parametrize("eye", EYES)
def test_neighbouring_bars_are_told_apart(eye: str) -> None:
    assert all(difference(one.fill, other.fill, eye) >= 20 for one, other in pairwise(bars.STUFFS))


RINGED = (
    tints.PARCHMENT, tints.VELLUM, caylus.GRASS, caylus.MEADOW, caylus.DUST, caylus.MASONRY, caylus.SCORED, caylus.IN_WORK,
    caylus.OPEN, *(tint.fill for tint in caylus.TILES.values()),
)  # fmt: skip
"""Where something new may lie."""


@pytest.mark.parametrize("eye", EYES)
def test_the_ring_stands_out_from_every_ground(eye: str) -> None:
    faint = [ground for ground in RINGED if contrast(tints.RING, ground, eye) < SIGN]
    assert faint == []
    assert contrast(tints.RING, tints.WHITE, eye) >= TEXT


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("kinds", [caylus.SEATS, caylus.CUBES], ids=["seats", "goods"])
def test_seats_and_goods_of_caylus_are_told_apart(kinds: tuple[tints.Tint, ...], eye: str) -> None:
    close = [
        (one.fill, other.fill, round(difference(one.fill, other.fill, eye), 1))
        for one, other in combinations(kinds, 2)
        if difference(one.fill, other.fill, eye) < APART[eye]
    ]
    assert close == []


CARRIERS = {
    "seats": caylus.SEATS,
    "goods": caylus.CUBES,
    "coin": (tints.COIN,),
    "gone": (caylus.GONE,),
    "tiles": tuple(tint for kind, tint in caylus.TILES.items() if kind != "none"),
}


@pytest.mark.parametrize("name", CARRIERS)
def test_what_is_drawn_or_written_on_a_piece_of_caylus_is_seen(name: str) -> None:
    least = SIGN if name == "seats" else TEXT
    for tint in CARRIERS[name]:
        assert contrast(tint.mark, tint.fill) >= least, tint
        assert max(contrast(tint.ink, ground) for ground in (tint.fill, tints.VELLUM)) >= SIGN, tint


MEETING = [
    (caylus.REACH, tints.GILT),
    (caylus.SITE, caylus.SITE_GROUND),
    (caylus.SAND_EDGE, caylus.FIELD),
    (caylus.LEAVES_DEEP, caylus.FIELD),
    (caylus.CRIMSON, tints.VELLUM),
    (caylus.ROYAL, tints.VELLUM),
    (tints.OAK, caylus.DUST),
    (caylus.SLATE, caylus.BEYOND),
]
"""Signs of Caylus and the grounds they lie on."""


@pytest.mark.parametrize(("sign", "ground"), MEETING)
def test_signs_of_caylus_are_seen_on_their_ground(sign: str, ground: str) -> None:
    assert contrast(sign, ground) >= SIGN


def test_the_road_before_and_behind_the_end_of_the_day_differs_for_every_eye() -> None:
    """The bar says so as well."""
    assert all(difference(caylus.DUST, caylus.BEYOND, eye) >= 7 for eye in EYES)
