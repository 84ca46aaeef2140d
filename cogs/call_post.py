"""How a call and a reminder read: plain words, which are all that a locked phone shows, and the way to the panel."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.games import DESKS
from cogs.layout import Item
from cogs.press import button, custom_id
from cogs.readers import name_of_game, reader_of
from engine.core.seats import Seat
from locales import Words
from service.deadlines import DAY, HOUR
from service.scene import Scene
from service.values import REMINDING, Wait

Plain = ui.View
GAMES_IN_ONE = 20
"""So many games one message can remind of: four rows of buttons, and one for silence."""
ROW = 5
HUSH_FROM = 2
"""From this reminder on it can be told to be quiet."""


def mark(scene: Scene, seat: Seat, is_sent: bool = False) -> str:
    """The id of the button on a call to this question, and on no other message: reminders count on from it."""
    return f"{question_mark(scene, seat)}{_number(scene, seat, is_sent)}"


def question_mark(scene: Scene, seat: Seat) -> str:
    """How the ids of the buttons on all calls to this question begin."""
    return custom_id("sheet", scene.table.id, f"{seat}.{_asked(scene, seat)}.")


def _number(scene: Scene, seat: Seat, is_sent: bool) -> int:
    """Which reminder comes next; which one came last, if it `is_sent`."""
    row = scene.due.get((REMINDING, seat))
    return max(row.tries - is_sent, 0) if row else 0


def _asked(scene: Scene, seat: Seat) -> str:
    """When the seat was asked, to the millisecond: two questions of a quick game may come in one second."""
    return f"{int(scene.waits[seat].since * 1000):x}"


def call_mark(scene: Scene, seat: Seat) -> str:
    if (taken := scene.taken_seats.get(seat)) is not None:
        return custom_id("back", scene.table.id, f"{seat}.{taken.version}")
    return f"{question_mark(scene, seat)}0"


def call_nonce(scene: Scene, seat: Seat) -> str:
    if (taken := scene.taken_seats.get(seat)) is not None:
        return f"{scene.table.id}-{seat}-taken-{taken.version}"
    return f"{scene.table.id}-{seat}-{_asked(scene, seat)}"


def call_line(scene: Scene, seat: Seat, in_inbox: bool, w: Words) -> str:
    if seat in scene.taken_seats:
        return _taken_line(scene, seat, in_inbox, w)
    table, wait = scene.table, scene.waits[seat]
    who = w("call-inbox" if in_inbox else "call-channel", name=f"<@{table.sitters[seat].user_id}>")
    what = w("call-turn", who=who, game=w(table.key), where=f"<#{table.place.channel_id}>", is_here=_is_here(in_inbox))
    wanted = _wanted(scene, w)
    line = w("call-wanted", what=what, wanted=wanted) if wanted else f"{what}."
    return "\n".join([line, *_until(wait, w)])


def _taken_line(scene: Scene, seat: Seat, in_inbox: bool, w: Words) -> str:
    """That a computer has the seat, why, and that it can be had back."""
    table, by_clock = scene.table, "yes" if scene.taken_seats[seat].kind == "taken" else "no"
    name, where = f"<@{table.sitters[seat].user_id}>", f"<#{table.place.channel_id}>"
    key = "taken-inbox" if in_inbox else "taken-channel"
    return w(key, name=name, game=w(table.key), where=where, by_clock=by_clock)


def _is_here(in_inbox: bool) -> str:
    return "no" if in_inbox else "yes"


def _wanted(scene: Scene, w: Words) -> str:
    """What is asked, told to everybody; empty where the game has no words for it."""
    return DESKS[scene.table.key].wanted(reader_of(scene.look(None), w))


def _until(wait: Wait, w: Words) -> list[str]:
    """By when, if a clock runs."""
    return (
        []
        if wait.until is None
        else [w("call-until", until=f"<t:{int(wait.until)}:f>", left=f"<t:{int(wait.until)}:R>")]
    )


def call_view(scene: Scene, seat: Seat, w: Words) -> Plain:
    label = w("button-back") if seat in scene.taken_seats else w("button-move")
    return _plain([_opens(call_mark(scene, seat), label)])


def _opens(mark: str, label: str) -> Item:
    """A button that opens the panel of a game."""
    _, verb, game_id, rest = mark.split(":", 3)
    return button(verb, int(game_id), label, rest, style=discord.ButtonStyle.primary)


def parting_line(scene: Scene, successor: int, w: Words) -> str:
    """Who plays on in a seat, and how its owner may have it back."""
    table = scene.table
    return w("parting", name=f"<@{successor}>", game=w(table.key), where=f"<#{table.place.channel_id}>")


def parting_view(scene: Scene, since: int, w: Words) -> Plain:
    return _plain([button("board", scene.table.id, w("button-board"), since)])


def _plain(items: Iterable[Item], last: Sequence[Item] = ()) -> Plain:
    view: ui.View = ui.View(timeout=None)
    for item in [*items, *last]:
        view.add_item(item)
    # Each control says by its id what it means: discord.py need not keep the view.
    view.stop()
    return view


def reminder_text(asked: Sequence[tuple[Scene, Seat]], in_inbox: bool, now: float, w: Words) -> str:
    """One line where one game waits; else a list, the longest waiting first."""
    user_id = asked[0][0].table.sitters[asked[0][1]].user_id
    who = w("call-inbox" if in_inbox else "call-channel", name=f"<@{user_id}>")
    lines = [_reminder_line(scene, seat, now, w) for scene, seat in asked]
    return "\n".join([w("remind-title", who=who, count=len(asked)), *lines])


def _reminder_line(scene: Scene, seat: Seat, now: float, w: Words) -> str:
    table, wait = scene.table, scene.waits[seat]
    where = f"<#{table.place.channel_id}>"
    line = w("remind-game", game=w(table.key), where=where)
    waited = w("remind-waited", span=span(now - wait.since, w))
    is_up = wait.until is not None and wait.until <= now
    ends = [w("remind-time-up", when=f"<t:{int(wait.until)}:R>")] if wait.until and is_up else _until(wait, w)
    return " · ".join(part for part in (line, _wanted(scene, w), waited, *ends) if part)


def reminder_view(asked: Sequence[tuple[Scene, Seat]], w: Words, is_sent: bool = False) -> Plain:
    """`is_sent`: it stands already, and is made anew."""
    shown = asked[:GAMES_IN_ONE]
    names = [w("button-move")] if len(asked) == 1 else [name_of_game(scene.look(None), w) for scene, _ in shown]
    opens = [_opens(mark(scene, seat, is_sent), name) for (scene, seat), name in zip(shown, names, strict=True)]
    loud = [scene.table.id for scene, seat in shown if _number(scene, seat, is_sent) >= HUSH_FROM]
    hush = [button("hush", loud[0], w("button-hush"), ".".join(map(str, loud)))] if loud else []
    return _plain(opens, hush)


def span(seconds: float, w: Words) -> str:
    """How long somebody has waited, as people say it."""
    if seconds < 2 * DAY:
        return w("span-hours", count=max(1, round(seconds / HOUR)))
    return w("span-days", count=round(seconds / DAY))


def given(text: str, view: Plain, nonce: str, whom: discord.AllowedMentions) -> dict[str, Any]:
    """What Discord is sent."""
    return {"content": text, "view": view, "nonce": nonce, "allowed_mentions": whom}
