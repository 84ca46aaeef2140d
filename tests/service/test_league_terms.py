"""What a league may be like, what it refuses, and the very second at which it goes on by itself."""

import pytest
from msgspec.structs import replace

from engine.core.chance import commitment, derived
from service.leagues.drawing import Past, drawn
from service.leagues.values import Chair, Edition, League, LeagueTable, Member, Terms, other_seats
from service.tables import Tables
from service.values import Person, Place
from tests.service.company import DAY, MovableClock, refused
from tests.service.leagued import HOST, PEOPLE, SQUARE, TERMS, begun, end_round, opened, seen_to

MANY = [Person(1000 + number, f"Guest {number}") for number in range(60)]


def member(league: League, person: Person) -> Member:
    found = league.edition.member(person.user_id)
    assert found is not None
    return found


# What can be had


@pytest.mark.parametrize(
    ("what", "offered"),
    [("rounds", (2, 3, 4, 5)), ("days", (7, 14, 21, 28)), ("seats", (3, 4)), ("starts", (0, 3, 7))],
)
def test_a_league_is_had_with_what_is_offered_and_with_nothing_beside_it(what: str, offered: tuple[int, ...]) -> None:
    known = Terms(rounds=2, days=7, seats=3, starts=3)
    assert tuple(number for number in range(-1, 36) if replace(known, **{what: number}).are_offered) == offered


def test_who_chooses_nothing_has_three_rounds_of_a_fortnight_at_tables_of_four_from_when_somebody_says_so() -> None:
    assert Terms() == Terms(rounds=3, days=14, seats=4, starts=0, goes_on=False)


@pytest.mark.parametrize(("days", "time"), [(7, "h12"), (14, "d1"), (21, "d2"), (28, "d3")])
async def test_the_longer_a_round_lasts_the_more_time_each_move_has(
    tables: Tables, clock: MovableClock, days: int, time: str
) -> None:
    league = await begun(tables, 3, Terms(rounds=2, days=days, seats=3))
    assert (await tables.table(1)).customs["clock"] == time
    assert league.ends_at == clock.time + days * DAY


async def test_a_league_belongs_to_a_server(tables: Tables) -> None:
    await refused("stale", tables.leagues.open(Place(None, 70), HOST, "caylus", TERMS))
    league = await tables.leagues.open(SQUARE, HOST, "caylus", TERMS)
    assert (league.guild_id, league.channel_id, league.host_id, league.version) == (7, 70, HOST.user_id, 1)


# How many take part


async def test_forty_eight_may_sign_up(tables: Tables) -> None:
    league = await opened(tables, 0)
    for person in MANY[:48]:
        league = await tables.leagues.join(league.id, person)
    assert len(league.edition.active) == 48
    refusal = await refused("league_full", tables.leagues.join(league.id, MANY[48]))
    assert refusal.details == {"most": 48}


async def test_twelve_may_play_in_a_division(tables: Tables) -> None:
    league = await begun(tables, 3)
    for person in MANY[:9]:
        league = await tables.leagues.join(league.id, person)
    refusal = await refused("league_full", tables.leagues.join(league.id, MANY[9]))
    assert refusal.details == {"most": 12}
    assert [(each.division, each.since) for each in league.edition.members] == [(1, 1)] * 3 + [(1, 2)] * 9


async def test_who_comes_late_plays_where_the_fewest_are_and_of_those_in_the_lowest(tables: Tables) -> None:
    league = await opened(tables, 10)
    assert {each.division for each in league.edition.members} == {0}
    await tables.leagues.start(league.id)
    joined = [member(await tables.leagues.join(league.id, person), person) for person in MANY[:4]]
    assert [each.division for each in joined] == [2, 1, 2, 1]


async def test_who_comes_again_plays_in_the_division_of_before(tables: Tables) -> None:
    league = await opened(tables, 10)
    league = await tables.leagues.start(league.id)
    upper, lower = ([each for each in league.edition.members if each.division == number] for number in (1, 2))
    for each in (upper[0], lower[0], lower[1]):
        await tables.leagues.leave(league.id, each.user_id)
    back = Person(upper[0].user_id, "back")
    assert member(await tables.leagues.join(league.id, back), back).division == 1


