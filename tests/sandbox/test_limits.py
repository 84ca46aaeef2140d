"""Limits on requests, as Discord tells of them in its headers and discord.py heeds them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import aiohttp
import discord
import pytest

from sandbox.limits import INVALID
from sandbox.model import Channel, ChannelType
from sandbox.rest import TOKEN
from tests.sandbox.small_bot import OneCommand
from tests.sandbox.test_messages import idle, place

HOUR = 3600.0


def asking(trial) -> aiohttp.ClientSession:
    """A client that heeds no header."""
    return aiohttp.ClientSession(f"{trial.server.address}/api/v10/", headers={"Authorization": f"Bot {TOKEN}"})


def held_up(trial) -> list[str]:
    return [request["path"] for request in trial.world.requests if request["status"] == 429]


async def test_a_burst_of_posts_is_spread_over_the_windows_and_none_is_refused(answering):
    trial = await answering(idle)
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(place(trial).send(str(number)) for number in range(12)))
    assert len(trial.first.messages()) == 12
    assert held_up(trial) == []
    assert asyncio.get_running_loop().time() - began >= 2 * 5 * trial.world.limits.pace


class Told(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: Any


async def told(asking: AbstractAsyncContextManager[aiohttp.ClientResponse]) -> Told:
    async with asking as response:
        return Told(response.status, response.headers, await response.json())


async def test_who_does_not_heed_the_headers_is_held_up(answering):
    trial = await answering(idle)
    trial.world.limits.pace = 1.0
    path = f"channels/{trial.first.here.id}/messages"
    async with asking(trial) as http:
        answers = [await told(http.post(path, json={"content": "again"})) for _ in range(6)]
        left = [(answer.status, answer.headers.get("X-RateLimit-Remaining")) for answer in answers]
        assert left == [*((200, str(number)) for number in (4, 3, 2, 1, 0)), (429, "0")]
        refusal = answers[-1]
        assert 0 < refusal.body["retry_after"] <= 5
        assert not refusal.body["global"]
        assert refusal.headers["X-RateLimit-Scope"] == "user"
        assert refusal.headers["X-RateLimit-Bucket"]
        assert "Via" in refusal.headers
        async with http.post(
            f"channels/{trial.world.channel('the-tavern').id}/messages", json={"content": "1"}
        ) as other:
            assert other.status == 200, "another channel has a bucket of its own"


async def test_fifty_requests_a_second_are_taken_and_answers_to_interactions_are_counted_apart(answering):
    trial = await answering(idle)
    trial.world.skip(60)
    trial.world.limits.pace = 10.0
    async with asking(trial) as http:
        answers = [await told(http.get(f"channels/{number + 1}")) for number in range(51)]
        assert [answer.status for answer in answers] == [404] * 50 + [429]
        assert answers[-1].headers["X-RateLimit-Global"] == "true"
        assert answers[-1].body["global"]
    done = await trial.first.slash("/do")
    assert not done.failed


async def test_ten_thousand_refused_requests_shut_the_address_out(answering):
    trial = await answering(idle)
    trial.expect("shut out")
    for _ in range(INVALID[0]):
        trial.world.limits.note(403)
    with pytest.raises(discord.HTTPException):
        await place(trial).send("let me in")
    trial.world.skip(INVALID[1])
    await place(trial).send("back again")


async def test_edits_of_old_messages_are_few_in_each_channel(answering):
    trial = await answering(idle)
    trial.world.limits.pace = 0.3
    messages = [await place(trial).send(str(number)) for number in range(2)]
    trial.world.skip(HOUR + 1)
    for number in range(4):
        await messages[number % 2].edit(content=f"old {number}")
    assert len(held_up(trial)) == 1
    assert messages[1].id == int(held_up(trial)[0].rpartition("/")[2])
    assert trial.first.messages()[-1].content == "old 3", "it was waited out"


async def test_a_scope_takes_200_new_commands_a_day(put_on_trial):
    class Prolific(OneCommand):
        """Another set of commands at each start."""

        async def setup_hook(self):
            for day in range(5):
                self.tree.clear_commands(guild=None)
                for number in range(50):
                    self.tree.command(name=f"do-{day}-{number}", description="Whatever")(nothing)
                try:
                    await self.tree.sync()
                except discord.RateLimited as limited:
                    refused.append(limited.retry_after)

    async def nothing(interaction: discord.Interaction) -> None: ...

    refused = []
    await put_on_trial(lambda: Prolific(idle, max_ratelimit_timeout=30))
    assert len(refused) == 1
    assert refused[0] > 23 * HOUR


async def test_threads_of_one_channel_have_buckets_of_their_own(answering):
    trial = await answering(idle)
    world = trial.world
    thread = Channel(world.snowflake(), ChannelType.PUBLIC_THREAD, "t", world.guild.id, parent_id=trial.first.here.id)
    world.channels[thread.id] = thread
    channel = trial.bot.get_partial_messageable(thread.id, guild_id=world.guild.id)
    await asyncio.gather(*(each.send("x") for each in (channel, place(trial)) for _ in range(5)))
    assert held_up(trial) == []
