"""How a ratio is taken: both sides in turn, many rounds, the median of the rounds' ratios."""

import gc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct

Run = Callable[[], Any]


class Target(Struct, frozen=True):
    """What a ratio must reach, and what we aim for. `at_least` where more is better."""

    name: str
    must: float
    goal: float
    at_least: bool = False

    def is_met(self, ratio: float) -> bool:
        return ratio >= self.must if self.at_least else ratio <= self.must


class Reading(Struct, frozen=True):
    """One line of output. `note` says what was compared where the name does not."""

    target: Target
    ratio: float
    note: str = ""

    @property
    def is_ok(self) -> bool:
        return self.target.is_met(self.ratio)

    def line(self) -> dict[str, object]:
        said: dict[str, object] = {
            "name": self.target.name,
            "ratio": round(self.ratio, 3),
            "must": self.target.must,
            "goal": self.target.goal,
            "ok": self.is_ok,
        }
        return {**said, "note": self.note} if self.note else said


def seconds(run: Run, repeats: int = 1) -> float:
    """Time of one run, the mean of `repeats`; no garbage collection in between."""
    gc.collect()
    gc.disable()
    try:
        start = perf_counter()
        for _ in range(repeats):
            run()
        return (perf_counter() - start) / repeats
    finally:
        gc.enable()


def ratio(ours: Run, yardstick: Run, rounds: int = 15, repeats: int = 1, yardstick_repeats: int | None = None) -> float:
    """The median over the rounds of our time divided by the yardstick's."""
    ours()
    yardstick()
    many = yardstick_repeats or repeats
    return median(seconds(ours, repeats) / seconds(yardstick, many) for _ in range(rounds))
