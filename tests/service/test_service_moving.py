"""A game that moves to another channel."""

from service.tables import Tables
from service.values import Place
from tests.service.company import ANNE, BEN, CLEO, DORA, SQUARE, pick, refused, started

MARKET = Place(7, 71)


async def test_the_host_moves_it_at_once_and_play_goes_on(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, BEN)
    moved, vote = await tables.move_here(table.id, ANNE.user_id, MARKET)
    assert (moved.place, vote.passed) == (MARKET, True)
    assert await tables.at(SQUARE) is None
    here = await tables.at(MARKET)
    assert here is not None and here.id == table.id
    assert (await tables.history(table.id, None))[-1].kind == "moved"
    await pick(tables, moved, ANNE)
    assert table.id in await tables.untold()


async def test_others_move_it_when_everybody_agrees_or_the_host_does(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    same, vote = await tables.move_here(table.id, BEN.user_id, MARKET)
    assert (same.place, vote.passed) == (SQUARE, False)
    assert set(vote.missing) == {ANNE.user_id, CLEO.user_id}
    moved, vote = await tables.move_here(table.id, ANNE.user_id, MARKET)
    assert (moved.place, vote.passed) == (MARKET, True)


async def test_all_but_a_silent_host_are_not_enough(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tables.move_here(table.id, BEN.user_id, MARKET)
    same, vote = await tables.move_here(table.id, CLEO.user_id, MARKET)
    assert (same.place, vote.missing) == (SQUARE, (ANNE.user_id,))


async def test_consent_to_one_channel_is_none_to_another(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tables.move_here(table.id, BEN.user_id, MARKET)
    _, vote = await tables.move_here(table.id, CLEO.user_id, Place(7, 72))
    assert set(vote.missing) == {ANNE.user_id, BEN.user_id}


async def test_a_channel_has_one_game(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tables.open_table(MARKET, CLEO, "troyes_dice", {})
    await refused("place_taken", tables.move_here(table.id, ANNE.user_id, MARKET))
    assert (await tables.table(table.id)).place == SQUARE
    assert (await tables.table(table.id)).version == table.version


async def test_only_those_who_play_move_a_game_that_is_on(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await refused("not_seated", tables.move_here(table.id, DORA.user_id, MARKET))
    await refused("here_already", tables.move_here(table.id, ANNE.user_id, SQUARE))
    await tables.resign(table.id, BEN.user_id)
    await refused("seat_gone", tables.move_here(table.id, BEN.user_id, MARKET))
    await tables.resign(table.id, ANNE.user_id)
    await refused("game_over", tables.move_here(table.id, ANNE.user_id, MARKET))


async def test_who_agreed_before_they_became_the_host_has_decided_it(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO, DORA)
    heir, other, _ = sorted((BEN, CLEO, DORA), key=lambda person: table.seat_of(person.user_id) or 0)
    await tables.move_here(table.id, heir.user_id, MARKET)
    assert (await tables.resign(table.id, ANNE.user_id)).host_id == heir.user_id
    moved, vote = await tables.move_here(table.id, other.user_id, MARKET)
    assert (moved.place, vote.passed, len(vote.missing)) == (MARKET, True, 1)
