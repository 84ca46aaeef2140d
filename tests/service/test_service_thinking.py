"""Computers at the table: what they know, when they move, and that nobody waits for their thoughts."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import SEED_BYTES, derived, secret_of_computers
from engine.core.moves import text_of
from engine.registry import game
from engine.troyes_dice.state import View
from service.clock import SystemClock
from service.tables import Tables
from service.thinking import DirectThinker, ThinkingPool
from service.thoughts import think
from service.values import LogEntry, Table
from tests.service.company import ANNE, BEN, SQUARE, numbered_seeds, pick, play_out, seated, started


class Recording(DirectThinker):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any, bytes]] = []

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        self.asked.append((kind, view, seed))
        return await super().choose(kind, key, view, seed)


class Slow(DirectThinker):
    """Thinks until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.is_asked = asyncio.Event()

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        self.is_asked.set()
        await self.go_on.wait()
        return await super().choose(kind, key, view, seed)


async def with_computers(tables: Tables, *kinds: str, **options: str) -> Table:
    """Anne against these computers."""
    table = await seated(tables, ANNE, place=SQUARE, **options)
    for kind in kinds:
        await tables.add_computer(table.id, ANNE, kind)
    return await tables.start(table.id, ANNE)


async def test_computers_move_until_only_people_are_awaited(tables: Tables) -> None:
    table = await with_computers(tables, "novice", "steady", numbering="first")
    assert await tables.think(table.id) == 2
    look = await tables.look(table.id, ANNE.user_id)
    assert look.to_act == (look.seat,)
    assert await tables.think(table.id) == 0


async def test_a_game_of_one_person_and_computers_comes_to_its_end(tables: Tables) -> None:
    table = await play_out(tables, await with_computers(tables, "novice", pace="own"))
    assert table.status == "finished"


async def test_in_a_lobby_computers_do_nothing(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    await tables.add_computer(table.id, ANNE, "novice")
    assert await tables.think(table.id) == 0


async def test_a_computer_gets_a_view_and_chance_of_its_own(path: Path) -> None:
    thinker = Recording()
    tables = await Tables.open(path, SystemClock(), thinker, numbered_seeds())
    table = await with_computers(tables, "novice", numbering="first")
    await tables.think(table.id)
    computer = next(sitter.seat for sitter in table.sitters if sitter.computer)
    (kind, view, seed) = thinker.asked[0]
    assert kind == "novice"
    assert isinstance(view, View)
    assert view.seat == computer
    secret = await seed_of(tables, table)
    assert seed == derived(secret_of_computers(secret), computer, table.version)
    assert secret.hex() not in repr((view, seed))
    await tables.close()


async def seed_of(tables: Tables, table: Table) -> bytes:
    seed = (await tables._ledger.load(table.id)).stored.game.seed
    assert seed is not None
    return seed


async def test_nobody_can_foretell_a_hidden_pick_until_the_end_reveals_the_seed(path: Path) -> None:
    """Who knows the code, the computer's view and all that is public guesses no better than by luck."""
    thinker = Recording()
    tables = await Tables.open(path, SystemClock(), thinker, numbered_seeds())
    table = await with_computers(tables, "novice", numbering="first")
    while (await tables.table(table.id)).status == "playing":
        await tables.think(table.id)
        if (await tables.look(table.id, ANNE.user_id)).is_awaited:
            await pick(tables, table, ANNE)
    computer = next(sitter.seat for sitter in table.sitters if sitter.computer)
    made = [entry for entry in await tables.history(table.id, None) if entry.seat == computer]
    assert len(made) == len(thinker.asked) == 16
    public = bytes.fromhex(table.commitment)
    guesses = {
        "public": lambda version: derived(public, "computer", computer, version),
        "derived": lambda version: derived(secret_of_computers(public), computer, version),
        "nothing": lambda version: derived(bytes(32), computer, version),
    }
    for guess in guesses.values():
        assert hits(thinker, made, table, guess) <= 6
    secret = secret_of_computers(await seed_of(tables, table))
    assert hits(thinker, made, table, lambda version: derived(secret, computer, version)) == 16
    await tables.close()


def hits(thinker: Recording, made: list[LogEntry], table: Table, guess: Callable[[int], bytes]) -> int:
    """How many moves of the computer come out as it would make them with this chance."""
    asked = zip(thinker.asked, made, strict=True)
    return sum(think(kind, table.key, view, guess(entry.version - 1)) == entry.text for (kind, view, _), entry in asked)


async def test_people_play_while_a_computer_thinks(path: Path) -> None:
    thinker = Slow()
    tables = await Tables.open(path, SystemClock(), thinker, numbered_seeds())
    table = await with_computers(tables, "novice", numbering="first")
    thinking = asyncio.create_task(tables.think(table.id))
    await thinker.is_asked.wait()
    await pick(tables, table, ANNE)
    thinker.go_on.set()
    assert await thinking == 2, "its pick, and the one of the half day that it opened"
    assert (await tables.look(table.id, ANNE.user_id)).view.half_day == 2
    await tables.close()


async def test_two_calls_at_once_make_each_move_once(tables: Tables) -> None:
    table = await with_computers(tables, "novice", "novice", "novice", numbering="first")
    made = await asyncio.gather(*(tables.think(table.id) for _ in range(4)))
    assert sum(made) == 3


async def test_two_programs_at_once_make_each_move_once(tables: Tables, path: Path) -> None:
    other = await Tables.open(path, SystemClock(), DirectThinker(), numbered_seeds())
    table = await with_computers(tables, "novice", "novice", "novice", numbering="first")
    made = await asyncio.gather(tables.think(table.id), other.think(table.id))
    assert sum(made) == 3
    await other.close()


async def test_a_process_of_its_own_thinks_the_same_and_a_new_one_takes_over_when_it_dies(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    view = (await tables.look(table.id, ANNE.user_id)).view
    question = ("steady", "troyes_dice", view, bytes(SEED_BYTES))
    thinker = ThinkingPool(1)
    assert await thinker.choose(*question) == think(*question)
    for process in thinker.processes:
        assert process != os.getpid()
        os.kill(process, signal.SIGKILL)
    told = await asyncio.gather(*(thinker.choose(*question) for _ in range(3)))
    assert told == [think(*question)] * 3
    await thinker.close()
    assert thinker.processes == ()


async def test_the_thinking_process_ends_with_its_bot_even_if_that_is_killed() -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__).parent / "thinking_bot.py"), stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    thinking = int(await bot.stdout.readline())
    os.kill(thinking, 0)
    bot.kill()
    # The pipe is shared with the thinking process: it is only closed when both have gone.
    assert await asyncio.wait_for(bot.stdout.read(), 20) == b""
    await bot.wait()


