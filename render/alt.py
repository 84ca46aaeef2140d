"""Alt texts keep to what Discord keeps of them."""

from collections.abc import Iterable

from render.picture import ALT_LIMIT


def joined(parts: Iterable[str]) -> str:
    """The parts as one text; what does not fit any more is left out whole."""
    text = ""
    for part in filter(None, parts):
        longer = f"{text} {part}" if text else part
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text


def shortened(name: str, most: int) -> str:
    """Long names would leave no room for the game."""
    return name if len(name) <= most else name[: most - 1] + "…"
