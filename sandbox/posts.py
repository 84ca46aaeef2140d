"""Writing, editing, deleting and pinning messages; opening DMs and threads. Each change is told to who may know."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandbox import shapes
from sandbox.faults import NO_MENTIONS_IN_EDITS
from sandbox.model import Attachment, Channel, ChannelType, Flag, Json, Message, Reaction, part_of, parts_of, words_of

if TYPE_CHECKING:
    from sandbox.world import World

MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


def keep_file(world: World, filename: str, data: bytes, description: str | None = None) -> Attachment:
    """Stores a file's bytes; pictures are measured, since clients lay them out by their size."""
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    width, height = picture_size(data)
    file = Attachment(world.snowflake(), filename, kind, len(data), description, width, height)
    world.files[file.id] = data
    return file


def picture_size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    """Width and height of a PNG, GIF or WebP (the lossy, lossless and extended kinds) from its first bytes."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        return struct.unpack(">II", data[16:24])
    if data[:3] == b"GIF" and len(data) >= 10:
        return struct.unpack("<HH", data[6:10])
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None, None


def _webp_size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    if data[12:16] == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if data[12:16] == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if data[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None, None


def number_components(components: list[Json]) -> list[Json]:
    """The components with the ids that Discord gives to those that have none, counted through in reading order."""
    taken: set[int] = set()
    _collect_ids(components, taken)
    counter = iter(n for n in range(1, 10_000) if n not in taken)

    def numbered(part: Json) -> Json:
        shape = dict(part)
        if not shape.get("id"):
            shape["id"] = next(counter)
        for key in ("components",):
            if isinstance(shape.get(key), list):
                shape[key] = [numbered(child) for child in shape[key]]
        for key in ("accessory", "component"):
            if isinstance(shape.get(key), dict):
                shape[key] = numbered(shape[key])
        return shape

    return [numbered(component) for component in components]


def _collect_ids(components: Iterable[Json], taken: set[int]) -> None:
    for component in components:
        if component.get("id"):
            taken.add(component["id"])
        inner = [*component.get("components", [])]
        inner += [component[key] for key in ("accessory", "component") if isinstance(component.get(key), dict)]
        _collect_ids(inner, taken)


def mention_whom(world: World, message: Message, allowed: Json | None) -> None:
    """Fills in who is pinged: those named in the text whom `allowed_mentions` lets through."""
    text = message.content + "\n" + "\n".join(texts_of(message.components))
    guild_id = world.channels[message.channel_id].guild_id
    roles = set(world.guilds[guild_id].roles if guild_id else ())
    named = [int(found) for found in MENTION.findall(text) if int(found) in world.users]
    named_roles = [int(found) for found in ROLE_MENTION.findall(text) if int(found) in roles]
    everyone = "@everyone" in text or "@here" in text
    if allowed is not None:
        parse = words_of(allowed, "parse")
        users = {int(user) for user in words_of(allowed, "users")}
        role_ids = {int(role) for role in words_of(allowed, "roles")}
        named = [user for user in named if "users" in parse or user in users]
        named_roles = [role for role in named_roles if "roles" in parse or role in role_ids]
        everyone = everyone and "everyone" in parse
    if message.reply_to in world.messages and (allowed is None or allowed.get("replied_user")):
        named.append(world.messages[message.reply_to].author_id)
    if message.id in world.messages and NO_MENTIONS_IN_EDITS in world.faults.quirks:
        named = []
    message.mentions = list(dict.fromkeys(named))
    message.mention_roles = list(dict.fromkeys(named_roles))
    message.mention_everyone = everyone


def texts_of(components: Iterable[Json]) -> list[str]:
    """The texts of the text displays, wherever they are nested."""
    found: list[str] = []
    for component in components:
        if component.get("type") == 10:
            found.append(component.get("content") or "")
        found += texts_of(parts_of(component, "components"))
    return found


def event_json(world: World, message: Message) -> Json:
    """A message as the gateway tells it: with its server and its author's membership."""
    shape = shapes.message_json(world, message)
    guild_id = world.channels[message.channel_id].guild_id
    if guild_id is None:
        return shape | {"channel_type": 1}
    guild = world.guilds[guild_id]
    shape["guild_id"] = str(guild_id)
    if message.author_id in guild.members:
        shape["member"] = shapes.member_json(world, guild, message.author_id, with_user=False)
    return shape


def post(world: World, message: Message, allowed_mentions: Json | None = None) -> Message:
    """Puts a new message into its channel. The caller has checked rights and rules."""
    message.components = number_components(message.components)
    mention_whom(world, message, allowed_mentions)
    world.add_message(message)
    wake_thread(world, world.channels[message.channel_id])
    world.note(describe(world, message))
    world.emit("MESSAGE_CREATE", event_json(world, message), world.readers(message))
    return message


def tell_edit(world: World, message: Message) -> None:
    """After a message's fields were changed: notes the time and tells its readers."""
    message.edited_at = world.clock.now()
    world.note("(edited) " + describe(world, message))
    world.emit("MESSAGE_UPDATE", event_json(world, message), world.readers(message))


def delete(world: World, message: Message) -> None:
    readers = world.readers(message)
    world.remove_message(message)
    guild_id = world.channels[message.channel_id].guild_id
    payload: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if guild_id:
        payload["guild_id"] = str(guild_id)
    world.note(f"(deleted) a message of {world.users[message.author_id].display_name}")
    world.emit("MESSAGE_DELETE", payload, readers)


