"""What a confirmed move costs: the game is read a few times only, and each picture is drawn once."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from cogs.hands import ThreadHand
from db.connection import Database
from engine.registry import GAMES
from sandbox.actors import Actor
from sandbox.api_messages import NONCE_SECONDS
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import awaited, last_post, look, newest_panel, pick, prepare_move, quiet, start_table

READS_AT_MOST = 6


class Counted:
    """What was read and drawn while somebody counted."""

    def __init__(self) -> None:
        self.reads: Counter[str] = Counter()
        self.draws: Counter[tuple[str, str]] = Counter()


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    counted = Counted()
    read, draw = Database.read, ThreadHand.work

    def reading(self: Database, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        counted.reads[f"{work.__module__}.{work.__name__}"] += 1
        return read(self, work, *args, **kwargs)

    def drawing(self: ThreadHand, paint: Callable[..., Any], *values: Any, within: float | None = None) -> Any:
        counted.draws[str(values[1]), repr(values)] += 1
        return draw(self, paint, *values, within=within)

    with monkeypatch.context() as patch:
        patch.setattr(Database, "read", reading)
        patch.setattr(ThreadHand, "work", drawing)
        yield counted


async def begin(trial: Trial, key: str) -> None:
    await trial.first.slash("/play", game=key)
    await trial.second.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)


async def panel_for(trial: Trial, person: Actor) -> Message:
    """Where the person puts their move together: their direct message, or what the channel's button opens."""
    panel = newest_panel(person)
    if panel is None:
        await person.click("Make my move", on=last_post(trial))
        await person.settled()
        panel = newest_panel(person)
    assert panel is not None
    return panel


async def confirm_and_count(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The next person's move, from the press to the last post."""
    person = (await awaited(trial))[0]
    panel = await panel_for(trial, person)
    confirm = await prepare_move(person, panel, Random(1))
    await quiet(trial)
    with counting(monkeypatch) as counted:
        await person.click(confirm, on=panel)
        await person.settled()
        await quiet(trial)
    return counted


@pytest.mark.parametrize("key", GAMES)
async def test_a_confirmed_move_reads_little_and_draws_each_picture_once(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(trial, key)
    for _ in range(4):
        counted = await confirm_and_count(trial, monkeypatch)
        assert counted.reads.total() <= READS_AT_MOST, counted.reads
        assert counted.draws
        assert {what: number for what, number in counted.draws.items() if number > 1} == {}
        assert sum(what == "board" for what, _ in counted.draws) <= 1, "everybody gets the same board"


@pytest.fixture
def glances(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The channels whose messages the bot reads, each time that it does."""
    found: list[str] = []
    admit = trial.world.limits.admit

    def noting(method: str, route: str, params: dict[str, str]) -> Any:
        if (method, route) == ("GET", "/channels/{channel_id}/messages"):
            found.append(params["channel_id"])
        return admit(method, route, params)

    monkeypatch.setattr(trial.world.limits, "admit", noting)
    return found


@pytest.mark.parametrize("key", GAMES)
async def test_a_channel_is_looked_at_once_for_all_that_may_stand_there(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, glances: list[str], key: str
) -> None:
    """After a restart it is not known what arrived: boards, calls and what others wrote are looked for together."""
    await begin(trial, key)
    here = str(trial.first.here.id)
    await trial.restart(abruptly=True)
    for _ in range(3):
        await quiet(trial)
        glances.clear()
        await confirm_and_count(trial, monkeypatch)
        assert glances.count(here) <= 1


async def test_what_is_asked_since_the_start_was_not_sent_before_it(trial: Trial, glances: list[str]) -> None:
    """Direct messages are looked through for a question only where it may have been sent already."""
    await start_table(trial, trial.second)
    await trial.restart(abruptly=True)
    await quiet(trial)
    glances.clear()
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    await quiet(trial)
    inboxes = {str(message.channel_id) for person in (trial.first, trial.second) for message in person.dms()}
    assert len(inboxes) == 2
    assert not inboxes & set(glances)


async def test_a_question_that_was_cut_off_is_looked_for(trial: Trial, glances: list[str]) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    inbox, asked = trial.first.dms()[-1].channel_id, len(trial.first.dms())
    trial.world.fail("POST", f"/channels/{inbox}/messages", drop=True, after=True, times=9)
    await pick(trial, trial.second)
    await quiet(trial)
    trial.world.faults.clear()
    trial.world.skip(NONCE_SECONDS + 1)
    glances.clear()
    await look(trial)
    assert str(inbox) in glances
    assert len(trial.first.dms()) == asked + 1
