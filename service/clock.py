"""What time it is. Tests move it by hand."""

import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Unix seconds (UTC)."""
        ...


class SystemClock:
    def now(self) -> float:
        return time.time()


class BorrowedClock:
    """Somebody else's time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now

    def now(self) -> float:
        return self._now()
