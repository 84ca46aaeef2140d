"""The other end of a `Worker`: `python -m service.working NICENESS` does what it is told until its bot is gone."""

import os
import pickle
import signal
import struct
import sys
import traceback
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

try:
    import fcntl
except ImportError:
    fcntl = None

HEAD: Final = struct.Struct(">I")
"""Before every message: how long it is."""
ROOM: Final = 1 << 20
"""Bytes of an answer that lie in the pipe: a picture is smaller, so it is put there at once, and the next thing begun."""


def main() -> None:
    """Signals are the bot's business: whoever stops the bot still gets their last pictures."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    if niceness := int(sys.argv[1]):
        _stand_back(niceness)
    asked: SimpleQueue[bytes] = SimpleQueue()
    answers = _answers()
    Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    while True:
        told = _done(asked.get())
        try:
            answers.write(HEAD.pack(len(told)) + told)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # The bot went while this was being done, and its end was not heard yet.


def _stand_back(niceness: int) -> None:
    """Who wakes up takes the processor at once from whoever woke them, and the bot's loop would stand still in the middle of
    asking. As a batch of work, it begins when the bot waits or another core is free. Whoever draws does not stand back: for a
    picture people wait.
    """
    if hasattr(os, "nice"):
        os.nice(niceness)
    if hasattr(os, "sched_setscheduler") and hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _answers() -> BinaryIO:
    """Where the bot reads; what anybody prints by mistake goes to the log instead."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if fcntl is not None:
        with suppress(AttributeError, OSError):
            fcntl.fcntl(answers.fileno(), fcntl.F_SETPIPE_SZ, ROOM)
    return answers


def _listen(source: BinaryIO, asked: "SimpleQueue[bytes]") -> None:
    """When the bot is gone, however it went, there is nothing left to work for, and whatever is being done ends."""
    while head := source.read(HEAD.size):
        asked.put(source.read(HEAD.unpack(head)[0]))
    os._exit(0)


def _done(asked: bytes) -> bytes:
    try:
        function, values = pickle.loads(asked)
        return pickle.dumps((True, function(*values)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _failed(error)


def _failed(error: Exception) -> bytes:
    """With the lines where it happened, which the bot could not tell."""
    lines = "".join(traceback.format_exception(error))
    error.add_note(lines)
    try:
        told = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
        pickle.loads(told)
        return told
    except Exception:
        plain: Any = RuntimeError(lines)
        return pickle.dumps((False, plain), pickle.HIGHEST_PROTOCOL)


if __name__ == "__main__":
    main()
