"""A league in the town: it opens, people join, rounds come and go by themselves over weeks, nobody stalls it."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.client import TownCrier
from sandbox.actors import Actor
from sandbox.faults import deny
from sandbox.model import Channel, Member, Message, User
from sandbox.rights import Right
from sandbox.town import FOUNDED, fixed_id, ready_made_world
from sandbox.trial import Trial, sandboxed
from sandbox.world import World
from service.leagues.values import League, Terms
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Place
from tests.e2e.conftest import PATIENCE
from tests.e2e.players import SQUARE, answer_to, buttons_of, controls_of, last_post, look, posts_in, quiet, text_of
from tests.e2e.test_killed import mortal_bot
from tests.e2e.test_standings import alt_of

DAY = 24 * 3600.0
NEWCOMERS = ("Emeline", "Foulques", "Guillemette")


def seven_people() -> World:
    world = ready_made_world()
    guild = world.guild
    for number, name in enumerate(NEWCOMERS, start=15):
        world.users[fixed_id(number)] = User(fixed_id(number), name.lower(), name)
        guild.members[fixed_id(number)] = Member(fixed_id(number), FOUNDED, [fixed_id(22)])
    return world


@pytest.fixture
async def town(make_bot: Callable[[], TownCrier]) -> AsyncIterator[Trial]:
    async with sandboxed(make_bot, seven_people()) as trial:
        for person in trial.people:
            person.patience = PATIENCE
        yield trial


async def open_league(trial: Trial, *joining: Actor, **choices: str) -> None:
    await trial.first.slash("/league", channel=SQUARE, game="troyes_dice")
    await trial.first.settled()
    for what, value in choices.items():
        panel = trial.first.messages(SQUARE)[-1]
        control = next(each for each in _menus(panel) if f":{what}:" in each)
        await trial.first.select(control, value, on=panel)
        await trial.first.settled()
    await trial.first.click("Open sign-up here")
    await trial.first.settled()
    await quiet(trial)
    for person in joining:
        await person.click("Join")
        await person.settled()
        await quiet(trial)


def _menus(message: Message) -> list[str]:
    return [each["custom_id"] for each in controls_of(message, "tc:league-set:")]


async def start(trial: Trial) -> None:
    await trial.first.click("Start", on=sign_up(trial))
    await trial.first.settled()
    await quiet(trial)


def sign_up(trial: Trial) -> Message:
    return next(post for post in posts_in(trial) if "Join" in buttons_of(post))


async def league_of(trial: Trial) -> League:
    return await trial.bot.tables.leagues.league(1)


def told(person: Actor) -> str:
    """What somebody read last in the square."""
    return text_of(person.messages(SQUARE)[-1])


async def minute(trial: Trial) -> None:
    """What the bot does each minute."""
    await look(trial)
    await trial.bot.steward.look()
    await quiet(trial)


def threads(trial: Trial) -> list[Channel]:
    return [channel for channel in trial.world.channels.values() if channel.is_thread]


async def play_round(trial: Trial) -> None:
    """Everybody moves at once, without their buttons, until all games of the round are over."""
    tables = trial.bot.tables
    league = await league_of(trial)
    for each in league.edition.of_round(league.round):
        while each.game_id is not None and (await tables.table(each.game_id)).status == "playing":
            await tables.think(each.game_id)
            look = await tables.look(each.game_id, None)
            for seat in look.to_act:
                user_id = look.table.sitters[seat].user_id
                if look.table.sitters[seat].is_person and user_id is not None:
                    seen = await tables.look(each.game_id, user_id)
                    move = look.table.game.legal_moves(seen.view)[0]
                    await tables.play(each.game_id, user_id, seen.occasion, move.parts)


async def test_seven_people_play_three_rounds_and_one_drops_out(town: Trial) -> None:
    await open_league(town, *town.people)
    assert "**7 people**" in text_of(sign_up(town))
    await start(town)
    the_first_round_is_told(town)
    await drop_out(town, town.people[4])
    await play_round(town)
    await town.restart()
    await minute(town)
    await the_second_round_goes_on_without_who_left(town)
    await play_round(town)
    await minute(town)
    town.world.skip(14 * DAY)
    await minute(town)
    await the_end_is_told_with_its_proof(town)
    await each_round_was_told_once(town)
    await town.first.slash("/league", channel=SQUARE)
    await town.first.settled()
    assert "This league is over" in answer_to(town.first)
    assert "You are " in alt_of(town.first.messages(SQUARE)[-1])


def the_first_round_is_told(town: Trial) -> None:
    """Where people signed up, and in a thread for each table."""
    assert [thread.name for thread in threads(town)] == [
        "Round 1, table 1 · Troyes Dice league #1, edition 1",
        "Round 1, table 2 · Troyes Dice league #1, edition 1",
    ]
    begins = last_post(town)
    assert "Round 1 of 3" in text_of(begins) and "Join" not in buttons_of(begins)
    assert all(f"<#{thread.id}>" in text_of(begins) for thread in threads(town))
    assert "It has begun" in text_of(posts_in(town)[0]) and buttons_of(posts_in(town)[0]) == ["Standings"]
    for thread in threads(town):
        assert "## Troyes Dice" in text_of(posts_in(town, thread.name)[-1]), "the game is on in its thread"


async def drop_out(town: Trial, gone: Actor) -> None:
    await gone.slash("/league", channel=SQUARE)
    await gone.settled()
    assert "Your table: <#" in answer_to(gone)
    await gone.click("Leave")
    await gone.click("Drop out")
    await gone.settled()
    await quiet(town)


async def the_second_round_goes_on_without_who_left(town: Trial) -> None:
    league = await league_of(town)
    assert league.round == 2
    assert [len(table.chairs) for table in league.edition.of_round(2)] == [3, 3]
    ends = next(post for post in posts_in(town) if "Round 1 of 3 is over" in text_of(post))
    assert "7. Emeline, 0 points, 0 won, dropped out." in alt_of(ends)


async def the_end_is_told_with_its_proof(town: Trial) -> None:
    league, final = await league_of(town), last_post(town)
    assert league.status == "over"
    assert "wins edition 1!" in text_of(final)
    assert f"Seed of the draw: {league.edition.seed.hex()}" in text_of(final)
    for table in league.edition.of_round(3):
        assert table.game_id is not None
        assert (await town.bot.tables.table(table.game_id)).status == "finished"


async def each_round_was_told_once(town: Trial) -> None:
    told = [text_of(post).splitlines()[1] for post in posts_in(town)[1:]]
    assert told == [
        "**Round 1 of 3**",
        "**Round 1 of 3 is over.**",
        "**Round 2 of 3**",
        "**Round 2 of 3 is over.**",
        "**Round 3 of 3**",
        "**Round 3 of 3 is over.**",
    ], "one short post each, and none twice"
    posted = len(posts_in(town))
    await minute(town)
    assert len(posts_in(town)) == posted


async def test_everybody_opens_the_page_on_which_they_stand_and_a_round_ends_with_all_of_them(
    town: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.league_picture.ROWS_AT_MOST", 3)
    await open_league(town, *town.people)
    await start(town)
    for person in town.people:
        await person.slash("/league", channel=SQUARE)
        await person.settled()
        assert "You are " in alt_of(person.messages(SQUARE)[-1]), "of three pages, one's own"
    await play_round(town)
    await minute(town)
    ends = next(post for post in posts_in(town) if "Round 1 of 3 is over" in text_of(post))
    assert [each.filename for each in ends.attachments] == ["league-1.png", "league-2.png", "league-3.png"]


@pytest.mark.parametrize("after", [1, 2, 3])
async def test_killed_while_a_round_opens_nothing_is_lost_or_made_twice(town: Trial, after: int) -> None:
    """The bot dies after the first thread, after the first game, and after the second thread."""
    await open_league(town, *town.people)
    steward, made, stopped = town.bot.steward, 0, asyncio.Event()

    def mortal(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*given: Any) -> Any:
            nonlocal made
            if made == after:
                stopped.set()
                await asyncio.Event().wait()
            outcome = await work(*given)
            made += 1
            return outcome

        return counted

    steward._thread = mortal(steward._thread)
    steward.leagues.seat = mortal(steward.leagues.seat)
    town.expect("unanswered")
    town.first.press(sign_up(town), "Start")
    await stopped.wait()
    await town.restart(abruptly=True)
    await minute(town)
    assert not any("Round 1" in text_of(post) for post in posts_in(town)), "another process may have it in hand"
    town.world.skip(600)
    await minute(town)
    await once_opened(town, await league_of(town))


async def once_opened(town: Trial, league: League) -> None:
    assert len(threads(town)) == 2
    assert sorted(table.game_id or 0 for table in league.edition.tables) == [1, 2]
    assert {table.channel_id for table in league.edition.tables} == {thread.id for thread in threads(town)}
    assert sum("Round 1 of 3" in text_of(post) for post in posts_in(town)) == 1


KILLS = 6


async def test_killed_for_good_again_and_again_a_round_opens_once(tmp_path: Path) -> None:
    """A process of its own, and kill -9; what it had in hand is given free at once, which otherwise takes ten minutes."""
    database, chance = tmp_path / "town-crier.db", Random(5)
    async with sandboxed(None, seven_people()) as town, mortal_bot(town, database) as mortal:
        town.expect("unanswered", "10062", "10015")
        for person in town.people:
            person.patience = PATIENCE
        tables = await Tables.open(database, thinker=DirectThinker())
        try:
            place = Place(town.world.guild.id, town.world.channel(SQUARE).id)
            league = await tables.leagues.open(place, Person(town.first.id, "Aude"), "troyes_dice", Terms())
            for each in town.people:
                await tables.leagues.join(league.id, Person(each.id, each.user.display_name))
            await tables.leagues.start(league.id)
            for _ in range(KILLS):
                os.kill(mortal.pid, signal.SIGKILL)
                await tables.leagues.rest(league.id, 0.0)
                await mortal.come_back()
                await asyncio.sleep(0.0 if mortal.deaths == KILLS else chance.uniform(0.0, 0.4))
            await town.world.wait_until(
                lambda: any("Round 1 of 3" in text_of(post) for post in posts_in(town)), "the round", PATIENCE
            )
            await once_opened(town, await tables.leagues.league(league.id))
        finally:
            await tables.close()


async def test_a_post_that_was_sent_and_not_noted_is_not_sent_again(town: Trial) -> None:
    await open_league(town, *town.people[:3])
    await start(town)
    posted = len(posts_in(town))

    def forget(connection: object) -> None:
        connection.execute("DELETE FROM league_posts WHERE audience LIKE 'round:%'")  # type: ignore[attr-defined]

    await town.bot.tables._ledger.store.database._writer.run(forget)
    await town.restart()
    await minute(town)
    assert len(posts_in(town)) == posted


async def test_too_few_people_are_told_so_and_nothing_changes(trial: Trial) -> None:
    await open_league(trial, trial.first)
    before = await league_of(trial)
    await trial.first.click("Start", on=sign_up(trial))
    await trial.first.settled()
    assert "takes 3 people at least; one person has joined so far" in told(trial.first)
    assert (await league_of(trial)).edition == before.edition
    await trial.first.click("Join", on=sign_up(trial))
    await trial.first.settled()
    assert "You are in this league already" in told(trial.first)
    await trial.second.click("Leave", on=sign_up(trial))
    await trial.second.settled()
    assert "You are not in this league" in told(trial.second)


async def test_only_who_manages_the_server_opens_and_starts(trial: Trial) -> None:
    await trial.second.slash("/league", channel=SQUARE)
    await trial.second.settled()
    assert "Who may manage the server opens one" in told(trial.second)
    await open_league(trial, trial.first, trial.second, trial.third)
    await trial.second.click("Start", on=sign_up(trial))
    await trial.second.settled()
    assert "Only who may manage this server" in told(trial.second)
    assert (await league_of(trial)).status == "gathering"


async def test_a_second_league_of_the_game_is_refused(trial: Trial) -> None:
    await open_league(trial, trial.first)
    await trial.first.slash("/league", channel=SQUARE)
    await trial.first.settled()
    await trial.first.click("Open another")
    await trial.first.settled()
    panel = trial.first.messages(SQUARE)[-1]
    control = next(each for each in _menus(panel) if ":key:" in each)
    await trial.first.select(control, "troyes_dice", on=panel)
    await trial.first.settled()
    await trial.first.click("Open sign-up here")
    await trial.first.settled()
    assert "is open on this server already" in told(trial.first)


async def test_a_league_begins_on_its_day_and_the_next_edition_opens_by_itself(trial: Trial) -> None:
    await open_league(trial, *trial.people[:3], rounds="2", days="7", starts="3", again="1")
    assert "It begins <t:" in text_of(sign_up(trial))
    trial.world.skip(3 * DAY)
    await minute(trial)
    assert "Round 1 of 2" in text_of(last_post(trial))
    for _ in range(2):
        await play_round(trial)
        await minute(trial)
    assert (await league_of(trial)).status == "gathering"
    fresh = last_post(trial)
    assert "edition 2" in text_of(fresh) and "Join" in buttons_of(fresh)
    await trial.fourth.click("Join", on=fresh)
    await trial.fourth.settled()
    await quiet(trial)
    assert "Denis" in text_of(fresh)
    await trial.first.slash("/league", channel=SQUARE)
    await trial.first.settled()
    assert "edition 1" in alt_of(trial.first.messages(SQUARE)[-1]), "until the first round the last standings are shown"


async def test_without_threads_the_channel_has_the_table(trial: Trial) -> None:
    await open_league(trial, *trial.people[:3])
    deny(trial.world, trial.world.channel(SQUARE), Right.CREATE_PUBLIC_THREADS)
    await start(trial)
    league = await league_of(trial)
    assert [table.channel_id for table in league.edition.tables] == [trial.world.channel(SQUARE).id]
    assert threads(trial) == []


async def test_where_no_table_can_open_the_panel_says_so_and_it_is_tried_again_later(town: Trial) -> None:
    await open_league(town, *town.people)
    square = town.world.channel(SQUARE)
    deny(town.world, square, Right.CREATE_PUBLIC_THREADS)
    await start(town)
    tried = sum(each["path"].endswith("/threads") for each in town.world.requests)
    await minute(town)
    await minute(town)
    assert sum(each["path"].endswith("/threads") for each in town.world.requests) == tried
    await town.first.slash("/league", channel=SQUARE)
    await town.first.settled()
    assert "Not every table could be opened" in told(town.first)
    square.overwrites.clear()
    town.world.skip(3600)
    await minute(town)
    assert len((await league_of(town)).posts) > 0
    assert all(table.game_id for table in (await league_of(town)).edition.tables)
    assert "Round 1 of 3" in text_of(last_post(town))


async def test_a_league_that_is_called_off_says_so(trial: Trial) -> None:
    await open_league(trial, *trial.people[:3])
    await trial.first.slash("/league", channel=SQUARE)
    await trial.first.settled()
    await trial.first.click("Call it off")
    await trial.first.settled()
    await trial.first.click("tc:league-end:1:")
    await trial.first.settled()
    await quiet(trial)
    assert "called off" in text_of(last_post(trial))
    assert "Join" not in buttons_of(posts_in(trial)[0])
    posted = len(posts_in(trial))
    await minute(trial)
    assert len(posts_in(trial)) == posted
