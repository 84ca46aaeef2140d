"""Rows to store."""

from msgspec.structs import replace

from db.rows import Change, GameRow, MoveRow, ResultRow, ResultSeatRow, SeatRow, StoredResult

GAME = GameRow(
    id=0,
    key="troyes_dice",
    rules_version=1,
    options='{"pace":"own"}',
    status="playing",
    host_id=11,
    guild_id=7,
    channel_id=70,
    version=1,
    commitment="c0ffee",
    seed=b"seed",
    created_at=100.0,
    started_at=110.0,
    finished_at=None,
)
SEATS = (SeatRow(0, 11, "Anne", "", False, 110.0), SeatRow(1, None, "Perrin", "steady", False, None))


def change_of(game: GameRow, text: str = "0 1 free r1 gain") -> Change:
    """The next move of seat 0."""
    row = replace(game, version=game.version + 1)
    move = MoveRow(row.version, 0, "move", text, "[]", 120.0)
    return Change(game=row, move=move, snapshot=text.encode())


def result_of(
    game_id: int, *totals: tuple[int | None, int], guild_id: int | None = 7, **changed: object
) -> StoredResult:
    """The result of a game: the user and the points of each seat; a user None is a computer."""
    ranks = [1 + sum(other > total for _, other in totals) for _, total in totals]
    seats = tuple(
        ResultSeatRow(
            seat, user, f"user {user}", "" if user else "novice", False, ranks[seat], total, '{"all":1}', '["x"]'
        )
        for seat, (user, total) in enumerate(totals)
    )
    people = sum(user is not None for user, _ in totals)
    result = ResultRow(
        game_id, "troyes_dice", 1, "{}", guild_id, 70, 1.0, 100.0 + game_id, "", people, ranks.count(1), "{}"
    )
    return StoredResult(replace(result, **changed), seats)
