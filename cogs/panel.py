"""The private panel on which a move is put together: every question on the way, each with its answer, then a confirm.

The panel keeps nothing: each button carries the whole path that it leads to, so it works after any restart and in
several places at once.
"""

from typing import Any

import discord
from msgspec import Struct

from cogs.games import DESKS, Desk
from cogs.layout import Item, Layout, files_of, gallery, layout, row, rows_of_buttons, rule, said
from cogs.press import Press, button, menu, on, read_path, write_path
from cogs.visit import Visit
from engine.core.choosing import Question, narrow
from engine.core.game import AnyGame
from engine.core.moves import Move, Path
from locales import Words
from render.picture import Picture
from service.tables import Look, Post, seat_audience

BUTTONS_AT_MOST = 4
"""Longer lists of answers become a menu."""
QUESTIONS_SHOWN = 7
"""Discord takes 40 components; a longer chain of questions shows its end."""


class Step(Struct, frozen=True):
    """A question on the way, and the answer that was taken, if any."""

    question: Question
    taken: str | None


def walk(game: AnyGame, desk: Desk, view: Any, path: Path) -> tuple[list[Step], Move | None]:
    """The questions that `path` answers, presets taken, up to the first open one or the whole move."""
    steps: list[Step] = []
    at: Path = ()
    while isinstance(found := narrow(game, view, at), Question):
        here = len(found.path)
        taken = path[here] if path[:here] == found.path and len(path) > here else desk.preset(view, found)
        steps.append(Step(found, taken))
        if taken is None:
            return steps, None
        at = (*found.path, taken)
    return steps, found


def panel(look: Look, path: Path, w: Words, pictures: tuple[Picture, ...] = (), before: tuple[str, ...] = ()) -> Layout:
    """The controls for the viewer's next move. `before` are lines that come first: what was done to them."""
    game, desk = look.table.game, DESKS[look.table.key]
    steps, move = walk(game, desk, look.view, path)
    items: list[Item] = [said(_title(look, desk, w)), *([said("\n".join(before))] if before else [])]
    items += [gallery(picture) for picture in pictures]
    for step in steps[-QUESTIONS_SHOWN:]:
        items += _controls(look, desk, step, w)
    items += [rule(), said(_outlook(look, desk, steps, move, w)), _last_row(look, path, move, w)]
    return layout(*items)


def _title(look: Look, desk: Desk, w: Words) -> str:
    return w(
        "panel-title",
        game=w(look.table.key),
        where=f"<#{look.table.place.channel_id}>",
        stand=desk.title(look.view, w),
    )


def _controls(look: Look, desk: Desk, step: Step, w: Words) -> list[Item]:
    question = step.question
    labels = {answer: desk.label(look.view, question, answer, w) for answer in question.answers}
    heading = desk.heading(look.view, question, w)
    if len(question.answers) <= BUTTONS_AT_MOST:
        buttons = [
            button(
                "ask",
                look.table.id,
                label.text,
                write_path(look.occasion, (*question.path, answer)),
                emoji=label.emoji,
                style=discord.ButtonStyle.primary if answer == step.taken else discord.ButtonStyle.secondary,
            )
            for answer, label in labels.items()
        ]
        return [said(f"**{heading}**"), *rows_of_buttons(buttons)]
    options = [
        discord.SelectOption(
            label=label.text[:100],
            value=answer,
            emoji=label.emoji,
            description=label.description,
            default=answer == step.taken,
        )
        for answer, label in labels.items()
    ]
    return [row([menu("choose", look.table.id, heading, options, write_path(look.occasion, question.path))])]


def _outlook(look: Look, desk: Desk, steps: list[Step], move: Move | None, w: Words) -> str:
    if move is not None:
        return desk.preview(look.view, move, w)
    hints = desk.hints(look.view, steps[-1].question, w)
    return "\n".join(hints) if hints else w("panel-open")


