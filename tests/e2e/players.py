"""People who play through the bot's own buttons, as somebody with a phone would."""

from collections.abc import Callable
from random import Random
from typing import Any

from sandbox.actors import Actor
from sandbox.controls import BUTTON, STRING_SELECT, walk
from sandbox.model import Message
from sandbox.trial import Trial

OPEN = "tc:ask:"
CONFIRM = "tc:play:"


def text_of(message: Message) -> str:
    """Everything that can be read on a message."""
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


def _depth(control: dict[str, Any]) -> int:
    """How many answers stand before a control's own."""
    path = control["custom_id"].split(":", 4)[4]
    length = len(path.split(".")) if path else 0
    return length if control["type"] == STRING_SELECT else length - 1


async def answer_once(person: Actor, message: Message, chance: Random) -> None:
    """Answers the panel's open question at random: the deepest one on it."""
    controls = [*controls_of(message, OPEN), *controls_of(message, "tc:choose:")]
    asked = [control for control in controls if _depth(control) >= 0]
    deepest = max(map(_depth, asked))
    chosen = chance.choice([control for control in asked if _depth(control) == deepest])
    if chosen["type"] == STRING_SELECT:
        await person.select(chosen["custom_id"], chance.choice(chosen["options"])["value"], on=message)
    else:
        await person.click(chosen["custom_id"], on=message)


async def make_move(person: Actor, message: Message, chance: Random) -> None:
    """Puts a move together on the panel and confirms it."""
    while (confirm := confirm_of(message)) is None:
        await answer_once(person, message, chance)
    await person.click(confirm["custom_id"], on=message)
    await person.settled()


def newest_panel(person: Actor) -> Message | None:
    """The newest message on which this person can put a move together."""
    found = [message for message in person.all_messages() if controls_of(message, OPEN) or confirm_of(message)]
    return found[-1] if found else None


async def quiet(trial: Trial) -> None:
    """Waits until the bot has told everything it had to tell."""
    await trial.bot.settled()


async def until_over(trial: Trial, turn: Callable[[], Any], table_id: int = 1) -> None:
    """Lets `turn` act until the game is over."""
    while (await trial.bot.tables.table(table_id)).status == "playing":
        await turn()
        await quiet(trial)
