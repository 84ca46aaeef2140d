"""Everybody's points by category, for the end table."""

from collections.abc import Sequence

from engine.core.result import Result
from engine.core.seats import Seat
from engine.troyes_dice.facts import COLOURS, HALF_DAYS
from engine.troyes_dice.scoring import CATEGORIES, VERDICTS
from locales import Words
from render.geometry import Box
from render.lettering import SERIF, step
from render.scores import EndTable, Line, Source, game_line
from render.surface import Piece, Surface
from render.tints import INK, OAK, VELLUM
from render.troyes_dice.colours import LIVE
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, RESOURCES
from render.troyes_dice.names import name_of


def standing(result: Result) -> list[Seat]:
    """The seats from first to last."""
    return sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))


def end_table(result: Result, seats: Sequence[str], w: Words) -> EndTable:
    """A solo game is judged; others are won."""
    return EndTable(
        game_line(w("troyes_dice"), len(seats), w("dice-picture-days", days=HALF_DAYS // 2), w),
        tuple(_line(result, seat, name_of(seats, seat, w)) for seat in standing(result)),
        tuple(Source(w(f"dice-picture-{key}"), Piece(category, (number,))) for number, key in enumerate(CATEGORIES)),
        points,
        verdict=w(f"dice-picture-verdict-{result.verdict}") if result.verdict else "",
        remark=w(f"dice-picture-remark-{result.verdict}", points=VERDICTS[result.verdict]) if result.verdict else "",
    )


def _line(result: Result, seat: Seat, name: str) -> Line:
    return Line(result.ranks[seat], name, None, tuple(result.scores[seat].parts[key] for key in CATEGORIES))


def category(surface: Surface, box: Box, number: int) -> None:
    """A character is known by the buildings it counts."""
    if number < len(HOUSES):
        HOUSES[number](surface, box, LIVE[number // 2])
    elif number < len(HOUSES) + len(COLOURS):
        RESOURCES[number - len(HOUSES)](surface, box.inset(2), LIVE[number - len(HOUSES)])
    else:
        half = box.width // 2
        for colour, (dx, dy) in enumerate(((0, 0), (half, 0), (half // 2, half))):
            CITIZENS[colour](surface, box.part(dx, dy, half, half), LIVE[colour])


def points(surface: Surface, box: Box, number: int) -> None:
    """As on the scoresheet: a round seal with the number."""
    surface.stamp(_seal, box)
    surface.text(box.centre, str(number), step(box.height * 0.55), INK, SERIF, above=True)


def _seal(surface: Surface, box: Box) -> None:
    surface.circle(box.centre, box.width * 0.48, VELLUM, OAK, 5)
    surface.circle(box.centre, box.width * 0.41, None, OAK, 2)
