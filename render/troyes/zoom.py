"""The further pictures: each part of the board close up, with all its words."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.troyes.citizens import tradesmen_of
from engine.troyes.facts import BUILDINGS as BUILDING_KEYS
from engine.troyes.facts import CARD_ROUNDS, CARD_SLOTS, CHARACTERS, COLOURS, NOBODY
from engine.troyes.scoring import count_for
from engine.troyes.state import View
from locales import Words
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box
from render.surface import Surface
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


def _head(canvas: Canvas, view: View, name: str, seats: Sequence[str], w: Words) -> None:
    canvas.put(zoom_parts.title, at.TITLE, w(f"troyes-sight-{name}"))
    table = view.table
    legend = tuple(
        (shown.look_of(table, owner), names.name_of(seats, owner, table, w)) for owner in shown.owners(table)
    )
    canvas.put(zoom_parts.legend, at.LEGEND, legend)


def cards(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "cards", seats, w)
    for slot in range(CARD_SLOTS):
        card, box = view.table.cards[slot], at.CARDS[slot]
        if card == NOBODY:
            round_ = slot % CARD_ROUNDS + 1
            canvas.put(zoom_parts.back, box, slot // CARD_ROUNDS, round_, w("troyes-picture-revealed", round=round_))
            continue
        what = shown.workshop(view, view, slot)
        name, words = names.card_name(card, w), names.card_words(what.kind, what.is_solo, w)
        canvas.put(zoom_parts.card, box, name, names.per_words(what.kind, w), words, what)


def events(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "events", seats, w)
    dangers = shown.dangers(view, view)
    for box, what in zip(at.events(len(dangers)), dangers, strict=True):
        words = names.event_words(what.card, what.is_solo, w)
        canvas.put(zoom_parts.event, box, names.event_name(what.card, w), words, what)


def houses(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "buildings", seats, w)
    for colour in COLOURS:
        name = w(f"troyes-picture-{BUILDING_KEYS[colour]}")
        places, prone = shown.standing(view, view, colour), shown.prone(view, view, colour)
        canvas.put(buildings.citizens, at.BUILDINGS[colour], colour, name, places, prone)
    sites = shown.places(view.table.cathedral, view.table.cathedral, view.table)
    canvas.put(buildings.cathedral, at.CATHEDRAL, sites)


def districts(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    canvas.put(zoom_parts.title, at.TITLE, w("troyes-sight-districts"))
    canvas.put(zoom_parts.note, at.LEGEND, names.title_words(view.table, w))
    table = view.table
    for place, owner in enumerate(shown.owners(table)):
        home = shown.district(view, view, owner, names.name_of(seats, owner, table, w))
        standing = tuple(table.standing(owner, colour) for colour in COLOURS)
        won = sum(winner == owner for winner, _ in table.won)
        household = Household(home, standing, tradesmen_of(table, owner), won)
        canvas.put(zoom_parts.district, at.district(place), household, w("troyes-picture-acts"))


def characters(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    _head(canvas, view, "characters", seats, w)
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


def height_of(name: str, view: View) -> int:
    heights = {"cards": at.CARDS_HEIGHT, "buildings": at.BUILDINGS_HEIGHT, "characters": at.CHARACTERS_HEIGHT}
    if name == "events":
        return at.events_height(len(view.table.queue))
    if name == "districts":
        return at.districts_height(len(shown.owners(view.table)))
    return heights[name]


def ground_of(name: str) -> Callable[[Surface, Box], None]:
    return buildings_ground if name == "buildings" else frame