def _last_row(look: Look, path: Path, move: Move | None, w: Words) -> Item:
    chosen = write_path(look.occasion, move.parts) if move else "-"
    return row(
        [
            button(
                "play", look.table.id, w("panel-confirm"), chosen, style=discord.ButtonStyle.success, disabled=not move
            ),
            button("ask", look.table.id, w("panel-reset"), write_path(look.occasion, ()), disabled=not path),
        ]
    )


def waiting(look: Look, w: Words, pictures: tuple[Picture, ...] = ()) -> Layout:
    """The panel of somebody who has nothing to decide: what they chose, for whom the table waits."""
    desk = DESKS[look.table.key]
    items: list[Item] = [said(_title(look, desk, w))]
    items += [gallery(picture) for picture in pictures]
    names = ", ".join(look.table.names[seat] for seat in look.to_act)
    chosen = desk.chosen(look.view, w)
    if chosen:
        items += [rule(), said(w("panel-chosen", move=chosen[1]))]
    if names:
        items.append(said(w("panel-waiting", names=names)))
    if chosen:
        items.append(row([button("ask", look.table.id, w("panel-change"), write_path(look.occasion, chosen[0]))]))
    return layout(*items)


async def open_panel(visit: Visit, table_id: int) -> None:
    """The viewer's private part of a game as a private answer: picture, and the controls if they are awaited."""
    await visit.wait()
    look = await visit.tables.look(table_id, visit.user_id)
    view, pictures = await private_part(visit, look)
    await visit.say(view, files_of(*pictures))


async def private_part(visit: Visit, look: Look, done: str = "") -> tuple[Layout, tuple[Picture, ...]]:
    """What somebody sees of their game: the controls if they are awaited, else for whom the table waits."""
    before = await visit.tables.look_before(look.table.id, visit.user_id)
    hand = await visit.bot.easel.hand(look, visit.words, before)
    if look.is_awaited:
        pictures = (await visit.bot.easel.board(look, visit.words), hand)
        return panel(look, (), visit.words, pictures, (done,) if done else ()), pictures
    return waiting(look, visit.words, (hand,)), (hand,)


@on("ask")
async def answer_by_button(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await _continue(visit, press.table, occasion, path)


@on("choose")
async def answer_by_menu(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await _continue(visit, press.table, occasion, (*path, *press.values))


async def _continue(visit: Visit, table_id: int, occasion: int, path: Path) -> None:
    asked = await visit.tables.ask(table_id, visit.user_id, occasion, path)
    await visit.update(panel(asked.look, path, visit.words, _kept_pictures(visit)))


@on("play")
async def confirm(visit: Visit, press: Press) -> None:
    occasion, path = read_path(press.rest)
    await visit.wait(update=True)
    before = await visit.tables.look(press.table, visit.user_id)
    played = await visit.tables.play(press.table, visit.user_id, occasion, path)
    if played.look.is_awaited and visit.interaction.guild_id is None:
        await _take_over(visit, played.look)
    telling = visit.bot.crier.tell_soon(press.table)
    try:
        done = DESKS[before.table.key].preview(before.view, played.move, visit.words)
        view, pictures = await private_part(visit, played.look, visit.words("panel-done", move=done))
        await visit.update(view, files_of(*pictures))
    finally:
        await telling


async def _take_over(visit: Visit, look: Look) -> None:
    """The pressed direct message shows the next question itself, so no other one is sent for it."""
    message = visit.interaction.message
    if message is not None and look.seat is not None:
        post = Post(seat_audience(look.seat), look.table.version, message.channel.id, message.id)
        await visit.tables.mark_posted(look.table.id, post)


def _kept_pictures(visit: Visit) -> tuple[Picture, ...]:
    """The pictures of the pressed message, which stay where they are."""
    message = visit.interaction.message
    kept = message.attachments if message else []
    return tuple(
        Picture(png=b"", alt=each.description or "", name=each.filename, width=each.width or 0, height=each.height or 0)
        for each in kept
    )
