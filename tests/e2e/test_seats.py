"""Seats change hands in the sandbox: handed over, given away by a vote or by the host, taken again; and what the leaver sees."""

from sandbox.actors import Actor
from sandbox.faults import deny
from sandbox.model import Message
from sandbox.rights import Right
from sandbox.trial import Trial
from service.values import PARTING, Due, Noted
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    board_in,
    buttons_of,
    called_in,
    controls_of,
    last_post,
    look,
    panel_of,
    pick,
    posts_in,
    quiet,
    start_table,
    text_of,
)
from tests.e2e.test_consent import next_moves, start_caylus

TAVERN = "the-tavern"
DAY = 24 * 3600


async def choose(trial: Trial, person: Actor, seat_of: Actor | str, to: Actor | None) -> None:
    """`/replace`, the seat, and who shall sit there; None is a computer."""
    await person.slash("/replace", channel=SQUARE)
    name = seat_of if isinstance(seat_of, str) else seat_of.user.display_name
    await person.select("Whose seat?", name)
    if to is None:
        await person.click("A computer")
    else:
        await person.select("Choose somebody", to.user)
    await person.settled()
    await quiet(trial)


def ballot(trial: Trial, words: str) -> Message:
    return next(post for post in reversed(posts_in(trial)) if words in text_of(post))


async def press(trial: Trial, person: Actor, name: str, on: Message) -> None:
    await person.click(name, on=on)
    await person.settled()
    await quiet(trial)


async def hand_over(trial: Trial, to: Actor) -> Message:
    """The first person offers the seat to somebody."""
    await choose(trial, trial.first, trial.first, to)
    return ballot(trial, "offers you the seat")


async def test_a_seat_is_handed_over_and_the_new_person_plays_on(trial: Trial) -> None:
    await start_table(trial, trial.second)
    old = panel_of(trial.first)
    asked = await hand_over(trial, trial.third)
    assert asked.mentions == [trial.third.id]
    await press(trial, trial.second, "Take the seat", asked)
    assert "only those who are asked" in text_of(trial.second.messages(SQUARE)[-1])
    told = len(trial.first.dms())
    await press(trial, trial.third, "Take the seat", asked)
    assert "has taken the seat of Aude" in text_of(asked) and buttons_of(asked) == []
    assert f"<@{trial.third.id}> plays on in the seat of <@{trial.first.id}>" in text_of(board_in(trial))
    assert "Which die?" in text_of(trial.third.dms()[-1]), "the new person is asked by a message of their own"
    await trial.first.click(controls_of(old, "tc:ask:")[0]["custom_id"], on=old)
    await trial.first.settled()
    assert "You don’t sit at this table" in text_of(trial.first.all_messages()[-1])
    await pick(trial, trial.third)
    await pick(trial, trial.second)
    assert len([m for m in trial.first.dms() if not m.ephemeral]) <= told + 1, "nothing more is told to who has left"
    assert not any("afternoon" in text_of(m) for m in trial.first.dms())
    assert set(await awaited(trial)) == {trial.second, trial.third}


async def test_who_asks_where_nothing_can_be_posted_reads_so_and_the_other_is_asked_where_the_game_goes(
    trial: Trial,
) -> None:
    await start_table(trial, trial.second)
    deny(trial.world, trial.world.channel(SQUARE), Right.SEND_MESSAGES)
    trial.expect("50013")
    await choose(trial, trial.first, trial.first, trial.third)
    assert "nobody can answer there" in answer_to(trial.first)
    await trial.first.slash("/move-here", channel=TAVERN, game=1)
    await trial.first.settled()
    await quiet(trial)
    asked = next(post for post in posts_in(trial, TAVERN) if "offers you the seat" in text_of(post))
    await press(trial, trial.third, "Take the seat", asked)
    assert (await trial.bot.tables.table(1)).seat_of(trial.third.id) is not None


async def test_a_seat_that_is_declined_stays_where_it_is(trial: Trial) -> None:
    await start_table(trial, trial.second)
    asked = await hand_over(trial, trial.third)
    await press(trial, trial.third, "No, thanks", asked)
    assert "who does not take it" in text_of(asked)
    again = await hand_over(trial, trial.fourth)
    await press(trial, trial.first, "No, thanks", again)
    assert "Aude keeps the seat" in text_of(again)
    assert trial.first in await awaited(trial)


