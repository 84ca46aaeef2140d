"""What has to be seen to answer a question of Troyes, in bands: cards, events or buildings, and the dice of the city square."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.cards import CARD_NUMBERS
from engine.troyes.event_cards import EVENT_NUMBERS
from engine.troyes.facts import (
    BUILDINGS,
    CARD_ROUNDS,
    CARD_SLOTS,
    COLOURS,
    NOBODY,
    Die,
    Owner,
    colour_of,
    district_of,
    value_of,
)
from engine.troyes.state import TablePart, View
from engine.troyes.words import DIE_NUMBERS
from locales import Words
from render.bands import BADGE, GAP, Band
from render.canvas import Canvas
from render.geometry import Box
from render.tints import PARCHMENT
from render.troyes import (
    board_places,
    buildings,
    changes,
    districts,
    events,
    focus_marks,
    names,
    sheet,
    sheet_marks,
    shown,
    zoom_parts,
)
from render.troyes.districts import District

BRIEFLY, CARD, EVENTS, HOUSES, CATHEDRAL, SQUARE = "briefly", "card", "events", "houses", "cathedral", "square"
"""The kinds of pictures."""
BY_QUESTION: Final = {
    "action": BRIEFLY,
    "card": BRIEFLY,
    "modifier": BRIEFLY,
    "building": HOUSES,
    "space": HOUSES,
    "source": HOUSES,
    "mill": HOUSES,
}
BY_ACTION: Final = {
    "settle": HOUSES,
    "place": HOUSES,
    "build": CATHEDRAL,
    "use": CARD,
    "fight": EVENTS,
    "send": EVENTS,
}
"""Where a move is carried out; every other one needs nothing but dice, deniers and influence."""
HEAD: Final = 54
SQUARE_HEIGHT: Final = board_places.SQUARE.height
BRIEF: Final = 108
HOUSE: Final = 256
CATHEDRAL_HEIGHT: Final = 300
QUEUE: Final = 348
OWN: Final = 112
SHORT: Final = 360
"""With cards higher than this there is no room for more than the square."""


def kind_of(asked: str, path: Path) -> str:
    return BY_QUESTION.get(asked) or BY_ACTION.get(path[0] if path else "", SQUARE)


def bands(view: View, was: View, seat: Seat, asked: str, path: Path, seats: Sequence[str], w: Words) -> list[Band]:
    """`was` is what the view is compared with; where nothing is to be ringed, the view itself."""
    chosen = chosen_dice(seat, path) if asked else Counter[Die]()
    square = Band(SQUARE_HEIGHT, lambda canvas, box: _square(canvas, box, view, was, chosen, seats, w))
    head = Band(HEAD, lambda canvas, box: _head(canvas, box, view.table, w))
    own = Band(OWN, lambda canvas, box: _own(canvas, box, view, was, seat, w))
    about = path[1] if len(path) > 1 else ""
    match kind_of(asked, path):
        case "briefly":
            return [square, *(_briefly(view, colour, about, w) for colour in COLOURS), head]
        case "card":
            cards = _cards(view, was, seat, about, w)
            return [cards, square, head] if cards.height <= SHORT else [cards, square]
        case "events":
            return [_events(view, was, about, w), square, head]
        case "houses":
            return [_houses(view, was, about, w), *([square, head] if any(view.table.dice) else [own])]
        case "cathedral":
            return [_cathedral(view, was, seat, w), square, head]
        case _:
            return [square, own, head]


def chosen_dice(seat: Seat, path: Path) -> Counter[Die]:
    """The dice that the move so far has named."""
    return Counter(DIE_NUMBERS[seat][word] for word in path if word in DIE_NUMBERS[seat])


def _head(canvas: Canvas, box: Box, table: TablePart, w: Words) -> None:
    said = w("troyes-picture-black") if table.black else names.phase_words(table, w)
    free = box.part(BADGE, 0, box.width - BADGE, box.height)
    canvas.tile(districts.title, free.part(0, 0, 330, free.height), PARCHMENT, names.title_words(table, w))
    place = free.part(350, 0, free.width - 350, free.height)
    canvas.tile(districts.phase, place, PARCHMENT, said, tuple(table.black))


def _square(
    canvas: Canvas, box: Box, view: View, was: View, chosen: Counter[Die], seats: Sequence[str], w: Words
) -> None:
    table = view.table
    owners = shown.owners(table)
    for owner, place in zip(owners, box.columns(len(owners), GAP), strict=True):
        home = shown.district(view, owner, names.name_of(seats, owner, table, w))
        districts.district(canvas, place, home, w("troyes-picture-start"))
        if chosen or was is not view:
            fresh = ringed(changes.dice(table, was.table, owner), home, owner, chosen)
            districts.ring_news(canvas, place, home, changes.amounts(table, was.table, owner), fresh)


def ringed(fresh: tuple[bool, ...], home: District, owner: Owner, chosen: Counter[Die]) -> tuple[bool, ...]:
    """Which dice have a ring: those that are new, and those of the move so far."""
    left = Counter({(colour_of(die), value_of(die)): n for die, n in chosen.items() if district_of(die) == owner})
    if not left:
        return fresh
    rings: list[bool] = []
    for number, kind in enumerate(home.dice):
        rings.append(bool(fresh and fresh[number]) or left[kind] > 0)
        left[kind] -= 1
    return tuple(rings)


def _own(canvas: Canvas, box: Box, view: View, was: View, seat: Seat, w: Words) -> None:
    """Points, deniers, influence and citizens of the viewer."""
    held = sheet.amounts(view, seat, True)
    words = sheet.captions(held.general, w)
    roy = view.hand.roy if view.hand and view.table.is_solo else -1
    sheet_marks.amounts(canvas, box, held, roy, words)
    sheet_marks.ring_amounts(canvas, box, held, sheet.amounts(was, seat, True), roy, words)


def _standing(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Where the viewer's citizens are."""
    standing = tuple(view.table.standing(seat, colour) for colour in COLOURS)
    lying = tuple(view.table.lying_on(colour, seat) for colour in COLOURS)
    sheet_marks.houses(canvas, box, seat, standing, lying)


