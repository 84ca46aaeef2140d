"""One living post per game: the newest board plays, older ones tell what happened and show their picture."""

from random import Random

from cogs.press import custom_id
from sandbox.actors import Actor
from sandbox.controls import walk
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    buttons_of,
    called_in,
    make_move,
    panel_of,
    pick,
    posts_in,
    prepare_move,
    quiet,
    start_table,
    text_of,
)
from tests.e2e.test_caylus import awaited, open_panel, start
from tests.e2e.test_posted_once import dies_before_it_is_noted

PLAYS = {"Make my move", "My sheet"}


def living(trial: Trial) -> list[Message]:
    return [post for post in posts_in(trial) if PLAYS & set(buttons_of(post))]


def pictures(post: Message) -> list[int]:
    """The uploads that it has, all of which its gallery shows."""
    shown = [item["media"]["url"] for part in walk(post.components) for item in part.get("items", ())]
    assert shown == [f"attachment://{file.filename}" for file in post.attachments]
    return [file.id for file in post.attachments]


async def half_day(trial: Trial) -> None:
    for person in (trial.first, trial.second):
        await pick(trial, person)


async def test_only_the_newest_board_plays_and_older_ones_keep_what_they_told_and_showed(trial: Trial) -> None:
    await start_table(trial, trial.second)
    (first,) = living(trial)
    await pick(trial, trial.first)
    told, shown = text_of(first), pictures(first)
    await pick(trial, trial.second)
    await half_day(trial)
    assert living(trial) == posts_in(trial)[-1:]
    assert (buttons_of(first), pictures(first)) == (["Log"], shown)
    assert "Waiting for" in told
    assert "Waiting for" not in text_of(first)
    assert told.splitlines()[-1] == text_of(first).splitlines()[-1], "the proof of the dice stays"


async def test_the_end_leaves_no_board_that_plays(trial: Trial) -> None:
    await start_table(trial)
    await trial.first.slash("/end", channel=SQUARE)
    await trial.first.click(custom_id("end", 1, "vote"), on=trial.first.messages(SQUARE)[-1])
    await quiet(trial)
    assert living(trial) == []


async def test_a_bot_that_dies_after_the_new_board_cuts_the_old_one_down_later(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    posted = len(posts_in(trial))
    panel = panel_of(trial.second)
    confirm = await prepare_move(trial.second, panel, Random(1))
    trial.expect("unanswered")
    trial.second.press(panel, confirm)
    await dies_before_it_is_noted(trial, lambda: len(posts_in(trial)) == posted + 1, "the board")
    assert living(trial) == posts_in(trial)[-1:]


async def test_an_old_board_that_can_not_be_edited_stays_and_is_left_alone(trial: Trial) -> None:
    await start_table(trial, trial.second)
    (first,) = living(trial)
    await pick(trial, trial.first)
    fault = trial.world.fail("PATCH", f"/messages/{first.id}", status=403, code=50005, times=3)
    await pick(trial, trial.second)
    await half_day(trial)
    assert living(trial) == [first, posts_in(trial)[-1]]
    assert fault.struck == 1


async def test_a_compact_channel_has_one_post_with_the_newest_picture(trial: Trial) -> None:
    await start_table(trial, trial.second, compact="true")
    (post,) = living(trial)
    before = pictures(post)
    await half_day(trial)
    await half_day(trial)
    assert posts_in(trial)[-1] == post
    assert len(pictures(post)) == 1
    assert pictures(post) != before
    assert "Day 2" in text_of(post)
    lobby = trial.first.messages(SQUARE)[0]
    commitment = (await trial.bot.tables.table(1)).commitment
    assert commitment in text_of(lobby) and commitment not in text_of(post), "the proof stays where nothing is edited"


async def place_a_worker(trial: Trial, person: Actor, seed: int) -> None:
    panel = await open_panel(person)
    await make_move(person, panel, Random(seed))
    await quiet(trial)


async def test_a_turn_has_one_post_however_often_it_goes_round(trial: Trial) -> None:
    await start(trial, trial.second)
    (post,) = living(trial)
    before = pictures(post)
    for number in range(4):
        await place_a_worker(trial, await awaited(trial), number)
    assert posts_in(trial)[-1:] == living(trial) == [post]
    assert "Turn 1" in text_of(post)
    assert pictures(post) != before
    person = await awaited(trial)
    assert called_in(trial) == [person.id], "the call is a line of its own"


async def test_a_turn_of_several_days_shows_one_picture(trial: Trial) -> None:
    await start(trial, trial.second)
    (first,) = living(trial)
    trial.world.skip(25 * 3600)
    await place_a_worker(trial, await awaited(trial), 1)
    (second,) = living(trial)
    assert second is not first
    assert (pictures(first), len(pictures(second))) == ([], 1)
    assert "Turn 1" in text_of(first) and buttons_of(first) == ["Log"]


async def test_what_people_have_written_stands_above_the_board(trial: Trial) -> None:
    await start(trial, trial.second)
    (post,) = living(trial)
    chat = trial.third.say("Who wins?", trial.world.channel(SQUARE))
    await place_a_worker(trial, await awaited(trial), 1)
    (moved,) = living(trial)
    assert moved.id > chat.id
    assert post not in posts_in(trial), "the channel shows the turn once"
    await place_a_worker(trial, await awaited(trial), 2)
    assert living(trial) == [moved]


async def test_a_bot_that_dies_while_the_board_moves_down_leaves_one(trial: Trial) -> None:
    await start(trial, trial.second)
    (post,) = living(trial)
    trial.third.say("Who wins?", trial.world.channel(SQUARE))
    person = await awaited(trial)
    panel = await open_panel(person)
    confirm = await prepare_move(person, panel, Random(1))
    trial.expect("unanswered")
    person.press(panel, confirm)
    await dies_before_it_is_noted(trial, lambda: any(each.id > post.id for each in living(trial)), "the board below")
    await quiet(trial)
    (moved,) = living(trial)
    assert moved.id > post.id


async def test_a_move_that_is_taken_back_makes_no_other_post(trial: Trial) -> None:
    await start(trial, trial.second)
    (post,) = living(trial)
    before = len(posts_in(trial))
    person = await awaited(trial)
    for number in range(2):
        await place_a_worker(trial, person, number)
        await person.slash("/undo", channel=SQUARE)
        await quiet(trial)
    assert (living(trial), len(posts_in(trial))) == ([post], before)
    assert text_of(post).count("taken back") == 1, "what was done twice is told once"
    assert f"{person.user.display_name} has taken back: 2 moves" in text_of(post)
    assert called_in(trial) == [], "the other one is no longer awaited, and who has taken it back is there"


async def test_somebody_who_leaves_makes_no_other_post(trial: Trial) -> None:
    await start(trial, trial.second, trial.third)
    (post,) = living(trial)
    before = len(posts_in(trial))
    await trial.third.slash("/resign", channel=SQUARE)
    await trial.third.click("Yes, leave")
    await quiet(trial)
    assert (living(trial), len(posts_in(trial))) == ([post], before)
    assert "has left; a computer plays on" in text_of(post)
