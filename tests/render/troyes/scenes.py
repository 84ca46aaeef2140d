"""Positions made by hand, so that their pictures change only when the painting does."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.result import Result
from engine.troyes.facts import CHARACTERS, NEUTRAL
from engine.troyes.state import OVER, Hand, State, View
from locales import words
from render.picture import Picture
from render.troyes.painter import TroyesPainter
from tests.engine.troyes.troyes_table import RULES, TroyesTable, troyes

ENGLISH = words("en")
NAMES = ("Aleydis", "Bartholomew", "Chrétien", "Dame Jehanne")
PILGRIMS = {
    "palace-1": 0,
    "palace-3": NEUTRAL,
    "palace-6": 3,
    "bishopric-1a": 1,
    "bishopric-1b": 2,
    "bishopric-5b": NEUTRAL,
    "city-hall-1a": 0,
    "city-hall-1b": 1,
    "city-hall-4c": 2,
    "lying-bishopric": 3,
    "lying-city-hall": NEUTRAL,
}


def busy(events: int = 6) -> TroyesTable:
    """Round 3 of a game of four: every kind of piece lies somewhere."""
    table = troyes(
        4,
        deniers={0: 12, 1: 3, 2: 27, 3: 0},
        influence={0: 4, 1: 20, 2: 7, 3: 0},
        points={0: 9, 1: 4, 2: 11, 3: 6},
        dice={0: "r6 r2 w5 y1", 1: "w3 y4", 2: "", 3: "r1", NEUTRAL: "r3 w2 w2 y5 y6"},
        citizens=PILGRIMS,
        supply={0: 2, 1: 0, 2: 3, 3: 1},
        tradesmen={
            "archer": (0, 2),
            "hunting": (),
            "joust": (3,),
            "tithe": (1,),
            "confession": (0, 1, 2, 3),
            "glassblower": (),
            "miller": (2,),
            "militiaman": (0,),
            "goldsmith": (),
        },
        cubes={"confession": {0: 2, 1: 1, 3: 3}, "tithe": {1: 1}, "militiaman": {0: 4}},
        cathedral={0: "125", 1: "36", 2: "2", 3: "4", NEUTRAL: "1"},
        events=QUEUE | dict(list(MORE.items())[: max(0, events - len(QUEUE))]),
        characters={0: (0,), 1: (3,), 2: (4,), 3: (5,)},
        start=1,
    )
    table.table.passed[2] = 3
    table.table.won = [(1, 4), (0, 9)]
    return table


QUEUE = {
    "marauding": (0,),
    "conflict-of-succession": (1, 1, NEUTRAL),
    "drought": (),
    "traveling-builders": (2,),
    "war": (0, 3),
    "heresy": (),
}
MORE = {
    "brigands-1": (),
    "theological-conflict": (1,),
    "skirmishes-1": (),
    "support": (),
    "normans-attack": (0, 0, 0),
    "interrupted-work": (),
    "brigands-2": (),
    "civil-war": (2,),
    "resistance": (3, 3),
}


def earlier() -> TroyesTable:
    """The same some moves before: a citizen less, a cube less, fewer deniers, a die that was turned."""
    table = busy()
    before = table.table.copy()
    before.spaces[0] = -1
    before.deniers[0] = 9
    before.cathedral[4] = -1
    before.cubes[4 * 4] = 1
    before.queue = [before.queue[0], *before.queue[1:4], type(before.queue[4])(before.queue[4].card, (0,))]
    before.dice[0 * 18 + 2 * 6 + 0] -= 1
    before.dice[0 * 18 + 2 * 6 + 5] += 1
    return TroyesTable(State(before, table.state.hands, table.state.secret))


def attacked() -> TroyesTable:
    """Round 2 of a game of two: black dice."""
    return troyes(
        2,
        dice={0: "r6 w1", 1: "y5", NEUTRAL: "y2"},
        citizens={"palace-2": NEUTRAL, "palace-6": 0, "bishopric-3a": 1, "city-hall-4b": 0},
        tradesmen={"chivalry": (0,), "monk": (1,), "merchant": (0, 1), "hunting": ()},
        events={"marauding": (), "brigands-1": (), "wayfarers": (1,)},
        black=(6, 4, 1),
        characters={0: (0, 3), 1: (2, 5)},
        round=2,
        active=1,
    )


def alone() -> TroyesTable:
    """The King's Challenge; two characters have been scored."""
    table = troyes(
        1,
        dice={0: "r5 w4 y4 y1", NEUTRAL: "r6 r5 r1 w6 w4 w4 w2 y6 y5 y3 y3 y1"},
        citizens={"palace-1": 0, "palace-6": NEUTRAL, "bishopric-5a": NEUTRAL, "city-hall-1a": 0, "city-hall-1b": 4},
        tradesmen={"tax-collector": (NEUTRAL, 0), "tithe": (0,)},
        cathedral={0: "12", NEUTRAL: "6"},
        events={"marauding": (NEUTRAL,), "support": (0, 4), "traveling-builders": ()},
        characters={0: ()},
        points={0: 14},
    )
    table.table.pile = [5, 0, 3, 1]
    hand = Hand(14, (), 11)
    return TroyesTable(State(table.table, (hand,), table.state.secret))


