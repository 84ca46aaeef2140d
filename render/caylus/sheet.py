"""One player's stock, favours, houses and buildings."""

from collections.abc import Iterable, Iterator, Sequence

from engine.caylus import holdings
from engine.caylus.facts import KINDS, LINES, OPEN_COLUMNS, PLACING, SOURCES
from engine.caylus.forecast import forecast
from engine.caylus.placing import usual_price
from engine.caylus.state import TablePart, View
from engine.caylus.works import first_free_space
from engine.core.seats import Seat
from locales import Words
from render.canvas import Canvas
from render.caylus import sheet_marks as marks
from render.caylus import sheet_places as at
from render.caylus import zoom
from render.caylus.board import name_of, phase_said, places_of, section_said, turn_said
from render.caylus.done_to import outlook
from render.caylus.printed import each_favour
from render.caylus.scores import GROUPS
from render.caylus.sheet_changes import changes
from render.caylus.spaces import put_space
from render.geometry import Box
from render.lettering import drawable
from render.tints import PARCHMENT, VELLUM


def tiles_of(table: TablePart, seat: Seat) -> list[int]:
    return holdings.spaces_of(table, seat)[: at.MOST_TILES]


def paint(canvas: Canvas, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None) -> None:
    """What differs from the `changed` view is ringed."""
    table = view.table
    was = changed.table if changed else table
    canvas.tile(marks.emblem, at.EMBLEM, PARCHMENT, seat)
    canvas.tile(marks.name, at.NAME, PARCHMENT, name_of(seats, seat, w))
    canvas.tile(marks.when, at.WHEN, PARCHMENT, turn_said(table.turn, w), phase_said(table.phase, w))
    canvas.tile(marks.score, at.POINTS, PARCHMENT, table.points[seat], table.points[seat] != was.points[seat])
    _stock(canvas, table, was, seat)
    _facts(canvas, table, seat, w)
    _castle(canvas, table, was, seat, w)
    if table.is_beginner:
        canvas.tile(marks.beginner, at.TABLE, PARCHMENT, each_favour(w))
    else:
        _favours(canvas, table, was, seat)
    canvas.tile(marks.sources, at.SOURCES_AT, PARCHMENT, sources_of(table, seat, w), w("caylus-picture-no-points"))
    _tiles(canvas, view, was, seat, w)
    news = at.news(len(tiles_of(table, seat)))
    if news:
        _news(canvas, news, w("caylus-picture-news"), told_lines(view, seat, seats, w, changed))


def _news(canvas: Canvas, box: Box, title: str, told: Iterable[str]) -> None:
    """Word by word: each has been seen before."""
    canvas.tile(marks.news, box, PARCHMENT, title)
    for number, row in enumerate(marks.news_rows(box, told)):
        canvas.inlay(marks.news_row, box, VELLUM, number, row)


def sources_of(table: TablePart, seat: Seat, w: Words) -> tuple[tuple[str, str, int], ...]:
    """Where points have come from so far: key, word and number."""
    found = {
        key: sum(table.points_from(seat, SOURCES.index(source)) for source in sources)
        for key, sources in GROUPS.items()
    }
    return tuple((key, w("caylus-picture-source", source=key), number) for key, number in found.items() if number)


def _tiles(canvas: Canvas, view: View, was: TablePart, seat: Seat, w: Words) -> None:
    own, places = tiles_of(view.table, seat), places_of(view, was)
    for number, space in enumerate(own):
        box = at.tile(number, len(own))
        name = zoom.name_on(view.table, space, w) if at.is_close(len(own)) else ""
        put_space(canvas, box, places[space], True, name, PARCHMENT)


def told_lines(view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None) -> Iterator[str]:
    """What has changed, and how far the provost may still go."""
    table = view.table
    if not tiles_of(table, seat):
        yield w("caylus-picture-no-tiles")
    if changed and (found := ", ".join(changes(table, changed.table, seat, w))):
        yield w("caylus-alt-changes", changes=found)
    ahead = forecast(table)
    if ahead:
        names = [name_of(seats, each, w) for each in range(table.seats)]
        yield from (drawable(line.removeprefix("-#")) for line in outlook(ahead, names, table.road, w))
    site = first_free_space(table)
    if site:
        yield w("caylus-picture-site", space=site)


def _stock(canvas: Canvas, table: TablePart, was: TablePart, seat: Seat) -> None:
    deniers = table.deniers[seat]
    canvas.tile(marks.deniers, at.STOCKS[0], PARCHMENT, deniers, deniers != was.deniers[seat])
    for kind in KINDS:
        number = table.stock(seat, kind)
        canvas.tile(marks.cubes, at.STOCKS[kind + 1], PARCHMENT, kind, number, number != was.stock(seat, kind))
    canvas.tile(marks.home, at.HOME, PARCHMENT, seat, table.home[seat], table.home[seat] != was.home[seat])


def facts(table: TablePart, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What is worth knowing before a decision."""
    price = (("price", usual_price(table, seat)),) if table.phase <= PLACING and seat not in table.passed else ()
    return (
        *price,
        ("income", holdings.incomes(table)[seat]),
        ("batches", holdings.most_batches(table, seat)),
        ("end", holdings.end_points(table, seat).total),
    )


def _facts(canvas: Canvas, table: TablePart, seat: Seat, w: Words) -> None:
    known = facts(table, seat)
    for number, (what, value) in enumerate(known):
        canvas.tile(
            marks.fact, at.fact(number, len(known)), PARCHMENT, w("caylus-picture-fact", what=what), what, value
        )


def _castle(canvas: Canvas, table: TablePart, was: TablePart, seat: Seat, w: Words) -> None:
    for section, box in enumerate(at.SECTIONS_AT):
        houses = table.houses_of(seat, section)
        is_new = houses != was.houses_of(seat, section)
        name = section_said(section, w)
        canvas.tile(marks.section, box, PARCHMENT, section, name, seat, houses, section < table.scored, is_new)


def _favours(canvas: Canvas, table: TablePart, was: TablePart, seat: Seat) -> None:
    for line in range(len(LINES)):
        put_favours(canvas, at.favour_cells(at.favour_line(line)), table, was, seat, line)


def put_favours(canvas: Canvas, cells: list[Box], table: TablePart, was: TablePart, seat: Seat, line: int) -> None:
    """A line of favours with the marker of the seat."""
    marker, last_open = table.marker(seat, line), OPEN_COLUMNS[table.scored]
    is_new = marker != was.marker(seat, line)
    for column, cell in enumerate(cells):
        here = column == marker
        told = column <= last_open, column <= marker, seat if here else -1, here and is_new
        canvas.tile(marks.favour_cell, cell, PARCHMENT, line, column, *told)
