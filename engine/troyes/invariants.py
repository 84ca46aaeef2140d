"""What is true of every state: pieces are accounted for, and nothing lies where it may not."""

from collections.abc import Iterator

from engine.core.errors import EngineError
from engine.troyes.asking import first_words
from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import BANNERS, EVENT_CARDS, MARAUDING
from engine.troyes.facts import (
    CARD_ROUNDS,
    CARD_SLOTS,
    CHARACTERS,
    CITIZENS,
    COLOURS,
    COLUMNS,
    DISTRICTS,
    MOST_INFLUENCE,
    NEUTRAL,
    NEUTRAL_CITIZENS,
    NOBODY,
    ROUNDS,
    ROY_CITIZENS,
    district_of,
)
from engine.troyes.state import ACTIONS, COUNTERING, OVER, State, TablePart, citizens_in_play


def violations(state: State) -> list[str]:
    """Invariants that this state breaks: none, ever."""
    table = state.table
    return [
        *citizen_violations(table),
        *stock_violations(state),
        *dice_violations(table),
        *card_violations(table),
        *event_violations(state),
        *cathedral_violations(table),
        *character_violations(state),
        *turn_violations(table),
    ]


def citizen_violations(table: TablePart) -> Iterator[str]:
    """12 citizens for each seat, 8 neutral ones (24 of le Roy), each somewhere."""
    for owner in (*range(table.seats), NEUTRAL):
        full = CITIZENS if owner != NEUTRAL else ROY_CITIZENS if table.is_solo else NEUTRAL_CITIZENS
        found = citizens_in_play(table, owner) + table.supply[owner] + table.general[owner]
        if found != full or table.supply[owner] < 0 or table.general[owner] < 0:
            yield f"{found} citizens of {owner} instead of {full}"
    if table.supply[NEUTRAL]:
        yield "a personal supply of neutral citizens"
    strangers = set(table.spaces) - {NOBODY, NEUTRAL, *range(table.seats)}
    if strangers:
        yield f"citizens of {strangers} who don't play"
    if any(number not in (0, 1) for number in table.lying):
        yield "two citizens of one owner lie on one building"


def stock_violations(state: State) -> Iterator[str]:
    table = state.table
    if min(table.deniers) < 0:
        yield "debts"
    if not all(0 <= influence <= MOST_INFLUENCE for influence in table.influence):
        yield "influence off its track"
    if any(hand.points < 0 or hand.roy < 0 for hand in state.hands):
        yield "points below 0"
    if any(hand.roy for hand in state.hands) and not table.is_solo:
        yield "le Roy has points in a game without him"
    if any(deniers < 0 or deniers == 1 for deniers in table.passed):
        yield "a strange income of passing"


def dice_violations(table: TablePart) -> Iterator[str]:
    """Dice lie in districts that somebody has, no more of a colour than the building has spaces, only while they are used."""
    if min(table.dice) < 0:
        yield "fewer than no dice"
    districts = {district_of(die) for die, number in enumerate(table.dice) if number}
    if districts - {NEUTRAL, *range(table.seats)}:
        yield "dice in a district of nobody"
    for colour in COLOURS:
        if sum(sum(table.dice_of_colour(district, colour)) for district in range(DISTRICTS)) > 6:
            yield f"more dice of colour {colour} than citizens can roll"
    if table.phase not in (COUNTERING, ACTIONS) and any(table.dice):
        yield "dice outside of the phases that use them"
    if (table.phase == COUNTERING) != bool(table.black):
        yield "black dice that nobody counters"
    if table.black != sorted(table.black, reverse=True) or any(not 1 <= value <= 6 for value in table.black):
        yield "black dice out of order"


def card_violations(table: TablePart) -> Iterator[str]:
    """The cards of the rounds that have begun are open; cubes only on cards with a delayed effect."""
    for slot in range(CARD_SLOTS):
        card = table.cards[slot]
        colour, number = divmod(slot, CARD_ROUNDS)
        if (card >= 0) != (table.round > number):
            yield f"slot {slot} is open too early or too late"
        first, second, others = table.tradesmen_on(slot)
        cubes = table.every_cube_on(slot)
        if card < 0:
            if (first, second, others) != (NOBODY, NOBODY, 0) or any(cubes):
                yield f"pieces on the covered slot {slot}"
            continue
        if (ACTIVITIES[card].colour, ACTIVITIES[card].round) != (colour, number + 1):
            yield f"card {card} in the wrong slot"
        on_spaces = [owner for owner in (first, second) if owner != NOBODY]
        if len(set(on_spaces)) < len(on_spaces) or any(others >> owner & 1 for owner in on_spaces):
            yield f"two tradesmen of one owner on card {card}"
        if min(cubes) < 0 or (any(cubes) and ACTIVITIES[card].modifier is None):
            yield f"cubes on card {card}"


def event_violations(state: State) -> Iterator[str]:
    """Marauding stays first, no event is full, and each card is in one place only."""
    table, secret = state.table, state.secret
    if table.queue[0].card != MARAUDING:
        yield "Marauding is not the first event"
    for threat in table.queue:
        if len(threat.cubes) >= BANNERS[threat.card]:
            yield f"event {threat.card} should have been countered"
        if set(threat.cubes) - {NEUTRAL, *range(table.seats)}:
            yield f"strange cubes on event {threat.card}"
    piles = [*secret.red, *secret.white, *secret.yellow, *secret.box]
    seen = [*piles, *(threat.card for threat in table.queue), *(card for _, card in table.won)]
    if len(set(seen)) < len(seen) or not set(seen) <= set(range(len(EVENT_CARDS))):
        yield "an event card is in two places"
    if len(secret.red) != ROUNDS[table.seats] - table.round:
        yield "the red deck does not fit the round"


def cathedral_violations(table: TablePart) -> Iterator[str]:
    """A level above another is filled only where the lower one is."""
    for site in range(COLUMNS, len(table.cathedral)):
        if table.cathedral[site] != NOBODY and table.cathedral[site - COLUMNS] == NOBODY:
            yield f"site {site} of the cathedral hangs in the air"


def character_violations(state: State) -> Iterator[str]:
    dealt = [character for hand in state.hands for character in hand.characters]
    known = sorted([*dealt, *state.secret.unknown, *state.table.pile])
    if len(set(known)) < len(known) or (not state.table.is_solo and known != list(range(len(CHARACTERS)))):
        yield "characters are lost or doubled"
    if any(len(hand.characters) != (0, 0, 2, 1, 1)[state.table.seats] for hand in state.hands):
        yield "a seat with too many or too few characters"


def turn_violations(table: TablePart) -> Iterator[str]:
    """Until the end somebody can act, and who is asked has not passed."""
    if table.phase == OVER:
        if table.round != ROUNDS[table.seats] or table.pending:
            yield "the game ended too early"
        return
    if not 0 <= table.active < table.seats:
        yield "nobody's turn"
    elif table.phase == ACTIONS and table.passed[table.active]:
        yield "the turn of a seat that has passed"
    else:
        try:
            if not first_words(table, table.active):
                yield "nothing to do"
        except EngineError as error:
            yield f"no question can be asked: {error}"