def over(table: TroyesTable, seat: int | None = 0) -> tuple[View, Result]:
    """The game ends here."""
    ended = table.table.copy()
    ended.phase, ended.dice, ended.black = OVER, [0] * len(ended.dice), []
    state = State(ended, table.state.hands, table.state.secret)
    return RULES.view(state, seat), RULES.result(state)


def spectator(table: TroyesTable) -> View:
    return RULES.view(table.state, None)


def without_secrets(table: TroyesTable) -> TroyesTable:
    """The same with other points and characters for everybody but seat 0."""
    hands = [
        Hand(hand.points + 7, tuple((each + 1) % len(CHARACTERS) for each in hand.characters)) if seat else hand
        for seat, hand in enumerate(table.state.hands)
    ]
    return TroyesTable(State(table.table, tuple(hands), table.state.secret))


def final(painter: TroyesPainter, table: TroyesTable) -> Picture:
    view, result = over(table)
    return painter.final(view, result, NAMES[: table.table.seats], ENGLISH)


SCENES: dict[str, Callable[[TroyesPainter], Picture]] = {
    "city": lambda painter: painter.board(busy().view(0), NAMES, ENGLISH, earlier().view(0)),
    "city_attacked": lambda painter: painter.board(attacked().view(1), NAMES[:2], ENGLISH),
    "city_alone": lambda painter: painter.board(alone().view(0), NAMES[:1], ENGLISH),
    "city_long_queue": lambda painter: painter.board(busy(15).view(0), NAMES, ENGLISH),
    "sheet": lambda painter: painter.sheet(busy().view(0), NAMES, ENGLISH, earlier().view(0)),
    "seat": lambda painter: painter.sheet_of(busy().view(0), 2, NAMES, ENGLISH),
    "cards": lambda painter: painter.sight("cards", busy().view(0), NAMES, ENGLISH),
    "events": lambda painter: painter.sight("events", busy().view(0), NAMES, ENGLISH),
    "buildings": lambda painter: painter.sight("buildings", busy().view(0), NAMES, ENGLISH),
    "districts": lambda painter: painter.sight("districts", busy().view(0), NAMES, ENGLISH),
    "characters": lambda painter: painter.sight("characters", alone().view(0), NAMES, ENGLISH),
    "final": lambda painter: final(painter, busy()),
    "final_alone": lambda painter: final(painter, alone()),
}
"""Pictures of every kind, each by how it is painted."""
EXPECTED = ("city", "city_alone", "sheet", "cards", "final")
"""Those of which tests/images has the expected picture."""
