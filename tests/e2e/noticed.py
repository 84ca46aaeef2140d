"""A running game, and time that is moved while somebody is awaited."""

from random import Random

from sandbox.actors import Actor
from sandbox.model import Message
from sandbox.trial import Trial
from service.lobby import PAUSE_BETWEEN_TABLES
from tests.e2e.players import (
    SQUARE,
    awaited,
    look,
    make_move,
    panel_of,
    quiet,
)

TAVERN = "the-tavern"


async def start(
    trial: Trial, *guests: Actor, game: str = "caylus", channel: str = SQUARE, number: int = 1, **options: str
) -> None:
    """A running game in this channel; it is game `number`."""
    place = trial.world.channel(channel)
    trial.world.skip(PAUSE_BETWEEN_TABLES)
    await trial.first.slash("/play", channel=channel, game=game)
    for guest in guests:
        await guest.click("Join", channel=place)
    if options:
        await trial.first.click("Options", channel=place)
        for option, value in options.items():
            await trial.first.select(f"tc:option:{number}:{option}", value)
    await quiet(trial)
    await trial.first.click("Start", channel=place)
    await trial.first.settled()
    await quiet(trial)


async def on_turn(trial: Trial, game_id: int = 1) -> Actor:
    (person,) = await awaited(trial, game_id)
    return person


async def move(trial: Trial, person: Actor, channel: str = SQUARE, seed: int = 1) -> None:
    """One move by the button of the newest message that has one."""
    await person.click("Make my move", channel=trial.world.channel(channel))
    await person.settled()
    await make_move(person, panel_of(person), Random(seed))
    await quiet(trial)


async def pass_time(trial: Trial, seconds: float) -> None:
    """What is under way comes to its end, and so much later the bot has looked at what is due."""
    await quiet(trial)
    trial.world.skip(seconds)
    await look(trial)


async def choose(person: Actor, **choices: str) -> None:
    await person.slash("/notify", channel=SQUARE)
    for what, value in choices.items():
        await person.select(f"tc:notify:0:{what}", value)
    await person.settled()


def plain_dms(person: Actor) -> list[Message]:
    return [message for message in person.dms() if message.content]
