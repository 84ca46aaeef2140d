"""The slash picker: finds a command by what a person types, and turns typed options into Discord's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandbox import controls, shapes
from sandbox.controls import Refused
from sandbox.model import Channel, Json, Message, User, part_of, parts_of

if TYPE_CHECKING:
    from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
KINDS = {USER: "user", CHANNEL: "channel", ROLE: "role", MENTIONABLE: "user role"}


def look_up(world: World, user_id: int, channel: Channel, typed: str) -> tuple[Json, list[Json]]:
    """The command and the chain of subcommands for a text such as "/board tiles", as the client offers them here."""
    words = typed.removeprefix("/").split()
    locale = world.users[user_id].locale
    offered = [c for c in world.commands_in(channel, user_id) if c.get("type", 1) == 1]
    command = next((c for c in offered if words and _is_called(c, words[0], locale)), None)
    if command is None:
        names = ", ".join(sorted(f"/{c['name']}" for c in offered))
        raise Refused(f"no command {typed!r} is offered here; there are: {names or 'none'}")
    chain: list[Json] = []
    level = command
    for word in words[1:]:
        below = [o for o in parts_of(level, "options") if o["type"] in (SUBCOMMAND, GROUP)]
        found = next((o for o in below if _is_called(o, word, locale)), None)
        if found is None:
            raise Refused(f"/{command['name']} has no {word!r}; it has: {', '.join(o['name'] for o in below)}")
        chain.append(found)
        level = found
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in parts_of(level, "options")):
        raise Refused(f"{typed!r} needs a subcommand: {', '.join(o['name'] for o in level['options'])}")
    return command, chain


def _is_called(entry: Json, word: str, locale: str) -> bool:
    return word in (entry["name"], part_of(entry, "name_localizations").get(locale))


def fill_in(
    world: World,
    user_id: int,
    channel: Channel,
    command: Json,
    chain: list[Json],
    given: Mapping[str, Any],
    focused: str | None = None,
) -> Json:
    """An interaction's data for a command with its options; while one is `focused` (autocomplete), others may be missing."""
    level = chain[-1] if chain else command
    known = {option["name"]: option for option in parts_of(level, "options")}
    for name in given:
        if name not in known:
            raise Refused(f"/{command['name']} has no option {name!r}; it has: {', '.join(known) or 'none'}")
    resolved: Json = {}
    options: list[Json] = []
    for name, option in known.items():
        if name in given:
            value = _value(world, user_id, channel, option, given[name], resolved, typing=focused is not None)
            options.append({"name": name, "type": option["type"], "value": value})
            if name == focused:
                options[-1]["focused"] = True
        elif option.get("required") and focused is None:
            raise Refused(f"/{command['name']} needs the option {name!r}")
    for part in reversed(chain):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command.get("type", 1), "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def fill_in_menu(world: World, user_id: int, channel: Channel, name: str, target: User | Message) -> Json:
    """An interaction's data for a command of the menu: kind 2 is for people, kind 3 for messages."""
    kind = 2 if isinstance(target, User) else 3
    offered = [c for c in world.commands_in(channel, user_id) if c.get("type", 1) == kind]
    command = next((c for c in offered if c["name"] == name), None)
    if command is None:
        raise Refused(f"the menu has no {name!r} here; it has: {', '.join(c['name'] for c in offered) or 'nothing'}")
    if isinstance(target, User):
        resolved = controls.resolve(world, user_id, channel, [target])
    elif world.visible_to(user_id, target):
        resolved = {"messages": {str(target.id): shapes.message_json(world, target)}}
    else:
        raise Refused("this message can't be seen")
    data: Json = {"id": command["id"], "name": name, "type": kind, "target_id": str(target.id), "resolved": resolved}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _value(
    world: World, user_id: int, channel: Channel, option: Json, given: Any, resolved: Json, *, typing: bool
) -> Any:
    kind = option["type"]
    if kind == ATTACHMENT:
        key, shape = controls.upload(world, given)
        resolved.setdefault("attachments", {})[key] = shape
        return key
    if kind in KINDS:
        select: Json = {"type": {USER: 5, ROLE: 6, MENTIONABLE: 7, CHANNEL: 8}[kind]}
        select["channel_types"] = option.get("channel_types")
        chosen = controls.pick(world, user_id, channel, select, (given,))
        for key, things in chosen["resolved"].items():
            resolved.setdefault(key, {}).update(things)
        return chosen["values"][0]
    if option.get("choices"):
        return _choice(option, given)
    return str(given) if typing and kind != BOOLEAN else _plain(option, given)


def _choice(option: Json, given: Any) -> Any:
    for choice in option["choices"]:
        if given in (choice["value"], choice["name"]):
            return choice["value"]
    raise Refused(f"{given!r} is not among the choices: {', '.join(str(c['value']) for c in option['choices'])}")


def _plain(option: Json, given: Any) -> Any:
    """A text, number or truth, within the bounds that the client enforces."""
    kind, name = option["type"], option["name"]
    if kind == BOOLEAN:
        if not isinstance(given, bool):
            raise Refused(f"{name!r} is true or false, not {given!r}")
        return given
    try:
        value = {STRING: str, INTEGER: int, NUMBER: float}[kind](given)
    except ValueError:
        raise Refused(f"{name!r} takes a number, not {given!r}") from None
    size = len(value) if isinstance(value, str) else value
    least = option.get("min_length" if kind == STRING else "min_value")
    most = option.get("max_length" if kind == STRING else "max_value", 6000 if kind == STRING else None)
    if (least is not None and size < least) or (most is not None and size > most):
        raise Refused(f"{name!r} must be from {least} to {most}, not {size}")
    return value
