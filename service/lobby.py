"""Before the game: opening a table, sitting down, options, the start."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from db.rows import Change, GameRow, MoveRow, SeatRow
from engine.ai import COMPUTERS
from engine.core.chance import commitment
from engine.core.options import settle
from engine.registry import game
from service.errors import Refusal, rules
from service.forcing import Settling
from service.lapsing import closing, hosting
from service.ledger import Current, Decide, Ledger, Made, following
from service.options import SEATS, TABLE_OPTIONS, in_accord
from service.seating import (
    asked_at,
    awaiting,
    computer_row,
    dealt,
    person_row,
    renumbered,
    require_host,
    require_lobby,
    require_seat,
    seated_with,
    tempered,
)
from service.settings import default_options
from service.values import Person, Place, Table

TABLES_AT_MOST: Final = 5
"""Lobbies and running games that one person may have opened on one server."""
PAUSE_BETWEEN_TABLES: Final = 3.0
"""Seconds."""


async def open_table(ledger: Ledger, place: Place, host: Person, key: str, options: Mapping[str, str]) -> Table:
    given = {**await default_options(ledger, place), **options}
    return await _opened(ledger, place, host, key, given, (person_row(0, host),))


async def play_again(ledger: Ledger, place: Place, host: Person, last_id: int) -> Table:
    """Everybody sits one seat further than in that game. Who left it stays away, unless it is they who ask."""
    last = await ledger.load(last_id)
    options = {**last.table.options, **last.table.customs}
    company = _company(last, place, host)
    if company:
        options[SEATS.key] = "order"
    rows = renumbered(company or (person_row(0, host),))
    return await _opened(ledger, place, host, last.table.key, options, rows[: last.game.max_seats])


def _company(last: Current, place: Place, host: Person) -> list[SeatRow]:
    """Those of a game that is over, the host among them, one seat further. Nobody is brought to another server.

    Who did not sit there themselves brings nobody along: strangers can't call people together.
    """
    sat = last.table.sitter_of(host.user_id)
    if last.table.finished_at is None or last.table.place.guild_id != place.guild_id or sat is None:
        return []
    rows = [person_row(row.seat, host) if row.seat == sat.seat else row for row in last.stored.seats]
    here = [asked_at(row, None) for row in rows if not row.has_left]
    return [*here[1:], *here[:1]]


async def _opened(
    ledger: Ledger, place: Place, host: Person, key: str, options: Mapping[str, str], seats: Sequence[SeatRow]
) -> Table:
    row = lobby_row(place, host.user_id, key, options, ledger.clock.now())
    await _remember(ledger, host)
    number = await ledger.store.open_game(row, tuple(seats), (closing(0, row.created_at),))
    if number is None:
        raise Refusal("place_taken")
    return (await ledger.load(number)).table


def lobby_row(place: Place, host_id: int, key: str, options: Mapping[str, str], at: float) -> GameRow:
    """The row of a new lobby; its number is not known yet."""
    with rules():
        rulebook = game(key)
        settled = in_accord(settle((*rulebook.options, *TABLE_OPTIONS), options))
    return GameRow(
        id=0,
        key=key,
        rules_version=rulebook.rules_version,
        options=_json(settled),
        status="lobby",
        host_id=host_id,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        version=1,
        commitment="",
        seed=None,
        created_at=at,
        started_at=None,
        finished_at=None,
    )


async def require_measure(ledger: Ledger, place: Place, host: Person) -> None:
    """Nobody fills a server with tables: not too many at a time, and not too many at once."""
    hosted = await ledger.store.hosted_by(host.user_id, place.guild_id)
    if hosted.last_opened is not None and 0 <= ledger.clock.now() - hosted.last_opened < PAUSE_BETWEEN_TABLES:
        raise Refusal("too_soon")
    if hosted.open_games >= TABLES_AT_MOST:
        raise Refusal("too_many_tables", most=TABLES_AT_MOST)


async def join(ledger: Ledger, game_id: int, person: Person) -> Table:
    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        if now.table.seat_of(person.user_id) is not None:
            raise Refusal("already_seated")
        _require_room(now)
        made = _reseat(now, (*now.stored.seats, person_row(len(now.stored.seats), person)))
        return replace(made, change=replace(made.change, due=(closing(game_id, ledger.clock.now()),)))

    await _remember(ledger, person)
    return await _changed(ledger, game_id, decide)


async def _remember(ledger: Ledger, person: Person) -> None:
    """What somebody is called on one server is nobody's business on another: there they go by this name."""
    if person.known_as:
        await ledger.store.know(person.user_id, person.known_as)


