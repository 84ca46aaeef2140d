"""Reads a sheet and puts its picture together: of a sheet as it is printed, whatever is marked is put in its place."""

from functools import lru_cache

from engine.troyes_dice.buildings import number_built
from engine.troyes_dice.facts import (
    CATHEDRAL,
    CHARACTERS,
    CITIZENS_PER_TRACK,
    COLOURS,
    COLUMNS,
    FORTRESS,
    LINKS,
    RESOURCE_CITIZENS,
    RESOURCES_PER_POINT,
    RESOURCES_PER_TRACK,
    ROWS,
    Colour,
    Row,
    box,
    building,
)
from engine.troyes_dice.scoring import points_of_stock, score
from engine.troyes_dice.state import Sheet
from locales import Words
from render.canvas import Canvas
from render.geometry import Box
from render.layer import LAYER
from render.tints import PARCHMENT, VELLUM, WOOD
from render.troyes_dice import sheet_marks as marks
from render.troyes_dice import sheet_places as at
from render.troyes_dice import sheet_scores as scores
from render.troyes_dice.colours import GROUND
from render.troyes_dice.sheet_marks import DONE, LOST, OPEN

TOTALS = ("citizens", "rest", "total")


def paint(
    canvas: Canvas, sheet: Sheet, before: Sheet, columns: tuple[int, ...], labels: tuple[str, str], w: Words
) -> None:
    """`before` is the sheet as the reader last saw it; what differs is ringed. `labels`: whose sheet, which half day."""
    canvas.mosaic(_printed, at.PAPER, LAYER, *_words(w))
    for colour in COLOURS:
        _boxes(canvas, sheet, before, columns, colour)
        _track(canvas, sheet, before, colour)
        _citizens(canvas, sheet, before, colour)
    _buildings(canvas, sheet, before)
    for column in at.BONUS_COLUMNS:
        earned, was = (min(each.citizens) >= column for each in (sheet, before))
        if earned or was:
            canvas.tile(marks.column_bonus, at.column_bonus(column), VELLUM, column, earned, earned != was)
    canvas.put(scores.name, at.NAME, labels[0])
    canvas.tile(scores.day, at.DAY, PARCHMENT, labels[1])
    _scores(canvas, sheet, w)


@lru_cache(100)
def _words(w: Words) -> tuple[str, ...]:
    return tuple(w(f"dice-picture-{key}") for key in (*CHARACTERS, *TOTALS))


