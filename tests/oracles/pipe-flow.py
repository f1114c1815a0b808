"""Writes pipe-flow.json: flow in full pipes computed apart from lib/science/fluids, with 50 digits (mpmath).

Darcy and Weisbach, dp/L = f/D rho V^2/2, with f as in friction-factor.py: 64/Re, Colebrook by bisection and by Lambert's W,
and the cubic between Re 2300 and 4000. Fluids have round figures, so that no property takes part. For each point also the
pressure gradient, and from that the flow and the diameter again by bisection.
Run: python3 tests/oracles/pipe-flow.py > tests/oracles/pipe-flow.json (needs mpmath 1.3).
"""

import json
from contextlib import redirect_stdout
from io import StringIO

from mpmath import mp, mpf, pi

with redirect_stdout(StringIO()):
    from importlib import import_module

    factor = import_module("friction-factor").factor

mp.dps = 50


def flow_in(q, d, eps, rho, mu):
    v = 4 * q / (pi * d**2)
    re = rho * v * d / mu
    regime, f = factor(re, eps / d)
    return regime, v, re, f, f / d * rho * v**2 / 2


def bisect(wanted, of, low, high, rising):
    for _ in range(170):
        middle = mp.sqrt(low * high)
        if (of(middle) < wanted) == rising:
            low = middle
        else:
            high = middle
    return mp.sqrt(low * high)


WATER = ("998.2", "0.001002")
HOT = ("971.8", "0.000354")
GLYCOL = ("1052", "0.00282")
OIL = ("869", "0.1")
AIR = ("1.204", "0.0000181")
# L/s, mm, mm of roughness, fluid
POINTS = [
    *((q, "100", "0.0457", OIL) for q in ("0.1", "0.5", "2", "5", "10", "18")),
    *((q, "300", "0", OIL) for q in ("1", "20", "60")),
    *((q, "20.96", "0.0457", WATER) for q in ("0.001", "0.01", "0.03")),
    *((q, "52.48", "0.0457", GLYCOL) for q in ("0.26", "0.3", "0.36", "0.42")),
    *((q, "26.035", "0.0015", WATER) for q in ("0.05", "0.06", "0.075", "0.08")),
    *((q, "100", "0", WATER) for q in ("0.5", "2", "8", "30", "200")),
    *((q, "26.035", "0.0015", WATER) for q in ("0.2", "0.6", "1.26", "3")),
    *((q, "52.48", "0.0457", WATER) for q in ("0.5", "2", "5", "12")),
    *((q, "154.08", "0.152", HOT) for q in ("5", "25", "80")),
    *((q, "77.92", "1.5", WATER) for q in ("1", "5", "20")),
    *((q, "40", "2", WATER) for q in ("0.3", "2", "8")),
    *((q, "257.8", "0.0015", GLYCOL) for q in ("20", "90")),
    *((q, "628.7135", "0.1", WATER) for q in ("50", "400", "1500")),
    *((q, "102.26", "0.0457", AIR) for q in ("5", "50", "200")),
]

rows = []
for q, d, eps, (rho, mu) in POINTS:
    flow, diameter, roughness = mpf(q) / 1000, mpf(d) / 1000, mpf(eps) / 1000
    density, viscosity = mpf(rho), mpf(mu)
    regime, v, re, f, gradient = flow_in(flow, diameter, roughness, density, viscosity)
    again = bisect(gradient, lambda x: flow_in(x, diameter, roughness, density, viscosity)[4], mpf("1e-9"), mpf(1e3), True)
    assert abs(again / flow - 1) < mpf("1e-30")
    rows.append(
        {
            "regime": regime,
            "flow": float(flow),
            "diameter": float(diameter),
            "roughness": float(roughness),
            "density": float(density),
            "viscosity": float(viscosity),
            "velocity": float(v),
            "reynolds": float(re),
            "frictionFactor": float(f),
            "gradient": float(gradient),
        }
    )
assert len(rows) >= 40
assert {row["regime"] for row in rows} == {"laminar", "transitional", "turbulent, smooth", "turbulent, rough"}, {row["regime"] for row in rows}
print(json.dumps(rows, indent=2))
