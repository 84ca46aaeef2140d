"""What stands on a panel and in a post: limits, names, and what can't be pressed."""

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bench.clicks import clicks
from cogs.games import DESKS
from cogs.games.caylus import PLACES_AT_MOST
from cogs.games.troyes_dice_offers import CHANGES_AT_MOST
from cogs.layout import COMPONENT_LIMIT, TEXT_LIMIT, layout, quoted, said, shortened
from cogs.panel import panel
from cogs.press import Control
from cogs.stage import replaced, stage_at, step_back
from cogs.table_post import board_post, final_post
from engine.caylus.facts import PLACING
from engine.caylus.tiles import TILES
from engine.registry import GAMES
from locales import SOURCE, words
from render.picture import Picture
from service.values import LogEntry
from tests.cogs.test_leaks import look_at
from tests.engine.caylus.caylus_town import Town

W = words(SOURCE)
GAME = GAMES["troyes_dice"]


def beginning(deniers: int, seed: int = 1):
    """The first half day, seen by a player who has so many deniers and nothing else."""
    state, _ = GAME.new_game(1, {"numbering": "first"}, bytes([seed]) * 32)
    hand = state.hands[0]
    sheet = hand.sheet.copy()
    sheet.spent = [sheet.circled[0], sheet.circled[1] - deniers, sheet.circled[2]]
    return look_at(GAME, replace(state, hands=(replace(hand, sheet=sheet),)), 0, 1)


def buttons_on(view: discord.ui.LayoutView) -> list[discord.ui.Button]:
    controls = (item.item for item in view.walk_children() if isinstance(item, Control))
    return [each for each in controls if isinstance(each, discord.ui.Button)]


def ids_on(view: discord.ui.LayoutView) -> dict[str, str]:
    """The labels, with what each button means."""
    return {each.label or "": (each.custom_id or "").split(":", 2)[1] for each in buttons_on(view)}


def menu_on(view: discord.ui.LayoutView) -> discord.ui.Select[Any]:
    controls = (item.item for item in view.walk_children() if isinstance(item, Control))
    (menu,) = [each for each in controls if isinstance(each, discord.ui.Select)]
    return menu


def test_dice_that_are_too_dear_are_shown_with_their_price_and_cannot_be_pressed() -> None:
    look = beginning(deniers=1)
    dear = [each.label or "" for each in buttons_on(panel(stage_at(look, ()), W).around()) if each.disabled]
    available = [die for die in look.view.today.dice if die.is_available]
    missed = [die for die in available if not any(payment[1] <= 1 and not payment[0] for payment in die.payments)]
    assert len(dear) == len(missed) > 0
    assert all("denier" in label for label in dear)


def test_a_ready_made_use_of_a_die_leads_straight_to_the_confirm_and_one_step_back() -> None:
    look = beginning(deniers=3)
    (slot, *_), *_ = offered = DESKS[GAME.key].offered(look.view, stage_at(look, ()).steps[0].question)
    stage = stage_at(look, offered[0])
    assert stage.move is not None and stage.move.parts[0] == slot
    shown = ids_on(panel(stage_at(look, offered[0]), W).around())
    assert shown["Confirm"] == "play"
    assert shown["Back"] == "ask"
    assert "Start over" not in shown, "that is where Back leads"
    assert step_back(stage) == ()


def test_what_goes_without_saying_can_be_opened_and_keeps_what_was_chosen_after_it() -> None:
    look = look_at(GAME, GAME.new_game(1, {"numbering": "first"}, bytes(32))[0], 0, 1)
    path = DESKS[GAME.key].offered(look.view, stage_at(look, ()).steps[0].question)[0]
    opened = stage_at(look, path, 2)
    assert opened.question is not None and opened.question.asked == "change"
    other = next(each for each in opened.question.answers if each != path[2])
    assert replaced(opened, (*path[:2], other))[2:] == (other, "gain")
    assert replaced(opened, path[:3]) == path
    assert step_back(opened) == path, "to the die as it lies"
    changed = stage_at(look, DESKS[GAME.key].offered_anew(look.view, opened.question)[0], 2)
    assert step_back(changed) is None, "the answer that holds leads back"


def test_a_die_is_changed_and_used_by_one_press_and_the_menu_has_every_change() -> None:
    look = look_at(GAME, GAME.new_game(1, {"numbering": "first"}, bytes(32))[0], 0, 1)
    path = DESKS[GAME.key].offered(look.view, stage_at(look, ()).steps[0].question)[0][:2]
    made = panel(stage_at(look, path, 2), W).around()
    uses = [label for label, verb in ids_on(made).items() if verb == "ask" and label[0].isdigit()]
    assert len(uses) == CHANGES_AT_MOST
    assert all(" · −" in label for label in uses), "with its price"
    question = stage_at(look, path, 2).question
    assert question is not None
    ready = DESKS[GAME.key].offered_anew(look.view, question)
    assert ready[0][3] != "gain", "most change a die to build"
    assert [option.value for option in menu_on(made).options] == list(question.answers)
    assert clicks(look, GAME.move(0, ready[0])) == 3, "the cheapest are among the first question's buttons"
    assert clicks(look, GAME.move(0, ready[-1])) == 4


