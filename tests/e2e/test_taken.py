"""Somebody's seat is taken by a computer: they hear of it as they want to be called, and find the way back."""

import pytest

from sandbox.actors import Actor
from sandbox.model import Message
from sandbox.trial import Trial
from service.deadlines import DAY, HOUR
from service.noticing import day_after
from tests.e2e.noticed import choose, on_turn, pass_time, plain_dms, start
from tests.e2e.players import SQUARE, answer_to, buttons_of, calls_in, quiet
from tests.e2e.test_seats import choose as replace

WORD = "The seat is still yours whenever you are back"
BACK = "Take my seat back"


def told(messages: list[Message]) -> list[Message]:
    return [message for message in messages if WORD in message.content]


async def take(trial: Trial) -> Actor:
    """A game in which somebody's time was up; who it is."""
    await start(trial, trial.second, trial.third, clock="h4", time_up="seat")
    person = await on_turn(trial)
    await pass_time(trial, 4 * HOUR + 60)
    return person


async def test_the_channel_tells_who_lost_a_seat_and_the_message_goes_when_they_are_back(trial: Trial) -> None:
    person = await take(trial)
    (message,) = told(calls_in(trial))
    assert message.mentions == [person.id]
    assert f"<@{person.id}>, your time was up, so a computer plays for you in Caylus" in message.content
    await trial.restart(abruptly=True)
    await pass_time(trial, 30 * 60)
    assert told(calls_in(trial)) == [message], "once, and it stays"
    await person.click(BACK, on=message)
    await person.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).seat_of(person.id) is not None
    assert told(calls_in(trial)) == []


@pytest.mark.parametrize("reach", ["inbox", "both", "silent"])
async def test_it_comes_as_the_person_wants_to_be_called(trial: Trial, reach: str) -> None:
    for each in (trial.first, trial.second, trial.third):
        await choose(each, reach=reach)
    person = await take(trial)
    dms, posts = told(plain_dms(person)), told(calls_in(trial))
    assert (len(dms), len(posts)) == {"inbox": (1, 0), "both": (1, 1), "silent": (0, 0)}[reach]
    for message in (*dms, *posts):
        assert buttons_of(message) == [BACK]
    if dms:
        await person.click(BACK, on=dms[0])
        await person.settled()
        await quiet(trial)
        assert (told(plain_dms(person)), told(calls_in(trial))) == ([], [])


async def test_who_is_away_hears_of_it_when_they_are_back(trial: Trial) -> None:
    await start(trial, trial.second, trial.third, clock="h4", time_up="seat")
    person = await on_turn(trial)
    day = day_after(3, await trial.bot.tables.notices.of(person.id), trial.world.clock.now())
    await person.slash("/notify", channel=SQUARE, away=day)
    await quiet(trial)
    await pass_time(trial, 5 * HOUR)
    assert told(calls_in(trial)) == []
    await pass_time(trial, 4 * DAY)
    assert [person.id] in [message.mentions for message in told(calls_in(trial))]


async def test_games_lists_it_until_it_is_taken_back(trial: Trial) -> None:
    person = await take(trial)
    await person.slash("/games", channel=SQUARE)
    assert "**a computer plays for you**" in answer_to(person)
    await person.select("tc:mine:0:", "1")
    await person.settled()
    panel = person.messages(SQUARE)[-1]
    assert buttons_of(panel) == [BACK, "Board", "Log"]
    await person.click(BACK, on=panel)
    await person.settled()
    await quiet(trial)
    await person.slash("/games", channel=SQUARE)
    assert "a computer plays for you" not in answer_to(person) and "Caylus" in answer_to(person)


async def test_a_seat_that_the_others_gave_to_a_computer_can_be_had_back_too(trial: Trial) -> None:
    await start(trial, trial.second, trial.third, absence="d1")
    person = await on_turn(trial)
    others = [each for each in (trial.first, trial.second, trial.third) if each is not person]
    await pass_time(trial, DAY + HOUR)
    await replace(trial, others[0], person, None)
    if (await trial.bot.tables.table(1)).seat_of(person.id) is not None:
        await others[1].click("Yes")
        await others[1].settled()
        await quiet(trial)
    (message,) = told(calls_in(trial))
    assert "you were gone for long, so the others agreed" in message.content
    await person.slash("/back", channel=SQUARE)
    await person.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).seat_of(person.id) is not None
    assert told(calls_in(trial)) == []


async def test_who_left_of_their_own_will_hears_nothing_and_finds_nothing(trial: Trial) -> None:
    await start(trial, trial.second, trial.third)
    await trial.second.slash("/resign", channel=SQUARE)
    await trial.second.click("Yes, leave")
    await trial.second.settled()
    await pass_time(trial, HOUR)
    assert (told(calls_in(trial)), told(plain_dms(trial.second))) == ([], [])
    await trial.second.slash("/games", channel=SQUARE)
    assert "You sit at no table" in answer_to(trial.second)


async def test_a_press_that_comes_too_late_is_refused_in_words(trial: Trial) -> None:
    person = await take(trial)
    (message,) = told(calls_in(trial))
    other = next(each for each in (trial.first, trial.second, trial.third) if each is not person)
    await other.click(BACK, on=message)
    await other.settled()
    assert "Nobody has taken your seat" in answer_to(other)
    assert (await trial.bot.tables.table(1)).seat_of(person.id) is None
