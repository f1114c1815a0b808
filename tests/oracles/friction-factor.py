"""Writes friction-factor.json: Darcy friction factors computed apart from lib/science/fluids.

Colebrook's equation 1/sqrt(f) = -2 log10(e/3.7 + 2.51/(Re sqrt(f))) is solved in closed form with Lambert's W
(C. T. Goudar and J. R. Sonnad, J. Hydraul. Eng. 129, 2003) to 50 digits by mpmath and found again by bisection; the two
must agree. Between Re 2300 and 4000 the values are those of the cubic that lib/science/fluids documents, with f(4000) from here.
Run: python3 tests/oracles/friction-factor.py > tests/oracles/friction-factor.json (needs mpmath 1.3).
"""

import json

from mpmath import lambertw, log, log10, mp, mpf, sqrt

mp.dps = 50


def by_lambert(re, e):
    a, b = e / mpf("3.7"), mpf("2.51") / re
    c = 2 * b / log(10)
    y = c * lambertw(mp.exp(a / c) / c).real
    x = (y - a) / b
    return 1 / x**2


def by_bisection(re, e):
    low, high = mpf("1e-4"), mpf(10)
    for _ in range(200):
        middle = (low + high) / 2
        x = 1 / sqrt(middle)
        if x + 2 * log10(e / mpf("3.7") + mpf("2.51") * x / re) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def colebrook(re, e):
    f, again = by_lambert(re, e), by_bisection(re, e)
    assert abs(f - again) < mpf("1e-40") * f, (re, e)
    return f


def factor(re, e):
    if re <= 2300:
        return "laminar", 64 / re
    if re >= 4000:
        return "turbulent, smooth" if e == 0 else "turbulent, rough", colebrook(re, e)
    s = (re - 2300) / mpf(1700)
    low = mpf(64) / 2300
    return "transitional", low + (colebrook(mpf(4000), e) - low) * (3 * s**2 - 2 * s**3)


POINTS = [
    *((re, "0.0005") for re in ("1", "64", "500", "1200.5", "2000", "2300")),
    *((re, e) for re, e in zip(("2300.001", "2500", "2800", "3150", "3600", "3999.9"), ("0", "0.001", "0.05", "0.0003", "0.01", "0.02"))),
    *((re, "0") for re in ("4000", "1e4", "3.3e4", "1e5", "7.5e5", "1e6", "1e7", "1e8")),
    *(
        (re, e)
        for re in ("4000", "2e4", "1e5", "4e5", "1e6", "1e8")
        for e in ("0.00001", "0.0003", "0.002", "0.015", "0.05")
    ),
]

rows = []
for re, e in POINTS:
    regime, f = factor(mpf(re), mpf(e))
    rows.append(
        {"regime": regime, "reynolds": float(re), "relativeRoughness": float(e), "f": mp.nstr(f, 20)}
    )
print(json.dumps(rows, indent=2))
