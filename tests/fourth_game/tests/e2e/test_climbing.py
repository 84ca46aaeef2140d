"""A whole game of Climbing through the bot's own buttons, in the sandbox."""

from random import Random

from sandbox.trial import Trial
from tests.e2e.players import SQUARE, awaited, last_post, make_move, quiet, text_of


async def test_a_whole_game_is_played_with_the_mouse(trial: Trial) -> None:
    chance = Random(1)
    await trial.first.slash("/play", game="climbing")
    await trial.second.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    while (await trial.bot.tables.table(1)).status == "playing":
        (person,) = await awaited(trial)
        pressed = await person.click("Make my move", on=last_post(trial, SQUARE))
        await person.settled()
        panel = person.answer_to(pressed)
        assert panel is not None
        await make_move(person, panel, chance)
        await quiet(trial)
    assert "the game is over" in text_of(last_post(trial, SQUARE))
    assert trial.world.violations == []
