"""The end table of every game: who won and by how much, and everybody's points as bars by where they came from."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from PIL import Image

from locales import Words
from render import scores_hero, scores_rows
from render import scores_places as at
from render.bands import shortened
from render.bars import LOSS, STUFFS, Stuff, bar, every_piece
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box, Point, around
from render.inscriptions import inscribe
from render.laurels import LEAF, LEAF_DARK, LEAF_EDGE, RAY
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized
from render.surface import Paint, Piece, Surface
from render.tints import FADED, INK, OAK, PARCHMENT, RULE, VELLUM

END_TABLE_COLOURS: Final = (
    *(colour for stuff in (*STUFFS, LOSS) for colour in (stuff.fill, stuff.grain, stuff.edge, stuff.ink)),
    LEAF, LEAF_DARK, LEAF_EDGE, RAY,
)  # fmt: skip
"""What the palette of every game must hold unchanged for its end table."""


class Source(NamedTuple):
    """Where points came from, in a word and a sign."""

    name: str
    sign: Piece


class Line(NamedTuple):
    """What the table says about one player."""

    rank: int
    name: str
    arms: Piece | None
    parts: tuple[int, ...]
    """By source."""

    @property
    def total(self) -> int:
        return sum(self.parts)


class Note(NamedTuple):
    """Something that came to light at the end: what it is, what it counted, whose it was."""

    sign: Piece
    name: str
    about: str
    arms: Piece | None
    whose: str
    has_counted: bool


def game_line(game: str, players: int, length: str, w: Words) -> str:
    """What was played, by how many, for how long."""
    return " · ".join(filter(None, (game, w("scores-players", players=players), length)))


class EndTable(NamedTuple):
    """A finished game. `lines` go from first to last."""

    game: str
    """A `game_line`."""
    lines: tuple[Line, ...]
    sources: tuple[Source, ...]
    points: Paint
    """The sign for points, with their number."""
    notes: tuple[Note, ...] = ()
    verdict: str = ""
    """How a game against nobody, or against the game itself, is judged; else the winner's name is the title."""
    remark: str = ""
    """What is said then instead of the margin."""
    is_celebrated: bool = True


def used(table: EndTable) -> list[int]:
    """Sources that somebody had points from."""
    return [source for source in range(len(table.sources)) if any(line.parts[source] for line in table.lines)]


def winners(table: EndTable) -> list[Line]:
    return [line for line in table.lines if line.rank == 1]


def heading(table: EndTable, w: Words) -> str:
    if table.verdict:
        return table.verdict
    *others, last = [line.name for line in winners(table)]
    return w("scores-share", first=", ".join(others), last=last) if others else w("scores-wins", name=last)


def margin(table: EndTable, w: Words) -> str:
    """By how many points, and where most of the winner's came from."""
    if table.remark:
        return table.remark
    first = winners(table)
    said: list[str] = []
    if len(first) > 1:
        said.append(w("scores-level", points=first[0].total))
    elif len(table.lines) > 1:
        ahead = first[0].total - table.lines[1].total
        said.append(w("scores-ahead", points=ahead) if ahead else w("scores-tie-break"))
    best = max(range(len(table.sources)), key=lambda source: first[0].parts[source])
    if len(first) == 1 and first[0].parts[best] > 0:
        said.append(w("scores-most", source=table.sources[best].name))
    return " · ".join(said)


def made_of(table: EndTable) -> dict[int, Stuff]:
    """By source that gave points: light and dark in turn, whichever were used."""
    gains = [source for source in used(table) if any(line.parts[source] > 0 for line in table.lines)]
    return {source: STUFFS[place % len(STUFFS)] for place, source in enumerate(gains)}


def entries(table: EndTable) -> list[tuple[int, Stuff]]:
    """What the legend explains: gains, then losses."""
    losses = [source for source in used(table) if any(line.parts[source] < 0 for line in table.lines)]
    return [*made_of(table).items(), *((source, LOSS) for source in losses)]


def places(table: EndTable) -> at.Places:
    return at.places(len(table.lines), len(table.notes), len(entries(table)))


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)


def painted(canvas: Canvas, table: EndTable, w: Words) -> Image.Image:
    """On as much of a canvas as it needs."""
    paint(canvas, table, w)
    return shortened(canvas.image, places(table).height)


