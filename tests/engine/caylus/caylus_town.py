"""A position of Caylus in a few words, moves as lines of text, and what came of them."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.caylus.events import FinalPoints, Income, OwnerTook, Started
from engine.caylus.facts import LINES, NOBODY, PLACE_OF, PLACING, Phase
from engine.caylus.game import Caylus
from engine.caylus.progress import advance, clear
from engine.caylus.setting import empty_table
from engine.caylus.state import Ask, Secret, State
from engine.caylus.tiles import BY_KEY, IS_NEUTRAL, NEUTRAL, RESIDENCE, TILES, Cubes, cubes
from engine.core.chance import Chance
from engine.core.events import Event

GAME = Caylus()
QUESTIONS = (
    "place",
    "far",
    "gate",
    "guild",
    "joust",
    "inn",
    "provost",
    "production",
    "bonus",
    "way",
    "cube",
    "tile",
    "any",
    "residence",
    "lawyer",
    "castle",
    "favour",
    "cubes",
    "give",
    "get",
    "works",
)
"""Every question that a player may be asked: where to place, where on the far end of the road, what the worker of the Gate
does, ... which way to trade and with which cube, which tile to build, with which cube of any kind, on which residence, what
to transform, which batch, which line, which cube of the third line, what to give and to get for it, whose work to do."""
E = TypeVar("E", bound=Event)
Workers = Mapping[str, int] | Mapping[int, int] | Mapping[str | int, int]
"""By place, in a word or as the number of its space, whose worker stands there."""
FARM, FOREST, SAWMILL, QUARRY, MARKET, CARPENTER = range(1, 7)
"""The spaces of the neutral tiles."""
PEDDLER, FIXED_CARPENTER, GOLD_MINE = 7, 8, 16


def place(word: str | int) -> int:
    return word if isinstance(word, int) else PLACE_OF[(word,)]


class Town:
    """Seat 0 goes first. The neutral tiles lie in the order of the rulebook: Farm, Forest, Sawmill, Quarry, Market, Carpenter."""

    def __init__(
        self,
        seats: int = 3,
        *,
        deniers: Mapping[int, int] | None = None,
        stock: Mapping[int, str] | None = None,
        points: Mapping[int, int] | None = None,
        tiles: Mapping[int, tuple[str, int]] | None = None,
        workers: Workers | None = None,
        castle: Iterable[int] = (),
        stables: Iterable[int] = (),
        guest: int = NOBODY,
        markers: Mapping[int, Mapping[str, int]] | None = None,
        houses: Mapping[int, tuple[int, int, int]] | None = None,
        passed: Iterable[int] | None = None,
        order: Iterable[int] | None = None,
        jeweller: bool = True,
        beginner: bool = False,
        **fields: Any,
    ) -> None:
        table = self.table = empty_table(seats, jeweller, beginner, "", GAME.rules_version)
        table.turn, table.phase, table.cursor = 2, PLACING, -1
        table.order = list(order or range(seats))
        table.passed = list(passed or ())
        table.road[1:7] = NEUTRAL
        table.deniers = [(deniers or {}).get(seat, 0) for seat in range(seats)]
        table.cubes = [n for seat in range(seats) for n in cubes((stock or {}).get(seat, ""))]
        for seat, number in (points or {}).items():
            table.points[seat] = table.sources[seat * 11] = number
        for space, (key, owner) in (tiles or {}).items():
            self._lay(space, BY_KEY[key], owner)
        for word, seat in (workers or {}).items():
            table.standing[place(word)] = seat
            table.home[seat] -= 1
        table.castle, table.stables, table.inn_guest = list(castle), list(stables), guest
        for seat in [*table.castle, *table.stables, *([guest] if guest >= 0 else [])]:
            table.home[seat] -= 1
        for seat, lines in (markers or {}).items():
            for line, column in lines.items():
                table.markers[seat * 4 + LINES.index(line)] = column
        for seat, numbers in (houses or {}).items():
            table.houses[seat * 3 : seat * 3 + 3] = numbers
        for field, value in fields.items():
            setattr(table, field, value)
        self.state = State(table, (), Secret(Chance(bytes(32))))
        self.events: list[Event] = []

    def _lay(self, space: int, tile: int, owner: int) -> None:
        table = self.table
        if IS_NEUTRAL[table.road[space]]:
            table.box = (*table.box, table.road[space])
        if tile != RESIDENCE:
            table.supply[tile] -= 1
        table.road[space], table.owners[space] = tile, owner

    def begin(self, phase: Phase, *asks: Ask) -> "Town":
        """Lets the phase begin, and everything happen until somebody decides; or asks these questions, the last one first."""
        table = self.table
        table.phase, table.cursor = phase, 0 if phase != PLACING else -1
        if phase > PLACING and not table.passed:
            table.passed = list(table.order)
        table.pending = list(asks)
        clear(table, self.events)
        advance(table, self.events)
        assert GAME.violations(self.state) == []
        return self

    def play(self, *lines: str) -> "Town":
        """Makes the moves, one after another."""
        for line in lines:
            self.state, events = GAME.apply(self.state, GAME.parse(line))
            self.events += events
            self.table = self.state.table
            assert GAME.violations(self.state) == []
        return self

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def offered(self) -> list[str]:
        """The moves of the seat that decides now, without its number."""
        view = GAME.view(self.state, self.asked_seat)
        return [" ".join(move.parts) for move in GAME.legal_moves(view)]

    @property
    def asked_seat(self) -> int:
        return GAME.to_act(self.state)[0]

    @property
    def asks(self) -> str:
        """Who is asked what: `1 provost`."""
        view = GAME.view(self.state, self.asked_seat)
        return f"{view.seat} {GAME.asked(view, ())}"

    def gains(self, seat: int) -> tuple[int, str, int]:
        """What the seat gained since the position began: deniers (but for income), cubes, points."""
        deniers, stock, points = 0, [0] * 5, 0
        for event in self.events:
            if not isinstance(event, Income) and getattr(event, "seat", None) == seat:
                change = changes(event)
                deniers += change[0]
                stock = [a + b for a, b in zip(stock, change[1], strict=True)]
                points += change[2]
        letters = "".join(
            ("-" if n < 0 else "+") + letter * abs(n) for n, letter in zip(stock, "fwscg", strict=True) if n
        )
        return deniers, letters, points

    def stock(self, seat: int) -> Cubes:
        food, wood, stone, cloth, gold = self.table.cubes_of(seat)
        return food, wood, stone, cloth, gold

    def tile(self, space: int) -> tuple[str, int]:
        """The tile on a space and whose house is on it."""
        return TILES[self.table.road[space]].key, self.table.owners[space]

    def standing(self, word: str | int) -> int:
        return self.table.standing[place(word)]


def changes(event: Event) -> tuple[int, Cubes, int]:
    """The deniers, cubes and points that an event says its seat gained."""
    if isinstance(event, Started):
        return 0, (0, 0, 0, 0, 0), 0
    if isinstance(event, FinalPoints):
        return 0, (0, 0, 0, 0, 0), event.gold + event.cubes + event.deniers
    if isinstance(event, OwnerTook):
        return 0, cubes("fwscg"[event.kind]), 0
    return getattr(event, "deniers", 0), getattr(event, "cubes", (0, 0, 0, 0, 0)), getattr(event, "points", 0)
