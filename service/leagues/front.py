"""Everything that can be done with leagues. Cogs talk to this and to nothing behind it.

Each method raises `Refusal` if it can't be done, and then nothing has changed. What a method returned is on the disk.
"""

from service.leagues import rounds, seating, signing_up
from service.leagues.changing import stored_league
from service.leagues.reading import league_of
from service.leagues.rounds import Advanced
from service.leagues.values import League, Terms
from service.ledger import Ledger
from service.values import Person, Place, Post


class Leagues:
    """All leagues of one database."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def open(self, place: Place, host: Person, key: str, terms: Terms) -> League:
        """Opens the sign-up. Refuses: unknown_game, league_open (one of this game on this server), stale."""
        return await signing_up.open_league(self._ledger, place, host, key, terms)

    async def league(self, league_id: int) -> League:
        """Refuses: no_league, like everything that takes a league's number."""
        return league_of(await stored_league(self._ledger, league_id))

    async def of_server(self, guild_id: int) -> list[int]:
        """Their numbers: those that are on before those that are over, the newest first."""
        return await self._ledger.store.leagues_of(guild_id)

    async def join(self, league_id: int, person: Person) -> League:
        """Before the start at once, afterwards from the next round on.

        Refuses: league_over, league_in_already, league_too_late (in the last round), league_full(most).
        """
        return await signing_up.join(self._ledger, league_id, person)

    async def leave(self, league_id: int, user_id: int) -> tuple[League, int | None]:
        """Takes a sign-up back, or drops out; says at which game a computer plays on. Refuses: league_over, league_not_in."""
        return await signing_up.leave(self._ledger, league_id, user_id)

    async def start(self, league_id: int) -> League:
        """Divisions and the first round are drawn. Refuses: league_too_few(least, people), league_begun, league_over."""
        return await signing_up.start(self._ledger, league_id)

    async def close(self, league_id: int) -> League:
        """Calls it off; games that are on are played on as any other. Refuses: league_over."""
        return await signing_up.close(self._ledger, league_id)

    async def move(self, league_id: int, channel_id: int) -> League:
        """From now on it is at home in this channel. Refuses: league_over, league_here_already."""
        return await signing_up.move(self._ledger, league_id, channel_id)

    # What happens by itself

    async def to_see_to(self) -> list[int]:
        """Leagues in which something may have to be done or told."""
        return await self._ledger.store.leagues_to_see_to()

    async def claim(self, league_id: int, seconds: float) -> bool:
        """Takes a league in hand; nobody else does for so long, unless it is laid down before."""
        now = self._ledger.clock.now()
        return await self._ledger.store.claim_league(league_id, now, now + seconds)

    async def rest(self, league_id: int, seconds: float) -> None:
        """Lays it down for so long."""
        await self._ledger.store.rest_league(league_id, self._ledger.clock.now() + seconds)

    async def advance(self, league_id: int) -> Advanced:
        """Takes the next step, if it is time for one: the start, the end of a table, of a round, of an edition."""
        return await rounds.advance(self._ledger, league_id)

    async def seat(self, league_id: int, number: int, channel_id: int) -> int | None:
        """Opens the game of a table of this round, once; None where another game is open in the channel."""
        return await seating.seat(self._ledger, league_id, number, channel_id)

    async def note(self, league_id: int, post: Post) -> None:
        await self._ledger.store.note_league_post(league_id, post)
