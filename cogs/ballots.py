"""How the others are asked in the channel: one post for each request, with a button for yes and one for no.

What is to be posted follows from the scene, like everything that is told: a request without a post gets one, and one that has
changed since gets its post brought up to date.
"""

import logging
from typing import TYPE_CHECKING

import discord

from cogs.finding import find_post
from cogs.layout import Layout, layout, notice, quoted, row, said
from cogs.press import button, custom_id
from cogs.readers import everybody
from cogs.visit import pinging
from locales import Words
from service.scene import Scene
from service.values import Noted, Post, Request, Table, request_audience

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

NOWHERE = 0
"""The message of a request that Discord takes no post of."""


def ballot(table: Table, request: Request, w: Words) -> Layout:
    """What is asked and who has not answered yet; without buttons once it is over."""
    key, given = f"request-{request.kind}", _details(table, request, w)
    if request.outcome:
        return notice(w(f"{key}-{request.outcome}", **given))
    buttons = [
        button("agree", table.id, w(f"{key}-yes"), request.id, style=discord.ButtonStyle.success),
        button("decline", table.id, w(f"{key}-no"), request.id),
    ]
    return layout(said("\n".join([w(f"{key}-ask", **given), *_away(request, given, w)])), row(buttons))


def _away(request: Request, given: dict[str, str], w: Words) -> list[str]:
    """Whose seat it is about may have said that they would be away."""
    if request.back is None or "owner" not in given:
        return []
    return [w("request-away", owner=given["owner"], back=f"<t:{int(request.back)}:D>")]


def _details(table: Table, request: Request, w: Words) -> dict[str, str]:
    asker = table.sitter_of(request.user_id)
    given = {
        "game": w(table.key),
        "name": quoted(asker.name) if asker else f"<@{request.user_id}>",
        "names": ", ".join(f"<@{user}>" for user in request.missing),
    }
    if request.successor is not None:
        to = request.successor.user_id
        given |= {"owner": quoted(request.successor.owner), "to": f"<@{to}>" if to else w("request-computer")}
    return given


def told(request: Request, channel_id: int, message_id: int) -> Noted:
    return Noted(posts=(Post(request_audience(request.id), request.version, channel_id, message_id),))


def to_post(scene: Scene) -> list[Request]:
    """The requests whose post is missing or older than they are."""
    posts = ((request, _post_of(scene, request)) for request in scene.requests)
    return [request for request, post in posts if post is None or post.version < request.version]


def is_asked_nowhere(scene: Scene, request: Request) -> bool:
    post = _post_of(scene, request)
    return post is not None and post.message_id == NOWHERE


def _post_of(scene: Scene, request: Request) -> Post | None:
    """Where it stands; what one channel did not take is asked anew where the game has gone since."""
    post = scene.posts.get(request_audience(request.id))
    is_here = post is not None and post.channel_id == scene.table.place.channel_id
    return post if post and (is_here or post.message_id != NOWHERE) else None


class Ballots:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    async def deliver(self, scene: Scene) -> None:
        """Raises what the next round may mend; what Discord refuses for good is not tried again."""
        for request in to_post(scene):
            try:
                noted = await self._posted(scene, request)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("Request %s of game %s can't be posted: %s", request.id, scene.table.id, error)
                noted = told(request, scene.table.place.channel_id, NOWHERE)
            await self.bot.tables.note(scene.table.id, noted)

    async def _posted(self, scene: Scene, request: Request) -> Noted:
        """By an edit where its post stands already, also where that was never noted; else by a new one."""
        place, view = scene.table.place, ballot(scene.table, request, everybody(scene.table))
        channel = self.bot.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        post = _post_of(scene, request) or await self._found(channel, scene, request)
        if post is not None:
            if post.message_id != NOWHERE:
                there = self.bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
                await there.edit(view=view, allowed_mentions=pinging(()))
            return told(request, post.channel_id, post.message_id)
        nonce = f"{scene.table.id}-request-{request.id}"
        sent = await channel.send(view=view, nonce=nonce, allowed_mentions=pinging(request.missing))
        return told(request, place.channel_id, sent.id)

    async def _found(self, channel: discord.PartialMessageable, scene: Scene, request: Request) -> Post | None:
        number = await find_post(self.bot, channel.id, custom_id("agree", scene.table.id, request.id))
        return Post(request_audience(request.id), 0, channel.id, number) if number else None
