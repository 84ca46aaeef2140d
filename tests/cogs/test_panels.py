"""What stands on a panel and in a post: limits, names, and what can't be pressed."""

import discord
import pytest
from msgspec.structs import replace

from cogs.games import DESKS
from cogs.layout import COMPONENT_LIMIT, TEXT_LIMIT, layout, quoted, said, shortened
from cogs.panel import panel, walk
from cogs.press import Control
from cogs.table_post import board_post, final_post
from engine.registry import GAMES
from locales import SOURCE, words
from render.picture import Picture
from service.values import LogEntry
from tests.cogs.test_leaks import look_at

W = words(SOURCE)
GAME = GAMES["troyes_dice"]


def beginning(deniers: int, seed: int = 1):
    """The first half day, seen by a player who has so many deniers and nothing else."""
    state, _ = GAME.new_game(1, {"numbering": "first"}, bytes([seed]) * 32)
    hand = state.hands[0]
    sheet = hand.sheet.copy()
    sheet.spent = [sheet.circled[0], sheet.circled[1] - deniers, sheet.circled[2]]
    return look_at(GAME, replace(state, hands=(replace(hand, sheet=sheet),)), 0, 1)


def dice_on(view: discord.ui.LayoutView) -> list[discord.ui.Button]:
    controls = (item.item for item in view.walk_children() if isinstance(item, Control))
    return [each for each in controls if isinstance(each, discord.ui.Button) and "·" in (each.label or "")]


def test_dice_that_are_too_dear_are_shown_with_their_price_and_cannot_be_pressed() -> None:
    look = beginning(deniers=1)
    dice = dice_on(panel(look, (), W))
    available = [die for die in look.view.today.dice if die.is_available]
    assert len(dice) == len(available)
    dear = [die for die in available if not any(payment[1] <= 1 and not payment[0] for payment in die.payments)]
    assert [button.disabled for button in dice] == [die in dear for die in available]


def test_a_die_that_is_the_only_one_to_be_had_is_shown_as_taken() -> None:
    for seed in range(1, 9):
        look = beginning(deniers=0, seed=seed)
        if GAME.answers(look.view, ()) == ("1",):
            steps, _ = walk(GAME, DESKS[GAME.key], look.view, ())
            assert steps[0].question.asked == "die"
            assert steps[0].taken == "1"
            return
    raise AssertionError("no beginning with a free die")


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
            made = panel(look, move.parts[:length], W)
            assert sum(1 for _ in made.walk_children()) <= COMPONENT_LIMIT


@pytest.mark.parametrize("key", GAMES)
def test_an_opening_post_ends_with_the_proof_and_no_line_of_it_ends_with_a_colon(key: str) -> None:
    game = GAMES[key]
    state, events = game.new_game(2, {option.key: option.default for option in game.options}, bytes(32))
    look = look_at(game, state, None, 2)
    entry = LogEntry(1, None, "", "start", [event for event in events if game.may_see(look.view, event)], 0.0)
    post = board_post(look, [entry], (), Picture(b"", "a board", "board.png", 10, 10), W)
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
