"""The daily and the weekly challenge: everybody plays the same game of Troyes Dice alone, once.

The seed follows from the challenge and from a secret of this installation. Its hash is published a day or a week before, the
seed itself when nobody can play any more, so that anybody can check that the dice were fixed.
"""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from db.challenges import FinishRow, MorningRow
from db.rows import Change, DueRow, GameRow, MoveRow, Note, SeatRow
from engine.core.chance import SEED_BYTES, commitment, derived
from engine.core.options import settle
from engine.registry import game
from service.challenge import DAY_SECONDS, Challenge, Kind, challenge_at, next_morning
from service.daily_values import Entry, Feat, Morning, Over, Stand, Streak, Try
from service.errors import Refusal, rules
from service.ledger import Current, Ledger, Made, following
from service.options import RATED, TABLE_OPTIONS
from service.seating import FIRST_VERSION, asked_at, awaiting, person_row
from service.settings import settings
from service.values import EXPIRING, Person, Table

KEY: Final = "troyes_dice"
SECRET: Final = "challenges"
OPTIONS: Final = {"day": {}, "week": {"expansion": "true"}}
SEEN_SECONDS: Final = 60 * DAY_SECONDS
"""Who has not asked for a challenge on a server for so long is gone from its tables."""


class Dailies:
    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def current(self, kind: Kind) -> Challenge:
        """The one that can be begun now."""
        return challenge_at(kind, self._ledger.clock.now())

    def last_revealed(self, kind: Kind) -> Challenge:
        """The newest one that is over for everybody."""
        return last_revealed(kind, self._ledger.clock.now())

    # Chance

    async def _seed(self, challenge: Challenge) -> bytes:
        kept = await self._ledger.store.secret(SECRET, secrets.token_bytes(SEED_BYTES))
        return derived(kept, challenge)

    async def promise(self, challenge: Challenge) -> str:
        """The hash of its seed. Refuses what is further ahead than the next one: challenge_ahead."""
        if challenge.number > self.current(challenge.kind).number + 1:
            raise Refusal("challenge_ahead")
        return commitment(await self._seed(challenge))

    async def revealed(self, challenge: Challenge) -> str:
        """Its seed, once nobody can play it any more; empty before."""
        return (await self._seed(challenge)).hex() if challenge.revealed_at <= self._ledger.clock.now() else ""

    # Playing

    async def begin(self, challenge: Challenge, person: Person) -> Table:
        """The person's game at it, which goes on where it was. Refuses a new one: challenge_ahead, challenge_over."""
        known = await self._ledger.store.try_at(person.user_id, str(challenge))
        if known is not None:
            return (await self._ledger.load(known.game_id)).table
        now, at = self.current(challenge.kind), self._ledger.clock.now()
        if challenge != now:
            raise Refusal("challenge_over" if challenge.number < now.number else "challenge_ahead")
        number = await self._ledger.store.begin_challenge(*await self._begun(challenge, person, at))
        return (await self._ledger.load(number)).table

    async def _begun(
        self, challenge: Challenge, person: Person, at: float
    ) -> tuple[GameRow, SeatRow, MoveRow, bytes, tuple[DueRow, ...]]:
        rulebook, seed = game(KEY), await self._seed(challenge)
        with rules():
            own = settle(rulebook.options, OPTIONS[challenge.kind])
            state, events = rulebook.new_game(1, own, seed)
        customs = settle(TABLE_OPTIONS, {RATED.key: "false"})
        row = GameRow(
            id=0,
            key=KEY,
            rules_version=rulebook.rules_version,
            options=msgspec.json.encode({**own, **customs}).decode(),
            status="playing",
            host_id=person.user_id,
            guild_id=None,
            channel_id=0,
            version=FIRST_VERSION,
            commitment=commitment(seed),
            seed=seed,
            created_at=at,
            started_at=at,
            finished_at=None,
            challenge=str(challenge),
        )
        start = MoveRow(FIRST_VERSION, None, "start", "", rulebook.encode_events(events).decode(), at)
        seat = asked_at(msgspec.structs.replace(person_row(0, person), name=person.known_as or person.name), at)
        return row, seat, start, rulebook.encode(state), (DueRow(EXPIRING, 0, None, challenge.ends),)

    # How it stands

    async def stand(self, challenge: Challenge, person: Person, guild_id: int | None) -> Stand:
        """What `/daily` shows to somebody where they are. Asking on a server brings them into its table."""
        store = self._ledger.store
        if guild_id is not None:
            await store.meet_challenger(guild_id, person.user_id, person.name, self._ledger.clock.now())
        tried = await store.try_at(person.user_id, str(challenge))
        return Stand(
            challenge=challenge,
            tried=tried and Try(tried.game_id, tried.status, tried.has_begun),
            feat=await self.feat(challenge, person.user_id),
            streak=await self.streak(challenge.kind, person.user_id),
            entries=() if guild_id is None else await self.table(challenge, guild_id),
            finished=len(await store.challenge_totals(str(challenge))),
            promise=await self.promise(self.current(challenge.kind).after),
        )

    async def feat(self, challenge: Challenge, user_id: int) -> Feat | None:
        """How somebody has done in a challenge; None where they have not finished it."""
        tried = await self._ledger.store.try_at(user_id, str(challenge))
        if tried is None or tried.total is None:
            return None
        totals = await self._ledger.store.challenge_totals(str(challenge))
        below = sum(total < tried.total for total in totals)
        return Feat(tried.game_id, tried.total, below, len(totals) - 1)

    async def streak(self, kind: Kind, user_id: int) -> Streak:
        done = (await self._ledger.store.challenges_finished((user_id,), kind))[user_id]
        return streak_of(done, self.current(kind).number)

    async def table(self, challenge: Challenge, guild_id: int) -> tuple[Entry, ...]:
        """Everybody of a server who has finished it, the best first."""
        store, since = self._ledger.store, self._ledger.clock.now() - SEEN_SECONDS
        rows = await store.challenge_finishers(str(challenge), guild_id, since)
        done = await store.challenges_finished([row.user_id for row in rows], challenge.kind)
        return _entries(rows, {user: _run_up_to(challenge, won) for user, won in done.items()})

    # Mornings

    async def morning_channel(self, guild_id: int) -> int | None:
        """Where the table of the day before is posted each morning; None: nowhere."""
        row = await self._ledger.store.morning(guild_id)
        return row and row.channel_id

    async def choose_morning(self, guild_id: int, channel_id: int | None) -> None:
        """Whoever calls it has seen that the user manages the server."""
        if channel_id is None:
            await self._ledger.store.drop_morning(guild_id)
        else:
            due = next_morning(self._ledger.clock.now())
            await self._ledger.store.keep_morning(MorningRow(guild_id, channel_id, due))

    async def claim_mornings(self, lease: float) -> list[Morning]:
        """The tables that are to be posted now. After a longer pause only the newest day is told of."""
        now = self._ledger.clock.now()
        rows = await self._ledger.store.claim_mornings(now, lease)
        return [await self._morning(row, now) for row in rows]

    async def _morning(self, row: MorningRow, now: float) -> Morning:
        told = [last_revealed("day", now)]
        week = last_revealed("week", now)
        if week.revealed_at > now - DAY_SECONDS:
            told.append(week)
        return Morning(
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            due=row.due,
            claimed=row.claimed,
            over=tuple([await self._over(each, row.guild_id) for each in told]),
            language=(await settings(self._ledger, row.guild_id)).language,
        )

    async def _over(self, challenge: Challenge, guild_id: int) -> Over:
        entries, promise = await self.table(challenge, guild_id), await self.promise(self.current(challenge.kind).after)
        return Over(challenge, entries, await self.revealed(challenge), promise)

    async def finish_morning(self, morning: Morning) -> None:
        """It was posted, or can't be: the next one comes on another day."""
        row = MorningRow(morning.guild_id, morning.channel_id, morning.due, morning.claimed)
        await self._ledger.store.finish_morning(row, next_morning(self._ledger.clock.now()))


