"""Questions on science: physics, chemistry, geometry, statistics, algebra and units in formulas.

Sources and conventions:
- Constants: CODATA 2022 (exact where the SI defines them); g = 9.80665 m/s², on the Moon
  1.62 m/s² (NASA fact sheet).
- Atomic weights: CIAAW abridged values, read from tests/oracles/elements.csv.
- Standard deviations and variances: with n − 1 for a sample, with n for a population.
- Data in a rate are decimal (1 MB = 1000 kB), as in issue 25; steps of 1024 are accepted too.
- Gauge pressure is above 1 atm = 101.325 kPa.
"""

import csv
import itertools
import re
import statistics
from collections import Counter
from math import asin, degrees, log2, log10, pi, radians, sin, sqrt
from pathlib import Path

from entries import print_entries, refuse, text, value
from physical import ATMOSPHERE, FOOT, GALLON, GRAVITY, INCH, MPH, POUND

LIGHT = 299792458  # m/s
PLANCK = 6.62607015e-34  # J s
CHARGE = 1.602176634e-19  # C
AVOGADRO = 6.02214076e23  # 1/mol
BOLTZMANN = 1.380649e-23  # J/K
GAS = AVOGADRO * BOLTZMANN  # J/(mol K)

# --- Motion, force and energy ------------------------------------------------------------------

FALL_100_FT = sqrt(2 * 100 * FOOT / GRAVITY)
SPEED_20_M = sqrt(2 * GRAVITY * 20)
FALL_3_S = GRAVITY * 9 / 2
CAR_60 = 1500 * (60 * MPH) ** 2 / 2
STOP_60 = 60 * MPH / 5

value(
    "kinetic energy of a 1500 kg car at 60 mph",
    CAR_60,
    "J",
    "E = ½mv²",
    also=[(CAR_60 / 1000, "kJ"), (CAR_60 / 1e6, "MJ")],
)
value("ke 5 kg 5 m/s", 62.5, "J", "E = ½mv²", "equal")
value("how long to fall 100 ft with no air resistance", FALL_100_FT, "s", "t = √(2h/g)", "negation")
value(
    "impact speed of a 20 m drop",
    SPEED_20_M,
    "m/s",
    "v = √(2gh)",
    also=[(SPEED_20_M / MPH, "mph"), (SPEED_20_M * 3.6, "km/h"), (SPEED_20_M / FOOT, "ft/s")],
)
value("free fall 3 seconds how far", FALL_3_S, "m", "s = ½gt²", also=[(FALL_3_S / FOOT, "ft")])
value(
    "time to fall 20 m on teh moon",
    sqrt(40 / 1.62),
    "s",
    "t = √(2h/g), g = 1.62 m/s²",
    "qualifier",
    [(sqrt(40 / 1.625), "s"), (sqrt(40 / 1.622), "s")],
)
value("force to accelerate 10 kg at 2 m/s2", 20, "N", "F = ma")
value("potential energy 10 kg 5 m up", 10 * GRAVITY * 5, "J", "E = mgh")
value(
    "acceleration from 60 mph to 0 in 5 s",
    -STOP_60,
    "m/s²",
    "a = (v − v₀)/t",
    "from/to",
    [(-STOP_60 / FOOT, "ft/s²"), (-STOP_60 / GRAVITY, "g"), (-60 / 5, "mph/s")],
)
value("period of a 1 m long pendulum", 2 * pi * sqrt(1 / GRAVITY), "s", "T = 2π√(L/g)")
value(
    "heat to warm 2 kg of water from 20 to 100 c, specific heat 4186 J/kg/K",
    2 * 4186 * 80,
    "J",
    "Q = mcΔT",
    "from/to",
    [(669.76, "kJ"), (0.66976, "MJ")],
)

# --- Electricity, waves and light --------------------------------------------------------------

