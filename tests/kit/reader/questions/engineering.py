"""Questions on engineering: HVAC, air, pipes, plumbing, fire, materials and motors.

Sources and conventions:
- Moist air: Hyland and Wexler (1983) as in ASHRAE Handbook, Fundamentals (2021), chapter 1.
  Real air (ASHRAE RP-1485, by CoolProp 8.0) is accepted too.
- Air for a load: 1.08 Btu/h per cfm and °F (0.075 lb/ft³ · 60 · 0.24). The handbook’s 1.10, and
  1.204 kg/m³ with 1.006 or 1.02 kJ/(kg·K), are accepted too.
- Water for a load: 500 Btu/h per gpm and °F. Water of 20 °C and 4.19 kJ/(L·K) are accepted too.
- Ducts: equal friction, D = 1.30 (ab)^0.625 / (a + b)^0.25 (Huebscher 1948).
- Pipes: ASME B36.10M bores (schedule 40) and ASTM B88 (copper, type L).
- Plumbing: IPC 2021, tables E103.3(2), E103.3(3), 709.1 and 710.1(1).
- Fire: NFPA 13 (2022) Q = K√p and 4.52 Q^1.85/(C^1.85 d^4.87); NFPA 291 29.84 c d² √p and the
  0.54 power; hose coefficients of the fire service (IFSTA): 15.5 for 1¾ in and 2 for 2½ in.
- Head: 1 ftH2O = 1000 kg/m³ · gn · 0.3048 m (conventional) or 0.433 psi per foot.
- Steel 7850 kg/m³, aluminum 6061 2700 kg/m³, stainless steel 304 8000 kg/m³.
- An 80 lb bag of concrete mix makes 0.6 ft³.
"""

from math import ceil, exp, log, log10, pi, sqrt

from CoolProp.CoolProp import HAPropsSI

from entries import print_entries, refuse, value
from physical import (
    ATMOSPHERE,
    BTU_PER_HOUR,
    CFM,
    CUBIC_FOOT,
    FOOT,
    GALLON,
    GPM,
    HORSEPOWER,
    IMPERIAL_GALLON,
    INCH,
    METRIC_HORSEPOWER,
    POUND,
    PSI,
    TON,
)

# --- Heat carried by air and water -------------------------------------------------------------

CUBIC_METER_HEAT = 1 / CFM * BTU_PER_HOUR * 1.8  # J/(m³·K) per Btu/(h·cfm·°F)
AIR_FACTORS = (1.08, 1.10, 1.204 * 1006 / CUBIC_METER_HEAT, 1.204 * 1020 / CUBIC_METER_HEAT, 1.085)
GPM_HEAT = 1 / GPM * BTU_PER_HOUR * 1.8  # J/(m³·K) per Btu/(h·gpm·°F)
WATER_FACTORS = (500, 998.2 * 4184 / GPM_HEAT, 4.19e6 / GPM_HEAT, 4.1868e6 / GPM_HEAT)


def air_flow(load, difference):
    """Returns pairs of cfm for a load in Btu/h and a difference in °F, the usual one first."""
    return [(load / (factor * difference), "cfm") for factor in AIR_FACTORS]


def water_flow(load, difference):
    """Returns pairs of gal/min for a load in Btu/h and a difference in °F, the usual one first."""
    return [(load / (factor * difference), "gal/min") for factor in WATER_FACTORS]


def add_pairs(question, pairs, origin, trap=None):
    value(question, *pairs[0], origin, trap, pairs[1:])


