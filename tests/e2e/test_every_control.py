"""Every command and every kind of button or menu of the bot is used at least once, and answered as is good."""

import pytest

from cogs.press import HANDLERS
from sandbox.model import InteractionType
from sandbox.trial import Trial
from tests.e2e import controls_of_daily, controls_of_games, controls_of_leagues, controls_of_people
from tests.e2e.as_read import Reading
from tests.e2e.controls import SCENARIOS, Scenario
from tests.expecting import assert_reads_as_expected

NAMING = (controls_of_daily, controls_of_games, controls_of_leagues, controls_of_people)
"""The modules that name what is used: to be read is all that they are asked for."""


def used(trial: Trial) -> set[str]:
    """The commands and verbs that somebody has used, as Discord knows them."""
    made = trial.world.interactions.values()
    commands = {f"/{each.data['name']}" for each in made if each.type == InteractionType.COMMAND}
    return commands | {each.data["custom_id"].split(":")[1] for each in made if "custom_id" in each.data}


@pytest.mark.parametrize("scenario", dict.fromkeys(SCENARIOS.values()), ids=lambda scenario: scenario.__name__)
async def test_what_is_used_is_answered_as_expected(trial: Trial, scenario: Scenario) -> None:
    reading = await Reading.begun(trial)
    await scenario(trial)
    assert used(trial) >= {name for name, its in SCENARIOS.items() if its is scenario}
    await reading.settled()
    assert_reads_as_expected(f"control_{scenario.__name__}", reading.told())


async def test_no_command_and_no_control_is_left_out(trial: Trial) -> None:
    commands = {f"/{command.name}" for command in trial.bot.tree.get_commands()}
    assert set(SCENARIOS) == commands | set(HANDLERS)
