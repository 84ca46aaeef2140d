"""What the process beside the bot does with a message, tried here: what it does over there no test can see into."""

import io
import os
import pickle
from queue import SimpleQueue
from typing import Any

import pytest

from service import working


def told(message: bytes) -> tuple[bool, Any]:
    return pickle.loads(working._done(message))


def asked(function: Any, *values: Any) -> bytes:
    return pickle.dumps((function, values))


class Unspeakable(Exception):
    """Can be told to nobody: it takes more to make one than it keeps."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one)


def stumble() -> None:
    raise Unspeakable("a", "b")


def test_what_anybody_prints_goes_to_the_log_and_answers_go_to_the_bot(capfd: pytest.CaptureFixture[str]) -> None:
    before = os.dup(1)
    try:
        answers = working._answers()
        os.write(1, b"printed by mistake")
        answers.write(b"an answer")
        answers.close()
    finally:
        os.dup2(before, 1)
        os.close(before)
    assert capfd.readouterr() == ("an answer", "printed by mistake")


def test_what_was_asked_for_is_done_and_said_to_be_so() -> None:
    assert told(asked(divmod, 7, 2)) == (True, (3, 1))


def test_what_fails_is_told_as_it_failed_with_the_lines_where_it_did() -> None:
    is_done, error = told(asked(divmod, 7, 0))
    assert (is_done, type(error)) == (False, ZeroDivisionError)
    assert "Traceback" in error.__notes__[0]


def test_a_failure_that_can_not_be_told_is_told_in_words() -> None:
    is_done, error = told(asked(stumble))
    assert (is_done, type(error)) == (False, RuntimeError)
    assert "Unspeakable" in str(error)


def test_a_message_that_can_not_be_read_is_answered_all_the_same() -> None:
    is_done, _ = told(b"nonsense")
    assert not is_done


def test_messages_are_heard_one_after_the_other_and_the_process_ends_with_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(working.os, "_exit", ended.append)
    heard: SimpleQueue[bytes] = SimpleQueue()
    messages = (b"one", b"", b"three" * 100)
    working._listen(io.BytesIO(b"".join(working.HEAD.pack(len(each)) + each for each in messages)), heard)
    assert [heard.get_nowait() for _ in messages] == [*messages]
    assert heard.empty() and ended == [0]
