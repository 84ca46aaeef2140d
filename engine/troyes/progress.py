"""How a game goes on: after a decision, everything that needs none happens by itself."""

from typing import Final, NoReturn

from engine.core.errors import IllegalMove
from engine.core.seats import Seat
from engine.troyes import roy
from engine.troyes.action_table import BY_KIND, INTERRUPTING_KINDS, KINDS_IN_PHASE
from engine.troyes.actions.influence import SPENDING
from engine.troyes.actions.pass_round import pass_round
from engine.troyes.citizens import raise_lying
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.events import (
    BlackRolled,
    CardsRevealed,
    Ended,
    EventRevealed,
    PaidSalaries,
    Rolled,
    RoundBegan,
    RoundEnded,
    Waited,
)
from engine.troyes.facts import (
    CARD_ROUNDS,
    DICE,
    DISTRICTS,
    INCOME,
    NEUTRAL,
    NOBODY,
    PASS_MORE,
    SALARIES,
    SPACES,
    WHITE,
    Colour,
    Die,
    Owner,
    building_of,
    die_of,
)
from engine.troyes.moves import Pass, TroyesMove
from engine.troyes.play import Play
from engine.troyes.setting import all_settled
from engine.troyes.state import ACTIONS, COUNTERING, OVER, Secret, State, TablePart, Threat, changed
from engine.troyes.threats import fall_short, strike_all

BEFORE_ONE: Final = tuple(
    tuple(die_of(owner, building_of(space), 0) for space in range(SPACES)) for owner in range(DISTRICTS)
)
"""By owner and space: the number before those of the dice that a citizen standing there may roll, by their values."""
SALARIES_BY_SPACE: Final = tuple(
    SALARIES[building_of(space)] for space in range(SPACES) if SALARIES[building_of(space)]
)
"""Only of the spaces where one is due, which come first."""
_SPENDING: Final = frozenset(action.kind for action in SPENDING)


def following(seats: int, owner: Owner) -> Owner:
    """Who comes next, clockwise; in the solo game le Roy and the player take turns."""
    if seats <= 1:
        return NEUTRAL if owner == 0 else 0
    return (owner + 1) % seats


FOLLOWING: Final = tuple(tuple(following(seats, owner) for owner in range(DISTRICTS)) for seats in range(NEUTRAL + 1))
"""The same by number of seats and owner."""


def _from_start(seats: int, start: Owner) -> tuple[Seat, ...]:
    first = 0 if start == NEUTRAL else start
    return tuple((first + step) % seats for step in range(seats))


FROM_START: Final = tuple(
    tuple(_from_start(seats, start) for start in range(DISTRICTS)) for seats in range(NEUTRAL + 1)
)
"""All seats clockwise, by their number and the start player."""


def check(table: TablePart, move: TroyesMove) -> None:
    """Raises unless this seat may make this move now."""
    kinds = INTERRUPTING_KINDS if table.pending else KINDS_IN_PHASE[table.phase]
    if move.seat != table.active or type(move) not in kinds:
        refuse(table, move)
    BY_KIND[type(move)].check(table, move)


def refuse(table: TablePart, move: TroyesMove) -> NoReturn:
    """Why no move of this kind may be made."""
    if not 0 <= move.seat < table.seats:
        raise IllegalMove("unknown_seat", seat=move.seat, seats=table.seats)
    if table.phase == OVER:
        raise IllegalMove("game_over")
    if move.seat != table.active:
        raise IllegalMove("wait_for_turn", active=table.active)
    raise IllegalMove("not_now", move=move.parts[0], phase=table.phase)


def carry_out(play: Play, move: TroyesMove) -> None:
    """What a legal move itself does, before the game goes on."""
    BY_KIND[type(move)].carry_out(play, move)


def perform(play: Play, move: TroyesMove) -> None:
    """Carries a legal move out and goes on to the next decision."""
    BY_KIND[type(move)].carry_out(play, move)
    table = play.table
    if table.pending or type(move) in _SPENDING:
        return
    if table.phase == ACTIONS:
        next_turn(play, FOLLOWING[table.seats][move.seat])
    elif table.phase == COUNTERING:
        next_black(play, FOLLOWING[table.seats][move.seat])
    elif all_settled(play):
        begin_round(play)


def perform_forced(play: Play, move: TroyesMove) -> None:
    """A move that is the only one; passing is told to have happened by itself."""
    if isinstance(move, Pass):
        pass_round(play, move.seat, by_itself=True)
        next_turn(play, FOLLOWING[play.table.seats][move.seat])
    else:
        perform(play, move)


def begin_round(play: Play) -> None:
    """Phases 0 to 3, up to the first black die."""
    table = play.table
    table.round += 1
    play.events.append(RoundBegan(table.round, table.start))
    if table.round <= CARD_ROUNDS:
        reveal_cards(play)
    pay_salaries(play)
    roll(play)
    reveal_events(play)
    black = strike_all(play)
    table.black = sorted(play.chance.dice(black), reverse=True)
    play.events.append(BlackRolled(table.round, tuple(table.black)))
    table.phase = COUNTERING
    next_black(play, table.start)


