"""A message in words: what can be read on it, what can be pressed, and what that would mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

STYLES = {1: "blue", 2: "grey", 3: "green", 4: "red", 5: "link"}
ALT_SHOWN = 60
"""So much of an alt text tells which picture it is."""


def described(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Line by line, from top to bottom."""
    for part in components:
        match part["type"]:
            case 10:
                yield from (f"| {line}" for line in part["content"].splitlines())
            case 12:
                yield from (f"(picture: {(item.get('description') or '')[:ALT_SHOWN]})" for item in part["items"])
            case 14:
                yield "----" if part.get("divider", True) else ""
            case 2:
                yield _button(part)
            case _ if "custom_id" in part:
                yield from _menu(part)
            case _:
                yield from described(part.get("components", ()))
                yield from described([part["accessory"]] if part.get("accessory") else ())


def _button(part: dict[str, Any]) -> str:
    face = " ".join(filter(None, (_emoji(part), part.get("label"))))
    means = part.get("custom_id") or part.get("url") or ""
    return f"[{face}] {STYLES[part['style']]} {means}{' (off)' if part.get('disabled') else ''}"


def _menu(part: dict[str, Any]) -> Iterator[str]:
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    many = "" if (least, most) == (1, 1) else f" {least} to {most}"
    yield f"<{part.get('placeholder') or ''}> {part['custom_id']}{many}{' (off)' if part.get('disabled') else ''}"
    for option in part.get("options", ()):
        face = " ".join(filter(None, (_emoji(option), option["label"])))
        more = f": {option['description']}" if option.get("description") else ""
        yield f"   {'•' if option.get('default') else '◦'} {face} = {option['value']}{more}"


def _emoji(part: dict[str, Any]) -> str:
    return (part.get("emoji") or {}).get("name") or ""
