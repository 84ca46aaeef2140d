"""What every action answers for itself. The machinery (asking, listing, reading, playing out) walks over the actions."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.facts import Die
from engine.troyes.groups import Below
from engine.troyes.moves import TroyesMove
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.terms import Terms

M = TypeVar("M", bound=TroyesMove)


class Begun(Struct, frozen=True):
    """An action whose dice are being chosen: what it asks of them, the words after its modifier, deniers for hiring."""

    terms: Terms
    words: Path
    hire: int = 0


class Action(ABC, Generic[M]):
    """One kind of move. It holds nothing: tables, moves and words go in and come out.

    `words` are always those after the first one, which names the action.
    """

    word: ClassVar[str]
    kind: ClassVar[type]
    """The class of its moves."""
    asks: ClassVar[Path] = ()
    """Its questions in their order; the last one may be asked several times."""

    @abstractmethod
    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        """Whether the seat has any such move, provided that its turn and phase allow one."""

    @abstractmethod
    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        """The words that may follow in a legal move."""

    def asked(self, seat: Seat, words: Path) -> str:
        """The name of the question after these words."""
        return self.asks[min(len(words), len(self.asks) - 1)]

    @abstractmethod
    def every(self, table: TablePart, seat: Seat) -> list[M]:
        """Every legal move, in the order of the answers."""

    def promising(self, table: TablePart, seat: Seat) -> Iterable[M]:
        """The moves that a computer looks at: of many ways to the same result, the cheapest."""
        return self.every(table, seat)

    @abstractmethod
    def at_random(self, table: TablePart, seat: Seat, below: Below) -> M | None:
        """Any legal move without listing the others; None if a few draws find none."""

    @abstractmethod
    def read(self, seat: Seat, words: Path) -> M:
        """The move with these words. Raises `Strange`, KeyError, IndexError or ValueError if there is none."""

    @abstractmethod
    def check(self, table: TablePart, move: M) -> None:
        """Raises with the reason where the rules forbid the move."""

    @abstractmethod
    def carry_out(self, play: Play, move: M) -> None:
        """What a legal move does, before the game goes on."""

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        """What its dice must be like; None while that is open, or if it has no group of dice."""
        return None

    def gives(self, table: TablePart, words: Path, begun: Begun, dice: tuple[Die, ...], spent: int) -> int:
        """Uses, cubes, deniers or citizens for these dice, if dice and hiring have cost so many deniers."""
        return 1
