"""What has happened in a game, chapter by chapter; after the end also as a file, with which anybody can check every roll."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
import msgspec
from discord import ui
from msgspec import Struct

from cogs.games import DESKS
from cogs.layout import Item, Layout, layout, row, said
from cogs.news import news_of
from cogs.press import Press, button, menu, number_of, on
from cogs.recap import in_order
from cogs.table_post import incident
from cogs.visit import Visit
from engine.core.seats import Seat
from locales import Words
from render.news import Line
from service.scene import Scene
from service.values import LogEntry, Look, Table

CHARACTERS_A_PAGE = 2600
OPTIONS_AT_MOST = 25
LAST = -1
EVERYBODY = -1


class Spot(Struct, frozen=True):
    """Where the log is open: a chapter, a page of it, and for whom it is read; `LAST` counts from the end."""

    chapter: int = LAST
    page: int = LAST
    seat: Seat = EVERYBODY

    def __str__(self) -> str:
        return f"{self.chapter}.{self.page}.{self.seat}"


def read_spot(text: str) -> Spot:
    parts = [number_of(part) for part in text.split(".")[:3]]
    return Spot(*parts) if len(parts) == 3 else Spot()


@on("log")
async def log(visit: Visit, press: Press) -> None:
    """The button of a post opens the log where that post stands; the living one stands in the newest chapter."""
    version = number_of(press.rest or "0")
    await visit.say(await log_page(visit, press.game_id, None if version else Spot(LAST, 0), version))


@on("log-at", "log-page")
async def open_at(visit: Visit, press: Press) -> None:
    await visit.update(await log_page(visit, press.game_id, read_spot(press.rest)))


@on("log-chapter")
async def open_chapter(visit: Visit, press: Press) -> None:
    spot = msgspec.structs.replace(read_spot(press.rest), chapter=number_of(press.chosen), page=0)
    await visit.update(await log_page(visit, press.game_id, spot))


@on("log-seat")
async def read_for(visit: Visit, press: Press) -> None:
    spot = msgspec.structs.replace(read_spot(press.rest), seat=number_of(press.chosen), page=0)
    await visit.update(await log_page(visit, press.game_id, spot))


async def log_page(visit: Visit, game_id: int, spot: Spot | None = None, version: int = 0) -> Layout:
    """One page of what happened, as far as the reader may know: where `spot` says, or at the chapter of a version."""
    scene = await visit.tables.scene(game_id)
    scene.require_guest(visit.user_id)
    if spot is None:
        spot = Spot(scene.chapter_at(version, scene.table.game.chapters), 0) if version else Spot()
    # A long chapter takes some milliseconds to be put into words, which nobody else shall wait for.
    opened = await asyncio.to_thread(open_log, scene, scene.look_of(visit.user_id), spot, visit.words)
    return page_of(scene.table, opened, visit.words)


class Opened(Struct, frozen=True):
    """A log that is open at a spot: the pages of the chapter there, and which chapters there are."""

    spot: Spot
    chapters: list[int]
    pages: list[list[str]]
    since: float | None

    @property
    def is_first(self) -> bool:
        return (self.spot.chapter, self.spot.page) == (self.chapters[0], 0)

    @property
    def is_last(self) -> bool:
        return (self.spot.chapter, self.spot.page) == (self.chapters[-1], len(self.pages) - 1)


def open_log(scene: Scene, look: Look, spot: Spot, w: Words) -> Opened:
    field = scene.table.game.chapters
    chapters = scene.chapters(field)
    chapter = spot.chapter if spot.chapter in chapters else chapters[-1]
    entries = scene.chapter(look.seat, field, chapter)
    pages = in_pages(_lines(entries, look, spot.seat, w))
    page = spot.page if 0 <= spot.page < len(pages) else len(pages) - 1
    return Opened(Spot(chapter, page, spot.seat), chapters, pages, entries[0].at if entries else None)


def page_of(table: Table, opened: Opened, w: Words) -> Layout:
    here, pages = opened.spot, opened.pages
    name = DESKS[table.key].chapter(here.chapter, w)
    title = w("log-title", game=w(table.key), chapter=name, page=here.page + 1, pages=len(pages))
    since = [w("log-since", when=f"<t:{int(opened.since)}:f>")] if opened.since else []
    items: list[Item] = [
        said("\n".join([title, *since])),
        said("\n".join(pages[here.page]) or w("log-empty")),
        row(_ways(table, opened, w)),
    ]
    if len(opened.chapters) > 1:
        items.append(row([_chapters(table, opened, w)]))
    return layout(*items, row([_seats(table, here, w)]))


def _lines(entries: Sequence[LogEntry], look: Look, seat: Seat, w: Words) -> list[str]:
    """What happened, folded as in posts; only what concerns the seat, if one is chosen. Nothing, if it never began."""
    if look.view is None:
        return []
    told: list[Line] = []
    waiting: list[LogEntry] = []
    for entry in entries:
        around = incident(entry, look.table, w)
        if around:
            told += news_of(waiting, look, w)
            told.append(Line(around, frozenset(() if entry.seat is None else (entry.seat,))))
            waiting = []
        waiting.append(entry)
    told += news_of(waiting, look, w)
    return in_order(line for line in told if seat == EVERYBODY or seat in line.seats)


def in_pages(lines: Sequence[str]) -> list[list[str]]:
    """At least one page; none holds more than a message."""
    pages: list[list[str]] = [[]]
    room = CHARACTERS_A_PAGE
    for line in lines:
        if len(line) > room and pages[-1]:
            pages.append([])
            room = CHARACTERS_A_PAGE
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def _ways(table: Table, opened: Opened, w: Words) -> list[Item]:
    """To the first page, the one before, the next and the last; each says in its id where it leads."""
    seat, chapters = opened.spot.seat, opened.chapters
    ways = {
        "first": (Spot(chapters[0], 0, seat), opened.is_first),
        "back": (_before(opened), opened.is_first),
        "on": (_after(opened), opened.is_last),
        "last": (Spot(chapters[-1], LAST, seat), opened.is_last),
    }
    buttons: list[Item] = [
        button("log-at", table.id, w(f"page-{way}"), f"{spot}.{way}", disabled=is_there)
        for way, (spot, is_there) in ways.items()
    ]
    return [*buttons, button("game-file", table.id, w("log-file"))] if table.status == "finished" else buttons


def _before(opened: Opened) -> Spot:
    here, chapters = opened.spot, opened.chapters
    if here.page:
        return msgspec.structs.replace(here, page=here.page - 1)
    return Spot(chapters[max(chapters.index(here.chapter) - 1, 0)], LAST, here.seat)


def _after(opened: Opened) -> Spot:
    here, chapters = opened.spot, opened.chapters
    if here.page < len(opened.pages) - 1:
        return msgspec.structs.replace(here, page=here.page + 1)
    return Spot(chapters[min(chapters.index(here.chapter) + 1, len(chapters) - 1)], 0, here.seat)


def _chapters(table: Table, opened: Opened, w: Words) -> Item:
    """A menu of those around the open one."""
    desk, here, chapters = DESKS[table.key], opened.spot, opened.chapters
    start = max(0, min(chapters.index(here.chapter) - OPTIONS_AT_MOST // 2, len(chapters) - OPTIONS_AT_MOST))
    options = [
        discord.SelectOption(label=desk.chapter(each, w), value=str(each), default=each == here.chapter)
        for each in chapters[start : start + OPTIONS_AT_MOST]
    ]
    return menu("log-chapter", table.id, w("log-chapters"), options, here)


def _seats(table: Table, here: Spot, w: Words) -> Item:
    names = {EVERYBODY: w("log-everybody"), **dict(enumerate(table.names))}
    options = [
        discord.SelectOption(label=name, value=str(seat), default=seat == here.seat) for seat, name in names.items()
    ]
    return menu("log-seat", table.id, w("log-seats"), options, here)


@on("game-file")
async def game_file(visit: Visit, press: Press) -> None:
    """The whole game as the engine's own tool replays it: seed, options, every move that counts, result."""
    await visit.wait()
    file = await visit.tables.export(press.game_id, visit.user_id)
    name = f"{file.game}-{press.game_id}.json"
    written = msgspec.json.format(msgspec.json.encode(file), indent=2)
    shown = layout(said(visit.words("log-file-about")), ui.File(f"attachment://{name}"))
    await visit.say(shown, [discord.File(BytesIO(written), filename=name)])
