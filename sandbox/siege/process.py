"""The bot as a real process that can be killed and comes back, and the disk that its files lie on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOMY = "512m"


class BotProcess:
    """A nursery reads the bot's modules once; each line that it reads makes a child of it, which is the bot.

    The nursery answers each line with the child's number, and with another line when the child has ended. What either writes
    to its standard error is the log.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.log: list[str] = []
        self.pid = 0
        self._nursery: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        pipe = asyncio.subprocess.PIPE
        self._nursery = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, stderr=pipe)
        self._reading = asyncio.create_task(self._read_log(self._nursery))

    async def _read_log(self, nursery: asyncio.subprocess.Process) -> None:
        assert nursery.stderr
        async for line in nursery.stderr:
            self.log.append(line.decode(errors="replace").rstrip())

    async def live(self) -> None:
        assert self._nursery and self._nursery.stdin
        self._nursery.stdin.write(b"live\n")
        self.pid = int(await self._line())

    async def _line(self) -> str:
        assert self._nursery and self._nursery.stdout
        line = await self._nursery.stdout.readline()
        if not line:
            raise RuntimeError("\n".join(["the bot's process is gone:", *self.log[-20:]]))
        return line.decode()

    def signal(self, sign: signal.Signals) -> None:
        os.kill(self.pid, sign)

    async def end(self, sign: signal.Signals) -> None:
        """Tells the bot to end and waits until it has."""
        self.signal(sign)
        await self._line()
        self.pid = 0

    async def close(self) -> None:
        if self._nursery is None or self._reading is None:
            return
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                self.signal(signal.SIGKILL)
        assert self._nursery.stdin
        self._nursery.stdin.close()
        await self._nursery.wait()
        await self._reading


class Disk:
    """A file system of its own, where that can be mounted, which can be full.

    SQLite writes on into what its log has taken before: so the bot is told as well to find the file full.
    """

    def __init__(self, home: Path, process: BotProcess) -> None:
        self.home = home
        self.process = process
        self.is_mounted = _mount("-t", "tmpfs", "-o", f"size={ROOMY}", "siege", str(home))

    def fill(self) -> None:
        if self.is_mounted:
            used = sum(file.stat().st_blocks * 512 for file in self.home.rglob("*"))
            _mount("-o", f"remount,size={max(used, 4096)}", str(self.home))
        if self.process.pid:
            self.process.signal(signal.SIGUSR1)

    def heal(self) -> None:
        if self.is_mounted:
            _mount("-o", f"remount,size={ROOMY}", str(self.home))
        if self.process.pid:
            self.process.signal(signal.SIGUSR2)

    def close(self) -> None:
        if self.is_mounted:
            subprocess.run(["umount", str(self.home)], check=False)


def _mount(*arguments: str) -> bool:
    try:
        done = subprocess.run(["mount", *arguments], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0
