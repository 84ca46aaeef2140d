"""Every word a player reads, by language, as Project Fluent files: `locales/<language>/*.ftl`.

`words("en")("lobby-title", game="Caylus")` gives the sentence. A language that lacks a message falls back to English.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from locales.book import Book

HOME = Path(__file__).parent
SOURCE = "en"
"""The language that is always complete."""
SAID = 4000
"""Sentences of a language that are remembered."""


class MissingWord(LookupError):
    """There is no message of this name, not even in English."""


class You(str):
    """The reader's own name: where they are spoken of, they are spoken to."""

    __slots__ = ("name",)

    name: str

    @classmethod
    def called(cls, name: str, w: "Words") -> "You":
        """Among other names it reads as `you`; `name` is what the others read."""
        you = cls(w("you"))
        you.name = name
        return you


def named(name: str) -> str:
    """The name that everybody reads, also where the reader's own was meant for them alone."""
    return name.name if isinstance(name, You) else name


class Words:
    """The words of one language. A message whose `name` is the reader's own has a form for that, its attribute `you`."""

    def __init__(self, language: str, books: list[Book]) -> None:
        self.language = language
        self._books = books
        self._plain: dict[str, str] = {}
        self._said = lru_cache(SAID, typed=True)(self._say)

    def __reduce__(self) -> tuple[Any, ...]:
        """Told to another process, they are its own words of the same language."""
        return _words, (self.language,)

    def __call__(self, key: str, /, **values: Any) -> str:
        if values:
            return self._again(key, values)
        if key not in self._plain:
            self._plain[key] = self._format(key, {})
        return self._plain[key]

    def _again(self, key: str, values: Mapping[str, Any]) -> str:
        """What was said a moment ago is said again without thinking: most sentences are about the same few things."""
        try:
            return self._said(key, tuple(values), *values.values())
        except TypeError:  # Of a value that can't be compared nobody knows whether it is the same.
            return self._format(key, values)

    def _say(self, key: str, names: tuple[str, ...], *values: Any) -> str:
        return self._format(key, dict(zip(names, values, strict=True)))

    def read_fluent(self) -> None:
        """Nobody has to wait for it later."""
        for book in self._books:
            book.read_fluent()

    def __contains__(self, key: str) -> bool:
        return any(book.has(key) for book in self._books)

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        book = next((book for book in self._books if book.has(key)), None)
        if book is None:
            raise MissingWord(key)
        if isinstance(values.get("name"), You) and book.has(f"{key}.you"):
            key = f"{key}.you"
        text = book.read_off(key, values)
        if text is None:
            text, errors = book.format(book.pattern(key), dict(values))
            if errors:
                raise MissingWord(f"{key}: {errors[0]}")
        return text


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in HOME.iterdir() if folder.is_dir() and any(folder.glob("*.ftl"))))


def own_name(language: str) -> str:
    """What its speakers call the language; its code where they have not said so."""
    return _words(language)("language") if _book(language).has("language") else language


@cache
def words(locale: str) -> Words:
    """The words for a Discord locale such as `en-GB`: that language if there is one, else English."""
    language = next((known for known in languages() if known in (locale, locale.partition("-")[0])), SOURCE)
    return _words(language)


@cache
def _words(language: str) -> Words:
    """One for each language, however many places speak it: pictures are drawn once for all of them."""
    chain = [language] if language == SOURCE else [language, SOURCE]
    return Words(language, [_book(each) for each in chain])


@cache
def _book(language: str) -> Book:
    return Book(language, HOME / language)
