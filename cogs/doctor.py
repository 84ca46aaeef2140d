"""`/doctor` with *deep*: the examination on the real thing, for those who manage the server, and its report."""

import logging

import discord

from cogs import trials, unwritten
from cogs.examining import TRIALS, Case, Finding, Outcome, dot, examine, expect, pictures, shown, tries
from cogs.layout import Layout, layout, row, said
from cogs.press import Press, button, on
from cogs.visit import TROUBLE, Visit
from locales import Words
from service.errors import Refusal

log = logging.getLogger(__name__)

NAMING = (trials, unwritten)
"""The modules that name what is tried: to be read is all that they are asked for."""
BY_PRESS = {"": "press", "inbox": "private", "old": "answers"}
"""What only a press can try: on the report, in a direct message, and there an hour later."""
EMPTY = 50006
PAGE = 2500
"""Characters of findings in one message; what Discord answered can be long."""


async def examine_deeply(visit: Visit) -> None:
    """Tries everything and reports. It takes a while: Discord limits how fast anybody may post."""
    if not visit.interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    await visit.wait()
    findings = await examine(Case(visit), [key for key in TRIALS if key not in BY_PRESS.values()])
    await _report(visit, findings, is_first=True)
    await _ask_in_inbox(visit)


async def _ask_in_inbox(visit: Visit) -> None:
    """Leaves buttons among the direct messages; a message that can't be sent is in the report already."""
    w = visit.words
    buttons = [button("examine", 0, w(f"deep-{kind}-button"), kind) for kind in ("inbox", "old")]
    view = layout(said(w("deep-inbox")), row(buttons))
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
    wrong = sum(finding.outcome is Outcome.DIFFERS for finding in findings)
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
    line = f"{finding.outcome.value} {w(f'deep-{finding.key}')}"
    told = w(finding.told.key, **finding.told.values) if finding.told else ""
    if finding.outcome is not Outcome.DIFFERS:
        return f"{line}: {told}" if told else line
    said_by_discord = finding.answer.replace("`", "'")
    return f"{line}\n-# {told or f'`{said_by_discord}`'}"


@tries("press")
async def an_answer_after_a_refused_one(case: Case) -> None:
    """Discord refuses an empty answer; the next one to the same press puts a new picture into a private message."""
    response = case.interaction.response
    try:
        await response.send_message(content="")
    except discord.HTTPException as error:
        expect(error.code == EMPTY, "code", code=str(error.code))
    await response.edit_message(view=shown("c.png"), attachments=[dot("c.png")])
    pictures(await case.interaction.original_response(), "c.png")


@tries("private")
async def a_private_answer_among_direct_messages(case: Case) -> None:
    await case.interaction.response.send_message(view=shown("a.png"), files=[dot("a.png")], ephemeral=True)
    message = await case.interaction.original_response()
    pictures(message, "a.png")
    expect(message.flags.ephemeral, "public")


@on("examine")
async def go_on(visit: Visit, press: Press) -> None:
    if press.rest not in BY_PRESS or visit.is_on_post:
        raise Refusal("stale")
    findings = await examine(Case(visit), [BY_PRESS[press.rest]])
    await visit.wait(update=not press.rest)
    if press.rest != "old":
        await _report(visit, findings, is_first=False)
        return
    await visit.say(_pages(findings, visit.words, is_first=False)[0])
    if visit.interaction.message is not None and findings[0].outcome is Outcome.LEARNED:
        await visit.interaction.message.delete()
