#!/usr/bin/env python3
"""Makes data/elements from published tables, once and by hand:

    python3 scripts/elements/build.py ELEMENTS_CSV MENDELEEV_DB PYPEIT_NIST_FOLDER RASCAL_ALL_NIST OPENSTAX PUBCHEM_TSV...

ELEMENTS_CSV: the element table with its sources and flags (one row for each element).
MENDELEEV_DB: elements.db of github.com/lmmentel/mendeleev (MIT): AME2020 masses, NUBASE2020 half-lives.
PYPEIT_NIST_FOLDER: pypeit/data/arc_lines/NIST of github.com/pypeit/PypeIt: tables of NIST's Atomic Spectra Database.
RASCAL_ALL_NIST: src/rascal/arc_lines/all_nist.csv of github.com/jveitchmichaelis/rascal: the same database.
OPENSTAX: the text of OpenStax, Chemistry 2e (github.com/openstax/osbooks-chemistry-bundle), tags taken out.
PUBCHEM_TSV: tables of names and formulas in github.com/CalebBell/chemicals, made from PubChem.

Run nubase.py afterwards, which adds decays and isomers to isotopes.json.

Nothing is filled in: what a source does not have stays null, and is "not known" on the page.
"""

import csv
import json
import re
import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from compound_names import COMPOUNDS  # noqa: E402
from element_names import ALIASES, US_NAMES  # noqa: E402

TARGET = Path(__file__).parents[2] / "data" / "elements"


def write(name: str, head: dict, key: str, items: list) -> None:
    lines = [json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items]
    text = "{\n" + "".join(
        f"{json.dumps(field)}: {json.dumps(value, ensure_ascii=False)},\n" for field, value in head.items()
    )
    text += f'"{key}": [\n' + ",\n".join(lines) + "\n]\n}\n"
    (TARGET / f"{name}.json").write_text(text)
    print(name, len(items), len(text))


SOURCE_NAMES = {
    "BODR": "the Blue Obelisk Data Repository",
    "PubChem": "PubChem",
    "WP": "Wikipedia’s table",
    "mend(CRC)": "the CRC Handbook",
    "mend": "the mendeleev database",
}
FIELDS = {
    "mp": ("Melting point", " K"),
    "bp": ("Boiling point", " K"),
    "EA": ("Electron affinity", " eV"),
    "EN": ("Electronegativity", ""),
}
SAYINGS = {
    "natural abundances are mid-points of CIAAW intervals": "Natural abundances are midpoints of CIAAW’s intervals.",
    "EA: no stable anion (<=0)": "Electron affinity: the anion is not stable.",
    "EA unsettled (theory or revised since)": "Electron affinity: left out, since the sources rest on theory or have been revised.",
    "IE1 semi-empirical": "First ionization energy: semi-empirical.",
    "IE2 semi-empirical": "Second ionization energy: semi-empirical.",
    "IE3 semi-empirical": "Third ionization energy: semi-empirical.",
    "IE2 theoretical": "Second ionization energy: computed from theory.",
    "IE3 theoretical": "Third ionization energy: computed from theory.",
    "density unsettled": "Density: left out, since sources disagree.",
    "boiling point estimated": "Boiling point: estimated.",
    "configuration predicted": "Electron configuration: predicted.",
    "half-life from few events": "The half-life rests on few observed decays.",
    "group 3 / block membership disputed (La/Ac vs Lu/Lr)": "Whether lanthanum and actinium or lutetium and lawrencium belong in group 3 is disputed.",
    "Bi-209 quasi-stable (2.01e19 a)": "Bismuth-209 decays so slowly that it counts as stable for every practical purpose.",
    "density: 2.08-2.37 in sources (allotropes)": "Density: 2.08 to 2.37 g/cm³ in the sources, depending on the allotrope.",
    "density: graphite crystal 2.267, CRC 2.2; diamond 3.51": "Density: of a graphite crystal; the CRC Handbook has 2.2 g/cm³ for graphite, and diamond has 3.51 g/cm³.",
}


def states(text: str) -> str:
    """"+4 +2 -4" as "+4, +2, −4"."""
    return ", ".join(text.split()).replace("-", "−")


