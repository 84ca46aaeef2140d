"""What the deep examination tries: pictures, repeated posts, mentions, sizes, emoji, direct messages, threads."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import ui
from discord.http import Route

from cogs.emojis import PINNED
from cogs.examining import Case, Differs, Untried, dot, expect, pictures, shown, text, tries
from cogs.fitting import BYTES_AT_MOST, TEXT_LIMIT, weight
from cogs.kept import pictures_of
from cogs.visit import pinging

HOUR = timedelta(hours=1)
LATE_EDITS = 4
"""More than go through at once."""
RESTED = 10.0
"""Seconds after which edits of old messages surely begin to count anew."""
HISTORY = 100
ARCHIVED = 50083
LONGEST_SLEEPLESS = 10080
UNKNOWN_FORM = 50035


@tries("deferred")
async def gallery_after_deferring(case: Case) -> None:
    """The first follow-up takes the place of "thinking"; so this trial comes first."""
    message = await case.interaction.followup.send(view=shown("a.png"), files=[dot("a.png")], ephemeral=True, wait=True)
    pictures(message, "a.png")


@tries("answer-edit")
async def gallery_in_an_edited_answer(case: Case) -> None:
    message = await case.interaction.edit_original_response(view=shown("b.png"), attachments=[dot("b.png")])
    pictures(message, "b.png")


@tries("follow-up")
async def gallery_in_a_follow_up(case: Case) -> None:
    """A second answer: the first one stands, whatever became of its picture."""
    await case.interaction.edit_original_response(view=text(), attachments=[])
    message = await case.interaction.followup.send(view=shown("a.png"), files=[dot("a.png")], ephemeral=True, wait=True)
    try:
        pictures(message, "a.png")
    finally:
        await message.delete()


@tries("gallery")
async def gallery_at_once(case: Case) -> None:
    message = await case.post(view=shown("a.png"), files=[dot("a.png")])
    pictures(message, "a.png")
    expect(message.attachments == [], "files", count=len(message.attachments))


@tries("edit")
async def gallery_in_an_edit(case: Case) -> None:
    message = await case.post(view=text())
    edited = await message.edit(view=shown("a.png"), attachments=[dot("a.png")])
    pictures(edited, "a.png")


@tries("kept")
async def pictures_kept_by_id(case: Case) -> None:
    message = await case.post(view=shown("a.png", "b.png"), files=[dot("a.png"), dot("b.png")])
    kept: Any = pictures(message, "a.png", "b.png")
    edited = await message.edit(view=shown("a.png", "b.png", words="··"), attachments=list(kept))
    after = pictures(edited, "a.png", "b.png")
    expect([each.id for each in after] == [each.id for each in kept], "other-ids")


@tries("replaced")
async def an_edit_with_files_drops_the_others(case: Case) -> None:
    message = await case.post(view=shown("a.png"), files=[dot("a.png")])
    edited = await message.edit(view=shown("b.png"), attachments=[dot("b.png")])
    pictures(edited, "b.png")
    expect(edited.attachments == [], "files", count=len(edited.attachments))


@tries("bare")
async def an_edit_without_pictures(case: Case) -> None:
    message = await case.post(view=shown("a.png"), files=[dot("a.png")])
    edited = await message.edit(view=text(), attachments=[])
    left = len(pictures_of(edited)) + len(edited.attachments)
    expect(not left, "files", count=left)


@tries("nonce")
async def a_nonce_sends_once(case: Case) -> None:
    nonce = f"deep-{case.interaction.id % 10**12}"
    first, second = [await case.post(view=text(), nonce=nonce) for _ in range(2)]
    expect(first.id == second.id, "two-posts")


@tries("mentions")
async def an_edit_lists_mentions_anew(case: Case) -> None:
    name = f"<@{case.visit.user_id}>"
    message = await case.post(view=text(name), allowed_mentions=pinging(()))
    expect(message.mentions == [], "calls", count=len(message.mentions))
    edited = await message.edit(view=text(f"{name} ·"), allowed_mentions=pinging([case.visit.user_id]))
    expect([each.id for each in edited.mentions] == [case.visit.user_id], "calls", count=len(edited.mentions))


@tries("size")
async def the_largest_message(case: Case) -> None:
    """As many bytes as the bot ever sends, in signs of three bytes."""
    view, part = text(), "—" * 200
    while weight(view) < BYTES_AT_MOST - 700:
        view.add_item(ui.TextDisplay(part))
    await case.post(view=view)


@tries("characters")
async def the_longest_text(case: Case) -> None:
    message = await case.post(view=text("x" * (TEXT_LIMIT - 2) + "🎲"))
    expect("🎲" in str(message.components[0].to_dict()), "text")


@tries("emoji")
async def every_emoji(case: Case) -> None:
    unknown: list[str] = []
    for some in _groups(PINNED, 25):
        try:
            await case.post(view=_buttons(some))
        except discord.HTTPException as error:
            if error.code != UNKNOWN_FORM:
                raise
            unknown += [sign for sign in some if not await _is_taken(case, sign)]
    if unknown:
        raise Differs("unknown", signs=" ".join(unknown))


def _groups(signs: Sequence[str], most: int) -> Iterator[Sequence[str]]:
    return (signs[start : start + most] for start in range(0, len(signs), most))


def _buttons(signs: Sequence[str]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for some in _groups(signs, 5):
        buttons: list[ui.Button[ui.LayoutView]] = [ui.Button(emoji=sign, custom_id=f"deep-{sign}") for sign in some]
        view.add_item(ui.ActionRow(*buttons))
    return view


async def _is_taken(case: Case, sign: str) -> bool:
    try:
        await case.post(view=_buttons((sign,)))
    except discord.HTTPException as error:
        if error.code != UNKNOWN_FORM:
            raise
        return False
    return True


@tries("message")
async def a_direct_message(case: Case) -> None:
    inbox = await case.bot.create_dm(discord.Object(case.visit.user_id))
    words = f"<#{case.visit.place.channel_id}>"
    message = await case.post(inbox, view=shown("a.png", words=words), files=[dot("a.png")])
    pictures(message, "a.png")
    expect(words in str(message.components[0].to_dict()), "text")


async def an_old_message(case: Case) -> discord.Message:
    """One of the bot's own that is older than an hour."""
    newest = await case.post(view=text())
    async for message in case.channel.history(limit=HISTORY):
        if message.author.id == newest.author.id and newest.created_at - message.created_at > HOUR:
            return message
    raise Untried("deep-late-none")


