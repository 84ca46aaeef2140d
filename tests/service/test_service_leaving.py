"""Leaving early: resigning, and agreeing to stop."""

from service.tables import Tables
from service.values import Place
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    SQUARE,
    MovableClock,
    pick,
    play_out,
    refused,
    seated,
    started,
)


async def test_a_computer_plays_on_for_a_person_who_resigns(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    seat = table.seat_of(BEN.user_id)
    assert seat is not None
    table = await tables.resign(table.id, BEN.user_id)
    sitter = table.sitters[seat]
    assert (sitter.user_id, sitter.name, sitter.computer, sitter.has_left) == (BEN.user_id, "Ben", "steady", True)
    assert table.seat_of(BEN.user_id) is None
    assert table.humans == (ANNE.user_id,)
    assert await tables.think(table.id) == 1
    entry = (await tables.history(table.id, None))[-2]
    assert (entry.kind, entry.seat) == ("resign", seat)


async def test_who_has_left_has_no_seat_any_more(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    occasion = (await tables.look(table.id, BEN.user_id)).occasion
    await tables.resign(table.id, BEN.user_id)
    await refused("seat_gone", tables.play(table.id, BEN.user_id, occasion, ()))
    await refused("seat_gone", tables.undo(table.id, BEN.user_id))
    await refused("seat_gone", tables.resign(table.id, BEN.user_id))
    await refused("seat_gone", tables.vote_abort(table.id, BEN.user_id, True))
    assert (await tables.look(table.id, BEN.user_id)).seat is None
    assert await tables.games_of(BEN.user_id) == []
    await refused("not_seated", tables.resign(table.id, CLEO.user_id))


async def test_a_host_who_resigns_hands_over(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    table = await tables.resign(table.id, ANNE.user_id)
    assert table.host_id in (BEN.user_id, CLEO.user_id)
    assert table.status == "playing"


async def test_a_game_without_people_is_aborted_and_frees_its_channel(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    await tables.add_computer(table.id, ANNE, "novice")
    await tables.start(table.id, ANNE)
    await tables.resign(table.id, ANNE.user_id)
    table = await tables.resign(table.id, BEN.user_id)
    assert table.status == "aborted"
    assert (await tables.look(table.id, None)).to_act == ()
    assert await tables.at(SQUARE) is None
    assert await tables.at(SQUARE, latest=True) is None
    assert await tables.think(table.id) == 0


async def test_the_result_tells_who_left(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, BEN)
    await tables.resign(table.id, BEN.user_id)
    table = await play_out(tables, table)
    board = await tables.standing.leaderboard("troyes_dice", BEN.user_id)
    assert board.mine is not None
    assert (board.mine.plays, board.mine.wins, board.mine.average_place) == (1, 0.0, 2.0)


async def test_the_host_proposes_and_all_others_must_agree(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await refused("not_host", tables.vote_abort(table.id, BEN.user_id, True))
    vote = await tables.vote_abort(table.id, ANNE.user_id, True)
    assert (vote.what, vote.yes, vote.passed) == ("abort", (ANNE.user_id,), False)
    assert set(vote.missing) == {BEN.user_id, CLEO.user_id}
    await refused("already_voted", tables.vote_abort(table.id, ANNE.user_id, True))
    await refused("not_seated", tables.vote_abort(table.id, DORA.user_id, True))
    assert not (await tables.vote_abort(table.id, CLEO.user_id, True)).passed
    assert (await tables.table(table.id)).status == "playing"
    vote = await tables.vote_abort(table.id, BEN.user_id, True)
    assert (vote.passed, vote.missing) == (True, ())
    assert (await tables.table(table.id)).status == "aborted"


async def test_one_no_ends_the_vote(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tables.vote_abort(table.id, ANNE.user_id, True)
    vote = await tables.vote_abort(table.id, BEN.user_id, False)
    assert (vote.yes, vote.passed) == ((), False)
    await refused("not_host", tables.vote_abort(table.id, BEN.user_id, True))


async def test_without_anybody_else_the_host_decides_alone(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    await tables.add_computer(table.id, ANNE, "novice")
    await tables.start(table.id, ANNE)
    assert (await tables.vote_abort(table.id, ANNE.user_id, True)).passed
    assert (await tables.table(table.id)).status == "aborted"
    await refused("game_over", tables.vote_abort(table.id, ANNE.user_id, True))


async def test_the_host_closes_a_lobby(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    await refused("not_host", tables.vote_abort(table.id, BEN.user_id, True))
    assert (await tables.vote_abort(table.id, ANNE.user_id, True)).passed
    assert (await tables.table(table.id)).status == "aborted"


async def test_the_last_missing_voice_may_also_resign(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tables.vote_abort(table.id, ANNE.user_id, True)
    await tables.vote_abort(table.id, BEN.user_id, True)
    assert (await tables.resign(table.id, CLEO.user_id)).status == "aborted"


async def test_who_proposed_and_left_has_no_voice_any_more(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tables.vote_abort(table.id, ANNE.user_id, True)
    table = await tables.resign(table.id, ANNE.user_id)
    assert table.status == "playing"
    guest = CLEO if table.host_id == BEN.user_id else BEN
    await refused("not_host", tables.vote_abort(table.id, guest.user_id, True))


async def test_a_refused_vote_can_be_called_again_after_a_day(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN)
    await tables.vote_abort(table.id, ANNE.user_id, True)
    await tables.vote_abort(table.id, BEN.user_id, False)
    clock.time += 24 * 3600 - 1
    told = await refused("vote_too_soon", tables.vote_abort(table.id, ANNE.user_id, True))
    assert told.details["when"] == f"<t:{int(clock.time + 1)}:R>"
    clock.time += 1
    assert (await tables.vote_abort(table.id, ANNE.user_id, True)).yes == (ANNE.user_id,)


async def test_a_no_to_a_vote_that_is_over_changes_nothing(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tables.vote_abort(table.id, ANNE.user_id, True)
    await tables.vote_abort(table.id, BEN.user_id, False)
    await refused("not_host", tables.vote_abort(table.id, BEN.user_id, False))
    await refused("vote_over", tables.vote_abort(table.id, ANNE.user_id, False))


async def test_asking_whether_one_may_end_it_changes_nothing(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await refused("not_host", tables.may_abort(table.id, BEN.user_id))
    vote = await tables.may_abort(table.id, ANNE.user_id)
    assert (vote.missing, vote.passed) == ((BEN.user_id,), False)
    vote = await tables.vote_abort(table.id, ANNE.user_id, True)
    assert vote.yes == (ANNE.user_id,)
    assert (await tables.may_abort(table.id, BEN.user_id)).passed
    assert (await tables.table(table.id)).status == "playing"


async def test_who_keeps_order_ends_a_game_and_the_log_says_who(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    table = await tables.end_for_order(table.id, DORA)
    assert table.status == "aborted"
    last = (await tables.history(table.id, None))[-1]
    assert (last.kind, last.text, last.seat) == ("end", "Dora", None)
    assert (await tables.scene(table.id)).ended_by == "Dora"
    await refused("game_over", tables.end_for_order(table.id, DORA))


async def test_who_keeps_order_closes_a_lobby(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    await tables.end_for_order(table.id, DORA)
    assert await tables.at(SQUARE) is None
    assert (await tables.scene(table.id)).ended_by == "Dora"


async def test_nobody_opens_one_table_after_the_other(tables: Tables, clock: MovableClock) -> None:
    for channel in range(5):
        await tables.require_measure(SQUARE, ANNE)
        await tables.open_table(Place(7, channel), ANNE, "troyes_dice", {})
        clock.time += 2.75
        await refused("too_soon", tables.require_measure(SQUARE, ANNE))
        clock.time += 0.25
    refusal = await refused("too_many_tables", tables.require_measure(SQUARE, ANNE))
    assert refusal.details == {"most": 5}
    await tables.require_measure(Place(8, 80), ANNE)
    await tables.require_measure(SQUARE, BEN)


async def test_who_opened_a_table_is_not_held_up_by_a_clock_that_was_put_back(
    tables: Tables, clock: MovableClock
) -> None:
    await tables.open_table(SQUARE, ANNE, "troyes_dice", {})
    await refused("too_soon", tables.require_measure(SQUARE, ANNE))
    clock.time -= 1
    await tables.require_measure(SQUARE, ANNE)