@pytest.mark.parametrize("many", [2, 3])
async def test_two_are_enough_for_another_round(tables: Tables, many: int) -> None:
    league = await begun(tables, 3)
    for person in PEOPLE[many:3]:
        await tables.leagues.leave(league.id, person.user_id)
    league = await end_round(tables, league)
    assert (league.status, league.round) == ("playing", 2)
    assert [len(table.chairs) for table in league.edition.of_round(2)] == [many]


# The very second


@pytest.mark.parametrize("starts", [3, 7])
async def test_a_league_begins_on_its_day_and_not_a_second_before(
    tables: Tables, clock: MovableClock, starts: int
) -> None:
    league = await opened(tables, 3, Terms(starts=starts))
    clock.time += starts * DAY - 1
    assert (await seen_to(tables, league.id)).status == "gathering"
    clock.time += 1
    assert (await seen_to(tables, league.id)).status == "playing"


@pytest.mark.parametrize(("passed", "status"), [(28 * DAY - 1, "gathering"), (28 * DAY, "over"), (40 * DAY, "over")])
async def test_four_weeks_after_it_opened_a_sign_up_with_too_few_people_is_given_up(
    tables: Tables, clock: MovableClock, passed: float, status: str
) -> None:
    league = await opened(tables, 2, Terms(starts=7))
    clock.time += passed
    league = (await tables.leagues.advance(league.id)).league
    assert league.status == status
    if status == "over":
        assert league.edition.ended_at == clock.time
    else:
        assert league.edition.starts_at == clock.time + 7 * DAY


async def test_a_league_without_a_day_waits_for_whoever_starts_it(tables: Tables, clock: MovableClock) -> None:
    league = await opened(tables, 3)
    clock.time += 100 * DAY
    assert (await tables.leagues.advance(league.id)).league == league


@pytest.mark.parametrize(("passed", "ended"), [(7 * DAY - 1, ()), (7 * DAY, (1, 2))])
async def test_a_round_ends_at_its_very_second(
    tables: Tables, clock: MovableClock, passed: float, ended: tuple[int, ...]
) -> None:
    league = await begun(tables, 7, Terms(rounds=2, days=7, seats=4))
    clock.time += passed
    assert (await tables.leagues.advance(league.id)).ended == ended


async def test_a_game_that_is_over_already_keeps_no_other_from_ending_with_the_round(
    tables: Tables, clock: MovableClock
) -> None:
    league = await begun(tables, 7)
    await tables.end_for_order(1, HOST)
    clock.time += 14 * DAY
    assert (await tables.leagues.advance(league.id)).ended == (2,)


async def test_what_has_begun_late_has_all_its_time(tables: Tables, clock: MovableClock) -> None:
    """Two tables of a round may open hours apart; the round ends with the later one."""
    league = await opened(tables, 7)
    await tables.leagues.start(league.id)
    await tables.leagues.seat(league.id, 1, 1001)
    clock.time += 5 * 3600
    await tables.leagues.seat(league.id, 2, 1002)
    clock.time += 14 * DAY - 5 * 3600
    advanced = await tables.leagues.advance(league.id)
    assert advanced.ended == (1,)
    assert advanced.league.ends_at == clock.time + 5 * 3600


# Tables


async def test_a_computer_sits_down_for_who_dropped_out_between_the_draw_and_the_first_move(tables: Tables) -> None:
    league = await opened(tables, 4)
    league = await tables.leagues.start(league.id)
    (table,) = league.edition.tables
    first, second = table.people[:2]
    await tables.leagues.leave(league.id, first)
    number = await tables.leagues.seat(league.id, 1, 1001)
    assert number is not None
    game = await tables.table(number)
    assert [(each.user_id, each.has_left, bool(each.computer)) for each in game.sitters] == [
        (who, who == first, who == first) for who in table.people
    ]
    assert game.host_id == second
    assert [each.name for each in game.sitters] == [league.edition.name(who) for who in table.people]


