"""What the deep examination tries besides: ways of Discord's that are documented nowhere.

Some of them are asked for without discord.py, which waits and repeats by itself where the first answer is wanted.
"""

from typing import Any

import discord
from msgspec import Struct

from cogs.examining import Case, Refused, Reply, Told, Untried, expect, text, tries
from cogs.fitting import TEXT_LIMIT
from cogs.trials import HOUR, RESTED, UNKNOWN_FORM, an_old_message
from cogs.visit import pinging

NONCE_PAUSE = 5.0
TAKEN = (200, 204)
UPDATE = 7
"""The answer to a press that changes the pressed message."""
BURST = 6
"""So many edits of an old message are tried at most."""
TOO_MANY_LATE_EDITS = 30046
ROW, BUTTON, MENU, TEXT = 1, 2, 3, 10
WITH_SELECTOR = "⚔️"
PLAIN = "⚔"
WEIGHED = (9_900, 10_200)
"""Bytes on both sides of the limit that is told about."""


def _said(words: str) -> list[dict[str, Any]]:
    return [{"type": TEXT, "content": words}]


def _refused_as_a_form(reply: Reply) -> None:
    if (reply.status, reply.code) != (400, UNKNOWN_FORM):
        raise Refused(reply.raw)


def _taken(reply: Reply) -> None:
    if reply.status not in TAKEN:
        raise Refused(reply.raw)


@tries("spaces")
async def a_text_of_spaces(case: Case) -> None:
    _refused_as_a_form(await case.ask_to_post(_said(" \n ")))


@tries("selector")
async def a_sign_with_and_without_its_selector(case: Case) -> None:
    def button(sign: str) -> list[dict[str, Any]]:
        sent = {"type": BUTTON, "style": 2, "custom_id": "deep", "emoji": {"name": sign}}
        return [{"type": ROW, "components": [sent]}]

    _taken(await case.ask_to_post(button(WITH_SELECTOR)))
    _refused_as_a_form(await case.ask_to_post(button(PLAIN)))


@tries("link")
async def a_channel_named_in_a_direct_message(case: Case) -> None:
    inbox = await case.bot.create_dm(discord.Object(case.visit.user_id))
    words = f"<#{case.visit.place.channel_id}>"
    message = await case.post(inbox, view=text(words))
    read = await inbox.fetch_message(message.id)
    expect(words in str(read.components[0].to_dict()), "text")


def _nonce(case: Case, kind: str) -> str:
    return f"{kind}-{case.interaction.id % 10**12}"


@tries("nonce-scope")
async def a_nonce_counts_in_its_channel(case: Case) -> None:
    inbox = await case.bot.create_dm(discord.Object(case.visit.user_id))
    here = await case.post(view=text(), nonce=_nonce(case, "scope"))
    there = await case.post(inbox, view=text(), nonce=_nonce(case, "scope"))
    expect(here.id != there.id and there.channel.id == inbox.id, "one-post")


@tries("nonce-life")
async def a_nonce_is_remembered_for_a_while(case: Case) -> None:
    first = await case.post(view=text(), nonce=_nonce(case, "life"))
    await case.pause(NONCE_PAUSE)
    second = await case.post(view=text(), nonce=_nonce(case, "life"))
    expect(first.id == second.id, "two-posts")


@tries("buckets")
async def how_many_posts_a_channel_takes(case: Case) -> Told:
    reply = await case.ask_to_post(_said("·"))
    _taken(reply)
    limit, seconds = (reply.headers.get(f"X-RateLimit-{name}") for name in ("Limit", "Reset-After"))
    expect(bool(limit and seconds), "headers")
    return Told("deep-buckets-told", {"posts": limit, "seconds": seconds})


