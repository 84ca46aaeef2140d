"""How a game goes on: a move is checked and kept, and what needs no decision happens by itself.

Wherever `events` are told, None is to stay silent.
"""

from collections.abc import Iterable, Sequence

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes_dice.events import Attacked, Ended, Numbered, Picked, Rebuilt, Rolled
from engine.troyes_dice.facts import FIRST_ATTACK, FORTRESS, HALF_DAYS, box, building
from engine.troyes_dice.moves import DiceMove, Number, Pick
from engine.troyes_dice.numbering import check_number
from engine.troyes_dice.picking import (
    COMPENSATION,
    carry_out,
    carry_out_checked,
    check_pick,
    compensation,
    is_free_for_all,
    must_decide,
)
from engine.troyes_dice.state import Die, HalfDay, Hand, State, TablePart


def apply(state: State, move: DiceMove, events: list[Event] | None) -> State:
    return number(state, move, events) if isinstance(move, Number) else pick(state, move, events)


def apply_all(state: State, moves: Iterable[DiceMove]) -> State:
    """The state after these moves, each of which is checked."""
    for move in moves:
        state = apply(state, move, None)
    return state


def number(state: State, move: Number, events: list[Event] | None) -> State:
    """The columns have their values: the first half day begins."""
    check_number(state.table, move)
    if events is not None:
        events.append(Numbered(0, move.seat, move.columns))
    hands = list(state.hands)
    first = state.secret.calendar[0]
    seats = range(state.table.seats)
    for group in [seats] if state.table.is_together else [[seat] for seat in seats]:
        dawn(first, move.columns, hands, group, events, state.table.is_together)
    return State(with_table(state.table, move.columns, state.table.finished), tuple(hands), state.secret)


def with_table(table: TablePart, columns: tuple[int, ...], finished: tuple[int, ...]) -> TablePart:
    return TablePart(
        table.seats,
        table.numbering,
        table.has_expansion,
        table.is_together,
        table.crier,
        table.first_value,
        columns,
        finished,
        table.commitment,
        table.rules,
    )


def undecided(state: State) -> tuple[Seat, ...]:
    """The seats that must decide now."""
    table = state.table
    if not table.columns:
        return (table.crier,)
    if table.is_together:
        if table.finished[0] == HALF_DAYS:
            return ()
        half_day, columns = state.secret.calendar[table.finished[0]], table.columns
        if is_free_for_all(half_day):
            return tuple([seat for seat, hand in enumerate(state.hands) if hand.pick is None])
        return tuple(
            [
                seat
                for seat, hand in enumerate(state.hands)
                if hand.pick is None and must_decide(seat, hand.sheet, half_day, columns)
            ]
        )
    # At one's own pace nobody rests in a half day without a decision: see `go_on_alone`.
    return tuple(seat for seat, done in enumerate(table.finished) if done < HALF_DAYS)


def check_turn(state: State, seat: Seat) -> None:
    """Raises unless this seat may pick, or pick anew, now."""
    table = state.table
    if not 0 <= seat < table.seats:
        raise IllegalMove("unknown_seat", seat=seat, seats=table.seats)
    if not table.columns:
        raise IllegalMove("number_first", crier=table.crier)
    if table.finished[seat] == HALF_DAYS:
        if state.is_over:
            raise IllegalMove("game_over")
        raise IllegalMove("finished", seat=seat, half_days=HALF_DAYS)


def pick(state: State, move: Pick, events: list[Event] | None) -> State:
    """Keeps the pick; together, it is carried out when the last one is in, alone at once."""
    seat = move.seat
    check_turn(state, seat)
    table, hand = state.table, state.hands[seat]
    half_day = state.secret.calendar[table.finished[seat]]
    if not move.slot and not must_decide(seat, hand.sheet, half_day, table.columns):
        raise IllegalMove("nothing_to_decide")
    hands = list(state.hands)
    hands[seat] = Hand(hand.sheet, move)
    if not table.is_together:
        return go_on_alone(state, hands, seat, events)
    if events is not None:
        events.append(Picked(half_day.number, seat))
    if anybody_decides(hands, half_day, table.columns):
        check_pick(hand.sheet, half_day, table.columns, move)
        return State(table, tuple(hands), state.secret)
    return go_on_together(state, hands, seat, events)


def go_on_together(state: State, hands: list[Hand], last: Seat, events: list[Event] | None) -> State:
    """The last one has picked: carries out all picks and goes on to the next half day that asks somebody something."""
    table, calendar = state.table, state.secret.calendar
    seats = range(table.seats)
    done = table.finished[0]
    while True:
        half_day = calendar[done]
        for seat in seats:
            hands[seat] = resolved(seat, hands[seat], half_day, table.columns, events, is_checked=seat != last)
        done += 1
        if done == HALF_DAYS:
            if events is not None:
                events.append(Ended(HALF_DAYS, state.secret.chance.seed.hex()))
            break
        if events is not None:
            dusk(half_day, calendar[done], None, events)
        dawn(calendar[done], table.columns, hands, seats, events, True)
        if anybody_decides(hands, calendar[done], table.columns):
            break
    return State(with_table(table, table.columns, (done,) * table.seats), tuple(hands), state.secret)


