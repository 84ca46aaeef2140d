"""What a shelf holds is read when it is first asked for, and once."""

import sys

import pytest

from engine.core.shelf import Shelf

ONE, OTHER = "tests.fourth_game.engine.climbing.game:Climbing", "engine.nowhere:Nothing"


def test_its_keys_are_known_without_reading_anything() -> None:
    shelf = Shelf[object]({"one": OTHER, "other": OTHER})
    assert list(shelf) == ["one", "other"] and len(shelf) == 2
    assert "one" in shelf and "third" not in shelf
    assert "engine.nowhere" not in sys.modules


def test_what_is_asked_for_is_read_once() -> None:
    shelf = Shelf[object]({"one": ONE})
    assert shelf["one"] is shelf["one"]
    assert type(shelf["one"]).__name__ == "Climbing"
    assert [*shelf.values()] == [shelf["one"]]


def test_what_is_not_there_is_missed_by_nobody_else() -> None:
    shelf = Shelf[object]({"one": ONE, "other": OTHER})
    with pytest.raises(KeyError):
        shelf["third"]
    with pytest.raises(ModuleNotFoundError):
        shelf["other"]
    assert shelf["one"]
