"""Near the end a master plays to win: its lines are compared by how often they end ahead of the strongest others.

Nobody can change anything for anybody else, but who is behind may dare more, and who is ahead may play safe.
"""

from collections.abc import Sequence
from typing import Final

from engine.troyes_dice.asking import position
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.lookahead import Lookahead, after
from engine.troyes_dice.outlook import Fitted
from engine.troyes_dice.rolling import attacked
from engine.troyes_dice.state import HalfDay, Sheet, View

LAST: Final = 4
"""Half days before the end from which on winning counts: so many are played out to the end."""
STRONGEST: Final = 2
"""How many of the others are watched."""
WIN: Final = 400.0
"""What the win is worth in points: they decide only between moves that win as often. A point stays a point, since moves that are
nearly as good as the best (`Game.near`) are so in points."""
EVEN: Final = 0.01


class Rivals:
    """What the strongest others come to if they go on well, in the same drawn half days."""

    def __init__(self, fitted: Fitted, view: View) -> None:
        _, today, self.columns = position(view)
        self.fitted = fitted
        outlook = fitted.after(today.number, self.columns)
        others = [sheet for seat, sheet in enumerate(view.sheets) if seat != view.seat and sheet is not None]
        others.sort(key=lambda sheet: -outlook.value(sheet))
        self.sheets = [self.used(sheet, today) for sheet in others[:STRONGEST]]
        self.ends: list[float] = []
        """In each future, the most that one of them has at the end."""

    def used(self, sheet: Sheet, today: HalfDay) -> Sheet:
        outlook = self.fitted.after(today.number, self.columns)
        return after(sheet, today, self.columns, Lookahead(sheet, today, self.columns, outlook).best(), outlook)

    def most(self, number: int, days: Sequence[HalfDay]) -> float:
        """The most in future `number`, which has these half days; futures come in their order."""
        if number == len(self.ends):
            self.ends.append(max(self.end(sheet, days) for sheet in self.sheets))
        return self.ends[number]

    def end(self, sheet: Sheet, days: Sequence[HalfDay]) -> float:
        for today in days:
            sheet = self.used(attacked(sheet, today, self.columns), today)
        return self.fitted.after(days[-1].number, self.columns).value(sheet)


def rivals_of(fitted: Fitted, view: View) -> Rivals | None:
    """None where it is too early to think of them, where there are none, or where others are not in the same half day."""
    finished = view.table.finished
    is_soon = HALF_DAYS - LAST <= view.half_day < HALF_DAYS
    return Rivals(fitted, view) if is_soon and len(finished) > 1 and len({*finished}) == 1 else None


def stake(own: float, other: float) -> float:
    """What it is worth to end with so many points, against so many; a shared win is half of one."""
    lead = own - other
    won = 1.0 if lead > EVEN else 0.5 if lead > -EVEN else 0.0
    return WIN * won + lead
