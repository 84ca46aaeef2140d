"""Half days that may come: the plazas lie open, the dice do not."""

from engine.core.chance import Chance
from engine.troyes_dice.attacking import attacks_of, suffer
from engine.troyes_dice.calendar import placed, rebuilt
from engine.troyes_dice.state import HalfDay, Plaza, Sheet

ROLLS = 6**4


def rolled(number: int, plazas: tuple[Plaza, ...], chance: Chance) -> HalfDay:
    """Half day `number` with drawn dice. One draw serves all four, since many are needed."""
    drawn = chance.below(ROLLS)
    dice = [drawn % 6 + 1, drawn // 6 % 6 + 1, drawn // 36 % 6 + 1]
    return HalfDay(number, plazas, placed(number, plazas, dice, drawn // 216 + 1))


def rolled_days(number: int, plazas: tuple[Plaza, ...], many: int, chance: Chance) -> list[HalfDay]:
    """So many half days from `number` on, one after the other."""
    days: list[HalfDay] = []
    for each in range(number, number + many):
        days.append(rolled(each, plazas, chance))
        plazas = rebuilt(days[-1])
    return days


def attacked(sheet: Sheet, today: HalfDay, columns: tuple[int, ...]) -> Sheet:
    """The sheet after the black die has come, if it comes already."""
    attacks = attacks_of(today, columns)
    if not attacks:
        return sheet
    sheet = sheet.copy()
    suffer(sheet, attacks)
    return sheet
