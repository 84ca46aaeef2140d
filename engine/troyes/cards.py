"""The activity cards. Plain exchanges and modifiers are data; singular effects are found by key in `activities`."""

from functools import cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.troyes.facts import (
    BISHOPRIC,
    PALACE,
    RED,
    WHITE,
    YELLOW,
    Building,
    Colour,
    Fact,
    certain,
    inferred,
    likely,
)


class Modifier(Struct, frozen=True):
    """What one delayed cube does to the dice of one action."""

    acts: tuple[Colour, ...]
    """The colours that actions may ask for."""
    takes: tuple[Colour, ...] | None = None
    """The colour of the dice really taken; None for the colour that the action asks for."""
    one_die: bool = False
    """Exactly one die; it counts as `times` dice."""
    times: int = 1
    plus_each: int = 0
    plus_group: int = 0
    sets_to: int = 0
    """The value that each die becomes; 0 leaves it."""
    free: int = 0
    """Dice of each other district that cost nothing."""
    roy_free: int = 0
    """The same of le Roy's district in the solo game."""
    places_on: tuple[Colour, ...] = ()
    """The principal buildings on which it may place a citizen."""
    builds: bool = False
    """Whether it may be used for the cathedral."""

    def value(self, pips: int, dice: int) -> int:
        """Of a group of so many dice with so many pips."""
        return self.sets_to * dice if self.sets_to else self.times * (pips + self.plus_each * dice) + self.plus_group

    def free_dice(self, seats: int) -> int:
        """How many dice of each other district cost nothing."""
        return self.roy_free if seats == 1 else self.free


class Activity(Struct, frozen=True):
    key: str
    colour: Colour
    round: int
    hire: Fact[int]
    spaces: Fact[tuple[int, int]]
    """Points of the two tradesman spaces, in the order in which they are taken."""
    divisor: Fact[int]
    pays_deniers: int = 0
    pays_influence: int = 0
    deniers: int = 0
    influence: int = 0
    points: int = 0
    """What each use costs and gives."""
    per_deniers: int = 0
    per_points: int = 0
    per: int = 1
    """What each use gives for every so many of what the card counts."""
    roy_deniers: int = 0
    """What takes the place of `per_deniers` for le Roy's citizens in the solo game."""
    prize: int = 0
    """Points of each use for who has most of what the card compares."""
    hits: int = 0
    """The least value of a roll that hits; 0 where nothing is rolled."""
    buildings: tuple[Building, ...] = ()
    """The principal buildings of which one is chosen, where the card asks for one."""
    modifier: Modifier | None = None
    may_use_fewer: bool = False
    """Each use costs something or may serve others, so their number is asked; elsewhere all are made."""
    any_colours: bool = False
    is_bonus: bool = False


ANY: Final = (RED, WHITE, YELLOW)

