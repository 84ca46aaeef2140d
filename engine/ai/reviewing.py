"""Looking back at a game: what each decision of one seat cost, as it could be known at that moment."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.chance import Chance, derived
from engine.core.choosing import only_move
from engine.core.game import AnyGame
from engine.core.moves import Move, text_of
from engine.core.replay import GameFile
from engine.core.seats import Seat

LEAST_LOSS: Final = 1.0
"""Points below which a loss is a matter of taste."""
SURELY: Final = 2.0
"""So many times its spread a loss must be, to be one."""
MOST_TOLD: Final = 3
"""How many of the decisions that cost most are told."""


class Decision(Struct, frozen=True):
    """What a seat saw, and what it did."""

    number: int
    """Of the move in the game, from 0."""
    view: Any
    move: Move


class Loss(Struct, frozen=True):
    """What a decision cost against the best move that was found; nothing where no better one is sure."""

    number: int
    made: str
    better: str
    points: float = 0.0
    spread: float = 0.0


class Review(Struct, frozen=True):
    seat: Seat
    decisions: int
    """How often there was a choice."""
    losses: tuple[Loss, ...]
    """The decisions that cost most, the worst first."""
    lost: float
    """All that was surely lost, in points."""
    luck: float | None
    """How many points more the dice gave than could be expected; None where that can't be told from skill."""


def decisions_of(game: AnyGame, file: GameFile, seat: Seat) -> Iterator[Decision]:
    """Every decision of the seat. Where it changed its mind before others knew, the last word counts."""
    state, _ = game.new_game(file.seats, file.options, bytes.fromhex(file.seed))
    last: Decision | None = None
    for number, line in enumerate(file.moves):
        move = game.parse(line)
        if move.seat == seat:
            view = game.view(state, seat)
            if last is not None and game.occasion(last.view) != game.occasion(view):
                yield last
            last = Decision(number, view, move)
        state, _ = game.apply(state, move)
    if last is not None:
        yield last


def weigh(game: AnyGame, view: Any, move: Move, number: int, seed: bytes, effort: int) -> Loss:
    """What the move cost. Nothing that came later is asked."""
    chance = Chance(derived(seed, "review", number))
    considered = game.ponder(view, chance, effort, [move])
    best, made = considered[0], next(each for each in considered if each.move == move)
    points = best.worth - made.worth
    is_sure = points > LEAST_LOSS and points > SURELY * made.spread
    if not is_sure:
        return Loss(number, text_of(move), text_of(move))
    return Loss(number, text_of(move), text_of(best.move), points, made.spread)


def summed_up(game: AnyGame, seat: Seat, decisions: Sequence[Decision], losses: Sequence[Loss]) -> Review:
    worst = sorted((loss for loss in losses if loss.points), key=lambda loss: -loss.points)
    luck = game.luck([(decision.view, decision.move) for decision in decisions])
    chosen = sum(only_move(game, decision.view) is None for decision in decisions)
    return Review(seat, chosen, tuple(worst[:MOST_TOLD]), sum(loss.points for loss in worst), luck)


def review(game: AnyGame, file: GameFile, seat: Seat, seed: bytes, effort: int) -> Review:
    """The whole game of one seat. `seed` is for what might have come instead; it has nothing to do with the game's."""
    decisions = [*decisions_of(game, file, seat)]
    losses = [weigh(game, each.view, each.move, each.number, seed, effort) for each in decisions]
    return summed_up(game, seat, decisions, losses)
