"""Opening the private panel, answering its questions, confirming a move."""

import asyncio
import logging
from collections.abc import Sequence

import discord

from cogs.daily_over import challenge_over
from cogs.games import DESKS
from cogs.layout import Item, Layout, Mount, files_of, hung
from cogs.news import made_for
from cogs.panel import focus, is_made_at_once, panel, waiting
from cogs.press import Press, button, on, read_opening, read_path
from cogs.readers import name_of_game, reader_of
from cogs.stage import stage_at
from cogs.visit import Visit
from cogs.visiting import refusal_text
from cogs.ways_back import ways_back
from engine.core.moves import Path
from render.picture import Picture
from service.errors import Refusal
from service.scene import Scene
from service.values import Look, Moved, Noted, Post, seat_audience

log = logging.getLogger(__name__)

THOUGHT = 1.0
"""Seconds for which an answer waits for computers, so that it can show the next question at once."""
OUTDATED = ("stale", "doubled", "game_over")
"""Refusals of a press that was right once: the panel is brought up to date instead."""


async def open_panel(visit: Visit, game_id: int) -> None:
    """The viewer's private part of a game as a private answer: picture, and the controls if they are awaited."""
    await visit.wait()
    scene = await visit.tables.scene(game_id)
    look = _required_look(scene, visit.user_id)
    told = _done_to(visit, scene, look)
    view, pictures = await private_part(visit, scene, told)
    await visit.say(view, files_of(*pictures))


def _required_look(scene: Scene, user_id: int) -> Look:
    look = scene.look_of(user_id)
    if look.table.status == "lobby":
        raise Refusal("not_playing")
    if look.view is None:
        raise Refusal("game_over")
    if look.seat is None:
        raise Refusal("seat_gone" if look.table.sitter_of(user_id) else "not_seated")
    return look


async def private_part(
    visit: Visit, scene: Scene, told: Sequence[str] = (), path: Path = ()
) -> tuple[Layout, tuple[Picture, ...]]:
    """What somebody sees of their game: the controls if they are awaited, else for whom the table waits."""
    look, easel = scene.look_of(visit.user_id), visit.bot.easel
    if look.table.challenge and look.table.status != "playing":
        return await challenge_over(visit, scene, look)
    if look.is_awaited:
        drawing = focus(easel, stage_at(look, path), visit.words)
    else:
        drawing = easel.sheet(look, visit.words, None if look.seat is None else scene.before(look.seat))
    return await hung(drawing, lambda: _around(visit, scene, look, told, path))


async def _around(visit: Visit, scene: Scene, look: Look, told: Sequence[str], path: Path) -> Mount:
    ways_on = await _ways_on(visit, scene, look)
    if look.is_awaited:
        return panel(stage_at(look, path), visit.words, told, ways_on)
    return waiting(look, visit.words, told, scene.result, ways_on)


async def _ways_on(visit: Visit, scene: Scene, look: Look) -> list[Item]:
    """What else somebody may want to do: take their move back while that is free, go to the next game that awaits them."""
    ways = ways_back(scene, look, visit.words)
    if look.is_awaited:
        return ways
    waiting_game = await visit.tables.next_awaited(visit.user_id, look.table.id)
    if waiting_game is not None:
        label = visit.words("button-next", game=name_of_game(waiting_game, visit.words))
        ways.append(button("sheet", waiting_game.table.id, label, style=discord.ButtonStyle.primary))
    return ways


@on("sheet", "hand")
async def sheet(visit: Visit, press: Press) -> None:
    await open_panel(visit, press.game_id)


