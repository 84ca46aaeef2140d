"""What holds the loop up: every command at the end of the longest games, and the pages that read most."""

import asyncio
import json
import logging
import signal
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bench.measuring import Reading, Target
from bench.pressing import Prepared, Town, p99, people
from bench.town import Recording, record
from cogs.press import custom_id
from engine.registry import GAMES
from sandbox.model import Interaction

ROUNDS: Final = 3
PAGES: Final = 120
TEXTS: Final = 120
AT_MOST: Final = 5
"""People at a table."""
COMMANDS: Final[dict[str, dict[str, str]]] = {
    "/board": {},
    "/sheet": {},
    "/log": {},
    "/games": {},
    "/help": {},
    "/doctor": {},
    "/notify": {},
    "/privacy": {},
    "/hint": {},
    "/review": {},
    "/history": {},
    "/profile": {},
    "/leaderboard": {"game": "caylus"},
    "/achievements": {"game": "caylus"},
    "/play": {"game": "caylus"},
    "/end": {},
    "/replace": {},
    "/resign": {},
    "/undo": {},
}
"""Whoever is awaited can ask for these; those that change something ask back first, or come last."""


class Step(Struct, frozen=True):
    """One step of the loop: when it ended, what it took, how much of that the processor worked, and what it was."""

    at: float
    took: float
    worked: float
    what: str


def longest(key: str) -> Recording:
    """A game at a full table; of Caylus, one of three hundred moves."""
    return record(key, people(min(GAMES[key].max_seats, AT_MOST)), seed=3)


def at_its_end(key: str) -> Iterator[Recording]:
    """With the last moment but one as the only one, and with the last one: the next move ends the game."""
    recording = longest(key)
    yield replace(recording, stages=recording.stages[-2:-1])
    yield replace(recording, stages=recording.stages[-1:])


def _acts(town: Town, key: str) -> Iterator[tuple[str, Callable[[], Interaction]]]:
    """Whatever can be asked in the channel of the game, by whoever is awaited there."""
    game = next(each for each in town.games if each.recording.key == key)
    person = town.person(game.stage.user_id)
    person.here = town.trial.world.channels[game.channel_id]
    for verb, rest in (("log", ""), ("board", ""), ("ask", f"{game.stage.occasion}:")):
        yield f"[{verb}] {key}", town.pressed(game, custom_id(verb, game.game_id, rest))
    for command, options in COMMANDS.items():
        yield f"{command} {key}", lambda command=command, options=options: person.command(command, options)


async def _round(place: Prepared) -> tuple[list[tuple[str, Step]], list[float], list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "steps.json"
        async with place.town(BENCH_STEPS=str(file)) as town:
            texts = await town.text(TEXTS)
            spans: list[tuple[str, float, float]] = []
            for key in dict.fromkeys(each.recording.key for each in town.games):
                for name, act in _acts(town, key):
                    began = time.time()
                    await town.answered(act)
                    spans.append((name, began, time.time()))
            for game in town.games[len(town.games) // 2 :]:
                began = time.time()
                await town.moves([game])
                spans.append((f"move {game.recording.key}", began, time.time()))
            steps = await _steps(town, file)
            pages = await town.pages(PAGES)
            told = [(_during(step, spans), step) for step in steps]
            return [(name, step) for name, step in told if name], texts, pages


def _during(step: Step, spans: Sequence[tuple[str, float, float]]) -> str:
    """What went on then; empty where the bot had nothing to do but start."""
    return next((name for name, began, ended in spans if began <= step.at <= ended + 0.05), "")


async def _steps(town: Town, file: Path) -> list[Step]:
    town.bot.send_signal(signal.SIGUSR2)
    return await asyncio.to_thread(_read_steps, file)


def _read_steps(file: Path) -> list[Step]:
    """Once the other process has written them."""
    while not file.exists():
        time.sleep(0.05)
    return [Step(*each) for each in json.loads(file.read_text())]


def readings() -> Iterator[Reading]:
    logging.disable(logging.CRITICAL)
    try:
        yield from _watching()
    finally:
        logging.disable(logging.NOTSET)


def _watching() -> Iterator[Reading]:
    with tempfile.TemporaryDirectory() as folder:
        recordings = [each for key in GAMES for each in at_its_end(key)]
        place = Prepared(Path(folder), recordings, many=2 * len(recordings))
        rounds = [asyncio.run(_round(place)) for _ in range(ROUNDS)]
    ratios = [max((step.took for _, step in steps), default=0.0) / median(texts) for steps, texts, _ in rounds]
    worst: dict[str, Step] = {}
    for name, step in (each for steps, _, _ in rounds for each in steps):
        if name not in worst or step.took > worst[name].took:
            worst[name] = step
    told = sorted(worst.items(), key=lambda each: -each[1].took)[:4]
    note = "; ".join(
        f"{name} {step.took * 1000:.0f} ms ({step.worked * 1000:.0f} of work, {step.what})" for name, step in told
    )
    yield Reading(Target("loop_step", must=3, goal=1.5), median(ratios), note)
    pages = median(p99(pages) / p99(texts) for _, texts, pages in rounds)
    took = median(p99(pages) for _, _, pages in rounds)
    yield Reading(Target("log_page", must=5, goal=2), pages, f"p99 {took * 1000:.0f} ms")
