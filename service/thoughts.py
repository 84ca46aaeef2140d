"""What computers think about, each as one piece of work for a process that reads the rules and nothing else of the bot."""

from typing import Any, Final

from engine.ai import choose
from engine.ai.reviewing import Decision, Loss, Review, decisions_of, summed_up, weigh
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.core.replay import GameFile
from engine.core.seats import Seat
from engine.registry import game

MOVES_TOLD: Final = 3


def think(kind: str, key: str, view: Any, seed: bytes) -> str:
    """The same view and seed give the same move, in every process."""
    return text_of(choose(kind, game(key), view, Chance(seed)))


def best_moves(key: str, view: Any, seed: bytes) -> list[tuple[str, float]]:
    """The best moves, one for each way to stand afterwards, and how far each is behind the first."""
    rules = game(key)
    found: list[tuple[str, float]] = []
    seen: list[Any] = []
    considered = rules.ponder(view, Chance(seed), rules.effort)
    for each in considered:
        gives = rules.preview(view, each.move)
        if gives not in seen:
            seen.append(gives)
            found.append((text_of(each.move), considered[0].worth - each.worth))
        if len(found) == MOVES_TOLD:
            break
    return found


def decided(file: GameFile, seat: Seat) -> list[Decision]:
    return [*decisions_of(game(file.game), file, seat)]


def weighed(key: str, decision: Decision, seed: bytes) -> Loss:
    rules = game(key)
    return weigh(rules, decision.view, decision.move, decision.number, seed, rules.effort)


def summed(key: str, seat: Seat, decisions: list[Decision], losses: list[Loss]) -> Review:
    return summed_up(game(key), seat, decisions, losses)
