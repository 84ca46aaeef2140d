"""What somebody reads and sees does not change with what another seat keeps hidden: over every game there is."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.easel import Easel
from cogs.games import DESKS
from cogs.noting import delivered
from cogs.panel import panel, waiting
from cogs.readers import reader_of
from cogs.stage import stage_at
from cogs.table_post import board_post
from cogs.telling import BoardPost, to_tell
from cogs.writing import write
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.seats import Seat
from engine.registry import GAMES
from locales import SOURCE, words
from render.registry import PAINTERS
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import LogEntry, Look, Place, Sitter, Table
from tests.service.company import ANNE, BEN, CLEO, MovableClock, numbered_seeds, pick, started

W = words(SOURCE)
NAMES = (
    "Aude",
    "Bertrand",
    "Clémence",
    "Denis",
    "Guillemette de la Haute-Fontaine",
    "Frère Anselme",
    "Gauthier_le_*Borgne*",
    "Héloïse",
    "Ysabel",
    "Jehan",
)


def is_simultaneous(game: AnyGame) -> bool:
    """Whether several seats are awaited at once: then a seat keeps its pick to itself, and there must be pairs to compare."""
    chance, seats = Random(1), max(game.min_seats, min(3, game.max_seats))
    state, _ = game.new_game(seats, {}, bytes(32))
    for _ in range(60):
        to_act = game.to_act(state)
        if len(to_act) != 1:
            return len(to_act) > 1
        state, _ = game.apply(state, game.random_move(game.view(state, to_act[0]), chance.randrange))
    return False


SIMULTANEOUS = [key for key, game in GAMES.items() if is_simultaneous(game)]


def table_of(game: AnyGame, seats: int) -> Table:
    sitters = tuple(Sitter(seat, 100 + seat, NAMES[seat], "", False) for seat in range(seats))
    options = {option.key: option.choices[0] for option in game.options}
    return Table(
        1, game.key, options, "playing", 100, Place(1, 2), sitters, 9, "c0ffee", game.rules_version, 0.0, 0.0, None
    )


def look_at(game: AnyGame, state: Any, seat: Seat | None, seats: int) -> Look:
    view = game.view(state, seat)
    return Look(table_of(game, seats), seat, view, game.to_act(state), 0 if seat is None else game.occasion(view))


def visible(game: AnyGame, look: Look, events: list[Event]) -> list[Event]:
    return [event for event in events if game.may_see(look.view, event)]


def everything_for(look: Look, events: list[Event]) -> list[object]:
    """Panel, posts, log lines, pictures and their alt texts, as this viewer gets them."""
    desk, painter, names = DESKS[look.table.key], PAINTERS[look.table.key], look.table.names
    board = painter.board(look.view, names, W)
    entry = LogEntry(9, None, "", "move", events, 0.0)
    made: list[object] = [board, desk.news(reader_of(look, W), events)]
    made.append(board_post(look, [entry], (), W).around(board).to_components())
    made += [painter.sheet_of(look.view, seat, names, W) for seat in shown_seats(look)]
    if look.is_awaited:
        made.append(panel(stage_at(look, ()), W).around().to_components())
    elif look.seat is not None:
        made.append(waiting(look, W).around().to_components())
    return made


def shown_seats(look: Look) -> list[Seat]:
    desk = DESKS[look.table.key]
    return [seat for seat in range(len(look.table.sitters)) if desk.shows_sheet(look.view, seat)]


def hidden_pairs(game: AnyGame, seats: int, options: dict[str, str], chance: Random) -> Iterator[tuple[Any, ...]]:
    """Positions after two different moves of one seat whose difference some other viewer may not know."""
    state, _ = game.new_game(seats, options, chance.randbytes(32))
    for _ in range(60):
        to_act = game.to_act(state)
        if not to_act:
            return
        mover = chance.choice(to_act)
        view = game.view(state, mover)
        one, two = (game.random_move(view, chance.randrange) for _ in range(2))
        after_one, after_two = game.apply(state, one), game.apply(state, two)
        if one != two and len(to_act) > 1 and chance.random() < 0.25:
            yield mover, after_one, after_two
        state = after_one[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_hidden_pick_changes_nothing_for_anybody_else(key: str) -> None:
    game, chance = GAMES[key], Random(7)
    seats = max(game.min_seats, min(3, game.max_seats))
    compared = 0
    for mover, (one, told_one), (two, told_two) in hidden_pairs(game, seats, {}, chance):
        for viewer in (None, *(seat for seat in range(seats) if seat != mover)):
            looks = look_at(game, one, viewer, seats), look_at(game, two, viewer, seats)
            told = visible(game, looks[0], told_one), visible(game, looks[1], told_two)
            if told[0] == told[1]:
                compared += 1
                assert everything_for(looks[0], told[0]) == everything_for(looks[1], told[1])
    assert compared > 5 or key not in SIMULTANEOUS


def test_there_is_a_game_with_hidden_picks() -> None:
    assert "troyes_dice" in SIMULTANEOUS


@pytest.mark.parametrize("key", SIMULTANEOUS)
def test_the_pick_itself_is_what_its_owner_reads(key: str) -> None:
    """The comparison above would be worth nothing if nobody saw the difference."""
    game, chance = GAMES[key], Random(8)
    differences = 0
    for mover, (one, _), (two, _) in hidden_pairs(game, 3, {}, chance):
        looks = look_at(game, one, mover, 3), look_at(game, two, mover, 3)
        if not looks[0].is_awaited and not looks[1].is_awaited:
            made = [waiting(look, W).around().to_components() for look in looks]
            differences += made[0] != made[1]
    assert differences > 2


# What the channel shows while a game goes on


@pytest.fixture
async def twins(tmp_path: Path) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two towns in which the same happens, but for what a test does otherwise."""
    one, two = [
        await Tables.open(tmp_path / name, MovableClock(), DirectThinker(), numbered_seeds()) for name in ("one", "two")
    ]
    yield one, two
    await one.close()
    await two.close()


