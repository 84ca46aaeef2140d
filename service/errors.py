"""Friendly refusals."""

from collections.abc import Generator
from contextlib import contextmanager

from db.errors import NotKept
from engine.core.errors import BadSetup, EngineError

__all__ = ["AsItStands", "NotKept", "Refusal", "Stuck", "rules"]


class Refusal(Exception):
    """It can't be done, and nothing has changed. `code` names the message, `details` are its variables."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        said = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.code} ({said})" if said else self.code


class AsItStands(str):
    """A detail that is read as it stands: a mention, a time. Any other text is somebody's name and shows as it is written."""


class Stuck(Exception):
    """A computer has not come to a decision in its time. Nothing has changed."""


@contextmanager
def rules() -> Generator[None]:
    """What the engine doesn't allow becomes a refusal.

    A wrong set-up keeps its code; anything about a move is `illegal`, with the engine's code as `rule` beside its details.
    """
    try:
        yield
    except BadSetup as error:
        raise Refusal(error.code, **error.details) from error
    except EngineError as error:
        raise Refusal("illegal", **{**error.details, "rule": error.code}) from error
