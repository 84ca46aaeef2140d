"""Who may do what, and the rows of the seats."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from db.rows import SeatRow
from engine.ai.choosing import TEMPERED
from engine.core.chance import Chance, derived
from engine.core.seats import Seat
from service.errors import Refusal
from service.values import Person, Table

FIRST_VERSION: Final = 1
"""Of a challenge, until its first pick."""
COMPUTER_NAMES: Final = (
    "Perrin",
    "Odile",
    "Gaucher",
    "Mahaut",
    "Renaud",
    "Alix",
    "Thierry",
    "Blanche",
    "Guyot",
    "Ermine",
)
"""Names need no translation; as many as the largest table has seats."""


def person_row(seat: Seat, person: Person) -> SeatRow:
    return SeatRow(seat, person.user_id, person.name, "", False, None)


def tempered(kind: str, tempers: Sequence[str], number: int) -> str:
    """The kind with the temper that is next in turn, if computers of this kind have any in this game."""
    return f"{kind}-{tempers[number % len(tempers)]}" if tempers and kind in TEMPERED else kind


def computer_row(seat: Seat, kind: str, taken: Iterable[str]) -> SeatRow:
    """A computer with the first name that nobody at the table has."""
    used = set(taken)
    name = next((name for name in COMPUTER_NAMES if name not in used), COMPUTER_NAMES[seat % len(COMPUTER_NAMES)])
    return SeatRow(seat, None, name, kind, False, None)


def renumbered(rows: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(row, seat=seat) for seat, row in enumerate(rows))


def dealt(rows: Sequence[SeatRow], seed: bytes, first: int | None = None) -> tuple[SeatRow, ...]:
    """The seats in an order that nobody chose: it follows from the game's seed, and anybody can check it at the end.

    Only the user `first`, if one is named, sits in seat 0.
    """
    order = list(rows)
    Chance(derived(seed, "seats")).shuffle(order)
    return seated_with(order, first)


def seated_with(rows: Iterable[SeatRow], first: int | None) -> tuple[SeatRow, ...]:
    """The seats in this order; the user `first`, if one is named, in seat 0."""
    return renumbered(sorted(rows, key=lambda row: first is not None and row.user_id != first))


def awaiting(
    rows: Sequence[SeatRow], to_act: Sequence[Seat], now: float, movers: Collection[Seat] = (), goes_on: bool = False
) -> tuple[SeatRow, ...]:
    """The rows that change when these seats are awaited. Who was awaited before has waited since then.

    But for the `movers`, who are asked anew. Where nobody else moved, that is still the same turn of theirs if it `goes_on`.
    """
    has_turn = goes_on and len(movers) == 1
    changed: list[SeatRow] = []
    for row in rows:
        if row.seat not in to_act:
            after = asked_at(row, None)
        elif row.awaited_since is None or (row.seat in movers and not has_turn):
            after = asked_at(row, now)
        elif row.seat in movers:
            after = replace(row, awaited_since=now)
        else:
            after = row
        if after != row:
            changed.append(after)
    return tuple(changed)


def asked_at(row: SeatRow, since: float | None) -> SeatRow:
    """The row of a seat whose turn begins then; None: it has none."""
    return replace(row, awaited_since=since, turn_since=since)


def require_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise Refusal("not_in_lobby")


def require_host(table: Table, user_id: int) -> None:
    if table.host_id != user_id:
        sitter = table.sitter_of(table.host_id)
        raise Refusal("not_host", host=sitter.name if sitter else "")


def require_playing(table: Table) -> None:
    if table.status in ("finished", "aborted"):
        raise Refusal("game_over")
    if table.status != "playing":
        raise Refusal("not_playing")


def require_open(table: Table, at: float) -> None:
    """A challenge is begun while its day or week lasts, and finished before its dice are revealed."""
    if table.challenge is None or table.status != "playing":
        return
    has_begun = table.version > FIRST_VERSION
    if at >= (table.challenge.revealed_at if has_begun else table.challenge.ends):
        raise Refusal("challenge_late" if has_begun else "challenge_over")


def require_guest(table: Table, user_id: int | None) -> None:
    """Nobody looks at the challenge of somebody else: it shows the dice that await them."""
    if table.place.is_nowhere and table.sitter_of(user_id) is None:
        raise Refusal("not_mine")


def require_seat(table: Table, user_id: int) -> Seat:
    """The user's seat, if they are still playing."""
    sitter = table.sitter_of(user_id)
    if sitter is None:
        raise Refusal("not_seated")
    if not sitter.is_person:
        raise Refusal("seat_gone")
    return sitter.seat