add_pairs("cfm for 24000 btu/h and 20 degree delta t", air_flow(24000, 20), "Btu/h = 1.08 cfm ΔT")
add_pairs(
    "how many btu/h from 800 cfm w/ 25 F temp rise",
    [(factor * 800 * 25, "Btu/h") for factor in AIR_FACTORS],
    "Btu/h = 1.08 cfm ΔT",
)
add_pairs(
    "kw of heat needed to warm 400 cfm of air to 75 f from 40 f",
    [(factor * 400 * 35 * BTU_PER_HOUR / 1000, "kW") for factor in AIR_FACTORS],
    "Btu/h = 1.08 cfm ΔT; ΔT = 75 − 40",
    "from/to",
)
add_pairs("gpm for 120,000 btuh at 20 deg delta t", water_flow(120000, 20), "Btu/h = 500 gpm ΔT")
add_pairs(
    "chilled water flow for 10 tons, 10F delta T pls",
    water_flow(120000, 10),
    "1 ton = 12,000 Btu/h; Btu/h = 500 gpm ΔT",
    "equal",
)
add_pairs(
    "two boilers 80000 btu/h each, 20 degree drop, total gpm", water_flow(160000, 20), "2 · 80,000 Btu/h", "quantity"
)
value("30k btu/h is how many tons of ac", 2.5, "tons", "1 ton = 12,000 Btu/h", also=[(2.5, "TR"), (2.5, "ton")])
value("5 tons of refrigeration in kw", 5 * TON / 1000, "kW", "1 ton = 12,000 Btu/h")
value("double 2.5 tons of cooling in btu/h", 60000, "Btu/h", "2 · 2.5 · 12,000 Btu/h", "quantity")
value(
    "15 boiler hp in btu/h",
    15 * 33471.4,
    "Btu/h",
    "1 boiler hp = 9,809.5 W = 33,471.4 Btu/h (SP 811)",
    "qualifier",
    [(15 * 33475, "Btu/h"), (15 * 9809.5 / BTU_PER_HOUR, "Btu/h"), (15 * 9.8095, "kW")],
)

# --- Heat loss and air changes -----------------------------------------------------------------

value("heat loss thru 200 sq ft wall r-13, 70 inside 10 outside", 200 * 60 / 13, "Btu/h", "Q = A ΔT/R")
value(
    "heat loss 1200 sq ft ceiling r-38 68f in and 5 below zero out",
    1200 * 73 / 38,
    "Btu/h",
    "ΔT = 68 − (−5) °F",
    "negation",
)
value(
    "heat loss of an r-20 wall 20 ft by 20 ft, 50 degrees f difference", 400 * 50 / 20, "Btu/h", "Q = A ΔT/R", "equal"
)
value(
    "heat loss 300 sq ft r13 wall not including the 40 sq ft window, 65 f delta t",
    260 * 65 / 13,
    "Btu/h",
    "A = 300 − 40 ft²",
    "negation",
)
value("u value of r-19", 1 / 19, "Btu/(h·ft²·°F)", "U = 1/R", also=[(1 / 19 * 5.678263, "W/(m²·K)")])
value(
    "total r value r-13 plus r-13 plus r-5",
    31,
    "h·ft²·°F/Btu",
    "13 + 13 + 5",
    "equal",
    [(31, ""), (31, "R"), (31, "ft²·°F·h/Btu"), (31 * 0.1761102, "m²·K/W")],
)
value(
    "air changes per hour 300 cfm in 20x15 room, 8 ft ceiling",
    300 * 60 / 2400,
    "ACH",
    "ACH = 60 cfm/V",
    also=[(7.5, "1/h"), (7.5, "/h"), (7.5, "per hour"), (7.5, "air changes per hour")],
)
value("cfm needed for 6 air changes an hour, room 12 x 14 x 9 ft", 6 * 12 * 14 * 9 / 60, "cfm", "cfm = ACH V/60")
value("12 x 12 room, 8 ft ceiling, 8 ach, how many cfm", 8 * 12 * 12 * 8 / 60, "cfm", "cfm = ACH V/60", "equal")

# --- Ducts -------------------------------------------------------------------------------------


def round_area(inches):
    """Returns the area of a circle in ft² from its diameter in inches."""
    return pi / 4 * (inches / 12) ** 2


def equivalent_round(a, b):
    """Returns the equivalent round diameter of a rectangular duct (Huebscher)."""
    return 1.30 * (a * b) ** 0.625 / (a + b) ** 0.25


