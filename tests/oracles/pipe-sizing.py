"""Prints what the examples of the pipe sizer expect, computed apart from lib/science/fluids and the calculator.

Colebrook by bisection; properties of water from IAPWS-95 tables (NIST Chemistry WebBook), of steam from the ASME steam tables;
dimensions as in Crane, TP-410. Run: python3 tests/oracles/pipe-sizing.py
"""

from math import log10, pi, sqrt

G = 9.80665
GPM = 231 * 0.0254**3 / 60


def friction(re, rel):
    if re <= 2300:
        return 64 / re

    def turbulent(r):
        low, high = 1e-4, 1.0
        for _ in range(200):
            f = (low + high) / 2
            if 1 / sqrt(f) + 2 * log10(rel / 3.7 + 2.51 / (r * sqrt(f))) > 0:
                low = f
            else:
                high = f
        return f

    if re >= 4000:
        return turbulent(re)
    s = (re - 2300) / 1700
    laminar = 64 / 2300
    return laminar + (turbulent(4000) - laminar) * s * s * (3 - 2 * s)


def crane(d):
    return 0.25 / log10(3.7 * d / (0.0018 * 0.0254)) ** 2


def line(q, d, eps, length, rho, mu, k=lambda re, f, d: 0, z=0, other=0):
    v = 4 * q / (pi * d * d)
    re = rho * v * d / mu
    f = friction(re, eps / d)
    pv = rho * v * v / 2
    kk = k(re, f, d)
    friction_loss = f * length / d * pv
    total = friction_loss + kk * pv + rho * G * z + other
    return dict(v=v, re=re, f=f, friction=friction_loss, k=kk, fittings=kk * pv, total=total, head=total / rho / G)


def flow_for(dp, *args, **kw):
    low, high = 1e-9, 10.0
    for _ in range(200):
        q = sqrt(low * high)
        if line(q, *args, **kw)["total"] < dp:
            low = q
        else:
            high = q
    return q


def show(name, values):
    print(name, {key: float(f"{value:.12g}") for key, value in values.items()})


W20 = (998.207, 1.0016e-3)
show("default: 5 L/s, NPS 3", line(0.005, 0.07792, 4.57e-5, 50, *W20, k=lambda re, f, d: 4 * 30 * crane(d)))
inner = line(0.005, 0.07792, 4.57e-5, 50, *W20)
show("  flow", {"mass": 0.005 * 998.207, "roughness": 4.57e-5 / 0.07792, "velocityHead": inner["v"] ** 2 / 2 / G, "power": 0.005 * inner["total"]})
show("  Hazen-Williams", {"dp": 10.67 * 50 * (0.005 / 120) ** 1.852 / 0.07792**4.8704 * 998.207 * G})
sound = 1482.35
bulk = 998.207 * sound**2
a = sqrt(bulk / 998.207 / (1 + bulk / 207e9 * 0.07792 / 0.00549))
show("  water hammer", {"a": a, "dp": 998.207 * a * inner["v"], "t": 100 / a})
p = 0.005 * line(0.005, 0.07792, 4.57e-5, 50, *W20, k=lambda re, f, d: 4 * 30 * crane(d))["total"] / 0.7 / 0.9
show("  pump", {"P": p, "E": p * 4000 * 3600})

q = 20 * GPM
show("20 gpm, copper L 1 in, 100 ft", line(q, 1.025 * 0.0254, 1.5e-6, 30.48, *W20))
show("3 L/s, DN 50", line(0.003, 0.05248, 4.57e-5, 100, *W20))
show("water 120 C", line(0.004, 0.05248, 4.57e-5, 60, 943.11, 0.2320e-3))
show("MEG 40 % 20 C", line(100e3 / (1051.9 * 3519 * 6), 0.07792, 4.57e-5, 50, 1051.9, 2.819e-3))

own = (1000.0, 0.01)
show("2-K, transitional", line(0.0013, 0.05248, 4.57e-5, 40, *own, k=lambda re, f, d: 6 * (800 / re + 0.4 * (1 + 0.0254 / d)) + (300 / re + 0.1 * (1 + 0.0254 / d))))
show("3-K, laminar", line(0.001, 0.05248, 4.57e-5, 40, 900.0, 0.05, k=lambda re, f, d: 5 * (800 / re + 0.14 * (1 + 4 / 2**0.3)) + (1500 / re + 1.7 * (1 + 3.6 / 2**0.3))))
show("L/D and own length", line(0.002, 0.04, 1e-4, 25, 1000.0, 0.001, k=lambda re, f, d: f * (4 * 30 + 2 * 8) + f * 1.5 / d + 2.5, z=3))
kw = dict(k=lambda re, f, d: (4 * 30 + 8) * crane(d) + 0.5, z=2.5, other=4000.0)
q = flow_for(60e3, 0.0525, 4.57e-5, 80, 1000.0, 0.001, **kw)
show("flow for 60 kPa", {"q": q, **line(q, 0.0525, 4.57e-5, 80, 1000.0, 0.001, **kw)})
q = flow_for(60e3, 0.0525, 4.57e-5, 80, 1000.0, 0.001, **kw)

