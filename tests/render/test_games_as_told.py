"""Whole games, as their news are told: to somebody who looks on, to whoever it was done to, and where everybody stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cogs.games import DESKS
from cogs.readers import reader_of
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.seats import Seat
from locales import SOURCE, words
from tests.cogs.test_leaks import look_at
from tests.expecting import assert_reads_as_expected
from tests.recorded import GAMES_SHOWN, Recorded, recorded

W = words(SOURCE)


def told(game: AnyGame, state: Any, events: Sequence[Event], seats: int, seat: Seat | None) -> list[str]:
    """The news as this viewer reads them, each with its weight and whom it concerns."""
    look, desk = look_at(game, state, seat, seats), DESKS[game.key]
    seen = [event for event in events if game.may_see(look.view, event)]
    return [f"{each.weight} {sorted(each.seats)} {each.text}" for each in desk.news(reader_of(look, W), seen)]


def done_to(game: AnyGame, state: Any, events: Sequence[Event], seats: int) -> Iterator[str]:
    for seat in range(seats):
        look, desk = look_at(game, state, seat, seats), DESKS[game.key]
        seen = [event for event in events if game.may_see(look.view, event)]
        called = [type(event).__name__ for event in seen if desk.calls(look.view, event)]
        yield from (f"  to {seat}: {line}" for line in desk.done_to(reader_of(look, W), seen))
        yield from (f"  calls {seat}: {name}" for name in dict.fromkeys(called))


def standing(game: AnyGame, state: Any, seats: int) -> str:
    look, desk = look_at(game, state, None, seats), DESKS[game.key]
    reader = reader_of(look, W)
    return "\n".join(
        ["", f"## {desk.title(reader)}", *desk.status(reader), f"{list(look.to_act)}: {desk.wanted(reader)}"]
    )


def story(played: Recorded, viewer: Seat | None) -> Iterator[str]:
    """A heading wherever the title is another than before."""
    game, seats, title = played.game, played.seats, ""
    for state, events in zip(played.states, played.events, strict=True):
        look = look_at(game, state, None, seats)
        if (now := DESKS[game.key].title(reader_of(look, W))) != title:
            title = now
            yield standing(game, state, seats)
        yield from told(game, state, events, seats, viewer)
        yield from done_to(game, state, events, seats)


@pytest.mark.parametrize("name", GAMES_SHOWN)
def test_a_whole_game_is_told_as_expected(name: str) -> None:
    """In every second game to somebody who plays, else to whoever looks on."""
    viewer = (None, 0)[GAMES_SHOWN.index(name) % 2]
    assert_reads_as_expected(f"story_{name}", "\n".join(story(recorded(name), viewer)) + "\n")
