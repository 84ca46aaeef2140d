"""What people have come to: read after games of every kind were played to their end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.registry import GAMES
from sandbox.actors import Actor
from sandbox.controls import walk
from sandbox.trial import Trial
from service.values import Person, Place
from tests.e2e.players import answer_to, buttons_of, controls_of, last_post, text_of
from tests.e2e.test_standings import alt_of


async def play_out(trial: Trial, key: str, *people: Actor, number: int = 1) -> int:
    """A game of these people, played by the service to its end; nobody but the database hears of it."""
    tables, chance = trial.bot.tables, Random(number)
    persons = [Person(each.id, each.user.display_name, each.user.name) for each in people]
    options = {"numbering": "first"} if key == "troyes_dice" else {}
    place = Place(trial.world.guild.id, trial.world.channel("the-square").id)
    table = await tables.open_table(place, persons[0], key, options)
    for person in persons[1:]:
        await tables.join(table.id, person)
    await tables.start(table.id, persons[0])
    while (look := await tables.look(table.id, None)).to_act:
        user_id = look.table.sitters[look.to_act[0]].user_id
        assert user_id is not None
        seen = await tables.look(table.id, user_id)
        move = seen.table.game.random_move(seen.view, chance.randrange)
        await tables.play(table.id, user_id, seen.occasion, move.parts)
    return table.id


async def ask(asker: Actor, command: str, **options: Any) -> str:
    """The words of the answer, and those of its picture."""
    await asker.slash(command, **options)
    await asker.settled()
    message = asker.answer_to(asker.done[-1])
    assert message is not None
    pictures = [part for part in message.components[0]["components"] if part.get("items")]
    return "\n".join([text_of(message), *([alt_of(message)] if pictures else [])])


async def test_every_command_after_games_of_all_kinds(trial: Trial) -> None:
    first, second = trial.first, trial.second
    for number, key in enumerate(GAMES):
        await play_out(trial, key, first, second, number=number)
    for key in GAMES:
        told = await ask(first, "/leaderboard", game=key)
        assert "1. " in told
        assert "You are " in told
        told = await ask(first, "/profile", game=key)
        assert "games 1" in told
        assert " of 2 on this server" in told
        assert "of 27 achievements" in told
        told = await ask(first, "/achievements", game=key)
        assert "of 27 achievements" in told
        assert "A first game" in told
    told = await ask(first, "/versus", person=second.user)
    assert "head to head" in told
    assert all(f"{name}: " in told for name in ("Caylus", "Troyes", "Troyes Dice"))
    assert await ask(trial.third, "/versus", person=first.user, other=second.user) == told
    told = await ask(first, "/history")
    assert "Your 3 finished games" in told
    assert told.count("of 2 ·") == 3
    assert told.count(second.user.display_name) == 3
    assert buttons_of(first.messages()[-1]) == [], "there is no other page"


async def test_a_game_of_the_past_is_a_press_away(trial: Trial) -> None:
    played = [await play_out(trial, "troyes_dice", trial.first, trial.second, number=number) for number in range(9)]
    await ask(trial.first, "/history")
    await trial.first.click("On ▶")
    assert "(2 of 2)" in text_of(trial.first.messages()[-1])
    await trial.first.click("◀ Back")
    history = trial.first.messages()[-1]
    await trial.first.select("tc:past:0:", str(played[-1]), on=history)
    await trial.first.settled()
    assert buttons_of(trial.first.messages()[-1]) == ["Replay", "Log", "Board", "My sheet", "Game file"]
    await trial.first.click("Log")
    await trial.first.settled()
    assert "followed from the seed" in answer_to(trial.first)


@pytest.mark.parametrize("key", GAMES)
async def test_a_finished_game_is_gone_through_move_by_move(trial: Trial, key: str) -> None:
    number, person = await play_out(trial, key, trial.first, trial.second), trial.first
    moves = len((await trial.bot.tables.export(number, person.id)).moves)
    await ask(person, "/history")
    await person.select("tc:past:0:", str(number))
    await person.settled()
    await press(person, "Replay")
    assert f"the beginning, {moves} moves to come" in answer_to(person)
    replayed = person.messages()[-1]
    for way, arrives in [
        ("On ▶", 1),
        ("10 moves ▶", 11),
        ("◀ Back", 10),
        ("Last ⏭", moves),
        ("◀ 10 moves", moves - 10),
    ]:
        await press(person, way)
        assert f"move {arrives} of {moves}" in text_of(replayed)
        assert all(item["description"] for part in walk(replayed.components) for item in part.get("items", ()))
    await press(person, "⏮ First")
    assert "the beginning" in text_of(replayed)
    beyond = await trial.bot.tables.moment(number, person.id, moves + 5)
    assert beyond.number == moves, "after the end there is nothing"


async def press(person: Actor, label: str) -> None:
    await person.click(label)
    await person.settled()


async def test_who_was_never_there_gets_a_clear_answer(trial: Trial) -> None:
    await play_out(trial, "troyes_dice", trial.first, trial.second)
    nobody = trial.third
    assert "No finished game yet" in await ask(nobody, "/profile")
    assert "No finished game yet" in await ask(nobody, "/history")
    assert "0 of 27" in await ask(nobody, "/achievements", game="caylus")
    assert "have not finished a game together" in await ask(nobody, "/versus", person=trial.first.user)
    assert "one and the same" in await ask(nobody, "/versus", person=nobody.user)
    assert "Bots have no standing" in await ask(nobody, "/profile", person=trial.world.bot)
    assert nobody.messages()[-1].ephemeral


async def test_a_game_of_somebody_else_is_not_opened_as_mine(trial: Trial) -> None:
    mine = await play_out(trial, "troyes_dice", trial.first, trial.second)
    other = await play_out(trial, "troyes_dice", trial.second, trial.third)
    await ask(trial.first, "/history")
    history = trial.first.messages()[-1]
    (menu,) = controls_of(history, "tc:past:")
    assert [each["value"] for each in menu["options"]] == [str(mine)]
    menu["options"][0]["value"] = str(other)
    await trial.first.select("tc:past:0:", str(other), on=history)
    await trial.first.settled()
    assert "history" not in answer_to(trial.first)
    assert buttons_of(trial.first.messages()[-1]) == []


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.min_seats == 1])
async def test_a_solo_game_leaves_its_mark_without_a_rating(trial: Trial, key: str) -> None:
    await play_out(trial, key, trial.first)
    told = await ask(trial.first, "/profile")
    assert "rating –" in told
    assert "games 1" in told


async def test_who_hides_is_shown_to_nobody_but_themselves(trial: Trial) -> None:
    await play_out(trial, "troyes_dice", trial.first, trial.second)
    await trial.bot.tables.privacy.hide(trial.first.id, True)
    for command, more in (("/profile", {}), ("/achievements", {"game": "troyes_dice"}), ("/versus", {})):
        told = await ask(trial.second, command, person=trial.first.user, **more)
        assert "does not want to be compared" in told
    assert "games 1" in await ask(trial.first, "/profile")


async def test_the_end_of_a_game_tells_what_it_brought_its_people(trial: Trial) -> None:
    """Once: the next game brings what is new after it."""
    for number, said in ((1, "A first game in company"), (2, "A second one in company")):
        game_id = await play_out(trial, "troyes_dice", trial.first, trial.second, number=number)
        await trial.bot.crier.tell(game_id)
        told = text_of(last_post(trial))
        assert told.count("🏅") == 2
        assert said in told
        assert told.count("in company") == 2, "what the game before brought is not told again"
