"""What one person has come to, what two have come to against each other, and the games of the past."""

from statistics import fmean, median
from typing import Final

from db.careers import CareerRow, MeetingRow, PastRow
from db.standing_rows import StepRow
from engine.registry import GAMES
from service import rating
from service.achieving import album_of, filled_boxes
from service.errors import Refusal
from service.ledger import Ledger
from service.standing_values import Habits, History, Past, Skilled, Step, Together, Versus

CURVE: Final = 40
"""Games that a curve shows."""
LAST_MEETINGS: Final = 12
GAMES_PER_PAGE: Final = 8


async def skills_of(ledger: Ledger, user_id: int) -> tuple[tuple[Skilled, ...], float]:
    """By game, the one that was played most first; and since when they play. Refuses: never_played."""
    rows = [row for row in await ledger.store.career(user_id) if row.key in GAMES]
    if not rows:
        raise Refusal("never_played")
    return tuple(map(_skilled, rows)), min(row.first_at for row in rows)


def _skilled(row: CareerRow) -> Skilled:
    return Skilled(
        key=row.key,
        games=row.games,
        best=row.best,
        plays=row.plays,
        wins=row.wins,
        longest=row.longest,
        rating=None if row.mu is None else rating.shown(row.mu),
        is_provisional=row.rated < rating.SETTLED,
    )


async def habits_of(ledger: Ledger, user_id: int, key: str) -> Habits:
    rows = await ledger.store.habits(user_id, key)
    answers = [row.answered_in for row in rows if row.answered_in is not None]
    faces = [row.faces for row in rows if row.faces is not None]
    return Habits(median(answers) if answers else None, fmean(faces) if faces else None)


async def curve_of(ledger: Ledger, user_id: int, key: str) -> tuple[Step, ...]:
    """Where the rating stood before the first of these games, and after each of them."""
    rows: list[StepRow] = await ledger.store.rating_steps(str(user_id), key, CURVE)
    first = [Step(rating.shown(row.before), False) for row in rows[:1]]
    return (*first, *(Step(rating.shown(row.after), row.place == 1) for row in rows))


async def boxes_of(ledger: Ledger, user_id: int, key: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The boxes that are filled in, and all that there are."""
    album = album_of(key)
    kept = await ledger.store.facts_of(key, user_id)
    return filled_boxes(key, kept), album.boxes if album else ()


async def history(ledger: Ledger, user_id: int, page: int) -> History:
    """A page beyond the last one is the last one. Refuses: never_played."""
    many, rows = await ledger.store.past(user_id, max(0, page - 1) * GAMES_PER_PAGE, GAMES_PER_PAGE)
    if not many:
        raise Refusal("never_played")
    pages = -(-many // GAMES_PER_PAGE)
    if not 1 <= page <= pages:
        return await history(ledger, user_id, min(max(page, 1), pages))
    return History(page, pages, many, tuple(map(_past, rows)))


def _past(row: PastRow) -> Past:
    moved = None if row.before is None or row.after is None else rating.shown(row.after) - rating.shown(row.before)
    return Past(
        game_id=row.game_id,
        key=row.key,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        finished_at=row.finished_at,
        rank=row.rank,
        has_left=row.has_left,
        total=row.total,
        seats=row.seats,
        others=row.others,
        change=moved,
    )


async def versus(ledger: Ledger, one: int, other: int) -> Versus:
    """Refuses: same_person, never_met."""
    if one == other:
        raise Refusal("same_person")
    met = [row for row in await ledger.store.meetings(one, other) if row.key in GAMES]
    if not met:
        raise Refusal("never_met")
    keys = [key for key in GAMES if any(row.key == key for row in met)]
    mine, _ = await skills_of(ledger, one)
    theirs, _ = await skills_of(ledger, other)
    games = tuple(_together(key, [row for row in met if row.key == key]) for key in keys)
    return Versus(games, tuple(_ahead(row) for row in met[-LAST_MEETINGS:]), mine, theirs)


def _ahead(row: MeetingRow) -> int:
    """1 where the first came in before the other; who has left comes last."""
    first, second = (row.have_i_left, row.my_rank), (row.has_left, row.rank)
    if row.have_i_left and row.has_left:
        return 0
    return (first < second) - (second < first)


def _together(key: str, met: list[MeetingRow]) -> Together:
    outcomes = [_ahead(row) for row in met]
    return Together(
        key=key,
        games=len(met),
        mine=outcomes.count(1),
        theirs=outcomes.count(-1),
        level=outcomes.count(0),
        my_best=max(row.my_total for row in met),
        their_best=max(row.total for row in met),
    )
