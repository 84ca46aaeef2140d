"""What time it is. Tests move it by hand."""

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Unix seconds (UTC)."""
        ...


class SystemClock:
    def now(self) -> float:
        return time.time()
