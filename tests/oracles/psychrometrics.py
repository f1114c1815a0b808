"""Writes psychrometrics.json: states of moist air computed apart from lib/science/psychrometrics.

ASHRAE Handbook - Fundamentals 2021, chapter 1, equations 3, 5, 6, 20, 22, 26, 30, 33, 35, worked out to 40 digits by
mpmath, with wet bulb and dew point found by bisection. Every state is made from its wet bulb or its relative humidity and
has all the other measures.
Run: python3 tests/oracles/psychrometrics.py > tests/oracles/psychrometrics.json (needs mpmath 1.3),
then npx biome format --write tests/oracles/psychrometrics.json
"""

import json

from mpmath import exp, log, mp, mpf

mp.dps = 40
ZERO = mpf("273.15")
RATIO = mpf("0.621945")

ICE = ["-5674.5359", "6.3925247", "-9.677843e-3", "6.2215701e-7", "2.0747825e-9", "-9.484024e-13", "4.1635019"]
WATER = ["-5800.2206", "1.3914993", "-4.8640239e-2", "4.1764768e-5", "-1.4452093e-8", "0", "6.5459673"]


def saturation(t):
    k = t + ZERO
    c = [mpf(x) for x in (ICE if k < mpf("273.16") else WATER)]
    return exp(c[0] / k + sum(c[i + 1] * k**i for i in range(5)) + c[6] * log(k))


def ratio(vapor, p):
    return RATIO * vapor / (p - vapor)


def by_wet_bulb(t, wet, p):
    ws = ratio(saturation(wet), p)
    if wet >= 0:
        return ((2501 - mpf("2.326") * wet) * ws - mpf("1.006") * (t - wet)) / (2501 + mpf("1.86") * t - mpf("4.186") * wet)
    return ((2830 - mpf("0.24") * wet) * ws - mpf("1.006") * (t - wet)) / (2830 + mpf("1.86") * t - mpf("2.1") * wet)


def bisect(f, low, high):
    for _ in range(160):
        middle = (low + high) / 2
        if f(middle) > 0:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def state(t, p, w):
    vapor = p * w / (RATIO + w)
    # Where a bulb with ice and one with water would both do, the one with water.
    start = mpf(0) if t >= 0 and w >= by_wet_bulb(t, mpf(0), p) else mpf(-100)
    top = min(t, bisect(lambda x: saturation(x) - p, mpf(0), mpf(200)) - mpf("1e-20"))
    wet = bisect(lambda x: by_wet_bulb(t, x, p) - w, start, top if start == 0 else min(top, -mpf("1e-30")))
    volume = mpf("287.042") * (t + ZERO) * (1 + w / RATIO) / p
    return {
        "dryBulb": float(t),
        "pressure": float(p),
        "humidityRatio": float(w),
        "relativeHumidity": float(vapor / saturation(t)),
        "vaporPressure": float(vapor),
        "wetBulb": float(wet),
        "dewPoint": float(bisect(lambda x: saturation(x) - vapor, mpf(-100), mpf(200))),
        "enthalpy": float(1006 * t + w * (2501000 + 1860 * t)),
        "specificVolume": float(volume),
        "density": float((1 + w) / volume),
    }


def altitude(z):
    return 101325 * (1 - mpf("2.25577e-5") * z) ** mpf("5.2559")


states = []
for t, rh, p in [
    ("-40", "0.9", 101325), ("-18", "0.3", 101325), ("-5", "0.8", 95000), ("-0.5", "0.95", 101325), ("0", "0.5", 101325),
    ("2", "0.4", 101325), ("5", "0.9", 101325), ("13", "0.95", 101325), ("20", "0.05", 101325), ("20", "0.5", 101325),
    ("24", "0.5", 101325), ("24", "0.5", 83000), ("28", "0.6", 101325), ("35", "0.4", 101325), ("35", "0.9", 101325),
    ("43.5", "0.12", 97500), ("45", "0.02", 80000), ("60", "0.7", 101325), ("95", "0.8", 101325), ("120", "0.3", 101325),
    ("150", "0.05", 60000), ("199", "0.01", 101325),
]:
    p = mpf(p)
    states.append(state(mpf(t), p, ratio(mpf(rh) * saturation(mpf(t)), p)))

# Examples of processes: equations 45 to 48.
p = mpf(101325)
outdoor = state(mpf("35"), p, by_wet_bulb(mpf("35"), mpf("25"), p))
room = state(mpf("24"), p, ratio(mpf("0.5") * saturation(mpf("24")), p))
a, b = mpf("0.6"), mpf("2.4")
w = (a * mpf(outdoor["humidityRatio"]) + b * mpf(room["humidityRatio"])) / (a + b)
h = (a * mpf(outdoor["enthalpy"]) + b * mpf(room["enthalpy"])) / (a + b)
mixed = state((h - 2501000 * w) / (1006 + 1860 * w), p, w)

print(json.dumps({
    "states": states,
    "altitudes": [{"altitude": z, "pressure": float(altitude(mpf(z)))} for z in (-430, 0, 340, 1609, 2240, 5000)],
    "process": {
        "outdoor": outdoor, "room": room, "mixed": mixed, "outdoorFlow": 0.6, "roomFlow": 2.4,
    },
}, indent=1))
