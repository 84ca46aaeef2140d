"""Every ruling of every game is held by tests that exist, and every ruling that is cited exists."""

import re
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parents[2]


def document(game: str) -> str:
    return (ROOT / "docs" / f"rulings-{game.replace('_', '-')}.md").read_text(encoding="utf-8")


def rows(game: str) -> list[str]:
    return [line for line in document(game).splitlines() if re.match(r"\| \d+ \|", line)]


def sources(folder: str, game: str) -> list[Path]:
    return sorted((ROOT / folder / game).rglob("*.py"))


def written_tests(game: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in sources("tests/engine", game)]
    return {name for text in texts for name in re.findall(r"^def (test_\w+)", text, re.M)}


def cited(path: Path) -> list[int]:
    """`ruling 7`, `rulings 12, 17 and 18`, `rulings 9 to 12`"""
    found = re.findall(r"[Rr]ulings? (\d+(?:(?:, | and | to )\d+)*)", path.read_text(encoding="utf-8"))
    return [int(number) for numbers in found for number in re.findall(r"\d+", numbers)]


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_from_1_on(game: str) -> None:
    found = rows(game)
    assert found
    assert [int(row.split("|")[1]) for row in found] == list(range(1, len(found) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_held_by_tests_that_exist(game: str) -> None:
    for row in rows(game):
        assert re.search(r"`test_\w+`", row), row
    assert set(re.findall(r"`(test_\w+)`", document(game))) - written_tests(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_is_cited_exists(game: str) -> None:
    known = range(1, len(rows(game)) + 1)
    for path in sources("engine", game) + sources("tests/engine", game):
        assert [number for number in cited(path) if number not in known] == [], path