def reveal_cards(play: Play) -> None:
    """Phase 0."""
    table, secret = play.table, play.secret
    assert secret is not None
    cards = table.cards[:]
    slots = slice(table.round - 1, None, CARD_ROUNDS)
    cards[slots] = secret.activities[slots]
    table.cards = cards
    play.events.append(CardsRevealed(table.round, tuple(cards[slots])))


def salaries_due(table: TablePart) -> list[int]:
    """What each owner's citizens ask for, as their buildings do; empty spaces ask in the last place."""
    due = [0] * (DISTRICTS + 1)
    for owner, salary in zip(table.spaces, SALARIES_BY_SPACE, strict=False):
        due[owner] += salary
    return due


def pay_salaries(play: Play) -> None:
    """Phase 1: income, then what the seat's citizens ask for."""
    table, every = play.table, salaries_due(play.table)
    for seat in FROM_START[table.seats][table.start]:
        have, due = table.deniers[seat] + INCOME, every[seat]
        paid = min(due, have)
        table.deniers[seat] = have - paid
        play.events.append(PaidSalaries(table.round, seat, INCOME, due, paid))
        if paid < due:
            fall_short(play, seat, "salaries")


def roll(play: Play) -> None:
    """Phase 2: a die for each citizen standing on a building, in its colour; the neutral ones are told last."""
    table, counts = play.table, play.table.dice
    rolled: dict[Owner, list[Die]] = {owner: [] for owner in (*FROM_START[table.seats][table.start], NEUTRAL)}
    faces = iter(play.chance.dice(SPACES - table.spaces.count(NOBODY)))
    for space, owner in enumerate(table.spaces):
        if owner != NOBODY:
            die = BEFORE_ONE[owner][space] + next(faces)
            counts[die] += 1
            rolled[owner].append(die)
    for owner, dice in rolled.items():
        if dice:
            play.events.append(Rolled(table.round, owner, tuple(dice)))


def reveal_events(play: Play) -> None:
    """Phase 3: the top red event and the one that it calls; Resistance calls a red one from the box before."""
    secret = play.secret
    assert secret is not None
    red, box = secret.red, secret.box
    card, red = red[0], red[1:]
    join_queue(play, card)
    if EVENT_CARDS[card].calls is None:
        card, box = box[0], box[1:]
        join_queue(play, card)
    calls = EVENT_CARDS[card].calls
    assert calls is not None
    white, yellow = call(play, calls.value, secret.white, secret.yellow)
    play.secret = Secret(secret.chance, secret.activities, red, white, yellow, box, secret.unknown)


def call(
    play: Play, colour: Colour, white: tuple[int, ...], yellow: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The top card of the called deck, or of the other one if that is empty; never are both. Gives what is left of them."""
    if white and (colour == WHITE or not yellow):
        join_queue(play, white[0])
        return white[1:], yellow
    join_queue(play, yellow[0])
    return white, yellow[1:]


def join_queue(play: Play, card: int) -> None:
    play.table.queue = [*play.table.queue, Threat(card)]
    play.events.append(EventRevealed(play.table.round, card))


def next_black(play: Play, owner: Owner) -> None:
    """Whose turn it is to counter the highest black die; when none is left, the actions begin."""
    table = play.table
    while table.black:
        if owner != NEUTRAL:
            table.active = owner
            return
        roy.counter_highest(play)
        owner = FOLLOWING[table.seats][owner]
    table.phase = ACTIONS
    next_turn(play, table.start)


def next_turn(play: Play, owner: Owner) -> None:
    """Whose action is next. Who has passed gets a denier more each time the turn comes round."""
    table = play.table
    while not is_round_over(table):
        if owner == NEUTRAL:
            if table.dice_in(NEUTRAL):
                roy.turn(play)
        elif table.passed[owner]:
            table.passed = changed(table.passed, owner, table.passed[owner] + PASS_MORE)
            play.events.append(Waited(table.round, owner, table.passed[owner]))
        else:
            table.active = owner
            return
        owner = FOLLOWING[table.seats][owner]
    end_round(play)


def is_round_over(table: TablePart) -> bool:
    """No dice left anywhere, or everybody has passed; le Roy plays on while he has dice."""
    if 0 not in table.passed and not (table.is_solo and table.dice_in(NEUTRAL)):
        return True
    return not any(table.dice)


def end_round(play: Play) -> None:
    """Phase 5, and the next round or the end of the game."""
    table = play.table
    for seat, deniers in enumerate(table.passed):
        play.gain_deniers(seat, deniers, "pass")
    table.passed = [0] * table.seats
    table.dice = [0] * DICE
    play.events.append(RoundEnded(table.round, tuple(raise_lying(play))))
    assert play.secret is not None
    if play.secret.red:
        table.start = FOLLOWING[table.seats][table.start]
        begin_round(play)
    else:
        table.phase = OVER
        table.active = NOBODY
        end_game(play)


def end_game(play: Play) -> None:
    assert play.secret is not None
    characters = tuple(hand.characters for hand in play.hands)
    gathered = tuple(play.points[: play.table.seats])
    play.events.append(Ended(play.table.round, characters, gathered, play.secret.chance.seed.hex()))


def undecided(state: State) -> tuple[Seat, ...]:
    return () if state.table.phase == OVER else (state.table.active,)
