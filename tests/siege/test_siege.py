"""A minute of siege from a fixed seed: nothing is lost, nothing leaks, nobody is left without an answer, no traceback."""

from pathlib import Path

from sandbox.siege.campaign import Campaign
from tests.siege.garrison import TownGarrison


async def test_a_minute_of_siege_is_stood(tmp_path: Path) -> None:
    campaign = Campaign(TownGarrison, tmp_path, seed=1)
    figures = await campaign.run(minutes=1)
    assert figures.is_held, "\n".join([*figures.notes, figures.line()])
    assert figures.presses > 20 and figures.confirmed > 0, figures.line()
