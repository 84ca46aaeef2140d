"""Calls that were sent and never noted, and whose question has ended since: nothing that is kept leads to them.

So they are looked for by their buttons, whenever it is not certain that the last call was noted: once after a start, and after
Discord took a call and did not say so.
"""

from typing import TYPE_CHECKING

import discord

from cogs.call_post import call_mark, question_mark
from cogs.finding import find_others
from cogs.press import custom_id
from service.notices import BOTH, INBOX_ONLY
from service.scene import Scene
from service.values import Post, stale_audience

if TYPE_CHECKING:
    from bot import TownCrier

CALLS = ("sheet", "back")
"""The verbs of a call's button; unlike those of a board it names the question."""


async def leftovers(bot: "TownCrier", scene: Scene) -> list[Post]:
    """Those of this game, in its channel and among the direct messages of its people."""
    found: list[Post] = []
    for channel_id in _channels(scene):
        channel = bot.get_partial_messageable(channel_id)
        found += [Post(stale_audience(each), 0, channel_id, each) for each in await _left_in(bot, channel, scene)]
    return found


def _channels(scene: Scene) -> list[int]:
    called = [sitter.seat for sitter in scene.table.sitters if sitter.user_id in scene.inboxes]
    private = [seat for seat in called if scene.notice(seat).reach in (INBOX_ONLY, BOTH)]
    inboxes = [scene.inboxes[scene.table.sitters[seat].user_id or 0] for seat in private]
    return [scene.table.place.channel_id, *inboxes]


async def _left_in(bot: "TownCrier", channel: discord.PartialMessageable, scene: Scene) -> list[int]:
    me, known = bot.user, {post.message_id for post in scene.posts.values()}
    boards = {custom_id(verb, scene.table.id) for verb in CALLS}
    found = await find_others(channel, tuple(boards), me.id) if me else []
    of_calls = [(number, ids) for number, ids in found if not ids & boards and number not in known]
    return [number for number, ids in of_calls if not any(_is_needed(each, scene) for each in ids)]


def _is_needed(mark: str, scene: Scene) -> bool:
    """Whether the question of this button is open, or it is another game's: who reminds of several is left alone."""
    if not mark.startswith(tuple(custom_id(verb, scene.table.id) for verb in CALLS)):
        return True
    asked = tuple(question_mark(scene, seat) for seat in scene.waits)
    return mark.startswith(asked) or mark in [call_mark(scene, seat) for seat in scene.taken_seats]
