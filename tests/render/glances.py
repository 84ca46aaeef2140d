"""Pictures of every kind, as small as stamps: enough to see that something is missing, moved, or of another colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from PIL import Image, ImageChops

from engine.core.choosing import Question, narrow
from locales import words
from render.painter import NothingToSee, Painter
from render.picture import Picture
from render.registry import PAINTERS
from render.samples import NAMES
from tests.recorded import Recorded, recorded
from tests.render.expected import FAR_OFF, IMAGES, PLACE, RENEW, opened
from tests.render.test_standing import pictures as pictures_of_standing

ENGLISH = words("en")
SMALLER = PLACE
"""Times as small in each direction: a pixel of a stamp is a place of the picture."""
STEPS = 0xF8
"""Colours are kept in steps of eight, which makes a file half as large."""
LOOKED_AT = (1, 3, 9)
"""Which times each kind of question is looked at in a game: early and late."""

Shown = Iterator[tuple[str, Picture]]

STANDING = "standing"


def pictures(name: str) -> Shown:
    """What is to be seen of a game: early, midway and late, at every kind of question, and when it is over."""
    played = recorded(name)
    painter, seats = PAINTERS[played.game.key], NAMES[: played.seats]
    for moment in played.moments:
        yield from _around(painter, played, moment)
    yield from _asked(painter, played)
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


def of_standing() -> Shown:
    return pictures_of_standing()


def stamps(shown: list[tuple[str, Picture]]) -> Image.Image:
    """All side by side, in the order in which they are painted."""
    small = [opened(picture.png).reduce(SMALLER) for _, picture in shown]
    sheet = Image.new("RGB", (sum(each.width for each in small), max(each.height for each in small)))
    left = 0
    for each in small:
        sheet.paste(each, (left, 0))
        left += each.width
    return sheet.point([value & STEPS for value in range(256)] * 3)


def assert_looks_as_expected(name: str, shown: list[tuple[str, Picture]]) -> None:
    file = IMAGES / f"stamps_{name}.png"
    drawn, expected = stamps(shown), Image.open(file).convert("RGB")
    assert drawn.size == expected.size
    bands = ImageChops.difference(drawn, expected).split()
    off = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    left, wrong = 0, list[str]()
    for what, picture in shown:
        right = left + -(-picture.width // SMALLER)
        found = (
            off.crop((left, 0, right, off.height)).point([255 * (value > FAR_OFF) for value in range(256)]).getbbox()
        )
        wrong += [f"{what} around {tuple(SMALLER * edge for edge in found)}"] if found else []
        left = right
    assert wrong == [], RENEW
