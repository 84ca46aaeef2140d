"""Every kind of question of every game, its panel as somebody would read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from cogs.layout import Mount
from cogs.panel import panel, waiting
from cogs.stage import Stage, stage_at
from locales import SOURCE, words
from render.picture import Picture
from service.values import Look
from tests.cogs.test_leaks import look_at
from tests.described import described
from tests.expecting import assert_reads_as_expected
from tests.recorded import GAMES_SHOWN, Recorded, recorded

W = words(SOURCE)
READ = (1, 4, 12)
"""Which times each kind of panel is read in a game: early and late."""
PICTURE = Picture(b"", "what has to be seen", "focus.png", 10, 10)
HURT = [f"what was done to you, {each}" for each in ("once", "twice", "three times", "and again")]


def panels(played: Recorded) -> Iterator[tuple[str, Callable[[], Mount], list[Picture]]]:
    """Each with what kind of panel it is, and the pictures in it."""
    random, game, seats = Random(3), played.game, played.seats
    for number, (state, seat) in enumerate(zip(played.states, played.movers, strict=False)):
        look, told = look_at(game, state, seat, seats), HURT[: number % 5]
        for stage in on_the_way(look, random):
            what = stage.question.asked if stage.question else f"confirm {' '.join(stage.path[:1])}"
            yield what, partial(panel, stage, W, told), [PICTURE]
            for step in stage.obvious:
                place = len(step.question.path)
                yield f"opened {step.question.asked}", partial(panel, stage_at(look, stage.path, place), W), []
        for other in sorted({*range(seats)} - {*game.to_act(state)}):
            yield "waiting", partial(waiting, look_at(game, state, other, seats), W, told), [PICTURE]


def on_the_way(look: Look, random: Random) -> Iterator[Stage]:
    """Stages of putting a move together by its buttons."""
    yield (stage := stage_at(look, ()))
    while stage.question is not None:
        ways = [*stage.desk.offered(look.view, stage.question), *stage.desk.offered_below(look.view, stage.question)]
        ways += [(*stage.question.path, each) for each in stage.desk.listed(look.view, stage.question, False)]
        yield (stage := stage_at(look, random.choice(ways)))


@pytest.mark.parametrize("name", GAMES_SHOWN)
def test_every_kind_of_panel_reads_as_expected(name: str) -> None:
    read, times = list[str](), Counter[str]()
    for what, show, pictures in panels(recorded(name)):
        times[what] += 1
        if times[what] in READ:
            read.append("\n".join([f"## {what}", *described(show().around(*pictures).to_components()), ""]))
    assert_reads_as_expected(f"panels_{name}", "\n".join(read))
