"""The end table in words."""

from locales import Words
from render.alt import joined, shortened
from render.scores import EndTable, heading, margin, used

SHORT_NAME = 16


def said(table: EndTable, w: Words) -> str:
    """The sources once; then everybody's points in their order."""
    sources = used(table)
    names = ", ".join(table.sources[source].name for source in sources)
    lines = [
        w(
            "scores-alt-line",
            rank=line.rank,
            name=shortened(line.name, SHORT_NAME),
            total=line.total,
            parts=" ".join(str(line.parts[source]) for source in sources),
        )
        for line in table.lines
    ]
    notes = [
        w("scores-alt-note", name=note.name, about=note.about, whose=f" ({note.whose})" if note.whose else "")
        for note in table.notes
        if note.has_counted
    ]
    head = w("scores-alt-head", title=heading(table, w), game=table.game, margin=margin(table, w))
    return joined([head, w("scores-alt-sources", sources=names), *lines, *notes])
