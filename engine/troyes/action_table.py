"""Every action there is, and when it may be taken."""

from typing import Any, Final, TypeAlias

from engine.troyes.actions.action import Action
from engine.troyes.actions.build import BuildAction
from engine.troyes.actions.counter import ConcedeAction, CounterAction
from engine.troyes.actions.farm import FarmAction
from engine.troyes.actions.fight import FightAction
from engine.troyes.actions.influence import SPENDING
from engine.troyes.actions.pass_round import PassAction
from engine.troyes.actions.place import PlaceAction
from engine.troyes.actions.send import SendAction
from engine.troyes.actions.settle import SettleAction
from engine.troyes.actions.use import UseAction
from engine.troyes.state import ACTIONS, COUNTERING, OVER, PLACEMENT, TablePart

AnyAction: TypeAlias = Action[Any]

WITH_DICE: Final[tuple[AnyAction, ...]] = (UseAction(), BuildAction(), FightAction(), PlaceAction(), FarmAction())
"""The actions of phase 4 other than passing."""
INTERRUPTING: Final[tuple[AnyAction, ...]] = (SendAction(),)
"""What a choice that interrupts allows, whatever the phase is."""
IN_PHASE: Final[dict[int, tuple[AnyAction, ...]]] = {
    PLACEMENT: (SettleAction(),),
    COUNTERING: (CounterAction(), ConcedeAction(), *SPENDING),
    ACTIONS: (*WITH_DICE, PassAction(), *SPENDING),
    OVER: (),
}
BY_WORD: Final[dict[str, AnyAction]] = {
    each.word: each for actions in (INTERRUPTING, *IN_PHASE.values()) for each in actions
}
BY_KIND: Final[dict[type, AnyAction]] = {each.kind: each for each in BY_WORD.values()}
INTERRUPTING_KINDS: Final = frozenset(each.kind for each in INTERRUPTING)
KINDS_IN_PHASE: Final = {phase: frozenset(each.kind for each in actions) for phase, actions in IN_PHASE.items()}
"""The same as classes of moves, for a quick look."""


def actions_now(table: TablePart) -> tuple[AnyAction, ...]:
    """The actions that belong to what is asked now."""
    return INTERRUPTING if table.pending else IN_PHASE[table.phase]
