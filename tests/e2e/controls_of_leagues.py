"""What is used of leagues."""

from sandbox.controls import walk
from sandbox.trial import Trial
from tests.e2e.controls import uses
from tests.e2e.players import SQUARE, posts_in, quiet, text_of
from tests.e2e.test_league import league_of, open_league, sign_up, start, told


async def press(trial: Trial, name: str) -> None:
    await trial.first.click(name)
    await trial.first.settled()
    await quiet(trial)


async def ask(trial: Trial) -> None:
    await trial.first.slash("/league", channel=SQUARE)
    await trial.first.settled()


@uses("/league", "league-new", "league-set", "league-open", "league-join", "league-leave", "league-rules")
async def sign_up_for_league(trial: Trial) -> None:
    await open_league(trial, trial.first, trial.second, rounds="2")
    assert "**2 people**" in text_of(sign_up(trial))
    await trial.second.click("Leave", on=sign_up(trial))
    await trial.second.settled()
    assert "not in this league any more" in told(trial.second)
    await press(trial, "Rules")
    assert "**Points:**" in told(trial.first)
    await ask(trial)
    await press(trial, "Open another")
    assert "Open a league" in told(trial.first)


@uses("league-start", "league-post", "league-here", "league-out", "league-close", "league-end")
async def run_league(trial: Trial) -> None:
    await open_league(trial, *trial.people[:3])
    await start(trial)
    await press(trial, "Standings")
    assert "Your table: <#" in told(trial.first)
    await press(trial, "Bring it here")
    assert "at home in this channel already" in told(trial.first)
    await press(trial, "Leave")
    await press(trial, "Drop out")
    assert "You have dropped out" in told(trial.first)
    await ask(trial)
    await press(trial, "Call it off")
    await press(trial, "tc:league-end:1:")
    assert (await league_of(trial)).status == "over"
    assert "called off" in text_of(posts_in(trial)[-1])


@uses("league")
async def turn_pages_of_league(trial: Trial) -> None:
    await open_league(trial, *trial.people[:3])
    await start(trial)
    await press(trial, "Standings")
    panel = trial.first.messages(SQUARE)[-1]
    control = next(
        part for part in walk(panel.components) if str(part.get("custom_id", "")).startswith("tc:league-rules:")
    )
    control["custom_id"] = "tc:league:1:7:on"
    await trial.first.click("tc:league:1:7:on", on=panel)
    await trial.first.settled()
    assert "Round 1 of 3" in told(trial.first), "a page beyond the last one is the last one"
