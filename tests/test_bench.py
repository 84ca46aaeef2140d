"""What `make bench` measures: the targets that docs/speed.md lists, on whole moves of games that were really played."""

import asyncio
import re
from pathlib import Path

import pytest

from bench.pressing import prepared
from engine.registry import GAMES

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (`[^|]+) \|[^|]*\| ([≤≥][^|]*) \| ([≤≥][^|]*) \|", re.MULTILINE)
TARGET = re.compile(r'Target\(\s*f?"(\w+)[^,]*",(?: must=)? ?([\w.]+),(?: goal=)? ?([\w.]+)')


def documented() -> dict[str, tuple[list[str], list[str]]]:
    found: dict[str, tuple[list[str], list[str]]] = {}
    for names, must, goal in ROW.findall((ROOT / "docs" / "speed.md").read_text(encoding="utf-8")):
        for number, name in enumerate(re.findall(r"`(\w+)`", names)):
            musts, goals = (re.findall(r"[\d.]+", text) for text in (must, goal))
            found[name] = [musts[min(number, len(musts) - 1)]], [goals[min(number, len(goals) - 1)]]
    return found


def test_the_table_says_what_is_measured() -> None:
    measured = {
        name: (must, goal)
        for file in (ROOT / "bench").glob("*.py")
        for name, must, goal in TARGET.findall(file.read_text(encoding="utf-8"))
        if must[0].isdigit()
    }
    listed = documented()
    assert measured.keys() - listed.keys() <= {"e2e_seconds_per_test", "ratings", "ratings_delay"}
    for name, (must, goal) in measured.items():
        if name in listed:
            assert ([must], [goal]) == listed[name], name


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_move_is_seen(key: str) -> None:
    """The answer, the channel's board, and a direct message wherever another person is asked anew."""

    async def moved() -> list[float]:
        async with place.town() as town:
            return await town.moves(town.games)

    with prepared(key, many=4) as place:
        assert all(taken > 0 for taken in asyncio.run(moved()))
