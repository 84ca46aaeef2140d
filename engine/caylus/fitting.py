"""Fits what things are worth in Caylus, for two seats and for more.

Every seat takes things for less or more than they are, and now and then moves at random, so that positions differ. At the
beginning of each turn it is noted what every seat has. The prices are those that explain best what a seat has made of it a few
turns later, more than the others did, by the prices of the pass before: least squares, drawn towards those prices. The first
pass begins with what anybody would guess. How often workers near the provost work is counted in the same games.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import add
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.caylus.curves import AT_RISK, KNOTS, Curves, between, by_name, in_a_row
from engine.caylus.estimate import estate, houses, rank, stock_value
from engine.caylus.events import Unused
from engine.caylus.facts import INCOME_OF_ALL, LAST_SPACE
from engine.caylus.game import Caylus
from engine.caylus.judgement import judge
from engine.caylus.listing import list_moves
from engine.caylus.moves import CaylusMove, PlaceWorker
from engine.caylus.outlook import Outlook
from engine.caylus.playout import random_move
from engine.caylus.prices import Pricelists, Prices, pricelist, turns_left
from engine.caylus.progress import advance, make
from engine.caylus.prospects import track
from engine.caylus.state import TablePart
from engine.core.chance import Chance, derived
from engine.core.events import Event
from engine.core.fitting import (
    Fit,
    Moment,
    Spread,
    Sums,
    Tell,
    Work,
    both,
    leanings,
    no_sums,
    note_all,
    pieces_of,
    solution,
)
from engine.core.seats import Seat

SIZES: Final = (2, 4)
"""Seats for which games are played: those for four stand for all above two."""
AT_RANDOM: Final = 20
"""One of so many moves is any that is legal."""
RIDGE: Final = 500.0
"""How strongly prices are drawn towards those of the pass before: with 200 games, what is seen in few of them hardly moves."""
AHEAD: Final = 3
"""So many turns later it is seen what a seat has made of a moment: at the end of the game too much else has happened."""
LAST_TURNS: Final = 3.0
"""From so many turns before the end, cubes and deniers lose their use."""
STEPS: Final = len(KNOTS) - 1
REACH: Final = (0.9, 0.8, 0.7, 0.4, 0.3, 0.15)
HEAD: Final = '''"""What computers know of Caylus.

Made by this command, with `--out` this file:

    {command}
"""

from typing import Final

from engine.caylus.curves import Curves

'''


class Piece(Struct, frozen=True):
    """Games of seats that weigh things like this, more or less."""

    curves: Curves
    seats: int
    seed: bytes
    games: range


class Found(Struct):
    """What is known of a piece: the sums of its rows, and by distance from the provost how many workers worked, of how many."""

    sums: Sums
    worked: list[int]
    placed: list[int]


def level(end: float, before: float) -> tuple[float, ...]:
    return tuple(end + (before - end) * min(1.0, left / LAST_TURNS) for left in KNOTS)


def rising(a_turn: float) -> tuple[float, ...]:
    return tuple(a_turn * left for left in KNOTS)


def guess(seats: int) -> Curves:
    """What anybody would say: at the end the points that the rules give, before more, the longer it can be used."""
    return Curves(
        cubes=(*[level(1 / 3, 1.3)] * 4, level(3.0, 3.5)),
        spare=level(1 / 3, 0.5),
        batch=level(0.0, 1.0),
        deniers=(level(0.25, 1.2), level(0.25, 0.6), level(0.25, 0.25)),
        crafts=(rising(0.5), rising(0.2)),
        rent=rising(0.4),
        markers=(rising(0.3), rising(0.15), rising(0.05), rising(0.2)),
        first_works=rising(0.1),
        inn=rising(0.1),
        first=rising(0.3 if seats > 2 else 0.0),
        reach=REACH,
    )


def steps_of(curves: Curves) -> list[float]:
    """What is fitted: from knot to knot, by how much each curve rises. The end is known from the rules."""
    return [more - less for row in in_a_row(curves) for less, more in pairwise(row)]


def curves_of(steps: list[float], seats: int, reach: tuple[float, ...]) -> Curves:
    """Nobody is worse off for having more, so nothing falls below 0. Of two, nobody can change who is first."""
    rows: list[tuple[float, ...]] = []
    for number, row in enumerate(in_a_row(guess(seats))):
        value, found = row[0], [row[0]]
        for step in steps[number * STEPS : (number + 1) * STEPS]:
            value += step
            found.append(value)
        rows.append(tuple(max(0.0, round(each, 2)) for each in found))
    curves = Curves(**by_name(rows), reach=reach)
    return replace(curves, first=guess(seats).first) if seats == 2 else curves


def flat_list(values: Sequence[float]) -> Pricelists:
    """Prices that never change."""
    prices = (Prices(**by_name(values), reach=REACH),) * (LAST_SPACE + 1)
    return prices, prices


AT_THE_END: Final = [row[0] for row in in_a_row(guess(2))]
IN_POINTS: Final = flat_list(AT_THE_END)
"""What everything is worth at the end, by the rules."""
UNITS: Final = tuple(
    flat_list([float(each == place) for each in range(len(AT_THE_END))]) for place in range(len(AT_THE_END))
)
"""Lists by which only one thing is worth a point, and nothing else anything."""
SIZE: Final = STEPS * len(UNITS)
RISEN: Final = tuple(
    tuple(
        between([float(knot >= step) for knot in range(len(KNOTS))], turns_left(bailiff))
        for step in range(1, len(KNOTS))
    )
    for bailiff in range(LAST_SPACE + 1)
)
"""By the bailiff's space, how much of each step a curve has made."""


