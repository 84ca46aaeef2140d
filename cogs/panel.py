"""How the private panel looks on which a move is put together: every question on the way, then a confirm.

The panel keeps nothing: each button carries the whole path that it leads to, so it works after any restart and in
several places at once.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct

from cogs.games import DESKS, Desk
from cogs.games.desk import BUTTONS_AT_MOST
from cogs.layout import (
    COMPONENT_LIMIT,
    Item,
    Layout,
    gallery,
    layout,
    quoted,
    row,
    rows_of_buttons,
    rule,
    said,
    size_of,
)
from cogs.press import button, menu, write_path
from cogs.readers import reader_of
from engine.core.choosing import Question, narrow
from engine.core.game import AnyGame
from engine.core.moves import Move, Path
from engine.core.result import Result
from locales import Words
from render.picture import Picture
from service.errors import rules
from service.values import Look

if TYPE_CHECKING:
    from cogs.easel import Easel


class Step(Struct, frozen=True):
    """A question on the way, and the answer that was taken, if any."""

    question: Question
    taken: str | None


def walk(game: AnyGame, desk: Desk, view: Any, path: Path) -> tuple[list[Step], Move | None]:
    """The questions that `path` answers, presets taken, up to the first open one or the whole move."""
    steps: list[Step] = []
    at: Path = ()
    while isinstance(found := narrow(game, view, at), Question):
        steps += _settled(game, desk, view, found.path, len(at))
        here = len(found.path)
        taken = path[here] if path[:here] == found.path and len(path) > here else desk.preset(view, found)
        steps.append(Step(found, taken))
        if taken is None:
            return steps, None
        at = (*found.path, taken)
    return [*steps, *_settled(game, desk, view, found.parts, len(at))], found


def _settled(game: AnyGame, desk: Desk, view: Any, path: Path, start: int) -> list[Step]:
    """Questions with one answer are not asked; where there are others that can't be had now, they are shown."""
    steps: list[Step] = []
    for place in range(start, len(path)):
        question = Question(path[:place], game.asked(view, path[:place]), (path[place],))
        if len(desk.shown(view, question)) > 1:
            steps.append(Step(question, path[place]))
    return steps


def focus_at(look: Look, path: Path) -> tuple[str, Path, Any]:
    """What the picture of a panel is about: the open question, its path, and the view as the whole move would leave it."""
    game = look.table.game
    with rules():
        steps, move = walk(game, DESKS[look.table.key], look.view, path)
    if move is not None:
        return "", move.parts, game.imagined(look.view, move)
    return steps[-1].question.asked, steps[-1].question.path, None


async def focus(easel: "Easel", look: Look, path: Path, w: Words) -> Picture:
    """The one picture of a panel: what has to be seen to answer the open question, with the move so far drawn in."""
    asked, settled, after = focus_at(look, path)
    return await easel.focus(look, asked, settled, w, after)


def panel(
    look: Look,
    path: Path,
    w: Words,
    picture: Picture | None = None,
    before: Sequence[str] = (),
    ways_on: Sequence[Item] = (),
) -> Layout:
    """The controls for the viewer's next move. `before` are lines that come first: what was done to them.

    `ways_on` are buttons for something else than the move, after all others.
    """
    game, desk = look.table.game, DESKS[look.table.key]
    with rules():
        steps, move = walk(game, desk, look.view, path)
    first: list[Item] = [said("\n".join([_title(look, desk, w), *before, _turn(look, w)]))]
    first += [gallery(picture)] if picture else []
    last = [rule(), said(_outlook(look, desk, steps, move, w)), _last_row(look, path, move, w, ways_on)]
    asked: list[Item] = []
    room = COMPONENT_LIMIT - 1 - size_of(first) - size_of(last)
    for step in reversed(steps):
        controls = _controls(look, desk, step, w)
        room -= size_of(controls)
        if room < 0:
            break
        asked = [*controls, *asked]
    return layout(*first, *asked, *last)


def _title(look: Look, desk: Desk, w: Words) -> str:
    title = w("panel-title", game=w(look.table.key), stand=desk.title(reader_of(look, w)))
    return f"{title}\n{w('panel-where', where=f'<#{look.table.place.channel_id}>')}"


