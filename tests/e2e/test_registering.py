"""The commands that Discord knows: written only on change, in one scope, and never in the way of a start."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from cogs.client import TownCrier
from environment import Settings
from sandbox.town import ready_made_world
from sandbox.trial import Trial


def written(trial: Trial) -> list[str]:
    return [each["path"] for each in trial.world.requests if each["method"] == "PUT" and "commands" in each["path"]]


def settings_in(home: Path) -> Settings:
    return Settings(token="", database=home / "town-crier.db", log_level="INFO", trial_server=None, sandbox_port=0)


async def test_what_has_not_changed_is_not_written_again(trial: Trial) -> None:
    assert len(written(trial)) == 1
    await trial.restart()
    await trial.restart()
    assert len(written(trial)) == 1


async def test_a_changed_command_is_written(trial: Trial) -> None:
    command = next(each for each in trial.world.commands.values() if each["name"] == "log")
    command["description"] = "As it was once"
    await trial.restart()
    assert len(written(trial)) == 2
    assert next(each for each in trial.world.commands.values() if each["name"] == "log")["description"] != (
        "As it was once"
    )


async def test_every_command_says_who_installs_it_and_where_it_is_used(trial: Trial) -> None:
    commands = {each["name"]: each for each in trial.world.commands.values()}
    by_people = {name for name, each in commands.items() if each["integration_types"] == [0, 1]}
    assert by_people == {"daily", "help", "privacy"}, "what somebody may need who shares no server with the bot"
    assert all(commands[name]["contexts"] == [0, 1, 2] for name in by_people)
    assert all(each["integration_types"] == [0] for name, each in commands.items() if name not in by_people)
    assert commands["play"]["contexts"] == [0]
    assert commands["games"]["contexts"] == [0, 1]
    assert all(each["contexts"] in ([0], [0, 1]) for name, each in commands.items() if name not in by_people)


async def test_where_people_may_not_install_it_the_commands_are_for_servers(
    put_on_trial: Callable[..., Any], tmp_path: Path
) -> None:
    world = ready_made_world()
    world.installable = (0,)
    trial = await put_on_trial(lambda: TownCrier(settings_in(tmp_path)), world)
    assert {tuple(each["integration_types"]) for each in world.commands.values()} == {(0,)}
    assert all(2 not in each["contexts"] for each in world.commands.values())
    world.installable = (0, 1)
    await trial.restart()
    assert [0, 1] in [each["integration_types"] for each in world.commands.values()]


async def test_a_start_that_may_register_nothing_goes_on_with_what_discord_knows(
    put_on_trial: Callable[..., Any], tmp_path: Path
) -> None:
    world = ready_made_world()
    fault = world.fail("PUT", "/commands", status=429, retry_after=80_000)
    trial = await put_on_trial(lambda: TownCrier(settings_in(tmp_path)), world)
    assert fault.struck == 1
    assert trial.bot.is_ready()
    assert world.commands == {}
    world.fail("PUT", "/commands", status=429, retry_after=80_000)
    assert not await trial.bot.register.write(None), "who asks for it hears that it failed"
    await trial.restart()
    assert await trial.bot.register.write(None)
    assert world.commands


async def test_commands_stand_in_one_scope(put_on_trial: Callable[..., Any], tmp_path: Path) -> None:
    world = ready_made_world()
    everywhere = settings_in(tmp_path)
    on_trial = replace(everywhere, trial_server=world.guild.id)
    chosen = [everywhere]
    trial = await put_on_trial(lambda: TownCrier(chosen[0]), world)
    assert {each.get("guild_id") for each in world.commands.values()} == {None}
    chosen[0] = on_trial
    await trial.restart()
    await trial.world.wait_until(
        lambda: {each.get("guild_id") for each in world.commands.values()} == {str(world.guild.id)}, "one scope"
    )
    chosen[0] = everywhere
    await trial.restart()
    await trial.world.wait_until(
        lambda: {each.get("guild_id") for each in world.commands.values()} == {None}, "one scope again"
    )