ACTIVITIES: Final = (
    Activity(
        "artisan", YELLOW, 1, likely(5), likely((2, 1)), likely(4),
        pays_influence=1, deniers=6, may_use_fewer=True,
    ),
    Activity("merchant", YELLOW, 1, certain(4), certain((2, 1)), certain(2), deniers=2),
    Activity(
        "miller", YELLOW, 1, likely(5), likely((2, 1)), likely(4),
        per_deniers=2, buildings=(PALACE, BISHOPRIC),
    ),
    Activity(
        "innkeeper", YELLOW, 2, likely(5), inferred((2, 1)), inferred(2),
        pays_deniers=1, influence=1, may_use_fewer=True,
    ),
    Activity(
        "blacksmith", YELLOW, 2, likely(5), likely((3, 2)), inferred(3),
        modifier=Modifier(acts=(RED,), plus_group=5),
    ),
    Activity(
        "militiaman", YELLOW, 2, likely(6), likely((3, 2)), likely(3),
        modifier=Modifier(acts=(RED,), takes=(YELLOW,), places_on=(RED,)),
    ),
    Activity(
        "journeyman", YELLOW, 3, likely(5), likely((2, 1)), likely(4),
        pays_deniers=3, points=2, may_use_fewer=True,
    ),
    Activity("goldsmith", YELLOW, 3, likely(8), likely((3, 2)), likely(4), deniers=2, points=1),
    Activity("sculptor", YELLOW, 3, likely(5), likely((3, 2)), inferred(3), points=1),
    Activity(
        "tithe", WHITE, 1, likely(5), inferred((3, 2)), likely(4),
        modifier=Modifier(acts=(YELLOW,), free=1, roy_free=3, places_on=(YELLOW,)),
    ),
    Activity(
        "monk", WHITE, 1, likely(6), inferred((3, 2)), likely(3),
        modifier=Modifier(acts=(YELLOW,), takes=(WHITE,), one_die=True, times=3),
    ),
    Activity(
        "priest", WHITE, 1, certain(6), certain((3, 2)), certain(3),
        modifier=Modifier(acts=(YELLOW,), plus_each=3),
    ),
    Activity(
        "apprenticeship", WHITE, 2, likely(6), likely((3, 2)), likely(3),
        modifier=Modifier(acts=ANY, takes=ANY, sets_to=5, places_on=(RED,)),
    ),
    Activity(
        "confession", WHITE, 2, likely(7), likely((3, 2)), likely(3),
        modifier=Modifier(acts=ANY, plus_each=2, places_on=(RED,)),
    ),
    Activity(
        "templar", WHITE, 2, inferred(7), inferred((3, 2)), likely(3),
        modifier=Modifier(acts=(RED,), takes=(WHITE,), one_die=True, times=2),
    ),
    Activity(
        "pilgrimage", WHITE, 3, likely(3), likely((1, 0)), likely(7), points=2, any_colours=True,
    ),
    Activity(
        "procession", WHITE, 3, likely(5), likely((3, 2)), inferred(3),
        prize=2, may_use_fewer=True,
    ),
    Activity("glassblower", WHITE, 3, likely(7), likely((3, 2)), likely(5), per_points=1, per=2),
    Activity("archer", RED, 1, likely(6), likely((3, 2)), inferred(2), hits=3, may_use_fewer=True),
    Activity("chivalry", RED, 1, likely(6), likely((2, 1)), likely(4), may_use_fewer=True),
    Activity(
        "diplomat", RED, 1, likely(6), likely((2, 1)), likely(3),
        pays_influence=1, may_use_fewer=True,
    ),
    Activity("hunting", RED, 2, likely(5), inferred((3, 2)), likely(3), influence=3),
    Activity("mercenary", RED, 2, inferred(5), inferred((2, 1)), inferred(2), deniers=3),
    Activity(
        "tax-collector", RED, 2, likely(6), inferred((2, 1)), likely(5),
        per_deniers=1, roy_deniers=2,
    ),
    Activity("captain", RED, 3, likely(7), likely((3, 2)), likely(4), per_points=1),
    Activity("joust", RED, 3, likely(5), likely((3, 2)), likely(3), prize=2, may_use_fewer=True),
    Activity(
        "troubadour", RED, 3, likely(7), likely((3, 2)), likely(3),
        pays_influence=3, points=2, may_use_fewer=True,
    ),
    Activity("baker", YELLOW, 1, inferred(5), inferred((2, 1)), inferred(3), per_deniers=1, is_bonus=True),
    Activity("banquet", RED, 3, inferred(7), inferred((3, 1)), inferred(4), per_points=1, is_bonus=True),
    Activity(
        "prior", WHITE, 2, inferred(8), inferred((3, 1)), inferred(4),
        modifier=Modifier(acts=(WHITE,), one_die=True, times=2, builds=True), is_bonus=True,
    ),
)  # fmt: skip
"""In the order of the rulebook: yellow, white, red, each by round; then the bonus activities."""

CARD_KEYS: Final = tuple(each.key for each in ACTIVITIES)
CARD_NUMBERS: Final = {key: number for number, key in enumerate(CARD_KEYS)}
MODIFIERS: Final = tuple(each.modifier for each in ACTIVITIES)
NO_CARD: Final = -1
"""A slot whose card is not revealed yet; an action without a modifier."""

EARLIER: Final[dict[int, dict[str, dict[str, Any]]]] = {
    1: {
        "sculptor": {"hire": inferred(4), "spaces": inferred((3, 1))},
        "pilgrimage": {"hire": inferred(0), "spaces": likely((2, 1))},
    },
}
"""What was on a card up to this version of the rules. Games that began with it keep it."""


def _edition(rules: int) -> tuple[Activity, ...]:
    """The cards as games by these rules have them."""
    found = {card.key: card for card in ACTIVITIES}
    for version in sorted(EARLIER, reverse=True):
        if version >= rules:
            found |= {key: replace(found[key], **values) for key, values in EARLIER[version].items()}
    return tuple(found.values())


EDITIONS: Final = {rules: _edition(rules) for rules in range(1, max(EARLIER) + 1)}
"""By version of the rules; those that are not here have the cards as they are in `ACTIVITIES`."""


def activity(card: int, rules: int) -> Activity:
    return EDITIONS.get(rules, ACTIVITIES)[card]


@cache
def pile(colour: Colour, round_: int, with_bonus: bool) -> tuple[int, ...]:
    """The cards of one colour and round, from which one is drawn."""
    return tuple(
        number
        for number, card in enumerate(ACTIVITIES)
        if card.colour == colour and card.round == round_ and (with_bonus or not card.is_bonus)
    )
