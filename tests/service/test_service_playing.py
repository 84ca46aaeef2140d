"""Making moves: what is committed, who may press, what a press needs."""

from pathlib import Path

import pytest

from engine.core.moves import text_of
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Place, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    SQUARE,
    MovableClock,
    numbered_seeds,
    pick,
    play,
    play_out,
    refused,
    seated,
    started,
    waiting_since,
)


async def first_path(tables: Tables, table: Table, user_id: int) -> tuple[int, tuple[str, ...]]:
    look = await tables.look(table.id, user_id)
    return look.occasion, look.table.game.legal_moves(look.view)[0].parts


async def test_a_whole_game_of_two_people_ends_with_a_kept_result(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    assert await tables.result(table.id) is None
    table = await play_out(tables, table)
    assert table.status == "finished"
    look = await tables.look(table.id, ANNE.user_id)
    assert look.to_act == ()
    assert look.view.is_over
    result = await tables.result(table.id)
    assert result is not None
    assert set(result.scores[0].parts) == set(table.game.categories)
    assert await tables.at(SQUARE) is None
    assert await tables.at(SQUARE, latest=True) == table


async def test_in_the_lobby_there_is_nothing_to_see_or_to_play(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    look = await tables.look(table.id, ANNE.user_id)
    assert (look.view, look.to_act, look.occasion, look.is_awaited) == (None, (), 0, False)
    await refused("not_playing", tables.ask(table.id, ANNE.user_id, 0))
    await refused("not_playing", tables.play(table.id, ANNE.user_id, 0, ()))
    await refused("not_playing", tables.undo(table.id, ANNE.user_id))
    await refused("not_playing", tables.resign(table.id, ANNE.user_id))
    assert await tables.history(table.id, ANNE.user_id) == []
    scene = await tables.scene(table.id)
    assert (scene.look_of(ANNE.user_id), scene.entries(0), scene.before(0)) == (look, [], None)


async def test_whose_question_it_still_is_sees_the_table_and_nothing_changes(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    look = await tables.look(table.id, ANNE.user_id)
    assert await tables.ask(table.id, ANNE.user_id, look.occasion) == look
    assert (await tables.table(table.id)).version == table.version


async def test_a_path_may_leave_out_what_has_only_one_answer(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="climbing")
    first = ANNE if table.seat_of(ANNE.user_id) == 0 else BEN
    await play(tables, table, first, "step", "2")
    await play(tables, table, first, "step", "1")
    look = await tables.look(table.id, first.user_id)
    played = await tables.play(table.id, first.user_id, look.occasion, ("step",))
    assert text_of(played.move) == "0 step 1"


async def test_an_unfinished_or_illegal_path_teaches_which_rule_forbids_it(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    occasion, path = await first_path(tables, table, ANNE.user_id)
    unfinished = await refused("illegal", tables.play(table.id, ANNE.user_id, occasion, path[:1]))
    assert unfinished.details["rule"] == "unfinished"
    wrong = await refused("illegal", tables.play(table.id, ANNE.user_id, occasion, ("9",)))
    assert wrong.details["rule"] == "not_offered"
    assert wrong.details["part"] == "9"
    assert (await tables.table(table.id)).version == table.version


async def test_a_stranger_cannot_press(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    occasion, path = await first_path(tables, table, ANNE.user_id)
    await refused("not_seated", tables.play(table.id, CLEO.user_id, occasion, path))
    await refused("not_seated", tables.ask(table.id, CLEO.user_id, occasion))


async def test_a_press_on_an_old_question_is_stale(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    occasion, path = await first_path(tables, table, ANNE.user_id)
    await pick(tables, table, ANNE)
    await pick(tables, table, BEN)
    await refused("stale", tables.play(table.id, ANNE.user_id, occasion, path))
    await refused("stale", tables.ask(table.id, ANNE.user_id, occasion))


async def test_what_another_seat_does_never_makes_a_press_stale(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    occasion, path = await first_path(tables, table, ANNE.user_id)
    await pick(tables, table, BEN)
    await pick(tables, table, CLEO)
    played = await tables.play(table.id, ANNE.user_id, occasion, path)
    assert played.move.parts == path


async def test_a_doubled_press_changes_nothing(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    occasion, path = await first_path(tables, table, ANNE.user_id)
    played = await tables.play(table.id, ANNE.user_id, occasion, path)
    await refused("doubled", tables.play(table.id, ANNE.user_id, occasion, path))
    assert (await tables.table(table.id)).version == played.look.table.version


async def test_a_pick_can_be_changed_until_the_last_one_is_in(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    first = await pick(tables, table, ANNE, 0)
    second = await pick(tables, table, ANNE, 1)
    assert first != second
    look = await tables.look(table.id, ANNE.user_id)
    assert look.view.pick.parts == tuple(second.split())


async def test_who_is_not_awaited_hears_for_whom_the_table_waits(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="climbing")
    first, second = (ANNE, BEN) if table.seat_of(ANNE.user_id) == 0 else (BEN, ANNE)
    look = await tables.look(table.id, second.user_id)
    refusal = await refused("not_your_turn", tables.play(table.id, second.user_id, look.occasion, ("rest",)))
    assert refusal.details == {"waiting": [first.name]}
    await refused("not_your_turn", tables.ask(table.id, second.user_id, look.occasion))


async def test_after_the_end_every_press_is_late(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN))
    await refused("game_over", tables.play(table.id, ANNE.user_id, 16, ("1",)))
    await refused("game_over", tables.ask(table.id, ANNE.user_id, 16))
    await refused("game_over", tables.undo(table.id, ANNE.user_id))
    await refused("game_over", tables.resign(table.id, ANNE.user_id))
    await refused("game_over", tables.vote_abort(table.id, ANNE.user_id, True))


async def test_what_was_played_is_there_after_a_restart(tables: Tables, path: Path, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    before = await tables.look(table.id, ANNE.user_id)
    await tables.close()
    reopened = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    assert await reopened.look(table.id, ANNE.user_id) == before
    await pick(reopened, table, BEN)
    assert (await reopened.look(table.id, ANNE.user_id)).occasion == before.occasion + 1
    await reopened.close()


async def test_the_look_before_is_the_view_after_ones_own_last_move(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    seat, other = (table.seat_of(ANNE.user_id) or 0, table.seat_of(BEN.user_id) or 0)
    assert (await tables.scene(table.id)).before(seat) is None
    await pick(tables, table, ANNE)
    assert (await tables.scene(table.id)).before(seat) is None, "nothing has changed since"
    then = (await tables.look(table.id, ANNE.user_id)).view
    await pick(tables, table, BEN)
    scene = await tables.scene(table.id)
    assert scene.before(seat) == then
    assert scene.look(seat).view != then
    assert scene.before(other) is None


async def test_what_the_last_actor_changed_is_seen_against_the_view_after_the_other_s_last_move(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    assert (await tables.scene(table.id)).before_last_actor(None) is None
    await pick(tables, table, ANNE)
    assert (await tables.scene(table.id)).before_last_actor(None) is None, "nobody else has moved"
    then = (await tables.scene(table.id)).look(None).view
    await pick(tables, table, BEN)
    scene = await tables.scene(table.id)
    assert scene.before_last_actor(None) == then
    assert scene.look(None).view != then


async def test_after_computers_have_moved_the_last_of_them_is_the_last_actor(tables: Tables) -> None:
    table = await seated(tables, ANNE, key="caylus")
    for _ in range(2):
        await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    await tables.think(table.id)
    await pick(tables, table, ANNE)
    await tables.think(table.id)
    store = tables._ledger.store
    moves = [entry for entry in await store.log(table.id) if entry.kind == "move"]
    others = [entry for entry in moves if entry.seat != moves[-1].seat]
    then = table.game.decode(await store.snapshot(table.id, others[-1].version), table.rules_version)
    anne = table.seat_of(ANNE.user_id)
    assert anne not in (moves[-1].seat, others[-1].seat), "both are computers"
    assert (await tables.scene(table.id)).before_last_actor(anne) == table.game.view(then, anne)


async def test_my_games_show_awaited_ones_first_and_the_longest_waiting_before_the_others(
    tables: Tables, clock: MovableClock
) -> None:
    ids: list[int] = []
    for channel in range(3):
        clock.time += 100
        ids.append((await started(tables, ANNE, BEN, place=Place(channel, channel))).id)
    await seated(tables, ANNE, place=Place(9, 9))
    clock.time += 100
    await pick(tables, await tables.table(ids[0]), ANNE)
    await pick(tables, await tables.table(ids[1]), ANNE)
    await pick(tables, await tables.table(ids[1]), BEN)
    found = [each.look for each in await tables.games_of(ANNE.user_id)]
    assert [look.table.id for look in found] == [ids[2], ids[1], ids[0]]
    assert [look.is_awaited for look in found] == [True, True, False]
    assert await tables.games_of(CLEO.user_id) == []


async def test_who_is_asked_anew_after_the_own_move_waits_since_then_and_others_since_before(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, pace="own")
    begun = clock.time
    clock.time += 60
    await pick(tables, table, ANNE)
    assert await waiting_since(tables, table) == {ANNE.user_id: begun + 60, BEN.user_id: begun}


async def test_nobody_is_waited_for_after_the_own_turn(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="climbing")
    first, second = (ANNE, BEN) if table.seat_of(ANNE.user_id) == 0 else (BEN, ANNE)
    clock.time += 60
    await play(tables, table, first, "rest")
    assert await waiting_since(tables, table) == {first.user_id: None, second.user_id: clock.time}


@pytest.mark.parametrize("pace", ["together", "own"])
async def test_a_solo_game_ends_with_a_verdict(tables: Tables, pace: str) -> None:
    table = await play_out(tables, await started(tables, ANNE, pace=pace))
    result = await tables.result(table.id)
    assert result is not None
    assert result.verdict
