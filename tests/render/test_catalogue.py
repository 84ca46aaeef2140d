"""Every tile, card and building of every game in words: what it is called, what it costs, what it does."""

from collections.abc import Callable, Iterator

import pytest

from engine.caylus.tiles import TILES
from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes_dice.facts import ROWS
from engine.troyes_dice.tiles import SIDES
from locales import SOURCE, words
from render.caylus import names as of_caylus
from render.caylus import printed as printed_of_caylus
from render.troyes import names as of_troyes
from render.troyes import printed as printed_of_troyes
from render.troyes_dice import names as of_dice
from render.troyes_dice import printed as printed_of_dice
from tests.expecting import assert_reads_as_expected

W = words(SOURCE)
TILES_IN_PLAY = [number for number in range(-(len(SIDES) // 2), len(SIDES) // 2 + 1) if number]
"""Banquets are above nought, raids below."""


def caylus() -> Iterator[str]:
    yield from (f"{key}: {value}" for key, value in printed_of_caylus.of_the_rulebook(W).items())
    yield printed_of_caylus.each_favour(W)
    for number, tile in enumerate(TILES[1:], start=1):
        price = of_caylus.cost(tile.cost, tile.any, W)
        yield f"{of_caylus.tile_name(number, W)} | {price} | {of_caylus.effect(tile, W)}"


def troyes() -> Iterator[str]:
    yield from (f"{key}: {value}" for key, value in printed_of_troyes.of_the_rulebook(W).items())
    for number, card in enumerate(ACTIVITIES):
        yield f"{of_troyes.card_name(number, W)} | {of_troyes.per_words(card, W)}"
        for is_solo in (False, True):
            yield f"  {of_troyes.card_words(card, is_solo, W)} | {printed_of_troyes.about(card, is_solo, W)}"
    for number in range(len(EVENT_CARDS)):
        yield of_troyes.event_name(number, W)
        for is_solo in (False, True):
            told, brief = of_troyes.event_words(number, is_solo, W), of_troyes.short_event_words(number, is_solo, W)
            yield f"  {told} | {brief}"


def troyes_dice() -> Iterator[str]:
    yield from (f"{key}: {value}" for key, value in printed_of_dice.of_the_rulebook(W).items())
    for row in range(len(ROWS)):
        yield " | ".join(of_dice.building_name(row, value, W) for value in range(1, 7))
    yield from (f"{tile}: {printed_of_dice.tile_does(tile, W)}" for tile in TILES_IN_PLAY)
    yield from (of_dice.half_day_name(number, W) for number in range(1, 17))


@pytest.mark.parametrize("catalogue", [caylus, troyes, troyes_dice], ids=lambda each: each.__name__)
def test_the_catalogue_reads_as_expected(catalogue: Callable[[], Iterator[str]]) -> None:
    assert_reads_as_expected(f"catalogue_{catalogue.__name__}", "\n".join(catalogue()) + "\n")