def pin(world: World, message: Message, *, pinned: bool) -> None:
    message.pinned_at = world.clock.now() if pinned else None
    channel = world.channels[message.channel_id]
    payload: Json = {"channel_id": str(channel.id), "last_pin_timestamp": shapes.moment(world.clock.now())}
    if channel.guild_id:
        payload["guild_id"] = str(channel.guild_id)
    world.emit("CHANNEL_PINS_UPDATE", payload, world.viewers(channel))
    world.emit("MESSAGE_UPDATE", event_json(world, message), world.readers(message))


def react(world: World, message: Message, user_id: int, emoji: Json, *, add: bool) -> None:
    row = next((r for r in message.reactions if r.emoji == emoji), None)
    if row is None:
        row = Reaction(emoji)
        message.reactions.append(row)
    if (user_id in row.users) == add:
        return
    row.users.append(user_id) if add else row.users.remove(user_id)
    message.reactions = [r for r in message.reactions if r.users]
    channel = world.channels[message.channel_id]
    payload: Json = {
        "user_id": str(user_id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": emoji,
    }
    payload |= {"burst": False, "type": 0}
    if channel.guild_id:
        payload["guild_id"] = str(channel.guild_id)
    world.emit("MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE", payload, world.readers(message))


def open_dm(world: World, one: int, other: int) -> Channel:
    """The DM of two users, made where there is none yet."""
    dm = world.dm_between(one, other)
    if dm is None:
        dm = Channel(world.snowflake(), ChannelType.DM, "", people=[one, other], created_at=world.clock.now())
        world.channels[dm.id] = dm
        tell_channel(world, "CHANNEL_CREATE", dm)
    return dm


def start_thread(
    world: World, parent: Channel, owner_id: int, name: str, kind: ChannelType, *, on: Message | None, minutes: int
) -> Channel:
    """A thread of a channel; one started on a message has the message's id."""
    now = world.clock.now()
    thread = Channel(
        on.id if on else world.snowflake(),
        kind,
        name,
        parent.guild_id,
        parent_id=parent.id,
        people=[owner_id],
        owner_id=owner_id,
        created_at=now,
        auto_archive_minutes=minutes,
        active_at=now,
    )
    world.channels[thread.id] = thread
    if on is not None:
        on.thread_id = thread.id
        on.flags |= 1 << 5
        world.emit("MESSAGE_UPDATE", event_json(world, on), world.readers(on))
    world.note(f"(thread #{name} opened)")
    tell_channel(world, "THREAD_CREATE", thread)
    return thread


def wake_thread(world: World, channel: Channel) -> None:
    """What is written in a thread opens it again."""
    channel.active_at = world.clock.now()
    if channel.is_thread and channel.archived:
        channel.archived = False
        tell_channel(world, "THREAD_UPDATE", channel)


def archive_idle(world: World) -> None:
    """Threads in which nothing was written for their time go to sleep."""
    now = world.clock.now()
    for thread in [c for c in world.channels.values() if c.is_thread and not c.archived]:
        if now - max(thread.active_at, thread.created_at) >= thread.auto_archive_minutes * 60:
            thread.archived = True
            world.note(f"(thread #{thread.name} is archived)")
            tell_channel(world, "THREAD_UPDATE", thread)


def tell_channel(world: World, event: str, channel: Channel) -> None:
    world.emit(event, shapes.channel_json(world, channel), world.viewers(channel))


def place_name(world: World, channel: Channel) -> str:
    if not channel.is_dm:
        return f"#{channel.name}"
    return "DM of " + " and ".join(world.users[user].display_name for user in channel.people)


def describe(world: World, message: Message) -> str:
    """A message in one or more lines of the transcript."""
    where = place_name(world, world.channels[message.channel_id])
    only = f" (only {world.users[message.only_for].display_name} sees this)" if message.only_for else ""
    lines = [message.content, *texts_of(message.components)]
    lines += [f"[{e.get('title') or ''}] {e.get('description') or ''}" for e in message.embeds]
    lines += [f"<{file.filename}: {file.description or 'no alt text'}>" for file in message.attachments]
    lines += controls_of(message.components)
    if message.flags & Flag.LOADING:
        lines = ["is thinking ..."]
    body = "\n    ".join(line for line in lines if line)
    return f"{where} {world.users[message.author_id].display_name}{only}: {body}"


def controls_of(components: Iterable[Json]) -> list[str]:
    found: list[str] = []
    for component in components:
        if component.get("type") == 2:
            name = component.get("label") or part_of(component, "emoji").get("name") or ""
            found.append(f"[{name}]" + (" (disabled)" if component.get("disabled") else ""))
        elif component.get("type") in (3, 5, 6, 7, 8):
            found.append(f"[v {component.get('placeholder') or component.get('custom_id')}]")
        inner = [
            *parts_of(component, "components"),
            *([component["accessory"]] if component.get("accessory") else []),
        ]
        row = controls_of(inner)
        found += [" ".join(row)] if component.get("type") == 1 and row else row
    return found


def remove_channel(world: World, channel: Channel) -> None:
    """A channel or thread goes, with everything in it."""
    shape, viewers = shapes.channel_json(world, channel), world.viewers(channel)
    for message in [m for m in world.messages.values() if m.channel_id == channel.id]:
        world.remove_message(message)
    del world.channels[channel.id]
    world.emit("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", shape, viewers)
