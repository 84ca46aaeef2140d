"""What uses the bot's commands and controls, one scenario after the other; `test_every_control.py` plays them all."""

from collections.abc import Awaitable, Callable

from sandbox.trial import Trial

Scenario = Callable[[Trial], Awaitable[None]]
SCENARIOS: dict[str, Scenario] = {}
"""By what it uses: commands as `/name`, buttons and menus by their verb."""


def uses(*names: str) -> Callable[[Scenario], Scenario]:
    def keep(scenario: Scenario) -> Scenario:
        SCENARIOS.update(dict.fromkeys(names, scenario))
        return scenario

    return keep
