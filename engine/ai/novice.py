"""Plays what a beginner might play."""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.core.moves import Move


def choose(game: AnyGame, view: Any, chance: Chance) -> Move:
    return game.tempting(view, chance)
