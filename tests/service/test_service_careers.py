"""What one person has come to, two against each other, and the games of the past, page by page."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import results
from db.rows import StoredResult
from service.tables import Tables
from tests.db.samples import result_of
from tests.service.company import ANNE, BEN, CLEO, play_out, refused, started

FULL = 8
"""Games on a page."""


def write(path: Path, *stored: StoredResult) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for each in stored:
            results.insert(connection, each)


def duel(number: int, mine: int, theirs: int, key: str = "climbing") -> StoredResult:
    return result_of(number, (ANNE.user_id, mine), (BEN.user_id, theirs), key=key)


def left_by(stored: StoredResult, *seats: int) -> StoredResult:
    rows = tuple(replace(row, has_left=True, computer="steady") if row.seat in seats else row for row in stored.seats)
    return StoredResult(stored.result, rows)


# The games of the past


@pytest.mark.parametrize(
    ("many", "page", "shown", "games"),
    [
        pytest.param(FULL, 1, (1, 1), FULL, id="one page, full"),
        pytest.param(FULL, 2, (1, 1), FULL, id="beyond the only one"),
        pytest.param(FULL + 1, 1, (1, 2), FULL, id="the first of two"),
        pytest.param(FULL + 1, 2, (2, 2), 1, id="the last has one game"),
        pytest.param(FULL + 1, 99, (2, 2), 1, id="beyond the last"),
        pytest.param(FULL + 1, 0, (1, 2), FULL, id="before the first"),
        pytest.param(FULL + 1, -7, (1, 2), FULL, id="far before the first"),
    ],
)
async def test_a_page_of_the_past(
    tables: Tables, path: Path, many: int, page: int, shown: tuple[int, int], games: int
) -> None:
    write(path, *(duel(number, 50, 40) for number in range(1, many + 1)))
    found = await tables.standing.history(ANNE.user_id, page)
    assert ((found.page, found.pages), found.many, len(found.games)) == (shown, many, games)
    newest = many - (found.page - 1) * FULL
    assert [each.game_id for each in found.games] == list(range(newest, newest - games, -1)), "the newest first"


async def test_a_past_game_says_how_it_came_out_and_what_it_did_to_the_rating(tables: Tables, path: Path) -> None:
    practice = result_of(3, (ANNE.user_id, 9), (None, 50), key="climbing")
    write(path, duel(1, 50, 40), duel(2, 30, 40), practice)
    newest, lost, won = (await tables.standing.history(ANNE.user_id, 1)).games
    assert (won.rank, won.total, won.seats, won.others) == (1, 50, 2, f"user {BEN.user_id}")
    assert won.change is not None and won.change > 0
    assert lost.rank == 2
    assert lost.change is not None and lost.change < 0
    assert newest.change is None, "practice is not rated"


async def test_who_never_played_has_no_past_and_no_card(tables: Tables) -> None:
    await refused("never_played", tables.standing.history(ANNE.user_id, 1))
    await refused("never_played", tables.standing.profile(ANNE.user_id, None))


# The card


async def test_a_card_shows_the_game_that_was_played_most_or_the_one_that_is_asked_for(
    tables: Tables, path: Path
) -> None:
    write(path, duel(1, 50, 40, "caylus"), duel(2, 60, 40), duel(3, 20, 40))
    card = await tables.standing.profile(ANNE.user_id, None)
    assert [each.key for each in card.games] == ["climbing", "caylus"]
    assert (card.shown.key, card.since, card.people, card.every_box) == ("climbing", 101.0, 2, ())
    assert (card.shown.games, card.shown.best, card.shown.plays, card.shown.wins) == (2, 60, 2, 1.0)
    await refused("unknown_game", tables.standing.profile(ANNE.user_id, None, "chess"))


async def test_a_curve_begins_where_the_first_of_its_games_found_the_rating(tables: Tables, path: Path) -> None:
    write(path, duel(1, 50, 40), duel(2, 30, 40))
    start, won, lost = (await tables.standing.profile(ANNE.user_id, None)).curve
    assert (start.rating, start.has_won, won.has_won, lost.has_won) == (1000, False, True, False)
    assert won.rating > 1000 and lost.rating < won.rating


async def test_a_curve_shows_the_last_games_only(tables: Tables, path: Path) -> None:
    write(path, *(duel(number, 50, 40) for number in range(1, 43)))
    await tables.standing.catch_up()
    curve = (await tables.standing.profile(ANNE.user_id, None)).curve
    assert len(curve) == 41
    assert curve[0].rating > 1000, "what came before is in the rating it begins from"


@pytest.mark.parametrize(("games", "is_provisional"), [(4, True), (5, False)])
async def test_a_card_says_whether_the_rating_is_settled(
    tables: Tables, path: Path, games: int, is_provisional: bool
) -> None:
    write(path, *(duel(number, 50, 40) for number in range(1, games + 1)))
    assert (await tables.standing.profile(ANNE.user_id, None)).shown.is_provisional == is_provisional


async def test_who_only_practised_is_not_rated_and_has_no_place(tables: Tables, path: Path) -> None:
    write(path, result_of(1, (ANNE.user_id, 50), (None, 40), key="climbing"))
    card = await tables.standing.profile(ANNE.user_id, None)
    assert (card.shown.rating, card.place, card.curve) == (None, None, ())


# Head to head


async def test_who_came_in_before_whom(tables: Tables, path: Path) -> None:
    write(
        path,
        duel(1, 50, 40),
        duel(2, 30, 45),
        duel(3, 33, 33),
        left_by(duel(4, 50, 40), 0),
        left_by(duel(5, 30, 45), 1),
        left_by(duel(6, 50, 40), 0, 1),
    )
    found = await tables.standing.versus(ANNE.user_id, BEN.user_id)
    assert found.last == (1, -1, 0, -1, 1, 0), "who has left comes last, and where both have left they are level"
    (game,) = found.games
    assert (game.games, game.mine, game.theirs, game.level) == (6, 2, 2, 2)
    assert (game.my_best, game.their_best, found.many) == (50, 45, 6)


async def test_only_the_last_meetings_are_told_one_by_one(tables: Tables, path: Path) -> None:
    write(path, duel(1, 30, 40), *(duel(number, 50, 40) for number in range(2, 14)))
    found = await tables.standing.versus(ANNE.user_id, BEN.user_id)
    assert (found.last, found.many) == ((1,) * 12, 13)


async def test_nobody_is_compared_with_themselves_or_with_whom_they_never_met(tables: Tables, path: Path) -> None:
    write(path, duel(1, 50, 40))
    await refused("same_person", tables.standing.versus(ANNE.user_id, ANNE.user_id))
    await refused("never_met", tables.standing.versus(ANNE.user_id, CLEO.user_id))


# Achievements


async def test_a_game_has_achievements_or_says_that_it_has_none(tables: Tables) -> None:
    await refused("no_achievements", tables.standing.achievements(ANNE.user_id, "climbing"))
    await refused("unknown_game", tables.standing.achievements(ANNE.user_id, "chess"))


async def test_boxes_are_filled_in_over_many_games(tables: Tables) -> None:
    assert (await tables.standing.achievements(ANNE.user_id, "troyes_dice")).filled == ()
    await play_out(tables, await started(tables, ANNE))
    await play_out(tables, await started(tables, ANNE, BEN, expansion="true"))
    boxes = await tables.standing.achievements(ANNE.user_id, "troyes_dice")
    assert {"solo1", "multiplayer1", "expansion1"} <= set(boxes.filled) <= set(boxes.every)
    assert "solo2" not in boxes.filled
    assert set(boxes.progress) <= set(boxes.every)
    assert all(0 <= counted <= wanted for counted, wanted in boxes.progress.values())