value(
    "velocity in 10 inch round duct at 500 cfm",
    500 / round_area(10),
    "ft/min",
    "V = Q/A",
    also=[(500 / round_area(10), "fpm")],
)
value("air velocity 900 cfm thru a 10x10 duct", 900 * 144 / 100, "ft/min", "V = Q/A", "equal", [(1296, "fpm")])
value("cfm of 8 inch round duct at 700 fpm", 700 * round_area(8), "cfm", "Q = V A")
value(
    "two 6 inch round ducts share 200 cfm equally, velocity in each",
    100 / round_area(6),
    "ft/min",
    "V = (Q/2)/A",
    "quantity",
    [(100 / round_area(6), "fpm")],
)
value("equivalent round duct for 14 x 14", equivalent_round(14, 14), "in", "Huebscher", "equal")
value("equivelant round of a 20x8 rectangular duct", equivalent_round(20, 8), "in", "Huebscher")
value(
    "round duct same as 300 mm by 200 mm rectangular",
    equivalent_round(300, 200),
    "mm",
    "Huebscher",
    also=[(equivalent_round(300, 200) / 25.4, "in")],
)
value(
    "velocity pressure at 2000 fpm in wg",
    (2000 / 4005) ** 2,
    "in. wg",
    "p = (V/4005)²",
    also=[((2000 / 4005) ** 2, unit) for unit in ("inH₂O", "in wg", "inH2O", "in.wg", "inwg")],
)
value(
    "fan bhp 5000 cfm 2 in wg 60% efficient",
    5000 * 2 / (6356 * 0.6),
    "hp",
    "bhp = cfm·in. wg/(6356 η)",
    also=[
        (5000 * 2 / (6356 * 0.6), "bhp"),
        (5000 * CFM * 2 * 249.089 / 0.6 / HORSEPOWER, "hp"),
        (5000 * CFM * 2 * 249.089 / 600, "kW"),
    ],
)

# --- Pipes and pumps ---------------------------------------------------------------------------


def pipe_velocity(gallons, bore):
    """Returns the velocity in ft/s from gal/min and a bore in inches."""
    return gallons * GPM / (pi / 4 * (bore * INCH) ** 2) / FOOT


def darcy_drop(gallons, bore, roughness_mm, density, viscosity):
    """Returns psi per 100 ft (Darcy–Weisbach, Colebrook) for a bore in inches."""
    diameter = bore * INCH
    velocity = pipe_velocity(gallons, bore) * FOOT
    reynolds = density * velocity * diameter / viscosity
    x = 8.0
    for _ in range(60):
        x = -2 * log10(roughness_mm / 1000 / diameter / 3.7 + 2.51 * x / reynolds)
    return 1 / x**2 * 100 * FOOT / diameter * density * velocity**2 / 2 / PSI


FOOT_OF_WATER = 1000 * 9.80665 * FOOT / PSI  # psi
KILOWATTS_200_GPM = 200 * GPM * 50 * PSI / 0.75 / 1000

