"""Reads a view and puts the picture of the city together."""

from collections.abc import Sequence

from engine.troyes.facts import BUILDINGS as BUILDING_KEYS
from engine.troyes.facts import CARD_ROUNDS, COLOURS, NOBODY
from engine.troyes.state import TablePart, View
from locales import Words
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box
from render.layer import LAYER
from render.surface import Surface
from render.tints import OAK, PARCHMENT, TAN
from render.troyes import board_places as at
from render.troyes import buildings, cards, changes, districts, events, names, shown
from render.troyes.colours import GROUND, LIVE
from render.troyes.districts import District


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
    owners = shown.owners(view.table)
    homes = [shown.district(view, owner, names.name_of(seats, owner, view.table, w)) for owner in owners]
    for box, home in zip(at.districts(len(owners)), homes, strict=True):
        districts.district(canvas, box, home, w("troyes-picture-start"))
    _houses(canvas, view.table, w)
    _cards(canvas, view.table, w)
    canvas.put(districts.won, at.WON, shown.won(view.table))
    _queue(canvas, view.table, w)
    if before is not view:
        _ring_news(canvas, view.table, before.table, homes, w)


def _head(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    table = view.table
    canvas.tile(districts.title, at.ROUND, PARCHMENT, names.title_words(table, w))
    said = w("troyes-picture-black") if table.black else names.phase_words(table, w)
    canvas.tile(districts.phase, at.PHASE, PARCHMENT, said, tuple(table.black))
    if not table.is_over:
        acting = w("troyes-picture-acts", name=names.name_of(seats, table.active, table, w))
        canvas.tile(districts.turn, at.TURN, PARCHMENT, shown.look_of(table, table.active), acting)


def _houses(canvas: Canvas, table: TablePart, w: Words) -> None:
    for colour in COLOURS:
        name = w(f"troyes-picture-{BUILDING_KEYS[colour]}")
        people = shown.standing(table, colour), shown.prone(table, colour)
        canvas.mosaic(buildings.citizens, at.BUILDINGS[colour], LAYER, colour, name, *people)
    canvas.mosaic(buildings.cathedral, at.CATHEDRAL, LAYER, shown.sites(table))


def _cards(canvas: Canvas, table: TablePart, w: Words) -> None:
    for slot, card in enumerate(table.cards):
        if card == NOBODY:
            canvas.put(cards.back, at.CARDS[slot], slot // CARD_ROUNDS, slot % CARD_ROUNDS + 1)
        else:
            cards.workshop(canvas, at.CARDS[slot], names.card_name(card, w), shown.workshop(table, slot))


def _queue(canvas: Canvas, table: TablePart, w: Words) -> None:
    dangers = shown.dangers(table)
    told = names.event_words if len(dangers) <= at.FEW else names.short_event_words
    for box, what in zip(at.events(len(dangers)), dangers, strict=True):
        words = told(what.card, what.is_solo, w)
        events.danger(canvas, box, TAN, names.event_name(what.card, w), words, what)


def _ring_news(canvas: Canvas, table: TablePart, was: TablePart, homes: Sequence[District], w: Words) -> None:
    """Most of a table is as it was: then its parts are not looked at one by one."""
    for owner, box, home in zip(shown.owners(table), at.districts(len(homes)), homes, strict=True):
        news = changes.amounts(table, was, owner), changes.dice(table, was, owner)
        districts.ring_news(canvas, box, home, *news)
    if (table.spaces, table.lying, table.cathedral) != (was.spaces, was.lying, was.cathedral):
        _ring_houses(canvas, table, was)
    if (table.tradesmen, table.cubes, table.cards) != (was.tradesmen, was.cubes, was.cards):
        for slot in shown.revealed(table):
            news = changes.workshop(table, was, slot)
            cards.ring_workshop(canvas, at.CARDS[slot], shown.workshop(table, slot), news)
    if table.queue != was.queue:
        _ring_queue(canvas, table, was, w)


def _ring_houses(canvas: Canvas, table: TablePart, was: TablePart) -> None:
    for colour in COLOURS:
        fallen = shown.prone(table, colour), changes.prone(table, was, colour)
        buildings.ring_citizens(canvas, at.BUILDINGS[colour], colour, changes.standing(table, was, colour), *fallen)
    buildings.ring_sites(canvas, at.CATHEDRAL, changes.sites(table, was))


def _ring_queue(canvas: Canvas, table: TablePart, was: TablePart, w: Words) -> None:
    dangers, fresh = shown.dangers(table), changes.dangers(table, was)
    for box, what, news in zip(at.events(len(dangers)), dangers, fresh, strict=True):
        events.ring_danger(canvas, box, TAN, names.event_name(what.card, w), what, *news)