value("current 12 v across 4 ohms", 3, "A", "I = V/R")
value("voltage when 2,5 mA go thru a 4.7k resistor", 11.75, "V", "V = IR")
value("power in a 6 ohm resistor at 12v", 24, "W", "P = V²/R", "order")
value("10 ohm and 10 ohm in parallel", 5, "Ω", "1/R = 1/R₁ + 1/R₂", "equal")
value("100, 100 and 50 ohms in parallel", 25, "Ω", "1/R = Σ1/Rᵢ", "equal")
value("10 10 and 20 ohm in series not parallel", 40, "Ω", "R = ΣRᵢ", "negation")
value("wavelength of 100 MHz", LIGHT / 1e8, "m", "λ = c/f")
value("photon energy of 500 nm light in eV", PLANCK * LIGHT / 500e-9 / CHARGE, "eV", "E = hc/λ")
value("image distance lens f 10 cm object at 30 cm", 15, "cm", "1/f = 1/d_o + 1/d_i")
value("focal lenght if object 20 cm and image 20 cm from the lens", 10, "cm", "1/f = 1/d_o + 1/d_i", "equal")
value(
    "snells law 30 degrees from air n=1 into glass n=1.5",
    degrees(asin(sin(radians(30)) / 1.5)),
    "°",
    "n₁ sin θ₁ = n₂ sin θ₂",
    "order",
)
value("add 60 db and 60 db", 10 * log10(2e6), "dB", "L = 10 log Σ10^(Lᵢ/10)", "equal")
value("70 dB + 73 dB total noise level", 10 * log10(10**7 + 10**7.3), "dB", "L = 10 log Σ10^(Lᵢ/10)")
value("three machines 80 db each combined", 80 + 10 * log10(3), "dB", "L = 80 + 10 log 3", "quantity")

# --- Gases, half-life, pH and solutions --------------------------------------------------------

GAUGE_MOLES = (2e5 + ATMOSPHERE) * 0.01 / (GAS * 293.15)

value(
    "volume of 2 mol of gas at 25c and 1 atm",
    2 * GAS * 298.15 / ATMOSPHERE * 1000,
    "L",
    "V = nRT/p",
    also=[(2 * GAS * 298.15 / ATMOSPHERE, "m³")],
)
value(
    "pressure 0.5 mol in 10 L at 300 K",
    0.5 * GAS * 300 / 0.01 / 1000,
    "kPa",
    "p = nRT/V",
    also=[
        (0.5 * GAS * 300 / 0.01, "Pa"),
        (0.5 * GAS * 300 / 0.01 / ATMOSPHERE, "atm"),
        (0.5 * GAS * 300 / 1000, "bar"),
    ],
)
value(
    "moles of ideal gas in 10 liters at 2 bar gauge, 20 c",
    GAUGE_MOLES,
    "mol",
    "n = pV/RT, p = 2 bar + 1 atm",
    "qualifier",
)
value("how much of 80 g is left after 3 half lives", 10, "g", "N = N₀/2^n")
value("c14 half life 5730 years, start 100 g, left after 2000 yrs", 100 / 2 ** (2000 / 5730), "g", "N = N₀/2^(t/T)")
value("half life 8 days 64 g how much has decayed after 24 days", 56, "g", "N₀ − N₀/2³", "negation")
value("100 mg with half life 6 h, left after 6 h", 50, "mg", "N = N₀/2^(t/T)", "equal")
value("how many half lives to go from 100% down to 10%", log2(10), "half-lives", "log₂ 10", "from/to", [(log2(10), "")])
value("ph of h+ 3.2e-5 M", -log10(3.2e-5), "", "pH = −log[H⁺]")
value("ph of 0.01 M HCl", 2, "", "strong acid, [H⁺] = 0.01")
value("pH of 0.01 M NaOH", 12, "", "strong base, pH = 14 − 2", "qualifier")
value(
    "h+ concentration at ph 4.5",
    10**-4.5,
    "mol/L",
    "[H⁺] = 10^−pH",
    also=[(10**-4.5, "M"), (1000 * 10**-4.5, "mmol/L"), (1e6 * 10**-4.5, "µmol/L")],
)
value("ml of 12 M stock to make 500 ml of 1 M", 500 / 12, "mL", "C₁V₁ = C₂V₂", also=[(500 / 12000, "L")])
value(
    "50 ml of 2 M stock, add 200 ml water, new molarity", 0.4, "mol/L", "C₂ = 2 · 50/250", "before/after", [(0.4, "M")]
)
value("dilute 50 ml of 2 M to 200 ml, final molarity", 0.5, "mol/L", "C₂ = 2 · 50/200", "before/after", [(0.5, "M")])

