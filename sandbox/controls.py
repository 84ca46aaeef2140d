"""Buttons, selects and form fields as a client shows them: found by what a person reads, checked as a client checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from sandbox import posts, shapes
from sandbox.model import Channel, Json, Message, Role, User, is_array, part_of, parts_of
from sandbox.rights import channel_rights

if TYPE_CHECKING:
    from sandbox.world import World

BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 2, 3, 4, 5, 6, 7, 8
TEXT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 10, 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE = 5

File = tuple[str, bytes]
"""A file to upload: its name and its bytes."""


class Refused(Exception):
    """No Discord client would let a person do this."""


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(parts_of(component, "components"))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def names_of(control: Json) -> set[str]:
    """What a control can be called by: its custom_id, label, placeholder or emoji."""
    emoji = part_of(control, "emoji")
    found = (control.get("custom_id"), control.get("label"), control.get("placeholder"), emoji.get("name"))
    return {name for name in found if name}


def find(message: Message, name: str, kinds: Iterable[int]) -> list[Json]:
    """The controls of a message that answer to a name; a custom_id is unique, so it decides alone."""
    here = [c for c in walk(message.components) if c.get("type") in tuple(kinds)]
    exact = [c for c in here if c.get("custom_id") == name]
    return exact or [c for c in here if name in names_of(c)]


def the_one(message: Message, name: str, kinds: Iterable[int]) -> Json:
    """The control called so; refuses where there is none, or where the name could mean several."""
    found = find(message, name, kinds)
    if not found:
        offered = ", ".join(sorted(max(names_of(c), key=len) for c in walk(message.components) if names_of(c)))
        raise Refused(f"there is no {name!r} on this message; it has: {offered or 'nothing to press'}")
    if len(found) > 1:
        raise Refused(f"{len(found)} controls are called {name!r} here: name the custom_id")
    return found[0]


def check_enabled(control: Json) -> None:
    if control.get("disabled"):
        raise Refused(f"{sorted(names_of(control))} is disabled")
    if control.get("style") == LINK_STYLE:
        raise Refused("a link opens the browser and asks the bot nothing")


def check_count(control: Json, count: int) -> None:
    """Selects take one value where nothing else is said; checkboxes and uploads have wider bounds of their own."""
    least, most = control.get("min_values"), control.get("max_values")
    if least is None:
        least = 1
    if most is None:
        most = len(control["options"]) if control.get("type") == CHECKBOX_GROUP else 1
    if control.get("required") is False and count == 0:
        return
    if not least <= count <= most:
        raise Refused(f"{least} to {most} values can be chosen here, not {count}")


def option_values(control: Json, chosen: Iterable[Any]) -> list[str]:
    """The values of options named by their label or value."""
    values: list[str] = []
    options = parts_of(control, "options")
    for name in chosen:
        option = next((o for o in options if o["value"] == str(name)), None)
        option = option or next((o for o in options if o["label"] == str(name)), None)
        if option is None:
            raise Refused(f"{name!r} is not offered; there are: {', '.join(o['label'] for o in options)}")
        values.append(option["value"])
    if len(set(values)) != len(values):
        raise Refused("an option can be chosen once only")
    return values


def pick(world: World, user_id: int, channel: Channel, control: Json, chosen: tuple[Any, ...]) -> Json:
    """The values of a select (and what they stand for, where they are people, roles or channels)."""
    check_count(control, len(chosen))
    if control["type"] == STRING_SELECT:
        return {"values": option_values(control, chosen)}
    kinds = {USER_SELECT: "user", ROLE_SELECT: "role", MENTIONABLE_SELECT: "user role", CHANNEL_SELECT: "channel"}
    found = [_lookup(world, channel, one, kinds[control["type"]]) for one in chosen]
    for place in found:
        types = control.get("channel_types")
        if isinstance(place, Channel) and types and place.type not in types:
            raise Refused(f"#{place.name} is not among the kinds of channel asked for")
    return {"values": [str(thing.id) for thing in found], "resolved": resolve(world, user_id, channel, found)}


def _lookup(world: World, channel: Channel, name: Any, kinds: str) -> User | Role | Channel:
    """A person, role or channel of this place, by the thing itself, its id or its name."""
    guild = world.guilds[channel.guild_id] if channel.guild_id else None
    things: list[User | Role | Channel] = []
    if "user" in kinds:
        things += [world.users[user] for user in (guild.members if guild else channel.people)]
    if "role" in kinds and guild:
        things += guild.roles.values()
    if "channel" in kinds and guild:
        things += [c for c in world.channels.values() if c.guild_id == guild.id]
    wanted = str(getattr(name, "id", name)).removeprefix("@").removeprefix("#")
    for thing in things:
        if wanted in (str(thing.id), thing.name, getattr(thing, "display_name", None)):
            return thing
    raise Refused(f"there is no {kinds.replace(' ', ' or ')} {name!r} to choose here")


def resolve(world: World, user_id: int, channel: Channel, things: Iterable[User | Role | Channel]) -> Json:
    """The `resolved` part of an interaction: what the chosen ids stand for."""
    resolved: Json = {}
    guild = world.guilds[channel.guild_id] if channel.guild_id else None
    for thing in things:
        key = str(thing.id)
        if isinstance(thing, User):
            resolved.setdefault("users", {})[key] = shapes.user_json(thing)
            if guild and thing.id in guild.members:
                member = shapes.member_json(world, guild, thing.id, with_user=False)
                member["permissions"] = str(channel_rights(world, thing.id, channel))
                resolved.setdefault("members", {})[key] = member
        elif isinstance(thing, Role):
            resolved.setdefault("roles", {})[key] = shapes.role_json(thing)
        else:
            place = shapes.channel_json(world, thing) | {"permissions": str(channel_rights(world, user_id, thing))}
            resolved.setdefault("channels", {})[key] = place
    return resolved


def upload(world: World, file: File) -> tuple[str, Json]:
    """Stores a person's file; gives its id and its description for `resolved`."""
    kept = posts.keep_file(world, *file)
    return str(kept.id), shapes.attachment_json(world, kept)


