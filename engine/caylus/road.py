"""Phase 5: the buildings of the road, one after another, up to the provost."""

from engine.caylus.events import OwnerTook, Produced, Unused
from engine.caylus.facts import CASTLE_PHASE, LAST_SPACE, LETTERS, NOBODY, SINGLE, Cubes
from engine.caylus.moves import Bonus, Take
from engine.caylus.state import ASK_BONUS, ASK_PRODUCTION, ASK_TRADE, ASK_WORK, DO_CLOSE, Ask, TablePart
from engine.caylus.stock import change
from engine.caylus.tiles import TILES, Produces, Trades, cubes, letters_of
from engine.caylus.trading import offer_trade
from engine.caylus.works import make_swap, offer_work
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat


def next_building(table: TablePart, events: list[Event]) -> None:
    """Along the road up to the next decision: within the provost's reach workers work, beyond it they come home."""
    standing, pending = table.standing, table.pending
    for space in range(table.cursor + 1, LAST_SPACE + 1):
        seat = standing[space]
        if seat < 0:
            continue
        table.cursor = space
        if space > table.provost:
            events.append(Unused(table.turn, seat, space))
            close(table, space, events)
            continue
        activate(table, seat, space, events)
        if pending:
            pending.insert(0, Ask(DO_CLOSE, seat, space))
            return
        close(table, space, events)
    table.phase, table.cursor = CASTLE_PHASE, 0
    table.lines = [0] * table.seats


def close(table: TablePart, space: int, events: list[Event]) -> None:
    """The worker comes home, and a residence that waited for that is put in place."""
    table.home[table.standing[space]] += 1
    table.standing[space] = NOBODY
    if table.swaps:
        make_swap(table, space, events)


def activate(table: TablePart, seat: Seat, space: int, events: list[Event]) -> None:
    effect = TILES[table.road[space]].effect
    if isinstance(effect, Produces):
        if len(effect.options) == 1:
            produce(table, seat, space, effect, effect.options[0], events)
        else:
            table.pending.append(Ask(ASK_PRODUCTION, seat, space))
    elif isinstance(effect, Trades):
        offer_trade(table, Ask(ASK_TRADE, seat, space), effect, events)
    else:
        offer_work(table, Ask(ASK_WORK, seat, space), events)


def production(table: TablePart, space: int) -> Produces:
    effect = TILES[table.road[space]].effect
    assert isinstance(effect, Produces)
    return effect


def produce(table: TablePart, seat: Seat, space: int, effect: Produces, gained: Cubes, events: list[Event]) -> None:
    """First the user's cubes, then the owner's."""
    change(table, seat, gained)
    events.append(Produced(table.turn, seat, space, table.road[space], gained))
    owner = table.owners[space]
    if effect.bonus and owner != seat:
        table.pending.append(Ask(ASK_BONUS, owner, space))


def take(table: TablePart, ask: Ask, move: Take, events: list[Event]) -> None:
    effect = production(table, ask.at)
    chosen = cubes(move.cubes)
    if chosen not in effect.options:
        raise IllegalMove("not_produced", offered=" ".join(map(letters_of, effect.options)))
    table.pending.pop()
    produce(table, move.seat, ask.at, effect, chosen, events)


def take_bonus(table: TablePart, ask: Ask, move: Bonus, events: list[Event]) -> None:
    kinds = production(table, ask.at).bonus
    if move.kind not in kinds:
        raise IllegalMove("not_produced", offered=" ".join(LETTERS[kind] for kind in kinds))
    table.pending.pop()
    change(table, move.seat, SINGLE[move.kind])
    events.append(OwnerTook(table.turn, move.seat, ask.at, table.road[ask.at], move.kind))
