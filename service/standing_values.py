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


class Skilled(Struct, frozen=True):
    """What somebody has come to at one game. `rating` is None where no game of theirs counted."""

    key: str
    games: int
    best: int | None
    plays: int
    wins: float
    longest: int
    rating: int | None
    is_provisional: bool


class Step(Struct, frozen=True):
    """A rating after a game."""

    rating: int
    has_won: bool


class Habits(Struct, frozen=True):
    """How somebody plays a game: seconds until they answer, in the middle of their games, and what their dice show on average."""

    answers_in: float | None = None
    faces: float | None = None


class Profile(Struct, frozen=True):
    """Somebody's card: all their games, and one of them with the curve of its rating."""

    user_id: int
    shown: Skilled
    games: tuple[Skilled, ...]
    """By game, the one that was played most first."""
    since: float
    curve: tuple[Step, ...]
    """The last games that were rated, the oldest first; before them the rating they began from."""
    place: int | None
    people: int
    """On the leaderboard of the server, or everywhere."""
    boxes: tuple[str, ...]
    every_box: tuple[str, ...]
    """Achievements: those that are filled in, and all that there are."""
    habits: Habits = Habits()


class Past(Struct, frozen=True):
    """A finished game of somebody's. `change` is None where it was not rated."""

    game_id: int
    key: str
    guild_id: int | None
    channel_id: int
    finished_at: float
    rank: int
    has_left: bool
    total: int
    seats: int
    others: str
    change: int | None


class History(Struct, frozen=True):
    """Pages count from 1."""

    page: int
    pages: int
    many: int
    games: tuple[Past, ...]


class Together(Struct, frozen=True):
    """How two people fared in one game: how often each came in before the other, and the most points of each."""

    key: str
    games: int
    mine: int
    theirs: int
    level: int
    my_best: int
    their_best: int


class Versus(Struct, frozen=True):
    """Two people head to head, over everything they played together."""

    games: tuple[Together, ...]
    last: tuple[int, ...]
    """Of the last games, the oldest first: 1 where the first of them came in before the other, -1 behind, 0 level."""
    mine: tuple[Skilled, ...]
    theirs: tuple[Skilled, ...]

    @property
    def many(self) -> int:
        return sum(each.games for each in self.games)


class Boxes(Struct, frozen=True):
    """Somebody's achievements in one game. `progress` is how many games those have that count games, of how many."""

    key: str
    every: tuple[str, ...]
    filled: tuple[str, ...]
    progress: dict[str, tuple[int, int]]
