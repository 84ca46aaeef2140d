"""An agreed end: every game can be stopped with the ranks as they stand, when all who still play agree."""

import pytest

from engine.core.replay import replay
from engine.registry import GAMES
from service.tables import Tables
from service.values import Person
from tests.service.company import ANNE, BEN, pick, refused, seated, started


@pytest.mark.parametrize("key", ["caylus", "troyes", "troyes_dice", "climbing"])
async def test_a_game_that_all_end_counts_with_the_ranks_as_they_stood(tables: Tables, key: str) -> None:
    table = await started(tables, ANNE, BEN, key=key)
    for _ in range(6):
        seat = (await tables.look(table.id, None)).to_act[0]
        await pick(tables, table, Person(table.sitters[seat].user_id or 0, ""))
    request = await tables.ask_to_stop(table.id, ANNE.user_id)
    assert (await tables.answer(table.id, request.id, BEN.user_id, True)).outcome == "granted"
    assert (await tables.table(table.id)).status == "finished"
    assert (await tables.scene(table.id)).is_agreed
    file = await tables.export(table.id)
    assert GAMES[key].result(replay(GAMES[key], file)) == await tables.result(table.id)
    assert file.is_agreed


async def test_one_no_or_the_next_move_keeps_it_going(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    request = await tables.ask_to_stop(table.id, BEN.user_id)
    await tables.answer(table.id, request.id, ANNE.user_id, False)
    again = await tables.ask_to_stop(table.id, BEN.user_id)
    await pick(tables, table, ANNE)
    await refused("request_over", tables.answer(table.id, again.id, ANNE.user_id, True))
    assert (await tables.table(table.id)).status == "playing"


async def test_nobody_agrees_with_themselves(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    await tables.add_computer(table.id, ANNE, "novice")
    await tables.start(table.id, ANNE)
    await refused("nobody_to_agree", tables.ask_to_stop(table.id, ANNE.user_id))
