"""What can be read and told apart, by every eye."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from render import bars, laurels, tints
from render.caylus import colours as caylus
from render.figures import Icon
from render.geometry import Box
from render.surface import Surface
from render.troyes import colours as troyes
from render.troyes import houses as troyes_houses
from render.troyes import icons as troyes_icons
from render.troyes_dice import colours as dice
from render.troyes_dice import houses as dice_houses
from render.troyes_dice import icons as dice_icons
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
    tints.TAN, tints.SAND, tints.GILT, *troyes.GROUND, *dice.GROUND,
    *(tint.fill for tint in (*troyes.FAINT, troyes.EMPTY, *dice.FAINT, dice.DEAD)),
)  # fmt: skip
"""Where something new may lie."""


@pytest.mark.parametrize("eye", EYES)
def test_the_ring_stands_out_from_every_ground(eye: str) -> None:
    faint = [ground for ground in RINGED if contrast(tints.RING, ground, eye) < SIGN]
    assert faint == []
    assert contrast(tints.RING, tints.WHITE, eye) >= TEXT


def fills(made_of: Iterable[tints.Tint]) -> tuple[str, ...]:
    return tuple(tint.fill for tint in made_of)


BY_COLOUR = {
    "seats of Caylus": fills(caylus.SEATS),
    "goods of Caylus": fills(caylus.CUBES),
    "owners in Troyes": fills(troyes.OWNERS),
    "dice of Troyes": (*fills(troyes.LIVE), troyes.COAL),
    "cards of Troyes": fills(troyes.TITLE),
    "dice of Troyes Dice": (*fills(dice.LIVE), dice.COAL),
    "built cards of Troyes Dice": fills(card for card, _ in dice.BUILT),
}
"""What every eye tells apart by its colour, whatever else it bears."""


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", BY_COLOUR)
def test_pieces_are_told_apart_by_their_colour(name: str, eye: str) -> None:
    close = [
        (one, other, round(difference(one, other, eye), 1))
        for one, other in combinations(BY_COLOUR[name], 2)
        if difference(one, other, eye) < APART[eye]
    ]
    assert close == []


BY_SHAPE: dict[str, Sequence[Icon]] = {
    "owners in Troyes: the arms": troyes_icons.CHARGES,
    "districts, dice and cards of Troyes: the emblem": troyes_icons.EMBLEMS,
    "districts of Troyes: the building": troyes_houses.HOUSES,
    "districts and dice of Troyes Dice: the emblem": dice_icons.EMBLEMS,
    "resources of Troyes Dice": dice_icons.RESOURCES,
    "citizens of Troyes Dice": dice_icons.CITIZENS,
    "buildings of Troyes Dice": dice_houses.HOUSES,
}
"""What a shape tells apart as well: the pale grounds, and what is not there yet, are too near to each other in colour."""
ICON = 40
"""About the size of a piece on a board."""
OTHERWISE = 0.10
"""The least part of the field that is inked in one shape and not in the other."""


def inked(icon: Icon) -> Image.Image:
    """Its lines and marks in black, whatever colour it has."""
    surface, paper = Surface(Box(0, 0, ICON, ICON)), Image.new("RGBA", (ICON, ICON), tints.WHITE)
    icon(surface, Box(0, 0, ICON, ICON), tints.Tint("#808080", "#000000", "#000000"))
    paper.alpha_composite(surface.finished())
    return paper.convert("L")


def unlike(one: Image.Image, other: Image.Image) -> float:
    counted = ImageChops.difference(one, other).histogram()
    return sum(counted[96:]) / sum(counted)


@pytest.mark.parametrize("name", BY_SHAPE)
def test_signs_are_told_apart_by_their_shape(name: str) -> None:
    shapes = {getattr(icon, "__name__", str(icon)): inked(icon) for icon in BY_SHAPE[name]}
    alike = [
        (one, other, round(unlike(shapes[one], shapes[other]), 2))
        for one, other in combinations(shapes, 2)
        if unlike(shapes[one], shapes[other]) < OTHERWISE
    ]
    assert len(shapes) == len(BY_SHAPE[name])
    assert alike == []


CARRIERS = {
    "seats of Caylus": caylus.SEATS,
    "goods of Caylus": caylus.CUBES,
    "coin": (tints.COIN,),
    "tiles that are gone": (caylus.GONE,),
    "tiles": tuple(tint for kind, tint in caylus.TILES.items() if kind != "none"),
    "owners in Troyes": troyes.OWNERS,
    "dice of Troyes": troyes.LIVE,
    "cards of Troyes": troyes.TITLE,
    "signs of Troyes": (troyes.BANNER, troyes.LAUREL, troyes.EMPTY),
    "not there yet in Troyes": troyes.FAINT,
    "dice of Troyes Dice": dice.LIVE,
    "not there yet in Troyes Dice": dice.FAINT,
    "lost in Troyes Dice": (dice.DEAD,),
    "built in Troyes Dice": tuple(tint for pair in dice.BUILT for tint in pair),
}
ONLY_DRAWN_ON = {"seats of Caylus"}
"""What bears signs and no text."""


@pytest.mark.parametrize("name", CARRIERS)
def test_what_is_drawn_or_written_on_a_piece_is_seen(name: str) -> None:
    least = SIGN if name in ONLY_DRAWN_ON else TEXT
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
    *(
        (tint.ink, ground)
        for tint in (*troyes.LIVE, *troyes.FAINT, *troyes.OWNERS, troyes.EMPTY)
        for ground in troyes.GROUND
    ),
    *((tint.ink, ground) for tint in (*dice.LIVE, *dice.FAINT, dice.DEAD) for ground in dice.GROUND),
    (dice.DAWN, dice.NIGHT),
    (tints.WHITE, tints.COAL),
    (tints.FLAME, tints.COAL),
]
"""Signs, or their outlines, and the grounds they lie on."""


@pytest.mark.parametrize(("sign", "ground"), MEETING)
def test_signs_are_seen_on_their_ground(sign: str, ground: str) -> None:
    assert contrast(sign, ground) >= SIGN


@pytest.mark.parametrize(("card", "house"), dice.BUILT)
def test_a_built_building_is_seen_on_its_card_by_its_body_or_its_lines(card: tints.Tint, house: tints.Tint) -> None:
    assert max(contrast(house.fill, card.fill), contrast(house.ink, card.fill)) >= SIGN


WRITTEN = [
    *((ink, ground) for ink in (tints.INK, tints.FADED, tints.WOOD) for ground in (*troyes.GROUND, *dice.GROUND)),
    (troyes.SCORCHED, tints.PARCHMENT),
    (troyes.SCORCHED, tints.VELLUM),
    (dice.DAWN, dice.NIGHT_DEEP),
]
"""Text of Troyes and Troyes Dice and the grounds it stands on."""


@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_text_can_be_read_on_the_grounds_of_troyes(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= TEXT


def test_the_road_before_and_behind_the_end_of_the_day_differs_for_every_eye() -> None:
    """The bar says so as well."""
    assert all(difference(caylus.DUST, caylus.BEYOND, eye) >= 7 for eye in EYES)
