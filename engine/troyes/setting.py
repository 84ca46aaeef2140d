"""Set-up: decks, characters, the start player, and the initial placement in a snake."""

from collections.abc import Sequence

from engine.core.chance import Chance, commitment
from engine.core.options import Options
from engine.core.seats import Seat
from engine.troyes import roy
from engine.troyes.cards import NO_CARD, pile
from engine.troyes.event_cards import MARAUDING, deck
from engine.troyes.events import Dealt, Piled, Started
from engine.troyes.facts import (
    BUILDINGS,
    CARD_ROUNDS,
    CARD_SLOTS,
    CHARACTERS,
    CITIZENS,
    COLOURS,
    DICE,
    DISTRICTS,
    FIRST_CITIZENS,
    NEUTRAL,
    NEUTRAL_CITIZENS,
    NOBODY,
    RED,
    ROUNDS,
    ROY_CITIZENS,
    SITES,
    SPACES,
    START_DENIERS,
    START_INFLUENCE,
    TWO_PLAYER_NEUTRALS,
    WHITE,
    YELLOW,
)
from engine.troyes.play import Play
from engine.troyes.state import PLACEMENT, Hand, Secret, TablePart, Threat


def set_up(seats: int, options: Options, seed: bytes, rules: int) -> Play:
    """Everything lies ready, and the first seat is asked for its first citizen."""
    chance = Chance(seed)
    with_bonus = options["bonus"] == "true"
    start = 0 if options["start"] == "host" or seats == 1 else chance.below(seats)
    piles = [pile(colour, 1 + n, with_bonus) for colour in COLOURS for n in range(CARD_ROUNDS)]
    activities = tuple([cards[at] for cards, at in zip(piles, chance.each_below([*map(len, piles)]), strict=True)])
    decks = [shuffled(chance, deck(colour, with_bonus)) for colour in (RED, WHITE, YELLOW)]
    characters = shuffled(chance, range(len(CHARACTERS)))
    rounds, each = ROUNDS[seats], 2 if seats == 2 else 1
    dealt = 0 if seats == 1 else each * seats
    hands = tuple(Hand(0, characters[seat * each : (seat + 1) * each] if dealt else ()) for seat in range(seats))
    secret = Secret(
        chance,
        activities,
        decks[0][:rounds],
        decks[1],
        decks[2],
        decks[0][rounds:],
        characters[dealt:] if dealt else (),
    )
    table = empty_table(seats, with_bonus, commitment(seed), start, rules)
    play = Play(table, hands, secret)
    play.events.append(Started(0, start, table.commitment))
    for seat, hand in enumerate(hands):
        if hand.characters:
            play.events.append(Dealt(0, seat, hand.characters))
    if seats == 1:
        table.pile = list(characters)
        play.events.append(Piled(0, characters))
        roy.place_three(play)
    if seats == 2:
        for space in TWO_PLAYER_NEUTRALS.value:
            roy.settle_neutral(play, space)
    return play


def shuffled(chance: Chance, cards: Sequence[int]) -> tuple[int, ...]:
    mixed = [*cards]
    chance.shuffle(mixed)
    return tuple(mixed)


def empty_table(seats: int, with_bonus: bool, hidden: str, start: Seat, rules: int) -> TablePart:
    first = FIRST_CITIZENS[seats]
    return TablePart(
        seats=seats,
        has_bonus=with_bonus,
        commitment=hidden,
        occasion=0,
        phase=PLACEMENT,
        round=0,
        start=start,
        active=start,
        pending=[],
        spaces=[NOBODY] * SPACES,
        lying=[0] * (len(BUILDINGS) * DISTRICTS),
        supply=[first] * seats + [0] * (NEUTRAL + 1 - seats),
        general=[CITIZENS - first] * seats
        + [0] * (NEUTRAL - seats)
        + [ROY_CITIZENS if seats == 1 else NEUTRAL_CITIZENS],
        deniers=[START_DENIERS] * seats,
        influence=[START_INFLUENCE] * seats,
        passed=[0] * seats,
        dice=[0] * DICE,
        black=[],
        cards=[NO_CARD] * CARD_SLOTS,
        tradesmen=[NOBODY, NOBODY, 0] * CARD_SLOTS,
        cubes=[0] * (CARD_SLOTS * NEUTRAL),
        cathedral=[NOBODY] * SITES,
        queue=[Threat(MARAUDING)],
        won=[],
        pile=[],
        rules=rules,
    )


def all_settled(play: Play) -> bool:
    """Whether the placement is over after a citizen was settled; else it goes on to the next seat."""
    return go_on_alone(play) if play.table.is_solo else go_on_together(play)


def go_on_together(play: Play) -> bool:
    """Clockwise from the start player, then back, and so on; neutral citizens take what is left."""
    table = play.table
    left = sum(table.supply)
    if left:
        placed = table.seats * FIRST_CITIZENS[table.seats] - left
        lap, step = divmod(placed, table.seats)
        step = table.seats - 1 - step if lap % 2 else step
        table.active = (table.start + step) % table.seats
        return False
    for space, owner in enumerate(table.spaces):
        if owner == NOBODY:
            roy.settle_neutral(play, space)
    return True


def go_on_alone(play: Play) -> bool:
    """Le Roy places three after every two citizens of the player; the last three spaces are his."""
    table = play.table
    left = table.supply[0]
    if left % 2:
        return False
    if left:
        roy.place_three(play)
        return False
    for space, owner in enumerate(table.spaces):
        if owner == NOBODY:
            roy.settle_neutral(play, space)
    return True
