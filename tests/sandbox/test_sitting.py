"""The world outlives a restart; a sitting starts, prints its address and ends."""

from __future__ import annotations

import asyncio
import io
import re
import time

import aiohttp
import discord

from sandbox import keep, session
from sandbox.cdn import square
from sandbox.town import ready_made_world
from sandbox.trial import sandboxed
from sandbox.world import PATIENCE
from tests.sandbox.small_bot import Buttons, OneCommand

PICTURE = square((10, 200, 10), 8)


async def press(interaction):
    await interaction.response.edit_message(content="pressed", attachments=interaction.message.attachments)


async def do(interaction):
    view = Buttons(discord.ui.Button(label="Press", custom_id="press"), answer=press)
    file = discord.File(io.BytesIO(PICTURE), "board.png", description="A green board")
    await interaction.response.send_message("Board", view=view, file=file)


class Persistent(OneCommand):
    """Its button works after a restart; it keeps the clock that it is given, and says when it is ready."""

    def __init__(self, ready: asyncio.Queue | None = None):
        super().__init__(do)
        self.now = None
        self.ready = ready

    def use_clock(self, now):
        self.now = now

    async def setup_hook(self):
        self.add_view(Buttons(discord.ui.Button(label="Press", custom_id="press"), answer=press))
        await super().setup_hook()

    async def on_ready(self):
        if self.ready is not None:
            self.ready.put_nowait(self)


async def test_a_saved_world_plays_on_where_it_was(tmp_path):
    async with sandboxed(Persistent) as trial:
        await trial.first.slash("/do")
        trial.world.skip(24 * 3600)
        keep.save(trial.world, tmp_path)
        before = trial.world
    world = keep.load(tmp_path)
    assert world is not None
    assert world.records == before.records
    assert world.files == before.files
    assert world.clock.skipped == 24 * 3600
    async with sandboxed(Persistent, world) as trial:
        await trial.second.click("Press")
        assert [m.content for m in trial.first.messages()] == ["pressed"]
        assert trial.first.messages()[0].attachments[0].description == "A green board"


async def test_deleted_files_and_forgotten_interactions_leave_the_saved_world(tmp_path):
    async with sandboxed(Persistent) as trial:
        await trial.first.slash("/do")
        keep.save(trial.world, tmp_path)
        assert len(list((tmp_path / "files").iterdir())) == 1
        message = await trial.bot.get_channel(trial.first.here.id).fetch_message(trial.first.messages()[0].id)
        await message.delete()
        trial.world.skip(2 * 3600)
        keep.save(trial.world, tmp_path)
    assert list((tmp_path / "files").iterdir()) == []
    world = keep.load(tmp_path)
    assert world is not None
    assert world.interactions == {}
    keep.forget(tmp_path)
    assert keep.load(tmp_path) is None


async def sit(home, out, **options):
    """Starts a sitting; gives its task, the printed address and the bot when that is ready."""
    ready = asyncio.Queue()
    sitting = asyncio.create_task(session.run(lambda: Persistent(ready), home=home, open_browser=False, **options))
    bot = await asyncio.wait_for(ready.get(), PATIENCE)
    return sitting, re.findall(r"http://\S+", out.readouterr().out)[-1], bot


async def end(sitting):
    sitting.cancel()
    await asyncio.gather(sitting, return_exceptions=True)
    assert sitting.cancelled()


async def test_a_sitting_serves_the_page_takes_another_port_and_keeps_the_world(tmp_path, capsys):
    first, address, _ = await sit(tmp_path / "one", capsys, port=0)
    port = int(address.split(":")[2].split("/")[0])
    second, other, bot = await sit(tmp_path / "two", capsys, port=port)
    assert other.split("?")[0] != address.split("?")[0]
    async with aiohttp.ClientSession() as http:
        async with http.get(other) as page:
            assert page.status == 200
        async with http.get(other.split("?")[0]) as page:
            assert page.status == 403
    await bot.guilds[0].text_channels[0].send("Good night")
    await end(second)
    await end(first)
    world = keep.load(tmp_path / "two")
    assert world is not None
    assert [m.content for m in world.messages.values()] == ["Good night"]


async def test_reset_starts_afresh_and_leaves_other_files_alone(tmp_path, capsys):
    sitting, _, bot = await sit(tmp_path, capsys, port=0)
    await bot.guilds[0].text_channels[0].send("Good night")
    await end(sitting)
    (tmp_path / "town-crier.db").write_text("games")
    sitting, _, bot = await sit(tmp_path, capsys, port=0, reset=True)
    assert [m async for m in bot.guilds[0].text_channels[0].history()] == []
    await end(sitting)
    assert (tmp_path / "town-crier.db").read_text() == "games"


async def test_the_world_s_clock_reaches_a_bot_that_wants_it(tmp_path, capsys):
    world = ready_made_world()
    world.skip(24 * 3600)
    keep.save(world, tmp_path)
    sitting, _, bot = await sit(tmp_path, capsys, port=0)
    assert bot.now() - time.time() > 23 * 3600
    await end(sitting)


async def test_a_bot_in_a_process_of_its_own_is_killed_and_comes_back(put_on_trial):
    trial = await put_on_trial(None)
    process = await trial.spawn("tests.sandbox.test_sitting:Persistent")
    await trial.first.slash("/do")
    process.kill()
    await process.wait()
    process = await trial.spawn("tests.sandbox.test_sitting:Persistent")
    await trial.second.click("Press")
    assert [m.content for m in trial.first.messages()] == ["pressed"]
    process.kill()
    await process.wait()
