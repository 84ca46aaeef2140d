"""What a position promises beyond its points: the shape of what `fitting` finds and `weights` keeps."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """How much each promise counts, in points. Those without a number here are fitted; the others are judgement."""

    denier: float
    influence: float
    die: float
    pip: float
    """A die in one's own district while one may still act."""
    standing: tuple[float, float, float]
    """A citizen on each building, for every round to come; salaries are counted in it."""
    supply: float
    lying: float
    tradesman: float
    """A tradesman who need not be hired any more, for every round to come."""
    cube: float
    """A delayed cube, while it can be used."""
    presence: float
    """Being on an event at all."""
    majority: float
    """One's part of the reward of an event."""
    enough_deniers: int = 10
    enough_influence: int = 8
    """Beyond these a stock helps less."""
    spare: float = 0.5
    """How much less."""
    rival: float = 0.35
    """What the best of the others has. Nobody's own points depend on it, so no fit finds it."""
