"""Making moves: people's and computers'. Every move is one transaction: the move with what it forces, snapshots, the result."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from db.rows import Change, MoveRow
from engine.core.chance import derived, secret_of_computers
from engine.core.choosing import Question, narrow
from engine.core.moves import Move, Path, text_of
from service.errors import Refusal, Stuck, rules
from service.forcing import Settling
from service.habits import took
from service.ledger import Current, Ledger, Made, following
from service.log import chapters_of, last_move_of
from service.looking import required_look
from service.results import kept_result
from service.seating import awaiting, require_open
from service.values import Kind, Look, Moved, Sitter

log = logging.getLogger(__name__)

FALLBACK: Final = "novice"
"""The computer that moves for one that does not come to a decision."""


async def play(ledger: Ledger, game_id: int, user_id: int, occasion: int, path: Path) -> Moved:
    async def decide(now: Current) -> Made:
        require_open(now.table, ledger.clock.now())
        seen = required_look(now, user_id, occasion)
        move = whole_move(now, seen.view, path)
        if not seen.is_awaited:
            await _refuse_doubled(ledger, now, move)
        return await moved(ledger, now, move, seen)

    after, made = await ledger.change(game_id, decide)
    assert made.move is not None and made.seen is not None
    return Moved(made.seen, after.look(made.move.seat), made.move, made.change.version_before + 1)


def whole_move(now: Current, view: Any, path: Path) -> Move:
    """The move that the path leads to; parts with one answer may be left out."""
    with rules():
        chosen = narrow(now.game, view, path)
    if isinstance(chosen, Question):
        raise Refusal("illegal", rule="unfinished", asked=chosen.asked)
    return chosen


async def _refuse_doubled(ledger: Ledger, now: Current, move: Move) -> None:
    """Changing one's mind to the very same move is a button pressed twice."""
    last = last_move_of(await ledger.store.log(now.table.id), move.seat)
    if last and last.text == text_of(move):
        raise Refusal("doubled")


async def moved(ledger: Ledger, now: Current, move: Move, seen: Look, kind: Kind = "move") -> Made:
    """The change that a move makes, with what it forces, and with the result if the game is over then.

    `kind` is that of its entry in the log.
    """
    with rules():
        state, events = now.game.apply(now.state, move)
    at, version = ledger.clock.now(), now.table.version + 1
    told = now.game.encode_events(events).decode()
    entry = MoveRow(version, move.seat, kind, text_of(move), told, at, took(now, move.seat, at))
    forced = Settling(now.game, state, version, at)
    to_act = now.game.to_act(forced.state)
    is_over = not to_act
    ended: dict[str, Any] = {"status": "finished", "finished_at": at} if is_over else {}
    goes_on = not _ends_chapter(now, [entry, *(each for each, _ in forced.entries)])
    change = Change(
        game=following(now.stored.game, 1 + len(forced.entries), **ended),
        seats=awaiting(now.stored.seats, to_act, at, {move.seat, *forced.seats}, goes_on),
        move=entry,
        snapshot=now.game.encode(state),
        following=forced.entries,
    )
    if is_over:
        log = await ledger.store.log(now.table.id)
        change = kept_result(now, forced.state, change, [*log, entry, *(each for each, _ in forced.entries)])
    return Made(change, move, seen)


def _ends_chapter(now: Current, entries: Sequence[MoveRow]) -> bool:
    return len({number for entry in entries for number in chapters_of(entry, now.game.chapters)}) > 1


async def think(ledger: Ledger, game_id: int) -> int:
    made = 0
    async with ledger.lock(game_id, "think"):
        while computer := _awaited_computer(now := await ledger.load(game_id)):
            made += await think_once(ledger, now, computer)
    return made


def _awaited_computer(now: Current) -> Sitter | None:
    return next((now.table.sitters[seat] for seat in now.to_act if now.table.sitters[seat].computer), None)


async def _choice(ledger: Ledger, computer: Sitter, seen: Look, seed: bytes) -> str:
    """The computer's move; if it does not come to one, what a beginner would play."""
    try:
        return await _within_patience(ledger, computer.computer, seen, seed)
    except TimeoutError:
        log.warning("%s thinks for more than %g seconds; a %s moves", computer.name, ledger.patience, FALLBACK)
    try:
        return await _within_patience(ledger, FALLBACK, seen, seed)
    except TimeoutError as error:
        raise Stuck(f"{computer.name} thinks for more than {ledger.patience:g} seconds") from error


async def _within_patience(ledger: Ledger, kind: str, seen: Look, seed: bytes) -> str:
    async with asyncio.timeout(ledger.patience):
        return await ledger.thinker.choose(kind, seen.table.key, seen.view, seed)


def _always(_: Current) -> bool:
    return True


async def think_once(
    ledger: Ledger,
    now: Current,
    computer: Sitter,
    kind: Kind = "move",
    is_still_right: Callable[[Current], bool] = _always,
) -> bool:
    """Lets one computer choose while people play on, and plays its choice unless its question has changed meanwhile."""
    seen = now.look(computer.seat)
    game_seed = now.stored.game.seed
    assert game_seed is not None
    seed = derived(secret_of_computers(game_seed), computer.seat, now.table.version)
    text = await _choice(ledger, computer, seen, seed)

    async def decide(then: Current) -> Made:
        fresh = then.look(computer.seat)
        if fresh.occasion != seen.occasion or not fresh.is_awaited or not is_still_right(then):
            raise Refusal("stale")
        return await moved(ledger, then, then.game.parse(text), fresh, kind)

    try:
        await ledger.change(now.table.id, decide)
    except Refusal as refusal:
        if refusal.code != "stale":
            raise
        return False
    return True
