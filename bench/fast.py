"""`make fast`: compiles the modules in which games spend their time, with mypyc. Nothing needs it.

    python -m bench.fast check      whether there is what it takes; the exit code is 3 if not
    python -m bench.fast build      the folder `.fast` beside the engine, from the sources of now
    python -m bench.fast build --only engine/caylus/stock.py

Modules that define structs stay as they are: msgspec makes their classes, and mypyc could not.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from engine.compiled import FOLDER, MARK, SUFFIX, hash_of

ROOT = Path(__file__).parents[1]
NOT_POSSIBLE = 3
CHOSEN = {
    "engine/core": "least_squares",
    "engine/caylus": "castle estimate favours judgement listing outlook placing playout progress prospects provost road search "
    "specials stock trading turns works",
    "engine/troyes": "action_table activities asking citizens combat estimate forced groups judgement listing play playout "
    "progress roy scoring search setting threats thrift",
    "engine/troyes/actions": "build counter farm fight influence pass_round place send settle use",
    "engine/troyes_dice": "asking attacking buildings calendar chain dues features foresight listing lookahead numbering outlook "
    "picking playout progress rolling search using",
}
"""What is compiled, by folder."""
SET_UP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = sys.argv[1:]
sys.argv[1:] = ["--quiet", "build_ext", "--inplace"]
setup(name="fast", ext_modules=mypycify(modules, opt_level="2", debug_level="0"))
"""


def chosen() -> list[str]:
    return [f"{folder}/{name}.py" for folder, names in CHOSEN.items() for name in names.split()]


def missing() -> str:
    """What it would take and is not there; nothing if all is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python (Python.h)"
    return ""


def build(root: Path, modules: list[str]) -> int:
    """Compiles a copy of the engine, so that nothing half done is ever beside the sources."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(root / "engine", copy / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        mark = hash_of(copy / "engine")
        print(f"Compiling {len(modules)} modules of the engine; this takes a minute or a few ...", flush=True)
        made = subprocess.run(
            [sys.executable, "-c", SET_UP, *modules], cwd=copy, capture_output=True, text=True, check=False
        )
        if made.returncode:
            print(made.stdout + made.stderr, file=sys.stderr)
            print("The engine could not be compiled; nothing has changed.", file=sys.stderr)
            return 1
        put_in_place(copy, root / FOLDER, mark)
    print(f"Done. The bot uses {FOLDER} from its next start on, until a source changes; `make slow` removes it.")
    return 0


def put_in_place(copy: Path, folder: Path, mark: str) -> None:
    """The mark comes last: without it nothing in the folder is used."""
    shutil.rmtree(folder, ignore_errors=True)
    for file in [*copy.glob(f"*{SUFFIX}"), *copy.glob(f"engine/**/*{SUFFIX}")]:
        target = folder / file.relative_to(copy)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
    (folder / MARK).write_text(mark + "\n")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.fast")
    parser.add_argument("what", choices=("check", "build"))
    parser.add_argument("--only", nargs="+", metavar="MODULE", help="instead of all that are chosen")
    parser.add_argument("--root", type=Path, default=ROOT, help="whose engine, if not ours")
    asked = parser.parse_args(arguments)
    lacking = missing()
    if lacking:
        print(f"Nothing can be compiled here: {lacking} is missing. The bot runs without, as it is.", file=sys.stderr)
        return NOT_POSSIBLE
    return build(asked.root, asked.only or chosen()) if asked.what == "build" else 0


if __name__ == "__main__":
    sys.exit(main())
