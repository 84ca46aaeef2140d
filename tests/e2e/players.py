"""People who play through the bot's own buttons, as somebody with a phone would."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from sandbox.actors import Actor
from sandbox.controls import BUTTON, STRING_SELECT, walk
from sandbox.model import Interaction, Message
from sandbox.trial import Trial
from service.values import Look

OPEN = "tc:ask:"
MENU = "tc:choose:"
CONFIRM = "tc:play:"
SQUARE = "the-square"


# What can be seen


def text_of(message: Message | None) -> str:
    """Everything that can be read on a message."""
    assert message is not None, "there is no message"
    return "\n".join(part["content"] for part in walk(message.components) if part.get("content"))


def buttons_of(message: Message) -> list[str]:
    return [part["label"] for part in walk(message.components) if part.get("type") == BUTTON and part.get("label")]


def controls_of(message: Message, prefix: str) -> list[dict[str, Any]]:
    """The enabled controls whose custom id begins so."""
    return [
        part
        for part in walk(message.components)
        if str(part.get("custom_id", "")).startswith(prefix) and not part.get("disabled")
    ]


def confirm_of(message: Message) -> dict[str, Any] | None:
    return next(iter(controls_of(message, CONFIRM)), None)


def newest_panel(person: Actor) -> Message | None:
    """The newest message on which this person can put a move together."""
    found = [m for m in person.all_messages() if any(controls_of(m, verb) for verb in (OPEN, MENU, CONFIRM))]
    return found[-1] if found else None


def panel_of(person: Actor) -> Message:
    panel = newest_panel(person)
    assert panel is not None, f"{person.user.name} has nothing to press"
    return panel


def posts_in(trial: Trial, channel: str = SQUARE) -> list[Message]:
    """The public posts of a channel, oldest first, without the lines that call somebody to their turn."""
    return [message for message in trial.first.messages(channel) if _is_post(message)]


def _is_post(message: Message) -> bool:
    return bool(message.components) and not message.ephemeral and not message.content


def calls_in(trial: Trial, channel: str = SQUARE) -> list[Message]:
    """The plain lines that call somebody to their turn."""
    return [message for message in trial.first.messages(channel) if message.content and not message.ephemeral]


def called_in(trial: Trial, channel: str = SQUARE) -> list[int]:
    """The users whom the channel calls."""
    return [user_id for call in calls_in(trial, channel) for user_id in call.mentions]


def last_post(trial: Trial, channel: str = SQUARE) -> Message:
    return posts_in(trial, channel)[-1]


def board_in(trial: Trial, channel: str = SQUARE) -> Message:
    """The newest post on which a game is played."""
    return next(
        post for post in reversed(posts_in(trial, channel)) if {"Make my move", "My sheet"} & {*buttons_of(post)}
    )


def answer_to(person: Actor) -> str:
    """What the bot said to the last thing that this person did."""
    return text_of(person.answer_to(person.done[-1]) or person.world.messages.get(_followed(person.done[-1])))


def _followed(interaction: Interaction) -> int:
    return interaction.followups[-1] if interaction.followups else 0


# Beginnings


async def open_table(trial: Trial, *guests: Actor, computers: int = 0, **options: str) -> None:
    """The first person opens a table in the square; the others join."""
    await trial.first.slash("/play", game="troyes_dice")
    await trial.first.settled()
    for guest in guests:
        await guest.click("Join")
        await guest.settled()
    for _ in range(computers):
        await trial.first.select("Add a computer", "novice")
        await trial.first.settled()
    if options:
        await trial.first.click("Options")
        await trial.first.settled()
        for option, value in options.items():
            await trial.first.select(f"tc:option:1:{option}", value)
            await trial.first.settled()
    await quiet(trial)


async def start_table(trial: Trial, *guests: Actor, computers: int = 0, **options: str) -> None:
    """A running game; nobody is asked about columns unless `numbering` says so."""
    await open_table(trial, *guests, computers=computers, **{"numbering": "first", **options})
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)


# Moves


def _depth(control: dict[str, Any]) -> int:
    """How many answers stand before a control's own."""
    path = control["custom_id"].split(":", 4)[4]
    length = len(path.split(".")) if path else 0
    return length if control["type"] == STRING_SELECT else length - 1


async def answer_once(person: Actor, message: Message, chance: Random) -> None:
    """Answers the panel's open question at random: the deepest one on it."""
    controls = [*controls_of(message, OPEN), *controls_of(message, MENU)]
    asked = [control for control in controls if _depth(control) >= 0]
    deepest = max(map(_depth, asked))
    chosen = chance.choice([control for control in asked if _depth(control) == deepest])
    if chosen["type"] == STRING_SELECT:
        await person.select(chosen["custom_id"], chance.choice(chosen["options"])["value"], on=message)
    else:
        await person.click(chosen["custom_id"], on=message)


async def prepare_move(person: Actor, message: Message, chance: Random) -> str:
    """Puts a move together on the panel; the custom id of the button that confirms it."""
    while not (ready := controls_of(message, CONFIRM)):
        await answer_once(person, message, chance)
    return str(chance.choice(ready)["custom_id"])


async def make_move(person: Actor, message: Message, chance: Random) -> None:
    """Puts a move together on the panel and confirms it."""
    await person.click(await prepare_move(person, message, chance), on=message)
    await person.settled()


async def pick(trial: Trial, person: Actor, seed: int = 1) -> None:
    """One move on the person's newest panel, and everything that follows from it; each person picks otherwise."""
    await make_move(person, panel_of(person), Random(f"{seed} {person.user.name}"))
    await quiet(trial)


def people_of(trial: Trial, look: Look) -> list[Actor]:
    """The people who are awaited."""
    awaited = {look.table.sitters[seat].user_id for seat in look.to_act}
    return [person for person in trial.people if person.id in awaited]


async def awaited(trial: Trial, game_id: int = 1) -> list[Actor]:
    return people_of(trial, await trial.bot.tables.look(game_id, None))


async def play_on(trial: Trial, chance: Random, game_id: int = 1) -> None:
    """Everybody who is awaited makes a move on their newest panel."""
    for person in await awaited(trial, game_id):
        await make_move(person, panel_of(person), chance)
        await quiet(trial)


async def until_over(trial: Trial, turn: Callable[[], Awaitable[None]], game_id: int = 1) -> None:
    """Lets `turn` act until the game is over."""
    while (await trial.bot.tables.table(game_id)).status == "playing":
        await turn()
        await quiet(trial)


async def fast_forward(trial: Trial, half_day: int, game_id: int = 1) -> None:
    """Lets the people play at once, without their buttons, until this half day begins; then the town is told."""
    tables = trial.bot.tables
    chance = Random(half_day)
    while (look := await tables.look(game_id, None)).view.half_day < half_day and look.to_act:
        await tables.think(game_id)
        for person in people_of(trial, await tables.look(game_id, None)):
            seen = await tables.look(game_id, person.id)
            move = look.table.game.random_move(seen.view, chance.randrange)
            await tables.play(game_id, person.id, seen.occasion, move.parts)
    await trial.bot.crier.tell(game_id)


async def look(trial: Trial) -> None:
    """A round of whatever is due or untold. One of the bot's own, that may have claimed it before, has ended too."""
    await trial.bot.crier.tell_all()
    await quiet(trial)


async def quiet(trial: Trial) -> None:
    """Waits until the bot has told everything it had to tell."""
    await trial.bot.settled()
