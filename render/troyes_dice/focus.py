"""What has to be seen to answer a question of Troyes Dice: the dice with what they build, or the part of the sheet."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.core.moves import Path
from engine.troyes_dice.facts import CATHEDRAL, COLOUR_LETTERS, COLOURS, COLUMNS, FIRST_ATTACK, Colour, Row
from engine.troyes_dice.state import Die, HalfDay, Sheet, View
from locales import Words
from render.alt import joined
from render.bands import GAP, Band, part_of
from render.canvas import Canvas
from render.geometry import Box
from render.troyes_dice import alt, cards, focus_marks, names, sheet_alt
from render.troyes_dice import sheet_places as at
from render.troyes_dice.board import cost_of
from render.troyes_dice.focus_marks import Building, Choice
from render.troyes_dice.sheet import building_state

ON_THE_WHEEL: Final = ("die", "payment")
"""What is chosen looking at the dice; everything else is written on the sheet."""
OF_CITIZENS: Final = ("over", "feast")
PURSE: Final = 56
CHOICE: Final = 152
TRACKLESS: Final = at.TRACK_TOP - 3
"""The height of a district without its track of resources."""


def is_on_the_wheel(asked: str) -> bool:
    return asked in ON_THE_WHEEL


def rows_of(colour: Colour) -> tuple[Row, Row]:
    """Its prestige building and its work building."""
    return 2 * colour, 2 * colour + 1


def can_pay(own: Sheet, die: Die) -> bool:
    return any(all(own.stock(colour) >= payment[colour] for colour in COLOURS) for payment in die.payments)


def column_of(view: View, die: Die) -> int:
    """The column of the sheet that bears a die's value; -1 if none does."""
    columns = view.table.columns
    return columns.index(die.value) if die.value in columns else -1


def dice_bands(view: View, today: HalfDay, own: Sheet, path: Path, w: Words) -> list[Band]:
    """Each die with its cost and with what it would bring, then what there is to pay with."""
    half = w("dice-picture-morning" if today.is_morning else "dice-picture-afternoon")
    when = f"{w('dice-picture-day', day=today.day)} · {half}"
    stocks = tuple(own.stock(colour) for colour in COLOURS)
    chosen = int(path[0]) if path else 0

    def dice(pair: Sequence[Die]) -> Band:
        def paint(canvas: Canvas, box: Box) -> None:
            for place, die in zip(box.columns(len(pair), GAP), pair, strict=True):
                _die(canvas, place, view, today, own, die, chosen, w)

        return Band(CHOICE, paint)

    purse = Band(PURSE, lambda canvas, box: focus_marks.purse(canvas, box, when, stocks))
    return [dice(today.dice[:2]), dice(today.dice[2:]), purse]


def _die(canvas: Canvas, box: Box, view: View, today: HalfDay, own: Sheet, die: Die, chosen: int, w: Words) -> None:
    if not die.is_available:
        card = focus_marks.choice(canvas, box, die.slot, True, Choice(False, False))
        attacks = w("dice-picture-attacks") if today.number >= FIRST_ATTACK else ""
        cards.threat(canvas, card, die.colour, die.rolled, attacks, w("dice-picture-destroys"))
        return
    how = Choice(can_pay(own, die), die.slot == chosen)
    card = focus_marks.choice(canvas, box, die.slot, False, how)
    cost = cost_of(die.payments)
    cards.offer(canvas, card, die.colour, die.value, die.is_black, cost, w("dice-picture-free"))
    focus_marks.worth(canvas, box, how.ground, die.colour, die.value, tuple(_buildings(view, own, die, w)))


def _buildings(view: View, own: Sheet, die: Die, w: Words) -> Iterator[Building]:
    """What a die would build, as it stands on the sheet."""
    column = column_of(view, die)
    for row in rows_of(die.colour) if column >= 0 else ():
        multiplier = own.multipliers[column] if row == CATHEDRAL else 0
        name = names.building_name(row, die.value, w)
        yield Building(row, column, building_state(own, row, column), multiplier, name)


def dice_said(view: View, today: HalfDay, own: Sheet, w: Words) -> str:
    told = [w("dice-alt-day", day=today.day, half=names.half_name(today.is_morning)), *sheet_alt.stocks(own, w)]
    for die in today.dice:
        told.append(alt.die(die, today.number, w))
        if die.is_available:
            told += [
                w("dice-alt-could-build", name=each.name, state=each.state) for each in _buildings(view, own, die, w)
            ]
    return joined(told)


def sheet_bands(image: Image.Image, asked: str, path: Path, own: Sheet, before: Sheet) -> list[Band]:
    """Strips of the picture of a sheet: where the answer is written, or where the move has written something."""
    totals = part_of(image, at.TOTALS.top - 2, at.TOTALS.height + 4)
    if asked == "action":
        return [_district(image, COLOUR_LETTERS.index(path[-1][0])), _citizens(image), totals]
    if asked in OF_CITIZENS:
        return [_citizens(image), totals]
    if asked:
        return [*(_trackless(image, colour) for colour in COLOURS), totals]
    return [*_changed(image, own, before), totals]


def _changed(image: Image.Image, own: Sheet, before: Sheet) -> Iterator[Band]:
    built = [colour for colour in COLOURS if has_built(own, before, colour)]
    for colour in COLOURS:
        if colour in built:
            yield _district(image, colour) if len(built) == 1 else _trackless(image, colour)
        elif (own.circled[colour], own.spent[colour]) != (before.circled[colour], before.spent[colour]):
            yield part_of(image, at.stock(colour).top - 1, at.TRACK_HEIGHT + 4)
    if own.citizens != before.citizens:
        yield _citizens(image)


def has_built(own: Sheet, before: Sheet, colour: Colour) -> bool:
    """Whether a building or a crossed box of the colour is new."""
    return any(
        own.is_crossed(colour, column) != before.is_crossed(colour, column)
        or any(own.has(row, column) != before.has(row, column) for row in rows_of(colour))
        for column in range(COLUMNS)
    )


def _district(image: Image.Image, colour: Colour) -> Band:
    return part_of(image, at.DISTRICTS[colour].top - 1, at.DISTRICT_HEIGHT + 2)


def _trackless(image: Image.Image, colour: Colour) -> Band:
    return part_of(image, at.DISTRICTS[colour].top, TRACKLESS)


def _citizens(image: Image.Image) -> Band:
    return part_of(image, at.CITIZENS.top - 1, at.CITIZENS.height + 2)
