"""Agriculture: yellow dice for deniers, without a tradesman (action E)."""

from collections.abc import Iterator, Sequence

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action, Begun
from engine.troyes.facts import FARM_DIVISOR, PRICES, YELLOW, Die
from engine.troyes.groups import (
    ORDERS,
    Below,
    any_group,
    check_group,
    groups,
    modifiers,
    random_group,
    random_modifier,
    terms,
    use_up,
)
from engine.troyes.moves import Farm, modifier_word
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.terms import Terms
from engine.troyes.thrift import cheapest
from engine.troyes.words import MODIFIER_NUMBERS, next_of_group, whole_group

UNLIMITED = 99


class FarmAction(Action[Farm]):
    word = "farm"
    kind = Farm
    asks = ("modifier", "dice")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        """Any yellow die is enough for who can buy it, and an own one for everybody: that is found quickly."""
        if any(table.dice_of_colour(seat, YELLOW)):
            return True
        if table.deniers[seat] >= PRICES[1] and any(map(table.dice.__getitem__, ORDERS[seat][YELLOW])):
            return True
        return any(table.cubes_of(seat)) and bool(farmers(table, seat))

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [modifier_word(each) for each in farmers(table, seat)]
        found = farm_terms(table, seat, MODIFIER_NUMBERS[words[0]])
        return next_of_group(seat, groups(table, found), words[1:], found.limit)

    def every(self, table: TablePart, seat: Seat) -> list[Farm]:
        return [
            Farm(seat, modifier, dice)
            for modifier in modifiers(table, seat, YELLOW)
            for dice in groups(table, farm_terms(table, seat, modifier))
        ]

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Farm]:
        for modifier in modifiers(table, seat, YELLOW):
            for dice in cheapest(table, farm_terms(table, seat, modifier), FARM_DIVISOR, UNLIMITED):
                yield Farm(seat, modifier, dice)

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Farm | None:
        modifier = random_modifier(table, seat, YELLOW, below)
        dice = random_group(table, farm_terms(table, seat, modifier), below)
        return None if dice is None else Farm(seat, modifier, dice)

    def read(self, seat: Seat, words: Path) -> Farm:
        return Farm(seat, *whole_group(seat, words))

    def check(self, table: TablePart, move: Farm) -> None:
        check_group(table, move.seat, YELLOW, move.modifier, move.dice, 0, table.deniers[move.seat])

    def carry_out(self, play: Play, move: Farm) -> None:
        """Half the value of the dice, rounded down, which may be nothing."""
        value = use_up(play, move.seat, move.modifier, move.dice)
        play.gain_deniers(move.seat, value // FARM_DIVISOR, "farm")

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        return Begun(farm_terms(table, seat, MODIFIER_NUMBERS[words[0]]), words[1:]) if words else None

    def gives(self, table: TablePart, words: Path, begun: Begun, dice: tuple[Die, ...], spent: int) -> int:
        """Deniers."""
        return begun.terms.value(dice) // FARM_DIVISOR


def farm_terms(table: TablePart, seat: Seat, modifier: int) -> Terms:
    return terms(table, seat, YELLOW, modifier, 0, table.deniers[seat])


def farmers(table: TablePart, seat: Seat) -> list[int]:
    """Modifiers with which the seat can use agriculture."""
    return [
        modifier
        for modifier in modifiers(table, seat, YELLOW)
        if any_group(table, farm_terms(table, seat, modifier))
    ]  # fmt: skip