def anybody_decides(hands: list[Hand], half_day: HalfDay, columns: tuple[int, ...]) -> bool:
    """Whether somebody has still to pick in this half day."""
    is_free = is_free_for_all(half_day)
    for seat, hand in enumerate(hands):
        if hand.pick is None and (is_free or must_decide(seat, hand.sheet, half_day, columns)):
            return True
    return False


def go_on_alone(state: State, hands: list[Hand], seat: Seat, events: list[Event] | None) -> State:
    """Carries out the pick of one seat and takes it to its next decision, or to its end of the game."""
    table, calendar = state.table, state.secret.calendar
    done = table.finished[seat]
    while True:
        half_day = calendar[done]
        # Compensations are told like picks: that one was none would tell the others of dice they have not seen.
        if events is not None:
            events.append(Picked(half_day.number, seat))
        hands[seat] = resolved(seat, hands[seat], half_day, table.columns, events, is_checked=False)
        done += 1
        if done == HALF_DAYS:
            break
        if events is not None:
            dusk(half_day, calendar[done], seat, events)
        dawn(calendar[done], table.columns, hands, (seat,), events, False)
        if must_decide(seat, hands[seat].sheet, calendar[done], table.columns):
            break
    finished = (*table.finished[:seat], done, *table.finished[seat + 1 :])
    if events is not None and min(finished) == HALF_DAYS:
        events.append(Ended(HALF_DAYS, state.secret.chance.seed.hex()))
    return State(with_table(table, table.columns, finished), tuple(hands), state.secret)


def resolved(
    seat: Seat, hand: Hand, half_day: HalfDay, columns: tuple[int, ...], events: list[Event] | None, *, is_checked: bool
) -> Hand:
    """The hand after its pick, or after the compensation of a seat that had nothing to decide.

    A pick that has waited for others was checked when it was made.
    """
    if hand.pick is None:
        return Hand(carry_out(hand.sheet, half_day, columns, compensation(seat), events))
    if is_checked and hand.pick.action != COMPENSATION:
        return Hand(carry_out_checked(hand.sheet, half_day, columns, hand.pick, events))
    return Hand(carry_out(hand.sheet, half_day, columns, hand.pick, events))


def dawn(
    half_day: HalfDay,
    columns: tuple[int, ...],
    hands: list[Hand],
    seats: Sequence[Seat],
    events: list[Event] | None,
    is_together: bool,
) -> None:
    """Phases 1 and 2: the dice are rolled, and from day 3 on black dice attack the scoresheets."""
    if events is not None:
        events.append(rolled(half_day, None if is_together else seats[0]))
    if half_day.number >= FIRST_ATTACK:
        attacks = [attack(half_day.number, die, columns, hands, seats) for die in half_day.dice if die.attacks]
        if events is not None:
            events += attacks


def rolled(half_day: HalfDay, seat: Seat | None) -> Rolled:
    """What is told of the dice, to everybody or to one seat."""
    values = tuple([die.rolled for die in half_day.dice])
    black = [die.is_black for die in half_day.dice].index(True) + 1
    return Rolled(half_day.number, seat, values, black)


def attack(number: int, die: Die, columns: tuple[int, ...], hands: list[Hand], seats: Sequence[Seat]) -> Attacked:
    """Crosses out one box on every sheet where no Fortress stands in its column and it is not crossed out yet."""
    column = columns.index(die.rolled)
    bit, fortress = box(die.colour, column), building(FORTRESS, column)
    hit: list[Seat] = []
    protected: list[Seat] = []
    for seat in seats:
        sheet = hands[seat].sheet
        if sheet.crossed & bit:
            continue
        if sheet.built & fortress:
            protected.append(seat)
            continue
        hands[seat] = Hand(sheet.crossed_out(bit), hands[seat].pick)
        hit.append(seat)
    return Attacked(number, die.colour, die.rolled, tuple(hit), tuple(protected))


def dusk(half_day: HalfDay, tomorrow: HalfDay, seat: Seat | None, events: list[Event]) -> None:
    """Phase 4: tells which plazas were rebuilt, and which Banquets are over."""
    for die in half_day.dice:
        if die.attacks or die.is_black:
            before, after = half_day.plazas[die.notch], tomorrow.plazas[die.notch]
            turned = before.tile if after.tile != before.tile else 0
            events.append(Rebuilt(half_day.number, seat, die.notch, after.face, turned))
