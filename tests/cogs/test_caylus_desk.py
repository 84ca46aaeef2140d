"""How Caylus is asked: every question of whole games, and the words of the important ones."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cogs.games import DESKS, Label, Reader
from cogs.panel import BUTTONS_AT_MOST
from engine.caylus.facts import PLACING, PROVOST, ROAD, SPECIALS
from engine.caylus.state import ASK_CASTLE, ASK_FAVOUR, Ask
from engine.core.choosing import Question, narrow
from engine.registry import GAMES
from locales import words
from render.registry import PAINTERS
from tests.engine.caylus.caylus_town import CARPENTER, PEDDLER, QUARRY, QUESTIONS, Town

GAME, DESK, W = GAMES["caylus"], DESKS["caylus"], words("en")
LONG_NAME = "Hildegard of the Upper Bridge 32"
NAMES = ("Aude", LONG_NAME, "Colin", "Denise", "Eudes")


def reader(state: Any, seat: int | None) -> Reader:
    return Reader(GAME.view(state, seat), NAMES, NAMES, W)


def question(town: Town, *path: str) -> tuple[Reader, Question]:
    view = GAME.view(town.state, town.asked_seat)
    found = narrow(GAME, view, path)
    assert isinstance(found, Question)
    return Reader(view, NAMES, NAMES, W), found


def labels(town: Town, *path: str) -> dict[str, Label]:
    asked, found = question(town, *path)
    return {answer: DESK.label(asked, found, answer) for answer in found.answers}


def check_question(asked: Reader, found: Question) -> None:
    heading = DESK.heading(asked, found)
    assert 0 < len(heading) <= 150
    faces = [DESK.label(asked, found, answer) for answer in found.answers]
    limit = 80 if len(faces) <= BUTTONS_AT_MOST else 100
    assert len(faces) <= 25
    assert all(0 < len(face.text) <= limit for face in faces)
    assert all(face.description is None or 0 < len(face.description) < 100 for face in faces), "nothing is cut"
    assert Counter(face.text for face in faces).most_common(1)[0][1] == 1, "no two answers read the same"
    assert all(DESK.hints(asked, found)) or not DESK.hints(asked, found)


def play_at_random(seats: int, seed: int) -> set[str]:
    """Plays a game through its questions, building where it can; gives those that were asked."""
    chance, seen = Random(seed), set[str]()
    state, _ = GAME.new_game(seats, {}, seed.to_bytes(32, "big"))
    while to_act := GAME.to_act(state):
        asked = reader(state, to_act[0])
        found = narrow(GAME, asked.view, ())
        while isinstance(found, Question):
            check_question(asked, found)
            seen.add(found.asked)
            eager = [answer for answer in found.answers if answer not in ("pass", "skip", "home")]
            found = narrow(GAME, asked.view, (*found.path, chance.choice(eager or found.answers)))
        told = DESK.preview(asked, found)
        assert 0 < len(told) <= 1500
        state, events = GAME.apply(state, found)
        onlooker = reader(state, None)
        assert all(DESK.news(onlooker, events))
        assert GAME.to_act(state) == () or (DESK.title(onlooker) and DESK.wanted(onlooker))
        assert sum(map(len, DESK.status(onlooker))) <= 1200
    return seen


def walk(town: Town) -> set[str]:
    """Checks every question on every way to a move; gives their names."""
    asked, seen, paths = reader(town.state, town.asked_seat), set[str](), [()]
    while paths:
        found = narrow(GAME, asked.view, paths.pop())
        if isinstance(found, Question):
            check_question(asked, found)
            seen.add(found.asked)
            paths += [(*found.path, answer) for answer in found.answers]
        else:
            assert DESK.preview(asked, found)
    return seen


def late_towns() -> list[Town]:
    """Questions that come late in a game."""
    far = dict.fromkeys(range(9, 16), ("residence_residence", 0)) | {17: ("wood_mason", 0), 18: ("wood_quarry", 1)}
    rich = {0: "fffwwwsssscccggg"}
    king: dict[str, Any] = {"stock": {0: "fwscg"}, "deniers": {0: 9}, "scored": 2, "bailiff": 19, "provost": 19}
    return [
        Town(deniers={0: 9}, tiles=far).begin(PLACING),
        Town(stock=rich, **_at_work("stone_architect")).begin(ROAD),
        Town(stock=rich, **_at_work("wood_peddler", {0: 9})).begin(ROAD),
        Town(stock=rich, **_at_work("stone_alchemist")).begin(ROAD),
        Town(tiles={9: ("stone_park", 2)}, workers={9: 0}, provost=9).begin(ROAD),
        Town(markers={0: {"cubes": 4}}, **king).begin(ROAD, Ask(ASK_FAVOUR, 0)).play("0 favour cubes"),
        Town(markers={0: {"works": 4}}, **king).begin(ROAD, Ask(ASK_FAVOUR, 0)).play("0 favour works"),
        Town(guest=0, workers={"gate": 0, "joust": 0}, deniers={0: 9}, stock={0: "c"}).begin(SPECIALS),
        Town(workers={"joust": 0}, deniers={0: 9}, stock={0: "c"}).begin(SPECIALS),
        Town(guest=0).begin(SPECIALS),
    ]


def _at_work(key: str, deniers: dict[int, int] | None = None) -> dict[str, Any]:
    """A worker on that tile, of somebody with two residences."""
    tiles = {1: ("residence_residence", 0), 2: ("residence_residence", 0), 9: (key, 1)}
    return {"workers": {9: 0}, "provost": 9, "deniers": deniers or {}, "tiles": tiles}


def test_every_question_fits_into_discord() -> None:
    """Over whole games at random, and over positions that chance seldom reaches."""
    games = {asked for seats, seed in ((2, 0), (5, 3)) for asked in play_at_random(seats, seed)}
    late = {asked for town in late_towns() for asked in walk(town)}
    assert games | late == set(QUESTIONS)


def test_a_place_shows_its_price_whether_it_is_ones_own_its_effect_and_whether_the_provost_covers_it() -> None:
    """Given one who has passed: 2 deniers elsewhere, 1 on an own building; the provost stands on 6."""
    tiles = {9: ("wood_foodfarm", 0), 10: ("wood_market", 1)}
    town = Town(deniers={0: 5, 1: 5, 2: 0}, tiles=tiles, passed=(2,), provost=9).begin(PLACING)
    faces = labels(town)
    assert faces["9"] == Label("Food Farm (9) · yours · only 1", "🟫", "2 food or 1 cloth")
    assert faces["10"].text == "Market (10) ⚠️"
    assert faces["10"].description == "1 any cube → 6 deniers"
    assert faces["castle"].description == "as number 1: a house and points for each batch; without one −2 points"
    assert faces["pass"].description == "number 2 on the bridge; no more workers this turn"


def test_the_inn_says_whom_one_drives_out() -> None:
    town = Town(deniers={0: 5}, guest=2).begin(PLACING)
    assert "drives Colin out" in (labels(town)["inn"].description or "")


def test_the_question_of_placing_says_what_one_has() -> None:
    town = Town(deniers={0: 1, 1: 3}, workers={1: 0}).begin(PLACING)
    asked, found = question(town)
    assert DESK.heading(asked, found) == "Place a worker for 1 denier, or pass (you have 1 denier, 5 workers)"


def test_the_first_to_pass_reads_what_it_brings() -> None:
    town = Town(deniers={0: 5}).begin(PLACING)
    assert labels(town)["pass"].description == "number 1 on the bridge; no more workers this turn, +1 denier"


def test_a_bribe_says_its_price_and_whose_workers_it_concerns() -> None:
    town = Town(deniers={0: 2}, workers={CARPENTER: 1, PEDDLER: 0, 8: 0}, provost=6).begin(PROVOST)
    faces = labels(town)
    assert faces["-1"].text == "1 inward, to space 5 · 1 denier"
    assert faces["-1"].description == f"no longer covers {LONG_NAME}"
    assert faces["+2"].text == "2 outward, to space 8 · 2 deniers"
    assert faces["+2"].description == "covers you"
    asked, found = question(town)
    assert [line.split(": ", 1)[1] for line in DESK.hints(asked, found)] == [
        "Aude up to 2 (2 deniers)",
        f"{LONG_NAME} on Carpenter (6)",
        "Aude on Peddler (7), Aude on Carpenter (8)",
    ]


def test_the_guild_costs_nothing() -> None:
    faces = labels(Town(workers={"guild": 0}).begin(SPECIALS))
    assert faces["+1"].text == "1 outward, to space 7 · free"


def test_the_owner_reads_who_used_the_building() -> None:
    town = Town(tiles={9: ("stone_park", 2)}, workers={9: 0}, provost=9).begin(ROAD)
    assert town.asks == "2 bonus"
    asked, found = question(town)
    assert DESK.heading(asked, found) == "Aude has used your Park. Which cube do you take?"


def test_a_tile_shows_cost_points_and_effect_and_by_a_favour_the_lower_cost() -> None:
    """Page 9: a favour of the fourth line saves the cube of the tile's own material."""
    town = Town(stock={0: "ffwws"}, workers={8: 0}, provost=8).begin(ROAD)
    dear = labels(town, "carpenter")["mason"]
    assert (dear.text, dear.description) == ("Mason · 1 food, 1 wood", "+4 points · builds a stone tile")
    favoured = Town(stock={0: "fw"}, markers={0: {"works": 1}}).begin(ROAD, Ask(ASK_FAVOUR, 0)).play("0 favour works")
    assert labels(favoured, "carpenter")["mason"].text == "Mason · 1 food"


