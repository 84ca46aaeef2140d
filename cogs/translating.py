"""Names and descriptions of commands, from the same files as every other word.

English stands in the command itself; the other languages reach Discord through the translator.
"""

from typing import Any

import discord
from discord import app_commands

from locales import SOURCE, languages, words


def phrase(key: str) -> app_commands.locale_str:
    """A message of locales/ as discord.py wants it: the English text, and the key to find the others by."""
    return app_commands.locale_str(words(SOURCE)(key), key=key)


class FluentTranslator(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language == SOURCE or language not in languages():
            return None
        w = words(locale.value)
        return w(key) if key in w else None
