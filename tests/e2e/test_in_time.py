"""Nobody is kept waiting by somebody else's trouble, and what is said of a failure is true."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import pytest

from cogs.client import TownCrier
from cogs.noting import PAUSE, PAUSES
from sandbox import posts
from sandbox.faults import allow, deny
from sandbox.model import Answer
from sandbox.rights import Right
from sandbox.trial import Trial, sandboxed
from service.errors import NotKept
from service.thinking import DirectThinker
from service.values import CHANNEL, Noted
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    called_in,
    fast_forward,
    last_post,
    look,
    open_table,
    panel_of,
    pick,
    posts_in,
    prepare_move,
    quiet,
    start_table,
    text_of,
)

CLOSED = "I can’t send you direct messages"
OPENING = "/users/@me/channels"


def asked_of(trial: Trial, method: str, path: str) -> int:
    """How many requests of this kind the bot has made."""
    return sum(each["method"] == method and path in each["path"] for each in trial.world.requests)


# Locks


async def test_a_join_is_answered_while_an_edit_of_the_lobby_waits_out_a_limit(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.click("Options")
    square = trial.world.channel(SQUARE)
    limited = trial.world.fail("PATCH", f"/channels/{square.id}/messages", status=429, retry_after=4.5)
    await trial.first.select("tc:option:1:numbering", "first")
    await trial.world.wait_until(lambda: limited.struck == 1, "the edit to be limited")
    pressed = await trial.second.click("Join")
    assert not pressed.failed
    assert "2. Bertrand" in text_of(last_post(trial))
    await quiet(trial)
    assert "2. Bertrand" in text_of(last_post(trial)), "the edit that comes late does not bring the old lobby back"


async def test_a_press_that_has_to_wait_is_acknowledged_before_discord_gives_it_up(trial: Trial) -> None:
    await open_table(trial)
    async with trial.bot.tables._ledger.lock(1):
        pressed = await trial.second.click("Join")
        assert pressed.answer is not Answer.NONE
        assert not pressed.failed
        assert "2. Bertrand" not in text_of(last_post(trial)), "it has not happened yet"
    await quiet(trial)
    assert "2. Bertrand" in text_of(last_post(trial))


async def test_a_command_that_has_to_wait_is_acknowledged_too(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    async with trial.bot.tables._ledger.lock(1):
        asked = await trial.first.slash("/undo", channel=SQUARE)
        assert not asked.failed
    await trial.first.settled()
    await quiet(trial)
    assert len(await awaited(trial)) == 2


# Direct messages


@pytest.mark.parametrize("status, code", [(403, 40003), (429, 0)])
async def test_opening_direct_messages_too_fast_is_not_a_closed_inbox(trial: Trial, status: int, code: int) -> None:
    trial.world.fail("POST", OPENING, status=status, code=code, times=2, retry_after=60)
    await start_table(trial, trial.second)
    assert CLOSED not in text_of(last_post(trial))
    assert set(called_in(trial)) == {trial.first.id, trial.second.id}, "the channel calls meanwhile"
    trial.world.skip(PAUSE)
    await look(trial)
    assert "Which die?" in text_of(trial.first.dms()[-1])
    assert "Which die?" in text_of(trial.second.dms()[-1])
    posted = len(posts_in(trial))
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    assert len(posts_in(trial)) == posted + 1
    assert called_in(trial) == [], "they have their messages"


@pytest.mark.parametrize("status, code", [(403, 50007), (400, 50033), (400, 50278)])
async def test_a_person_who_takes_no_messages_is_told_so_in_the_channel(trial: Trial, status: int, code: int) -> None:
    trial.world.fail("POST", OPENING, status=status, code=code)
    await start_table(trial)
    assert CLOSED in text_of(last_post(trial))


async def test_after_a_restart_no_direct_message_is_opened_anew(trial: Trial) -> None:
    await start_table(trial, trial.second)
    opened = asked_of(trial, "POST", OPENING)
    assert opened == 2
    await trial.restart()
    await fast_forward(trial, 2)
    assert "Day 1, afternoon" in text_of(trial.second.dms()[-1])
    assert asked_of(trial, "POST", OPENING) == opened


# Posts that Discord refuses for good


async def test_a_refused_post_is_not_tried_every_minute_and_games_says_so(trial: Trial) -> None:
    await start_table(trial, trial.second)
    square = trial.world.channel(SQUARE)
    deny(trial.world, square, Right.SEND_MESSAGES)
    await fast_forward(trial, 2)
    path = f"/channels/{square.id}/messages"
    tried = asked_of(trial, "POST", path)
    for _ in range(5):
        await look(trial)
    assert asked_of(trial, "POST", path) == tried
    for number, pause in enumerate(PAUSES, start=1):
        trial.world.skip(pause)
        for _ in range(2):
            await look(trial)
        assert asked_of(trial, "POST", path) == tried + number
    trial.world.skip(10 * max(PAUSES))
    await look(trial)
    assert asked_of(trial, "POST", path) == tried + len(PAUSES), "it is given up"
    await trial.first.slash("/games", channel=SQUARE)
    assert "I can’t post in" in answer_to(trial.first)
    allow(trial.world, square, Right.SEND_MESSAGES)
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    assert "Day 2" in text_of(last_post(trial)), "a game that moves on is told again"
    await trial.first.slash("/games", channel=SQUARE)
    assert "I can’t post in" not in answer_to(trial.first)


# A full disk


async def fill_disk(trial: Trial, *, full: bool = True) -> None:
    """SQLite itself refuses to let the file grow, as it does when the disk has no room."""

    def limit(connection: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0] if full else 1 << 30
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await trial.bot.tables._ledger.store.database._writer.run(limit)


async def test_a_move_that_a_full_disk_refused_is_said_to_be_not_kept(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    version = (await trial.bot.tables.table(1)).version
    trial.expect("was not kept", "could not be noted")
    await fill_disk(trial)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await quiet(trial)
    said = text_of(trial.first.dms()[-1])
    assert "not kept" in said
    assert "disk is full" in said
    assert re.search(r"`[0-9A-Z]{5}`", said)
    assert (await trial.bot.tables.table(1)).version == version
    await fill_disk(trial, full=False)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await quiet(trial)
    assert await awaited(trial) == [trial.second]


async def test_a_move_that_was_kept_before_the_disk_was_full_is_said_to_be_kept(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_table(trial)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    play = trial.bot.tables.play

    async def play_then_fill(*given: Any) -> Any:
        moved = await play(*given)
        await fill_disk(trial)
        return moved

    monkeypatch.setattr(trial.bot.tables, "play", play_then_fill)
    version = (await trial.bot.tables.table(1)).version
    trial.expect("was not kept", "could not be noted")
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).version == version + 1
    assert "not kept" not in answer_to(trial.first)
    assert "is kept" in answer_to(trial.first) or "Day 1, afternoon" in text_of(panel)
    told = len(posts_in(trial))
    for _ in range(3):
        await look(trial)
    assert len(posts_in(trial)) == told, "what was sent is not sent again for being unnoted"
    await fill_disk(trial, full=False)


async def test_a_full_disk_keeps_no_answer_from_an_inbox_that_is_opened_for_it(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*given: Any) -> None:
        raise NotKept("full")

    await start_table(trial)
    monkeypatch.setattr(trial.bot.tables, "keep_inbox", refuse)
    trial.expect("10062", "unanswered", "was not kept")
    trial.world.fail("POST", "/callback", status=404, code=10062, times=2)
    await trial.second.slash("/log", channel=SQUARE)
    await quiet(trial)
    assert "Day 1, morning" in text_of(trial.second.dms()[-1])


async def test_a_full_disk_does_not_keep_a_round_from_telling_what_was_not_told(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*given: Any) -> Any:
        raise NotKept("full")

    await start_table(trial, trial.second)
    await trial.bot.tables.note(1, Noted(forgotten=(CHANNEL,)))
    posts.delete(trial.world, last_post(trial))
    told = len(posts_in(trial))
    for name in ("claim_due", "finish_due"):
        monkeypatch.setattr(trial.bot.tables, name, refuse)
    await trial.bot.tell_what_was_not_told()
    assert len(posts_in(trial)) == told + 1


# Rounds and computers


async def test_one_error_in_a_round_does_not_end_the_rounds(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    await start_table(trial, trial.second)
    untold = trial.bot.tables.untold
    failures = iter([OSError("the disk is gone")])

    async def fail_once() -> list[int]:
        for failure in failures:
            raise failure
        return await untold()

    monkeypatch.setattr(trial.bot.tables, "untold", fail_once)
    trial.expect("A round of telling failed")
    look = await trial.bot.tables.look(1, trial.first.id)
    move = look.table.game.legal_moves(look.view)[0]
    await trial.bot.tables.play(1, trial.first.id, look.occasion, move.parts)
    rounds = trial.bot.tell_what_was_not_told
    await rounds.coro(trial.bot)
    assert any("A round of telling failed" in line for line in trial.errors.lines)
    assert "Ready: Aude" not in text_of(last_post(trial))
    await rounds.coro(trial.bot)
    assert "Ready: Aude" in text_of(last_post(trial)), "the next round mends it"
    assert rounds.is_running()


class StuckThinker(DirectThinker):
    """A computer that never decides."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        self.asked += 1
        await asyncio.Event().wait()
        return ""


