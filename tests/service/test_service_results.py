"""What stays of a game: its result and its file."""

from engine.core.replay import replay
from service.tables import Tables
from tests.service.company import ANNE, BEN, CLEO, pick, play_out, refused, started


async def test_an_exported_game_replays_to_the_kept_result_without_what_was_taken_back(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO, expansion="true")
    await refused("not_over", tables.export(table.id))
    await pick(tables, table, ANNE, 2)
    await pick(tables, table, BEN, 1)
    await tables.undo(table.id, ANNE.user_id)
    table = await play_out(tables, table)
    file = await tables.export(table.id)
    state = replay(table.game, file)
    assert table.game.view(state, None) == (await tables.look(table.id, None)).view
    assert file.result == await tables.result(table.id)
    assert (file.seats, file.options, file.game) == (3, table.options, "troyes_dice")
    assert len(file.moves) == sum(
        entry.kind == "move" and not entry.taken_back for entry in await tables.history(table.id, None)
    )


async def test_a_game_that_is_over_is_seen_again_move_by_move(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN, key="climbing"))
    file = await tables.export(table.id, ANNE.user_id)
    seat, many = table.seat_of(BEN.user_id), len(file.moves)
    beginning = await tables.moment(table.id, BEN.user_id, 0)
    assert (beginning.number, beginning.moves, beginning.mover, beginning.before) == (0, many, None, None)
    assert await tables.moment(table.id, BEN.user_id, -1) == beginning
    for number in range(1, many + 1):
        moment = await tables.moment(table.id, BEN.user_id, number)
        assert (moment.number, moment.seat, moment.mover) == (number, seat, int(file.moves[number - 1].split()[0]))
        assert moment.before == (await tables.moment(table.id, BEN.user_id, number - 1)).view
        assert moment.view != moment.before
    assert await tables.moment(table.id, BEN.user_id, many + 1) == await tables.moment(table.id, BEN.user_id, many)
    assert (await tables.moment(table.id, CLEO.user_id, 1)).seat is None


async def test_what_ended_where_is_found_there_only_if_the_last_game_is_asked_for(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN, key="climbing"))
    assert await tables.at(table.place) is None
    assert await tables.at(table.place, latest=True) == table
