"""What the rulebook leaves open, and that docs/rulings-troyes.md tells all of it: rulings, likely and inferred values."""

from collections.abc import Iterator
from pathlib import Path

from engine.troyes.cards import ACTIVITIES, CARD_NUMBERS
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.events import GainedPoints, Passed, RoyRolled
from engine.troyes.facts import COLOUR_NAMES, NEUTRAL, ROW_LENGTHS, TWO_PLAYER_NEUTRALS, Fact
from engine.troyes.roy import BEST_PLACES
from engine.troyes.scoring import tradesman_points
from tests.engine.troyes.troyes_table import RULES, TroyesTable, code_of, troyes

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
    assert [fact.confidence for fact in ROW_LENGTHS] == ["certain", "likely", "inferred"]
    assert {fact.confidence for fact in (TWO_PLAYER_NEUTRALS, BEST_PLACES)} == {"inferred"}


def test_a_card_has_the_numbers_with_which_its_game_began() -> None:
    """Sculptor and Pilgrimage had other numbers up to version 1 of the rules."""
    lines = {
        "sculptor": "0 use sculptor supply plain y6 done",
        "pilgrimage": "0 use pilgrimage supply plain w6 w1 done",
    }
    for key, old, new, spaces in (("sculptor", 4, 5, [(3, 1), (3, 2)]), ("pilgrimage", 0, 3, [(2, 1), (1, 0)])):
        for rules, hire, points in zip((1, 2), (old, new), spaces, strict=True):
            table = troyes(tradesmen={key: []}, dice={0: "y6 w6 w1 r1"}, rules=rules).play(lines[key])
            assert table.deniers() == 10 - hire
            assert tradesman_points(table.table, 0) == points[0]
            assert table.table.activity(CARD_NUMBERS[key]).spaces.value == points


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
    table.play("0 fight brigands-1 apprenticeship w2 w1 done x3")
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


def test_combat_may_place_fewer_cubes_than_the_dice_give() -> None:
    """The dice give the number of cubes that one *may* place (rulebook, combat; ruling 21)."""
    table = troyes(dice={0: "y6 y6"}, events={"civil-war": (1,)})
    assert table.answers("fight", "civil-war", "plain", "y6", "y6", "done") == ("x3", "x2", "x1")
    table.play("0 fight civil-war plain y6 y6 done x1")
    assert table.cubes_on("civil-war") == (1, 0)
    assert table.influence() == 5


def test_combat_places_at_least_one_cube_and_no_more_than_banners_and_dice_allow() -> None:
    table = troyes(dice={0: "y6 y6"}, events={"civil-war": (1, 1)})
    assert table.answers("fight", "civil-war", "plain", "y6", "y6", "done") == ("x2", "x1")
    assert table.answers("fight", "civil-war", "plain", "y6", "done") == ("x1",)
    for line in ("0 fight civil-war plain y6 y6 done x3", "0 fight civil-war plain y6 y6 done"):
        code, details = code_of(table, line)
        assert (code, details["most"]) == ("wrong_number_of_cubes", 2)


def test_not_closing_an_event_can_keep_a_rival_from_sharing_it() -> None:
    """Two cubes each would share 3 + 2 points; with one cube the event stays open."""
    given = {"dice": {0: "y6 y6"}, "events": {"civil-war": (1, 1)}}
    shared = troyes(**given).play("0 fight civil-war plain y6 y6 done x2")  # type: ignore[arg-type]
    assert (shared.gained(0), shared.gained(1)) == (2, 2)
    kept = troyes(**given).play("0 fight civil-war plain y6 y6 done x1")  # type: ignore[arg-type]
    assert (kept.gained(0), kept.gained(1)) == (0, 0)


def test_combat_of_a_game_that_began_before_places_all_cubes() -> None:
    table = troyes(dice={0: "y6 y6"}, events={"civil-war": ()}, rules=1)
    assert table.answers("fight", "civil-war", "plain", "y6", "y6", "done") == ()
    assert code_of(table, "0 fight civil-war plain y6 y6 done x1")[0] == "wrong_number_of_cubes"
    assert table.play("0 fight civil-war plain y6 y6 done").cubes_on("civil-war") == (0, 0, 0)


def test_passing_by_itself_needs_that_influence_buys_nothing_either() -> None:
    given = {"dice": {0: "y1 y2", 1: "", 2: "w1 r1"}, "deniers": {1: 1}}
    table = troyes(**given, influence={1: 2}).play("0 farm plain y1 done")  # type: ignore[arg-type]
    assert not table.told(Passed)
    assert table.answers() == ("pass", "recruit")


def test_le_roy_is_the_other_player_in_a_procession() -> None:
    """The solo game is played against him as a player; only Banquet exempts his dice (ruling 20)."""
    table = troyes(1, tradesmen={"procession": [0]}, dice={0: "w6 y1", NEUTRAL: "r6 r6"})
    told = gains(table, "0 use procession there plain w6 done x2")
    assert told == [(NEUTRAL, 4)]
    table = troyes(1, tradesmen={"procession": [0]}, dice={0: "w6 y1 y2", NEUTRAL: "r6 r6"})
    assert gains(table, "0 use procession there plain w6 done x1") == [(0, 2), (NEUTRAL, 2)]


def test_le_roy_is_the_other_player_in_a_joust() -> None:
    table = troyes(1, tradesmen={"joust": [0]}, dice={0: "r6 r2", NEUTRAL: "r3"})
    assert gains(table, "0 use joust there plain r6 done x1") == []
    table = troyes(1, tradesmen={"joust": [0]}, dice={0: "r6 r4", NEUTRAL: "r3"})
    assert gains(table, "0 use joust there plain r6 done x1") == [(0, 2)]
    table = troyes(1, tradesmen={"joust": [0]}, dice={0: "r6 r3", NEUTRAL: "r3"})
    assert gains(table, "0 use joust there plain r6 done x1") == [(0, 2), (NEUTRAL, 2)]


def test_a_neutral_player_is_no_rival_in_procession_and_joust() -> None:
    table = troyes(2, tradesmen={"procession": [0]}, dice={0: "w6 y1 y2", NEUTRAL: "r6 r6 r6"})
    assert gains(table, "0 use procession there plain w6 done x1") == [(0, 2)]


def test_le_roy_takes_no_part_in_games_that_began_before() -> None:
    table = troyes(1, tradesmen={"procession": [0]}, dice={0: "w6 y1", NEUTRAL: "r6 r6 r6"}, rules=1)
    assert gains(table, "0 use procession there plain w6 done x2") == [(0, 4)]


def gains(table: TroyesTable, line: str) -> list[tuple[int, int]]:
    """Who would gain how many points by the move."""
    told = RULES.preview(table.view(0), RULES.parse(line))
    return [(event.owner, event.points) for event in told if isinstance(event, GainedPoints)]


def test_le_roy_without_dice_rolls_no_more() -> None:
    table = troyes(1, dice={0: "y1 y2"}).play("0 farm plain y1 done")
    assert not table.told(RoyRolled)
    assert table.table.active == 0
