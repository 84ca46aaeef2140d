"""How the moves of Troyes are asked: only what is possible, with prices and results, within Discord's limits."""

from random import Random

import pytest

from cogs.games import DESKS, Label, Reader
from cogs.games.troyes_answers import running, words_of
from cogs.panel import BUTTONS_AT_MOST
from cogs.press import CUSTOM_ID_LIMIT, custom_id, read_path, write_path
from cogs.stage import walk
from engine.core.choosing import Question, narrow
from engine.core.moves import text_of
from engine.troyes.cards import ACTIVITIES
from locales import SOURCE, words
from tests.engine.troyes.troyes_table import QUESTIONS, RULES, TroyesTable, troyes

W = words(SOURCE)
DESK = DESKS["troyes"]
NAMES = ("Aude", "Bertrand", "Clémence", "Drogo")
MENU_AT_MOST = 25


def reader(game: TroyesTable, seat: int | None = None) -> Reader:
    names = NAMES[: game.table.seats]
    return Reader(game.view(seat), names, names, W)


def question(game: TroyesTable, *path: str) -> Question:
    found = narrow(RULES, game.view(), path)
    assert isinstance(found, Question)
    return found


def labels(game: TroyesTable, *path: str) -> dict[str, Label]:
    asked = question(game, *path)
    return {answer: DESK.label(reader(game), asked, answer) for answer in asked.answers}


def preview(game: TroyesTable, line: str) -> str:
    return DESK.preview(reader(game), RULES.parse(line))


def test_a_card_says_what_a_tradesman_costs_and_below_the_question_what_it_gives() -> None:
    game = troyes(dice={0: "y6 r6"}, tradesmen={"merchant": [1], "mercenary": [0]})
    found = labels(game, "use")
    assert found["merchant"].text == "Merchant · 4"
    assert found["mercenary"].text == "Mercenary"
    assert DESK.hints(reader(game), Question(("use", "merchant"), "source", ("supply", "influence")))[:2] == [
        "-# Merchant: 2 deniers for every 2 pips",
        "-# Hiring costs 4 deniers, for 1 point at the end",
    ]


def test_tradesmen_and_dice_are_those_of_whoever_is_asked() -> None:
    game = troyes(dice={0: "y2", 1: "y6 y5 r6"}, tradesmen={"merchant": [0], "mercenary": [1]}, active=1)
    found = labels(game, "use")
    assert (found["merchant"].text, found["mercenary"].text) == ("Merchant · 4", "Mercenary")
    asked = question(game, "farm", "plain")
    faces = [DESK.label_of(reader(game), asked, path).text for path in DESK.offered(game.view(), asked)]
    assert any(face.startswith("Yellow 6 + 5 ·") for face in faces), "own dice go without a name"
    assert any("2 of Aude" in face for face in faces)


def test_a_delayed_card_says_what_its_cubes_do() -> None:
    game = troyes(dice={0: "w6 r6"}, tradesmen={"priest": [0], "mercenary": [0]})
    assert words_of(reader(game), ("use", "priest")) == [
        "-# Priest: a cube for every 3 pips (+3 to each yellow die of a group)"
    ]


def test_own_dice_come_first_then_those_to_buy_with_seller_and_price() -> None:
    game = troyes(dice={0: "y6 y2", 1: "y5", 4: "y4"}, tradesmen={"merchant": [0]})
    found = labels(game, "use", "merchant", "there", "plain")
    assert list(found) == ["y6", "y2", "y5.1", "y4.n"]
    assert found["y6"].text == "Yellow 6"
    assert found["y5.1"].text == "Yellow 5 of Bertrand · 2 deniers"
    assert found["y4.n"].text == "Yellow 4 of the neutral player · 2 deniers"
    assert found["y5.1"].description == "makes 5 · 2 times · in all +2 deniers"
    more = labels(game, "use", "merchant", "there", "plain", "y6")
    assert more["y5.1"].text == "Yellow 5 of Bertrand · 4 deniers"
    assert more["y5.1"].description == "makes 11 · 5 times · in all +6 deniers"


def test_a_running_line_tells_value_cost_and_result() -> None:
    game = troyes(dice={0: "y3 y1", 1: "y5", 4: "y2"}, events={"drought": []}, deniers={0: 20})
    path = ("fight", "drought", "plain")
    assert running(reader(game), (*path, "y3")) == "yellow 3 = 3 · not enough yet"
    assert running(reader(game), (*path, "y3", "y5.1")) == (
        "yellow 3 + 5 of Bertrand (4 deniers) = 8 · 1 bought: 4 deniers · 2 cubes"
    )


