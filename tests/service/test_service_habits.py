"""How soon somebody answers and what their dice show is kept with each result, and told on their card."""

from collections.abc import Sequence
from statistics import fmean

import pytest

from db.rows import MoveRow
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.replay import GameFile, step
from engine.registry import GAMES
from service import habits
from service.tables import Tables
from tests.service.company import ANNE, BEN, MovableClock, check_whole, pick, play_out, started

HOUR = 3600.0


async def test_an_answer_takes_from_the_first_question_of_a_turn(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    while (table := await tables.table(table.id)).status == "playing":
        look = await tables.look(table.id, None)
        user_id = look.table.sitters[look.to_act[0]].user_id
        person = ANNE if user_id == ANNE.user_id else BEN
        clock.time += 2 * HOUR if person == ANNE else 5 * HOUR
        await pick(tables, table, person)
    assert (await tables.standing.profile(ANNE.user_id, None)).habits.answers_in == 2 * HOUR
    assert (await tables.standing.profile(BEN.user_id, None)).habits.answers_in == 5 * HOUR


async def test_nobody_waits_for_who_plays_alone(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE)
    clock.time += HOUR
    await play_out(tables, table)
    assert (await tables.standing.profile(ANNE.user_id, None)).habits.answers_in is None


@pytest.mark.parametrize("key", GAMES)
async def test_dice_are_averaged_over_all_that_were_rolled_for_the_seat(tables: Tables, key: str) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN, key=key))
    seat = table.seat_of(ANNE.user_id)
    assert seat is not None
    file = await tables.export(table.id, ANNE.user_id)
    rolled = [face for number in range(len(file.moves) + 1) for face in _faces(file, number, seat)]
    kept = (await tables.standing.profile(ANNE.user_id, None)).habits.faces
    assert kept == (pytest.approx(fmean(rolled)) if rolled else None)
    assert (kept is None) == (key == "caylus"), "Caylus has no dice"
    assert all(1 <= face <= 6 for face in rolled)
    await check_whole(tables, table.id)


@pytest.mark.parametrize("key", GAMES)
async def test_when_a_game_ends_only_what_was_rolled_is_read_and_once_for_all_seats(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """All that happened in a long game would hold up everybody for some milliseconds."""
    rules, read = type(GAMES[key]), list[bytes]()
    decode = rules.decode_events

    def reading(game: AnyGame, data: bytes) -> list[Event]:
        read.append(data)
        return decode(game, data)

    averaged = habits.faces

    def averaging(game: AnyGame, log: Sequence[MoveRow], seats: int) -> list[float | None]:
        with monkeypatch.context() as patch:
            patch.setattr(rules, "decode_events", reading)
            return averaged(game, log, seats)

    monkeypatch.setattr(habits, "faces", averaging)
    await play_out(tables, await started(tables, ANNE, BEN, key=key))
    assert all(b'"Rolled"' in each for each in read)
    assert len(read) == len({*read})
    assert bool(read) == (key != "caylus")


def _faces(file: GameFile, number: int, seat: int) -> list[int]:
    rules = GAMES[file.game]
    _, _, events = step(rules, file, number)
    return [face for event in events for face in rules.faces(event, seat)]
