"""How a challenge stands, on one private panel: play, go on or one's result, the table of the server, streaks."""

from collections.abc import Sequence

import discord

from cogs.challenge_words import moment, name_of
from cogs.daily_card import compared
from cogs.layout import Item, Layout, layout, packed_rows, quoted, rule, said
from cogs.press import button
from locales import Words
from service.challenge import Challenge
from service.daily_values import Entry, Stand, Streak

LINES = 10
"""People who are named in a table."""


def stand_panel(stand: Stand, reader: int, is_on_server: bool, now: float, w: Words) -> Layout:
    challenge = stand.challenge
    items: list[Item] = [said(f"## {name_of(challenge, w)}\n{_how(stand, now, w)}")]
    if told := streak_told(stand.streak, challenge, w):
        items.append(said(told))
    items += [rule(), said("\n".join(_table(stand, reader, is_on_server, w)))]
    items.append(said(w(f"daily-promise-{challenge.kind}", hash=stand.promise)))
    return layout(*items, *packed_rows(_buttons(stand, now, w)))


def _how(stand: Stand, now: float, w: Words) -> str:
    challenge = stand.challenge
    if stand.feat is not None:
        return f"{w('daily-points', points=stand.feat.total)} · {compared(stand.feat, w)}"
    if stand.tried is not None and stand.tried.status != "playing":
        return w("daily-closed" if stand.tried.has_begun else "daily-missed")
    if stand.tried is not None and stand.tried.has_begun:
        return w("daily-playing", until=moment(challenge.revealed_at))
    if now >= challenge.ends:
        return w("daily-missed")
    return w(f"daily-new-{challenge.kind}", ends=moment(challenge.ends), until=moment(challenge.revealed_at))


def streak_told(streak: Streak, challenge: Challenge, w: Words) -> str:
    if streak.best is None:
        return ""
    return w(f"daily-streak-{challenge.kind}", now=streak.now, longest=streak.longest, best=streak.best)


def _table(stand: Stand, reader: int, is_on_server: bool, w: Words) -> list[str]:
    everywhere = w("daily-everywhere", many=stand.finished)
    if not is_on_server:
        return [everywhere]
    return [w("daily-server"), *table_lines(stand.entries, w, reader), everywhere]


def table_lines(entries: Sequence[Entry], w: Words, reader: int = 0) -> list[str]:
    """The best, and after them the reader, if they are not among these."""
    if not entries:
        return [w("daily-nobody")]
    mine = [entry for entry in entries[LINES:] if entry.user_id == reader]
    lines = [_line(entry, w, reader) for entry in (*entries[:LINES], *mine)]
    more = len(entries) - len(lines)
    return [*lines, w("daily-more", many=more)] if more else lines


def _line(entry: Entry, w: Words, reader: int) -> str:
    key = "daily-line-mine" if entry.user_id == reader else "daily-line"
    return w(key, place=entry.place, name=quoted(entry.name), points=entry.total, streak=entry.streak)


def _buttons(stand: Stand, now: float, w: Words) -> list[Item]:
    challenge, other = stand.challenge, "week" if stand.challenge.kind == "day" else "day"
    buttons: list[Item] = []
    if stand.feat is not None:
        buttons += [
            button("daily-share", 0, w("daily-share"), challenge, style=discord.ButtonStyle.success),
            button("sheet", stand.feat.game_id, w("daily-result")),
        ]
    elif stand.tried is not None and stand.tried.status == "playing":
        label = w("daily-go-on" if stand.tried.has_begun else "daily-play")
        buttons.append(button("daily-play", 0, label, challenge, style=discord.ButtonStyle.success))
    elif stand.tried is None and now < challenge.ends:
        buttons.append(button("daily-play", 0, w("daily-play"), challenge, style=discord.ButtonStyle.success))
    if now >= challenge.ends:
        buttons.append(button("daily-turn", 0, w(f"daily-to-{challenge.kind}"), challenge.kind))
    buttons.append(button("daily-turn", 0, w(f"daily-to-{other}"), other))
    buttons.append(button("daily-turn", 0, w(f"daily-last-{challenge.kind}"), challenge.before))
    buttons.append(button("daily-proof", 0, w("daily-proof"), challenge.kind))
    return buttons
