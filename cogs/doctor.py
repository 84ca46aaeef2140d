"""`/doctor` with *deep*: the examination on the real thing, for those who manage the server, and its report."""

import logging

import discord

from cogs import trials, unwritten
from cogs.examining import TRIALS, Case, Finding, dot, examine, expect, pictures, shown, tries
from cogs.layout import Layout, layout, row, said
from cogs.press import Press, button, on
from cogs.visit import TROUBLE, Visit
from locales import Words
from service.errors import Refusal

log = logging.getLogger(__name__)

NAMING = (trials, unwritten)
"""The modules that name what is tried: to be read is all that they are asked for."""
BY_PRESS = ("press",)
"""What only a press can try."""
IN_INBOX = ("private",)
"""And what only one in a direct message can."""
EMPTY = 50006
MARKS = {True: "✅", False: "❌", None: "➖"}
LEARNED = "ℹ️"
PAGE = 2500
"""Characters of findings in one message; what Discord answered can be long."""


async def examine_deeply(visit: Visit) -> None:
    """Tries everything and reports. It takes a while: Discord limits how fast anybody may post."""
    if not visit.interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    await visit.wait()
    findings = await examine(Case(visit), [key for key in TRIALS if key not in (*BY_PRESS, *IN_INBOX)])
    await _report(visit, findings, is_first=True)
    await _ask_in_inbox(visit)


async def _ask_in_inbox(visit: Visit) -> None:
    """Leaves a button among the direct messages; one that can't be sent is in the report already."""
    view = layout(
        said(visit.words("deep-inbox")), row([button("examine", 0, visit.words("deep-inbox-button"), "inbox")])
    )
    try:
        inbox = await visit.bot.create_dm(discord.Object(visit.user_id))
        await inbox.send(view=view)
    except TROUBLE as error:
        log.info("Nothing can be tried among the direct messages of user %s: %s", visit.user_id, error)


async def _report(visit: Visit, findings: list[Finding], *, is_first: bool) -> None:
    """In the place of what the last trial left there; what does not fit follows."""
    first, *others = _pages(findings, visit.words, is_first=is_first)
    try:
        await visit.interaction.edit_original_response(view=first, attachments=[])
    except TROUBLE:
        await visit.say(first)
    for page in others:
        await visit.say(page)


def _pages(findings: list[Finding], w: Words, *, is_first: bool) -> list[Layout]:
    wrong = sum(finding.held is False for finding in findings)
    verdict = w("deep-differs", count=wrong) if wrong else w("deep-well")
    *before, last = _texts([_line(finding, w) for finding in findings])
    items = [said(last), said(verdict)]
    if is_first:
        items += [said(w("deep-go-on")), row([button("examine", 0, w("deep-button"))])]
    return [*(layout(said(w("deep-title")), said(each)) for each in before), layout(said(w("deep-title")), *items)]


def _texts(lines: list[str]) -> list[str]:
    """As many lines together as one message takes."""
    texts = [""]
    for line in lines:
        if len(texts[-1]) + len(line) > PAGE:
            texts.append("")
        texts[-1] += f"{line}\n"
    return texts


def _line(finding: Finding, w: Words) -> str:
    about = w(f"deep-{finding.key}")
    if finding.told is not None:
        return f"{LEARNED} {about}: {w(finding.told.key, **finding.told.values)}"
    said_as = f"{MARKS[finding.held]} {about}"
    if finding.held is None:
        return f"{said_as}: {w(finding.answer)}"
    return f"{said_as}\n-# `{finding.answer.replace('`', chr(39))}`" if finding.answer else said_as


@tries("press")
async def an_answer_after_a_refused_one(case: Case) -> None:
    """Discord refuses an empty answer; the next one to the same press puts a new picture into a private message."""
    response = case.interaction.response
    try:
        await response.send_message(content="")
    except discord.HTTPException as error:
        expect(error.code == EMPTY, code=error.code)
    await response.edit_message(view=shown("c.png"), attachments=[dot("c.png")])
    pictures(await case.interaction.original_response(), "c.png")


@tries("private")
async def a_private_answer_among_direct_messages(case: Case) -> None:
    await case.interaction.response.send_message(view=shown("a.png"), files=[dot("a.png")], ephemeral=True)
    message = await case.interaction.original_response()
    pictures(message, "a.png")
    expect(message.flags.ephemeral, flags=message.flags.value)


async def _go_on_in_inbox(visit: Visit) -> None:
    findings = await examine(Case(visit), IN_INBOX)
    await visit.wait()
    await _report(visit, findings, is_first=False)
    if visit.interaction.message is not None:
        await visit.interaction.message.delete()


@on("examine")
async def go_on(visit: Visit, press: Press) -> None:
    if press.rest:
        await _go_on_in_inbox(visit)
        return
    findings = await examine(Case(visit), BY_PRESS)
    await visit.wait(update=True)
    await _report(visit, findings, is_first=False)
