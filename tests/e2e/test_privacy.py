"""`/privacy`: all that is kept as a file, hidden from leaderboards, deleted after a confirmation."""

import msgspec

from sandbox.trial import Trial
from tests.e2e.players import SQUARE, answer_to, buttons_of, fast_forward, last_post, quiet, start_table, text_of


async def ask(trial: Trial, name: str) -> None:
    await trial.second.slash("/privacy", channel=SQUARE)
    await trial.second.click(name)
    await trial.second.settled()


async def test_all_that_is_kept_comes_as_a_file_and_only_to_oneself(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await ask(trial, "Show me all of it")
    message = trial.second.messages(SQUARE)[-1]
    assert message.only_for == trial.second.id
    (file,) = message.attachments
    kept = msgspec.json.decode(trial.world.files[file.id])
    assert [seat["user_id"] for seat in kept["seats"]] == [trial.second.id]
    assert str(trial.first.id) not in trial.world.files[file.id].decode(), "nothing of the others"


async def test_who_is_hidden_stands_on_no_leaderboard_until_they_want_to(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await fast_forward(trial, 17)
    game = (await trial.bot.tables.table(1)).key
    await ask(trial, "Hide me from leaderboards")
    assert "Only in leagues that you join" in answer_to(trial.second)
    board = await trial.bot.tables.standing.leaderboard(game, trial.first.id)
    assert [line.user_id for line in board.lines] == [trial.first.id]
    await ask(trial, "Show me on leaderboards")
    board = await trial.bot.tables.standing.leaderboard(game, trial.first.id)
    assert {line.user_id for line in board.lines} == {trial.first.id, trial.second.id}


async def test_deleting_asks_first_then_a_computer_plays_on(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await ask(trial, "Delete me …")
    question = trial.second.messages(SQUARE)[-1]
    assert "can’t be taken back" in text_of(question)
    assert (await trial.bot.tables.table(1)).seat_of(trial.second.id) is not None
    await trial.second.click("Yes, delete me", on=question)
    await trial.second.settled()
    await quiet(trial)
    assert "You are deleted" in text_of(question) and buttons_of(question) == []
    assert (await trial.bot.tables.table(1)).sitter_of(trial.second.id) is None
    assert "Bertrand" not in text_of(last_post(trial))
    await trial.restart()
    await trial.second.slash("/sheet", channel=SQUARE)
    await trial.second.settled()
    assert "You don’t sit at this table" in answer_to(trial.second)


async def test_a_forged_confirmation_deletes_nobody(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.second.answered(trial.second.forge(last_post(trial), f"tc:privacy-delete:0:{trial.first.id}"))
    await trial.second.settled()
    table = await trial.bot.tables.table(1)
    assert set(table.humans) == {trial.first.id, trial.second.id}
