"""Standing as it is told: leaderboards, and what belongs to one person."""

from msgspec import Struct


class Line(Struct, frozen=True):
    """Somebody on a leaderboard. `user_id` is None for a computer, which goes by its kind."""

    place: int
    user_id: int | None
    name: str
    rating: int
    is_provisional: bool
    plays: int
    wins: float
    average_place: float
    streak: int


class Leaderboard(Struct, frozen=True):
    """Pages count from 1. `guild_id` None is every server, season 0 all time."""

    key: str
    guild_id: int | None
    season: int
    has_computers: bool
    page: int
    pages: int
    people: int
    lines: tuple[Line, ...]
    mine: Line | None
    """Where the asking user stands, on whatever page."""
    my_page: int
    uncounted: int
    """Results that are not counted yet."""
