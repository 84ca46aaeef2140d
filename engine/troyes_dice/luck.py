"""What the dice gave, whoever used them: how a steady player fares with them, and with others on the same wheel."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.chance import Chance
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.lookahead import Lookahead, after, tried
from engine.troyes_dice.outlook import Fitted
from engine.troyes_dice.rolling import attacked, rolled_days
from engine.troyes_dice.setting import empty_sheet
from engine.troyes_dice.state import HalfDay, View
from engine.troyes_dice.weights import FITTED

SAME_DICE: Final = 12
OTHER_DICE: Final = 120
"""Games that are played to see."""
LOOSE: Final = 0.15
"""Points by which a use may look worse and still be made, so that one odd choice does not decide."""


def luck_of(views: Sequence[View]) -> float | None:
    """Points that the dice of the game were better than dice are on average; None before anything was rolled."""
    days = views[-1].days if views else ()
    if not days:
        return None
    columns, chance = views[-1].table.columns, Chance(bytes(32))
    same = [worth_of(FITTED, days, columns, chance) for _ in range(SAME_DICE)]
    others = [
        worth_of(FITTED, rolled_days(1, days[0].plazas, HALF_DAYS, chance), columns, chance) for _ in range(OTHER_DICE)
    ]
    return sum(same) / len(same) - sum(others) / len(others)


def worth_of(fitted: Fitted, days: Iterable[HalfDay], columns: tuple[int, ...], chance: Chance) -> float:
    """What a steady player makes of these half days."""
    sheet, done = empty_sheet(), 0
    for today in days:
        done, outlook = today.number, fitted.after(today.number, columns)
        sheet = attacked(sheet, today, columns)
        uses = Lookahead(sheet, today, columns, outlook).every_use()
        sheet = after(sheet, today, columns, tried(uses, LOOSE, chance) if uses else None, outlook)
    return fitted.after(done, columns).value(sheet)
