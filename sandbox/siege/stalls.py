"""How long the machine itself stood still: what passes then, no bot has to answer for.

Two things tell of it. The loop of the siege, in the same machine as the bot, comes back later than it asked to; and the kernel
counts how long each thread of the bot was ready to run and did not get a processor. The greater of the two is forgiven.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

TICK = 0.05


class Stalls:
    """`seconds()` grows by each stretch in which the machine stood still."""

    def __init__(self, pid: Callable[[], int]) -> None:
        self._pid = pid
        self._lost = 0.0
        self._looked_at = time.monotonic()
        self._starved: dict[str, float] = {}

    def seconds(self) -> float:
        """Up to this moment: whoever asks may be the first to run after a standstill."""
        return self._lost + max(0.0, time.monotonic() - self._looked_at - TICK)

    async def watch(self, then: Callable[[], None]) -> None:
        """Goes on until it is cancelled, and calls `then` after each look."""
        while True:
            await asyncio.sleep(TICK)
            self._look()
            then()

    def _look(self) -> None:
        now, starved = time.monotonic(), starved_threads(self._pid())
        late = max(0.0, now - self._looked_at - TICK)
        hungry = max((spent - self._starved.get(name, spent) for name, spent in starved.items()), default=0.0)
        self._lost += max(late, hungry)
        self._looked_at, self._starved = now, starved


def starved_threads(pid: int) -> dict[str, float]:
    """For each thread of a process the seconds that it waited for a processor; nothing where the kernel does not tell."""
    found: dict[str, float] = {}
    for file in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        try:
            found[file.parent.name] = int(file.read_text().split()[1]) / 1e9
        except (OSError, IndexError, ValueError):  # The thread has ended meanwhile.
            continue
    return found
