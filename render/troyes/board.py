"""Reads a view and puts the picture of the city together."""

from collections.abc import Sequence

from engine.troyes.facts import BUILDINGS as BUILDING_KEYS
from engine.troyes.facts import CARD_ROUNDS, CARD_SLOTS, COLOURS, NOBODY, ROUNDS
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
    _head(canvas, view, w)
    _square(canvas, view, before, seats, w)
    for colour in COLOURS:
        name = w(f"troyes-picture-{BUILDING_KEYS[colour]}")
        places, prone = shown.standing(view, before, colour), shown.prone(view, before, colour)
        canvas.put(buildings.citizens, at.BUILDINGS[colour], colour, name, places, prone)
    _cards(canvas, view, before, w)
    sites = shown.places(view.table.cathedral, before.table.cathedral, view.table)
    canvas.put(buildings.cathedral, at.CATHEDRAL, sites)
    _queue(canvas, view, before, w)


def _head(canvas: Canvas, view: View, w: Words) -> None:
    table = view.table
    rounds = ROUNDS[table.seats]
    done = rounds + 1 if table.is_over else table.round
    canvas.put(districts.title, at.ROUND, names.title_words(table, w), names.phase_words(table, w), done, rounds)
    canvas.put(districts.black_dice, at.BLACK, tuple(table.black), w("troyes-picture-black"))


def _square(canvas: Canvas, view: View, before: View, seats: Sequence[str], w: Words) -> None:
    owners = shown.owners(view.table)
    for owner, box in zip(owners, at.districts(len(owners)), strict=True):
        what = shown.district(view, before, owner, names.name_of(seats, owner, view.table, w))
        canvas.put(districts.district, box, what, w("troyes-picture-acts"))


def _cards(canvas: Canvas, view: View, before: View, w: Words) -> None:
    for slot in range(CARD_SLOTS):
        card = view.table.cards[slot]
        if card == NOBODY:
            canvas.put(cards.back, at.CARDS[slot], slot // CARD_ROUNDS, slot % CARD_ROUNDS + 1)
        else:
            name = names.card_name(card, w)
            canvas.put(cards.workshop, at.CARDS[slot], name, shown.workshop(view, before, slot))


def _queue(canvas: Canvas, view: View, before: View, w: Words) -> None:
    dangers, labels = shown.dangers(view, before), names.event_labels(w)
    for box, what in zip(at.events(len(dangers)), dangers, strict=True):
        words = names.short_event_words(what.card, what.is_solo, w)
        canvas.put(cards.danger, box, labels[what.card], words, what)
