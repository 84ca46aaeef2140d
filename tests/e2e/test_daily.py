"""The daily challenge: on a server, in direct messages, and by somebody's own installation where the bot is no member."""

from random import Random

from sandbox import posts
from sandbox.actors import Actor
from sandbox.model import Channel, Message
from sandbox.trial import Trial
from service.challenge import Challenge, challenge_at
from tests.e2e.players import SQUARE, buttons_of, make_move, quiet, text_of

HOUR = 3600.0
DAY = 24 * HOUR


def to_hour(trial: Trial, hour: float, days: int = 0) -> Challenge:
    """Moves the clock to an hour of the next day, or of a later one; the challenge of that day."""
    now = trial.world.clock.now()
    midnight = challenge_at("day", now).ends + days * DAY
    trial.world.skip(midnight + hour * HOUR - now)
    return challenge_at("day", trial.world.clock.now())


async def open_daily(person: Actor, place: Channel | str = SQUARE) -> Message:
    interaction = await person.slash("/daily", channel=place)
    await person.settled()
    found = person.answer_to(interaction)
    assert found is not None
    return found


async def make_picks(trial: Trial, person: Actor, panel: Message, many: int = 99, seed: int = 1) -> None:
    """So many picks on the panel, or all that are left."""
    chance = Random(f"{seed} {person.user.name}")
    for _ in range(many):
        if "Share" in buttons_of(panel):
            break
        await make_move(person, panel, chance)
    await quiet(trial)


async def play_daily(trial: Trial, person: Actor, place: Channel | str = SQUARE, seed: int = 1) -> Message:
    """Somebody plays today's challenge to its end; their panel then shows the result."""
    panel = await open_daily(person, place)
    await person.click("Play", on=panel)
    await person.settled()
    await make_picks(trial, person, panel, seed=seed)
    assert "Share" in buttons_of(panel), text_of(panel)
    return panel


def dm_of(trial: Trial, person: Actor) -> Channel:
    return posts.open_dm(trial.world, person.id, trial.world.bot_id)


async def test_somebody_plays_alone_and_nothing_is_posted(trial: Trial) -> None:
    today = to_hour(trial, 12)
    panel = await open_daily(trial.first)
    assert panel.only_for == trial.first.id
    assert f"Daily challenge {today.first_day}" in text_of(panel) and "one try" in text_of(panel)
    await play_daily(trial, trial.first)
    assert [m for m in trial.second.all_messages() if not m.ephemeral] == []
    assert "the first to finish it" in text_of(panel_or_last(trial.first))


def panel_or_last(person: Actor) -> Message:
    return person.messages()[-1]
