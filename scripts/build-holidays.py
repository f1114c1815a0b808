"""Writes data/holidays/: a file of public holidays for each country, and records.json, the list of places.

Computed by the Python package `holidays` (vacanza/holidays, MIT). Run it after a new release of that package:
`pip install holidays && python3 scripts/build-holidays.py` (needs `node` for the countries' names).
docs/decisions/holiday-lists.md says why it is not done in the browser.
"""

import json
import subprocess
from datetime import date, timedelta
from pathlib import Path

import holidays

FIRST_YEAR, LAST_YEAR = 2000, 2060
# Countries whose holidays differ so much between their parts that a national list alone would be of little use.
DIVIDED = ["AU", "CA", "CH", "DE", "ES", "GB"]

# What places are called besides.
ALIASES = {
    "gb": ["uk", "Great Britain"],
    "us": ["usa", "America"],
    "nl": ["Holland"],
    "ae": ["uae"],
    "ch-gr": ["Grisons"],
    "ch-vs": ["Wallis"],
    # Its id was once written with a space.
    "ch-stadt-zurich": ["ch-stadt zurich"],
}
# Parts by their English names where the package has the local ones, which become aliases.
ENGLISH = {
    "de-by": "Bavaria",
    "de-he": "Hesse",
    "de-ni": "Lower Saxony",
    "de-nw": "North Rhine-Westphalia",
    "de-rp": "Rhineland-Palatinate",
    "de-sn": "Saxony",
    "de-st": "Saxony-Anhalt",
    "de-th": "Thuringia",
    "es-an": "Andalusia",
    "es-ar": "Aragon",
    "es-cn": "Canary Islands",
    "es-cl": "Castile and León",
    "es-cm": "Castile-La Mancha",
    "es-ct": "Catalonia",
    "es-ib": "Balearic Islands",
    "es-nc": "Navarre",
    "es-pv": "Basque Country",
    "es-vc": "Valencia",
    "ch-fr": "Fribourg",
    "ch-ge": "Geneva",
    "ch-lu": "Lucerne",
    "ch-stadt-zurich": "City of Zürich",
    "ch-sg": "St. Gallen",
}
# The package knows some countries by a second code.
SECOND_CODES = ["UK"]
# A country whose list does not reach this year is of no use to anybody.
USEFUL_YEAR = 2026

# Hong Kong's general holidays, on which banks and offices close (Cap. 149), are the package's second category; the first has
# the statutory holidays of the Employment Ordinance, which lack Good Friday and Easter Monday of most years.
CATEGORIES = {"HK": "optional"}

# Russia, decree of September 24, 2025: days off of 2026 that the package lacks, with the days that they stand for.
DECREED_2026 = {date(2026, 1, 9): date(2026, 1, 3), date(2026, 12, 31): date(2026, 1, 4)}
LAST_PACKAGED_DECREE = {"RU": 2025}

# Weekends that the package lacks, or has from Wikipedia’s table against what the governments say. Libya: CLDR 48, supplemental
# weekData. Afghanistan: Labor Code, section 41 (ILO, CEACR, direct request on C106, 2007), and the Ministry of Labor’s hours
# of government offices, Saturday to Thursday (dailies.gov.af; rta.af/fa/article7967). Djibouti: Labor Code, article 97, and
# 48 hours a week (ILO, CEACR, C106); jollyday has Friday alone, too. Mauritania: Council of Ministers, September 11, 2014.
# Nepal: cabinet decision of June 6, 2022. Palestine: government offices of the West Bank. Somalia: TRT Afrika, Ministry of
# Labor and Social Affairs.
WEEKENDS = {
    "AF": [5],
    "DJ": [5],
    "LY": [5, 6],
    "MR": [6, 7],
    "NP": [6],
    "PS": [5, 6],
    "SO": [5],
}
# What a business day there needs said beside it.
WEEKEND_NOTES = {
    "AF": "Government offices also close early on Thursday, at 1 or 1:30 PM.",
    "DJ": "Many employers give a second day off.",
    "SO": "Many employers give a second day off.",
}
FRIDAY = 4