def test_of_many_places_the_newest_are_buttons_and_the_others_in_a_menu_with_what_they_do() -> None:
    game = GAMES["caylus"]
    built = [tile.key for tile in TILES if tile.kind in ("wood", "stone")][:7]
    tiles = {space: (key, 1) for space, key in enumerate(built, start=9)}
    state = Town(deniers={0: 9}, provost=16, tiles=tiles).begin(PLACING).state
    look = look_at(game, state, 0, state.table.seats)
    made, answers = panel(stage_at(look, ()), W).around(), game.answers(look.view, ())
    options = menu_on(made).options
    assert all(option.description for option in options)
    placed = [path[0] for path in DESKS["caylus"].offered(look.view, stage_at(look, ()).steps[0].question)]
    listed = [option.value for option in options]
    assert len(placed) <= PLACES_AT_MOST
    assert sorted([*placed, *listed]) == sorted(answers)
    assert {"castle", "pass"} <= {*placed}, "what is by the castle stays in sight"
    for shown in (placed, listed):
        road = [int(each) for each in shown if each.isdigit()]
        assert road == sorted(road), "as they lie on the road"


def test_a_worker_is_placed_by_one_press_and_passing_is_confirmed() -> None:
    game = GAMES["caylus"]
    state, _ = game.new_game(2, {}, bytes(32))
    shown = ids_on(panel(stage_at(look_at(game, state, game.to_act(state)[0], 2), ()), W).around())
    assert shown["Pass"] == "ask"
    assert shown["Castle"] == "play"
    assert "Confirm" not in shown


def test_a_text_that_is_too_long_ends_with_a_whole_line() -> None:
    assert shortened("one\ntwo\nthree", 100) == "one\ntwo\nthree"
    assert shortened("one\ntwo\nthree", 10) == "one\ntwo\n…"
    assert shortened("a" * 20, 10) == "a" * 9 + "…"


def test_all_the_text_of_a_message_together_stays_within_the_limit() -> None:
    made = layout(said("x" * 500), said("line of forty characters, more or less..\n" * 120))
    texts = [item.content for item in made.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert sum(map(len, texts)) <= TEXT_LIMIT
    assert texts[0] == "x" * 500
    assert texts[1].endswith("\n…")


def test_a_name_is_no_markdown_no_mention_and_no_link() -> None:
    assert quoted("**x** _y_ `z` ||w||") == r"\*\*x\*\* \_y\_ \`z\` \|\|w\|\|"
    assert quoted("<@1> @everyone") == r"\<\@1\> \@everyone"
    assert quoted("https://example.org") == r"https\://example.org"
    assert quoted("Clémence d’Arc") == "Clémence d’Arc"


def test_every_panel_on_the_way_of_every_move_fits_discord() -> None:
    look = beginning(deniers=3)
    for move in GAME.legal_moves(look.view)[::5]:
        for length in range(len(move.parts) + 1):
            made = panel(stage_at(look, move.parts[:length]), W).around()
            assert sum(1 for _ in made.walk_children()) <= COMPONENT_LIMIT


@pytest.mark.parametrize("key", GAMES)
def test_an_opening_post_ends_with_the_proof_and_no_line_of_it_ends_with_a_colon(key: str) -> None:
    game = GAMES[key]
    state, events = game.new_game(2, {option.key: option.default for option in game.options}, bytes(32))
    look = look_at(game, state, None, 2)
    entry = LogEntry(1, None, "", "start", [event for event in events if game.may_see(look.view, event)], 0.0)
    post = board_post(look, [entry], (), W).around(Picture(b"", "a board", "board.png", 10, 10))
    said_in_it = [item.content for item in post.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    lines = "\n".join(said_in_it).splitlines()
    assert "c0ffee" in lines[-1]
    assert [line for line in lines if line.rstrip().endswith(":")] == []


def test_the_end_table_stands_below_the_last_moves() -> None:
    state, events = GAME.new_game(1, {"numbering": "first"}, bytes(32))
    entry = LogEntry(1, None, "", "start", events, 0.0)
    post = final_post(look_at(GAME, state, None, 1), ["Anne has won."], [entry], Picture(b"", "", "end.png", 10, 10), W)
    shown = [
        item for item in post.walk_children() if isinstance(item, discord.ui.TextDisplay | discord.ui.MediaGallery)
    ]
    *said_in_it, picture = shown
    assert isinstance(picture, discord.ui.MediaGallery)
    texts = [item.content for item in said_in_it if isinstance(item, discord.ui.TextDisplay)]
    assert len(texts) == 3, "the title and the last moves come before the outcome"
    assert texts[-1] == "Anne has won."
