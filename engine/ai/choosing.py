"""How each kind of computer player comes to its move."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.pondering import Considered


def novice(game: AnyGame, view: Any, chance: Chance) -> Move:
    """Plays what a beginner might play."""
    return game.tempting(view, chance)


def steady(game: AnyGame, view: Any, chance: Chance, temper: str = "") -> Move:
    """Judges the position after each move that is worth a look."""
    return inclined(game, view, game.ponder(view, chance, 0), chance, temper)


def master(game: AnyGame, view: Any, chance: Chance, temper: str = "") -> Move:
    """Looks at many samples of what may come."""
    return inclined(game, view, game.contend(view, chance, game.effort), chance, temper)


TEMPERED: Final = {"steady": steady, "master": master}
"""Those that may be inclined to something."""


def steady_1(game: AnyGame, view: Any, chance: Chance) -> Move:
    """The yardstick: it never gets better."""
    return among(game.yardstick(view), 0.0, chance)


def inclined(game: AnyGame, view: Any, considered: Sequence[Considered[Any]], chance: Chance, temper: str = "") -> Move:
    """One of the best moves, as somebody of this temper sees them."""
    if temper:
        considered = [
            Considered(each.move, each.worth + game.leaning(view, each.move, temper), each.spread)
            for each in considered
        ]
    return among(considered, game.near, chance)


def among(considered: Sequence[Considered[Any]], near: float, chance: Chance) -> Move:
    """Moves as good as the best one are chosen among by chance, so that one computer is not the shadow of another."""
    best = max(each.worth for each in considered)
    equals = [each.move for each in considered if each.worth >= best - near]
    return equals[chance.below(len(equals))]
