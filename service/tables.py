"""The service's front: everything that can be done at the tables. Cogs talk to this and to nothing behind it.
Notices, privacy, seats that change hands, standing and the like have fronts of their own in it.

Each method raises `Refusal` if it can't be done, and then nothing has changed. What a method returned is on the disk.
"""

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path as FilePath

from db.sqlite import SqliteStore
from db.store import Store
from engine.core.chance import SEED_BYTES
from engine.core.moves import Path
from engine.core.replay import GameFile
from engine.core.result import Result
from service import (
    agreeing,
    coaching,
    consenting,
    dailies,
    lapsing,
    leaving,
    lobby,
    looking,
    moving,
    playing,
    replaying,
    results,
    settings,
    taking_back,
    timing,
    undoing,
)
from service.clock import Clock, SystemClock
from service.dailies import Dailies
from service.leagues.front import Leagues
from service.ledger import THINKING_SECONDS, Ledger, Seeds
from service.notices import GATHER
from service.noticing import Noticing
from service.options import Settings
from service.privacy import Privacy
from service.replacing import Replacing
from service.scene import Scene
from service.signs import Signs
from service.standing import Standing
from service.thinking import Thinker, ThinkingPool
from service.values import (
    CHANNEL,
    EXPIRING,
    OLD,
    REFUSED,
    REMINDING,
    TIMING,
    Due,
    GameOfMine,
    Hint,
    LogEntry,
    Look,
    Moment,
    Moved,
    Noted,
    Person,
    Place,
    Request,
    Reviewed,
    Table,
    Vote,
)


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


PUT_AWAY_AFTER = 24 * 3600.0
"""Seconds after a game's end: until then it is looked at most."""
PUT_AWAY_AT_ONCE = 50
NEWEST = 200
"""Tables at which a start looks to see what is being played."""


