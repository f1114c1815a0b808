#!/usr/bin/env python3
"""Writes the decays and isomers of data/elements/isotopes.json from NUBASE2020's file:

    python3 scripts/elements/nubase.py NUBASE_3_MAS20_TXT

NUBASE_3_MAS20_TXT: nubase_3.mas20.txt of the Atomic Mass Data Center (also in github.com/vihophong/nubase_iaea_crp).

Masses, half-lives and abundances of ground states stay those that build.py wrote. An abundance moves to the isomer that has
it: natural tantalum-180 is the isomer 180m, and its ground state lives 8 hours.
"""

import json
import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ISOTOPES = Path(__file__).parents[2] / "data" / "elements" / "isotopes.json"

UNITS = {
    "ys": "ys", "zs": "zs", "as": "as", "ps": "ps", "ns": "ns", "us": "µs", "ms": "ms", "s": "s", "m": "min", "h": "h",
    "d": "d", "y": "y", "ky": "ky", "My": "My", "Gy": "Gy", "Ty": "Ty", "Py": "Py", "Ey": "Ey", "Zy": "Zy", "Yy": "Yy",
}
SECONDS = {"s": 1, "min": 60, "h": 3600, "d": 86400}
SHORT_UNITS = ("ys", "zs", "as", "ps", "ns", "µs", "ms")
# NUBASE has about 1,900 isomers; those that live a second are used in medicine and industry, or may be.
SHORTEST_ISOMER_SECONDS = 1
KEV_PER_U = 931494.10242


def records(path: str) -> Iterator[dict]:
    """Reads the fixed columns of each line; the head of the file names them."""
    for line in Path(path).read_text().splitlines():
        if line.startswith("#"):
            continue
        yield {
            "massNumber": int(line[0:3]),
            "z": int(line[4:7]),
            "isomer": line[16].strip(),
            "excitation": line[42:54].strip(),
            "excitationUncertainty": line[54:65].strip(),
            "halfLife": line[69:78].strip(),
            "unit": line[78:80].strip(),
            "uncertainty": line[81:88].strip(),
            "branches": line[119:].strip(),
        }


def decays(branches: str) -> list[list[str]]:
    """Returns observed modes with their shares as printed, the largest first.

    "~" precedes a share that the source calls approximate or estimates from systematics. Limits and modes without a share
    are left out.
    """
    observed = []
    for branch in branches.split(";"):
        match = re.match(r"(\S+?)([=~])(\d[\d.]*(?:e-?\d+)?)(?:[^#]*)(#?)", branch.strip())
        if match and match[1] != "IS" and float(match[3]) > 0:
            # Thallium-204 alone has "EC+B+" for what the rest of the file calls B+.
            mode = "B+" if match[1] == "EC+B+" else match[1]
            observed.append([mode, ("~" if match[2] == "~" or match[4] else "") + match[3]])
    return sorted(observed, key=lambda decay: -float(decay[1].lstrip("~")))


def isomer_row(record: dict, ground: list, abundance: str | None) -> list:
    """Returns the row of an isomer: its mass is that of the ground state with the excitation energy."""
    mass = float(ground[1]) + float(record["excitation"]) / KEV_PER_U
    uncertainty = math.hypot(float(ground[2] or 0), float(record["excitationUncertainty"]) / KEV_PER_U)
    measured = record["halfLife"] != "stbl"
    return [
        record["massNumber"], f"{mass:.9f}", f"{uncertainty:.3g}", abundance,
        record["halfLife"] if measured else None, UNITS[record["unit"]] if measured else None,
        decays(record["branches"]), record["isomer"],
    ]


def is_included(record: dict) -> bool:
    """True for an isomer of measured energy that is natural or has a measured half-life of a second or more."""
    if not re.fullmatch(r"[mnpqrx]", record["isomer"]) or not re.fullmatch(r"[\d.]+", record["excitation"]):
        return False
    if "IS=" in record["branches"]:
        return True
    unit = UNITS.get(record["unit"])
    if not re.fullmatch(r"[\d.]+", record["halfLife"]) or not record["uncertainty"]:
        return False
    return unit not in SHORT_UNITS and float(record["halfLife"]) * SECONDS.get(unit, math.inf) >= SHORTEST_ISOMER_SECONDS


def main(path: str) -> None:
    file = json.loads(ISOTOPES.read_text())
    lines = list(records(path))
    ground = {(record["z"], record["massNumber"]): record for record in lines if record["isomer"] == ""}
    isomers: dict[tuple[int, int], list[dict]] = {}
    for record in filter(is_included, lines):
        isomers.setdefault((record["z"], record["massNumber"]), []).append(record)
    for element in file["elements"]:
        rows = []
        for row in [row for row in element["isotopes"] if len(row) == 7]:
            key = (element["z"], row[0])
            excited = isomers.get(key, [])
            natural = next((record for record in excited if "IS=" in record["branches"]), None)
            abundance = next((each[3] for each in element["isotopes"] if each[0] == row[0] and each[3]), None)
            rows.append([*row[:3], None if natural else abundance, *row[4:6], decays(ground[key]["branches"])])
            rows += [isomer_row(record, row, abundance if record is natural else None) for record in excited]
        element["isotopes"] = rows
    source = {
        "title": "NUBASE2020 and AME2020",
        "edition": "Chinese Physics C 45, 030001 and 030003 (2021): decays and isomers from nubase_3.mas20.txt, masses through mendeleev 1.1.0",
        "license": "MIT (mendeleev)",
        "url": "https://www-nds.iaea.org/amdc/",
    }
    elements = ",\n".join(json.dumps(element, ensure_ascii=False, separators=(",", ":")) for element in file["elements"])
    ISOTOPES.write_text(f'{{\n"source": {json.dumps(source, ensure_ascii=False)},\n"elements": [\n{elements}\n]\n}}\n')


if __name__ == "__main__":
    main(*sys.argv[1:])
