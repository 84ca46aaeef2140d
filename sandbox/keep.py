"""Saves the world to a folder and loads it again: `world.json`, and the files beside it by their ids."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sandbox.interactions import forget_old
from sandbox.model import Records
from sandbox.world import World

RECORDS = "world.json"
FILES = "files"


def save(world: World, home: Path) -> None:
    """Writes what changed. The records are replaced as a whole, so that a crash leaves the old ones or the new ones."""
    forget_old(world)
    (home / FILES).mkdir(parents=True, exist_ok=True)
    on_disk = {path.name for path in (home / FILES).iterdir()}
    wanted = {str(number): data for number, data in world.files.items() if number not in world.dropped}
    for name, data in wanted.items():
        if name not in on_disk:
            (home / FILES / name).write_bytes(data)
    world.records.skipped = world.clock.skipped
    fresh = home / (RECORDS + ".new")
    fresh.write_bytes(msgspec.json.encode(world.records))
    fresh.replace(home / RECORDS)
    for name in on_disk - set(wanted):
        (home / FILES / name).unlink(missing_ok=True)


def load(home: Path) -> World | None:
    """The saved world; None where there is none."""
    if not (home / RECORDS).is_file():
        return None
    records = msgspec.json.decode((home / RECORDS).read_bytes(), type=Records)
    paths = (home / FILES).iterdir() if (home / FILES).is_dir() else ()
    return World(records, {int(path.name): path.read_bytes() for path in paths if path.name.isdigit()})


def forget(home: Path) -> None:
    """Removes a saved world, and nothing else that is in the folder."""
    (home / RECORDS).unlink(missing_ok=True)
    if (home / FILES).is_dir():
        for path in (home / FILES).iterdir():
            if path.name.isdigit():
                path.unlink()
