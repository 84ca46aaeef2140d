"""What need not wait for each other does not: a slow Discord holds up nothing but what it is asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import discord
import pytest

from cogs import finding
from sandbox.actors import Actor
from sandbox.trial import Trial
from tests.e2e.players import awaited, panel_of, prepare_move, quiet, start_table


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await happened():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.005)


async def test_a_move_is_kept_while_discord_hears_that_an_answer_is_coming(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_table(trial, trial.second)
    person = (await awaited(trial))[0]
    panel = panel_of(person)
    confirm = await prepare_move(person, panel, Random(1))
    await quiet(trial)
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


async def test_questions_are_asked_while_the_channel_is_searched_for_old_calls(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_table(trial, trial.second)
    await confirm_move(trial, trial.first)
    await quiet(trial)
    read, found, asked = finding._newest, asyncio.Event(), len(trial.first.dms())

    async def slow(channel: Any) -> Any:
        await found.wait()
        return await read(channel)

    monkeypatch.setattr(finding, "_newest", slow)
    # As after a start: it is not known whether any were left behind.
    trial.bot.crier.office.calls._tidy.clear()
    await confirm_move(trial, trial.second)

    async def is_asked() -> bool:
        return len(trial.first.dms()) > asked

    await until(is_asked)
    found.set()
    await quiet(trial)


async def confirm_move(trial: Trial, person: Actor) -> None:
    assert person in await awaited(trial)
    panel = panel_of(person)
    await person.click(await prepare_move(person, panel, Random(1)), on=panel)
    await person.settled()
