"""The names of things, and the phrases that sentences are made of."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from engine.troyes.cards import ACTIVITIES, Activity
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import (
    BUILDINGS,
    CHARACTER_KEYS,
    COLOUR_NAMES,
    NEUTRAL,
    ROUNDS,
    SPACE_NAMES,
    Building,
    Die,
    Owner,
    building_of,
    colour_of,
    district_of,
    value_of,
)
from engine.troyes.state import PHASES, TablePart
from engine.troyes.tally import Changes
from locales import Words
from render.lettering import drawable
from render.troyes import printed


@lru_cache(200)
def card_name(card: int, w: Words) -> str:
    return w(f"troyes-card-{ACTIVITIES[card].key}")


@lru_cache(200)
def event_name(event: int, w: Words) -> str:
    return w(f"troyes-event-{EVENT_CARDS[event].event}")


def die_name(die: Die, w: Words) -> str:
    return w("troyes-die", colour=COLOUR_NAMES[colour_of(die)], value=value_of(die))


def dice_names(dice: Sequence[Die], w: Words) -> str:
    """`red 5, red 3, yellow 2`, each colour named once: `red 5 3, yellow 2`."""
    by_colour: dict[int, list[str]] = {}
    for die in sorted(dice, key=lambda die: (colour_of(die), -value_of(die))):
        by_colour.setdefault(colour_of(die), []).append(str(value_of(die)))
    return ", ".join(
        w("troyes-die", colour=COLOUR_NAMES[colour], value=" ".join(values)) for colour, values in by_colour.items()
    )


def flipped(dice: Sequence[Die], w: Words) -> str:
    """`yellow 1 → 6, red 2 → 5`"""
    return ", ".join(w("troyes-flipped", die=die_name(die, w), new=7 - value_of(die)) for die in dice)


def building_name(building: Building, w: Words) -> str:
    return w("troyes-building", building=BUILDINGS[building])


def space_name(space: int, w: Words) -> str:
    return w("troyes-space", building=BUILDINGS[building_of(space)], space=SPACE_NAMES[space])


@lru_cache(100)
def character_name(character: int, w: Words) -> str:
    return w("troyes-character", character=CHARACTER_KEYS[character])


def part_name(part: str, w: Words) -> str:
    """A category of points."""
    if part in CHARACTER_KEYS:
        return character_name(CHARACTER_KEYS.index(part), w)
    return w(f"troyes-picture-part-{part}")


def characters(numbers: Sequence[int], w: Words) -> str:
    return ", ".join(character_name(number, w) for number in numbers)


def amount(key: str, number: int, w: Words) -> str:
    """`+2 deniers` or `−1 influence`."""
    return w("troyes-plus" if number > 0 else "troyes-minus", what=w(key, number=abs(number)))


def net_amount(key: str, numbers: Sequence[int], w: Words) -> str:
    """`+2 deniers`, or with what it is made of: `+1 influence (−1, +2)`."""
    lost, gained = -sum(min(0, number) for number in numbers), sum(max(0, number) for number in numbers)
    if not lost or not gained:
        return amount(key, gained - lost, w)
    net = amount(key, gained - lost, w) if gained != lost else w("troyes-even", what=w(key, number=0))
    return w("troyes-netted", net=net, lost=lost, gained=gained)


def balance(changed: Changes, w: Words) -> str:
    """`+6 deniers, −1 influence, +2 points`; empty where nothing changes."""
    amounts = (
        ("troyes-deniers", changed.deniers),
        ("troyes-influence", changed.influence),
        ("troyes-points", changed.points),
    )
    return ", ".join(amount(key, number, w) for key, number in amounts if number)


class Company(Struct, frozen=True):
    """Who is at the table, and in which words they are spoken of."""

    names: Sequence[str]
    w: Words

    def name(self, owner: Owner) -> str:
        if owner == NEUTRAL:
            return self.w("troyes-roy" if len(self.names) == 1 else "troyes-neutral")
        return self.names[owner]

    def all_names(self, owners: Sequence[Owner]) -> str:
        *names, last = [self.name(owner) for owner in owners]
        return self.w("and").join([", ".join(names), last]) if names else last

    def group(self, owner: Owner, dice: Sequence[Die], prices: Sequence[int]) -> str:
        """`yellow 6 + 5 + 5 of Green (6 deniers)`: a colour is named where it changes, an owner where it is another."""
        parts: list[str] = []
        colour = -1
        for die, price in zip(dice, prices, strict=True):
            name = str(value_of(die)) if colour_of(die) == colour else die_name(die, self.w)
            colour = colour_of(die)
            parts.append(name if district_of(die) == owner else self._bought(name, district_of(die), price))
        return " + ".join(parts)

    def _bought(self, name: str, owner: Owner, price: int) -> str:
        w = self.w
        paid = w("troyes-deniers", number=price) if price else w("troyes-free")
        return w("troyes-bought", die=name, owner=self.name(owner), price=paid)


def name_of(seats: Sequence[str], owner: Owner, table: TablePart, w: Words) -> str:
    """A player's name as the fonts can write it, or the number of the seat."""
    if owner == NEUTRAL:
        return w("troyes-picture-roy" if table.is_solo else "troyes-picture-neutral")
    return drawable(seats[owner]) or w("troyes-picture-seat", seat=owner + 1)


@lru_cache(100)
def round_words(w: Words, round_: int, rounds: int) -> str:
    return w("troyes-picture-round", round=round_, rounds=rounds) if round_ else w("troyes-picture-placement")


def title_words(table: TablePart, w: Words) -> str:
    return round_words(w, table.round, ROUNDS[table.seats])


def phase_words(table: TablePart, w: Words) -> str:
    return w(f"troyes-picture-phase-{PHASES[table.phase]}")


@lru_cache(200)
def card_words(card: Activity, is_solo: bool, w: Words) -> str:
    """What one use of an activity does."""
    return printed.does(card, is_solo, w)


@lru_cache(200)
def per_words(card: Activity, w: Words) -> str:
    """How often an activity acts."""
    return w("troyes-picture-per", divisor=card.divisor.value, later="yes" if card.modifier else "no")


@lru_cache(200)
def event_words(card: int, is_solo: bool, w: Words) -> str:
    """What an event does each round, at full length."""
    return printed.strikes(EVENT_CARDS[card], is_solo, w)


@lru_cache(200)
def short_event_words(card: int, is_solo: bool, w: Words) -> str:
    return printed.strikes_briefly(EVENT_CARDS[card], is_solo, w)
