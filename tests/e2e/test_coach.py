"""A master's hints while a game is on, and its verdict when the game is over."""

from functools import partial
from itertools import count

import pytest

from engine.registry import GAMES
from sandbox.actors import Actor
from sandbox.trial import Trial
from tests.e2e.players import answer_to, fast_forward, last_post, open_table, posts_in, quiet, start_table, text_of

QUICK = 8
"""Samples for each decision: what is said matters here, not how good it is."""


PATIENCE = 120.0
"""Seconds for a whole game to be looked back at, on a busy machine."""


def is_reviewed(person: Actor) -> bool:
    return "your game, looked back at" in answer_to(person)


@pytest.fixture(autouse=True)
def quick_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "effort", min(QUICK, game.effort))


async def test_three_moves_are_told_in_private_and_the_same_when_asked_again(trial: Trial) -> None:
    await start_table(trial, trial.second, hints="true")
    posts = len(posts_in(trial))
    await trial.first.slash("/hint")
    await trial.first.settled()
    told = answer_to(trial.first)
    assert "A master’s best moves" in told
    assert all(f"**{rank}.**" in told for rank in (1, 2, 3))
    assert "points less" in told
    await trial.first.slash("/hint")
    await trial.first.settled()
    assert answer_to(trial.first) == told
    assert len(posts_in(trial)) == posts, "nobody else hears of it"


async def test_one_hint_for_each_turn_also_after_a_restart(trial: Trial) -> None:
    await start_table(trial, hints="true")
    await trial.first.slash("/hint")
    await trial.first.settled()
    told = answer_to(trial.first)
    await trial.restart()
    await trial.first.slash("/hint")
    await trial.first.settled()
    assert answer_to(trial.first) == told
    await fast_forward(trial, 2)
    await trial.first.slash("/hint")
    await trial.first.settled()
    assert "A master’s best moves" in answer_to(trial.first)
    assert answer_to(trial.first) != told, "another turn, another hint"


async def test_in_the_lobby_hints_and_rating_switch_each_other_off_and_it_is_said(trial: Trial) -> None:
    await open_table(trial, trial.second, hints="true")
    assert "it is **unrated** now" in answer_to(trial.first)
    assert "Rating: Unrated" in text_of(last_post(trial))
    await trial.first.select("tc:option:1:rated", "true")
    await quiet(trial)
    assert "they are **off** now" in answer_to(trial.first)
    assert "Hints: Off" in text_of(last_post(trial))
    await trial.first.select("tc:option:1:compact", "true")
    assert "⚠️" not in answer_to(trial.first)
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    await trial.first.slash("/hint")
    await trial.first.settled()
    assert "plays without hints" in answer_to(trial.first)


async def test_hints_are_off_unless_the_table_allows_them(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/hint")
    await trial.first.settled()
    assert "plays without hints" in answer_to(trial.first)
    await trial.third.slash("/hint")
    await trial.third.settled()
    assert "sit" in answer_to(trial.third), "who does not play gets none"


async def test_the_lobby_says_whether_there_are_hints_and_how_computers_are_inclined(trial: Trial) -> None:
    await open_table(trial, hints="true")
    await trial.first.select("Add a computer", "steady")
    await trial.first.select("Add a computer", "master")
    await quiet(trial)
    shown = text_of(last_post(trial))
    assert "Hints: On" in shown
    tempers = ["builder", "courtier", "merchant", "soldier", "monk"]
    assert sum(f"(steady, {temper})" in shown for temper in tempers) == 1
    assert sum(f"(master, {temper})" in shown for temper in tempers) == 1


async def test_a_finished_game_is_reviewed_for_each_player_in_private(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/review")
    await trial.first.settled()
    assert "not over yet" in answer_to(trial.first)
    for half_day in count(2):
        await fast_forward(trial, half_day)
        if (await trial.bot.tables.table(1)).status == "finished":
            break
    await quiet(trial)
    posts = len(posts_in(trial))
    for person in (trial.first, trial.second):
        await person.slash("/review")
        await trial.world.wait_until(partial(is_reviewed, person), "the review", PATIENCE)
        told = answer_to(person)
        assert "surely given away" in told
        assert told.count("Better: ") == 3
        assert "dice were" in told
        message = person.answer_to(person.done[-1])
        assert message is not None
        names = [each.filename.split("-")[0] for each in message.attachments]
        assert names == ["1", "2", "3"], "each better pick is drawn on the sheet"
    assert len(posts_in(trial)) == posts
    await trial.third.slash("/review")
    await trial.third.settled()
    assert "sit" in answer_to(trial.third)
