"""Standard uncertainties by the package uncertainties (first-order propagation with exact derivatives):
python3 tests/oracles/uncertainty.py, then npm run format, writes uncertainty.json.
"""

import json
import pathlib

import uncertainties
from uncertainties import ufloat
from uncertainties.umath import asin, atan, cos, exp, log, sin, sqrt

G = ufloat(6.67430e-11, 0.00015e-11)
rows = []


def row(id, solve, result, **inputs):
    rows.append({
        "id": id,
        "solve": solve,
        "values": {name: each.nominal_value for name, each in inputs.items()},
        "uncertainties": {name: each.std_dev for name, each in inputs.items() if each.std_dev > 0},
        "value": result.nominal_value,
        "uncertainty": result.std_dev,
        "shares": {
            name: (result.derivatives[each] * each.std_dev / result.std_dev) ** 2
            for name, each in inputs.items() if each in result.derivatives and each.std_dev > 0
        },
    })


u = ufloat
m, v = u(1500, 5), u(27.8, 0.3)
row("kinetic-energy", "E", m * v**2 / 2, m=m, v=v)
E = u(500000, 2500)
row("kinetic-energy", "v", sqrt(2 * E / m), E=E, m=m)
T, L = u(2.006, 0.004), u(1.0, 0.001)
row("pendulum", "g", L * (2 * 3.141592653589793 / T) ** 2, T=T, L=L)
V, I = u(12, 0.1), u(2, 0.02)
row("ohms-law", "R", V / I, V=V, I=I)
M, r = u(5.9722e24, 6e20), u(6.371e6, 1e3)
row("gravitational-field", "g", G * M / r**2, M=M, r=r)
n1, n2, t1 = u(1.0003, 0.0001), u(1.52, 0.005), u(0.7, 0.01)
row("snell", "theta_2", asin(n1 * sin(t1) / n2), n_1=n1, n_2=n2, theta_1=t1)
R1, R2 = u(10, 0.1), u(22, 0.2)
row("parallel-resistors", "R", R1 * R2 / (R1 + R2), R_1=R1, R_2=R2)
V0, t, R, C = u(12, 0.1), u(0.05, 0.001), u(1000, 10), u(1e-4, 5e-6)
row("rc-charging", "v", V0 * (1 - exp(-t / (R * C))), V=V0, t=t, R=R, C=C)
W, F, d = u(500, 10), u(50, 1), u(12, 0.05)
row("work", "theta", uncertainties.umath.acos(W / (F * d)), W=W, F=F, d=d)
N0, N, half = u(1000, 30), u(400, 20), u(1.8e11, 1e9)
row("radioactive-decay", "t", half * log(N0 / N) / log(2), N=N, N_0=N0, T=half)
speed, angle, height, g = u(20, 0.2), u(0.7, 0.01), u(1.5, 0.05), u(9.80665, 0.001)
row("projectile-range", "R", speed * cos(angle) / g * (speed * sin(angle) + sqrt((speed * sin(angle)) ** 2 + 2 * g * height)), v=speed, theta=angle, h=height, g=g)
# Found by search on the page; here by the implicit function theorem, written out: p(V) of van der Waals.
n, TK, p, a, b = u(1, 0.002), u(350, 0.5), u(2.0e6, 1e4), u(0.364, 0.001), u(4.27e-5, 1e-7)
RGAS = 8.31446261815324
volume = 0.0013
for _ in range(200):
    value = n.nominal_value * RGAS * TK.nominal_value / (volume - n.nominal_value * b.nominal_value) - a.nominal_value * n.nominal_value**2 / volume**2 - p.nominal_value
    slope = -n.nominal_value * RGAS * TK.nominal_value / (volume - n.nominal_value * b.nominal_value) ** 2 + 2 * a.nominal_value * n.nominal_value**2 / volume**3
    volume -= value / slope
deviation = n * RGAS * TK / (volume - n * b) - a * n**2 / volume**2 - p
row("van-der-waals", "V", volume - deviation / slope, n=n, T=TK, p=p, a=a, b=b)
(pathlib.Path(__file__).parent / "uncertainty.json").write_text(
    json.dumps({"from": f"uncertainties {uncertainties.__version__}", "rows": rows}, indent=1) + "\n"
)