@pytest.fixture
async def easel() -> AsyncIterator[Easel]:
    easel = Easel()
    yield easel
    await easel.close()


async def shown_in_channel(tables: Tables, easel: Easel, table: Table) -> list[object]:
    """Tells everything; each board of it with all its controls, and with its picture as it is drawn, rings included."""
    shown: list[object] = []
    while letters := to_tell(scene := await tables.scene(table.id), tables.now()):
        if isinstance(letters[0], BoardPost):
            layout, pictures = await write(easel, scene, letters[0])
            shown += [layout.to_components(), pictures]
        await tables.note(table.id, delivered(scene, letters[0], 500))
    return shown


async def go_on(tables: Tables, table: Table, times: int) -> None:
    for _ in range(times):
        for person in (ANNE, BEN, CLEO):
            await pick(tables, table, person)


@pytest.mark.parametrize("key", SIMULTANEOUS)
async def test_the_channel_does_not_tell_that_somebody_has_picked_anew(
    twins: tuple[Tables, Tables], easel: Easel, key: str
) -> None:
    tables = twins[0]
    table = await started(tables, ANNE, BEN, CLEO, key=key)
    for person in (ANNE, BEN):
        picked = await pick(tables, table, person)
        shown = await shown_in_channel(tables, easel, table)
        assert await pick(tables, table, person, 1) != picked
        assert await shown_in_channel(tables, easel, table) == shown


@pytest.mark.parametrize("key", SIMULTANEOUS)
@pytest.mark.parametrize("rounds", [0, 3])
async def test_the_channel_shows_the_same_whatever_is_picked_and_whoever_picks_next(
    twins: tuple[Tables, Tables], easel: Easel, key: str, rounds: int
) -> None:
    shown: list[list[object]] = []
    picked: set[str] = set()
    for tables, number in zip(twins, (0, 1), strict=True):
        table = await started(tables, ANNE, BEN, CLEO, key=key)
        await go_on(tables, table, rounds)
        await shown_in_channel(tables, easel, table)
        picked.add(await pick(tables, table, ANNE, number))
        after_one = await shown_in_channel(tables, easel, table)
        await pick(tables, table, BEN)
        shown.append([*after_one, *await shown_in_channel(tables, easel, table)])
    assert len(picked) == 2
    assert len(shown[0]) == 4, "each pick is told by a board with its picture"
    assert shown[0] == shown[1]
