"""What is counted from results, by one pure function."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import msgspec
import pytest

from db.standing_rows import ALL_TIME, EVERYWHERE, Finisher, Held, Outcome, RatingRow, Reckoned, TallyRow
from service.reckoning import pack, places_of, reckon, reckon_packed
from service.seasons import season_of, year_and_quarter

ANNE, BEN, CLEO = 11, 12, 13
SPRING, SUMMER = 1_778_000_000.0, 1_784_000_000.0
"""Moments of May and of July 2026."""


def sat(user_id: int | None, rank: int, has_left: bool = False, computer: str = "") -> Finisher:
    return Finisher(user_id, f"name of {user_id}", computer or ("steady" if has_left else ""), has_left, rank)


def outcome(
    number: int, *seats: Finisher, at: float = SPRING, guild_id: int | None = 7, options: str = "{}"
) -> Outcome:
    people = sum(seat.user_id is not None for seat in seats)
    return Outcome(number, "caylus", options, guild_id, at + number, people, seats)


def rating(found: Reckoned, who: object, season: int = ALL_TIME) -> RatingRow:
    return next(row for row in found.ratings if (row.who, row.season) == (str(who), season))


def tally(found: Reckoned, who: object, guild_id: int = EVERYWHERE, season: int = ALL_TIME) -> TallyRow:
    return next(row for row in found.tallies if (row.who, row.guild_id, row.season) == (str(who), guild_id, season))


def test_wins_plays_places_and_streaks() -> None:
    games = [
        outcome(1, sat(ANNE, 1), sat(BEN, 2), sat(CLEO, 3)),
        outcome(2, sat(ANNE, 1), sat(BEN, 2)),
        outcome(3, sat(ANNE, 2), sat(BEN, 1)),
    ]
    found = tally(reckon(Held(), games), ANNE)
    assert (found.plays, found.wins, found.places, found.streak, found.longest) == (3, 2.0, 4, 0, 2)
    assert tally(reckon(Held(), games), BEN).streak == 1


def test_a_shared_win_counts_as_its_fraction() -> None:
    found = reckon(Held(), [outcome(1, sat(ANNE, 1), sat(BEN, 1), sat(None, 1, computer="novice"))])
    assert tally(found, ANNE).wins == pytest.approx(1 / 3)


def test_a_streak_goes_on_through_slices_and_a_shared_win_does_not_end_it() -> None:
    held = reckon(Held(), [outcome(1, sat(ANNE, 1), sat(BEN, 2)), outcome(2, sat(ANNE, 1), sat(BEN, 1))])
    found = tally(reckon(Held(tallies=held.tallies), [outcome(3, sat(ANNE, 1), sat(BEN, 2))]), ANNE)
    assert (found.streak, found.longest, found.wins) == (3, 3, 2.5)


def test_who_shares_a_place_shares_the_better_one() -> None:
    assert places_of([sat(ANNE, 2), sat(BEN, 1), sat(CLEO, 2), sat(14, 4)]) == (2, 1, 2, 4)


def test_who_has_left_is_last_whatever_became_of_the_seat() -> None:
    assert places_of([sat(ANNE, 1, has_left=True), sat(BEN, 2), sat(CLEO, 3)]) == (3, 1, 2)
    assert places_of([sat(ANNE, 1, has_left=True), sat(BEN, 2), sat(CLEO, 3, has_left=True)]) == (2, 1, 2)
    found = reckon(Held(), [outcome(1, sat(ANNE, 1, has_left=True), sat(BEN, 2))])
    assert rating(found, BEN).mu > 25 > rating(found, ANNE).mu
    assert (tally(found, BEN).wins, tally(found, ANNE).wins) == (1.0, 0.0)


@pytest.mark.parametrize(
    "game",
    [
        outcome(1, sat(ANNE, 1)),
        outcome(1, sat(ANNE, 1), sat(None, 2, computer="master")),
        outcome(1, sat(ANNE, 1), sat(BEN, 2), options='{"rated":"false"}'),
    ],
    ids=["solo", "practice", "unrated"],
)
def test_some_games_never_count(game: Outcome) -> None:
    assert reckon(Held(), [game]) == Reckoned((), (), ())


def test_computers_are_rated_by_their_kind() -> None:
    seats = sat(ANNE, 1), sat(BEN, 4), sat(None, 2, computer="steady-builder"), sat(None, 3, computer="steady-monk")
    found = reckon(Held(), [outcome(1, *seats)])
    assert {row.who for row in found.ratings} == {str(ANNE), str(BEN), "steady"}
    assert rating(found, ANNE).mu > rating(found, "steady").mu > rating(found, BEN).mu
    assert rating(found, "steady").games == 1, "two of a kind have played one game"
    assert tally(found, "steady").plays == 2
    (step,) = (step for step in found.steps if step.who == "steady")
    assert (step.place, step.before, step.after) == (2, 25.0, rating(found, "steady").mu), "the better of their places"


def test_two_of_a_kind_are_as_good_as_both_together_were_found_to_be() -> None:
    seats = sat(ANNE, 1), sat(BEN, 3), sat(CLEO, 2), sat(14, 4)
    people = reckon(Held(), [outcome(1, *seats)])
    computers = sat(None, 2, computer="steady"), sat(None, 4, computer="steady")
    both = rating(reckon(Held(), [outcome(1, seats[0], seats[1], *computers)]), "steady")
    alone = [rating(people, who) for who in (CLEO, 14)]
    assert both.mu == pytest.approx(sum(each.mu for each in alone) / 2)
    assert both.sigma == pytest.approx(sum(each.sigma for each in alone) / 2)


def test_servers_and_seasons_have_tallies_of_their_own_and_nobody_has_two_ratings() -> None:
    games = [
        outcome(1, sat(ANNE, 1), sat(BEN, 2), guild_id=7),
        outcome(2, sat(ANNE, 1), sat(BEN, 2), guild_id=8),
        outcome(3, sat(ANNE, 1), sat(BEN, 2), guild_id=None, at=SUMMER),
    ]
    found = reckon(Held(), games)
    spring, summer = season_of(SPRING), season_of(SUMMER)
    assert [tally(found, ANNE, where).plays for where in (7, 8, EVERYWHERE)] == [1, 1, 3]
    assert [tally(found, ANNE, season=each).plays for each in (spring, summer)] == [2, 1]
    assert rating(found, ANNE, summer).mu == rating(found, ANNE).mu > rating(found, ANNE, spring).mu


def test_what_a_server_calls_somebody_stays_there() -> None:
    found = reckon(Held(), [outcome(1, sat(ANNE, 1), sat(BEN, 2))])
    assert {row.name for row in found.tallies if row.guild_id == EVERYWHERE} == {""}
    assert tally(found, ANNE, 7).name == "name of 11"


def test_each_game_leaves_a_step_of_the_curve() -> None:
    found = reckon(Held(), [outcome(1, sat(ANNE, 1), sat(BEN, 2)), outcome(2, sat(ANNE, 2), sat(BEN, 1))])
    first, second = (step for step in found.steps if step.who == str(ANNE))
    assert (first.before, first.after, first.place) == (25.0, second.before, 1)
    assert (second.after, second.place) == (rating(found, ANNE).mu, 2)


def some_games(many: int) -> list[Outcome]:
    chance = Random(5)
    games: list[Outcome] = []
    for number in range(1, many + 1):
        people = chance.sample(range(100, 112), chance.randint(2, 5))
        seats = [sat(user, chance.randint(1, 3), has_left=chance.random() < 0.1) for user in people]
        games.append(outcome(number, *seats, at=SPRING + number * 90_000, guild_id=chance.choice([7, 8, None])))
    return games


def by_scope(*found: Reckoned) -> tuple[dict[object, RatingRow], dict[object, TallyRow]]:
    """The rows of one after the other: the later ones take the place of those before."""
    return (
        {(row.key, row.season, row.who): row for each in found for row in each.ratings},
        {(row.key, row.guild_id, row.season, row.who): row for each in found for row in each.tallies},
    )


def test_counting_in_slices_and_counting_anew_give_the_same() -> None:
    games = some_games(60)
    whole = reckon(Held(), games)
    first = reckon(Held(), games[:25])
    now = Held(tuple(row for row in first.ratings if row.season == ALL_TIME), first.tallies)
    second = reckon(now, games[25:])
    assert by_scope(first, second) == by_scope(whole)
    assert (*first.steps, *second.steps) == whole.steps
    assert reckon(Held(), games) == whole


def test_in_another_process_it_comes_to_the_same() -> None:
    """To the last bit, whatever the numbers: they travel packed."""
    games = some_games(60)
    ratings, tallies = by_scope(reckon(Held(), games[:25]))
    held = Held(tuple(ratings.values()), tuple(tallies.values()))
    packed = reckon_packed(pack(held, games[25:]))
    assert msgspec.msgpack.decode(packed, type=Reckoned) == reckon(held, games[25:])


@pytest.mark.parametrize(
    ("day", "quarter"),
    [("01-01", 1), ("03-31", 1), ("04-01", 2), ("06-30", 2), ("07-01", 3), ("09-30", 3), ("10-01", 4), ("12-31", 4)],
)
def test_a_quarter_has_three_months_to_their_last_day(day: str, quarter: int) -> None:
    noon = datetime.fromisoformat(f"2026-{day}T12:00+00:00").timestamp()
    assert year_and_quarter(season_of(noon)) == (2026, quarter)


def test_a_season_begins_with_the_first_second_of_its_year() -> None:
    new_year = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    assert [year_and_quarter(season_of(new_year + late)) for late in (-1, 0)] == [(2026, 4), (2027, 1)]
    assert season_of(new_year) == season_of(new_year - 1) + 1


def test_seasons_are_quarters_of_the_calendar() -> None:
    assert year_and_quarter(season_of(SPRING)) == (2026, 2)
    assert year_and_quarter(season_of(SUMMER)) == (2026, 3)
    assert season_of(SUMMER) == season_of(SPRING) + 1
    assert year_and_quarter(season_of(0.0)) == (1970, 1)
