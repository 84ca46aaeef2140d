"""Far more to show than can be drawn: what waits takes no room, the newest is what is shown, and answers come first."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bench import pressing
from bench.pressing import people
from bench.town import Settled, record, settle
from cogs.client import TownCrier
from cogs.crier import ROUND_AT_ONCE, TOLD_AT_ONCE
from cogs.hands import ThreadHand
from cogs.line import Line
from environment import Settings
from locales import SOURCE, words
from render.drawing import painted
from render.picture import Picture
from sandbox.trial import Trial, sandboxed
from service.tables import Tables
from service.thinking import DirectThinker
from tests.e2e.players import answer_to, quiet

MANY = 500


class Gate:
    """Whoever draws waits here, and is counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, picture: Picture) -> None:
        self.opened = asyncio.Event()
        self.drawn: list[tuple[str, Any]] = []
        self.reads: Counter[int] = Counter()
        read = Tables.scene

        async def work(hand: ThreadHand, function: Any, *values: Any, within: float | None = None) -> Picture:
            await self.opened.wait()
            self.drawn.append((values[1], values[2]))
            return picture

        def scene(tables: Tables, game_id: int) -> Any:
            self.reads[game_id] += 1
            return read(tables, game_id)

        monkeypatch.setattr(ThreadHand, "work", work)
        monkeypatch.setattr(Tables, "scene", scene)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.005)


def settled(path: Path, world: Any) -> list[Settled]:
    """Games of which the channel has not seen the newest version."""
    games = settle(path, [record("troyes_dice", people(2))], pressing._places(world, MANY), pressing._inboxes(world))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE posts SET version = version - 1 WHERE audience IN ('channel', 'sent')")
    return games


def in_line_for_a_post(line: Line) -> list[int]:
    """The games whose boards are wanted, or drawn ahead."""
    return [drawing.audience[0] for drawing in (*line._others, *line._ahead)]


async def move(trial: Trial, game: Settled) -> None:
    """As a press does it."""
    moved = await trial.bot.tables.play(game.game_id, game.stage.user_id, game.stage.occasion, game.stage.answers)
    trial.bot.crier.tell_soon(moved.look.table.id, await trial.bot.tables.scene(game.game_id))


async def test_what_waits_takes_no_room_and_the_newest_is_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = pressing._world(MANY)
    games = await asyncio.to_thread(settled, tmp_path / "town-crier.db", world)
    gate = Gate(monkeypatch, painted("troyes_dice", "legend", words(SOURCE)))
    settings = Settings("", tmp_path / "town-crier.db", "INFO", None, 0)
    async with sandboxed(lambda: TownCrier(settings, thinker=DirectThinker()), world) as trial:
        for person in trial.people:
            person.patience = 60
        line = trial.bot.easel.line
        await until(lambda: len(line) + 1 == ROUND_AT_ONCE)
        assert gate.reads.total() == ROUND_AT_ONCE

        in_line, without_turn = in_line_for_a_post(line), (MANY - 1, MANY)
        for number in (*in_line[:2], *without_turn):
            await move(trial, games[number - 1])
        await until(lambda: {*in_line_for_a_post(line)} >= {*without_turn})
        asked = games[in_line[2] - 1]
        await trial.third.slash("/board", channel=world.channels[asked.channel_id])
        await until(lambda: len(line._answers) == 1)
        assert len(line) < TOLD_AT_ONCE

        gate.opened.set()
        await trial.third.settled()
        await quiet(trial)
        assert "Troyes Dice" in answer_to(trial.third)
        answered = (await trial.bot.tables.look(asked.game_id, trial.third.id)).view
        assert gate.drawn[1] == ("board", answered), "an answer waits for the picture that is being drawn, and no other"
        boards = [view for kind, view in gate.drawn if kind == "board"]
        assert len(boards) == MANY + 1, "of each game the newest board, and no other, and the one that was asked for"
        assert all([(await trial.bot.tables.look(game.game_id, None)).view in boards for game in games])
        assert await trial.bot.tables.untold() == []
        newest = {message.channel_id: message for message in world.messages.values() if not message.ephemeral}
        assert Counter(len(newest[game.channel_id].attachments) for game in games) == {1: MANY}
