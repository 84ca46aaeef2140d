"""Asking the others: an undo of what others have built upon, once all who still play agree; and a whole turn at once."""

from pathlib import Path

import pytest

from db.rows import RequestRow
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Place, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    MovableClock,
    check_whole,
    numbered_seeds,
    play,
    refused,
    started,
    waiting_since,
)


async def climbers(tables: Tables, *people: Person) -> tuple[Table, list[Person]]:
    """A game with turns, and its people in the order of their seats."""
    table = await started(tables, *people, key="climbing")
    return table, sorted(people, key=lambda person: table.seat_of(person.user_id) or 0)


async def heights(tables: Tables, table: Table) -> tuple[int, ...]:
    return tuple(hand.height for hand in (await tables.look(table.id, None)).view.hands)


async def built_upon(tables: Tables, *people: Person) -> tuple[Table, list[Person]]:
    """The first has moved and ended the turn, the second has moved since."""
    table, seated = await climbers(tables, *people)
    await play(tables, table, seated[0], "rest")
    await play(tables, table, seated[1], "step", "1")
    return table, seated


async def test_with_everybodys_consent_the_move_and_what_came_after_it_are_taken_back(tables: Tables) -> None:
    table, (first, second, third) = await built_upon(tables, ANNE, BEN, CLEO)
    request = await tables.ask_to_undo(table.id, first.user_id)
    assert set(request.missing) == {second.user_id, third.user_id}
    request = await tables.answer(table.id, request.id, second.user_id, True)
    assert request.missing == (third.user_id,) and not request.outcome
    assert await heights(tables, table) == (0, 1, 0), "nothing happens before all have agreed"
    request = await tables.answer(table.id, request.id, third.user_id, True)
    assert request.outcome == "granted"
    look = await tables.look(table.id, first.user_id)
    assert look.is_awaited and await heights(tables, table) == (0, 0, 0)
    entries = await tables.history(table.id, None)
    assert [(entry.kind, entry.taken_back) for entry in entries] == [
        ("start", False),
        ("move", True),
        ("move", True),
        ("undo", False),
    ]
    await check_whole(tables, table.id)


async def test_who_is_asked_and_who_is_not(tables: Tables) -> None:
    table, (first, second, _) = await built_upon(tables, ANNE, BEN, CLEO)
    request = await tables.ask_to_undo(table.id, first.user_id)
    await refused("request_open", tables.ask_to_undo(table.id, first.user_id))
    await refused("not_asked", tables.answer(table.id, request.id, DORA.user_id, True))
    await refused("already_voted", tables.answer(table.id, request.id, first.user_id, True))
    await refused("stale", tables.answer(table.id, request.id + 1, second.user_id, True))
    await refused("not_seated", tables.ask_to_undo(table.id, DORA.user_id))


async def test_one_no_ends_the_request_and_so_does_whoever_asked(tables: Tables) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    request = await tables.ask_to_undo(table.id, first.user_id)
    assert (await tables.answer(table.id, request.id, second.user_id, False)).outcome == "declined"
    await refused("request_over", tables.answer(table.id, request.id, second.user_id, True))
    again = await tables.ask_to_undo(table.id, first.user_id)
    assert (await tables.answer(table.id, again.id, first.user_id, False)).outcome == "withdrawn"
    assert await heights(tables, table) == (0, 1)


async def test_the_next_move_ends_the_request(tables: Tables) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    request = await tables.ask_to_undo(table.id, first.user_id)
    await play(tables, table, second, "step", "1")
    await refused("request_over", tables.answer(table.id, request.id, second.user_id, True))
    assert await heights(tables, table) == (0, 2)


async def test_nothing_is_asked_for_through_a_roll(tables: Tables) -> None:
    table, (first, second) = await climbers(tables, ANNE, BEN)
    await refused("nothing_to_undo", tables.ask_to_undo(table.id, first.user_id))
    await play(tables, table, first, "rest")
    await play(tables, table, second, "roll")
    await refused("undo_too_late", tables.ask_to_undo(table.id, first.user_id))
    await refused("undo_too_late", tables.undo_would_take(table.id, first.user_id))


async def test_who_has_left_is_not_asked(tables: Tables) -> None:
    table, (first, second, third) = await built_upon(tables, ANNE, BEN, CLEO)
    await tables.resign(table.id, third.user_id)
    assert await tables.undo_would_take(table.id, first.user_id) == [second.name]
    request = await tables.ask_to_undo(table.id, first.user_id)
    assert request.missing == (second.user_id,)


async def test_without_anybody_else_to_ask_it_is_done_at_once(tables: Tables) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    await tables.resign(table.id, second.user_id)
    assert (await tables.ask_to_undo(table.id, first.user_id)).outcome == "granted"
    assert await heights(tables, table) == (0, 0)


