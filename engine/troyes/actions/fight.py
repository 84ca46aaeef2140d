"""Combat: dice of an event's colour put cubes on its banners, no more than they give (action C)."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action, Begun
from engine.troyes.combat import place_in_queue, put_cubes
from engine.troyes.event_cards import EVENT_COLOURS, EVENT_DIVISORS, EVENT_KEYS, EVENT_NUMBERS
from engine.troyes.facts import Colour, Die
from engine.troyes.groups import (
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
from engine.troyes.moves import Fight, modifier_word
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.terms import Terms
from engine.troyes.thrift import cheapest
from engine.troyes.words import (
    MODIFIER_NUMBERS,
    begun_group,
    exactly,
    group_of,
    most_dice,
    next_of_group,
    number_of,
)

Force: TypeAlias = tuple[int, tuple[Die, ...], int]
"""What fights an event: modifier, dice and their value."""


class FightAction(Action[Fight]):
    word = "fight"
    kind = Fight
    asks = ("event", "modifier", "dice", "cubes")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        # What suffices against any event of a colour suffices against the one that asks least of its dice.
        easiest: dict[Colour, int] = {}
        for threat in table.queue:
            card, colour = threat.card, EVENT_COLOURS[threat.card]
            if colour not in easiest or EVENT_DIVISORS[card] < EVENT_DIVISORS[easiest[colour]]:
                easiest[colour] = card
        return any(fighters(table, seat, card) for card in easiest.values())

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [EVENT_KEYS[each.card] for each in table.queue if fighters(table, seat, each.card)]
        event = EVENT_NUMBERS[words[0]]
        if len(words) == 1:
            return [modifier_word(each) for each in fighters(table, seat, event)]
        found = event_terms(table, seat, event, MODIFIER_NUMBERS[words[1]])
        dice, end = begun_group(seat, words[2:], found.limit)
        if not end:
            return next_of_group(seat, groups(table, found), words[2:], found.limit)
        if len(words) > 2 + end or table.is_first_edition:
            return ()
        return [f"x{cubes}" for cubes in range(most_cubes(table, event, found, dice), 0, -1)]

    def asked(self, seat: Seat, words: Path) -> str:
        if len(words) < 2:
            return self.asks[len(words)]
        _, end = begun_group(seat, words[2:], most_dice(MODIFIER_NUMBERS[words[1]]))
        return "cubes" if end else "dice"

    def every(self, table: TablePart, seat: Seat) -> list[Fight]:
        # Many events ask the same of their dice.
        known: dict[tuple[Colour, int], list[Force]] = {}
        every: list[Fight] = []
        for threat in table.queue:
            card, free, divisor = threat.card, threat.free, EVENT_DIVISORS[threat.card]
            kind = EVENT_COLOURS[card], divisor
            if kind not in known:
                known[kind] = forces(table, seat, card)
            ways = [up_to(table, most) for most in range(free + 1)]
            every += [
                Fight(seat, card, modifier, dice, cubes)
                for modifier, dice, value in known[kind]
                for cubes in ways[min(value // divisor, free)]
            ]
        return every

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Fight]:
        """All cubes that the dice give, and one less where they would counter the event."""
        for threat in table.queue:
            for modifier in modifiers(table, seat, EVENT_COLOURS[threat.card]):
                found = event_terms(table, seat, threat.card, modifier)
                for dice in cheapest(table, found, found.need, threat.free):
                    every = numbers(table, threat.card, found, dice)
                    for cubes in every[: 2 if every[0] == threat.free else 1]:
                        yield Fight(seat, threat.card, modifier, dice, cubes)

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Fight | None:
        threat = table.queue[below(len(table.queue))]
        event = threat.card
        modifier = random_modifier(table, seat, EVENT_COLOURS[event], below)
        found = event_terms(table, seat, event, modifier)
        dice = random_group(table, found, below)
        if dice is None:
            return None
        every = up_to(table, min(found.value(dice) // EVENT_DIVISORS[event], threat.free))
        return Fight(seat, event, modifier, dice, every[below(len(every)) if len(every) > 1 else 0])

    def read(self, seat: Seat, words: Path) -> Fight:
        event, modifier = EVENT_NUMBERS[words[0]], MODIFIER_NUMBERS[words[1]]
        dice, rest = group_of(seat, words[2:], most_dice(modifier))
        if not rest:
            return Fight(seat, event, modifier, dice)
        exactly(rest, 1)
        return Fight(seat, event, modifier, dice, number_of(rest[0]))

    def check(self, table: TablePart, move: Fight) -> None:
        """The event must be there and the dice must give the cubes."""
        seat, event = move.seat, move.event
        free = table.queue[place_in_queue(table, event)].free
        colour, divisor = EVENT_COLOURS[event], EVENT_DIVISORS[event]
        value = check_group(table, seat, colour, move.modifier, move.dice, divisor, table.deniers[seat])
        most = min(value // divisor, free)
        if move.cubes not in up_to(table, most):
            raise IllegalMove("wrong_number_of_cubes", cubes=move.cubes, most=most)

    def carry_out(self, play: Play, move: Fight) -> None:
        value = use_up(play, move.seat, move.modifier, move.dice)
        put_cubes(play, move.seat, move.event, move.cubes or value // EVENT_DIVISORS[move.event])

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        if len(words) < 2:
            return None
        return Begun(event_terms(table, seat, EVENT_NUMBERS[words[0]], MODIFIER_NUMBERS[words[1]]), words[2:])

    def gives(self, table: TablePart, words: Path, begun: Begun, dice: tuple[Die, ...], spent: int) -> int:
        """Cubes."""
        return most_cubes(table, EVENT_NUMBERS[words[0]], begun.terms, dice)


def forces(table: TablePart, seat: Seat, event: int) -> list[Force]:
    """Everything that may fight an event."""
    found: list[Force] = []
    for modifier in modifiers(table, seat, EVENT_COLOURS[event]):
        asked = event_terms(table, seat, event, modifier)
        found += [(modifier, dice, asked.value(dice)) for dice in groups(table, asked)]
    return found


def most_cubes(table: TablePart, event: int, found: Terms, dice: tuple[Die, ...]) -> int:
    """As many as the dice give, or as there are free banners."""
    return min(found.value(dice) // EVENT_DIVISORS[event], table.queue[place_in_queue(table, event)].free)


def numbers(table: TablePart, event: int, found: Terms, dice: tuple[Die, ...]) -> Sequence[int]:
    """How many cubes may be placed with these dice."""
    return up_to(table, most_cubes(table, event, found, dice))


def up_to(table: TablePart, most: int) -> Sequence[int]:
    """How many cubes may be placed (ruling 21), the most first; 0 where the number is not chosen."""
    return (0,) if table.is_first_edition else range(most, 0, -1)


def event_terms(table: TablePart, seat: Seat, event: int, modifier: int) -> Terms:
    return terms(table, seat, EVENT_COLOURS[event], modifier, EVENT_DIVISORS[event], table.deniers[seat])


def fighters(table: TablePart, seat: Seat, event: int) -> list[int]:
    """Modifiers with which the seat can combat an event."""
    return [
        modifier
        for modifier in modifiers(table, seat, EVENT_COLOURS[event])
        if any_group(table, event_terms(table, seat, event, modifier))
    ]
