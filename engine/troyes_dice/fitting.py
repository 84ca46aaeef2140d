"""Fits the value of scoresheets, from the end of the game backwards.

After the last half day a sheet is worth its points. After each one before, it is worth what the best use of the next dice
makes of it, on average over drawn dice: least squares over sheets from games that were played with the last fit, drawn a
little towards the weights of one half day later.

The work comes in pieces, each with chance of its own, whose results are added up in their order: however many processes share
them, the weights are the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from operator import add
from textwrap import wrap
from typing import Final, TypeAlias

from msgspec import Struct, msgpack

from engine.core.chance import Chance, derived
from engine.core.fitting import Fit, Spread, Tell
from engine.core.least_squares import Matrix, add_products, added, change, known, no_products, squared
from engine.troyes_dice.calendar import laid_plazas, rebuilt
from engine.troyes_dice.facts import COLUMNS, HALF_DAYS
from engine.troyes_dice.features import SIZE, Features, features
from engine.troyes_dice.lookahead import Lookahead, after, tried
from engine.troyes_dice.numbering import FIRST_GAME, directions
from engine.troyes_dice.outlook import Fitted
from engine.troyes_dice.rolling import attacked, rolled
from engine.troyes_dice.scoring import score
from engine.troyes_dice.setting import empty_sheet
from engine.troyes_dice.state import Plaza, Sheet

SPREAD = 0.25
"""Points by which a use may look worse and still be tried often, so that sheets differ."""
WITH_TILES = 4
"""Every so many games have Banquets and Raids."""
REMEMBERED = 3
"""How many passes a game is remembered."""
TRIALS = 1000
"""Games that tell how good a pass has become."""
PIECE = 250
"""Games that are worked on in one piece."""
RIDGE = 30.0
"""How strongly weights are drawn towards those of one half day later."""


WIDTH = 110
"""Of a line of weights."""
HEAD = '''"""What computers know of Troyes Dice.

Made by this command, with `--out` this file:

    {command}
