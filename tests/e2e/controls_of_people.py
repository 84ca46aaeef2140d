"""Controls of people rather than of moves: leaderboards, consent, seats, settings, privacy, profiles, notices."""

from random import Random

from sandbox.trial import Trial
from service.values import Person, Place
from tests.e2e.controls import uses
from tests.e2e.players import (
    SQUARE,
    answer_to,
    controls_of,
    last_post,
    look,
    quiet,
    start_table,
    text_of,
)
from tests.e2e.test_consent import built_upon, moves_that_count, press, question, two_steps
from tests.e2e.test_seats import choose


@uses("leaders")
async def leaders(trial: Trial) -> None:
    await finish_games(trial, 12)
    await trial.first.slash("/leaderboard", game="troyes_dice")
    await trial.first.settled()
    assert "(1 of 2)" in answer_to(trial.first)
    await trial.first.click("On ▶")
    await trial.first.settled()
    assert "(2 of 2)" in text_of(trial.first.messages()[-1])
    await trial.first.click("◀ Back")
    await trial.first.settled()
    board = trial.first.messages()[-1]
    assert "(1 of 2)" in text_of(board)
    controls_of(board, "tc:leaders:")[0]["custom_id"] = f"tc:leaders:{trial.world.guild.id}:troyes_dice:2"
    await trial.first.click("On ▶")
    await trial.first.settled()
    assert "(2 of 2)" in text_of(trial.first.messages()[-1]), "posts from before name the server elsewhere"


async def finish_games(trial: Trial, people: int) -> None:
    """Every one of so many people finishes a game with the next of them, played by the service."""
    tables, chance = trial.bot.tables, Random(1)
    everybody = [Person(5000 + number if number else trial.first.id, f"Player {number}") for number in range(people)]
    for number in range(0, people, 2):
        person, other = everybody[number], everybody[(number + 1) % people]
        place = Place(trial.world.guild.id, 900 + number)
        table = await tables.open_table(place, person, "troyes_dice", {"numbering": "first"})
        await tables.join(table.id, other)
        await tables.start(table.id, person)
        while (table := (await tables.look(table.id, None)).table).status == "playing":
            for user_id in table.humans:
                look = await tables.look(table.id, user_id)
                if look.is_awaited:
                    move = look.table.game.random_move(look.view, chance.randrange)
                    await tables.play(table.id, user_id, look.occasion, move.parts)


@uses("undo-ask", "undo-request", "agree", "decline")
async def consent(trial: Trial) -> None:
    mover, since = await built_upon(trial, trial.second)
    for name in ("It stays", "Take it back"):
        await mover.slash("/sheet", channel=SQUARE)
        await mover.settled()
        await mover.click("Undo …")
        await mover.settled()
        await mover.click("Ask them")
        await mover.settled()
        await quiet(trial)
        await press(trial, since, name, question(trial))
    assert await moves_that_count(trial) == 0


@uses("reset")
async def reset(trial: Trial) -> None:
    person = await two_steps(trial)
    await person.slash("/sheet", channel=SQUARE)
    await person.settled()
    await press(trial, person, "Take back my turn", person.messages(SQUARE)[-1])
    assert await moves_that_count(trial) == 1


@uses("/replace", "seat", "seat-to", "seat-computer", "seat-me")
async def replace(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    trial.world.skip(8 * 24 * 3600)
    await choose(trial, trial.first, trial.second, None)
    await choose(trial, trial.first, trial.third, trial.fourth)
    await trial.fourth.slash("/replace", channel=SQUARE)
    await trial.fourth.select("Whose seat?", "Bertrand")
    await trial.fourth.click("I would like to")
    await trial.fourth.settled()
    await quiet(trial)
    assert "Shall" in text_of(last_post(trial))


@uses("/settings", "set", "set-channels")
async def settings(trial: Trial) -> None:
    await trial.first.slash("/settings", channel=SQUARE)
    await trial.first.select("tc:set:0:threads", "h1")
    await trial.first.select("tc:set-channels:0:", trial.world.channel(SQUARE))
    await trial.first.settled()
    chosen = await trial.bot.tables.settings(trial.world.guild.id)
    assert (chosen.threads, chosen.channels) == ("h1", (trial.world.channel(SQUARE).id,))


@uses("/privacy", "privacy-file", "privacy-hide", "privacy-ask", "privacy-delete")
async def privacy(trial: Trial) -> None:
    await trial.first.slash("/privacy", channel=SQUARE)
    panel = trial.first.messages(SQUARE)[-1]
    for name in ("Show me all of it", "Hide me from leaderboards", "Delete me …"):
        await trial.first.click(name, on=panel)
        await trial.first.settled()
    await trial.first.click("Yes, delete me")
    await trial.first.settled()
    assert not any((await trial.bot.tables.privacy.kept_of(trial.first.id)).values())


@uses("/profile", "/achievements", "/versus", "/history", "history", "past")
async def people(trial: Trial) -> None:
    for _ in range(9):
        await finish_games(trial, 2)
    await trial.first.slash("/profile")
    await trial.first.slash("/achievements", game="troyes_dice")
    await trial.first.slash("/versus", person=trial.second.user)
    await trial.first.settled()
    assert "have not finished a game together" in text_of(trial.first.messages()[-1])
    await trial.first.slash("/history")
    history = trial.first.messages()[-1]
    await trial.first.click("On ▶", on=history)
    assert "(2 of 2)" in text_of(history)
    await trial.first.select("tc:past:0:", controls_of(history, "tc:past:")[0]["options"][0]["value"], on=history)
    assert "game 1" in answer_to(trial.first)


@uses("/notify", "notify", "away", "hush", "/back", "back")
async def notices(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third, clock="d7", time_up="seat")
    await trial.first.slash("/notify", channel=SQUARE)
    await trial.first.select("tc:notify:0:reach", "inbox")
    await trial.first.select("tc:away:0:", "back")
    for _ in range(2):
        trial.world.skip(3 * 24 * 3600)
        await look(trial)
    await trial.first.click("Quiet for this turn")
    trial.world.skip(3 * 24 * 3600)
    await look(trial)
    await trial.first.slash("/back", channel=SQUARE)
    await trial.first.settled()
    await trial.second.click("Take my seat back", channel=trial.world.channel(SQUARE))
    await trial.second.settled()
    await quiet(trial)
    table = await trial.bot.tables.table(1)
    assert [table.seat_of(person.id) is not None for person in (trial.first, trial.second)] == [True, True]


@uses("end-ranked")
async def end_ranked(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.second.slash("/end", channel=SQUARE)
    await trial.second.click("End it with the ranks as they stand")
    await trial.second.settled()
    await quiet(trial)
    await press(trial, trial.first, "End it here", last_post(trial))
    assert "with the ranks as they stood" in text_of(last_post(trial))
