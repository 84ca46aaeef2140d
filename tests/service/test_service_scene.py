"""A scene: what is derived of the log, and how much of it is read for that."""

import pytest

from cogs.telling import BoardPost, to_tell
from engine.registry import GAMES
from service.tables import Tables
from service.values import CHANNEL, SENT, Noted, Post
from tests.service.company import ANNE, BEN, pick, seated, started


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The events of every entry that is read."""
    found: list[bytes] = []
    game = GAMES["caylus"]
    decode = game.decode_events
    monkeypatch.setattr(game, "decode_events", lambda events: found.append(events) or decode(events), raising=False)
    return found


async def test_each_entry_is_read_once_however_often_it_is_wanted(tables: Tables, read: list[bytes]) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    for person in (ANNE, BEN) * 3:
        if (await tables.look(table.id, person.user_id)).is_awaited:
            await pick(tables, table, person)
    scene = await tables.scene(table.id)
    read.clear()
    late = scene.entries(None, after=3)
    whole = scene.entries(None)
    assert len(read) == len(whole) > len(late) > 0
    assert whole[-len(late) :] == late == scene.entries(None, after=3)
    assert len(read) == len(whole)


async def test_the_outline_says_who_did_what_when_and_reads_no_event(tables: Tables, read: list[bytes]) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    await tables.undo(table.id, ANNE.user_id)
    await pick(tables, table, BEN)
    scene = await tables.scene(table.id)
    told = scene.entries(None)
    assert [(each.version, each.seat, each.kind, each.text, each.at, each.taken_back) for each in scene.outline()] == [
        (each.version, each.seat, each.kind, each.text, each.at, each.taken_back) for each in told
    ]
    assert [each.taken_back for each in scene.outline()].count(True) == 1
    assert not any(each.events for each in scene.outline())
    assert [each.version for each in scene.outline(after=2)] == [each.version for each in told if each.version > 2]


async def test_a_lobby_has_no_outline(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    assert (await tables.scene(table.id)).outline() == []


async def test_what_is_to_be_told_of_a_move_is_found_without_reading_the_game_so_far(
    tables: Tables, read: list[bytes]
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    for _ in range(40):
        look = await tables.look(table.id, None)
        await pick(tables, table, next(p for p in (ANNE, BEN) if table.sitters[look.to_act[0]].user_id == p.user_id))
    told = (await tables.scene(table.id)).table.version - 1
    await tables.note(table.id, Noted((Post(CHANNEL, told, 70, 900), Post(SENT, told, 70, 900))))
    scene = await tables.scene(table.id)
    read.clear()
    assert any(isinstance(letter, BoardPost) for letter in to_tell(scene, tables.now()))
    assert len(read) == 1
