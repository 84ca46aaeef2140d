"""The sixteen half days. Nothing that a player does changes a die, a plaza or a tile, so all follow from chance at once."""

from functools import cache

from engine.core.chance import Chance
from engine.troyes_dice.facts import (
    COLOURS,
    HALF_DAYS,
    NOTCHES,
    PLAZAS,
    SLOT_COSTS,
    Colour,
    Payment,
)
from engine.troyes_dice.state import Die, HalfDay, Plaza
from engine.troyes_dice.tiles import FREE, SIDES, TILE_NUMBERS, TILES_IN_PLAY


def lay_out(chance: Chance, has_expansion: bool) -> tuple[HalfDay, ...]:
    """The whole calendar of a game. The draws: plazas, their sides, tiles, then per half day three dice and the black one."""
    plazas = laid_plazas(chance, has_expansion)
    calendar: list[HalfDay] = []
    rolled = chance.dice(4 * HALF_DAYS)
    for number in range(1, HALF_DAYS + 1):
        *transparent, black = rolled[4 * number - 4 : 4 * number]
        half_day = HalfDay(number, plazas, placed(number, plazas, transparent, black))
        calendar.append(half_day)
        plazas = rebuilt(half_day)
    return tuple(calendar)


def laid_plazas(chance: Chance, has_expansion: bool) -> tuple[Plaza, ...]:
    """Nine plazas in random notches, each on a random side, and three tiles beside those with equal faces."""
    order = list(PLAZAS)
    chance.shuffle(order)
    sides = chance.each_below([2] * len(order))
    faces = [faces if side else (faces[1], faces[0]) for faces, side in zip(order, sides, strict=True)]
    tiles = [0] * TILES_IN_PLAY
    if has_expansion:
        pile = list(TILE_NUMBERS)
        chance.shuffle(pile)
        tiles = pile[:TILES_IN_PLAY]
    tile_of: dict[Colour, int] = dict(zip(COLOURS, tiles, strict=True))
    return tuple(Plaza(face, back, tile_of[face] if face == back else 0) for face, back in faces)


def placed(number: int, plazas: tuple[Plaza, ...], transparent: list[int], black: int) -> tuple[Die, ...]:
    """The four dice on their plazas: by rising value, the black one before its equals."""
    values = sorted([*transparent, black])
    black_slot = values.index(black) + 1
    notch = (number + 1) // 2 if number % 2 else (number + 1) // 2 + 4
    dice: list[Die] = []
    for slot, rolled in enumerate(values, 1):
        notch %= NOTCHES
        dice.append(die_on(plazas[notch], slot, notch, rolled, slot == black_slot))
        notch += 1
    return tuple(dice)


def die_on(plaza: Plaza, slot: int, notch: int, rolled: int, is_black: bool) -> Die:
    """A die on its plaza. A tile there may make the black die harmless, or any die black."""
    if not plaza.tile:
        return Die(slot, notch, plaza.face, rolled, is_black, not is_black, is_black, 0, SLOT_COSTS[slot - 1])
    side = SIDES[plaza.tile]
    attacks = not side.tames_black if is_black else side.blackens
    tile = 0 if attacks else plaza.tile
    return Die(slot, notch, plaza.face, rolled, is_black, not attacks, attacks, tile, payments(slot, tile))


@cache
def payments(slot: int, tile: int) -> tuple[Payment, ...]:
    """The ways to pay for the die of this slot: the price on the wheel, unless a Banquet or a Raid says otherwise."""
    side = SIDES[tile]
    if side.is_free:
        return (FREE,)
    influence, deniers, knowledge = side.surcharge
    return tuple((i + influence, d + deniers, k + knowledge) for i, d, k in SLOT_COSTS[slot - 1])


def rebuilt(half_day: HalfDay) -> tuple[Plaza, ...]:
    """The plazas after phase 4: the destroyed ones turned over with their tiles; a tile turns after it saved its plaza."""
    plazas = list(half_day.plazas)
    for die in half_day.dice:
        plaza = plazas[die.notch]
        if die.attacks:
            plazas[die.notch] = Plaza(plaza.back, plaza.face, -abs(plaza.tile))
        elif die.is_black:
            plazas[die.notch] = Plaza(plaza.face, plaza.back, -plaza.tile)
    return tuple(plazas)
