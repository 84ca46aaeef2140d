"""What was painted before is found again after a restart, with the same pixels; what can't be kept is painted anew."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.registry import GAMES
from locales import SOURCE, words
from render import drawing, layer, portfolio, surface, warming
from render.canvas import Canvas
from render.geometry import Box, Point
from render.layer import Layer
from render.portfolio import FILE, Portfolio, name_of
from render.registry import PAINTERS
from render.samples import kinds_of, play
from render.standing import board
from render.surface import Surface
from render.troyes_dice.painter import PALETTE

BOX, PART = Box(10, 10, 60, 40), Box(10, 10, 30, 40)
painted: list[str] = []


def ground(layer: Surface, box: Box) -> None:
    painted.append("ground")
    layer.rect(box, "#336699")


def mark(piece: Surface, box: Box, words: str) -> None:
    painted.append(words)
    piece.rect(box, "#ffcc00", "#000000", 2, 8)
    piece.stamp(seal, Box(box.left + 4, box.top + 4, 12, 12), words)


def seal(piece: Surface, box: Box, words: str) -> None:
    painted.append(f"seal of {words}")
    piece.circle(Point(*box.centre), len(words), "#880000")


@pytest.fixture(autouse=True)
def nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins with nothing painted, and leaves nothing behind."""
    started_anew(monkeypatch)
    yield
    for module in (layer, surface):
        module.share_room(1)


def started_anew(monkeypatch: pytest.MonkeyPatch, folder: Path | None = None) -> Portfolio:
    """As a process that has just started."""
    painted.clear()
    fresh = Portfolio()
    for module in (layer, surface, portfolio):
        monkeypatch.setattr(module, "portfolio", fresh)
    drawing.settle_in(1, folder)
    return fresh


def picture(words: str = "yes") -> bytes:
    made = Canvas(Layer(100, 60, ground, PALETTE))
    made.put_part(mark, BOX, PART, words)
    return made.image.convert("RGB").tobytes()


