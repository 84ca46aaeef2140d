"""Passing: out for this round, for a few deniers (action F)."""

from collections.abc import Sequence

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action
from engine.troyes.events import Passed
from engine.troyes.facts import PASS_INCOME
from engine.troyes.groups import Below
from engine.troyes.moves import Pass
from engine.troyes.play import Play
from engine.troyes.state import TablePart, changed
from engine.troyes.words import exactly


class PassAction(Action[Pass]):
    word = "pass"
    kind = Pass

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return True

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        return ()

    def every(self, table: TablePart, seat: Seat) -> list[Pass]:
        return [Pass(seat)]

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Pass | None:
        """Seldom, so that games have a middle."""
        return Pass(seat) if below(4) == 0 else None

    def read(self, seat: Seat, words: Path) -> Pass:
        exactly(words, 0)
        return Pass(seat)

    def check(self, table: TablePart, move: Pass) -> None:
        """Always allowed."""

    def carry_out(self, play: Play, move: Pass) -> None:
        pass_round(play, move.seat)


def pass_round(play: Play, seat: Seat, by_itself: bool = False) -> None:
    table = play.table
    table.passed = changed(table.passed, seat, PASS_INCOME)
    play.events.append(Passed(table.round, seat, PASS_INCOME, by_itself))
