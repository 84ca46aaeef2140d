"""The post that an audience has: old boards are cut down, a compact channel has one post, and Discord may refuse any of them."""

from cogs.calling import Call
from cogs.noting import PAUSES, delivered, refused
from cogs.telling import (
    FRESH_FOR,
    BoardPost,
    OldPost,
    Question,
    to_tell,
)
from engine.core.seats import Seat
from service.tables import Tables
from service.values import POSTING
from tests.cogs.told import cut_down, deliver, in_turn, letters, post, seat_of, tell
from tests.service.company import ANNE, BEN, CLEO, MovableClock, pick, started

# One living post


async def test_an_old_board_is_cut_down_to_the_stretch_that_it_told(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    await tell(tables, table)
    first, second = in_turn(table, *(await tables.look(table.id, None)).to_act)
    began = await post(tables, table)
    clock.time += FRESH_FOR
    await pick(tables, table, first)
    await tell(tables, table)
    shown = await post(tables, table)
    clock.time += FRESH_FOR
    await pick(tables, table, second)
    assert cut_down(shown, since=began.version, is_shown_anew=True) in await tell(tables, table)


async def test_after_a_restart_an_old_board_is_cut_down_before_the_next_one_is_sent(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    await tell(tables, table)
    first, second = in_turn(table, *(await tables.look(table.id, None)).to_act)
    shown = await post(tables, table)
    clock.time += FRESH_FOR
    await pick(tables, table, first)
    for _ in range(2):
        (letter,) = await letters(tables, table)
        await deliver(tables, table, letter)
    assert await tables.untold() == [table.id], "the next process finds it"
    newer = await post(tables, table)
    clock.time += FRESH_FOR
    await pick(tables, table, second)
    told = await tell(tables, table)
    assert [letter for letter in told if isinstance(letter, OldPost)] == [
        cut_down(shown, is_shown_anew=True),
        cut_down(newer, since=shown.version, is_shown_anew=True),
    ]
    assert isinstance(told[1], BoardPost)
    assert await tables.untold() == []


async def test_a_board_that_can_not_be_edited_any_more_is_cut_down_when_another_has_taken_its_place(
    tables: Tables,
) -> None:
    table = await started(tables, ANNE, BEN)
    await tell(tables, table)
    shown = await post(tables, table)
    await pick(tables, table, ANNE)
    scene = await tables.scene(table.id)
    (board,) = to_tell(scene, 0)
    await tables.note(table.id, delivered(scene, board, shown.message_id + 1))
    assert await tell(tables, table) == [cut_down(shown, is_shown_anew=True)]


async def test_a_compact_channel_has_one_post_and_each_edit_tells_what_is_new(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", compact="true")
    await tell(tables, table)
    first, second = in_turn(table, *(await tables.look(table.id, None)).to_act)
    shown = await post(tables, table)
    await pick(tables, table, first)
    told = await tell(tables, table)
    assert told[1:] == [
        BoardPost(shown, since=table.version, is_silent=True, is_for_all=True),
        Call(seat_of(table, second.user_id)),
    ]
    edited = await post(tables, table)
    assert edited.message_id == shown.message_id
    await pick(tables, table, second)
    told = await tell(tables, table)
    assert told[1:] == [
        BoardPost(edited, since=edited.version, is_silent=True, is_for_all=True),
        Call(seat_of(table, first.user_id)),
    ]


async def test_the_post_of_a_compact_channel_tells_all_since_the_last_move_of_whoever_is_awaited(
    tables: Tables,
) -> None:
    table = await started(tables, ANNE, BEN, CLEO, key="caylus", compact="true")
    own: dict[Seat, int] = {}
    for _ in range(6):
        boards = [letter for letter in await tell(tables, table) if isinstance(letter, BoardPost)]
        (seat,) = (await tables.look(table.id, None)).to_act
        assert boards[-1].since == own.get(seat, table.version if own else 0)
        person = next(each for each in (ANNE, BEN, CLEO) if seat_of(table, each.user_id) == seat)
        await pick(tables, table, person)
        own[seat] = (await tables.table(table.id)).version


# What Discord refuses


async def tries(tables: Tables) -> list[int]:
    """The games whose channel is to be tried again now."""
    return [row.game_id for row in await tables.claim_due(60) if row.kind == POSTING]


async def test_a_refused_post_is_tried_again_after_longer_and_longer_pauses_then_no_more(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    for pause in PAUSES:
        assert len(await letters(tables, table)) == 1
        await tables.note(table.id, refused(await tables.scene(table.id), 50013, tables.now()))
        clock.time += pause - 1
        assert await letters(tables, table) == ()
        assert await tables.untold() == [], "the round of every minute leaves it alone"
        assert await tries(tables) == []
        clock.time += 1
        assert await tries(tables) == [table.id]
    await tables.note(table.id, refused(await tables.scene(table.id), 50013, tables.now()))
    clock.time += 10 * PAUSES[-1]
    assert (await letters(tables, table), await tries(tables)) == ((), [])
    assert [each.is_silent for each in await tables.games_of(ANNE.user_id)] == [True]


async def test_when_a_refused_game_moves_on_it_is_tried_at_once_and_success_forgets_the_refusal(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    for seat in (0, 1):
        await deliver(tables, table, Question(seat, 0))
    await tables.note(table.id, refused(await tables.scene(table.id), 50001, tables.now()))
    assert await letters(tables, table) == ()
    await pick(tables, table, ANNE)
    assert await tell(tables, table) == [BoardPost(None, since=0)]
    scene = await tables.scene(table.id)
    assert ((POSTING, None) in scene.due, "refused" in scene.posts) == (False, False)
    assert [each.is_silent for each in await tables.games_of(ANNE.user_id)] == [False]