def paint(canvas: Canvas, table: EndTable, w: Words) -> None:
    boxes = places(table)
    told = heading(table, w), table.game, margin(table, w)
    hero = scores_hero.Hero(_arms(table), table.points, table.lines[0].total, table.is_celebrated)
    scores_hero.paint(canvas, boxes.hero, hero, *told)
    _lines(canvas, boxes.rows, table)
    for box, note in zip(boxes.notes, table.notes, strict=True):
        remark(canvas, box, note)
    for box, (source, stuff) in zip(boxes.sources, entries(table), strict=True):
        entry(canvas, box, *table.sources[source], stuff)


def pieces(most: int) -> Iterator[Callable[[Canvas], None]]:
    """What end tables of at most so many lines are put together of, whoever has played: each lays some of it."""
    for high, is_celebrated in product(at.HEROES, (True, False)):
        yield partial(scores_hero.lay_backdrop, box=at.hero(high), is_celebrated=is_celebrated)
    highs = sorted({at.bar_height(at.row_height(many)) for many in range(1, most + 1)})
    for high, ground, stuff in product(highs, scores_rows.GROUNDS, (*STUFFS, LOSS)):
        yield partial(every_piece, high=high, ground=ground, stuff=stuff)


def _arms(table: EndTable) -> tuple[Piece, ...]:
    """Of the winners; where players have none, a letter."""
    first = table.lines[0]
    return tuple(line.arms for line in winners(table) if line.arms)[:3] or (scores_hero.initial(first.name),)


def _lines(canvas: Canvas, boxes: Sequence[Box], table: EndTable) -> None:
    measure = at.scale(
        max(sum(part for part in line.parts if part > 0) for line in table.lines),
        max(-sum(part for part in line.parts if part < 0) for line in table.lines),
    )
    stuffs = made_of(table)
    for box, line in zip(boxes, table.lines, strict=True):
        is_winner = line.rank == 1 and table.is_celebrated
        row = scores_rows.Row(canvas, box, is_winner)
        row.head(line.rank, line.name, line.arms, line.total)
        lost = sum(part for part in line.parts if part < 0)
        row.bars([(stuffs[source], part) for source, part in enumerate(line.parts) if part > 0], lost, measure)


def remark(canvas: Canvas, box: Box, note: Note) -> None:
    ground = VELLUM if note.has_counted else PARCHMENT
    canvas.tile(_note_plate, box, PARCHMENT, note.has_counted)
    sign = around(Point(box.left + 36, box.centre.y), 44)
    canvas.tile(note.sign.paint, sign, ground, *note.sign.value)
    room = box.width - 72 - (66 if note.arms else 12)
    place = Point(box.left + 72, box.centre.y)
    words, size = sized(note.name, SERIF, 28, room)
    inscribe(canvas, place.shifted(dy=-15), words, size, INK if note.has_counted else FADED, ground, SERIF, "l")
    inscribe(canvas, place.shifted(dy=16), fitted(note.about, SANS, 24, room), 24, FADED, ground, SANS, "l")
    if note.arms:
        arms = around(Point(box.right - 32, box.centre.y), 46)
        canvas.tile(note.arms.paint, arms, ground, *note.arms.value)


def _note_plate(surface: Surface, box: Box, has_counted: bool) -> None:
    surface.plate(box, VELLUM if has_counted else PARCHMENT, OAK if has_counted else RULE, 2, 10)


def entry(canvas: Canvas, box: Box, name: str, sign: Piece, stuff: Stuff) -> None:
    """Sign, bar and word of a source."""
    canvas.tile(sign.paint, around(Point(box.left + 24, box.centre.y), 40), PARCHMENT, *sign.value)
    canvas.tile(bar, around(Point(box.left + 66, box.centre.y), 32, 30), PARCHMENT, stuff)
    canvas.tile(_entry_words, Box(box.left + 86, box.top, box.width - 86, box.height), PARCHMENT, name)


def _entry_words(surface: Surface, box: Box, name: str) -> None:
    room = box.width - 6
    words, size = sized(name, BOLD, 28, room)
    rows = lines(name, BOLD, size, room, 2) if words.endswith("…") else [words]
    for number, line in enumerate(rows):
        place = Point(box.left + 4, box.centre.y + (number - (len(rows) - 1) / 2) * 25)
        surface.text(place, line, size, INK, BOLD, "l", above=True)
