"""The rules of every game, and the computers that play them. They know no world outside."""

from typing import Final

from engine.compiled import use_if_fresh

_USED: Final = use_if_fresh()
"""Before any other module of the engine is read."""
IS_COMPILED: Final = _USED[0]
WHY_NOT_COMPILED: Final = _USED[1]
"""A line for whoever runs the program, where compiled modules are there and not used."""
