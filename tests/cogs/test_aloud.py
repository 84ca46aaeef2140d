"""Every line of a whole game of each kind, read aloud: none says nothing, and whoever is called reads what is wanted."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cogs.games import DESKS, Desk, Reader
from engine.core.options import settle
from engine.registry import GAMES
from locales import words
from tests.plurals import ONE_OF_MANY

W = words("en")
NAMES = ("Aude", "Bertrand", "Clémence", "Denis")
SAYS_NOTHING = re.compile(r": nothing|:\s*$|\(\)|· *·|, *,|\bNone\b|  |^\s*$")
SETTINGS = [
    (key, seats, kind)
    for key, game in GAMES.items()
    for seats in sorted({game.min_seats, 3})
    for kind in ("plain", "rich")
]


def told_in(key: str, seats: int, kind: str) -> Iterator[str]:
    """What the channel reads of a game that is played at random: recaps, where it stands, what is wanted of whom."""
    game, desk, chance = GAMES[key], DESKS[key], Random(seats)
    choice = {"plain": 0, "rich": -1}[kind]
    options = settle(game.options, {option.key: option.choices[choice] for option in game.options})
    state, events = game.new_game(seats, options, bytes([seats] * 32))
    while True:
        view = game.view(state, None)
        reader = Reader(view, NAMES[:seats], NAMES[:seats], W)
        yield desk.title(reader)
        yield from (line.text for line in desk.news(reader, [event for event in events if game.may_see(view, event)]))
        yield from desk.status(reader)
        if not (awaited := game.to_act(state)):
            return
        if type(desk).wanted is not Desk.wanted:
            yield desk.wanted(reader)
        own = game.view(state, awaited[0])
        seen = [event for event in events if game.may_see(own, event)]
        yield from desk.done_to(Reader(own, NAMES[:seats], NAMES[:seats], W), seen)
        state, events = game.apply(state, game.random_move(own, chance.randrange))


@pytest.mark.parametrize(("key", "seats", "kind"), SETTINGS)
def test_no_line_of_a_whole_game_says_nothing(key: str, seats: int, kind: str) -> None:
    told = list(told_in(key, seats, kind))
    assert [line for line in told if SAYS_NOTHING.search(line)] == []
    assert [line for line in told if ONE_OF_MANY.search(line)] == []
