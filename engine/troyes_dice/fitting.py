"""Fits the value of scoresheets, from the end of the game backwards.

After the last half day a sheet is worth its points. After each one before, it is worth what the best use of the next dice
makes of it, on average over drawn dice: least squares over sheets from games that were played with the last fit, drawn a
little towards the weights of one half day later.
"""

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap

from msgspec import Struct

from engine.core.chance import Chance, derived
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

RIDGE = 30.0
"""How strongly weights are drawn towards those of one half day later."""
SPREAD = 0.25
"""Points by which a use may look worse and still be tried often, so that sheets differ."""
WITH_TILES = 4
"""Every so many games have Banquets and Raids."""
REMEMBERED = 3
"""How many passes a game is remembered."""
TRIALS = 300
"""Games that tell how good a pass has become."""


WIDTH = 110
"""Of a line of weights."""
HEAD = '''"""What computers know of Troyes Dice.

Made by `python -m engine fit troyes_dice --out engine/troyes_dice/weights.py`.
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


class Sample(Struct, frozen=True):
    """A sheet after a half day, and the wheel for the next one."""

    sheet: Sheet
    plazas: tuple[Plaza, ...]
    columns: tuple[int, ...]


class Work(Struct, frozen=True):
    """How much work is done: passes, how many games each has more than the one before, drawn rolls for each sheet, and games
    to see how the numbering matters."""

    passes: int = 7
    games: int = 500
    rolls: int = 3
    numbered: int = 10000


def fit(seed: bytes, work: Work, tell: Callable[[str], None]) -> list[list[float]]:
    """The weights for each number of finished half days. Each pass plays with the weights of the one before."""
    weights = nothing_known()
    remembered: list[list[list[Sample]]] = []
    for number in range(work.passes):
        games = work.games * (number + 1)
        story = gathered(Fitted(weights), derived(seed, "games", number), games)
        remembered = [*remembered, story][-REMEMBERED:]
        weights = backwards(
            [[sample for samples in times for sample in samples] for times in zip(*remembered, strict=True)],
            derived(seed, "rolls", number),
            work.rolls,
            tell,
        )
        tell(f"pass {number + 1}: {mean_score(Fitted(weights), derived(seed, 'trial'), TRIALS):.2f} points")
    return weights


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


def written(weights: list[list[float]], numbering: list[float]) -> str:
    """The module that keeps the weights, see `weights`."""
    lines = [" ".join(str(round(100 * weight)) for weight in each) for each in [*weights, numbering]]
    kept = "".join(f"    ({_wrapped(line)}),\n" for line in lines)
    return f"{HEAD}HUNDREDTHS: Final = (\n{kept})\n{TAIL}"


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


def gathered(fitted: Fitted, seed: bytes, games: int) -> list[list[Sample]]:
    """Sheets from so many games, by the number of finished half days."""
    found: list[list[Sample]] = [[] for _ in range(HALF_DAYS + 1)]
    for number in range(games):
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


def backwards(samples: list[list[Sample]], seed: bytes, rolls: int, tell: Callable[[str], None]) -> list[list[float]]:
    weights = nothing_known()
    for done in range(HALF_DAYS - 1, -1, -1):
        fitted, chance = Fitted(weights), Chance(derived(seed, done))
        rows = [features(each.sheet, each.columns) for each in samples[done]]
        future = [ahead(fitted, each, done, rolls, chance) for each in samples[done]]
        weights[done] = least_squares(rows, future, weights[done + 1])
        error = sum((known(row, weights[done]) - each) ** 2 for row, each in zip(rows, future, strict=True))
        tell(f"after {done}: {sum(future) / len(future):.2f} to come, off by {(error / len(rows)) ** 0.5:.2f}")
    return weights


def ahead(fitted: Fitted, sample: Sample, done: int, rolls: int, chance: Chance) -> float:
    """The points still to come, on average over drawn dice of the next half day."""
    total, columns, outlook = 0.0, sample.columns, fitted.after(done + 1, sample.columns)
    for _ in range(rolls):
        today = rolled(done + 1, sample.plazas, chance)
        sheet = attacked(sample.sheet, today, columns)
        use = Lookahead(sheet, today, columns, outlook).best()
        total += use[0] if use else outlook.value(after(sheet, today, columns, None, outlook))
    return total / rolls - score(0, sample.sheet).total


def known(row: Features, weights: Sequence[float]) -> float:
    return sum(weights[place] * number for place, number in row)


# Algebra


def least_squares(rows: Sequence[Features], targets: Sequence[float], prior: Sequence[float]) -> list[float]:
    """The weights that explain the targets best, drawn towards the prior ones."""
    size = len(prior)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        rest = target - known(row, prior)
        for place, number in row:
            right[place] += number * rest
            line = matrix[place]
            for other, many in row:
                line[other] += number * many
    for place in range(size):
        matrix[place][place] += RIDGE
    return [old + change for old, change in zip(prior, solved(matrix, right), strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a positive definite system by elimination. Both arguments are used up."""
    size = len(right)
    for place in range(size):
        line = matrix[place]
        pivot = line[place]
        for below in range(place + 1, size):
            other = matrix[below]
            if other[place]:
                factor = other[place] / pivot
                right[below] -= factor * right[place]
                matrix[below] = [0.0] * (place + 1) + [
                    b - factor * a for a, b in zip(line[place + 1 :], other[place + 1 :], strict=True)
                ]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = sum(a * b for a, b in zip(matrix[place][place + 1 :], found[place + 1 :], strict=True))
        found[place] = (right[place] - rest) / matrix[place][place]
    return found
