"""Using an activity: a tradesman is there or is hired, and dice of the card's colour activate it (action A)."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action, Begun
from engine.troyes.activities import activate
from engine.troyes.cards import ACTIVITIES, CARD_KEYS, CARD_NUMBERS, NO_CARD, Activity
from engine.troyes.citizens import check_source, join_card, sources, take
from engine.troyes.events import Hired
from engine.troyes.facts import BUILDINGS, RECRUIT, Building, Die
from engine.troyes.groups import (
    Below,
    any_group,
    check_group,
    groups,
    modifiers,
    price,
    random_group,
    random_modifier,
    terms,
    use_up,
)
from engine.troyes.moves import FROM_INFLUENCE, FROM_SUPPLY, FROM_THERE, SOURCES, Source, Use, modifier_word
from engine.troyes.play import Play, need
from engine.troyes.state import TablePart
from engine.troyes.terms import Terms
from engine.troyes.thrift import cheapest, fewer
from engine.troyes.words import (
    BUILDING_NUMBERS,
    MODIFIER_NUMBERS,
    SOURCE_NUMBERS,
    Strange,
    begun_group,
    group_of,
    most_dice,
    next_of_group,
    number_of,
)

Ending: TypeAlias = tuple[int, tuple[Die, ...], int, Building]
"""How a use goes on after its tradesman: modifier, dice, number of uses, building."""
NO_BUILDING: Final = -1
NO_WAY: Final = -1
UNLIMITED: Final = 99
FEW_USES: Final = 3
"""So many numbers of uses, from the most down, are worth a look."""


class UseAction(Action[Use]):
    word = "use"
    kind = Use
    asks = ("card", "source", "modifier", "dice")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return any(card >= 0 and is_usable(table, seat, card) for card in table.cards)

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [CARD_KEYS[card] for card in table.cards if card >= 0 and is_usable(table, seat, card)]
        card = CARD_NUMBERS[words[0]]
        if len(words) == 1:
            return [SOURCES[source] for source in card_sources(table, seat, card)]
        source = SOURCE_NUMBERS[words[1]]
        if len(words) == 2:
            return [modifier_word(each) for each in card_modifiers(table, seat, card, source != FROM_THERE)]
        found = card_terms(table, seat, card, source != FROM_THERE, MODIFIER_NUMBERS[words[2]])
        dice, end = begun_group(seat, words[3:], found.limit)
        if not end:
            return next_of_group(seat, groups(table, found), words[3:], found.limit)
        row = table.activity(card)
        if len(words) > 3 + end:
            return ()
        if row.may_use_fewer:
            return [f"x{uses}" for uses in range(uses_with(table, row, source, found, dice), 0, -1)]
        return [BUILDINGS[each] for each in row.buildings]

    def asked(self, seat: Seat, words: Path) -> str:
        if len(words) < 3:
            return self.asks[len(words)]
        _, end = begun_group(seat, words[3:], most_dice(MODIFIER_NUMBERS[words[2]]))
        if not end:
            return "dice"
        return "mill" if ACTIVITIES[CARD_NUMBERS[words[0]]].buildings else "uses"

    def every(self, table: TablePart, seat: Seat) -> list[Use]:
        every: list[Use] = []
        for card, ways, fitting in openings(table, seat):
            row = table.activity(card)
            usual = endings(table, row, ways[-1], fitting)
            for source in ways:
                # How it goes on differs only where influence that a use costs is gone for the tradesman.
                costs_twice = source == FROM_INFLUENCE and row.pays_influence
                following = endings(table, row, source, fitting) if costs_twice else usual
                every += [
                    Use(seat, card, source, modifier, dice, uses, building)
                    for modifier, dice, uses, building in following
                ]
        return every

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Use]:
        for card, ways, fitting in openings(table, seat):
            for found in fitting:
                for dice in cheapest(table, found, found.need, UNLIMITED):
                    for source in fewer(ways):
                        yield from full_uses(table, card, source, found, dice)

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Use | None:
        cards = table.cards if NO_CARD not in table.cards else [card for card in table.cards if card >= 0]
        card = cards[below(len(cards))]
        row = table.activity(card)
        source = random_source(table, seat, card, row, below)
        if source == NO_WAY:
            return None
        modifier = random_modifier(table, seat, row.colour, below, row.any_colours)
        found = row_terms(table, seat, row, source != FROM_THERE, modifier)
        dice = random_group(table, found, below)
        if dice is None:
            return None
        if row.may_use_fewer:
            most = uses_with(table, row, source, found, dice)
            return Use(seat, card, source, modifier, dice, 1 + below(most))
        building = row.buildings[below(len(row.buildings))] if row.buildings else NO_BUILDING
        return Use(seat, card, source, modifier, dice, 0, building)

    def read(self, seat: Seat, words: Path) -> Use:
        card, source, modifier = CARD_NUMBERS[words[0]], SOURCE_NUMBERS[words[1]], MODIFIER_NUMBERS[words[2]]
        dice, rest = group_of(seat, words[3:], most_dice(modifier))
        uses, building = 0, NO_BUILDING
        for word in rest:
            if word in BUILDINGS and building == NO_BUILDING:
                building = BUILDING_NUMBERS[word]
            elif not uses and building == NO_BUILDING:
                uses = number_of(word)
            else:
                raise Strange
        return Use(seat, card, source, modifier, dice, uses, building)

    def check(self, table: TablePart, move: Use) -> None:
        seat, row = move.seat, table.activity(move.card)
        check_tradesman(table, move, row)
        hires, dice, least = move.source != FROM_THERE, move.dice, row.divisor.value
        budget = left_for(table, seat, row, hires)
        check_group(table, seat, row.colour, move.modifier, dice, least, budget, row.any_colours)
        if row.may_use_fewer:
            most = uses_with(table, row, move.source, row_terms(table, seat, row, hires, move.modifier), dice)
            if not 1 <= move.uses <= most:
                raise IllegalMove("wrong_number_of_uses", uses=move.uses, most=most)

    def carry_out(self, play: Play, move: Use) -> None:
        table, seat, card = play.table, move.seat, move.card
        row = table.activity(card)
        if move.source != FROM_THERE:
            hire(play, seat, card, row, move.source)
        value = use_up(play, seat, move.modifier, move.dice)
        uses = move.uses or most_uses(table, seat, row, FROM_THERE, value, 0)
        activate(play, seat, card, row, uses, move.building)

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        if len(words) < 3:
            return None
        card, hires = CARD_NUMBERS[words[0]], SOURCE_NUMBERS[words[1]] != FROM_THERE
        found = card_terms(table, seat, card, hires, MODIFIER_NUMBERS[words[2]])
        return Begun(found, words[3:], table.activity(card).hire.value if hires else 0)

    def gives(self, table: TablePart, words: Path, begun: Begun, dice: tuple[Die, ...], spent: int) -> int:
        """Uses."""
        row, found = table.activity(CARD_NUMBERS[words[0]]), begun.terms
        return most_uses(table, found.seat, row, SOURCE_NUMBERS[words[1]], found.value(dice), spent)


def card_terms(table: TablePart, seat: Seat, card: int, hires: bool, modifier: int) -> Terms:
    """The dice that a card asks for; what hiring and one use cost must be left."""
    return row_terms(table, seat, table.activity(card), hires, modifier)


def row_terms(table: TablePart, seat: Seat, row: Activity, hires: bool, modifier: int) -> Terms:
    """The same by the row of the card."""
    budget = left_for(table, seat, row, hires)
    return terms(table, seat, row.colour, modifier, row.divisor.value, budget, row.any_colours)


def left_for(table: TablePart, seat: Seat, row: Activity, hires: bool) -> int:
    """What dice for a card may cost, so that it is hired for and used once."""
    return table.deniers[seat] - row.pays_deniers - (row.hire.value if hires else 0)


def most_uses(table: TablePart, seat: Seat, row: Activity, source: Source, value: int, spent: int) -> int:
    """How often a group of this value activates a card, if hiring and dice have cost so many deniers."""
    uses = value // row.divisor.value
    if row.pays_deniers:
        uses = min(uses, (table.deniers[seat] - spent) // row.pays_deniers)
    if row.pays_influence:
        left = table.influence[seat] - (RECRUIT if source == FROM_INFLUENCE else 0)
        uses = min(uses, left // row.pays_influence)
    return uses


def uses_with(table: TablePart, row: Activity, source: Source, found: Terms, dice: tuple[Die, ...]) -> int:
    """How often these dice activate the card of this row with a tradesman from there."""
    spent = 0
    if row.pays_deniers:
        spent = price(found, dice) + (row.hire.value if source != FROM_THERE else 0)
    return most_uses(table, found.seat, row, source, found.value(dice), spent)


def is_usable(table: TablePart, seat: Seat, card: int) -> bool:
    ways = card_sources(table, seat, card)
    return bool(ways) and next(card_modifiers(table, seat, card, ways[0] != FROM_THERE), None) is not None


def card_sources(table: TablePart, seat: Seat, card: int, citizens: list[Source] | None = None) -> list[Source]:
    """Where a tradesman for the card can come from, if one is needed and can be paid; `citizens` are all, if known."""
    row = table.activity(card)
    if table.influence[seat] < row.pays_influence:
        return []
    if table.has_tradesman(seat, table.cards.index(card)):
        return [FROM_THERE]
    if table.deniers[seat] < row.hire.value:
        return []
    return new_sources(table, seat, row, sources(table, seat) if citizens is None else citizens)


def new_sources(table: TablePart, seat: Seat, row: Activity, citizens: list[Source]) -> list[Source]:
    """Which of all citizens can become tradesmen so that the influence for one use is left."""
    if row.pays_influence and table.influence[seat] - RECRUIT < row.pays_influence:
        return [source for source in citizens if source != FROM_INFLUENCE]
    return citizens


def card_modifiers(table: TablePart, seat: Seat, card: int, hires: bool) -> Iterator[int]:
    """Those with which some dice activate the card."""
    row = table.activity(card)
    for modifier in modifiers(table, seat, row.colour, row.any_colours):
        if any_group(table, card_terms(table, seat, card, hires, modifier)):
            yield modifier


def openings(table: TablePart, seat: Seat) -> Iterator[tuple[int, list[Source], list[Terms]]]:
    """Each card with a tradesman for it, where he can come from, and what its dice must be like with each modifier."""
    citizens = sources(table, seat)
    for card in table.cards:
        ways = card_sources(table, seat, card, citizens) if card >= 0 else []
        if ways:
            row, hires = table.activity(card), ways[0] != FROM_THERE
            fitting = modifiers(table, seat, row.colour, row.any_colours)
            yield card, ways, [row_terms(table, seat, row, hires, modifier) for modifier in fitting]


def endings(table: TablePart, row: Activity, source: Source, fitting: list[Terms]) -> list[Ending]:
    """Every way in which the use of a card by a tradesman from there can go on."""
    found: list[Ending] = []
    buildings = row.buildings or (NO_BUILDING,)
    for each in fitting:
        modifier, every = each.modifier, groups(table, each)
        if row.may_use_fewer:
            found += [
                (modifier, dice, uses, NO_BUILDING)
                for dice in every
                for uses in range(uses_with(table, row, source, each, dice), 0, -1)
            ]
        else:
            found += [(modifier, dice, 0, building) for dice in every for building in buildings]
    return found


def full_uses(table: TablePart, card: int, source: Source, found: Terms, dice: tuple[Die, ...]) -> Iterator[Use]:
    """All uses that the dice give, and a few less where their number is asked."""
    seat, modifier, row = found.seat, found.modifier, table.activity(card)
    if row.may_use_fewer:
        most = uses_with(table, row, source, found, dice)
        for uses in range(most, max(0, most - FEW_USES), -1):
            yield Use(seat, card, source, modifier, dice, uses)
    else:
        building = max(row.buildings, key=lambda each: table.standing(seat, each), default=NO_BUILDING)
        yield Use(seat, card, source, modifier, dice, 0, building)


def random_source(table: TablePart, seat: Seat, card: int, row: Activity, below: Below) -> Source:
    """Where a tradesman for the card comes from; `NO_WAY` if there is none."""
    if table.influence[seat] < row.pays_influence:
        return NO_WAY
    if table.has_tradesman(seat, table.cards.index(card)):
        return FROM_THERE
    if table.deniers[seat] < row.hire.value:
        return NO_WAY
    if table.supply[seat] and below(2):
        return FROM_SUPPLY
    ways = new_sources(table, seat, row, sources(table, seat))
    return ways[below(len(ways))] if ways else NO_WAY


def check_tradesman(table: TablePart, move: Use, row: Activity) -> None:
    """Raises unless the card is there, with a tradesman or a citizen to become one, and nothing too much is said."""
    seat, card = move.seat, move.card
    if card not in table.cards:
        raise IllegalMove("card_not_revealed", card=row.key)
    has = table.has_tradesman(seat, table.cards.index(card))
    if has != (move.source == FROM_THERE):
        raise IllegalMove("tradesman_there" if has else "tradesman_needed", card=row.key)
    if not has:
        check_source(table, seat, move.source)
        need(table.deniers[seat], row.hire.value, "deniers")
    if row.pays_influence:
        left = table.influence[seat] - (RECRUIT if move.source == FROM_INFLUENCE else 0)
        need(left, row.pays_influence, "influence")
    if move.building not in (row.buildings or (NO_BUILDING,)):
        raise IllegalMove("wrong_mill", card=row.key)
    if move.uses and not row.may_use_fewer:
        raise IllegalMove("all_uses", card=row.key)


def hire(play: Play, seat: Seat, card: int, row: Activity, source: Source) -> None:
    table, deniers = play.table, row.hire.value
    take(play, seat, source)
    table.deniers[seat] -= deniers
    place = join_card(table, seat, table.cards.index(card))
    play.events.append(Hired(table.round, seat, card, place, SOURCES[source], deniers))