class Tables:
    """All tables of one database."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self.standing = Standing(ledger)
        """Ratings and whatever else follows from finished games."""
        self.dailies = Dailies(ledger)
        """The challenges of the day and of the week."""
        self.signs = Signs(ledger)
        """When people were last there, and in which language they read."""
        self.privacy = Privacy(ledger, self.signs)
        """What is kept of somebody, at their own word."""
        self.notices = Noticing(ledger)
        """How people are called, and when they are away."""
        self.seats = Replacing(ledger)
        """Who sits where while a game runs."""
        self.leagues = Leagues(ledger)
        """People who play one game in rounds."""

    @classmethod
    async def open(
        cls,
        path: FilePath,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        seeds: Seeds = new_seed,
        patience: float = THINKING_SECONDS,
    ) -> "Tables":
        """Opens the database and brings it up to date. Raises `db.errors.DatabaseProblem` where that can't be done."""
        store: Store = await SqliteStore.open(path)
        return cls(Ledger(store, clock or SystemClock(), thinker or ThinkingPool(), seeds, patience))

    async def close(self) -> None:
        await self._ledger.thinker.close()
        await self._ledger.store.close()

    async def at_play(self) -> set[str]:
        """The keys of the games that are being played, as far as the newest tables show."""
        return await self._ledger.store.keys_at_play(NEWEST)

    # Servers

    async def settings(self, guild_id: int) -> Settings:
        return await settings.settings(self._ledger, guild_id)

    async def choose_setting(self, guild_id: int, key: str, value: str) -> Settings:
        """`key` is an option of the table, `enders`, `threads` or `language`. The user may manage the server: whoever calls it
        has seen to that.

        Refuses: no_setting, where there is no such choice.
        """
        return await settings.choose(self._ledger, guild_id, key, value)

    async def choose_channels(self, guild_id: int, channels: Iterable[int]) -> Settings:
        """Where tables may open; none: everywhere."""
        return await settings.choose_channels(self._ledger, guild_id, channels)

    async def language_at(self, place: Place) -> str:
        """Of what everybody reads in this place; empty where nobody has chosen."""
        return "" if place.guild_id is None else (await self.settings(place.guild_id)).language

    # Before the game

    async def require_measure(self, place: Place, host: Person) -> None:
        """Refuses somebody who opens one table after the other: too_soon, too_many_tables(most)."""
        await lobby.require_measure(self._ledger, place, host)

    async def open_table(self, place: Place, host: Person, key: str, options: Mapping[str, str]) -> Table:
        """A lobby in this place, with the host in it. Refuses: place_taken, unknown_game, unknown_option, unknown_choice."""
        return await lobby.open_table(self._ledger, place, host, key, options)

    async def play_again(self, place: Place, host: Person, last_id: int) -> Table:
        """A lobby like a game that is over: the same options, people and computers. Refuses: place_taken."""
        return await lobby.play_again(self._ledger, place, host, last_id)

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

    async def remove_person(self, game_id: int, person: Person, user_id: int) -> Table:
        """The host's right. Refuses: not_host(host), gone_already."""
        return await lobby.remove_person(self._ledger, game_id, person, user_id)

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

    async def scene(self, game_id: int) -> Scene:
        """The game with everything that telling of it takes, read at one moment."""
        return await looking.scene(self._ledger, game_id)

    async def ask(self, game_id: int, user_id: int, occasion: int) -> Look:
        """The table as the user sees it, if what they were asked at that occasion is still theirs to answer.

        Refuses: not_playing, game_over, not_seated, seat_gone, stale, not_your_turn(waiting).
        """
        return await looking.ask(self._ledger, game_id, user_id, occasion)

    async def history(self, game_id: int, user_id: int | None, after: int = 0) -> list[LogEntry]:
        """The log after a version, with the events that this viewer may be told of now."""
        return await looking.history(self._ledger, game_id, user_id, after)

    async def games_of(self, user_id: int) -> list[GameOfMine]:
        """The user's running games everywhere: awaited ones first, the longest waiting before the others."""
        return await looking.games_of(self._ledger, user_id)

    async def next_awaited(self, user_id: int, but: int) -> Look | None:
        """The game that has waited for the user longest, other than the game `but`."""
        return await looking.next_awaited(self._ledger, user_id, but)

    # Playing

    async def play(self, game_id: int, user_id: int, occasion: int, path: Path) -> Moved:
        """Makes the move that `path` leads to. What another seat does in between never makes it stale.

        Where the rules let a seat change its mind, it may play again.
        Refuses like `ask`, and: illegal(rule, ...), doubled (the same again).
        """
        return await playing.play(self._ledger, game_id, user_id, occasion, path)

    async def think(self, game_id: int) -> int:
        """Lets the computers move until only people are awaited, and says how many moves they made.

        Raises `service.errors.Stuck` where one of them does not come to a decision.
        """
        return await playing.think(self._ledger, game_id)

    async def hint(self, game_id: int, user_id: int) -> Hint:
        """What a master thinks of the user's best moves, once a turn; asked again at the same question, it says the same.

        Refuses: hints_off, hints_rated, hint_given, not_your_turn(waiting), and not_playing, game_over, not_seated,
        seat_gone.
        """
        return await coaching.hint(self._ledger, game_id, user_id)

    async def undo(self, game_id: int, user_id: int) -> Look:
        """Takes back the user's last move while that is free.

        Refuses: nothing_to_undo, undo_too_late (something was revealed), undo_shown_by_computer(name) (by its move),
        undo_not_yours(name) (people built upon it), and not_playing, game_over, not_seated, seat_gone.
        """
        return await undoing.undo(self._ledger, game_id, user_id)

    async def reset_turn(self, game_id: int, user_id: int) -> Look:
        """Takes back at once what the user has done in a row. Refuses: nothing_to_undo, and what `undo` refuses besides."""
        return await taking_back.reset_turn(self._ledger, game_id, user_id)

    async def undo_would_take(self, game_id: int, user_id: int) -> list[str]:
        """Whose moves would be taken back with the user's last one, if all agree. Refuses like `ask_to_undo`."""
        return await taking_back.undo_would_take(self._ledger, game_id, user_id)

    async def ask_to_undo(self, game_id: int, user_id: int) -> Request:
        """Asks all who still play whether the user's last move, and what came after it, may be taken back.

        Refuses: nothing_to_undo, undo_too_late (something was rolled, drawn or revealed), request_open, and not_playing,
        game_over, not_seated, seat_gone.
        """
        return await taking_back.ask_to_undo(self._ledger, game_id, user_id)

    async def answer(self, game_id: int, number: int, user_id: int, yes: bool) -> Request:
        """The user's say in request `number`. One no ends it, the last yes makes it come true.

        Refuses: stale, request_over, not_asked, already_voted, and what the wish itself refuses by now.
        """
        return await consenting.answer(self._ledger, game_id, number, user_id, yes)

    async def ask_to_stop(self, game_id: int, user_id: int) -> Request:
        """Asks all who still play to end the game here, with the ranks as they stand.

        Refuses: nobody_to_agree, request_open, and not_playing, game_over, not_seated, seat_gone.
        """
        return await agreeing.ask_to_stop(self._ledger, game_id, user_id)

    async def resign(self, game_id: int, user_id: int) -> Table:
        """A computer plays on in the user's seat. Without any person left the game is aborted."""
        return await leaving.resign(self._ledger, game_id, user_id)

    async def may_abort(self, game_id: int, user_id: int) -> Vote:
        """The vote as it would stand with the user's yes. Refuses like `vote_abort`, and changes nothing."""
        return await leaving.may_abort(self._ledger, game_id, user_id)

    async def vote_so_far(self, game_id: int) -> Vote:
        """Who has agreed to end the game, and who has not yet."""
        return await leaving.vote_so_far(self._ledger, game_id)

    async def end_for_order(self, game_id: int, keeper: Person) -> Table:
        """Ends a game or closes a lobby for somebody who keeps order where it is played. Refuses: game_over."""
        return await leaving.end_for_order(self._ledger, game_id, keeper)

    async def move_here(self, game_id: int, user_id: int, place: Place) -> tuple[Table, Vote]:
        """Brings a game or a lobby to another channel: by its host at once, by others with everybody's consent.

        Refuses: game_over, not_seated, seat_gone, here_already, place_taken.
        """
        return await moving.move_here(self._ledger, game_id, user_id, place)

    async def vote_abort(self, game_id: int, user_id: int, yes: bool) -> Vote:
        """The host begins, everybody else who still plays must agree, one no ends it. A lobby is closed by its host alone.

        Refuses: not_host(host) where no vote is on, not_seated, seat_gone, game_over, already_voted, vote_over, and
        vote_too_soon(when) for a day after a vote that was refused.
        """
        return await leaving.vote_abort(self._ledger, game_id, user_id, yes)

    # Afterwards

    async def result(self, game_id: int) -> Result | None:
        """How the game came out, as it was kept when it ended; None before."""
        return await results.result(self._ledger, game_id)

    async def export(self, game_id: int, user_id: int | None = None) -> GameFile:
        """The whole finished game, without what was taken back; replaying it gives the kept result.

        Refuses: not_over, and not_mine where it is somebody else's challenge.
        """
        return await results.export(self._ledger, game_id, user_id)

    async def moment(self, game_id: int, user_id: int, number: int) -> Moment:
        """A finished game after so many of its moves. Refuses: not_over, not_mine."""
        return await replaying.moment(self._ledger, game_id, user_id, number)

    async def review(self, game_id: int, user_id: int, tell: coaching.Tell) -> Reviewed:
        """The user's own finished game, looked back at. `tell` hears how many decisions of how many are weighed.

        Refuses: not_over, not_seated, seat_gone.
        """
        return await coaching.review(self._ledger, game_id, user_id, tell)

    # Posting

    async def note(self, game_id: int, noted: Noted) -> None:
        """Keeps what has become known of a game's posts."""
        await self._ledger.store.note(game_id, noted)

    async def untold(self) -> list[int]:
        """Games, also ended ones, whose channel doesn't show their version yet or has two boards, or that wait for computers."""
        return await self._ledger.store.untold(CHANNEL, REFUSED, OLD)

    async def put_away(self) -> int:
        """Keeps games that have been over for a while in little room, a few at a time; says how many there were."""
        return await self._ledger.store.put_away(self.now() - PUT_AWAY_AFTER, PUT_AWAY_AT_ONCE)

    async def is_to_archive(self, game_id: int) -> bool:
        """Whether the thread of a finished game has been open long enough, as its server wants it."""
        return await settings.is_to_archive(self._ledger, game_id)

    async def claim_due(self, lease: float) -> list[Due]:
        """What is due now. Nobody else gets it unless it is not finished when the lease has run out.

        Somebody's reminders that would follow each other closely come together.
        """
        return await self._ledger.store.claim_due(self.now(), lease, REMINDING, GATHER)

    async def carry_out(self, due: Due) -> None:
        """Does what time alone brings, if that is due and still right.

        It closes a lobby, passes the host's rights on, moves for somebody whose time is up or takes their seat, ends a
        challenge.
        """
        await lapsing.carry_out(self._ledger, due)
        if due.kind == TIMING and due.seat is not None:
            await timing.time_up(self._ledger, due.game_id, due.seat)
        if due.kind == EXPIRING:
            await dailies.expire(self._ledger, due.game_id)

    async def finish_due(self, due: Due) -> None:
        """It has been seen to, unless it was put off since."""
        await self._ledger.store.finish_due(due, self.now())

    async def others_at(self, game_id: int, message_id: int) -> list[int]:
        """The other games with a post that stands in this message."""
        return await self._ledger.store.others_at(game_id, message_id)

    async def inbox(self, user_id: int) -> int | None:
        """The channel of the user's direct messages, if one was ever opened."""
        return await self._ledger.store.inbox(user_id)

    async def keep_inbox(self, user_id: int, channel_id: int | None) -> None:
        """None: the channel that was known is no more."""
        await self._ledger.store.keep_inbox(user_id, channel_id)

    def now(self) -> float:
        return self._ledger.clock.now()