async def test_where_all_dropped_out_the_table_has_a_host_all_the_same(tables: Tables) -> None:
    league = await opened(tables, 3)
    league = await tables.leagues.start(league.id)
    (table,) = league.edition.tables
    for who in table.people:
        await tables.leagues.leave(league.id, who)
    number = await tables.leagues.seat(league.id, 1, 1001)
    assert number is not None
    assert (await tables.table(number)).host_id == table.people[0]


async def test_a_table_that_was_not_drawn_does_not_open(tables: Tables) -> None:
    league = await opened(tables, 3)
    await tables.leagues.start(league.id)
    assert await tables.leagues.seat(league.id, 2, 1001) is None
    assert await tables.at(Place(7, 1001)) is None


async def test_what_was_drawn_can_be_drawn_again_from_the_seed_by_anybody(tables: Tables) -> None:
    league = await begun(tables, 7)
    while league.status == "playing":
        league = await end_round(tables, league)
    assert commitment(league.edition.seed) == league.edition.commitment
    past = Past()
    for number in (1, 2, 3):
        seed = derived(league.edition.seed, "round", number, 1)
        tables_drawn = drawn((person.user_id for person in PEOPLE[:7]), past, (4, 1, 10), seed, number == 3)
        assert tuple(table.people for table in league.edition.of_round(number)) == tables_drawn
        past = Past((*past.groups, *tables_drawn))


# What is over


async def test_a_league_that_is_over_refuses_everything(tables: Tables) -> None:
    league = await opened(tables, 3)
    await tables.leagues.close(league.id)
    for doing in (
        tables.leagues.join(league.id, PEOPLE[5]),
        tables.leagues.leave(league.id, HOST.user_id),
        tables.leagues.start(league.id),
        tables.leagues.close(league.id),
        tables.leagues.move(league.id, 71),
    ):
        await refused("league_over", doing)


async def test_closing_a_later_edition_leaves_the_one_before_as_it_was(tables: Tables, clock: MovableClock) -> None:
    league = await begun(tables, 3, Terms(rounds=2, days=7, seats=3, goes_on=True))
    for _ in range(2):
        league = await end_round(tables, league)
    ended = clock.time
    assert (league.edition.number, league.edition.opened_at, league.edition.starts_at) == (2, ended, ended + 7 * DAY)
    clock.time += DAY
    league = await tables.leagues.close(league.id)
    assert (league.edition.number, league.edition.ended_at) == (2, clock.time)
    assert league.before is not None
    assert (league.before.number, league.before.ended_at) == (1, ended)


def table(number: int, is_done: bool) -> LeagueTable:
    return LeagueTable(number, 1, 1, None, None, None, is_done, (Chair(11, 0, False),))


@pytest.mark.parametrize(
    ("tables_of_round", "is_done"),
    [((), False), ((True,), True), ((True, True), True), ((True, False), False), ((False,), False)],
)
def test_a_round_is_done_that_was_drawn_and_whose_tables_are(tables_of_round: tuple[bool, ...], is_done: bool) -> None:
    tables = (table(1, False), *(table(2, each) for each in tables_of_round))
    assert Edition(1, b"", "", 0.0, None, None, (), tables).is_done(2) is is_done


async def test_a_league_is_open_until_it_is_over(tables: Tables) -> None:
    league = await opened(tables, 3)
    assert league.is_open
    assert (await tables.leagues.start(league.id)).is_open
    assert not (await tables.leagues.close(league.id)).is_open


def test_where_tables_of_one_size_do_not_come_out_even_some_have_the_other() -> None:
    assert (other_seats(3), other_seats(4)) == (4, 3)


async def test_before_the_end_nobody_has_a_place(tables: Tables) -> None:
    league = await begun(tables, 4)
    assert {member.place for member in league.edition.members} == {0}
    assert {(chair.place, chair.has_left) for chair in league.edition.tables[0].chairs} == {(0, False)}