folder = Path(__file__).parent.parent / "data" / "holidays"
SOURCE = {
    "title": "vacanza/holidays: public holidays of countries and their parts",
    "edition": holidays.__version__,
    "license": "MIT",
    "url": "https://github.com/vacanza/holidays",
}
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number):
    return DIGITS[number] if number < 36 else base36(number // 36) + DIGITS[number % 36]


def line(value):
    return json.dumps(value, ensure_ascii=False)


def block(items, brackets):
    """Items that are JSON already, one a line."""
    return f"{brackets[0]}\n  " + ",\n  ".join(items) + f"\n{brackets[1]}"


def write(name, **members):
    """A file with the source, and these members as JSON."""
    lines = [f'"source": {line(SOURCE)}', *(f'"{key}": {value}' for key, value in members.items())]
    (folder / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def listed(country, part, names):
    """Of each year a text of "MMDD" and the index of the name in base 36."""
    # One more year: its New Year may be observed in the last December.
    years = range(FIRST_YEAR, LAST_YEAR + 2)
    category = CATEGORIES.get(country, "public")
    found = holidays.country_holidays(country, subdiv=part, years=years, language="en_US", categories=category)
    if country == "RU":
        add_russian_transfers(found, years)
    by_year = {year: [] for year in years}
    for day, name in sorted(found.items()):
        if day.year not in by_year:
            continue
        if name not in names:
            names.append(name)
        by_year[day.year].append(f"{day:%m%d}{base36(names.index(name))}")
    return [" ".join(by_year[year]) for year in range(FIRST_YEAR, LAST_YEAR + 1)]


def add_russian_transfers(found, years):
    """Adds the days off that the package lacks after its last decree.

    A holiday on a weekend outside January moves to the next working day (Labor Code, article 112); the government moves
    two of January's days by decree each year.
    """
    names = dict(found)
    for day, name in sorted(names.items()):
        if day.year not in years or day.year <= LAST_PACKAGED_DECREE["RU"] or day.month == 1 or day.weekday() < 5:
            continue
        observed = day + timedelta(days=1)
        while observed.weekday() >= 5 or observed in found:
            observed += timedelta(days=1)
        found[observed] = f"{name} (observed)"
    for day, replaced in DECREED_2026.items():
        found[day] = f"Day off (substituted from {replaced:%m/%d/%Y})"


def decreed_to(lists, names):
    """Returns the last year whose exchanged days are known, as JSON, for countries that decree them each year."""
    exchanged = {base36(index) for index, name in enumerate(names) if "substituted from" in name}
    years = [
        FIRST_YEAR + index
        for texts in lists.values()
        for index, text in enumerate(texts)
        if any(entry[4:] in exchanged for entry in text.split())
    ]
    return {"decreedTo": line(max(years))} if years and max(years) >= USEFUL_YEAR - 2 else {}


def part_names(country):
    """The name of each part by its code: the first of the aliases that the package knows."""
    parts = {}
    for alias, code in holidays.country_holidays(country).subdivisions_aliases.items():
        parts.setdefault(code, alias)
    return parts


def weekend_of(country):
    """Returns the weekdays of a weekend with a Friday, 1 Monday to 7 Sunday, as JSON.

    The package's Sunday-only weekends are rules for observed holidays, not the working week.
    """
    weekend = holidays.country_holidays(country, years=USEFUL_YEAR).weekend
    days = WEEKENDS.get(country) or sorted(day + 1 for day in weekend if FRIDAY in weekend)
    note = {"weekendNote": line(WEEKEND_NOTES[country])} if country in WEEKEND_NOTES else {}
    return {"weekend": line(days), **note} if days else {}


for old in folder.glob("*.json"):
    old.unlink()
codes = sorted(code for code in holidays.list_supported_countries() if len(code) == 2 and code not in SECOND_CODES)
display = "JSON.stringify(JSON.parse(process.argv[1]).map((c)=>new Intl.DisplayNames('en',{type:'region'}).of(c)))"
labels = json.loads(subprocess.run(["node", "-p", display, json.dumps(codes)], capture_output=True, check=True).stdout)

places = []


def add_place(id, label):
    places.append({"id": id, "label": label, **({"aliases": ALIASES[id]} if id in ALIASES else {})})


for code, label in zip(codes, labels):
    names, lists = [], {"": None}
    lists[""] = listed(code, None, names)
    if lists[""][USEFUL_YEAR - FIRST_YEAR] == "":
        continue
    parts = part_names(code) if code in DIVIDED else {}
    add_place(code.lower(), f"{label}, nationwide holidays" if parts else label)
    for part, name in parts.items():
        id = part.lower().replace(" ", "-")
        lists[id] = listed(code, part, names)
        id = f"{code.lower()}-{id}"
        if id in ENGLISH:
            ALIASES[id] = [name, *ALIASES.get(id, [])]
        add_place(id, f"{label}: {ENGLISH.get(id, name)}")
    years = block([f"{line(part)}: {line(years)}" for part, years in lists.items()], "{}")
    write(code.lower(), firstYear=FIRST_YEAR, **weekend_of(code), **decreed_to(lists, names), names=line(names), lists=years)

places.sort(key=lambda place: place["label"].replace("Å", "A"))
write("records", figures="{}", records=block([line(place) for place in places], "[]"))