def sentence(flag: str) -> str | None:
    """What a flag of the table says, for a reader."""
    if flag in SAYINGS:
        return SAYINGS[flag]
    if match := re.fullmatch(r"(mp|bp|EA|EN)( unsettled)?: (.+)", flag):
        field, unsettled, values = match.groups()
        label, unit = FIELDS[field]
        told = [f"{value}{unit} in {SOURCE_NAMES[who]}" for who, value in (part.split("=") for part in values.split(", "))]
        lead = f"{label}: left out, since sources disagree: " if unsettled else f"{label}: "
        return (lead + ", ".join(told)).replace("-0.", "−0.") + "."
    if match := re.fullmatch(r"discovery year: (.+)", flag):
        *years, last = match[1].split("/")
        return f"Year of discovery: {', '.join(years)} or {last}, depending on the source."
    if match := re.fullmatch(r"oxidation: sources differ on what is common \((.*) \| (.*)\)", flag):
        return f"Common oxidation states: {states(match[1]) or 'none'} in one source; {states(match[2])} in another."
    if match := re.fullmatch(r"IE1 only NIST ASD; others \[(.+)\]", flag):
        values = list(dict.fromkeys(match[1].split(", ")))
        return f"First ionization energy: NIST’s; other tables have {' and '.join(values)} eV."
    if match := re.fullmatch(r"shells differ in Wikipedia-derived set: (.+)", flag):
        return f"Electrons by shell: {match[1].replace('-', ', ')} in Wikipedia’s table."
    if match := re.fullmatch(r"radius: (.+)", flag):
        return f"Covalent radius: {match[1]}."
    if match := re.fullmatch(r"NUBASE2020 copy lists A=(\d+) as longest-lived", flag):
        return f"NUBASE2020 lists the isotope of mass number {match[1]} as the longest-lived one."
    raise ValueError(flag)