def held(table: TablePart, seat: Seat, prices: Pricelists) -> float:
    """What the seat has at the beginning of a turn, by these prices; the income of the turn is in it."""
    own = Outlook(table, seat, prices)
    own.coins -= INCOME_OF_ALL
    return stock_value(own) + estate(own) + track(own) + rank(own)


def moment(table: TablePart, prices: Pricelists) -> Moment:
    """The beginning of a turn. What is held counts for its points at the end; the rest is to be found."""
    amounts, points = list[list[float]](), list[float]()
    for seat in range(table.seats):
        much = [held(table, seat, unit) for unit in UNITS]
        amounts.append([each * risen for each in much for risen in RISEN[table.bailiff]])
        built = houses(Outlook(table, seat, prices), 0)
        points.append(table.points[seat] + held(table, seat, IN_POINTS) + built)
    return Moment(table.turn, amounts, points)


def leaning(curves: Curves, chance: Chance) -> Pricelists:
    """How one seat sees prices."""
    rows = in_a_row(curves)
    seen = [tuple(each * more for each in row) for row, more in zip(rows, leanings(chance, len(rows)), strict=True)]
    prices = pricelist(Curves(**by_name(seen), reach=curves.reach))
    return prices, prices


def chosen(table: TablePart, prices: Pricelists, chance: Chance) -> CaylusMove:
    moves = list_moves(table, table.pending[-1])
    if len(moves) == 1:
        return moves[0]
    if not chance.below(AT_RANDOM):
        return random_move(table, chance.below)
    return max(moves, key=lambda move: judge(table, move, prices))


def story(piece: Piece, number: int, found: Found) -> Iterator[Moment]:
    """One game, turn by turn; at last the end, of which only the points count."""
    seed = derived(piece.seed, number)
    table, chance = Caylus().new_game(piece.seats, {}, seed)[0].table.copy(), Chance(derived(seed, "seats"))
    prices, plain = [leaning(piece.curves, chance) for _ in range(piece.seats)], pricelist(piece.curves)
    turn, events, placed = 0, list[Event](), dict[int, int]()
    while table.pending:
        if table.turn != turn:
            count(found, placed, events)
            turn = table.turn
            yield moment(table, (plain, plain))
        move = chosen(table, prices[table.pending[-1].seat], chance)
        if isinstance(move, PlaceWorker) and 0 < move.place <= LAST_SPACE:
            placed[move.place] = move.place - table.provost
        make(table, move, events)
        advance(table, events)
    count(found, placed, events)
    yield Moment(turn, [], [float(points) for points in table.points])


def count(found: Found, placed: dict[int, int], events: list[Event]) -> None:
    """Which of the workers who were placed near the provost in this turn have worked."""
    unused = {event.place for event in events if isinstance(event, Unused)}
    for space, beyond in placed.items():
        if 0 <= beyond + AT_RISK < len(REACH):
            found.placed[beyond + AT_RISK] += 1
            found.worked[beyond + AT_RISK] += space not in unused
    placed.clear()
    events.clear()


def measured(piece: Piece) -> Found:
    found = Found(no_sums(SIZE), [0] * len(REACH), [0] * len(REACH))
    prior = steps_of(piece.curves)
    for number in piece.games:
        note_all(found.sums, [*story(piece, number, found)], prior, AHEAD)
    return found


def joined(one: Found, other: Found) -> Found:
    return Found(
        both(one.sums, other.sums), [*map(add, one.worked, other.worked)], [*map(add, one.placed, other.placed)]
    )


def fit(seats: int, seed: bytes, work: Work, tell: Tell, spread: Spread) -> Curves:
    curves = guess(seats)
    for number in range(work.passes):
        games = derived(seed, seats, number)
        found = reduce(joined, spread(measured, [Piece(curves, seats, games, each) for each in pieces_of(work.games)]))
        steps, off = solution(found.sums, steps_of(curves), RIDGE)
        reach = tuple(
            round(worked / placed, 2) if placed else usual
            for worked, placed, usual in zip(found.worked, found.placed, REACH, strict=True)
        )
        curves = curves_of(steps, seats, reach)
        tell(f"{seats} seats, pass {number + 1}: {found.sums.number} comparisons, off by {off:.2f}")
    return curves


def written(two: Curves, more: Curves, work: Work) -> str:
    """The module that keeps the curves, see `weights`."""
    return f"{HEAD.format(command=work.command('caylus'))}FOR_TWO: Final = {_text(two)}FOR_MORE: Final = {_text(more)}"


def _text(curves: Curves) -> str:
    lines = ["Curves("]
    for field in curves.__struct_fields__:
        value = getattr(curves, field)
        if isinstance(value[0], tuple):
            lines += [f"    {field}=(", *(f"        {each}," for each in value), "    ),"]
        else:
            lines.append(f"    {field}={value},")
    return "\n".join([*lines, ")\n"])


def made(work: Work, seed: bytes, tell: Tell, spread: Spread) -> str:
    two, more = (fit(seats, seed, work, tell, spread) for seats in SIZES)
    return written(two, more, work)


FIT: Final = Fit(Work(passes=4, games=200), {"games": "in each pass, for two and for four seats"}, made)
