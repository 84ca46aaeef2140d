"""Who reads a post or a panel: the viewer of a look, with the names at the table and their words."""

from cogs.games import DESKS, Reader
from cogs.layout import quoted
from engine.core.seats import Seat
from locales import Words, You, words
from service.scene import Scene
from service.values import Look, Table


def everybody(table: Table) -> Words:
    """What everybody reads is in one language, which the server of the table has chosen."""
    return words(table.language)


def owner_of(scene: Scene, seat: Seat) -> Words:
    """What is written to somebody of the bot's own accord is in their language, as far as that is known."""
    return words(scene.locale(seat))


def quoted_names(table: Table) -> tuple[str, ...]:
    return tuple(map(quoted, table.names))


def reader_of(look: Look, w: Words) -> Reader:
    """Who has a seat reads of themselves as of `you`."""
    names = [You.called(name, w) if seat == look.seat else name for seat, name in enumerate(quoted_names(look.table))]
    return Reader(look.view, tuple(names), look.table.names, w)


def name_of_game(look: Look, w: Words) -> str:
    """A game as it can be told from the others in a menu, where nothing links to its channel."""
    table, desk = look.table, DESKS[look.table.key]
    return w("game-named", game=w(table.key), stand=desk.title(reader_of(look, w)), number=table.id)
