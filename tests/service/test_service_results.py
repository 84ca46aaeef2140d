"""What stays of a game: its result, its file and the boxes."""

from engine.core.replay import replay
from engine.troyes_dice.achievements import BOXES
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


async def test_boxes_are_filled_in_over_many_games(tables: Tables) -> None:
    assert await tables.achievements("troyes_dice", ANNE.user_id) == ()
    await play_out(tables, await started(tables, ANNE))
    await play_out(tables, await started(tables, ANNE, BEN, expansion="true"))
    boxes = await tables.achievements("troyes_dice", ANNE.user_id)
    assert {"solo1", "multiplayer1", "expansion1"} <= set(boxes) <= set(BOXES)
    assert "solo2" not in boxes
    assert await tables.achievements("climbing", ANNE.user_id) == ()
