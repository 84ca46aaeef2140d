"""Compiled modules of the engine, where somebody has built some (`make fast`). Nothing needs them.

They lie in a folder of their own beside the engine, with the hash of all its sources. While that is not the hash of the
sources of today, none of them is used: what was compiled never runs in the place of a rule that has changed since.
Whoever runs a program for somebody says so; processes that it starts for its work don't say it again.
"""

import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

SOURCES: Final = Path(__file__).parent
FOLDER: Final = ".fast"
"""Beside the folder of the engine."""
MARK: Final = "sources.sha256"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""With the version of Python and the machine in it: what was built for another one is not seen."""


def hash_of(sources: Path) -> str:
    """Of every module: a compiled one has the constants of those that it imports inside."""
    found = sha256()
    for path in sorted(sources.rglob("*.py")):
        text = path.read_bytes()
        found.update(f"{path.relative_to(sources).as_posix()} {len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()


class CompiledFinder:
    """Finds the compiled modules of a folder before their sources are found. What all finders come from takes long to read."""

    def __init__(self, folder: Path) -> None:
        files = folder.rglob(f"*{SUFFIX}")
        self.files = {".".join(path.relative_to(folder).parts).removesuffix(SUFFIX): path for path in files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def use_if_fresh(sources: Path = SOURCES) -> tuple[bool, str]:
    """Whether compiled modules are used from now on; where there are some and they are not, a line that says why."""
    folder = sources.parent / FOLDER
    mark = folder / MARK
    if not mark.is_file():
        return False, ""
    finder = CompiledFinder(folder)
    if not finder.files or mark.read_text().strip() != hash_of(sources):
        why = "it is older than its sources" if finder.files else "it was built for another Python"
        mend = "`make fast` builds it anew, `make slow` removes it."
        return False, f"The compiled engine in {folder} is not used: {why}. {mend}"
    sys.meta_path.insert(0, finder)
    return True, ""
