"""
Moist air from two properties, for the examples of lib/calculators/psychrometrics.

Independent of it: both the dry bulb and the humidity ratio are unknown, and mpmath's two-dimensional Newton method solves the
two equations of ASHRAE Handbook - Fundamentals 2021, chapter 1, at 40 digits (equations as in psychrometrics.py). Then real
moist air (CoolProp's HumidAirProp, ASHRAE RP-1485) says how far that is from the ideal gas, for the tolerance of the page.

Run: python3 tests/oracles/moist-air-pairs.py (needs mpmath 1.3 and CoolProp 8)
"""

import contextlib
import io
import json

from mpmath import findroot, mpf

with contextlib.redirect_stdout(io.StringIO()):
    from psychrometrics import RATIO, ZERO, altitude, by_wet_bulb, ratio, saturation, state

C = lambda f: (mpf(f) - 32) / mpf("1.8")
GRAIN = mpf(1) / 7000
BTU = mpf(2326)
FT3_LB = mpf("0.3048") ** 3 / mpf("0.45359237")


def residual(name, value):
    def f(t, w, p):
        vapor = p * w / (RATIO + w)
        return {
            "dryBulb": lambda: t - value,
            "wetBulb": lambda: (w - by_wet_bulb(t, value, p)) * 1000,
            "dewPoint": lambda: vapor / saturation(value) - 1,
            "relativeHumidity": lambda: vapor / saturation(t) - value,
            "humidityRatio": lambda: (w - value) * 1000,
            "enthalpy": lambda: (1006 * t + w * (2501000 + 1860 * t) - value) / 1000,
            "specificVolume": lambda: mpf("287.042") * (t + ZERO) * (1 + w / RATIO) / p / value - 1,
        }[name]()

    return f


def solve(known, p, guess):
    f, g = (residual(name, mpf(value)) for name, value in known.items())
    t, w = findroot(lambda t, w: [f(t, w, p), g(t, w, p)], guess)
    found = state(t, p, w)
    found["wetBulb"] = float(known.get("wetBulb", found["wetBulb"]))
    return {**found, "absoluteHumidity": found["humidityRatio"] / found["specificVolume"]}


SEA = mpf(101325)
CASES = [
    ("default", {"dryBulb": "25", "relativeHumidity": "0.5"}, SEA),
    ("wet-bulb", {"dryBulb": "40", "wetBulb": "20"}, SEA),
    ("frost", {"dryBulb": "-5", "dewPoint": "-12"}, SEA),
    ("ice", {"dryBulb": "2", "wetBulb": "-1.5"}, SEA),
    ("denver", {"dryBulb": C(95), "wetBulb": C(60)}, altitude(mpf("1609.344"))),
    ("dry-bulb-ratio", {"dryBulb": "30", "humidityRatio": "0.02"}, mpf(95461)),
    ("dry-bulb-enthalpy", {"dryBulb": "30", "enthalpy": 60000}, SEA),
    ("dry-bulb-volume", {"dryBulb": "25", "specificVolume": "0.86"}, SEA),
    ("wet-bulb-relative", {"wetBulb": "18", "relativeHumidity": "0.5"}, SEA),
    ("wet-bulb-dew", {"wetBulb": "18", "dewPoint": "14"}, SEA),
    ("wet-bulb-ratio", {"wetBulb": "18", "humidityRatio": "0.01"}, SEA),
    ("wet-bulb-enthalpy", {"wetBulb": "18", "enthalpy": 50500}, SEA),
    ("wet-bulb-volume", {"wetBulb": "18", "specificVolume": "0.86"}, SEA),
    ("icy-wet-bulb-relative", {"wetBulb": "-10", "relativeHumidity": "0.6"}, SEA),
    ("dew-relative", {"dewPoint": "14", "relativeHumidity": "0.5"}, SEA),
    ("dew-enthalpy", {"dewPoint": "14", "enthalpy": 50500}, SEA),
    ("dew-volume", {"dewPoint": "14", "specificVolume": "0.86"}, SEA),
    ("relative-ratio", {"relativeHumidity": "0.5", "humidityRatio": "0.01"}, SEA),
    ("relative-enthalpy", {"relativeHumidity": "0.5", "enthalpy": 50500}, SEA),
    ("relative-volume", {"relativeHumidity": "0.5", "specificVolume": "0.86"}, SEA),
    ("ratio-enthalpy", {"humidityRatio": "0.01", "enthalpy": 50500}, SEA),
    ("ratio-volume", {"humidityRatio": "0.01", "specificVolume": "0.86"}, SEA),
    ("enthalpy-volume", {"enthalpy": 50500, "specificVolume": "0.86"}, SEA),
    (
        "us-enthalpy",
        {"humidityRatio": 78 * GRAIN, "enthalpy": (mpf("31.4") - 1006 * mpf(160) / 9 / BTU) * BTU},
        SEA,
    ),
]

for name, known, p in CASES:
    cold = mpf(known.get("dryBulb", known.get("wetBulb", 20)))
    found = solve(known, p, (cold + mpf("0.5"), mpf("0.002") if cold < 5 else mpf("0.01")))
    print(name, json.dumps({**found, "btuPerPound": float(found["enthalpy"] / 2326 + 1006 * 160 / 9 / 2326)}))

print("ranges")
print("wet bulb of dry air at 20 C:", state(mpf(20), SEA, mpf("1e-25"))["wetBulb"])
ws = ratio(saturation(mpf(18)), SEA)
saturated = 1006 * mpf(18) + ws * (2501000 + 1860 * mpf(18))
print("enthalpy at a wet bulb of 18 C:", float(saturated - ws * 4186 * 18), float(saturated))
print("volume at 30 C:", float(287.042 * 303.15 / 101325), float(287.042 * 303.15 * (1 + ratio(saturation(mpf(30)), SEA) / RATIO) / 101325))

from CoolProp.HumidAirProp import HAPropsSI

worst = {}
for c in range(-50, 51, 2):
    t = mpf(c)
    w = ratio(saturation(t), SEA)
    ideal = {"W": w, "H": 1006 * t + w * (2501000 + 1860 * t), "V": mpf("287.042") * (t + ZERO) * (1 + w / RATIO) / SEA}
    for key, value in ideal.items():
        real = HAPropsSI(key, "T", 273.15 + c, "P", 101325, "R", 1)
        off = abs(float(value) - real) / abs(real) if key != "H" or abs(real) > 5000 else 0
        worst[key] = max(worst.get(key, (0, 0)), (off, c))
print("off real saturated air, -50 to 50 C:", worst)
