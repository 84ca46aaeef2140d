"""What people do with the bot during a siege, well or badly meant."""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct

from cogs.press import HANDLERS
from engine.registry import GAMES
from sandbox.actors import Actor, Refused
from sandbox.controls import BUTTON, STRING_SELECT, walk
from sandbox.model import Channel, ChannelType, Interaction, Message
from tests.e2e.players import answer_once, confirm_of, controls_of

ANSWERS_AT_MOST = 15
IN_A_LOBBY = {"join": 5, "start": 2, "computer": 1}
"""How often each is pressed, compared with the others."""
SIMULTANEOUS = "troyes_dice"
"""Here people keep their moves to themselves until all are in."""
BROKEN_RESTS = ("", "x", ":", "1:", "-1:-1", "9" * 20, "2:nobody.knows", "9:9:9:9", "yes", "é", "troyes:1:x", "0:a.b")
FINAL = ("resign", "end", "leave", "abort", "move")
"""Verbs that take a game or a seat away: pressed seldom, so that there is something to besiege."""


class Confirmed(Struct, frozen=True, eq=False):
    """A press of Confirm, and where its answer is read."""

    person: Actor
    panel: Message
    control: str
    pressed: Interaction


def places(person: Actor) -> list[Channel]:
    return [c for c in person.world.channels_of(person.id) if c.type == ChannelType.TEXT and c.name != "proclamations"]


def pressable(messages: Iterable[Message]) -> list[tuple[Message, dict[str, Any]]]:
    """Every control that could be pressed now, with its message."""
    return [
        (message, part)
        for message in messages
        for part in walk(message.components)
        if part.get("custom_id") and part.get("type") in (BUTTON, STRING_SELECT) and not part.get("disabled")
    ]


def verb_of(control: dict[str, Any]) -> str:
    return str(control["custom_id"]).split(":")[1]


async def use(person: Actor, message: Message, control: dict[str, Any], chance: Random) -> Interaction:
    """Presses a button, or chooses at random in a menu."""
    if control["type"] == STRING_SELECT:
        return await person.select(control["custom_id"], chance.choice(control["options"])["value"], on=message)
    return await person.click(control["custom_id"], on=message)


# Tables


async def open_or_join(person: Actor, chance: Random) -> None:
    """Something in a lobby; where there are too few tables, a new one."""
    lobbies = [found for found in pressable(person.all_messages()) if verb_of(found[1]) in IN_A_LOBBY]
    if lobbies and chance.random() < 0.8:
        weights = [IN_A_LOBBY[verb_of(control)] for _, control in lobbies]
        message, control = chance.choices(lobbies, weights)[0]
        if control["type"] == STRING_SELECT:
            await person.select(control["custom_id"], "novice", on=message)
        else:
            await person.click(control["custom_id"], on=message)
        return
    game, where = chance.choice([*GAMES, SIMULTANEOUS]), chance.choice(places(person))
    await person.slash("/play", channel=where, game=game, thread=chance.random() < 0.15)


async def command(person: Actor, chance: Random) -> None:
    """Any command that is offered, with whatever may be chosen in it."""
    person.here = chance.choice(places(person))
    offered = [c for c in person.world.commands_in(person.here, person.id) if c.get("type", 1) == 1]
    chosen = chance.choice([c for c in offered if c["name"] not in ("play", "doctor")])
    given = {option["name"]: _option(option, chance) for option in chosen.get("options") or [] if _is_given(option)}
    if any(value is None for value in given.values()):
        return
    await person.slash(f"/{chosen['name']}", **given)


def _is_given(option: dict[str, Any]) -> bool:
    return bool(option.get("required") or option.get("choices"))


def _option(option: dict[str, Any], chance: Random) -> Any:
    if option.get("choices"):
        return chance.choice(option["choices"])["value"]
    return {3: "troyes", 4: chance.randint(0, 9), 5: True}.get(option["type"])


# Moves


async def panel_for(person: Actor, game_id: int, chance: Random) -> Message | None:
    """The newest panel of a game, or a fresh one."""
    prefixes = tuple(f"tc:{verb}:{game_id}:" for verb in ("ask", "choose", "play"))
    panels = [m for m in person.all_messages() if any(controls_of(m, prefix) for prefix in prefixes)]
    if panels and chance.random() < 0.7:
        return panels[-1]
    doors = [m for m in person.all_messages() if controls_of(m, f"tc:sheet:{game_id}:")]
    if not doors:
        return None
    opened = await person.click(f"tc:sheet:{game_id}:", on=doors[-1])
    await settled(person, opened)
    return person.answer_to(opened)


async def prepare(person: Actor, panel: Message, chance: Random) -> str | None:
    """Answers until the move is whole; None where it takes too long, since others keep on changing the question."""
    for _ in range(ANSWERS_AT_MOST):
        confirm = confirm_of(panel)
        if confirm is not None:
            return str(confirm["custom_id"])
        if not controls_of(panel, "tc:ask:") and not controls_of(panel, "tc:choose:"):
            return None
        await answer_once(person, panel, chance)
        await settled(person, person.done[-1])
    return None


async def start_over(person: Actor, panel: Message) -> None:
    """Takes up a pick again, and all of its answers back."""
    for name in ("Change my pick", "Back"):
        await settled(person, await person.click(name, on=panel))


async def settled(person: Actor, pressed: Interaction) -> None:
    await person.world.wait_until(
        lambda: (pressed.answer != 0 and not pressed.pending) or pressed.failed,
        f"the answer to {pressed.said}",
        person.patience,
    )


# Mischief


async def press_anything(person: Actor, chance: Random) -> None:
    """An old control, or one of a game in which this person does not sit."""
    found = pressable(person.all_messages())
    if not found:
        raise Refused("there is nothing to press")
    message, control = chance.choice(found)
    if verb_of(control) in FINAL and chance.random() < 0.8:
        return
    await use(person, message, control, chance)


async def forge(person: Actor, games: int, chance: Random) -> None:
    """An id that no control has, or somebody else's."""
    seen = person.all_messages()
    if not seen:
        raise Refused("there is no message to forge a press on")
    others = [part["custom_id"] for m in list(person.world.messages.values())[-50:] for _, part in pressable([m])]
    verb = chance.choice([*sorted(set(HANDLERS) - set(FINAL)), "unheard-of"])
    made = f"tc:{verb}:{chance.choice([0, chance.randint(1, games + 1), 9**30])}:{chance.choice(BROKEN_RESTS)}"
    name = chance.choice(others) if others and chance.random() < 0.4 else made
    if name.startswith(tuple(f"tc:{verb}:" for verb in FINAL)):
        return
    values = chance.choice([None, ["x"], ["novice"], ["9" * 30]])
    await settled(person, person.forge(chance.choice(seen), name[:100], values))
