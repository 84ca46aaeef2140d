"""How the private panel looks on which a move is put together: one picture, what was chosen, one question, a confirm.

The panel keeps nothing: each button carries the whole path that it leads to, so it works after any restart and in
several places at once.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.challenge_words import moment, where
from cogs.games import DESKS, Desk, Label
from cogs.layout import Item, Mount, packed_rows, quoted, row, rule, said
from cogs.press import button, menu, write_opening, write_path
from cogs.readers import reader_of
from cogs.stage import Stage, otherwise_answered, replaced, step_back
from engine.core.choosing import Question, narrow
from engine.core.moves import Path
from engine.core.result import Result
from locales import Words
from render.picture import Picture
from service.values import Look

if TYPE_CHECKING:
    from cogs.easel import Easel

BUTTONS_AT_MOST = 24
"""As many answers are buttons; longer lists are a menu."""
TOLD_AT_MOST = 3
"""Lines of what was done to the viewer; the log has them all."""


async def focus(easel: "Easel", stage: Stage, w: Words) -> Picture:
    """The one picture of a panel: what has to be seen to answer the open question, with the move so far drawn in."""
    look, question = stage.look, stage.question
    if question is not None:
        return await easel.focus(look, question.asked, question.path, w)
    return await easel.focus(look, "", stage.move.parts if stage.move else (), w, stage.after)


def panel(stage: Stage, w: Words, before: Sequence[str] = (), ways_on: Sequence[Item] = ()) -> Mount:
    """The controls for the viewer's next move, around its picture. `before` are lines that come first: what was done to them.

    `ways_on` are buttons for something else than the move, after all others.
    """
    title = said("\n".join([_title(stage.look, stage.desk, w), *_told(before, w), *_turn(stage.look, w)]))
    further, last = _openings(stage, w), [*_last_row(stage, w), *ways_on]
    rows = [*packed_rows(further), *packed_rows(last)] if stage.move else packed_rows([*further, *last])
    return Mount((title,), (said(_words(stage, w)), *_answers(stage, w), *rows))


def _told(lines: Sequence[str], w: Words) -> list[str]:
    """The first few lines of what was done to the viewer, in small print."""
    small = [w("panel-told", what=line) for line in lines[:TOLD_AT_MOST]]
    return [*small, w("panel-more")] if len(lines) > TOLD_AT_MOST else small


def _title(look: Look, desk: Desk, w: Words) -> str:
    title = w("panel-title", game=w(look.table.key), stand=desk.title(reader_of(look, w)))
    return f"{title}\n{_where(look, w)}"


def _where(look: Look, w: Words) -> str:
    challenge = look.table.challenge
    if challenge is not None and look.table.status == "playing":
        return w("challenge-where", challenge=where(look.table, w), until=moment(challenge.revealed_at))
    return w("panel-where", where=where(look.table, w))


def _turn(look: Look, w: Words) -> list[str]:
    """Who else is awaited, and what a new answer would change."""
    others = [seat for seat in look.to_act if seat != look.seat and look.table.sitters[seat].is_person]
    names = ", ".join(quoted(look.table.names[seat]) for seat in others)
    if not look.is_awaited:
        return [w("panel-changing", names=names)]
    return [w("panel-shared", names=names)] if others else []


def _words(stage: Stage, w: Words) -> str:
    """What was chosen, then the open question, or what the whole move does."""
    reader, question = reader_of(stage.look, w), stage.question
    if question is None:
        return stage.desk.preview(reader, stage.move) if stage.move else ""
    chosen = stage.desk.so_far(reader, [(step.question, step.taken or "") for step in stage.answered])
    line = [w("panel-so-far", chosen=chosen)] if chosen else []
    return "\n".join([*line, f"**{stage.desk.heading(reader, question)}**", *stage.desk.hints(reader, question)])


def _answers(stage: Stage, w: Words) -> list[Item]:
    question = stage.question
    if question is None:
        return []
    offered = _offered(stage, question)
    if len(offered) > BUTTONS_AT_MOST:
        return [_menu(stage, question, question.answers, w("panel-choose"), w)]
    listed = stage.desk.listed(stage.look.view, question, stage.opened is not None)
    buttons = packed_rows([*(_answer(stage, question, path, w) for path in offered), *_dear(stage, question, w)])
    buttons += _below(stage, question, w)
    if not listed:
        return buttons
    return [*buttons, _menu(stage, question, listed, stage.desk.others(reader_of(stage.look, w), question), w)]


def _offered(stage: Stage, question: Question) -> Sequence[Path]:
    desk, view = stage.desk, stage.look.view
    return desk.offered(view, question) if stage.opened is None else desk.offered_anew(view, question)


def _below(stage: Stage, question: Question, w: Words) -> list[Item]:
    """Ready-made choices of a second kind."""
    if stage.opened is not None or not (paths := stage.desk.offered_below(stage.look.view, question)):
        return []
    line = said(stage.desk.below(reader_of(stage.look, w), question))
    return [line, *packed_rows([_answer(stage, question, path, w) for path in paths])]


def _answer(stage: Stage, question: Question, path: Path, w: Words) -> Item:
    look, label = stage.look, stage.desk.label_of(reader_of(stage.look, w), question, path)
    if stage.opened is not None:
        path = replaced(stage, path)
    verb = "play" if is_made_at_once(look, path) else "ask"
    is_taken = stage.path[: len(path)] == path
    return _button(look, verb, label, path, is_taken)


def _button(look: Look, verb: str, label: Label, path: Path, is_taken: bool = False, is_dear: bool = False) -> Item:
    style = discord.ButtonStyle.primary if is_taken else discord.ButtonStyle.secondary
    rest = write_path(look.occasion, path)
    return button(verb, look.table.id, label.text, rest, emoji=label.emoji, style=style, disabled=is_dear)


def is_made_at_once(look: Look, path: Path) -> bool:
    """Whether the answer is a whole move that can be taken back free of charge, and that the desk finds plain enough."""
    found = narrow(look.table.game, look.view, path)
    return not isinstance(found, Question) and DESKS[look.table.key].is_made_at_once(look.view, found)


def _dear(stage: Stage, question: Question, w: Words) -> list[Item]:
    """Answers that can't be had now."""
    missing = [each for each in stage.desk.shown(stage.look.view, question) if each not in question.answers]
    reader = reader_of(stage.look, w)
    labels = [(each, stage.desk.label(reader, question, each)) for each in missing]
    return [_button(stage.look, "ask", label, (*question.path, each), is_dear=True) for each, label in labels]