@pytest.fixture
async def stuck(make_bot: Callable[[], TownCrier]) -> AsyncIterator[Trial]:
    def make() -> TownCrier:
        bot = make_bot()
        bot.thinker, bot.patience = StuckThinker(), 0.05
        return bot

    async with sandboxed(make) as trial:
        trial.expect("are stuck")
        yield trial


async def test_a_computer_that_never_decides_holds_up_neither_the_round_nor_the_end(stuck: Trial) -> None:
    await start_table(stuck, computers=1)
    assert "Day 1, morning" in text_of(last_post(stuck)), "the people are told all the same"
    await stuck.bot.crier.tell_all()
    assert any("are stuck" in line for line in stuck.errors.lines)
    await pick(stuck, stuck.first)
    assert "Ready: Aude" in text_of(last_post(stuck))
    await asyncio.wait_for(stuck.bot.close(), 10)


# One line in the log


async def test_each_press_and_each_command_has_one_line_with_its_outcome(
    trial: Trial, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    await quiet(trial)
    caplog.clear()
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await trial.third.slash("/undo", channel=SQUARE)
    await trial.third.settled()
    await quiet(trial)
    lines = [record.getMessage() for record in caplog.records if record.name == "cogs.visiting"]
    path = confirm.rpartition(":")[2]
    assert re.fullmatch(rf"play game=1 occasion=\d+ user={trial.first.id} \d+ ms: ok", lines[0])
    assert re.fullmatch(rf"/undo game=1 occasion=- user={trial.third.id} \d+ ms: refused, not_seated", lines[1])
    assert len(lines) == 2
    assert path not in caplog.text, "what was picked is a secret"


async def test_a_fault_has_a_code_that_the_player_and_the_log_share(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    await start_table(trial)

    async def broken(*_: Any) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(trial.bot.tables, "scene", broken)
    trial.expect("Fault")
    await trial.first.slash("/log", channel=SQUARE)
    await trial.first.settled()
    await quiet(trial)
    found = re.search(r"`([0-9A-Z]{5})`", answer_to(trial.first))
    assert found
    assert f"fault {found[1]}" in caplog.text
    assert "Nothing was changed" in answer_to(trial.first)


async def test_suggestions_while_typing_never_fail(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(trial.bot.tables, "at", broken)
    trial.expect("Fault")
    assert await trial.first.autocomplete("/board", "sight") == []
    assert any("Fault" in line for line in trial.errors.lines)