def _briefly(view: View, colour: int, about: str, w: Words) -> Band:
    """The cards of a colour in a line, without their words."""
    table = view.table

    def paint(canvas: Canvas, box: Box) -> None:
        for number, place in enumerate(box.columns(CARD_ROUNDS, GAP)):
            slot = colour * CARD_ROUNDS + number
            card = table.cards[slot]
            if card == NOBODY:
                canvas.put(focus_marks.back, place, colour, number + 1)
            else:
                told = names.card_name(card, w), shown.workshop(table, slot), CARD_NUMBERS.get(about) == card
                canvas.mosaic(focus_marks.brief, place, PARCHMENT, *told)

    return Band(BRIEF, paint)


def _cards(view: View, was: View, seat: Seat, about: str, w: Words) -> Band:
    """The card in question among those of its colour, with all their words."""
    table = view.table
    asked = CARD_NUMBERS[about]
    colour = table.activity(asked).colour
    slots = [slot for slot in range(CARD_SLOTS) if slot // CARD_ROUNDS == colour and table.cards[slot] != NOBODY]
    told = {slot: card_told(table, slot, w) for slot in slots}

    def paint(canvas: Canvas, box: Box) -> None:
        places = list(box.columns(CARD_ROUNDS, GAP))
        for slot, place in zip(slots, places, strict=False):
            what = shown.workshop(table, slot)
            canvas.mosaic(focus_marks.card, place, PARCHMENT, told[slot], what, table.cards[slot] == asked)
            if was is not view:
                focus_marks.ring_card(canvas, place, what, changes.workshop(table, was.table, slot))
        if len(slots) == 1:
            left = places[1].left
            _own(canvas, Box(left, box.top + focus_marks.FRAME, box.right - left, OWN), view, was, seat, w)
            _standing(canvas, Box(left, box.top + focus_marks.FRAME + OWN + GAP, box.right - left, 108), view, seat)
        elif len(slots) < CARD_ROUNDS:
            canvas.put(focus_marks.back, places[-1], colour, CARD_ROUNDS)

    high = max(zoom_parts.card_height(words) for _, _, words in told.values())
    return Band(high + 2 * focus_marks.FRAME, paint)


def card_told(table: TablePart, slot: int, w: Words) -> tuple[str, str, str]:
    """The name of a card, for how many pips it works, and what it does."""
    kind = table.activity(table.cards[slot])
    return names.card_name(table.cards[slot], w), names.per_words(kind, w), names.card_words(kind, table.is_solo, w)


def _events(view: View, was: View, about: str, w: Words) -> Band:
    dangers = shown.dangers(view.table)
    news = changes.dangers(view.table, was.table)
    told = names.event_words if len(dangers) <= board_places.FEW else names.short_event_words

    def paint(canvas: Canvas, box: Box) -> None:
        for place, what, fresh in zip(board_places.grid(box, len(dangers)), dangers, news, strict=True):
            name, words = names.event_name(what.card, w), told(what.card, what.is_solo, w)
            focus_marks.danger(canvas, place, name, words, what, EVENT_NUMBERS.get(about) == what.card)
            events.ring_danger(canvas, place.inset(focus_marks.FRAME), PARCHMENT, name, what, *fresh)

    return Band(QUEUE, paint)


def _houses(view: View, was: View, about: str, w: Words) -> Band:
    table = view.table

    def paint(canvas: Canvas, box: Box) -> None:
        for colour, place in enumerate(box.columns(len(BUILDINGS), GAP)):
            name = w(f"troyes-picture-{BUILDINGS[colour]}")
            here = shown.standing(table, colour), shown.prone(table, colour)
            canvas.mosaic(focus_marks.building, place, PARCHMENT, colour, name, *here, BUILDINGS[colour] == about)
            if was is not view:
                fallen = here[1], changes.prone(table, was.table, colour)
                standing = changes.standing(table, was.table, colour)
                buildings.ring_citizens(canvas, focus_marks.house(place), colour, standing, *fallen)

    return Band(HOUSE, paint)


def _cathedral(view: View, was: View, seat: Seat, w: Words) -> Band:
    def paint(canvas: Canvas, box: Box) -> None:
        place = box.part(0, 0, 520, box.height)
        canvas.mosaic(focus_marks.cathedral, place, PARCHMENT, shown.sites(view.table))
        buildings.ring_sites(canvas, place, changes.sites(view.table, was.table))
        right = box.part(536, 0, box.width - 536, box.height)
        _own(canvas, right.part(0, 0, right.width, OWN), view, was, seat, w)
        _standing(canvas, right.part(0, OWN + GAP, right.width, 108), view, seat)

    return Band(CATHEDRAL_HEIGHT, paint)
