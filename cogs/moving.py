"""Opening the private panel, answering its questions, confirming a move."""

import asyncio
from collections.abc import Sequence

import discord

from cogs.games import DESKS
from cogs.kept import pictures_of
from cogs.layout import Layout, files_of
from cogs.panel import panel, waiting
from cogs.press import Press, on, read_path
from cogs.readers import entries_since, reader_of, since_last_move
from cogs.visit import Visit, refusal_text
from engine.core.moves import Path
from render.picture import Picture
from service.errors import Refusal
from service.values import Look, Post, seat_audience

BAD_REQUEST = 400
THOUGHT = 1.0
"""Seconds for which an answer waits for computers, so that it can show the next question at once."""
OUTDATED = ("stale", "doubled", "game_over")
"""Refusals of a press that was right once: the panel is brought up to date instead."""


async def open_panel(visit: Visit, game_id: int) -> None:
    """The viewer's private part of a game as a private answer: picture, and the controls if they are awaited."""
    await visit.wait()
    look = await visit.tables.look(game_id, visit.user_id)
    _require_sheet(look, visit.user_id)
    view, pictures = await private_part(visit, look, await _done_since(visit, look))
    await visit.say(view, files_of(*pictures))


def _require_sheet(look: Look, user_id: int) -> None:
    if look.table.status == "lobby":
        raise Refusal("not_playing")
    if look.view is None:
        raise Refusal("game_over")
    if look.seat is None:
        raise Refusal("seat_gone" if look.table.sitter_of(user_id) else "not_seated")


async def private_part(
    visit: Visit, look: Look, before: Sequence[str] = (), path: Path = ()
) -> tuple[Layout, tuple[Picture, ...]]:
    """What somebody sees of their game: the controls if they are awaited, else for whom the table waits."""
    past = await visit.tables.look_before(look.table.id, visit.user_id)
    sheet = await visit.bot.easel.sheet(look, visit.words, past)
    if look.is_awaited:
        pictures = (await visit.bot.easel.board(look, visit.words, past), sheet)
        return panel(look, path, visit.words, pictures, before), pictures
    result = await visit.tables.result(look.table.id)
    return waiting(look, visit.words, (sheet,), before, result), (sheet,)


@on("sheet", "hand")
async def sheet(visit: Visit, press: Press) -> None:
    await open_panel(visit, press.game_id)


@on("ask")
async def answer_by_button(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await _continue(visit, press.game_id, occasion, path)


@on("choose")
async def answer_by_menu(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await _continue(visit, press.game_id, occasion, (*path, *press.values))


async def _continue(visit: Visit, game_id: int, occasion: int, path: Path) -> None:
    try:
        asked = await visit.tables.ask(game_id, visit.user_id, occasion, path)
    except Refusal as refusal:
        await _bring_up_to_date(visit, game_id, refusal)
        return
    try:
        await visit.update(panel(asked.look, path, visit.words, _kept_pictures(visit)))
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        # The pressed message has changed meanwhile, and its pictures with it.
        view, pictures = await private_part(visit, asked.look, path=path)
        await visit.update(view, files_of(*pictures))


async def _bring_up_to_date(visit: Visit, game_id: int, refusal: Refusal) -> None:
    """An old panel becomes the present one, with a word of why; what was really wrong stays a refusal."""
    if refusal.code not in OUTDATED:
        raise refusal
    await visit.wait(update=True)
    look = await visit.tables.look(game_id, visit.user_id)
    _require_sheet(look, visit.user_id)
    view, pictures = await private_part(visit, look, (refusal_text(refusal, visit.words),))
    await visit.update(view, files_of(*pictures))


@on("play")
async def confirm(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await visit.wait(update=True)
    before = await visit.tables.look(press.game_id, visit.user_id)
    try:
        played = await visit.tables.play(press.game_id, visit.user_id, occasion, path)
    except Refusal as refusal:
        await _bring_up_to_date(visit, press.game_id, refusal)
        return
    preview = DESKS[before.table.key].preview(reader_of(before, visit.words), played.move)
    look = await _after_computers(visit, played.look)
    if look.is_awaited and visit.interaction.guild_id is None:
        await _take_over(visit, look)
    telling = visit.bot.crier.tell_soon(press.game_id)
    try:
        # The first line is the move itself; what followed from it may be out of date already.
        done = visit.words("panel-done", move=preview.partition("\n")[0])
        told = await _done_to(visit, look, before.table.version)
        view, pictures = await private_part(visit, look, [done, *told] if look.is_awaited else told)
        await visit.update(view, files_of(*pictures))
    finally:
        await telling


async def _after_computers(visit: Visit, look: Look) -> Look:
    """How things stand when only computers were awaited and have moved, if they are quick."""
    if not look.to_act or any(not look.table.sitters[seat].computer for seat in look.to_act):
        return look
    thinking = asyncio.create_task(visit.tables.think(look.table.id))
    await asyncio.wait({thinking}, timeout=THOUGHT)
    return await visit.tables.look(look.table.id, visit.user_id)


async def _done_to(visit: Visit, look: Look, since: int) -> list[str]:
    entries = await entries_since(visit.tables, look, visit.user_id, since)
    events = [event for entry in entries for event in entry.events]
    return DESKS[look.table.key].done_to(reader_of(look, visit.words), events)


async def _done_since(visit: Visit, look: Look) -> list[str]:
    """What was done to the viewer since their own last move."""
    if look.seat is None:
        return []
    entries = await entries_since(visit.tables, look, visit.user_id, 0)
    return DESKS[look.table.key].done_to(reader_of(look, visit.words), since_last_move(entries, look.seat))


async def _take_over(visit: Visit, look: Look) -> None:
    """The pressed direct message shows the next question itself, so no other one is sent for it."""
    message = visit.interaction.message
    if message is not None and look.seat is not None:
        post = Post(seat_audience(look.seat), look.table.version, message.channel.id, message.id)
        await visit.tables.mark_posted(look.table.id, post)


def _kept_pictures(visit: Visit) -> tuple[Picture, ...]:
    """The pictures of the pressed message, which stay where they are."""
    return tuple(
        Picture(png=b"", alt=each.alt, name=each.name, width=each.width, height=each.height)
        for each in pictures_of(visit.interaction.message)
    )
