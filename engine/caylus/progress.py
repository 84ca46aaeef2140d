"""How a game goes on: a move is checked and made, and what needs no decision happens by itself."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn, TypeAlias

from engine.caylus.castle import count_houses, deliver, leave_castle, next_builder, settle_castle
from engine.caylus.events import Declined, Ended
from engine.caylus.facts import HOME, JOUST, OVER, PLACING
from engine.caylus.favours import choose_line, gather, settle_favour
from engine.caylus.moves import (
    Bonus,
    Build,
    CaylusMove,
    Deliver,
    Favour,
    Gather,
    Pass,
    PlaceWorker,
    Send,
    Skip,
    Stay,
    Steer,
    Take,
    Trade,
    Transform,
)
from engine.caylus.moves import Joust as JoustMove
from engine.caylus.placing import pass_turn, place_worker
from engine.caylus.provost import next_speaker, steer
from engine.caylus.road import close, next_building, take, take_bonus
from engine.caylus.specials import go_home, joust, next_special, send, settle_gate, settle_joust, stay
from engine.caylus.state import (
    ASK_BONUS,
    ASK_CASTLE,
    ASK_CUBES,
    ASK_FAVOUR,
    ASK_FAVOUR_WORK,
    ASK_GATE,
    ASK_GUILD,
    ASK_INN,
    ASK_JOUST,
    ASK_PLACE,
    ASK_PRODUCTION,
    ASK_PROVOST,
    ASK_TRADE,
    ASK_WORK,
    DO_CLOSE,
    DO_COUNT,
    Ask,
    State,
    TablePart,
)
from engine.caylus.trading import offer, trade
from engine.caylus.turns import begin_turn, end_turn, next_placer, pay_income
from engine.caylus.works import build as build_tile
from engine.caylus.works import roles, settle_favour_work, transform
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat

ASK_NAMES: Final = (
    "place",
    "gate",
    "guild",
    "joust",
    "inn",
    "provost",
    "production",
    "bonus",
    "trade",
    "work",
    "castle",
    "favour",
    "cubes",
    "works",
)
"""What is asked, by the kind of question."""


def apply(state: State, move: CaylusMove) -> tuple[State, list[Event]]:
    table = state.table.copy()
    events: list[Event] = []
    make(table, move, events)
    advance(table, events)
    if table.phase == OVER:
        events.append(Ended(table.turn, state.secret.chance.seed.hex()))
    return State(table, (), state.secret), events


def apply_all(state: State, moves: Iterable[CaylusMove]) -> State:
    """One table for all moves, each checked: nobody sees the states between."""
    table = state.table.copy()
    for move in moves:
        events: list[Event] = []
        make(table, move, events)
        advance(table, events)
    return State(table, (), state.secret)


def make(table: TablePart, move: CaylusMove, events: list[Event]) -> None:
    """Checks the move and makes it, with all that it sets off at once; the phase does not go on."""
    pending = table.pending
    if not pending or pending[-1].seat != move.seat:
        refuse_seat(table, move.seat)
    ask = pending[-1]
    kinds, handle = _HANDLERS[type(move)]
    if ask.kind not in kinds:
        raise IllegalMove("not_asked", asked=ASK_NAMES[ask.kind])
    handle(table, ask, move, events)
    table.made += 1
    if pending:
        clear(table, events)


def refuse_seat(table: TablePart, seat: Seat) -> NoReturn:
    """Why this seat may not move now."""
    if not 0 <= seat < table.seats:
        raise IllegalMove("unknown_seat", seat=seat, seats=table.seats)
    if not table.pending:
        raise IllegalMove("game_over")
    raise IllegalMove("not_your_turn", turn=table.pending[-1].seat)


def clear(table: TablePart, events: list[Event]) -> None:
    """Deals with the stack until it is empty or somebody has something to decide."""
    pending = table.pending
    while pending:
        top = pending[-1]
        if top.kind >= DO_CLOSE:
            happen(table, pending.pop(), events)
        else:
            settle = _SETTLERS[top.kind]
            if settle is None or not settle(table, top, events):
                return


def advance(table: TablePart, events: list[Event]) -> None:
    """Goes on until somebody has something to decide, or the game is over."""
    pending = table.pending
    while not pending and table.phase != OVER:
        _STEPS[table.phase](table, events)
        # Whom `next_placer` asks has something to decide.
        if pending and table.phase != PLACING:
            clear(table, events)


def happen(table: TablePart, task: Ask, events: list[Event]) -> None:
    if task.kind == DO_CLOSE:
        close(table, task.at, events)
    elif task.kind == DO_COUNT:
        count_houses(table, task.seat, task.at, events)
    else:
        table.scored += 1


def skip(table: TablePart, ask: Ask, move: Skip, events: list[Event]) -> None:
    """Declines an offer, or ends the work in the castle."""
    if move.word != skip_word(table, ask):
        raise IllegalMove("not_asked", asked=ASK_NAMES[ask.kind])
    if ask.kind == ASK_CASTLE:
        leave_castle(table, move.seat, events, is_forced=False)
        return
    table.pending.pop()
    place = HOME
    if ask.kind == ASK_JOUST:
        go_home(table, JOUST)
        place = JOUST
    elif ask.kind != ASK_FAVOUR_WORK:
        place = ask.at
    events.append(Declined(table.turn, move.seat, place, move.word or "works", False))


def skip_word(table: TablePart, ask: Ask) -> str:
    """The word under which this question is declined."""
    if ask.kind == ASK_TRADE:
        return offer(table, ask).word
    if ask.kind == ASK_WORK:
        return roles(table, ask)[0]
    return "" if ask.kind == ASK_FAVOUR_WORK else ASK_NAMES[ask.kind]


_Step: TypeAlias = Callable[[TablePart, list[Event]], None]
_Settler: TypeAlias = Callable[[TablePart, Ask, list[Event]], bool]
_Handler: TypeAlias = Callable[[TablePart, Ask, Any, list[Event]], None]

_STEPS: Final[tuple[_Step, ...]] = (
    begin_turn,
    pay_income,
    next_placer,
    next_special,
    next_speaker,
    next_building,
    next_builder,
    end_turn,
)
"""By phase, from 1: what it does next when nothing is to be decided. Before the first phase a turn begins."""
_SETTLERS: Final[tuple[_Settler | None, ...]] = (
    None,
    settle_gate,
    None,
    settle_joust,
    None,
    None,
    None,
    None,
    None,
    None,
    settle_castle,
    settle_favour,
    None,
    settle_favour_work,
)
"""By kind of question: makes the decision that nobody has to be asked for, if it is one."""
_HANDLERS: Final[dict[type[Any], tuple[tuple[int, ...], _Handler]]] = {
    PlaceWorker: ((ASK_PLACE,), place_worker),
    Pass: ((ASK_PLACE,), pass_turn),
    Send: ((ASK_GATE,), send),
    Steer: ((ASK_GUILD, ASK_PROVOST), steer),
    JoustMove: ((ASK_JOUST,), joust),
    Stay: ((ASK_INN,), stay),
    Take: ((ASK_PRODUCTION,), take),
    Bonus: ((ASK_BONUS,), take_bonus),
    Trade: ((ASK_TRADE,), trade),
    Build: ((ASK_WORK, ASK_FAVOUR_WORK), build_tile),
    Transform: ((ASK_WORK, ASK_FAVOUR_WORK), transform),
    Deliver: ((ASK_CASTLE,), deliver),
    Favour: ((ASK_FAVOUR,), choose_line),
    Gather: ((ASK_CUBES,), gather),
    Skip: ((ASK_JOUST, ASK_TRADE, ASK_WORK, ASK_CASTLE, ASK_FAVOUR_WORK), skip),
}
"""By kind of move: the questions that it answers, and how it is made. Each checks before it changes anything."""
