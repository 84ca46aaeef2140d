"""Positions made by hand, so that their pictures change only when the painting does."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.result import Result, ranks
from engine.troyes_dice.calendar import die_on
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import HalfDay, Plaza, Sheet, TablePart, View
from locales import words
from render.picture import Picture
from render.troyes_dice.painter import DicePainter
from tests.engine.troyes_dice.dice_table import FIRST, sheet

R, Y, W = range(3)
ENGLISH = words("en")
NAMES = (
    "Aleydis",
    "Bartholomew",
    "Chrétien",
    "Dame Jehanne",
    "Eudes",
    "Flamel",
    "Guiot",
    "Héloïse",
    "Isabeau",
    "Jacques",
)
PLAZAS = (
    Plaza(R, Y),
    Plaza(W, W, -4),
    Plaza(Y, R),
    Plaza(Y, Y, 2),
    Plaza(R, W),
    Plaza(W, R),
    Plaza(R, R, 6),
    Plaza(W, Y),
    Plaza(Y, W),
)
PLAIN = tuple(Plaza(plaza.face, plaza.back) for plaza in PLAZAS)


def half_day(number: int, values: tuple[int, ...], black_slot: int, plazas: tuple[Plaza, ...] = PLAIN) -> HalfDay:
    """Four dice in slot order on these plazas."""
    first = (number + 1) // 2 - 1 + (0 if number % 2 else 4)
    notches = [(first + slot) % len(plazas) for slot in range(1, 5)]
    dice = [
        die_on(plazas[notch], slot, notch, value, slot == black_slot)
        for slot, notch, value in zip(range(1, 5), notches, values, strict=True)
    ]
    return HalfDay(number, plazas, tuple(dice))


def table(seats: int, finished: int, *, is_together: bool = True, has_expansion: bool = False) -> TablePart:
    return TablePart(seats, "first", has_expansion, is_together, 0, 0, FIRST, (finished,) * seats, "", 2)


def view(
    day: HalfDay,
    sheets: tuple[Sheet | None, ...] = (sheet(), sheet(), sheet()),
    *,
    seat: int | None = None,
    has_picked: tuple[bool, ...] = (True, False, False),
    is_over: bool = False,
) -> View:
    has_expansion = any(plaza.tile for plaza in day.plazas)
    common = table(len(sheets), day.number - 1, has_expansion=has_expansion)
    return View(seat, common, day.plazas, (day,) * day.number, sheets, has_picked, None, is_over, "")


def rulebook_sheet() -> Sheet:
    """The sheet of 54 points (page 10)."""
    return sheet(
        circled=(9, 12, 12),
        spent=(7, 10, 7),
        citizens=(1, 19, 10),
        built="fortress3 fortress4 hall3 hall4 hall5 hall6 cityhall1 cityhall2 cityhall3 cityhall4 "
        "cathedral3 cathedral5 cathedral4 cathedral6 bishopric3 bishopric4",
        crossed="r1 r2 r6 y5 y6 w1 w2",
    )


def earlier_sheet() -> Sheet:
    """The same some moves before."""
    return sheet(
        circled=(9, 12, 12),
        spent=(7, 8, 7),
        citizens=(1, 16, 10),
        built="fortress3 hall3 hall4 hall5 hall6 cityhall1 cityhall2 cityhall3 cityhall4 "
        "cathedral3 cathedral5 cathedral4 cathedral6 bishopric3 bishopric4",
        crossed="r1 r2 y5 y6 w1 w2",
    )


ATTACK = half_day(7, (2, 3, 3, 6), black_slot=2)
TILES = half_day(12, (1, 2, 4, 5), black_slot=1, plazas=PLAZAS)


def rulebook_view(paper: Sheet) -> View:
    return view(half_day(16, (1, 2, 4, 5), 2), (paper, sheet(), None), seat=0)


def result_of(sheets: tuple[Sheet, ...]) -> Result:
    scores = tuple(score(seat, paper) for seat, paper in enumerate(sheets))
    return Result(scores, ranks([each.total for each in scores]), "from_45" if len(sheets) == 1 else "")


def ten_sheets() -> tuple[Sheet, ...]:
    best = rulebook_sheet()
    others = [
        sheet(circled=(3 + seat, 9, 5), citizens=(seat, 2 * seat, 7), built="cathedral6 bishopric1")
        for seat in range(8)
    ]
    return (*others[:3], best, *others[3:], best.copy())


def paint_final(painter: DicePainter) -> Picture:
    sheets = ten_sheets()
    over = view(half_day(16, (1, 2, 4, 5), 2), sheets, has_picked=(True,) * 10, is_over=True)
    return painter.final(over, result_of(sheets), NAMES, ENGLISH)


SCENES: dict[str, Callable[[DicePainter], Picture]] = {
    "wheel": lambda painter: painter.board(view(ATTACK), NAMES[:3], ENGLISH),
    "wheel_with_tiles": lambda painter: painter.board(view(TILES), NAMES[:3], ENGLISH),
    "sheet_new": lambda painter: painter.sheet(view(half_day(1, (1, 2, 4, 5), 4), seat=1), NAMES[:3], ENGLISH),
    "sheet_changed": lambda painter: painter.sheet(
        rulebook_view(rulebook_sheet()), NAMES[:3], ENGLISH, rulebook_view(earlier_sheet())
    ),
    "final": paint_final,
}
"""The expected pictures of tests/images, each by how it is painted."""

EXPECTED = tuple(SCENES)
