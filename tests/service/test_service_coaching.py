"""Hints where the table allows them, and looking back at what is over."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from db.connection import Database
from engine.core.moves import text_of
from engine.registry import GAMES
from service.errors import Refusal
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Place, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    MovableClock,
    numbered_seeds,
    pick,
    play_out,
    refused,
    seated,
    started,
)


async def nothing_told(done: int, every: int) -> None:
    assert 0 <= done < every


async def test_hints_are_an_option_of_the_table_that_the_rules_do_not_know(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, hints="true")
    assert table.has_hints
    assert "hints" not in table.options
    hint = await tables.hint(table.id, ANNE.user_id)
    moves = [text_of(move) for move, _ in hint.moves]
    legal = {text_of(move) for move in table.game.legal_moves(hint.look.view)}
    assert len(set(moves)) == 3
    assert set(moves) <= legal
    assert [behind for _, behind in hint.moves] == sorted(behind for _, behind in hint.moves)
    assert hint.moves[0][1] == 0
    assert await tables.hint(table.id, ANNE.user_id) == hint


async def test_without_that_option_nobody_gets_a_hint(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    with pytest.raises(Refusal, match="hints_off"):
        await tables.hint(table.id, ANNE.user_id)


async def written(path: Path, write: Callable[[sqlite3.Connection], None]) -> None:
    database = await Database.open(path)
    await database.write(write)
    await database.close()


async def at_a_second_question(tables: Tables) -> tuple[Table, Person]:
    """A game of Caylus in which somebody, after their move, is asked something else in the same turn."""
    table = await started(tables, ANNE, BEN, key="caylus", hints="true")
    while True:
        look = await tables.look(table.id, None)
        person = ANNE if look.to_act == (look.table.seat_of(ANNE.user_id),) else BEN
        before = await tables.look(table.id, person.user_id)
        await pick(tables, table, person)
        after = await tables.look(table.id, person.user_id)
        if after.is_awaited and before.view.table.turn == after.view.table.turn and after.occasion != before.occasion:
            return table, person


async def test_a_turn_has_one_hint_which_stays_the_same_at_its_question(tables: Tables) -> None:
    table, person = await at_a_second_question(tables)
    hint = await tables.hint(table.id, person.user_id)
    assert await tables.hint(table.id, person.user_id) == hint
    await tables.undo(table.id, person.user_id)
    await refused("hint_given", tables.hint(table.id, person.user_id))


async def test_another_question_of_the_turn_gets_none_also_after_an_undo(tables: Tables) -> None:
    table, person = await at_a_second_question(tables)
    await tables.undo(table.id, person.user_id)
    first = await tables.hint(table.id, person.user_id)
    await pick(tables, table, person)
    await refused("hint_given", tables.hint(table.id, person.user_id))
    await tables.undo(table.id, person.user_id)
    assert (await tables.hint(table.id, person.user_id)).moves == first.moves


def give_the_hint_for_something_else(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE hints SET moves = '[[\"0 pass\", 0.0]]' WHERE moves <> ''")


async def test_a_hint_that_fits_no_longer_is_not_told_again(tables: Tables, path: Path) -> None:
    """As when somebody takes back what led to the question, and comes to another one in its place."""
    table, person = await at_a_second_question(tables)
    await tables.hint(table.id, person.user_id)
    await written(path, give_the_hint_for_something_else)
    await refused("hint_given", tables.hint(table.id, person.user_id))


async def test_a_new_chapter_is_a_new_turn_where_somebody_plays_alone(tables: Tables) -> None:
    table = await started(tables, ANNE, hints="true")
    first = await tables.hint(table.id, ANNE.user_id)
    await pick(tables, table, ANNE)
    second = await tables.hint(table.id, ANNE.user_id)
    assert first.look.occasion != second.look.occasion


async def test_whoever_asks_quickly_gets_one_hint_too(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, hints="true")
    one, other = await asyncio.gather(*(tables.hint(table.id, ANNE.user_id) for _ in range(2)))
    assert one == other


async def test_hints_and_ratings_exclude_each_other(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    assert (table.has_hints, table.is_rated) == (False, True)
    table = await tables.set_option(table.id, ANNE, "hints", "true")
    assert (table.has_hints, table.is_rated) == (True, False)
    table = await tables.set_option(table.id, ANNE, "rated", "true")
    assert (table.has_hints, table.is_rated) == (False, True)
    table = await tables.set_option(table.id, ANNE, "clock", "h4")
    assert (table.has_hints, table.is_rated) == (False, True)
    opened = await seated(tables, CLEO, place=Place(7, 71), hints="true")
    assert (opened.has_hints, opened.is_rated) == (True, False)


async def test_a_server_chooses_one_of_the_two(tables: Tables) -> None:
    assert (await tables.choose_setting(7, "hints", "true")).options == {"hints": "true", "rated": "false"}
    assert (await tables.choose_setting(7, "rated", "true")).options == {"hints": "false", "rated": "true"}


def agree_to_both(connection: sqlite3.Connection) -> None:
    """As tables could before."""
    connection.execute("UPDATE games SET options = json_set(options, '$.hints', 'true', '$.rated', 'true')")


async def test_a_rated_game_that_began_with_hints_has_none(tables: Tables, path: Path) -> None:
    table = await seated(tables, ANNE, BEN, numbering="first", hints="true")
    await written(path, agree_to_both)
    table = await tables.start(table.id, ANNE)
    assert (table.has_hints, table.is_rated) == (True, True)
    await refused("hints_rated", tables.hint(table.id, ANNE.user_id))


async def test_a_game_is_reviewed_when_it_is_over(tables: Tables) -> None:
    table = await seated(tables, ANNE, pace="own", numbering="first")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    with pytest.raises(Refusal, match="not_over"):
        await tables.review(table.id, ANNE.user_id, nothing_told)
    await play_out(tables, table)
    with pytest.raises(Refusal, match="not_seated"):
        await tables.review(table.id, BEN.user_id, nothing_told)
    heard: list[tuple[int, int]] = []

    async def hear(done: int, every: int) -> None:
        heard.append((done, every))

    found = await tables.review(table.id, ANNE.user_id, hear)
    assert found.decisions > 10
    assert heard == [(done, len(heard)) for done in range(len(heard))]
    assert len(heard) >= found.decisions, "each of them was weighed"
    assert found.luck is not None
    for costly in found.costly:
        assert costly.points > 1
        assert costly.view.seed == "", "what was known then"
        assert costly.made != costly.better


class Counting(DirectThinker):
    """Notes what it works out."""

    def __init__(self) -> None:
        self.worked: list[str] = []

    async def work(self, function: Callable[..., Any], *values: Any) -> Any:
        self.worked.append(function.__name__)
        return await super().work(function, *values)


async def test_while_a_game_is_reviewed_the_computers_of_others_move(
    path: Path, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review is handed to the computers decision by decision, so nobody waits longer than for one of them."""
    monkeypatch.setattr(type(GAMES["troyes_dice"]), "effort", 2)
    thinker = Counting()
    tables = await Tables.open(path, clock, thinker, numbered_seeds())
    finished = await play_out(tables, await started(tables, ANNE))
    other = await seated(tables, BEN, place=Place(7, 71), numbering="first")
    await tables.add_computer(other.id, BEN, "novice")
    other = await tables.start(other.id, BEN)
    moved: list[int] = []

    async def hear(done: int, every: int) -> None:
        if done == every // 2:
            moved.append(await tables.think(other.id))

    found = await tables.review(finished.id, ANNE.user_id, hear)
    await tables.close()
    assert moved == [1]
    assert thinker.worked.count("weighed") == found.decisions
