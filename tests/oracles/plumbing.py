"""Prints the figures of the plumbing calculator's examples, computed apart from lib/science/plumbing.

Tables are typed in anew from the codes; the distribution of running fixtures is that of all combinations, counted by kind;
pipes are searched plainly. Everything is in inches, psi and gpm first, SI at the end.
Run: python3 tests/oracles/plumbing.py (needs scipy for the normal distribution).
"""

from itertools import product
from math import acos, comb, log, pi, prod, sqrt

from scipy.stats import norm

GPM, PSI, FT, INCH, GAL = 231 * 0.0254**3 / 60, 4.4482216152605 / 0.0254**2, 0.3048, 0.0254, 231 * 0.0254**3
BTUH = 1055.05585262 / 3600
Z = norm.ppf(0.99)

TANK = {0: 0, 1: 3, 2: 5, 3: 6.5, 4: 8, 5: 9.4, 6: 10.7, 7: 11.8, 8: 12.8, 9: 13.7, 10: 14.6, 11: 15.4, 12: 16, 13: 16.5, 14: 17, 15: 17.5,
        16: 18, 17: 18.4, 18: 18.8, 19: 19.2, 20: 19.6, 25: 21.5, 30: 23.3, 50: 29.1, 60: 32, 500: 124, 750: 170}
VALVE = {40: 46, 45: 48, 60: 54, 70: 58, 250: 101, 275: 104.5, 300: 108}


def curve(units, table):
    low = max(u for u in table if u < units)
    high = min(u for u in table if u >= units)
    return table[low] + (units - low) / (high - low) * (table[high] - table[low])


# kind: IPC cold, hot, total, drainage; UPC total, drainage, hot too; probability and flow at the busiest hour
WC, LAV, TUB, KS, CW = (
    dict(ipc=(2.2, 0, 2.2, 3), upc=(2.5, 3, False), use=(0.01, 3.0)),
    dict(ipc=(0.5, 0.5, 0.7, 1), upc=(1, 1, True), use=(0.02, 1.5)),
    dict(ipc=(1, 1, 1.4, 2), upc=(4, 2, True), use=(0.055, 5.5)),
    dict(ipc=(1, 1, 1.4, 2), upc=(1.5, 2, True), use=(0.02, 2.2)),
    dict(ipc=(1, 1, 1.4, 2), upc=(4, 3, True), use=(0.055, 3.5)),
)
HOME = [(WC, 3), (LAV, 3), (TUB, 2), (KS, 1), (CW, 1)]


def ipc(fixtures):
    return [sum(n * f["ipc"][at] for f, n in fixtures) for at in range(4)]


def upc(fixtures):
    total = sum(n * f["upc"][0] for f, n in fixtures)
    hot = sum(n * f["upc"][0] * 0.75 for f, n in fixtures if f["upc"][2])
    cold = sum(n * f["upc"][0] * (0.75 if f["upc"][2] else 1) for f, n in fixtures)
    return cold, hot, total, sum(n * f["upc"][1] for f, n in fixtures)


def water_demand(fixtures, homes=1):
    uses = [(n * homes, *f["use"]) for f, n in fixtures]
    expected = sum(n * p for n, p, _ in uses)
    idle = prod((1 - p) ** n for n, p, _ in uses)
    mean = sum(n * p * q for n, p, q in uses)
    variance = sum(n * p * (1 - p) * q * q for n, p, q in uses)
    if expected >= 5:
        return mean + Z * sqrt(variance)
    if expected >= 1.25:
        return (mean + (1 + idle) * Z * sqrt((1 - idle) * variance - idle * mean**2)) / (1 - idle)
    chance = {}
    for counts in product(*(range(n + 1) for n, _, _ in uses)):
        p = prod(comb(n, k) * own**k * (1 - own) ** (n - k) for k, (n, own, _) in zip(counts, uses))
        flow = round(sum(k * q for k, (_, _, q) in zip(counts, uses)), 6)
        chance[flow] = chance.get(flow, 0) + p
    sofar = 0
    for flow in sorted(chance):
        if flow == 0:
            continue
        sofar += chance[flow] / (1 - idle)
        if sofar >= 0.99:
            return flow


COPPER_L = {0.5: 0.545, 0.75: 0.785, 1: 1.025, 1.25: 1.265, 1.5: 1.505, 2: 1.985, 2.5: 2.465, 3: 2.945}