value(
    "20 gpm in 1 inch schedule 40, velocity",
    pipe_velocity(20, 1.049),
    "ft/s",
    "bore 1.049 in, or 33.4 − 2 × 3.38 = 26.64 mm (ASME B36.10M in either unit)",
    also=[(pipe_velocity(20, 26.64 / 25.4), "ft/s")],
)
value(
    "water velosity 10 gpm 3/4 type L copper", pipe_velocity(10, 0.785), "ft/s", "bore 0.785 in (ASTM B88)", "qualifier"
)
value(
    "velocity of 25 imperial gpm in a 2 inch id pipe",
    25 * IMPERIAL_GALLON / 60 / (pi / 4 * (2 * INCH) ** 2) / FOOT,
    "ft/s",
    "1 imperial gal = 4.54609 L",
    "qualifier",
    [(25 * IMPERIAL_GALLON / 60 / (pi / 4 * (2 * INCH) ** 2), "m/s")],
)
value("reynolds number density 1000 kg/m3 velocity 2 m/s diameter 25 mm viscosity 0.001 Pa s", 50000, "", "Re = ρVD/μ")
value(
    "Re of water at 20 C, 1.5 m/s in a 50 mm id pipe",
    998.2 * 1.5 * 0.05 / 1.0016e-3,
    "",
    "IAPWS 20 °C: 998.2 kg/m³, 1.0016 mPa·s",
    also=[(998.2 * 1.5 * 0.05 / 1.002e-3, ""), (1.5 * 0.05 / 1.004e-6, ""), (1.5 * 0.05 / 1.0034e-6, "")],
)
DROPS = [
    (darcy_drop(50, bore, roughness, density, viscosity), "psi")
    for bore in (2.067, 52.48 / 25.4)
    for density, viscosity in ((998.207, 1.0016e-3), (998.2, 1.002e-3))
    for roughness in (0.045, 0.04572)
]
add_pairs(
    "pressure drop of 50 gpm water at 68 f in 100 ft of 2 inch sch 40 steel, darcy",
    DROPS,
    "Darcy–Weisbach, Colebrook, ε 0.045 mm, bore 2.067 in, or 60.3 − 2 × 3.91 = 52.48 mm (ASME B36.10M in either unit)",
)
value(
    "hazen williams psi loss 50 gpm 100 ft of 2.067 in id pipe c=120",
    100 * 4.52 * 50**1.852 / (120**1.852 * 2.067**4.8704),
    "psi",
    "p = 4.52 Q^1.852/(C^1.852 d^4.8704)",
    also=[
        (100 * 4.52 * 50**1.85 / (120**1.85 * 2.067**4.87), "psi"),
        (10.67 * 100 * FOOT * (50 * GPM) ** 1.852 / (120**1.852 * (2.067 * INCH) ** 4.8704) * 9806.65 / PSI, "psi"),
        (0.2083 * (100 / 120) ** 1.852 * 50**1.852 / 2.067**4.8655 * FOOT_OF_WATER, "psi"),
    ],
)
value(
    "pump hp 100 gpm 60 ft head 70% efficiency",
    100 * 60 / (3960 * 0.7),
    "hp",
    "hp = gpm·ft/(3960 η)",
    also=[
        (100 * 60 / (3960 * 0.7) * HORSEPOWER / 1000, "kW"),
        # 3960 rounds water to 8 1/3 lb/gal; at 68 °F it has 62.3 lb/ft³.
        (100 * 231 / 1728 * 60 * 62.3 / (33000 * 0.7), "hp"),
    ],
)
value("pump power in kW: 200 gpm at 50 psi, 75 percent effiency", KILOWATTS_200_GPM, "kW", "P = QΔp/η")
value(
    "water horsepower 100 gpm 100 ft head, no losses",
    100 * 100 / 3960,
    "hp",
    "hp = gpm·ft/3960",
    "equal",
    [(100 * 100 / 3960 * HORSEPOWER / 1000, "kW")],
)
value(
    "psi at bottom of 23 ft of water",
    23 * FOOT_OF_WATER,
    "psi",
    "1 ftH2O = 1000 · 9.80665 · 0.3048 Pa",
    also=[(23 * 0.433, "psi"), (23 * 62.32 / 144, "psi"), (998.2 * 9.80665 * 23 * FOOT / PSI, "psi")],
)
value(
    "how many feet of head is 60 psi",
    60 / FOOT_OF_WATER,
    "ft",
    "1 ftH2O = 1000 · 9.80665 · 0.3048 Pa",
    also=[(60 * 2.31, "ft"), (60 / 0.433, "ft"), (60 * PSI / (998.2 * 9.80665) / FOOT, "ft")],
)

# --- Plumbing ----------------------------------------------------------------------------------

value(
    "wsfu for 2 bathroom groups private flush tank",
    2 * 3.6,
    "WSFU",
    "IPC E103.3(2): 3.6 each",
    "quantity",
    [(7.2, "wsfu"), (7.2, "")],
)
value(
    "dfu for 3 private toilets 1.6 gpf and 3 lavatories",
    3 * 3 + 3 * 1,
    "DFU",
    "IPC 709.1: 3 and 1",
    "equal",
    [(12, "dfu"), (12, "")],
)
value("gpm demand for 20 wsfu flush tank", 19.6, "gal/min", "IPC E103.3(3)")
value("water demand 60 wsfu flushometer valves", 54, "gal/min", "IPC E103.3(3)", "qualifier")
value("what size drain for 36 dfu at 1/8 inch per foot", 3, "in", "IPC 710.1(1): 3 in carries 36", "inclusive")
value("drain size for 37 dfu at 1/8 in per ft", 4, "in", "IPC 710.1(1): 3 in carries 36, 4 in 180", "inclusive")
value(
    "max dfu on a 4 in building drain at 1/4 in per ft slope",
    216,
    "DFU",
    "IPC 710.1(1)",
    also=[(216, "dfu"), (216, "")],
)
value("fall in inches of 40 ft of drain at 1/4 in per ft", 10, "in", "40 · 1/4")
value("1/4 in per foot slope as a percent", 100 / 48, "%", "0.25/12")

