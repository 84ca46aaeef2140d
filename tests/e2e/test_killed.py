"""The bot as a process, killed with kill -9 at random moments during play: no confirmed pick is lost, the game is finished."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from engine.core.replay import replay
from engine.registry import GAMES
from sandbox.actors import Actor
from sandbox.model import Interaction, Message
from sandbox.trial import Trial, sandboxed
from service.tables import Tables
from service.thinking import DirectThinker
from tests.e2e.conftest import PATIENCE
from tests.e2e.players import SQUARE, buttons_of, last_post, panel_of, people_of, posts_in, prepare_move, text_of

ROOT = Path(__file__).parents[2]
KILLS = 20
KILLED_VOTES = 4


class Mortal:
    """A bot in a process that ends when told, and comes back."""

    def __init__(self, trial: Trial, nursery: asyncio.subprocess.Process) -> None:
        self.trial = trial
        self.nursery = nursery
        self.pid = 0
        self.deaths = 0

    async def live(self, dies_at: str = "") -> None:
        """On the world's time; `dies_at` is a point of its work, see `mortal_bot.py`."""
        assert self.nursery.stdin and self.nursery.stdout
        world, gateway = self.trial.world, self.trial.server.gateway
        before = gateway.identified
        self.nursery.stdin.write(f"{world.clock.skipped} {dies_at or 'nowhere'}\n".encode())
        self.pid = int(await self.nursery.stdout.readline())
        await world.wait_until(lambda: gateway.identified > before, "the bot at the gateway", PATIENCE)

    def stop(self) -> None:
        """In good order: what it has begun to tell, it tells and notes."""
        os.kill(self.pid, signal.SIGINT)

    async def gone(self) -> None:
        world, gateway = self.trial.world, self.trial.server.gateway
        await world.wait_until(lambda: not gateway.connected, "the bot to be gone", PATIENCE)

    async def come_back(self, dies_at: str = "") -> None:
        self.deaths += 1
        await self.gone()
        await self.live(dies_at)


@asynccontextmanager
async def mortal_bot(trial: Trial, database: Path) -> AsyncIterator[Mortal]:
    command = [sys.executable, str(Path(__file__).with_name("mortal_bot.py")), trial.server.address, str(database)]
    nursery = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    mortal = Mortal(trial, nursery)
    try:
        await mortal.live()
        yield mortal
    finally:
        if mortal.pid:
            os.kill(mortal.pid, signal.SIGKILL)
        assert nursery.stdin
        nursery.stdin.close()
        await nursery.wait()


async def open_panel(person: Actor, trial: Trial) -> Message:
    """The present question, asked for with the button below any board."""
    await done(person, await person.click("Make my move", channel=trial.world.channel(SQUARE)))
    return panel_of(person)


async def done(person: Actor, pressed: Interaction) -> None:
    """Waits for this one press: others may have died with their bot."""
    await person.world.wait_until(lambda: not pressed.pending, f"the answer to {pressed.said}", PATIENCE)


async def confirm_and_die(person: Actor, panel: Message, confirm: str, mortal: Mortal, chance: Random) -> bool:
    """Presses, kills the bot a moment later, and says whether the person had read by then that the pick was taken."""
    person.press(panel, confirm)
    await asyncio.sleep(chance.uniform(0.0, 0.12))
    os.kill(mortal.pid, signal.SIGKILL)
    has_read = "✅" in text_of(panel)
    await mortal.come_back()
    return has_read


async def test_killed_twenty_times_the_game_is_finished_and_every_confirmed_pick_kept(tmp_path: Path) -> None:
    database, chance = tmp_path / "town-crier.db", Random(20)
    async with sandboxed(None) as trial, mortal_bot(trial, database) as mortal:
        trial.expect("unanswered", "10062", "10015")
        for person in trial.people:
            person.patience = PATIENCE
        await begin(trial)
        tables = await Tables.open(database, thinker=DirectThinker())
        try:
            kept = 0
            while (look := await tables.look(1, None)).to_act:
                for person in people_of(trial, look):
                    kept += await play_one(trial, tables, person, mortal, chance)
            await trial.world.wait_until(lambda: "the game is over" in text_of(last_post(trial)), "the end", PATIENCE)
            file = await tables.export(1)
            assert len(file.moves) == 32, "two people, sixteen half days: nothing lost, nothing twice"
            assert GAMES[file.game].result(replay(GAMES[file.game], file)) == file.result
            assert mortal.deaths == KILLS
            ends = [post for post in posts_in(trial) if "the game is over" in text_of(post)]
            assert len(ends) == 1
            assert kept == 32
        finally:
            await tables.close()


