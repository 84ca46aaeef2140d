"""What a game does to ratings, whoever played it and however it came out."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from service import rating
from service.rating import Skill, rated, shown

skills = st.builds(Skill, st.floats(0, 50), st.floats(0.5, 8.4), st.integers(0, 200))
newcomers = st.integers(2, 10).map(lambda many: [Skill()] * many)


@st.composite
def games(draw: st.DrawFn, who: st.SearchStrategy[list[Skill]]) -> tuple[list[Skill], list[int]]:
    """People and their places, ties among them."""
    people = draw(who)
    scores = draw(st.lists(st.integers(0, 4), min_size=len(people), max_size=len(people)))
    return people, [1 + sum(other > own for other in scores) for own in scores]


EVERYBODY = games(st.lists(skills, min_size=2, max_size=10))
ALIKE = games(newcomers)


def gains(people: list[Skill], places: list[int]) -> list[float]:
    return [after.mu - before.mu for before, after in zip(people, rated(people, places), strict=True)]


@pytest.mark.parametrize("model", [BradleyTerryPart(), BradleyTerryPart(beta=9.0, tau=0.3, window_size=2)])
def test_ratings_are_those_of_the_model_to_the_last_bit(
    model: BradleyTerryPart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three thousand tables without ties, of two to eight people, some of whom are nearly sure to be what they are rated."""
    monkeypatch.setattr(rating, "_MODEL", model)
    chance = Random(11)
    for _ in range(3000):
        people = [Skill(chance.uniform(-5, 60), chance.choice((0.01, chance.uniform(0.3, 8.4)))) for _ in range(8)]
        people = people[: chance.randint(2, 8)]
        places = chance.sample(range(1, len(people) + 1), len(people))
        line = [[BradleyTerryPartRating(skill.mu, skill.sigma)] for skill in people]
        theirs = [each for (each,) in model.rate(line, ranks=[float(place) for place in places])]
        for skill, own, other in zip(people, rated(people, places), theirs, strict=True):
            assert (own.mu, own.sigma) == (skill.mu + (other.mu - skill.mu), other.sigma)


def test_who_shares_a_place_shares_what_the_model_gives_them() -> None:
    """Up to five people everybody is compared with everybody, so nothing hangs on the order of those who share a place."""
    model, chance = BradleyTerryPart(), Random(12)
    for _ in range(2000):
        people = [Skill(chance.uniform(5, 45), chance.uniform(0.3, 8.4)) for _ in range(chance.randint(2, 5))]
        scores = [chance.randint(0, 2) for _ in people]
        places = [1 + sum(other > own for other in scores) for own in scores]
        line = [[BradleyTerryPartRating(skill.mu, skill.sigma)] for skill in people]
        theirs = [each for (each,) in model.rate(line, ranks=[float(place) for place in places])]
        given_to = {
            place: [other.mu - skill.mu for skill, other, at in zip(people, theirs, places, strict=True) if at == place]
            for place in set(places)
        }
        found = rated(people, places)
        assert [own.sigma for own in found] == pytest.approx([other.sigma for other in theirs], rel=1e-12)
        assert gains(people, places) == pytest.approx([fmean(given_to[place]) for place in places], abs=1e-9)


@settings(deadline=None, max_examples=200)
@given(ALIKE)
def test_of_people_rated_alike_a_better_finisher_never_gains_less(game: tuple[list[Skill], list[int]]) -> None:
    people, places = game
    found = gains(people, places)
    assert all(
        found[one] >= found[other] - 1e-9
        for one, other in combinations(range(len(people)), 2)
        if places[one] < places[other]
    )


def test_finishing_better_never_brings_the_same_person_less() -> None:
    """Thousands of tables of two to five people, however good they are, where the others may share places among themselves."""
    chance = Random(13)
    for _ in range(4000):
        people = [Skill(chance.uniform(0, 50), chance.uniform(0.3, 8.4)) for _ in range(chance.randint(2, 5))]
        scores = [float(chance.randint(0, 3)) for _ in people]
        one = chance.randrange(len(people))
        found: list[float] = []
        for score in sorted(chance.sample([-0.5, 0.5, 1.5, 2.5, 3.5], 2)):
            scores[one] = score
            found.append(gains(people, [1 + sum(other > own for other in scores) for own in scores])[one])
        assert found[0] <= found[1] + 1e-9


def test_a_favourite_who_wins_may_gain_less_than_an_outsider_who_comes_second() -> None:
    """Of people who are not rated alike a better finisher may gain less: they did what was expected of them."""
    favourite, outsider, third = gains([Skill(35.0, 2.0), Skill(20.0, 8.0), Skill(30.0, 4.0)], [1, 2, 3])
    assert 0 < favourite < outsider
    assert third < 0


def test_who_shares_a_place_also_shares_the_others_surprise() -> None:
    """Whoever is known well may lose more by sharing the last place with a newcomer than by being last alone."""
    people = [Skill(25.0, 4.0), Skill(30.0, 0.7), Skill(40.0, 8.0)]
    alone, shared = gains(people, [1, 3, 2])[1], gains(people, [1, 2, 2])[1]
    assert shared < alone < 0


@settings(deadline=None, max_examples=200)
@given(EVERYBODY)
def test_who_shares_a_place_changes_alike(game: tuple[list[Skill], list[int]]) -> None:
    people, places = game
    found = gains(people, places)
    for one, other in combinations(range(len(people)), 2):
        if places[one] == places[other]:
            assert found[one] == pytest.approx(found[other])


@settings(deadline=None, max_examples=200)
@given(EVERYBODY, st.randoms(use_true_random=False))
def test_it_does_not_matter_who_sits_where(game: tuple[list[Skill], list[int]], chance: Random) -> None:
    people, places = game
    order = list(range(len(people)))
    chance.shuffle(order)
    moved = gains([people[each] for each in order], [places[each] for each in order])
    found = gains(people, places)
    assert moved == pytest.approx([found[each] for each in order])


@settings(deadline=None, max_examples=200)
@given(st.permutations(range(1, 6)), st.lists(skills, min_size=5, max_size=5))
def test_without_ties_the_first_never_loses_and_the_last_never_gains(places: list[int], people: list[Skill]) -> None:
    found = gains(people, places)
    assert found[places.index(1)] >= 0 >= found[places.index(5)]


def test_only_the_order_of_the_places_matters() -> None:
    people = [Skill(), Skill(30.0, 4.0), Skill(20.0, 6.0)]
    assert rated(people, [1, 2, 3]) == rated(people, [1, 5, 9])


def test_everybody_begins_with_a_thousand_and_is_settled_after_some_games() -> None:
    winner, loser = Skill(), Skill()
    assert (winner.shown, winner.is_provisional) == (1000, True)
    for _ in range(5):
        winner, loser = rated([winner, loser], [1, 2])
    assert winner.shown > 1000 > loser.shown
    assert not winner.is_provisional


def test_a_rating_is_provisional_up_to_the_game_that_settles_it() -> None:
    assert [Skill(games=many).is_provisional for many in (0, 4, 5)] == [True, True, False]
    assert [skill.games for skill in rated([Skill(), Skill(games=7)], [1, 2])] == [1, 8]


def test_a_better_player_is_shown_a_higher_whole_number() -> None:
    assert [shown(mu) for mu in (24.0, 25.0, 25.01, 25.02, 26.0)] == [960, 1000, 1000, 1001, 1040]
