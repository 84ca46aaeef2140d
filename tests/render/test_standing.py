"""The pictures of standing: legible, light, and no two boxes of one over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.registry import GAMES
from engine.troyes_dice.facts import ROWS
from locales import words
from render.canvas import TrueCanvas
from render.picture import ALT_LIMIT, Picture
from render.standing import board, boxes, duel, feat, league, person
from render.standing.colours import BAND, EXACT, LINE, MEDALS, PALETTE
from render.tints import FADED, GILT, INK, TAN, VELLUM, WHITE
from tests.render.boxes import overlap
from tests.render.expected import opened
from tests.render.eyes import EYES, contrast, difference
from tests.render.test_legible import HEAVIEST, Reader

ENGLISH = words("en")
LONG = "Bartholomew the Elder of Saint-Martin-ès-Aires"


def board_of(many: int) -> board.Board:
    names = ("Aude", "Bertrand", LONG, "👑", "The steady computer")
    lines = tuple(
        board.Line(n + 1, names[n % 5], 1500 - 90 * n, n > 4, 30.5 - 3 * n, 61 - n, 1.1 + n / 5, n % 4, n == 2)
        for n in range(many)
    )
    return board.Board("Troyes Dice", "everywhere · October to December 2026", lines, "You are 3. of 2000", 5)


def person_of(games: int) -> person.Card:
    curve = tuple(
        person.Mark(1000 + 17 * (n % 7) * (1 if n % 3 else -1), n % 4 == 1) for n in range(games and games + 1)
    )
    figures = (
        ("1184?", "rating"),
        ("142", "games"),
        ("17.5", "won, 40 %"),
        ("131", "best score"),
        ("4", "wins in a row"),
    )
    games_said = "Caylus: 42 games, best 131 · Troyes: 12 games, best 44 · Troyes Dice: 9 games, best 61"
    habits = "answers within 90 minutes · dice show 3.62 on average, 3.50 is fair"
    return person.Card(LONG, "3. of 2000 on this server", "Troyes Dice", figures, curve, 12, 27, games_said, habits)


DUEL = duel.Duel(
    LONG,
    "Aude",
    (
        duel.Row("Caylus", 7, 1, 4, "best 131 and 98 · rating 1184 and 1041"),
        duel.Row("Troyes Dice", 0, 0, 3, "best 61 and 55"),
    ),
    (1, -1, 0) * 4,
)


def league_of(many: int, rounds: int) -> league.Table:
    names = ("Aude", "Bertrand", LONG, "👑")
    lines = tuple(
        league.Line(
            n + 1,
            names[n % 4],
            tuple(None if n == 1 and each == 0 else 6.25 - n / 4 for each in range(rounds)),
            n / 2,
            31.25 - n,
            (1, 0, 0, -1)[n % 4],
            n == 8,
            n == 2,
        )
        for n in range(many)
    )
    mine = "You are 3. of 10 with 29.25"
    return league.Table("Troyes Dice league", "edition 12 · round 5 · division 2", rounds, lines, mine)


def sheet_of(key: str) -> boxes.Sheet:
    album = GAMES[key].album
    assert album is not None
    shown = tuple(
        boxes.Shown(boxes.words_of(key, box, ENGLISH), number % 3 == 0, "13" if number == 4 else "")
        for number, box in enumerate(album.boxes)
    )
    return boxes.Sheet("Aude", ENGLISH(key), shown)


@pytest.mark.parametrize("key", GAMES)
def test_no_word_of_an_achievement_is_cut_short(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in the plain nor in the bold face."""
    reader = Reader(monkeypatch)
    for is_filled in (True, False):
        sheet = sheet_of(key)
        shown = tuple(box._replace(is_filled=is_filled) for box in sheet.boxes)
        boxes.painted(sheet._replace(boxes=shown), ENGLISH, canvas=TrueCanvas)
    assert len(sheet_of(key).boxes) == 27
    assert [text.words for text in reader.texts if "…" in text.words] == []


