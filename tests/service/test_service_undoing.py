"""Taking back: free to the seat that moved until something was revealed or another seat has built upon it."""

from service.tables import Tables
from service.values import Person, Place, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    MovableClock,
    check_whole,
    pick,
    play,
    refused,
    seated,
    started,
    waiting_since,
)


async def climbers(tables: Tables, fog: str = "false") -> tuple[Table, Person, Person]:
    """A game with turns, and who is first and second in it. In the fog nobody waits, and nobody sees the others."""
    table = await started(tables, ANNE, BEN, key="climbing", fog=fog)
    return (table, ANNE, BEN) if table.seat_of(ANNE.user_id) == 0 else (table, BEN, ANNE)


async def heights(tables: Tables, table: Table) -> tuple[int, ...]:
    return tuple(hand.height for hand in (await tables.look(table.id, None)).view.hands)


async def test_the_last_move_is_taken_back_and_the_undo_is_in_the_log(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    await play(tables, table, first, "step", "2")
    before = await tables.look(table.id, first.user_id)
    await play(tables, table, first, "step", "1")
    look = await tables.undo(table.id, first.user_id)
    assert look.view == before.view
    assert look.table.version == before.table.version + 2
    entries = await tables.history(table.id, first.user_id)
    assert [(entry.kind, entry.text, entry.taken_back) for entry in entries] == [
        ("start", "", False),
        ("move", "0 step 2", False),
        ("move", "0 step 1", True),
        ("undo", str(entries[2].version), False),
    ]
    assert entries[2].events == []


async def test_after_an_undo_one_plays_on_from_there(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    await play(tables, table, first, "step", "2")
    await tables.undo(table.id, first.user_id)
    await play(tables, table, first, "step", "1")
    assert await heights(tables, table) == (1, 0)


async def test_several_moves_are_taken_back_one_after_another(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    for by in ("2", "1", "1"):
        await play(tables, table, first, "step", by)
    seen: list[int] = []
    for _ in range(3):
        await tables.undo(table.id, first.user_id)
        seen.append((await heights(tables, table))[0])
    assert seen == [3, 2, 0]
    await refused("nothing_to_undo", tables.undo(table.id, first.user_id))


async def test_an_ended_turn_can_be_taken_back_until_the_next_seat_acts(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    await play(tables, table, first, "step", "2")
    await play(tables, table, first, "rest")
    look = await tables.undo(table.id, first.user_id)
    assert look.is_awaited
    await play(tables, table, first, "rest")
    await play(tables, table, second, "step", "1")
    refusal = await refused("undo_not_yours", tables.undo(table.id, first.user_id))
    assert refusal.details == {"name": second.name}


async def test_who_has_not_moved_has_nothing_to_take_back(tables: Tables) -> None:
    table, _, second = await climbers(tables)
    await refused("nothing_to_undo", tables.undo(table.id, second.user_id))
    await refused("not_seated", tables.undo(table.id, CLEO.user_id))


async def test_a_throw_of_the_die_cannot_be_taken_back_nor_anything_before_it(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    await play(tables, table, first, "step", "2")
    await play(tables, table, first, "roll")
    version = (await tables.table(table.id)).version
    await refused("undo_too_late", tables.undo(table.id, first.user_id))
    assert (await tables.table(table.id)).version == version
    height = (await heights(tables, table))[0]
    await play(tables, table, first, "step", "1")
    await tables.undo(table.id, first.user_id)
    assert (await heights(tables, table))[0] == height


async def test_a_throw_of_somebody_else_holds_a_move_only_if_it_was_seen(tables: Tables) -> None:
    table, first, second = await climbers(tables, fog="true")
    await play(tables, table, first, "step", "2")
    await play(tables, table, second, "roll")
    rolled = (await tables.look(table.id, second.user_id)).view
    look = await tables.undo(table.id, first.user_id)
    assert look.view.hands[0].height == 0
    assert (await tables.look(table.id, second.user_id)).view == rolled, "the throw stays as it fell"
    await refused("undo_too_late", tables.undo(table.id, second.user_id))


async def test_a_throw_that_was_seen_is_the_reason_that_is_given(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    await play(tables, table, first, "rest")
    await play(tables, table, second, "roll")
    await refused("undo_too_late", tables.undo(table.id, first.user_id))


async def test_a_hidden_pick_is_taken_back_though_others_have_picked_since(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await pick(tables, table, ANNE)
    bens = await pick(tables, table, BEN, 3)
    look = await tables.undo(table.id, ANNE.user_id)
    assert look.is_awaited
    assert look.view.pick is None
    ben = await tables.look(table.id, BEN.user_id)
    assert " ".join(ben.view.pick.parts) == bens
    assert set(look.to_act) == {look.seat, look.table.seat_of(CLEO.user_id)}


async def test_two_people_take_back_in_any_order(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    fresh = await tables.look(table.id, CLEO.user_id)
    await pick(tables, table, ANNE)
    await pick(tables, table, BEN)
    await tables.undo(table.id, ANNE.user_id)
    await tables.undo(table.id, BEN.user_id)
    assert (await tables.look(table.id, CLEO.user_id)).view == fresh.view
    annes = await pick(tables, table, ANNE, 5)
    await pick(tables, table, BEN, 2)
    await tables.undo(table.id, BEN.user_id)
    anne = await tables.look(table.id, ANNE.user_id)
    assert " ".join(anne.view.pick.parts) == annes


async def test_when_the_last_pick_is_in_nobody_takes_anything_back(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    await pick(tables, table, BEN)
    await refused("undo_too_late", tables.undo(table.id, ANNE.user_id))
    await refused("undo_too_late", tables.undo(table.id, BEN.user_id))


async def test_at_ones_own_pace_a_pick_shows_the_next_dice_and_stays(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, pace="own")
    await pick(tables, table, ANNE)
    await refused("undo_too_late", tables.undo(table.id, ANNE.user_id))


async def test_a_seat_that_is_asked_again_waits_since_the_undo_and_the_others_since_before(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    begun = clock.time
    clock.time += 60
    await pick(tables, table, ANNE)
    clock.time += 60
    await tables.undo(table.id, ANNE.user_id)
    assert await waiting_since(tables, table) == {
        ANNE.user_id: begun + 120,
        BEN.user_id: begun,
        CLEO.user_id: begun,
    }


async def test_what_can_surely_be_taken_back_is_known_from_the_scene(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    seats = [table.seat_of(person.user_id) or 0 for person in (first, second)]
    assert [(await tables.scene(table.id)).may_undo(seat) for seat in seats] == [False, False]
    await play(tables, table, first, "step", "2")
    assert [(await tables.scene(table.id)).may_undo(seat) for seat in seats] == [True, False]
    await play(tables, table, first, "roll")
    assert [(await tables.scene(table.id)).may_undo(seat) for seat in seats] == [False, False]


async def builders(tables: Tables, *people: Person) -> Table:
    """A game of Caylus with a computer, in which somebody is to move."""
    table = await seated(tables, *people, key="caylus")
    await tables.add_computer(table.id, people[0], "novice")
    table = await tables.start(table.id, people[0])
    await tables.think(table.id)
    return table


async def test_what_a_computer_has_built_upon_a_move_goes_with_it(tables: Tables) -> None:
    table = await builders(tables, ANNE)
    before = await tables.look(table.id, ANNE.user_id)
    await pick(tables, table, ANNE)
    assert await tables.think(table.id) == 1
    assert (await tables.scene(table.id)).may_undo(before.seat or 0)
    after = await tables.undo(table.id, ANNE.user_id)
    assert after.view == before.view
    assert after.is_awaited
    await pick(tables, table, ANNE)
    await check_whole(tables, table.id)


async def test_a_move_made_anew_is_seen_against_what_was_before_the_one_that_was_taken_back(tables: Tables) -> None:
    """Otherwise a board would ring what differs from a game that never was."""
    table = await builders(tables, ANNE)
    await pick(tables, table, ANNE)
    await tables.think(table.id)
    before = (await tables.look(table.id, None)).view
    await pick(tables, table, ANNE)
    assert await tables.think(table.id) == 1
    await tables.undo(table.id, ANNE.user_id)
    await pick(tables, table, ANNE, 1)
    assert (await tables.scene(table.id)).before_last_actor(None) == before


async def test_a_move_that_a_person_has_built_upon_stays_though_a_computer_came_in_between(tables: Tables) -> None:
    table = await builders(tables, ANNE, BEN)
    (seat,) = (await tables.look(table.id, None)).to_act
    first, second = (ANNE, BEN) if table.seat_of(ANNE.user_id) == seat else (BEN, ANNE)
    await pick(tables, table, first)
    await tables.think(table.id)
    await pick(tables, table, second)
    await tables.think(table.id)
    refusal = await refused("undo_not_yours", tables.undo(table.id, first.user_id))
    assert refusal.details == {"name": second.name}


async def test_of_several_people_who_built_upon_a_move_the_last_one_is_named(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO, key="climbing")
    first, second, third = sorted((ANNE, BEN, CLEO), key=lambda person: table.seat_of(person.user_id) or 0)
    for person in (first, second):
        await play(tables, table, person, "rest")
    await play(tables, table, third, "step", "1")
    refusal = await refused("undo_not_yours", tables.undo(table.id, first.user_id))
    assert refusal.details == {"name": third.name}
    assert (await tables.undo(table.id, third.user_id)).is_awaited


async def test_what_a_computer_has_rolled_holds_a_move_and_the_refusal_says_so(tables: Tables) -> None:
    table = await seated(tables, ANNE, key="troyes_dice", numbering="first")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    await pick(tables, table, ANNE)
    await tables.think(table.id)
    refusal = await refused("undo_shown_by_computer", tables.undo(table.id, ANNE.user_id))
    assert refusal.details == {"name": next(sitter.name for sitter in table.sitters if sitter.computer)}
    assert not (await tables.scene(table.id)).may_undo(table.seat_of(ANNE.user_id) or 0)


async def test_the_next_game_is_the_one_that_waits_and_not_the_one_at_hand(tables: Tables) -> None:
    here = await started(tables, ANNE, BEN)
    there = await started(tables, ANNE, BEN, place=Place(7, 71))
    found = await tables.next_awaited(ANNE.user_id, here.id)
    assert found is not None and found.table.id == there.id
    await pick(tables, there, ANNE)
    assert await tables.next_awaited(ANNE.user_id, here.id) is None
