"""The end table of every game: who won and by how much, and everybody's points as bars by where they came from."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from locales import Words
from render import scores_places as at
from render.bars import LOSS, STUFFS, Stuff, bar
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box, Point, around
from render.laurels import LEAF, LEAF_DARK, LEAF_EDGE, RAY, laurel, rays
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized, step
from render.surface import Paint, Piece, Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PARCHMENT, RULE, TAN, VELLUM

END_TABLE_COLOURS: Final = (
    *(colour for stuff in (*STUFFS, LOSS) for colour in (stuff.fill, stuff.grain, stuff.edge, stuff.ink)),
    LEAF, LEAF_DARK, LEAF_EDGE, RAY,
)  # fmt: skip
"""What the palette of every game must hold unchanged for its end table."""


TWO_LINES: Final = 44
"""A title that would not be larger is broken."""


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


def paint(canvas: Canvas, table: EndTable, w: Words) -> None:
    boxes = places(table)
    told = heading(table, w), table.game, margin(table, w)
    canvas.put(hero, boxes.hero, *told, _arms(table), table.points, table.lines[0].total, table.is_celebrated)
    _lines(canvas, boxes.rows, table)
    for box, note in zip(boxes.notes, table.notes, strict=True):
        canvas.put(remark, box, note)
    for box, (source, stuff) in zip(boxes.sources, entries(table), strict=True):
        canvas.put(entry, box, *table.sources[source], stuff)


def _arms(table: EndTable) -> tuple[Piece, ...]:
    """Of the winners; where players have none, a letter."""
    first = table.lines[0]
    return tuple(line.arms for line in winners(table) if line.arms)[:3] or (Piece(_letter, (first.name[:1],)),)


def _lines(canvas: Canvas, boxes: Sequence[Box], table: EndTable) -> None:
    measure = at.scale(
        max(sum(part for part in line.parts if part > 0) for line in table.lines),
        max(-sum(part for part in line.parts if part < 0) for line in table.lines),
    )
    stuffs = made_of(table)
    for box, line in zip(boxes, table.lines, strict=True):
        bars = tuple((stuffs[source], part) for source, part in enumerate(line.parts) if part > 0)
        lost = sum(part for part in line.parts if part < 0)
        canvas.put(row, box, line.rank, line.name, line.arms, bars, lost, line.total, measure, table.is_celebrated)


def hero(
    surface: Surface,
    box: Box,
    title: str,
    game: str,
    margin: str,
    arms: tuple[Piece, ...],
    points: Paint,
    total: int,
    is_celebrated: bool,
) -> None:
    """The loudest part: the winner under laurels."""
    side = min(box.height - 24, 204)
    place = around(Point(box.left + 150, box.centre.y), side)
    if is_celebrated:
        rays(surface, box, place.centre)
        laurel(surface, place, True)
    else:
        surface.rect(box, TAN, OAK, 3)
        surface.circle(place.centre, side * 0.4, VELLUM, OAK, 3)
    for number, piece in enumerate(arms):
        shift = (number - (len(arms) - 1) / 2) * side * 0.25
        piece.put(surface, around(place.centre.shifted(shift), round(side * (0.46 if len(arms) == 1 else 0.27))))
    shield = round(min(150, box.height - 40))
    surface.stamp(points, around(Point(box.right - 40 - shield / 2, box.centre.y), shield), total)
    left, room = box.left + 290, box.width - 290 - shield - 70
    third = box.height / 6
    _title(surface, Point(left, box.centre.y - third * 1.25), title, room)
    for line, dy in ((game, third * 0.55), (margin, third * 1.6)):
        words, size = sized(line, BOLD, 28, room)
        surface.text(Point(left, box.centre.y + dy), words, size, INK, BOLD, "l")


def _title(surface: Surface, place: Point, words: str, room: float) -> None:
    """As large as it fits in one line; what would get small there takes two."""
    text, size = sized(words, SERIF, 76, room)
    if size > TWO_LINES:
        surface.text(place, text, size, INK, SERIF, "l")
        return
    told = lines(words, SERIF, TWO_LINES, room, 2)
    for number, line in enumerate(told):
        surface.text(place.shifted(dy=(number - (len(told) - 1) / 2) * 48), line, TWO_LINES, INK, SERIF, "l")


def _letter(surface: Surface, box: Box, letter: str) -> None:
    """Instead of arms, where players have none."""
    surface.text(box.centre, letter, step(box.height), INK, SERIF)


def row(
    surface: Surface,
    box: Box,
    rank: int,
    name: str,
    arms: Piece | None,
    bars: tuple[tuple[Stuff, int], ...],
    lost: int,
    total: int,
    measure: at.Scale,
    is_celebrated: bool,
) -> None:
    is_winner = rank == 1 and is_celebrated
    surface.rect(box, GILT if is_winner else VELLUM, GOLD if is_winner else RULE, 4 if is_winner else 2.5, 10)
    surface.text(Point(box.left + 30, box.centre.y), str(rank), 34, INK if is_winner else FADED, SERIF)
    left = box.left + 58
    if arms:
        side = min(46, box.height - 10)
        arms.put(surface, around(Point(left + 22, box.centre.y), side))
        left += 54
    words, size = sized(name, BOLD, 28, at.BARS_LEFT - left - 10)
    surface.text(Point(left, box.centre.y), words, size, INK, BOLD, "l")
    _bars(surface, box, bars, lost, measure)
    words = str(total).replace("-", "−")
    surface.text(Point(box.right - at.TOTAL_WIDTH / 2, box.centre.y), words, 44, INK, SERIF)


def _bars(surface: Surface, box: Box, bars: tuple[tuple[Stuff, int], ...], lost: int, measure: at.Scale) -> None:
    """To the right what was won, to the left of the line what was lost."""
    high = min(40, box.height - 16)
    top = round(box.centre.y - high / 2)
    if lost:
        width = max(6, round(-lost * measure.point) - 2)
        bar(surface, Box(measure.zero - 2 - width, top, width, high), LOSS, lost)
    surface.line([Point(measure.zero, box.top + 6), Point(measure.zero, box.bottom - 6)], INK, 2)
    done = 0
    for stuff, points in bars:
        left = measure.zero + 2 + round(done * measure.point)
        done += points
        right = measure.zero + round(done * measure.point)
        bar(surface, Box(left, top, max(4, right - left), high), stuff, points)


def remark(surface: Surface, box: Box, note: Note) -> None:
    surface.rect(box, VELLUM if note.has_counted else PARCHMENT, OAK if note.has_counted else RULE, 2, 10)
    note.sign.put(surface, around(Point(box.left + 36, box.centre.y), 44))
    if note.arms:
        note.arms.put(surface, around(Point(box.right - 32, box.centre.y), 46))
    room = box.width - 72 - (66 if note.arms else 12)
    words, size = sized(note.name, SERIF, 28, room)
    surface.text(Point(box.left + 72, box.centre.y - 15), words, size, INK if note.has_counted else FADED, SERIF, "l")
    surface.text(Point(box.left + 72, box.centre.y + 16), fitted(note.about, SANS, 24, room), 24, FADED, SANS, "l")


def entry(surface: Surface, box: Box, name: str, sign: Piece, stuff: Stuff) -> None:
    """Sign, bar and word of a source."""
    sign.put(surface, around(Point(box.left + 24, box.centre.y), 40))
    bar(surface, around(Point(box.left + 66, box.centre.y), 32, 30), stuff)
    words, size = sized(name, BOLD, 28, box.width - 92)
    rows = lines(name, BOLD, size, box.width - 92, 2) if words.endswith("…") else [words]
    for number, line in enumerate(rows):
        place = Point(box.left + 90, box.centre.y + (number - (len(rows) - 1) / 2) * 25)
        surface.text(place, line, size, INK, BOLD, "l")
