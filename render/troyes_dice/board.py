"""Reads a view and puts the wheel together."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import product

from engine.core.seats import Seat
from engine.troyes_dice.facts import COLOURS, FIRST_ATTACK, HALF_DAYS, Colour, Payment
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import Die, Plaza, View
from locales import Words
from render.canvas import Canvas
from render.layer import LAYER
from render.troyes_dice import board_places as at
from render.troyes_dice import board_side, cards, wheel
from render.troyes_dice.names import name_of
from render.troyes_dice.printed import tile_does


def paint(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    today = view.today
    day, is_morning = (today.day, today.is_morning) if today else (1, True)
    canvas.mosaic(wheel.wheel, at.WHEEL, LAYER, day, is_morning, _notches(view))
    canvas.put(board_side.title, at.DAY, _day(w, day))
    canvas.put(
        board_side.half, at.HALF, w("dice-picture-morning" if is_morning else "dice-picture-afternoon"), is_morning
    )
    canvas.put(board_side.calendar, at.CALENDAR, HALF_DAYS + 1 if view.is_over else view.half_day)
    if view.is_over or today is None:
        canvas.put(board_side.message, at.MESSAGE, w("dice-picture-over" if view.is_over else "dice-picture-numbering"))
    else:
        for box, die in zip(at.DICE, today.dice, strict=True):
            _die(canvas, box, die, today.number, w)
    _players(canvas, view, seats, w)
    if view.table.has_expansion:
        _tiles(canvas, view, w)


def pieces() -> Iterator[Callable[[Canvas], None]]:
    """Every plaza and every die as they can lie on the wheel and beside it: whatever is rolled, it has been painted before."""
    yield from (partial(_lay_plaza, face=face, number=number) for face, number in product(COLOURS, range(at.NOTCHES)))
    yield from (partial(_lay_die, colour=colour, value=value) for colour, value in product(COLOURS, range(1, 7)))


def _lay_plaza(canvas: Canvas, face: Colour, number: int) -> None:
    for back, lying in product(COLOURS, wheel.LIGHTS):
        wheel.put_notch(canvas, number, wheel.Notch(face, back, 0, lying, 1))


def _lay_die(canvas: Canvas, colour: Colour, value: int) -> None:
    for lying in wheel.LIGHTS:
        wheel.put_notch(canvas, 0, wheel.Notch(colour, colour, 0, lying, value))
    cards.threat(canvas, at.DICE[0], colour, value, " ", "")
    for is_tamed in (False, True):
        cards.offer(canvas, at.DICE[0], colour, value, is_tamed, (1, 0, 0, 0), "")


@lru_cache(100)
def _day(w: Words, day: int) -> str:
    return w("dice-picture-day", day=day)


def _notches(view: View) -> tuple[wheel.Notch, ...]:
    dice = {} if view.is_over or view.today is None else {die.notch: die for die in view.today.dice}
    return tuple([_notch(plaza, dice.get(number)) for number, plaza in enumerate(view.plazas)])


def _notch(plaza: Plaza, die: Die | None) -> wheel.Notch:
    if die is None:
        return wheel.Notch(plaza.face, plaza.back, plaza.tile, "", 0)
    value = die.rolled if die.attacks else die.value
    return wheel.Notch(plaza.face, plaza.back, plaza.tile, _lying(die), value)


def _lying(die: Die) -> str:
    if not die.is_available:
        return "black"
    return "tamed" if die.is_black else "die"


def _die(canvas: Canvas, box: at.Box, die: Die, half_day: int, w: Words) -> None:
    canvas.put(cards.card, box, die.slot, not die.is_available)
    if die.is_available:
        cost = cost_of(die.payments)
        cards.offer(canvas, box, die.colour, die.value, die.is_black, cost, w("dice-picture-free"))
        return
    attacks = w("dice-picture-attacks") if half_day >= FIRST_ATTACK else ""
    cards.threat(canvas, box, die.colour, die.rolled, attacks, w("dice-picture-destroys"))


@cache
def cost_of(payments: tuple[Payment, ...]) -> cards.Cost:
    """What every way to pay has in common, and how much of any kind on top."""
    influence, deniers, knowledge = (min(way[kind] for way in payments) for kind in range(3))
    return influence, deniers, knowledge, sum(payments[0]) - influence - deniers - knowledge


def _players(canvas: Canvas, view: View, seats: Sequence[str], w: Words) -> None:
    for seat, box in enumerate(at.player_boxes(len(seats))):
        progress = "" if view.table.is_together else f"{view.table.finished[seat]}/{HALF_DAYS}"
        what = board_side.Player(name_of(seats, seat, w), view.has_picked[seat], progress)
        points = points_so_far(view, seat)
        canvas.put(board_side.player, box, what, points >= 0)
        if points >= 0:
            canvas.tile(board_side.points, at.points(box), what.ground, points, 28 if at.is_low(box) else 34)


def points_so_far(view: View, seat: Seat) -> int:
    """What a seat's sheet is worth now; -1 where the viewer may not see it."""
    sheet = view.sheets[seat]
    return -1 if sheet is None else score(seat, sheet).total


def _tiles(canvas: Canvas, view: View, w: Words) -> None:
    tiles = sorted((plaza.tile for plaza in view.plazas if plaza.tile), key=abs)
    for box, tile in zip(at.TILE_CARDS, tiles, strict=True):
        canvas.put(board_side.tile_card, box, tile, tile_does(tile, w))
