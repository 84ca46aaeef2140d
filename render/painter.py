"""The one interface that the pictures of every game have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.moves import Path
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.picture import Picture

if TYPE_CHECKING:
    from PIL import Image

    from render.canvas import Canvas


class NothingToSee(LookupError):
    """There is nothing of that kind that the viewer may see."""


class Painter(Protocol):
    """Draws one game. Every method reads a view and nothing else; `seats` are the players' names in seat order."""

    def board(self, view: Any, seats: Sequence[str], w: Words, changed: Any = None) -> Picture:
        """What lies in the middle of the table; what is new since `changed`, an earlier view, may be ringed."""
        ...

    def board_image(self, view: Any, seats: Sequence[str], w: Words, changed: Any = None) -> Image.Image:
        """The same before it is written as a file."""
        ...

    def sheet(self, view: Any, seats: Sequence[str], w: Words, changed: Any = None) -> Picture:
        """What lies in front of the viewer; what differs from `changed`, an earlier view of the same seat, is ringed."""
        ...

    def sheet_of(self, view: Any, seat: Seat, seats: Sequence[str], w: Words, changed: Any = None) -> Picture:
        """What the viewer can see lying in front of `seat`."""
        ...

    def sights(self, view: Any) -> tuple[str, ...]:
        """The names of the further pictures of this game, which `sight` draws."""
        ...

    def sight(self, name: str, view: Any, seats: Sequence[str], w: Words) -> Picture:
        """One of the `sights`, such as a part of the board close up."""
        ...

    def focus(self, view: Any, asked: str, path: Path, seats: Sequence[str], w: Words, after: Any = None) -> Picture:
        """The part of the board or of the viewer's sheet that matters for the question `asked` after `path`, drawn large.

        Where nothing is left to ask, `asked` is empty and `path` is the whole move. `after` is the view as the move so
        far would leave it, whose differences are ringed.
        """
        ...

    def final(self, view: Any, result: Result, seats: Sequence[str], w: Words) -> Picture:
        """Everybody's score by category, the winners crowned."""
        ...

    def legend(self, w: Words) -> Picture:
        """All signs of the game, each with its word."""
        ...

    def blank(self) -> Canvas:
        """A picture on which nothing lies yet, as tall as one may become."""
        ...

    def pieces(self) -> Iterable[Callable[[Canvas], None]]:
        """What can lie on this game's board whoever plays, and is few enough to be painted before; each lays some of it."""
        ...

    def true_colours(self) -> Painter:
        """A painter that draws the same without a palette: the measure for what the palette costs."""
        ...

    def on(self, canvas: type[Canvas]) -> Painter:
        """A painter that draws the same on another kind of canvas."""
        ...
