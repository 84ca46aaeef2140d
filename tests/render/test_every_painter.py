"""What holds for the pictures of every game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from io import BytesIO
from math import log10
from random import Random
from typing import Any, cast

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.chance import SEED_BYTES, Chance
from engine.core.choosing import Question, narrow
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.registry import GAMES
from locales import words
from render import warming
from render.painter import NothingToSee
from render.picture import ALT_LIMIT, Picture
from render.registry import PAINTERS
from tests.plurals import ONE_OF_MANY
from tests.render.written import Written

ENGLISH = words("en")
SEED = bytes(range(SEED_BYTES))


def test_all_that_is_painted_ahead_can_be_painted() -> None:
    """One piece that can't be would keep all games from being painted ahead."""
    for work in (*warming.works(), *warming.rarer_works()):
        work()


def names(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(seats))


def states(key: str, seats: int, every: int = 1, options: dict[str, str] | None = None) -> Iterator[Any]:
    """The states of a game that beginners play."""
    game = GAMES[key]
    state, _ = game.new_game(seats, options or {}, SEED)
    chance = Chance(SEED)
    number = 0
    yield state
    while acting := game.to_act(state):
        state, _ = game.apply(state, game.tempting(game.view(state, acting[0]), chance))
        number += 1
        if number % every == 0:
            yield state
    yield state


def pictures(key: str, state: Any, seat: Seat | None) -> Iterator[Picture]:
    """Every picture that this viewer can ask for."""
    view, painter = GAMES[key].view(state, seat), PAINTERS[key]
    seated = names(view.table.seats)
    yield painter.board(view, seated, ENGLISH)
    for other in range(view.table.seats):
        try:
            yield painter.sheet_of(view, other, seated, ENGLISH)
        except NothingToSee:
            continue
    for name in painter.sights(view):
        yield painter.sight(name, view, seated, ENGLISH)


def test_every_game_has_its_painter() -> None:
    assert set(PAINTERS) == set(GAMES)


@pytest.mark.parametrize("key", PAINTERS)
def test_pictures_are_pngs_that_phones_show_whole(key: str) -> None:
    """Android crops square pictures; at half their width they fill a channel on a desktop."""
    game = GAMES[key]
    for seats in (game.min_seats, game.max_seats):
        *_, last = states(key, seats)
        view = game.view(last, 0)
        shown = [*pictures(key, last, 0), PAINTERS[key].final(view, game.result(last), names(seats), ENGLISH)]
        for picture in shown:
            image = Image.open(BytesIO(picture.png))
            assert (image.format, image.size) == ("PNG", (picture.width, picture.height))
            assert image.width == 1100
            assert not 0.85 < image.width / image.height < 1.15
            assert picture.name.endswith(".png")
            assert 0 < len(picture.alt) <= ALT_LIMIT
            assert not ONE_OF_MANY.search(picture.alt)


FEWEST_SIGNS: dict[str, int] = dict.fromkeys(("caylus", "troyes", "troyes_dice"), 16)
"""By game, how many signs its legend has at the least; of a new game one."""


@pytest.mark.parametrize("key", PAINTERS)
def test_the_legend_names_every_sign_once(key: str) -> None:
    groups = import_module(f"render.{key}.legend").groups(ENGLISH)
    entries = [entry for group in groups for entry in group.entries]
    said = PAINTERS[key].legend(ENGLISH)
    assert len(entries) >= FEWEST_SIGNS.get(key, 1)
    assert len({entry.words for entry in entries}) == len(entries)
    assert len({entry.sign for entry in entries}) == len(entries)
    assert all(entry.words in said.alt for entry in entries)
    assert not 0.85 < said.width / said.height < 1.15


TABLES = [(key, {option.key: choice}) for key in PAINTERS for option in GAMES[key].options for choice in option.choices]
"""Every game with every choice of every option."""


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_pictures_and_alt_texts_do_not_change_with_a_hidden_pick(key: str, options: dict[str, str]) -> None:
    game = GAMES[key]
    tried, is_together = 0, False
    for state in states(key, 3, every=11, options=options):
        acting = game.to_act(state)
        if len(acting) < 2:
            continue
        is_together = True
        moves = list(game.legal_moves(game.view(state, acting[0])))
        one, other = (game.apply(state, move) for move in (moves[0], moves[-1]))
        for viewer in (None, *(seat for seat in range(3) if seat != acting[0])):
            if options.get("pace") != "own" or is_hidden(key, one, other, viewer):
                assert list(pictures(key, one[0], viewer)) == list(pictures(key, other[0], viewer))
                tried += moves[0] != moves[-1]
    assert tried > 0 or not is_together, "a game in which seats act one after the other hides no pick"


