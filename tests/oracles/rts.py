"""Writes rts.json: the cooling load of one room by the radiant time series method, computed apart from the site's code.

ASHRAE Handbook - Fundamentals 2021, chapter 18. What is done otherwise than in lib/: heat through walls and the roof is
found by finite differences in time and space (Crank-Nicolson, the day repeated until it comes again unchanged, the sol-air
temperature straight between the hours), not by transfer matrices; the sun by the Handbook's azimuth from the south; the
radiant time series by matrices; wet bulbs by the equation of chapter 1. Tables (radiant time series, glass by angle,
layers and materials) are read from data/, since they are what is published.
Run: python3 tests/oracles/rts.py > tests/oracles/rts.json (needs numpy),
then npx biome format --write tests/oracles/rts.json
"""

import json
import math
import os

import numpy as np

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data")


def table(name, file):
    with open(os.path.join(DATA, name, file + ".json"), encoding="utf-8") as f:
        return json.load(f)


ROOM = {
    "site": {"latitude": 33.64, "longitude": -84.43, "timeZone": -5, "altitude": 313},
    "month": 7,
    "taub": 0.556, "taud": 1.779, "model": "2009",
    "dryBulb": 34.0, "wetBulb": 23.9, "range": 10.6,
    "indoor": 24.0, "relativeHumidity": 0.5,
    "area": 30.0, "height": 3.0,
    "series": {"construction": "medium", "carpet": False, "glass": 50},
    "walls": [
        {"azimuth": 270, "gross": 15.0, "assembly": "brick-insulated-block", "absorptance": 0.7,
         "window": {"area": 4.0, "glazing": "double-clear-6"}},
        {"azimuth": 180, "gross": 18.0, "assembly": "metal-panel-insulated", "absorptance": 0.7,
         "window": {"area": 3.0, "glazing": "double-lowe-01-6", "overhang": {"depth": 0.6, "gap": 0.2, "height": 1.5}}},
    ],
    "roof": {"area": 30.0, "assembly": "concrete-150-insulated", "absorptance": 0.9},
    "films": {"outside": 0.044, "wall": 0.12, "roof": 0.16},
    "people": {"number": 4, "sensible": 75, "latent": 55, "radiant": 0.58},
    "lights": {"watts": 360, "radiant": 0.57},
    "equipment": {"watts": 240, "radiant": 0.3},
    "occupied": [9, 18],
    "infiltration": 0.4,
    "radiant": {"wall": 0.46, "roof": 0.6, "window": 0.33},
}
FALL = [.88, .92, .95, .98, 1, .98, .91, .74, .55, .38, .23, .13, .05, 0, 0, .06, .14, .24, .39, .50, .59, .68, .75, .82]
HOURS = range(1, 25)
DAYS = [21, 52, 80, 111, 141, 172, 202, 233, 264, 294, 325, 355]
R = math.radians


# --- sun and sky
def sun(hour):
    n, s = DAYS[ROOM["month"] - 1], ROOM["site"]
    g = R(360 * (n - 1) / 365)
    et = 2.2918 * (0.0075 + 0.1868 * math.cos(g) - 3.2077 * math.sin(g) - 1.4615 * math.cos(2 * g) - 4.089 * math.sin(2 * g))
    ast = hour + et / 60 + (s["longitude"] - 15 * s["timeZone"]) / 15
    h, d, lat = R(15 * (ast - 12)), R(23.45) * math.sin(R(360 * (n + 284) / 365)), R(s["latitude"])
    beta = math.asin(math.cos(lat) * math.cos(d) * math.cos(h) + math.sin(lat) * math.sin(d))
    x = (math.cos(h) * math.cos(d) * math.sin(lat) - math.sin(d) * math.cos(lat)) / math.cos(beta)
    return beta, math.acos(max(-1.0, min(1.0, x))) * (1 if math.sin(h) > 0 else -1), n


def sky(beta, n):
    if beta <= 0:
        return 0.0, 0.0
    tb, td, b = ROOM["taub"], ROOM["taud"], math.degrees(beta)
    m = 1 / (math.sin(beta) + 0.50572 * (6.07995 + b) ** -1.6364)
    e0 = 1367 * (1 + 0.033 * math.cos(R(360 * (n - 3) / 365)))
    ab = 1.219 - 0.043 * tb - 0.151 * td - 0.204 * tb * td
    ad = 0.202 + 0.852 * tb - 0.007 * td - 0.357 * tb * td
    return e0 * math.exp(-tb * m**ab), e0 * math.exp(-td * m**ad)