# --- Chemistry ---------------------------------------------------------------------------------

with (Path(__file__).parents[2] / "oracles" / "elements.csv").open(encoding="utf-8") as file:
    ELEMENTS = {row["symbol"]: row for row in csv.DictReader(file)}


def count_atoms(formula):
    """Counts the atoms of a formula with at most one level of parentheses."""
    atoms = Counter()
    for group, times, symbol, count in re.findall(r"\(([^)]*)\)(\d*)|([A-Z][a-z]?)(\d*)", formula):
        inner = count_atoms(group) if group else {symbol: int(count or 1)}
        for name, amount in inner.items():
            atoms[name] += amount * int(times or 1)
    return atoms


def molar_mass(formula):
    """Returns g/mol; a hydrate is written CuSO4·5H2O."""
    total = 0
    for part in formula.split("·"):
        times, formula_of_part = re.fullmatch(r"(\d*)(.*)", part).groups()
        total += int(times or 1) * sum(
            float(ELEMENTS[name]["atomic_weight"]) * count for name, count in count_atoms(formula_of_part).items()
        )
    return total


def share(symbol, formula):
    return 100 * float(ELEMENTS[symbol]["atomic_weight"]) * count_atoms(formula)[symbol] / molar_mass(formula)


def balance(left, right):
    """Returns the least coefficients (up to 15) that balance a reaction, by trying them all."""
    for limit in range(1, 16):
        for factors in itertools.product(range(1, limit + 1), repeat=len(left) + len(right)):
            atoms = Counter()
            for factor, sign, formula in zip(factors, [1] * len(left) + [-1] * len(right), left + right):
                for name, amount in count_atoms(formula).items():
                    atoms[name] += sign * factor * amount
            if not any(atoms.values()):
                return factors
    raise ValueError("no balance")


