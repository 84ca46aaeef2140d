"""Which rights the bot needs in a channel, and which of them it lacks. Never Administrator."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import discord

from cogs.visit import Visit
from locales import Words
from service.errors import AsItStands, Refusal
from service.values import Table

if TYPE_CHECKING:
    from cogs.client import TownCrier

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("send_messages_in_threads",)
NEEDED_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing_rights(interaction: "discord.Interaction[TownCrier]", *, thread: bool = False) -> list[str]:
    """The rights that the bot lacks where the interaction happened."""
    needed = _as_in(interaction.channel, [*NEEDED, *(NEEDED_TO_OPEN_THREADS if thread else ())])
    return [right for right in needed if not getattr(interaction.app_permissions, right)]


def _as_in(channel: object, needed: Sequence[str]) -> list[str]:
    """In a thread, sending is a right of its own."""
    if not isinstance(channel, discord.Thread):
        return [*needed]
    return [*(right for right in needed if right != "send_messages"), *NEEDED_IN_THREADS]


NEEDED_TO_POST = ("view_channel", "send_messages")
"""What people need themselves, so that the bot posts on their word."""


def require_rights(visit: Visit, *, thread: bool = False) -> None:
    """Refuses where the bot lacks a right, or where it would lend one to somebody who has it not."""
    missing = missing_rights(visit.interaction, thread=thread)
    if missing:
        raise Refusal("rights", rights=_named(missing, visit.words))
    require_own_rights(visit, thread=thread)


def require_own_rights(visit: Visit, *, thread: bool = False) -> None:
    """Refuses where the bot would lend somebody a right that they have not themselves."""
    if visit.place.guild_id is None:
        return
    lent = _not_their_own(visit.interaction, thread=thread)
    if lent:
        raise Refusal("your_rights", rights=_named(lent, visit.words))


def _not_their_own(interaction: "discord.Interaction[TownCrier]", *, thread: bool) -> list[str]:
    needed = _as_in(interaction.channel, [*NEEDED_TO_POST, *(NEEDED_TO_OPEN_THREADS if thread else ())])
    return [right for right in needed if not getattr(interaction.permissions, right)]


def require_rights_in(visit: Visit, channel_id: int) -> None:
    """Refuses where the bot could not post by itself in a channel of this server."""
    channel = visit.bot.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel) or channel.guild.id != visit.place.guild_id:
        raise Refusal("stale")
    granted = channel.permissions_for(channel.guild.me)
    missing = [right for right in NEEDED_TO_POST if not getattr(granted, right)]
    if missing:
        raise Refusal("rights", rights=_named(missing, visit.words))


async def require_open_channel(visit: Visit) -> None:
    """Refuses where those who manage the server want no tables. A thread is as open as its channel."""
    if visit.place.guild_id is None:
        return
    channel, opened = visit.interaction.channel, (await visit.tables.settings(visit.place.guild_id)).channels
    here = (visit.place.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None)
    if opened and not any(each in opened for each in here):
        raise Refusal("not_here", channels=AsItStands(" ".join(f"<#{each}>" for each in opened)))


async def keeps_order(visit: Visit, table: Table) -> bool:
    """Whether somebody may end what others play, in the game's own channel: as the server has chosen."""
    may = visit.interaction.permissions
    if visit.place.channel_id != table.place.channel_id or visit.place.guild_id is None:
        return False
    match (await visit.tables.settings(visit.place.guild_id)).enders:
        case "keepers":
            return may.manage_channels or may.manage_messages
        case "managers":
            return may.manage_guild
        case _:
            return False


def _named(rights: Iterable[str], w: Words) -> str:
    return ", ".join(right_name(right, w) for right in rights)


def right_name(right: str, w: Words) -> str:
    """The right as Discord's settings call it."""
    return w(f"right-{right.replace('_', '-')}")