"""

from typing import Final

from engine.troyes_dice.outlook import Fitted

'''
TAIL = '''"""By the number of finished half days the weights of `features`; at last those of numberings."""
_READ = [[int(each) / 100 for each in line.split()] for line in HUNDREDTHS]
FITTED: Final = Fitted(_READ[:-1])
NUMBERING: Final = tuple(_READ[-1][place : place + 6] for place in range(0, 36, 6))
"""By column and value, what it is worth to have that value written there."""
BY_NUMBERING: Final = _READ[-1][-1]
"""The mean score."""
'''


class Sample(Struct, frozen=True, array_like=True):
    """A sheet after a half day, and the wheel for the next one."""

    sheet: Sheet
    plazas: tuple[Plaza, ...]
    columns: tuple[int, ...]


SAMPLES = msgpack.Decoder(list[Sample])
Stories: TypeAlias = list[bytes]
"""The samples of a piece by the number of finished half days, packed: there are a million of them."""


class Work(Struct, frozen=True):
    """How much work is done: passes, how many games each has more than the one before, drawn rolls for each sheet, and games
    to see how the numbering matters."""

    passes: int = 6
    games: int = 1500
    rolls: int = 1
    numbered: int = 10000
    seed: str = "1"

    def command(self) -> str:
        asked = " ".join(f"--{key} {getattr(self, key)}" for key in self.__struct_fields__)
        return f"python -m engine fit troyes_dice {asked}"


class Piece(Struct, frozen=True):
    """Sheets after so many half days, to be judged by the weights of one half day later."""

    done: int
    samples: bytes
    weights: list[float]
    seed: bytes
    rolls: int
    is_new: bool
    """Nobody has the products of its rows yet."""


class Measured(Struct, frozen=True):
    """What least squares need to know of a piece."""

    number: int
    total: float
    """The points still to come, of all sheets together."""
    squares: float
    """What the prior weights leave over, squared."""
    right: list[float]
    products: Matrix | None


class Pass:
    """The games of one pass, and the products of the rows of all their sheets, which never change."""

    def __init__(self, pieces: list[Stories]) -> None:
        self.pieces = pieces
        self.products: list[Matrix | None] = [None] * HALF_DAYS

    def note(self, done: int, products: Matrix) -> None:
        before = self.products[done]
        self.products[done] = products if before is None else added(before, products)


def fit(seed: bytes, work: Work, tell: Tell, spread: Spread = map) -> list[list[float]]:
    """The weights for each number of finished half days. Each pass plays with the weights of the one before."""
    weights = nothing_known()
    remembered: list[Pass] = []
    for number in range(work.passes):
        games = pieces_of(work.games * (number + 1))
        played = spread(packed, [(weights, derived(seed, "games", number), piece) for piece in games])
        remembered = [*remembered, Pass([*played])][-REMEMBERED:]
        weights = backwards(remembered, derived(seed, "rolls", number), work.rolls, tell, spread)
        tell(f"pass {number + 1}: {mean_score(Fitted(weights), derived(seed, 'trial'), TRIALS):.2f} points")
    return weights


def pieces_of(games: int) -> list[range]:
    return [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]


def packed(task: tuple[list[list[float]], bytes, range]) -> Stories:
    weights, seed, games = task
    return [msgpack.encode(samples) for samples in gathered(Fitted(weights), seed, games)]


def fit_numbering(weights: list[list[float]], seed: bytes, games: int) -> list[float]:
    """What each value in each column is worth over the mean, and that mean at the end: games with any numbering at all."""
    fitted = Fitted(weights)
    rows: list[Features] = []
    totals: list[float] = []
    for number in range(games):
        chance, columns = Chance(derived(seed, number)), list(FIRST_GAME)
        chance.shuffle(columns)
        *_, last = story(fitted, chance, False, tuple(columns), 0.0)
        rows.append([(column * COLUMNS + value - 1, 1.0) for column, value in enumerate(columns)])
        totals.append(float(score(0, last.sheet).total))
    mean = sum(totals) / games
    found = least_squares(rows, [total - mean for total in totals], [0.0] * COLUMNS * COLUMNS)
    return [*found, mean]


def written(weights: list[list[float]], numbering: list[float], work: Work) -> str:
    """The module that keeps the weights, see `weights`."""
    lines = [" ".join(str(round(100 * weight)) for weight in each) for each in [*weights, numbering]]
    kept = "".join(f"    ({_wrapped(line)}),\n" for line in lines)
    return f"{HEAD.format(command=work.command())}HUNDREDTHS: Final = (\n{kept})\n{TAIL}"


def _wrapped(line: str) -> str:
    first, *rest = wrap(line, WIDTH)
    if not rest:
        return f'"{first}"'
    return "\n        " + "\n        ".join(f'"{part} "' for part in [first, *rest])[:-2] + '"\n    '


def nothing_known() -> list[list[float]]:
    return [[0.0] * SIZE for _ in range(HALF_DAYS + 1)]


def some_columns(chance: Chance) -> tuple[int, ...]:
    """Columns as a town crier might number them."""
    kind = chance.below(4)
    if kind == 0:
        return FIRST_GAME
    if kind == 1:
        drawn = list(FIRST_GAME)
        chance.shuffle(drawn)
        return tuple(drawn)
    return directions(chance.below(COLUMNS) + 1)[chance.below(2)]


def gathered(fitted: Fitted, seed: bytes, games: Iterable[int]) -> list[list[Sample]]:
    """Sheets from these games, by the number of finished half days."""
    found: list[list[Sample]] = [[] for _ in range(HALF_DAYS + 1)]
    for number in games:
        chance = Chance(derived(seed, number))
        has_tiles = number % WITH_TILES == 0
        for done, sample in enumerate(story(fitted, chance, has_tiles, some_columns(chance), SPREAD)):
            found[done].append(sample)
    return found


def story(fitted: Fitted, chance: Chance, has_tiles: bool, columns: tuple[int, ...], spread: float) -> Iterator[Sample]:
    """One game of one player, sheet by sheet."""
    plazas, sheet = laid_plazas(chance, has_tiles), empty_sheet()
    yield Sample(sheet, plazas, columns)
    for number in range(1, HALF_DAYS + 1):
        today, outlook = rolled(number, plazas, chance), fitted.after(number, columns)
        sheet = attacked(sheet, today, columns)
        uses = Lookahead(sheet, today, columns, outlook).every_use()
        sheet = after(sheet, today, columns, tried(uses, spread, chance) if uses else None, outlook)
        plazas = rebuilt(today)
        yield Sample(sheet, plazas, columns)


def mean_score(fitted: Fitted, seed: bytes, games: int) -> float:
    total = 0
    for number in range(games):
        chance = Chance(derived(seed, number))
        *_, last = story(fitted, chance, False, directions(chance.die())[0], 0.0)
        total += score(0, last.sheet).total
    return total / games


def backwards(
    remembered: Sequence[Pass], seed: bytes, rolls: int, tell: Tell, spread: Spread = map
) -> list[list[float]]:
    weights = nothing_known()
    for done in range(HALF_DAYS - 1, -1, -1):
        weights[done] = one_back(remembered, done, weights[done + 1], derived(seed, done), rolls, tell, spread)
    return weights


def one_back(
    remembered: Sequence[Pass],
    done: int,
    later: list[float],
    seed: bytes,
    rolls: int,
    tell: Tell,
    spread: Spread,
) -> list[float]:
    """The weights after so many half days, from those of one half day later."""
    owners = [each for each in remembered for _ in each.pieces]
    samples = [stories[done] for each in remembered for stories in each.pieces]
    pieces = [
        Piece(done, each, later, derived(seed, place), rolls, owner.products[done] is None)
        for place, (each, owner) in enumerate(zip(samples, owners, strict=True))
    ]
    number, total, squares, right = 0, 0.0, 0.0, [0.0] * SIZE
    for owner, found in zip(owners, spread(measured, pieces), strict=True):
        number, total, squares = number + found.number, total + found.total, squares + found.squares
        right = [*map(add, right, found.right)]
        if found.products is not None:
            owner.note(done, found.products)
    matrix = no_products(SIZE)
    for each in remembered:
        matrix = added(matrix, each.products[done] or no_products(SIZE))
    more = change(matrix, right, RIDGE)
    explained = sum(each * rest for each, rest in zip(more, right, strict=True))
    error = squares - 2 * explained + squared(matrix, more)
    tell(f"after {done}: {total / number:.2f} to come, off by {(max(0.0, error) / number) ** 0.5:.2f}")
    return [*map(add, later, more)]


def measured(piece: Piece) -> Measured:
    weights, chance, done = nothing_known(), Chance(piece.seed), piece.done
    weights[done + 1] = piece.weights
    fitted, samples = Fitted(weights), SAMPLES.decode(piece.samples)
    total, squares, right = 0.0, 0.0, [0.0] * SIZE
    products = no_products(SIZE) if piece.is_new else None
    for sample in samples:
        row = sorted(features(sample.sheet, sample.columns))
        future = ahead(fitted, sample, done, piece.rolls, chance)
        rest = future - known(row, piece.weights)
        total += future
        squares += rest * rest
        for place, number in row:
            right[place] += number * rest
        if products is not None:
            add_products(products, row)
    return Measured(len(samples), total, squares, right, products)


def ahead(fitted: Fitted, sample: Sample, done: int, rolls: int, chance: Chance) -> float:
    """The points still to come, on average over drawn dice of the next half day."""
    total, columns, outlook = 0.0, sample.columns, fitted.after(done + 1, sample.columns)
    for _ in range(rolls):
        today = rolled(done + 1, sample.plazas, chance)
        sheet = attacked(sample.sheet, today, columns)
        use = Lookahead(sheet, today, columns, outlook).best()
        total += use[0] if use else outlook.value(after(sheet, today, columns, None, outlook))
    return total / rolls - score(0, sample.sheet).total


def least_squares(rows: Sequence[Features], targets: Sequence[float], prior: Sequence[float]) -> list[float]:
    """The weights that explain the targets best, drawn towards the prior ones."""
    matrix, right = no_products(len(prior)), [0.0] * len(prior)
    for row, target in zip(rows, targets, strict=True):
        add_products(matrix, sorted(row))
        rest = target - known(row, prior)
        for place, number in row:
            right[place] += number * rest
    return [*map(add, prior, change(matrix, right, RIDGE))]


def made(work: Work, seed: bytes, tell: Tell, spread: Spread) -> str:
    weights = fit(seed, work, tell, spread)
    return written(weights, fit_numbering(weights, derived(seed, "numbering"), work.numbered), work)


FIT: Final = Fit(
    Work(),
    {
        "games": "in the first pass; each has as many more",
        "rolls": "drawn half days for each scoresheet",
        "numbered": "games to see how the numbering matters",
    },
    made,
)
