"""Playing on at random, quickly: one table that is changed in place, and only the chosen moves are written out."""

from collections.abc import Callable
from typing import TypeAlias

from engine.caylus.facts import CASTLE, PLACING, STABLES, Place
from engine.caylus.listing import list_moves
from engine.caylus.moves import CaylusMove, Pass, PlaceWorker, Steer
from engine.caylus.placing import (
    go_to_bridge,
    hire,
    legal_places,
    own_free_tiles,
    price,
    shared_places,
    usual_price,
    with_crowded,
)
from engine.caylus.progress import advance, make
from engine.caylus.provost import steps_open
from engine.caylus.state import ASK_PLACE, ASK_PROVOST, State, TablePart
from engine.caylus.turns import next_placer
from engine.core.events import Event
from engine.core.seats import Seat

Below: TypeAlias = Callable[[int], int]
"""Draws a number from 0 to one less than it is given."""


def random_move(table: TablePart, below: Below) -> CaylusMove:
    """Any legal move of the seat that decides now."""
    ask = table.pending[-1]
    if ask.kind == ASK_PLACE:
        places = legal_places(table, ask.seat)
        chosen = below(len(places) + 1)
        return PlaceWorker(ask.seat, places[chosen]) if chosen < len(places) else Pass(ask.seat)
    if ask.kind == ASK_PROVOST:
        steps = steps_open(table, ask)
        return Steer(ask.seat, "provost", steps[below(len(steps))])
    moves = list_moves(table, ask)
    return moves[below(len(moves))]


def playout(state: State, below: Below) -> tuple[State, int]:
    """The last state of a random game from here on, and how many moves it took."""
    table = state.table.copy()
    before = table.made
    events: list[Event] = []
    while table.pending:
        if table.phase == PLACING:
            place_all(table, below, events)
        else:
            make(table, random_move(table, below), events)
        advance(table, events)
        events.clear()
    return State(table, (), state.secret), table.made - before


def place_all(table: TablePart, below: Below, events: list[Event]) -> None:
    """The rest of phase 2. Nothing is built in it and nobody comes home, so that free places are looked for only once."""
    shared = shared_places(table)
    while table.phase == PLACING:
        if table.pending:
            place_one(table, table.pending.pop().seat, shared, below, events)
            table.made += 1
        next_placer(table, events)


def place_one(table: TablePart, seat: Seat, shared: list[Place], below: Below, events: list[Event]) -> None:
    """Places a worker, or passes; a place that only one worker may have is shared no more."""
    is_rich = table.deniers[seat] >= usual_price(table, seat)
    places = with_crowded(table, seat, shared[:]) if is_rich else own_free_tiles(table, seat)
    chosen = below(len(places) + 1)
    if chosen == len(places):
        go_to_bridge(table, seat, events, is_forced=False)
        return
    place = places[chosen]
    hire(table, seat, place, price(table, seat, place), events)
    if place not in (CASTLE, STABLES):
        shared.remove(place)
