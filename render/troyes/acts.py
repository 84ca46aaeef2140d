"""What belongs together is told in one line: an action with all that follows from it, an event with all it does."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.events import Event
from engine.troyes.action_events import (
    Activated,
    ArcherRolled,
    Blocked,
    Bought,
    Built,
    CharacterScored,
    CitizenPlaced,
    CubeLost,
    EventCountered,
    Expelled,
    Fought,
    GainedDeniers,
    GainedInfluence,
    GainedPoints,
    Hired,
    LostPoints,
    RoyRolled,
    Ruined,
    SpentDeniers,
    SpentInfluence,
    StoredCubes,
    UsedDice,
)
from engine.troyes.facts import NEUTRAL
from engine.troyes.round_events import (
    BlackRolled,
    Conceded,
    Countered,
    EventRevealed,
    EventStruck,
    FellShort,
    PaidSalaries,
    Rolled,
    Settled,
    Suffered,
)

Act: TypeAlias = list[Event]
"""The event that it begins with, and those that follow from it."""

GAINS = (GainedDeniers, SpentDeniers, GainedInfluence, SpentInfluence, GainedPoints, LostPoints)
PIECES = (Built, Fought, CitizenPlaced, Expelled, Blocked, Ruined, CubeLost)
ACTION = (Bought, Activated, StoredCubes, ArcherRolled, *GAINS, *PIECES)
FOLLOWERS: dict[type[Event], tuple[type[Event], ...]] = {
    Hired: (UsedDice, *ACTION),
    UsedDice: ACTION,
    Fought: (GainedInfluence,),
    RoyRolled: (Bought, Hired, CharacterScored, GainedPoints, *PIECES),
    EventStruck: (Suffered, FellShort, LostPoints, GainedPoints, *PIECES),
    EventCountered: (GainedPoints,),
    Countered: (GainedInfluence,),
    Conceded: (FellShort, LostPoints),
    PaidSalaries: (PaidSalaries, FellShort, LostPoints),
    GainedDeniers: (GainedDeniers,),
    Settled: (Settled,),
    Rolled: (Rolled,),
    EventRevealed: (EventRevealed,),
    BlackRolled: (),
}
"""By the event that an act begins with: what belongs to it."""


def acts_of(events: Sequence[Event]) -> list[Act]:
    """The events in acts, in the order in which they happened."""
    acts: list[Act] = []
    for event in events:
        if acts and _belongs(acts[-1], event):
            acts[-1].append(event)
        else:
            acts.append([event])
    return acts


def _belongs(act: Act, event: Event) -> bool:
    first = act[0]
    if not isinstance(event, FOLLOWERS.get(type(first), ())):
        return False
    if isinstance(event, Hired):
        return event.owner == NEUTRAL
    if isinstance(event, UsedDice):
        return len(act) == 1
    if isinstance(first, UsedDice | Hired) and isinstance(event, Fought):
        return event.owner == (first.seat if isinstance(first, UsedDice) else first.owner)
    return not isinstance(event, GainedDeniers) or event.source != "pass" or isinstance(first, GainedDeniers)