async def begin(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    await trial.second.click("Join")
    await trial.first.click("Options")
    await trial.first.select("tc:option:1:numbering", "first")
    await trial.first.click("Start")
    await trial.first.settled()
    await trial.world.wait_until(lambda: "Day 1, morning" in text_of(last_post(trial)), "the board", PATIENCE)


async def play_one(trial: Trial, tables: Tables, person: Actor, mortal: Mortal, chance: Random) -> int:
    """One pick, pressed again until it is in the database; a pick that was confirmed to the person must be there."""
    occasion = (await tables.look(1, person.id)).occasion
    while not await is_in(tables, person, occasion):
        panel = await open_panel(person, trial)
        confirm = await prepare_move(person, panel, chance)
        if mortal.deaths < KILLS:
            has_read = await confirm_and_die(person, panel, confirm, mortal, chance)
            assert await is_in(tables, person, occasion) or not has_read
        else:
            await done(person, await person.click(confirm, on=panel))
    return 1


async def is_in(tables: Tables, person: Actor, occasion: int) -> bool:
    look = await tables.look(1, person.id)
    return look.occasion != occasion or not look.is_awaited


async def test_killed_at_the_last_yes_a_request_comes_true_once(tmp_path: Path) -> None:
    database, chance = tmp_path / "town-crier.db", Random(3)
    async with sandboxed(None) as trial, mortal_bot(trial, database) as mortal:
        trial.expect("unanswered", "10062", "10015")
        for person in trial.people:
            person.patience = PATIENCE
        await begin_caylus(trial)
        tables = await Tables.open(database, thinker=DirectThinker())
        try:
            for _ in range(KILLED_VOTES):
                await vote_and_die(trial, tables, mortal, chance)
        finally:
            await tables.close()
        assert mortal.deaths == 2 * KILLED_VOTES


async def begin_caylus(trial: Trial) -> None:
    await trial.first.slash("/play", game="caylus")
    await trial.second.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await trial.world.wait_until(lambda: "Make my move" in buttons_of(last_post(trial)), "the board", PATIENCE)


async def vote_and_die(trial: Trial, tables: Tables, mortal: Mortal, chance: Random) -> None:
    """Two moves, the first of which is taken back by consent; the bot dies when it is asked for, and when it is agreed to."""
    mover, other = await two_moves(trial, tables)
    undone = await undos(tables)
    await done(mover, await mover.slash("/undo", channel=SQUARE))
    await press_and_die(mover, mover.newest("Ask them"), "Ask them", mortal, chance)
    if all(request.outcome for request in (await tables.scene(1)).requests):
        await done(mover, await mover.click("Ask them"))
    await trial.world.wait_until(lambda: len(open_ballots(trial)) == 1, "the question", PATIENCE)
    (ballot,) = open_ballots(trial)
    await press_and_die(other, ballot, "Take it back", mortal, chance)
    if await undos(tables) == undone:
        await done(other, await other.click("Take it back", on=ballot))
    await trial.world.wait_until(lambda: not buttons_of(ballot), "the answer", PATIENCE)
    assert await undos(tables) == undone + 1, "not lost, and not twice"


async def two_moves(trial: Trial, tables: Tables) -> tuple[Actor, Actor]:
    movers: list[Actor] = []
    for _ in range(2):
        (mover,) = people_of(trial, look := await tables.look(1, None))
        seen = await tables.look(1, mover.id)
        await tables.play(1, mover.id, seen.occasion, look.table.game.legal_moves(seen.view)[0].parts)
        movers.append(mover)
    return movers[0], movers[1]


async def press_and_die(person: Actor, message: Message, name: str, mortal: Mortal, chance: Random) -> None:
    person.press(message, name)
    await asyncio.sleep(chance.uniform(0.0, 0.05))
    os.kill(mortal.pid, signal.SIGKILL)
    await mortal.come_back()


def open_ballots(trial: Trial) -> list[Message]:
    return [post for post in posts_in(trial) if "Take it back" in buttons_of(post)]


async def undos(tables: Tables) -> int:
    return sum(entry.kind == "undo" for entry in await tables.history(1, None))