def flags_of(text: str) -> list[str]:
    """The flags of a row; the separator also stands within brackets."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "|" and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def weight_of(row: dict) -> dict:
    """"1.0080(2) [1.00784,1.00811]", "55.845(2)" or "[97]": value, uncertainty (a bound) and interval."""
    text = row["atomic_weight_standard"]
    if match := re.fullmatch(r"\[(\d+)\]", text):
        return {"massNumber": int(match[1])}
    match = re.fullmatch(r"([\d.]+)\(([\d.]+)\)(?: \[([\d.]+),([\d.]+)\])?", text)
    value, digits, low, high = match.groups()
    if "." in digits:
        uncertainty = digits
    else:
        decimals = len(value.split(".")[1])
        uncertainty = f"{int(digits) * 10 ** -decimals:.{decimals}f}"
    return {
        "abridged": row["atomic_weight"],
        "value": value,
        "uncertainty": uncertainty,
        **({"interval": [low, high]} if low else {}),
    }


def element_of(row: dict) -> dict:
    flags = flags_of(row["flags"])
    z = int(row["Z"])
    estimated = []
    for flag, fields in {
        "boiling point estimated": ["boiling"],
        "configuration predicted": ["configuration"],
        "IE1 semi-empirical": ["ionization1"],
        "IE2 semi-empirical": ["ionization2"],
        "IE3 semi-empirical": ["ionization3"],
        "IE2 theoretical": ["ionization2"],
        "IE3 theoretical": ["ionization3"],
    }.items():
        if flag in flags:
            estimated += fields
    if row["phase_note"] == "estimated":
        estimated += [field for field in ("melting", "boiling") if row[f"{field}_K"] and field not in estimated]
    if 95 <= z <= 103 and row["electronegativity_pauling"]:
        estimated.append("electronegativity")
    note = row["phase_note"]
    return {
        "z": z,
        "weight": weight_of(row),
        "group": int(row["group"]) if row["group"] else None,
        "period": int(row["period"]),
        "block": row["block"],
        "category": row["category"].replace("unknown (predicted)", "unknown"),
        "configuration": row["electron_configuration"],
        "shells": [int(part) for part in row["shells"].split("-")],
        "electronegativity": row["electronegativity_pauling"] or None,
        "ionization1": row["ionization_energy_1_eV"] or None,
        "ionization2": row["ionization_energy_2_eV"] or None,
        "ionization3": row["ionization_energy_3_eV"] or None,
        "affinity": row["electron_affinity_eV"] or None,
        "density": row["density_g_cm3"] or None,
        "densityAt": row["density_note"] or None,
        "melting": row["melting_K"] or None,
        "boiling": row["boiling_K"] or None,
        **({"sublimes": True} if note.startswith("sublimes") else {}),
        **({"phaseNote": phase_note(note)} if note and note != "estimated" else {}),
        "oxidationCommon": [int(part) for part in row["oxidation_states_common"].split()],
        "oxidationAll": [int(part) for part in row["oxidation_states_all"].split()],
        "covalentRadius": row["covalent_radius_pm"] or None,
        "vdwRadius": row["vdw_radius_pm"] or None,
        "discovered": "ancient" if row["discovery_year"] == "ancient" else int(row["discovery_year"]) if row["discovery_year"] else None,
        **({"reference": [row["reference_isotope"], row["half_life"]]} if row["reference_isotope"] else {}),
        "radioactive": row["radioactive"] == "yes",
        "cas": row["cas"] or None,
        **({"estimated": estimated} if estimated else {}),
        "notes": [said for flag in flags if (said := sentence(flag))],
    }


def phase_note(note: str) -> str:
    if note.startswith("no melting"):
        return "Does not become solid at 1 atm; it melts at 0.95 K under 2.5 MPa."
    if "1090 K" in note:
        return "Sublimes at 1 atm; it melts at 1090 K under 3.6 MPa."
    return "Sublimes at 1 atm; there is no melting point."


SIGNS = {
    "ysec": "ys", "zsec": "zs", "asec": "as", "psec": "ps", "nsec": "ns", "usec": "µs", "msec": "ms", "sec": "s",
    "minute": "min", "hour": "h", "day": "d", "year": "y", "kyear": "ky", "Myear": "My", "Gyear": "Gy", "Tyear": "Ty",
    "Pyear": "Py", "Eyear": "Ey", "Zyear": "Zy", "Yyear": "Yy",
}


def number(value: float) -> str:
    return f"{value:.10g}"


def isotopes(db: str, rows: list) -> list:
    """By element: mass number, mass, its uncertainty, natural abundance in percent, half-life or "stable", its unit, an empty list.

    Half-lives without an uncertainty are limits or estimates, and are left out. nubase.py fills in decays and adds isomers:
    the database lost powers of ten and the prefix of beta-delayed modes. The
    database calls nuclides stable whose half-life nobody has measured: stable here are those that the table of elements says.
    """
    stable = {int(row["Z"]): {int(part) for part in row["stable_isotopes"].split(";") if part} for row in rows}
    abundances = {
        int(row["Z"]): dict(part.rstrip("%").split(":") for part in row["natural_isotopes"].split(";") if part) for row in rows
    }
    connection = sqlite3.connect(db)
    result = []
    for z in range(1, 119):
        own = []
        for mass_number, mass, u, value, unit, uncertainty in connection.execute(
            "select mass_number, mass, mass_uncertainty, half_life, half_life_unit, half_life_uncertainty "
            "from isotopes where atomic_number = ? order by mass_number", (z,)
        ):
            measured = value is not None and uncertainty is not None
            abundance = abundances[z].get(str(mass_number))
            is_stable = mass_number in stable[z]
            if not measured and abundance is None and not is_stable:
                continue
            own.append([
                mass_number, repr(mass), f"{u:.3g}" if u else None, abundance,
                *(["stable", None] if is_stable else [number(value), SIGNS[unit]] if measured else [None, None]),
                [],
            ])
        result.append({"z": z, "isotopes": own})
    return result


def air(vacuum: float) -> float:
    """Wavelength in air of one in vacuum, in Å (Morton 2000, as NIST's database and the International Astronomical Union use it)."""
    s2 = (1e4 / vacuum) ** 2
    return vacuum / (1 + 8.34254e-5 + 2.406147e-2 / (130 - s2) + 1.5998e-4 / (38.9 - s2))


VISIBLE = (3800, 7500)
MOST_LINES = 30


def nist_tables(folder: str, rascal: str) -> list:
    """Lines of neutral atoms in air by element, the strongest of each: wavelength in nm, relative intensity."""
    found: dict[str, dict[float, float]] = {}
    for symbol, file in {"He": "HeI", "Ne": "NeI_vacuum", "Kr": "KrI_air", "Zn": "ZnI", "Cd": "CdI", "Hg": "HgI", "Fe": "FeI_vacuum"}.items():
        text = (Path(folder) / f"{file}.ascii").read_text(errors="replace")
        for line in text.splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) < 4:
                continue
            wavelength, intensity = re.match(r"[\d.]+", cells[0]), re.match(r"\d+", cells[2])
            if wavelength and intensity:
                keep(found, symbol, float(wavelength[0]), float(intensity[0]), "vacuum" in file)
    with open(rascal) as file:
        for row in csv.DictReader(file):
            if row["element"] in ("Ar", "Xe", "Cu") and row["sp_num"] == "1" and re.fullmatch(r"\d+", row["intens"]):
                keep(found, row["element"], float(row["obs_wl_vac(A)"]), float(row["intens"]), True)
    result = []
    for symbol, lines in found.items():
        strongest = sorted(lines.items(), key=lambda item: -item[1])[:MOST_LINES]
        top = strongest[0][1]
        result.append({
            "symbol": symbol,
            "lines": [[f"{wavelength:.3f}", round(intensity / top, 4)] for wavelength, intensity in sorted(strongest) if intensity / top >= 0.001],
        })
    # The database's observed wavelengths; relative intensities were not at hand.
    result.append({"symbol": "H", "lines": [["410.173", None], ["434.047", None], ["486.135", None], ["656.279", None]]})
    result.append({"symbol": "Na", "lines": [["588.995", None], ["589.592", None]]})
    return result


