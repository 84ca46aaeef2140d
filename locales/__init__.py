"""Every word a player reads, by language, as Project Fluent files: `locales/<language>/*.ftl`.

`words("en")("lobby-title", game="Caylus")` gives the sentence. A language that lacks a message falls back to English.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

HOME = Path(__file__).parent
SOURCE = "en"
"""The language that is always complete."""


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

    def __init__(self, language: str, bundles: list[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles
        self._plain: dict[str, str] = {}

    def __call__(self, key: str, /, **values: Any) -> str:
        if values:
            return self._format(key, values)
        if key not in self._plain:
            self._plain[key] = self._format(key, {})
        return self._plain[key]

    def __contains__(self, key: str) -> bool:
        return any(self._pattern(bundle, key) is not None for bundle in self._bundles)

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        for bundle in self._bundles:
            pattern = self._pattern(bundle, key)
            if pattern is not None and isinstance(values.get("name"), You):
                pattern = self._pattern(bundle, f"{key}.you") or pattern
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(values))
                if errors:
                    raise MissingWord(f"{key}: {errors[0]}")
                return str(text)
        raise MissingWord(key)

    @staticmethod
    def _pattern(bundle: FluentBundle, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in HOME.iterdir() if folder.is_dir() and any(folder.glob("*.ftl"))))


def own_name(language: str) -> str:
    """What its speakers call the language; its code where they have not said so."""
    bundle = _bundle(language)
    return _words(language)("language") if bundle.has_message("language") else language


@cache
def words(locale: str) -> Words:
    """The words for a Discord locale such as `en-GB`: that language if there is one, else English."""
    language = next((known for known in languages() if known in (locale, locale.partition("-")[0])), SOURCE)
    return _words(language)


@cache
def _words(language: str) -> Words:
    """One for each language, however many places speak it: pictures are drawn once for all of them."""
    chain = [language] if language == SOURCE else [language, SOURCE]
    return Words(language, [_bundle(each) for each in chain])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((HOME / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
