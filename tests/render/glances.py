"""Pictures of every kind, as small as stamps: enough to see that something is missing, moved, or of another colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from PIL import Image, ImageChops

from engine.core.choosing import Question, narrow
from locales import words
from render import scores, scores_places
from render.canvas import Canvas
from render.caylus.painter import PALETTE
from render.geometry import Box
from render.layer import Layer
from render.painter import NothingToSee, Painter
from render.picture import Picture
from render.registry import PAINTERS
from render.samples import NAMES
from render.surface import Paint, Surface
from render.tints import VELLUM
from render.troyes import signs
from tests.recorded import GAMES_SHOWN, Recorded, recorded
from tests.render.expected import FAR_OFF, IMAGES, PLACE, RENEW, opened
from tests.render.test_scores import table
from tests.render.test_signs import explained, signs_on_cards
from tests.render.test_standing import pictures as pictures_of_standing

ENGLISH = words("en")
SMALLER = PLACE
"""Times as small in each direction: a pixel of a stamp is a place of the picture."""
STEPS = 0xF8
"""Colours are kept in steps of eight, which makes a file half as large."""
LOOKED_AT = (1, 3, 9)
"""Which times each kind of question is looked at in a game: early and late."""

SMALLER_SIGN = 4
SIDE = 80
"""Pixels of a sign."""

Shown = Iterator[tuple[str, Picture]]
Stamps = list[tuple[str, Image.Image]]

MOMENTS: dict[str, Callable[[int], int]] = {"early": lambda moves: moves // 5, "late": lambda moves: moves * 3 // 4}
"""By name, after how many of so many moves."""
ASKED, OVER = "asked", "over"
PARTS = [(name, part) for name in GAMES_SHOWN for part in (*MOMENTS, ASKED, OVER)]
STANDING, SIGNS, SCORES = "standing", "signs", "scores"


def pictures(name: str, part: str) -> Shown:
    """What is to be seen of a game: early and late, at every kind of question, and when it is over."""
    played = recorded(name)
    painter, seats = PAINTERS[played.game.key], NAMES[: played.seats]
    if part in MOMENTS:
        yield from _around(painter, played, MOMENTS[part](len(played.movers)))
    elif part == ASKED:
        yield from _asked(painter, played)
    else:
        yield "final", painter.final(played.game.view(played.states[-1], None), played.result, seats, ENGLISH)
        yield "legend", painter.legend(ENGLISH)


def _around(painter: Painter, played: Recorded, moment: int) -> Shown:
    """As whoever moves there sees it, and what is new since four moves ago."""
    seat, seats = played.movers[moment], NAMES[: played.seats]
    view, before = (played.game.view(played.states[number], seat) for number in (moment, max(0, moment - 4)))
    yield f"{moment} board", painter.board(view, seats, ENGLISH, before)
    yield f"{moment} sheet", painter.sheet(view, seats, ENGLISH, before)
    for name in painter.sights(view):
        yield f"{moment} {name}", painter.sight(name, view, seats, ENGLISH)
    with suppress(NothingToSee):
        other = (seat + 1) % played.seats
        yield f"{moment} sheet of another", painter.sheet_of(view, other, seats, ENGLISH, before)


def _asked(painter: Painter, played: Recorded) -> Shown:
    """Questions on the way to moves, and the moves as they would leave the table."""
    times, random = Counter[str](), Random(5)
    for number, (state, seat) in enumerate(zip(played.states, played.movers, strict=False)):
        for what, paint in _on_the_way(painter, played, played.game.view(state, seat), random):
            times[what] += 1
            if times[what] in LOOKED_AT:
                yield f"{number} {what}", paint()


def _on_the_way(
    painter: Painter, played: Recorded, view: Any, random: Random
) -> Iterator[tuple[str, Callable[[], Picture]]]:
    game, seats, path = played.game, NAMES[: played.seats], tuple[str, ...]()
    while isinstance(found := narrow(game, view, path), Question):
        yield f"asked {found.asked}", partial(painter.focus, view, found.asked, found.path, seats, ENGLISH)
        path = (*found.path, random.choice(found.answers))
    after = game.imagined(view, found)
    yield f"move of {len(found.parts)}", partial(painter.focus, view, "", found.parts, seats, ENGLISH, after)


def stamps(shown: Iterable[tuple[str, Picture]]) -> Stamps:
    return [(what, opened(picture.png).reduce(SMALLER)) for what, picture in shown]


def of_standing() -> Shown:
    return pictures_of_standing()


def of_scores() -> Stamps:
    """End tables however a game may end: one winner, several, a verdict, points taken away, remarks."""
    tables = {
        "a winner": table((12, 3, 0), (8, 0, -1)),
        "two share the win": table((9, 1, 0), (10, 0, 0), (4, 1, -12), ranks=(1, 1, 3)),
        "all share the win": table((9, 1, 0), (10, 0, 0), (4, 6, 0), (0, 10, 0), ranks=(1, 1, 1, 1)),
        "a verdict": table((9, 1, -1), verdict="A proud town", notes=1),
        "nothing at all": table((0, 0, 0), (0, 0, 0), notes=3),
    }
    return [(what, _end_table(shown).reduce(SMALLER)) for what, shown in tables.items()]


def _end_table(shown: scores.EndTable) -> Image.Image:
    canvas = Canvas(Layer(scores_places.WIDTH, scores.places(shown).height, scores.ground, PALETTE))
    scores.paint(canvas, shown, ENGLISH)
    return canvas.image.convert("RGB")


def of_signs() -> Stamps:
    """Every sign of every legend, and every one on a card of Troyes, on vellum; less small, for they are small already."""
    drawn = [(f"{key} {entry.words}", entry.sign.paint, entry.sign.value) for key, entry in explained()]
    drawn += [(f"on a card: {sign}", signs.paint, ((sign,), SIDE)) for sign in signs_on_cards()]
    return [(what, _sign(paint, value).reduce(SMALLER_SIGN)) for what, paint, value in drawn]


def _sign(paint: Paint, value: tuple[Any, ...]) -> Image.Image:
    sheet, ground = Surface(Box(0, 0, SIDE, SIDE)), Image.new("RGB", (SIDE, SIDE), VELLUM)
    paint(sheet, sheet.box, *value)
    ink = sheet.finished()
    ground.paste(ink, mask=ink)
    return ground


def side_by_side(small: Stamps) -> Image.Image:
    sheet = Image.new("RGB", (sum(each.width for _, each in small), max(each.height for _, each in small)))
    left = 0
    for _, each in small:
        sheet.paste(each, (left, 0))
        left += each.width
    return sheet.point([value & STEPS for value in range(256)] * 3)


def assert_look_as_expected(name: str, small: Stamps) -> None:
    drawn, expected = side_by_side(small), Image.open(IMAGES / f"stamps_{name}.png").convert("RGB")
    assert drawn.size == expected.size
    bands = ImageChops.difference(drawn, expected).split()
    off = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    far_off = off.point([255 * (value > FAR_OFF) for value in range(256)])
    left, wrong = 0, list[str]()
    for what, each in small:
        found = far_off.crop((left, 0, left + each.width, far_off.height)).getbbox()
        wrong += [f"{what} around {found} of {each.size}"] if found else []
        left += each.width
    assert wrong == [], RENEW


def all_stamps() -> Iterator[tuple[str, Stamps]]:
    """By name of the file that keeps them."""
    yield from ((f"{name}_{part}", stamps(pictures(name, part))) for name, part in PARTS)
    yield STANDING, stamps(of_standing())
    yield SIGNS, of_signs()
    yield SCORES, of_scores()
