"""How games came out: what is kept of them for good."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows import Change, MoveRow, ResultRow, ResultSeatRow, StoredResult
from engine.core.replay import GameFile
from engine.core.result import Result, Score
from service import habits
from service.achieving import facts_of
from service.errors import Refusal
from service.ledger import Current, Ledger
from service.log import moves_that_count
from service.settings import archiving
from service.values import Sitter


async def result(ledger: Ledger, game_id: int) -> Result | None:
    kept = await ledger.store.result(game_id)
    return None if kept is None else told_result(kept)


def told_result(kept: StoredResult) -> Result:
    scores = tuple(Score(seat.seat, msgspec.json.decode(seat.parts, type=dict[str, int])) for seat in kept.seats)
    return Result(scores, tuple(seat.rank for seat in kept.seats), kept.result.verdict)


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
        challenge=row.challenge,
    )
    faces = habits.faces(now.game, log, len(now.table.sitters))
    seats = tuple(
        replace(
            _kept_seat(sitter, outcome, facts_of(now.table.key, state, sitter.seat)),
            answered_in=habits.answered_in(log, sitter.seat) if kept.people > 1 and sitter.is_person else None,
            faces=faces[sitter.seat],
        )
        for sitter in now.table.sitters
    )
    later = () if now.table.place.is_nowhere else (archiving(row.id, row.finished_at),)
    return replace(change, result=StoredResult(kept, seats), due=(*change.due, *later))


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
        is_agreed=log[-1].kind == "agreed",
    )


async def export(ledger: Ledger, game_id: int, user_id: int | None = None) -> GameFile:
    kept = await ledger.store.result(game_id)
    if kept is None:
        raise Refusal("not_over")
    if kept.result.challenge and user_id not in [seat.user_id for seat in kept.seats]:
        raise Refusal("not_mine")
    return msgspec.json.decode(kept.result.file, type=GameFile)
