"""What the rulebook leaves open, and that docs/rulings-troyes.md tells all of it: rulings, likely and inferred values."""

from collections.abc import Iterator
from pathlib import Path

from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.events import Passed, RoyRolled
from engine.troyes.facts import COLOUR_NAMES, NEUTRAL, ROW_LENGTHS, TWO_PLAYER_NEUTRALS, Fact
from engine.troyes.roy import BEST_PLACES
from tests.engine.troyes.troyes_table import RULES, code_of, troyes

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs" / "rulings-troyes.md").read_text(encoding="utf-8")
MARKS = {"certain": "", "likely": " (likely)", "inferred": " (inferred)"}


def marked(fact: Fact[int] | Fact[tuple[int, int]]) -> str:
    value = fact.value
    return (", ".join(map(str, value)) if isinstance(value, tuple) else str(value)) + MARKS[fact.confidence]


def rows_of_values() -> Iterator[str]:
    """The tables of the document, as the engine's own tables say them."""
    for card in ACTIVITIES:
        values = (card.hire, card.spaces, card.divisor)
        place = f"{COLOUR_NAMES[card.colour]} {card.round}" + (" (inferred)" if card.is_bonus else "")
        yield f"| {card.key} | {place} | {' | '.join(map(marked, values))} |"
    for event in EVENT_CARDS:
        calls = "" if event.calls is None else COLOUR_NAMES[event.calls.value] + MARKS[event.calls.confidence]
        yield f"| {event.key} | {' | '.join(map(marked, (event.divisor, event.points, event.banners)))} | {calls} |"


def test_the_document_lists_every_value_and_how_sure_it_is() -> None:
    missing = [row for row in rows_of_values() if row not in DOCUMENT]
    assert missing == []


def test_the_other_inferred_facts_are_marked_as_such() -> None:
    assert {fact.confidence for fact in (ROW_LENGTHS, TWO_PLAYER_NEUTRALS, BEST_PLACES)} == {"inferred"}


def test_all_uses_are_made_where_a_use_only_gives() -> None:
    table = troyes(tradesmen={"merchant": [0]}, dice={0: "y6"})
    assert table.answers("use", "merchant", "there", "plain", "y6", "done") == ()
    assert code_of(table, "0 use merchant there plain y6 done x1") == ("all_uses", {"card": "merchant"})


def test_at_least_one_use_is_made() -> None:
    table = troyes(tradesmen={"joust": [0]}, dice={0: "r6 r1"})
    assert table.answers("use", "joust", "there", "plain", "r6", "done") == ("x2", "x1")
    assert code_of(table, "0 use joust there plain r6 done") == ("wrong_number_of_uses", {"uses": 0, "most": 2})
    assert code_of(table, "0 use joust there plain r6 done x3")[1]["most"] == 2


def test_who_shoots_or_rides_may_use_the_card_fewer_times() -> None:
    """A cube that must go somewhere may counter an event for somebody else, so the number of uses is asked."""
    for key, dice, uses in (("archer", "r6", ("x3", "x2", "x1")), ("chivalry", "r6 r2", ("x2", "x1"))):
        table = troyes(tradesmen={key: [0]}, dice={0: f"{dice} r1"}, rolls=(6,))
        assert table.answers("use", key, "there", "plain", *dice.split(), "done") == uses
        table.play(f"0 use {key} there plain {dice} done x1")
        assert table.cubes_on("marauding") == (0,)


def test_an_archer_may_hit_the_same_event_twice() -> None:
    table = troyes(tradesmen={"archer": [0]}, dice={0: "r4"}, events={"war": ()}, rolls=(5, 6))
    table.play("0 use archer there plain r4 done x2", "0 send war", "0 send war")
    assert table.cubes_on("war") == (0, 0)


def test_an_archer_who_misses_sends_nothing() -> None:
    table = troyes(tradesmen={"archer": [0]}, dice={0: "r2"}, events={"war": ()}, rolls=(2,))
    table.play("0 use archer there plain r2 done x1")
    assert table.table.active == 1


def test_chivalry_chooses_one_event_for_each_use_and_cubes_too_many_are_lost() -> None:
    dice = {0: "r6 r2 r1 r1 r1 r1"}
    table = troyes(tradesmen={"chivalry": [0]}, dice=dice, events={"war": (), "skirmishes-1": ()})
    table.play("0 use chivalry there plain r6 r2 done x2", "0 send skirmishes-1", "0 send war")
    assert table.queue() == ["marauding"]
    assert table.table.won == [(0, 4), (0, 6)]
    assert table.influence() == 4 + 3 + 4


def test_apprenticeship_needs_no_die_of_the_colour_of_the_action() -> None:
    table = troyes(cubes={"apprenticeship": {0: 1}}, dice={0: "w1 w2"}, events={"brigands-1": ()})
    table.play("0 fight brigands-1 apprenticeship w2 w1 done")
    assert table.cubes_on("brigands-1") == (0, 0, 0)


def test_cubes_stay_when_the_tradesman_leaves() -> None:
    table = troyes(tradesmen={"priest": [0], "merchant": []}, cubes={"priest": {0: 2}}, dice={0: "y4"})
    table.play("0 use merchant priest priest y4 done")
    assert table.tradesmen("priest") == [-1, -1, 0]
    assert table.stored("priest") == 1
    assert table.deniers() == 10 - 4 + 6


def test_neutral_citizens_are_protected_like_any_others() -> None:
    table = troyes(dice={0: "r3"}, citizens={"palace-3": NEUTRAL, "lying-palace": NEUTRAL})
    assert code_of(table, "0 place palace plain r3 supply") == ("protected", {"building": "palace", "owner": NEUTRAL})


def test_agriculture_may_give_nothing() -> None:
    table = troyes(dice={0: "y1 w1"}).play("0 farm plain y1 done")
    assert table.deniers() == 10


def test_combat_places_as_many_cubes_as_the_dice_give() -> None:
    table = troyes(dice={0: "y6 y6"}, events={"civil-war": ()}).play("0 fight civil-war plain y6 y6 done")
    assert table.cubes_on("civil-war") == (0, 0, 0)


def test_passing_by_itself_needs_that_influence_buys_nothing_either() -> None:
    given = {"dice": {0: "y1 y2", 1: "", 2: "w1 r1"}, "deniers": {1: 1}}
    table = troyes(**given, influence={1: 2}).play("0 farm plain y1 done")  # type: ignore[arg-type]
    assert not table.told(Passed)
    assert table.answers() == ("pass", "recruit")


def test_le_roy_takes_no_part_in_procession_and_joust() -> None:
    table = troyes(1, tradesmen={"procession": [0]}, dice={0: "w6 y1", NEUTRAL: "r6 r6 r6"})
    told = RULES.preview(table.view(0), RULES.parse("0 use procession there plain w6 done x2"))
    assert any(getattr(event, "points", 0) == 4 for event in told)


def test_le_roy_without_dice_rolls_no_more() -> None:
    table = troyes(1, dice={0: "y1 y2"}).play("0 farm plain y1 done")
    assert not table.told(RoyRolled)
    assert table.table.active == 0
