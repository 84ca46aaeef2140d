"""The event cards, each one that lies in the box."""

from functools import cache
from typing import Final

from msgspec import Struct

from engine.troyes.facts import RED, WHITE, YELLOW, Colour, Fact, certain, inferred, likely


class EventCard(Struct, frozen=True):
    key: str
    """One word for this very card: `brigands-2`."""
    event: str
    """What it is, for words and effects: `brigands`."""
    colour: Colour
    """Of the card and of the dice that combat it; Marauding is fought with yellow ones."""
    divisor: Fact[int]
    points: Fact[tuple[int, int]]
    banners: Fact[int]
    black_dice: int = 0
    deniers: int = 0
    per_deniers: int = 0
    influence: int = 0
    """What it takes from each seat each round: deniers, deniers for each citizen on a building, influence."""
    cubes: int = 0
    """Neutral cubes that it places each round, one on each of so many events."""
    calls: Fact[Colour] | None = None
    """The deck of the second card."""
    is_bonus: bool = False


EVENT_CARDS: Final = (
    EventCard("marauding", "marauding", YELLOW, certain(3), inferred((2, 1)), inferred(3), 1),
    EventCard("brigands-1", "brigands", RED, likely(3), likely((3, 1)), inferred(4), 1, calls=inferred(YELLOW)),
    EventCard("brigands-2", "brigands", RED, likely(3), likely((3, 1)), inferred(4), 1, calls=inferred(WHITE)),
    EventCard("brigands-3", "brigands", RED, likely(3), likely((3, 1)), inferred(4), 1, calls=inferred(YELLOW)),
    EventCard("skirmishes-1", "skirmishes", RED, likely(3), likely((2, 1)), inferred(3), 1, calls=inferred(WHITE)),
    EventCard("skirmishes-2", "skirmishes", RED, likely(3), likely((2, 1)), inferred(3), 1, calls=inferred(YELLOW)),
    EventCard("war", "war", RED, likely(2), likely((2, 1)), inferred(4), 2, calls=inferred(WHITE)),
    EventCard(
        "normans-attack", "normans-attack", RED, likely(2), likely((2, 1)), inferred(4), 2, calls=inferred(YELLOW)
    ),
    EventCard(
        "conflict-of-succession", "conflict-of-succession", RED,
        certain(4), certain((4, 2)), certain(5), calls=inferred(WHITE),
    ),
    EventCard("drought", "drought", YELLOW, likely(4), likely((3, 1)), inferred(3), per_deniers=1),
    EventCard("support", "support", YELLOW, likely(3), likely((3, 1)), inferred(4), cubes=2),
    EventCard("civil-war", "civil-war", YELLOW, likely(4), likely((3, 2)), inferred(4), deniers=3),
    EventCard("wayfarers", "wayfarers", YELLOW, likely(3), likely((3, 1)), inferred(4)),
    EventCard("theological-conflict", "theological-conflict", WHITE, likely(4), likely((3, 1)), inferred(3)),
    EventCard("heresy", "heresy", WHITE, likely(3), likely((3, 2)), inferred(5), influence=2),
    EventCard("traveling-builders", "traveling-builders", WHITE, likely(4), likely((3, 2)), inferred(4)),
    EventCard("interrupted-work", "interrupted-work", WHITE, likely(4), likely((3, 1)), inferred(3)),
    EventCard("resistance", "resistance", RED, inferred(6), inferred((3, 2)), inferred(4), is_bonus=True),
)  # fmt: skip

MARAUDING: Final = 0
EVENT_KEYS: Final = tuple(each.key for each in EVENT_CARDS)
EVENT_NUMBERS: Final = {key: number for number, key in enumerate(EVENT_KEYS)}
BANNERS: Final = tuple(each.banners.value for each in EVENT_CARDS)
EVENT_DIVISORS: Final = tuple(each.divisor.value for each in EVENT_CARDS)
EVENT_COLOURS: Final = tuple(each.colour for each in EVENT_CARDS)


@cache
def deck(colour: Colour, with_bonus: bool) -> tuple[int, ...]:
    """Every card of one colour in the box; Marauding is printed on the board."""
    return tuple(
        number
        for number, card in enumerate(EVENT_CARDS)
        if number != MARAUDING and card.colour == colour and (with_bonus or not card.is_bonus)
    )
