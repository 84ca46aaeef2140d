"""The daily challenge: on a server, in direct messages, and by somebody's own installation where the bot is no member."""

import asyncio
import os
import re
import signal
from pathlib import Path
from random import Random

from engine.troyes_dice.facts import HALF_DAYS
from sandbox import faults, posts
from sandbox.actors import Actor
from sandbox.model import Channel, Message
from sandbox.rights import Right
from sandbox.shapes import message_json
from sandbox.town import found_village
from sandbox.trial import Trial, sandboxed
from service.challenge import Challenge, challenge_at
from service.tables import Tables
from service.thinking import DirectThinker
from tests.e2e.conftest import PATIENCE
from tests.e2e.players import SQUARE, answer_to, buttons_of, look, make_move, prepare_move, quiet, text_of
from tests.e2e.test_killed import done, mortal_bot

TAVERN = "the-tavern"
HOUR = 3600.0
DAY = 24 * HOUR


def to_hour(trial: Trial, hour: float, days: int = 0) -> Challenge:
    """Moves the clock to an hour of the next day, or of a later one; the challenge of that day."""
    now = trial.world.clock.now()
    midnight = challenge_at("day", now).ends + days * DAY
    trial.world.skip(midnight + hour * HOUR - now)
    return challenge_at("day", trial.world.clock.now())


async def open_daily(person: Actor, place: Channel | str = SQUARE) -> Message:
    interaction = await person.slash("/daily", channel=place)
    await person.settled()
    found = person.answer_to(interaction)
    assert found is not None
    return found


async def make_picks(trial: Trial, person: Actor, panel: Message, many: int = 99, seed: int = 1) -> None:
    """So many picks on the panel, or all that are left."""
    chance = Random(f"{seed} {person.user.name}")
    for _ in range(many):
        if "Share" in buttons_of(panel):
            break
        await make_move(person, panel, chance)
    await quiet(trial)


async def play_daily(trial: Trial, person: Actor, place: Channel | str = SQUARE, seed: int = 1) -> Message:
    """Somebody plays today's challenge to its end; their panel then shows the result."""
    panel = await open_daily(person, place)
    await person.click("Play", on=panel)
    await person.settled()
    await make_picks(trial, person, panel, seed=seed)
    assert "Share" in buttons_of(panel), text_of(panel)
    return panel


def dm_of(trial: Trial, person: Actor) -> Channel:
    return posts.open_dm(trial.world, person.id, trial.world.bot_id)


def posted_in(trial: Trial, place: Channel | str) -> list[Message]:
    """What everybody reads there, oldest first."""
    return [message for message in trial.first.messages(place) if not message.ephemeral]


async def choose_morning(trial: Trial, *channels: str) -> None:
    await trial.first.slash("/settings", channel=SQUARE)
    await trial.first.select("tc:set-morning:0:", *(trial.world.channel(name) for name in channels))
    await trial.first.settled()


def points_on(panel: Message) -> str:
    found = re.search(r"\*\*(\d+) points?\*\*", text_of(panel))
    assert found is not None, text_of(panel)
    return found[1]


async def test_somebody_plays_alone_and_nothing_is_posted(trial: Trial) -> None:
    today = to_hour(trial, 12)
    panel = await open_daily(trial.first)
    assert panel.only_for == trial.first.id
    assert f"Daily challenge {today.first_day}" in text_of(panel) and "one try" in text_of(panel)
    over = await play_daily(trial, trial.first)
    assert posted_in(trial, SQUARE) == [] and trial.first.dms() == []
    assert "the first to finish it" in text_of(over)
    assert "One day in a row" in text_of(await open_daily(trial.first))


