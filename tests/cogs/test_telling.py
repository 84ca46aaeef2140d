"""What is told to whom, as examples: a scene in, letters out. Nothing here talks to Discord."""

from pathlib import Path

from cogs.call_post import call_mark, call_nonce
from cogs.calling import Call, Withdrawal
from cogs.noting import PAUSE, put_off, unreached
from cogs.telling import (
    FRESH_FOR,
    AbortPost,
    BoardPost,
    Farewell,
    FinalPost,
    Letter,
    LobbyPost,
    OldPost,
    Question,
    to_tell,
)
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import CHANNEL, Noted, Person, Place, Post, Table
from tests.cogs.told import NONCE_LIMIT, cut_down, deliver, in_turn, letters, post, scene_after, seat_of, tell
from tests.service.company import ANNE, BEN, CLEO, SQUARE, MovableClock, numbered_seeds, pick, play_out, seated, started

# The lobby


async def test_a_lobby_is_posted_once_and_edited_after_each_change(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    assert await tell(tables, table) == [LobbyPost(None)]
    assert await tell(tables, table) == []
    shown = await post(tables, table)
    await tables.join(table.id, BEN)
    assert await tell(tables, table) == [LobbyPost(shown)]
    assert (await post(tables, table)).message_id != 0


async def test_an_older_lobby_that_overtook_a_newer_one_is_mended(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    newer = await tables.join(table.id, BEN)
    for version in (newer.version, table.version):
        await tables.note(table.id, Noted(posts=(Post(CHANNEL, version, 70, 900),)))
    assert await letters(tables, table) == (LobbyPost(Post(CHANNEL, table.version, 70, 900)),)


async def test_a_lobby_that_is_given_up_says_so_itself_and_nothing_else_is_posted(tables: Tables) -> None:
    table = await seated(tables, ANNE)
    await tell(tables, table)
    shown = await post(tables, table)
    await tables.leave(table.id, ANNE)
    assert await tell(tables, table) == [AbortPost(is_told=False, closes=shown)]


# A game that asks privately


async def test_the_start_asks_everybody_then_opens_the_board_and_closes_the_lobby(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, numbering="first")
    await tell(tables, table)
    shown = await post(tables, table)
    table = await tables.start(table.id, ANNE)
    assert await letters(tables, table) == (Question(0, 0), Question(1, 0))
    assert await tell(tables, table) == [
        Question(0, 0),
        Question(1, 0),
        BoardPost(None, since=shown.version, closes=shown),
    ]


async def test_one_pick_of_two_edits_the_post_and_asks_nobody(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tell(tables, table)
    shown = await post(tables, table)
    await pick(tables, table, ANNE)
    assert await tell(tables, table) == [BoardPost(shown, since=0, is_fresh=False)]


async def test_two_picks_at_once_are_told_as_one_half_day(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tell(tables, table)
    shown = await post(tables, table)
    await pick(tables, table, ANNE)
    await pick(tables, table, BEN)
    since = table.version
    assert await tell(tables, table) == [
        Question(0, since),
        Question(1, since),
        BoardPost(None, since=since),
        cut_down(shown),
    ]


async def test_whoever_opened_the_next_question_themselves_is_not_asked_again(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tell(tables, table)
    await pick(tables, table, ANNE)
    await pick(tables, table, BEN)
    scene = await tables.scene(table.id)
    own = Post(f"seat:{seat_of(table, BEN.user_id)}", scene.table.version, 5, 77)
    left = to_tell(scene.noting(Noted(posts=(own,))), tables.now())
    assert left == (Question(seat_of(table, ANNE.user_id), table.version),)


async def test_a_closed_inbox_is_called_in_the_channel_and_told_why_once(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    seat, other = seat_of(table, BEN.user_id), seat_of(table, ANNE.user_id)
    scene = await scene_after(tables, table, unreached(await tables.scene(table.id), seat))
    assert to_tell(scene, 0) == (Question(other, 0),)
    await deliver(tables, table, Question(other, 0))
    assert await tell(tables, table) == [BoardPost(None, since=0, is_silent=True, closed=(seat,)), Call(seat)]
    await pick(tables, table, BEN)
    await pick(tables, table, ANNE)
    (call,) = await letters(tables, table)
    assert isinstance(call, Withdrawal)
    await deliver(tables, table, call)
    scene = await tables.scene(table.id)
    assert len(to_tell(scene, 0)) == 2, "it may be open again, so it is asked"
    scene = await scene_after(tables, table, unreached(scene, seat))
    await deliver(tables, table, Question(other, table.version))
    board, old, call = await tell(tables, table)
    assert isinstance(board, BoardPost) and isinstance(old, OldPost)
    assert (call, board.closed) == (Call(seat), ())


async def test_a_message_that_did_not_get_through_is_tried_again_in_its_own_time(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN)
    await deliver(tables, table, Question(0, 0))
    await tables.note(table.id, put_off(await tables.scene(table.id), 1, tables.now()))
    (board,) = await letters(tables, table)
    assert isinstance(board, BoardPost)
    await deliver(tables, table, board)
    assert (await tell(tables, table), board.closed) == ([Call(1)], ()), "called, and not blamed"
    clock.time += PAUSE
    assert await letters(tables, table) == (Question(1, 0),)
    await tables.note(table.id, put_off(await tables.scene(table.id), 1, tables.now()))
    clock.time += PAUSE
    assert await letters(tables, table) == (), "the second pause is longer"
    clock.time += PAUSE
    assert await tell(tables, table) == [Question(1, 0)]


async def test_the_end_says_farewell_then_posts_the_outcome(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tell(tables, table)
    shown = await post(tables, table)
    table = await play_out(tables, table)
    assert await tell(tables, table) == [Farewell(0), Farewell(1), FinalPost(since=shown.version), cut_down(shown)]
    assert await tell(tables, table) == []


# A game that calls in the channel


async def test_the_channel_calls_whoever_is_awaited_next(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    (seat,) = (await tables.look(table.id, None)).to_act
    first, second = in_turn(table, seat)
    assert await tell(tables, table) == [BoardPost(None, since=0, is_silent=True), Call(seat)]
    shown, call = await post(tables, table), (await tables.scene(table.id)).posts[f"call:{seat}"]
    await pick(tables, table, first)
    assert await tell(tables, table) == [
        Withdrawal(call),
        BoardPost(shown, since=0, is_fresh=False, is_silent=True, is_for_all=True),
        Call(seat_of(table, second.user_id)),
    ], "the turn goes on, and so does its post"
    assert (await post(tables, table)).message_id == shown.message_id


async def test_each_chapter_has_one_post(tables: Tables) -> None:
    """In every game that has chapters and calls in the channel."""
    for number, key in enumerate(("caylus", "troyes")):
        table = await started(tables, ANNE, BEN, key=key, place=Place(7, 200 + number))
        field, posts, chapters = table.game.chapters, list[BoardPost](), set[int]()
        while len(chapters) < 3:
            sent = [letter for letter in await tell(tables, table) if isinstance(letter, BoardPost)]
            posts += [letter for letter in sent if letter.edits is None]
            chapters.add((scene := await tables.scene(table.id)).chapter_at(scene.table.version, field))
            for person in (ANNE, BEN):
                if (await tables.look(table.id, person.user_id)).is_awaited:
                    await pick(tables, table, person)
        assert len(posts) <= len(chapters) + 1, "a turn may begin with a person who is there"
        await tables.vote_abort(table.id, table.host_id, True)


async def test_after_a_day_a_chapter_gets_a_new_post(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    await tell(tables, table)
    shown = await post(tables, table)
    first, _ = in_turn(table, *(await tables.look(table.id, None)).to_act)
    clock.time += FRESH_FOR
    await pick(tables, table, first)
    _, board, old, _ = await tell(tables, table)
    assert board == BoardPost(None, since=table.version, is_silent=True)
    assert old == cut_down(shown, is_shown_anew=True)


async def test_with_a_computer_in_between_the_person_who_moved_needs_no_new_call(tables: Tables) -> None:
    table = await seated(tables, ANNE, key="caylus")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    await tables.think(table.id)
    await tell(tables, table)
    shown = await post(tables, table)
    await pick(tables, table, ANNE)
    await tables.think(table.id)
    call, board = await tell(tables, table)
    assert isinstance(call, Withdrawal) and isinstance(board, BoardPost)
    assert board.edits == shown


async def test_who_plays_alone_reads_of_the_present_chapter(tables: Tables) -> None:
    table = await seated(tables, ANNE, key="caylus")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    turn, posts = 1, list[BoardPost]()
    while turn < 3:
        await tables.think(table.id)
        posts += [letter for letter in await tell(tables, table) if isinstance(letter, BoardPost)]
        turn = (await tables.look(table.id, None)).view.table.turn
        await pick(tables, table, ANNE)
    assert [letter.edits is None for letter in posts] == [True] + [False] * (len(posts) - 1), "it is one post"
    scene = await tables.scene(table.id)
    turns = {getattr(event, "turn", 0) for event in scene.events(None, posts[-1].since)}
    assert 1 not in turns and posts[0].since == 0 < posts[-1].since


async def test_an_undo_is_told_in_the_post_of_its_chapter(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await tell(tables, table)
    await pick(tables, table, ANNE)
    await tell(tables, table)
    shown = await post(tables, table)
    await tables.undo(table.id, ANNE.user_id)
    assert await tell(tables, table) == [BoardPost(shown, since=0, is_fresh=False, is_for_all=True)]


async def test_a_chapter_whose_beginning_is_taken_back_keeps_its_post(tables: Tables) -> None:
    """However it comes about again: the post goes on until a later chapter."""
    table = await started(tables, ANNE, BEN, key="caylus")
    person = await play_to_turn(tables, table, 2)
    shown = await post(tables, table)
    await tables.undo(table.id, person.user_id)
    assert [letter.edits for letter in await tell(tables, table) if isinstance(letter, BoardPost)] == [shown]
    await play_to_turn(tables, table, 2)
    assert (await post(tables, table)).message_id == shown.message_id


async def play_to_turn(tables: Tables, table: Table, turn: int) -> Person:
    """Until this turn has begun, and is told; who began it."""
    while True:
        look = await tables.look(table.id, None)
        person, _ = in_turn(table, *look.to_act)
        await pick(tables, table, person)
        await tell(tables, table)
        if (await tables.look(table.id, None)).view.table.turn == turn:
            return person


async def test_a_resignation_is_told_in_the_post_of_its_chapter_and_asks_the_seat_no_more(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tell(tables, table)
    shown = await post(tables, table)
    await tables.resign(table.id, BEN.user_id)
    assert await tell(tables, table) == [BoardPost(shown, since=0, is_fresh=False, is_for_all=True)]


async def test_an_aborted_game_is_told_once(tables: Tables) -> None:
    table = await started(tables, ANNE)
    await tell(tables, table)
    shown = await post(tables, table)
    await tables.vote_abort(table.id, ANNE.user_id, True)
    assert await tell(tables, table) == [AbortPost(is_told=True), cut_down(shown)]
    assert await tell(tables, table) == []


# A restart


async def test_after_a_restart_between_any_two_letters_the_rest_is_told_and_nothing_twice(
    tmp_path: Path, clock: MovableClock
) -> None:
    path, told = tmp_path / "games.db", list[Letter]()
    tables = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    table = await started(tables, ANNE, BEN, place=SQUARE)
    while left := await letters(tables, table):
        await deliver(tables, table, left[0])
        told.append(left[0])
        await tables.close()
        tables = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    await tables.close()
    assert told == [Question(0, 0), Question(1, 0), BoardPost(None, since=0)]


async def test_two_questions_of_one_second_have_calls_of_their_own(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    (seat,) = (await tables.look(table.id, None)).to_act
    before = await tables.scene(table.id)
    for person in in_turn(table, seat):
        clock.time += 0.3
        await pick(tables, table, person)
    after = await tables.scene(table.id)
    assert list(after.waits) == [seat]
    assert call_mark(before, seat) != call_mark(after, seat)
    assert call_nonce(before, seat) != call_nonce(after, seat)
    assert len(call_nonce(after, seat)) <= NONCE_LIMIT