def _turn(look: Look, w: Words) -> str:
    """Whose turn it is, seen by somebody who may act."""
    others = [seat for seat in look.to_act if seat != look.seat and look.table.sitters[seat].is_person]
    names = ", ".join(quoted(look.table.names[seat]) for seat in others)
    if not look.is_awaited:
        return w("panel-changing", names=names)
    if others:
        return w("panel-turn-shared", names=names)
    return w("panel-turn") if len(look.table.humans) > 1 else w("panel-turn-alone")


def _controls(look: Look, desk: Desk, step: Step, w: Words) -> list[Item]:
    shown = desk.shown(look.view, step.question)
    reader, question = reader_of(look, w), step.question
    heading = desk.heading(reader, question)
    if len(shown) <= BUTTONS_AT_MOST:
        buttons = rows_of_buttons([_answer(look, desk, step, answer, w) for answer in shown])
        return [said(f"**{heading}**"), *buttons]
    options = [
        discord.SelectOption(
            label=label.text[:100],
            value=answer,
            emoji=label.emoji,
            description=label.description,
            default=answer == step.taken,
        )
        for answer in question.answers
        for label in [desk.label(reader, question, answer)]
    ]
    path = write_path(look.occasion, question.path)
    return [said(f"**{heading}**"), row([menu("choose", look.table.id, w("panel-choose"), options, path)])]


def _answer(look: Look, desk: Desk, step: Step, answer: str, w: Words) -> Item:
    label = desk.label(reader_of(look, w), step.question, answer)
    return button(
        "ask",
        look.table.id,
        label.text,
        write_path(look.occasion, (*step.question.path, answer)),
        emoji=label.emoji,
        style=discord.ButtonStyle.primary if answer == step.taken else discord.ButtonStyle.secondary,
        disabled=answer not in step.question.answers,
    )


def _outlook(look: Look, desk: Desk, steps: Sequence[Step], move: Move | None, w: Words) -> str:
    if move is not None:
        return desk.preview(reader_of(look, w), move)
    hints = desk.hints(reader_of(look, w), steps[-1].question)
    return "\n".join([*hints, w("panel-open")])


def _last_row(look: Look, path: Path, move: Move | None, w: Words, ways_on: Sequence[Item]) -> Item:
    chosen = write_path(look.occasion, move.parts) if move else "-"
    return row(
        [
            button(
                "play", look.table.id, w("panel-confirm"), chosen, style=discord.ButtonStyle.success, disabled=not move
            ),
            button("ask", look.table.id, w("panel-reset"), write_path(look.occasion, ()), disabled=not path),
            *ways_on,
        ]
    )


def waiting(
    look: Look,
    w: Words,
    pictures: Sequence[Picture] = (),
    before: Sequence[str] = (),
    result: Result | None = None,
    ways_on: Sequence[Item] = (),
) -> Layout:
    """The panel of somebody who has nothing to decide: what they chose, for whom the table waits, or how it ended."""
    desk = DESKS[look.table.key]
    items: list[Item] = [said("\n".join([_title(look, desk, w), *before]))]
    items += [gallery(picture) for picture in pictures]
    chosen = desk.chosen(reader_of(look, w)) if look.table.status == "playing" else None
    if chosen:
        items += [rule(), said(w("panel-chosen", move=chosen[1]))]
    items.append(said(_stand(look, w, result)))
    buttons = list(ways_on)
    if chosen:
        buttons.insert(0, button("ask", look.table.id, w("panel-change"), write_path(look.occasion, chosen[0])))
    if buttons:
        items.append(row(buttons))
    return layout(*items)


def _stand(look: Look, w: Words, result: Result | None) -> str:
    if look.table.status == "aborted":
        return w("panel-aborted")
    if result is not None and look.seat is not None:
        seat = look.seat
        return w("panel-over", points=result.scores[seat].total, rank=result.ranks[seat], seats=len(result.ranks))
    return w("panel-waiting", names=", ".join(quoted(look.table.names[seat]) for seat in look.to_act))
