"""The siege forgives what it has done itself, and nothing else."""

import pytest

from sandbox.interactions import open_interaction
from sandbox.model import RESPONSE_SECONDS, Interaction, InteractionType, Message
from sandbox.siege import stalls
from sandbox.siege.excuses import Excuses
from sandbox.siege.figures import Figures
from sandbox.siege.stalls import Stalls
from sandbox.town import ready_made_world
from sandbox.world import World


@pytest.fixture
def world() -> World:
    return ready_made_world()


@pytest.fixture
def excuses(world: World) -> Excuses:
    return Excuses(world, Figures())


def press(world: World, message: Message | None = None) -> Interaction:
    person = world.people[0]
    return open_interaction(
        world, InteractionType.COMPONENT, person.id, world.channel("the-square"), {}, message=message
    )


def answer(world: World, pressed: Interaction, *, struck: bool) -> None:
    world.emit("request", {"path": f"/interactions/{pressed.id}/{pressed.token}/callback", "struck": struck}, ())


def break_rule(world: World, rule: str, pressed: Interaction) -> None:
    world.violate(rule, f"POST /webhooks/1/{pressed.token}", "too late")


@pytest.mark.parametrize("rule", ["10062", "40060", "10015", "50027"])
def test_in_calm_every_rule_counts(world: World, excuses: Excuses, rule: str) -> None:
    pressed = press(world)
    answer(world, pressed, struck=False)
    break_rule(world, rule, pressed)
    excuses.judge()
    assert excuses.figures.violations == 1


def test_a_fault_excuses_the_press_that_it_struck_and_no_other(world: World, excuses: Excuses) -> None:
    struck, other = press(world), press(world)
    answer(world, struck, struck=True)
    for pressed in (struck, other):
        break_rule(world, "40060", pressed)
    excuses.judge()
    assert excuses.figures.violations == 1
    assert other.token in excuses.figures.notes[0]


def test_a_killed_bot_is_excused_for_what_was_pressed_before(world: World, excuses: Excuses) -> None:
    before = press(world)
    excuses.breaks += 1
    after = press(world)
    assert excuses.cover(before)
    assert not excuses.cover(after)


def test_a_rule_of_messages_is_never_excused(world: World, excuses: Excuses) -> None:
    pressed = press(world)
    answer(world, pressed, struck=True)
    break_rule(world, "custom_id twice", pressed)
    excuses.judge()
    assert excuses.figures.violations == 1


@pytest.mark.parametrize("is_overtaken", [False, True], ids=["alone", "overtaken"])
def test_a_picture_may_be_gone_only_where_another_press_took_it(
    world: World, excuses: Excuses, is_overtaken: bool
) -> None:
    message = Message(world.snowflake(), world.channel("the-square").id, world.bot_id, world.clock.now())
    world.add_message(message)
    pressed = press(world, message)
    message.edited_at = world.clock.now() + (1.0 if is_overtaken else -60.0)
    break_rule(world, "attachment without its file", pressed)
    excuses.judge()
    assert excuses.figures.violations == (0 if is_overtaken else 1)


# A machine that stands still


class Time:
    """Moved by hand."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time()
    monkeypatch.setattr(stalls, "time", moved)
    return moved


def test_a_standstill_is_forgiven_before_anybody_has_looked(time: Time) -> None:
    watched = Stalls(lambda: 0)
    time.now += stalls.TICK
    assert watched.seconds() == 0.0
    time.now += 7.0
    assert watched.seconds() == pytest.approx(7.0)
    watched._look()
    assert watched.seconds() == pytest.approx(7.0)


def test_a_bot_that_got_no_processor_is_forgiven_as_long(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = iter([{"1": 4.0, "2": 1.0}, {"1": 6.5, "2": 1.5, "3": 9.0}])
    monkeypatch.setattr(stalls, "starved_threads", lambda pid: next(waited))
    watched = Stalls(lambda: 1)
    for _ in range(2):
        time.now += stalls.TICK
        watched._look()
    assert watched.seconds() == pytest.approx(2.5), "the longest wait of a thread that was there before"


def test_three_seconds_are_three_seconds_of_a_running_machine(world: World) -> None:
    stood_still = 0.0
    world.stalled = lambda: stood_still
    pressed = press(world)
    stood_still = 60.0
    pressed.created_at -= 60.0 + RESPONSE_SECONDS / 2
    world.expire()
    assert not pressed.failed
    pressed.created_at -= RESPONSE_SECONDS
    world.expire()
    assert pressed.failed
