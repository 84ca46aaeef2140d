"""Fits how much the promises of a position count in Troyes.

Every seat takes things for less or more than they are, and now and then moves at random, so that positions differ. Now and then
within each round it is noted what every seat has. The weights are those that explain best what a seat has made of it a few
rounds later, more than the others did, by the weights of the pass before: least squares, drawn towards those weights. The first
pass begins with what anybody would guess.
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
"""Seats for which games are played, by turns."""
AT_RANDOM: Final = 20
"""One of so many moves is any that is legal."""
NOTED: Final = 6
"""One of so many decisions is noted, and the first of each round."""
AHEAD: Final = 2
"""So many rounds later it is seen what a seat has made of a moment: at the end of the game too much else has happened."""
RIDGE: Final = 200.0
"""How strongly weights are drawn towards those of the pass before."""
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


def story(piece: Piece, number: int) -> Iterator[Moment]:
    """Moments of one game; at last the end, of which only the points count."""
    seats, seed = SIZES[number % len(SIZES)], derived(piece.seed, number)
    state, chance = Troyes().new_game(seats, {}, seed)[0], Chance(derived(seed, "seats"))
    row = in_a_row(piece.weights)
    weights = [
        weights_of([each * more for each, more in zip(row, leanings(chance, SIZE), strict=True)]) for _ in range(seats)
    ]
    characters = [likely_characters(view_of(state, seat)) for seat in range(seats)]
    play, last = play_of(state), 0
    table = play.table
    while table.phase != OVER:
        if table.phase == ACTIONS and not table.pending and (table.round > last or not chance.below(NOTED)):
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


def fit(seed: bytes, work: Work, tell: Tell, spread: Spread) -> Weights:
    weights = GUESS
    for number in range(work.passes):
        games = derived(seed, number)
        sums = reduce(both, spread(measured, [Piece(weights, games, each) for each in pieces_of(work.games)]))
        found, off = solution(sums, in_a_row(weights), RIDGE)
        weights = weights_of([max(0.0, round(each, 2)) for each in found])
        tell(f"pass {number + 1}: {sums.number} comparisons, off by {off:.2f}")
    return weights


def written(weights: Weights, work: Work) -> str:
    """The module that keeps the weights, see `weights`."""
    lines = [f"    {name}={getattr(weights, name)},\n" for name in FITTED]
    return f"{HEAD.format(command=work.command('troyes'))}WEIGHTS: Final = Weights(\n{''.join(lines)})\n"


def made(work: Work, seed: bytes, tell: Tell, spread: Spread) -> str:
    return written(fit(seed, work, tell, spread), work)


FIT: Final = Fit(Work(passes=4, games=150), {"games": "in each pass, half of them for two seats, half for four"}, made)
