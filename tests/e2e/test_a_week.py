"""A week of three games of two people, every move pressed on a panel and each night skipped: what the channels look like."""

from collections import Counter
from random import Random

import pytest

from sandbox.actors import Actor
from sandbox.model import Message
from sandbox.trial import Trial
from service.deadlines import DAY
from service.lobby import PAUSE_BETWEEN_TABLES
from tests.e2e.players import (
    SQUARE,
    awaited,
    buttons_of,
    calls_in,
    controls_of,
    look,
    make_move,
    panel_of,
    posts_in,
    quiet,
    text_of,
)

TAVERN = "the-tavern"
THREAD = "Troyes Dice · Aude’s table"
PLACES = (SQUARE, TAVERN, THREAD)
TABLES = {1: ("caylus", SQUARE), 2: ("troyes", TAVERN), 3: ("troyes_dice", THREAD)}
PLAYS = {"Make my move", "My sheet"}
MOVES_A_DAY = 3
"""Of one person in one game."""
ABSENT = {(2, "second"), (4, "first"), (5, "first")}
"""Who forgets the games on which day."""


async def open_tables(trial: Trial) -> None:
    for key, channel in TABLES.values():
        trial.world.skip(PAUSE_BETWEEN_TABLES)
        asked_in = SQUARE if channel == THREAD else channel
        await trial.first.slash("/play", channel=asked_in, game=key, thread=channel == THREAD)
        await trial.first.settled()
        place = trial.world.channel(channel)
        await trial.second.click("Join", channel=place)
        await quiet(trial)
        await trial.first.click("Start", channel=place)
        await trial.first.settled()
        await quiet(trial)


def board_of(trial: Trial, game_id: int) -> Message:
    """The post of this game that plays; there is one."""
    (board,) = [post for post in living(trial) if controls_of(post, f"tc:board:{game_id}:")]
    return board


def living(trial: Trial) -> list[Message]:
    every = [post for channel in PLACES for post in posts_in(trial, channel)]
    return [post for post in every if PLAYS & {*buttons_of(post)}]


async def take_turns(trial: Trial, person: Actor, chance: Random) -> int:
    """A few moves in each game that awaits the person, by its board and the panel that opens; how many were made."""
    made = 0
    for game_id in TABLES:
        for _ in range(MOVES_A_DAY):
            if person not in await awaited(trial, game_id):
                break
            await person.click(f"tc:sheet:{game_id}:", on=board_of(trial, game_id))
            await person.settled()
            await make_move(person, panel_of(person), chance)
            await quiet(trial)
            made += 1
    return made


def called(trial: Trial) -> Counter[tuple[int, int]]:
    """By game and person, the lines in the channels that call them to it."""
    lines = [line for channel in PLACES for line in calls_in(trial, channel)]
    found = [(part, user) for line in lines for part in controls_of(line, "tc:sheet:") for user in line.mentions]
    return Counter((int(part["custom_id"].split(":")[2]), user) for part, user in found)


async def asked(trial: Trial) -> set[tuple[int, int]]:
    """By game and person, who is awaited."""
    return {(game_id, person.id) for game_id in TABLES for person in await awaited(trial, game_id)}


async def check_channels(trial: Trial) -> None:
    """One board for each game, whatever is older only tells; nobody is called twice, or who is not awaited."""
    assert len(living(trial)) == len(TABLES)
    for game_id in TABLES:
        assert board_of(trial, game_id).attachments
    for channel in PLACES:
        old = [post for post in posts_in(trial, channel) if post not in living(trial)]
        assert not any("Waiting for" in text_of(post) or "your turn" in text_of(post) for post in old)
        assert {label.split(":")[0] for post in old for label in buttons_of(post)} <= {"Log"}
    lines = called(trial)
    assert set(lines) <= await asked(trial)
    assert all(number == 1 for number in lines.values())


@pytest.mark.slow
async def test_a_week_of_three_games_pressed_on_panels(trial: Trial) -> None:
    await open_tables(trial)
    chance, made = Random(7), 0
    for day in range(7):
        for name in ("first", "second", "first"):
            if (day, name) not in ABSENT:
                made += await take_turns(trial, getattr(trial, name), chance)
            await check_channels(trial)
        if day == 3:
            await trial.restart(abruptly=True)
        trial.world.skip(DAY)
        await look(trial)
        await check_channels(trial)
        assert set(called(trial)) == await asked(trial), "whoever is awaited was reminded in the night"
    assert made > 40
    assert sum(len(posts_in(trial, channel)) for channel in PLACES) < made, "most moves need no post of their own"
