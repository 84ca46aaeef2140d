"""Positions of Troyes Dice for tests, in a few words: `dice("b1r y3 y4 w5", citizens=(5, 6, 6)).play("0 2 d y3 cityhall")`."""

from __future__ import annotations

from engine.core.events import Event
from engine.registry import game
from engine.troyes_dice.buildings import NAMED
from engine.troyes_dice.calendar import die_on
from engine.troyes_dice.facts import COLOUR_LETTERS, NOTCHES, RED, box, building
from engine.troyes_dice.game import TroyesDice
from engine.troyes_dice.progress import dawn
from engine.troyes_dice.state import HalfDay, Hand, Plaza, Secret, Sheet, State, TablePart, View

RULES = TroyesDice()
QUESTIONS = ("columns", "column", "die", "payment", "change", "action", "bonus", "work", "prestige", "over", "feast")
"""Every question that a player may be asked."""
assert type(game("troyes_dice")) is TroyesDice
SEED = bytes(32)
QUIET = "r1 b2r y3 w4"
"""Dice of the half days that a test does not care for."""
FIRST = (1, 2, 3, 4, 5, 6)


def half_day(number: int, words: str, tiles: dict[int, int] | None = None) -> HalfDay:
    """Four dice in slot order: `y3` on a yellow plaza, `b3w` the black die on a white one. Tiles go by slot."""
    plazas = [Plaza(RED, RED) for _ in range(NOTCHES)]
    day = (number + 1) // 2
    dice = []
    for slot, word in enumerate(words.split(), 1):
        is_black = word[0] == "b"
        colour = COLOUR_LETTERS.index(word[2] if is_black else word[0])
        notch = (day - 1 + slot + (0 if number % 2 else 4)) % NOTCHES
        plazas[notch] = Plaza(colour, colour, (tiles or {}).get(slot, 0))
        dice.append(die_on(plazas[notch], slot, notch, int(word[1]), is_black))
    return HalfDay(number, tuple(plazas), tuple(dice))


def sheet(
    circled: tuple[int, int, int] = (3, 3, 3),
    spent: tuple[int, int, int] = (0, 0, 0),
    citizens: tuple[int, int, int] = (0, 0, 0),
    built: str = "",
    crossed: str = "",
    columns: tuple[int, ...] = FIRST,
) -> Sheet:
    """Buildings and boxes are named by value (`palace4`, `y6`); Cathedrals are built in the order in which they are named."""
    paper = Sheet([*circled], [*spent], [*citizens], 0, 0, [0] * 6)
    for name in built.split():
        row, value = NAMED[name]
        column = columns.index(value)
        paper.built |= building(row, column)
        if row == 4:
            paper.multipliers[column] = (1, 1, 2, 2, 3, 3)[sum(map(bool, paper.multipliers))]
    for name in crossed.split():
        paper.crossed |= box(COLOUR_LETTERS.index(name[0]), columns.index(int(name[1])))
    return paper


class DiceTable:
    """A game in the middle, with everything that has happened since."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *lines: str) -> DiceTable:
        for line in lines:
            self.state, events = RULES.apply(self.state, RULES.parse(line))
            self.events += events
        return self

    def dawn(self) -> DiceTable:
        """Begins the half day: the black die attacks."""
        hands = list(self.state.hands)
        table = self.state.table
        today = self.state.secret.calendar[table.finished[0]]
        dawn(today, table.columns, hands, range(table.seats), self.events, True)
        self.state = State(table, tuple(hands), self.state.secret)
        return self

    def sheet(self, seat: int = 0) -> Sheet:
        return self.state.hands[seat].sheet

    def view(self, seat: int | None = 0) -> View:
        return RULES.view(self.state, seat)

    def offers(self, words: str = "", seat: int = 0) -> tuple[str, ...]:
        """What may follow these parts of a move."""
        path = tuple(words.split())
        RULES.follow(self.view(seat), path)
        return RULES.answers(self.view(seat), path)

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def citizens(self) -> tuple[int, ...]:
        return tuple(self.sheet().citizens)

    @property
    def circled(self) -> tuple[int, ...]:
        return tuple(self.sheet().circled)

    @property
    def stock(self) -> tuple[int, ...]:
        return tuple(self.sheet().stock(colour) for colour in range(3))

    @property
    def built(self) -> set[str]:
        columns = self.state.table.columns
        return {name for name, (row, value) in NAMED.items() if self.sheet().has(row, columns.index(value))}


def dice(
    words: str = QUIET,
    *,
    number: int = 1,
    tiles: dict[int, int] | None = None,
    seats: int = 1,
    columns: tuple[int, ...] = FIRST,
    is_together: bool = True,
    following: tuple[str, ...] = (),
    **paper: object,
) -> DiceTable:
    """A table in half day `number` with these dice; every seat has the sheet that the other words describe."""
    words_by_day = {number: words, **dict(enumerate(following, number + 1))}
    calendar = tuple(half_day(n, words_by_day.get(n, QUIET), tiles if n == number else None) for n in range(1, 17))
    fresh, _ = RULES.new_game(seats, {"numbering": "first"}, SEED)
    table = TablePart(
        seats,
        "first",
        tiles is not None,
        is_together,
        0,
        0,
        columns,
        (number - 1,) * seats,
        fresh.table.commitment,
        RULES.rules_version,
    )
    hands = tuple(Hand(sheet(columns=columns, **paper)) for _ in range(seats))  # type: ignore[arg-type]
    return DiceTable(State(table, hands, Secret(fresh.secret.chance, calendar)))