def test_each_line_of_favours_says_what_it_would_give_now() -> None:
    town = Town(stock={0: "f"}, markers={0: {"cubes": 1, "works": 1}}).begin(ROAD, Ask(ASK_FAVOUR, 0))
    faces = labels(town)
    assert faces["prestige"].description == "column 1: +1 point"
    assert faces["deniers"].description == "column 1: +3 deniers"
    assert faces["cubes"].description == "column 2: 1 food or 1 wood or 1 stone"
    assert faces["works"].description == "column 2: a wood tile for a wood less"
    poor = Town(markers={0: {"works": 1}}).begin(ROAD, Ask(ASK_FAVOUR, 0))
    assert labels(poor)["works"].description == "column 2: nothing you could pay for"


def test_batches_say_where_the_house_goes_and_who_brings_none_reads_what_it_costs() -> None:
    town = Town(stock={0: "ffwsc"}, points={0: 9}, castle=(0,)).begin(6)
    assert town.table.pending == [Ask(ASK_CASTLE, 0)]
    faces = labels(town)
    assert faces["fws"] == Label("1 food, 1 wood, 1 stone", "🏠", "a house in the Dungeon, +5 points")
    assert faces["skip"] == Label("No batch: −2 points")


def test_the_lawyer_says_where_the_residence_has_to_wait() -> None:
    tiles = {9: ("wood_lawyer", 0), 10: ("wood_quarry", 0)}
    town = Town(stock={0: "c"}, deniers={0: 1}, tiles=tiles, workers={9: 0, 10: 1}, provost=9).begin(ROAD)
    faces = labels(town, "lawyer")
    assert faces["10"].description == "2 stone · as soon as the worker there has gone"
    assert faces[str(QUARRY)].description == "1 stone"


