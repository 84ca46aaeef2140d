"""The store in one SQLite file."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from db import (
    careers,
    challenges,
    changes,
    columns,
    due,
    games,
    hints,
    leagues,
    moves,
    notices,
    packing,
    posts,
    privacy,
    reckoning,
    requests,
    results,
    scenes,
    servers,
    signs,
    votes,
)
from db.careers import CareerRow, HabitRow, MeetingRow, PastRow
from db.challenges import FinishRow, MorningRow, TryRow
from db.connection import Database
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


class SqliteStore:
    """The operations are those of `db.store.Store`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Opens the file and brings it up to date. Raises a `DatabaseProblem` where that can't be done."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        await self.database.close()

    async def open_game(self, game: GameRow, seats: Iterable[SeatRow], due: Iterable[DueRow] = ()) -> int | None:
        return await self.database.write(games.insert, game, tuple(seats), tuple(due))

    async def load(self, game_id: int) -> StoredGame | None:
        return await self.database.read(games.load, game_id)

    async def load_scene(self, game_id: int) -> StoredScene | None:
        return await self.database.read(scenes.load, game_id)

    async def game_at(self, channel_id: int, latest: bool) -> StoredGame | None:
        return await self.database.read(games.at, channel_id, latest)

    async def keys_at_play(self, most: int) -> set[str]:
        return await self.database.read(games.keys_at_play, most)

    async def games_of(self, user_id: int) -> list[StoredGame]:
        return await self.database.read(games.playing_of, user_id)

    async def awaiting(self, user_id: int, but: int) -> StoredGame | None:
        return await self.database.read(games.awaiting, user_id, but)

    async def hosted_by(self, host_id: int, guild_id: int | None) -> HostRow:
        return await self.database.read(games.hosted_by, host_id, guild_id)

    async def change(self, change: Change) -> bool:
        return await self.database.write(changes.store, change)

    async def log(self, game_id: int, after: int = 0) -> list[MoveRow]:
        return await self.database.read(moves.log, game_id, after)

    async def snapshot(self, game_id: int, version: int) -> bytes:
        return await self.database.read(moves.snapshot, game_id, version)

    async def put_away(self, before: float, most: int) -> int:
        found = await self.database.read(packing.to_pack, before, most)
        for game_id in found:
            entries, file = await self.database.read(packing.packable, game_id)
            log = await asyncio.to_thread(columns.packed, entries, file)
            await self.database.write(packing.put_away, game_id, [entry.version for entry in entries], log)
        return len(found)

    async def note(self, game_id: int, noted: Note) -> None:
        await self.database.write(scenes.note, game_id, noted)

    async def untold(self, audience: str, refused: str, old: str) -> list[int]:
        return await self.database.read(posts.behind, audience, refused, old)

    async def told(self, audience: str, game_ids: Iterable[int]) -> set[int]:
        return await self.database.read(posts.telling, audience, tuple(game_ids))

    async def others_at(self, game_id: int, message_id: int) -> list[int]:
        return await self.database.read(posts.others_at, game_id, message_id)

    async def inbox(self, user_id: int) -> int | None:
        return await self.database.read(scenes.inbox, user_id)

    async def keep_inbox(self, user_id: int, channel_id: int | None) -> None:
        await self.database.write(scenes.keep_inbox, user_id, channel_id)

    async def know(self, user_id: int, name: str) -> None:
        await self.database.write(scenes.know, user_id, name)

    async def claim_due(self, now: float, lease: float, gathered: str, ahead: float) -> list[DueRow]:
        return await self.database.write(due.claim, now, lease, gathered, ahead)

    async def finish_due(self, row: DueRow, at: float) -> None:
        await self.database.write(due.finish, row, at)

    async def open_request(self, row: RequestRow, game_version: int) -> int | None:
        return await self.database.write(requests.insert, row, game_version)

    async def change_request(self, row: RequestRow) -> bool:
        return await self.database.write(requests.update, row)

    async def request(self, number: int) -> RequestRow | None:
        return await self.database.read(requests.load, number)

    async def stop_due(self, kind: str, game_id: int, seat: int, at: float) -> None:
        await self.database.write(due.stop, kind, game_id, seat, at)

    async def notice(self, user_id: int) -> NoticeRow:
        return await self.database.read(notices.of_user, user_id)

    async def keep_notice(self, row: NoticeRow, woken: Iterable[str], refreshed: str, at: float) -> None:
        await self.database.write(notices.keep, row, tuple(woken), refreshed, at)

    async def sign(self, user_id: int) -> SignRow | None:
        return await self.database.read(signs.of_user, user_id)

    async def keep_sign(self, row: SignRow, apart: float) -> bool:
        return await self.database.write(signs.keep, row, apart)

    async def server(self, guild_id: int) -> ServerRow:
        return await self.database.read(servers.load, guild_id)

    async def keep_server(self, row: ServerRow) -> None:
        await self.database.write(servers.keep, row)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return await self.database.write(challenges.secret, name, fresh)

    async def begin_challenge(
        self, game: GameRow, seat: SeatRow, start: MoveRow, snapshot: bytes, due: Iterable[DueRow]
    ) -> int:
        return await self.database.write(challenges.begin, game, seat, start, snapshot, tuple(due))

    async def try_at(self, user_id: int, challenge: str) -> TryRow | None:
        return await self.database.read(challenges.of_user, user_id, challenge)

    async def challenge_totals(self, challenge: str) -> list[int]:
        return await self.database.read(challenges.totals, challenge)

    async def challenge_finishers(self, challenge: str, guild_id: int, seen_since: float) -> list[FinishRow]:
        return await self.database.read(challenges.finishers, challenge, guild_id, seen_since)

    async def challenges_finished(self, user_ids: Iterable[int], kind: str) -> dict[int, list[tuple[int, int]]]:
        return await self.database.read(challenges.finished_by, tuple(user_ids), kind)

    async def meet_challenger(self, guild_id: int, user_id: int, name: str, at: float) -> None:
        await self.database.write(challenges.meet, guild_id, user_id, name, at)

    async def morning(self, guild_id: int) -> MorningRow | None:
        return await self.database.read(challenges.morning, guild_id)

    async def keep_morning(self, row: MorningRow) -> None:
        await self.database.write(challenges.keep_morning, row)

    async def drop_morning(self, guild_id: int) -> None:
        await self.database.write(challenges.drop_morning, guild_id)

    async def claim_mornings(self, now: float, lease: float) -> list[MorningRow]:
        return await self.database.write(challenges.claim_mornings, now, lease)

    async def finish_morning(self, row: MorningRow, following: float) -> None:
        await self.database.write(challenges.finish_morning, row, following)

    async def kept_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        return await self.database.read(privacy.kept_of, user_id)

    async def is_hidden(self, user_id: int) -> bool:
        return await self.database.read(privacy.is_hidden, user_id)

    async def hide(self, user_id: int, hidden: bool) -> None:
        await self.database.write(privacy.hide, user_id, hidden)

    async def open_games_of(self, user_id: int) -> list[tuple[int, str]]:
        return await self.database.read(privacy.open_games, user_id)

    async def forget(self, user_id: int, stranger: int) -> None:
        await self.database.write(privacy.forget, user_id, stranger)

    async def begin_hint(self, row: HintRow) -> HintRow:
        return await self.database.write(hints.begin, row)

    async def finish_hint(self, row: HintRow) -> None:
        await self.database.write(hints.finish, row)

    async def votes(self, game_id: int, what: str) -> list[int]:
        return await self.database.read(votes.agreed, game_id, what)

    async def vote(self, game_id: int, what: str, user_id: int, at: float) -> None:
        await self.database.write(votes.agree, game_id, what, user_id, at)

    async def voted_at(self, game_id: int, what: str) -> float | None:
        return await self.database.read(votes.last_at, game_id, what)

    async def clear_votes(self, game_id: int, what: str) -> None:
        await self.database.write(votes.clear, game_id, what)

    async def result(self, game_id: int) -> StoredResult | None:
        return await self.database.read(results.of_game, game_id)

    async def facts_of(self, key: str, user_id: int) -> list[str]:
        return await self.database.read(results.facts_of, key, user_id)

    async def next_slice(self, size: int, seasons: SeasonOf) -> Slice:
        return await self.database.read(reckoning.next_slice, size, seasons)

    async def keep_reckoned(self, before: UpTo | None, after: UpTo, packed: bytes) -> bool:
        return await self.database.write(reckoning.keep, before, after, packed)

    async def clear_reckoned(self, mark: UpTo | None = None) -> None:
        await self.database.write(reckoning.clear, mark)

    async def outcomes_after(self, last: Outcome | None, size: int) -> list[Outcome]:
        return await self.database.read(reckoning.outcomes_after, last, size)

    async def board(self, query: BoardQuery) -> BoardPage:
        return await self.database.read(reckoning.board, query)

    async def rating_steps(self, who: str, key: str, most: int) -> list[StepRow]:
        return await self.database.read(reckoning.steps_of, who, key, most)

    async def career(self, user_id: int) -> list[CareerRow]:
        return await self.database.read(careers.career, user_id)

    async def habits(self, user_id: int, key: str) -> list[HabitRow]:
        return await self.database.read(careers.habits, user_id, key)

    async def past(self, user_id: int, first: int, size: int) -> tuple[int, list[PastRow]]:
        return await self.database.read(careers.past, user_id, first, size)

    async def meetings(self, one: int, other: int) -> list[MeetingRow]:
        return await self.database.read(careers.meetings, one, other)

    async def open_league(self, row: LeagueRow, edition: EditionRow) -> int | None:
        return await self.database.write(leagues.insert, row, edition)

    async def league(self, league_id: int) -> StoredLeague | None:
        return await self.database.read(leagues.load, league_id)

    async def leagues_of(self, guild_id: int) -> list[int]:
        return await self.database.read(leagues.numbers, guild_id)

    async def leagues_to_see_to(self) -> list[int]:
        return await self.database.read(leagues.to_see_to)

    async def change_league(self, change: LeagueChange) -> bool:
        return await self.database.write(leagues.store, change)

    async def seat_league_table(self, league_id: int, table: LeagueTableRow, change: Change) -> int | None:
        return await self.database.write(leagues.seat, league_id, table, change)

    async def claim_league(self, league_id: int, now: float, until: float) -> bool:
        return await self.database.write(leagues.claim, league_id, now, until)

    async def rest_league(self, league_id: int, until: float) -> None:
        await self.database.write(leagues.rest, league_id, until)

    async def note_league_post(self, league_id: int, post: PostRow) -> None:
        await self.database.write(leagues.note, league_id, post)
