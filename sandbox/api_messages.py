"""Messages over HTTP: sending, reading, editing, deleting, pins, reactions, typing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from urllib.parse import unquote

from sandbox import lifecycle, posts, rules, shapes, uploads
from sandbox.controls import File, walk
from sandbox.errors import ApiError, broken
from sandbox.faults import LINKS_LOST, NEVER_ASLEEP, NO_NONCE, NONCE_EVERYWHERE, NOT_KEPT, SHORT_NONCE
from sandbox.interactions import settle_by_edit
from sandbox.model import Channel, Flag, Json, Message, parts_of
from sandbox.rest import Call, route
from sandbox.rights import Right, channel_rights, sees_channel
from sandbox.world import World

NONCE_SECONDS = 300.0
"""How long a nonce is remembered; Discord speaks of a few minutes."""
KEPT_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SILENT | Flag.COMPONENTS_V2


def the_channel(call: Call, needed: Right | None = None) -> Channel:
    """The channel of the path, if the bot sees it and has the right that the request needs."""
    channel = call.world.channels.get(call.id("channel_id"))
    if channel is None:
        raise ApiError(404, 10003)
    if not sees_channel(call.world, call.world.bot_id, channel):
        raise ApiError(403, 50001)
    if needed is not None and not channel_rights(call.world, call.world.bot_id, channel) & needed:
        raise ApiError(403, 50013)
    return channel


def the_message(call: Call, channel: Channel) -> Message:
    """The message of the path. Ephemeral ones are unknown here: only their interaction's token reaches them."""
    message = call.world.messages.get(call.id("message_id"))
    if message is None or message.channel_id != channel.id or message.only_for is not None:
        raise ApiError(404, 10008)
    return message


def check_awake(channel: Channel) -> None:
    """Nothing in an archived thread can be changed; only a new message opens it again."""
    if channel.archived:
        raise ApiError(403 if channel.locked else 400, 50083)


def check_may_send(world: World, channel: Channel, files: Iterable[File]) -> None:
    if channel.is_dm:
        closed = [world.users[user] for user in channel.people if not world.users[user].dms_open]
        if closed:
            raise ApiError(403 if closed[0].dm_refusal == 50007 else 400, closed[0].dm_refusal)
        return
    if channel.locked and not channel_rights(world, world.bot_id, channel) & Right.MANAGE_THREADS:
        raise ApiError(403, 160005)
    granted = channel_rights(world, world.bot_id, channel)
    if not granted & (Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES):
        raise ApiError(403, 50013)
    if any(files) and not granted & Right.ATTACH_FILES:
        raise ApiError(403, 50013)


def check_known(world: World, components: list[Json]) -> None:
    """Emoji that this Discord happens not to know, or that the bot was not known to use."""
    parts = [part for one in walk(components) for part in (one, *parts_of(one, "options"))]
    for name in [part["emoji"].get("name") for part in parts if part.get("emoji") and not part["emoji"].get("id")]:
        if name in world.faults.unknown_emoji:
            raise ApiError(400, 50035, detail="Invalid emoji", field="components")
        if world.pinned_emoji is not None and name not in world.pinned_emoji:
            raise broken("emoji not pinned", ascii(name), "components")


