"""What can be wrong with a move. The code names the rule, the details say what is missing; the words are in locales/."""


class EngineError(Exception):
    """Something was asked that the rules don't allow. Nothing has changed."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        said = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.code} ({said})" if said else self.code


class NotAMove(EngineError):
    """The text is no move of this game at all."""


class IllegalMove(EngineError):
    """A move of this game, but the rules forbid it now."""


class UnclearMove(EngineError):
    """The beginning of several legal moves: something is left to be chosen."""


class BadSetup(EngineError):
    """A game can't be set up like this: wrong number of seats, unknown option."""
