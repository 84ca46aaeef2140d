"""Mistakes: taking back what the others have built upon, when they agree, and a whole turn in one press."""

import asyncio

import discord

from cogs.ballots import ballot, is_asked_nowhere, told
from cogs.layout import Layout, files_of, layout, notice, quoted, row, said
from cogs.moving import open_panel, private_part, take_over
from cogs.press import Press, button, number_of, on
from cogs.readers import everybody
from cogs.visit import Visit
from service.errors import Refusal
from service.values import Request

BUILT_UPON = "undo_not_yours"
PATIENCE = 5.0
"""Seconds until whoever asks hears that the others are being asked, wherever the telling is by then."""


async def undo_or_ask(visit: Visit, game_id: int) -> None:
    """Takes the last move back while that is free; where others have built upon it, offers to ask them."""
    await visit.wait()
    try:
        await visit.keep(visit.tables.undo(game_id, visit.user_id))
    except Refusal as refusal:
        if refusal.code != BUILT_UPON:
            raise
        await visit.say(await _ask_to_undo(visit, game_id))
        return
    await visit.bot.crier.tell(game_id)
    await open_panel(visit, game_id)


async def _ask_to_undo(visit: Visit, game_id: int) -> Layout:
    others = await visit.tables.undo_would_take(game_id, visit.user_id)
    sure = button("undo-request", game_id, visit.words("undo-ask-sure"), style=discord.ButtonStyle.primary)
    return layout(said(visit.words("undo-ask", names=", ".join(map(quoted, others)))), row([sure]))


@on("undo-ask")
async def asked_to_undo(visit: Visit, press: Press) -> None:
    await undo_or_ask(visit, press.game_id)


@on("undo-request")
async def request_undo(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    request = await visit.keep(visit.tables.ask_to_undo(press.game_id, visit.user_id))
    await say_asked(visit, press.game_id, request, "undo-granted")


async def say_asked(visit: Visit, game_id: int, request: Request, granted: str = "") -> None:
    """What became of a wish: come true already, being asked, or asked nowhere, since the channel takes no post."""
    telling = visit.bot.crier.tell_soon(game_id)
    if request.outcome:
        await visit.update(notice(visit.words(granted)), ())
        return
    await asyncio.wait({telling}, timeout=PATIENCE)
    scene = await visit.tables.scene(game_id)
    await visit.update(
        notice(visit.words("request-silent" if is_asked_nowhere(scene, request) else "request-asked")), ()
    )


@on("agree")
async def agree(visit: Visit, press: Press) -> None:
    await _answer(visit, press, True)


@on("decline")
async def decline(visit: Visit, press: Press) -> None:
    await _answer(visit, press, False)


async def _answer(visit: Visit, press: Press, yes: bool) -> None:
    await visit.wait(update=True)
    number, message = number_of(press.rest), visit.interaction.message
    request = await visit.keep(visit.tables.answer(press.game_id, number, visit.user_id, yes))
    table = await visit.tables.table(press.game_id)
    await visit.update(ballot(table, request, everybody(table)), (), public=True)
    if message is not None:
        await visit.tables.note(press.game_id, told(request, message.channel.id, message.id))
    visit.bot.crier.tell_soon(press.game_id)


@on("reset")
async def reset_turn(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    await visit.keep(visit.tables.reset_turn(press.game_id, visit.user_id))
    scene = await take_over(visit, await visit.tables.scene(press.game_id))
    visit.bot.crier.tell_soon(press.game_id, scene)
    view, pictures = await private_part(visit, scene, (visit.words("panel-turn-reset"),))
    await visit.update(view, files_of(*pictures))
