"""What the wire and Discord can do to a bot, and what discord.py makes of it."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import redirect
from sandbox.model import Answer
from sandbox.trial import Trial
from sandbox.world import PATIENCE
from tests.sandbox.small_bot import Buttons, OneCommand


async def say_done(interaction):
    await interaction.response.send_message("done")


async def test_one_500_is_tried_again_and_answered(answering):
    trial = await answering(say_done)
    trial.world.fail("POST", "/callback", status=500)
    with redirect.waits_skipped(trial.world):
        done = await trial.first.slash("/do")
    assert not done.failed
    assert trial.first.messages()[-1].content == "done"


async def test_two_500s_on_a_callback_lose_the_three_seconds(answering):
    codes = asyncio.Queue()

    async def do(interaction):
        try:
            await interaction.response.send_message("done")
        except discord.NotFound as error:
            codes.put_nowait(error.code)
            await interaction.channel.send("done, and late")

    trial: Trial = await answering(do)
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    with redirect.waits_skipped(trial.world):
        done = await trial.first.slash("/do")
        assert await codes.get() == 10062
        await trial.world.wait_until(lambda: len(trial.first.messages()) == 1, "the late message")
    assert done.failed
    assert done.answer == Answer.NONE
    assert [m.content for m in trial.first.messages()] == ["done, and late"]


async def test_a_429_with_via_is_waited_out(answering):
    trial = await answering(say_done)
    fault = trial.world.fail("POST", "/callback", status=429, times=2)
    await trial.first.slash("/do")
    assert fault.struck == 2
    assert trial.first.messages()[-1].content == "done"


async def test_an_answer_after_three_seconds_is_10062(answering):
    codes = asyncio.Queue()

    async def do(interaction):
        trial.world.skip(3.5)
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as error:
            codes.put_nowait(error.code)

    trial: Trial = await answering(do)
    trial.expect("10062", "unanswered")
    done = await trial.first.slash("/do")
    assert await codes.get() == 10062
    assert done.failed
    assert trial.first.messages() == []


async def test_a_second_answer_is_40060(answering):
    codes = asyncio.Queue()

    async def do(interaction):
        await interaction.response.send_message("first")
        twin = discord.Interaction(data=raw(trial, interaction), state=interaction._state)
        try:
            await twin.response.send_message("second")
        except discord.HTTPException as error:
            codes.put_nowait(error.code)

    trial: Trial = await answering(do)
    trial.expect("40060")
    await trial.first.slash("/do")
    assert await codes.get() == 40060


def raw(trial: Trial, interaction: discord.Interaction) -> Any:
    from sandbox.shapes import interaction_json

    return interaction_json(trial.world, trial.world.interactions[interaction.id])


async def test_a_follow_up_after_a_quarter_of_an_hour_is_50027(answering):
    codes = asyncio.Queue()

    async def do(interaction):
        await interaction.response.send_message("first")
        trial.world.skip(15 * 60 + 1)
        try:
            await interaction.followup.send("second")
        except discord.HTTPException as error:
            codes.put_nowait((error.status, error.code))

    trial: Trial = await answering(do)
    trial.expect("50027")
    await trial.first.slash("/do")
    assert await codes.get() == (401, 50027)


async def test_a_file_over_the_limit_is_40005(answering):
    import io

    trial = await answering(say_done)
    trial.expect("40005")
    large = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "large.bin")
    with pytest.raises(discord.HTTPException) as refused:
        await trial.bot.get_channel(trial.first.here.id).send(file=large)
    assert (refused.value.status, refused.value.code) == (413, 40005)


@pytest.mark.parametrize("code", [None, 1000, 1001, 4000])
async def test_a_dropped_socket_is_resumed_and_what_happened_meanwhile_is_answered(answering, code):
    trial = await answering(say_done)
    session = next(iter(trial.server.gateway.sessions))
    trial.world.drop_sockets(code)
    pressed = trial.first.command("/do")
    assert not trial.server.gateway.connected
    await trial.first.answered(pressed)
    assert not pressed.failed
    assert list(trial.server.gateway.sessions) == [session]


async def test_op_7_makes_the_bot_reconnect_and_resume(answering):
    trial = await answering(say_done)
    resumed = asyncio.ensure_future(trial.bot.wait_for("resumed", timeout=PATIENCE))
    await asyncio.sleep(0)
    trial.server.gateway.reconnect()
    await resumed
    await trial.first.slash("/do")
    assert trial.first.messages()[-1].content == "done"


async def test_a_lost_session_is_identified_anew(answering):
    trial = await answering(say_done)
    ready = asyncio.ensure_future(trial.bot.wait_for("ready", timeout=PATIENCE))
    await asyncio.sleep(0)
    with redirect.waits_skipped(trial.world):
        trial.server.gateway.forget()
        await ready
        await trial.first.slash("/do")
    assert trial.first.messages()[-1].content == "done"


async def test_a_dropped_request_was_not_carried_out_and_one_dropped_afterwards_was(answering):
    trial = await answering(say_done)
    channel = trial.bot.get_channel(trial.first.here.id)
    for after, seen in ((False, []), (True, ["kept"])):
        trial.world.fail("POST", "/messages", drop=True, after=after)
        with pytest.raises((aiohttp.ClientError, OSError)):
            await channel.send("kept")
        assert [m.content for m in trial.first.messages()] == seen


async def test_a_delay_slows_a_request_down_and_lets_it_through(answering):
    trial = await answering(say_done)
    fault = trial.world.fail("POST", "/callback", delay=0.02)
    await trial.first.slash("/do")
    assert fault.struck == 1
    assert trial.world.requests[-1]["ms"] >= 20


async def test_the_application_did_not_respond_is_told_to_its_user(answering):
    async def do(interaction):
        trial.world.skip(3.1)

    trial: Trial = await answering(do)
    trial.expect("unanswered")
    told = []
    trial.world.subscribe(
        lambda name, payload, audience: told.append((name, audience)) if name == "interaction_failed" else None
    )
    done = await trial.first.slash("/do")
    assert done.failed
    assert told == [("interaction_failed", {trial.first.id})]


async def test_a_press_while_the_bot_is_away_fails_and_the_next_one_works(put_on_trial):
    async def press(interaction):
        await interaction.response.send_message("pressed")

    class Bot(OneCommand):
        async def setup_hook(self):
            self.add_view(Buttons(discord.ui.Button(label="Press", custom_id="press"), answer=press))
            await super().setup_hook()

    async def do(interaction):
        view = Buttons(discord.ui.Button(label="Press", custom_id="press"), answer=press)
        await interaction.response.send_message("?", view=view)

    trial = await put_on_trial(lambda: Bot(do))
    trial.expect("unanswered")
    await trial.first.slash("/do")
    await trial.kill()
    lost = trial.first.press(trial.first.messages()[-1], "Press")
    trial.world.skip(4)
    assert lost.failed
    await trial.start()
    await trial.first.click("Press")
    assert trial.first.messages()[-1].content == "pressed"


async def test_nothing_of_a_killed_bot_runs_on(answering):
    async def do(interaction):
        await interaction.response.defer(thinking=True)
        await gate.wait()
        await interaction.edit_original_response(content="done")

    gate = asyncio.Event()
    trial: Trial = await answering(do)
    trial.expect("unanswered")
    done = await trial.first.slash("/do")
    await trial.restart(abruptly=True)
    gate.set()
    await trial.second.slash("/do")
    await trial.second.settled()
    assert done.pending
    assert [m.content for m in trial.first.messages()] == ["", "done"]


async def test_an_unknown_route_answers_501_and_is_kept_by_name(answering):
    trial = await answering(say_done)
    trial.expect("unknown route")
    with pytest.raises(discord.DiscordServerError):
        await trial.bot.fetch_sticker(1)
    assert trial.world.unknown_routes == ["GET /stickers/1"]


async def test_shards_hear_of_their_own_servers_and_shard_0_of_dms(put_on_trial):
    from discord import app_commands

    class Sharded(discord.AutoShardedClient):
        def __init__(self):
            super().__init__(intents=discord.Intents.default(), shard_count=2, shard_ids=[0, 1])
            self.tree = app_commands.CommandTree(self)

            @self.tree.command(description="Which shard")
            async def where(interaction: discord.Interaction):
                await interaction.response.send_message(
                    f"shard {interaction.guild.shard_id if interaction.guild else 0}"
                )

        async def setup_hook(self):
            await self.tree.sync()

        async def before_identify_hook(self, shard_id, *, initial=False):
            pass

    trial = await put_on_trial(Sharded)
    assert sorted(s.shard for s in trial.server.gateway.sessions.values()) == [0, 1]
    await trial.first.slash("/where")
    owner = (trial.world.guild.id >> 22) % 2
    assert trial.first.messages()[-1].content == f"shard {owner}"


async def test_a_wrong_token_is_refused_by_http_and_gateway(answering):
    trial = await answering(say_done)
    address = trial.server.address
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{address}/api/v10/users/@me", headers={"Authorization": "Bot wrong"}) as answer:
            assert answer.status == 401
        async with http.get(f"{address}/api/v10/users/@me", headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
        async with http.get(f"{address}/api/v10/gateway", headers={"Origin": "http://evil.example"}) as answer:
            assert answer.status == 403
        async with http.ws_connect(f"{address}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0}})
            await socket.receive()
            assert socket.close_code == 4004
