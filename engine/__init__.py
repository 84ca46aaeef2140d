"""The rules of every game, and the computers that play them. They know no world outside."""

from typing import Final

from engine.compiled import use_if_fresh

IS_COMPILED: Final = use_if_fresh()
"""Before any other module of the engine is read."""
