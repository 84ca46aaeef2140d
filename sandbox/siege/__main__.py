"""`python -m sandbox.siege --minutes N [--seed S]`: one line of figures, and in words what went wrong."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sys
import tempfile
from pathlib import Path

from sandbox.siege.campaign import Campaign

GARRISON = "tests.siege.garrison:TownGarrison"


def main() -> int:
    parser = argparse.ArgumentParser(description="Besieges the bot, and counts what it could not stand.")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--garrison", default=GARRISON, metavar="MODULE:CLASS", help="what knows the bot")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep the bot's log there")
    parser.add_argument("--story", type=Path, metavar="FILE", help="keep there who did what, and what the bot sent")
    arguments = parser.parse_args()
    module, _, name = arguments.garrison.partition(":")
    garrison = getattr(importlib.import_module(module), name)
    with tempfile.TemporaryDirectory(prefix="siege-") as home:
        campaign = Campaign(garrison, Path(home), arguments.seed)
        try:
            figures = asyncio.run(campaign.run(arguments.minutes))
        finally:
            if arguments.log:
                arguments.log.write_text("\n".join(campaign.process.log), encoding="utf-8")
            if arguments.story:
                arguments.story.write_text(campaign.world.transcript(), encoding="utf-8")
    for note in figures.notes:
        sys.stdout.write(f"{note}\n")
    sys.stdout.write(f"{figures.line()}\n")
    return 0 if figures.is_held else 1


if __name__ == "__main__":
    sys.exit(main())
