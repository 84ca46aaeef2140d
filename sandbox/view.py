"""What the page shows to one person: the world's things in Discord's JSON, with the marks that only a client has.

A message also says which command it answers, a channel whether this person may write there, and DMs name their other side.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandbox import rights, shapes
from sandbox.model import Channel, InteractionType, Json, Message, User, parts_of
from sandbox.world import World

HISTORY = 50
"""Messages a channel starts with; older ones are asked for by scrolling up."""
SUBCOMMANDS = (1, 2)


def welcome(world: World, user: User) -> Json:
    """All that a tab starts with."""
    channels = world.channels_of(user.id)
    shown = [channel_json(world, channel, user) for channel in channels]
    return {
        "me": person_json(world, user) | {"locale": user.locale},
        "bot": person_json(world, world.bot),
        "people": [person_json(world, other) for other in world.users.values()],
        "guild": {
            "id": str(world.guild.id),
            "name": world.guild.name,
            "roles": [shapes.role_json(role) for role in world.guild.roles.values()],
        },
        "channels": [
            c for c, channel in zip(shown, channels, strict=True) if not channel.is_dm and not channel.is_thread
        ],
        "threads": [c for c, channel in zip(shown, channels, strict=True) if channel.is_thread],
        "dms": [c for c, channel in zip(shown, channels, strict=True) if channel.is_dm],
        "messages": {str(channel.id): history(world, channel, user) for channel in channels},
        "unread": {str(channel.id): unread(world, channel, user) for channel in channels},
        "violations": len(world.violations),
        "now": world.clock.now() * 1000,
    } | commands(world, channels, user)


def person_json(world: World, user: User) -> Json:
    member = world.guild.members.get(user.id)
    roles = [str(role) for role in member.roles] if member else []
    nick = member.nick if member else None
    return shapes.user_json(user) | {"name": user.display_name, "nick": nick, "roles": roles}


def channel_json(world: World, channel: Channel, user: User) -> Json:
    shape = shapes.channel_json(world, channel) | {"can_send": rights.may_write(world, user.id, channel)}
    shape.pop("permission_overwrites", None)
    if channel.is_dm:
        others = [world.users[one] for one in channel.people if one != user.id]
        shape["recipients"] = [person_json(world, other) for other in others]
    return shape


def commands(world: World, channels: Iterable[Channel], user: User) -> Json:
    """Every command this person is offered somewhere, and the ids of those offered in each channel."""
    offered = {str(channel.id): world.commands_in(channel, user.id) for channel in channels}
    known = {command["id"]: command for here in offered.values() for command in here}
    ids = {channel: [command["id"] for command in here] for channel, here in offered.items()}
    return {"commands": list(known.values()), "offered": ids}


def message_json(world: World, message: Message) -> Json:
    """A message with the words after "used /" where it is the first answer to a command."""
    shape = shapes.message_json(world, message)
    interaction = world.interactions.get(message.interaction_id or 0)
    if interaction and interaction.type == InteractionType.COMMAND and interaction.original_id in (None, message.id):
        who = person_json(world, world.users[interaction.user_id])
        shape["interaction"] = {"name": command_words(interaction.data), "user": who}
    return shape


def command_words(data: Json) -> str:
    """The name of a command with its subcommands, as it is typed."""
    words = [data["name"]]
    options = parts_of(data, "options")
    while options and options[0]["type"] in SUBCOMMANDS:
        words.append(options[0]["name"])
        options = parts_of(options[0], "options")
    return " ".join(words)


def history(world: World, channel: Channel, user: User, before: int | None = None) -> list[Json]:
    """The newest messages that this person reads in a channel, or the ones before a message; oldest first."""
    seen = [m for m in world.messages_in(channel.id, user.id) if before is None or m.id < before]
    return [message_json(world, message) for message in seen[-HISTORY:]]


def unread(world: World, channel: Channel, user: User) -> Json:
    """How much is new to this person, and how much of it calls them by name (in a DM, everything does)."""
    mark = world.records.read.get(user.id, {}).get(channel.id, 0)
    seen = world.messages_in(channel.id, user.id)
    new = [message for message in seen if message.id > mark and message.author_id != user.id]
    calling = [message for message in new if channel.is_dm or calls(world, message, user)]
    return {"count": len(new), "mentions": len(calling), "last_read": str(mark) if mark else None}


def calls(world: World, message: Message, user: User) -> bool:
    member = world.guild.members.get(user.id)
    roles = set(member.roles if member else ())
    return message.mention_everyone or user.id in message.mentions or bool(roles & set(message.mention_roles))


def mark_read(world: World, channel: Channel, user: User, last: int) -> None:
    """Remembers how far a person has read; never backwards, since two tabs may tell in any order."""
    marks = world.records.read.setdefault(user.id, {})
    marks[channel.id] = max(last, marks.get(channel.id, 0))