def test_what_few_answers_bring_is_told_and_of_many_only_what_to_beware_of() -> None:
    few, found = question(Town(stock={0: "fws"}, points={0: 5}, castle=(0,)).begin(6))
    assert DESK.hints(few, found) == [
        "-# **1 food, 1 wood, 1 stone** · a house in the Dungeon, +5 points",
    ]
    many, found = question(Town(deniers={0: 5}).begin(PLACING))
    assert DESK.hints(many, found) == ["-# ⚠️ beyond the provost on space 6: idle unless he comes that far"]


def test_the_preview_tells_the_move_what_it_does_to_others_and_what_is_left() -> None:
    town = Town(deniers={0: 3, 1: 3}, stock={0: "f"}, tiles={9: ("wood_market", 2)}).begin(PLACING)
    told = DESK.preview(reader(town.state, 0), GAME.parse("0 9"))
    assert told.splitlines() == [
        "**Aude** → Market (9) for 1 denier · Colin +1 for the visit",
        "-# ⚠️ The provost stands on space 6 now and does not come that far.",
        "-# You: 3 deniers → 2 (−1)",
    ]


def test_the_preview_stops_before_the_next_turn() -> None:
    town = Town(stock={0: "fws"}, castle=(0,), deniers={0: 1}).begin(6)
    told = DESK.preview(reader(town.state, 0), GAME.parse("0 castle skip"))
    assert "The bailiff goes to" in told
    assert "Turn 3" not in told
    assert told.endswith("-# You: 1 denier")


def test_a_move_that_changes_nothing_has_a_preview_too() -> None:
    """Given two builders in the castle, when the first has built and brings no more, nothing is told."""
    town = Town(stock={0: "ffwwss", 1: "fws"}, castle=(0, 1)).begin(6).play("0 castle fws")
    told = DESK.preview(reader(town.state, 0), GAME.parse("0 castle skip"))
    assert told.splitlines() == ["You leave it at that.", "-# You: 0 deniers"]


@pytest.mark.parametrize("key", DESKS)
def test_every_further_picture_has_a_name(key: str) -> None:
    game = GAMES[key]
    state, _ = game.new_game(2, {}, bytes(32))
    numbers = DESKS[key].of_the_rulebook(W)
    assert all(W(f"{key}-sight-{sight}", **numbers) for sight in PAINTERS[key].sights(game.view(state, None)))