def rate(gpm, inches, c=140):
    """psi per foot of a water column of 9.79 kPa/m."""
    q, d = gpm * GPM, inches * INCH
    return 10.67 * q**1.852 / (c**1.852 * d**4.8704) * 9790 / PSI * FT


def speed(gpm, inches):
    return gpm * GPM / (pi * (inches * INCH) ** 2 / 4) / FT


def main(gpm, psi_per_foot, fps, least=0.75, sizes=COPPER_L, c=140):
    return next(
        (nominal, inner) for nominal, inner in sizes.items()
        if nominal >= least and rate(gpm, inner, c) <= psi_per_foot and speed(gpm, inner) <= fps
    )


def show(title, **figures):
    print(title, {key: float(f"{value:.14g}") if isinstance(value, (int, float)) else value for key, value in figures.items()})


def supply(title, units, flows, gpm=None, psi=60, feet=20, residual=20, meter=5, backflow=0, other=0, length=100, allowance=0.5, fps=8, hot_fps=5, si=None):
    cold_u, hot_u, total_u = units
    total, cold, hot = flows
    demand = total if gpm is None else gpm
    if si:
        available = (si["kpa"] * 1000 - 9790 * si["rise"] - si["residual"] * 1000 - si["meter"] * 1000) / PSI
        run = si["length"] / FT * 1.5
        fps, hot_fps = 2.4 / FT, 1.5 / FT
    else:
        available = psi - feet * FT * 9790 / PSI - residual - meter - backflow - other
        run = length * (1 + allowance)
    allowed = available / run
    nominal, inner = main(demand, allowed, fps)
    show(title, fixtureUnits=total_u, coldUnits=cold_u, hotUnits=hot_u, demand=demand * GPM, curveDemand=total * GPM, coldDemand=cold * GPM, hotDemand=hot * GPM,
         serviceSize=nominal, coldSize=main(cold, allowed, fps, 0)[0] if cold else None, hotSize=main(hot, allowed, hot_fps, 0)[0] if hot else None,
         availablePressure=available * PSI, allowedRate=allowed * PSI / FT, frictionRate=rate(demand, inner) * PSI / FT, velocity=speed(demand, inner) * FT,
         fixturePressure=(residual if not si else si["residual"] * 1000 / PSI) * PSI + (available - rate(demand, inner) * run) * PSI)


cold, hot, total, dfu = ipc(HOME)
METRIC = dict(kpa=400, rise=6, residual=140, meter=35, length=30)
supply("home, SI", (cold, hot, total), [curve(u, TANK) for u in (total, cold, hot)], si=METRIC)
supply("home, US", (cold, hot, total), [curve(u, TANK) for u in (total, cold, hot)])
for homes in (1, 3, 9, 27):
    show(f"{homes} homes", calculatorDemand=water_demand(HOME, homes) * GPM, gpm=water_demand(HOME, homes))
supply("home by the calculator", (cold, hot, total), [curve(u, TANK) for u in (total, cold, hot)], gpm=water_demand(HOME))
c, h, t, d = upc(HOME)
supply("home, UPC", (c, h, t), [curve(u, TANK) for u in (t, c, h)])
show("drainage units", ipc=dfu, upc=d)
# Restrooms: 4 closets and 2 urinals (3/4 in.) with valves, 4 public lavatories, a service sink; 10 gpm of irrigation
units = (4 * 10 + 2 * 5 + 4 * 1.5 + 2.25, 4 * 1.5 + 2.25, 4 * 10 + 2 * 5 + 4 * 2 + 3)
supply("restrooms", units, [curve(units[2], VALVE) + 10, curve(units[0], VALVE) + 10, curve(units[1], TANK)], psi=75, feet=15, residual=35, meter=6, backflow=4, length=120)
show("30 gpm in 1 1/4 in. copper", psi_per_100_ft=rate(30, 1.265) * 100, pa_per_m=rate(30, 1.265) * PSI / FT, velocity=speed(30, 1.265) * FT)
show("288 units, valves", demand=curve(288, VALVE) * GPM)

for size, slope in ((3, 1 / 48), (4, 1 / 48), (4, 1 / 96), (6, 1 / 96)):
    v = (size * INCH / 4) ** (2 / 3) * sqrt(slope) / 0.013
    show(f"{size} in. at {slope:.4f}", drainVelocity=v, drainFlow=v * pi * (size * INCH) ** 2 / 8)

