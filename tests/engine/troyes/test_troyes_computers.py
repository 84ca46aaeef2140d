"""Computer players of Troyes."""

from random import Random
from time import process_time

from engine.ai import COMPUTERS
from engine.core.chance import Chance
from engine.core.playing import play
from tests.engine.troyes.troyes_table import RULES

GAMES = 12


def test_steady_beats_novice() -> None:
    wins = 0.0
    for n in range(GAMES):
        kinds = ["steady", "novice"] if n % 2 else ["novice", "steady"]
        played = play(RULES, {}, bytes([n]) * 32, [COMPUTERS[kind] for kind in kinds])
        winners = RULES.result(played.state).winners
        wins += (kinds.index("steady") in winners) / len(winners)
    assert wins >= 0.9 * GAMES


def test_steady_decides_within_half_a_second() -> None:
    rng = Random(4)
    for seats in (1, 2, 4):
        state, _ = RULES.new_game(seats, {"bonus": "true"}, rng.randbytes(32))
        slowest = 0.0
        while waiting := RULES.to_act(state):
            view = RULES.view(state, waiting[0])
            if rng.random() < 0.1:
                begun = process_time()
                COMPUTERS["steady"](RULES, view, Chance(bytes(32)))
                slowest = max(slowest, process_time() - begun)
            state, _ = RULES.apply(state, RULES.random_move(view, rng.randrange))
        assert slowest < 0.5
