"""
Dynamic thermal characteristics by ISO 13786:2017, clause 7: transfer matrices as the standard writes them, with its signs, in
mpmath at 40 digits. For tests/science/building-load/conduction.test.ts and the examples of lib/calculators/hvac.

A second computation without matrices checks them: finite differences in time and space over a repeated day.

Run: python3 tests/oracles/dynamic-characteristics.py (needs mpmath 1.3 and numpy)
"""

import json

import numpy as np
from mpmath import arg, cos, cosh, fabs, matrix, mp, mpc, mpf, pi, sin, sinh, sqrt

mp.dps = 40
T = mpf(86400)


def layer(d, k, rho, c):
    d, k, rho, c = map(mpf, (d, k, rho, c))
    delta = sqrt(k * T / (pi * rho * c))
    x = d / delta
    z11 = mpc(cosh(x) * cos(x), sinh(x) * sin(x))
    z12 = -delta / (2 * k) * mpc(sinh(x) * cos(x) + cosh(x) * sin(x), cosh(x) * sin(x) - sinh(x) * cos(x))
    z21 = -k / delta * mpc(sinh(x) * cos(x) - cosh(x) * sin(x), sinh(x) * cos(x) + cosh(x) * sin(x))
    return matrix([[z11, z12], [z21, z11]])


def film(r):
    return matrix([[1, -mpf(r)], [0, 1]])


def admittances(inside_out):
    """Y11 and Y12 of layers from the inside to the outside."""
    z = matrix([[1, 0], [0, 1]])
    for each in inside_out:
        z = (film(each) if isinstance(each, str) else layer(*each)) * z
    return -z[0, 0] / z[0, 1], -1 / z[0, 1]


def resistance(inside_out):
    return sum(mpf(each) if isinstance(each, str) else mpf(each[0]) / mpf(each[1]) for each in inside_out)


def characteristics(paths):
    u = sum(part / resistance(layers) for part, layers in paths)
    y11 = sum(part * admittances(layers)[0] for part, layers in paths)
    y12 = sum(part * admittances(layers)[1] for part, layers in paths)
    lag = (-arg(y12) % (2 * pi)) * 24 / (2 * pi)
    return {
        "u": float(u),
        "transmittance": float(fabs(y12)),
        "decrement": float(fabs(y12) / u),
        "lag": float(lag),
        "admittance": float(fabs(y11)),
        "capacity": float(T / (2 * pi) * fabs(y11 - y12)),
    }


def by_differences(inside_out, steps=2880, days=12):
    """|Y12| and its lag by Crank-Nicolson: the outside swings by 1 K, the inside stands still."""
    nodes, c, g = [], [], [0.0]
    rest = 0.0
    for each in reversed(inside_out):
        if isinstance(each, str):
            rest += float(each)
            continue
        d, k, rho, heat = map(float, each)
        n = max(8, int(d / 0.002))
        for _ in range(n):
            r = rest + d / n / k / 2
            g[-1] = 1 / r
            c.append(rho * heat * d / n)
            g.append(0.0)
            rest = d / n / k / 2
    g[-1] = 1 / rest
    n = len(c)
    a = np.zeros((n, n))
    for i in range(n):
        a[i, i] = -(g[i] + g[i + 1]) / c[i]
        if i > 0:
            a[i, i - 1] = g[i] / c[i]
        if i < n - 1:
            a[i, i + 1] = g[i + 1] / c[i]
    b = np.zeros(n)
    b[0] = g[0] / c[0]
    dt = 86400 / steps
    left = np.linalg.inv(np.eye(n) - dt / 2 * a)
    m, v = left @ (np.eye(n) + dt / 2 * a), left @ b * dt
    t = np.zeros(n)
    flow = []
    for i in range(steps * days):
        drive = (np.cos(2 * np.pi * i / steps) + np.cos(2 * np.pi * (i + 1) / steps)) / 2
        t = m @ t + v * drive
        if i >= steps * (days - 1):
            flow.append(g[-1] * t[-1])
    wave = np.fft.fft(flow)[1] * 2 / steps * np.exp(-2j * np.pi / steps)
    return abs(wave), (-np.angle(wave) % (2 * np.pi)) * 24 / (2 * np.pi)


CONCRETE = ("0.2", "1.8", "2400", "1000")
INSULATION = ("0.1", "0.04", "30", "1400")
PLASTER = ("0.005", "1", "1500", "1000")
STUD = ("0.1", "0.12", "500", "1600")
BOARD = ("0.0127", "0.16", "640", "1150")
CASES = {
    "concrete": [(mpf(1), ["0.13", CONCRETE, "0.04"])],
    "insulated outside": [(mpf(1), ["0.13", CONCRETE, INSULATION, PLASTER, "0.04"])],
    "insulated inside": [(mpf(1), ["0.13", PLASTER, INSULATION, CONCRETE, "0.04"])],
    # Of the page: ASHRAE's films, materials of data/building-materials.
    "concrete-heavy 200 mm, xps 100 mm, stucco 20 mm": [
        (
            mpf(1),
            [
                "0.12",
                ("0.2", "1.95", "2240", "900"),
                ("0.1", "0.029", "29", "1210"),
                ("0.02", "0.72", "1856", "840"),
                "0.044",
            ],
        )
    ],
    "framed": [
        (mpf("0.75"), ["0.12", BOARD, INSULATION, BOARD, "0.044"]),
        (mpf("0.25"), ["0.12", BOARD, STUD, BOARD, "0.044"]),
    ],
}
for name, paths in CASES.items():
    print(name, json.dumps(characteristics(paths)))
    if len(paths) == 1:
        print("  by differences:", by_differences(paths[0][1]))
