"""A whole game of Climbing through the bot's own buttons, in the sandbox."""

from random import Random

from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    awaited,
    called_in,
    confirm_of,
    controls_of,
    last_post,
    make_move,
    quiet,
    text_of,
)


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


async def test_who_can_only_rest_is_not_asked_to(trial: Trial) -> None:
    await trial.first.slash("/play", game="climbing")
    await trial.second.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    (person,) = await awaited(trial)
    (other,) = {trial.first, trial.second} - {person}
    pressed = await person.click("Make my move", on=last_post(trial, SQUARE))
    await person.settled()
    panel = person.answer_to(pressed)
    assert panel is not None
    for _ in range(2):
        for part in ("step", "2"):
            control = next(each for each in controls_of(panel, "tc:") if each["custom_id"].endswith(part))
            await person.click(control["custom_id"], on=panel)
        confirm = confirm_of(panel)
        if confirm is not None:
            await person.click(confirm["custom_id"], on=panel)
        await person.settled()
        await quiet(trial)
    assert await awaited(trial) == [other]
    assert "(the only move)" in text_of(last_post(trial, SQUARE))
    assert "(the only move)" in text_of(panel), "who made it reads so, too"
    assert called_in(trial) == [other.id]
    assert trial.world.violations == []