async def test_bad_choices_get_a_private_line_and_change_nothing(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.third.slash("/replace", channel=SQUARE)
    assert "No seat can change hands at your word" in answer_to(trial.third)
    await trial.first.slash("/replace", channel=SQUARE)
    await trial.first.select("Whose seat?", "Aude")
    panel = trial.first.messages(SQUARE)[-1]
    for chosen, words in (
        (trial.world.bot, "Bots don’t play here"),
        (trial.second.user, "sits, or sat, at this table"),
    ):
        await trial.first.select("Choose somebody", chosen, on=panel)
        await trial.first.settled()
        assert words in text_of(trial.first.messages(SQUARE)[-1])
    assert (await trial.bot.tables.scene(1)).requests == ()


async def test_the_others_replace_who_is_gone_by_a_vote(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    for person in (trial.first, trial.second):
        await pick(trial, person)
    trial.world.skip(8 * DAY)
    await choose(trial, trial.second, trial.third, None)
    asked = ballot(trial, "Shall a computer play on")
    assert asked.mentions == [trial.first.id], "who is gone is not asked"
    await trial.restart()
    await press(trial, trial.first, "Yes", asked)
    assert "All agree" in text_of(asked)
    sitter = (await trial.bot.tables.table(1)).sitter_of(trial.third.id)
    assert sitter and sitter.computer and sitter.has_left
    assert "Day 1, afternoon" in text_of(last_post(trial)), "the computer has picked, the game goes on"


async def test_the_host_alone_may_replace_who_is_gone(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    trial.world.skip(8 * DAY)
    await choose(trial, trial.first, trial.second, None)
    assert "was gone for too long" in text_of(last_post(trial))
    await choose(trial, trial.first, trial.third, trial.fourth)
    asked = ballot(trial, f"Shall <@{trial.fourth.id}> play on")
    assert asked.mentions == [trial.fourth.id]
    await press(trial, trial.fourth, "Yes", asked)
    assert (await trial.bot.tables.table(1)).seat_of(trial.fourth.id) is not None
    assert partings(trial.second) == [], "a computer keeps the seat for its owner"


def partings(person: Actor) -> list[Message]:
    return [message for message in person.dms() if "plays on in your seat" in message.content]


async def replaced_by_another(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    trial.world.skip(8 * DAY)
    await choose(trial, trial.first, trial.third, trial.fourth)
    await press(trial, trial.fourth, "Yes", ballot(trial, f"Shall <@{trial.fourth.id}> play on"))


async def test_who_was_replaced_reads_once_who_plays_on_and_how_to_come_back(trial: Trial) -> None:
    await replaced_by_another(trial)
    await trial.restart(abruptly=True)
    await look(trial)
    (told,) = partings(trial.third)
    assert f"<@{trial.fourth.id}> plays on" in told.content and "`/replace` hands it over" in told.content
    await trial.third.click("Board", on=told)
    await trial.third.settled()
    assert answer_to(trial.third), "they may look on"
    await choose(trial, trial.fourth, trial.fourth, trial.third)
    await press(trial, trial.third, "Take the seat", ballot(trial, f"<@{trial.third.id}>"))
    assert (await trial.bot.tables.table(1)).seat_of(trial.third.id) is not None
    assert partings(trial.fourth) == [], "who handed it over knows"


async def test_a_parting_that_was_sent_and_never_noted_is_not_sent_again(trial: Trial) -> None:
    await replaced_by_another(trial)
    told = partings(trial.third)
    (seat,) = [entry.seat for entry in (await trial.bot.tables.scene(1)).entries(None) if entry.kind == "replaced"]
    await trial.bot.tables.note(1, Noted(due=(Due(PARTING, 1, seat, trial.bot.tables.now()),)))
    trial.world.skip(DAY)
    await look(trial)
    assert partings(trial.third) == told


async def test_a_newcomer_is_called_to_the_question_that_the_one_before_left(trial: Trial) -> None:
    await start_caylus(trial, trial.second, trial.third)
    gone = await next_moves(trial)
    gone = next(person for person in trial.people if [person.id] == called_in(trial) and person is not gone)
    asker = next(person for person in (trial.first, trial.second, trial.third) if person is not gone)
    trial.world.skip(8 * DAY)
    await look(trial)
    await choose(trial, asker, gone, trial.fourth)
    asked = ballot(trial, f"Shall <@{trial.fourth.id}> play on")
    for person in [each for each in trial.people if each.id in asked.mentions]:
        await press(trial, person, "Yes", asked)
    assert (await trial.bot.tables.table(1)).seat_of(trial.fourth.id) is not None
    assert called_in(trial) == [trial.fourth.id]
    assert len(partings(gone)) == 1


async def test_who_was_replaced_and_wants_silence_or_takes_no_messages_gets_none(trial: Trial) -> None:
    await trial.bot.tables.notices.choose(trial.third.id, "reach", "silent")
    await replaced_by_another(trial)
    assert partings(trial.third) == []
    assert ("part", 2) not in (await trial.bot.tables.scene(1)).due


async def test_who_left_comes_back_with_the_others_consent(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.bot.tables.resign(1, trial.second.id)
    await trial.bot.crier.tell(1)
    await trial.second.slash("/replace", channel=SQUARE)
    await trial.second.select("Whose seat?", "Bertrand")
    await trial.second.click("I would like to")
    await trial.second.settled()
    await quiet(trial)
    asked = ballot(trial, f"Shall <@{trial.second.id}> play on")
    await press(trial, trial.first, "Yes", asked)
    assert (await trial.bot.tables.table(1)).seat_of(trial.second.id) is not None
    await pick(trial, trial.first)
    await trial.second.slash("/sheet", channel=SQUARE)
    await trial.second.settled()
    assert "Day 1" in answer_to(trial.second)
