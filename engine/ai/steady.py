"""Looks at every move that is worth a look and makes the one with the best outlook."""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.core.moves import Move


def choose(game: AnyGame, view: Any, chance: Chance) -> Move:
    """Moves of equal worth are chosen among by chance, so that one computer is not the shadow of another."""
    moves = game.candidates(view)
    worths = [game.worth(view, move) for move in moves]
    best = max(worths)
    equals = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
    return equals[chance.below(len(equals))]