def is_hidden(key: str, one: tuple[Any, list[Any]], other: tuple[Any, list[Any]], viewer: Seat | None) -> bool:
    """Whether nothing that differs is told to the viewer: where seats go on alone, who is further on may see a pick."""
    telling = [
        (state, event)
        for state, events in (one, other)
        for event in events
        if event not in one[1] or event not in other[1]
    ]
    return not any(GAMES[key].may_see(GAMES[key].view(state, viewer), event) for state, event in telling)


@pytest.mark.parametrize("key", PAINTERS)
def test_a_view_gives_the_same_picture_always_and_in_every_thread(key: str) -> None:
    some = list(states(key, 2, every=9))
    alone = [list(pictures(key, state, 0)) for state in some]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda state: list(pictures(key, state, 0)), some + some[::-1]))
    assert together == alone + alone[::-1]


@pytest.mark.parametrize("key", PAINTERS)
def test_the_palette_costs_little_and_saves_much(key: str) -> None:
    painter, game = PAINTERS[key], GAMES[key]
    view = game.view(list(states(key, 3, every=20))[1], 0)
    picture = painter.board(view, names(3), ENGLISH)
    true = painter.true_colours().board_image(view, names(3), ENGLISH)
    plain = BytesIO()
    true.save(plain, "PNG")
    assert len(picture.png) <= 0.6 * len(plain.getvalue())
    assert decibels(true, Image.open(BytesIO(picture.png)).convert("RGB")) >= 38


def decibels(one: Image.Image, other: Image.Image) -> float:
    squares = ImageStat.Stat(ImageChops.difference(one, other)).sum2
    return 10 * log10(255**2 * 3 * one.width * one.height / max(1, sum(squares)))


@pytest.mark.parametrize("key", PAINTERS)
def test_no_word_of_the_legend_is_cut_short(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    PAINTERS[key].true_colours().legend(ENGLISH)
    groups = import_module(f"render.{key}.legend").groups(ENGLISH)
    named = sum(1 + len(group.entries) for group in groups)
    assert len(written.texts) > named, "the title, the groups and every sign"
    assert [text for text, *_ in written.texts if "…" in text] == []


def focuses(key: str, state: Any, random: Random) -> Iterator[Picture]:
    """The pictures of the questions on the way to one move, and of the whole move."""
    game, painter = GAMES[key], PAINTERS[key]
    view = game.view(state, game.to_act(state)[0])
    seated, path = names(view.table.seats), cast(Path, ())
    while isinstance(found := narrow(game, view, path), Question):
        yield painter.focus(view, found.asked, found.path, seated, ENGLISH)
        path = (*found.path, random.choice(found.answers))
    yield painter.focus(view, "", found.parts, seated, ENGLISH, game.imagined(view, found))


TALLEST = 740
"""Pixels of a picture that leaves room for the question and its answers on one screen."""
HEAVIEST = 120_000


@pytest.mark.parametrize("key", PAINTERS)
def test_the_picture_of_a_question_is_wide_light_and_told_in_words(key: str) -> None:
    random, shown = Random(7), list[Picture]()
    for seats in (GAMES[key].min_seats, min(4, GAMES[key].max_seats)):
        for state in states(key, seats, every=5):
            shown += focuses(key, state, random) if GAMES[key].to_act(state) else ()
    assert shown
    assert [picture.height for picture in shown if picture.width != 1100 or picture.height > TALLEST] == []
    assert max(len(picture.png) for picture in shown) <= HEAVIEST
    assert all(0 < len(picture.alt) <= ALT_LIMIT for picture in shown)


@pytest.mark.parametrize("key", PAINTERS)
def test_the_picture_of_a_move_differs_from_the_one_of_its_question(key: str) -> None:
    """What the move changes is drawn in, where a game can tell before it is made."""
    told = [list(focuses(key, state, Random(3))) for state in states(key, 2, every=9) if can_imagine(key, state)]
    changed = [pictures for pictures in told if len(pictures) > 1 and pictures[0].png != pictures[-1].png]
    assert len(changed) > len(told) // 2 or not told


def can_imagine(key: str, state: Any) -> bool:
    game = GAMES[key]
    if not game.to_act(state):
        return False
    view = game.view(state, game.to_act(state)[0])
    return game.imagined(view, game.legal_moves(view)[0]) is not None
