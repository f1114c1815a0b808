"""Writes sun.json: sun and clear sky computed apart from lib/science/solar.

"equations": the Handbook's own equations (ASHRAE Handbook - Fundamentals 2021, chapter 14) to 30 digits, with its azimuth
from the south by arc cosine, where lib/science/solar has a compass and arc tangents.
"astronomy": where the sun really is, from the low-precision formulas of the Astronomical Almanac (J. J. Michalsky, Solar
Energy 40, 1988; within 0.01 degree from 1950 to 2050), for noon UTC of days of 2023. The Handbook's fits are held to it.
Run: python3 tests/oracles/sun.py > tests/oracles/sun.json (needs mpmath 1.3),
then npx biome format --write tests/oracles/sun.json
"""

import json
import math

from mpmath import acos, asin, cos, degrees, exp, mp, mpf, pi, radians, sin

mp.dps = 30
DAYS = [21, 52, 80, 111, 141, 172, 202, 233, 264, 294, 325, 355]


def equation_of_time(n):
    g = 2 * pi * (n - 1) / 365
    return mpf("2.2918") * (
        mpf("0.0075") + mpf("0.1868") * cos(g) - mpf("3.2077") * sin(g) - mpf("1.4615") * cos(2 * g) - mpf("4.089") * sin(2 * g)
    )


def outside(n):
    return 1367 * (1 + mpf("0.033") * cos(2 * pi * (n - 3) / 365))


def sun(lat, lon, tz, n, hour):
    ast = hour + equation_of_time(n) / 60 + (mpf(lon) - 15 * mpf(tz)) / 15
    h = radians(15 * (ast - 12))
    d = radians(mpf("23.45")) * sin(2 * pi * (n + 284) / 365)
    L = radians(mpf(lat))
    beta = asin(cos(L) * cos(d) * cos(h) + sin(L) * sin(d))
    x = (cos(h) * cos(d) * sin(L) - sin(d) * cos(L)) / cos(beta)
    phi = acos(max(mpf(-1), min(mpf(1), x))) * (1 if sin(h) > 0 else -1)
    return ast, degrees(beta), degrees(phi)


def sky(beta, n, tb, td, model):
    if beta <= 0:
        return mpf(0), mpf(0)
    m = 1 / (sin(radians(beta)) + mpf("0.50572") * (mpf("6.07995") + beta) ** mpf("-1.6364"))
    c = {
        "2009": (("1.219", "-0.043", "-0.151", "-0.204"), ("0.202", "0.852", "-0.007", "-0.357")),
        "2013": (("1.454", "-0.406", "-0.268", "0.021"), ("0.507", "0.205", "-0.080", "-0.190")),
    }[model]
    ab, ad = [sum(mpf(k) * v for k, v in zip(row, (1, tb, td, tb * td))) for row in c]
    return outside(n) * exp(-tb * m**ab), outside(n) * exp(-td * m**ad)


def on_surface(beta, phi, eb, ed, azimuth_south, tilt, rho):
    b, g, s = radians(beta), radians(phi - azimuth_south), radians(tilt)
    ct = cos(b) * cos(g) * sin(s) + sin(b) * cos(s)
    cv = cos(b) * cos(g)
    y = max(mpf("0.45"), mpf("0.55") + mpf("0.437") * cv + mpf("0.313") * cv**2)
    diffuse = ed * y if tilt == 90 else ed * (y * sin(s) + cos(s)) if tilt < 90 else ed * y * sin(s)
    ground = (eb * max(mpf(0), sin(b)) + ed) * rho * (1 - cos(s)) / 2
    return float(eb * max(mpf(0), ct)), float(diffuse), float(ground)


SITES = [
    ("Atlanta, 2009 depths", "33.64", "-84.43", -5, 7, ("0.556", "1.779"), "2009"),
    ("Phoenix", "33.45", "-111.98", -7, 7, ("0.588", "1.653"), "2009"),
    ("Atlanta, 2013 depths", "33.64", "-84.43", -5, 7, ("0.440", "2.202"), "2013"),
    ("Munich", "48.13", "11.70", 1, 6, ("0.394", "2.322"), "2013"),
    ("Sydney", "-33.95", "151.18", 10, 12, ("0.391", "2.41"), "2013"),
    ("Singapore", "1.37", "103.98", 8, 4, ("0.46", "2.2"), "2013"),
    ("Mumbai", "19.12", "72.85", "5.5", 4, ("0.6", "1.8"), "2013"),
    ("Tromso", "69.68", "18.92", 1, 6, ("0.3", "2.5"), "2013"),
]
SURFACES = [(0, 90), (-90, 90), (90, 90), (180, 90), (45, 60), (0, 0), (-30, 120)]
equations = []
for name, lat, lon, tz, month, (tb, td), model in SITES:
    n = DAYS[month - 1]
    for hour in (5, 8, 10, 12, 15, 18, 21):
        ast, beta, phi = sun(lat, lon, tz, n, hour)
        eb, ed = sky(beta, n, mpf(tb), mpf(td), model)
        equations.append({
            "site": name, "latitude": float(lat), "longitude": float(lon), "timeZone": float(tz), "month": month, "hour": hour,
            "taub": float(tb), "taud": float(td), "model": model,
            "solarTime": float(ast), "altitude": float(beta), "azimuthFromSouth": float(phi),
            "beamNormal": float(eb), "diffuseHorizontal": float(ed),
            "surfaces": [
                {"azimuthFromSouth": a, "tilt": t, **dict(zip(("beam", "diffuse", "ground"), on_surface(beta, phi, eb, ed, a, t, mpf("0.2"))))}
                for a, t in SURFACES
            ],
        })

astronomy = []
for day in range(1, 366, 7):
    n = 2459945.5 + (day - 1) + 0.5 - 2451545.0  # days from J2000 to noon UTC of the day in 2023
    L = math.radians((280.460 + 0.9856474 * n) % 360)
    g = math.radians((357.528 + 0.9856003 * n) % 360)
    lam = L + math.radians(1.915 * math.sin(g) + 0.020 * math.sin(2 * g))
    eps = math.radians(23.439 - 0.0000004 * n)
    ra = math.atan2(math.cos(eps) * math.sin(lam), math.cos(lam))
    dec = math.asin(math.sin(eps) * math.sin(lam))
    eot = math.degrees((L - ra + math.pi) % (2 * math.pi) - math.pi) * 4
    astronomy.append({"day": day, "declination": round(math.degrees(dec), 4), "equationOfTime": round(eot, 4)})

print(json.dumps({"equations": equations, "astronomy": astronomy}))