def keep(found: dict, symbol: str, wavelength: float, intensity: float, vacuum: bool) -> None:
    own = air(wavelength) if vacuum else wavelength
    if VISIBLE[0] <= own <= VISIBLE[1] and intensity > 0:
        lines = found.setdefault(symbol, {})
        at = round(own / 10, 3)
        lines[at] = max(lines.get(at, 0), intensity)


def composition(formula: str) -> dict[str, int]:
    """Atoms of a formula with brackets and hydrate dots."""
    total: dict[str, int] = {}
    for part in formula.split("·"):
        times, rest = re.fullmatch(r"(\d*)(.*)", part).groups()
        stack: list[dict[str, int]] = [{}]
        for token, symbol, count in re.findall(r"(\(|\)(\d*)|[A-Z][a-z]?)(\d*)", rest):
            if token == "(":
                stack.append({})
            elif token.startswith(")"):
                inner = stack.pop()
                for atom, amount in inner.items():
                    stack[-1][atom] = stack[-1].get(atom, 0) + amount * int(symbol or 1)
            else:
                stack[-1][token] = stack[-1].get(token, 0) + int(count or 1)
        for atom, amount in stack[0].items():
            total[atom] = total.get(atom, 0) + amount * int(times or 1)
    return total


def compounds(book: str, tables: list[str]) -> list:
    """Our formulas of common compounds that a source has: PubChem under the CAS number, or a textbook beside the name."""
    text = re.sub(r"\s+", " ", Path(book).read_text()).replace("\u200b", "")
    known = {}
    for table in tables:
        with open(table) as file:
            for line in file:
                cells = line.rstrip("\n").split("\t")
                known.setdefault(cells[1], (cells[2], {cell.lower() for cell in cells[7:]}))
    result = []
    for cas, formula, names in COMPOUNDS:
        if cas not in known:
            if told := [name for name in names if stands_beside(text, name, formula)]:
                result.append({"formula": formula, "names": told, "source": "openstax"})
            else:
                print("in no source:", cas, formula)
            continue
        listed, synonyms = known[cas]
        bare = re.sub(r"[+-]\d*$", "", listed)
        if composition(bare) != composition(formula):
            print("another composition:", cas, formula, listed)
            continue
        told = [name for name in names if name.lower() in synonyms]
        if missing := [name for name in names if name not in told]:
            print("names that PubChem does not have:", formula, missing)
        if told:
            result.append({"formula": formula, "cas": cas, "names": told})
    return result


