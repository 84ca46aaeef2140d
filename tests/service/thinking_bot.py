"""A program that thinks once in its own process, tells that process's number, and waits to be killed."""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from engine.core.chance import SEED_BYTES
from engine.registry import game
from service.thinking import ThinkingPool


async def main() -> None:
    state, _ = game("troyes_dice").new_game(1, {"numbering": "first"}, bytes(SEED_BYTES))
    thinker = ThinkingPool(1)
    await thinker.choose("novice", "troyes_dice", game("troyes_dice").view(state, 0), bytes(SEED_BYTES))
    sys.stdout.write(f"{thinker.processes[0]}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
