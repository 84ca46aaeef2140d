"""How a game changes the ratings of those who played it: from their places alone, whatever their scores."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

RULES: Final = 1
"""Grows with every change of what is counted here and in `service.reckoning`: everything is counted anew then."""
SETTLED: Final = 5
"""Games after which a rating says something."""
FIRST_SHOWN: Final = 1000
SHOWN_PER_POINT: Final = 40
_MODEL: Final = BradleyTerryPart()


class Skill(Struct, frozen=True):
    """How good somebody is thought to be, how unsure that is, and after how many games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED


def shown(mu: float) -> int:
    """One friendly number; everybody begins with a thousand."""
    return round(FIRST_SHOWN + (mu - _MODEL.mu) * SHOWN_PER_POINT)


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game, in the order in which they are given.

    The model compares neighbours. Who shares a place stands there in no order of their own, so they are lined up by what is
    known of them, and what the model gives them together is shared out evenly.
    """
    order = sorted(range(len(before)), key=lambda each: (places[each], before[each].mu, before[each].sigma))
    line = [[BradleyTerryPartRating(before[each].mu, before[each].sigma)] for each in order]
    found = dict(zip(order, _MODEL.rate(line, ranks=[float(places[each]) for each in order]), strict=True))
    gains = {each: found[each][0].mu - before[each].mu for each in order}
    shares = {place: _mean([gains[each] for each in order if places[each] == place]) for place in set(places)}
    return [
        Skill(skill.mu + shares[places[each]], found[each][0].sigma, skill.games + 1)
        for each, skill in enumerate(before)
    ]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
