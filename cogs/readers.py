"""Who reads a post or a panel: the viewer of a look, with the names at the table and their words."""

from cogs.games import DESKS, Reader
from cogs.layout import quoted
from engine.core.seats import Seat
from locales import Words
from service.scene import Scene
from service.values import Look, Table


def quoted_names(table: Table) -> tuple[str, ...]:
    return tuple(map(quoted, table.names))


def reader_of(look: Look, w: Words) -> Reader:
    return Reader(look.view, quoted_names(look.table), look.table.names, w)


def board_look(scene: Scene, seat: Seat | None) -> Look:
    """From where the board is drawn for a seat: where all see the same one, one picture serves them all."""
    look = scene.look(seat)
    return scene.look(None) if DESKS[scene.table.key].has_one_board(look.view) else look
