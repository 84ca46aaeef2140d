"""Reads a sheet and puts its picture together."""

from engine.troyes_dice.buildings import number_built
from engine.troyes_dice.facts import (
    CATHEDRAL,
    CHARACTERS,
    CITIZENS_PER_TRACK,
    COLOURS,
    COLUMNS,
    FORTRESS,
    LINKS,
    RESOURCES_PER_TRACK,
    ROWS,
    Colour,
    Row,
)
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import Sheet
from locales import Words
from render.canvas import Canvas
from render.troyes_dice import sheet_marks as marks
from render.troyes_dice import sheet_places as at
from render.troyes_dice import sheet_scores as scores
from render.troyes_dice.sheet_marks import DONE, LOST, OPEN


def paint(
    canvas: Canvas, sheet: Sheet, before: Sheet, columns: tuple[int, ...], labels: tuple[str, str], w: Words
) -> None:
    """`before` is the sheet as the reader last saw it; what differs is ringed. `labels`: whose sheet, which half day."""
    for colour in COLOURS:
        _boxes(canvas, sheet, before, columns, colour)
        _track(canvas, sheet, before, colour)
        _citizens(canvas, sheet, before, colour)
    for row in range(len(ROWS)):
        _row(canvas, sheet, before, row)
    for column in at.BONUS_COLUMNS:
        earned, was = (min(each.citizens) >= column for each in (sheet, before))
        canvas.put(marks.column_bonus, at.column_bonus(column), column, earned, earned != was)
    canvas.put(scores.name, at.NAME, labels[0])
    canvas.put(scores.day, at.DAY, labels[1])
    _scores(canvas, sheet, w)


def _boxes(canvas: Canvas, sheet: Sheet, before: Sheet, columns: tuple[int, ...], colour: Colour) -> None:
    for column in range(COLUMNS):
        value = columns[column] if columns else 0
        now = sheet.is_crossed(colour, column), sheet.has(FORTRESS, column)
        is_changed = now != (before.is_crossed(colour, column), before.has(FORTRESS, column))
        canvas.put(marks.die_box, at.die_box(colour, column), colour, value, *now, is_changed)


def _track(canvas: Canvas, sheet: Sheet, before: Sheet, colour: Colour) -> None:
    for number in range(1, RESOURCES_PER_TRACK + 1):
        now, was = resource_state(sheet, colour, number), resource_state(before, colour, number)
        canvas.put(marks.resource, at.RESOURCES[colour][number - 1], colour, number, now, now != was)
    stock = sheet.stock(colour)
    canvas.put(marks.stock, at.stock(colour), colour, stock, stock != before.stock(colour))


def resource_state(sheet: Sheet, colour: Colour, number: int) -> str:
    """Symbols are circled from the left and spent from the left."""
    if number > sheet.circled[colour]:
        return OPEN
    return LOST if number <= sheet.spent[colour] else DONE


def _citizens(canvas: Canvas, sheet: Sheet, before: Sheet, colour: Colour) -> None:
    for number in range(1, CITIZENS_PER_TRACK + 1):
        now, was = number <= sheet.citizens[colour], number <= before.citizens[colour]
        canvas.put(marks.citizen, at.CITIZEN_TRACKS[colour][number - 1], colour, number, now, now != was)
    canvas.put(marks.count, at.citizens(colour), colour, sheet.citizens[colour])


def _row(canvas: Canvas, sheet: Sheet, before: Sheet, row: Row) -> None:
    for column in range(COLUMNS):
        now, was = building_state(sheet, row, column), building_state(before, row, column)
        multiplier = sheet.multipliers[column] if row == CATHEDRAL else 0
        canvas.put(marks.building, at.building(row, column), row, column, now, multiplier, now != was)
    for pair in range(COLUMNS // 2):
        if (row, pair) in LINKS:
            now, was = link_state(sheet, row, pair), link_state(before, row, pair)
            canvas.put(marks.link, at.link(row, pair), row, pair, now, now != was)


def building_state(sheet: Sheet, row: Row, column: int) -> str:
    if sheet.has(row, column):
        return DONE
    return LOST if sheet.is_crossed(row // 2, column) else OPEN


def link_state(sheet: Sheet, row: Row, pair: int) -> str:
    states = {building_state(sheet, row, column) for column in (2 * pair, 2 * pair + 1)}
    if states == {DONE}:
        return DONE
    return LOST if LOST in states else OPEN


def _scores(canvas: Canvas, sheet: Sheet, w: Words) -> None:
    for row, who in enumerate(CHARACTERS):
        name, built = w(f"dice-picture-{who}"), number_built(sheet, row)
        canvas.put(scores.character, at.character(row), row, name, sheet.multipliers[row], built)
    for colour in COLOURS:
        canvas.put(scores.stock_points, at.stock_points(colour), colour, sheet.stock(colour))
    canvas.put(scores.reminder, at.REMINDER, number_built(sheet, CATHEDRAL))
    total, citizens = score(0, sheet).total, sum(sheet.citizens)
    canvas.put(scores.citizens_total, at.CITIZENS_TOTAL, w("dice-picture-citizens"), citizens)
    canvas.put(scores.rest_total, at.REST_TOTAL, w("dice-picture-rest"), total - citizens)
    canvas.put(scores.total, at.TOTAL, w("dice-picture-total"), total)
