"""How a game changes the ratings of those who played it: from their places alone, whatever their scores."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from msgspec import Struct
from openskill.models import BradleyTerryPart

RULES: Final = 1
"""Grows with every change of what is counted here and in `service.reckoning`: everything is counted anew then."""
SETTLED: Final = 5
"""Games after which a rating says something."""
FIRST_SHOWN: Final = 1000
SHOWN_PER_POINT: Final = 40
_MODEL: Final = BradleyTerryPart()


class Skill(Struct, frozen=True, gc=False):
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
    found = dict(zip(order, _compared([before[each] for each in order], [places[each] for each in order]), strict=True))
    gains = {each: found[each][0] - before[each].mu for each in order}
    if len(set(places)) < len(places):
        shares = {place: _mean([gains[each] for each in order if places[each] == place]) for place in set(places)}
        gains = {each: shares[places[each]] for each in order}
    return [Skill(skill.mu + gains[each], found[each][1], skill.games + 1) for each, skill in enumerate(before)]


def _compared(line: Sequence[Skill], places: Sequence[int]) -> list[tuple[float, float]]:
    """Mu and sigma of everybody in a line, the best first: what `_MODEL.rate` gives, to the last bit.

    It is worked out here because the model makes copies and random names of everybody for each game, which takes it four times
    as long as the comparing.
    """
    tau_squared, twice_beta_squared, kappa = _MODEL.tau * _MODEL.tau, 2 * _MODEL.beta**2, _MODEL.kappa
    window, many = _MODEL.window_size, len(line)
    sigmas = [sqrt(each.sigma * each.sigma + tau_squared) for each in line]
    variances = [sigma**2 for sigma in sigmas]
    found: list[tuple[float, float]] = []
    for one, (skill, place, sigma, variance) in enumerate(zip(line, places, sigmas, variances, strict=True)):
        gain = narrowing = 0.0
        spread, others = sqrt(variance), 0
        for other in range(max(0, one - window), min(many, one + window + 1)):
            if other == one:
                continue
            scale = sqrt(variance + variances[other] + twice_beta_squared)
            expected = 1 / (1 + exp((line[other].mu - skill.mu) / scale))
            weight = variance / scale
            reached = 1.0 if places[other] > place else 0.5 if places[other] == place else 0.0
            gain += weight * (reached - expected)
            narrowing += (spread / scale * weight / scale) * expected * (1 - expected)
            others += 1
        found.append((skill.mu + gain / others, sigma * sqrt(max(1 - narrowing / others, kappa))))
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
