"""How moves are written, which question each of their words answers, and what is no move."""

import pytest

from engine.core.errors import NotAMove
from engine.core.moves import text_of
from tests.engine.troyes.troyes_table import RULES

WRITTEN: dict[str, str] = {
    "0 settle palace 1": "action building space",
    "0 settle bishopric 5a": "action building space",
    "0 settle city-hall 4c": "action building space",
    "0 counter done r4 done": "action black dice dice",
    "0 counter +3 +1 done r4 y2 done": "action black black black dice dice dice",
    "3 concede": "action",
    "0 reroll y3": "action die",
    "1 recruit": "action",
    "0 flip y1 done": "action dice dice",
    "0 flip r2 w1 y3": "action dice dice dice",
    "2 use merchant supply plain y6 y5 y5.1": "action card source modifier dice dice dice",
    "2 use merchant there priest y6 done": "action card source modifier dice dice",
    "2 use merchant palace-1 monk w6.n": "action card source modifier dice",
    "2 use artisan lying-palace plain y6 y5 done x2": "action card source modifier dice dice dice uses",
    "2 use archer prior plain r6 done x1": "action card source modifier dice dice uses",
    "2 use miller there plain y4 done palace": "action card source modifier dice dice mill",
    "2 use miller influence plain y4 y3 y2 bishopric": "action card source modifier dice dice dice mill",
    "1 build plain w5 w4.0 w2.n": "action modifier dice dice dice",
    "1 build prior w5": "action modifier dice",
    "0 fight marauding plain y6 done x2": "action event modifier dice dice cubes",
    "0 fight war templar w6.3 x12": "action event modifier dice cubes",
    "0 fight war plain r6 r5 r4.1 x7": "action event modifier dice dice dice cubes",
    "0 place city-hall plain y1.2 palace-3": "action building modifier die source",
    "3 farm plain y6 y4 done": "action modifier dice dice dice",
    "3 pass": "action",
    "0 send war": "action event",
}
"""By move: the question before each of its words."""


@pytest.mark.parametrize("line", WRITTEN)
def test_every_kind_of_move_is_written_as_it_is_read(line: str) -> None:
    assert text_of(RULES.parse(line)) == line


@pytest.mark.parametrize("line", WRITTEN)
def test_each_word_of_a_move_answers_its_own_question(line: str) -> None:
    state, _ = RULES.new_game(4, {}, bytes(32))
    seat, *words = line.split()
    view = RULES.view(state, int(seat))
    assert [RULES.asked(view, tuple(words[:step])) for step in range(len(words))] == WRITTEN[line].split()


def test_games_by_version_1_write_neither_cubes_nor_the_last_word_against_black_dice() -> None:
    for line in ("0 fight marauding plain y6 done", "0 counter +1 done r4"):
        assert text_of(RULES.parse(line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "4 pass",
        "0 pass now",
        "0 recruit now",
        "0 concede now",
        "0 reroll",
        "0 reroll y1 y2",
        "0 reroll y7",
        "0 reroll y0",
        "0 reroll y1.0",
        "0 reroll y1.4",
        "0 settle palace",
        "0 settle palace 0",
        "0 settle palace 1 2",
        "0 settle bishopric 2a",
        "0 settle bishopric 1c",
        "0 settle city-hall 4d",
        "0 send war war",
        "0 flip done",
        "0 flip y1",
        "0 flip y1 y2 y3 done",
        "0 counter done done",
        "0 counter +0 done r4 done",
        "0 counter +44 done r4 done",
        "0 counter 3 done r4 done",
        "0 counter -3 done r4 done",
        "0 counter r4 done",
        "0 place palace plain r3",
        "0 place palace plain r3 supply now",
        "0 place palace plain r3 r4 supply",
        "0 fight war plain r6 done x0",
        "0 fight war plain r6 done x100",
        "0 fight war plain r6 done x01",
        "0 fight war plain r6 done x",
        "0 fight war plain r6 done 2",
        "0 fight war plain r6 done x1 x1",
        "0 use artisan there plain y6 done x1 x2",
        "0 use miller there plain y6 done palace palace",
        "0 use miller there plain y6 done palace x1",
        "0 build plain w1 w2",
        "0 build merchant w1 done",
        "0 build prior w1 done",
        "0 farm plain y1 done done",
    ],
)
def test_words_that_stand_for_nothing_on_the_board_are_no_move(line: str) -> None:
    with pytest.raises(NotAMove) as caught:
        RULES.parse(line)
    assert (caught.value.code, caught.value.details) == ("not_a_move", {"text": line[2:]})


def test_no_more_than_99_uses_can_be_written() -> None:
    assert text_of(RULES.parse("0 use artisan there plain y6 done x99")).endswith("x99")