async def test_whoever_is_asked_again_waits_since_then(tables: Tables, clock: MovableClock) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    clock.time += 60
    request = await tables.ask_to_undo(table.id, first.user_id)
    await tables.answer(table.id, request.id, second.user_id, True)
    assert await waiting_since(tables, table) == {first.user_id: clock.time, second.user_id: None}


async def test_a_turn_of_several_steps_is_reset_in_one_press(tables: Tables) -> None:
    table, (first, second) = await climbers(tables, ANNE, BEN)
    seat = table.seat_of(first.user_id) or 0
    await play(tables, table, first, "step", "2")
    assert not (await tables.scene(table.id)).may_reset(seat), "one step is what undo is for"
    await play(tables, table, first, "step", "1")
    assert (await tables.scene(table.id)).may_reset(seat)
    await tables.reset_turn(table.id, first.user_id)
    assert await heights(tables, table) == (0, 0)
    await refused("nothing_to_undo", tables.reset_turn(table.id, first.user_id))
    await refused("nothing_to_undo", tables.reset_turn(table.id, second.user_id))
    await check_whole(tables, table.id)


async def test_a_reset_stops_at_what_was_rolled(tables: Tables) -> None:
    table, (first, _) = await climbers(tables, ANNE, BEN)
    await play(tables, table, first, "step", "1")
    await play(tables, table, first, "roll")
    rolled = await heights(tables, table)
    await play(tables, table, first, "step", "1")
    await play(tables, table, first, "step", "1")
    await tables.reset_turn(table.id, first.user_id)
    assert await heights(tables, table) == rolled


async def test_a_reset_keeps_what_others_did_before_in_a_game_without_turns(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO, key="climbing", fog="true")
    for person in (ANNE, BEN, CLEO, CLEO):
        await play(tables, table, person, "step", "2")
    await tables.undo(table.id, ANNE.user_id)
    await tables.reset_turn(table.id, CLEO.user_id)
    found = {person.name: (await tables.look(table.id, person.user_id)) for person in (ANNE, BEN, CLEO)}
    assert {name: look.view.hands[look.seat or 0].height for name, look in found.items()} == {
        "Anne": 0,
        "Ben": 2,
        "Cleo": 0,
    }


async def test_each_say_makes_a_new_version_of_the_request(tables: Tables) -> None:
    table, (first, second, third) = await built_upon(tables, ANNE, BEN, CLEO)
    asked = await tables.ask_to_undo(table.id, first.user_id)
    agreed = await tables.answer(table.id, asked.id, second.user_id, True)
    granted = await tables.answer(table.id, asked.id, third.user_id, True)
    assert [each.version for each in (asked, agreed, granted)] == [1, 2, 3]
    assert [each.yes for each in (asked, agreed, granted)] == [
        (first.user_id,),
        (first.user_id, second.user_id),
        (first.user_id, second.user_id, third.user_id),
    ]


async def test_a_request_belongs_to_its_own_table(tables: Tables) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    other = await started(tables, ANNE, BEN, key="climbing", place=Place(7, 71))
    request = await tables.ask_to_undo(table.id, first.user_id)
    await refused("stale", tables.answer(other.id, request.id, second.user_id, True))
    assert await heights(tables, table) == (0, 1)


async def test_everybody_whose_moves_would_go_is_named_once(tables: Tables) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    await play(tables, table, second, "step", "1")
    assert await tables.undo_would_take(table.id, first.user_id) == [second.name]
    assert await tables.undo_would_take(table.id, second.user_id) == [], "nobody has moved since"


async def test_what_is_asked_while_another_process_changes_the_game_is_asked_all_the_same(
    tables: Tables, path: Path, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    other = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    open_request, overtaken = tables._ledger.store.open_request, list[int]()

    async def overtaken_once(row: RequestRow, version: int) -> int | None:
        if not overtaken:
            overtaken.append(version)
            await play(other, table, second, "step", "1")
        return await open_request(row, version)

    monkeypatch.setattr(tables._ledger.store, "open_request", overtaken_once)
    request = await tables.ask_to_undo(table.id, first.user_id)
    assert overtaken and request.missing == (second.user_id,)
    await refused("request_open", tables.ask_to_undo(table.id, first.user_id))
    await other.close()


async def test_a_request_that_never_was_is_stale(tables: Tables) -> None:
    table, (first, second) = await built_upon(tables, ANNE, BEN)
    request = await tables.ask_to_undo(table.id, first.user_id)
    await refused("stale", tables.answer(table.id, request.id + 1, second.user_id, True))
