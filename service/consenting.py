"""Asking the others: somebody wants something that takes everybody's consent, and it happens when the last one agrees.

A request is a row of its own. What it asks for, and that it was granted, are written in one transaction, so it happens once
whenever a process dies. Most requests end with the next entry of the log: what was agreed to is not there any more then.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from db.rows import RequestRow
from service.errors import Refusal
from service.ledger import Current, Ledger, Made
from service.seating import require_playing
from service.values import DECLINED, GRANTED, LAPSED, WITHDRAWN, Request

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


KINDS: Final[dict[str, Kind]] = {}


async def ask(ledger: Ledger, game_id: int, user_id: int, draft: Callable[[Current], Awaitable[RequestRow]]) -> Request:
    """Asks for what `draft` says, or does it at once where nobody else has a say."""
    async with ledger.lock(game_id):
        while True:
            now = await ledger.load(game_id)
            require_playing(now.table)
            row = await draft(now)
            row = replace(row, yes=_json((user_id,)), ends_with=KINDS[row.kind].ends_with)
            if not _missing(now, row):
                made = await KINDS[row.kind].grant(ledger, now, row)
                if await ledger.store.change(made.change):
                    return request_of(now, replace(row, outcome=GRANTED))
            elif number := await ledger.store.open_request(row, now.table.version):
                return request_of(now, replace(row, id=number))
            elif (await ledger.load(game_id)).table.version == now.table.version:
                raise Refusal("request_open")


async def answer(ledger: Ledger, game_id: int, number: int, user_id: int, yes: bool) -> Request:
    """One no ends it; so does whoever asked. The last yes does what was asked for."""
    async with ledger.lock(game_id):
        while True:
            now, row = await _open(ledger, game_id, number)
            _require_say(now, row, user_id, yes)
            if not yes:
                how = WITHDRAWN if user_id == row.user_id else DECLINED
                row = _next(row, outcome=how)
            else:
                row = _next(row, yes=_json((*_yes(row), user_id)))
            if yes and not _missing(now, row):
                row = replace(row, outcome=GRANTED)
                kept = await _granted(ledger, now, row)
            else:
                kept = await ledger.store.change_request(row)
            if kept:
                return request_of(now, row)


async def _granted(ledger: Ledger, now: Current, row: RequestRow) -> bool:
    """Does what everybody has agreed to. What can't be done any more is over, and whoever pressed reads why."""
    try:
        made = await KINDS[row.kind].grant(ledger, now, row)
    except Refusal:
        await ledger.store.change_request(replace(row, outcome=LAPSED))
        raise
    return await ledger.store.change(replace(made.change, request=row))


async def _open(ledger: Ledger, game_id: int, number: int) -> tuple[Current, RequestRow]:
    now, row = await ledger.load(game_id), await ledger.store.request(number)
    if row is None or row.game_id != game_id or row.kind not in KINDS:
        raise Refusal("stale")
    if row.outcome:
        raise Refusal("request_over")
    return now, row


def _require_say(now: Current, row: RequestRow, user_id: int, yes: bool) -> None:
    is_asked = user_id in KINDS[row.kind].asked(now, row)
    if not is_asked and (yes or user_id != row.user_id):
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
        about=row.about,
        yes=_yes(row),
        missing=_missing(now, row),
        version=row.version,
        outcome=row.outcome,
    )
