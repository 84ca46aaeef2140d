"""How a running or finished game looks in its channel. Made from a spectator's view only."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import discord
from msgspec.structs import replace

from cogs.games import DESKS
from cogs.layout import Item, Layout, Mount, galleries, gallery, layout, quoted, row, rule, said
from cogs.news import news_of
from cogs.press import button
from cogs.readers import quoted_names, reader_of
from cogs.recap import LINES_AT_MOST, LINES_WHEN_COMPACT, Recap, recap
from cogs.replaying import replay_button
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.picture import Picture
from render.standing.boxes import words_of
from service.values import ROUND, LogEntry, Look, Post, Sitter, Table

NAMELESS = "—"
"""Somebody who wanted to be deleted."""
NEWEST = 0
"""Where the log opens from a post that is kept up to date: no version, since each hidden pick makes another one."""
NOTHING_DONE: Mapping[Seat, Sequence[str]] = MappingProxyType({})


def board_post(
    look: Look,
    entries: Sequence[LogEntry],
    closed: Sequence[Sitter],
    w: Words,
    done_to: Mapping[Seat, Sequence[str]] = NOTHING_DONE,
    mark: int = 0,
    around: Sequence[str] = (),
    has_taken_seat: bool = False,
) -> Mount:
    """The newest news of a running game, around its board. `closed` take no direct messages, and read so here for the first time.

    `done_to` is what was done to those who are called here, since their last move. `mark` is the version with which the post
    was new: an edit keeps it, since how often somebody changed their mind is nobody else's business. `around` are lines about
    time and people; `has_taken_seat`: a computer has a seat that its owner may take back.
    """
    table, desk, reader = look.table, DESKS[look.table.key], reader_of(look, w)
    told = _told(look, entries, w)
    above = [said(w("board-title", game=w(table.key), stand=desk.title(reader)))]
    above += [said("\n".join(told.lines))] if told.lines else []
    below = [said("\n".join([*desk.status(reader), _awaited(look, w), *around, *_done_to(table, done_to, w)]))]
    if closed:
        below.append(said(w("board-dms-closed", names=", ".join(f"<@{each.user_id}>" for each in closed))))
    if any(entry.kind == "start" for entry in entries):
        below.append(said(w("board-commitment", commitment=table.commitment)))
    return Mount(above, [*below, _buttons(look, mark, told.more, has_taken_seat, w)])


def old_post(
    look: Look, entries: Sequence[LogEntry], chapter: str, post: Post, pictures: Sequence[Picture], w: Words
) -> Layout:
    """What remains of a board when a newer one stands: what happened, its picture, and the way to the log."""
    table, told = look.table, _told(look, entries, w)
    title = w("board-old-title", game=w(table.key), chapter=chapter)
    moved = (
        [w("board-moved", where=f"<#{table.place.channel_id}>")] if post.channel_id != table.place.channel_id else []
    )
    items: list[Item] = [said("\n".join([title, *told.lines, *moved]))]
    items += galleries(pictures)
    if any(entry.kind == "start" for entry in entries):
        items.append(said(w("board-commitment", commitment=table.commitment)))
    return layout(*items, row([_log_button(table, post.version, told.more, w)]))


def _told(look: Look, entries: Sequence[LogEntry], w: Words) -> Recap:
    """What happened around the game, then what happened in it."""
    told = recap(news_of(entries, look, w), LINES_WHEN_COMPACT if look.table.is_compact else LINES_AT_MOST)
    return Recap((*_incidents(entries, look.table, w), *told.lines), told.more)


def _log_button(table: Table, version: int, more: int, w: Words) -> Item:
    """Opens the log where this version stands, or at its newest chapter."""
    return button("log", table.id, w("button-log-more", more=more) if more else w("button-log"), version)


def _incidents(entries: Sequence[LogEntry], table: Table, w: Words) -> list[str]:
    """What happened several times is told once, where it happened last; moves that one seat took back are counted together."""
    told = (incident(entry, table, w) for entry in _undone_together(entries))
    return [*dict.fromkeys(line for line in reversed([*told]) if line)][::-1]


def _undone_together(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The last undo of each seat stands for all of them."""
    undone: dict[Seat | None, LogEntry] = {}
    for entry in entries:
        if entry.kind == "undo":
            before = undone.get(entry.seat)
            undone[entry.seat] = replace(entry, text=f"{before.text} {entry.text}") if before else entry
    last = {entry.version: entry for entry in undone.values()}
    return [last.get(entry.version, entry) for entry in entries if entry.kind != "undo" or entry.version in last]


def incident(entry: LogEntry, table: Table, w: Words) -> str | None:
    """What happened around the game rather than in it; None for a move."""
    if entry.kind in ("undo", "resign") and entry.seat is not None:
        return w(f"board-{entry.kind}", name=quoted(table.names[entry.seat]), count=len(entry.text.split()))
    if entry.kind in ("stand-in", "taken", "back") and entry.seat is not None:
        return w(f"board-{entry.kind}", name=quoted(table.names[entry.seat]))
    if entry.kind == "moved":
        return w("board-moved", where=f"<#{entry.text}>")
    if entry.kind == "agreed":
        return w("final-round" if entry.text == ROUND else "final-agreed")
    if entry.kind == "replaced":
        return _replaced(entry.text, w)
    if entry.kind == "host" and entry.seat is not None:
        return w("board-host", name=quoted(table.names[entry.seat]))
    if entry.kind == "end":
        return w("ended-for-order", name=quoted(entry.text)) if entry.text else w("panel-aborted")
    return None


