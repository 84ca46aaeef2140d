"""People and places over HTTP: users, servers, members, roles, channels, threads, DMs, the gateway's address."""

from __future__ import annotations

from sandbox import posts, shapes
from sandbox.api_messages import the_channel, the_message
from sandbox.errors import ApiError, broken
from sandbox.faults import OPENING_TOO_FAST
from sandbox.model import Channel, ChannelType, Guild, Json, Message, Overwrite, parts_of
from sandbox.rest import Call, route
from sandbox.rights import Right, channel_rights, guild_rights, sees_channel


def gateway_address(address: str) -> str:
    """Where the gateway of a server at `http://...` is."""
    return address.replace("http", "ws", 1) + "/gateway"


@route("GET", "/gateway")
def get_gateway(call: Call) -> Json:
    return {"url": gateway_address(call.world.address)}


@route("GET", "/gateway/bot")
def get_gateway_for_bot(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": gateway_address(call.world.address), "shards": 1, "session_start_limit": limit}


# --- people ---------------------------------------------------------------------------------------------------------


@route("GET", "/users/@me")
def get_me(call: Call) -> Json:
    return shapes.me_json(call.world.bot)


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Json:
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise ApiError(404, 10013)
    return shapes.user_json(user)


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Json:
    """Opening a DM goes well even with who takes no messages, unless too many are opened at once."""
    world, number = call.world, int(call.body["recipient_id"])
    if number not in world.users or number == world.bot_id or world.users[number].dm_refusal == 50033:
        raise ApiError(400, 50033)
    if OPENING_TOO_FAST in world.faults.quirks:
        raise ApiError(403, 40003)
    return shapes.channel_json(call.world, posts.open_dm(call.world, call.world.bot_id, number))


# --- servers --------------------------------------------------------------------------------------------------------


def the_guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or call.world.bot_id not in guild.members:
        raise ApiError(404, 10004)
    return guild


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Json:
    return shapes.guild_json(the_guild(call))


@route("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> list[Json]:
    guild, world = the_guild(call), call.world
    places = [c for c in world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    return [shapes.channel_json(world, channel) for channel in places]


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Json:
    guild, world = the_guild(call), call.world
    if not guild_rights(world, world.bot_id, guild.id) & Right.MANAGE_CHANNELS:
        raise ApiError(403, 50013)
    if call.body.get("type") not in (None, ChannelType.TEXT):
        raise broken("channel type", "the sandbox makes text channels", "type")
    channel = Channel(world.snowflake(), ChannelType.TEXT, call.body["name"], guild.id, call.body.get("topic"))
    channel.position = len(world.channels)
    channel.overwrites = [_overwrite(entry) for entry in parts_of(call.body, "permission_overwrites")]
    world.channels[channel.id] = channel
    posts.tell_channel(world, "CHANNEL_CREATE", channel)
    return shapes.channel_json(world, channel)


def _overwrite(entry: Json) -> Overwrite:
    return Overwrite(int(entry["id"]), entry["type"], int(entry.get("allow") or 0), int(entry.get("deny") or 0))


@route("GET", "/guilds/{guild_id}/roles")
def list_roles(call: Call) -> list[Json]:
    return [shapes.role_json(role) for role in the_guild(call).roles.values()]


@route("GET", "/guilds/{guild_id}/members")
def list_members(call: Call) -> list[Json]:
    guild = the_guild(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    chosen = sorted(user for user in guild.members if user > after)[:limit]
    return [shapes.member_json(call.world, guild, user) for user in chosen]


@route("GET", "/guilds/{guild_id}/members/search")
def search_members(call: Call) -> list[Json]:
    guild, world = the_guild(call), call.world
    text = call.query.get("query", "").lower()
    found = [user for user in guild.members if world.users[user].name.lower().startswith(text)]
    return [shapes.member_json(world, guild, user) for user in found[: int(call.query.get("limit", 1))]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Json:
    guild = the_guild(call)
    if call.id("user_id") not in guild.members:
        raise ApiError(404, 10007)
    return shapes.member_json(call.world, guild, call.id("user_id"))


@route("GET", "/guilds/{guild_id}/threads/active")
def list_threads(call: Call) -> Json:
    guild, world = the_guild(call), call.world
    open_ones = [c for c in world.channels.values() if c.guild_id == guild.id and c.is_thread and not c.archived]
    seen = [c for c in open_ones if sees_channel(world, world.bot_id, c)]
    mine = [shapes.thread_member_json(c, world.bot_id) for c in seen if world.bot_id in c.people]
    return {"threads": [shapes.channel_json(world, c) for c in seen], "members": mine, "has_more": False}


# --- channels and threads -------------------------------------------------------------------------------------------


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Json:
    return shapes.channel_json(call.world, the_channel(call))


@route("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Json:
    """Names and topics; for threads also archived and locked. A thread's owner may do so without a right."""
    world = call.world
    channel = the_channel(call)
    needed = Right.MANAGE_THREADS if channel.is_thread else Right.MANAGE_CHANNELS
    if channel.owner_id != world.bot_id and not channel_rights(world, world.bot_id, channel) & needed:
        raise ApiError(403, 50013)
    body = call.sent
    channel.name = body.get("name") or channel.name
    channel.topic = body.get("topic", channel.topic)
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.auto_archive_minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    posts.tell_channel(world, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    return shapes.channel_json(world, channel)


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Json:
    world = call.world
    channel = the_channel(call)
    needed = Right.MANAGE_THREADS if channel.is_thread else Right.MANAGE_CHANNELS
    if not channel.is_dm and not channel_rights(world, world.bot_id, channel) & needed:
        raise ApiError(403, 50013)
    shape = shapes.channel_json(world, channel)
    if not channel.is_dm:
        posts.remove_channel(world, channel)
    return shape


ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Minutes after which a thread may archive itself."""


def _kind(call: Call, parent: Channel, on: Message | None) -> ChannelType:
    """Announcement channels have threads of their own kind, and no other."""
    asked = call.body.get("type")
    if parent.type == ChannelType.ANNOUNCEMENT:
        if on is None and asked != ChannelType.ANNOUNCEMENT_THREAD:
            raise ApiError(400, 50024)
        return ChannelType.ANNOUNCEMENT_THREAD
    if asked == ChannelType.ANNOUNCEMENT_THREAD:
        raise ApiError(400, 50024)
    private = (asked or 12) == ChannelType.PRIVATE_THREAD and on is None
    return ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD


def _start(call: Call, parent: Channel, on: Message | None) -> Json:
    world = call.world
    if parent.is_dm or parent.is_thread:
        raise ApiError(400, 50024)
    kind = _kind(call, parent, on)
    private = kind == ChannelType.PRIVATE_THREAD
    right = Right.CREATE_PRIVATE_THREADS if private else Right.CREATE_PUBLIC_THREADS
    if not channel_rights(world, world.bot_id, parent) & right:
        raise ApiError(403, 50013)
    if not 1 <= len(call.body.get("name") or "") <= 100:
        raise broken("too long", "a thread's name has 1 to 100 characters", "name")
    minutes = call.body.get("auto_archive_duration") or 1440
    if minutes not in ARCHIVE_AFTER:
        raise broken("auto_archive_duration", f"{minutes} is none of {ARCHIVE_AFTER}", "auto_archive_duration")
    thread = posts.start_thread(world, parent, world.bot_id, call.body["name"], kind, on=on, minutes=minutes)
    return shapes.channel_json(world, thread) | {"member": shapes.thread_member_json(thread, world.bot_id)}


@route("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Json:
    return _start(call, the_channel(call), None)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_on_message(call: Call) -> Json:
    parent = the_channel(call)
    message = the_message(call, parent)
    if message.thread_id is not None:
        raise ApiError(400, 160004)
    return _start(call, parent, message)


MEMBERS = "/channels/{channel_id}/thread-members"


def _whom(call: Call) -> int:
    return int(call.params["user_id"]) if "user_id" in call.params else call.world.bot_id


@route("PUT", MEMBERS + "/@me", MEMBERS + "/{user_id}")
def join_thread(call: Call) -> None:
    _move_member(call, joins=True)


@route("DELETE", MEMBERS + "/@me", MEMBERS + "/{user_id}")
def leave_thread(call: Call) -> None:
    _move_member(call, joins=False)


def _move_member(call: Call, *, joins: bool) -> None:
    world, whom = call.world, _whom(call)
    thread = the_channel(call)
    if whom not in world.users or not thread.is_thread:
        raise ApiError(404, 10003 if whom in world.users else 10013)
    if joins == (whom in thread.people):
        return
    thread.people.append(whom) if joins else thread.people.remove(whom)
    payload: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.people)}
    if joins:
        payload["added_members"] = [shapes.thread_member_json(thread, whom)]
    else:
        payload["removed_member_ids"] = [str(whom)]
    world.emit("THREAD_MEMBERS_UPDATE", payload, world.viewers(thread) | {whom})
    if joins and thread.type == ChannelType.PRIVATE_THREAD:
        world.emit("THREAD_CREATE", shapes.channel_json(world, thread), {whom})


@route("GET", MEMBERS)
def list_thread_members(call: Call) -> list[Json]:
    thread = the_channel(call)
    return [shapes.thread_member_json(thread, user) for user in thread.people]