async def test_three_people_over_two_days(trial: Trial) -> None:
    """On a server, in direct messages, and where the bot is no member."""
    aude, bertrand, clemence = trial.first, trial.second, trial.third
    clemence.user.has_app = True
    green = found_village(trial.world, "Provins", trial.fourth.user, clemence.user)
    first_day = to_hour(trial, 12)
    await choose_morning(trial, TAVERN)
    for person in (aude, bertrand, clemence):
        await open_daily(person)
    aude_over = await play_daily(trial, aude)
    half = await open_daily(bertrand, dm_of(trial, bertrand))
    await bertrand.click("Play", on=half)
    await bertrand.settled()
    await make_picks(trial, bertrand, half, 5)
    clemence_over = await play_daily(trial, clemence, green)
    await clemence.click("Share", on=clemence_over)
    await clemence.settled()
    (card,) = [message for message in trial.fourth.messages(green) if not message.ephemeral]
    assert f"**{points_on(clemence_over)} points**" in text_of(card) and card.attachments

    second_day = to_hour(trial, 0.5)
    await trial.restart()
    assert "counts if you finish by" in text_of(half)
    await make_picks(trial, bertrand, half)
    assert f"Daily challenge {first_day.first_day}" in text_of(half) and "Share" in buttons_of(half)
    yesterday = await trial.bot.tables.dailies.table(first_day, trial.world.guild.id)
    assert {entry.user_id for entry in yesterday} == {aude.id, bertrand.id, clemence.id}

    to_hour(trial, 9, days=-1)
    await trial.restart(abruptly=True)
    await look(trial)
    await look(trial)
    (post,) = posted_in(trial, TAVERN)
    for panel, person in ((aude_over, aude), (half, bertrand), (clemence_over, clemence)):
        assert f".** {person.user.display_name} · {points_on(panel)}" in text_of(post)
    assert f"Seed of Daily challenge {first_day.first_day}" in text_of(post)

    await play_daily(trial, aude, seed=2)
    await play_daily(trial, bertrand, dm_of(trial, bertrand), seed=2)
    await play_daily(trial, clemence, green, seed=2)
    shown = text_of(await open_daily(aude))
    assert f"Daily challenge {second_day.first_day}" in shown and "2 days in a row" in shown
    assert shown.count("2 in a row") == 3 and "3 people have finished it" in shown
    to_hour(trial, 10)
    await look(trial)
    assert len(posted_in(trial, TAVERN)) == 2


async def test_a_profile_tells_of_it_and_history_leads_to_no_channel(trial: Trial) -> None:
    to_hour(trial, 12)
    over = await play_daily(trial, trial.first)
    await trial.first.slash("/profile")
    await trial.first.settled()
    assert f"Daily challenge: One day in a row · longest 1 · best score {points_on(over)}" in answer_to(trial.first)
    await trial.first.slash("/history")
    await trial.first.settled()
    await trial.first.select("tc:past:0:", "1", on=trial.first.messages()[-1])
    await trial.first.settled()
    assert "in Daily challenge" in answer_to(trial.first) and "<#" not in answer_to(trial.first)


async def test_the_week_is_played_with_the_expansion_and_beside_the_day(trial: Trial) -> None:
    to_hour(trial, 12)
    await trial.first.slash("/daily", channel=SQUARE, which="week")
    await trial.first.settled()
    panel = trial.first.messages()[-1]
    assert "Weekly challenge" in text_of(panel) and "with the expansion" in text_of(panel)
    await trial.first.click("Play", on=panel)
    await trial.first.settled()
    await make_picks(trial, trial.first, panel)
    await trial.first.click("Share", on=panel)
    await trial.first.settled()
    assert "Weekly challenge" in text_of(posted_in(trial, SQUARE)[-1])
    assert "Play" in buttons_of(await open_daily(trial.first)), "the day is another one"
    to_hour(trial, 12, days=6)
    old = await open_daily(trial.first)
    await trial.first.click("This week’s", on=old)
    await trial.first.settled()
    await trial.first.click("The week before", on=old)
    await trial.first.settled()
    assert points_on(old) == points_on(panel)
    await trial.first.click("Today’s", on=old)
    await trial.first.settled()
    assert "Daily challenge" in text_of(old)


