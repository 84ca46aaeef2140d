"""What lies in front of a seat in words, for those who don't see it."""

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.troyes.facts import BUILDINGS, CHARACTERS, Owner
from engine.troyes.scoring import count_for
from engine.troyes.state import TablePart, View
from locales import Words
from render.alt import joined
from render.troyes import names, sheet
from render.troyes.alt import district, name
from render.troyes.characters import steps_of


def said(view: View, seat: Seat, is_own: bool, seats: Sequence[str], w: Words) -> str:
    """What lies in front of a seat; points and characters only where the picture has them."""
    table, known = view.table, sheet.seen(view, seat, is_own)
    parts = [w("troyes-alt-sheet", name=name(seats, seat, table, w), when=names.title_words(table, w))]
    if known:
        parts.append(w("troyes-alt-points", points=known.points))
        if table.is_solo:
            parts.append(w("troyes-alt-roy-points", points=known.roy))
        parts += [_character(table, seat, number, "own", w) for number in known.characters]
    parts.append(district(table, seat, seats, w))
    standing = [f"{w(f'troyes-picture-{key}')} {table.standing(seat, n)}" for n, key in enumerate(BUILDINGS)]
    parts.append(w("troyes-alt-standing", citizens=", ".join(standing), salaries=sheet.salaries(table, seat)))
    parts.append(w("troyes-alt-levels", levels=", ".join(map(str, sheet.levels(table, seat)))))
    works = [_work(each, w) for each in sheet.works(table, seat, w)]
    parts.append(w("troyes-alt-works", works=", ".join(works)) if works else w("troyes-alt-no-works"))
    others = [number for number in sheet.order(known) if not known or number not in known.characters]
    parts += [_character(table, seat, number, sheet.holding(table, known, number), w) for number in others]
    return joined(parts)


def _work(what: sheet.Work, w: Words) -> str:
    return w("troyes-alt-work", name=what.name, value=what.value, cubes=what.cubes, some="yes" if what.cubes else "no")


def _character(table: TablePart, owner: Owner, number: int, holding: str, w: Words) -> str:
    row = CHARACTERS[number]
    return w(
        "troyes-alt-character",
        name=names.character_name(number, w),
        counts=w(f"troyes-picture-counts-{row.counts}"),
        count=count_for(table, owner, number),
        steps="/".join(map(str, steps_of(table, number))),
        holding=holding,
    )