def feat_of(name: str, points: int) -> feat.Card:
    """A challenge with as much of one kind built as can be, and nothing of another."""
    rows = tuple(
        feat.Row(ENGLISH("troyes_dice-row", row=row), number // 2, points % 7 if number else 6, 6)
        for number, row in enumerate(ROWS)
    )
    figures = (
        (str(points), ENGLISH("daily-picture-points", points=points)),
        ("100 %", ENGLISH("daily-picture-better", others=2000)),
        ("365", ENGLISH("daily-picture-run-week", many=365)),
    )
    return feat.Card(name, ENGLISH("challenge-week", date="2026-W47"), figures, rows)


def pictures(true: bool = False) -> Iterator[tuple[str, Picture]]:
    canvas = {"canvas": TrueCanvas} if true else {}
    yield "board of one", board.painted(board_of(1), ENGLISH, **canvas)
    yield "board of ten", board.painted(board_of(10), ENGLISH, **canvas)
    yield "league of three", league.painted(league_of(3, 2), ENGLISH, **canvas)
    yield "league of ten", league.painted(league_of(10, 5), ENGLISH, **canvas)
    for name, card in {"person": person_of(30), "newcomer": person_of(0)}.items():
        yield name, person.painted(card, ENGLISH, **canvas)
    yield "a feat", feat.painted(feat_of(LONG, 57), ENGLISH, **canvas)
    yield "no feat", feat.painted(feat_of("👑", 0), ENGLISH, **canvas)
    yield "duel", duel.painted(DUEL, ENGLISH, **canvas)
    for key in GAMES:
        yield f"achievements of {key}", boxes.painted(sheet_of(key), ENGLISH, **canvas)


def test_every_text_is_large_enough_and_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(monkeypatch)
    bad: list[str] = []
    for name, picture in pictures(true=True):
        assert len(reader.texts) > 5
        bad += [f"{name}: {text}" for text in reader.faint(opened(picture.png))]
        bad += [f"{name}: {text.words!r} of {text.size}" for text in reader.texts if text.size < 24]
        bad += [f"{name}: {text.words!r} sticks out" for text in reader.texts if text.box.right > 1090]
        bad += [
            f"{name}: {one.words!r} lies over {other.words!r}"
            for one, other in combinations(reader.texts, 2)
            if overlap(one.box, other.box)
        ]
        reader.texts.clear()
    assert sorted(set(bad)) == []


def test_pictures_are_light_and_phones_show_them_whole() -> None:
    for name, picture in pictures():
        assert len(picture.png) <= HEAVIEST, name
        assert not 0.85 < picture.width / picture.height < 1.15, name
        assert 0 < len(picture.alt) <= ALT_LIMIT


def test_the_alt_text_tells_every_line() -> None:
    said = board.painted(board_of(10), ENGLISH).alt
    assert said.count(" won, place ") == 10
    assert "5. The steady comp…, 1140: 18.5 of 57 won" in said
    assert "(provisional)" in said


def test_the_card_of_a_challenge_tells_how_much_was_built_and_not_where(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(monkeypatch)
    picture = feat.painted(feat_of("Aude", 57), ENGLISH, canvas=TrueCanvas)
    assert "57 points" in picture.alt and "Built: Fortress 6, Count’s Palace 1" in picture.alt
    assert [text.words for text in reader.texts if "…" in text.words] == []


def test_the_alt_text_of_a_league_tells_who_moves_and_who_is_gone() -> None:
    said = league.painted(league_of(10, 3), ENGLISH).alt
    assert said.count(" points, ") == 10
    assert "1. Aude, 31.25 points, 0 won, goes up." in said
    assert "4. 👑, 28.25 points, 1.5 won, goes down." in said
    assert said.count("dropped out") == 1


def test_the_palette_holds_every_colour_unchanged() -> None:
    held = {PALETTE.bytes[at : at + 3].hex() for at in range(0, len(PALETTE.bytes), 3)}
    assert {colour.lstrip("#").lower() for colour in EXACT} <= held
    assert len(PALETTE.bytes) <= 3 * 256


@pytest.mark.parametrize("eye", EYES)
def test_what_was_won_is_told_from_what_was_not_by_every_eye(eye: str) -> None:
    assert difference(LINE, TAN, eye) >= 20


@pytest.mark.parametrize(
    ("ink", "ground"), [(WHITE, BAND), (GILT, BAND), (INK, GILT), (INK, VELLUM), (FADED, VELLUM), (FADED, GILT)]
)
def test_words_can_be_read_on_their_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("medal", MEDALS)
def test_medals_bear_their_number(medal: tuple[str, str, str]) -> None:
    fill, ink, mark = medal
    assert contrast(mark, fill) >= 4.5
    assert contrast(ink, VELLUM) >= 3
