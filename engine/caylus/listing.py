"""Every move that a seat may make now."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.caylus.castle import batches
from engine.caylus.facts import EXCHANGE_COLUMN, EXCHANGED, HOME, KINDS
from engine.caylus.favours import FREE_KINDS, open_lines
from engine.caylus.moves import (
    Bonus,
    CaylusMove,
    Deliver,
    Favour,
    Gather,
    Joust,
    Pass,
    PlaceWorker,
    Send,
    Skip,
    Stay,
    Steer,
    Take,
)
from engine.caylus.placing import legal_places
from engine.caylus.progress import skip_word
from engine.caylus.provost import steps_open
from engine.caylus.road import production
from engine.caylus.specials import destinations
from engine.caylus.state import ASK_GUILD, Ask, TablePart, View
from engine.caylus.tiles import letters_of
from engine.caylus.trading import MIXES, trades
from engine.caylus.works import works

PAIRS: Final = tuple(letters for letters, _ in MIXES[EXCHANGED])


def legal_moves(view: View) -> Sequence[CaylusMove]:
    ask = view.table.ask
    if ask is None or ask.seat != view.seat:
        return ()
    return list_moves(view.table, ask)


def list_moves(table: TablePart, ask: Ask) -> list[CaylusMove]:
    """Every answer to this question."""
    return _LISTERS[ask.kind](table, ask)


def placements(table: TablePart, ask: Ask) -> list[CaylusMove]:
    seat = ask.seat
    moves: list[CaylusMove] = [PlaceWorker(seat, place) for place in legal_places(table, seat)]
    moves.append(Pass(seat))
    return moves


def sendings(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [Send(ask.seat, place) for place in (*destinations(table, ask.seat), HOME)]


def steerings(table: TablePart, ask: Ask) -> list[CaylusMove]:
    by = "guild" if ask.kind == ASK_GUILD else "provost"
    return [Steer(ask.seat, by, steps) for steps in steps_open(table, ask)]


def joustings(_table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [Joust(ask.seat), Skip(ask.seat, "joust")]


def stays(_table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [Stay(ask.seat, True), Stay(ask.seat, False)]


def productions(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [Take(ask.seat, letters_of(option)) for option in production(table, ask.at).options]


def bonuses(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [Bonus(ask.seat, kind) for kind in production(table, ask.at).bonus]


def tradings(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [*trades(table, ask), Skip(ask.seat, skip_word(table, ask))]


def workings(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [*works(table, ask), Skip(ask.seat, skip_word(table, ask))]


def deliveries(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [*[Deliver(ask.seat, batch) for batch in batches(table, ask.seat)], Skip(ask.seat, "castle")]


def favours(table: TablePart, ask: Ask) -> list[CaylusMove]:
    return [Favour(ask.seat, line) for line in open_lines(table, ask.seat)]


def gatherings(table: TablePart, ask: Ask) -> list[CaylusMove]:
    """A cube that costs nothing, or the exchange. Nobody declines a gift (ruling 14)."""
    seat = ask.seat
    moves: list[CaylusMove] = [Gather(seat, kind) for kind in FREE_KINDS[ask.at]]
    if ask.at >= EXCHANGE_COLUMN:
        moves += [Gather(seat, kind, pair) for kind in KINDS if table.stock(seat, kind) for pair in PAIRS]
    return moves


_Lister: TypeAlias = Callable[[TablePart, Ask], list[CaylusMove]]
_LISTERS: Final[tuple[_Lister, ...]] = (
    placements,
    sendings,
    steerings,
    joustings,
    stays,
    steerings,
    productions,
    bonuses,
    tradings,
    workings,
    deliveries,
    favours,
    gatherings,
    workings,
)
"""By kind of question."""