def irradiance(azimuth, tilt):
    """Beam, sky and ground, cosine of incidence, profile slope, by hour."""
    out = []
    for hour in HOURS:
        beta, phi, n = sun(hour)
        eb, ed = sky(beta, n)
        gamma = phi - R(azimuth - 180)
        s = R(tilt)
        ct = math.cos(beta) * math.cos(gamma) * math.sin(s) + math.sin(beta) * math.cos(s)
        cv = math.cos(beta) * math.cos(gamma)
        y = max(0.45, 0.55 + 0.437 * cv + 0.313 * cv * cv)
        diffuse = ed * (y * math.sin(s) + max(0.0, math.cos(s)))
        ground = (eb * max(0.0, math.sin(beta)) + ed) * 0.2 * (1 - math.cos(s)) / 2
        slope = math.tan(beta) / math.cos(gamma) if beta > 0 and math.cos(gamma) > 0 else None
        out.append((eb * max(0.0, ct), diffuse + ground, ct, slope))
    return out


# --- moist air
def pws(t):
    k = t + 273.15
    return math.exp(-5800.2206 / k + 1.3914993 - 0.048640239 * k + 4.1764768e-5 * k**2 - 1.4452093e-8 * k**3 + 6.5459673 * math.log(k))


P = 101325 * (1 - 2.25577e-5 * ROOM["site"]["altitude"]) ** 5.2559


def ratio(pw):
    return 0.621945 * pw / (P - pw)


t, w = ROOM["dryBulb"], ROOM["wetBulb"]
W_OUT = ((2501 - 2.326 * w) * ratio(pws(w)) - 1.006 * (t - w)) / (2501 + 1.86 * t - 4.186 * w)
W_IN = ratio(ROOM["relativeHumidity"] * pws(ROOM["indoor"]))
OUT = np.array([ROOM["dryBulb"] - f * ROOM["range"] for f in FALL])

# --- radiant time series
MATERIALS = {r["id"]: r["figures"] for r in table("building-materials", "records")["records"]}
SERIES = table("radiant-time-series", "series")
GLASS = table("glazing", "angles")
GLASS_U = {r["id"]: r["figures"]["u"] for r in table("glazing", "records")["records"]}


def matrix(percent):
    r = np.array(percent) / sum(percent)
    return np.array([[r[(h - k) % 24] for k in range(24)] for h in range(24)])


def row(rows, **extra):
    want = {**ROOM["series"], **extra}
    return next(x["percent"] for x in rows if all(x.get(k) == v for k, v in want.items()))


NONSOLAR = matrix(row(SERIES["nonsolar"], zone="exterior"))
SOLAR = matrix(row(SERIES["solar"]))


def load(gain, radiant):
    gain = np.array(gain)
    return (1 - radiant) * gain + radiant * (NONSOLAR @ gain)


# --- heat through layers, W/m2 at the inside by hour, for a room at 0
def conduction(layers, inside, outside, steps_an_hour=60, cells_a_layer=24):
    """layers from outside to inside. Nodes at the middle of cells; half a cell's resistance on each side of it."""
    resist, capacity = [ROOM["films"]["outside"]], []
    for layer in layers:
        if "resistance" in layer:
            resist[-1] += layer["resistance"]
            continue
        m = MATERIALS[layer["material"]]
        d = layer["thickness"] / cells_a_layer
        half = d / m["conductivity"] / 2
        for _ in range(cells_a_layer):
            resist[-1] += half
            capacity.append(d * m["density"] * m["heat"])
            resist.append(half)
    resist[-1] += inside
    n, g = len(capacity), 1 / np.array(resist)
    a = np.zeros((n, n))
    for i in range(n):
        a[i, i] = -(g[i] + g[i + 1])
        if i > 0:
            a[i, i - 1] = g[i]
        if i < n - 1:
            a[i, i + 1] = g[i + 1]
    c = np.array(capacity)
    dt = 3600 / steps_an_hour
    left = np.diag(c / dt) - a / 2
    right = np.diag(c / dt) + a / 2
    step = np.linalg.solve(left, right)
    drive = np.linalg.solve(left, np.eye(n)[:, 0] * g[0])
    te = np.interp(np.arange(0, 24 * steps_an_hour + 1) / steps_an_hour, np.arange(0, 25), np.append(outside[-1], outside))
    # One day is an affine map of the temperatures: its fixed point is the day that repeats itself.
    day_map, day_push = np.eye(n), np.zeros(n)
    for i in range(24 * steps_an_hour):
        day_push = step @ day_push + drive * (te[i] + te[i + 1]) / 2
        day_map = step @ day_map
    temperatures = np.linalg.solve(np.eye(n) - day_map, day_push)
    flux = []
    for i in range(24 * steps_an_hour):
        temperatures = step @ temperatures + drive * (te[i] + te[i + 1]) / 2
        if (i + 1) % steps_an_hour == 0:
            flux.append(temperatures[-1] * g[-1])
    return np.array(flux), 1 / sum(resist)