# --- Sprinklers, hydrants and hose -------------------------------------------------------------

FOUR_HEADS = 4 * 5.6 * sqrt(9)


def flow_at(flow, static, residual, target):
    """Returns the hydrant flow at the target pressure (NFPA 291)."""
    return flow * ((static - target) / (static - residual)) ** 0.54


def pitot_flow(inches, pressure, coefficient, constant=29.84):
    """Returns the flow in gal/min of a hydrant outlet (NFPA 291)."""
    return constant * coefficient * inches**2 * sqrt(pressure)


def hose_loss(coefficient, flow, length):
    """Returns the friction loss in psi: C (Q/100)² (L/100)."""
    return coefficient * (flow / 100) ** 2 * length / 100


value("flow of a k 5.6 sprinkler at 15 psi", 5.6 * sqrt(15), "gal/min", "Q = K√p")
value("pressure needed for 25 gpm from a K5.6 head", (25 / 5.6) ** 2, "psi", "p = (Q/K)²")
value(
    "k factor if it flows 40 gpm at 25 psi",
    8,
    "gpm/√psi",
    "K = Q/√p",
    also=[
        (8, "gal/min/√psi"),
        (8, "gal/(min·√psi)"),
        (8, ""),
        (40 * GALLON * 1000 / sqrt(25 * PSI / 1e5), "L/min/√bar"),
    ],
)
value("k 5.6 head at 5.6 psi gpm", 5.6 * sqrt(5.6), "gal/min", "Q = K√p", "equal")
value(
    "metric k80 sprinkler at 0,5 bar flow",
    80 * sqrt(0.5),
    "L/min",
    "Q = K√p with bar",
    "qualifier",
    [(80 * sqrt(0.5) / (GALLON * 1000), "gal/min")],
)
value("four k 5.6 heads at 9 psi each, total gpm", FOUR_HEADS, "gal/min", "4 K√p", "quantity")
value(
    "sprinkler demand .15 gpm/ft2 over 1500 sq ft plus 250 gpm hose",
    0.15 * 1500 + 250,
    "gal/min",
    "0.15 · 1,500 + 250",
    "clause",
)
value(
    "hydrant static 70 residual 50 flow 1000 gpm, flow at 20 psi?",
    flow_at(1000, 70, 50, 20),
    "gal/min",
    "NFPA 291, power 0.54",
)
value(
    "residual 55 static 72 test flow 940 gpm what fire flow at 20psi",
    flow_at(940, 72, 55, 20),
    "gal/min",
    "NFPA 291, power 0.54",
    "order",
)
value(
    "fire flow at 10 psi not 20, static 80 residual 60 flow 1000 gpm",
    flow_at(1000, 80, 60, 10),
    "gal/min",
    "NFPA 291 with 10 psi",
    "negation",
)
value(
    "pitot 25 psi on a 2.5 inch outlet c=.9 gpm",
    pitot_flow(2.5, 25, 0.9),
    "gal/min",
    "29.84 c d² √p",
    also=[(pitot_flow(2.5, 25, 0.9, 29.83), "gal/min")],
)
value("friction loss 200 ft of 2 1/2 inch hose at 250 gpm", hose_loss(2, 250, 200), "psi", "C = 2")
value("150 ft of 1 3/4 hose at 150 gpm, friction loss", hose_loss(15.5, 150, 150), "psi", "C = 15.5", "equal")
value(
    "smooth bore 1 inch tip at 50 psi gpm",
    29.7 * sqrt(50),
    "gal/min",
    "29.7 d² √p",
    also=[(29.84 * sqrt(50), "gal/min")],
)

# --- Moist air ---------------------------------------------------------------------------------


