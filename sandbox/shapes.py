"""The world's things in Discord's JSON, as REST answers, gateway events and the page carry them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sandbox import installs
from sandbox.faults import SHOWN_TWICE
from sandbox.layout import component_json, embed_json, loose_files
from sandbox.model import Attachment, Channel, Emoji, Guild, Interaction, Json, Message, Role, User
from sandbox.rights import channel_rights

if TYPE_CHECKING:
    from sandbox.world import World

FILE_LIMIT = 10 * 1024 * 1024


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_json(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.bot else user.display_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "display_name_styles": None,
        "clan": None,
        "primary_guild": None,
    }


def me_json(user: User) -> Json:
    return user_json(user) | {"mfa_enabled": False, "verified": True, "locale": user.locale, "email": None}


def member_json(world: World, guild: Guild, user_id: int, *, with_user: bool = True) -> Json:
    member = guild.members[user_id]
    shape: Json = {
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": moment(member.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "display_name_styles": None,
    }
    return shape | {"user": user_json(world.users[user_id])} if with_user else shape


def role_json(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "description": None,
        "permissions": str(int(role.permissions)),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": True,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel) -> Json:
    last = world.last_message_id(channel.id)
    shape: Json = {"id": str(channel.id), "type": int(channel.type), "flags": 0}
    shape["last_message_id"] = str(last) if last else None
    if channel.is_dm:
        people = [world.users[user] for user in channel.people if user != world.bot_id]
        return shape | {"recipients": [user_json(user) for user in people]}
    shape |= {
        "name": channel.name,
        "guild_id": str(channel.guild_id),
        "parent_id": str(channel.parent_id) if channel.parent_id else None,
        "rate_limit_per_user": 0,
    }
    if channel.is_thread:
        return shape | _thread_part(world, channel)
    overwrites = [
        {"id": str(o.id), "type": o.kind, "allow": str(int(o.allow)), "deny": str(int(o.deny))}
        for o in channel.overwrites
    ]
    return shape | {
        "topic": channel.topic,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _thread_part(world: World, thread: Channel) -> Json:
    count = world.count_messages(thread.id)
    return {
        "owner_id": str(thread.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(thread.people),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": moment(thread.created_at),
            "create_timestamp": moment(thread.created_at),
            "invitable": True,
        },
    }


def thread_member_json(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": moment(thread.created_at),
        "flags": 0,
        "muted": False,
        "mute_config": None,
    }


def guild_json(guild: Guild) -> Json:
    """The settings of a server, most of them at what a new one has."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(guild.owner_id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role_json(role) for role in guild.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 1000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create_json(world: World, guild: Guild) -> Json:
    """What the gateway tells a bot of a server when it arrives."""
    places = [c for c in world.channels.values() if c.guild_id == guild.id]
    return guild_json(guild) | {
        "joined_at": moment(guild.members[world.bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(world, guild, user) for user in guild.members],
        "channels": [channel_json(world, c) for c in places if not c.is_thread],
        "threads": [channel_json(world, c) for c in places if c.is_thread and not c.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
        "user": user_json(world.bot),
    }


def attachment_json(world: World, attachment: Attachment) -> Json:
    url = world.file_url(attachment)
    shape: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        shape |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        shape["description"] = attachment.description
    return shape


def message_json(world: World, message: Message) -> Json:
    shape: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": message.type,
        "author": user_json(world.users[message.author_id]),
        "content": message.content,
        "timestamp": moment(message.created_at),
        "edited_timestamp": moment(message.edited_at) if message.edited_at else None,
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[user]) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_json(world, attachment) for attachment in _listed(world, message)],
        "embeds": [embed_json(world, message, embed) for embed in message.embeds],
        "components": [component_json(world, message, part) for part in message.components],
        "pinned": message.pinned_at is not None,
        "flags": int(message.flags),
        "reactions": [_reaction_json(world, r.emoji, r.users) for r in message.reactions],
    }
    return shape | _message_links(world, message)


def _listed(world: World, message: Message) -> list[Attachment]:
    return message.attachments if SHOWN_TWICE in world.faults.quirks else loose_files(message)


def _message_links(world: World, message: Message) -> Json:
    """The keys that are there only where the message has to do with something else."""
    links: Json = {}
    if message.author_id == world.bot_id:
        links["application_id"] = str(world.application_id)
    if message.nonce is not None:
        links["nonce"] = message.nonce
    if message.interaction_id in world.interactions:
        links["interaction_metadata"] = metadata_json(world, world.interactions[message.interaction_id])
        links["webhook_id"] = str(world.application_id)
    if message.reply_to is not None:
        replied = world.messages.get(message.reply_to)
        links["message_reference"] = {
            "type": 0,
            "message_id": str(message.reply_to),
            "channel_id": str(message.channel_id),
        }
        links["referenced_message"] = message_json(world, replied) if replied else None
    if message.thread_id in world.channels:
        links["thread"] = channel_json(world, world.channels[message.thread_id])
    return links


def metadata_json(world: World, interaction: Interaction) -> Json:
    """Which interaction a message answers."""
    shape: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user_json(world.users[interaction.user_id]),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.type == 3:
        shape["interacted_message_id"] = str(interaction.message_id)
    if interaction.type == 5 and interaction.source_id in world.interactions:
        shape["triggering_interaction_metadata"] = metadata_json(world, world.interactions[interaction.source_id])
    return shape


def _reaction_json(world: World, emoji: Json, users: list[int]) -> Json:
    return {
        "emoji": emoji,
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "burst_count": 0,
        "me": world.bot_id in users,
    }


def interaction_json(world: World, interaction: Interaction) -> Json:
    """INTERACTION_CREATE, with all that discord.py reads."""
    channel = world.channels[interaction.channel_id]
    user = world.users[interaction.user_id]
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel) | {"permissions": str(channel_rights(world, user.id, channel))},
        "app_permissions": str(installs.app_rights(world, interaction, channel)),
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": installs.context_of(world, channel),
        "attachment_size_limit": FILE_LIMIT,
    }
    if interaction.message_id in world.messages:
        shape["message"] = message_json(world, world.messages[interaction.message_id])
    if interaction.guild_id is None:
        return shape | {"user": user_json(user)}
    guild = world.guilds[interaction.guild_id]
    rights = {"permissions": str(channel_rights(world, user.id, channel))}
    return shape | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_json(world, guild, user.id) | rights,
    }
