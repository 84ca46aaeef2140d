"""A state being played on: one copy that a move and all that follows from it change, together with what happened."""

from engine.core.chance import Chance
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes.events import GainedDeniers, GainedInfluence, GainedPoints, LostPoints, SpentDeniers, SpentInfluence
from engine.troyes.facts import MOST_INFLUENCE, NEUTRAL, Owner
from engine.troyes.state import Hand, Secret, State, TablePart, View

NO_SEED = bytes(32)


class Play:
    """Points go by owner; those of the neutral player count only for le Roy. Without `secret`, nothing can be rolled."""

    __slots__ = ("_chance", "_points", "events", "hands", "secret", "table")

    def __init__(self, table: TablePart, hands: tuple[Hand, ...], secret: Secret | None) -> None:
        self.table = table
        self.hands = hands
        self.secret = secret
        self.events: list[Event] = []
        # Most moves neither roll nor score: what they would need for that is taken out of the state when it is first asked for.
        self._chance: Chance | None = None
        self._points: list[int] | None = None

    @property
    def chance(self) -> Chance:
        if self._chance is None:
            before = None if self.secret is None else self.secret.chance
            self._chance = Chance(NO_SEED) if before is None else Chance(before.seed, before.drawn)
        return self._chance

    @chance.setter
    def chance(self, chance: Chance) -> None:
        self._chance = chance

    @property
    def points(self) -> list[int]:
        if self._points is None:
            hands = self.hands
            self._points = [*[hand.points for hand in hands], *[0] * (NEUTRAL - len(hands)), hands[0].roy]
        return self._points

    @points.setter
    def points(self, points: list[int]) -> None:
        self._points = points

    def state(self) -> State:
        """The state as it is now; nothing may be changed through this play any more."""
        secret = self.secret
        assert secret is not None
        if self._chance is not None:
            secret = Secret(
                self._chance, secret.activities, secret.red, secret.white, secret.yellow, secret.box, secret.unknown
            )
        return State(self.table, self.hands if self._points is None else self.hands_now(), secret)

    def hands_now(self) -> tuple[Hand, ...]:
        points, roy = self.points, self.points[NEUTRAL]
        return tuple(
            [
                hand
                if hand.points == points[seat] and (seat or hand.roy == roy)
                else Hand(points[seat], hand.characters, 0 if seat else roy)
                for seat, hand in enumerate(self.hands)
            ]
        )

    def gain_deniers(self, seat: Seat, deniers: int, source: str) -> None:
        if deniers:
            self.table.deniers[seat] += deniers
            self.events.append(GainedDeniers(self.table.round, seat, deniers, source))

    def spend_deniers(self, seat: Seat, deniers: int, source: str) -> None:
        if deniers:
            self.table.deniers[seat] -= deniers
            self.events.append(SpentDeniers(self.table.round, seat, deniers, source))

    def gain_influence(self, seat: Seat, influence: int, source: str) -> None:
        """What goes beyond 20 is lost."""
        table = self.table
        room = MOST_INFLUENCE - table.influence[seat]
        gained = influence if influence < room else room
        if gained:
            table.influence[seat] += gained
            self.events.append(GainedInfluence(table.round, seat, gained, source))

    def spend_influence(self, seat: Seat, influence: int, source: str) -> None:
        if influence:
            self.table.influence[seat] -= influence
            self.events.append(SpentInfluence(self.table.round, seat, influence, source))

    def gain_points(self, owner: Owner, points: int, source: str) -> None:
        """The neutral player's points are lost, unless he is le Roy."""
        if points and (owner != NEUTRAL or self.table.seats == 1):
            self.points[owner] += points
            self.events.append(GainedPoints(self.table.round, owner, points, source))

    def lose_points(self, seat: Seat, points: int, source: str) -> None:
        """Nobody falls below 0."""
        lost = min(points, self.points[seat])
        if lost:
            self.points[seat] -= lost
            self.events.append(LostPoints(self.table.round, seat, lost, source))


def play_of(state: State) -> Play:
    return Play(state.table.copy(), state.hands, state.secret)


def play_seen(view: View) -> Play:
    """A play on what the viewer knows: the others' points count from 0, and nothing can be rolled or drawn."""
    unknown = Hand(0, ())
    hands = tuple(view.hand or unknown if seat == view.seat else unknown for seat in range(view.table.seats))
    return Play(view.table.copy(), hands, None)


def need(has: int, needs: int, what: str) -> None:
    """Raises unless there is enough of something: deniers, influence, value."""
    if has < needs:
        raise IllegalMove("not_enough", what=what, needs=needs, has=has, missing=needs - has)
