"""What a position is likely to be worth to a seat at the end: the points it shows, and what it promises."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.core.seats import Seat
from engine.troyes.cards import MODIFIERS
from engine.troyes.event_cards import BANNERS, EVENT_CARDS
from engine.troyes.facts import (
    CATHEDRAL_PENALTY,
    CATHEDRAL_POINTS,
    CHARACTER_POINTS,
    CHARACTERS,
    NEUTRAL,
    ROUNDS,
    SPACES,
    SPACES_PER_BUILDING,
    Owner,
    row_around,
)
from engine.troyes.promises import Weights
from engine.troyes.scoring import character_points, empty_levels, event_points, tradesman_points
from engine.troyes.state import OVER, TablePart, View
from engine.troyes.weights import FOR_MORE, FOR_TWO

PLACES: Final = tuple(
    1.0 if (end - first) == 1 else 1.1 - 0.25 * (space - first)
    for space in range(SPACES)
    for first, end in [row_around(space)]
)
"""How safe a space is: the first of a row is pushed out last."""


def _smooth(steps: tuple[int, int, int]) -> tuple[float, ...]:
    """What a count is worth on the way from step to step."""
    corners = [(0, 0), *zip(steps, CHARACTER_POINTS, strict=True)]
    found: list[float] = []
    for count in range(steps[2] + 1):
        (low, less), (high, more) = next(pair for pair in pairwise(corners) if count <= pair[1][0])
        on_the_way = less + (more - less) * (count - low) / (high - low)
        reached = max((points for step, points in corners if count >= step), default=0)
        found.append((on_the_way + reached) / 2)
    return tuple(found)


SMOOTH: Final = tuple((_smooth(row.steps), _smooth(row.steps_for_two)) for row in CHARACTERS)
FLEETING: Final = ("deniers", "influence")
"""What characters count and is spent again before the end."""


def likely_characters(view: View) -> list[float]:
    """How likely each character is in play, as far as the viewer knows."""
    table, own = view.table, view.hand.characters if view.hand is not None else ()
    if table.is_solo:
        return [float(character in table.pile) for character in range(len(CHARACTERS))]
    others = len(own) * (table.seats - 1) / (len(CHARACTERS) - len(own))
    return [1.0 if character in own else others for character in range(len(CHARACTERS))]


def weights_for(seats: int) -> Weights:
    """Alone, things are worth what they are to two."""
    return FOR_TWO if seats <= 2 else FOR_MORE


def shown_points(table: TablePart, owner: Owner) -> int:
    """Points that everybody could see somebody gather: the cathedral, and the rewards for events."""
    rewards = sum(EVENT_CARDS[card].points.value[0] for winner, card in table.won if winner == owner)
    return CATHEDRAL_POINTS * table.cathedral.count(owner) + rewards


class Card:
    """An activity on the board, as far as it matters who stands on it."""

    __slots__ = ("first", "is_delayed", "lower", "slot", "upper")

    def __init__(self, table: TablePart, slot: int, card: int) -> None:
        self.slot, self.first = slot, slot * 3
        self.upper, self.lower = table.activity(card).spaces.value
        self.is_delayed = MODIFIERS[card] is not None


class Outlook:
    """How one seat sees positions of one round: what does not change from move to move is worked out once."""

    __slots__ = ("cards", "characters", "left", "now", "seat", "shown", "weights", "wishes")

    def __init__(
        self, table: TablePart, seat: Seat, left: int, characters: Sequence[float], weights: Weights | None = None
    ) -> None:
        """`left` are the rounds to come; `characters` says how likely each of them is in play."""
        self.seat = seat
        self.weights = weights or weights_for(table.seats)
        self.left = left
        self.now = 1 - left / ROUNDS[table.seats]
        self.characters = characters
        self.shown = [shown_points(table, other) for other in range(table.seats)]
        self.cards = [Card(table, slot, card) for slot, card in enumerate(table.cards) if card >= 0]
        self.wishes = [
            (character, likely * self.certainty(character), SMOOTH[character][table.seats <= 2])
            for character, likely in enumerate(characters)
            if likely
        ]

    def certainty(self, character: int) -> float:
        """How likely it stays as it is until the end."""
        return self.now if CHARACTERS[character].counts in FLEETING else 0.4 + 0.6 * self.now

    def estimate(self, table: TablePart, points: Sequence[int]) -> float:
        """The seat's own prospects, less a part of its best rival's."""
        return self.lead(table, points, self.weights.rival)

    def lead(self, table: TablePart, points: Sequence[int], envy: float) -> float:
        """Points of others count from what they have shown, for theirs are hidden."""
        of_owner = self.at_the_end if table.is_over and not self.left else self.of_owner
        worth = points[self.seat] + of_owner(table, self.seat)
        if table.is_solo:
            return (
                worth - points[NEUTRAL] - (self.at_the_end(table, NEUTRAL) if self.left == 0 and table.is_over else 0)
            )
        if not envy:
            return worth
        rival = max(
            self.shown[other] + points[other] + of_owner(table, other)
            for other in range(table.seats)
            if other != self.seat
        )
        return worth - envy * rival

    def at_the_end(self, table: TablePart, owner: Owner) -> float:
        """What the last scoring gives, with the characters as likely as they are."""
        worth = event_points(table, owner) + tradesman_points(table, owner)
        worth -= CATHEDRAL_PENALTY * empty_levels(table, owner)
        scored = 0.0
        for character, likely in enumerate(self.characters):
            if likely:
                scored += likely * character_points(table, owner, character)
        return worth + scored

    def of_owner(self, table: TablePart, seat: Owner) -> float:
        tradesmen, worth = self.of_tradesmen(table, seat)
        worth += self.of_characters(table, seat, tradesmen) - self.of_cathedral(table, seat)
        return worth + self.promised(table, seat, tradesmen)

    def promised(self, table: TablePart, seat: Owner, tradesmen: int) -> float:
        """All that the weights weigh: a sum in which each of them is taken times something."""
        can_go_on = not table.passed[seat] and table.phase != OVER
        worth = self.of_events(table, seat) + self.of_stock(table, seat, can_go_on)
        worth += self.of_citizens(table, seat, tradesmen)
        return worth + self.of_dice(table, seat) if can_go_on else worth

    def of_tradesmen(self, table: TablePart, seat: Owner) -> tuple[int, float]:
        """How many there are, and the points of their spaces."""
        number, points, tradesmen = 0, 0.0, table.tradesmen
        for card in self.cards:
            if tradesmen[card.first] == seat:
                number, points = number + 1, points + card.upper
            elif tradesmen[card.first + 1] == seat:
                number, points = number + 1, points + card.lower
            elif tradesmen[card.first + 2] >> seat & 1:
                number += 1
        return number, points

    def of_cathedral(self, table: TablePart, seat: Owner) -> float:
        """What empty levels will cost; early there is time to fill them."""
        return CATHEDRAL_PENALTY * empty_levels(table, seat) * (0.45 + 0.55 * self.now)

    def of_events(self, table: TablePart, seat: Owner) -> float:
        weights, worth = self.weights, 0.0
        for threat in table.queue:
            own = threat.cubes.count(seat)
            if own:
                upper, lower = EVENT_CARDS[threat.card].points.value
                share = own / BANNERS[threat.card]
                worth += weights.presence + weights.majority * (upper + lower) * share * share
        return worth

    def of_characters(self, table: TablePart, seat: Owner, tradesmen: int) -> float:
        worth, counts = 0.0, self.counts(table, seat, tradesmen)
        for character, certain, smooth in self.wishes:
            count = counts[character]
            worth += certain * (smooth[count] if count < len(smooth) else smooth[-1])
        return worth

    def counts(self, table: TablePart, seat: Owner, tradesmen: int) -> tuple[int, ...]:
        """What each character counts, in their order."""
        won = sum([winner == seat for winner, _ in table.won]) if table.won else 0
        standing, cubes = table.spaces.count(seat), table.cathedral.count(seat)
        return standing, cubes, table.influence[seat], table.deniers[seat], tradesmen, won

    def of_stock(self, table: TablePart, seat: Owner, can_go_on: bool) -> float:
        """Deniers and influence, as long as there is something to spend them on."""
        weights = self.weights
        use = 1.0 if self.left else 0.5 if can_go_on else 0.02
        deniers = table.deniers[seat] + table.passed[seat]
        worth = weights.denier * (
            min(deniers, weights.enough_deniers) + weights.spare * max(0, deniers - weights.enough_deniers)
        )
        influence = table.influence[seat]
        worth += weights.influence * (
            min(influence, weights.enough_influence) + weights.spare * max(0, influence - weights.enough_influence)
        )
        if self.left or can_go_on:
            most = 4 if self.left else 2
            for card in self.cards:
                if card.is_delayed:
                    worth += weights.cube * min(table.cubes_on(card.slot, seat), most)
        return use * worth

    def of_citizens(self, table: TablePart, seat: Owner, tradesmen: int) -> float:
        """Citizens bring dice in the rounds to come."""
        if not self.left:
            return 0.0
        weights, worth = self.weights, 0.0
        for space, owner in enumerate(table.spaces):
            if owner == seat:
                worth += weights.standing[space // SPACES_PER_BUILDING] * PLACES[space]
        worth += weights.tradesman * tradesmen
        lying = sum(table.lying_of(seat))
        return worth * self.left + weights.supply * min(table.supply[seat], 3) + weights.lying * lying

    def of_dice(self, table: TablePart, seat: Owner) -> float:
        weights, worth = self.weights, 0.0
        for place, number in enumerate(table.dice_of(seat)):
            if number:
                worth += number * (weights.die + weights.pip * (place % 6 + 1))
        return worth


def outlook_of(view: View) -> Outlook:
    return Outlook(view.table, view.seat or 0, view.red_left, likely_characters(view))