def _printed(canvas: Canvas, _: Box, *words: str) -> None:
    """A sheet on which nothing is marked; the places of what always is are empty."""
    for colour in COLOURS:
        for number in range(1, RESOURCES_PER_TRACK + 1):
            _resource(canvas, colour, number, OPEN, False)
        for number in range(1, CITIZENS_PER_TRACK + 1):
            _citizen(canvas, colour, number, False, False)
        canvas.put(scores.stock_points, at.stock_points(colour), colour)
    for row in range(len(ROWS)):
        for column in range(COLUMNS):
            _building(canvas, row, column, OPEN, 0, False)
        _character(canvas, row, words[row], 0, 0)
    for row, pair in LINKS:
        canvas.tile(marks.link, at.link(row, pair), GROUND[row // 2], row, pair, OPEN, False)
    for column in at.BONUS_COLUMNS:
        canvas.tile(marks.column_bonus, at.column_bonus(column), VELLUM, column, False, False)
    canvas.put(scores.reminder, at.REMINDER, 0)
    for mark, place, said in zip(
        (scores.citizens_total, scores.rest_total, scores.total),
        (at.CITIZENS_TOTAL, at.REST_TOTAL, at.TOTAL),
        words[-len(TOTALS) :],
        strict=True,
    ):
        canvas.put(mark, place, said)


def _boxes(canvas: Canvas, sheet: Sheet, before: Sheet, columns: tuple[int, ...], colour: Colour) -> None:
    for column in range(COLUMNS):
        value = columns[column] if columns else 0
        now = sheet.is_crossed(colour, column), sheet.has(FORTRESS, column)
        is_changed = now != (before.is_crossed(colour, column), before.has(FORTRESS, column))
        canvas.tile(marks.die_box, at.die_box(colour, column), GROUND[colour], colour, value, *now, is_changed)


def _track(canvas: Canvas, sheet: Sheet, before: Sheet, colour: Colour) -> None:
    for number in range(1, max(sheet.circled[colour], before.circled[colour]) + 1):
        now, was = resource_state(sheet, colour, number), resource_state(before, colour, number)
        _resource(canvas, colour, number, now, now != was)
    stock = sheet.stock(colour)
    canvas.put(marks.stock, at.stock(colour), colour, stock, stock != before.stock(colour))


def _resource(canvas: Canvas, colour: Colour, number: int, state: str, is_changed: bool) -> None:
    place = at.RESOURCES[colour][number - 1]
    canvas.tile(marks.resource, place, GROUND[colour], colour, number in RESOURCE_CITIZENS, state, is_changed)


def resource_state(sheet: Sheet, colour: Colour, number: int) -> str:
    """Symbols are circled from the left and spent from the left."""
    if number > sheet.circled[colour]:
        return OPEN
    return LOST if number <= sheet.spent[colour] else DONE


def _citizens(canvas: Canvas, sheet: Sheet, before: Sheet, colour: Colour) -> None:
    circled, was = sheet.citizens[colour], before.citizens[colour]
    for number in range(1, max(circled, was) + 1):
        _citizen(canvas, colour, number, number <= circled, (number <= circled) != (number <= was))
    canvas.put(marks.count, at.citizens(colour), colour, circled)


def _citizen(canvas: Canvas, colour: Colour, number: int, is_circled: bool, is_changed: bool) -> None:
    """Most of them look the same wherever they stand; some columns are framed."""
    place = at.CITIZEN_TRACKS[colour][number - 1]
    if number in at.BONUS_COLUMNS:
        canvas.put(marks.framed_citizen, place, colour, is_circled, is_changed)
    else:
        bonus = number if number in marks.WITH_BONUS else 0
        canvas.tile(marks.citizen, place, VELLUM, colour, bonus, is_circled, is_changed)


def _buildings(canvas: Canvas, sheet: Sheet, before: Sheet) -> None:
    states, were = (_states(each.built, each.crossed) for each in (sheet, before))
    for row in range(len(ROWS)):
        for column in range(COLUMNS):
            now, was = states[row][column], were[row][column]
            if now != OPEN or was != OPEN:
                multiplier = sheet.multipliers[column] if row == CATHEDRAL else 0
                _building(canvas, row, column, now, multiplier, now != was)
    for row, pair in LINKS:
        now, was = link_state(states[row], pair), link_state(were[row], pair)
        if now != OPEN or was != OPEN:
            canvas.tile(marks.link, at.link(row, pair), GROUND[row // 2], row, pair, now, now != was)


def _building(canvas: Canvas, row: Row, column: int, state: str, multiplier: int, is_changed: bool) -> None:
    what = row, marks.place_of_gain(row, column), state, multiplier, is_changed
    canvas.tile(marks.building, at.building(row, column), GROUND[row // 2], *what)


def building_state(sheet: Sheet, row: Row, column: int) -> str:
    return _states(sheet.built, sheet.crossed)[row][column]


@lru_cache(500)
def _states(built: int, crossed: int) -> tuple[tuple[str, ...], ...]:
    """Of all buildings, by row and column."""

    def state(row: Row, column: int) -> str:
        if built & building(row, column):
            return DONE
        return LOST if crossed & box(row // 2, column) else OPEN

    return tuple(tuple(state(row, column) for column in range(COLUMNS)) for row in range(len(ROWS)))


def link_state(row: tuple[str, ...], pair: int) -> str:
    """Of the pair of buildings in a row."""
    states = row[2 * pair], row[2 * pair + 1]
    if LOST in states:
        return LOST
    return DONE if states == (DONE, DONE) else OPEN


def _scores(canvas: Canvas, sheet: Sheet, w: Words) -> None:
    words = _words(w)
    for row in range(len(CHARACTERS)):
        built = number_built(sheet, row)
        if built or sheet.multipliers[row]:
            _character(canvas, row, words[row], sheet.multipliers[row], built)
    for colour in COLOURS:
        stock, place = sheet.stock(colour), at.stock_points(colour)
        canvas.tile(scores.sum_, place.part(46, 4, 80, 28), VELLUM, f"{stock} ÷ {RESOURCES_PER_POINT}", True)
        canvas.tile(scores.points, at.points_of(place), VELLUM, points_of_stock(stock))
    if cathedrals := number_built(sheet, CATHEDRAL):
        canvas.put(scores.reminder, at.REMINDER, cathedrals)
    total, citizens = score(0, sheet).total, sum(sheet.citizens)
    canvas.tile(scores.points, at.points_of(at.CITIZENS_TOTAL), VELLUM, citizens)
    canvas.tile(scores.points, at.points_of(at.REST_TOTAL), VELLUM, total - citizens)
    canvas.tile(scores.all_points, at.ALL_POINTS, WOOD, total)


def _character(canvas: Canvas, row: Row, words: str, multiplier: int, built: int) -> None:
    """How many times a character counts the buildings of a row."""
    place: Box = at.character(row)
    canvas.put(scores.character, place, row, words, bool(multiplier))
    canvas.tile(scores.sum_, place.part(42, 30, 86, 26), VELLUM, f"{built} × {multiplier or '–'}", bool(multiplier))
    canvas.tile(scores.points, at.points_of(place), VELLUM, multiplier * built)
