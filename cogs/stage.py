"""How far a move has come on the panel: what is answered, what is open, and where one step back leads.

A stage follows from a look and a path alone. Questions with an obvious answer are answered by it until somebody opens them;
those whose answers come to the same are not asked.
"""

from collections.abc import Set
from typing import Any

from msgspec import Struct

from cogs.games import DESKS, Desk
from engine.core.choosing import Question, comes_to_the_same, narrow
from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.moves import Move, Path
from service.errors import rules
from service.values import Look


class Step(Struct, frozen=True):
    """A question on the way, the answer that was taken, if any, and the obvious one, if there is one."""

    question: Question
    taken: str | None
    obvious: str | None = None


class Stage(Struct, frozen=True):
    """`opened` is the place in the path whose question somebody wants to answer anew."""

    look: Look
    path: Path
    opened: int | None
    steps: tuple[Step, ...]
    move: Move | None

    @property
    def desk(self) -> Desk:
        return DESKS[self.look.table.key]

    @property
    def question(self) -> Question | None:
        """The open one."""
        return None if self.move else self.steps[-1].question

    @property
    def answered(self) -> list[Step]:
        """What the player chose, without what goes without saying."""
        return [step for step in self.steps if step.taken not in (None, step.obvious)]

    @property
    def obvious(self) -> list[Step]:
        """Questions that are asked only of those who want another answer than the obvious one."""
        return [step for step in self.steps if step.taken is not None and step.obvious is not None]

    @property
    def after(self) -> Any:
        """The view as the whole move would leave it, where that can be shown."""
        return None if self.move is None else self.look.table.game.imagined(self.look.view, self.move)


def stage_at(look: Look, path: Path, opened: int | None = None) -> Stage:
    """Raises a refusal where the path is not the beginning of a legal move."""
    game, desk = look.table.game, DESKS[look.table.key]
    with rules():
        steps, move = walk(game, desk, look.view, path, opened)
    return Stage(look, path, opened, tuple(steps), move)


def walk(game: AnyGame, desk: Desk, view: Any, path: Path, opened: int | None = None) -> tuple[list[Step], Move | None]:
    """The questions on the way, up to the first open one or the whole move."""
    steps: list[Step] = []
    at: Path = ()
    while isinstance(found := narrow(game, view, at), Question):
        here = len(found.path)
        if opened is not None and here >= opened:
            return [*steps, Step(found, None)], None
        obvious = desk.preset(view, found)
        said = path[here] if path[:here] == found.path and len(path) > here else None
        if said is None and comes_to_the_same(game, view, found):
            at = (*found.path, obvious or found.answers[0])
            continue
        taken = said or obvious
        steps.append(Step(found, taken, obvious))
        if taken is None:
            return steps, None
        at = (*found.path, taken)
    return steps, found


def replaced(stage: Stage, path: Path) -> Path:
    """Another path to the open question's answer; what was chosen after it is kept as far as it still goes."""
    whole = None if stage.opened is None else _with_the_rest(stage, path)
    return whole or path


def otherwise_answered(stage: Stage, question: Question, answer: str) -> Path | None:
    """The path with another answer to a question on the way and all that was chosen after it; None where that can't be."""
    return _with_the_rest(stage, (*question.path, answer))


def _with_the_rest(stage: Stage, path: Path) -> Path | None:
    whole = (*path, *stage.path[len(path) :])
    try:
        stage.look.table.game.follow(stage.look.view, whole)
    except EngineError:
        return None
    return whole


def step_back(stage: Stage) -> Path | None:
    """The path that led to the question before the open one; None at the first, and where an answer leads there itself."""
    if stage.opened is not None:
        return None if _can_stay(stage) else stage.path
    at: Path = ()
    aside = {len(step.question.path) for step in stage.obvious if stage.desk.lies_open(step.question)}
    while len(at) < len(stage.path):
        then = _pressed(stage_at(stage.look, at), stage.path, aside)
        if len(then) >= len(stage.path):
            return at
        at = then
    return None


def _can_stay(stage: Stage) -> bool:
    """Whether the answer that an opened question has already is among its buttons."""
    question = stage.question
    offered = stage.desk.offered_anew(stage.look.view, question) if question else ()
    return any(stage.path[: len(path)] == path for path in offered)


def _pressed(stage: Stage, target: Path, aside: Set[int]) -> Path:
    """What was pressed at this stage by somebody who came to `target`; `aside` are places that were answered anew since."""
    question = stage.question
    if question is None or not _leads_to(question.path, target, aside):
        return target
    desk, view = stage.desk, stage.look.view
    offered = [*desk.offered(view, question), *desk.offered_below(view, question)]
    plain = len(question.path) + 1
    return target[: max((len(path) for path in offered if _leads_to(path, target, aside)), default=plain)]


def _leads_to(path: Path, target: Path, aside: Set[int]) -> bool:
    if len(path) > len(target):
        return False
    return all(place in aside or part == target[place] for place, part in enumerate(path))
