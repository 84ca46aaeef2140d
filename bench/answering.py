"""The whole bot in the sandbox: how long a press takes, how many there can be, and what holds up others."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable, Iterator
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.measuring import Reading, Target
from bench.pressing import Prepared, Town, p99, prepared
from engine.registry import GAMES
from service import punctual
from service.thinking import ThinkingPool
from service.thoughts import think

ROUNDS: Final = 3
PRESSES: Final = 160
TEXTS: Final = 120
CROWD: Final = 200
LAG_SECONDS: Final = 3.0
LONG_THOUGHT: Final = 0.2
"""Seconds."""


class Round:
    """What one start of the bot gave, for one game."""

    def __init__(self, moves: list[float], texts: list[float], per_second: float) -> None:
        self.p50 = median(moves) / median(texts)
        self.p99 = p99(moves) / p99(texts)
        self.per_second = per_second
        self.said = f"{median(moves) * 1000:.0f}/{p99(moves) * 1000:.0f}"
        self.texts = f"{median(texts) * 1000:.1f}/{p99(texts) * 1000:.1f}"


async def _round(place: Prepared) -> Round:
    """From the first press after the start: nothing is warmed up but what the bot itself has prepared by then."""
    async with place.town() as town:
        moves = await town.moves(town.games[:PRESSES])
        texts = await town.text(TEXTS)
        begun = perf_counter()
        await town.moves(town.games[PRESSES : PRESSES + CROWD], rate=100_000)
        return Round(moves, texts, CROWD / (perf_counter() - begun))


def _pressing() -> Iterator[Reading]:
    found: dict[str, list[Round]] = {}
    for key in GAMES:
        with prepared(key) as place:
            found[key] = [asyncio.run(_round(place)) for _ in range(ROUNDS)]
    said = ", ".join(f"{key} {' '.join(each.said for each in rounds)}" for key, rounds in found.items())
    texts = " ".join(each.texts for rounds in found.values() for each in rounds)
    p50s = {key: median(each.p50 for each in rounds) for key, rounds in found.items()}
    p99s = {key: median(each.p99 for each in rounds) for key, rounds in found.items()}
    rates = {key: median(each.per_second for each in rounds) for key, rounds in found.items()}
    yield Reading(Target("press_p50", must=10, goal=5), max(p50s.values()), f"{_each(p50s)}; ms {said}; text {texts}")
    yield Reading(Target("press_p99", must=12, goal=5), max(p99s.values()), _each(p99s))
    yield Reading(
        Target("presses_per_second", must=30, goal=60, at_least=True), min(rates.values()), f"{_each(rates)}; at once"
    )


def _each(values: dict[str, float]) -> str:
    return ", ".join(f"{key} {value:.1f}" for key, value in values.items())


async def _others(town: Town) -> float:
    """Light commands while boards are drawn without a pause, against the same without."""
    alone = await town.text(2 * TEXTS)
    town.bot.send_signal(signal.SIGUSR1)
    await town.text(TEXTS // 2)
    beside = await town.text(2 * TEXTS)
    town.bot.send_signal(signal.SIGUSR1)
    return p99(beside) / p99(alone)


async def _others_in(place: Prepared) -> list[float]:
    async with place.town() as town:
        await town.text(TEXTS // 2)
        return [await _others(town) for _ in range(ROUNDS)]


async def lag(work: Callable[[], Awaitable[Any]] | None, seconds: float = LAG_SECONDS) -> list[float]:
    """How late the loop wakes up, while `work` is done over and over or while nothing is."""
    stop = asyncio.Event()

    async def over_and_over() -> None:
        while work is not None and not stop.is_set():
            await work()

    worker = asyncio.create_task(over_and_over())
    late: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end:
        due = perf_counter() + 0.005
        await asyncio.sleep(0.005)
        late.append(perf_counter() - due)
    stop.set()
    await worker
    return late


def long_thought(key: str, seats: int) -> int:
    """As a master thinks, of one position after another until the time is over; says how many there were."""
    game, end, many = GAMES[key], perf_counter() + LONG_THOUGHT, 0
    state, _ = game.new_game(seats, {}, bytes(32))
    while perf_counter() < end:
        seat = game.to_act(state)[0]
        text = think("master", key, game.view(state, seat), bytes(32))
        state, _ = game.apply(state, game.parse(text))
        many += 1
    return many


def _thinking() -> Reading:
    """The lag of the bot's loop while computers think in their processes, against the same loop when it is idle."""
    usual = asyncio.run(_lagging())
    return Reading(
        Target("thinking_p99", must=1.5, goal=1.2), punctual.run(_lagging()), f"{usual:.1f} on asyncio's own"
    )


async def _lagging() -> float:
    thinker, ratios = ThinkingPool(), list[float]()

    async def think_long() -> None:
        await thinker.work(long_thought, "caylus", 3)

    try:
        await think_long()
        for _ in range(ROUNDS):
            idle, busy = await lag(None), await lag(think_long)
            ratios.append(p99(busy) / p99(idle))
    finally:
        await thinker.close()
    return median(ratios)


def readings() -> Iterator[Reading]:
    logging.disable(logging.CRITICAL)
    try:
        yield from _pressing()
        with prepared("troyes_dice", many=10) as place:
            found = asyncio.run(_others_in(place))
        yield Reading(Target("others_p99", must=2, goal=1.3), median(found))
        yield _thinking()
    finally:
        logging.disable(logging.NOTSET)
