"""What a computer thinks of its picks: a fitted value, and for a master the best ones compared over the same drawn dice.

Only the viewer's own sheet matters, since nobody can change anything for anybody else; but whoever means to win looks at the
others' near the end, see `rivalry`.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from engine.core.chance import Chance
from engine.core.pondering import Considered
from engine.troyes_dice.asking import may_move, position
from engine.troyes_dice.calendar import rebuilt
from engine.troyes_dice.chain import Chain
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.listing import legal_moves, legal_picks
from engine.troyes_dice.lookahead import Lookahead, after
from engine.troyes_dice.moves import DiceMove, Number, Pick
from engine.troyes_dice.outlook import Fitted, Outlook
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.rivalry import Rivals, rivals_of, stake
from engine.troyes_dice.rolling import attacked, rolled_days
from engine.troyes_dice.state import HalfDay, Sheet, View
from engine.troyes_dice.weights import BY_NUMBERING, FITTED, NUMBERING

BRANCHES: Final = 2
"""How many answers to each question of a bonus are worth a closer look."""
FIRST: Final = 12
"""How many sheets are compared at first; again and again the better half of them is looked at more closely."""
DEPTH: Final = 4
"""How many half days are played on before the value of the sheet is taken."""


class Line:
    """A sheet that one or several picks lead to, and what became of it in each drawn future."""

    __slots__ = ("ends", "picks", "sheet", "worth")

    def __init__(self, sheet: Sheet, worth: float, picks: list[Pick]) -> None:
        self.sheet, self.worth, self.picks = sheet, worth, picks
        self.ends: list[float] = []

    def mean(self) -> float:
        return sum(self.ends) / len(self.ends)


def ponder(view: View, chance: Chance, effort: int, also: Sequence[DiceMove]) -> list[Considered[DiceMove]]:
    if not may_move(view):
        return []
    if not view.table.columns:
        return by_numbering(view, also)
    return by_worth(FITTED, view, chance, effort, [move for move in also if isinstance(move, Pick)])


def contend(view: View, chance: Chance, effort: int) -> list[Considered[DiceMove]]:
    """Like `ponder`, but near the end by the chance to win."""
    if not may_move(view) or not view.table.columns:
        return ponder(view, chance, effort, ())
    return by_worth(FITTED, view, chance, effort, (), rivals_of(FITTED, view))


def by_numbering(view: View, also: Sequence[DiceMove]) -> list[Considered[DiceMove]]:
    """Numberings of the columns by how games with them have gone, best first."""
    moves = dict.fromkeys([*numberings(view), *also])
    found = [Considered(move, worth(view, move)) for move in moves]
    return sorted(found, key=lambda each: -each.worth)


def numberings(view: View) -> Sequence[DiceMove]:
    """In free numbering the best ones only: there are 720."""
    moves = legal_moves(view)
    return sorted(moves, key=lambda move: -worth(view, move))[:FIRST]


def candidates(view: View) -> Sequence[DiceMove]:
    """Every pick, each with the most promising choices for its bonuses."""
    if not may_move(view):
        return ()
    if not view.table.columns:
        return numberings(view)
    sheet, today, columns = position(view)
    outlook = FITTED.after(today.number, columns)
    return legal_picks(view.seat or 0, sheet, today, columns, lambda chain: promising_choices(chain, outlook))


def worth(view: View, move: DiceMove) -> float:
    """The points to expect at the end if the move is made."""
    if isinstance(move, Number):
        return BY_NUMBERING + sum(NUMBERING[column][value - 1] for column, value in enumerate(move.columns))
    sheet, today, columns = position(view)
    return FITTED.after(today.number, columns).value(carry_out(sheet, today, columns, move))


def by_worth(
    fitted: Fitted, view: View, chance: Chance, effort: int, also: Sequence[Pick], rivals: Rivals | None = None
) -> list[Considered[DiceMove]]:
    """Every pick with the best choices for its bonuses, best first."""
    sheet, today, columns = position(view)
    lines = every_line(view.seat or 0, sheet, today, columns, fitted.after(today.number, columns), also)
    lines.sort(key=lambda line: -line.worth)
    if effort and today.number < HALF_DAYS and len(lines) > 1:
        asked = {id(line) for line in lines for pick in also if pick in line.picks}
        return by_futures(fitted, lines, columns, Futures(today, chance, rivals), effort, asked)
    return [Considered(pick, line.worth) for line in lines for pick in line.picks]


def every_line(
    seat: int, sheet: Sheet, today: HalfDay, columns: tuple[int, ...], outlook: Outlook, also: Iterable[Pick]
) -> list[Line]:
    def promising(chain: Chain) -> list[tuple[str, ...]]:
        return promising_choices(chain, outlook)

    lines: dict[tuple[object, ...], Line] = {}
    for pick in dict.fromkeys([*legal_picks(seat, sheet, today, columns, promising), *also]):
        then = carry_out(sheet, today, columns, pick)
        key = (*then.circled, *then.spent, *then.citizens, then.built, *then.multipliers)
        if key in lines:
            lines[key].picks.append(pick)
        else:
            lines[key] = Line(then, outlook.value(then), [pick])
    return [*lines.values()]


def promising_choices(chain: Chain, outlook: Outlook) -> list[tuple[str, ...]]:
    """Some ways to the end of the chain: at each question, only the answers that look best go on."""
    if not chain.asks:
        return [()]
    branches: list[tuple[float, int, str, str, Chain]] = []
    for source in chain.sources():
        for target in chain.targets(source):
            branch = chain.fork()
            branch.take(source, target)
            branches.append((-outlook.value(branch.sheet), len(branches), source, target, branch))
    branches.sort()
    return [
        (source, target, *rest)
        for _, _, source, target, branch in branches[:BRANCHES]
        for rest in promising_choices(branch, outlook)
    ]


# Futures


class Futures:
    """Half days that may come after today, drawn once and the same for everything that is compared."""

    def __init__(self, today: HalfDay, chance: Chance, rivals: Rivals | None) -> None:
        self.number, self.plazas, self.chance, self.rivals = today.number + 1, rebuilt(today), chance, rivals
        self.many = min(DEPTH, HALF_DAYS - today.number)
        self.drawn: list[list[HalfDay]] = []

    def first(self, number: int) -> list[list[HalfDay]]:
        while len(self.drawn) < number:
            self.drawn.append(rolled_days(self.number, self.plazas, self.many, self.chance))
        return self.drawn[:number]

    def worth(self, number: int, end: float) -> float:
        """What it is worth to come to this end in future `number`."""
        return end if self.rivals is None else stake(end, self.rivals.most(number, self.drawn[number]))


def by_futures(
    fitted: Fitted,
    lines: list[Line],
    columns: tuple[int, ...],
    futures: Futures,
    effort: int,
    asked: set[int],
) -> list[Considered[DiceMove]]:
    """Looks at the best lines over more and more futures, while half of them fall behind."""
    running = [line for place, line in enumerate(lines) if place < FIRST or id(line) in asked]
    rest = [line for line in lines if line not in running]
    fallen: list[Line] = []
    share = 8
    while True:
        for line in running:
            played_on(fitted, line, columns, futures, max(1, effort // share))
        running.sort(key=lambda line: -line.mean())
        if share == 1:
            break
        share //= 2
        half = max(2, (len(running) + 1) // 2)
        fallen = [line for line in running[half:] if id(line) not in asked] + fallen
        running = running[:half] + [line for line in running[half:] if id(line) in asked]
    return ranked(running, fallen, rest)


def played_on(fitted: Fitted, line: Line, columns: tuple[int, ...], futures: Futures, number: int) -> None:
    """Plays on through those of the first futures that this line has not seen yet."""
    for days in futures.first(number)[len(line.ends) :]:
        sheet = line.sheet
        for today in days[:-1]:
            outlook = fitted.after(today.number, columns)
            sheet = attacked(sheet, today, columns)
            sheet = after(sheet, today, columns, Lookahead(sheet, today, columns, outlook).best(), outlook)
        line.ends.append(futures.worth(len(line.ends), at_last(fitted, sheet, days[-1], columns)))


def at_last(fitted: Fitted, sheet: Sheet, today: HalfDay, columns: tuple[int, ...]) -> float:
    """What the best use of the last half day that is looked at leads to."""
    outlook = fitted.after(today.number, columns)
    sheet = attacked(sheet, today, columns)
    use = Lookahead(sheet, today, columns, outlook).best()
    return use[0] if use else outlook.value(after(sheet, today, columns, None, outlook))


def ranked(running: list[Line], fallen: list[Line], rest: list[Line]) -> list[Considered[DiceMove]]:
    """Best first: each line by what it is behind the best one in the futures that both have seen."""
    best = running[0]
    top = best.mean()
    found: list[tuple[float, float, Line]] = []
    for line in running + fallen:
        behind = [one - other for one, other in zip(best.ends, line.ends, strict=False)]
        mean = sum(behind) / len(behind)
        variance = sum((each - mean) ** 2 for each in behind) / max(1, len(behind) - 1)
        found.append((top - mean, sqrt(variance / len(behind)), line))
    lowest = min(worth for worth, _, _ in found)
    # What was never sampled is known to be worse by the fitted value only.
    found += [(min(lowest, top - (best.worth - line.worth)), 0.0, line) for line in rest]
    found.sort(key=lambda each: -each[0])
    return [Considered(pick, worth, spread) for worth, spread, line in found for pick in line.picks]
