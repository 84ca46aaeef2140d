"""What stays of a game: its result and its file."""

import pytest

from engine.core.replay import replay
from service.tables import Tables
from service.values import ARCHIVING
from tests.service.company import ANNE, BEN, CLEO, HOUR, SQUARE, MovableClock, pick, play_out, refused, seated, started


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


async def test_what_is_kept_of_a_game_for_good(tables: Tables, clock: MovableClock) -> None:
    table = await seated(tables, ANNE, BEN, CLEO, key="climbing")
    await tables.add_computer(table.id, ANNE, "novice")
    begun = clock.time
    table = await tables.start(table.id, ANNE)
    clock.time += 50
    await tables.resign(table.id, CLEO.user_id)
    clock.time += 50
    table = await play_out(tables, table)
    kept, outcome = await tables._ledger.store.result(table.id), await tables.result(table.id)
    assert kept is not None and outcome is not None
    row = kept.result
    assert (row.game_id, row.key, row.guild_id, row.channel_id) == (table.id, "climbing", SQUARE.guild_id, 70)
    assert (row.started_at, row.finished_at, row.challenge, row.verdict) == (begun, begun + 100, "", outcome.verdict)
    assert (row.people, row.winners) == (3, len(outcome.winners)), "who left had sat down"
    for seat, sitter in zip(kept.seats, table.sitters, strict=True):
        assert (seat.seat, seat.user_id, seat.name, seat.computer) == (
            sitter.seat,
            sitter.user_id,
            sitter.name,
            sitter.computer,
        )
        assert (seat.has_left, seat.rank) == (sitter.user_id == CLEO.user_id, outcome.ranks[seat.seat])
        assert (seat.answered_in is not None) == sitter.is_person, "nobody waits for a computer"
    assert (await tables.scene(table.id)).due[ARCHIVING, None].due == clock.time + HOUR


@pytest.mark.parametrize("is_agreed", [True, False])
async def test_the_file_of_a_game_says_whether_it_was_ended_before_its_end(tables: Tables, is_agreed: bool) -> None:
    table = await started(tables, ANNE, BEN, key="climbing")
    if is_agreed:
        first = min((ANNE, BEN), key=lambda person: table.seat_of(person.user_id) or 0)
        await pick(tables, table, first)
        request = await tables.ask_to_stop(table.id, ANNE.user_id)
        await tables.answer(table.id, request.id, BEN.user_id, True)
    else:
        await play_out(tables, table)
    assert (await tables.export(table.id)).is_agreed is is_agreed


async def test_a_game_tells_what_it_has_brought_to_whom_and_the_next_one_only_what_is_new(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN))
    first = (await tables.scene(table.id)).achieved
    held = {
        person: (await tables.standing.achievements(person.user_id, "troyes_dice")).filled for person in (ANNE, BEN)
    }
    assert any(held.values())
    assert first == {table.seat_of(person.user_id): boxes for person, boxes in held.items() if boxes}
    again = await play_out(tables, await started(tables, ANNE, BEN))
    later = (await tables.scene(again.id)).achieved
    for person, before in held.items():
        now = (await tables.standing.achievements(person.user_id, "troyes_dice")).filled
        new = later.get(again.seat_of(person.user_id) or 0, ())
        assert set(new) == set(now) - set(before)
    assert (await tables.scene(table.id)).achieved == first, "of each game what was new then"
