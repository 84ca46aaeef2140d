"""The log of a game: by chapters, for one player, and never more of it read than what is shown."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from cogs.fitting import BYTES_AT_MOST, weight
from cogs.games import DESKS
from cogs.history import Spot, in_pages, open_log, page_of, read_spot
from cogs.layout import Layout
from cogs.press import Control
from engine.registry import GAMES
from locales import words
from service.errors import Refusal
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Table
from tests.service.company import ANNE, BEN, MovableClock, numbered_seeds, pick, play_out, started

W = words("en")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(tmp_path / "games.db", MovableClock(), DirectThinker(), numbered_seeds())
    yield opened
    await opened.close()


def text_of(page: Layout) -> str:
    return "\n".join(item.content for item in page.walk_children() if isinstance(item, discord.ui.TextDisplay))


def leads_to(page: Layout, way: str) -> Spot | None:
    """Where a button of the page leads; None if it can't be pressed."""
    pressed = [item.item for item in page.walk_children() if isinstance(item, Control)]
    ids = [each.custom_id for each in pressed if not each.disabled]
    found = [found for each in ids if (found := re.fullmatch(rf"tc:log-at:\d+:(.*)\.{way}", each or ""))]
    return read_spot(found[0][1]) if found else None


async def page(tables: Tables, table: Table, spot: Spot) -> Layout:
    scene = await tables.scene(table.id)
    return page_of(scene.table, open_log(scene, scene.look(None), spot, W), W)


@pytest.mark.parametrize("key", GAMES)
async def test_from_the_first_page_to_the_last_every_chapter_is_read_and_each_fits(tables: Tables, key: str) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN, key=key))
    scene = await tables.scene(table.id)
    shown = await page(tables, table, Spot(0, 0))
    read = [text_of(shown)]
    while spot := leads_to(shown, "on"):
        shown = await page(tables, table, spot)
        assert weight(shown) <= BYTES_AT_MOST
        read.append(text_of(shown))
    names = [DESKS[key].chapter(number, W) for number in scene.chapters(scene.table.game.chapters)]
    assert [name for name in names if not any(name in each.splitlines()[0] for each in read)] == []
    assert text_of(await page(tables, table, Spot())) == read[-1], "without a spot it opens at the end"


async def test_a_page_reads_nothing_but_its_own_chapter(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN, key="caylus"))
    scene = await tables.scene(table.id)
    look, game, decoded = scene.look(None), GAMES["caylus"], list[int]()
    decode = game.decode_events

    def counting(data: bytes) -> object:
        decoded.append(len(data))
        return decode(data)

    monkeypatch.setattr(game, "decode_events", counting)
    open_log(scene, look, Spot(3, 0), W)
    assert len(decoded) == len(scene.chapter(None, "turn", 3))
    assert len(decoded) < len(scene.entries(None)) / 4


async def test_for_one_player_only_their_lines_are_told(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    for _ in range(2):
        (seat,) = (await tables.look(table.id, None)).to_act
        await pick(tables, table, ANNE if table.seat_of(ANNE.user_id) == seat else BEN)
    seat = table.seat_of(ANNE.user_id)
    assert seat is not None
    told = text_of(await page(tables, table, Spot(1, 0, seat)))
    assert "**Anne** →" in told
    assert "**Ben** →" not in told


async def test_a_move_that_was_taken_back_in_the_next_chapter_is_told_in_none(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    await tables.undo(table.id, ANNE.user_id)
    told = text_of(await page(tables, table, Spot(1, 0)))
    assert "Anne has taken the last move back" in told


def test_a_spot_of_an_older_page_opens_at_the_end_and_nonsense_is_refused() -> None:
    assert read_spot("5") == Spot()
    assert read_spot(str(Spot(3, 1, 2)) + ".on") == Spot(3, 1, 2)
    with pytest.raises(Refusal):
        read_spot("x.y.z")


def test_there_is_always_a_page_and_no_line_is_lost() -> None:
    assert in_pages([]) == [[]]
    lines = [f"{number} {'x' * 300}" for number in range(30)]
    assert [line for each in in_pages(lines) for line in each] == lines
