"""How far the provost can still be moved before the road is used, by whom, and what that means for the workers there.

It counts what lies on the table: workers that stand in the Guild, the Gate, the Trading Post or on the Joust Field, and the
deniers of those who have not decided. During phase 2 deniers are still spent and workers still placed, so there it says what
would be possible if everybody passed now.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.caylus.facts import (
    CLOTH,
    DENIERS_LINE,
    FAVOUR_DENIERS,
    GATE,
    GUILD,
    JOUST,
    JOUST_CLOTH,
    JOUST_DENIERS,
    LAST_SPACE,
    NOBODY,
    OPEN_COLUMNS,
    PLACING,
    PROVOST,
    PROVOST_STEPS,
    SPACES,
    SPECIALS,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from engine.caylus.state import ASK_FAVOUR, ASK_PROVOST, Ask, TablePart
from engine.core.seats import Seat

Means: TypeAlias = Literal["gate", "guild", "deniers"]
"""How somebody moves him: a worker in the Guild, one in the Gate that can still be sent there, or deniers."""
OPEN_PHASES: Final = (PLACING, SPECIALS, PROVOST)
"""As long as it can be foreseen and is not settled."""


class Mover(Struct, frozen=True):
    """Somebody who can still move him, by at most so many spaces; `deniers` is the most they can have for it."""

    seat: Seat
    means: Means
    steps: int
    deniers: int = 0


class Standing(Struct, frozen=True):
    """A worker on the road."""

    seat: Seat
    space: int


class Forecast(Struct, frozen=True):
    space: int
    """Where the provost stands."""
    nearest: int
    farthest: int
    movers: tuple[Mover, ...]
    """In the order in which they decide."""
    threatened: tuple[Standing, ...]
    """Workers that he covers now and may not cover in the end."""
    hopeful: tuple[Standing, ...]
    """Workers beyond him that he can still reach."""
    lost: tuple[Standing, ...]
    """Workers that nobody can help any more."""


def forecast(table: TablePart) -> Forecast | None:
    """None while there is nothing to foresee: the road is being used, or the game is over."""
    if table.phase not in OPEN_PHASES:
        return None
    movers = tuple(mover for mover in (*_guild(table), *_bribers(table)) if mover.steps)
    reach = sum(mover.steps for mover in movers)
    space = table.provost
    nearest, farthest = max(1, space - reach), min(LAST_SPACE, space + reach)
    workers = [Standing(table.standing[at], at) for at in SPACES if table.standing[at] != NOBODY]
    return Forecast(
        space,
        nearest,
        farthest,
        movers,
        threatened=tuple(each for each in workers if nearest < each.space <= space),
        hopeful=tuple(each for each in workers if space < each.space <= farthest),
        lost=tuple(each for each in workers if each.space > farthest),
    )


def _guild(table: TablePart) -> list[Mover]:
    """The worker in the Guild; while it is free, the one in the Gate may go there."""
    if table.standing[GUILD] != NOBODY:
        return [Mover(table.standing[GUILD], "guild", PROVOST_STEPS)]
    if table.standing[GATE] != NOBODY:
        return [Mover(table.standing[GATE], "gate", PROVOST_STEPS)]
    return []


def _bribers(table: TablePart) -> list[Mover]:
    return [
        Mover(seat, "deniers", min(PROVOST_STEPS, purse), purse)
        for seat in undecided(table)
        for purse in [most_deniers(table, seat)]
    ]


def undecided(table: TablePart) -> list[Seat]:
    """Those who can still bribe him, in passing order; whoever has not passed comes last, in turn order."""
    if table.phase != PROVOST:
        return [*table.passed, *(seat for seat in table.order if seat not in table.passed)]
    ask = table.ask
    is_asked = ask is not None and ask.kind == ASK_PROVOST
    return table.passed[table.cursor - is_asked :]


def most_deniers(table: TablePart, seat: Seat) -> int:
    """What the seat can have when it is asked: the Trading Post pays before, and so may a favour of the Joust Field."""
    deniers = table.deniers[seat]
    if table.standing[TRADING_POST] == seat:
        deniers += TRADING_POST_DENIERS
    if table.phase == PROVOST or table.is_beginner:
        return deniers
    column = min(table.marker(seat, DENIERS_LINE) + 1, OPEN_COLUMNS[table.scored])
    if Ask(ASK_FAVOUR, seat) in table.pending:
        return deniers + FAVOUR_DENIERS[column]
    can_joust = table.standing[JOUST] == seat and deniers >= JOUST_DENIERS and table.stock(seat, CLOTH) >= JOUST_CLOTH
    return deniers + FAVOUR_DENIERS[column] - JOUST_DENIERS if can_joust else deniers