def _menu(stage: Stage, question: Question, answers: Sequence[str], text: str, w: Words) -> Item:
    reader = reader_of(stage.look, w)
    labels = [(answer, stage.desk.label(reader, question, answer)) for answer in answers]
    options = [
        discord.SelectOption(label=each.text[:100], value=answer, emoji=each.emoji, description=each.description)
        for answer, each in labels
    ]
    path = write_path(stage.look.occasion, question.path)
    return row([menu("choose", stage.look.table.id, text, options, path)])


def _openings(stage: Stage, w: Words) -> list[Item]:
    """Buttons to what goes without saying, and could be otherwise; of a question that is open, to its plain answers."""
    if stage.opened is not None:
        return []
    found = [each for step in stage.obvious for each in _otherwise(stage, step.question, step.taken, w)]
    if stage.question is not None:
        openings = stage.desk.openings(reader_of(stage.look, w), stage.question)
        found += [_opening(stage.look, len(path), path, text) for path, text in openings]
    return found


def _otherwise(stage: Stage, question: Question, taken: str | None, w: Words) -> list[Item]:
    """One button that opens a question anew, or each other answer with which the rest still goes."""
    desk, reader, place = stage.desk, reader_of(stage.look, w), len(question.path)
    if not desk.lies_open(question):
        path = max(stage.path, question.path, key=len)
        return [_opening(stage.look, place, path, desk.otherwise(reader, question))]
    others = [(each, otherwise_answered(stage, question, each)) for each in question.answers if each != taken]
    return [_button(stage.look, "ask", desk.label(reader, question, each), path) for each, path in others if path]


def _opening(look: Look, place: int, path: Path, text: str) -> Item:
    return button("open", look.table.id, text, write_opening(look.occasion, place, path))


def _last_row(stage: Stage, w: Words) -> list[Item]:
    """Confirm as soon as there is something to confirm, one step back, the whole board, all the way back."""
    look, back = stage.look, step_back(stage)
    items: list[Item] = []
    if stage.move is not None:
        rest = write_path(look.occasion, stage.move.parts)
        items.append(button("play", look.table.id, w("panel-confirm"), rest, style=discord.ButtonStyle.success))
    if back is not None:
        items.append(button("ask", look.table.id, w("panel-back"), write_path(look.occasion, back)))
    if back:
        items.append(button("ask", look.table.id, w("panel-reset"), write_path(look.occasion, ())))
    return [*items, button("board", look.table.id, w("panel-board"))]


def waiting(
    look: Look, w: Words, before: Sequence[str] = (), result: Result | None = None, ways_on: Sequence[Item] = ()
) -> Mount:
    """The panel of somebody who has nothing to decide: what they chose, for whom the table waits, or how it ended."""
    desk = DESKS[look.table.key]
    title = said("\n".join([_title(look, desk, w), *before]))
    items: list[Item] = []
    chosen = desk.chosen(reader_of(look, w)) if look.table.status == "playing" else None
    if chosen:
        items += [rule(), said(w("panel-chosen", move=chosen[1]))]
    items.append(said(_stand(look, w, result)))
    buttons = list(ways_on)
    if chosen:
        buttons.insert(0, button("ask", look.table.id, w("panel-change"), write_path(look.occasion, chosen[0])))
    if buttons:
        items.append(row(buttons))
    return Mount((title,), items)


def _stand(look: Look, w: Words, result: Result | None) -> str:
    if look.table.status == "aborted":
        return w("panel-aborted")
    if result is not None and look.seat is not None:
        seat = look.seat
        return w("panel-over", points=result.scores[seat].total, rank=result.ranks[seat], seats=len(result.ranks))
    return w("panel-waiting", names=", ".join(quoted(look.table.names[seat]) for seat in look.to_act))
