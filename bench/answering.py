"""The whole bot in the sandbox: how long a press takes, how many there can be, and what holds up others."""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from bench.measuring import Reading, Target
from bot import Settings, TownCrier
from cogs.panel import panel
from engine.core.chance import Chance
from locales import SOURCE, words
from render.registry import PAINTERS
from sandbox.actors import Actor
from sandbox.model import Interaction, Message
from sandbox.trial import Trial, sandboxed
from service.thinking import ProcessThinker
from service.values import CHANNEL, Noted, Person, Place, Post, seat_audience

GAMES = 1000
RATE = 20
"""Presses a second."""
PRESSES = 160
PACE = 1 / RATE
CROWDS = (1, 20, 200)


@asynccontextmanager
async def _bot() -> AsyncIterator[Trial]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings("", Path(folder) / "games.db", "ERROR", None, 0)
        async with sandboxed(lambda: TownCrier(settings, thinker=ProcessThinker())) as trial:
            trial.expect("")
            yield trial


async def _open_game(trial: Trial, number: int) -> int:
    """A game of the first two people, told already, in a channel that nobody reads."""
    tables = trial.bot.tables
    first, second = (Person(each.id, each.user.display_name) for each in trial.people[:2])
    place = Place(next(iter(trial.world.guilds)), trial.world.channel("the-square").id + number)
    table = await tables.open_table(place, first, "troyes_dice", {"numbering": "first"})
    await tables.join(table.id, second)
    table = await tables.start(table.id, first)
    audiences = (CHANNEL, *(seat_audience(sitter.seat) for sitter in table.sitters))
    told = tuple(Post(each, 10**6, trial.world.channel("the-square").id, 1) for each in audiences)
    await tables.note(table.id, Noted(posts=told))
    return table.id


async def _ready_panel(trial: Trial, person: Actor, game_id: int) -> Message:
    """A message with a move put together, ready to be confirmed."""
    look = await trial.bot.tables.look(game_id, person.id)
    move = look.table.game.tempting(look.view, Chance(game_id.to_bytes(32, "big")))
    user = await trial.bot.fetch_user(person.id)
    sent = await user.send(view=panel(look, move.parts, words(SOURCE)))
    return trial.world.messages[sent.id]


async def _finished(person: Actor, interaction: Interaction) -> None:
    await person.answered(interaction)
    await person.world.wait_until(lambda: not interaction.pending, interaction.said, 120)


async def _timed(person: Actor, act: Callable[[], Interaction]) -> float:
    start = perf_counter()
    await _finished(person, act())
    return perf_counter() - start


async def _paced(person: Actor, acts: list[Callable[[], Interaction]]) -> list[float]:
    """Times of the acts, begun at the steady rate whatever the others take."""
    begun: list[asyncio.Task[float]] = []
    for act in acts:
        begun.append(asyncio.create_task(_timed(person, act)))
        await asyncio.sleep(PACE)
    return list(await asyncio.gather(*begun))


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


async def _pressing(trial: Trial, game_ids: list[int]) -> AsyncIterator[Reading]:
    """A confirmed move (rules, commit, picture, post) against an answer of plain text."""
    person, chance = trial.first, Random(3)
    chosen = chance.sample(game_ids, PRESSES)
    panels = [await _ready_panel(trial, person, game_id) for game_id in chosen]
    light = await _paced(person, [lambda: person.command("/help")] * PRESSES)
    full = await _paced(person, [lambda each=each: person.press(each, "Confirm") for each in panels])
    again = await _paced(person, [lambda: person.command("/help")] * PRESSES)
    plain = light + again
    note = f"move {median(full) * 1000:.1f} ms, text {median(plain) * 1000:.1f} ms, {GAMES} games"
    yield Reading(Target("press_p50", must=12, goal=6), median(full) / median(plain), note)
    yield Reading(Target("press_p99", must=15, goal=6), _p99(full) / _p99(plain), f"move {_p99(full) * 1000:.1f} ms")


async def _lag(work: Callable[[], Awaitable[Any]] | None, seconds: float = 4.0) -> list[float]:
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


async def _others(trial: Trial, game_ids: list[int]) -> Reading:
    """Light commands while boards are drawn without a pause, against the same without."""
    person, bot = trial.second, trial.bot
    look = await bot.tables.look(game_ids[0], person.id)
    stop = asyncio.Event()

    async def draw() -> None:
        while not stop.is_set():
            await bot.easel.draw(PAINTERS[look.table.key].board, look.view, look.table.names, words(SOURCE))

    acts: list[Callable[[], Interaction]] = [lambda: person.command("/help")] * (2 * PRESSES)
    alone = await _paced(person, acts)
    drawing = asyncio.create_task(draw())
    beside = await _paced(person, acts)
    stop.set()
    await drawing
    return Reading(Target("others_p99", must=3, goal=1.5), _p99(beside) / _p99(alone), f"{_p99(beside) * 1000:.1f} ms")


async def _thinking(trial: Trial, game_ids: list[int]) -> Reading:
    """The loop's lag while a computer thinks in its process, against an idle loop."""
    look = await trial.bot.tables.look(game_ids[1], trial.first.id)
    thinker = trial.bot.thinker

    async def think() -> None:
        await thinker.choose("steady", look.table.key, look.view, bytes(32))

    await think()
    ratios: list[float] = []
    for _ in range(3):
        idle, busy = await _lag(None, 2), await _lag(think, 2)
        ratios.append(_p99(busy) / _p99(idle))
    return Reading(Target("thinking_p99", must=2, goal=1.3), median(ratios))


async def _crowds(trial: Trial, game_ids: list[int]) -> dict[str, float]:
    """Confirmed moves a second with few and with many games at once."""
    rates: dict[str, float] = {}
    for crowd, start in zip(CROWDS, (0, 1, 21), strict=True):
        panels = [await _ready_panel(trial, trial.second, each) for each in game_ids[start : start + crowd]]
        begun = perf_counter()
        await asyncio.gather(
            *(_timed(trial.second, lambda p=each: trial.second.press(p, "Confirm")) for each in panels)
        )
        rates[str(crowd)] = round(crowd / (perf_counter() - begun), 1)
    return rates


async def _all() -> list[Reading]:
    async with _bot() as trial:
        game_ids = [await _open_game(trial, number) for number in range(1, GAMES + 1)]
        found = [reading async for reading in _pressing(trial, game_ids)]
        found.append(await _others(trial, game_ids))
        found.append(await _thinking(trial, game_ids))
        rates = await _crowds(trial, game_ids)
        per_second = Target("presses_per_second", must=10, goal=40, at_least=True)
        return [*found, Reading(per_second, rates["200"], f"with 1, 20, 200 games: {rates}")]


def readings() -> Iterator[Reading]:
    logging.disable(logging.CRITICAL)
    try:
        yield from asyncio.run(_all())
    finally:
        logging.disable(logging.NOTSET)
