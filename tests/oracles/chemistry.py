"""Molar masses and balanced equations, worked out without any of SciCalc's code: writes chemistry.json beside it.

    python3 tests/oracles/chemistry.py ELEMENTS_CSV MENDELEEV_DB MOLMASS_FOLDER

Formulas are read by molmass (Christoph Gohlke, BSD), which counts the atoms; the masses are sums of the standard atomic
weights of CIAAW 2024 in ELEMENTS_CSV, and of AME2020's masses in mendeleev's database for isotopes. Equations are sets of atoms
counted by molmass too; sympy finds the null space of their matrix.
"""

import csv
import json
import math
import re
import sqlite3
import sys
from pathlib import Path

table, db, folder = sys.argv[1:]
sys.path.insert(0, folder)
import molmass  # noqa: E402
import sympy  # noqa: E402

ELECTRON = 5.485799090441e-4
connection = sqlite3.connect(db)
weights = {}
with open(table) as file:
    for row in csv.DictReader(file):
        match = re.match(r"([\d.]+)\(([\d.]+)\)", row["atomic_weight_standard"])
        if match:
            value, digits = match.groups()
            bound = float(digits) if "." in digits else int(digits) * 10.0 ** -len(value.split(".")[1])
            weights[row["symbol"]] = (float(value), bound, int(row["Z"]))
        else:
            weights[row["symbol"]] = (float(row["atomic_weight_standard"].strip("[]")), 0.0, int(row["Z"]))


def atoms(formula):
    """By symbol or by mass number and symbol: how molmass counts them. It writes isotopes as [13C] and charges as _2+."""
    return {
        (f"{number}{symbol}" if number else symbol): count
        for symbol, isotopes in molmass.Formula(formula, parse_groups=False, parse_oligos=False, parse_fractions=False, parse_arithmetic=False)._elements.items()
        for number, count in isotopes.items()
        if symbol != "e-"
    }


def mass(formula, charge=0):
    total = variance = 0.0
    for atom, count in atoms(formula).items():
        number, symbol = re.match(r"(\d*)(.+)", atom).groups()
        value, bound, z = weights[symbol]
        if number:
            value, u = connection.execute(
                "select mass, mass_uncertainty from isotopes where atomic_number = ? and mass_number = ?", (z, int(number))
            ).fetchone()
        else:
            u = bound / math.sqrt(3)
        total += count * value
        variance += (count * u) ** 2
    return total - charge * ELECTRON, math.sqrt(variance)


# As SciCalc takes it, and as molmass does where that differs; then the charge.
FORMULAS = [
    ("H2O",), ("CO2",), ("NaCl",), ("C6H12O6",), ("C12H22O11",), ("C2H5OH",), ("CH3COOH",), ("NH3",), ("HCl",), ("H2SO4",),
    ("HNO3",), ("H3PO4",), ("NaOH",), ("KOH",), ("Ca(OH)2",), ("CaCO3",), ("Na2CO3",), ("NaHCO3",), ("KMnO4",), ("K2Cr2O7",),
    ("Fe2O3",), ("Fe3O4",), ("Al2O3",), ("SiO2",), ("TiO2",), ("MgO",), ("ZnO",), ("PbO2",), ("AgNO3",), ("BaSO4",),
    ("(NH4)2SO4",), ("NH4NO3",), ("Al2(SO4)3",), ("Fe2(SO4)3",), ("Ca3(PO4)2",), ("Mg3(PO4)2",), ("Pb(NO3)2",), ("Cu(NO3)2",),
    ("K4Fe(CN)6",), ("K3[Fe(CN)6]", "K3(Fe(CN)6)"), ("[Co(NH3)6]Cl3", "(Co(NH3)6)Cl3"), ("Co",), ("CO",), ("Hf",), ("HF",), ("UF6",),
    ("C8H10N4O2",), ("C9H8O4",), ("C8H9NO2",), ("C27H46O",), ("C60",), ("C55H72MgN4O5",), ("C63H88CoN14O14P",),
    ("O2",), ("O3",), ("P4",), ("S8",), ("Hg",), ("XeF4",), ("ThO2",), ("LaB6",), ("GdCl3",), ("ZrO2",), ("Lu2O3",),
    ("CuSO4·5H2O", "CuSO4(H2O)5"), ("Ca(OH)2·2H2O", "Ca(OH)2(H2O)2"), ("MgSO4.7H2O", "MgSO4(H2O)7"),
    ("Na2CO3*10H2O", "Na2CO3(H2O)10"), ("KAl(SO4)2 · 12 H2O", "KAl(SO4)2(H2O)12"), ("H₂SO₄", "H2SO4"),
    ("2CaSO4·H2O", "Ca2S2O8H2O"),
    ("D2O",), ("[13C]6H12O6",), ("[13C]O2",), ("¹³CH4", "[13C]H4"), ("H[35Cl]",), ("[238U]F6",), ("¹⁸O2", "[18O]2"),
    ("Na+", "Na", 1), ("Cl-", "Cl", -1), ("SO4^2-", "SO4", -2), ("NH4+", "NH4", 1), ("PO4 3-", "PO4", -3), ("Cr2O72-", "Cr2O7", -2),
    ("[Fe(CN)6]4-", "Fe(CN)6", -4), ("Fe3+", "Fe", 3), ("[Cu(NH3)4]^2+", "Cu(NH3)4", 2), ("H3O⁺", "H3O", 1), ("Hg2^2+", "Hg2", 2),
]

