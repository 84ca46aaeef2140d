"""A program that lets a process work without end, tells that process's number, and waits to be killed."""

import asyncio
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from service.worker import Worker


async def main() -> None:
    worker = Worker()
    sys.stdout.write(f"{await worker.work(os.getpid)}\n")
    sys.stdout.flush()
    await worker.work(time.sleep, 600)


if __name__ == "__main__":
    asyncio.run(main())
