"""How a letter reads: its message and its pictures, made from the scene. Each picture is drawn once, whoever gets it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from cogs.games import DESKS
from cogs.layout import Layout
from cogs.lobby_post import lobby
from cogs.panel import focus, panel
from cogs.press import custom_id
from cogs.readers import reader_of
from cogs.stage import stage_at
from cogs.table_post import aborted, achieved, board_post, farewell, final_post, headline, old_post
from cogs.telling import AbortPost, BoardPost, Farewell, FinalPost, LobbyPost, OldPost, Private, Public, Question
from cogs.time_lines import time_lines
from engine.core.result import Result
from engine.core.seats import Seat
from locales import SOURCE, words
from render.picture import Picture
from service.scene import Scene
from service.values import SENT

if TYPE_CHECKING:
    from cogs.easel import Easel

PUBLIC = words(SOURCE)
"""What everybody reads is in one language, and so is what is written to people of the bot's own accord."""

Written: TypeAlias = tuple[Layout, tuple[Picture, ...]]


async def write(easel: "Easel", scene: Scene, letter: Private | Public) -> Written:
    match letter:
        case Question():
            return await _question(easel, scene, letter)
        case Farewell():
            picture = await _scores(easel, scene)
            return farewell(scene.table, picture, _headline(scene), PUBLIC), (picture,)
        case LobbyPost():
            return lobby(scene.table, PUBLIC), ()
        case BoardPost():
            return await _board(easel, scene, letter)
        case FinalPost():
            picture = await _scores(easel, scene)
            entries = scene.entries(None, letter.since)
            lines = [*_headline(scene), *achieved(scene.table, scene.achieved, PUBLIC)]
            return final_post(scene.look(None), lines, entries, picture, PUBLIC), (picture,)
        case AbortPost():
            return aborted(scene.table, PUBLIC, scene.ended_by), ()


def write_old(scene: Scene, letter: OldPost, pictures: Sequence[Picture]) -> Layout:
    """A board that is cut down; `pictures` are those of its message that stay."""
    post, desk = letter.post, DESKS[scene.table.key]
    chapter = desk.chapter(scene.chapter_at(post.version, desk.chapters), PUBLIC)
    entries = scene.stretch(None, letter.since, post.version)
    return old_post(scene.look(None), entries, chapter, post, pictures, PUBLIC)


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
    look = scene.look(letter.seat)
    picture = await focus(easel, stage_at(look, ()), PUBLIC)
    told = DESKS[scene.table.key].done_to(reader_of(look, PUBLIC), scene.events(letter.seat, letter.since))
    return panel(look, (), PUBLIC, picture, told), (picture,)


async def _board(easel: "Easel", scene: Scene, letter: BoardPost) -> Written:
    look = scene.look(None)
    picture = await easel.board(look, PUBLIC, scene.before_last_actor(None))
    closed = [scene.table.sitters[seat] for seat in letter.closed]
    entries = scene.entries(None, letter.since)
    around, has_taken_seat = time_lines(scene, PUBLIC), bool(scene.taken_seats)
    mark, done_to = _new_at(letter, scene), _done_to(scene)
    return board_post(look, entries, closed, picture, PUBLIC, done_to, mark, around, has_taken_seat), (picture,)


def _done_to(scene: Scene) -> dict[Seat, list[str]]:
    """What was done to those whom the channel calls since their last move, as far as everybody may know."""
    desk = DESKS[scene.table.key]
    if desk.asks_privately:
        return {}
    called = [seat for seat in scene.look(None).to_act if scene.table.sitters[seat].is_person]
    return {seat: desk.done_to(reader_of(scene.look(seat), PUBLIC), scene.since(seat, None)) for seat in called}


async def _scores(easel: "Easel", scene: Scene) -> Picture:
    return await easel.final(scene.look(None), _result(scene), PUBLIC)


def _headline(scene: Scene) -> list[str]:
    lines = headline(scene.table, _result(scene), PUBLIC)
    return [*lines, PUBLIC("final-agreed")] if scene.is_agreed else lines


def _result(scene: Scene) -> Result:
    if scene.result is None:
        raise ValueError(f"game {scene.table.id} is not over")
    return scene.result
