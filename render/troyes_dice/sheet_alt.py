"""A scoresheet in words, for those who don't see it."""

from collections.abc import Iterator, Sequence

from engine.troyes_dice.facts import CHARACTERS, COLOURS, COLUMNS, ROWS, Row
from engine.troyes_dice.picking import RESOURCES
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import Sheet
from locales import Words
from render.troyes_dice.alt import COLOUR_WORDS, colour_word, joined


def sheet(shown: Sheet, before: Sheet, columns: tuple[int, ...], labels: tuple[str, str], words: Words) -> str:
    """What is new comes early: at the end of a long game something may have to be left out."""
    values = columns or tuple(range(1, COLUMNS + 1))
    said = [words("dice-alt-sheet", name=labels[0], when=labels[1])]
    said.append(
        words("dice-alt-columns", columns=" ".join(map(str, columns))) if columns else words("dice-alt-no-columns")
    )
    said.append(words("dice-alt-score", points=score(0, shown).total))
    changes = ", ".join(_changes(shown, before, values, words))
    said.append(words("dice-alt-changes", changes=changes) if changes else "")
    said += _stocks(shown, words)
    red, yellow, white = shown.citizens
    said.append(words("dice-alt-citizens", red=red, yellow=yellow, white=white))
    said += [_row(shown, row, values, words) for row in range(len(ROWS))]
    return joined([*said, _multipliers(shown, words), _crossed(shown, values, words)])


def _stocks(shown: Sheet, words: Words) -> list[str]:
    return [
        words("dice-alt-stock", resource=RESOURCES[colour], stock=shown.stock(colour), circled=shown.circled[colour])
        for colour in COLOURS
    ]


def _row(shown: Sheet, row: Row, values: Sequence[int], words: Words) -> str:
    built = " ".join(str(values[column]) for column in range(COLUMNS) if shown.has(row, column))
    return words("dice-alt-row", row=words("dice-alt-building", row=ROWS[row]), built=built) if built else ""


def _multipliers(shown: Sheet, words: Words) -> str:
    written = [
        f"{words(f'dice-picture-{who}')} ×{times}"
        for who, times in zip(CHARACTERS, shown.multipliers, strict=True)
        if times
    ]
    return words("dice-alt-multipliers", written=", ".join(written)) if written else ""


def _crossed(shown: Sheet, values: Sequence[int], words: Words) -> str:
    boxes = [
        f"{colour_word(colour, words)} {values[column]}"
        for colour in COLOURS
        for column in range(COLUMNS)
        if shown.is_crossed(colour, column)
    ]
    return words("dice-alt-crossed", boxes=", ".join(boxes)) if boxes else ""


def _changes(shown: Sheet, before: Sheet, values: Sequence[int], words: Words) -> Iterator[str]:
    """What is ringed in the picture."""
    for row, name in enumerate(ROWS):
        for column in range(COLUMNS):
            if shown.has(row, column) and not before.has(row, column):
                yield words("dice-alt-new-building", row=words("dice-alt-building", row=name), value=values[column])
    for colour in COLOURS:
        for column in range(COLUMNS):
            if shown.is_crossed(colour, column) and not before.is_crossed(colour, column):
                yield words("dice-alt-new-cross", colour=colour_word(colour, words), value=values[column])
        for what in ("circled", "spent"):
            number = getattr(shown, what)[colour] - getattr(before, what)[colour]
            if number:
                yield words("dice-alt-new-resource", resource=RESOURCES[colour], number=number, what=what)
        number = shown.citizens[colour] - before.citizens[colour]
        if number:
            yield words("dice-alt-new-citizens", colour=COLOUR_WORDS[colour], number=number)
