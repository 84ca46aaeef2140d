"""How a finished game came out."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.seats import Seat


class Score(Struct, frozen=True):
    """Points of one seat by category, in the order in which the rulebook counts them."""

    seat: Seat
    parts: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.parts.values())


class Result(Struct, frozen=True):
    """Scores in seat order, ranks from 1 (tied seats share the better rank), and a word for solo games."""

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    verdict: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Rank of each total, the highest first; equal totals share a rank and the next one is left out."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
