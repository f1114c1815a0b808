"""Writes lib/civil/holidays/: a file of public holidays for each country, and the list of places.

Computed by the Python package `holidays` (vacanza/holidays, MIT). Run it after a new release of that package:
`pip install holidays && python3 scripts/build-holidays.py && npm run format` (needs `node` for the countries' names).
docs/decisions/holiday-lists.md says why it is not done in the browser.
"""

import json
import subprocess
from pathlib import Path
from shutil import rmtree

import holidays

FIRST_YEAR, LAST_YEAR = 2000, 2060
# Countries whose holidays differ so much between their parts that a national list alone would be of little use.
DIVIDED = ["AU", "CA", "CH", "DE", "ES", "GB"]

folder = Path(__file__).parent.parent / "lib" / "civil" / "holidays"
head = (
    f"/** Made by scripts/build-holidays.py from the Python package holidays {holidays.__version__} (MIT): "
    "do not edit. */\n"
)
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number):
    return DIGITS[number] if number < 36 else base36(number // 36) + DIGITS[number % 36]


def text(value):
    return json.dumps(value, ensure_ascii=False, indent=1)


def listed(country, part, names):
    """Of each year a text of "MMDD" and the index of the name in base 36."""
    # One more year: its New Year may be observed in the last December.
    years = range(FIRST_YEAR, LAST_YEAR + 2)
    found = holidays.country_holidays(country, subdiv=part, years=years, language="en_US")
    by_year = {year: [] for year in years}
    for day, name in sorted(found.items()):
        if day.year not in by_year:
            continue
        if name not in names:
            names.append(name)
        by_year[day.year].append(f"{day:%m%d}{base36(names.index(name))}")
    return [" ".join(by_year[year]) for year in range(FIRST_YEAR, LAST_YEAR + 1)]


def part_names(country):
    """The name of each part by its code: the first of the aliases that the package knows."""
    parts = {}
    for alias, code in holidays.country_holidays(country).subdivisions_aliases.items():
        parts.setdefault(code, alias)
    return parts


rmtree(folder / "lists", ignore_errors=True)
(folder / "lists").mkdir(parents=True)
codes = sorted(code for code in holidays.list_supported_countries() if len(code) == 2)
display = "JSON.stringify(JSON.parse(process.argv[1]).map((c)=>new Intl.DisplayNames('en',{type:'region'}).of(c)))"
labels = json.loads(subprocess.run(["node", "-p", display, json.dumps(codes)], capture_output=True, check=True).stdout)

# A country whose list does not reach this year is of no use to anybody.
USEFUL_YEAR = 2026

places = []
for code, label in zip(codes, labels):
    names, lists = [], {"": None}
    lists[""] = listed(code, None, names)
    if lists[""][USEFUL_YEAR - FIRST_YEAR] == "":
        continue
    parts = part_names(code) if code in DIVIDED else {}
    places.append({"id": code.lower(), "label": f"{label}, nationwide holidays" if parts else label})
    for part, name in parts.items():
        lists[part.lower()] = listed(code, part, names)
        places.append({"id": f"{code}-{part}".lower(), "label": f"{label}: {name}"})
    body = f"export const names = {text(names)};\nexport const lists = {text(lists)};\n"
    (folder / "lists" / f"{code.lower()}.ts").write_text(head + body)

places.sort(key=lambda place: place["label"].replace("Å", "A"))
body = f"export const places = {text(places)} as const;\n"
(folder / "places.ts").write_text(head + body)
