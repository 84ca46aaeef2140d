"""Where I am awaited, who is best, and what the bot lacks."""

import asyncio
from typing import Any

import discord
import pytest

from cogs import visit, visiting
from cogs.visit import Visit
from sandbox.controls import walk
from sandbox.faults import allow, deny
from sandbox.model import Channel, ChannelType, Guild, Member, Message, Role
from sandbox.rights import EVERYBODY, Right
from sandbox.trial import Trial
from service.standing import Standing
from service.standing_values import Leaderboard
from tests.e2e.controls_of_people import finish_games
from tests.e2e.players import SQUARE, answer_to, buttons_of, controls_of, last_post, pick, quiet, start_table, text_of


def found_second_town(trial: Trial) -> Channel:
    """A second server with the same people and the bot."""
    world = trial.world
    guild = Guild(world.snowflake(), "Town of Provins", world.people[0].id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYBODY))
    for user in world.users.values():
        guild.members[user.id] = Member(user.id, 0.0, [])
    world.guilds[guild.id] = guild
    channel = Channel(world.snowflake(), ChannelType.TEXT, "the-fair", guild.id)
    world.channels[channel.id] = channel
    return channel


def alt_of(message: Message) -> str:
    """What the one picture of a message says to whoever can't see it."""
    (item,) = (item for part in walk(message.components) for item in part.get("items", ()))
    return item["description"]


async def test_my_games_over_channels_and_servers(trial: Trial) -> None:
    fair = found_second_town(trial)
    await start_table(trial, trial.second)
    await trial.second.slash("/play", channel="the-tavern", game="troyes_dice")
    await trial.second.slash("/play", channel=fair, game="troyes_dice")
    await trial.second.click("Start", channel=fair)
    await trial.second.settled()
    await quiet(trial)
    await pick(trial, trial.first)
    await trial.first.slash("/games", channel="the-tavern")
    square = trial.world.channel("the-square")
    assert f"⏳ Troyes Dice in <#{square.id}> · Day 1, morning" in answer_to(trial.first)
    await trial.second.slash("/games", channel="the-tavern")
    mine = answer_to(trial.second)
    assert "### Your 2 games" in mine
    assert f"🔔 **Troyes Dice** in <#{square.id}>" in mine
    assert f"<#{fair.id}>" in mine, "the game on the other server is there too"


async def test_the_leaderboard_has_pages_and_says_where_i_stand(trial: Trial) -> None:
    await finish_games(trial, 11)
    await trial.first.slash("/leaderboard", game="troyes_dice")
    await trial.first.settled()
    assert "(1 of 2)" in answer_to(trial.first)
    assert "games of 2 people or more count" in answer_to(trial.first)
    first = alt_of(trial.first.messages()[-1])
    await trial.first.click("On ▶")
    await trial.first.settled()
    second = alt_of(trial.first.messages()[-1])
    assert [page.count(" won, place ") for page in (first, second)] == [10, 1]
    assert all("You are " in page and " of 11" in page for page in (first, second))
    await trial.fourth.slash("/leaderboard", game="troyes_dice")
    await trial.fourth.settled()
    board = trial.fourth.messages()[-1]
    assert "You are " not in alt_of(board), "who has no result stands nowhere"
    assert "Where am I?" not in buttons_of(board)


async def test_the_leaderboard_of_another_server_and_of_another_season(trial: Trial) -> None:
    await finish_games(trial, 11)
    fair = found_second_town(trial)
    await trial.first.slash("/leaderboard", channel=fair, game="troyes_dice")
    await trial.first.settled()
    assert "Nobody has finished a game that counts here yet" in answer_to(trial.first)
    await trial.first.click("Everywhere")
    await trial.first.settled()
    shown = trial.first.messages(fair)[-1]
    assert "everywhere · all time (1 of 2)" in text_of(shown)
    assert "Player 0" not in alt_of(shown), "what one server calls somebody is nobody's business on another"
    await trial.first.slash("/leaderboard", channel=SQUARE, game="troyes_dice", season="now")
    await trial.first.settled()
    assert "(1 of 2)" in answer_to(trial.first)
    await trial.first.slash("/leaderboard", game="troyes_dice", season="before")
    await trial.first.settled()
    assert "Nobody has finished a game that counts here yet" in answer_to(trial.first)


