"""A whole game through the real cogs, service, database and renderer."""

from random import Random

from sandbox.trial import Trial
from tests.e2e.players import make_move, newest_panel, quiet, text_of, until_over


async def start_for_two(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    await trial.second.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)


async def test_two_play_to_the_end_with_a_restart_and_closed_dms(trial: Trial) -> None:
    chance = Random(1)
    trial.second.user.dms_open = False
    await start_for_two(trial)
    rounds = 0

    async def turn() -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 8:
            await trial.restart()
        for seat in (await trial.bot.tables.look(1, None)).to_act:
            user_id = (await trial.bot.tables.table(1)).sitters[seat].user_id
            person = next(each for each in trial.people if each.id == user_id)
            if person is trial.second:
                await person.click("My sheet", channel=trial.world.channel("the-square"))
                await person.settled()
            panel = newest_panel(person)
            assert panel is not None, f"{person.user.name} has nothing to press"
            await make_move(person, panel, chance)

    await until_over(trial, turn)
    last = trial.first.messages("the-square")[-1]
    assert "the game is over" in text_of(last)
    assert "points" in text_of(last)
