"""How computers fared against each other over many games."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from engine.core.game import AnyGame
from engine.core.playing import Played
from engine.core.result import Result

SURE = 1.96
"""Standard deviations within which 95 % lie."""


class Meeting(Struct, frozen=True):
    """A finished game: which of the named computers sat where, and how long each of its decisions took."""

    played: Played
    places: tuple[int, ...]
    """By seat, the number of the computer as it was named."""
    seconds: tuple[tuple[float, ...], ...]
    """By seat."""


def seated(number: int, seats: int) -> tuple[int, ...]:
    """Who sits where in game `number`: everybody moves on by one seat from game to game."""
    return tuple((seat - number) % seats for seat in range(seats))


def interval(share: float, games: int) -> tuple[float, float]:
    """Where a share that was seen in so many games lies with 95 % certainty (Wilson)."""
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def percentile(values: Sequence[float], percent: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0


def summary(game: AnyGame, kinds: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, object]:
    """Scores and wins of each named computer and of each kind; a shared win counts as its fraction."""
    results: list[Result] = [game.result(meeting.played.state) for meeting in meetings]
    ways = [meeting.places for meeting in meetings]
    totals = [
        [result.scores[way.index(place)].total for result, way in zip(results, ways, strict=True)]
        for place in range(len(kinds))
    ]
    every = [total for own in totals for total in own]
    return {
        "game": game.key,
        "games": len(meetings),
        "moves": sum(len(meeting.played.file.moves) for meeting in meetings),
        "violations": [f"game {n}, {word}" for n, each in enumerate(meetings) for word in each.played.violations],
        "mean": round(sum(every) / len(every), 3),
        "best": max(every),
        "mean_by_computer": [round(sum(own) / len(own), 3) for own in totals],
        "best_by_computer": [max(own) for own in totals],
        "wins": [round(wins(results, ways, {place}), 4) for place in range(len(kinds))],
        "verdicts": dict(Counter(result.verdict for result in results if result.verdict)),
        "kinds": {kind: of_kind(game, kind, kinds, results, meetings) for kind in dict.fromkeys(kinds)},
    }


def wins(results: Sequence[Result], ways: Sequence[tuple[int, ...]], places: set[int]) -> float:
    """How many games these computers have won."""
    return sum(
        sum(way[seat] in places for seat in result.winners) / len(result.winners)
        for result, way in zip(results, ways, strict=True)
    )


def of_kind(
    game: AnyGame, kind: str, kinds: Sequence[str], results: Sequence[Result], meetings: Sequence[Meeting]
) -> dict[str, object]:
    """What all computers of one kind have done."""
    places = {place for place, each in enumerate(kinds) if each == kind}
    ways = [meeting.places for meeting in meetings]
    share = wins(results, ways, places) / len(results)
    scores = [
        score
        for result, way in zip(results, ways, strict=True)
        for score, place in zip(result.scores, way, strict=True)
        if place in places
    ]
    seconds = [
        each
        for meeting in meetings
        for own, place in zip(meeting.seconds, meeting.places, strict=True)
        if place in places
        for each in own
    ]
    return {
        "seats": len(places),
        "share": round(share, 4),
        "interval": [round(bound, 4) for bound in interval(share, len(results))],
        "mean": round(sum(score.total for score in scores) / len(scores), 3),
        "categories": {
            category: round(sum(score.parts[category] for score in scores) / len(scores), 3)
            for category in game.categories
        },
        "decisions": len(seconds),
        "seconds_p50": round(percentile(seconds, 50), 5),
        "seconds_p99": round(percentile(seconds, 99), 5),
    }
