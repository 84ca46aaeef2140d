"""What the pages for newcomers name is there: files, and every command with what it does."""

import re
from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.locales.test_words import messages

ROOT = Path(__file__).parents[1]
PAGES = [page.relative_to(ROOT) for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))]
NAMED = re.compile(r"`((?:bench|cogs|db|docs|engine|locales|render|sandbox|service|tests)/[\w<>*/.-]*)`")
LINKED = re.compile(r"\]\(((?!https?:)[^)#]+)\)")
MADE_FOR_A_GAME = "docs/adding-a-game.md"
"""It names what somebody is going to write."""


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = [ROOT / name for name in NAMED.findall(text) if "<" not in name]
    linked = [(ROOT / page).parent / name for name in LINKED.findall(text)]
    assert [str(path.relative_to(ROOT)) for path in named if not any(ROOT.glob(str(path.relative_to(ROOT))))] == []
    assert [str(path) for path in linked if not path.exists()] == []


def test_what_is_named_of_every_game_is_there_for_each() -> None:
    for page in PAGES:
        for name in NAMED.findall((ROOT / page).read_text("utf-8")):
            if "<game>" in name and str(page) != MADE_FOR_A_GAME:
                for key in GAMES:
                    there = [name.replace("<game>", written) for written in (key, key.replace("_", "-"))]
                    assert any((ROOT / each).exists() for each in there), f"{page}: {name} of {key}"


def test_the_readme_has_a_line_for_each_command_and_no_other() -> None:
    spoken = {
        key.removeprefix("command-")
        for key in messages("en")
        if key.startswith("command-") and "." not in key and f"{key}.about" in messages("en")
    }
    rows = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.startswith("| `/")]
    told = {name for row in rows for name in re.findall(r"`/([\w-]+)`", row.split("|")[1])}
    assert told == spoken