def saturation_pressure(celsius):
    """Returns the saturation pressure in Pa (Hyland–Wexler), over ice below 0.01 °C."""
    t = celsius + 273.15
    if celsius < 0.01:
        return exp(
            -5674.5359 / t
            + 6.3925247
            - 9.677843e-3 * t
            + 6.2215701e-7 * t**2
            + 2.0747825e-9 * t**3
            - 9.484024e-13 * t**4
            + 4.1635019 * log(t)
        )
    return exp(
        -5800.2206 / t + 1.3914993 - 0.048640239 * t + 4.1764768e-5 * t**2 - 1.4452093e-8 * t**3 + 6.5459673 * log(t)
    )


def find_root(function, low, high):
    """Returns the root of an increasing function by bisection."""
    for _ in range(200):
        middle = (low + high) / 2
        if function(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def ratio_of_pressure(vapor, pressure=ATMOSPHERE):
    return 0.621945 * vapor / (pressure - vapor)


def ratio_of_wet_bulb(dry, wet, pressure=ATMOSPHERE):
    """Returns kg of water per kg of dry air from dry and wet bulb in °C."""
    saturated = ratio_of_pressure(saturation_pressure(wet), pressure)
    if wet < 0.01:
        return ((2830 - 0.24 * wet) * saturated - 1.006 * (dry - wet)) / (2830 + 1.86 * dry - 2.1 * wet)
    return ((2501 - 2.326 * wet) * saturated - 1.006 * (dry - wet)) / (2501 + 1.86 * dry - 4.186 * wet)


def wet_bulb(dry, ratio, pressure=ATMOSPHERE):
    return find_root(lambda wet: ratio_of_wet_bulb(dry, wet, pressure) - ratio, -60, dry)


def dew_point(ratio, pressure=ATMOSPHERE):
    vapor = pressure * ratio / (0.621945 + ratio)
    return find_root(lambda t: saturation_pressure(t) - vapor, -60, 60)


def ratio_of_humidity(dry, humidity, pressure=ATMOSPHERE):
    return ratio_of_pressure(humidity * saturation_pressure(dry), pressure)


def celsius(fahrenheit):
    return (fahrenheit - 32) / 1.8


def fahrenheit(celsius_value):
    return celsius_value * 1.8 + 32


def real_air(output, dry, name, amount, pressure=ATMOSPHERE):
    """Returns a property of real moist air (ASHRAE RP-1485) from dry bulb in °C and a second one."""
    result = HAPropsSI(output, "T", dry + 273.15, name, amount, "P", pressure)
    return result - 273.15 if output in "BD" else result


def temperatures(*values):
    """Returns pairs in °F and °C for temperatures in °C, the first in °F first."""
    return [pair for degrees in values for pair in ((fahrenheit(degrees), "°F"), (degrees, "°C"))]


def ratios(*values):
    """Returns pairs in lb/lb, gr/lb and g/kg for humidity ratios, the first in lb/lb first."""
    return [
        pair
        for ratio in values
        for pair in ((ratio, "lb/lb"), (ratio, "kg/kg"), (ratio, ""), (7000 * ratio, "gr/lb"), (1000 * ratio, "g/kg"))
    ]


# The two figures that issue 25 quotes (the second of real air), and the handbook’s 28 °C and 60 %.
assert abs(wet_bulb(1, 0.002) + 2.20) < 0.005
assert abs(fahrenheit(real_air("D", celsius(40), "B", celsius(30) + 273.15)) - 12.3) < 0.05
assert abs(wet_bulb(28, ratio_of_humidity(28, 0.6)) - 22.07) < 0.005
assert abs(dew_point(ratio_of_humidity(28, 0.6)) - 19.51) < 0.005

HYLAND_WEXLER = "Hyland–Wexler, sea level"
DENVER = ATMOSPHERE * (1 - 2.25577e-5 * 5000 * FOOT) ** 5.2559
RATIO_80_67 = ratio_of_wet_bulb(celsius(80), celsius(67))
VAPOR_80_67 = ATMOSPHERE * RATIO_80_67 / (0.621945 + RATIO_80_67)
HUMIDITY_80_67 = VAPOR_80_67 / saturation_pressure(celsius(80))
WET_30_50 = wet_bulb(30, ratio_of_humidity(30, 0.5))
WET_ICE = wet_bulb(0.5, 0.0015)

add_pairs(
    "dew point 75f 50% rh",
    temperatures(dew_point(ratio_of_humidity(celsius(75), 0.5)), real_air("D", celsius(75), "R", 0.5)),
    HYLAND_WEXLER,
)
add_pairs(
    "wet bulb at 95 f and 40 percent humidity",
    temperatures(wet_bulb(35, ratio_of_humidity(35, 0.4)), real_air("B", 35, "R", 0.4)),
    HYLAND_WEXLER,
)
add_pairs(
    "humidity ratio at 70F 50% rh",
    ratios(ratio_of_humidity(celsius(70), 0.5), real_air("W", celsius(70), "R", 0.5)),
    HYLAND_WEXLER,
)
value(
    "wetbulb 30 celcius 50% rh",
    WET_30_50,
    "°C",
    HYLAND_WEXLER,
    also=[(fahrenheit(WET_30_50), "°F")] + temperatures(real_air("B", 30, "R", 0.5)),
)
add_pairs(
    "dew point 60 f dry bulb 50 f wet bulb",
    temperatures(dew_point(ratio_of_wet_bulb(celsius(60), 10)), real_air("D", celsius(60), "B", 283.15)),
    HYLAND_WEXLER,
)
value(
    "relative humidity wet bulb 67 dry bulb 80 f",
    100 * HUMIDITY_80_67,
    "%",
    HYLAND_WEXLER,
    "order",
    [(100 * real_air("R", celsius(80), "B", celsius(67) + 273.15), "%")],
)
value(
    "wet bulb of air at 0.5 °C with humidity ratio 0.0015",
    WET_ICE,
    "°C",
    HYLAND_WEXLER + ", over ice",
    also=[(fahrenheit(WET_ICE), "°F")] + temperatures(real_air("B", 0.5, "W", 0.0015)),
)
add_pairs(
    "dewpoint 68 f and 68% rh",
    temperatures(dew_point(ratio_of_humidity(20, 0.68)), real_air("D", 20, "R", 0.68)),
    HYLAND_WEXLER,
    "equal",
)
add_pairs(
    "humidity ratio 75f 50% rh at 5000 ft elevation",
    ratios(ratio_of_humidity(celsius(75), 0.5, DENVER), real_air("W", celsius(75), "R", 0.5, DENVER)),
    "Hyland–Wexler, pressure of 5,000 ft (standard atmosphere)",
    "clause",
)

# --- Volumes and weights -----------------------------------------------------------------------


def weigh_steel(cubic_inches, density=7850):
    """Returns the weight in lb of a volume in in³."""
    return cubic_inches * INCH**3 * density / POUND


def with_cubic_meters(cubic_feet):
    """Returns pairs of cubic yards, cubic feet and cubic meters."""
    return [(cubic_feet / 27, "yd³"), (cubic_feet, "ft³"), (cubic_feet * CUBIC_FOOT, "m³")]


add_pairs(
    "yards of concrete for 20x20 slab 4 inches thick", with_cubic_meters(20 * 20 / 3), "20 · 20 · 4/12 ft³", "equal"
)
add_pairs(
    "concrete for a 10 x 12 ft patio 4 in deep plus 10% waste",
    with_cubic_meters(10 * 12 / 3 * 1.1),
    "10 · 12 · 4/12 · 1.1 ft³",
    "clause",
)
add_pairs(
    "concrete for 6 holes 12 inch diameter 4 ft deep",
    with_cubic_meters(6 * pi / 4 * 4),
    "6 · π/4 · 1² · 4 ft³",
    "quantity",
)
value(
    "how many 80 lb bags of concrete for a 4 ft x 4 ft pad 4 inches thick",
    ceil(16 / 3 / 0.6),
    "bags",
    "0.6 ft³ a bag",
    "equal",
    [(16 / 3 / 0.6, "bags")],
)
add_pairs("cubic yards mulch 200 sq ft 3 inches deep", with_cubic_meters(200 / 4), "200 · 3/12 ft³")
value(
    "3 cubic yards of dirt covers how many sq ft at 3 in deep",
    3 * 27 / 0.25,
    "ft²",
    "81 ft³/0.25 ft",
    "equal",
    [(3 * 27 / 0.25 * FOOT**2, "m²")],
)
add_pairs(
    "concrete for 20 x 10 ft slab 6 in thick without the 4 x 4 ft cutout",
    with_cubic_meters((200 - 16) / 2),
    "(200 − 16) · 0.5 ft³",
    "negation",
)
value(
    "weight of a 4x8 sheet of 1/4 inch steel plate",
    weigh_steel(48 * 96 / 4),
    "lb",
    "7850 kg/m³",
    also=[(weigh_steel(48 * 96 / 4) * POUND, "kg")],
)
value(
    "wieght of 2 inch round steel bar 10 ft long",
    weigh_steel(pi / 4 * 4 * 120),
    "lb",
    "7850 kg/m³",
    also=[(weigh_steel(pi / 4 * 4 * 120) * POUND, "kg")],
)
value(
    "half a 4 x 8 ft sheet of 1/8 in 6061 aluminum, weight in lb",
    weigh_steel(48 * 96 / 8, 2700) / 2,
    "lb",
    "2700 kg/m³",
    "quantity",
)

# --- Pressure, expansion and motors ------------------------------------------------------------

value(
    "30 psi gauge in psi absolute",
    30 + ATMOSPHERE / PSI,
    "psi",
    "1 atm = 14.6959 psi",
    "qualifier",
    [(30 + ATMOSPHERE / PSI, "psia")],
)
value(
    "100 kpa gauge to psi absolute",
    (100000 + ATMOSPHERE) / PSI,
    "psi",
    "+ 101.325 kPa",
    "qualifier",
    [((100000 + ATMOSPHERE) / PSI, "psia")],
)
value(
    "expansion of 100 ft pipe 12e-6 per C, from 20 to 80 C",
    1200 * 12e-6 * 60,
    "in",
    "ΔL = αLΔT",
    also=[
        (100 * 12e-6 * 60, "ft"),
        (100 * FOOT * 12e-6 * 60 * 1000, "mm"),
        (100 * FOOT * 12e-6 * 60 * 100, "cm"),
        (100 * FOOT * 12e-6 * 60, "m"),
    ],
)
value(
    "10 hp motor amps 460v 3 phase .85 pf 90% eff",
    10 * HORSEPOWER / (sqrt(3) * 460 * 0.85 * 0.9),
    "A",
    "I = P/(√3 V pf η)",
    also=[(7460 / (sqrt(3) * 460 * 0.85 * 0.9), "A")],
)
value("1500 watts 120 volts amps", 12.5, "A", "I = P/V")
value("15 metric hp motor in kw", 15 * METRIC_HORSEPOWER / 1000, "kW", "1 metric hp = 735.49875 W", "qualifier")

# --- No figure ---------------------------------------------------------------------------------

refuse("duct size for a big living room pls", [], "no airflow")
refuse("cfm for 24000 btu/h at 20 f delta t with 3 blargs of dampers", ["blargs"], "no such unit", "clause")
refuse("pressure drop in 250 ft of 1.5 inch sch 40 steel", [], "no flow")
refuse("velocity of 20 gpm in 1 inch sch 40 and wet bulb at 80 f 50% rh", ["wet bulb"], "two jobs", "second job")
refuse(
    "k 8 sprinkler flow at 12 psi if the glorp valve is shut",
    ["glorp"],
    "a condition that could change the flow",
    "condition",
)
refuse(
    "fire flow at 20 psi static 50 residual 70 flow 1000 gpm", ["residual"], "residual pressure above static", "order"
)
refuse("dew point dry bulb 60 f wet bulb 75 f", ["wet bulb"], "wet bulb above dry bulb", "order")
refuse("amps of a 5 hp motor", [], "no voltage")
refuse(
    "heat loss of 200 sq ft r-13 wall except the skylight, 70 in 10 out",
    ["skylight"],
    "an area of unknown size is left out",
    "negation",
)
refuse("weight of a 4x8 sheet of 1/4 in wonderflonium", ["wonderflonium"], "no such material")
refuse(
    "concrete for 10 x 12 ft slab 4 in thick minus the footing",
    ["footing"],
    "a volume of unknown size is taken away",
    "negation",
)
refuse("pump hp for 100 gpm at 70% efficiency", [], "no head")

if __name__ == "__main__":
    print_entries()
