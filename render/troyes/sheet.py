"""Reads a view and puts together what one seat has: the open part for everybody, points and characters for its owner."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.seats import Seat
from engine.troyes.facts import CHARACTERS, COLOURS, LEVELS, SALARIES
from engine.troyes.scoring import count_for, event_points
from engine.troyes.state import Hand, TablePart, View
from locales import Words
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box
from render.surface import Surface
from render.tints import PARCHMENT
from render.troyes import changes, characters, names, printed, sheet_marks, shown
from render.troyes import sheet_places as at
from render.troyes.sheet_marks import NO_POINTS, Amounts, Work


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)


def seen(view: View, seat: Seat, is_own: bool) -> Hand | None:
    """Points and characters of a seat, as far as they may be shown: one's own in private, everybody's at the end."""
    if view.hands:
        return view.hands[seat]
    return view.hand if is_own and view.seat == seat else None


def paint(canvas: Canvas, view: View, before: View, seat: Seat, is_own: bool, seats: Sequence[str], w: Words) -> None:
    """`is_own` for the picture that only its owner gets."""
    table, hand = view.table, seen(view, seat, is_own)
    name, when = names.name_of(seats, seat, table, w), names.title_words(table, w)
    start = w("troyes-picture-start") if table.start == seat and table.round > 0 else ""
    canvas.tile(sheet_marks.head, at.HEAD, PARCHMENT, seat, name, when, start)
    roy = hand.roy if hand and table.is_solo else -1
    held = amounts(view, seat, is_own)
    sheet_marks.amounts(canvas, at.AMOUNTS, held, roy, captions(held.general, w))
    sheet_marks.ring_amounts(canvas, at.AMOUNTS, held, amounts(before, seat, is_own), roy, captions(held.general, w))
    thrown, fresh = shown.dice_of(table, seat), changes.dice(table, before.table, seat)
    sheet_marks.dice(canvas, at.DICE, thrown, w("troyes-picture-no-dice"), table.passed[seat])
    sheet_marks.ring_dice(canvas, at.DICE, fresh, table.passed[seat])
    standing = tuple(table.standing(seat, colour) for colour in COLOURS)
    lying = tuple(table.lying_on(colour, seat) for colour in COLOURS)
    sheet_marks.houses(canvas, at.HOUSES, seat, standing, lying)
    canvas.mosaic(sheet_marks.sites, at.SITES, PARCHMENT, seat, levels(table, seat))
    won = sum(winner == seat for winner, _ in table.won)
    words = (w("troyes-picture-won"), w("troyes-picture-fought"))
    canvas.mosaic(sheet_marks.events, at.EVENTS, PARCHMENT, seat, won, event_points(table, seat), words)
    canvas.mosaic(sheet_marks.work, at.WORK, PARCHMENT, seat, works(table, seat, w), _no_tradesmen(table, w))
    for place, character in enumerate(order(hand)):
        box, what = (
            at.CHARACTER_ROWS[place],
            characters.standing(table, seat, character, holding(table, hand, character)),
        )
        name = names.character_name(character, w)
        counts = w(f"troyes-picture-counts-{CHARACTERS[character].counts}")
        characters.row(canvas, box, name, counts, w("troyes-picture-own"), what)
        if before is not view and what.number != count_for(before.table, seat, character):
            characters.ring_row(canvas, box, what)


@lru_cache(100)
def captions(general: int, w: Words) -> tuple[str, ...]:
    kinds = ("points", "deniers", "influence", "citizens", "roy")
    return tuple(w(f"troyes-picture-caption-{kind}", general=general) for kind in kinds)


def _no_tradesmen(table: TablePart, w: Words) -> tuple[str, ...]:
    """What hiring costs on each card."""
    cards = [table.cards[slot] for slot in shown.revealed(table)]
    prices = ", ".join(f"{names.card_name(card, w)} {table.activity(card).hire.value}" for card in cards)
    return w("troyes-picture-no-tradesmen"), w("troyes-picture-no-tradesmen.how", prices=prices) if cards else ""


def order(hand: Hand | None) -> list[int]:
    """One's own characters first."""
    own = hand.characters if hand else ()
    return [*own, *(number for number in range(len(CHARACTERS)) if number not in own)]


def holding(table: TablePart, hand: Hand | None, character: int) -> str:
    if hand and character in hand.characters:
        return characters.OWN
    if table.is_solo and character not in table.pile:
        return characters.GONE
    return characters.OPEN


def amounts(view: View, seat: Seat, is_own: bool) -> Amounts:
    table, hand = view.table, seen(view, seat, is_own)
    points = hand.points if hand else NO_POINTS
    return Amounts(points, table.deniers[seat], table.influence[seat], table.supply[seat], table.general[seat])


def salaries(table: TablePart, seat: Seat) -> int:
    """What the citizens who stand now will cost."""
    return sum(SALARIES[colour] * table.standing(seat, colour) for colour in COLOURS)


def levels(table: TablePart, seat: Seat) -> tuple[int, ...]:
    return tuple(table.level(level).count(seat) for level in range(LEVELS))


def works(table: TablePart, seat: Seat, w: Words) -> tuple[Work, ...]:
    found: list[Work] = []
    for slot in shown.revealed(table):
        card, cubes = table.activity(table.cards[slot]), table.cubes_on(slot, seat)
        value = tradesman_value(table, seat, slot)
        if value >= 0 or cubes:
            name, told = names.card_name(table.cards[slot], w), printed.about(card, table.is_solo, w)
            found.append(Work(card.colour, name, told, value, cubes))
    return tuple(found)


def tradesman_value(table: TablePart, seat: Seat, slot: int) -> int:
    """Points of the space on which a seat's tradesman stands; -1 if there is none."""
    if not table.has_tradesman(seat, slot):
        return -1
    spaces = table.activity(table.cards[slot]).spaces.value
    here = [value for place, value in enumerate(spaces) if table.tradesmen_on(slot)[place] == seat]
    return here[0] if here else 0
