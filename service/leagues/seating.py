"""The game of a league's table: it opens and begins in one step, so that nothing of it can be lost or done twice."""

from msgspec.structs import replace

from db.league_rows import LeagueTableRow
from db.rows import NoticeRow, SeatRow, StoredGame
from service.leagues.changing import stored_league
from service.leagues.reading import league_of
from service.leagues.values import DAY, League, LeagueTable
from service.leaving import STAND_IN
from service.ledger import Ledger, current
from service.lobby import begin, lobby_row
from service.options import AWAY, CLOCK, HINTS, RATED, SEATS, TIME_UP
from service.seating import person_row
from service.settings import default_options
from service.values import Person, Place


async def seat(ledger: Ledger, league_id: int, number: int, channel_id: int) -> int | None:
    """The number of the game at a table of the round that is on; None where another game is open in the channel."""
    league = league_of(await stored_league(ledger, league_id))
    table = next((each for each in league.edition.of_round(league.round) if each.number == number), None)
    if table is None or not table.is_to_open:
        return table.game_id if table else None
    at, place = ledger.clock.now(), Place(league.guild_id, channel_id)
    rows = _rows(league, table)
    host = next((row.user_id for row in rows if not row.computer), rows[0].user_id) or 0
    options = {**await default_options(ledger, place), **_options(league)}
    lobby = StoredGame(lobby_row(place, host, league.key, options, at), rows, b"", await _notices(ledger, table))
    before = current(lobby)
    change = ledger.scheduled(before, begin(before, ledger.seeds(), at)).change
    row = LeagueTableRow(
        league.edition.number, table.round, number, table.division, ends_at=at + league.terms.days * DAY
    )
    return await ledger.store.seat_league_table(league_id, row, change)


def _rows(league: League, table: LeagueTable) -> tuple[SeatRow, ...]:
    """A computer plays for who has dropped out since the draw."""
    rows: list[SeatRow] = []
    for number, who in enumerate(table.people):
        member = league.edition.member(who)
        row = person_row(number, Person(who, member.name if member else ""))
        rows.append(replace(row, computer=STAND_IN, has_left=True) if member is None or member.has_left else row)
    return tuple(rows)


async def _notices(ledger: Ledger, table: LeagueTable) -> dict[int, NoticeRow]:
    return {who: await ledger.store.notice(who) for who in table.people}


def _options(league: League) -> dict[str, str]:
    """A league's tables are rated, have a clock that takes the seat of who is gone, and the seats that were drawn."""
    return {
        RATED.key: "true",
        HINTS.key: "false",
        CLOCK.key: league.terms.clock,
        TIME_UP.key: "seat",
        AWAY.key: "false",
        SEATS.key: "order",
    }
