"""What stays of a game: its result, its file, the leaderboard and the boxes."""

from engine.core.replay import replay
from engine.troyes_dice.achievements import BOXES
from service.tables import Tables
from service.values import Person
from tests.service.company import ANNE, BEN, CLEO, DORA, Place, pick, play_out, refused, seated, started


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


async def test_wins_count_in_company_and_best_scores_alone_too(tables: Tables) -> None:
    game = await play_out(tables, await started(tables, ANNE, BEN))
    result = await tables.result(game.id)
    assert result is not None
    solo = await play_out(tables, await started(tables, CLEO))
    alone = await tables.result(solo.id)
    assert alone is not None
    board = await tables.leaderboard("troyes_dice", 7, 1, CLEO.user_id)
    assert (board.page, board.pages, len(board.rows), board.mine) == (1, 1, 2, None)
    assert sum(row.wins for row in board.rows) == 1
    await play_out(tables, await started(tables, CLEO, DORA))
    board = await tables.leaderboard("troyes_dice", 7, 1, CLEO.user_id)
    assert board.mine is not None
    assert (board.mine.plays, (board.mine.best or 0) >= alone.scores[0].total) == (1, True)
    best = {row.user_id: row.best for row in board.rows}
    assert best[ANNE.user_id] == result.scores[game.seat_of(ANNE.user_id) or 0].total


async def test_a_game_with_computers_only_is_no_company(tables: Tables) -> None:
    table = await seated(tables, ANNE, numbering="first")
    await tables.add_computer(table.id, ANNE, "novice")
    await play_out(tables, await tables.start(table.id, ANNE))
    board = await tables.leaderboard("troyes_dice", None, 1, BEN.user_id)
    assert (board.rows, board.mine) == ((), None)


async def test_a_page_has_ten_rows_and_one_beyond_the_last_is_the_last(tables: Tables) -> None:
    for number in range(6):
        pair = Person(100 + number, f"p{number}"), Person(200 + number, f"q{number}")
        await play_out(tables, await started(tables, *pair, key="climbing", place=Place(7, number)))
    first = await tables.leaderboard("climbing", None, 1, 100)
    last = await tables.leaderboard("climbing", None, 9, 100)
    assert (len(first.rows), first.pages, len(last.rows), last.page) == (10, 2, 2, 2)
    assert (await tables.leaderboard("climbing", None, 0, 100)).page == 1
    assert [row.rank for row in (*first.rows, *last.rows)] == sorted(row.rank for row in (*first.rows, *last.rows))


async def test_other_servers_have_their_own_leaderboard(tables: Tables) -> None:
    await play_out(tables, await started(tables, ANNE, BEN, place=Place(7, 1)))
    await play_out(tables, await started(tables, ANNE, BEN, place=Place(8, 2)))
    await play_out(tables, await started(tables, ANNE, BEN, place=Place(None, 3)))
    here = await tables.leaderboard("troyes_dice", 7, 1, ANNE.user_id)
    everywhere = await tables.leaderboard("troyes_dice", None, 1, ANNE.user_id)
    empty = await tables.leaderboard("troyes_dice", 9, 1, ANNE.user_id)
    assert here.mine is not None
    assert everywhere.mine is not None
    assert (here.mine.plays, everywhere.mine.plays) == (1, 3)
    assert (empty.rows, empty.mine, empty.pages) == ((), None, 1)


async def test_boxes_are_filled_in_over_many_games(tables: Tables) -> None:
    assert await tables.achievements("troyes_dice", ANNE.user_id) == ()
    await play_out(tables, await started(tables, ANNE))
    await play_out(tables, await started(tables, ANNE, BEN, expansion="true"))
    boxes = await tables.achievements("troyes_dice", ANNE.user_id)
    assert {"solo1", "multiplayer1", "expansion1"} <= set(boxes) <= set(BOXES)
    assert "solo2" not in boxes
    assert await tables.achievements("climbing", ANNE.user_id) == ()
