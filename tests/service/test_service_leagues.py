"""Leagues over weeks: sign-up, rounds by themselves, drop-outs, deadlines, editions; each step is taken once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.leagues.values import Terms
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Place
from tests.service.company import DAY, MovableClock, check_whole, numbered_seeds, refused, started
from tests.service.leagued import HOST, PEOPLE, SQUARE, TERMS, begun, end_round, opened, play_round, seen_to


@pytest.fixture
async def others(path: Path, clock: MovableClock, tables: Tables) -> AsyncIterator[Tables]:
    """Another process with the same database."""
    opened = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    yield opened
    await opened.close()


# Signing up


async def test_who_is_hidden_stands_in_the_leagues_that_they_join_and_on_no_leaderboard(tables: Tables) -> None:
    """Whoever joins wants to be compared with those who play there; the pairings name them in any case."""
    await tables.privacy.hide(HOST.user_id, True)
    league = await play_round(tables, await begun(tables, 4))
    assert HOST.user_id in [each.user_id for each in league.edition.standings(1)]
    board = await tables.standing.leaderboard("troyes_dice", PEOPLE[1].user_id)
    assert (board.people, HOST.user_id in [line.user_id for line in board.lines]) == (3, False)


async def test_a_league_opens_for_a_game_that_is_there(tables: Tables) -> None:
    await refused("unknown_game", tables.leagues.open(SQUARE, HOST, "chess", TERMS))
    await refused("stale", tables.leagues.open(SQUARE, HOST, "caylus", Terms(days=-1)))
    league = await tables.leagues.open(SQUARE, HOST, "caylus", TERMS)
    assert (league.status, league.round, league.edition.number) == ("gathering", 0, 1)
    await refused("league_open", tables.leagues.open(SQUARE, HOST, "caylus", TERMS))
    assert await tables.leagues.of_server(7) == [league.id]
    await refused("no_league", tables.leagues.league(99))


async def test_people_join_and_leave_once(tables: Tables) -> None:
    league = await opened(tables, 2)
    await refused("league_in_already", tables.leagues.join(league.id, HOST))
    await refused("league_not_in", tables.leagues.leave(league.id, 999))
    league, told = await tables.leagues.leave(league.id, HOST.user_id)
    assert [member.user_id for member in league.edition.members] == [101]
    assert told is None
    await refused("league_not_in", tables.leagues.leave(league.id, HOST.user_id))
    assert len((await tables.leagues.join(league.id, HOST)).edition.active) == 2


@pytest.mark.parametrize("many", [0, 1, 2])
async def test_a_league_of_too_few_does_not_start(tables: Tables, many: int) -> None:
    league = await opened(tables, many)
    refusal = await refused("league_too_few", tables.leagues.start(league.id))
    assert refusal.details == {"least": 3, "people": many}
    assert await tables.leagues.league(league.id) == league, "nothing has changed"


async def test_the_start_draws_everybody_and_opens_rated_games_with_a_clock(tables: Tables) -> None:
    league = await begun(tables, 7)
    assert (league.status, league.round) == ("playing", 1)
    assert [len(table.chairs) for table in league.edition.tables] == [4, 3]
    for each in league.edition.tables:
        assert each.game_id is not None
        table = await tables.table(each.game_id)
        assert table.status == "playing"
        assert table.humans == each.people, "the seats are as they were drawn"
        assert table.customs | {"rated": "true", "clock": "d1", "time_up": "seat", "away": "false"} == table.customs
        assert table.place == Place(7, 1000 + each.number)
        await check_whole(tables, each.game_id)
    await refused("league_begun", tables.leagues.start(league.id))


async def test_a_table_calls_whoever_is_to_move_as_any_other_game_does(tables: Tables, clock: MovableClock) -> None:
    await begun(tables, 3)
    clock.time += 14 * DAY
    assert {row.kind for row in await tables.claim_due(60.0)} >= {"call", "remind", "clock"}


# Rounds


async def test_a_league_plays_all_its_rounds_by_itself(tables: Tables) -> None:
    league = await begun(tables, 7)
    for number in (1, 2, 3):
        assert league.round == number
        league = await play_round(tables, league)
    assert league.status == "over"
    met = [{*table.people} for table in league.edition.tables]
    assert all(
        any({one.user_id, other.user_id} <= people for people in met) for one in PEOPLE[:7] for other in PEOPLE[:7]
    ), "everybody has met everybody"
    standings = league.edition.standings(1)
    assert sum(each.points for each in standings) == 3 * 7 * 4
    assert [each.played for each in standings] == [3] * 7
    assert [league.edition.member(each.user_id).place for each in standings] == [1, 2, 3, 4, 5, 6, 7]  # type: ignore[union-attr]
    await refused("league_over", tables.leagues.join(league.id, PEOPLE[9]))
    await refused("league_over", tables.leagues.leave(league.id, HOST.user_id))


async def test_looking_twice_or_from_two_processes_takes_each_step_once(tables: Tables, others: Tables) -> None:
    league = await begun(tables, 7)
    league = await play_round(tables, league)
    assert await seen_to(others, league.id) == await seen_to(tables, league.id) == league
    assert league.round == 2
    games = [table.game_id for table in league.edition.tables]
    assert len({*games}) == 4


async def test_a_table_that_another_process_has_opened_is_not_opened_again(tables: Tables, others: Tables) -> None:
    league = await opened(tables, 7)
    await tables.leagues.start(league.id)
    first = await tables.leagues.seat(league.id, 1, 1001)
    assert await others.leagues.seat(league.id, 1, 1009) == first
    league = await seen_to(others, league.id)
    assert [table.game_id for table in league.edition.tables] == [first, 2]


async def test_one_process_at_a_time_has_a_league_in_hand(tables: Tables, others: Tables, clock: MovableClock) -> None:
    league = await opened(tables, 3)
    assert await tables.leagues.claim(league.id, 600.0)
    assert not await others.leagues.claim(league.id, 600.0)
    clock.time += 600
    assert await others.leagues.claim(league.id, 600.0), "the first one has died with it in its hands"
    await others.leagues.rest(league.id, 3600.0)
    assert not await tables.leagues.claim(league.id, 600.0)


async def test_where_the_channel_has_a_game_the_table_waits(tables: Tables) -> None:
    await started(tables, PEOPLE[0], PEOPLE[1], place=Place(7, 1001))
    league = await opened(tables, 3)
    await tables.leagues.start(league.id)
    assert await tables.leagues.seat(league.id, 1, 1001) is None
    assert await tables.leagues.seat(league.id, 1, 1002) is not None


async def test_at_the_deadline_games_end_with_the_ranks_as_they_stand(tables: Tables, clock: MovableClock) -> None:
    league = await begun(tables, 7)
    clock.time += 14 * DAY - 60
    assert (await seen_to(tables, league.id)).round == 1
    clock.time += 60
    advanced = await tables.leagues.advance(league.id)
    assert advanced.ended == (1, 2)
    assert advanced.league.round == 2
    for game_id in (1, 2):
        table = await tables.table(game_id)
        assert (table.status, table.humans) == ("finished", table.humans)
        assert (await tables.history(game_id, None))[-1].text == "round"
    assert all(chair.place > 0 for table in advanced.league.edition.of_round(1) for chair in table.chairs)
    assert len(advanced.league.edition.active) == 7


async def test_after_weeks_without_a_bot_one_round_ends_and_the_next_has_all_its_time(
    tables: Tables, clock: MovableClock
) -> None:
    league = await begun(tables, 4)
    clock.time += 100 * DAY
    league = await seen_to(tables, league.id)
    assert league.round == 2
    assert league.ends_at == clock.time + 14 * DAY


# Dropping out


async def test_who_drops_out_is_played_on_by_a_computer_and_not_drawn_again(tables: Tables) -> None:
    league = await begun(tables, 7)
    gone = PEOPLE[3]
    table = league.table_of(gone.user_id)
    assert table is not None
    league, told = await tables.leagues.leave(league.id, gone.user_id)
    assert told is not None and told == table.game_id
    assert gone.user_id not in (await tables.table(told)).humans
    league = await play_round(tables, league)
    assert league.round == 2
    assert league.table_of(gone.user_id) is None
    assert [len(each.chairs) for each in league.edition.of_round(2)] == [3, 3]
    (last,) = league.edition.standings(1)[-1:]
    assert (last.user_id, last.points, last.has_left) == (gone.user_id, 0.0, True)


async def test_who_resigns_at_the_table_is_out_and_may_come_again(tables: Tables) -> None:
    league = await begun(tables, 4)
    await tables.resign(1, PEOPLE[2].user_id)
    league = await play_round(tables, league)
    assert [member.user_id for member in league.edition.members if member.has_left] == [102]
    league = await tables.leagues.join(league.id, PEOPLE[2])
    assert league.table_of(102) is None, "from the next round on"
    league = await play_round(tables, league)
    assert league.table_of(102) is not None


async def test_whose_time_was_up_is_out_unless_they_come_back(tables: Tables, clock: MovableClock) -> None:
    league = await begun(tables, 4)
    for _ in range(4):
        clock.time += DAY
        for row in await tables.claim_due(60.0):
            await tables.carry_out(row)
        await tables.think(1)
    taken = [sitter.user_id for sitter in (await tables.table(1)).sitters if sitter.has_left]
    assert len(taken) == 3, "alone, nobody has a clock"
    back, *still = taken
    assert back is not None
    await tables.seats.come_back(1, back)
    clock.time += 14 * DAY
    league = await seen_to(tables, league.id)
    assert sorted(member.user_id for member in league.edition.members if member.has_left) == sorted(
        who for who in still if who is not None
    )


async def test_with_one_person_left_the_edition_ends(tables: Tables) -> None:
    league = await begun(tables, 3)
    for person in PEOPLE[:2]:
        await tables.leagues.leave(league.id, person.user_id)
    league = await play_round(tables, league)
    assert (league.status, league.round) == ("over", 1)
    assert league.edition.standings(1)[0].user_id == 102


async def test_a_game_that_was_broken_off_is_shared_by_those_who_played(tables: Tables) -> None:
    league = await begun(tables, 3)
    await tables.end_for_order(1, PEOPLE[9])
    league = await seen_to(tables, league.id)
    assert [each.points for each in league.edition.standings(1)] == [4.0, 4.0, 4.0]


async def test_a_seat_that_was_handed_over_is_left(tables: Tables) -> None:
    league = await begun(tables, 3)
    request = await tables.seats.hand_over(1, PEOPLE[1].user_id, PEOPLE[9])
    await tables.answer(1, request.id, PEOPLE[9].user_id, True)
    league = await play_round(tables, league)
    assert [member.user_id for member in league.edition.members if member.has_left] == [101]


async def test_who_joins_after_the_start_plays_from_the_next_round_on(tables: Tables) -> None:
    league = await begun(tables, 6)
    late = PEOPLE[7]
    league = await tables.leagues.join(league.id, late)
    assert league.table_of(late.user_id) is None
    league = await play_round(tables, league)
    assert league.table_of(late.user_id) is not None
    league = await play_round(tables, league)
    await refused("league_too_late", tables.leagues.join(league.id, PEOPLE[8]))


async def test_who_is_alone_in_a_division_has_a_bye_and_stays_in_the_league(tables: Tables) -> None:
    league = await begun(tables, 10, Terms(rounds=3, days=7, seats=4), "caylus")
    lower = [member.user_id for member in league.edition.members if member.division == 2]
    for user_id in lower[1:]:
        await tables.leagues.leave(league.id, user_id)
    for number in (2, 3):
        league = await end_round(tables, league)
        (bye,) = [table for table in league.edition.of_round(number) if table.is_bye]
        assert (bye.people, bye.is_done, bye.chairs[0].has_left) == ((lower[0],), True, False)
    assert [each.user_id for each in league.edition.active if each.division == 2] == [lower[0]]
    assert league.edition.standings(2)[0].user_id == lower[0]


async def test_who_left_before_the_start_has_neither_division_nor_place(tables: Tables) -> None:
    league = await opened(tables, 5, Terms(rounds=2, days=7, seats=4))
    await tables.leagues.leave(league.id, PEOPLE[4].user_id)
    await tables.leagues.start(league.id)
    league = await seen_to(tables, league.id)
    while league.status != "over":
        league = await play_round(tables, league)
    places = {member.user_id: (member.division, member.place) for member in league.edition.members}
    assert places.pop(PEOPLE[4].user_id, (0, 0)) == (0, 0)
    assert sorted(places.values()) == [(1, 1), (1, 2), (1, 3), (1, 4)]


async def test_who_is_deleted_leaves_a_nameless_seat_and_the_league_goes_on(tables: Tables) -> None:
    league = await begun(tables, 4)
    await tables.privacy.delete(101)
    league = await play_round(tables, await tables.leagues.league(league.id))
    assert league.round == 2
    assert [len(table.chairs) for table in league.edition.of_round(2)] == [3]
    (gone,) = (member for member in league.edition.members if member.has_left)
    assert (gone.name, gone.user_id < 0) == ("—", True)
    assert not any((await tables.privacy.kept_of(101)).values())
    assert (await tables.privacy.kept_of(100))["league_members"]


# Divisions and editions


async def test_ten_people_are_two_divisions_and_the_best_goes_up(tables: Tables) -> None:
    league = await begun(tables, 10, Terms(rounds=2, days=7, seats=4, goes_on=True), "caylus")
    upper = {member.user_id for member in league.edition.members if member.division == 1}
    assert len(upper) == 5
    assert [len(table.chairs) for table in league.edition.tables] == [5, 5]
    for _ in range(2):
        league = await end_round(tables, league)
    assert (league.status, league.edition.number, league.round) == ("gathering", 2, 0)
    before = league.before
    assert before is not None and before.ended_at is not None
    last_above, first_below = before.standings(1)[-1].user_id, before.standings(2)[0].user_id
    for person in PEOPLE[:10]:
        await tables.leagues.join(league.id, person)
    league = await tables.leagues.start(league.id)
    assert {each.user_id for each in league.edition.members if each.division == 1} == upper - {last_above} | {
        first_below
    }


async def test_the_next_edition_begins_by_itself_on_its_day(tables: Tables, clock: MovableClock) -> None:
    league = await begun(tables, 3, Terms(rounds=2, days=7, seats=3, goes_on=True))
    league = await play_round(tables, await play_round(tables, league))
    assert league.status == "gathering" and league.edition.starts_at == clock.time + 7 * DAY
    for person in PEOPLE[:3]:
        await tables.leagues.join(league.id, person)
    clock.time += 7 * DAY
    assert (await seen_to(tables, league.id)).status == "playing"


async def test_a_start_that_nobody_came_to_is_put_off_and_given_up(tables: Tables, clock: MovableClock) -> None:
    league = await opened(tables, 2, Terms(starts=3))
    clock.time += 3 * DAY
    league = await seen_to(tables, league.id)
    assert league.status == "gathering" and league.edition.starts_at == clock.time + 7 * DAY
    for _ in range(4):
        clock.time += 7 * DAY
        league = await seen_to(tables, league.id)
    assert league.status == "over"


async def test_a_league_that_is_called_off_leaves_its_games_alone(tables: Tables) -> None:
    league = await begun(tables, 3)
    league = await tables.leagues.close(league.id)
    assert league.status == "over"
    assert (await tables.table(1)).status == "playing"
    await refused("league_over", tables.leagues.close(league.id))
    assert (await tables.leagues.open(SQUARE, HOST, "troyes_dice", TERMS)).id != league.id


async def test_a_league_moves_to_another_channel(tables: Tables) -> None:
    league = await opened(tables, 3)
    await refused("league_here_already", tables.leagues.move(league.id, 70))
    assert (await tables.leagues.move(league.id, 71)).channel_id == 71
