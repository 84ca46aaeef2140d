"""Decisions that are none: the only thing that a seat can do is done by itself."""

from engine.troyes.countering import can_counter, defences, next_others
from engine.troyes.facts import REROLL
from engine.troyes.influence import can_recruit
from engine.troyes.moves import Concede, Counter, Pass, Send, TroyesMove
from engine.troyes.play import Play
from engine.troyes.possible import can_act
from engine.troyes.progress import perform_forced
from engine.troyes.state import ACTIONS, COUNTERING, Table


def advance(play: Play) -> None:
    """Goes on until somebody has a choice."""
    while (move := forced_move(play.table)) is not None:
        perform_forced(play, move)


def forced_move(table: Table) -> TroyesMove | None:
    """The only move of the seat that must decide, or None if there are several."""
    if table.pending:
        return Send(table.active, table.queue[0].card) if len(table.queue) == 1 else None
    if table.phase == COUNTERING:
        return forced_counter(table)
    if table.phase == ACTIONS and is_left_to_pass(table):
        return Pass(table.active)
    return None


def forced_counter(table: Table) -> TroyesMove | None:
    """Without dice or influence there may be only one way to meet a black die."""
    seat = table.active
    if not can_counter(table, seat):
        # Without a die nothing helps; a citizen can be recruited later just as well.
        hopeless = not table.influence[seat] or not any(table.dice[seat * 18 : seat * 18 + 18])
        return Concede(seat) if hopeless else None
    if table.influence[seat] or next_others(table, seat, ()):
        return None
    ways = defences(table, seat, table.black[0], 2)
    return Counter(seat, (), ways[0]) if len(ways) == 1 else None


def is_left_to_pass(table: Table) -> bool:
    seat = table.active
    influence = table.influence[seat]
    if influence >= REROLL and any(table.dice[seat * 18 : seat * 18 + 18]):
        return False
    return not can_recruit(table, seat) and not can_act(table, seat)