show("roof, SI", stormFlow=500 * 0.075 / 3600, leaderFlow=250 * 0.075 / 3600, gpm=500 * 0.075 / 3600 / GPM)
show("roof, US", stormFlow=(12000 + 3000 / 2) * FT**2 * 4 * INCH / 3600, gpm=13500 * FT**2 * 4 * INCH / 3600 / GPM)
show("3,684 sq ft", stormFlow=3684 * FT**2 * 3 * INCH / 3600, gpm=3684 * FT**2 * 3 * INCH / 3600 / GPM)

CAPACITY = 998.2 * 4184
show("tankless", heatOutput=5 * GPM * CAPACITY * 60 / 1.8, heatInput=5 * GPM * CAPACITY * 60 / 1.8 / 0.8, btuh=5 * GPM * CAPACITY * 60 / 1.8 / BTUH)
show("tankless, SI", heatOutput=0.0003 * CAPACITY * 35, heatInput=0.0003 * CAPACITY * 35 / 0.8)
recovery = 40000 * BTUH * 0.8 * 3600 / (CAPACITY * 60 / 1.8)
show("storage", recovery=recovery, firstHourRating=0.7 * 40 * GAL + recovery, hourDemand=46 * GAL, neededTank=max(46 * GAL - recovery, 0) / 0.7)
weak = 4500 * 0.98 * 3600 / (CAPACITY * 60 / 1.8)
show("electric storage", recovery=weak, firstHourRating=0.7 * 40 * GAL + weak, neededTank=(46 * GAL - weak) / 0.7)


def loop(title, d, t, k, film, hot, room, length, drop, back, valves, sizes, fps, c=140):
    outer = d + 2 * t
    per = 2 * pi * (hot - room) / (log(outer / d) / k + 2 / (film * outer))
    flow = per * length / (CAPACITY * drop)
    nominal, inner = next((n, i) for n, i in sizes.items() if speed(flow / GPM, i) <= fps)
    head = (rate(flow / GPM, inner, c) * PSI / FT * back * 1.5 + valves) / 9790
    show(title, lossPerLength=per, heatLoss=per * length, circulation=flow, returnSize=nominal, returnSpeed=speed(flow / GPM, inner) * FT, pumpHead=head, yearlyLoss=per * length * 8760 * 3600)


loop("loop, SI", 0.028, 0.025, 0.036, 10, 60, 20, 30, 5, 30, 5000, COPPER_L, 0.9 / FT)
K = 0.25 * 1055.05585262 / 3600 * 0.0254 / (FT**2) * 1.8
loop("loop, US", 1.125 * INCH, INCH, K, 10, 60, (70 - 32) / 1.8, 200 * FT, 10 / 1.8, 200 * FT, PSI, COPPER_L, 3)
loop("bare loop", 0.028, 0, 0.036, 10, 60, 20, 30, 5, 30, 5000, COPPER_L, 0.9 / FT)

# A round pipe that runs partly full, by Manning: the area by integration of chords, the wetted arc by its chords.
def partly_full(share, d, slope, n, parts=200_000):
    r, y = d / 2, share * d
    heights = [y * (i + 0.5) / parts for i in range(parts)]
    area = sum(2 * sqrt(max(r * r - (h - r) ** 2, 0)) for h in heights) * y / parts
    arc = 2 * r * acos((r - y) / r)
    radius = area / arc
    v = radius ** (2 / 3) * sqrt(slope) / n
    return area * v, v, radius


print("half full", partly_full(0.5, 0.15, 0.01, 0.013), "full", partly_full(1, 0.15, 0.01, 0.013), "0.938", partly_full(0.938181, 0.15, 0.01, 0.013))
low, high = 0.0, 0.93
for _ in range(50):
    middle = (low + high) / 2
    low, high = (middle, high) if partly_full(middle, 0.15, 0.01, 0.013, 20_000)[0] < 0.005 else (low, middle)
print("depth for 5 L/s", low, partly_full(low, 0.15, 0.01, 0.013))
print("8 in., 0.4%, full", partly_full(1, 8 * INCH, 0.004, 0.013))
print("8 in., 1/8 in. per foot, 80%", partly_full(0.8, 8 * INCH, 1 / 96, 0.013))
