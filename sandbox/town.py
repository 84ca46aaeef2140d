"""The ready-made world: the town of Troyes with four people, three channels and the bot."""

from __future__ import annotations

from sandbox.model import EPOCH_MS, Channel, ChannelType, Guild, Member, Overwrite, Records, Role, User
from sandbox.rights import EVERYBODY, Right
from sandbox.world import World

FOUNDED = 1_704_067_200.0
"""When the town's fixed ids were given out: the first of January 2024."""
PEOPLE = ("Aude", "Bertrand", "Clémence", "Denis")
CHANNELS = (
    ("the-square", "Type /play to start a game."),
    ("the-tavern", "Talk, and other games."),
    ("proclamations", "Only the town council writes here."),
)


def fixed_id(number: int) -> int:
    """The same id in each new world, so that tests and addresses can name it."""
    return ((int(FOUNDED * 1000) - EPOCH_MS) << 22) + number


def ready_made_world(bot_name: str = "Town Crier") -> World:
    """A fresh town. Aude owns it; in #proclamations nobody but her may write, the bot neither."""
    records = Records(bot_id=fixed_id(1), last_snowflake=fixed_id(1000))
    world = World(records)
    world.users[world.bot_id] = User(world.bot_id, bot_name.lower().replace(" ", "-"), bot_name, bot=True)
    for number, name in enumerate(PEOPLE, start=11):
        world.users[fixed_id(number)] = User(fixed_id(number), name.lower().replace("é", "e"), name)
    guild = found_town(world)
    for position, (name, topic) in enumerate(CHANNELS):
        channel = Channel(fixed_id(31 + position), ChannelType.TEXT, name, guild.id, topic, position)
        world.channels[channel.id] = channel
    read_only = Overwrite(guild.id, 0, deny=Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS)
    world.channel("proclamations").overwrites.append(read_only)
    return world


def found_village(world: World, name: str, owner: User, *people: User) -> Channel:
    """Another server with one channel, to which nobody has added the bot."""
    guild = Guild(world.snowflake(), name, owner.id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYBODY))
    for user in (owner, *people):
        guild.members[user.id] = Member(user.id, FOUNDED)
    world.guilds[guild.id] = guild
    channel = Channel(world.snowflake(), ChannelType.TEXT, "the-green", guild.id)
    world.channels[channel.id] = channel
    return channel


def found_town(world: World) -> Guild:
    guild = Guild(fixed_id(21), "Town of Troyes", world.people[0].id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYBODY))
    player = Role(fixed_id(22), "Players", 0, position=1, color=0x3B6EA5)
    crier = Role(fixed_id(23), world.bot.display_name, int(Right.PIN_MESSAGES), position=2)
    guild.roles |= {player.id: player, crier.id: crier}
    for user in world.users.values():
        guild.members[user.id] = Member(user.id, FOUNDED, [crier.id] if user.bot else [player.id])
    world.guilds[guild.id] = guild
    return guild
