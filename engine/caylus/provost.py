"""The provost: moved for nothing by the Merchants' Guild, for deniers in phase 4."""

from engine.caylus.events import ProvostMoved
from engine.caylus.facts import GUILD, LAST_SPACE, NOBODY, PROVOST_STEPS, ROAD, SPACES
from engine.caylus.moves import Steer
from engine.caylus.state import ASK_GUILD, ASK_PROVOST, Ask, TablePart
from engine.caylus.stock import need_deniers
from engine.core.errors import IllegalMove
from engine.core.events import Event


def steps_open(table: TablePart, ask: Ask) -> list[int]:
    """How far the seat can move him, 0 included; he never leaves the road (ruling 4)."""
    most = PROVOST_STEPS
    if ask.kind == ASK_PROVOST:
        most = min(most, table.deniers[ask.seat])
    provost = table.provost
    return list(range(-min(most, provost - 1), min(most, LAST_SPACE - provost) + 1))


def steer(table: TablePart, ask: Ask, move: Steer, events: list[Event]) -> None:
    steps, seat = move.steps, move.seat
    if move.by != ("guild" if ask.kind == ASK_GUILD else "provost"):
        raise IllegalMove("not_asked")
    if abs(steps) > PROVOST_STEPS:
        raise IllegalMove("provost_too_far", most=PROVOST_STEPS)
    if not 1 <= table.provost + steps <= LAST_SPACE:
        raise IllegalMove("provost_off_road", first=SPACES[0], last=LAST_SPACE)
    price = abs(steps) if ask.kind == ASK_PROVOST else 0
    need_deniers(table, seat, price)
    table.pending.pop()
    table.deniers[seat] -= price
    table.provost += steps
    events.append(ProvostMoved(table.turn, seat, move.by, steps, table.provost, -price, False))
    if ask.kind == ASK_GUILD:
        table.standing[GUILD] = NOBODY
        table.home[seat] += 1


def next_speaker(table: TablePart, events: list[Event]) -> None:
    """Phase 4: everybody once, in passing order. Who has no denier is skipped (ruling 5)."""
    if table.cursor == table.seats:
        table.phase, table.cursor = ROAD, 0
        table.lines = [0] * table.seats
        return
    seat = table.passed[table.cursor]
    table.cursor += 1
    if table.deniers[seat]:
        table.pending.append(Ask(ASK_PROVOST, seat))
    else:
        events.append(ProvostMoved(table.turn, seat, "provost", 0, table.provost, 0, True))