async def test_a_thinker_that_was_never_asked_has_no_process(path: Path) -> None:
    thinker = ThinkingPool(1)
    tables = await Tables.open(path, thinker=thinker)
    assert thinker.processes == ()
    await tables.close()


def test_thinking_is_a_function_of_view_and_seed() -> None:
    state, _ = game("troyes_dice").new_game(2, {"numbering": "first"}, bytes(SEED_BYTES))
    view = game("troyes_dice").view(state, 1)
    moves = {text_of(move) for move in game("troyes_dice").legal_moves(view)}
    told = {think("novice", "troyes_dice", view, bytes([n])) for n in range(1, 20)}
    assert len(told) > 1
    assert told <= moves
    assert think("novice", "troyes_dice", view, b"1") == think("novice", "troyes_dice", view, b"1")


class NoMaster(DirectThinker):
    """Masters never come to a decision."""

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        if kind.startswith("master"):
            await asyncio.Event().wait()
        return await super().choose(kind, key, view, seed)


async def test_a_beginner_moves_for_a_computer_that_thinks_too_long(path: Path) -> None:
    tables = await Tables.open(path, SystemClock(), NoMaster(), numbered_seeds(), 0.05)
    table = await with_computers(tables, "master", numbering="first")
    assert await tables.think(table.id) == 1
    await tables.close()


async def test_a_computer_has_a_minute_for_a_move(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []
    timeout = asyncio.timeout

    def noted(seconds: float | None) -> asyncio.Timeout:
        given.append(seconds)
        return timeout(seconds)

    monkeypatch.setattr(asyncio, "timeout", noted)
    tables = await Tables.open(path, SystemClock(), DirectThinker(), numbered_seeds())
    table = await with_computers(tables, "novice", numbering="first")
    assert await tables.think(table.id) == 1
    assert given == [60.0]
    await tables.close()


@pytest.mark.parametrize(("cores", "processes"), [(None, 2), (1, 2), (2, 2), (8, 8)])
async def test_as_many_think_at_once_as_there_are_cores_and_at_least_two(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, processes: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    pool = ThinkingPool()
    assert (len(pool._all), pool._places._value) == (processes, processes)
    assert len(ThinkingPool(3)._all) == 3


async def test_computers_of_a_table_have_different_tempers(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    for kind in ("novice", "steady", "steady", "master"):
        table = await tables.add_computer(table.id, ANNE, kind)
    novice, *others = [sitter for sitter in table.sitters if sitter.computer]
    assert (novice.kind, novice.temper) == ("novice", "")
    assert [sitter.kind for sitter in others] == ["steady", "steady", "master"]
    assert len({sitter.temper for sitter in others}) == 3
    assert {sitter.temper for sitter in others} <= set(table.game.tempers)


def sleep_and_say(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


async def test_a_slow_thought_holds_up_no_other_and_is_given_up_alone() -> None:
    thinker = ThinkingPool(2)
    try:
        first = await thinker.work(sleep_and_say, 0)
        slow = asyncio.create_task(thinker.work(sleep_and_say, 600))
        await asyncio.sleep(0)
        others = [await thinker.work(sleep_and_say, 0) for _ in range(3)]
        assert len({first, *others}) == 2, "another process takes over what the slow one leaves"
        slow.cancel()
        await asyncio.wait({slow})
        assert slow.cancelled()
        again = await asyncio.gather(*(thinker.work(sleep_and_say, 0) for _ in range(6)))
        assert others[0] in again, "who thinks quickly is not given up with the slow one"
    finally:
        await thinker.close()


async def test_one_thought_after_the_other_needs_one_process() -> None:
    thinker = ThinkingPool(3)
    try:
        assert len({await thinker.work(sleep_and_say, 0) for _ in range(3)}) == 1
    finally:
        await thinker.close()
