"""Seats change hands: handed over, given away by those who still play, taken again. What was a seat's stays the seat's."""

import pytest

from service.tables import Tables
from service.values import PARTING, TIMING, Due, Noted, Person, Post, Table, seat_audience
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    MovableClock,
    check_whole,
    pick,
    play,
    refused,
    seated,
    started,
    waiting_since,
)

DAY = 24 * 3600.0


async def test_a_seat_is_handed_to_somebody_who_accepts(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    seat = table.seat_of(ANNE.user_id) or 0
    await tables.note(table.id, Noted(posts=(Post(seat_audience(seat), table.version, 5, 50),)))
    seen = await tables.look(table.id, ANNE.user_id)
    request = await tables.seats.hand_over(table.id, ANNE.user_id, CLEO)
    assert request.missing == (CLEO.user_id,)
    await refused("not_asked", tables.answer(table.id, request.id, BEN.user_id, True))
    await tables.answer(table.id, request.id, CLEO.user_id, True)
    table = await tables.table(table.id)
    assert table.sitters[seat].name == "Cleo" and table.seat_of(CLEO.user_id) == seat
    assert table.host_id == CLEO.user_id
    assert (await tables.look(table.id, CLEO.user_id)).view == seen.view, "the seat's own view"
    assert (await tables.look(table.id, ANNE.user_id)).seat is None, "a spectator's from now on"
    assert seat_audience(seat) not in (await tables.scene(table.id)).posts, "the new person is asked anew"
    await refused("not_seated", tables.ask(table.id, ANNE.user_id, seen.occasion))
    await pick(tables, table, CLEO)
    await check_whole(tables, table.id)


async def test_a_seat_that_was_offered_stays_ones_own_until_it_is_taken(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    request = await tables.seats.hand_over(table.id, ANNE.user_id, CLEO)
    await pick(tables, table, ANNE)
    assert (await tables.answer(table.id, request.id, CLEO.user_id, False)).outcome == "declined"
    await refused("request_over", tables.answer(table.id, request.id, CLEO.user_id, True))
    assert (await tables.table(table.id)).seat_of(ANNE.user_id) is not None


async def test_nobody_gets_a_second_seat_and_strangers_give_none_away(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tables.resign(table.id, CLEO.user_id)
    for person in (BEN, CLEO):
        await refused("sits_already", tables.seats.hand_over(table.id, ANNE.user_id, person))
    await refused("not_seated", tables.seats.hand_over(table.id, DORA.user_id, DORA))
    await refused("seat_gone", tables.seats.hand_over(table.id, CLEO.user_id, DORA))


async def test_only_who_is_gone_longer_than_the_table_allows_can_be_replaced(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO, absence="d3")
    seat = table.seat_of(BEN.user_id) or 0
    for person in (ANNE, CLEO):
        await pick(tables, table, person)
    clock.time += 3 * DAY - 1
    refusal = await refused("not_gone", tables.seats.give(table.id, CLEO.user_id, seat, None))
    assert refusal.details == {"name": "Ben", "days": 3}
    clock.time += 1
    assert (await tables.seats.to_give(table.id, CLEO.user_id)).gone == (seat,)
    request = await tables.seats.give(table.id, CLEO.user_id, seat, None)
    assert request.missing == (ANNE.user_id,), "who is gone is not asked"
    await tables.answer(table.id, request.id, ANNE.user_id, True)
    sitter = (await tables.table(table.id)).sitters[seat]
    assert (sitter.computer, sitter.has_left, sitter.user_id) == ("steady", True, BEN.user_id)


@pytest.mark.parametrize(("absence", "days"), [("d1", 1), ("d3", 3), ("d7", 7), ("d14", 14)])
async def test_a_table_is_as_patient_as_it_has_chosen_to_be(
    tables: Tables, clock: MovableClock, absence: str, days: int
) -> None:
    table = await started(tables, ANNE, BEN, absence=absence)
    clock.time += days * DAY - 1
    assert (await tables.seats.to_give(table.id, ANNE.user_id)).gone == ()
    clock.time += 1
    assert (await tables.seats.to_give(table.id, ANNE.user_id)).gone == (table.seat_of(BEN.user_id),)


async def test_the_host_alone_replaces_who_is_gone(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seat = table.seat_of(BEN.user_id) or 0
    clock.time += 8 * DAY
    request = await tables.seats.give(table.id, ANNE.user_id, seat, DORA)
    assert request.missing == (DORA.user_id,), "whoever shall sit there must want it"
    await tables.answer(table.id, request.id, DORA.user_id, True)
    assert (await tables.table(table.id)).seat_of(DORA.user_id) == seat
    other = table.seat_of(CLEO.user_id) or 0
    assert (await tables.seats.give(table.id, ANNE.user_id, other, None)).outcome == "granted"
    entries = [entry for entry in await tables.history(table.id, None) if entry.kind == "replaced"]
    assert [(entry.seat, entry.text) for entry in entries] == [
        (seat, f"{BEN.user_id} {DORA.user_id}"),
        (other, f"{CLEO.user_id} 0"),
    ]


async def test_who_is_back_keeps_the_seat(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seat = table.seat_of(BEN.user_id) or 0
    clock.time += 8 * DAY
    request = await tables.seats.give(table.id, CLEO.user_id, seat, None)
    await pick(tables, table, BEN)
    await refused("not_gone", tables.answer(table.id, request.id, ANNE.user_id, True))
    await refused("request_over", tables.answer(table.id, request.id, ANNE.user_id, True))
    clock.time += 8 * DAY
    for person in (ANNE, CLEO):
        await pick(tables, table, person)
    clock.time += 8 * DAY
    again = await tables.seats.give(table.id, CLEO.user_id, seat, None)
    assert (await tables.answer(table.id, again.id, BEN.user_id, False)).outcome == "declined", "the owner may object"


async def test_a_seat_that_was_left_is_taken_again_with_the_others_consent(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seat = table.seat_of(CLEO.user_id) or 0
    await tables.resign(table.id, CLEO.user_id)
    await refused("computer_already", tables.seats.give(table.id, ANNE.user_id, seat, None))
    await refused("not_seated", tables.seats.give(table.id, DORA.user_id, seat, BEN))
    request = await tables.seats.give(table.id, CLEO.user_id, seat, CLEO)
    assert set(request.missing) == {ANNE.user_id, BEN.user_id}
    for person in (ANNE, BEN):
        await tables.answer(table.id, request.id, person.user_id, True)
    sitter = (await tables.table(table.id)).sitters[seat]
    assert sitter.is_person and not sitter.has_left and sitter.user_id == CLEO.user_id


async def test_the_seat_of_a_computer_is_nobody_elses(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    seat = next(sitter.seat for sitter in table.sitters if sitter.computer)
    await refused("seat_of_computer", tables.seats.give(table.id, ANNE.user_id, seat, BEN))
    for nowhere in (-1, 2):
        await refused("stale", tables.seats.give(table.id, ANNE.user_id, nowhere, BEN))


async def test_a_new_company_ends_what_was_asked_of_the_old_one(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    offered = await tables.seats.hand_over(table.id, ANNE.user_id, DORA)
    await tables.resign(table.id, BEN.user_id)
    await refused("request_over", tables.answer(table.id, offered.id, DORA.user_id, True))


async def test_the_host_asks_the_others_about_a_seat_that_was_left(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seat = table.seat_of(CLEO.user_id) or 0
    await tables.resign(table.id, CLEO.user_id)
    request = await tables.seats.give(table.id, ANNE.user_id, seat, DORA)
    assert set(request.missing) == {BEN.user_id, DORA.user_id}
    assert request.successor is not None
    assert (request.successor.name, request.successor.owner, request.successor.by_host) == ("Dora", "Cleo", False)


async def test_which_seats_may_change_hands_depends_on_who_asks(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seats = {person.name: table.seat_of(person.user_id) or 0 for person in (ANNE, BEN, CLEO)}
    await tables.resign(table.id, CLEO.user_id)
    clock.time += 7 * DAY - 1
    assert (await tables.seats.to_give(table.id, ANNE.user_id)).gone == ()
    clock.time += 1
    mine = await tables.seats.to_give(table.id, ANNE.user_id)
    assert (mine.mine, mine.gone, mine.left) == (seats["Anne"], (seats["Ben"],), (seats["Cleo"],)), "never one's own"
    strangers = await tables.seats.to_give(table.id, DORA.user_id)
    assert (strangers.mine, strangers.gone, strangers.left) == (None, (), (seats["Cleo"],))


async def test_a_host_who_is_gone_is_followed_by_the_next_person_where_a_computer_plays_on(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    clock.time += 7 * DAY
    request = await tables.seats.give(table.id, BEN.user_id, table.seat_of(ANNE.user_id) or 0, None)
    await tables.answer(table.id, request.id, CLEO.user_id, True)
    table = await tables.table(table.id)
    assert set(table.humans) == {BEN.user_id, CLEO.user_id}
    assert table.host_id == table.humans[0]


async def test_the_host_stays_the_host_when_another_hands_a_seat_over(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    request = await tables.seats.hand_over(table.id, BEN.user_id, CLEO)
    await tables.answer(table.id, request.id, CLEO.user_id, True)
    assert (await tables.table(table.id)).host_id == ANNE.user_id


async def test_who_sits_down_is_awaited_from_then_on_if_the_seat_is_asked(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="climbing")
    first, second = sorted((ANNE, BEN), key=lambda person: table.seat_of(person.user_id) or 0)
    for owner, newcomer in ((first, CLEO), (second, DORA)):
        clock.time += DAY
        request = await tables.seats.hand_over(table.id, owner.user_id, newcomer)
        await tables.answer(table.id, request.id, newcomer.user_id, True)
    assert await waiting_since(tables, table) == {CLEO.user_id: clock.time - DAY, DORA.user_id: None}
    await play(tables, table, CLEO, "rest")
    assert (await tables.look(table.id, DORA.user_id)).is_awaited


async def test_who_offered_a_seat_may_take_the_offer_back_and_nobody_else_may(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    request = await tables.seats.hand_over(table.id, ANNE.user_id, CLEO)
    for person, yes in ((BEN, False), (ANNE, True), (DORA, False)):
        await refused("not_asked", tables.answer(table.id, request.id, person.user_id, yes))
    assert (await tables.answer(table.id, request.id, ANNE.user_id, False)).outcome == "withdrawn"


# Away


async def awaited_and_away(tables: Tables, clock: MovableClock, away: str) -> tuple[Table, Person, Person]:
    """A table of three that waits for somebody who said to be away until 1 February; and one of the others."""
    clock.time = 1_800_000_000.0  # 15 January 2027, 08:00 in UTC
    table = await started(tables, ANNE, BEN, CLEO, key="caylus", absence="d3", away=away)
    (seat,) = (await tables.look(table.id, None)).to_act
    person = next(each for each in (ANNE, BEN, CLEO) if each.user_id == table.sitters[seat].user_id)
    await tables.notices.go_away(person.user_id, "2027-02-01")
    return table, person, next(each for each in (ANNE, BEN, CLEO) if each is not person)


async def test_who_is_away_is_not_gone_where_clocks_stand_still_and_that_time_never_counts(
    tables: Tables, clock: MovableClock
) -> None:
    table, person, other = await awaited_and_away(tables, clock, "true")
    seat = table.seat_of(person.user_id) or 0
    clock.time += 10 * 24 * 3600.0
    assert (await tables.seats.to_give(table.id, other.user_id)).gone == ()
    await refused("is_away", tables.seats.give(table.id, other.user_id, seat, None))
    clock.time = 1_800_000_000.0 + (16 * 24 + 16 + 71) * 3600.0
    await refused("not_gone", tables.seats.give(table.id, other.user_id, seat, None))
    clock.time += 3600.0
    assert (await tables.seats.to_give(table.id, other.user_id)).gone == (seat,)


async def test_elsewhere_they_are_and_it_is_told_when_they_will_be_back(tables: Tables, clock: MovableClock) -> None:
    table, person, other = await awaited_and_away(tables, clock, "false")
    seat, back = table.seat_of(person.user_id) or 0, 1_800_000_000.0 + (16 * 24 + 16) * 3600.0
    clock.time += 4 * 24 * 3600.0
    seats = await tables.seats.to_give(table.id, other.user_id)
    assert (seats.gone, seats.back) == ((seat,), {seat: back})
    assert (await tables.seats.give(table.id, other.user_id, seat, DORA)).back == back


# Being told


@pytest.mark.parametrize(
    ("to", "is_told"), [pytest.param(DORA, True, id="somebody else"), pytest.param(None, False, id="a computer")]
)
async def test_who_is_gone_is_told_that_somebody_else_plays_on_at_once(
    tables: Tables, clock: MovableClock, to: Person | None, is_told: bool
) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seat = table.seat_of(BEN.user_id) or 0
    clock.time += 8 * DAY
    request = await tables.seats.give(table.id, ANNE.user_id, seat, to)
    for user in request.missing:
        await tables.answer(table.id, request.id, user, True)
    due = (await tables.scene(table.id)).due
    assert ((PARTING, seat) in due) is is_told
    assert not is_told or due[PARTING, seat].due == clock.time


async def test_who_left_of_their_own_will_is_not_told(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    seat = table.seat_of(CLEO.user_id) or 0
    await tables.resign(table.id, CLEO.user_id)
    request = await tables.seats.give(table.id, ANNE.user_id, seat, DORA)
    for user in request.missing:
        await tables.answer(table.id, request.id, user, True)
    assert (await tables.table(table.id)).seat_of(DORA.user_id) == seat
    assert (PARTING, seat) not in (await tables.scene(table.id)).due


async def test_whose_seat_a_computer_took_is_told_that_it_is_somebody_elses_now(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO, clock="h4", time_up="seat")
    seat = table.seat_of(BEN.user_id) or 0
    for person in (ANNE, CLEO):
        await pick(tables, table, person)
    clock.time += 4 * 3600
    await tables.carry_out(Due(TIMING, table.id, seat, clock.time))
    request = await tables.seats.give(table.id, ANNE.user_id, seat, DORA)
    for user in request.missing:
        await tables.answer(table.id, request.id, user, True)
    assert (await tables.table(table.id)).seat_of(DORA.user_id) == seat
    assert (PARTING, seat) in (await tables.scene(table.id)).due


async def test_a_seat_that_changes_hands_ends_what_the_old_company_was_asked(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    clock.time += 8 * DAY
    offered = await tables.seats.hand_over(table.id, BEN.user_id, DORA)
    seat = table.seat_of(CLEO.user_id) or 0
    assert (await tables.seats.give(table.id, ANNE.user_id, seat, None)).outcome == "granted"
    await refused("request_over", tables.answer(table.id, offered.id, DORA.user_id, True))
    assert (await tables.table(table.id)).seat_of(BEN.user_id) is not None
