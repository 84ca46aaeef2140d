"""Calls that were sent and never noted, and whose question has ended since: nothing that is kept leads to them.

So they are looked for by their buttons, whenever it is not certain that the last call was noted: once after a start, and after
Discord took a call and did not say so.
"""

from typing import TYPE_CHECKING

from cogs.call_post import call_mark, question_mark
from cogs.finding import Glance
from cogs.press import custom_id
from service.notices import BOTH, INBOX_ONLY
from service.scene import Scene
from service.values import Post, stale_audience

if TYPE_CHECKING:
    from cogs.client import TownCrier

CALLS = ("sheet", "back")
"""The verbs of a call's button; unlike those of a board it names the question."""


async def leftovers(bot: "TownCrier", scene: Scene, glance: Glance) -> list[Post]:
    """Those of this game, in its channel, at which somebody glances, and among the direct messages of its people."""
    inboxes = {each: Glance(bot, each) for each in _inboxes(scene)}
    found: list[Post] = []
    for channel_id, seen in {scene.table.place.channel_id: glance, **inboxes}.items():
        found += [Post(stale_audience(each), 0, channel_id, each) for each in await _left_in(seen, scene)]
    return found


def _inboxes(scene: Scene) -> list[int]:
    called = [sitter.seat for sitter in scene.table.sitters if sitter.user_id in scene.inboxes]
    private = [seat for seat in called if scene.notice(seat).reach in (INBOX_ONLY, BOTH)]
    return [scene.inboxes[scene.table.sitters[seat].user_id or 0] for seat in private]


async def _left_in(glance: Glance, scene: Scene) -> list[int]:
    known = {post.message_id for post in scene.posts.values()}
    boards = {custom_id(verb, scene.table.id) for verb in CALLS}
    found = await glance.others(tuple(boards))
    of_calls = [(number, ids) for number, ids in found if not ids & boards and number not in known]
    return [number for number, ids in of_calls if not any(_is_needed(each, scene) for each in ids)]


def _is_needed(mark: str, scene: Scene) -> bool:
    """Whether the question of this button is open, or it is another game's: who reminds of several is left alone."""
    if not mark.startswith(tuple(custom_id(verb, scene.table.id) for verb in CALLS)):
        return True
    asked = tuple(question_mark(scene, seat) for seat in scene.waits)
    return mark.startswith(asked) or mark in [call_mark(scene, seat) for seat in scene.taken_seats]
