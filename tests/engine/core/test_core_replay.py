"""Game files, and the command line of the engine."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.ai import COMPUTERS, choose
from engine.core.chance import Chance
from engine.core.errors import BadSetup
from engine.core.playing import play
from engine.core.replay import Differs, GameFile, from_json, replay, step, to_json
from engine.registry import GAMES, game

NOVICE = COMPUTERS["novice"]
RULES = game("troyes_dice")


@pytest.fixture(scope="module")
def file() -> GameFile:
    return play(RULES, {"pace": "own"}, bytes(32), [NOVICE, NOVICE]).file


def forged(file: GameFile, **changes: object) -> GameFile:
    return GameFile(**{**{name: getattr(file, name) for name in file.__struct_fields__}, **changes})  # type: ignore[arg-type]


def test_a_game_file_replays_to_its_result(file: GameFile) -> None:
    state = replay(RULES, from_json(to_json(file)))
    assert RULES.result(state) == file.result
    assert file.options == {"numbering": "standard", "expansion": "false", "pace": "own"}


def test_a_game_file_has_a_line_for_each_move(file: GameFile) -> None:
    lines = to_json(file).decode().splitlines()
    first = lines.index(f'  "{file.moves[0]}",')
    assert [line.strip(' ",') for line in lines[first : first + len(file.moves)]] == list(file.moves)


def test_a_game_that_is_not_over_replays_without_a_result(file: GameFile) -> None:
    replay(RULES, forged(file, moves=file.moves[:9], result=None))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_gone_through_move_by_move(key: str) -> None:
    rules = GAMES[key]
    file = play(rules, {}, bytes(32), [NOVICE] * rules.min_seats).file
    before, state, events = step(rules, file, 0)
    assert (before, state, events) == (None, *rules.new_game(file.seats, file.options, bytes(32)))
    for number, text in enumerate(file.moves, 1):
        expected = rules.apply(state, rules.parse(text))
        assert step(rules, file, number) == (state, *expected)
        state = expected[0]
    assert rules.result(state) == file.result


@pytest.mark.parametrize("case", ["short", "moves", "seed", "version", "over", "result"])
def test_a_forged_file_is_found_out(file: GameFile, case: str) -> None:
    assert file.result is not None
    changes: dict[str, dict[str, object]] = {
        "short": {"moves": file.moves[:-1]},
        "moves": {"moves": (file.moves[0], "0 1 free r1 dance", *file.moves[2:])},
        "seed": {"seed": "ff" * 32},
        "version": {"rules_version": 99},
        "over": {"result": None},
        "result": {"result": type(file.result)(file.result.scores[::-1], file.result.ranks)},
    }
    with pytest.raises(Differs):
        replay(RULES, forged(file, **changes[case]))


@pytest.mark.parametrize("key", GAMES)
def test_a_file_is_replayed_by_its_own_rules_from_the_first_to_the_newest(key: str) -> None:
    rules = GAMES[key]
    start = GameFile(key, 1, {}, bytes(32).hex(), rules.min_seats, ())
    for version in range(1, rules.rules_version + 1):
        assert replay(rules, forged(start, rules_version=version)).table.rules == version
    for version in (0, rules.rules_version + 1):
        with pytest.raises(Differs) as differs:
            replay(rules, forged(start, rules_version=version))
        assert differs.value.code == "other_rules"


def test_what_is_no_game_file_is_told() -> None:
    for text in (b"", b"{}", b"[1, 2]", b'{"game": 3}'):
        with pytest.raises(Differs):
            from_json(text)


def test_unknown_games_and_computers_are_told() -> None:
    with pytest.raises(BadSetup):
        game("chess")
    with pytest.raises(BadSetup):
        choose("deep", RULES, None, Chance(bytes(32)))


# The command line


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert all(key in said for key in GAMES)
    assert "expansion=false|true" in said


def test_self_play_reports_and_its_files_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = (
        f"selfplay troyes_dice --seats 3 --games 4 --seed 7 --ai novice --option expansion=true --out {tmp_path} --json"
    )
    assert main(line.split()) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["violations"], len(report["wins"])) == (4, [], 3)
    assert sum(report["wins"]) == pytest.approx(4, abs=0.001)
    assert report["best"] >= report["mean"] > 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    assert main(["replay", *map(str, files)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_self_play_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for _ in range(2):
        assert main(["selfplay", "troyes_dice", "--seats", "2", "--games", "2", "--seed", "x", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["seconds"]
        for kind in report["kinds"].values():
            del kind["seconds_p50"], kind["seconds_p99"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_a_steady_player_beats_a_novice(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "selfplay",
                "troyes_dice",
                "--seats",
                "2",
                "--games",
                "20",
                "--seed",
                "3",
                "--ai",
                "steady,novice",
                "--json",
            ]
        )
        == 0
    )
    report = json.loads(capsys.readouterr().out)
    assert report["wins"][0] >= 19
    assert report["mean_by_computer"][0] > 50


def test_a_changed_file_fails_the_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path, file: GameFile) -> None:
    path = tmp_path / "forged.json"
    path.write_bytes(to_json(forged(file, moves=file.moves[:-1])))
    assert main(["replay", str(path), str(tmp_path / "missing.json")]) == 1
    said = capsys.readouterr().err
    assert "not_over" in said
    assert len(said.splitlines()) == 2


@pytest.mark.parametrize(
    "line",
    [
        "selfplay chess",
        "selfplay troyes_dice --seats 11",
        "selfplay troyes_dice --seats 0",
        "selfplay troyes_dice --ai clever",
        "selfplay troyes_dice --seats 2 --ai steady,novice,novice",
        "selfplay troyes_dice --ai novice-builder",
        "selfplay troyes_dice --option expansion",
        "selfplay troyes_dice --option expansion=maybe",
        "selfplay troyes_dice --games 0",
        "selfplay troyes_dice --seats many",
        "selfplay",
        "dance",
        "replay",
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(line.split())
    except SystemExit as stopped:
        code = stopped.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
