"""What shall happen later: kept with its cause, claimed once, done once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import due, requests
from db.rows import DueRow, Note, RequestRow
from db.sqlite import SqliteStore
from tests.db.samples import GAME, SEATS, change_of

LEASE = 60.0
NOBODY = ("", 0.0)
"""Nothing is gathered ahead of its time."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "games.db")
    await opened.open_game(GAME, SEATS)
    yield opened
    await opened.close()


def row(due: float = 100.0, seat: int | None = None, tries: int = 1) -> DueRow:
    return DueRow("post", 1, seat, due, tries)


async def open_rows(store: SqliteStore) -> tuple[DueRow, ...]:
    scene = await store.load_scene(1)
    assert scene is not None
    return scene.due


async def test_what_a_change_causes_is_written_with_it_or_not_at_all(store: SqliteStore) -> None:
    stored = await store.load(1)
    assert stored is not None
    change = replace(change_of(stored.game), due=(row(),))
    assert await store.change(change)
    assert await open_rows(store) == (row(),)
    outdated = replace(change, due=(row(seat=1),))
    assert not await store.change(outdated), "the version is taken"
    assert await open_rows(store) == (row(),)


async def test_news_of_a_person_reach_every_running_game_in_which_they_sit(store: SqliteStore) -> None:
    elsewhere = replace(GAME, channel_id=71)
    await store.open_game(elsewhere, SEATS)
    await store.open_game(replace(elsewhere, channel_id=72, status="lobby"), SEATS)
    await store.open_game(replace(elsewhere, channel_id=73), SEATS[1:])
    await store.database.write(due.refresh, 11, "post", 50.0)
    claimed = await store.claim_due(50.0, LEASE, *NOBODY)
    assert [(each.game_id, each.seat) for each in claimed] == [(1, None), (2, None)]


async def test_a_request_is_followed_only_from_the_version_that_stands_and_while_it_is_open(store: SqliteStore) -> None:
    write = store.database.write
    number = await write(requests.insert, RequestRow(0, 1, "end", 0, 11, "", "[]", 100.0, "move"), 1)
    assert number is not None
    asked = RequestRow(number, 1, "end", 0, 11, "", "[11]", 100.0, "move", version=2)
    assert await write(requests.may_follow, asked)
    assert not await write(requests.may_follow, replace(asked, version=3))
    assert not await write(requests.may_follow, replace(asked, id=number + 1))
    await write(requests.lapse, 1, ("move",), "lapsed")
    assert not await write(requests.may_follow, replace(asked, version=3))


async def test_nothing_is_claimed_before_its_time_and_then_by_one_process_only(
    store: SqliteStore, tmp_path: Path
) -> None:
    other = await SqliteStore.open(tmp_path / "games.db")
    await store.note(1, Note(due=(row(), row(due=90.0, seat=1), row(due=300.0, seat=0))))
    assert await store.claim_due(89.0, LEASE, *NOBODY) == []
    claimed = await asyncio.gather(*(each.claim_due(100.0, LEASE, *NOBODY) for each in (store, other) * 5))
    assert [each.seat for rows in claimed for each in rows] == [1, None]
    await other.close()


async def test_what_a_process_left_unfinished_is_claimed_again_when_its_lease_has_run_out(store: SqliteStore) -> None:
    await store.note(1, Note(due=(row(),)))
    (first,) = await store.claim_due(100.0, LEASE, *NOBODY)
    assert await store.claim_due(100.0 + LEASE - 1, LEASE, *NOBODY) == []
    (second,) = await store.claim_due(100.0 + LEASE, LEASE, *NOBODY)
    assert second == replace(first, claimed=100.0 + LEASE)
    await store.finish_due(first, 170.0)
    assert await open_rows(store) == (second,), "who came too late finishes nothing"
    await store.finish_due(second, 170.0)
    assert await open_rows(store) == ()
    assert await store.claim_due(10_000.0, LEASE, *NOBODY) == []


async def test_what_was_put_off_meanwhile_is_not_finished(store: SqliteStore) -> None:
    await store.note(1, Note(due=(row(),)))
    (claimed,) = await store.claim_due(100.0, LEASE, *NOBODY)
    await store.note(1, Note(due=(row(due=400.0, tries=2),)))
    await store.finish_due(claimed, 101.0)
    assert await open_rows(store) == (row(due=400.0, tries=2),)


async def test_there_is_one_row_of_a_kind_for_a_game_and_seat(store: SqliteStore) -> None:
    await store.note(1, Note(due=(row(), row(seat=0))))
    await store.note(1, Note(due=(row(due=200.0, tries=2),), settled=(("post", 0),)))
    assert await open_rows(store) == (row(due=200.0, tries=2),)


async def test_an_inbox_is_remembered_until_it_is_gone(store: SqliteStore) -> None:
    assert await store.inbox(11) is None
    await store.keep_inbox(11, 71)
    await store.keep_inbox(99, 72)
    scene = await store.load_scene(1)
    assert scene is not None
    assert (scene.inboxes, await store.inbox(99)) == ({11: 71}, 72)
    await store.keep_inbox(11, None)
    assert await store.inbox(11) is None