def write(
    world: World,
    message: Message,
    body: Json,
    files: dict[int, File],
    *,
    keys: set[str] = rules.MESSAGE_KEYS,
    is_answer: bool = False,
) -> None:
    """Checks a body against the rules and writes it into a message, new or old; nothing is changed where a rule is broken.

    `is_answer`: the body answers a press at once, and drops every file that it does not name.
    """
    rules.check_sizes(len(data) for _, data in files.values())
    flags = (message.flags & ~Flag.LOADING) | ((body.get("flags") or 0) & KEPT_FLAGS)
    entries = body.get("attachments")
    uploads.check_listed(message, entries, files)
    kept = uploads.kept_files(message, body, files, is_answer=is_answer)
    if entries is not None and NOT_KEPT in world.faults.quirks:
        kept = []
    names = [file.filename for file in kept] + uploads.names_brought(entries, files)
    content: str = body["content"] or "" if "content" in body else message.content
    embeds = parts_of(body, "embeds") if "embeds" in body else message.embeds
    components = parts_of(body, "components") if "components" in body else message.components
    after: Json = {"content": content, "embeds": embeds, "components": components}
    try:
        rules.check_message(body | after, filenames=names, files=len(names), v2=rules.is_v2(flags), keys=keys)
        check_known(world, components)
    except ApiError as error:
        if error.rule not in world.faults.forgiven:
            raise
    rules.check_not_empty(**after, attachments=names, poll=body.get("poll"))
    message.content = content
    message.embeds = [{"type": "rich"} | embed for embed in embeds]
    message.components = posts.number_components(components)
    if LINKS_LOST in world.faults.quirks and world.channels[message.channel_id].is_dm:
        message.components = json.loads(re.sub(r"<#\d+>", "#unknown", json.dumps(message.components)))
    message.flags = int(flags)
    world.drop_files(file for file in message.attachments if file.id not in {one.id for one in kept})
    message.attachments = kept + uploads.new_files(world, entries, files)


@route("POST", "/channels/{channel_id}/messages")
def create_message(call: Call) -> Json:
    world, body = call.world, call.sent
    channel = the_channel(call)
    check_may_send(world, channel, call.files.values())
    message = Message(world.snowflake(), channel.id, world.bot_id, world.clock.now())
    reference = body.get("message_reference")
    if reference:
        message.reply_to = int(reference["message_id"])
        message.type = 19
        if message.reply_to not in world.messages and reference.get("fail_if_not_exists", True):
            raise ApiError(400, 50035, detail="Unknown message", field="message_reference")
    message.nonce = str(body["nonce"]) if body.get("nonce") is not None else None
    twin = said_before(world, message) if body.get("enforce_nonce") else None
    if twin is not None:
        return shapes.message_json(world, twin)
    write(world, message, body, call.files)
    posts.post(world, message, body.get("allowed_mentions"))
    return shapes.message_json(world, message)


def said_before(world: World, message: Message) -> Message | None:
    """The message that its author sent here with the same nonce in the last few minutes."""
    if message.nonce is None or NO_NONCE in world.faults.quirks:
        return None
    quirks = world.faults.quirks
    places = list(world.channels) if NONCE_EVERYWHERE in quirks else [message.channel_id]
    sent = (m for place in places for m in world.messages_in(place, message.author_id))
    recent = (m for m in sent if m.author_id == message.author_id)
    since = message.created_at - (1.0 if SHORT_NONCE in quirks else NONCE_SECONDS)
    return next((m for m in recent if m.nonce == message.nonce and m.created_at >= since), None)


