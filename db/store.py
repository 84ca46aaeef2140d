"""Everything that is asked of a database, as whole operations: each is one transaction.

What stands above `db/` knows these and nothing else, so another database beside SQLite is another class of this shape.
"""

from collections.abc import Iterable
from typing import Any, Protocol

from db.careers import CareerRow, HabitRow, MeetingRow, PastRow
from db.challenges import FinishRow, MorningRow, TryRow
from db.league_rows import EditionRow, LeagueChange, LeagueRow, LeagueTableRow, StoredLeague
from db.reckoning import SeasonOf
from db.rows import (
    Change,
    DueRow,
    GameRow,
    HintRow,
    HostRow,
    MoveRow,
    Note,
    NoticeRow,
    PostRow,
    RequestRow,
    SeatRow,
    ServerRow,
    SignRow,
    StoredGame,
    StoredResult,
    StoredScene,
)
from db.standing_rows import BoardPage, BoardQuery, Outcome, Slice, StepRow, UpTo


class Store(Protocol):
    """What returned from a change is on the disk. `db.errors.NotKept` where it can't be; then nothing of it is kept."""

    async def close(self) -> None: ...

    # Games

    async def open_game(self, game: GameRow, seats: Iterable[SeatRow], due: Iterable[DueRow] = ()) -> int | None:
        """The number of the new game, or None if another one is open in its channel. The numbers in the rows are not used."""
        ...

    async def load(self, game_id: int) -> StoredGame | None:
        """The game with its seats and its newest snapshot."""
        ...

    async def load_scene(self, game_id: int) -> StoredScene | None: ...

    async def game_at(self, channel_id: int, latest: bool) -> StoredGame | None:
        """The game that gathers or plays in this channel; if there is none and `latest`, the one that ended last."""
        ...

    async def keys_at_play(self, most: int) -> set[str]:
        """Which games the newest tables play or wait to play; it looks at so many of them."""
        ...

    async def games_of(self, user_id: int) -> list[StoredGame]:
        """The user's running games: where an answer is awaited first, the longest waiting before the others."""
        ...

    async def awaiting(self, user_id: int, but: int) -> StoredGame | None:
        """The running game that has waited for the user longest, other than the game `but`."""
        ...

    async def hosted_by(self, host_id: int, guild_id: int | None) -> HostRow: ...

    async def change(self, change: Change) -> bool:
        """Keeps it, or nothing at all if the game has meanwhile become another version than the change was made from.

        `db.errors.ChannelTaken` where another game is open in the channel to which the change brings it.
        """
        ...

    async def log(self, game_id: int, after: int = ...) -> list[MoveRow]:
        """Every entry later than version `after`, the oldest first, without snapshots."""
        ...

    async def snapshot(self, game_id: int, version: int) -> bytes: ...

    async def put_away(self, before: float, most: int) -> int:
        """Keeps games that ended before this moment in little room: their log can still be read. Says how many there were."""
        ...

    # Telling

    async def note(self, game_id: int, noted: Note) -> None: ...

    async def untold(self, audience: str, refused: str, old: str) -> list[int]:
        """Games that this audience has not seen as they are now, or that wait for a computer.

        Where the audience `refused` has heard of the newest version, trying again has its own time.
        """
        ...

    async def told(self, audience: str, game_ids: Iterable[int]) -> set[int]:
        """Which of these games have a post to this audience."""
        ...

    async def others_at(self, game_id: int, message_id: int) -> list[int]:
        """The other games with a post that stands in this message."""
        ...

    async def inbox(self, user_id: int) -> int | None:
        """The channel of the user's direct messages, if it is known."""
        ...

    async def keep_inbox(self, user_id: int, channel_id: int | None) -> None: ...

    async def know(self, user_id: int, name: str) -> None:
        """The name by which the user goes where several servers meet."""
        ...

    # Time

    async def claim_due(self, now: float, lease: float, gathered: str, ahead: float) -> list[DueRow]:
        """Takes in hand whatever is due. Nobody else gets it, unless it is still not done when the lease has run out.

        Of the kind `gathered`, whoever has something due gets what is due for them within `ahead` seconds as well.
        """
        ...

    async def finish_due(self, row: DueRow, at: float) -> None:
        """It has been seen to, unless it was put off or claimed anew since."""
        ...

    # Requests

    async def open_request(self, row: RequestRow, game_version: int) -> int | None:
        """The number of the new request, or None if one like it is open or the game has changed. `row.id` is not used."""
        ...

    async def change_request(self, row: RequestRow) -> bool:
        """Keeps it, unless it was changed since or is over."""
        ...

    async def request(self, number: int) -> RequestRow | None: ...

    async def stop_due(self, kind: str, game_id: int, seat: int, at: float) -> None:
        """It shall not happen any more, unless a new row of its kind is written."""
        ...

    # Notices

    async def notice(self, user_id: int) -> NoticeRow: ...

    async def keep_notice(self, row: NoticeRow, woken: Iterable[str], refreshed: str, at: float) -> None:
        """Keeps it, and has what depends on it looked at anew: rows of the kinds `woken`, and `refreshed` games."""
        ...

    # Signs

    async def sign(self, user_id: int) -> SignRow | None:
        """The last sign of the user, if there is one."""
        ...

    async def keep_sign(self, row: SignRow, apart: float) -> bool:
        """Keeps it if the user sits somewhere; not again within `apart` seconds, unless the language is another.

        Says whether there is one now.
        """
        ...

    # Servers

    async def server(self, guild_id: int) -> ServerRow:
        """What was chosen for a server, or what holds where nobody has chosen."""
        ...

    async def keep_server(self, row: ServerRow) -> None: ...

    # Challenges

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """What this installation keeps under a name; `fresh` becomes it where there is nothing yet."""
        ...

    async def begin_challenge(
        self, game: GameRow, seat: SeatRow, start: MoveRow, snapshot: bytes, due: Iterable[DueRow]
    ) -> int:
        """The number of the host's game at its challenge: the one that they have, else this one. Numbers in rows are not used."""
        ...

    async def try_at(self, user_id: int, challenge: str) -> TryRow | None: ...

    async def challenge_totals(self, challenge: str) -> list[int]:
        """The points of everybody who has finished it."""
        ...

    async def challenge_finishers(self, challenge: str, guild_id: int, seen_since: float) -> list[FinishRow]:
        """Who has finished it of those who were seen on this server since then, the best first; nobody who is hidden."""
        ...

    async def challenges_finished(self, user_ids: Iterable[int], kind: str) -> dict[int, list[tuple[int, int]]]:
        """By user, the numbers of what they have finished, rising, each with its points."""
        ...

    async def meet_challenger(self, guild_id: int, user_id: int, name: str, at: float) -> None: ...

    async def morning(self, guild_id: int) -> MorningRow | None: ...

    async def keep_morning(self, row: MorningRow) -> None:
        """The channel for the next table. When that is due stays as it was."""
        ...

    async def drop_morning(self, guild_id: int) -> None: ...

    async def claim_mornings(self, now: float, lease: float) -> list[MorningRow]:
        """Takes in hand whatever is due, as `claim_due` does."""
        ...

    async def finish_morning(self, row: MorningRow, following: float) -> None:
        """It has been seen to, and the next one is due then; nothing where somebody has claimed it anew."""
        ...

    # Privacy

    async def kept_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that names the user, by table."""
        ...

    async def is_hidden(self, user_id: int) -> bool: ...

    async def hide(self, user_id: int, hidden: bool) -> None:
        """Whether the user is named where people are compared."""
        ...

    async def open_games_of(self, user_id: int) -> list[tuple[int, str]]:
        """Lobbies and running games in which the user sits, with their status."""
        ...

    async def forget(self, user_id: int, stranger: int) -> None:
        """Takes the user out; `stranger` is the number that stays in their place."""
        ...

    # Hints

    async def begin_hint(self, row: HintRow) -> HintRow:
        """The hint of this turn of a seat: the new one, or the one that was asked for before."""
        ...

    async def finish_hint(self, row: HintRow) -> None:
        """Keeps the moves that were thought of."""
        ...

    # Votes

    async def votes(self, game_id: int, what: str) -> list[int]:
        """Users in the order in which they agreed."""
        ...

    async def vote(self, game_id: int, what: str, user_id: int, at: float) -> None: ...

    async def voted_at(self, game_id: int, what: str) -> float | None:
        """When somebody last said so; None if nobody has."""
        ...

    async def clear_votes(self, game_id: int, what: str) -> None: ...

    # Results

    async def result(self, game_id: int) -> StoredResult | None: ...

    async def facts_of(self, key: str, user_id: int) -> list[str]:
        """The facts of each finished game that the user did not leave, the oldest first."""
        ...

    # Standing

    async def next_slice(self, size: int, seasons: SeasonOf) -> Slice:
        """At most so many results after the last one that is counted. With nothing to count it costs next to nothing."""
        ...

    async def keep_reckoned(self, before: UpTo | None, after: UpTo, packed: bytes) -> bool:
        """Keeps a packed `Reckoned`, or nothing at all if somebody else has counted on, or cleared everything, since `before`."""
        ...

    async def clear_reckoned(self, mark: UpTo | None = None) -> None:
        """Nothing is counted any more; the results stay. The `mark` says who counts them anew."""
        ...

    async def outcomes_after(self, last: Outcome | None, size: int) -> list[Outcome]:
        """At most so many results after this one, whatever is counted."""
        ...

    async def board(self, query: BoardQuery) -> BoardPage: ...

    async def rating_steps(self, who: str, key: str, most: int) -> list[StepRow]:
        """The last games that moved somebody's rating, the oldest first."""
        ...

    async def career(self, user_id: int) -> list[CareerRow]:
        """What somebody has played, by game, the one that was played most first."""
        ...

    async def habits(self, user_id: int, key: str) -> list[HabitRow]:
        """How somebody played each of their finished games of this kind."""
        ...

    async def past(self, user_id: int, first: int, size: int) -> tuple[int, list[PastRow]]:
        """How many games somebody has finished, and some of them, the newest first."""
        ...

    async def meetings(self, one: int, other: int) -> list[MeetingRow]:
        """The games at which two people sat, the oldest first."""
        ...

    # Leagues

    async def open_league(self, row: LeagueRow, edition: EditionRow) -> int | None:
        """The number of the new league, or None if one of this game is open on the server. `row.id` is not used."""
        ...

    async def league(self, league_id: int) -> StoredLeague | None: ...

    async def leagues_of(self, guild_id: int) -> list[int]:
        """The leagues of a server: those that are on before those that are over, the newest first."""
        ...

    async def leagues_to_see_to(self) -> list[int]:
        """Those that are on, and those that are over and have not told all of it."""
        ...

    async def change_league(self, change: LeagueChange) -> bool:
        """Keeps it, or nothing at all if the league has meanwhile become another version."""
        ...

    async def seat_league_table(self, league_id: int, table: LeagueTableRow, change: Change) -> int | None:
        """Opens the game of a table, which has begun at once: the number of the game that it has, also if it had one before.

        None where another game is open in the channel. The numbers of the game in the change are not used.
        """
        ...

    async def claim_league(self, league_id: int, now: float, until: float) -> bool:
        """Takes the league in hand; nobody else does before `until`, unless it is laid down."""
        ...

    async def rest_league(self, league_id: int, until: float) -> None:
        """Lays it down; nobody takes it in hand before `until`."""
        ...

    async def note_league_post(self, league_id: int, post: PostRow) -> None: ...
