"""Writes data/constants/constants.json from NIST's own ASCII table of CODATA 2022 ("allascii.txt"), which SciPy (1.15 or
newer) carries as it was published: python3 tests/oracles/constants.py. lib/calculators/physics/tests compares the constants that formulas
use with the numbers that SciPy itself makes of that table, in constants.json beside this file.
"""

import json
import pathlib
import re

import scipy
from scipy.constants import _codata as codata

root = pathlib.Path(__file__).resolve().parents[2]
RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def unit_of(text):
    raised = re.sub(r"\^(-?\d+)", lambda found: found[1].translate(RAISED), text)
    return "·".join({"ohm": "Ω"}.get(part, part) for part in raised.split())


constants = []
for line in codata.txt2022.split("\n"):
    if not line.strip():
        continue
    name, value, uncertainty, unit = (line[:60].strip(), line[60:85].strip(), line[85:110].strip(), line[110:].strip())
    plain = value.replace(" ", "")
    record = {
        "id": re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-"),
        "name": name,
        "value": plain.replace("...", ""),
    }
    if uncertainty != "(exact)":
        record["uncertainty"] = uncertainty.replace(" ", "")
    elif "..." in plain:
        record["goesOn"] = True
    if unit:
        record["unit"] = unit_of(unit)
    constants.append(record)

source = {
    "title": "CODATA recommended values of the fundamental physical constants, NIST",
    "edition": "2022",
    "clause": "Table of all constants (allascii.txt)",
    "url": "https://physics.nist.gov/cuu/Constants/",
}
lines = ",\n".join("  " + json.dumps(each, ensure_ascii=False) for each in constants)
(root / "data/constants/constants.json").write_text(
    f'{{\n"source": {json.dumps(source, ensure_ascii=False)},\n"constants": [\n{lines}\n]\n}}\n'
)
numbers = {
    each["id"]: {"value": repr(found[0]), "uncertainty": repr(found[2])}
    for each in constants
    # Of 2022 alone: in the merged table two names of natural units stand for values of older editions.
    if (found := codata._physical_constants_2022.get(each["name"])) is not None
}
assert len(numbers) == len(constants)
(root / "tests/oracles/constants.json").write_text(
    json.dumps({"from": f"SciPy {scipy.__version__}, its table of CODATA 2022", "constants": numbers}, indent=1) + "\n"
)
print(len(constants))
