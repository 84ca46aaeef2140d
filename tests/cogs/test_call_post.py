"""Calls and reminders as they are written: whom they name, what their buttons open, when they can be hushed."""

import pytest

from cogs.call_post import GAMES_IN_ONE, Plain, call_line, call_view, mark, question_mark, reminder_text, reminder_view
from cogs.reminders import Asked, bundles
from db.rows import DueRow
from engine.core.seats import Seat
from locales import words
from service.scene import Scene
from service.tables import Tables
from service.values import REMINDING, Noted, Person, Place
from tests.service.company import ANNE, BEN, CLEO, DAY, HOUR, SQUARE, MovableClock, started

W = words("en")
TAVERN = Place(8, 80)
YARD = Place(7, 71)


async def asked_of(tables: Tables, person: Person, *others: Person, place: Place = SQUARE, tries: int = 0) -> Asked:
    """A game of Troyes Dice in which the person is reminded for the time after `tries`."""
    table = await started(tables, person, *others, place=place)
    seat = table.seat_of(person.user_id)
    assert seat is not None
    await tables.note(table.id, Noted(due=(DueRow(REMINDING, table.id, seat, tables.now() + HOUR, tries),)))
    return await tables.scene(table.id), seat


def ids(view: Plain) -> list[str]:
    return [str(getattr(item, "custom_id", None)) for item in view.children]


def since_of(scene: Scene, seat: Seat) -> float:
    return scene.waits[seat].since


# Whom it is for, and what it opens


async def test_the_button_of_a_call_counts_from_nothing_and_reminders_count_on(tables: Tables) -> None:
    scene, seat = await asked_of(tables, ANNE, BEN, tries=3)
    asked = f"tc:sheet:{scene.table.id}:{seat}.{int(since_of(scene, seat) * 1000):x}."
    assert question_mark(scene, seat) == asked
    assert ids(call_view(scene, seat, W)) == [f"{asked}0"]
    assert mark(scene, seat) == f"{asked}3", "the reminder that comes next"
    assert mark(scene, seat, is_sent=True) == f"{asked}2", "the one that came last"


async def test_before_any_reminder_was_sent_the_last_one_is_the_call(tables: Tables) -> None:
    scene, seat = await asked_of(tables, ANNE, BEN)
    assert mark(scene, seat, is_sent=True) == mark(scene, seat) == f"{question_mark(scene, seat)}0"


async def test_a_call_names_its_reader_only_where_others_read_too(tables: Tables) -> None:
    scene, seat = await asked_of(tables, ANNE, BEN)
    assert f"<@{ANNE.user_id}>" in call_line(scene, seat, False, W)
    assert f"<#{SQUARE.channel_id}>" not in call_line(scene, seat, False, W), "this is the channel"
    assert f"<@{ANNE.user_id}>" not in call_line(scene, seat, True, W)
    assert f"<#{SQUARE.channel_id}>" in call_line(scene, seat, True, W)


async def test_a_reminder_of_several_games_names_the_person_though_they_sit_elsewhere_in_each(tables: Tables) -> None:
    asked = [await asked_of(tables, CLEO, ANNE, BEN, place=place) for place in (SQUARE, YARD)]
    asked += [await asked_of(tables, CLEO, place=TAVERN)]
    assert len({seat for _, seat in asked}) > 1, "else this would show nothing"
    for order in (asked, asked[::-1]):
        first, *games = reminder_text(order, False, tables.now() + DAY, W).split("\n")
        assert f"<@{CLEO.user_id}>" in first and f"<@{ANNE.user_id}>" not in first
        assert [line.split("<#")[1].split(">")[0] for line in games] == [
            str(scene.table.place.channel_id) for scene, _ in order
        ]
        assert ids(reminder_view(order, W)) == [mark(scene, seat) for scene, seat in order]


@pytest.mark.parametrize(("seconds", "said"), [(60, "an hour"), (5 * HOUR, "5 hours"), (3 * DAY, "3 days")])
async def test_a_reminder_says_how_long_the_others_wait(tables: Tables, seconds: float, said: str) -> None:
    scene, seat = await asked_of(tables, ANNE, BEN)
    text = reminder_text([(scene, seat)], False, since_of(scene, seat) + seconds, W)
    assert said in text.split("\n")[1]


# Being quiet


@pytest.mark.parametrize(("tries", "can_be_hushed"), [(0, False), (1, False), (2, True), (3, True)])
async def test_from_the_second_reminder_on_it_can_be_hushed(tables: Tables, tries: int, can_be_hushed: bool) -> None:
    asked = await asked_of(tables, ANNE, BEN, tries=tries)
    hushes = [each for each in ids(reminder_view([asked], W)) if each.startswith("tc:hush:")]
    assert hushes == [f"tc:hush:{asked[0].table.id}:{asked[0].table.id}"] * can_be_hushed


async def test_made_anew_it_can_be_hushed_as_it_could_when_it_was_sent(tables: Tables) -> None:
    asked = await asked_of(tables, ANNE, BEN, tries=2)
    assert len(ids(reminder_view([asked], W, is_sent=True))) == 1, "it was the first one"


async def test_only_the_games_that_were_reminded_of_before_are_hushed(tables: Tables) -> None:
    asked = [await asked_of(tables, ANNE, BEN, place=Place(7, 70 + n), tries=n) for n in range(4)]
    loud = [scene.table.id for scene, _ in asked[2:]]
    assert ids(reminder_view(asked, W))[-1] == f"tc:hush:{loud[0]}:{loud[0]}.{loud[1]}"


async def test_one_message_opens_as_many_games_as_it_has_room_for(tables: Tables) -> None:
    asked = await asked_of(tables, ANNE, BEN, tries=2)
    view = reminder_view([asked] * (GAMES_IN_ONE + 5), W)
    assert len(ids(view)) == GAMES_IN_ONE + 1
    assert len(view.to_components()) == 5, "rows, the most that Discord takes"


# Which games one message tells of


async def test_in_a_channel_only_games_of_its_server_are_told_together_the_longest_waiting_first(
    tables: Tables, clock: MovableClock
) -> None:
    late = await asked_of(tables, ANNE, BEN)
    clock.time -= DAY
    early = await asked_of(tables, ANNE, BEN, place=YARD)
    clock.time += HOUR
    elsewhere = await asked_of(tables, ANNE, BEN, place=TAVERN)
    found = bundles([late, elsewhere, early], in_inbox=False)
    assert [[scene.table.id for scene, _ in bundle.asked] for bundle in found] == [
        [early[0].table.id, late[0].table.id],
        [elsewhere[0].table.id],
    ]
    assert not any(bundle.in_inbox for bundle in found)
    (one,) = bundles([late, elsewhere, early], in_inbox=True)
    assert one.in_inbox and [scene.table.place for scene, _ in one.asked] == [YARD, TAVERN, SQUARE]
    assert bundles([], in_inbox=True) == bundles([], in_inbox=False) == []