@tries("late")
async def edits_of_an_old_message(case: Case) -> None:
    """It is edited without a change, when no other edit is counted any more."""
    old = await an_old_message(case)
    await case.pause(RESTED)
    for _ in range(LATE_EDITS):
        path = "/channels/{channel_id}/messages/{message_id}"
        route = Route("PATCH", path, channel_id=old.channel.id, message_id=old.id)
        await case.bot.http.request(route, json={"flags": old.flags.value})


@tries("thread")
async def a_thread(case: Case) -> None:
    """It is opened, sleeps, refuses an edit, and wakes with the next message."""
    channel = case.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Untried("deep-thread-none")
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    thread = await channel.create_thread(name="·", type=kind, auto_archive_duration=LONGEST_SLEEPLESS)
    try:
        sleepless = thread.auto_archive_duration
        expect(sleepless == LONGEST_SLEEPLESS, "sleepless", minutes=sleepless)
        message = await thread.send(view=text())
        await thread.edit(archived=True)
        await _refused_asleep(message)
        await thread.send(view=text())
        woken = await case.bot.fetch_channel(thread.id)
        expect(isinstance(woken, discord.Thread) and not woken.archived, "asleep")
    finally:
        await _put_away(thread)


async def _refused_asleep(message: discord.Message) -> None:
    try:
        await message.edit(view=text("··"))
    except discord.HTTPException as error:
        expect(error.code == ARCHIVED, "code", code=str(error.code))
        return
    raise Differs("edited-asleep")


async def _put_away(thread: discord.Thread) -> None:
    """Threads can be deleted by who may manage them; without that right it sleeps."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)


@tries("commands")
async def commands_as_registered(case: Case) -> None:
    expect(await case.bot.register.is_up_to_date(case.bot.settings.trial_server), "commands")
