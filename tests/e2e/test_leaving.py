"""Taking back, leaving, ending by consent, and who is pinged for it."""

from random import Random

from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    buttons_of,
    controls_of,
    fast_forward,
    last_post,
    panel_of,
    pick,
    play_on,
    posts_in,
    quiet,
    start_table,
    text_of,
    until_over,
)


async def test_undo_opens_the_panel_again_and_is_told(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    await trial.first.slash("/undo", channel=SQUARE)
    await trial.first.settled()
    await quiet(trial)
    assert "Which die?" in text_of(panel_of(trial.first))
    assert "Aude has taken the last move back" in text_of(last_post(trial))
    assert len(await awaited(trial)) == 2


async def test_nothing_is_taken_back_after_new_dice(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/undo", channel=SQUARE)
    await trial.first.settled()
    assert "no move to take back" in answer_to(trial.first)
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    await trial.second.slash("/undo", channel=SQUARE)
    await trial.second.settled()
    assert "rolled or shown since" in answer_to(trial.second)


async def test_who_resigns_is_replaced_and_the_host_passes_on(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/resign", channel=SQUARE)
    await trial.first.click("Yes, leave")
    await trial.first.settled()
    await quiet(trial)
    assert "You have left" in answer_to_press(trial)
    assert "Aude has left; a computer plays on" in text_of(last_post(trial))
    assert (await trial.bot.tables.table(1)).host_id == trial.second.id
    assert await awaited(trial) == [trial.second], "the computer has picked already"
    dms = len(trial.first.dms())
    await fast_forward(trial, 16)
    await until_over(trial, lambda: play_on(trial, Random(1)))
    assert "the game is over" in text_of(last_post(trial))
    assert len(trial.first.dms()) == dms, "who has left is not written to any more"


def answer_to_press(trial: Trial) -> str:
    return "\n".join(text_of(message) for message in trial.first.messages(SQUARE) if message.ephemeral)


async def test_when_everybody_has_left_the_game_ends(trial: Trial) -> None:
    await start_table(trial, computers=1)
    await trial.first.slash("/resign", channel=SQUARE)
    await trial.first.click("Yes, leave")
    await trial.first.settled()
    await quiet(trial)
    assert "was ended without a result" in text_of(last_post(trial))


async def ask_to_end(trial: Trial) -> None:
    """The host asks for it, and is sure."""
    await trial.first.slash("/end", channel=SQUARE)
    await trial.first.click("Ask them")
    await quiet(trial)


async def test_an_abort_asks_exactly_the_others_and_needs_them_all(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    await trial.second.slash("/end", channel=SQUARE)
    assert "Only the host" in answer_to(trial.second)
    await ask_to_end(trial)
    vote = last_post(trial)
    assert sorted(vote.mentions) == sorted([trial.second.id, trial.third.id])
    await trial.first.click("End it", on=vote)
    assert "You have voted already" in answer_to(trial.first)
    await trial.fourth.click("End it", on=vote)
    assert "You don’t sit at this table" in answer_to(trial.fourth)
    await trial.second.click("End it", on=vote)
    assert vote.mentions == [], "an edit pings nobody"
    assert f"<@{trial.second.id}>" not in text_of(vote)
    await trial.third.click("End it", on=vote)
    await quiet(trial)
    assert "was ended without a result" in text_of(last_post(trial))
    assert (await trial.bot.tables.table(1)).status == "aborted"


async def test_one_no_ends_the_vote_and_the_game_goes_on(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    await ask_to_end(trial)
    vote = last_post(trial)
    await trial.second.click("End it", on=vote)
    await trial.third.click("Play on", on=vote)
    assert "goes on" in text_of(vote)
    assert buttons_of(vote) == []
    await pick(trial, trial.first)
    assert len(await awaited(trial)) == 2


async def test_after_an_abort_panels_say_so(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.second)
    await ask_to_end(trial)
    await trial.second.click("End it")
    await quiet(trial)
    await trial.second.click(controls_of(panel, "tc:ask:")[0]["custom_id"], on=panel)
    await trial.second.settled()
    assert "The game was ended without a result" in text_of(panel)
    trial.world.skip(60)
    await trial.first.click("Play again")
    assert "a table is open" in text_of(last_post(trial))


async def test_a_vote_survives_a_restart(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    await ask_to_end(trial)
    await trial.second.click("End it")
    await trial.restart()
    await trial.third.click("End it")
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).status == "aborted"
    assert "without a result" in text_of(posts_in(trial)[-1])
