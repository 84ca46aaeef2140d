"""Where an application is: on servers that have added it, and with people who have installed it for themselves.

Somebody's own installation goes with them into places where the bot is no member: other servers, and direct messages between
people. There it can do nothing but answer interactions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import rights
from sandbox.errors import ApiError
from sandbox.model import Channel, Interaction, Json
from sandbox.rights import Right

if TYPE_CHECKING:
    from sandbox.world import World

BY_SERVER, BY_USER = 0, 1
IN_SERVER, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
FOLLOWUPS = 5
"""So many follow-ups an interaction takes from an application that only its user has installed."""
LENT = Right.EMBED_LINKS | Right.ATTACH_FILES | Right.MENTION_EVERYONE | Right.USE_EXTERNAL_EMOJIS
"""What an application may do with the rights of whoever has installed it, as far as they have them."""


def context_of(world: World, channel: Channel) -> int:
    if not channel.is_dm:
        return IN_SERVER
    return IN_BOT_DM if world.bot_id in channel.people else IN_PRIVATE


def is_member(world: World, channel: Channel) -> bool:
    """Whether the bot itself is where the channel is."""
    if channel.guild_id is None:
        return world.bot_id in channel.people
    return world.bot_id in world.guilds[channel.guild_id].members


def installs_for(world: World, command: Json, channel: Channel, user_id: int) -> list[int]:
    """By which installations a command is there for somebody in a place; none: it is not."""
    contexts = command.get("contexts")
    if contexts is not None and context_of(world, channel) not in contexts:
        return []
    kinds = command["integration_types"]
    by_server = BY_SERVER in kinds and is_member(world, channel)
    by_user = BY_USER in kinds and world.users[user_id].has_app
    return [kind for kind, holds in ((BY_SERVER, by_server), (BY_USER, by_user)) if holds]


def owners_of(channel: Channel, user_id: int, installs: list[int]) -> dict[str, str]:
    """Who has authorized what somebody does there; in a DM with the bot the server is 0."""
    owners = {str(BY_SERVER): str(channel.guild_id or 0)} if BY_SERVER in installs else {}
    return owners | ({str(BY_USER): str(user_id)} if BY_USER in installs else {})


def is_guest(interaction: Interaction) -> bool:
    """Whether the application is there by somebody's own installation alone."""
    return str(BY_SERVER) not in interaction.owners


def app_rights(world: World, interaction: Interaction, channel: Channel) -> int:
    if channel.is_dm:
        return int(rights.APP_IN_DM)
    if is_guest(interaction):
        return rights.channel_rights(world, interaction.user_id, channel) & LENT
    return rights.channel_rights(world, world.bot_id, channel)


def is_hushed(world: World, interaction: Interaction) -> bool:
    """Whether every answer is made private: a guest's, to somebody who may not use apps of their own in public."""
    channel = world.channels[interaction.channel_id]
    if channel.is_dm or not is_guest(interaction):
        return False
    needed = Right.USE_EXTERNAL_APPS | (Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES)
    return rights.channel_rights(world, interaction.user_id, channel) & needed != needed


def check_followups(interaction: Interaction) -> None:
    if is_guest(interaction) and len(interaction.followups) >= FOLLOWUPS:
        detail = f"{interaction.said} has {FOLLOWUPS} follow-ups already"
        raise ApiError(400, 40094, rule="follow-ups of a guest", detail=detail)
