"""Phase 3: the special buildings, in their order."""

from engine.caylus.events import Declined, InnStayed, InnTaken, OrderChanged, Sent, Traded
from engine.caylus.facts import (
    CLOTH,
    GATE,
    GUILD,
    HOME,
    INN,
    JOUST,
    JOUST_CLOTH,
    JOUST_DENIERS,
    NO_CUBES,
    NOBODY,
    PROVOST,
    SPECIAL_BUILDINGS,
    STABLES,
    TRADING_POST,
    TRADING_POST_DENIERS,
    Cubes,
    Place,
)
from engine.caylus.favours import grant
from engine.caylus.moves import Joust, Send, Stay
from engine.caylus.placing import check_free, finds_place, free_places, put
from engine.caylus.state import ASK_GATE, ASK_GUILD, ASK_INN, ASK_JOUST, Ask, TablePart
from engine.caylus.stock import change, need_cubes, need_deniers, negative
from engine.core.errors import IllegalMove
from engine.core.events import Event

JOUST_CUBES: Cubes = (0, 0, 0, JOUST_CLOTH, 0)
_ASKS = {GATE: ASK_GATE, GUILD: ASK_GUILD, JOUST: ASK_JOUST}


def next_special(table: TablePart, events: list[Event]) -> None:
    """Up to the next one that asks somebody something."""
    while not table.pending:
        if table.cursor == len(SPECIAL_BUILDINGS):
            table.phase, table.cursor = PROVOST, 0
            return
        place = SPECIAL_BUILDINGS[table.cursor]
        table.cursor += 1
        if place == STABLES:
            lead_out(table, events)
        elif place == INN:
            open_inn(table, events)
        elif table.standing[place] != NOBODY:
            if place == TRADING_POST:
                collect(table, events)
            else:
                table.pending.append(Ask(_ASKS[place], table.standing[place]))


def go_home(table: TablePart, place: Place) -> None:
    table.home[table.standing[place]] += 1
    table.standing[place] = NOBODY


def collect(table: TablePart, events: list[Event]) -> None:
    seat = table.standing[TRADING_POST]
    table.deniers[seat] += TRADING_POST_DENIERS
    events.append(Traded(table.turn, seat, TRADING_POST, TRADING_POST_DENIERS, NO_CUBES, 0))
    go_home(table, TRADING_POST)


def destinations(table: TablePart, seat: int) -> list[Place]:
    """Where the worker of the Gate may go, by the rules of placing, and without a price (ruling 3)."""
    return [place for place in free_places(table, seat) if place != GATE]


def settle_gate(table: TablePart, ask: Ask, events: list[Event]) -> bool:
    if finds_place(table, ask.seat):
        return False
    send_to(table, ask.seat, HOME, events)
    return True


def send(table: TablePart, _ask: Ask, move: Send, events: list[Event]) -> None:
    if move.place == GATE:
        raise IllegalMove("place_taken", by=move.seat)
    if move.place != HOME:
        check_free(table, move.seat, move.place)
    send_to(table, move.seat, move.place, events)


def send_to(table: TablePart, seat: int, place: Place, events: list[Event]) -> None:
    table.pending.pop()
    table.standing[GATE] = NOBODY
    events.append(Sent(table.turn, seat, place))
    if place == HOME:
        table.home[seat] += 1
    else:
        put(table, seat, place, events)


def settle_joust(table: TablePart, ask: Ask, events: list[Event]) -> bool:
    seat = ask.seat
    if table.deniers[seat] >= JOUST_DENIERS and table.stock(seat, CLOTH) >= JOUST_CLOTH:
        return False
    table.pending.pop()
    go_home(table, JOUST)
    events.append(Declined(table.turn, seat, JOUST, "joust", True))
    return True


def joust(table: TablePart, _ask: Ask, move: Joust, events: list[Event]) -> None:
    seat = move.seat
    need_deniers(table, seat, JOUST_DENIERS)
    need_cubes(table, seat, JOUST_CUBES)
    table.pending.pop()
    table.deniers[seat] -= JOUST_DENIERS
    change(table, seat, negative(JOUST_CUBES))
    events.append(Traded(table.turn, seat, JOUST, -JOUST_DENIERS, negative(JOUST_CUBES), 0))
    go_home(table, JOUST)
    grant(table, seat, 1, events)


def lead_out(table: TablePart, events: list[Event]) -> None:
    """Who stands in the Stables comes first, in the order of the circles; the others keep theirs behind them."""
    if not table.stables:
        return
    table.order = table.stables + [seat for seat in table.order if seat not in table.stables]
    for seat in table.stables:
        table.home[seat] += 1
    table.stables = []
    events.append(OrderChanged(table.turn, tuple(table.order)))


def open_inn(table: TablePart, events: list[Event]) -> None:
    """A newcomer drives the guest out of the right circle; without one the guest decides."""
    newcomer, guest = table.standing[INN], table.inn_guest
    if newcomer != NOBODY:
        if guest != NOBODY:
            table.home[guest] += 1
        table.standing[INN] = NOBODY
        table.inn_guest = newcomer
        events.append(InnTaken(table.turn, newcomer, None if guest == NOBODY else guest))
    elif guest != NOBODY:
        table.pending.append(Ask(ASK_INN, guest))


def stay(table: TablePart, _ask: Ask, move: Stay, events: list[Event]) -> None:
    table.pending.pop()
    if not move.keeps:
        table.inn_guest = NOBODY
        table.home[move.seat] += 1
    events.append(InnStayed(table.turn, move.seat, move.keeps))
