"""How a running or finished game looks in its channel. Made from a spectator's view only."""

from collections.abc import Sequence

import discord

from cogs.games import DESKS
from cogs.layout import Item, Layout, gallery, layout, row, rule, said
from cogs.press import button
from engine.core.events import Event
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.picture import Picture
from service.tables import LogEntry, Look, Sitter, Table

LINES_AT_MOST = 24


def board_post(
    look: Look, entries: Sequence[LogEntry], unreached: Sequence[Sitter], picture: Picture, w: Words
) -> Layout:
    table, desk = look.table, DESKS[look.table.key]
    events = [event for entry in entries for event in entry.events]
    items: list[Item] = [said(w("board-title", game=w(table.key), stand=desk.title(look.view, w)))]
    lines = [*_incidents(entries, table, w), *desk.news(events, table.names, w)]
    if any(entry.kind == "start" for entry in entries):
        lines.append(w("board-commitment", commitment=table.commitment))
    if lines:
        items.append(said("\n".join(lines[-LINES_AT_MOST:])))
    items.append(gallery(picture))
    items.append(said("\n".join([*desk.status(look.view, table.names, w), _awaited(look, w)])))
    if unreached:
        items.append(said(w("board-dms-closed", names=", ".join(f"<@{each.user_id}>" for each in unreached))))
    items.append(_buttons(table, w))
    return layout(*items)


def _incidents(entries: Sequence[LogEntry], table: Table, w: Words) -> list[str]:
    return [
        w(f"board-{entry.kind}", name=table.names[entry.seat])
        for entry in entries
        if entry.kind in ("undo", "resign") and entry.seat is not None
    ]


def _awaited(look: Look, w: Words) -> str:
    waiting = ", ".join(_mention(look.table, seat) for seat in look.to_act)
    ready = ", ".join(name for seat, name in enumerate(look.table.names) if seat not in look.to_act)
    if not waiting:
        return w("board-awaited-nobody")
    return (
        w("board-awaited", names=waiting)
        if not ready or (len(look.to_act) == 1 and not ready)
        else w("board-awaited-ready", names=waiting, ready=ready)
    )


def _mention(table: Table, seat: Seat) -> str:
    sitter = table.sitters[seat]
    return f"<@{sitter.user_id}>" if sitter.user_id and not sitter.left else sitter.name


def _buttons(table: Table, w: Words) -> Item:
    return row(
        [
            button("hand", table.id, w("button-hand"), style=discord.ButtonStyle.primary),
            button("board", table.id, w("button-board")),
            button("log", table.id, w("button-log"), 0),
        ]
    )


def final_post(look: Look, result: Result, events: Sequence[Event], picture: Picture, w: Words) -> Layout:
    table, desk = look.table, DESKS[look.table.key]
    winners = [_mention(table, seat) for seat in result.winners]
    if len(table.sitters) == 1:
        headline = w("final-solo", name=winners[0], points=result.scores[0].total)
    else:
        points = result.scores[result.winners[0]].total
        headline = w("final-winners", names=w("and").join(winners), many=len(winners), points=points)
    items: list[Item] = [said(w("final-title", game=w(table.key))), said(headline)]
    if result.verdict:
        items.append(said(w(f"{table.key}-verdict-{result.verdict}")))
    items += [gallery(picture), rule(), said("\n".join(desk.news(events, table.names, w)[-LINES_AT_MOST:]))]
    items.append(row([button("hand", table.id, w("button-hand")), button("log", table.id, w("button-log"), 0)]))
    return layout(*items)


def aborted(table: Table, w: Words) -> Layout:
    return layout(said(w("aborted", game=w(table.key))))