@route("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> list[Json]:
    channel = the_channel(call, Right.READ_MESSAGE_HISTORY)
    world, limit = call.world, int(call.query.get("limit", 50))
    found = [m for m in world.messages_in(channel.id, world.bot_id) if m.only_for is None]
    if "after" in call.query:
        chosen = [m for m in found if m.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = int(call.query["around"])
        nearest = sorted(found, key=lambda m: abs(m.id - middle))[:limit]
        chosen = sorted(nearest, key=lambda m: m.id)
    else:
        before = int(call.query.get("before", 1 << 63))
        chosen = [m for m in found if m.id < before][-limit:]
    return [shapes.message_json(world, message) for message in reversed(chosen)]


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Json:
    return shapes.message_json(call.world, the_message(call, the_channel(call, Right.READ_MESSAGE_HISTORY)))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Json:
    world = call.world
    channel = the_channel(call)
    message = the_message(call, channel)
    if message.author_id != world.bot_id:
        raise ApiError(403, 50005)
    if NEVER_ASLEEP not in world.faults.quirks:
        check_awake(channel)
    lifecycle.check_edits(world, message)
    uploads.check_found(world, call.sent, call.files)
    write(world, message, call.sent, call.files)
    posts.mention_whom(world, message, call.sent.get("allowed_mentions"))
    posts.tell_edit(world, message)
    settle_by_edit(world, message)
    return shapes.message_json(world, message)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> None:
    channel = the_channel(call)
    message = the_message(call, channel)
    if message.author_id != call.world.bot_id:
        the_channel(call, Right.MANAGE_MESSAGES)
    posts.delete(call.world, message)


@route("POST", "/channels/{channel_id}/messages/bulk-delete")
def delete_messages(call: Call) -> None:
    channel = the_channel(call, Right.MANAGE_MESSAGES)
    for number in call.body["messages"]:
        message = call.world.messages.get(int(number))
        if message is not None and message.channel_id == channel.id:
            posts.delete(call.world, message)


@route("POST", "/channels/{channel_id}/typing")
def type_in(call: Call) -> None:
    world = call.world
    channel = the_channel(call)
    check_may_send(world, channel, ())
    payload: Json = {"channel_id": str(channel.id), "user_id": str(world.bot_id), "timestamp": int(world.clock.now())}
    world.emit("TYPING_START", payload, world.viewers(channel) - {world.bot_id})


# --- pins -----------------------------------------------------------------------------------------------------------


def pinned_in(world: World, channel: Channel) -> list[Message]:
    """Newest pin first."""
    found = [m for m in world.messages.values() if m.channel_id == channel.id and m.pinned_at is not None]
    return sorted(found, key=lambda message: message.pinned_at or 0, reverse=True)


@route("PUT", "/channels/{channel_id}/pins/{message_id}", "/channels/{channel_id}/messages/pins/{message_id}")
def pin_message(call: Call) -> None:
    world = call.world
    channel = the_channel(call, Right.PIN_MESSAGES)
    message = the_message(call, channel)
    if message.pinned_at is not None:
        return
    if len(pinned_in(world, channel)) >= 250:
        raise ApiError(400, 30003)
    posts.pin(world, message, pinned=True)
    notice = Message(world.snowflake(), channel.id, world.bot_id, world.clock.now(), type=6, reply_to=message.id)
    posts.post(world, notice, {"parse": []})


@route("DELETE", "/channels/{channel_id}/pins/{message_id}", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin_message(call: Call) -> None:
    posts.pin(call.world, the_message(call, the_channel(call, Right.PIN_MESSAGES)), pinned=False)


@route("GET", "/channels/{channel_id}/pins")
def list_pins_plainly(call: Call) -> list[Json]:
    return [shapes.message_json(call.world, m) for m in pinned_in(call.world, the_channel(call))]


@route("GET", "/channels/{channel_id}/messages/pins")
def list_pins(call: Call) -> Json:
    world = call.world
    items = [
        {"message": shapes.message_json(world, message), "pinned_at": shapes.moment(message.pinned_at or 0)}
        for message in pinned_in(world, the_channel(call))
    ]
    return {"items": items, "has_more": False}


# --- reactions ------------------------------------------------------------------------------------------------------


def emoji_of(call: Call) -> Json:
    """`name:id` for an emoji of the application's own, the sign itself otherwise."""
    text = unquote(call.params["emoji_name"])
    name, _, number = text.partition(":")
    return {"id": number or None, "name": name}


@route("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
def add_reaction(call: Call) -> None:
    message = the_message(call, the_channel(call, Right.ADD_REACTIONS))
    posts.react(call.world, message, call.world.bot_id, emoji_of(call), add=True)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
def remove_reaction(call: Call) -> None:
    message = the_message(call, the_channel(call))
    posts.react(call.world, message, call.world.bot_id, emoji_of(call), add=False)
