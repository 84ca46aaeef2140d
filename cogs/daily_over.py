"""A challenge that is over, as its player sees it: the result with a way to share it, or that it was closed."""

import discord

from cogs.challenge_words import name_of
from cogs.daily_card import Done, built_in, compared
from cogs.daily_panel import streak_told
from cogs.layout import Item, Layout, gallery, layout, packed_rows, said
from cogs.press import button
from cogs.visit import Visit
from locales import Words
from render.picture import Picture
from service.challenge import Challenge
from service.errors import Refusal
from service.scene import Scene
from service.values import Look, Table

BEGUN = 2
"""Entries in the log of a challenge that was closed before its first pick: its start and its end."""


async def done_by(visit: Visit, challenge: Challenge) -> Done:
    """What the person has done in a challenge. Refuses: challenge_unfinished."""
    dailies = visit.tables.dailies
    result = await dailies.feat(challenge, visit.user_id)
    if result is None:
        raise Refusal("challenge_unfinished")
    look = await visit.tables.look(result.game_id, visit.user_id)
    streak = await dailies.streak(challenge.kind, visit.user_id)
    return Done(challenge, visit.person.name, result, streak, built_in(look))


async def challenge_over(visit: Visit, scene: Scene, look: Look) -> tuple[Layout, tuple[Picture, ...]]:
    challenge, w = look.table.challenge, visit.words
    assert challenge is not None
    if scene.result is None:
        return _closed(look.table, challenge, w), ()
    done = await done_by(visit, challenge)
    sheet = await visit.bot.easel.sheet(look, w)
    told = f"{w('daily-points', points=done.feat.total)} · {compared(done.feat, w)}"
    items: list[Item] = [
        said(f"## {name_of(challenge, w)}\n{told}\n{streak_told(done.streak, challenge, w)}"),
        gallery(sheet),
        *packed_rows([_share(challenge, w), *_ways_on(look.table, challenge, w)]),
    ]
    return layout(*items), (sheet,)


def _share(challenge: Challenge, w: Words) -> Item:
    return button("daily-share", 0, w("daily-share"), challenge, style=discord.ButtonStyle.success)


def _ways_on(table: Table, challenge: Challenge, w: Words) -> list[Item]:
    return [
        button("daily-turn", 0, w("daily-table"), challenge),
        button("log", table.id, w("button-log"), 0),
        button("game-file", table.id, w("log-file")),
    ]


def _closed(table: Table, challenge: Challenge, w: Words) -> Layout:
    """Its last entry closed it, so that without a pick it has two."""
    told = w("daily-missed" if table.version == BEGUN else "daily-closed")
    now = button("daily-turn", 0, w(f"daily-to-{challenge.kind}"), challenge.kind, style=discord.ButtonStyle.primary)
    return layout(said(f"## {name_of(challenge, w)}\n{told}"), *packed_rows([now]))
