"""The picture of a question of Troyes in words."""

from collections.abc import Iterator, Sequence

from engine.core.moves import Path
from engine.troyes.cards import CARD_NUMBERS
from engine.troyes.state import View
from locales import Words
from render.alt import joined
from render.troyes import alt, focus, names, shown


def said(view: View, asked: str, path: Path, seats: Sequence[str], w: Words) -> str:
    return joined(_parts(view, asked, path, seats, w))


def _parts(view: View, asked: str, path: Path, seats: Sequence[str], w: Words) -> Iterator[str]:
    table, kind = view.table, focus.kind_of(asked, path)
    yield w("troyes-alt-board", when=names.title_words(table, w), phase=names.phase_words(table, w))
    if table.black:
        yield w("troyes-alt-black", dice=" ".join(map(str, table.black)))
    yield from (alt.district(table, owner, seats, w) for owner in shown.owners(table))
    if kind == focus.BRIEFLY:
        yield from (alt.card(table, slot, seats, w) for slot in shown.revealed(table))
    elif kind == focus.CARD:
        colour = table.activity(CARD_NUMBERS[path[1]]).colour
        slots = [slot for slot in shown.revealed(table) if table.activity(table.cards[slot]).colour == colour]
        yield from (alt.large_card(table, slot, w) for slot in slots)
    elif kind == focus.EVENTS:
        yield from (alt.large_event(threat, table, w) for threat in table.queue)
    elif kind == focus.HOUSES:
        yield from alt.buildings(table, seats, w)
    elif kind == focus.CATHEDRAL:
        yield alt.cathedral(table, seats, w)
