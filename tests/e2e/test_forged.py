"""Ids that no control of the bot's ever had: each gets one refusal, changes nothing, and leaves no traceback in the log."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from cogs.press import HANDLERS
from sandbox.controls import BUTTON, STRING_SELECT, walk
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import OPEN, SQUARE, controls_of, last_post, panel_of, prepare_move, quiet, start_table

RESTS = ("", "x", ":", "1:", "-1:-1", "99999999999999999999", "2:nobody.knows", "9:9:9:9", "yes", "é", "troyes:1:x")
GAMES = ("1", "0", "77", "9" * 30)
for name in ("cogs.doctor", "cogs.league"):
    import_module(name)  # They name their verbs when they are read.

ON_BOARDS = {"sheet", "board", "log"}
VALUES = ("", "x", "-1", "99", "9" * 30)


def part_of(message: Message, kind: int) -> dict[str, Any]:
    return next(part for part in walk(message.components) if part.get("type") == kind)


@pytest.mark.parametrize("verb", [*sorted(HANDLERS), "unheard-of"])
async def test_a_forged_button_is_refused(trial: Trial, verb: str) -> None:
    await start_table(trial, trial.second)
    post = last_post(trial)
    button = part_of(post, BUTTON)
    own = button["custom_id"]
    for game_id in GAMES:
        for rest in RESTS:
            if (verb, game_id) in {("resign", "1"), ("end", "1"), ("abort", "1")}:
                continue  # Whoever sits there may do this with any word behind it.
            button["custom_id"] = f"tc:{verb}:{game_id}:{rest}"[:100]
            await trial.third.click(button["custom_id"], on=post)
            await trial.third.settled()
    button["custom_id"] = own
    await quiet(trial)
    table = await trial.bot.tables.table(1)
    assert table.status == "playing" and table.place.channel_id == trial.world.channel(SQUARE).id


@pytest.mark.parametrize("verb", ["choose", "computer", "option", "sight", "sheet-of", "mine"])
async def test_a_forged_choice_is_refused(trial: Trial, verb: str) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/board", channel=SQUARE)
    await trial.first.settled()
    board = trial.first.messages(SQUARE)[-1]
    select = part_of(board, STRING_SELECT)
    for game_id in GAMES:
        for value in VALUES:
            select["custom_id"] = f"tc:{verb}:{game_id}:1:x"
            select["options"][0]["value"] = value or "x"
            await trial.first.select(select["custom_id"], value or "x", on=board)
            await trial.first.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).status == "playing"


@pytest.mark.parametrize("own", ["log-at:1:0", "daily-turn:0:0", "history:0:0", "notify:0:calls"])
async def test_what_is_for_one_person_takes_no_place_of_a_post_that_all_see(trial: Trial, own: str) -> None:
    await start_table(trial, trial.second)
    await refuses_to_show(trial, last_post(trial), f"tc:{own}")


async def test_a_move_that_is_put_together_on_the_board_of_all_is_shown_to_its_owner_only(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel, post = panel_of(trial.first), last_post(trial)
    await refuses_to_show(trial, post, controls_of(panel, OPEN)[0]["custom_id"])
    confirm = await prepare_move(trial.first, panel, Random(1))
    for name in (confirm, confirm, "tc:undo:1:"):
        await refuses_to_show(trial, post, name)


async def refuses_to_show(trial: Trial, post: Message, name: str) -> None:
    """Whoever presses `name` on the post is answered, and the post gets no control that it would not have by itself."""
    pressed = await trial.first.answered(trial.first.forge(post, name))
    await trial.first.settled()
    await quiet(trial)
    assert not pressed.failed
    assert {part["custom_id"].split(":")[1] for part in walk(post.components) if "custom_id" in part} <= ON_BOARDS
