"""Everybody's points by category and the characters revealed, for the end table."""

from collections.abc import Sequence
from typing import Final

from engine.core.result import Result
from engine.troyes.facts import CHARACTER_KEYS, CHARACTERS, NEUTRAL
from engine.troyes.scoring import CATEGORIES, final_parts
from engine.troyes.state import View
from locales import Words
from render.geometry import Box, around
from render.scores import EndTable, Line, Note, Source, game_line
from render.surface import Piece, Surface
from render.tints import VELLUM, WOOD, Tint
from render.troyes import icons, names, shown
from render.troyes.characters import counted, steps_of
from render.troyes.colours import LIVE
from render.troyes.pieces import arms
from render.troyes.signs import EMPTY_BANNER

PARTS: Final = tuple(category for category in CATEGORIES if category != "roy")
NOBODY_HOLDS: Final = -1


def end_table(view: View, result: Result, seats: Sequence[str], w: Words) -> EndTable:
    """In the solo game the player and le Roy are compared, and the game is judged."""
    table = view.table
    difference = f"{result.scores[0].total:+}".replace("-", "−")
    rounds = w("troyes-picture-rounds", rounds=table.round)
    return EndTable(
        game_line(w("troyes"), len(seats), rounds, w),
        tuple(lines(view, result, seats, w)),
        tuple(Source(names.part_name(key, w), Piece(category, (key,))) for key in PARTS),
        icons.points,
        tuple(_note(view, number, seats, w) for number in range(len(CHARACTERS))),
        verdict=w(f"troyes-picture-verdict-{result.verdict}") if result.verdict else "",
        remark=w("troyes-picture-difference", points=difference) if table.is_solo else "",
        is_celebrated=not table.is_solo or result.scores[0].total > 0,
    )


def lines(view: View, result: Result, seats: Sequence[str], w: Words) -> list[Line]:
    """From first to last."""
    if view.table.is_solo:
        return _against_roy(view, result, seats, w)
    order = sorted(range(view.table.seats), key=lambda seat: (result.ranks[seat], seat))
    return [_line(view, seat, result.ranks[seat], result.scores[seat].parts, seats, w) for seat in order]


def _against_roy(view: View, result: Result, seats: Sequence[str], w: Words) -> list[Line]:
    roy = final_parts(view.table, NEUTRAL, view.hands[0].roy, tuple(view.table.pile))
    is_won = result.scores[0].total > 0
    own = _line(view, 0, 1 if is_won else 2, result.scores[0].parts, seats, w)
    rival = _line(view, NEUTRAL, 2 if is_won else 1, roy, seats, w)
    return [own, rival] if is_won else [rival, own]


def _line(view: View, owner: int, rank: int, parts: dict[str, int], seats: Sequence[str], w: Words) -> Line:
    name, look = names.name_of(seats, owner, view.table, w), shown.look_of(view.table, owner)
    return Line(rank, name, Piece(arms, (look,)), tuple(parts.get(part, 0) for part in PARTS))


def holder(view: View, character: int) -> int:
    """Whose character it was, as drawn; nobody's in the solo game or when it stayed in the box."""
    return next((seat for seat, hand in enumerate(view.hands) if character in hand.characters), NOBODY_HOLDS)


def is_in_play(view: View, character: int) -> bool:
    """Whether it scores at the end; in the solo game some have done so before."""
    return character in view.table.pile if view.table.is_solo else holder(view, character) != NOBODY_HOLDS


def _note(view: View, character: int, seats: Sequence[str], w: Words) -> Note:
    steps = "/".join(map(str, steps_of(view.table, character)))
    counts = w(f"troyes-picture-counts-{CHARACTERS[character].counts}")
    seat = holder(view, character)
    has_held = seat != NOBODY_HOLDS
    return Note(
        Piece(counted, (character,)),
        names.character_name(character, w),
        f"{counts}: {steps}",
        Piece(arms, (seat,)) if has_held else None,
        names.name_of(seats, seat, view.table, w) if has_held else "",
        is_in_play(view, character),
    )


def category(surface: Surface, box: Box, key: str) -> None:
    """The sign of a category: a character's is what it counts."""
    if key in CHARACTER_KEYS:
        counted(surface, box.inset(2), CHARACTER_KEYS.index(key))
    elif key == "gathered":
        icons.lozenge(surface, box)
    elif key == "events":
        icons.banner(surface, around(box.centre, round(box.width * 0.74), box.height), EMPTY_BANNER)
    elif key == "tradesmen":
        icons.workshop(surface, box, Tint(VELLUM, WOOD, "#b8272d"))
    else:
        icons.cathedral(surface, box, LIVE[1])
