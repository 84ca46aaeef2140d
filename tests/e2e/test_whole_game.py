"""Whole games through the real cogs, service, database and renderer, by the bot's own buttons."""

from random import Random

from engine.core.replay import replay
from engine.registry import GAMES
from sandbox.actors import Actor
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    awaited,
    buttons_of,
    controls_of,
    fast_forward,
    last_post,
    make_move,
    open_table,
    panel_of,
    play_on,
    posts_in,
    quiet,
    start_table,
    text_of,
    until_over,
)


async def assert_kept(trial: Trial, game_id: int = 1) -> None:
    """The game that was played is the game that was kept: it replays to the same result."""
    file = await trial.bot.tables.export(game_id)
    game = GAMES[file.game]
    assert game.result(replay(game, file)) == await trial.bot.tables.result(game_id)


async def test_two_play_to_the_end_with_a_restart_and_closed_dms(trial: Trial) -> None:
    chance = Random(1)
    trial.second.user.dms_open = False
    await start_table(trial, trial.second)
    rounds = 0

    async def turn() -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 8:
            await trial.restart()
        for person in await awaited(trial):
            if person is trial.second:
                await person.click("Make my move", channel=trial.world.channel(SQUARE))
                await person.settled()
            await make_move(person, panel_of(person), chance)

    await until_over(trial, turn)
    last = text_of(last_post(trial))
    assert "the game is over" in last
    assert "points" in last
    assert trial.second.dms() == []
    await assert_kept(trial)


async def test_one_person_plays_alone(trial: Trial) -> None:
    chance = Random(2)
    await start_table(trial)
    await until_over(trial, lambda: play_on(trial, chance))
    assert "<@" in text_of(last_post(trial))
    assert "work" in text_of(last_post(trial)) or "city" in text_of(last_post(trial)), "the solo rank is told"
    assert "The game is over" in text_of(trial.first.dms()[0]), "the panel shows how it ended"
    await assert_kept(trial)


async def test_at_their_own_pace_one_goes_on_while_the_other_waits(trial: Trial) -> None:
    chance = Random(3)
    await start_table(trial, trial.second, pace="own", expansion="true")
    for _ in range(3):
        await make_move(trial.first, panel_of(trial.first), chance)
    await quiet(trial)
    assert "Day 2, afternoon" in text_of(panel_of(trial.first))
    assert "Day 1, morning" in text_of(panel_of(trial.second))
    assert "Aude: 3 of 16 half days" in text_of(last_post(trial))
    assert "Bertrand: 0 of 16 half days" in text_of(last_post(trial))
    assert len(posts_in(trial)) == 2, "one lobby, one board that is brought up to date"
    await trial.second.select("Look at a sheet", "Aude", on=await board_of(trial.second))
    await trial.second.settled()
    assert "further ahead" in text_of(trial.second.messages(SQUARE)[-1])
    await fast_forward(trial, 16)
    await until_over(trial, lambda: play_on(trial, chance))
    await assert_kept(trial)


async def board_of(person: Actor):
    await person.slash("/board", channel=SQUARE)
    await person.settled()
    return person.messages(SQUARE)[-1]


async def test_an_expert_crier_writes_the_columns_and_the_expansion_is_played(trial: Trial) -> None:
    chance = Random(4)
    await start_table(trial, trial.second, numbering="expert", expansion="true")
    crier = (await awaited(trial))[0]
    other = trial.second if crier is trial.first else trial.first
    assert "Columns so far" in text_of(panel_of(crier))
    assert other.dms() == [], "nobody else is asked yet"
    await make_move(crier, panel_of(crier), chance)
    await quiet(trial)
    assert "The columns read" in text_of(last_post(trial))
    await play_on(trial, chance)
    await fast_forward(trial, 15)
    await until_over(trial, lambda: play_on(trial, chance))
    assert "the game is over" in text_of(last_post(trial))
    await assert_kept(trial)


async def test_in_standard_numbering_the_crier_chooses_the_direction(trial: Trial) -> None:
    await start_table(trial, trial.second, numbering="standard")
    crier = (await awaited(trial))[0]
    assert "The leftmost column is" in text_of(last_post(trial))
    assert len(controls_of(panel_of(crier), "tc:ask:")) == 2, "up or down"
    await make_move(crier, panel_of(crier), Random(5))
    await quiet(trial)
    columns = (await trial.bot.tables.look(1, None)).view.table.columns
    assert f"The columns read {' '.join(map(str, columns))}." in text_of(last_post(trial))
    assert len(await awaited(trial)) == 2


async def test_ten_seats_stay_within_what_discord_shows(trial: Trial) -> None:
    """The sandbox refuses messages that are too long or have too many components."""
    for person in trial.people:
        person.user.display_name = f"{person.user.display_name} {'of the long, long name' * 2}"[:32]
    await open_table(trial, trial.second, trial.third, computers=7, numbering="first", expansion="true")
    lobby = last_post(trial)
    assert len([line for line in text_of(lobby).splitlines() if line[0].isdigit()]) == 10
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    await play_on(trial, Random(6))
    await fast_forward(trial, 16)
    await until_over(trial, lambda: play_on(trial, Random(7)))
    assert "Play again" in buttons_of(last_post(trial))
    assert max(len(text_of(post)) for post in posts_in(trial)) <= 4000
    await assert_kept(trial)
