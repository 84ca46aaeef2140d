"""Mistakes: what others have built upon is taken back when all agree, a whole turn in one press, and nothing through a roll."""

from random import Random

from sandbox.actors import Actor
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    answer_to,
    board_in,
    buttons_of,
    called_in,
    last_post,
    look,
    posts_in,
    quiet,
    text_of,
)

ASKED = "would like to take the last move back"


async def start_caylus(trial: Trial, *others: Actor) -> None:
    await trial.first.slash("/play", game="caylus")
    for other in others:
        await other.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)


async def person_on(trial: Trial, seat: int) -> Actor:
    user_id = (await trial.bot.tables.table(1)).sitters[seat].user_id
    return next(person for person in trial.people if person.id == user_id)


async def next_moves(trial: Trial, number: int = 0) -> Actor:
    """Whoever is awaited makes legal move `number`, without buttons; the town is told. The last one is to pass."""
    tables = trial.bot.tables
    (seat,) = (await tables.look(1, None)).to_act
    person = await person_on(trial, seat)
    seen = await tables.look(1, person.id)
    await tables.play(1, person.id, seen.occasion, seen.table.game.legal_moves(seen.view)[number].parts)
    await trial.bot.crier.tell(1)
    return person


async def built_upon(trial: Trial, *others: Actor) -> tuple[Actor, Actor]:
    """Who moved, and who has moved since."""
    await start_caylus(trial, *others)
    return await next_moves(trial), await next_moves(trial)


def question(trial: Trial) -> Message:
    return next(post for post in reversed(posts_in(trial)) if ASKED in text_of(post))


async def ask(trial: Trial, person: Actor) -> Message:
    await person.slash("/undo", channel=SQUARE)
    await person.settled()
    await person.click("Ask them")
    await person.settled()
    await quiet(trial)
    return question(trial)


async def press(trial: Trial, person: Actor, name: str, on: Message) -> None:
    await person.click(name, on=on)
    await person.settled()
    await quiet(trial)


async def moves_that_count(trial: Trial) -> int:
    return sum(e.kind == "move" and not e.taken_back for e in await trial.bot.tables.history(1, None))


async def test_what_others_have_built_upon_is_taken_back_when_all_agree(trial: Trial) -> None:
    mover, since = await built_upon(trial, trial.second, trial.third)
    (third,) = [p for p in (trial.first, trial.second, trial.third) if p not in (mover, since)]
    await mover.slash("/undo", channel=SQUARE)
    await mover.settled()
    assert f"Others have moved since: {since.user.display_name}" in answer_to(mover)
    assert await moves_that_count(trial) == 2
    asked = await ask(trial, mover)
    assert sorted(asked.mentions) == sorted([since.id, third.id]), "each of the others is called once"
    await press(trial, since, "Take it back", asked)
    assert f"<@{since.id}>" not in text_of(asked) and f"<@{third.id}>" in text_of(asked)
    await press(trial, third, "Take it back", asked)
    assert "Everybody has agreed" in text_of(asked) and buttons_of(asked) == []
    assert await moves_that_count(trial) == 0
    board = board_in(trial)
    assert "has taken back: 2 moves" in text_of(board)
    assert f"<@{mover.id}>, **it’s your turn**" in text_of(board) and called_in(trial) == [mover.id]
    assert board.attachments, "the picture follows"


async def test_the_next_move_ends_the_request(trial: Trial) -> None:
    mover, since = await built_upon(trial, trial.second)
    asked = await ask(trial, mover)
    assert await next_moves(trial) is mover
    assert "The game has moved on" in text_of(asked) and buttons_of(asked) == []
    assert await moves_that_count(trial) == 3
    board = next(post for post in reversed(posts_in(trial)) if buttons_of(post))
    await since.answered(since.forge(board, "tc:agree:1:1"))
    await since.settled()
    await quiet(trial)
    assert "That question is over" in text_of(since.messages(SQUARE)[-1])
    assert await moves_that_count(trial) == 3


async def test_one_no_is_enough_and_a_stranger_has_no_say(trial: Trial) -> None:
    mover, since = await built_upon(trial, trial.second)
    asked = await ask(trial, mover)
    await press(trial, trial.third, "Take it back", asked)
    assert "only those who are asked can answer" in text_of(trial.third.messages(SQUARE)[-1])
    await press(trial, mover, "Take it back", asked)
    assert "You have voted already" in text_of(mover.messages(SQUARE)[-1])
    await press(trial, since, "It stays", asked)
    assert "Not everybody agrees" in text_of(asked)
    assert await moves_that_count(trial) == 2
    await mover.slash("/undo", channel=SQUARE)
    await mover.settled()
    await mover.click("Ask them")
    await mover.settled()
    await quiet(trial)
    again = question(trial)
    assert again is not asked
    await press(trial, mover, "It stays", again)
    assert "plays on instead" in text_of(again)


async def test_nothing_is_asked_for_through_what_was_revealed(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    await trial.second.click("Join")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    tables, chance = trial.bot.tables, Random(1)
    for person in (trial.first, trial.second):
        seen = await tables.look(1, person.id)
        move = seen.table.game.random_move(seen.view, chance.randrange)
        await tables.play(1, person.id, seen.occasion, move.parts)
    await trial.first.slash("/undo", channel=SQUARE)
    await trial.first.settled()
    assert "not even if all agree" in answer_to(trial.first)
    assert not any(ASKED in text_of(post) for post in posts_in(trial))


async def test_the_panel_offers_to_ask_and_asks_first(trial: Trial) -> None:
    mover, since = await built_upon(trial, trial.second, trial.third)
    await mover.slash("/sheet", channel=SQUARE)
    await mover.settled()
    await mover.click("Undo …")
    await mover.settled()
    assert "Others have moved since" in text_of(mover.messages(SQUARE)[-1])
    assert await moves_that_count(trial) == 2
    await since.slash("/sheet", channel=SQUARE)
    await since.settled()
    assert "Undo" in buttons_of(since.messages(SQUARE)[-1]), "nobody has moved since: it is free"


async def two_steps(trial: Trial) -> Actor:
    """The other has passed, so somebody has made two moves in a row."""
    await start_caylus(trial, trial.second)
    await next_moves(trial, -1)
    person = await next_moves(trial)
    assert await next_moves(trial) is person
    return person


async def test_a_turn_of_several_steps_is_taken_back_in_one_press(trial: Trial) -> None:
    person = await two_steps(trial)
    await person.slash("/sheet", channel=SQUARE)
    await person.settled()
    await person.click("Take back my turn")
    await person.settled()
    await quiet(trial)
    panel = person.messages(SQUARE)[-1]
    assert "Your turn is as it began" in text_of(person.answer_to(person.done[-2]))
    assert "Take back my turn" not in buttons_of(panel)
    assert await moves_that_count(trial) == 1
    assert "has taken back: 2 moves" in text_of(last_post(trial))


async def test_a_request_survives_a_restart_and_is_posted_once(trial: Trial) -> None:
    mover, since = await built_upon(trial, trial.second)
    await trial.bot.tables.ask_to_undo(1, mover.id)
    await trial.restart()
    await look(trial)
    await look(trial)
    assert sum(ASKED in text_of(post) for post in posts_in(trial)) == 1
    asked = question(trial)
    await trial.restart()
    await press(trial, since, "Take it back", asked)
    assert await moves_that_count(trial) == 0
    assert "Everybody has agreed" in text_of(asked)
    assert sum("has taken back" in text_of(post) for post in posts_in(trial)) == 1
