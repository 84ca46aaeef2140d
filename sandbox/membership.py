"""Who is on a server: people leave and come back, and a bot is thrown out and invited again."""

from __future__ import annotations

from sandbox import shapes
from sandbox.model import Guild, Member
from sandbox.world import World


def leave(world: World, guild: Guild, user_id: int) -> Member:
    """Takes somebody off the server; what they were there is given back, to come again with."""
    gone = guild.members.pop(user_id)
    if user_id == world.bot_id:
        world.emit("GUILD_DELETE", {"id": str(guild.id)}, {world.bot_id})
    return gone


def come_back(world: World, guild: Guild, member: Member) -> None:
    guild.members[member.user_id] = member
    if member.user_id == world.bot_id:
        shape = shapes.guild_create_json(world, guild)
        shape["members"] = [each for each in shape["members"] if each["user"]["id"] == str(world.bot_id)]
        world.emit("GUILD_CREATE", shape, {world.bot_id})
