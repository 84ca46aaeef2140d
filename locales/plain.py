"""Messages that are said without Fluent: text, places for what they are told, and choices between a few forms.

Fluent is the authority for what a message says; to read it takes longer than a game, and so does it to parse a hundred messages.
Whatever is not surely understood here is left to it.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

UNMARKED: Final = range(-999, 1000)
"""Whole numbers that the languages below write as Python does."""
PLURALS: Final[Mapping[str, Callable[[int], str]]] = {"en": lambda number: "one" if abs(number) == 1 else "other"}
"""What Unicode calls a whole number in a language; of any other language Fluent knows it."""
KINDS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
"""All of Unicode's words for them. Whoever is told one of these as a word speaks of something else."""

_TEXT: Final = re.compile(r"[^{}\n]+")
_LITERAL: Final = re.compile(r'\{\s*"([^"\\\n]*)"\s*\}')
_PLACE: Final = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*\}")
_OTHER: Final = re.compile(r"\{\s*(-?[a-z][\w-]*(?:\.[a-z][\w-]*)?)\s*\}")
_CHOICE: Final = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*->\s*")
_FORM: Final = re.compile(r"(\*?)\[\s*(?:(-?\d+)|([A-Za-z][\w-]*))\s*\][ ]*")
_BREAK: Final = re.compile(r"[ ]*\n\s*")
_ONLY_ATTRIBUTES: Final = re.compile(r" *(?=\n +\.[A-Za-z])")
_LINE_ENDS: Final = re.compile(r"\n+")
_BLOCK: Final = re.compile(r"[^\n]*(?:(?:\n *)*\n +[^\s.*\[}][^\n]*)*")
"""A line, and those after it that are indented and begin nothing else."""
_HEAD: Final = re.compile(r"-?[A-Za-z][\w-]* *= *")
_ATTRIBUTE: Final = re.compile(r" +\.([A-Za-z][\w-]*) *= *")
_NOTHING: Final = re.compile(r"(?: *\n|#[^\n]*\n?)*(?: *$)?")
"""The end of a line, empty lines and comments."""


class Told(NamedTuple):
    """The place of what the message is told."""

    name: str


class Choice(NamedTuple):
    """The first form whose number, word or kind of number it is, or the last resort."""

    name: str
    forms: "tuple[tuple[int | str, Plain], ...]"
    otherwise: "Plain"


Plain: TypeAlias = "tuple[str | Told | Choice, ...]"
Find: TypeAlias = Callable[[str], "Plain | None"]
"""Another message or attribute, as it is said without Fluent."""


class _NotPlain(Exception):
    """It takes Fluent to say it."""


def read(entry: str, find: Find) -> dict[str, Plain] | None:
    """What a message says, under an empty name, and its attributes by name; None where it takes Fluent to say one of them."""
    try:
        return _Reading(entry, find).entry()
    except _NotPlain:
        return None


def say(plain: Plain, values: Mapping[str, Any], kind_of: Callable[[int], str]) -> str | None:
    """None where it takes Fluent to say one of the values."""
    said: list[str] = []
    return "".join(said) if _say(plain, values, kind_of, said) else None


def _say(plain: Plain, values: Mapping[str, Any], kind_of: Callable[[int], str], said: list[str]) -> bool:
    for part in plain:
        if isinstance(part, str):
            said.append(part)
            continue
        value = values.get(part.name)
        is_number = type(value) is int and value in UNMARKED
        if not is_number and not isinstance(value, str):
            return False
        if isinstance(part, Told):
            said.append(str(value))
        elif value in KINDS or not _say(_chosen(part, value, kind_of), values, kind_of, said):
            return False
    return True


def _chosen(choice: Choice, value: Any, kind_of: Callable[[int], str]) -> Plain:
    keys = (value,) if isinstance(value, str) else (value, kind_of(value))
    return next((form for key, form in choice.forms if key in keys), choice.otherwise)


class _Reading:
    """One entry, from its beginning on."""

    def __init__(self, entry: str, find: Find) -> None:
        self._entry = entry
        self._find = find
        self._at = 0

    def entry(self) -> dict[str, Plain]:
        self._wanted(_HEAD)
        found = {"": self._value()} if not self._taken(_ONLY_ATTRIBUTES) else {}
        while self._wanted(_NOTHING) and self._at < len(self._entry):
            name = self._wanted(_ATTRIBUTE)[1]
            found[name] = self._value()
        return found

    def _value(self) -> Plain:
        """In one line, or in several without a choice."""
        if "->" in self._entry:
            return self._pattern()
        block = self._wanted(_BLOCK)
        lines = [line if line.strip() else "" for line in block[0].split("\n")]
        if any(line.count("{") != line.count("}") for line in lines):
            raise _NotPlain
        indent = min((len(line) - len(line.lstrip(" ")) for line in lines[1:] if line), default=0)
        text = "\n".join([lines[0], *(line[indent:] for line in lines[1:])]).strip("\n").rstrip(" ")
        return _Reading(text, self._find).text()

    def text(self) -> Plain:
        parts: list[str | Told | Choice] = []
        while self._at < len(self._entry):
            line_ends = self._taken(_LINE_ENDS)
            parts += (line_ends[0],) if line_ends else self._part()
        if not parts:
            raise _NotPlain
        return tuple(parts)

    def _taken(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self._entry, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def _wanted(self, what: re.Pattern[str]) -> re.Match[str]:
        found = self._taken(what)
        if found is None:
            raise _NotPlain
        return found

    def _pattern(self) -> Plain:
        """To the end of the line."""
        parts: list[str | Told | Choice] = []
        while self._at < len(self._entry) and self._entry[self._at] not in "\n}":
            parts += self._part()
        if parts and isinstance(parts[-1], str) and self._entry[self._at - 1] == " ":
            parts[-1] = parts[-1].rstrip(" ")
        if not parts:
            raise _NotPlain
        return tuple(parts)

    def _part(self) -> Plain:
        if text := self._taken(_TEXT):
            return (text[0],)
        if literal := self._taken(_LITERAL):
            return (literal[1],)
        if place := self._taken(_PLACE):
            return (Told(place[1]),)
        if choice := self._taken(_CHOICE):
            return (self._choice(choice[1]),)
        return self._other(self._wanted(_OTHER)[1])

    def _other(self, name: str) -> Plain:
        """A message is told what this one is told, a term is told nothing."""
        other = self._find(name)
        if other is None or (name.startswith("-") and not all(isinstance(part, str) for part in other)):
            raise _NotPlain
        return other

    def _choice(self, name: str) -> Choice:
        forms: list[tuple[int | str, Plain]] = []
        otherwise: Plain | None = None
        while form := self._taken(_FORM):
            key, said = int(form[2]) if form[2] else form[3], self._pattern()
            self._wanted(_BREAK)
            forms.append((key, said))
            if form[1]:
                otherwise = said
        if otherwise is None or not self._entry.startswith("}", self._at):
            raise _NotPlain
        self._at += 1
        return Choice(name, tuple(forms), otherwise)
