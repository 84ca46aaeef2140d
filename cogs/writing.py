"""How a letter reads: its message and its pictures, made from the scene. Each picture is drawn once, whoever gets it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from cogs.games import DESKS
from cogs.layout import Layout, Mount, hung
from cogs.lobby_post import lobby
from cogs.news import made_for
from cogs.panel import focus, panel
from cogs.press import custom_id
from cogs.readers import everybody, owner_of, reader_of
from cogs.stage import stage_at
from cogs.table_post import aborted, achieved, board_post, farewell, final_post, headline, old_post
from cogs.telling import AbortPost, BoardPost, Farewell, FinalPost, LobbyPost, OldPost, Private, Public, Question
from cogs.time_lines import time_lines
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.picture import Picture
from service.scene import Scene
from service.values import SENT

if TYPE_CHECKING:
    from cogs.easel import Easel

Written: TypeAlias = tuple[Layout, tuple[Picture, ...]]


async def write(easel: "Easel", scene: Scene, letter: Private | Public) -> Written:
    w = everybody(scene.table)
    match letter:
        case Question():
            return await _question(easel, scene, letter)
        case Farewell():
            w = owner_of(scene, letter.seat)
            picture = await _scores(easel, scene, w)
            return farewell(scene.table, picture, _headline(scene, w), w), (picture,)
        case LobbyPost():
            return lobby(scene.table, w), ()
        case BoardPost():
            return await _board(easel, scene, letter)
        case FinalPost():
            picture = await _scores(easel, scene, w)
            entries = scene.entries(None, letter.since)
            lines = [*_headline(scene, w), *achieved(scene.table, scene.achieved, w)]
            return final_post(scene.look(None), lines, entries, picture, w), (picture,)
        case AbortPost():
            return aborted(scene.table, w, scene.ended_by), ()


def write_old(scene: Scene, letter: OldPost, pictures: Sequence[Picture]) -> Layout:
    """A board that is cut down; `pictures` are those of its message that stay."""
    post, desk, w = letter.post, DESKS[scene.table.key], everybody(scene.table)
    chapter = desk.chapter(scene.chapter_at(post.version, scene.table.game.chapters), w)
    entries = scene.stretch(None, letter.since, post.version)
    return old_post(scene.look(None), entries, chapter, post, pictures, w)


def mark_of(letter: Public, scene: Scene) -> str:
    """The id of a control that this letter's post has, and no other post."""
    match letter:
        case LobbyPost():
            return custom_id("join", scene.table.id)
        case BoardPost():
            return custom_id("board", scene.table.id, _new_at(letter, scene))
        case FinalPost() | AbortPost():
            return custom_id("again", scene.table.id)


def _new_at(letter: BoardPost, scene: Scene) -> int:
    """The version with which the post was new."""
    sent = None if letter.is_fresh else scene.posts.get(SENT)
    return sent.version if sent else scene.table.version


async def _question(easel: "Easel", scene: Scene, letter: Question) -> Written:
    look, w = scene.look(letter.seat), owner_of(scene, letter.seat)
    stage = stage_at(look, ())

    def mounted() -> Mount:
        told = DESKS[scene.table.key].done_to(reader_of(look, w), scene.events(letter.seat, letter.since))
        return panel(stage, w, [*made_for(scene, look, letter.since, w), *told])

    return await hung(focus(easel, stage, w), mounted)


async def draw_board(easel: "Easel", scene: Scene) -> Picture:
    """As everybody sees it."""
    return await easel.board(scene.look(None), everybody(scene.table), scene.before_last_actor(None))


async def _board(easel: "Easel", scene: Scene, letter: BoardPost) -> Written:
    return await hung(draw_board(easel, scene), lambda: _around_board(scene, letter))


def _around_board(scene: Scene, letter: BoardPost) -> Mount:
    look, w = scene.look(None), everybody(scene.table)
    closed = [scene.table.sitters[seat] for seat in letter.closed]
    entries = scene.entries(None, letter.since)
    around, has_taken_seat = time_lines(scene, w), bool(scene.taken_seats)
    return board_post(look, entries, closed, w, _done_to(scene), _new_at(letter, scene), around, has_taken_seat)


def _done_to(scene: Scene) -> dict[Seat, list[str]]:
    """What was done to those whom the channel calls since their last move, as far as everybody may know."""
    desk = DESKS[scene.table.key]
    if desk.asks_privately:
        return {}
    w = everybody(scene.table)
    called = [seat for seat in scene.look(None).to_act if scene.table.sitters[seat].is_person]
    return {seat: desk.done_to(reader_of(scene.look(seat), w), scene.since(seat, None)) for seat in called}


async def _scores(easel: "Easel", scene: Scene, w: Words) -> Picture:
    return await easel.final(scene.look(None), _result(scene), w)


def _headline(scene: Scene, w: Words) -> list[str]:
    lines = headline(scene.table, _result(scene), w)
    if scene.ends_with_round:
        return [*lines, w("final-round")]
    return [*lines, w("final-agreed")] if scene.is_agreed else lines


def _result(scene: Scene) -> Result:
    if scene.result is None:
        raise ValueError(f"game {scene.table.id} is not over")
    return scene.result
