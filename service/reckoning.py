"""What follows from the results: ratings, wins, plays, places and streaks, counted in one pass in the order of the games' ends.

`reckon` is pure: the same results give the same rows, in one go or in slices, today or after years.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from db.reckoning import Scope, who_of
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

NEWCOMER: Final = Skill()
PEOPLE_AT_LEAST: Final = 2
"""Who play against each other, so that a game counts."""


def counts(outcome: Outcome) -> bool:
    """People against each other, at a table that is rated: alone, or with computers only, is practice."""
    options = msgspec.json.decode(outcome.options, type=dict[str, str])
    return outcome.people >= PEOPLE_AT_LEAST and options.get(RATED.key, RATED.default) == "true"


def places_of(seats: Sequence[Finisher]) -> tuple[int, ...]:
    """The place of each seat, from 1. Who has left comes last, whatever a computer made of the seat; ties share the better."""
    order = [(seat.has_left, 0 if seat.has_left else seat.rank) for seat in seats]
    return tuple(1 + sum(other < own for other in order) for own in order)


class Tally(Struct):
    """What is counted for somebody in one place and time."""

    name: str = ""
    plays: int = 0
    wins: float = 0.0
    places: int = 0
    streak: int = 0
    longest: int = 0

    def add(self, place: int, won: float) -> None:
        self.plays += 1
        self.wins += won
        self.places += place
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)


class Reckoner:
    """The rows as they are while results are counted."""

    def __init__(self, held: Held) -> None:
        self.skills = {(row.key, row.who): Skill(row.mu, row.sigma, row.games) for row in held.ratings}
        self.held = {(row.key, row.guild_id, row.season, row.who): row for row in held.tallies}
        self.tallies: dict[Scope, Tally] = {}
        self.ratings: dict[tuple[str, int, str], RatingRow] = {}
        self.steps: list[StepRow] = []

    def count(self, outcome: Outcome) -> None:
        whos, places = [who_of(seat) for seat in outcome.seats], places_of(outcome.seats)
        season = season_of(outcome.finished_at)
        self._tally(outcome, season, whos, places)
        self._rate(outcome, season, whos, places)

    def _rate(self, outcome: Outcome, season: int, whos: Sequence[str], places: Sequence[int]) -> None:
        """Several computers of one kind are one and the same: what happened to them is averaged."""
        before = [self.skills.get((outcome.key, who)) or NEWCOMER for who in whos]
        after = rated(before, places)
        for who in dict.fromkeys(whos):
            mine = [number for number, each in enumerate(whos) if each == who]
            skill = after[mine[0]] if len(mine) == 1 else _averaged([after[number] for number in mine])
            self.skills[outcome.key, who] = skill
            for when in (ALL_TIME, season):
                self.ratings[outcome.key, when, who] = RatingRow(
                    outcome.key, when, who, skill.mu, skill.sigma, skill.games
                )
            moved = before[mine[0]].mu, skill.mu, min(places[number] for number in mine)
            self.steps.append(StepRow(who, outcome.key, outcome.finished_at, outcome.game_id, *moved))

    def _tally(self, outcome: Outcome, season: int, whos: Sequence[str], places: Sequence[int]) -> None:
        share = 1 / places.count(1)
        servers = (EVERYWHERE,) if outcome.guild_id is None else (EVERYWHERE, outcome.guild_id)
        for who, seat, place in zip(whos, outcome.seats, places, strict=True):
            for server in servers:
                for when in (ALL_TIME, season):
                    tally = self._tally_of((outcome.key, server, when, who))
                    tally.name = seat.name if server != EVERYWHERE else ""
                    tally.add(place, share if place == 1 else 0.0)

    def _tally_of(self, scope: Scope) -> Tally:
        found = self.tallies.get(scope)
        if found is None:
            row = self.held.get(scope)
            found = self.tallies[scope] = (
                Tally(row.name, row.plays, row.wins, row.places, row.streak, row.longest) if row else Tally()
            )
        return found

    def reckoned(self) -> Reckoned:
        tallies = tuple(TallyRow(*scope, *astuple(self.tallies[scope])) for scope in sorted(self.tallies))
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
