"""What need not wait for each other does not: a slow Discord holds up no move."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import discord
import pytest

from sandbox.actors import Actor
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import awaited, panel_of, prepare_move, quiet, start_table


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await happened():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.005)


async def about_to_confirm(trial: Trial) -> tuple[Actor, Message, str]:
    """Somebody's panel, and the id of the button that makes the move."""
    await start_table(trial, trial.second)
    person = (await awaited(trial))[0]
    panel = panel_of(person)
    confirm = await prepare_move(person, panel, Random(1))
    await quiet(trial)
    return person, panel, confirm


async def test_a_move_is_kept_while_discord_hears_that_an_answer_is_coming(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.visit.A_MOMENT", 0)
    person, panel, confirm = await about_to_confirm(trial)
    version, heard = (await trial.bot.tables.table(1)).version, asyncio.Event()
    defer, edit, order = discord.InteractionResponse.defer, discord.Interaction.edit_original_response, list[str]()

    async def slow(response: Any, **given: Any) -> Any:
        await heard.wait()
        order.append("an answer is coming")
        return await defer(response, **given)

    async def answer(interaction: Any, **given: Any) -> Any:
        order.append("the answer")
        return await edit(interaction, **given)

    monkeypatch.setattr(discord.InteractionResponse, "defer", slow)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", answer)
    pressing = asyncio.create_task(person.click(confirm, on=panel))

    async def is_kept() -> bool:
        return (await trial.bot.tables.table(1)).version > version

    await until(is_kept)
    assert order == []
    heard.set()
    await pressing
    await person.settled()
    await quiet(trial)
    assert order == ["an answer is coming", "the answer"]


async def test_a_move_that_is_made_in_a_moment_is_answered_in_one_request(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.visit.A_MOMENT", 60)
    monkeypatch.setattr("cogs.visiting.ANSWER_WITHIN", 60)
    person, panel, confirm = await about_to_confirm(trial)
    version = (await trial.bot.tables.table(1)).version
    monkeypatch.setattr(discord.InteractionResponse, "defer", None)
    pressed = await person.answered(person.press(panel, confirm))
    await quiet(trial)
    assert not pressed.failed
    assert (await trial.bot.tables.table(1)).version > version


@pytest.mark.parametrize("is_stale", [False, True])
async def test_who_can_t_be_told_that_an_answer_is_coming_gets_the_answer_all_the_same(
    trial: Trial, is_stale: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.visit.A_MOMENT", 0)
    person, panel, confirm = await about_to_confirm(trial)
    version = (await trial.bot.tables.table(1)).version
    if is_stale:
        await person.click(confirm, on=panel)
        await person.settled()
        await quiet(trial)
    trial.expect("was not heard")
    fault = trial.world.fail("POST", "/callback", status=403, code=50001)
    pressed = await person.answered(person.forge(panel, confirm))
    await person.settled()
    await quiet(trial)
    assert fault.struck == 1 and not pressed.failed
    assert (await trial.bot.tables.table(1)).version == version + 1
    assert await trial.bot.tables.untold() == []
