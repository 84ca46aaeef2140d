"""What happens in a game of Troyes. An owner is a seat, or 4 for the neutral player (le Roy).

Points and characters are told in events of their own, `GainedPoints`, `LostPoints` and `Dealt`, which only their seat may
see before the end. No other event holds an amount of points.
"""

from typing import TypeAlias

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
    Flipped,
    Fought,
    GainedDeniers,
    GainedInfluence,
    GainedPoints,
    Hired,
    LostPoints,
    Passed,
    Recruited,
    Rerolled,
    RoyRolled,
    Ruined,
    SpentDeniers,
    SpentInfluence,
    StoredCubes,
    UsedDice,
    Waited,
)
from engine.troyes.round_events import (
    BlackRolled,
    CardsRevealed,
    Conceded,
    Countered,
    Dealt,
    Ended,
    EventRevealed,
    EventStruck,
    FellShort,
    PaidSalaries,
    Piled,
    Rolled,
    RoundBegan,
    RoundEnded,
    RoyChose,
    Settled,
    Started,
    Suffered,
)

AnyTroyesEvent: TypeAlias = (
    Started
    | Dealt
    | Piled
    | RoyChose
    | Settled
    | RoundBegan
    | CardsRevealed
    | PaidSalaries
    | Rolled
    | EventRevealed
    | EventStruck
    | Suffered
    | FellShort
    | BlackRolled
    | Countered
    | Conceded
    | Rerolled
    | Recruited
    | Flipped
    | UsedDice
    | Bought
    | Hired
    | Activated
    | StoredCubes
    | ArcherRolled
    | GainedDeniers
    | SpentDeniers
    | GainedInfluence
    | SpentInfluence
    | GainedPoints
    | LostPoints
    | Built
    | Ruined
    | Fought
    | CubeLost
    | EventCountered
    | CitizenPlaced
    | Expelled
    | Blocked
    | Passed
    | Waited
    | RoyRolled
    | CharacterScored
    | RoundEnded
    | Ended
)
