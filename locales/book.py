"""The messages of one language, each parsed when it is first spoken: to parse all of them would take longer than all else
that a start does."""

import re
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins. What belongs to an entry is indented; no `=` comes after a name within one."""
MENTIONED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Whatever may be another entry that this one speaks of."""


def entries(text: str) -> dict[str, str]:
    """The text of each message and term by its name; of two with one name, the first."""
    found: dict[str, str] = {}
    starts = list(ENTRY.finditer(text))
    for begin, after in zip(starts, [*starts[1:], None], strict=True):
        found.setdefault(begin[1], text[begin.start() : after.start() if after else None])
    return found


class Book:
    def __init__(self, language: str, folder: Path) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._entries: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            self._entries = entries(file.read_text(encoding="utf-8")) | self._entries

    @property
    def names(self) -> list[str]:
        """Of all messages and terms."""
        return list(self._entries)

    def pattern(self, key: str) -> Any:
        """Of a message, or of one of its attributes (`message.attribute`); None where there is no such."""
        name, _, attribute = key.partition(".")
        if name in self._entries and not self._bundle.has_message(name):
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """With all that it mentions, which comes first: another thread may speak as soon as it finds the message."""
        found: dict[str, ast.EntryType] = {}
        wanted = [name]
        while wanted:
            each = wanted.pop()
            if each in self._entries and each not in found:
                found[each] = self._parser.parse_entry(self._entries[each])
                wanted += MENTIONED.findall(self._entries[each])
        self._bundle.add_resource(ast.Resource([*reversed(found.values())]))
