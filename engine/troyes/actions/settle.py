"""The initial placement: one citizen at a time on any empty space."""

from collections.abc import Sequence

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action
from engine.troyes.events import Settled
from engine.troyes.facts import BUILDINGS, NOBODY, SPACE_NAMES, SPACES_PER_BUILDING, building_of
from engine.troyes.groups import Below
from engine.troyes.moves import Settle
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.words import BUILDING_NUMBERS, SPACE_NUMBERS, exactly


class SettleAction(Action[Settle]):
    word = "settle"
    kind = Settle
    asks = ("building", "space")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return True

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [name for number, name in enumerate(BUILDINGS) if NOBODY in table.spaces_of(number)]
        building = BUILDING_NUMBERS[words[0]]
        if len(words) == 1:
            first = building * SPACES_PER_BUILDING
            owners = table.spaces_of(building)
            return [SPACE_NAMES[first + n] for n, owner in enumerate(owners) if owner == NOBODY]
        return ()

    def every(self, table: TablePart, seat: Seat) -> list[Settle]:
        return [Settle(seat, space) for space in empty_spaces(table)]

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Settle:
        free = empty_spaces(table)
        return Settle(seat, free[below(len(free))])

    def read(self, seat: Seat, words: Path) -> Settle:
        exactly(words, 2)
        return Settle(seat, SPACE_NUMBERS["-".join(words)])

    def check(self, table: TablePart, move: Settle) -> None:
        """The space must be empty."""
        if table.spaces[move.space] != NOBODY:
            building = BUILDINGS[building_of(move.space)]
            raise IllegalMove("space_taken", building=building, space=SPACE_NAMES[move.space])

    def carry_out(self, play: Play, move: Settle) -> None:
        table, seat = play.table, move.seat
        table.put_citizen(move.space, seat)
        table.add_supply(seat, -1)
        play.events.append(Settled(table.round, seat, move.space))


def empty_spaces(table: TablePart) -> list[int]:
    return [space for space, owner in enumerate(table.spaces) if owner == NOBODY]
