"""All results counted anew, in one go: very many are counted together beside the bot, and written piece by piece.

A slice at a time would write everybody's rows again and again. Here a row is written when it changes no more: the steps of a
curve as they come, what belongs to a season when the season is over, and the rest at the end. Until then it all is worth nothing,
and a mark says so: whoever finds the mark of somebody who is gone begins again.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import astuple

from db.standing_rows import ALL_TIME, UNFINISHED, Held, Outcome, RatingRow, Reckoned, StepRow, TallyRow, UpTo
from service import rating
from service.ledger import Ledger
from service.reckoning import reckon
from service.seasons import season_of

Row = TypeVar("Row", RatingRow, TallyRow, StepRow)

TOGETHER: Final = 10_000
"""Results that are counted together."""
READ, PIECE = 400, 2_000
"""Results that are read at a time, and rows that are written: neither the database nor anybody's press waits for more."""
NOTHING: Final = msgspec.msgpack.encode(Reckoned((), (), ()))


class Recount:
    """Nobody else may write meanwhile: who finds the mark changed gives up."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self.mark = UpTo(UNFINISHED, ledger.clock.now(), 0, 0)
        self.counted = 0

    async def run(self) -> bool:
        """Whether it came to its end."""
        store = self._ledger.store
        await store.clear_reckoned(self.mark)
        changing, last = NOTHING, None
        while outcomes := await self._next(last):
            last = outcomes[-1]
            packed = msgspec.msgpack.encode(outcomes)
            changing, *pieces = await self._ledger.thinker.work(reckon_on, changing, packed)
            if not await self._keep(pieces):
                return False
            self.counted += len(outcomes)
        if not await self._keep(await self._ledger.thinker.work(in_pieces, changing)):
            return False
        at = (last.finished_at, last.game_id) if last else (0.0, 0)
        return await store.keep_reckoned(self.mark, UpTo(rating.RULES, *at, self.counted), NOTHING)

    async def _next(self, last: Outcome | None) -> list[Outcome]:
        found: list[Outcome] = []
        while len(found) < TOGETHER:
            more = await self._ledger.store.outcomes_after(found[-1] if found else last, READ)
            found += more
            if len(more) < READ:
                break
        return found

    async def _keep(self, pieces: Sequence[bytes]) -> bool:
        for piece in pieces:
            if not await self._ledger.store.keep_reckoned(self.mark, self.mark, piece):
                return False
        return True


def reckon_on(changing: bytes, packed: bytes) -> list[bytes]:
    """What the results make of the rows that are still changing; then, in pieces, what changes no more."""
    before, outcomes = _RECKONED.decode(changing), _OUTCOMES.decode(packed)
    held = Held(tuple(row for row in before.ratings if row.season == ALL_TIME), before.tallies)
    found = reckon(held, outcomes)
    ratings, tallies = _laid_over(before.ratings, found.ratings, 3), _laid_over(before.tallies, found.tallies, 4)
    going_on = ALL_TIME, season_of(outcomes[-1].finished_at)
    still = Reckoned(
        tuple(row for row in ratings if row.season in going_on),
        tuple(row for row in tallies if row.season in going_on),
        (),
    )
    over = Reckoned(
        tuple(row for row in ratings if row.season not in going_on),
        tuple(row for row in tallies if row.season not in going_on),
        tuple(_laid_over(_NO_STEPS, found.steps, 4)),
    )
    return [msgspec.msgpack.encode(still), *_pieces(over)]


def in_pieces(packed: bytes) -> list[bytes]:
    return list(_pieces(_RECKONED.decode(packed)))


def _laid_over(before: Sequence[Row], after: Sequence[Row], named_by: int) -> list[Row]:
    """The later ones instead of those before; in the order of the first `named_by` columns, in which they lie on the disk."""
    rows = {astuple(row)[:named_by]: row for row in chain(before, after)}
    return [rows[name] for name in sorted(rows)]


def _pieces(reckoned: Reckoned) -> Iterator[bytes]:
    for number, rows in enumerate((reckoned.ratings, reckoned.tallies, reckoned.steps)):
        for start in range(0, len(rows), PIECE):
            parts: list[Any] = [(), (), ()]
            parts[number] = rows[start : start + PIECE]
            yield msgspec.msgpack.encode(Reckoned(*parts))


_NO_STEPS: Final[tuple[StepRow, ...]] = ()
_RECKONED: Final = msgspec.msgpack.Decoder(Reckoned)
_OUTCOMES: Final = msgspec.msgpack.Decoder(tuple[Outcome, ...])
