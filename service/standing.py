"""Where everybody stands. It is counted from the results in the background, and the last few of them whenever somebody asks."""

import asyncio
from typing import Final

from db.standing_rows import ALL_TIME, EVERYWHERE, BoardPage, BoardQuery, BoardRow, Slice, UpTo
from engine.registry import game
from service import careers, rating
from service.achieving import filled_boxes, progress_of
from service.errors import Refusal, rules
from service.ledger import Ledger
from service.reckoning import pack, reckon_packed
from service.recounting import Recount
from service.seasons import season_of
from service.standing_values import Boxes, History, Leaderboard, Line, Profile, Versus

SLICE: Final = 200
"""Results that are counted at a time: neither the database nor anybody's press waits for more."""
MANY: Final = 10_000
"""Where more than so many are left, all are counted anew in one go: that is less to write."""
FEW: Final = 25
"""So many are counted without leaving the process."""
ROWS_PER_PAGE: Final = 10


class Standing:
    """Who finds that somebody else has counted on begins again from there, and who finds that everything is being counted anew
    leaves it at that. Nobody is taken out while a slice is counted in which they may stand (`Ledger.counting`)."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._recount: Recount | None = None
        """The last one, unless it was given up."""

    @property
    def season(self) -> int:
        """The one that is on."""
        return season_of(self._ledger.clock.now())

    async def catch_up(self) -> None:
        """Counts whatever is not counted yet: after every start, after a change of the rules, and now and then."""
        while left := await self._count(SLICE):
            if left > MANY:
                await self._count_anew()

    async def _count_anew(self) -> None:
        recount = self._recount = Recount(self._ledger)
        is_done = False
        try:
            is_done = await recount.run()
        finally:
            if not is_done:
                self._recount = None

    async def _count(self, size: int) -> int:
        """How many results are left uncounted after the next ones are counted."""
        async with self._ledger.counting:
            return await self._count_slice(size)

    async def _count_slice(self, size: int) -> int:
        store = self._ledger.store
        found = await store.next_slice(size, season_of)
        if self._recount and self._recount.mark == found.before:
            # Until its end nothing is worth reading, also while the last rows are written.
            return max(found.every - self._recount.counted, FEW + 1)
        if not _goes_on(found, size):
            await store.clear_reckoned()
            return found.every
        if not found.outcomes:
            return 0
        packed = pack(found.held, found.outcomes)
        # In a thread: among the computers' thoughts it might wait long, and others wait for it.
        reckoned = await asyncio.to_thread(reckon_packed, packed)
        last = found.outcomes[-1]
        after = UpTo(rating.RULES, last.finished_at, last.game_id, found.counted_with_these)
        kept = await store.keep_reckoned(found.before, after, reckoned)
        return found.every - (found.counted_with_these if kept else found.counted)

    async def _count_newest(self) -> int:
        """Whatever ended just now is counted before anybody reads on; says what is left to the background."""
        left = await self._count(FEW)
        while 0 < left <= FEW:
            left = await self._count(FEW)
        return left

    async def leaderboard(
        self,
        key: str,
        user_id: int,
        *,
        guild_id: int | None = None,
        season: int = ALL_TIME,
        has_computers: bool = False,
        page: int = 1,
    ) -> Leaderboard:
        """A page beyond the last one is the last one. Refuses: unknown_game, season_ahead."""
        with rules():
            game(key)
        if season > self.season:
            raise Refusal("season_ahead")
        left = await self._count_newest()
        query = BoardQuery(
            key=key,
            guild_id=guild_id or EVERYWHERE,
            season=season,
            has_computers=has_computers,
            page=page,
            size=ROWS_PER_PAGE,
            settled=rating.SETTLED,
            who=str(user_id),
        )
        return _leaderboard(query, await self._ledger.store.board(query), left)

    async def require_shown(self, user_id: int, reader: int) -> None:
        """Refuses somebody who is hidden, to everybody but themselves: hidden_person."""
        if user_id != reader and await self._ledger.store.is_hidden(user_id):
            raise Refusal("hidden_person")

    async def profile(self, user_id: int, guild_id: int | None, key: str | None = None) -> Profile:
        """The card of one game, or of the one that they play most. Refuses: unknown_game, never_played."""
        if key is not None:
            with rules():
                game(key)
        await self._count_newest()
        skills, since = await careers.skills_of(self._ledger, user_id)
        shown = next((each for each in skills if each.key == key), skills[0])
        board = await self.leaderboard(shown.key, user_id, guild_id=guild_id)
        boxes, every_box = await careers.boxes_of(self._ledger, user_id, shown.key)
        return Profile(
            user_id=user_id,
            shown=shown,
            games=skills,
            since=since,
            curve=await careers.curve_of(self._ledger, user_id, shown.key),
            place=board.mine.place if board.mine else None,
            people=board.people,
            boxes=boxes,
            every_box=every_box,
            habits=await careers.habits_of(self._ledger, user_id, shown.key),
        )

    async def achievements(self, user_id: int, key: str) -> Boxes:
        """Refuses: unknown_game, no_achievements."""
        with rules():
            album = game(key).album
        if album is None:
            raise Refusal("no_achievements")
        kept = await self._ledger.store.facts_of(key, user_id)
        return Boxes(key, album.boxes, filled_boxes(key, kept), progress_of(key, kept))

    async def versus(self, one: int, other: int) -> Versus:
        """Refuses: same_person, never_met."""
        await self._count_newest()
        return await careers.versus(self._ledger, one, other)

    async def history(self, user_id: int, page: int) -> History:
        """A page beyond the last one is the last one. Refuses: never_played."""
        await self._count_newest()
        return await careers.history(self._ledger, user_id, page)


def _goes_on(found: Slice, size: int) -> bool:
    """Whether what is counted may be counted on. Other rules ask for counting anew, and so does a result that ended before one
    that is counted: where there are no further ones, it is missing among those that there are."""
    if found.before and found.before.rules != rating.RULES:
        return False
    missing = found.every - found.counted_with_these
    return missing >= 0 if len(found.outcomes) == size else missing == 0


def _leaderboard(query: BoardQuery, found: BoardPage, uncounted: int) -> Leaderboard:
    mine = found.mine
    return Leaderboard(
        key=query.key,
        guild_id=query.guild_id or None,
        season=query.season,
        has_computers=query.has_computers,
        page=found.page,
        pages=_page(found.people),
        people=found.people,
        lines=tuple(map(_line, found.rows)),
        mine=_line(mine) if mine else None,
        my_page=_page(mine.number) if mine else 0,
        uncounted=uncounted,
    )


def _page(number: int) -> int:
    """The page on which the row of this number stands."""
    return max(1, -(-number // ROWS_PER_PAGE))


def _line(row: BoardRow) -> Line:
    is_person = row.who.isdigit()
    return Line(
        place=row.place,
        user_id=int(row.who) if is_person else None,
        name=row.name if is_person else row.who,
        rating=rating.shown(row.mu),
        is_provisional=row.games < rating.SETTLED,
        plays=row.plays,
        wins=row.wins,
        average_place=row.average_place,
        streak=row.streak,
    )
