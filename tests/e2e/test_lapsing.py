"""What time alone does, told in the channel: abandoned lobbies close, and the rights of a host who is gone pass on."""

from sandbox.trial import Trial
from tests.e2e.conftest import PATIENCE
from tests.e2e.players import (
    answer_to,
    buttons_of,
    last_post,
    look,
    open_table,
    pick,
    posts_in,
    quiet,
    start_table,
    text_of,
)

DAY = 24 * 3600


async def told(trial: Trial, words: str) -> None:
    """Waits for it: a bot that has just started looks around by itself."""
    await trial.world.wait_until(lambda: words in text_of(last_post(trial)), words, PATIENCE)


async def test_an_abandoned_lobby_closes_after_a_day_and_says_so(trial: Trial) -> None:
    await open_table(trial)
    lobby = last_post(trial)
    trial.world.skip(DAY - 60)
    await trial.second.click("Join")
    await quiet(trial)
    trial.world.skip(DAY - 60)
    await look(trial)
    assert "a table is open" in text_of(lobby), "somebody has joined within the day"
    trial.world.skip(60)
    await look(trial)
    await look(trial)
    assert "Nobody has joined for a day" in text_of(lobby) and buttons_of(lobby) == []
    assert posts_in(trial) == [lobby]
    await trial.first.slash("/play", game="caylus")
    assert "a table is open" in answer_to(trial.first), "the channel is free again"


async def test_a_bot_that_was_down_closes_the_lobby_when_it_is_back(trial: Trial) -> None:
    await open_table(trial)
    trial.world.skip(3 * DAY)
    await trial.restart()
    await told(trial, "Nobody has joined for a day")


async def test_the_next_person_is_the_host_after_a_week_without_a_sign_of_the_first(trial: Trial) -> None:
    await start_table(trial, trial.second)
    trial.world.skip(DAY)
    await pick(trial, trial.second)
    trial.world.skip(6 * DAY)
    await trial.restart()
    await told(trial, "Bertrand is the host from now on")
    assert (await trial.bot.tables.table(1)).host_id == trial.second.id
    await trial.second.slash("/end")
    assert "All who still play are asked" in answer_to(trial.second), "what only the host may begin"
