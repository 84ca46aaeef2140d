"""How many clicks a move takes, on the panels themselves."""

import pytest

from bench.clicks import reading
from engine.registry import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_an_ordinary_move_takes_few_clicks(key: str) -> None:
    found = reading(GAMES[key])
    assert found.is_ok, found.line()