def stands_beside(text: str, name: str, formula: str) -> bool:
    bare = formula.replace("·", "")
    return any(
        bare in re.sub(r"[ ·⋅•]", "", text[max(0, match.start() - 60):match.end() + 60])
        for match in re.finditer(re.escape(name), text, re.IGNORECASE)
    )


def main(table: str, db: str, nist: str, rascal: str, book: str, *pubchem: str) -> None:
    with open(table) as file:
        rows = list(csv.DictReader(file))
    TARGET.mkdir(exist_ok=True)
    write("names", {"source": {"title": "IUPAC Periodic Table of the Elements", "edition": "names and symbols of 2024; spelling of the United States (ACS)"}}, "elements", [
        {"z": int(row["Z"]), "symbol": row["symbol"], "name": US_NAMES.get(row["name"], row["name"]),
         **({"aliases": aliases} if (aliases := ALIASES.get(row["symbol"])) else {})}
        for row in rows
    ])
    write("properties", {"source": {"title": "Elements: weights of CIAAW 2024, energies of NIST, temperatures and densities on which tables agree", "edition": "2024 weights; tables retrieved November 2025",
        "clause": "by field: see sources"}, "sources": {
        "weight": "CIAAW, Standard Atomic Weights 2021 (Prohaska et al., Pure Appl. Chem. 94, 573, 2022) with the changes of 2024 (Zr, Gd, Lu)",
        "configuration": "NIST Atomic Spectra Database, ground states; predicted from element 105",
        "electronegativity": "Pauling scale, Allred 1961, in PubChem and the Blue Obelisk Data Repository",
        "ionization1": "NIST Atomic Spectra Database, through the mendeleev database",
        "affinity": "Values on which two of four tables agree within 0.3%",
        "density": "CRC Handbook through the mendeleev database, where a second table agrees within 0.6%; K, V, Mn, Sr, Tc, Ru, Ta, Re and Am from their crystal lattice at 20 °C (J. W. Arblaster, Selected Values of the Crystallographic Properties of Elements, 2018)",
        "melting": "CRC Handbook through the mendeleev database, where a second table agrees within 1.2 K",
        "boiling": "CRC Handbook through the mendeleev database, where a second table agrees within 1.5 K",
        "oxidationCommon": "PubChem and Wikipedia’s list of main states",
        "covalentRadius": "Cordero et al., Dalton Trans. 2008, 2832",
        "vdwRadius": "Alvarez, Dalton Trans. 2013, 42, 8617",
        "discovered": "The year given by at least two of mendeleev, PubChem and Blue Obelisk",
        "abundance": "CIAAW, Isotopic Compositions of the Elements 2021",
    }}, "elements", [element_of(row) for row in rows])
    write("isotopes", {"source": {"title": "NUBASE2020 and AME2020", "edition": "Chinese Physics C 45, 030001 and 030003 (2021), through mendeleev 1.1.0", "license": "MIT (mendeleev)", "url": "https://github.com/lmmentel/mendeleev"}}, "elements", isotopes(db, rows))
    write("lines", {"source": {"title": "NIST Atomic Spectra Database", "edition": "tables of 2015 to 2022 in PypeIt and rascal", "url": "https://physics.nist.gov/asd"}}, "elements", nist_tables(nist, rascal))
    write("compounds", {
        "source": {"title": "PubChem, names and compositions by CAS number", "edition": "tables of CalebBell/chemicals", "license": "public domain", "url": "https://github.com/CalebBell/chemicals"},
        "openstax": {"title": "OpenStax, Chemistry 2e", "edition": "2019, revised", "license": "CC BY 4.0", "url": "https://openstax.org/details/books/chemistry-2e"},
    }, "compounds", compounds(book, list(pubchem)))


if __name__ == "__main__":
    main(*sys.argv[1:])
