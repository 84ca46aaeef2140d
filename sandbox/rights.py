"""Who may do what, where: Discord's permission bits and the order in which they are summed."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.model import Channel, Message
    from sandbox.world import World


class Right(IntFlag):
    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1
EVERYBODY = (
    Right.ADD_REACTIONS
    | Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.EMBED_LINKS
    | Right.ATTACH_FILES
    | Right.READ_MESSAGE_HISTORY
    | Right.USE_EXTERNAL_EMOJIS
    | Right.USE_APPLICATION_COMMANDS
    | Right.CREATE_PUBLIC_THREADS
    | Right.CREATE_PRIVATE_THREADS
    | Right.SEND_MESSAGES_IN_THREADS
    | Right.USE_EXTERNAL_APPS
)
"""What a new Discord server gives to everybody."""
IN_DM = EVERYBODY | Right.PIN_MESSAGES

APP_IN_DM = Right.EMBED_LINKS | Right.ATTACH_FILES | Right.MENTION_EVERYONE
"""What an interaction in a DM says of the application's rights: fewer than it has."""


def guild_rights(world: World, user_id: int, guild_id: int) -> int:
    """Rights of a member before any channel changes them; 0 for a stranger."""
    guild = world.guilds[guild_id]
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    rights = guild.roles[guild.id].permissions
    for role_id in member.roles:
        if role_id in guild.roles:
            rights |= guild.roles[role_id].permissions
    return ALL if rights & Right.ADMINISTRATOR else rights


def channel_rights(world: World, user_id: int, channel: Channel) -> int:
    """Rights in a channel: everybody's overwrite, then the roles' together, then the member's own."""
    if channel.guild_id is None:
        return int(IN_DM) if user_id in channel.people else 0
    rights = guild_rights(world, user_id, channel.guild_id)
    if rights in (0, ALL):
        return rights
    place = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    roles = set(world.guilds[channel.guild_id].members[user_id].roles)
    groups = (
        [o for o in place.overwrites if o.kind == 0 and o.id == channel.guild_id],
        [o for o in place.overwrites if o.kind == 0 and o.id in roles],
        [o for o in place.overwrites if o.kind == 1 and o.id == user_id],
    )
    for group in groups:
        for overwrite in group:
            rights &= ~overwrite.deny
        for overwrite in group:
            rights |= overwrite.allow
    return rights


def sees_channel(world: World, user_id: int, channel: Channel) -> bool:
    """Private threads are for those who were added and for who may manage threads."""
    rights = channel_rights(world, user_id, channel)
    if channel.type == 12 and user_id not in channel.people and not rights & Right.MANAGE_THREADS:
        return False
    return bool(rights & Right.VIEW_CHANNEL)


def sees_message(world: World, user_id: int, message: Message) -> bool:
    """An ephemeral message has one reader; the others follow their channel."""
    if message.only_for is not None and user_id != message.only_for:
        return False
    return sees_channel(world, user_id, world.channels[message.channel_id])


def may_write(world: World, user_id: int, channel: Channel) -> bool:
    right = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
    return bool(channel_rights(world, user_id, channel) & right) and sees_channel(world, user_id, channel)
