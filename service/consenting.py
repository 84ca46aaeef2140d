"""Asking the others: somebody wants something that takes everybody's consent, and it happens when the last one agrees.

A request is a row of its own. What it asks for, and that it was granted, are written in one transaction, so it happens once
whenever a process dies. Most requests end with the next entry of the log: what was agreed to is not there any more then.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from db.rows import RequestRow
from service.being_gone import back_at
from service.errors import Refusal
from service.ledger import Current, Ledger, Made
from service.seating import require_playing
from service.values import DECLINED, GRANTED, LAPSED, WITHDRAWN, Request, Successor

Grant: TypeAlias = Callable[[Ledger, Current, RequestRow], Awaitable[Made]]
"""The change that a request asks for, as things stand now. Raises a refusal where it can't be made any more."""
Asked: TypeAlias = Callable[[Current, RequestRow], tuple[int, ...]]
"""The users who must agree."""


def all_who_play(now: Current, _row: RequestRow) -> tuple[int, ...]:
    return now.table.humans


class Kind(msgspec.Struct, frozen=True):
    """One kind of request: who is asked, what happens when they agree, and what it does not outlive."""

    grant: Grant
    asked: Asked = all_who_play
    ends_with: str = "entry"
    successor: Callable[[str], Successor | None] = lambda _: None
    """Who shall sit in the seat that it is about, read from what the row says of it."""


KINDS: Final[dict[str, Kind]] = {}


async def ask(ledger: Ledger, game_id: int, user_id: int, draft: Callable[[Current], Awaitable[RequestRow]]) -> Request:
    """Asks for what `draft` says, or does it at once where nobody else has a say."""

    async def drafted(now: Current) -> RequestRow:
        require_playing(now.table)
        row = await draft(now)
        return replace(row, yes=_json((user_id,)), ends_with=KINDS[row.kind].ends_with)

    async def decide(now: Current) -> Made:
        nonlocal granted
        row = await drafted(now)
        if _missing(now, row):
            raise _MoreToAsk
        granted = replace(row, outcome=GRANTED)
        return await KINDS[row.kind].grant(ledger, now, row)

    granted: RequestRow | None = None
    try:
        after, _ = await ledger.change(game_id, decide)
    except _MoreToAsk:
        return await _opened(ledger, game_id, drafted)
    assert granted is not None
    return request_of(after, granted)


class _MoreToAsk(Exception):
    """Somebody has not agreed yet."""


async def _opened(ledger: Ledger, game_id: int, drafted: Callable[[Current], Awaitable[RequestRow]]) -> Request:
    async with ledger.lock(game_id):
        while True:
            now = await ledger.load(game_id)
            row = await drafted(now)
            if number := await ledger.store.open_request(row, now.table.version):
                return request_of(now, replace(row, id=number))
            if (await ledger.load(game_id)).table.version == now.table.version:
                raise Refusal("request_open")


async def answer(ledger: Ledger, game_id: int, number: int, user_id: int, yes: bool) -> Request:
    """One no ends it; so does whoever asked. The last yes does what was asked for."""

    async def decide(now: Current) -> Made:
        row = await _open(ledger, now, number)
        _require_say(now, row, user_id, yes)
        row = _said(row, user_id, yes)
        if row.outcome or _missing(now, row):
            raise _MoreToAsk
        made = await _granted(ledger, now, replace(row, outcome=GRANTED))
        return replace(made, change=replace(made.change, request=replace(row, outcome=GRANTED)))

    try:
        after, made = await ledger.change(game_id, decide)
    except _MoreToAsk:
        return await _said_so(ledger, game_id, number, user_id, yes)
    assert made.change.request is not None
    return request_of(after, made.change.request)


async def _said_so(ledger: Ledger, game_id: int, number: int, user_id: int, yes: bool) -> Request:
    """A say that does not decide it yet, or a no."""
    async with ledger.lock(game_id):
        while True:
            now = await ledger.load(game_id)
            row = await _open(ledger, now, number)
            _require_say(now, row, user_id, yes)
            row = _said(row, user_id, yes)
            if await ledger.store.change_request(row):
                return request_of(now, row)


def _said(row: RequestRow, user_id: int, yes: bool) -> RequestRow:
    if yes:
        return _next(row, yes=_json((*_yes(row), user_id)))
    return _next(row, outcome=WITHDRAWN if user_id == row.user_id else DECLINED)


async def _granted(ledger: Ledger, now: Current, row: RequestRow) -> Made:
    """What everybody has agreed to. What can't be done any more is over, and whoever pressed reads why."""
    try:
        return await KINDS[row.kind].grant(ledger, now, row)
    except Refusal:
        await ledger.store.change_request(replace(row, outcome=LAPSED))
        raise


async def _open(ledger: Ledger, now: Current, number: int) -> RequestRow:
    row = await ledger.store.request(number)
    if row is None or row.game_id != now.table.id or row.kind not in KINDS:
        raise Refusal("stale")
    if row.outcome:
        raise Refusal("request_over")
    return row


def _require_say(now: Current, row: RequestRow, user_id: int, yes: bool) -> None:
    may_say_no = (row.user_id, None if row.seat is None else now.table.sitters[row.seat].user_id)
    if user_id not in KINDS[row.kind].asked(now, row) and (yes or user_id not in may_say_no):
        raise Refusal("not_asked")
    if yes and user_id in _yes(row):
        raise Refusal("already_voted")


def _yes(row: RequestRow) -> tuple[int, ...]:
    return msgspec.json.decode(row.yes, type=tuple[int, ...])


def _json(users: tuple[int, ...]) -> str:
    return msgspec.json.encode(users).decode()


def _next(row: RequestRow, **changed: str) -> RequestRow:
    return replace(row, version=row.version + 1, **changed)


def _missing(now: Current, row: RequestRow) -> tuple[int, ...]:
    return tuple(user for user in KINDS[row.kind].asked(now, row) if user not in _yes(row))


def request_of(now: Current, row: RequestRow) -> Request:
    """The request as it is told."""
    return Request(
        id=row.id,
        game_id=row.game_id,
        kind=row.kind,
        seat=row.seat,
        user_id=row.user_id,
        yes=_yes(row),
        missing=_missing(now, row),
        version=row.version,
        outcome=row.outcome,
        successor=KINDS[row.kind].successor(row.about),
        back=None if row.seat is None else back_at(now, row.seat, row.at),
    )