# --- forms ----------------------------------------------------------------------------------------------------------


def fields_of(modal: Json) -> list[tuple[Json, str]]:
    """The inputs of a modal with the label that stands above each."""
    found: list[tuple[Json, str]] = []
    for part in parts_of(modal, "components"):
        if part["type"] == LABEL:
            found.append((part["component"], part.get("label") or ""))
        elif part["type"] == 1:
            found += [(field, field.get("label") or "") for field in part["components"]]
    return found


def fill(world: World, user_id: int, channel: Channel, modal: Json, given: Json) -> Json:
    """A filled-in modal as the client submits it; fields are named by custom_id or label, untouched ones keep what they had."""
    known = {name for field, label in fields_of(modal) for name in (field["custom_id"], label)}
    for name in given:
        if name not in known:
            raise Refused(f"the form has no field {name!r}; it has: {', '.join(sorted(known))}")
    resolved: Json = {}
    values = {
        field["custom_id"]: _field_value(
            world, user_id, channel, field, given.get(field["custom_id"], given.get(label)), resolved
        )
        for field, label in fields_of(modal)
    }
    data: Json = {"custom_id": modal["custom_id"], "components": [_submitted(p, values) for p in modal["components"]]}
    return data | ({"resolved": resolved} if resolved else {})


def _submitted(part: Json, values: dict[str, Json]) -> Json:
    shape: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == LABEL:
        return shape | {"component": _submitted(part["component"], values)}
    if part["type"] == 1:
        return shape | {"components": [_submitted(field, values) for field in part["components"]]}
    if part["type"] == TEXT:
        return shape
    return shape | {"custom_id": part["custom_id"]} | values[part["custom_id"]]


def _field_value(world: World, user_id: int, channel: Channel, field: Json, given: Any, resolved: Json) -> Json:
    kind = field["type"]
    if kind == TEXT_INPUT:
        return {"value": _text(field, given)}
    if kind == CHECKBOX:
        return {"value": bool(field.get("default", False) if given is None else given)}
    if kind == FILE_UPLOAD:
        files: list[File] = given if is_array(given) else [given] if given else []
        check_count(field, len(files))
        pairs = [upload(world, file) for file in files]
        resolved.setdefault("attachments", {}).update(dict(pairs))
        return {"values": [key for key, _ in pairs]}
    many = _chosen(field, given)
    if kind == RADIO_GROUP:
        if not many and field.get("required", True):
            raise Refused(f"{field['custom_id']!r} must be answered")
        return {"value": option_values(field, many)[0] if many else None}
    if kind == CHECKBOX_GROUP:
        check_count(field, len(many))
        return {"values": option_values(field, many)}
    chosen = pick(world, user_id, channel, field, many)
    for key, things in chosen.get("resolved", {}).items():
        resolved.setdefault(key, {}).update(things)
    return {"values": chosen["values"]}


def _chosen(field: Json, given: Any) -> tuple[Any, ...]:
    """One or several, as they were given; what is chosen beforehand where nothing was."""
    if given is None:
        return tuple(o["value"] for o in parts_of(field, "options") if o.get("default"))
    return tuple(given) if is_array(given) else (given,)


def _text(field: Json, given: Any) -> str:
    text = str(field.get("value") or "" if given is None else given)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not text and field.get("required", True):
        raise Refused(f"{field['custom_id']!r} must be filled in")
    if text and not least <= len(text) <= most:
        raise Refused(f"{field['custom_id']!r} takes {least} to {most} characters, not {len(text)}")
    return text