def opaque(kind, assembly, area, azimuth, tilt, absorptance, radiant):
    found = table(kind + "-assemblies", "layers")["assemblies"][assembly]
    sol_air = np.array([
        OUT[i] + (absorptance * (b + d) - 63 * max(0.0, math.cos(R(tilt)))) / 17 for i, (b, d, _, _) in enumerate(irradiance(azimuth, tilt))
    ])
    q, u = conduction(found["layers"], ROOM["films"][kind], sol_air)
    gain = area * (q - u * ROOM["indoor"])
    return load(gain, radiant), u


walls, glass, beam, diffuse, factors = np.zeros(24), np.zeros(24), np.zeros(24), np.zeros(24), []
for wall in ROOM["walls"]:
    window = wall["window"]
    q, u = opaque("wall", wall["assembly"], wall["gross"] - window["area"], wall["azimuth"], 90, wall["absorptance"], ROOM["radiant"]["wall"])
    walls += q
    factors.append(u)
    glass += load(GLASS_U[window["glazing"]] * window["area"] * (OUT - ROOM["indoor"]), ROOM["radiant"]["window"])
    kind = GLASS["glazing"][window["glazing"]]
    angles, values = GLASS["angles"] + [90], kind["shgc"] + [0]
    b, d = [], []
    for eb, ed, ct, slope in irradiance(wall["azimuth"], 90):
        lit = 1.0
        if "overhang" in window:
            o = window["overhang"]
            lit = 0.0 if slope is None else 1 - min(1.0, max(0.0, (o["depth"] * slope - o["gap"]) / o["height"]))
        shgc = np.interp(math.degrees(math.acos(max(0.0, min(1.0, ct)))), angles, values) if ct > 0 else 0.0
        b.append(window["area"] * eb * lit * shgc)
        d.append(window["area"] * ed * kind["diffuse"])
    beam += SOLAR @ np.array(b)
    diffuse += NONSOLAR @ np.array(d)
roof, u = opaque("roof", ROOM["roof"]["assembly"], ROOM["roof"]["area"], 180, 0, ROOM["roof"]["absorptance"], ROOM["radiant"]["roof"])
factors.append(u)

on = np.array([1.0 if ROOM["occupied"][0] <= h <= ROOM["occupied"][1] else 0.0 for h in HOURS])
people = load(on * ROOM["people"]["number"] * ROOM["people"]["sensible"], ROOM["people"]["radiant"])
lights = load(on * ROOM["lights"]["watts"], ROOM["lights"]["radiant"])
equipment = load(on * ROOM["equipment"]["watts"], ROOM["equipment"]["radiant"])
flow = ROOM["infiltration"] * ROOM["area"] * ROOM["height"] / 3600
outdoor = np.array([min(W_OUT, ratio(pws(x))) for x in OUT])
dry = flow / (287.042 * (OUT + 273.15) * (1 + outdoor / 0.621945) / P)
infiltration = dry * (1006 + 1860 * outdoor) * (OUT - ROOM["indoor"])
latent = on * ROOM["people"]["number"] * ROOM["people"]["latent"] + dry * (2501000 + 1860 * ROOM["indoor"]) * (outdoor - W_IN)
sensible = walls + roof + glass + beam + diffuse + people + lights + equipment + infiltration

# Published: conduction time series of walls 1 and 4 (chapter 18, table 16), from an hourly triangle at the outside.
pulse = np.zeros(24)
pulse[23] = 1
spandrel, u1 = conduction(table("wall-assemblies", "layers")["assemblies"]["spandrel-glass-insulated"]["layers"], 0.12, pulse)

parts = {"walls": walls, "roof": roof, "windowConduction": glass, "beam": beam, "diffuse": diffuse, "people": people,
         "lights": lights, "equipment": equipment, "infiltration": infiltration}
print(json.dumps({
    "room": ROOM,
    "uFactors": [float(x) for x in factors],
    "outdoorRatio": W_OUT, "indoorRatio": W_IN, "pressure": P,
    "parts": {k: [round(float(x), 6) for x in v] for k, v in parts.items()},
    "sensible": [round(float(x), 6) for x in sensible],
    "latent": [round(float(x), 6) for x in latent],
    "peakHour": int(np.argmax(sensible)) + 1,
    "peak": round(float(sensible.max()), 4),
    "spandrelGlassSeries": [round(float(x), 6) for x in np.roll(spandrel, -23) / u1],
}))
