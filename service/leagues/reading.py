"""From the rows of a league to what it is."""

from typing import cast

import msgspec

from db.league_rows import EditionRow, StoredLeague
from engine.core.chance import commitment
from service.leagues.values import Chair, Edition, League, LeagueTable, Member, Status, Terms


def league_of(stored: StoredLeague) -> League:
    row = stored.league
    editions = {each.edition: _edition(stored, each) for each in stored.editions}
    return League(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        key=row.key,
        terms=msgspec.json.decode(row.options, type=Terms),
        status=cast(Status, row.status),
        round=row.round,
        version=row.version,
        edition=editions[row.edition],
        before=editions.get(row.edition - 1),
        posts={post.audience: post for post in stored.posts},
    )


def _edition(stored: StoredLeague, row: EditionRow) -> Edition:
    chairs: dict[tuple[int, int], list[Chair]] = {}
    for seat in stored.seats:
        if seat.edition == row.edition:
            chairs.setdefault((seat.round, seat.number), []).append(Chair(seat.user_id, seat.place, seat.has_left))
    tables = [table for table in stored.tables if table.edition == row.edition]
    return Edition(
        number=row.edition,
        seed=row.seed,
        commitment=commitment(row.seed),
        opened_at=row.opened_at,
        starts_at=row.starts_at,
        ended_at=row.ended_at,
        members=tuple(
            Member(each.user_id, each.name, each.division, each.since, each.place, each.has_left)
            for each in stored.members
            if each.edition == row.edition
        ),
        tables=tuple(
            LeagueTable(
                each.round,
                each.number,
                each.division,
                each.game_id,
                each.channel_id,
                each.ends_at,
                each.is_done,
                tuple(chairs.get((each.round, each.number), ())),
            )
            for each in tables
        ),
    )
