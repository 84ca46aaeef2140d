"""Reads a view and puts the picture of the city together."""

from collections.abc import Sequence

from engine.troyes.facts import BUILDINGS as BUILDING_KEYS
from engine.troyes.facts import CARD_ROUNDS, CARD_SLOTS, COLOURS, NOBODY
from engine.troyes.state import View
from locales import Words
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box
from render.surface import Surface
from render.tints import OAK, TAN
from render.troyes import board_places as at
from render.troyes import buildings, cards, districts, names, shown
from render.troyes.colours import GROUND, LIVE


def ground(surface: Surface, box: Box) -> None:
    """What never changes."""
    frame(surface, box)
    for colour in COLOURS:
        surface.rect(at.DOMAINS[colour], GROUND[colour], LIVE[colour].ink, 2.5, 14)
        buildings.ground(surface, at.BUILDINGS[colour], colour)
    buildings.cathedral_ground(surface, at.CATHEDRAL)
    surface.rect(at.QUEUE, TAN, OAK, 2.5, 12)


def paint(canvas: Canvas, view: View, before: View, seats: Sequence[str], w: Words) -> None:
    """What differs from `before` is ringed."""
    _head(canvas, view, seats, w)
    _square(canvas, view, before, seats, w)
    for colour in COLOURS:
        name = w(f"troyes-picture-{BUILDING_KEYS[colour]}")
        places, prone = shown.standing(view, before, colour), shown.prone(view, before, colour)
        canvas.put(buildings.citizens, at.BUILDINGS[colour], colour, name, places, prone)
    _cards(canvas, view, before, w)
    sites = shown.places(view.table.cathedral, before.table.cathedral, view.table)
    canvas.put(buildings.cathedral, at.CATHEDRAL, sites)
    canvas.put(districts.won, at.WON, shown.won(view.table))
    _queue(canvas, view, before, w)


def _head(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    table = view.table
    canvas.put(districts.title, at.ROUND, names.title_words(table, w))
    said = w("troyes-picture-black") if table.black else names.phase_words(table, w)
    canvas.put(districts.phase, at.PHASE, said, tuple(table.black))
    if not table.is_over:
        acting = w("troyes-picture-acts", name=names.name_of(seats, table.active, table, w))
        canvas.put(districts.turn, at.TURN, shown.look_of(table, table.active), acting)


def _square(canvas: Canvas, view: View, before: View, seats: Sequence[str], w: Words) -> None:
    owners = shown.owners(view.table)
    for owner, box in zip(owners, at.districts(len(owners)), strict=True):
        what = shown.district(view, before, owner, names.name_of(seats, owner, view.table, w))
        districts.district(canvas, box, what, w("troyes-picture-start"))


def _cards(canvas: Canvas, view: View, before: View, w: Words) -> None:
    for slot in range(CARD_SLOTS):
        card = view.table.cards[slot]
        if card == NOBODY:
            canvas.put(cards.back, at.CARDS[slot], slot // CARD_ROUNDS, slot % CARD_ROUNDS + 1)
        else:
            name = names.card_name(card, w)
            canvas.put(cards.workshop, at.CARDS[slot], name, shown.workshop(view, before, slot))


def _queue(canvas: Canvas, view: View, before: View, w: Words) -> None:
    dangers = shown.dangers(view, before)
    told = names.event_words if len(dangers) <= at.FEW else names.short_event_words
    for box, what in zip(at.events(len(dangers)), dangers, strict=True):
        words = told(what.card, what.is_solo, w)
        canvas.put(cards.danger, box, names.event_name(what.card, w), words, what)