def last_revealed(kind: Kind, at: float) -> Challenge:
    """The newest one that is over for everybody."""
    last = challenge_at(kind, at).before
    return last if last.revealed_at <= at else last.before


def streak_of(done: Sequence[tuple[int, int]], current: int) -> Streak:
    """`done` are numbers, rising, with points. What goes on until the one before is not broken yet."""
    now = longest = 0
    last: int | None = None
    for number, _ in done:
        now = now + 1 if last is not None and number == last + 1 else 1
        longest, last = max(longest, now), number
    if last is None or last < current - 1:
        now = 0
    return Streak(now, longest, max((total for _, total in done), default=None))


def _run_up_to(challenge: Challenge, done: Sequence[tuple[int, int]]) -> int:
    """How many in a row somebody had finished with this one, whatever they have played since."""
    until = [(number, total) for number, total in done if number <= challenge.number]
    return streak_of(until, challenge.number).now


def _entries(rows: Sequence[FinishRow], streaks: dict[int, int]) -> tuple[Entry, ...]:
    places = [1 + sum(other.total > row.total for other in rows) for row in rows]
    return tuple(
        Entry(place, row.user_id, row.name, row.total, streaks[row.user_id])
        for place, row in zip(places, rows, strict=True)
    )


async def expire(ledger: Ledger, game_id: int) -> None:
    """Closes a challenge whose time is over; one that was begun in time is looked at again when its dice are revealed."""

    async def decide(now: Current) -> Made:
        at, challenge = ledger.clock.now(), now.table.challenge
        if challenge is None or now.table.status != "playing":
            raise Refusal("game_over")
        end = challenge.revealed_at if now.table.version > FIRST_VERSION else challenge.ends
        if at < end:
            await ledger.store.note(game_id, Note(due=(DueRow(EXPIRING, game_id, None, end),)))
            raise Refusal("game_over")
        row = following(now.stored.game, status="aborted", finished_at=at)
        entry = MoveRow(row.version, None, "lapse", "", "[]", at)
        seats = awaiting(now.stored.seats, (), at)
        return Made(Change(game=row, seats=seats, move=entry, snapshot=now.stored.snapshot))

    try:
        await ledger.change(game_id, decide)
    except Refusal:
        return