def test_the_cheapest_dice_for_each_result_are_offered_as_one_choice_own_ones_first() -> None:
    game = troyes(dice={0: "y6 y2", 1: "y5"}, tradesmen={"merchant": [0]}, deniers={0: 20})
    asked = question(game, "use", "merchant", "there", "plain")
    offered = DESK.offered(game.view(), asked)
    assert offered[0] == (*asked.path, "y6", "done")
    assert DESK.label_of(reader(game), asked, offered[0]).text.startswith("Yellow 6 · 3 times")
    is_bought = ["y5.1" in path for path in offered]
    assert is_bought == sorted(is_bought)
    assert any(is_bought)


def test_dice_that_suffice_can_be_confirmed_at_once_and_more_be_added() -> None:
    game = troyes(dice={0: "y6 y5"})
    steps, move = walk(RULES, DESK, game.view(), ("farm", "plain", "y6"))
    assert move is not None
    assert steps[-1].taken == "done"
    assert list(steps[-1].question.answers) == ["y5", "done"]
    assert DESK.heading(reader(game), steps[-1].question) == "Add another die?"


def test_a_preview_says_what_is_paid_and_what_is_left() -> None:
    game = troyes(dice={0: "y6", 1: "y5"}, tradesmen={"merchant": []})
    assert preview(game, "0 use merchant supply plain y6 y5.1 done") == (
        "**Aude** uses the Merchant 5 times · new tradesman for 4 deniers · "
        "yellow 6 + 5 of Bertrand (4 deniers) = 11 · +10 deniers\n"
        "-# Merchant: 2 deniers for every 2 pips\n"
        "-# Hiring costs 4 deniers, for 2 points at the end\n"
        "-# You: 10 deniers → 12 (−8, +10) · 4 influence · 10 points"
    )


def test_a_preview_tells_own_points_and_never_what_a_roll_will_bring() -> None:
    game = troyes(dice={0: "w5 y3 r6"}, tradesmen={"archer": [0]}, rolls=[6, 6, 6])
    assert "+1 point" in preview(game, "0 build plain w5 done")
    assert preview(game, "0 reroll y3") == (
        "Your yellow 3 is rolled again for 1 influence.\n-# You: 10 deniers · 4 influence → 3 (−1) · 10 points"
    )
    shown = preview(game, "0 use archer there plain r6 done x3").splitlines()[0]
    assert "cube" not in shown
    assert "rolls" not in shown


def test_influence_says_its_price_before() -> None:
    found = labels(troyes(dice={0: "y3 r1"}))
    assert (found["reroll"].description or "").startswith("Costs 1 influence")
    assert (found["recruit"].description or "").startswith("Costs 2 influence")
    assert (found["flip"].description or "").startswith("Costs 4 influence")


def test_dice_to_turn_over_show_what_they_become() -> None:
    game = troyes(dice={0: "y1 r2"})
    assert [label.text for label in labels(game, "flip").values()] == ["Red 2 → 5", "Yellow 1 → 6"]
    assert "yellow 1 → 6" in preview(game, "0 flip y1 done")


def test_who_is_attacked_reads_what_is_needed_and_what_each_die_counts() -> None:
    """Black 6, 4, 1; a red 4 counts 8: it counters 6 and 1 (rules file, section 10)."""
    game = troyes(dice={0: "r4 y6 w1"}, black=[6, 4, 1])
    assert labels(game)["counter"].text == "Counter the black 6"
    both = labels(game, "counter")
    assert [label.text for label in both.values()] == ["The 4 as well", "The 1 as well", "Only the 6"]
    asked = question(game, "counter", "+1", "done")
    assert DESK.heading(reader(game), asked) == "Which dice counter the black 6 + 1 = 7? Red ones count ×2."
    assert labels(game, "counter", "+1", "done")["r4"].description == "counts 8"
    assert "+2 influence" in preview(game, "0 counter +1 done r4 done")


def test_dice_against_black_ones_that_suffice_are_enough_unless_more_are_named() -> None:
    game = troyes(dice={0: "r4 y6 w1"}, black=[6])
    steps, move = walk(RULES, DESK, game.view(), ("counter", "done", "r4"))
    assert move is not None
    assert steps[-1].taken == "done"
    asked = question(game, "counter", "done", "r4")
    assert asked.answers == ("y6", "w1", "done")
    assert DESK.heading(reader(game), asked) == "8 of 6: that is enough. Give up another die?"


def test_combat_takes_all_cubes_unless_fewer_are_wanted() -> None:
    """The number is asked, the largest first, and says what it brings (ruling 21)."""
    game = troyes(dice={0: "y6 y5"}, events={"civil-war": [1, 1]})
    steps, move = walk(RULES, DESK, game.view(), ("fight", "civil-war", "plain", "y6", "y5", "done"))
    assert move is not None
    assert steps[-1].taken == "x2"
    assert DESK.heading(reader(game), steps[-1].question) == "How many cubes?"
    found = labels(game, "fight", "civil-war", "plain", "y6", "y5", "done")
    assert [label.text for label in found.values()] == ["2 cubes", "1 cube"]
    assert found["x2"].description == "counters the event · in all +2 influence, +2 points"
    assert found["x1"].description == "in all +1 influence"
    assert "1 cube" in preview(game, "0 fight civil-war plain y6 y5 done x1")


