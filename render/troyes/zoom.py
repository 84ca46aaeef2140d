"""The further pictures: each part of the board close up, with all its words."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.troyes.citizens import tradesmen_of
from engine.troyes.facts import BUILDINGS as BUILDING_KEYS
from engine.troyes.facts import CARD_ROUNDS, CHARACTERS, COLOURS, NOBODY
from engine.troyes.scoring import count_for
from engine.troyes.state import TablePart, View
from locales import Words
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box
from render.surface import Surface
from render.tints import PARCHMENT
from render.troyes import buildings, names, shown, zoom_parts
from render.troyes import zoom_places as at
from render.troyes.characters import steps_of
from render.troyes.colours import GROUND, LIVE
from render.troyes.zoom_parts import Household


def buildings_ground(surface: Surface, box: Box) -> None:
    frame(surface, box)
    for colour in COLOURS:
        surface.rect(at.PARTS[colour], GROUND[colour], LIVE[colour].ink, 2.5, 14)
        buildings.ground(surface, at.BUILDINGS[colour], colour)
    buildings.cathedral_ground(surface, at.CATHEDRAL)


def _head(canvas: Canvas, view: View, name: str, w: Words) -> None:
    canvas.put(zoom_parts.title, at.TITLE, w(f"troyes-sight-{name}"))
    canvas.put(zoom_parts.note, at.NOTE, names.title_words(view.table, w))


def _legend(canvas: Canvas, view: View, name: str, seats: Sequence[str], w: Words) -> None:
    """Whose arms are whose."""
    table = view.table
    legend = tuple(
        (shown.look_of(table, owner), names.name_of(seats, owner, table, w)) for owner in shown.owners(table)
    )
    canvas.put(zoom_parts.legend, at.legend(height_of(name, view, w)), legend)


def _card_rows(table: TablePart) -> list[list[int]]:
    """The slots whose card lies open, by round: one of each colour."""
    slots = [[colour * CARD_ROUNDS + round_ for colour in COLOURS] for round_ in range(CARD_ROUNDS)]
    return [row for row in slots if any(table.cards[slot] != NOBODY for slot in row)]


def _card_heights(table: TablePart, w: Words) -> list[int]:
    return [
        max(
            zoom_parts.card_height(names.card_words(table.activity(table.cards[slot]), table.is_solo, w))
            for slot in row
            if table.cards[slot] != NOBODY
        )
        for row in _card_rows(table)
    ]


def cards(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    table = view.table
    _head(canvas, view, "cards", w)
    for row, boxes in zip(_card_rows(table), at.cards(_card_heights(table, w)), strict=True):
        for slot, box in zip(row, boxes, strict=True):
            if table.cards[slot] != NOBODY:
                _card(canvas, box, view, slot, w)
    _legend(canvas, view, "cards", seats, w)


def _card(canvas: Canvas, box: Box, view: View, slot: int, w: Words) -> None:
    card, what = view.table.cards[slot], shown.workshop(view.table, slot)
    words = names.card_words(what.kind, what.is_solo, w)
    told = names.card_name(card, w), names.per_words(what.kind, w), words
    zoom_parts.card(canvas, box, PARCHMENT, told, what)


def _event_heights(table: TablePart, w: Words) -> list[int]:
    """By row of two."""
    cards = [threat.card for threat in table.queue]
    alone = len(cards) - 1 if len(cards) % 2 else -1
    heights = [
        zoom_parts.event_height(names.event_words(card, table.is_solo, w), at.INNER if n == alone else at.EVENT_WIDTH)
        for n, card in enumerate(cards)
    ]
    return [max(heights[first : first + 2]) for first in range(0, len(heights), 2)]


def events(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "events", w)
    dangers = shown.dangers(view.table)
    for box, what in zip(at.events(_event_heights(view.table, w), len(dangers)), dangers, strict=True):
        words = names.event_words(what.card, what.is_solo, w)
        zoom_parts.event(canvas, box, names.event_name(what.card, w), words, what)
    _legend(canvas, view, "events", seats, w)


def houses(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "buildings", w)
    _legend(canvas, view, "buildings", seats, w)
    for colour in COLOURS:
        name = w(f"troyes-picture-{BUILDING_KEYS[colour]}")
        people = shown.standing(view.table, colour), shown.prone(view.table, colour)
        buildings.citizens(canvas, at.BUILDINGS[colour], colour, name, *people)
    buildings.cathedral(canvas, at.CATHEDRAL, shown.sites(view.table))


def districts(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "districts", w)
    table = view.table
    for place, owner in enumerate(shown.owners(table)):
        home = shown.district(view, owner, names.name_of(seats, owner, table, w))
        standing = tuple(table.standing(owner, colour) for colour in COLOURS)
        won = sum(winner == owner for winner, _ in table.won)
        household = Household(home, standing, table.cathedral.count(owner), tradesmen_of(table, owner), won)
        canvas.put(
            zoom_parts.district, at.district(place), household, w("troyes-picture-start"), w("troyes-picture-no-dice")
        )


def characters(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "characters", w)
    _legend(canvas, view, "characters", seats, w)
    table = view.table
    who = shown.owners(table) if table.is_solo else range(table.seats)
    for number, box in enumerate(at.CHARACTER_ROWS):
        name = names.character_name(number, w)
        counts = w(f"troyes-picture-counts-{CHARACTERS[number].counts}")
        standing = tuple((shown.look_of(table, owner), count_for(table, owner, number)) for owner in who)
        is_gone = table.is_solo and number not in table.pile
        canvas.put(zoom_parts.character, box, number, (name, counts), is_gone, steps_of(table, number), standing)


SIGHTS: Final[dict[str, Callable[[Canvas, View, Sequence[str], Words], None]]] = {
    "cards": cards,
    "events": events,
    "buildings": houses,
    "districts": districts,
    "characters": characters,
}


def has(name: str, view: View) -> bool:
    """Whether there is anything to see: before the first round no card lies open."""
    return name != "cards" or bool(shown.revealed(view.table))


def height_of(name: str, view: View, w: Words) -> int:
    table = view.table
    if name == "cards":
        return at.height(_card_heights(table, w))
    if name == "events":
        return at.height(_event_heights(table, w))
    if name == "districts":
        return at.districts_height(len(shown.owners(table)))
    return at.BUILDINGS_HEIGHT if name == "buildings" else at.CHARACTERS_HEIGHT


def ground_of(name: str) -> Callable[[Surface, Box], None]:
    return buildings_ground if name == "buildings" else frame