@on("ask")
async def answer_by_button(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await _continue(visit, press.game_id, occasion, path)


@on("choose")
async def answer_by_menu(visit: Visit, press: Press) -> None:
    """What a button would make at once is made at once."""
    occasion, path = read_path(press.rest)
    await _continue(visit, press.game_id, occasion, (*path, *press.values), may_be_made=True)


@on("open")
async def answer_anew(visit: Visit, press: Press) -> None:
    occasion, place, path = read_opening(press.rest)
    await _continue(visit, press.game_id, occasion, path, place)


async def _continue(
    visit: Visit, game_id: int, occasion: int, path: Path, opened: int | None = None, may_be_made: bool = False
) -> None:
    try:
        look = await visit.tables.ask(game_id, visit.user_id, occasion)
    except Refusal as refusal:
        await _bring_up_to_date(visit, game_id, refusal)
        return
    stage = stage_at(look, path, opened)
    if may_be_made and is_made_at_once(look, path):
        await _make(visit, game_id, occasion, path)
        return
    view, pictures = await hung(focus(visit.bot.easel, stage, visit.words), lambda: panel(stage, visit.words))
    await visit.update(view, files_of(*pictures))


async def _bring_up_to_date(visit: Visit, game_id: int, refusal: Refusal) -> None:
    """An old panel becomes the present one, with a word of why; what was really wrong stays a refusal."""
    if refusal.code not in OUTDATED:
        raise refusal
    await visit.wait(update=True)
    scene = await visit.tables.scene(game_id)
    _required_look(scene, visit.user_id)
    scene = await take_over(visit, scene)
    view, pictures = await private_part(visit, scene, (refusal_text(refusal, visit.words),))
    await visit.update(view, files_of(*pictures))


@on("play")
async def confirm(visit: Visit, press: Press) -> None:
    await _make(visit, press.game_id, *read_path(press.rest))


async def _make(visit: Visit, game_id: int, occasion: int, path: Path) -> None:
    try:
        view, pictures = await visit.soon(_made(visit, game_id, occasion, path), update=True)
    except Refusal as refusal:
        await _bring_up_to_date(visit, game_id, refusal)
        return
    await visit.update(view, files_of(*pictures))


async def _made(visit: Visit, game_id: int, occasion: int, path: Path) -> tuple[Layout, tuple[Picture, ...]]:
    """The panel after a move, of which the others hear as well."""
    moved = await visit.keep(visit.tables.play(game_id, visit.user_id, occasion, path))
    scene = await take_over(visit, await _after_computers(visit, moved.look))
    visit.bot.crier.tell_soon(game_id, scene)
    return await private_part(visit, scene, _told_after(visit, scene, moved))


@on("undo")
async def take_back(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    await visit.keep(visit.tables.undo(press.game_id, visit.user_id))
    scene = await take_over(visit, await visit.tables.scene(press.game_id))
    visit.bot.crier.tell_soon(press.game_id, scene)
    view, pictures = await private_part(visit, scene, (visit.words("panel-undone"),))
    await visit.update(view, files_of(*pictures))


def _told_after(visit: Visit, scene: Scene, moved: Moved) -> list[str]:
    """The move, unless the panel shows it as a choice that can be changed, and what was done to the mover since."""
    look = scene.look_of(visit.user_id)
    told = _done_to(visit, scene, look)
    if not look.is_awaited and DESKS[look.table.key].asks_privately:
        return told
    preview = DESKS[look.table.key].preview(reader_of(moved.before, visit.words), moved.move)
    # The first line is the move itself; what followed from it may be out of date already.
    return [visit.words("panel-done", move=preview.partition("\n")[0]), *told]


async def _after_computers(visit: Visit, look: Look) -> Scene:
    """How things stand when only computers were awaited and have moved, if they are quick."""
    if look.to_act and all(look.table.sitters[seat].computer for seat in look.to_act):
        await asyncio.wait({visit.bot.crier.think(look.table.id)}, timeout=THOUGHT)
    return await visit.tables.scene(look.table.id)


def _done_to(visit: Visit, scene: Scene, look: Look) -> list[str]:
    """What was done to the viewer since their own last move, and what they had no choice in."""
    if look.seat is None:
        return []
    done_to = DESKS[look.table.key].done_to(reader_of(look, visit.words), scene.since(look.seat, look.seat))
    return [*made_for(scene, look, scene.last_move(look.seat), visit.words), *done_to]


async def take_over(visit: Visit, scene: Scene) -> Scene:
    """The pressed direct message shows the next question itself, so no other one is sent for it."""
    look, message = scene.look_of(visit.user_id), visit.interaction.message
    if look.table.place.is_nowhere:
        return scene
    if message is None or look.seat is None or not look.is_awaited or visit.interaction.guild_id is not None:
        return scene
    noted = Noted(posts=(Post(seat_audience(look.seat), look.table.version, message.channel.id, message.id),))
    await visit.tables.note(look.table.id, noted)
    return scene.noting(noted)