def test_while_dice_are_gathered_against_black_ones_the_sum_is_told() -> None:
    game = troyes(dice={0: "y3 y2 y1 w2"}, black=[5])
    asked = question(game, "counter", "done", "y3")
    assert DESK.heading(reader(game), asked) == "3 of 5 so far. Which die more?"


def test_a_citizens_source_says_who_falls() -> None:
    """A citizen who leaves the row makes room, so that nobody falls (rules file, section 4)."""
    game = troyes(dice={0: "w5 r1"}, citizens={"bishopric-5a": 0, "bishopric-5b": 1, "city-hall-1a": 0})
    found = labels(game, "place", "bishopric", "plain", "w5")
    assert found["supply"].description == "Bertrand is expelled from the Bishopric"
    assert found["bishopric-5a"].description == "leaves that space"
    assert found["city-hall-1a"].description == "leaves that space · Bertrand is expelled from the Bishopric"


def test_the_channel_reads_black_dice_and_who_has_passed() -> None:
    game = troyes(dice={0: "r4 y6", 1: "y1"}, black=[6, 4])
    assert DESK.status(reader(game)) == ["Black dice still to come: 6 4"]
    game = troyes(dice={0: "y1", 1: "y1", 2: "y2"}).play("0 pass")
    assert DESK.status(reader(game)) == ["Passed: Aude (2)"]
    assert DESK.title(reader(game)) == "Round 3 of 4, actions"


def test_cubes_to_be_placed_name_their_card() -> None:
    game = troyes(dice={0: "r6 r5"}, tradesmen={"diplomat": [0]}, events={"war": []})
    game.play("0 use diplomat there plain r6 done x2")
    assert DESK.heading(reader(game), question(game)) == "Diplomat: which event gets the cube? (2 events in turn)"
    assert DESK.status(reader(game)) == ["Aude places cubes of the Diplomat: 2 events"]


@pytest.mark.parametrize("card", ACTIVITIES, ids=lambda card: card.key)
def test_every_activity_fits_a_button(card) -> None:
    colour = "rwy"[card.colour]
    dice = {0: f"{colour}6 {colour}6 {colour}5"}
    game = troyes(dice=dice, tradesmen={card.key: [0]})
    asked = Question(("use",), "card", (card.key,))
    label = DESK.label(reader(game), asked, card.key)
    assert len(label.text) <= 80
    assert words_of(reader(game), ("use", card.key))


def test_every_option_of_the_table_has_its_words() -> None:
    for option in RULES.options:
        assert f"troyes-option-{option.key}" in W
        assert all(f"troyes-option-{option.key}.{value}" in W for value in option.choices)


def test_a_dot_in_a_part_comes_back_from_a_custom_id() -> None:
    path = ("farm", "plain", "y5.2", "y4.n", "done")
    assert read_path(write_path(17, path)) == (17, path)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_of_a_random_game_fits_discord(seats: int) -> None:
    chance = Random(seats)
    state, _ = RULES.new_game(seats, {"bonus": "true"}, chance.randbytes(32))
    asked: set[str] = set()
    while to_act := RULES.to_act(state):
        game = TroyesTable(state)
        spoken = reader(game, to_act[0])
        path: tuple[str, ...] = ()
        while True:
            steps, move = walk(RULES, DESK, spoken.view, path)
            for step in steps:
                asked.add(step.question.asked)
                assert_fits(spoken, step.question)
            if move is not None:
                break
            path = (*steps[-1].question.path, chance.choice(steps[-1].question.answers))
        assert 0 < len(DESK.preview(spoken, move)) < 1500
        state, _ = RULES.apply(state, RULES.parse(text_of(move)))
    assert asked >= set(QUESTIONS) - {"mill", "modifier", "uses", "cubes", "black"}


def assert_fits(spoken: Reader, asked: Question) -> None:
    assert len(asked.answers) <= MENU_AT_MOST
    assert 0 < len(DESK.heading(spoken, asked)) <= 150
    assert sum(map(len, DESK.hints(spoken, asked))) < 1500
    for answer in asked.answers:
        label = DESK.label(spoken, asked, answer)
        assert 0 < len(label.text) <= (80 if len(asked.answers) <= BUTTONS_AT_MOST else 100)
        assert label.description is None or 0 < len(label.description) <= 100
        assert len(custom_id("choose", 123456, write_path(1234, (*asked.path, answer)))) <= CUSTOM_ID_LIMIT