async def test_there_is_one_try(trial: Trial) -> None:
    to_hour(trial, 12)
    early = await open_daily(trial.first)
    over = await play_daily(trial, trial.first)
    await trial.first.click("Play", on=early)
    await trial.first.settled()
    assert "Share" in buttons_of(early) and points_on(early) == points_on(over)
    assert "Play" not in buttons_of(await open_daily(trial.first))


async def test_without_a_pick_before_midnight_todays_is_the_one(trial: Trial) -> None:
    to_hour(trial, 23.9)
    panel = await open_daily(trial.first)
    await trial.first.click("Play", on=panel)
    await trial.first.settled()
    confirm = await prepare_move(trial.first, panel, Random(1))
    to_hour(trial, 0.1)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    assert "ended before your first pick" in text_of(trial.first.messages()[-1])
    await look(trial)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    assert "could be begun until its last midnight" in text_of(panel)
    await trial.first.click("Today’s", on=panel)
    await trial.first.settled()
    assert "Play" in buttons_of(panel)


async def test_who_did_not_finish_before_the_dice_are_revealed_reads_so(trial: Trial) -> None:
    to_hour(trial, 12)
    panel = await open_daily(trial.first)
    await trial.first.click("Play", on=panel)
    await trial.first.settled()
    await make_picks(trial, trial.first, panel, 3)
    confirm = await prepare_move(trial.first, panel, Random(1))
    to_hour(trial, 8.1)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    assert "are public by now" in text_of(trial.first.messages()[-1])
    await look(trial)
    await trial.first.slash("/games")
    assert "Daily challenge" not in answer_to(trial.first)


async def test_a_share_spoils_nothing_and_is_posted_where_it_may_be(trial: Trial) -> None:
    aude, bertrand = trial.first, trial.second
    to_hour(trial, 12)
    over = await play_daily(trial, bertrand)
    await bertrand.click("Share", on=over)
    await bertrand.settled()
    (card,) = posted_in(trial, SQUARE)
    assert card.attachments and "🏰" in text_of(card)
    today = trial.bot.tables.dailies.current("day")
    seed = (await trial.bot.tables._ledger.load(1)).stored.game.seed
    assert seed is not None and seed.hex() not in repr(card)
    assert await trial.bot.tables.dailies.revealed(today) == ""
    await aude.click("Play it too", on=card)
    await aude.settled()
    assert "Play" in buttons_of(aude.messages()[-1])
    faults.deny(trial.world, trial.world.channel(SQUARE), Right.SEND_MESSAGES, bertrand.id)
    await bertrand.click("Share", on=over)
    await bertrand.settled()
    assert len(posted_in(trial, SQUARE)) == 1
    assert "You" in text_of(bertrand.messages()[-1])


async def test_where_answers_of_guests_are_private_it_says_so(trial: Trial) -> None:
    aude = trial.first
    aude.user.has_app = True
    green = found_village(trial.world, "Provins", trial.second.user, aude.user)
    faults.deny(trial.world, green, Right.USE_EXTERNAL_APPS, aude.id)
    to_hour(trial, 12)
    over = await play_daily(trial, aude, green)
    await aude.click("Share", on=over)
    await aude.settled()
    assert "shows this only to you" in "\n".join(text_of(m) for m in aude.messages(green))
    assert trial.second.messages(green) == []


async def test_between_two_people_it_is_played_and_shared(trial: Trial) -> None:
    aude, bertrand = trial.first, trial.second
    aude.user.has_app = True
    between = posts.open_dm(trial.world, aude.id, bertrand.id)
    to_hour(trial, 12)
    over = await play_daily(trial, aude, between)
    assert bertrand.messages(between) == []
    await aude.click("Share", on=over)
    await aude.settled()
    assert len(bertrand.messages(between)) == 1
    await aude.slash("/privacy", channel=between)
    await aude.settled()
    assert bertrand.messages(between) == bertrand.messages(between)[:1]