def _replaced(users: str, w: Words) -> str:
    """Who sat there and who does now, as Discord links them; 0 is a computer."""
    before, after = (f"<@{user}>" if int(user) > 0 else NAMELESS for user in users.split())
    key = "board-replaced-computer" if users.endswith(" 0") else "board-replaced"
    return w(key, before=before, after=after)


def _done_to(table: Table, done_to: Mapping[Seat, Sequence[str]], w: Words) -> list[str]:
    return [
        w("board-done-to", name=mention(table, seat), what=" · ".join(lines))
        for seat, lines in done_to.items()
        if lines
    ]


def _awaited(look: Look, w: Words) -> str:
    """For whom the table waits; who is ready is worth a word only where everybody decides at once."""
    waiting = ", ".join(mention(look.table, seat) for seat in look.to_act)
    if waiting and not DESKS[look.table.key].asks_privately:
        return _turn(look, waiting, w)
    ready = ", ".join(name for seat, name in enumerate(quoted_names(look.table)) if seat not in look.to_act)
    if not waiting:
        return w("board-awaited-nobody")
    if not ready or not DESKS[look.table.key].asks_privately:
        return w("board-awaited", names=waiting)
    return w("board-awaited-ready", names=waiting, ready=ready)


def _turn(look: Look, waiting: str, w: Words) -> str:
    """The call to whoever is awaited, and for what; a computer needs no call."""
    if not any(look.table.sitters[seat].is_person for seat in look.to_act):
        return w("board-awaited", names=waiting)
    wanted = DESKS[look.table.key].wanted(reader_of(look, w))
    return w("board-turn-for", names=waiting, wanted=wanted) if wanted else w("board-turn", names=waiting)


def mention(table: Table, seat: Seat) -> str:
    """A person as Discord links them; anybody else by name."""
    sitter = table.sitters[seat]
    return f"<@{sitter.user_id}>" if sitter.user_id and sitter.is_person else quoted(sitter.name)


def _buttons(look: Look, mark: int, more: int, has_taken_seat: bool, w: Words) -> Item:
    table = look.table
    back = [button("back", table.id, w("button-back"))] if has_taken_seat else []
    is_awaited = any(table.sitters[seat].is_person for seat in look.to_act)
    return row(
        [
            sheet_button(table, is_awaited, w),
            button("board", table.id, w("button-board"), mark),
            _log_button(table, NEWEST, more, w),
            *back,
        ]
    )


def sheet_button(table: Table, is_awaited: bool, w: Words) -> Item:
    """The way to one's private part of the game, called by what somebody who is awaited finds there."""
    label = w("button-move" if is_awaited else "button-sheet")
    return button("sheet", table.id, label, style=discord.ButtonStyle.primary)


def headline(table: Table, result: Result, w: Words) -> list[str]:
    """Who has won, and what a solo game was worth."""
    winners = [mention(table, seat) for seat in result.winners]
    points = result.scores[result.winners[0]].total
    if len(table.sitters) == 1:
        lines = [w("final-solo", name=winners[0], points=points)]
    else:
        lines = [w("final-winners", names=w("and").join(winners), many=len(winners), points=points)]
    return [*lines, _verdict(table.key, result.verdict, w)] if result.verdict else lines


def _verdict(key: str, verdict: str, w: Words) -> str:
    return w(f"{key}-verdict-{verdict}", **DESKS[key].of_the_rulebook(w))


def achieved(table: Table, boxes: Mapping[Seat, Sequence[str]], w: Words) -> list[str]:
    """What the game brought its people beside the points, a line for each of them."""
    return [
        w(
            "final-achieved",
            name=quoted(table.names[seat]),
            boxes=", ".join(words_of(table.key, box, w) for box in filled),
        )
        for seat, filled in boxes.items()
    ]


def final_post(look: Look, lines: Sequence[str], entries: Sequence[LogEntry], picture: Picture, w: Words) -> Layout:
    """The last moves first, then who has won: the end is told in the order in which it came about."""
    table, told = look.table, _told(look, entries, w)
    return layout(
        said(w("final-title", game=w(table.key))),
        said("\n".join(told.lines)),
        rule(),
        said("\n".join(lines)),
        gallery(picture),
        row(
            [
                button("again", table.id, w("button-again"), style=discord.ButtonStyle.primary),
                button("sheet", table.id, w("button-sheet")),
                button("board", table.id, w("button-board")),
                _log_button(table, table.version, told.more, w),
                replay_button(table.id, w),
            ]
        ),
    )


def farewell(table: Table, picture: Picture, lines: Sequence[str], w: Words) -> Layout:
    """The outcome as a direct message."""
    where = w("panel-where", where=f"<#{table.place.channel_id}>")
    return layout(said(w("final-title", game=w(table.key))), said("\n".join([*lines, where])), gallery(picture))


def aborted(table: Table, w: Words, ended_by: str = "") -> Layout:
    """`ended_by` is who ended it for the sake of order, if its people did not agree on it themselves."""
    again = button("again", table.id, w("button-again"))
    said_by = [w("ended-for-order", name=quoted(ended_by))] if ended_by else []
    return layout(said("\n".join([w("aborted", game=w(table.key)), *said_by])), row([again]))
