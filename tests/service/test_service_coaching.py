"""Hints where the table allows them, and looking back at what is over."""

import pytest

from engine.core.moves import text_of
from service.errors import Refusal
from service.tables import Tables
from tests.service.company import ANNE, BEN, play_out, seated, started


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
