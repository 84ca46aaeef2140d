"""What a picture needs to know, read from a view."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.troyes.cards import CARD_KEYS
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import (
    CARD_SLOTS,
    COLOURS,
    NEUTRAL,
    NOBODY,
    ROUNDS,
    SPACES_PER_BUILDING,
    Owner,
)
from engine.troyes.state import PHASES, Table, View
from locales import Words
from render.lettering import drawable
from render.troyes.buildings import Place
from render.troyes.cards import Danger, Workshop
from render.troyes.colours import ROY
from render.troyes.square import District


def look_of(table: Table, owner: Owner) -> int:
    """How an owner is drawn: le Roy has his own arms."""
    return ROY if owner == NEUTRAL and table.is_solo else owner


def owners(table: Table) -> list[Owner]:
    """Those who have a district, the seats first."""
    return [*range(table.seats), NEUTRAL]


def name_of(seats: Sequence[str], owner: Owner, table: Table, w: Words) -> str:
    """A player's name as the fonts can write it, or the number of the seat."""
    if owner == NEUTRAL:
        return w("troyes-picture-roy" if table.is_solo else "troyes-picture-neutral")
    return drawable(seats[owner]) or w("troyes-picture-seat", seat=owner + 1)


@lru_cache(100)
def round_words(w: Words, round_: int, rounds: int) -> str:
    return w("troyes-picture-round", round=round_, rounds=rounds) if round_ else w("troyes-picture-placement")


def title_words(table: Table, w: Words) -> str:
    return round_words(w, table.round, ROUNDS[table.seats])


def phase_words(table: Table, w: Words) -> str:
    return w(f"troyes-picture-phase-{PHASES[table.phase]}")


def dice_of(table: Table, owner: Owner) -> list[tuple[int, int]]:
    """Colour and value of each die in a district: red, white, yellow, the high ones first."""
    found: list[tuple[int, int]] = []
    for colour in COLOURS:
        for value in range(6, 0, -1):
            found += [(colour, value)] * table.dice[owner * 18 + colour * 6 + value - 1]
    return found


def district(view: View, before: View, owner: Owner, name: str) -> District:
    table, was = view.table, before.table
    is_seat = owner != NEUTRAL
    amounts = (table.deniers[owner], table.influence[owner], table.supply[owner]) if is_seat else ()
    earlier = (was.deniers[owner], was.influence[owner], was.supply[owner]) if is_seat else ()
    return District(
        look_of(table, owner),
        name,
        amounts,
        _dice(table, was, owner),
        table.start == owner and table.round > 0,
        is_seat and table.active == owner and not table.is_over,
        table.passed[owner] if is_seat else 0,
        tuple(one != other for one, other in zip(amounts, earlier, strict=True)),
    )


def _dice(table: Table, was: Table, owner: Owner) -> tuple[tuple[int, int, bool], ...]:
    """What was rolled again or turned over is new; a new round's dice are no news."""
    dice = dice_of(table, owner)
    known = Counter(dice_of(was, owner)) if was.round == table.round and any(was.dice) else Counter(dice)
    shown: list[tuple[int, int, bool]] = []
    for each in dice:
        shown.append((*each, known[each] <= 0))
        known[each] -= 1
    return tuple(shown)


def places(now: Sequence[Owner], was: Sequence[Owner], table: Table) -> tuple[Place, ...]:
    return tuple([(look_of(table, owner), owner != other) for owner, other in zip(now, was, strict=True)])


def standing(view: View, before: View, building: int) -> tuple[Place, ...]:
    first = building * SPACES_PER_BUILDING
    here = slice(first, first + SPACES_PER_BUILDING)
    return places(view.table.spaces[here], before.table.spaces[here], view.table)


def prone(view: View, before: View, building: int) -> tuple[Place, ...]:
    """Citizens lying on a building; who has more there than before has just fallen."""
    table, found = view.table, list[Place]()
    for owner in range(5):
        number, earlier = (each.table.lying[building * 5 + owner] for each in (view, before))
        found += [(look_of(table, owner), place >= earlier) for place in range(number)]
    return tuple(found)


def workshop(view: View, before: View, slot: int) -> Workshop:
    table, was = view.table, before.table
    first, second, others = table.tradesmen[slot * 3 : slot * 3 + 3]
    old = was.tradesmen[slot * 3 : slot * 3 + 3]
    cubes, earlier = (each.cubes[slot * 4 : slot * 4 + 4] for each in (table, was))
    return Workshop(
        table.cards[slot],
        (look_of(table, first), look_of(table, second)),
        tuple(look_of(table, owner) for owner in range(5) if others >> owner & 1),
        tuple((seat, number) for seat, number in enumerate(cubes) if number),
        (first != old[0], second != old[1], others != old[2], cubes != earlier, table.cards[slot] != was.cards[slot]),
        table.is_solo,
    )


def revealed(table: Table) -> list[int]:
    """The slots whose card lies open."""
    return [slot for slot in range(CARD_SLOTS) if table.cards[slot] != NOBODY]


def dangers(view: View, before: View) -> list[Danger]:
    table = view.table
    earlier = {threat.card: threat.cubes for threat in before.table.queue}
    shown: list[Danger] = []
    for threat in table.queue:
        known = earlier.get(threat.card)
        fresh = 0 if known is None else max(0, len(threat.cubes) - len(known))
        cubes = tuple(look_of(table, owner) for owner in threat.cubes)
        shown.append(Danger(threat.card, cubes, fresh, known is None, table.is_solo))
    return shown


def card_name(card: int, w: Words) -> str:
    return w(f"troyes-picture-card-{CARD_KEYS[card]}")


def card_words(card: int, is_solo: bool, w: Words) -> str:
    """What one use of an activity does."""
    return w(f"troyes-picture-does-{CARD_KEYS[card]}", solo=_solo(is_solo))


def event_name(card: int, w: Words) -> str:
    return w(f"troyes-picture-event-{EVENT_CARDS[card].event}")


def event_words(card: int, is_solo: bool, w: Words) -> str:
    """What an event does each round, at full length."""
    return w(f"troyes-picture-strikes-{EVENT_CARDS[card].event}", solo=_solo(is_solo))


def short_event_words(card: int, is_solo: bool, w: Words) -> str:
    return w(f"troyes-picture-brief-{EVENT_CARDS[card].event}", solo=_solo(is_solo))


def _solo(is_solo: bool) -> str:
    return "yes" if is_solo else "no"
