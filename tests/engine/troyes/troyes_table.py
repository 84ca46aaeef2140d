"""Positions of Troyes for tests, in a few words: `troyes(dice={1: "y4 y5 y6"}).play("0 farm plain y6.1 done")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engine.core.chance import Chance, draw
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.registry import game
from engine.troyes.cards import ACTIVITIES, CARD_NUMBERS
from engine.troyes.citizens import join_card
from engine.troyes.event_cards import EVENT_COLOURS, EVENT_KEYS, EVENT_NUMBERS
from engine.troyes.events import GainedPoints
from engine.troyes.facts import (
    CITIZENS,
    COLOUR_LETTERS,
    LYING_NAMES,
    NEUTRAL,
    PLACE_NAMES,
    ROUNDS,
    die_of,
)
from engine.troyes.game import Troyes
from engine.troyes.play import Play, play_of
from engine.troyes.setting import empty_table
from engine.troyes.state import ACTIONS, COUNTERING, Hand, Secret, State, TablePart, Threat, View

RULES = Troyes()
QUESTIONS = (
    "action",  # what to do: every first word
    "building",  # settle, place
    "space",  # settle
    "die",  # reroll, place
    "dice",  # the next die of a group, or done; also flip and counter
    "black",  # counter: which other black dice
    "card",  # use
    "event",  # fight, send
    "source",  # use, place: where the citizen comes from
    "modifier",  # plain, or the card whose cube modifies the dice
    "uses",  # use: x1, x2 ...
    "cubes",  # fight: x1, x2 ...
    "mill",  # use miller: palace or bishopric
)
"""Every question that a player may be asked."""
assert type(game("troyes")) is Troyes
E = TypeVar("E", bound=Event)
BLUE, GREEN, ORANGE = 0, 1, 2
DECKS = ("war", "theological-conflict", "drought")


def seed_for(*faces: int) -> bytes:
    """A seed whose first dice show these faces."""
    for number in range(100_000):
        seed = number.to_bytes(32, "big")
        if all(draw(seed, n, 6) + 1 == face for n, face in enumerate(faces)):
            return seed
    raise AssertionError(f"no seed rolls {faces}")


def put_dice(table: TablePart, district: int, words: str) -> None:
    """`r4 w1 y3`"""
    for word in words.split():
        table.dice[die_of(district, COLOUR_LETTERS.index(word[0]), int(word[1]))] += 1


def put_cards(table: TablePart, tradesmen: Mapping[str, Sequence[int]], cubes: Mapping[str, Mapping[int, int]]) -> None:
    """The cards that are named lie open; tradesmen in the order in which they came."""
    for key in {**tradesmen, **cubes}:
        card = ACTIVITIES[CARD_NUMBERS[key]]
        slot = card.colour * 3 + card.round - 1
        table.cards[slot] = CARD_NUMBERS[key]
        for owner in tradesmen.get(key, ()):
            join_card(table, owner, slot)
        for seat, number in cubes.get(key, {}).items():
            table.add_cubes(slot, seat, number)


def put_citizens(table: TablePart, citizens: Mapping[str, int]) -> None:
    """`palace-3`, `bishopric-5b`, `lying-palace`: the place and its owner."""
    for name, owner in citizens.items():
        if name in LYING_NAMES:
            table.lie_down(LYING_NAMES.index(name), owner)
        else:
            table.spaces[PLACE_NAMES.index(name)] = owner


def settle_supplies(table: TablePart, supply: Mapping[int, int]) -> None:
    """Whoever is not in play or in the personal supply is in the general one."""
    for owner in (*range(table.seats), NEUTRAL):
        in_play = table.spaces.count(owner) + sum(table.lying_of(owner))
        in_play += sum(table.has_tradesman(owner, slot) for slot in range(9))
        full = CITIZENS if owner != NEUTRAL else 24 if table.is_solo else 8
        table.supply[owner] = supply.get(owner, 1) if owner != NEUTRAL else 0
        table.general[owner] = full - in_play - table.supply[owner]


def troyes(
    seats: int = 3,
    *,
    deniers: Mapping[int, int] | None = None,
    influence: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    dice: Mapping[int, str] | None = None,
    citizens: Mapping[str, int] | None = None,
    supply: Mapping[int, int] | None = None,
    tradesmen: Mapping[str, Sequence[int]] | None = None,
    cubes: Mapping[str, Mapping[int, int]] | None = None,
    cathedral: Mapping[int, str] | None = None,
    events: Mapping[str, Sequence[int]] | None = None,
    black: Sequence[int] = (),
    characters: Mapping[int, Sequence[int]] | None = None,
    deck: Sequence[str] = DECKS,
    box: Sequence[str] = (),
    rolls: Sequence[int] = (),
    round: int = 3,
    start: int = 0,
    active: int = 0,
    rules: int = RULES.rules_version,
) -> TroyesTable:
    """A game in its phase 4, or in phase 3 if there are black dice. The last seat has a white 1, so that rounds go on.

    `cathedral` gives the columns in which each owner has cubes, one digit for each, from the lowest free level up.
    """
    table = empty_table(seats, False, "", start, rules)
    table.phase = COUNTERING if black else ACTIONS
    table.round, table.active, table.black = round, active, sorted(black, reverse=True)
    for stock, given, usual in ((table.deniers, deniers, 10), (table.influence, influence, 4)):
        for seat in range(seats):
            stock[seat] = (given or {}).get(seat, usual)
    for district, words in ({seats - 1: "w1"} | dict(dice or {})).items():
        put_dice(table, district, words)
    put_cards(table, tradesmen or {}, cubes or {})
    put_citizens(table, citizens or {})
    settle_supplies(table, supply or {})
    for owner, columns in (cathedral or {}).items():
        for column in columns:
            level = table.column(int(column) - 1).index(-1)
            table.build_site(level, int(column) - 1, owner)
    threats = {"marauding": ()} | {key: tuple(owners) for key, owners in (events or {}).items()}
    table.queue = [Threat(EVENT_NUMBERS[key], tuple(owners)) for key, owners in threats.items()]
    hands = tuple(
        Hand((points or {}).get(seat, 10), tuple((characters or {}).get(seat, (seat,)))) for seat in range(seats)
    )
    return TroyesTable(State(table, hands, secret_of(seats, deck, box, rolls)))


def secret_of(seats: int, deck: Sequence[str], box: Sequence[str], rolls: Sequence[int]) -> Secret:
    """Event decks in the order in which their cards are named."""
    cards = [EVENT_NUMBERS[key] for key in deck]
    by_colour = [tuple(card for card in cards if EVENT_COLOURS[card] == colour) for colour in range(3)]
    red, white, yellow = by_colour
    boxed = tuple(EVENT_NUMBERS[key] for key in box)
    return Secret(Chance(seed_for(*rolls)), (0,) * 9, red[: ROUNDS[seats]], white, yellow, boxed, ())


class Loaded(Chance):
    """Dice that fall as a test wants."""

    faces: list[int] = []  # noqa: RUF012

    def die(self) -> int:
        return self.faces.pop(0)


class TroyesTable:
    """A game in the middle, with everything that has happened since."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *lines: str) -> TroyesTable:
        for line in lines:
            self.state, events = RULES.apply(self.state, RULES.parse(line))
            self.events += events
        return self

    def after(self, change: Callable[[Play], object], rolls: Sequence[int] = ()) -> TroyesTable:
        """Lets something happen that is no move; `rolls` are the dice that it rolls."""
        play = play_of(self.state)
        if rolls:
            play.chance = Loaded(bytes(32), faces=list(rolls))
        change(play)
        self.events += play.events
        self.state = play.state()
        return self

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def gained(self, owner: int, source: str | None = None) -> int:
        """Points that an owner gained since the beginning of the test."""
        return sum(
            event.points for event in self.told(GainedPoints) if event.owner == owner and source in (None, event.source)
        )

    @property
    def table(self) -> TablePart:
        return self.state.table

    def view(self, seat: int | None = None) -> View:
        return RULES.view(self.state, self.table.active if seat is None else seat)

    def answers(self, *path: str) -> tuple[str, ...]:
        return RULES.answers(self.view(), path)

    def points(self, seat: int = 0) -> int:
        return self.state.hands[seat].points

    def deniers(self, seat: int = 0) -> int:
        return self.table.deniers[seat]

    def influence(self, seat: int = 0) -> int:
        return self.table.influence[seat]

    def dice(self, district: int) -> str:
        """The dice of a district: `r4 w1 y3`."""
        words = [
            f"{COLOUR_LETTERS[colour]}{value}"
            for colour in range(3)
            for value in range(1, 7)
            for _ in range(self.table.dice[die_of(district, colour, value)])
        ]
        return " ".join(words)

    def at(self, name: str) -> int:
        """Who stands there; how many lie there is another question."""
        return self.table.spaces[PLACE_NAMES.index(name)]

    def lies(self, building: str, owner: int) -> bool:
        return bool(self.table.lying_on(LYING_NAMES.index(f"lying-{building}"), owner))

    def cubes_on(self, key: str) -> tuple[int, ...]:
        return next(threat.cubes for threat in self.table.queue if EVENT_KEYS[threat.card] == key)

    def queue(self) -> list[str]:
        return [EVENT_KEYS[threat.card] for threat in self.table.queue]

    def stored(self, key: str, seat: int = 0) -> int:
        """Delayed cubes on a card."""
        return self.table.cubes_on(self.table.cards.index(CARD_NUMBERS[key]), seat)

    def tradesmen(self, key: str) -> list[int]:
        """First space, second space, illustration."""
        slot = self.table.cards.index(CARD_NUMBERS[key])
        return self.table.tradesmen_on(slot)


def code_of(table: TroyesTable, line: str) -> tuple[str, dict[str, object]]:
    """Why a move is refused; it changes nothing."""
    before = RULES.encode(table.state)
    try:
        table.play(line)
    except IllegalMove as error:
        assert RULES.encode(table.state) == before
        return error.code, error.details
    raise AssertionError(f"{line} is allowed")


def with_other_secrets(state: State, keep: int | None) -> State:
    """The same table, where everything is different that a seat must not see."""
    hands = tuple(
        hand if seat == keep else Hand(hand.points + 17, tuple(5 - each for each in hand.characters))
        for seat, hand in enumerate(state.hands)
    )
    old = state.secret
    secret = Secret(
        Chance(bytes(32), 999), old.activities[::-1], old.red[::-1], old.white[::-1], old.yellow[::-1], old.box, ()
    )
    return State(state.table, hands, secret)