@tries("counting")
async def what_a_character_is(case: Case) -> Told:
    """As many signs as may be, of which some count twice where halves of signs are counted."""
    reply = await case.ask_to_post(_said("x" * (TEXT_LIMIT - 20) + "🎲" * 20))
    if reply.status == 200:
        return Told("deep-counting-signs", {})
    _refused_as_a_form(reply)
    return Told("deep-counting-halves", {})


@tries("weight")
async def what_the_size_limit_counts(case: Case) -> Told:
    """Two texts around the limit that is told about, and a menu that is larger than both with hardly a text."""
    option = {"label": "—" * 90, "description": "—" * 100}
    options = [option | {"value": str(number)} for number in range(25)]
    menu = [{"type": ROW, "components": [{"type": MENU, "custom_id": "deep", "options": options}]}]
    small, large = [_said("—" * (size // 3)) for size in WEIGHED]
    names = ("small", "large", "menu")
    taken = {
        name: await _is_within(case, sent) for name, sent in zip(names, (small, large, _said("·") + menu), strict=True)
    }
    return Told("deep-weight-told", {**taken, "small_bytes": WEIGHED[0], "large_bytes": WEIGHED[1]})


async def _is_within(case: Case, components: list[dict[str, Any]]) -> str:
    reply = await case.ask_to_post(components)
    if reply.status != 200 and reply.status < 500:
        raise Refused(reply.raw)
    return "yes" if reply.status == 200 else "no"


@tries("burst")
async def many_edits_of_an_old_message(case: Case) -> Told:
    old = await an_old_message(case)
    await case.pause(RESTED)
    burst = await _edit_until_limited(case, f"/channels/{old.channel.id}/messages/{old.id}", old)
    if burst.seconds is None:
        return Told("deep-burst-free", {"count": burst.count})
    return Told("deep-burst-limited", {"count": burst.count, "seconds": f"{burst.seconds:.1f}"})


class Burst(Struct, frozen=True):
    """So many edits were taken, and after how many seconds another is; None where there was no end of them."""

    count: int
    seconds: float | None


async def _edit_until_limited(case: Case, path: str, old: discord.Message) -> Burst:
    for count in range(BURST):
        reply = await case.ask("PATCH", path, {"flags": old.flags.value})
        if (reply.status, reply.code) == (429, TOO_MANY_LATE_EDITS):
            return Burst(count, reply.retry_after)
        _taken(reply)
    return Burst(BURST, None)


@tries("answers")
async def answers_on_an_old_message(case: Case) -> Told:
    """The first answer changes the pressed message, then it is changed by the answer's own way until that is limited.

    What can be changed by the usual way afterwards tells which of them counted.
    """
    old, token = case.interaction.message, case.interaction.token
    if old is None or case.interaction.created_at - old.created_at < HOUR:
        raise Untried("deep-answers-none")
    callback = f"/interactions/{case.interaction.id}/{token}/callback"
    _taken(await case.ask("POST", callback, {"type": UPDATE, "data": {"flags": old.flags.value}}))
    case.visit.is_answered_otherwise()
    answer = f"/webhooks/{case.interaction.application_id}/{token}/messages/@original"
    by_answer = await _edit_until_limited(case, answer, old)
    await case.pause(RESTED)
    usual = await _edit_until_limited(case, f"/channels/{old.channel.id}/messages/{old.id}", old)
    counts = {"press": by_answer.count < usual.count, "answer": by_answer.seconds is not None}
    return Told("deep-answers-told", {name: "yes" if is_so else "no" for name, is_so in counts.items()})


@tries("ping")
async def an_edit_that_calls_somebody(case: Case) -> Told:
    """No bot can see whether somebody was called: the message stays for people to look at."""
    message = await case.post(content="·")
    name = f"<@{case.visit.user_id}>"
    edited = await message.edit(content=name, allowed_mentions=pinging([case.visit.user_id]))
    expect([each.id for each in edited.mentions] == [case.visit.user_id], "calls", count=len(edited.mentions))
    case.leave(message)
    return Told("deep-ping-told", {"link": message.jump_url})
