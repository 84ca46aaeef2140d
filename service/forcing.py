"""What is forced is done: a seat that has only one move is not asked for it."""

from collections.abc import Iterator
from typing import Any

from db.rows import MoveRow
from engine.core.choosing import forced_move
from engine.core.game import AnyGame
from engine.core.moves import text_of
from service.values import FORCED


class Settling:
    """A game goes on by itself from this state until somebody has a choice, or it is over.

    The entries of what happened are written in the transaction of what led there, so no process finds a game in between.
    """

    def __init__(self, game: AnyGame, state: Any, version: int, at: float) -> None:
        self.game = game
        self.state = state
        self.entries: tuple[tuple[MoveRow, bytes], ...] = tuple(self._made(version, at))

    def _made(self, version: int, at: float) -> Iterator[tuple[MoveRow, bytes]]:
        while (move := forced_move(self.game, self.state)) is not None:
            self.state, events = self.game.apply(self.state, move)
            version += 1
            told = self.game.encode_events(events).decode()
            yield MoveRow(version, move.seat, FORCED, text_of(move), told, at), self.game.encode(self.state)

    @property
    def seats(self) -> list[int]:
        """Those that have moved so."""
        return [entry.seat for entry, _ in self.entries if entry.seat is not None]
