"""Choosing a move step by step, the same way for every game, so that buttons need no rules."""

from typing import Any, Final

from msgspec import Struct

from engine.core.game import AnyGame
from engine.core.moves import Move, Path

FEW_ENOUGH: Final = 8
"""Of more answers nobody looks whether they come to the same: a press has no time for it."""


class Question(Struct, frozen=True):
    """What is still to be chosen: `answers` may follow `path`, which holds every part settled so far."""

    path: Path
    asked: str
    answers: Path


def narrow(game: AnyGame, view: Any, path: Path) -> Question | Move:
    """The next question after `path`, or the move if none is left. Parts with only one answer are not asked.

    Raises `IllegalMove` where `path` is not the beginning of a legal move.
    """
    game.follow(view, path)
    while answers := game.answers(view, path):
        if len(answers) > 1:
            return Question(path, game.asked(view, path), answers)
        path = path + answers
    return game.move(view.seat, path)


def comes_to_the_same(game: AnyGame, view: Any, question: Question) -> bool:
    """Whether it does not matter what is answered: each of a few answers is a whole move, and all leave the same behind."""
    first: Any = None
    for answer in question.answers[: FEW_ENOUGH + 1]:
        move = narrow(game, view, (*question.path, answer))
        after = None if isinstance(move, Question) else game.imagined(view, move)
        if after is None or (first is not None and after != first):
            return False
        first = after
    return len(question.answers) <= FEW_ENOUGH


def only_move(game: AnyGame, view: Any) -> Move | None:
    """The move of a seat that must decide and has no choice; None if it has one. It looks no further than the first choice."""
    found = narrow(game, view, ())
    return None if isinstance(found, Question) else found


def forced_move(game: AnyGame, state: Any) -> Move | None:
    """The only move of a seat that must decide; None if all of them have a choice."""
    found = (only_move(game, game.view(state, seat)) for seat in game.to_act(state))
    return next((move for move in found if move is not None), None)
