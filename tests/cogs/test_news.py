"""What entries of the log tell: an only move says that it was one, to those who may know."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.news import news_of
from locales import SOURCE, words
from render.troyes.names import net_amount
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import LogEntry, Look
from tests.service.company import ANNE, BEN, MovableClock, numbered_seeds, pick, started

PUBLIC = words(SOURCE)
MARK = "*(the only move)*"


async def two_moves(tables: Tables, key: str) -> tuple[Look, Look, list[LogEntry]]:
    """The looks of the mover and of a spectator, and one's two first moves, the second as if it had been the only one."""
    if key == "troyes_dice":
        table = await started(tables, ANNE, BEN, key=key, pace="own")
    else:
        table = await started(tables, ANNE, BEN, key=key)
    seat = (await tables.look(table.id, None)).to_act[0]
    mover = ANNE if table.seat_of(ANNE.user_id) == seat else BEN
    entries: list[LogEntry] = []
    while len(entries) < 2:
        for person in (ANNE, BEN):
            if (await tables.look(table.id, person.user_id)).is_awaited:
                await pick(tables, table, person)
        entries = [e for e in await tables.history(table.id, mover.user_id) if e.kind == "move" and e.seat == seat]
    looks = [await tables.look(table.id, user_id) for user_id in (mover.user_id, None)]
    return looks[0], looks[1], [entries[0], replace(entries[1], kind="forced")]


@pytest.mark.parametrize("key", ["caylus", "troyes", "troyes_dice"])
async def test_an_only_move_says_so_where_nothing_is_hidden(tmp_path: Path, key: str) -> None:
    tables = await Tables.open(tmp_path / "games.db", MovableClock(), DirectThinker(), numbered_seeds())
    own, spectator, entries = await two_moves(tables, key)
    told = [line.text for line in news_of(entries, own, PUBLIC)]
    others = [line.text for line in news_of(entries, spectator, PUBLIC)]
    assert [text.endswith(MARK) for text in told].count(True) == 1
    assert not told[0].endswith(MARK)
    assert any(text.endswith(MARK) for text in others) == (key != "troyes_dice"), "who decides at once is told no more"
    taken_back = [replace(entry, taken_back=True, events=[]) for entry in entries]
    assert news_of(taken_back, own, PUBLIC) == []
    await tables.close()


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((2, 1), "+3 influence"),
        ((-1, -1), "−2 influence"),
        ((-1, 1), "±0 influence (−1, +1)"),
        ((-1, 2, 1), "+2 influence (−1, +3)"),
        ((1, -3), "−2 influence (−3, +1)"),
    ],
)
def test_what_is_lost_and_gained_at_once_says_what_comes_of_it(numbers: tuple[int, ...], told: str) -> None:
    assert net_amount("troyes-influence", numbers, PUBLIC) == told


async def test_what_happens_several_times_in_a_row_is_told_once(tmp_path: Path) -> None:
    tables = await Tables.open(tmp_path / "games.db", MovableClock(), DirectThinker(), numbered_seeds())
    _, spectator, (entry, _) = await two_moves(tables, "caylus")
    (once,) = news_of([entry], spectator, PUBLIC)
    (twice,) = news_of([entry, entry], spectator, PUBLIC)
    assert twice.text == f"{once.text} (×2)"
    await tables.close()