async def test_a_leaderboard_that_is_there_in_a_moment_takes_one_request(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish_games(trial, 11)
    monkeypatch.setattr(visit, "A_MOMENT", 20.0)
    monkeypatch.setattr(visiting, "ANSWER_WITHIN", 20.0)
    monkeypatch.setattr(discord.InteractionResponse, "defer", None)
    await trial.first.slash("/leaderboard", game="troyes_dice")
    await trial.first.settled()
    assert "(1 of 2)" in answer_to(trial.first)
    await trial.first.click("On ▶")
    await trial.first.settled()
    assert "(2 of 2)" in answer_to(trial.first)
    assert alt_of(trial.first.messages()[-1])


async def test_while_a_leaderboard_is_not_there_in_a_moment_discord_hears_that_it_is_coming(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish_games(trial, 11)
    is_told, read, wait = asyncio.Event(), Standing.leaderboard, Visit.wait

    async def reading(standing: Standing, *asked: Any, **how: Any) -> Leaderboard:
        async with asyncio.timeout(20):
            await is_told.wait()
        return await read(standing, *asked, **how)

    async def waiting(visit: Visit, **how: Any) -> None:
        await wait(visit, **how)
        is_told.set()

    monkeypatch.setattr(visiting, "ANSWER_WITHIN", 20.0)
    monkeypatch.setattr(Standing, "leaderboard", reading)
    monkeypatch.setattr(Visit, "wait", waiting)
    await trial.first.slash("/leaderboard", game="troyes_dice")
    await trial.first.settled()
    is_told.clear()
    await trial.first.click("On ▶")
    await trial.first.settled()
    assert "(2 of 2)" in answer_to(trial.first)


async def test_filters_lead_from_one_board_to_the_next(trial: Trial) -> None:
    await finish_games(trial, 11)
    for where, said in (("server", "this server"), ("everywhere", "everywhere")):
        await trial.first.slash("/leaderboard", game="troyes_dice", where=where)
        await trial.first.settled()
        for press, page in (("On ▶", 2), ("◀ Back", 1), ("This season", 1), ("On ▶", 2), ("With computers", 1)):
            await trial.first.click(press)
            await trial.first.settled()
            assert f"· {said} · " in text_of(trial.first.messages()[-1])
            assert f"({page} of 2)" in text_of(trial.first.messages()[-1])
        await trial.first.click("All time")
        await trial.first.settled()
        assert "all time" in text_of(trial.first.messages()[-1])


async def test_a_forged_season_or_game_gets_a_friendly_word(trial: Trial) -> None:
    await finish_games(trial, 2)
    await trial.first.slash("/leaderboard", game="troyes_dice")
    await trial.first.settled()
    board = trial.first.messages()[-1]
    for wanted, said in (
        ("troyes_dice:1:0:99999:0:season", "has not begun yet"),
        ("chess:1:0:0:0:season", "don’t know that game"),
    ):
        control = controls_of(board, "tc:leaders:")[-1]
        control["custom_id"] = f"tc:leaders:0:{wanted}"
        await trial.first.click(control["custom_id"], on=board)
        await trial.first.settled()
        assert said in text_of(trial.first.messages()[-1])


async def test_the_doctor_names_what_is_missing_and_play_is_refused(trial: Trial) -> None:
    await trial.first.slash("/doctor", channel="proclamations")
    assert "❌ Send Messages" in answer_to(trial.first)
    assert "✅ View Channel" in answer_to(trial.first)
    assert "Administrator is never needed" in answer_to(trial.first)
    await trial.first.slash("/play", channel="proclamations", game="troyes_dice")
    assert "I lack rights in this channel: Send Messages" in answer_to(trial.first)
    assert await trial.bot.tables.games_of(trial.first.id) == []


async def test_a_thread_is_refused_where_only_that_right_is_missing(trial: Trial) -> None:
    square = trial.world.channel("the-square")
    deny(trial.world, square, Right.CREATE_PUBLIC_THREADS)
    await trial.first.slash("/play", game="troyes_dice", thread=True)
    assert "Create Public Threads" in answer_to(trial.first)
    await trial.first.slash("/play", game="troyes_dice")
    assert "a table is open" in text_of(last_post(trial))
    allow(trial.world, square, Right.CREATE_PUBLIC_THREADS)
    await trial.first.slash("/doctor")
    assert "All is well" in answer_to(trial.first)


async def test_no_administrator_and_no_privileged_intent_is_asked_for(trial: Trial) -> None:
    intents = trial.bot.intents
    assert not (intents.members or intents.presences or intents.message_content)
    await trial.first.slash("/doctor")
    assert "Administrator" not in answer_to(trial.first)
