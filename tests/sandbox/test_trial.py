"""The judge is judged: a trial fails for each thing that a bot may not do, and says which."""

from __future__ import annotations

import asyncio
import logging

import pytest

from sandbox.trial import sandboxed
from tests.sandbox.small_bot import OneCommand


async def never(interaction):
    trial_world(interaction).skip(4)


def trial_world(interaction):
    return interaction.client.world


async def thinks_for_ever(interaction):
    await interaction.response.defer(thinking=True)


async def breaks_a_rule(interaction):
    await interaction.response.send_message("fine")
    await interaction.client.http.request(
        route("POST", f"/channels/{interaction.channel.id}/messages"), json={"content": " "}
    )


async def asks_for_the_unknown(interaction):
    await interaction.response.send_message("fine")
    await interaction.client.http.request(route("GET", "/nowhere"))


async def logs_an_error(interaction):
    await interaction.response.send_message("fine")
    logging.getLogger("bot").error("the dice fell off the table")


async def raises(interaction):
    await interaction.response.send_message("fine")
    raise ValueError("a bug")


def route(method, path):
    from discord.http import Route

    return Route(method, path)


@pytest.mark.parametrize(
    ("do", "complaint"),
    [
        (never, "unanswered: Aude: /do"),
        (thinks_for_ever, "unanswered: Aude: /do"),
        (breaks_a_rule, "violation: empty message"),
        (asks_for_the_unknown, "unknown route: GET /nowhere"),
        (logs_an_error, "error logged: bot: the dice fell off the table"),
        (raises, "error logged: discord.app_commands.tree"),
    ],
)
async def test_a_trial_fails_by_name(do, complaint, capsys, monkeypatch):
    finished = asyncio.Event()

    async def observed(interaction):
        try:
            await do(interaction)
        finally:
            asyncio.get_running_loop().call_soon(finished.set)

    with pytest.raises(AssertionError, match=complaint):
        async with sandboxed(lambda: OneCommand(observed)) as trial:
            trial.bot.world = trial.world
            await trial.first.slash("/do")
            await finished.wait()
    assert "> Aude: /do in #the-square" in capsys.readouterr().err


async def test_what_a_test_expects_is_no_complaint(capsys):
    async with sandboxed(lambda: OneCommand(logs_an_error)) as trial:
        trial.expect("the dice fell off")
        await trial.first.slash("/do")


async def test_waiting_in_vain_names_what_was_awaited():
    async def do(interaction):
        await interaction.response.defer(thinking=True)
        await gate.wait()
        await interaction.edit_original_response(content="done")

    gate = asyncio.Event()
    async with sandboxed(lambda: OneCommand(do)) as trial:
        await trial.first.slash("/do")
        with pytest.raises(TimeoutError, match="the deferred answer to Aude: /do"):
            await trial.first.settled(0.02)
        gate.set()
        await trial.first.settled()


async def test_a_bot_that_can_t_start_fails_at_once():
    class Broken(OneCommand):
        async def setup_hook(self):
            raise RuntimeError("no database")

    async def do(interaction):
        await interaction.response.send_message("never")

    with pytest.raises(RuntimeError, match="no database"):
        async with sandboxed(lambda: Broken(do)):
            pass
