"""What a master would do, and what it thinks of a game that is over."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from db.rows import HintRow, MoveRow
from engine.ai.reviewing import Decision, Loss, Review
from engine.core.chance import derived, secret_of_computers
from engine.core.errors import EngineError
from service import results
from service.errors import Refusal
from service.ledger import Ledger
from service.log import turn_of
from service.seating import require_playing, require_seat
from service.thoughts import best_moves, decided, summed, weighed
from service.values import Costly, Hint, Look, Reviewed, Table

Tell: TypeAlias = Callable[[int, int], Awaitable[None]]


async def hint(ledger: Ledger, game_id: int, user_id: int) -> Hint:
    """One for each turn. It is kept before it is thought of, so that nobody gets two by asking quickly."""
    now = await ledger.load(game_id)
    require_playing(now.table)
    look = now.look(require_seat(now.table, user_id))
    if not now.table.has_hints:
        raise Refusal("hints_off")
    if now.table.is_rated:
        raise Refusal("hints_rated")
    if not now.game.answers(look.view, ()):
        raise Refusal("not_your_turn", waiting=list(look.waiting))
    row = await ledger.store.begin_hint(_asked_for(look, await ledger.store.log(game_id)))
    if row.occasion != look.occasion:
        raise Refusal("hint_given")
    if row.moves:
        return _again(look, row)
    game_seed = now.stored.game.seed
    assert game_seed is not None
    seed = derived(secret_of_computers(game_seed), "hint", look.seat, look.occasion)
    best = await ledger.thinker.work(best_moves, now.table.key, look.view, seed)
    await ledger.store.finish_hint(replace(row, moves=msgspec.json.encode(best).decode()))
    return _told(look, best)


def _asked_for(look: Look, log: Sequence[MoveRow]) -> HintRow:
    assert look.seat is not None
    turn = turn_of(log, look.seat, look.table.game.chapters)
    return HintRow(look.table.id, look.seat, turn, look.occasion)


def _again(look: Look, row: HintRow) -> Hint:
    """The hint of this turn once more, unless something else was decided meanwhile and it does not fit any longer."""
    told = _told(look, msgspec.json.decode(row.moves, type=list[tuple[str, float]]))
    try:
        for move, _ in told.moves:
            look.table.game.preview(look.view, move)
    except EngineError:
        raise Refusal("hint_given") from None
    return told


def _told(look: Look, best: Sequence[tuple[str, float]]) -> Hint:
    return Hint(look, tuple((look.table.game.parse(text), behind) for text, behind in best))


async def review(ledger: Ledger, game_id: int, user_id: int, tell: Tell) -> Reviewed:
    table = (await ledger.load(game_id)).table
    file = await results.export(ledger, game_id, user_id)
    seat = require_seat(table, user_id)
    decisions = await ledger.thinker.work(decided, file, seat)
    seed = derived(bytes.fromhex(file.seed), "review", seat)
    losses: list[Loss] = []
    for decision in decisions:
        await tell(len(losses), len(decisions))
        losses.append(await ledger.thinker.work(weighed, file.game, decision, seed))
    return _reviewed(table, decisions, await ledger.thinker.work(summed, file.game, seat, decisions, losses))


def _reviewed(table: Table, decisions: list[Decision], found: Review) -> Reviewed:
    by_number = {decision.number: decision for decision in decisions}
    costly = tuple(
        Costly(by_number[loss.number].view, table.game.parse(loss.made), table.game.parse(loss.better), loss.points)
        for loss in found.losses
    )
    return Reviewed(table, found.seat, found.decisions, found.lost, found.luck, costly)