# Pump curve (0, 30 m), (5 L/s, 24 m), (10 L/s, 10 m), straight between, on 120 m of 70 mm with a rise of 8 m.
low, high = 0.0, 0.01
for _ in range(200):
    q = (low + high) / 2
    pump = 30 - 6 * q / 0.005 if q < 0.005 else 24 - 14 * (q - 0.005) / 0.005
    if pump > line(q, 0.07, 1e-4, 120, 1000.0, 0.001, z=8)["head"]:
        low = q
    else:
        high = q
show("operating point", {"q": q, "head": pump})

show("steam 700 kPa saturated, 500 kg/h, NPS 2", line(500 / 3600 * 0.27277, 0.05248, 4.57e-5, 30, 1 / 0.27277, 1.447e-5))
show("air 7 bar 20 C, 10 L/s, NPS 1", line(0.01, 0.02664, 4.57e-5, 30, 700e3 / (287.042 * 293.15), 1.716e-5 * (293.15 / 273.15) ** 1.5 * (273.15 + 110.4) / (293.15 + 110.4)))
n = (101325 + 5 * 6894.757293168 - 0.256 * 6894.757293168) / (62.364 * 16.018463374 * G) - 25 * 0.3048 - 6 * 0.3048
show("Crane 7-32", {"NPSH m": n, "loss Pa": 6 * 0.3048 * 62.364 * 16.018463374 * G})
show("Crane 7-34", {"dp psi": 428 * 0.3048 * 62.364 * 16.018463374 * G / 6894.757293168})
beta = 62.68 / 77.92
show("Crane 7-15, lift check", {"K": (600 * crane(0.07792) + beta * (0.5 * (1 - beta**2) + (1 - beta**2) ** 2)) / beta**4})

# After examples of White (6.9, 6.11) and Munson (8.5); the figures are computed, not the books'.
white = (950.0, 0.019)
head = 8 * 950.0 * G
kw = dict(eps=6e-5, length=100.0, rho=white[0], mu=white[1])
q = flow_for(74530.54, 0.3, **kw)
show("what 8 m drive through 100 m of 300 mm", {"q": q, **line(q, 0.3, **kw)})
low, high = 0.05, 1.0
for _ in range(200):
    d = (low + high) / 2
    if line(0.342, d, **kw)["total"] > 74530.54:
        low = d
    else:
        high = d
show("the diameter for 0.342 m3/s", {"d": d})
show("air in 4 mm", line(0.6283185e-3, 0.004, 1.5e-6, 0.1, 1.23, 1.79e-5))

# Sizes by the usual limits, stocked sizes of Schedule 40 steel: bores in mm, ASME B36.10M.
FOOT, PSI = 0.3048, 6894.757293168
BORES = {"1": 26.64, "1 1/4": 35.08, "1 1/2": 40.94, "2": 52.48, "2 1/2": 62.68, "3": 77.92, "4": 102.26, "6": 154.08, "8": 202.74, "10": 254.46, "12": 303.18}
WATER = (lambda bore: (4 * FOOT, 1e9) if bore <= 0.055 else (8 * FOOT, 0.04 * 1000 * G))
STEAM = (lambda bore: (40, 1 * PSI / (100 * FOOT)))
AIR = (lambda bore: (30 * FOOT, 1e9))


def size(q, rho, mu, limits):
    for name, mm in BORES.items():
        r = line(q, mm / 1000, 4.57e-5, 1, rho, mu)
        velocity, gradient = limits(mm / 1000)
        if r["v"] <= velocity and r["friction"] <= gradient:
            return name, r["v"] / FOOT, r["friction"]


TONS = 200 * 12000 * 1055.05585262 / 3600
STEAM_RHO = 1 / (13.87 * FOOT**3 / 0.45359237)  # Steam tables: 13.87 ft3/lb at 29.7 psia.
AIR_RHO = 114.7 * PSI / (287.042 * 294.261)
for name, found in {
    "200 gpm": size(200 * GPM, 998.21, 1.0016e-3, WATER),
    "800 gpm": size(800 * GPM, 998.21, 1.0016e-3, WATER),
    "200 tons": size(TONS / (999.9 * 4203 * 10 / 1.8), 999.9, 1.45e-3, WATER),
    "steam, 1,000 lb/h": size(1000 * 0.45359237 / 3600 / STEAM_RHO, STEAM_RHO, 1.27e-5, STEAM),
    "air, 20 cfm": size(20 * FOOT**3 / 60, AIR_RHO, 1.82e-5, AIR),
    "steam at 5 ft/s": size(1000 * 0.45359237 / 3600 / STEAM_RHO, STEAM_RHO, 1.27e-5, lambda bore: (5 * FOOT, 1e9)),
    "800 gpm at 5 ft/s": size(800 * GPM, 998.21, 1.0016e-3, lambda bore: (5 * FOOT, 1e9)),
}.items():
    print("size,", name, found)
show("air, 20 cfm at 114.7 psi, NPS 1 1/2, 150 ft", {"outlet": 114.7 * PSI - line(20 * FOOT**3 / 60, BORES["1 1/2"] / 1000, 4.57e-5, 150 * FOOT, AIR_RHO, 1.82e-5)["total"]})
