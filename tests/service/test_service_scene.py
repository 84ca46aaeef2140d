"""What a scene tells of a log: how the game ended, where it stands, what may be taken back."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from db.rows import DueRow, GameRow, MoveRow, Note, NoticeRow, PostRow, SeatRow, SignRow, StoredGame, StoredScene
from engine.core.chance import commitment
from engine.core.events import Event
from service.ledger import current
from service.scene import Scene
from tests.fourth_game.engine.climbing.game import Climbed, Climbing, Threw

CLIMBING = Climbing()
SEED = bytes(32)
SEATS = (
    SeatRow(0, 11, "Anne", "", False, 100.0),
    SeatRow(1, 12, "Ben", "", False, None),
    SeatRow(2, None, "Perrin", "novice", False, None),
)


def entry(version: int, seat: int | None, kind: str = "move", text: str = "", events: Sequence[Event] = ()) -> MoveRow:
    told = CLIMBING.encode_events(list(events)).decode()
    return MoveRow(version, seat, kind, text, told, 10.0 * version)


def scene_of(*log: MoveRow, status: str = "playing", seats: Sequence[SeatRow] = SEATS, **given: object) -> Scene:
    """A game of climbing with this log, at 1000; the position is that of its beginning."""
    game = CLIMBING
    state, _ = game.new_game(3, {"fog": "false"}, SEED)
    version = log[-1].version if log else 1
    row = GameRow(
        5, "climbing", 1, '{"fog":"false"}', status, 11, 7, 70, version, commitment(SEED), SEED, 1.0, 2.0, None
    )
    stored = StoredGame(row, tuple(seats), game.encode(state))
    own = {name: given.pop(name) for name in ("notices", "signs", "language") if name in given}
    kept = StoredScene(replace(stored, **own), log, {}, b"", (), (), {}, None)
    kept = replace(kept, **given)
    return Scene(current(kept.stored), kept, 1000.0)


START = entry(1, None, "start", "", [Climbed(0, 9)])
BEGUN = (START, entry(2, 0, "move", "0 step 1"), entry(3, 1, "move", "1 step 1"), entry(4, 0, "move", "0 rest"))


# How it ended


@pytest.mark.parametrize(
    ("last", "told"),
    [
        pytest.param(("move", "0 rest"), ("", False, False, False), id="not at all"),
        pytest.param(("end", "Dora"), ("Dora", False, False, False), id="for the sake of order"),
        pytest.param(("agreed", ""), ("", True, False, False), id="with the ranks as they stood"),
        pytest.param(("agreed", "round"), ("", True, True, False), id="with its round"),
        pytest.param(("lapse", "round"), ("", False, False, True), id="since nobody came"),
    ],
)
def test_the_last_entry_tells_how_a_game_ended(last: tuple[str, str], told: tuple[str, bool, bool, bool]) -> None:
    scene = scene_of(*BEGUN, entry(5, None, *last))
    assert (scene.ended_by, scene.is_agreed, scene.ends_with_round, scene.has_lapsed) == told
    for log in ((), (entry(2, None, *last), *BEGUN[2:]), (START, entry(2, None, *last), BEGUN[2], BEGUN[3])):
        scene = scene_of(*log)
        assert (scene.ended_by, scene.is_agreed, scene.ends_with_round, scene.has_lapsed) == ("", False, False, False)


# Where it stands


LONG = (
    START,
    entry(2, 0, "move", "", [Climbed(0, 1)]),
    entry(4, 1, "move", "", [Climbed(1, 1), Climbed(1, 2), Climbed(1, 3)]),
    entry(5, 0, "move", ""),
    entry(7, 1, "undo", "5"),
)


def test_entries_come_after_one_version_and_up_to_another() -> None:
    scene = scene_of(*LONG)
    assert [each.version for each in scene.entries(None)] == [1, 2, 4, 5, 7]
    assert [each.version for each in scene.entries(0, 2)] == [4, 5, 7]
    assert [each.version for each in scene.entries(0, 1)] == [2, 4, 5, 7]
    assert [each.version for each in scene.stretch(0, 1, 4)] == [2, 4]
    assert [each.taken_back for each in scene.stretch(0, 4, 5)] == [False], "as it read then"
    assert scene.events(None) == [Climbed(0, 9), Climbed(0, 1), Climbed(1, 1), Climbed(1, 2), Climbed(1, 3)]
    assert scene.events(None, 2) == [Climbed(1, 1), Climbed(1, 2), Climbed(1, 3)]


def test_a_scene_knows_its_chapters_and_when_each_began() -> None:
    scene = scene_of(*LONG)
    assert scene.chapters("by") == [1, 2, 3, 9]
    assert scene.chapters("") == [0]
    assert [scene.chapter_at(version, "by") for version in (0, 1, 2, 3, 4, 7)] == [0, 9, 1, 1, 3, 3]
    assert (scene.chapter_began("by"), scene.chapter_began("")) == (4, 0)
    assert scene_of(*LONG[:2]).chapter_began("by") == 2


def test_a_chapter_has_its_own_events_and_no_others() -> None:
    scene = scene_of(*LONG)
    told = [(each.version, each.events, each.taken_back) for each in scene.chapter(None, "by", 3)]
    assert told == [(4, [Climbed(1, 3)], False), (5, [], True), (7, [], False)]
    (second,) = scene.chapter(None, "by", 2)
    assert second.events == [Climbed(1, 2)]
    assert len(scene.chapter(None, "", 0)) == 5
    assert scene.chapter(None, "", 0)[2].events == [Climbed(1, 1), Climbed(1, 2), Climbed(1, 3)]


def test_it_is_known_when_the_newest_entry_up_to_a_version_was_made() -> None:
    scene = scene_of(*LONG)
    assert [scene.made_at(version) for version in (0, 1, 3, 4, 6, 7)] == [0.0, 10.0, 20.0, 40.0, 50.0, 70.0]


def test_news_begin_with_ones_own_last_move() -> None:
    scene = scene_of(*LONG[:3])
    assert [scene.last_move(seat) for seat in (0, 1, 2)] == [2, 4, 0]
    assert scene.since(0, None) == [Climbed(0, 1), Climbed(1, 1), Climbed(1, 2), Climbed(1, 3)]
    assert scene.since(1, None) == [Climbed(1, 1), Climbed(1, 2), Climbed(1, 3)]
    assert scene.since(2, None) == scene.events(None), "who has not moved hears everything"


def test_what_one_saw_last_is_the_view_after_ones_own_last_move_unless_nothing_came_since() -> None:
    game = CLIMBING
    state, _ = game.new_game(3, {"fog": "false"}, SEED)
    moved, _ = game.apply(state, game.move(0, ("step", "2")))
    snapshots = {0: game.encode(moved), 1: game.encode(state)}
    scene = scene_of(*LONG[:3], last_snapshots=snapshots)
    assert scene.before(0) == game.view(moved, 0) != game.view(state, 0)
    assert scene.before(1) is None, "the newest entry is their own"
    assert scene.before(2) is None, "they have not moved"
    assert scene_of(*LONG[:3]).before(0) is None
    assert scene_of(*LONG[:3], before_last_actor=game.encode(moved)).before_last_actor(1) == game.view(moved, 1)
    assert scene.before_last_actor(1) is None


# Taking back


@pytest.mark.parametrize(
    ("after", "may"),
    [
        pytest.param((), (True, False), id="nothing came after it"),
        pytest.param((entry(5, 2, "move"),), (True, True), id="a computer moved"),
        pytest.param((entry(5, 1, "move"),), (False, True), id="a person moved"),
        pytest.param((entry(5, 1, "forced"),), (True, False), id="a person had no choice"),
        pytest.param((entry(5, 1, "stand-in"),), (False, True), id="a computer moved for a person"),
        pytest.param((entry(5, 2, "move", "", [Threw(2, 6)]),), (False, False), id="a computer rolled"),
        pytest.param((entry(5, 1, "move", "", [Threw(1, 6)]),), (False, False), id="a person rolled"),
        pytest.param((entry(5, 1, "resign"),), (True, False), id="a person left"),
        pytest.param((entry(5, 0, "undo", "4"),), (False, True), id="it was taken back already"),
        pytest.param((entry(5, 0, "stand-in"),), (False, False), id="the newest one was made for them"),
    ],
)
def test_what_may_be_taken_back_freely_and_what_with_the_others_consent(
    after: tuple[MoveRow, ...], may: tuple[bool, bool]
) -> None:
    scene = scene_of(*BEGUN, *after)
    assert (scene.may_undo(0), scene.may_ask_to_undo(0)) == may
    assert not scene.may_undo(2) or scene.last_move(2)
    over = scene_of(*BEGUN, *after, status="finished")
    assert (over.may_undo(0), over.may_ask_to_undo(0), over.may_reset(0)) == (False, False, False)


def test_who_has_not_moved_takes_nothing_back() -> None:
    scene = scene_of(*BEGUN)
    assert not scene.may_undo(2)
    assert not scene.may_ask_to_undo(2)


@pytest.mark.parametrize(
    ("steps", "may"),
    [
        pytest.param(("move",), False, id="one step is no turn"),
        pytest.param(("move", "move"), True, id="two are"),
        pytest.param(("move", "forced"), False, id="what was forced is no step"),
        pytest.param(("move", "forced", "move"), True, id="but breaks no turn"),
        pytest.param(("stand-in", "move"), False, id="what a computer did is not theirs"),
    ],
)
def test_a_turn_of_several_steps_may_be_reset(steps: tuple[str, ...], may: bool) -> None:
    turn = [entry(version, 0, kind) for version, kind in enumerate(steps, start=10)]
    assert scene_of(START, entry(3, 1), *turn).may_reset(0) is may
    assert not scene_of(START, *turn, entry(30, 1)).may_reset(0), "another has moved"


# Who sits there


def test_people_read_their_own_language_and_else_the_one_of_the_table() -> None:
    scene = scene_of(START, signs={11: SignRow(11, 5.0, "de")}, language="fr")
    assert [scene.locale(seat) for seat in (0, 1, 2)] == ["de", "fr", "fr"]


def test_it_is_known_who_is_away_until_when() -> None:
    away = {user: NoticeRow(user, absences=((900.0, 1000.0 + user),)) for user in (11, 12)}
    assert scene_of(START, notices={11: away[11]}).away == {0: 1011.0}
    left = replace(SEATS[1], computer="steady", has_left=True)
    assert scene_of(START, notices=away, seats=(SEATS[0], left, SEATS[2])).away == {0: 1011.0}
    assert scene_of(START, notices={11: NoticeRow(11, absences=((1.0, 999.0),))}).away == {}


def test_seats_are_taken_while_the_game_is_on_and_their_owners_have_not_come_back() -> None:
    left = replace(SEATS[1], computer="steady", has_left=True)
    log = (START, entry(2, 1, "taken"), entry(3, 0, "taken"))
    seats = (SEATS[0], left, SEATS[2])
    assert scene_of(*log, seats=seats).taken_seats == {1: log[1]}
    assert scene_of(*log, seats=seats, status="finished").taken_seats == {}
    assert scene_of(*log).taken_seats == {}


def test_only_who_is_asked_is_reminded() -> None:
    scene = scene_of(START)
    assert scene.reminder_at(0) == 100.0 + 24 * 3600
    assert scene.reminder_at(1) is None
    sent = DueRow("remind", 5, 0, 500.0, tries=2, last=400.0)
    assert scene_of(START, due=(sent,)).reminder_at(0) == 400.0 + 48 * 3600


def test_a_computer_is_awaited_while_it_is_to_move() -> None:
    assert not scene_of(START).awaits_computer
    computer = replace(SEATS[2], seat=0)
    assert scene_of(START, seats=(computer, *SEATS[1:])).awaits_computer


def test_what_is_noted_makes_another_scene_and_leaves_this_one_as_it_is() -> None:
    posts = (PostRow("channel", 1, 70, 900), PostRow("old", 1, 70, 800), PostRow("seat:0", 1, 5, 700))
    due = (DueRow("post", 5, None, 50.0), DueRow("ask", 5, 0, 60.0))
    scene = scene_of(START, posts=posts, due=due)
    noted = scene.noting(
        Note(
            posts=(PostRow("channel", 2, 70, 901),),
            forgotten=("old",),
            due=(DueRow("post", 5, None, 90.0, 2),),
            settled=(("ask", 0),),
        )
    )
    assert noted.posts == {"channel": PostRow("channel", 2, 70, 901), "seat:0": posts[2]}
    assert noted.due == {("post", None): DueRow("post", 5, None, 90.0, 2)}
    assert (scene.posts, scene.due) == (
        {post.audience: post for post in posts},
        {(row.kind, row.seat): row for row in due},
    )