async def test_nobody_reaches_the_challenge_of_somebody_else(trial: Trial) -> None:
    to_hour(trial, 12)
    await play_daily(trial, trial.first)
    await trial.first.click("Share")
    await trial.first.settled()
    card = posted_in(trial, SQUARE)[-1]
    for verb in ("sheet", "board", "log", "game-file", "log-at"):
        await trial.second.answered(trial.second.forge(card, f"tc:{verb}:1:0"))
        await trial.second.settled()
        told = text_of(trial.second.messages()[-1])
        assert "not one of your running games" in told or "You don’t sit at this table" in told, verb


async def test_a_morning_that_was_posted_and_not_noted_is_not_posted_again(trial: Trial) -> None:
    to_hour(trial, 12)
    await choose_morning(trial, TAVERN)
    await play_daily(trial, trial.first)
    to_hour(trial, 8.1)
    telling = asyncio.ensure_future(trial.bot.crier.tell_all())
    await trial.world.wait_until(lambda: bool(posted_in(trial, TAVERN)), "the table")
    await trial.kill()
    await asyncio.gather(telling, return_exceptions=True)
    trial.world.skip(HOUR)
    await trial.start()
    await look(trial)
    assert len(posted_in(trial, TAVERN)) == 1
    assert await trial.bot.tables.dailies.claim_mornings(600.0) == []


async def test_a_channel_that_takes_no_post_is_refused_and_one_that_is_gone_harms_nobody(trial: Trial) -> None:
    to_hour(trial, 12)
    await choose_morning(trial, "proclamations")
    assert "Send Messages" in text_of(trial.first.messages()[-1])
    await choose_morning(trial, TAVERN)
    shown = repr(message_json(trial.world, trial.first.messages(SQUARE)[-1]))
    assert f"'id': '{trial.world.channel(TAVERN).id}'" in shown, (
        "the menu shows what was chosen, by its number in words"
    )
    await play_daily(trial, trial.first)
    faults.deny(trial.world, trial.world.channel(TAVERN), Right.SEND_MESSAGES)
    to_hour(trial, 8.1)
    await look(trial)
    assert posted_in(trial, TAVERN) == []
    assert await trial.bot.tables.dailies.claim_mornings(600.0) == []
    await choose_morning(trial)
    assert await trial.bot.tables.dailies.morning_channel(trial.world.guild.id) is None


async def _finished(tables: Tables) -> None:
    """Until the disk has the last pick."""
    for _ in range(20_000):
        if (await tables.table(1)).status == "finished":
            return
        await asyncio.sleep(0.001)


def at_noon(trial: Trial) -> Trial:
    """Far from the end of the day, whenever the test runs."""
    now = trial.world.clock.now()
    trial.world.skip((DAY / 2 - now) % DAY)
    return trial


async def test_killed_between_the_last_pick_and_the_result_nothing_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "town-crier.db"
    async with sandboxed(None) as trial, mortal_bot(at_noon(trial), database) as mortal:
        trial.expect("unanswered", "10062", "10015")
        person = trial.first
        person.patience = PATIENCE
        panel = await open_daily(person)
        await person.click("Play", on=panel)
        await person.settled()
        tables = await Tables.open(database, thinker=DirectThinker())
        try:
            chance = Random(3)
            while (await tables.look(1, person.id)).occasion < HALF_DAYS:
                await make_move(person, panel, chance)
            confirm = await prepare_move(person, panel, chance)
            person.press(panel, confirm)
            await _finished(tables)
            os.kill(mortal.pid, signal.SIGKILL)
            await mortal.come_back()
            asked = await person.slash("/daily")
            await done(person, asked)
            again, result = person.answer_to(asked), await tables.result(1)
            assert again is not None and result is not None
            assert points_on(again) == str(result.scores[0].total)
            await person.click("Share", on=again)
            await person.world.wait_until(lambda: bool(posted_in(trial, SQUARE)), "the card", PATIENCE)
        finally:
            await tables.close()
