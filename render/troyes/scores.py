"""The end table: everybody's points by category, the characters revealed, the winners crowned."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.result import Result
from engine.troyes.facts import CHARACTERS, NEUTRAL, Owner
from engine.troyes.scoring import CATEGORIES, final_parts
from engine.troyes.state import View
from locales import Words
from render import figures
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, sized
from render.surface import Surface
from render.tints import CROWN, FADED, GILT, GOLD, INK, OAK, PALE, TAN, VELLUM, WOOD, Tint
from render.troyes import icons, names, shown
from render.troyes import scores_places as at
from render.troyes.characters import counted, steps_of
from render.troyes.colours import LIVE
from render.troyes.pieces import arms
from render.troyes.signs import EMPTY_BANNER

PARTS: Final = tuple(category for category in CATEGORIES if category != "roy")
NOBODY_HOLDS: Final = -1


class Line(NamedTuple):
    """What the end table says about one owner."""

    owner: Owner
    rank: int
    parts: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.parts)


def lines(view: View, result: Result) -> list[Line]:
    """From first to last; in the solo game the player and le Roy."""
    scores = [
        Line(seat, result.ranks[seat], tuple(result.scores[seat].parts.get(part, 0) for part in PARTS))
        for seat in range(view.table.seats)
    ]
    if view.table.is_solo:
        roy = final_parts(view.table, NEUTRAL, view.hands[0].roy, tuple(view.table.pile))
        rival = Line(NEUTRAL, 1, tuple(roy.get(part, 0) for part in PARTS))
        is_won = scores[0].total > rival.total
        return [scores[0]._replace(rank=1 if is_won else 2), rival._replace(rank=2 if is_won else 1)]
    return sorted(scores, key=lambda line: (line.rank, line.owner))


def holder(view: View, character: int) -> int:
    """Whose character it was, as drawn; nobody's in the solo game or when it stayed in the box."""
    return next((seat for seat, hand in enumerate(view.hands) if character in hand.characters), NOBODY_HOLDS)


def is_in_play(view: View, character: int) -> bool:
    """Whether it scores at the end; in the solo game some have done so before."""
    return character in view.table.pile if view.table.is_solo else holder(view, character) != NOBODY_HOLDS


def heading(result: Result, w: Words) -> str:
    """A solo game is judged; others are just over."""
    return w(f"troyes-picture-verdict-{result.verdict}") if result.verdict else w("troyes-picture-final")


def signed(points: int) -> str:
    """With a proper minus."""
    return str(points).replace("-", "−")


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)


def paint(canvas: Canvas, view: View, result: Result, seats: Sequence[str], w: Words) -> None:
    table = view.table
    canvas.put(title, at.TITLE, heading(result, w))
    playing = tuple(is_in_play(view, character) for character in range(len(CHARACTERS)))
    rows = lines(view, result)
    note = (
        w("troyes-picture-difference", points=f"{result.scores[0].total:+}".replace("-", "−")) if table.is_solo else ""
    )
    canvas.put(header, at.HEADER, w("troyes-picture-total"), note, playing)
    for place, line in enumerate(rows):
        name = names.name_of(seats, line.owner, table, w)
        look = shown.look_of(table, line.owner)
        canvas.put(row, at.row(place), line.rank, look, name, line.parts, playing)
    for character, box in enumerate(at.cast(len(rows))):
        name = names.character_name(character, w)
        steps = "/".join(map(str, steps_of(table, character)))
        counts = w(f"troyes-picture-counts-{CHARACTERS[character].counts}")
        canvas.put(cast, box, character, name, f"{counts}: {steps}", playing[character], holder(view, character))


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 50, box.width - 40)
    surface.text(box.centre, text, size, WOOD, SERIF)


def header(surface: Surface, box: Box, total: str, note: str, playing: tuple[bool, ...]) -> None:
    surface.rect(box, TAN, OAK, 2.5, 12)
    text, size = sized(note, BOLD, 30, at.RANK_WIDTH + at.NAME_WIDTH - 30)
    surface.text(Point(box.left + 18, box.centre.y), text, size, INK, BOLD, "l")
    places = at.points(box)
    figures.lily(surface, around(places[0].centre, 42, 46), Tint(GILT, "#7c5207", "#7c5207"))
    icons.banner(surface, around(places[1].centre, 34, 44), EMPTY_BANNER)
    icons.workshop(surface, around(places[2].centre, 46), Tint(VELLUM, WOOD, "#b8272d"))
    icons.cathedral(surface, around(places[3].centre, 46), LIVE[1])
    for character, place in enumerate(places[4:]):
        surface.circle(place.centre, 27, VELLUM if playing[character] else TAN, OAK if playing[character] else PALE, 2)
        counted(surface, around(place.centre, 34), character)
    surface.text(at.total(box).centre, fitted(total, SERIF, 30, at.TOTAL_WIDTH - 6), 30, INK, SERIF)


def row(
    surface: Surface, box: Box, rank: int, look: int, name: str, parts: tuple[int, ...], playing: tuple[bool, ...]
) -> None:
    is_winner = rank == 1
    surface.rect(box, GILT if is_winner else VELLUM, GOLD if is_winner else PALE, 3, 12)
    place = at.rank(box)
    if is_winner:
        figures.crown(surface, around(Point(place.left + 32, place.centre.y), 44), CROWN)
    else:
        surface.text(Point(place.left + 32, place.centre.y), str(rank), 34, FADED, SERIF)
    surface.stamp(arms, around(Point(place.left + 80, place.centre.y), 42, 46), look)
    label = at.name(box)
    text, size = sized(name, BOLD, 32, label.width - 8)
    surface.text(Point(label.left, label.centre.y), text, size, INK, BOLD, "l")
    for number, (points, cell) in enumerate(zip(parts, at.points(box), strict=True)):
        if number >= 4 and not playing[number - 4]:
            continue
        text = signed(points) if points else "–"
        surface.text(cell.centre, text, 32, INK if points else PALE, BOLD)
    surface.text(at.total(box).centre, signed(sum(parts)), 42, INK, SERIF)


def cast(surface: Surface, box: Box, character: int, name: str, counts: str, is_playing: bool, look: int) -> None:
    """A character, who held it, and what it counts."""
    surface.rect(box, VELLUM if is_playing else TAN, OAK if is_playing else PALE, 2, 10)
    counted(surface, around(Point(box.left + 34, box.centre.y), 44), character)
    if look != NOBODY_HOLDS:
        surface.stamp(arms, around(Point(box.right - 32, box.centre.y), 42, 46), look)
    ink, room = INK if is_playing else FADED, box.width - 66 - 64
    text, size = sized(name, SERIF, 27, room)
    surface.text(Point(box.left + 66, box.centre.y - 14), text, size, ink, SERIF, "l")
    text, size = sized(counts, SANS, 24, room)
    surface.text(Point(box.left + 66, box.centre.y + 16), text, size, FADED, SANS, "l")
