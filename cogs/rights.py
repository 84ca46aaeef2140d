"""Which rights the bot needs in a channel, and which of them it lacks. Never Administrator."""

from typing import TYPE_CHECKING

import discord

from locales import Words

if TYPE_CHECKING:
    from bot import TownCrier

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("send_messages_in_threads",)
NEEDED_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing_rights(interaction: "discord.Interaction[TownCrier]", *, thread: bool = False) -> list[str]:
    """The rights that the bot lacks where the interaction happened."""
    needed: list[str] = [*NEEDED]
    if thread:
        needed += NEEDED_TO_OPEN_THREADS
    if isinstance(interaction.channel, discord.Thread):
        needed = [*(right for right in needed if right != "send_messages"), *NEEDED_IN_THREADS]
    return [right for right in needed if not getattr(interaction.app_permissions, right)]


def right_name(right: str, w: Words) -> str:
    """The right as Discord's settings call it."""
    return w(f"right-{right.replace('_', '-')}")
