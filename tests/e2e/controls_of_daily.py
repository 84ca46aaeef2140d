"""Controls of the daily challenge."""

from sandbox.trial import Trial
from tests.e2e.controls import uses
from tests.e2e.players import SQUARE, answer_to, buttons_of, look, text_of
from tests.e2e.test_daily import choose_morning, open_daily, play_daily, posted_in, to_hour


@uses("/daily", "daily", "daily-play", "daily-turn", "daily-share", "daily-proof")
async def daily(trial: Trial) -> None:
    to_hour(trial, 12)
    await play_daily(trial, trial.first)
    await trial.first.click("Share")
    await trial.first.settled()
    await trial.second.click("Play it too")
    await trial.second.settled()
    panel = await open_daily(trial.second)
    await trial.second.click("This week’s", on=panel)
    await trial.second.settled()
    assert "Weekly challenge" in text_of(panel) and "Play" in buttons_of(panel)
    await trial.second.click("Check the dice", on=panel)
    await trial.second.settled()
    assert "BLAKE2b" in answer_to(trial.second)


@uses("daily-morning", "set-morning")
async def morning(trial: Trial) -> None:
    to_hour(trial, 12)
    await choose_morning(trial, SQUARE)
    await play_daily(trial, trial.first)
    to_hour(trial, 8)
    await look(trial)
    await trial.second.click("Play today’s", on=posted_in(trial, SQUARE)[-1])
    await trial.second.settled()
    assert "one try" in answer_to(trial.second)
