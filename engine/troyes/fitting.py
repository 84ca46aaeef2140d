"""Fits how much the promises of a position count in Troyes, for two seats and for more.

Every seat takes things for less or more than they are, in each round anew, and now and then moves at random, so that positions
differ. Who overrates a thing has much of it and goes on to pay too much for it; so what it is worth is seen only once he has
thought again. Now and then within each round it is noted what every seat has. A pass finds the weights that explain best what a
seat has made of it a few rounds later, more than the others did, by the weights that were played with: least squares, drawn
towards those weights. The next pass plays with the mean of what the last ones have found, for each by itself is a little off.
The first pass begins with what anybody would guess.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance, derived
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
from engine.troyes.estimate import Outlook, likely_characters
from engine.troyes.facts import CHARACTERS
from engine.troyes.forced import advance
from engine.troyes.game import Troyes
from engine.troyes.judgement import judge
from engine.troyes.listing import promising
from engine.troyes.moves import TroyesMove
from engine.troyes.play import Play, play_of
from engine.troyes.playout import random_move
from engine.troyes.progress import perform
from engine.troyes.promises import Weights
from engine.troyes.scoring import characters_in_play, result_of
from engine.troyes.state import ACTIONS, OVER, State
from engine.troyes.views import view_of

SIZES: Final = (2, 4)
"""Seats for which games are played: those for four stand for all above two."""
AT_RANDOM: Final = 20
"""One of so many moves is any that is legal."""
NOTED: Final = 6
"""One of so many decisions is noted, and the first of each round."""
AHEAD: Final = 3
"""So many rounds later it is seen what a seat has made of a moment: at the end of the game too much else has happened."""
RIDGE: Final = 100.0
"""How strongly weights are drawn towards those that were played with."""
TOGETHER: Final = 4
"""The mean is taken of what so many passes have found, the last ones."""
GUESS: Final = Weights(
    denier=0.4,
    influence=0.3,
    die=1.0,
    pip=0.1,
    standing=(0.8, 0.8, 0.8),
    supply=0.4,
    lying=0.4,
    tradesman=0.5,
    cube=0.5,
    presence=0.5,
    majority=0.5,
)
"""What anybody would say."""
FITTED: Final = (
    "denier",
    "influence",
    "die",
    "pip",
    "standing",
    "supply",
    "lying",
    "tradesman",
    "cube",
    "presence",
    "majority",
)
HEAD: Final = '''"""What computers know of Troyes.

Made by this command, with `--out` this file:

    {command}
