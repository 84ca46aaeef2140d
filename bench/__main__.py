"""`make bench`: every target as one JSON line. `make bench ARGS="rules drawing"` takes only some.

The exit code is 1 if a target is missed that must be met.
"""

import importlib
import json
import sys

from engine import WHY_NOT_COMPILED

PARTS = ("rules", "drawing", "storing", "standing", "answering", "watching", "clicks", "suite")
FURTHER = ("growth",)
"""No targets, so only on demand."""


def main() -> int:
    chosen = sys.argv[1:] or PARTS
    unknown = [part for part in chosen if part not in (*PARTS, *FURTHER)]
    if unknown:
        sys.stderr.write(f"No such part: {' '.join(unknown)}. There are: {' '.join((*PARTS, *FURTHER))}\n")
        return 2
    if WHY_NOT_COMPILED:
        print(WHY_NOT_COMPILED, file=sys.stderr)
    is_ok = True
    for part in chosen:
        for reading in importlib.import_module(f"bench.{part}").readings():
            print(json.dumps(reading.line()), flush=True)
            is_ok &= reading.is_ok
    return 0 if is_ok else 1


if __name__ == "__main__":
    sys.exit(main())
