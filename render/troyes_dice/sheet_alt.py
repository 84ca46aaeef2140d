"""A scoresheet in words, for those who don't see it."""

from collections.abc import Iterator, Sequence

from engine.troyes_dice.facts import CHARACTERS, COLOURS, COLUMNS, RESOURCES_PER_TRACK, ROWS, Row
from engine.troyes_dice.picking import RESOURCES
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import Sheet
from locales import Words
from render.alt import joined
from render.troyes_dice.alt import colour_word
from render.troyes_dice.names import COLOUR_NAMES


def said(shown: Sheet, before: Sheet, columns: tuple[int, ...], labels: tuple[str, str], w: Words) -> str:
    """What is new comes early: at the end of a long game something may have to be left out."""
    values = columns or tuple(range(1, COLUMNS + 1))
    parts = [w("dice-alt-sheet", name=labels[0], when=labels[1])]
    parts.append(w("dice-alt-columns", columns=" ".join(map(str, columns))) if columns else w("dice-alt-no-columns"))
    parts.append(w("dice-alt-score", points=score(0, shown).total))
    changes = ", ".join(_changes(shown, before, values, w))
    parts.append(w("dice-alt-changes", changes=changes) if changes else "")
    parts += stocks(shown, w)
    red, yellow, white = shown.citizens
    parts.append(w("dice-alt-citizens", red=red, yellow=yellow, white=white))
    parts += [_row(shown, row, values, w) for row in range(len(ROWS))]
    return joined([*parts, _multipliers(shown, w), _crossed(shown, values, w)])


def stocks(shown: Sheet, w: Words) -> list[str]:
    return [
        w(
            "dice-alt-stock",
            resource=RESOURCES[colour],
            stock=shown.stock(colour),
            circled=shown.circled[colour],
            most=RESOURCES_PER_TRACK,
        )
        for colour in COLOURS
    ]


def _row(shown: Sheet, row: Row, values: Sequence[int], w: Words) -> str:
    built = " ".join(str(values[column]) for column in range(COLUMNS) if shown.has(row, column))
    return w("dice-alt-row", row=w("dice-alt-building", row=ROWS[row]), built=built) if built else ""


def _multipliers(shown: Sheet, w: Words) -> str:
    written = [
        f"{w(f'dice-picture-{who}')} ×{times}"
        for who, times in zip(CHARACTERS, shown.multipliers, strict=True)
        if times
    ]
    return w("dice-alt-multipliers", written=", ".join(written)) if written else ""


def _crossed(shown: Sheet, values: Sequence[int], w: Words) -> str:
    boxes = [
        f"{colour_word(colour, w)} {values[column]}"
        for colour in COLOURS
        for column in range(COLUMNS)
        if shown.is_crossed(colour, column)
    ]
    return w("dice-alt-crossed", boxes=", ".join(boxes)) if boxes else ""


def _changes(shown: Sheet, before: Sheet, values: Sequence[int], w: Words) -> Iterator[str]:
    """What is ringed in the picture."""
    for row, name in enumerate(ROWS):
        for column in range(COLUMNS):
            if shown.has(row, column) and not before.has(row, column):
                yield w("dice-alt-new-building", row=w("dice-alt-building", row=name), value=values[column])
    for colour in COLOURS:
        for column in range(COLUMNS):
            if shown.is_crossed(colour, column) and not before.is_crossed(colour, column):
                yield w("dice-alt-new-cross", colour=colour_word(colour, w), value=values[column])
        for what in ("circled", "spent"):
            number = getattr(shown, what)[colour] - getattr(before, what)[colour]
            if number:
                yield w("dice-alt-new-resource", resource=RESOURCES[colour], number=number, what=what)
        number = shown.citizens[colour] - before.citizens[colour]
        if number:
            yield w("dice-alt-new-citizens", colour=COLOUR_NAMES[colour], number=number)
