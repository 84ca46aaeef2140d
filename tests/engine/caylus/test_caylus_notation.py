"""Which question each word of a move answers, and what is no move."""

import pytest

from engine.caylus.facts import CASTLE_PHASE, PLACING, PROVOST, ROAD, SPECIALS
from engine.caylus.state import ASK_FAVOUR, Ask
from engine.core.errors import NotAMove
from engine.core.moves import text_of
from tests.engine.caylus.caylus_town import CARPENTER, FARM, GAME, MARKET, PEDDLER, Town

TILES = {9: ("stone_architect", 0), 10: ("residence_residence", 0), 11: ("wood_lawyer", 0), 12: ("stone_farm", 1)}
LONG_ROAD = dict.fromkeys((*range(9, 16), 18), ("residence_residence", 1)) | {17: ("wood_mason", 0)}
EVERYTHING = "fffwwwsssccggg"


def asking(phase: int, line: str, **position: object) -> list[str]:
    """The questions before each word of the move, which seat 0 can make then."""
    town = Town(**{"deniers": {0: 9}, "stock": {0: EVERYTHING}, **position}).begin(phase)  # type: ignore[arg-type]
    return questions(town, line)


def questions(town: Town, line: str) -> list[str]:
    seat, *words = line.split()
    view = GAME.view(town.state, int(seat))
    GAME.check(view, tuple(words))
    return [GAME.asked(view, tuple(words[:step])) for step in range(len(words))]


@pytest.mark.parametrize(
    ("phase", "line", "position", "asked"),
    [
        (PLACING, "0 castle", {}, ["place"]),
        (PLACING, "0 pass", {}, ["place"]),
        (PLACING, "0 far 17", {"tiles": LONG_ROAD}, ["place", "far"]),
        (SPECIALS, "0 gate castle", {"workers": {"gate": 0}}, ["gate", "gate"]),
        (SPECIALS, "0 guild +3", {"workers": {"guild": 0}}, ["guild", "guild"]),
        (SPECIALS, "0 joust pay", {"workers": {"joust": 0}}, ["joust", "joust"]),
        (SPECIALS, "0 inn leave", {"guest": 0}, ["inn", "inn"]),
        (PROVOST, "0 provost -2", {}, ["provost", "provost"]),
        (ROAD, "0 take c", {"workers": {FARM: 0}}, ["production", "production"]),
        (ROAD, "1 bonus c", {"tiles": TILES, "workers": {12: 0}, "provost": 12}, ["bonus", "bonus"]),
        (ROAD, "0 market 1 g", {"workers": {MARKET: 0}}, ["way", "way", "cube"]),
        (ROAD, "0 peddler 1 s", {"workers": {PEDDLER: 0}, "provost": 7}, ["way", "way", "cube"]),
        (ROAD, "0 peddler skip", {"workers": {PEDDLER: 0}, "provost": 7}, ["way", "way"]),
        (ROAD, "0 carpenter foodfarm", {"workers": {CARPENTER: 0}}, ["works", "tile"]),
        (ROAD, "0 carpenter market s", {"workers": {CARPENTER: 0}}, ["works", "tile", "any"]),
        (ROAD, "0 architect statue 10", {"tiles": TILES, "workers": {9: 0}, "provost": 12}, ["works", "tile", "residence"]),
        (ROAD, "0 lawyer 3", {"tiles": TILES, "workers": {11: 0}, "provost": 12}, ["works", "lawyer"]),
        (CASTLE_PHASE, "0 castle fws", {"castle": [0]}, ["castle", "castle"]),
    ],
)  # fmt: skip
def test_each_word_of_a_move_answers_its_own_question(
    phase: int, line: str, position: dict[str, object], asked: list[str]
) -> None:
    assert asking(phase, line, **position) == asked


