"""What follows from the results: ratings, wins, plays, places and streaks, counted in one pass in the order of the games' ends.

`reckon` is pure: the same results give the same rows, in one go or in slices, today or after years.
"""

from collections.abc import Iterable, Sequence

import msgspec

from db.reckoning import who_of
from db.standing_rows import (
    ALL_TIME,
    EVERYWHERE,
    Finisher,
    Held,
    Outcome,
    RatingRow,
    Reckoned,
    StepRow,
    TallyRow,
)
from service.rating import Skill, rated
from service.seasons import season_of
from service.values import RATED

Scope = tuple[str, int, int, str]
"""A game, a server, a season, and somebody who played there and then."""


def counts(outcome: Outcome) -> bool:
    """Two people at least, at a table that is rated: alone, or with computers only, is practice."""
    options = msgspec.json.decode(outcome.options, type=dict[str, str])
    return outcome.people >= 2 and options.get(RATED.key, RATED.default) == "true"


def places_of(seats: Sequence[Finisher]) -> tuple[int, ...]:
    """The place of each seat, from 1. Who has left comes last, whatever a computer made of the seat; ties share the better."""
    order = [(seat.has_left, 0 if seat.has_left else seat.rank) for seat in seats]
    return tuple(1 + sum(other < own for other in order) for own in order)


class Reckoner:
    """The rows as they are while results are counted."""

    def __init__(self, held: Held) -> None:
        self.skills = {(row.key, row.who): Skill(row.mu, row.sigma, row.games) for row in held.ratings}
        self.tallies: dict[Scope, TallyRow] = {
            (row.key, row.guild_id, row.season, row.who): row for row in held.tallies
        }
        self.ratings: dict[tuple[str, int, str], RatingRow] = {}
        self.touched: set[Scope] = set()
        self.steps: list[StepRow] = []

    def count(self, outcome: Outcome) -> None:
        places = places_of(outcome.seats)
        self._tally(outcome, places)
        self._rate(outcome, places)

    def _rate(self, outcome: Outcome, places: Sequence[int]) -> None:
        """Several computers of one kind are one and the same: what happened to them is averaged."""
        whos = [who_of(seat) for seat in outcome.seats]
        before = [self.skills.get((outcome.key, who), Skill()) for who in whos]
        after = rated(before, places)
        for who in dict.fromkeys(whos):
            mine = [number for number, each in enumerate(whos) if each == who]
            skill = _averaged([after[number] for number in mine])
            place = min(places[number] for number in mine)
            self._keep_rating(outcome, who, before[mine[0]], skill, place)

    def _keep_rating(self, outcome: Outcome, who: str, before: Skill, after: Skill, place: int) -> None:
        self.skills[outcome.key, who] = after
        for season in (ALL_TIME, season_of(outcome.finished_at)):
            row = RatingRow(outcome.key, season, who, after.mu, after.sigma, after.games)
            self.ratings[outcome.key, season, who] = row
        self.steps.append(StepRow(who, outcome.key, outcome.finished_at, outcome.game_id, before.mu, after.mu, place))

    def _tally(self, outcome: Outcome, places: Sequence[int]) -> None:
        winners = places.count(1)
        seasons = (ALL_TIME, season_of(outcome.finished_at))
        servers = (EVERYWHERE,) if outcome.guild_id is None else (EVERYWHERE, outcome.guild_id)
        for seat, place in zip(outcome.seats, places, strict=True):
            won = 1 / winners if place == 1 else 0.0
            for server in servers:
                for season in seasons:
                    scope = (outcome.key, server, season, who_of(seat))
                    name = seat.name if server != EVERYWHERE else ""
                    self.tallies[scope] = _with_game(self.tallies.get(scope), scope, name, won, place)
                    self.touched.add(scope)

    def reckoned(self) -> Reckoned:
        tallies = tuple(self.tallies[scope] for scope in sorted(self.touched))
        return Reckoned(tuple(self.ratings[each] for each in sorted(self.ratings)), tallies, tuple(self.steps))


def reckon(held: Held, outcomes: Iterable[Outcome]) -> Reckoned:
    """The rows that these results change, beginning from what is held of their people."""
    reckoner = Reckoner(held)
    for outcome in filter(counts, outcomes):
        reckoner.count(outcome)
    return reckoner.reckoned()


def _averaged(skills: Sequence[Skill]) -> Skill:
    many = len(skills)
    return Skill(sum(each.mu for each in skills) / many, sum(each.sigma for each in skills) / many, skills[0].games)


def _with_game(before: TallyRow | None, scope: Scope, name: str, won: float, place: int) -> TallyRow:
    old = before or TallyRow(*scope, name)
    streak = old.streak + 1 if won else 0
    return TallyRow(*scope, name, old.plays + 1, old.wins + won, old.places + place, streak, max(old.longest, streak))
