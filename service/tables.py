"""The service's front: everything that can be done at the tables. Cogs talk to this and to nothing behind it.

Each method raises `Refusal` if it can't be done, and then nothing has changed. What a method returned is on the disk.
"""

import secrets
from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any

from msgspec.structs import asdict

from db import posts
from db.connection import Database
from db.rows import PostRow
from engine.core.chance import SEED_BYTES
from engine.core.moves import Path
from engine.core.replay import GameFile
from engine.core.result import Result
from service import leaving, lobby, looking, playing, results, undoing
from service.clock import Clock, SystemClock
from service.ledger import Ledger, Seeds
from service.thinking import ProcessThinker, Thinker
from service.values import (
    CHANNEL,
    Asked,
    Leaderboard,
    LogEntry,
    Look,
    Moved,
    Person,
    Place,
    Post,
    Table,
    Vote,
)


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


class Tables:
    """All tables of one database."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @classmethod
    async def open(
        cls,
        path: FilePath,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        seeds: Seeds = new_seed,
    ) -> "Tables":
        """Opens the database and brings it up to date. Raises `db.errors.DatabaseProblem` where that can't be done."""
        database = await Database.open(path)
        return cls(Ledger(database, clock or SystemClock(), thinker or ProcessThinker(), seeds))

    async def close(self) -> None:
        await self._ledger.thinker.close()
        await self._ledger.database.close()

    # Before the game

    async def open_table(self, place: Place, host: Person, key: str, options: Mapping[str, str]) -> Table:
        """A lobby in this place, with the host in it. Refuses: place_taken, unknown_game, unknown_option, unknown_choice."""
        return await lobby.open_table(self._ledger, place, host, key, options)

    async def join(self, game_id: int, person: Person) -> Table:
        """Refuses: not_in_lobby, already_seated, table_full(most)."""
        return await lobby.join(self._ledger, game_id, person)

    async def leave(self, game_id: int, person: Person) -> Table:
        """Leaves the lobby. A host hands over to the next person; the last person closes it (status `aborted`)."""
        return await lobby.leave(self._ledger, game_id, person)

    async def add_computer(self, game_id: int, person: Person, kind: str) -> Table:
        """Anybody seated may. Refuses: not_seated, table_full(most), unknown_computer(kind, known)."""
        return await lobby.add_computer(self._ledger, game_id, person, kind)

    async def remove_computer(self, game_id: int, person: Person) -> Table:
        """The computer that was added last goes. Refuses: not_seated, nobody_to_remove."""
        return await lobby.remove_computer(self._ledger, game_id, person)

    async def set_option(self, game_id: int, person: Person, option: str, value: str) -> Table:
        """The host's right. Refuses: not_host(host), unknown_option, unknown_choice."""
        return await lobby.set_option(self._ledger, game_id, person, option, value)

    async def start(self, game_id: int, person: Person) -> Table:
        """The host's right. Deals the seats by the game's seed. Refuses: not_host(host), too_few(least), wrong_seats."""
        return await lobby.start(self._ledger, game_id, person)

    # Looking

    async def table(self, game_id: int) -> Table:
        """Refuses: no_game, like everything that takes a game's number."""
        return (await self._ledger.load(game_id)).table

    async def at(self, place: Place, latest: bool = False) -> Table | None:
        """The lobby or running game in this channel; with `latest`, else the newest game that was finished there."""
        return await looking.at(self._ledger, place, latest)

    async def look(self, game_id: int, user_id: int | None) -> Look:
        """The table as this user sees it. Without a seat, or having left it, one sees what spectators see."""
        return await looking.look(self._ledger, game_id, user_id)

    async def look_before(self, game_id: int, user_id: int) -> Any | None:
        """The seat's view as it was right after its last move that counts; None without one. Shows what has changed since."""
        return await looking.look_before(self._ledger, game_id, user_id)

    async def ask(self, game_id: int, user_id: int, occasion: int, path: Path) -> Asked:
        """What is to be chosen after `path`. Changes nothing.

        Refuses: not_playing, game_over, not_seated, seat_gone, stale, not_your_turn(waiting), illegal(rule, ...).
        """
        return await looking.ask(self._ledger, game_id, user_id, occasion, path)

    async def history(self, game_id: int, user_id: int | None, after: int = 0) -> list[LogEntry]:
        """The log after a version, with the events that this viewer may be told of now."""
        return await looking.history(self._ledger, game_id, user_id, after)

    async def games_of(self, user_id: int) -> list[Look]:
        """The user's running games everywhere: awaited ones first, the longest waiting before the others."""
        return await looking.games_of(self._ledger, user_id)

    # Playing

    async def play(self, game_id: int, user_id: int, occasion: int, path: Path) -> Moved:
        """Makes the move that `path` leads to. What another seat does in between never makes it stale.

        Where the rules let a seat change its mind, it may play again. Refuses like `ask`, and: doubled (the same again).
        """
        return await playing.play(self._ledger, game_id, user_id, occasion, path)

    async def think(self, game_id: int) -> int:
        """Lets the computers move until only people are awaited, and says how many moves they made."""
        return await playing.think(self._ledger, game_id)

    async def undo(self, game_id: int, user_id: int) -> Look:
        """Takes back the user's last move while that is free.

        Refuses: nothing_to_undo, undo_too_late (something was revealed), undo_not_yours(name) (others built upon it), and
        not_playing, game_over, not_seated, seat_gone.
        """
        return await undoing.undo(self._ledger, game_id, user_id)

    async def reset_turn(self, game_id: int, user_id: int) -> Look:
        """Takes back all of the user's last moves that are free. Refuses like `undo` if there is none."""
        return await undoing.reset_turn(self._ledger, game_id, user_id)

    async def resign(self, game_id: int, user_id: int) -> Table:
        """A computer plays on in the user's seat. Without any person left the game is aborted."""
        return await leaving.resign(self._ledger, game_id, user_id)

    async def vote_abort(self, game_id: int, user_id: int, yes: bool) -> Vote:
        """The host begins, everybody else who still plays must agree, one no ends it. A lobby is closed by its host alone.

        Refuses: not_host(host) where no vote is on, not_seated, seat_gone, game_over, already_voted.
        """
        return await leaving.vote_abort(self._ledger, game_id, user_id, yes)

    # Afterwards

    async def result(self, game_id: int) -> Result | None:
        """How the game came out, as it was kept when it ended; None before."""
        return await results.result(self._ledger, game_id)

    async def leaderboard(self, key: str, guild_id: int | None, page: int, user_id: int) -> Leaderboard:
        """Wins, plays and places from games of two people or more; best scores from all. `guild_id` None: everywhere."""
        return await results.leaderboard(self._ledger, key, guild_id, page, user_id)

    async def achievements(self, key: str, user_id: int) -> tuple[str, ...]:
        """The boxes that the user has filled in with their finished games of this kind, in the order of the rulebook."""
        return await results.achievements(self._ledger, key, user_id)

    async def export(self, game_id: int) -> GameFile:
        """The whole finished game, without what was taken back; replaying it gives the kept result. Refuses: not_over."""
        return await results.export(self._ledger, game_id)

    # Posting

    async def posts(self, game_id: int) -> dict[str, Post]:
        """What was told, by audience."""
        rows = await self._ledger.database.read(posts.of_game, game_id)
        return {row.audience: Post(**asdict(row)) for row in rows}

    async def mark_posted(self, game_id: int, post: Post) -> None:
        """Keeps that the audience sees this version now; an older version than the kept one changes nothing."""
        await self._ledger.database.write(posts.mark, game_id, PostRow(**asdict(post)))

    async def forget_post(self, game_id: int, audience: str) -> None:
        """The post is gone (its message was deleted): the game counts as untold to this audience."""
        await self._ledger.database.write(posts.forget, game_id, audience)

    async def unposted(self) -> list[int]:
        """Games, also ended ones, whose channel doesn't show their version yet, and games that wait for computers."""
        return await self._ledger.database.read(posts.behind, CHANNEL)
