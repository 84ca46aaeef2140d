"""Who is gone, and who only said to be away: what the others may do meanwhile, and what the vote tells them."""

import pytest

from sandbox.actors import Actor
from sandbox.trial import Trial
from service.deadlines import DAY, HOUR
from service.noticing import day_after
from tests.e2e.noticed import on_turn, pass_time, start
from tests.e2e.players import SQUARE, last_post, posts_in, quiet, text_of
from tests.e2e.test_seats import choose as replace


async def go_away(trial: Trial, person: Actor, days: int) -> None:
    day = day_after(days, await trial.bot.tables.notices.of(person.id), trial.world.clock.now())
    await person.slash("/notify", channel=SQUARE, away=day)
    await person.settled()
    await quiet(trial)


async def others(trial: Trial, person: Actor) -> list[Actor]:
    """The others at the table, the host last."""
    host = (await trial.bot.tables.table(1)).host_id
    found = [each for each in (trial.first, trial.second, trial.third) if each is not person]
    return sorted(found, key=lambda each: each.id == host)


async def test_where_clocks_stand_still_nobody_who_is_away_can_be_replaced(trial: Trial) -> None:
    await start(trial, trial.second, trial.third, absence="d3", away="true")
    person = await on_turn(trial)
    await go_away(trial, person, 10)
    await pass_time(trial, 6 * DAY)
    asker = (await others(trial, person))[0]
    await asker.slash("/replace", channel=SQUARE)
    assert person.user.display_name not in str(asker.messages(SQUARE)[-1].components)
    seat = (await trial.bot.tables.table(1)).seat_of(person.id)
    await asker.answered(asker.forge(last_post(trial), f"tc:seat-computer:1:{seat}"))
    await asker.settled()
    assert f"{person.user.display_name} is away until <t:" in text_of(asker.messages(SQUARE)[-1])
    assert (await trial.bot.tables.table(1)).seat_of(person.id) == seat


async def test_elsewhere_the_vote_says_when_they_will_be_back(trial: Trial) -> None:
    await start(trial, trial.second, trial.third, absence="d3")
    person = await on_turn(trial)
    await go_away(trial, person, 10)
    await pass_time(trial, 6 * DAY)
    await replace(trial, (await others(trial, person))[0], person, trial.fourth)
    ballot = next(post for post in reversed(posts_in(trial)) if "play on in the seat of" in text_of(post))
    assert f"{person.user.display_name} said to be away, and back on <t:" in text_of(ballot)


@pytest.mark.parametrize("has_looked", [True, False])
async def test_a_host_who_looks_at_their_games_is_there_and_who_gives_no_sign_for_a_week_is_not(
    trial: Trial, has_looked: bool
) -> None:
    await start(trial, trial.second, trial.third)
    await pass_time(trial, 6 * DAY)
    for person in (trial.second, trial.third, *([trial.first] if has_looked else [])):
        await person.slash("/games", channel=SQUARE)
        await person.settled()
    await pass_time(trial, DAY + HOUR)
    is_host = (await trial.bot.tables.table(1)).host_id == trial.first.id
    assert is_host is has_looked
    assert ("is the host from now on" in text_of(last_post(trial))) is not has_looked