async def leave(ledger: Ledger, game_id: int, person: Person) -> Table:
    """The host's rights go to whoever sat down next; without another person the lobby closes."""

    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        seat = require_seat(now.table, person.user_id)
        left = [user for user in now.table.humans if user != person.user_id]
        if not left:
            closed = following(now.stored.game, status="aborted", finished_at=ledger.clock.now())
            return Made(Change(game=closed))
        host = person.user_id == now.table.host_id
        rows = [row for row in now.stored.seats if row.seat != seat]
        return _reseat(now, rows, host_id=left[0] if host else now.table.host_id)

    return await _changed(ledger, game_id, decide)


async def add_computer(ledger: Ledger, game_id: int, person: Person, kind: str) -> Table:
    if kind not in COMPUTERS:
        raise Refusal("unknown_computer", kind=kind, known=" ".join(COMPUTERS))

    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        require_seat(now.table, person.user_id)
        _require_room(now)
        seat = len(now.stored.seats)
        computer = tempered(kind, now.game.tempers, game_id + seat)
        return _reseat(now, (*now.stored.seats, computer_row(seat, computer, now.table.names)))

    return await _changed(ledger, game_id, decide)


async def remove_computer(ledger: Ledger, game_id: int, person: Person) -> Table:
    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        require_seat(now.table, person.user_id)
        computers = [row for row in now.stored.seats if row.computer]
        if not computers:
            raise Refusal("nobody_to_remove")
        return _reseat(now, [row for row in now.stored.seats if row is not computers[-1]])

    return await _changed(ledger, game_id, decide)


async def remove_person(ledger: Ledger, game_id: int, person: Person, user_id: int) -> Table:
    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        require_host(now.table, person.user_id)
        rows = [row for row in now.stored.seats if row.user_id != user_id or user_id == person.user_id]
        if len(rows) == len(now.stored.seats):
            raise Refusal("gone_already")
        return _reseat(now, rows)

    return await _changed(ledger, game_id, decide)


async def set_option(ledger: Ledger, game_id: int, person: Person, option: str, value: str) -> Table:
    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        require_host(now.table, person.user_id)
        with rules():
            settled = settle(
                (*now.game.options, *TABLE_OPTIONS), {**now.table.options, **now.table.customs, option: value}
            )
        return Made(Change(game=following(now.stored.game, options=_json(in_accord(settled, option)))))

    return await _changed(ledger, game_id, decide)


async def start(ledger: Ledger, game_id: int, person: Person) -> Table:
    async def decide(now: Current) -> Made:
        require_lobby(now.table)
        require_host(now.table, person.user_id)
        if len(now.table.sitters) < now.game.min_seats:
            raise Refusal("too_few", least=now.game.min_seats)
        return begin(now, ledger.seeds(), ledger.clock.now())

    return await _changed(ledger, game_id, decide)


def begin(now: Current, seed: bytes, at: float) -> Made:
    """The start of a game, as a change of its lobby."""
    with rules():
        state, events = now.game.new_game(len(now.table.sitters), now.table.options, seed)
    first = now.table.host_id if now.game.has_host_first(now.table.options) else None
    is_dealt = now.table.customs.get(SEATS.key) != "order"
    seats = dealt(now.stored.seats, seed, first) if is_dealt else seated_with(now.stored.seats, first)
    forced = Settling(now.game, state, now.table.version + 1, at)
    waiting = {row.seat: row for row in awaiting(seats, now.game.to_act(forced.state), at)}
    row = following(
        now.stored.game,
        1 + len(forced.entries),
        status="playing",
        rules_version=now.game.rules_version,
        commitment=commitment(seed),
        seed=seed,
        started_at=at,
    )
    change = Change(
        game=row,
        seats=tuple(waiting.get(seat.seat, seat) for seat in seats),
        reseated=True,
        move=MoveRow(now.table.version + 1, None, "start", "", now.game.encode_events(events).decode(), at),
        snapshot=now.game.encode(state),
        following=forced.entries,
        due=(hosting(now.table.id, at),),
    )
    return Made(change)


def _require_room(now: Current) -> None:
    if len(now.table.sitters) >= now.game.max_seats:
        raise Refusal("table_full", most=now.game.max_seats)


def _reseat(now: Current, rows: Sequence[SeatRow], **changed: int) -> Made:
    return Made(Change(game=following(now.stored.game, **changed), seats=renumbered(rows), reseated=True))


async def _changed(ledger: Ledger, game_id: int, decide: Decide) -> Table:
    after, _ = await ledger.change(game_id, decide)
    return after.table


def _json(options: Mapping[str, str]) -> str:
    return msgspec.json.encode(options).decode()
