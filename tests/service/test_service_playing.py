"""Making moves: what is committed, who may press, what a press needs."""

from company import ANNE, BEN, CLEO, pick, play_out, started

from service.host import Tables


async def test_a_whole_game_of_two_people_ends_with_a_result(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    assert (await tables.look(table.id, ANNE.user_id)).is_awaited
    table = await play_out(tables, table)
    assert table.status == "finished"
    result = await tables.result(table.id)
    assert result is not None
    assert len(result.ranks) == 2
