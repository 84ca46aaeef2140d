"""The alt texts say what the pictures show."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.result import Score
from render.picture import ALT_LIMIT
from render.troyes import alt
from render.troyes.painter import TroyesPainter
from render.troyes.scores import end_table
from tests.render.troyes.scenes import ENGLISH, NAMES, SCENES, alone, attacked, busy, over

PAINTER = TroyesPainter()


def test_the_board_tells_round_phase_who_acts_and_the_districts() -> None:
    said = alt.board(busy().view(0), NAMES, ENGLISH)
    assert said.startswith("Troyes, Round 3 of 6: Actions. To act: Aleydis.")
    assert "Aleydis: 12 deniers, 4 influence, 2 citizens, red 6 2, white 5, yellow 1." in said
    assert "Chrétien: 27 deniers, 7 influence, 3 citizens, No dice, passed (+3)." in said
    assert "Neutral: red 3, white 2 2, yellow 6 5." in said


def test_the_board_tells_black_dice_from_the_highest() -> None:
    said = alt.board(attacked().view(1), NAMES[:2], ENGLISH)
    assert "Black dice attack. To act: Bartholomew. Black dice: 6 4 1." in said


def test_the_board_tells_events_with_their_banners_and_cubes() -> None:
    said = alt.board(busy().view(0), NAMES, ENGLISH)
    assert "Conflict of Succession 3/5 (Bartholomew 2, Neutral 1)." in said
    assert "Drought 0/3." in said


def test_the_board_tells_who_won_events() -> None:
    assert "Events won: Aleydis 1, Bartholomew 1." in alt.board(busy().view(0), NAMES, ENGLISH)
    assert "Events won" not in alt.board(attacked().view(1), NAMES[:2], ENGLISH)


def test_the_board_tells_tradesmen_and_waiting_cubes() -> None:
    said = alt.board(attacked().view(1), NAMES[:2], ENGLISH)
    assert "Merchant: Aleydis, Bartholomew." in said
    assert "Hunting." in said
    assert "Tithe: Bartholomew, cubes Bartholomew 1." in alt.board(busy().view(0), NAMES, ENGLISH)


def test_the_buildings_are_told_row_by_row_with_who_lies_there() -> None:
    said = alt.sight("buildings", busy().view(0), NAMES, ENGLISH)
    assert "Palace: 1 Aleydis; 2 –; 3 Neutral; 4 –; 5 –; 6 Dame Jehanne." in said
    assert "Bishopric: 1–2 a Bartholomew, b Chrétien; 3–4 a –, b –; 5–6 a –, b Neutral. Lying: Dame Jehanne 1." in said
    assert "City Hall: 1–3 a Aleydis, b Bartholomew, c –; 4–6 a –, b –, c Chrétien. Lying: Neutral 1." in said
    assert "Cathedral level 1: 1 Aleydis, 2 Aleydis, 3 Bartholomew, 4 Dame Jehanne, 5 Aleydis" in said


def test_the_large_cards_and_events_are_told_with_all_their_words() -> None:
    cards = alt.sight("cards", busy().view(0), NAMES, ENGLISH)
    assert "Archer (hire 6, ÷2): Roll a die: on 3 or more, a cube on an event" in cards
    events = alt.sight("events", busy().view(0), NAMES, ENGLISH)
    assert "Heresy (white ÷3, 3/2 points, 0/5 banners): Each player loses 2 influence." in events


def test_one_hand_tells_its_points_and_characters_and_no_other_does() -> None:
    own = PAINTER.sheet(busy().view(0), NAMES, ENGLISH).alt
    assert "9 points. Your Chrétien de Troyes: 2 standing citizens (3/5/7)." in own
    for seat in range(4):
        said = PAINTER.sheet_of(busy().view(0), seat, NAMES, ENGLISH).alt
        assert "points" not in said
        assert "Your" not in said


def test_le_roy_is_told_by_his_name_and_the_scored_characters_as_such() -> None:
    """The King's Challenge: the top character scores both at once and leaves."""
    said = PAINTER.sheet(alone().view(0), NAMES[:1], ENGLISH).alt
    assert "Le Roy has 11 points." in said
    assert "Hugues de Payns has been scored." in said
    assert "Le Roy: red 6 5 1" in alt.board(alone().view(0), NAMES[:1], ENGLISH)


def test_the_end_table_tells_everybody_by_category_and_who_had_whom() -> None:
    view, result = over(busy())
    said = PAINTER.final(view, result, NAMES, ENGLISH).alt
    assert "Points from Gathered, Events, Tradesmen, " in said
    for seat, name in enumerate(NAMES):
        assert f"{result.ranks[seat]}. {name}, {result.scores[seat].total}:" in said
    assert "Thibaut II (Bartholomew): " in said


def test_the_kings_challenge_ends_with_a_verdict_and_both_results() -> None:
    view, result = over(alone())
    said = PAINTER.final(view, result, NAMES[:1], ENGLISH).alt
    assert said.startswith(ENGLISH(f"troyes-picture-verdict-{result.verdict}"))
    assert "Aleydis" in said
    assert "Le Roy, " in said


@pytest.mark.parametrize(("total", "is_won"), [(1, True), (0, False), (-7, False)])
def test_alone_only_who_beats_le_roy_is_crowned(total: int, is_won: bool) -> None:
    view, result = over(alone())
    other = sum(result.scores[0].parts.values()) - result.scores[0].parts["roy"]
    parts = result.scores[0].parts | {"roy": total - other}
    shown = end_table(view, replace(result, scores=(Score(0, parts),)), NAMES[:1], ENGLISH)
    assert shown.is_celebrated == is_won
    assert (shown.lines[0].name == "Aleydis") == is_won


def test_among_several_the_winner_is_always_crowned() -> None:
    view, result = over(busy())
    assert end_table(view, result, NAMES, ENGLISH).is_celebrated


@pytest.mark.parametrize("name", SCENES)
def test_each_alt_text_fits_where_discord_keeps_it(name: str) -> None:
    assert 0 < len(SCENES[name](PAINTER).alt) <= ALT_LIMIT


def test_long_names_leave_room_for_the_game() -> None:
    names = [name * 4 for name in NAMES]
    said = alt.board(busy(15).view(0), names, ENGLISH)
    assert len(said) <= ALT_LIMIT
    assert "Resistance 2/4" in said