"""

from typing import Final

from engine.troyes.promises import Weights

'''


class Piece(Struct, frozen=True):
    """Games of seats that weigh things like this, more or less."""

    weights: Weights
    seats: int
    seed: bytes
    games: range


def in_a_row(weights: Weights) -> list[float]:
    """All that is fitted, one after the other."""
    found: list[float] = []
    for name in FITTED:
        value = getattr(weights, name)
        found += value if isinstance(value, tuple) else [value]
    return found


def weights_of(row: Sequence[float]) -> Weights:
    rest, found = [*row], dict[str, object]()
    for name in FITTED:
        many = 3 if name == "standing" else 1
        found[name] = tuple(rest[:many]) if many > 1 else rest[0]
        rest = rest[many:]
    return replace(GUESS, **found)


SIZE: Final = len(in_a_row(GUESS))
UNITS: Final = tuple(weights_of([float(each == place) for each in range(SIZE)]) for place in range(SIZE))
"""Weights by which only one thing counts a point, and nothing else anything."""


def moment(state: State, points: Sequence[int]) -> Moment:
    """The characters are taken as they are: that they are not known to everybody would only blur what the rest is worth."""
    table, in_play = state.table, characters_in_play(state)
    certain = [float(character in in_play) for character in range(len(CHARACTERS))]
    amounts, counted = list[list[float]](), list[float]()
    for seat in range(table.seats):
        outlooks = [Outlook(table, seat, len(state.secret.red), certain, unit) for unit in UNITS]
        tradesmen, worth = outlooks[0].of_tradesmen(table, seat)
        worth += outlooks[0].of_characters(table, seat, tradesmen) - outlooks[0].of_cathedral(table, seat)
        amounts.append([each.promised(table, seat, tradesmen) for each in outlooks])
        counted.append(points[seat] + worth)
    return Moment(table.round, amounts, counted)


def chosen(play: Play, seat: Seat, characters: Sequence[float], weights: Weights, chance: Chance) -> TroyesMove:
    table = play.table
    moves = list(dict.fromkeys(promising(table, seat)))
    if len(moves) == 1:
        return moves[0]
    if not chance.below(AT_RANDOM):
        return random_move(table, seat, chance.below)
    assert play.secret is not None
    outlook = Outlook(table, seat, len(play.secret.red), characters, weights)
    return max(moves, key=lambda move: judge(seen(play, seat), outlook, move))


def seen(play: Play, seat: Seat) -> Play:
    """What the seat knows of the play: points of others count from 0, and nothing can be rolled."""
    other = Play(play.table.copy(), play.hands, None)
    other.points = [points if owner == seat else 0 for owner, points in enumerate(play.points)]
    return other


def leaning(weights: Weights, chance: Chance) -> Weights:
    """How one seat sees the weights."""
    return weights_of([each * more for each, more in zip(in_a_row(weights), leanings(chance, SIZE), strict=True)])


def story(piece: Piece, number: int) -> Iterator[Moment]:
    """Moments of one game; at last the end, of which only the points count."""
    seats, seed = range(piece.seats), derived(piece.seed, number)
    state, chance = Troyes().new_game(piece.seats, {}, seed)[0], Chance(derived(seed, "seats"))
    weights = [leaning(piece.weights, chance) for _ in seats]
    characters = [likely_characters(view_of(state, seat)) for seat in seats]
    play, last = play_of(state), 0
    table = play.table
    while table.phase != OVER:
        if table.phase == ACTIONS and not table.pending and (table.round > last or not chance.below(NOTED)):
            if table.round > last:
                weights = [leaning(piece.weights, chance) for _ in seats]
            last = table.round
            yield moment(play.state(), play.points)
        seat = table.active
        perform(play, chosen(play, seat, characters[seat], weights[seat], chance))
        advance(play)
        play.events.clear()
    yield Moment(last, [], [float(score.total) for score in result_of(play.state()).scores])


def measured(piece: Piece) -> Sums:
    sums, prior = no_sums(SIZE), in_a_row(piece.weights)
    for number in piece.games:
        note_all(sums, [*story(piece, number)], prior, AHEAD)
    return sums


def fit(seats: int, seed: bytes, work: Work, tell: Tell, spread: Spread) -> Weights:
    weights, found = GUESS, list[list[float]]()
    for number in range(work.passes):
        games = derived(seed, seats, number)
        pieces = [Piece(weights, seats, games, each) for each in pieces_of(games_for(seats, work))]
        sums = reduce(both, spread(measured, pieces))
        row, off = solution(sums, in_a_row(weights), RIDGE)
        found.append(row)
        weights = mean_of(found[-TOGETHER:])
        tell(f"{seats} seats, pass {number + 1}: {sums.number} comparisons, off by {off:.2f}")
    return weights


def games_for(seats: int, work: Work) -> int:
    """One game of four tells more than two games of two."""
    return max(1, work.games * 2 // seats)


def mean_of(rows: Sequence[Sequence[float]]) -> Weights:
    """Nobody is worse off for having more, so nothing falls below 0."""
    return weights_of([max(0.0, round(sum(column) / len(rows), 2)) for column in zip(*rows, strict=True)])


def written(two: Weights, more: Weights, work: Work) -> str:
    """The module that keeps the weights, see `weights`."""
    return f"{HEAD.format(command=work.command('troyes'))}FOR_TWO: Final = {_text(two)}FOR_MORE: Final = {_text(more)}"


def _text(weights: Weights) -> str:
    lines = [f"    {name}={getattr(weights, name)},\n" for name in FITTED]
    return f"Weights(\n{''.join(lines)})\n"


def made(work: Work, seed: bytes, tell: Tell, spread: Spread) -> str:
    two, more = (fit(seats, seed, work, tell, spread) for seats in SIZES)
    return written(two, more, work)


FIT: Final = Fit(Work(passes=6, games=300), {"games": "in each pass for two seats; for four half as many"}, made)
