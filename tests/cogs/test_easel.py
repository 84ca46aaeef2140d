"""How pictures come to be drawn: in which order, once for all, beside the loop, and never without an end."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs import line as lines
from cogs.easel import Easel
from cogs.hands import PROCESSES_AT_MOST, ThreadHand, hands, processes_for
from cogs.layout import files_of, galleries, gallery
from cogs.line import Line, Outdated
from engine.registry import GAMES
from locales import SOURCE, Words, words
from render.canvas import Canvas
from render.drawing import in_words, painted, prepare
from render.painter import NothingToSee
from render.picture import Picture, Undrawn
from render.registry import PAINTERS
from render.samples import Sample, kinds_of, play
from service.worker import Worker
from tests.cogs.paintings import drawn, faulty, hidden, speechless, stuck, waiting_for

ENGLISH = words(SOURCE)
THREAD, PROCESS = 0, 1


def various_pictures(sample: Sample) -> Iterator[tuple[Any, ...]]:
    """The kind of each, and what it is made of."""
    middle, names = len(sample.views) // 2, sample.seats
    before, view, last = sample.views[middle], sample.views[middle + 1], sample.views[-1]
    yield "board", view, names, ENGLISH, before
    yield "final", last, sample.result, names, ENGLISH
    yield "focus", view, "", (), names, ENGLISH, None
    yield "sheet", view, names, ENGLISH, before


async def until_there(file: Path) -> None:
    async with asyncio.timeout(60):
        while not file.exists():  # noqa: ASYNC110, ASYNC240 (another process writes it)
            await asyncio.sleep(0.005)


@pytest.fixture(params=[THREAD, PROCESS], ids=["thread", "process"])
async def easel(request: pytest.FixtureRequest) -> AsyncIterator[Easel]:
    easel = Easel(request.param)
    yield easel
    await easel.close()


@pytest.fixture
async def process() -> AsyncIterator[Easel]:
    easel = Easel(PROCESS)
    yield easel
    await easel.close()


@pytest.fixture
async def thread() -> AsyncIterator[Easel]:
    easel = Easel(THREAD)
    yield easel
    await easel.close()


def test_on_one_core_a_thread_draws_and_on_more_the_loop_has_one_for_itself() -> None:
    assert [processes_for(cores) for cores in (1, 2, 3, 4, 64)] == [0, 1, 2, 3, PROCESSES_AT_MOST]
    assert isinstance(hands(0)[0], ThreadHand)
    assert [type(hand) for hand in hands(2)] == [Worker, Worker]


async def test_a_picture_is_the_same_in_a_thread_and_in_a_process(process: Easel) -> None:
    for key in GAMES:
        kind_of_table = next(each for each in kinds_of(key).values() if each.seat is not None)
        for kind, *values in various_pictures(play(key, kind_of_table)):
            there = await process.draw(painted, key, kind, *values)
            assert there == getattr(PAINTERS[key], kind)(*values), (key, kind)
            assert in_words(painted, key, kind, *values).alt == there.alt
    assert int((await process.draw(drawn, "a")).png) != os.getpid()


async def test_what_several_want_is_drawn_once(thread: Easel, tmp_path: Path) -> None:
    file = str(tmp_path / "go")
    wanted = [asyncio.create_task(thread.draw(waiting_for, file)) for _ in range(5)]
    await until_there(tmp_path / "go.begun")
    (tmp_path / "go").touch()
    pictures = await asyncio.gather(*wanted)
    assert all(each is pictures[0] for each in pictures)
    assert await thread.draw(waiting_for, file) is pictures[0]


async def test_what_one_may_see_is_never_anothers_however_alike_it_looks(thread: Easel) -> None:
    line = thread.line
    audiences = [(1, 0), (1, 1), (1, None), (2, 0)]
    pictures = [await line.picture(audience, drawn, ("sheet",)) for audience in audiences]
    assert len({id(each) for each in pictures}) == len(audiences)
    assert [await line.picture(audience, drawn, ("sheet",)) for audience in audiences] == pictures
    again = [await line.picture(audience, drawn, ("sheet",)) for audience in audiences]
    assert all(one is other for one, other in zip(again, pictures, strict=True))


async def test_answers_come_first_and_what_is_stale_is_not_drawn(thread: Easel, tmp_path: Path) -> None:
    order: list[str] = []
    stale: set[str] = set()

    def draw(name: str, canvas: type[Canvas] = Canvas) -> Picture:
        order.append(name)
        return drawn(name)

    busy = asyncio.create_task(thread.draw(waiting_for, str(tmp_path / "go")))
    await until_there(tmp_path / "go.begun")
    posts = [
        asyncio.create_task(thread.patient(lambda name=name: name in stale).draw(draw, name))
        for name in ("old board", "board", "wanted board")
    ]
    answer = asyncio.create_task(thread.draw(draw, "answer"))
    await asyncio.sleep(0)
    also = asyncio.create_task(thread.draw(draw, "wanted board"))
    await asyncio.sleep(0)
    stale |= {"old board", "wanted board"}
    (tmp_path / "go").touch()
    told = await asyncio.gather(*posts, answer, also, return_exceptions=True)
    assert order == ["answer", "wanted board", "board"]
    assert isinstance(told[0], Outdated)
    assert told[2] is told[4]
    await busy


async def test_what_nobody_waits_for_any_more_is_not_drawn(thread: Easel, tmp_path: Path) -> None:
    busy = asyncio.create_task(thread.draw(waiting_for, str(tmp_path / "go")))
    await until_there(tmp_path / "go.begun")
    left = asyncio.create_task(thread.draw(waiting_for, str(tmp_path / "left")))
    await asyncio.sleep(0)
    assert len(thread.line) == 1
    left.cancel()
    await asyncio.wait({left})
    assert len(thread.line) == 0
    (tmp_path / "go").touch()
    await busy
    assert not (tmp_path / "left.begun").exists()


async def test_a_process_that_is_killed_over_a_picture_is_replaced_and_the_picture_drawn(
    process: Easel, tmp_path: Path
) -> None:
    wanted = asyncio.create_task(process.draw(waiting_for, str(tmp_path / "go")))
    await until_there(tmp_path / "go.begun")
    killed = int((tmp_path / "go.begun").read_text())
    os.kill(killed, signal.SIGKILL)
    (tmp_path / "go").touch()
    assert int((await wanted).png) not in (killed, os.getpid())
    assert int((await process.draw(drawn, "next")).png) != killed


async def test_a_picture_that_kills_every_process_is_told_in_words(
    process: Easel, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wanted = asyncio.create_task(process.draw(waiting_for, str(tmp_path / "go")))
    for _ in range(2):
        await until_there(tmp_path / "go.begun")
        pid = int((tmp_path / "go.begun").read_text())
        (tmp_path / "go.begun").unlink()
        os.kill(pid, signal.SIGKILL)
    (tmp_path / "go").touch()
    picture = await wanted
    assert isinstance(picture, Undrawn)
    assert "The words of go" in picture.alt
    assert "can't be drawn" in caplog.text
    assert not isinstance(await process.draw(drawn, "next"), Undrawn)


async def test_a_drawing_that_never_ends_is_given_up_and_not_begun_again_for_a_while(
    easel: Easel, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await easel.draw(drawn, "first")
    with caplog.at_level(logging.ERROR), monkeypatch.context() as impatient:
        impatient.setattr(lines, "DRAWING_SECONDS", 0.2)
        picture = await easel.draw(stuck, "a")
    assert isinstance(picture, Undrawn)
    assert picture.alt.splitlines() == [ENGLISH("picture-undrawn"), "The words of a"]
    assert "is not drawn in 0 seconds" in caplog.text
    assert await easel.draw(stuck, "a") is picture
    assert not isinstance(await easel.draw(drawn, "next"), Undrawn)


async def test_a_fault_while_drawing_is_logged_and_told_in_words(
    easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    picture = await easel.draw(faulty, "a")
    assert isinstance(picture, Undrawn)
    assert "The words of a" in picture.alt
    assert "no a to be drawn" in caplog.text
    last = await easel.draw(speechless, "a")
    assert isinstance(last, Undrawn)
    assert last.alt == ENGLISH("picture-undrawn")


async def test_there_may_be_nothing_to_see(easel: Easel) -> None:
    for _ in range(2):
        with pytest.raises(NothingToSee, match="a sheet"):
            await easel.draw(hidden, "a sheet")


async def test_nobodys_answer_waits_without_end(
    thread: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    busy = asyncio.create_task(thread.draw(waiting_for, str(tmp_path / "go")))
    await until_there(tmp_path / "go.begun")
    monkeypatch.setattr(lines, "ANSWER_SECONDS", 0.05)
    picture = await thread.draw(drawn, "late")
    assert isinstance(picture, Undrawn)
    assert "The words of late" in picture.alt
    assert "has not had its turn" in caplog.text
    assert len(thread.line) == 0
    (tmp_path / "go").touch()
    await busy


def test_what_is_not_drawn_is_read_in_its_place() -> None:
    undrawn, picture = Undrawn(b"", "Only words", "a.png", 1, 1), drawn("b")
    assert gallery(undrawn).to_component_dict()["content"] == "Only words"
    assert [file.filename for file in files_of(undrawn, picture)] == ["b.png"]
    kinds = [item.to_component_dict() for item in galleries([undrawn, picture])]
    assert [each["type"] for each in kinds] == [12, 10]
    assert len(galleries([picture, picture])) == 1


class Counting:
    """A hand that counts how many pieces it has prepared, and begins anew when it is told to."""

    def __init__(self) -> None:
        self.starts = 0
        self.pieces: list[int] = []

    async def begin(self) -> None:
        pass

    async def begun(self) -> None:
        pass

    async def work(self, function: Any, *values: Any, within: float | None = None) -> Any:
        self.starts = self.starts or 1
        await asyncio.sleep(0)
        if function is prepare:
            self.pieces.append(values[0])
            return values[0] < 3
        return function(*values)

    async def close(self) -> None:
        pass


async def test_every_hand_prepares_itself_and_a_new_process_does_so_again() -> None:
    made = [Counting(), Counting()]
    line = Line(made)
    await line.prepare(lambda: 0.0)
    assert [hand.pieces for hand in made] == [[0, 1, 2, 3]] * 2
    made[0].starts += 1
    await line.picture((2, None), drawn, ("a",))
    async with asyncio.timeout(10):
        while len(made[0].pieces) < 8:  # noqa: ASYNC110 (it goes on in the background)
            await asyncio.sleep(0)
    assert made[0].pieces == [0, 1, 2, 3] * 2
    await line.close()


async def test_what_is_drawn_ahead_waits_for_all_that_is_wanted_until_it_is_wanted_itself() -> None:
    hand, order = Counting(), list[str]()
    work = hand.work

    async def noted(function: Any, *values: Any, **given: Any) -> Any:
        order.append(values[0])
        return await work(function, *values, **given)

    hand.work = noted  # pyright: ignore[reportAttributeAccessIssue]
    line = Line([hand])

    def wanted(name: str, ahead: bool = False) -> "asyncio.Task[Picture]":
        return asyncio.create_task(line.picture((1, None), drawn, (name,), lambda: False, ahead=ahead))

    asked = [wanted("a"), wanted("soon", True), wanted("sooner", True), wanted("b"), wanted("sooner"), wanted("c")]
    await asyncio.gather(*asked)
    assert order == ["a", "b", "sooner", "c", "soon"]
    await line.close()


async def test_nothing_is_prepared_during_a_pause() -> None:
    hand, pauses = Counting(), [0.1, 0.0, 0.1, 0.0, 0.0, 0.0]
    line = Line([hand])
    begun = time.monotonic()
    preparing = asyncio.create_task(line.prepare(lambda: pauses.pop(0)))
    await asyncio.sleep(0)
    assert hand.pieces == []
    await preparing
    assert hand.pieces == [0, 1, 2, 3]
    assert pauses == []
    assert time.monotonic() - begun >= 0.19
    await line.close()


async def test_the_bot_does_not_wait_for_ever_for_those_who_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.line.BEGIN_SECONDS", 0.05)

    class Slow(Counting):
        async def begun(self) -> None:
            await asyncio.sleep(600)

    line = Line([Slow(), Counting()])
    await line.begin()
    async with asyncio.timeout(10):
        await line.begun()
    await line.close()


async def test_a_game_is_drawn_where_it_was_drawn_before_and_who_is_idle_helps() -> None:
    made = [Counting(), Counting()]
    line = Line(made)
    drawers: dict[str, list[int]] = {}

    def note(name: str, canvas: type[Canvas] = Canvas) -> Picture:
        return drawn(name)

    for number, hand in enumerate(made):
        work = hand.work

        async def noted(function: Any, *values: Any, number: int = number, work: Any = work, **given: Any) -> Any:
            drawers.setdefault(values[0], []).append(number)
            return await work(function, *values, **given)

        hand.work = noted  # pyright: ignore[reportAttributeAccessIssue]
    wanted = [line.picture((game, None), note, (f"{game} {turn}",)) for turn in range(4) for game in (1, 2)]
    await asyncio.gather(*wanted)
    assert {name: who for name, who in drawers.items() if who != [int(name[0]) % 2]} == {}
    await asyncio.gather(*(line.picture((2, None), note, (f"2 {turn} more",)) for turn in range(4)))
    assert {who for name, (who,) in drawers.items() if name.endswith("more")} == {0, 1}
    await line.close()


async def test_it_is_closed_in_the_middle_of_everything(easel: Easel, tmp_path: Path) -> None:
    wanted = [asyncio.create_task(easel.draw(waiting_for, str(tmp_path / name))) for name in "abc"]
    await until_there(tmp_path / "a.begun")
    await easel.close()
    await asyncio.wait(wanted)
    assert all(each.cancelled() for each in wanted)
    for name in "abc":
        (tmp_path / name).touch()


def test_words_of_a_language_are_the_same_ones_everywhere() -> None:
    import pickle

    again: Words = pickle.loads(pickle.dumps(ENGLISH))
    assert again is ENGLISH
