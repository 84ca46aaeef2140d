"""Combat: dice of an event's colour put cubes on its banners (action C)."""

from collections.abc import Iterator, Sequence

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action, Begun
from engine.troyes.combat import place_in_queue, put_cubes
from engine.troyes.event_cards import EVENT_COLOURS, EVENT_DIVISORS, EVENT_KEYS, EVENT_NUMBERS
from engine.troyes.facts import Die
from engine.troyes.groups import (
    Below,
    Terms,
    any_group,
    check_group,
    check_modifier,
    groups,
    modifiers,
    random_group,
    random_modifier,
    terms,
    use_up,
)
from engine.troyes.moves import Fight, modifier_word
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.thrift import cheapest
from engine.troyes.words import MODIFIER_NUMBERS, next_of_group, whole_group


class FightAction(Action[Fight]):
    word = "fight"
    kind = Fight
    asks = ("event", "modifier", "dice")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return any(fighters(table, seat, threat.card) for threat in table.queue)

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [EVENT_KEYS[each.card] for each in table.queue if fighters(table, seat, each.card)]
        event = EVENT_NUMBERS[words[0]]
        if len(words) == 1:
            return [modifier_word(each) for each in fighters(table, seat, event)]
        found = event_terms(table, seat, event, MODIFIER_NUMBERS[words[1]])
        return next_of_group(seat, groups(table, found), words[2:], found.limit)

    def every(self, table: TablePart, seat: Seat) -> Iterator[Fight]:
        for threat in table.queue:
            for modifier in fighters(table, seat, threat.card):
                for dice in groups(table, event_terms(table, seat, threat.card, modifier)):
                    yield Fight(seat, threat.card, modifier, dice)

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Fight]:
        for threat in table.queue:
            for modifier in fighters(table, seat, threat.card):
                found = event_terms(table, seat, threat.card, modifier)
                for dice in cheapest(table, found, EVENT_DIVISORS[threat.card], threat.free):
                    yield Fight(seat, threat.card, modifier, dice)

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Fight | None:
        event = table.queue[below(len(table.queue))].card
        modifier = random_modifier(table, seat, EVENT_COLOURS[event], below)
        dice = random_group(table, event_terms(table, seat, event, modifier), below)
        return None if dice is None else Fight(seat, event, modifier, dice)

    def read(self, seat: Seat, words: Path) -> Fight:
        return Fight(seat, EVENT_NUMBERS[words[0]], *whole_group(seat, words[1:]))

    def check(self, table: TablePart, move: Fight) -> None:
        """The event must be there and the dice must give at least one cube."""
        place_in_queue(table, move.event)
        check_modifier(table, move.seat, move.modifier, EVENT_COLOURS[move.event])
        check_group(table, event_terms(table, move.seat, move.event, move.modifier), move.dice)

    def carry_out(self, play: Play, move: Fight) -> None:
        """As many cubes as the dice give, or as there are free banners."""
        found = event_terms(play.table, move.seat, move.event, move.modifier)
        value = use_up(play, found, move.dice)
        put_cubes(play, move.seat, move.event, value // EVENT_DIVISORS[move.event])

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        if len(words) < 2:
            return None
        return Begun(event_terms(table, seat, EVENT_NUMBERS[words[0]], MODIFIER_NUMBERS[words[1]]), words[2:])

    def gives(self, table: TablePart, words: Path, begun: Begun, dice: tuple[Die, ...], spent: int) -> int:
        """Cubes."""
        event = EVENT_NUMBERS[words[0]]
        free = table.queue[place_in_queue(table, event)].free
        return min(begun.terms.value(dice) // EVENT_DIVISORS[event], free)


def event_terms(table: TablePart, seat: Seat, event: int, modifier: int) -> Terms:
    return terms(table, seat, EVENT_COLOURS[event], modifier, EVENT_DIVISORS[event], table.deniers[seat])


def fighters(table: TablePart, seat: Seat, event: int) -> list[int]:
    """Modifiers with which the seat can combat an event."""
    return [
        modifier
        for modifier in modifiers(table, seat, EVENT_COLOURS[event])
        if any_group(table, event_terms(table, seat, event, modifier))
    ]
