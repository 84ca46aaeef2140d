"""How games came out: what is kept of them for good, and the leaderboard that is counted from it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

from db.rows import Change, LeaderboardRow, MoveRow, ResultRow, ResultSeatRow, StoredResult
from engine.core.replay import GameFile
from engine.core.result import Result, Score
from engine.registry import game
from service.achieving import facts_of, filled_boxes
from service.errors import Refusal, rules
from service.ledger import Current, Ledger
from service.log import moves_that_count
from service.values import Leaderboard, LeaderboardLine, Sitter

ROWS_PER_PAGE: Final = 10


async def result(ledger: Ledger, game_id: int) -> Result | None:
    kept = await ledger.store.result(game_id)
    return None if kept is None else told_result(kept)


def told_result(kept: StoredResult) -> Result:
    scores = tuple(Score(seat.seat, msgspec.json.decode(seat.parts, type=dict[str, int])) for seat in kept.seats)
    return Result(scores, tuple(seat.rank for seat in kept.seats), kept.result.verdict)


async def leaderboard(ledger: Ledger, key: str, guild_id: int | None, page: int, user_id: int) -> Leaderboard:
    """A page beyond the last one is the last one."""
    with rules():
        game(key)
    found = await ledger.store.leaderboard(key, guild_id, page, ROWS_PER_PAGE, user_id)
    pages = max(1, -(-found.people // ROWS_PER_PAGE))
    mine = _line(found.mine) if found.mine else None
    return Leaderboard(key, guild_id, found.page, pages, tuple(map(_line, found.rows)), mine)


def _line(row: LeaderboardRow) -> LeaderboardLine:
    return LeaderboardLine(**asdict(row))


def kept_result(now: Current, state: Any, change: Change, log: Sequence[MoveRow]) -> Change:
    """The last change of a game together with everything that is kept of it for good."""
    outcome = now.game.result(state)
    file = game_file(now, outcome, log)
    row = change.game
    assert row.started_at is not None and row.finished_at is not None
    kept = ResultRow(
        game_id=row.id,
        key=row.key,
        rules_version=row.rules_version,
        options=row.options,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        started_at=row.started_at,
        finished_at=row.finished_at,
        verdict=outcome.verdict,
        people=sum(sitter.user_id is not None for sitter in now.table.sitters),
        winners=len(outcome.winners),
        file=msgspec.json.encode(file).decode(),
    )
    seats = tuple(
        _kept_seat(sitter, outcome, facts_of(now.table.key, state, sitter.seat)) for sitter in now.table.sitters
    )
    return replace(change, result=StoredResult(kept, seats))


def _kept_seat(sitter: Sitter, outcome: Result, facts: str) -> ResultSeatRow:
    score = outcome.scores[sitter.seat]
    return ResultSeatRow(
        seat=sitter.seat,
        user_id=sitter.user_id,
        name=sitter.name,
        computer=sitter.computer,
        has_left=sitter.has_left,
        rank=outcome.ranks[sitter.seat],
        total=score.total,
        parts=msgspec.json.encode(score.parts).decode(),
        facts=facts,
    )


def game_file(now: Current, outcome: Result, log: Sequence[MoveRow]) -> GameFile:
    seed = now.stored.game.seed
    assert seed is not None
    return GameFile(
        game=now.table.key,
        rules_version=now.table.rules_version,
        options=now.table.options,
        seed=seed.hex(),
        seats=len(now.table.sitters),
        moves=tuple(entry.text for entry in moves_that_count(log)),
        result=outcome,
    )


async def export(ledger: Ledger, game_id: int) -> GameFile:
    kept = await ledger.store.result(game_id)
    if kept is None:
        raise Refusal("not_over")
    return msgspec.json.decode(kept.result.file, type=GameFile)


async def achievements(ledger: Ledger, key: str, user_id: int) -> tuple[str, ...]:
    return filled_boxes(key, await ledger.store.facts_of(key, user_id))
