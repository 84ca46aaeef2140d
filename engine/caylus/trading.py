"""The trades of phase 5: one way of one tile, once, or nothing."""

from itertools import combinations_with_replacement
from typing import Final

from engine.caylus.events import Declined, Traded
from engine.caylus.facts import GOLD, KINDS, LETTERS, MIXABLE, NO_CUBES, TRADES, Cubes
from engine.caylus.moves import Trade
from engine.caylus.state import Ask, TablePart
from engine.caylus.stock import change, has, need_cubes, need_deniers, score
from engine.caylus.tiles import TILES, Trades, Way, cubes
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat

_MIX: Final = "".join(LETTERS[kind] for kind in MIXABLE)
MIXES: Final = tuple(
    tuple((letters, cubes(letters)) for letters in map("".join, combinations_with_replacement(_MIX, number)))
    for number in range(5)
)
"""By number: every choice of so many cubes without gold, food first, as letters and as cubes."""


def offer(table: TablePart, ask: Ask) -> Trades:
    """What the tile trades."""
    effect = TILES[table.road[ask.at]].effect
    assert isinstance(effect, Trades)
    return effect


def payable(table: TablePart, seat: Seat, way: Way) -> bool:
    if table.deniers[seat] < way.pay_deniers or not has(table, seat, way.pay_cubes):
        return False
    if way.pay_mix:
        return sum(table.cubes_of(seat)[:GOLD]) >= way.pay_mix
    return not way.pay_any or any(table.cubes_of(seat))


def choices(table: TablePart, seat: Seat, way: Way) -> list[str]:
    """The cubes that can be sold, given or bought in this way; one empty choice where there is none."""
    if way.pay_any:
        return [LETTERS[kind] for kind in KINDS if table.stock(seat, kind)]
    if way.pay_mix:
        return [letters for letters, paid in MIXES[way.pay_mix] if has(table, seat, paid)]
    return [letters for letters, _ in MIXES[way.get_mix]]


def trades(table: TablePart, ask: Ask) -> list[Trade]:
    effect, seat = offer(table, ask), ask.seat
    return [
        Trade(seat, effect.word, way.label, chosen)
        for way in effect.ways
        if payable(table, seat, way)
        for chosen in choices(table, seat, way)
    ]


def offer_trade(table: TablePart, ask: Ask, effect: Trades, events: list[Event]) -> None:
    """Asks the seat; an offer that it can't pay lapses."""
    for way in effect.ways:
        if payable(table, ask.seat, way):
            table.pending.append(ask)
            return
    events.append(Declined(table.turn, ask.seat, ask.at, effect.word, True))


def trade(table: TablePart, ask: Ask, move: Trade, events: list[Event]) -> None:
    effect, seat = offer(table, ask), move.seat
    ways = [way for way in effect.ways if way.label == move.way]
    if effect.word != move.word or not ways:
        raise IllegalMove("no_such_trade", offered=effect.word)
    way = ways[0]
    chosen = cubes(move.cubes)
    if len(move.cubes) != way.pay_any + way.pay_mix + way.get_mix:
        raise IllegalMove("wrong_cubes", needs=way.pay_any + way.pay_mix + way.get_mix)
    if chosen[-1] and not way.pay_any:
        raise IllegalMove("no_gold_here")
    paid = chosen if way.pay_any or way.pay_mix else way.pay_cubes
    gained = chosen if way.get_mix else way.get_cubes
    need_deniers(table, seat, way.pay_deniers)
    need_cubes(table, seat, paid)
    table.pending.pop()
    carry_out(table, seat, ask.at, way, difference(gained, paid), events)


def difference(gained: Cubes, paid: Cubes) -> Cubes:
    if paid is NO_CUBES:
        return gained
    food, wood, stone, cloth, gold = paid
    return gained[0] - food, gained[1] - wood, gained[2] - stone, gained[3] - cloth, gained[4] - gold


def carry_out(table: TablePart, seat: Seat, space: int, way: Way, gained: Cubes, events: list[Event]) -> None:
    deniers = way.get_deniers - way.pay_deniers
    table.deniers[seat] += deniers
    change(table, seat, gained)
    if way.points:
        score(table, seat, way.points, TRADES)
    events.append(Traded(table.turn, seat, space, deniers, gained, way.points))
