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