@pytest.mark.parametrize(
    ("column", "line", "asked"),
    [
        (1, "0 favour cubes", ["favour", "favour"]),
        (5, "0 cubes c", ["cubes", "cubes"]),
        (5, "0 cubes swap f w s", ["cubes", "cubes", "give", "get", "get"]),
    ],
)
def test_each_word_of_a_favour_answers_its_own_question(column: int, line: str, asked: list[str]) -> None:
    position = {"markers": {0: {"cubes": column - 1}}, "scored": 2, "stock": {0: "f"}}
    town = Town(**position).begin(ROAD, Ask(ASK_FAVOUR, 0))  # type: ignore[arg-type]
    if column > 1:
        town.play("0 favour cubes")
    assert questions(town, line) == asked


def test_the_works_of_a_favour_are_asked_for_by_role() -> None:
    town = Town(markers={0: {"works": 4}}, scored=2, stock={0: EVERYTHING}, tiles={9: ("residence_residence", 0)})
    town.begin(ROAD, Ask(ASK_FAVOUR, 0)).play("0 favour works")
    for line, asked in (
        ("0 carpenter peddler f", ["works", "tile", "any"]),
        ("0 mason park", ["works", "tile"]),
        ("0 lawyer 1", ["works", "lawyer"]),
        ("0 architect granary 9", ["works", "tile", "residence"]),
        ("0 skip", ["works"]),
    ):
        assert questions(town, line) == asked


def test_when_the_game_is_over_nothing_is_asked() -> None:
    town = Town()
    town.table.phase, town.table.pending = 8, []
    assert GAME.asked(GAME.view(town.state, 0), ()) == ""


@pytest.mark.parametrize(
    "line",
    [
        "0 0",
        "0 29",
        "0 01",
        "0 far 16",
        "0 far 29",
        "0 far 17 18",
        "0 castle 1",
        "0 pass now",
        "0 skip skip",
        "0 farm skip",
        "0 gate home home",
        "0 gate far",
        "0 guild +1 +1",
        "0 guild -4",
        "0 guild +0",
        "0 provost 1",
        "0 joust pay pay",
        "0 joust skip now",
        "0 inn keep leave",
        "0 take f f",
        "0 take fw",
        "0 bonus",
        "0 bonus ff",
        "0 bonus f f",
        "0 market 1 f f",
        "0 market 1 ff",
        "0 market 2 f",
        "0 church 3",
        "0 church 2 f",
        "0 alchemist 2 f",
        "0 alchemist 4 f f f",
        "0 carpenter foodfarm f",
        "0 carpenter market fw",
        "0 carpenter market f w",
        "0 carpenter lawyer 1",
        "0 mason foodfarm",
        "0 architect statue 9 10",
        "0 architect statue 16",
        "0 architect statue 29",
        "0 lawyer",
        "0 lawyer 1 2",
        "0 lawyer 7",
        "0 lawyer 29",
        "0 castle fws fws",
        "0 castle fwsc",
        "0 castle swf",
        "0 favour",
        "0 favour prestige deniers",
        "0 cubes f w",
        "0 cubes ff",
        "0 cubes swap f w",
        "0 cubes swap f w s c",
        "0 cubes swap f w x",
        "0 cubes swap x w s",
        "0 cubes swap fw w s",
        "0 cubes swap f ws c",
        "0 cubes steal f w s",
    ],
)
def test_words_that_stand_for_nothing_in_the_town_are_no_move(line: str) -> None:
    with pytest.raises(NotAMove) as caught:
        GAME.parse(line)
    assert (caught.value.code, caught.value.details) == ("not_a_move", {"text": line[2:]})


@pytest.mark.parametrize("space", range(1, 29))
def test_the_far_end_of_the_road_begins_after_the_gold_mine(space: int) -> None:
    word = f"0 {space}" if space <= 16 else f"0 far {space}"
    assert text_of(GAME.parse(word)) == word
    assert text_of(GAME.parse(word.replace("0 ", "0 gate ", 1))) == word.replace("0 ", "0 gate ", 1)