def write_reactions(left, right):
    """Returns a balanced reaction in the notations that people use."""
    factors = balance(left, right)
    results = []
    for subscripts, space, arrow in itertools.product((True, False), (" ", ""), ("→", "=", "->")):
        terms = [
            ("" if factor == 1 else f"{factor}{space}")
            + (formula.translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")) if subscripts else formula)
            for factor, formula in zip(factors, left + right)
        ]
        results.append(f"{' + '.join(terms[: len(left)])} {arrow} {' + '.join(terms[len(left) :])}")
    return list(dict.fromkeys(results))


CIAAW = "CIAAW abridged atomic weights"
value("molar mass of glucose c6h12o6", molar_mass("C6H12O6"), "g/mol", CIAAW)
value("mol wt of ca(oh)2", molar_mass("Ca(OH)2"), "g/mol", CIAAW)
value("molar mass CuSO4·5H2O", molar_mass("CuSO4·5H2O"), "g/mol", CIAAW, "qualifier")
value("mass of two moles of h2so4", 2 * molar_mass("H2SO4"), "g", CIAAW, "quantity")
value("grams nacl for 500 ml of 0.5 M solution", 0.25 * molar_mass("NaCl"), "g", "m = CVM")
value("grams of cuso4·5h2o for 250 mL of 0.1 M", 0.025 * molar_mass("CuSO4·5H2O"), "g", "m = CVM", "qualifier")
value("percent oxygen by mass in water", share("O", "H2O"), "%", CIAAW)
value("% nitrogen in NH4NO3", share("N", "NH4NO3"), "%", CIAAW)
value("percent of co2 that is carbon by mass not oxygen", share("C", "CO2"), "%", CIAAW, "negation")
text("balance C3H8 + O2 = CO2 + H2O", write_reactions(["C3H8", "O2"], ["CO2", "H2O"]), "atoms counted on both sides")
text("balence Al + HCl -> AlCl3 + H2", write_reactions(["Al", "HCl"], ["AlCl3", "H2"]), "atoms counted on both sides")
value("atomic number of gold", 79, "", "IUPAC periodic table")
value("atomic weight of iron", 55.845, "", CIAAW, also=[(55.845, "u"), (55.845, "g/mol"), (55.845, "Da")])
text("what element has 47 protons", ["Silver", "silver", "Ag", "Silver (Ag)"], "IUPAC periodic table")
text("symbol for tungsten pls", "W", "IUPAC periodic table")

# --- Constants ---------------------------------------------------------------------------------

value("speed of light in mph", LIGHT / MPH, "mph", "299,792,458 m/s")
value("planck constant in eV s", PLANCK / CHARGE, "eV·s", "CODATA 2022", "qualifier")

# --- Geometry ----------------------------------------------------------------------------------

TANK = pi * 2**2 * 6 * FOOT**3 / GALLON / 2
DRUM = pi * 4 * FOOT**3 / GALLON

value(
    "can u tell me the area of a 10 in diameter circle for my kids bday cake",
    25 * pi,
    "in²",
    "A = πd²/4",
    also=[(25 * pi, "sq in"), (25 * pi * INCH**2 * 1e4, "cm²")],
)
value("circle 7 cm diameter not radius, area", 12.25 * pi, "cm²", "A = πd²/4", "negation")
value("radius of a circle with circumfrence 100", 50 / pi, "", "r = C/2π", "order")
value("hypotenuse of right triangle legs 5 and 5", sqrt(50), "", "√(a² + b²)", "equal")
value("other leg if hypotenuse is 13 and one leg 5", 12, "", "√(c² − a²)", "order")
value("area of triangle sides 13 14 15", 84, "", "Heron")
value("triangle base 6 ft height 6 ft area", 18, "ft²", "½bh", "equal", [(18 * FOOT**2, "m²")])
value("volume of sphere 30 cm diameter in liters", pi / 6 * 27, "L", "πd³/6", "qualifier")
value("surface area of sphere radius 2 ft", 16 * pi, "ft²", "4πr²", also=[(16 * pi * FOOT**2, "m²")])
value("cylinder 2 ft diameter 4 ft tall how many gallons", DRUM, "gal", "πr²h; 1 US gal = 231 in³")
value(
    "cylinder volume radius 3 in height 3 in",
    27 * pi,
    "in³",
    "πr²h",
    "equal",
    [(27 * pi * INCH**3 * 1e6, "cm³"), (27 * pi / 231, "gal")],
)
value(
    "half full cylindrical tank 4 ft dia 6 ft long, gallons inside",
    TANK,
    "gal",
    "½πr²L; 1 US gal = 231 in³",
    "quantity",
)

# --- Statistics, algebra and calculus ----------------------------------------------------------

DEVIATION_LIST = [2, 4, 4, 4, 5, 5, 7, 9]

value("hey can you tell me the mean of 4 8 15 16 23 42", 18, "", "Σx/n")
value("avg of 5 5 5 and 9", 6, "", "Σx/n", "equal")
value("average of 80 90 100 without the lowest", 95, "", "(90 + 100)/2", "negation")
value("median of 7 3 9 1", 5, "", "(3 + 7)/2")
value("sample std dev of 2 4 4 4 5 5 7 9", statistics.stdev(DEVIATION_LIST), "", "n − 1", "qualifier")
value("population standard deviation 1, 2, 3, 4", statistics.pstdev([1, 2, 3, 4]), "", "n", "qualifier")


def write_roots(first, second):
    """Returns two roots in the notations that people use, in both orders."""
    results = []
    for a, b in ((first, second), (second, first)):
        for joiner in (" or ", ", ", " and ", "; "):
            results += [
                f"x = {a}{joiner}x = {b}",
                f"x₁ = {a}{joiner}x₂ = {b}",
                f"{a}{joiner}{b}",
                f"x = {a}{joiner}{b}",
            ]
    return [roots.replace("-", sign) for roots in results for sign in (("−", "-") if "-" in roots else ("-",))]


assert all(x**2 - 7 * x + 12 == 0 for x in (3, 4)) and all(x**2 + 2 * x - 8 == 0 for x in (-4, 2))
text("solve x^2 - 7x + 12 = 0", write_roots("3", "4"), "3² − 21 + 12 = 0 and 4² − 28 + 12 = 0")
text("roots of x² + 2x = 8", write_roots("-4", "2"), "16 − 8 = 8 and 4 + 4 = 8", "order")
text("derivative of x^4", ["4x³", "4x^3", "4 x^3", "4*x^3", "4 x³", "4·x³", "4·x^3", "4 · x^3", "4 · x³"], "power rule")
value("derivative of x^3 at x = 2", 12, "", "3x² = 12")
value("integral of x^2 from 0 to 3", 9, "", "3³/3")
value("integrate x^2 from 3 down to 0", -9, "", "0 − 3³/3", "from/to")

# --- Units in formulas -------------------------------------------------------------------------

ELONGATION = 380e3 / (11e-4 * 200e9)
DATA_RATE = 450 * 40 / 0.09 / 1000

value(
    "380 kN/m / (11 cm^2/m * 200 GPa)",
    ELONGATION,
    "",
    "380e3/(11e-4 · 200e9)",
    "operations",
    [(100 * ELONGATION, "%"), (1000 * ELONGATION, "‰"), (1000 * ELONGATION, "mm/m")],
)
value(
    "450 kB * 40 / 90 ms in MB/s",
    DATA_RATE,
    "MB/s",
    "18,000 kB/0.09 s",
    "operations",
    [(DATA_RATE * 1000 / 1024, "MB/s")],
)
value("3 ft + 3 in in cm", (3 * FOOT + 3 * INCH) * 100, "cm", "39 in", "equal")
value("60 W * 8 h in kWh", 0.48, "kWh", "60 · 8/1000")
value("100 mph * 30 min in miles", 50, "mi", "100 · 0.5", also=[(50, "miles")])
value("1/2 * 2 kg * (3 m/s)^2 in joules", 9, "J", "½ · 2 · 9", "operations")
value(
    "12 lbf * 3 ft in N m",
    36 * POUND * GRAVITY * FOOT,
    "N·m",
    "1 lbf = 0.45359237 · 9.80665 N",
    "operations",
    [(36 * POUND * GRAVITY * FOOT, "J")],
)

# --- No figure ---------------------------------------------------------------------------------

refuse("molar mass of Zz2O", ["Zz2O"], "no such element")
refuse("kinetic energy of a 1500 kg car", [], "no speed")
refuse("ideal gas volume of 2 mol at 25 c", [], "no pressure")
refuse("how much of 100 mg is left after 3 hours", [], "no half-life")
refuse("volume of a sphere radius 3 zorps", ["zorps"], "no such unit")
refuse(
    "other leg of a right triangle leg 10 hypotenuse 6", ["hypotenuse"], "a leg is longer than the hypotenuse", "order"
)
refuse("balance Fe + O2 = CO2", ["Fe"], "iron and carbon are on one side only")
refuse("average of 4 8 15 and area of circle radius 3 cm", ["area"], "two jobs", "second job")
refuse("5 kg + 3 m", ["3 m"], "a mass and a length")
refuse(
    "current 12 v across 4 ohms unless the flarn is on",
    ["flarn"],
    "a condition that could change the current",
    "condition",
)
refuse("mean of 4 8 15 except the blue one", ["blue"], "an item that is not told apart", "negation")
refuse("grams nacl for 500 ml of solution", [], "no molarity")

if __name__ == "__main__":
    print_entries()
