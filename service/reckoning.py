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
from service.options import RATED
from service.rating import Skill, rated
from service.seasons import season_of

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


class Tally(Struct, gc=False):
    """What is counted for somebody in one place and time."""

    name: str = ""
    plays: int = 0
    wins: float = 0.0
    places: int = 0
    streak: int = 0
    longest: int = 0


Scopes = tuple[str, int | None, int, str]
"""A game, its server and its season, and somebody who sat in it: they have a tally there and then, there, then, and at all."""


class Reckoner:
    """The rows as they are while results are counted."""

    def __init__(self, held: Held) -> None:
        self.skills = {(row.key, row.who): Skill(row.mu, row.sigma, row.games) for row in held.ratings}
        self.held = {(row.key, row.guild_id, row.season, row.who): row for row in held.tallies}
        self.tallies: dict[Scope, Tally] = {}
        self.together: dict[Scopes, tuple[list[Tally], list[Tally]]] = {}
        self.ratings: dict[tuple[str, int, str], Skill] = {}
        self.steps: list[StepRow] = []

    def count(self, outcome: Outcome) -> None:
        whos, places = [who_of(seat) for seat in outcome.seats], places_of(outcome.seats)
        season = season_of(outcome.finished_at)
        self._tally(outcome, season, whos, places)
        self._rate(outcome, season, whos, places)

    def _rate(self, outcome: Outcome, season: int, whos: Sequence[str], places: Sequence[int]) -> None:
        """Several computers of one kind are one and the same: what happened to them is averaged."""
        key, skills, ratings = outcome.key, self.skills, self.ratings
        before = [skills.get((key, who)) or NEWCOMER for who in whos]
        for who, (skill, old, place) in _after(before, rated(before, places), whos, places).items():
            skills[key, who] = ratings[key, ALL_TIME, who] = ratings[key, season, who] = skill
            self.steps.append(StepRow(who, key, outcome.finished_at, outcome.game_id, old.mu, skill.mu, place))

    def _tally(self, outcome: Outcome, season: int, whos: Sequence[str], places: Sequence[int]) -> None:
        share = 1 / places.count(1)
        for who, seat, place in zip(whos, outcome.seats, places, strict=True):
            everywhere, here = self._tallies_of((outcome.key, outcome.guild_id, season, who))
            for tally in here:
                tally.name = seat.name
            for tally in (*everywhere, *here):
                tally.plays += 1
                tally.places += place
                if place == 1:
                    tally.wins += share
                    tally.streak += 1
                    tally.longest = max(tally.longest, tally.streak)
                else:
                    tally.streak = 0

    def _tallies_of(self, scopes: Scopes) -> tuple[list[Tally], list[Tally]]:
        """Those everywhere, and those on the server of the game."""
        found = self.together.get(scopes)
        if found is None:
            key, guild_id, season, who = scopes
            everywhere = [self._tally_in((key, EVERYWHERE, when, who)) for when in (ALL_TIME, season)]
            here = (
                [] if guild_id is None else [self._tally_in((key, guild_id, when, who)) for when in (ALL_TIME, season)]
            )
            found = self.together[scopes] = everywhere, here
        return found

    def _tally_in(self, scope: Scope) -> Tally:
        found = self.tallies.get(scope)
        if found is None:
            row = self.held.get(scope)
            found = self.tallies[scope] = (
                Tally(row.name, row.plays, row.wins, row.places, row.streak, row.longest) if row else Tally()
            )
        return found

    def reckoned(self) -> Reckoned:
        ratings = tuple(RatingRow(*scope, *astuple(skill)) for scope, skill in self.ratings.items())
        tallies = tuple(TallyRow(*scope, *astuple(tally)) for scope, tally in self.tallies.items())
        return Reckoned(ratings, tallies, tuple(self.steps))


def _after(
    before: Sequence[Skill], after: Sequence[Skill], whos: Sequence[str], places: Sequence[int]
) -> dict[str, tuple[Skill, Skill, int]]:
    """By who sat there: their skill after the game and before it, and the best of their places."""
    found = dict(zip(whos, zip(after, before, places, strict=True), strict=True))
    if len(found) == len(whos):
        return found
    seats = {who: [seat for seat, each in enumerate(whos) if each == who] for who in whos}
    return {
        who: (_averaged([after[seat] for seat in mine]), before[mine[0]], min(places[seat] for seat in mine))
        for who, mine in seats.items()
    }


def reckon(held: Held, outcomes: Iterable[Outcome]) -> Reckoned:
    """The rows that these results change, beginning from what is held of their people."""
    reckoner = Reckoner(held)
    for outcome in filter(counts, outcomes):
        reckoner.count(outcome)
    return reckoner.reckoned()


def pack(held: Held, outcomes: Sequence[Outcome]) -> bytes:
    """For `reckon_packed`, wherever that runs."""
    return msgspec.msgpack.encode((held, outcomes))


def reckon_packed(packed: bytes) -> bytes:
    held, outcomes = _PACKED.decode(packed)
    return msgspec.msgpack.encode(reckon(held, outcomes))


_PACKED: Final = msgspec.msgpack.Decoder(tuple[Held, tuple[Outcome, ...]])


def _averaged(skills: Sequence[Skill]) -> Skill:
    many = len(skills)
    return (
        skills[0]
        if many == 1
        else Skill(sum(each.mu for each in skills) / many, sum(each.sigma for each in skills) / many, skills[0].games)
    )