def filled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What an earlier start leaves in the folder, and the picture of then."""
    kept = started_anew(monkeypatch, folder)
    with kept.filling():
        before = picture()
    kept.save()
    return before


def test_what_was_painted_before_is_not_painted_again_and_looks_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = filled(tmp_path, monkeypatch)
    assert painted == ["ground", "yes", "seal of yes"]
    assert started_anew(monkeypatch, tmp_path).is_complete
    assert picture() == before
    assert painted == []
    assert picture("no") != before
    assert painted == ["no", "seal of no"]


def test_a_stamp_is_found_though_nobody_has_put_it_there_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, monkeypatch)
    started_anew(monkeypatch, tmp_path)
    made = Canvas(Layer(100, 60, ground, PALETTE))
    made.put(mark, Box(5, 5, 50, 50), "yes")
    assert painted == ["yes"]


@pytest.mark.parametrize("key", GAMES)
def test_pictures_of_games_look_the_same(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sample, w = play(key, next(iter(kinds_of(key).values()))), words(SOURCE)
    moments = [(sample.views[at], sample.views[at - 1]) for at in sample.moments[1:4]]

    def pictures() -> list[bytes]:
        return [
            picture.png
            for view, before in moments
            for picture in (
                PAINTERS[key].board(view, sample.seats, w, before),
                PAINTERS[key].sheet(view, sample.seats, w, before),
            )
        ]

    kept = started_anew(monkeypatch, tmp_path)
    with kept.filling():
        first = pictures()
    kept.save()
    again = started_anew(monkeypatch, tmp_path)
    monkeypatch.setattr(again, "add", lambda what, image: pytest.fail(f"{what} is painted again"))
    assert pictures() == first


def test_what_people_see_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = started_anew(monkeypatch, tmp_path)
    picture("Anne's secret")
    with kept.filling():
        picture("a sample")
    picture("Ben's secret")
    kept.save()
    started_anew(monkeypatch, tmp_path)
    for shown in ("Anne's secret", "a sample", "Ben's secret"):
        picture(shown)
    assert [shown for shown in painted if "seal" not in shown] == ["Anne's secret", "Ben's secret"]


def test_after_an_update_everything_is_painted_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = filled(tmp_path, monkeypatch)
    monkeypatch.setattr(portfolio, "fingerprint", lambda: b"another version.")
    assert not started_anew(monkeypatch, tmp_path).is_complete
    assert picture() == before
    assert "ground" in painted


@pytest.mark.parametrize("at", [0, 20, 40, -1])
def test_a_file_that_is_not_whole_is_not_used(at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, file = filled(tmp_path, monkeypatch), tmp_path / FILE
    data = bytearray(file.read_bytes())
    data[at] ^= 1
    file.write_bytes(data)
    assert not started_anew(monkeypatch, tmp_path).is_complete
    assert picture() == before
    for length in (0, 10, len(data) - 1):
        file.write_bytes(file.read_bytes()[:length])
        assert not started_anew(monkeypatch, tmp_path).is_complete
        assert picture() == before


def test_where_nothing_can_be_written_pictures_are_drawn_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with caplog.at_level(logging.WARNING):
        before = filled(tmp_path, monkeypatch)
    assert "No space left" in caplog.text
    assert list(tmp_path.iterdir()) == []
    assert picture() == before


def test_there_is_an_end_to_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portfolio, "SIZE", 300)
    kept = started_anew(monkeypatch, tmp_path)
    with kept.filling():
        for number in range(50):
            picture(str(number))
    kept.save()
    assert (tmp_path / FILE).stat().st_size < 3_000


def test_without_a_folder_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = started_anew(monkeypatch)
    assert kept.is_complete
    with kept.filling():
        picture()
    kept.save()
    assert kept.piece("anything") is None


def test_a_name_says_everything_that_pixels_follow_from() -> None:
    def local(piece: Surface, box: Box) -> None: ...

    class Nameless:
        pass

    names = {name_of(mark, 1), name_of(mark, True), name_of(mark, 1.0), name_of(mark, "1"), name_of(seal, 1)}
    assert len(names) == 5
    assert name_of(local, 1) == name_of(mark, Nameless()) == name_of(mark, (1, [local])) == ""


def test_what_has_no_name_is_painted_each_time_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = started_anew(monkeypatch, tmp_path)
    colours = iter(("#000000", "#ffffff"))

    def made() -> Image.Image:
        return Image.new("RGB", (2, 2), next(colours))

    with kept.filling():
        assert kept.kept("", made).getpixel((0, 0)) == (0, 0, 0)
        assert kept.kept("", made).getpixel((0, 0)) == (255, 255, 255)


def test_only_the_first_start_after_an_update_paints_samples_of_games_and_what_is_rarely_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Any] = []
    monkeypatch.setattr(warming, "works", lambda: [lambda: done.append("shared"), picture])
    monkeypatch.setattr(warming, "rarer_works", lambda: [lambda: done.append("rarer")])
    monkeypatch.setattr(warming, "samples_of_games", lambda: [lambda: done.append("sample")] * 2)

    def prepared() -> list[Any]:
        done.clear()
        number = 0
        while drawing.prepare(number):
            number += 1
        return list(done)

    started_anew(monkeypatch, tmp_path)
    assert prepared() == ["shared", "rarer", "sample", "sample"]
    started_anew(monkeypatch, tmp_path)
    assert prepared() == ["shared"]
    started_anew(monkeypatch)
    assert prepared() == ["shared", "rarer"], "nothing is found where nothing is kept"


def test_a_process_that_begins_anew_in_the_middle_says_so_instead_of_failing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started_anew(monkeypatch, tmp_path)
    assert drawing.prepare(37), "there is more to do: from the beginning"


def test_the_same_where_all_was_painted_meanwhile_and_there_is_less_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, monkeypatch)
    started_anew(monkeypatch, tmp_path)
    monkeypatch.setattr(warming, "works", lambda: [lambda: pytest.fail("it begins with the first")])
    assert drawing.prepare(400)


def test_where_a_source_can_not_be_read_nothing_is_kept_and_pictures_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def gone() -> bytes:
        raise FileNotFoundError("board.py")

    before = filled(tmp_path, monkeypatch)
    monkeypatch.setattr(portfolio, "fingerprint", gone)
    kept = started_anew(monkeypatch, tmp_path)
    assert "board.py" in caplog.text
    assert kept.is_complete, "nobody tries to keep anything"
    assert picture() == before
    assert "ground" in painted


def test_where_the_folder_is_none_pictures_are_drawn_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "pictures").write_text("not a folder")
    before = filled(tmp_path / "pictures", monkeypatch)
    assert "can't be kept" in caplog.text
    assert picture() == before


def test_no_field_of_a_leaderboard_is_painted_after_a_start_that_is_not_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = started_anew(monkeypatch, tmp_path)
    with kept.filling():
        for work in warming.rarer_works():
            work()
    kept.save()
    started_anew(monkeypatch, tmp_path)
    board.layer.cache_clear()
    for method in ("true", "_painted"):
        monkeypatch.setattr(Layer, method, lambda *_: pytest.fail("something is painted anew"))
    for many in range(1, warming.ROWS + 1):
        line = board.Line(12, "#0123", 1000 + many, False, 20.5, 80 + many, 1.5, 0)
        assert board.painted(board.Board("", "", (line,) * many, "", 0), words(SOURCE)).png