EQUATIONS = [
    "H2 + O2 -> H2O", "Fe + O2 -> Fe2O3", "N2 + H2 -> NH3", "C3H8 + O2 -> CO2 + H2O", "CH4 + O2 -> CO2 + H2O",
    "C6H12O6 + O2 -> CO2 + H2O", "CO2 + H2O -> C6H12O6 + O2", "C8H18 + O2 -> CO2 + H2O", "KClO3 -> KCl + O2",
    "Al + HCl -> AlCl3 + H2", "Al + Fe2O3 -> Al2O3 + Fe", "Na + H2O -> NaOH + H2", "CaCO3 + HCl -> CaCl2 + CO2 + H2O",
    "H3PO4 + NaOH -> Na3PO4 + H2O", "H2SO4 + Al(OH)3 -> Al2(SO4)3 + H2O", "Ca3(PO4)2 + SiO2 + C -> CaSiO3 + CO + P4",
    "FeS2 + O2 -> Fe2O3 + SO2", "NH3 + O2 -> NO + H2O", "NO2 + H2O -> HNO3 + NO", "P4O10 + H2O -> H3PO4",
    "KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2", "K2Cr2O7 + HCl -> KCl + CrCl3 + H2O + Cl2", "Cu + HNO3 -> Cu(NO3)2 + NO + H2O",
    "Cu + HNO3 -> Cu(NO3)2 + NO2 + H2O", "Zn + HNO3 -> Zn(NO3)2 + NH4NO3 + H2O", "I2 + Na2S2O3 -> NaI + Na2S4O6",
    "K4Fe(CN)6 + H2SO4 + H2O -> K2SO4 + FeSO4 + (NH4)2SO4 + CO", "KMnO4 + FeSO4 + H2SO4 -> K2SO4 + MnSO4 + Fe2(SO4)3 + H2O",
    "C2H5OH + K2Cr2O7 + H2SO4 -> CH3COOH + Cr2(SO4)3 + K2SO4 + H2O", "PbS + O3 -> PbSO4 + O2", "As2S3 + HNO3 + H2O -> H3AsO4 + H2SO4 + NO",
    "MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O", "Cr2O7^2- + Fe^2+ + H^+ -> Cr^3+ + Fe^3+ + H2O", "MnO4^- + C2O4^2- + H^+ -> Mn^2+ + CO2 + H2O",
    "Cl2 + OH^- -> Cl^- + ClO3^- + H2O", "Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O", "MnO4^- + H^+ + e^- -> Mn^2+ + H2O",
    "Zn + Ag^+ -> Zn^2+ + Ag", "Al + OH^- + H2O -> Al(OH)4^- + H2", "IO3^- + I^- + H^+ -> I2 + H2O", "H2O2 + MnO4^- + H^+ -> Mn^2+ + O2 + H2O",
    "S2O8^2- + Cr^3+ + H2O -> SO4^2- + Cr2O7^2- + H^+", "Bi2O3 + OH^- + OCl^- -> BiO3^- + Cl^- + H2O", "Fe(OH)2 + O2 + H2O -> Fe(OH)3",
    "Ag^+ + Cl^- -> AgCl", "H^+ + OH^- -> H2O", "Ba^2+ + SO4^2- -> BaSO4", "PhCl -> P", "H2 + O2 -> H2O2",
    "C + O2 -> CO + CO2", "Fe + O2 -> FeO + Fe2O3", "H2O2 + KMnO4 + H2SO4 -> MnSO4 + K2SO4 + O2 + H2O",
    "Na -> K", "CO2 + H2O -> O2", "Fe^3+ -> Fe^2+", "H2 + O2 -> H2O + N2", "NaCl + H2O -> NaOH + H2SO4", "MnO4^- -> Mn^2+ + O2",
]


def species(text):
    charge = 0
    match = re.fullmatch(r"(.+?)\^(\d*)([+-])", text)
    if match:
        text, digits, sign = match.groups()
        charge = int(digits or 1) * (1 if sign == "+" else -1)
    return ({} if text == "e" else atoms(text)), charge


def solve(equation):
    left, right = ([species(part.strip()) for part in re.split(r"\s\+\s", side)] for side in equation.split(" -> "))
    every = [(counts, charge, 1) for counts, charge in left] + [(counts, charge, -1) for counts, charge in right]
    names = sorted({atom for counts, _, _ in every for atom in counts})
    rows = [[sign * counts.get(atom, 0) for counts, _, sign in every] for atom in names]
    rows.append([sign * charge for _, charge, sign in every])
    space = sympy.Matrix(rows).nullspace()
    if len(space) != 1:
        return {"equation": equation, "dimension": len(space)}
    vector = space[0]
    scaled = vector * sympy.ilcm(*[value.q for value in vector])
    scaled = scaled / sympy.igcd(*scaled)
    if scaled[0] < 0:
        scaled = -scaled
    return {"equation": equation, "dimension": 1, "coefficients": [int(value) for value in scaled]}


masses = []
for formula, *more in FORMULAS:
    value, u = mass(more[0] if more else formula, more[1] if len(more) > 1 else 0)
    masses.append({"formula": formula, "mass": round(value, 9), "uncertainty": round(u, 9)})
equations = [solve(equation) for equation in EQUATIONS if equation != "PhCl -> P"]
result = {
    "origin": f"molmass {molmass.__version__} (atoms), CIAAW 2024 and AME2020 (weights), sympy {sympy.__version__} (null spaces)",
    "masses": masses,
    "equations": equations,
}
(Path(__file__).parent / "chemistry.json").write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n")
print(len(masses), len(equations))
