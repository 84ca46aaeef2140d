"""What the host sets: read from the environment and from `.env`, and checked before anything starts."""

from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct

from cogs.hands import PROCESSES_AT_MOST, cores, processes_for

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LAST_PORT = 65535


class BadSettings(Exception):
    """A setting can't be used; the message is one line for the person at the keyboard."""


class Settings(Struct, frozen=True):
    """What the host may set. See `.env.example`."""

    token: str
    database: Path
    log_level: str
    trial_server: int | None
    sandbox_port: int
    drawing_processes: int = 0

    @property
    def pictures(self) -> Path:
        """The folder in which pieces of pictures are kept from one start to the next; it can be deleted at any time."""
        return self.database.parent / "pictures"

    def __repr__(self) -> str:
        """Without the token, which belongs in no log."""
        token = "set" if self.token else "not set"
        return f"Settings(token {token}, database={self.database}, log_level={self.log_level})"


def read_settings(env_file: Path, environment: Mapping[str, str]) -> Settings:
    """From the environment, then from `.env`, then the default."""
    values = {**_from_file(env_file), **environment}
    level = (values.get("LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise BadSettings(f"LOG_LEVEL is {level!r}; it can be {', '.join(LEVELS)}.")
    return Settings(
        token=(values.get("DISCORD_TOKEN") or "").strip(),
        database=Path(values.get("DATABASE") or "data/town-crier.db"),
        log_level=level,
        trial_server=_number(values, "TRIAL_SERVER"),
        sandbox_port=port_of("SANDBOX_PORT", _number(values, "SANDBOX_PORT") or 8765),
        drawing_processes=_processes(values),
    )


def _from_file(env_file: Path) -> dict[str, str]:
    if not env_file.exists():
        return {}
    try:
        with env_file.open(encoding="utf-8") as lines:
            return {key: value or "" for key, value in dotenv_values(stream=lines).items()}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(
            f"{env_file} can't be read ({error}). Mend or remove it; .env.example shows its form."
        ) from None


def _number(values: Mapping[str, str], key: str) -> int | None:
    text = (values.get(key) or "").strip()
    if text and not (text.isascii() and text.isdigit()):
        raise BadSettings(f"{key} is {text!r}; it must be a number.")
    return int(text) if text else None


def _processes(values: Mapping[str, str]) -> int:
    number = _number(values, "DRAWING_PROCESSES")
    if number is not None and number > PROCESSES_AT_MOST:
        raise BadSettings(f"DRAWING_PROCESSES is {number}; it can be 0 to {PROCESSES_AT_MOST}, or empty.")
    return processes_for(cores()) if number is None else number


def port_of(name: str, number: int) -> int:
    if not 1 <= number <= LAST_PORT:
        raise BadSettings(f"{name} is {number}; a port is a number from 1 to {LAST_PORT}.")
    return number
