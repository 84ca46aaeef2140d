"""One person's word about what is kept of them: running games go on with computers, finished ones stay as they were."""

import pytest

from service.tables import Tables
from service.values import Place
from tests.service.company import ANNE, BEN, CLEO, play_out, seated, started


async def test_who_is_deleted_leaves_every_table_and_the_results_of_others_stay(tables: Tables) -> None:
    over = await play_out(tables, await started(tables, ANNE, BEN))
    before = await tables.result(over.id)
    running = await started(tables, BEN, ANNE, CLEO, place=Place(7, 71))
    lobby = await seated(tables, CLEO, BEN, place=Place(7, 72))
    alone = await seated(tables, BEN, place=Place(7, 73))
    left = await tables.privacy.delete(BEN.user_id)
    assert left == [running.id, lobby.id, alone.id]
    table = await tables.table(running.id)
    assert table.sitter_of(BEN.user_id) is None and table.status == "playing"
    gone = next(sitter for sitter in table.sitters if sitter.has_left)
    assert gone.computer and gone.name == "—" and table.host_id != BEN.user_id
    assert (await tables.table(lobby.id)).humans == (CLEO.user_id,)
    assert (await tables.table(alone.id)).status == "aborted"
    assert await tables.result(over.id) == before
    assert not any((await tables.privacy.kept_of(BEN.user_id)).values())
    assert await tables.privacy.delete(BEN.user_id) == [], "asked twice, nothing happens"


async def test_who_was_deleted_may_play_again_as_somebody_new(tables: Tables) -> None:
    await play_out(tables, await started(tables, ANNE, BEN))
    await tables.privacy.delete(BEN.user_id)
    table = await started(tables, BEN, ANNE)
    assert table.seat_of(BEN.user_id) is not None


async def test_a_game_goes_on_to_its_end_without_the_one_who_was_deleted(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tables.privacy.delete(BEN.user_id)
    assert (await play_out(tables, table)).status == "finished"
    assert await tables.result(table.id) is not None


async def test_two_who_were_deleted_are_not_taken_for_one(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN))
    for person in (ANNE, BEN):
        await tables.privacy.delete(person.user_id)
    strangers = {sitter.user_id for sitter in (await tables.table(table.id)).sitters}
    assert len(strangers) == 2 and all(each is not None and each < 0 for each in strangers)


async def test_a_game_that_ended_a_moment_ago_keeps_nobody_at_the_other_tables(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await play_out(tables, await started(tables, ANNE, BEN))
    running = await started(tables, ANNE, BEN)
    found = [(over.id, "playing"), (running.id, "playing")]

    async def as_it_was(_user_id: int) -> list[tuple[int, str]]:
        return found

    monkeypatch.setattr(tables._ledger.store, "open_games_of", as_it_was)
    assert await tables.privacy.delete(BEN.user_id) == [running.id]
    assert (await tables.table(running.id)).humans == (ANNE.user_id,)
