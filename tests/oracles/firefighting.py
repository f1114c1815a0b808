"""Prints the figures of the firefighting calculator's examples, computed apart from lib/science/fire, in US units as the standards
print their formulas, and turned into SI at the end.

Paths are walked with 50 digits; networks are solved by Powell's hybrid method on the heads of all nodes at once, the
pressure of the supply by bisection around it. Run: python3 tests/oracles/firefighting.py (needs mpmath and scipy).
"""

from math import copysign

from mpmath import ceil, mp, mpf, sqrt
from scipy.optimize import brentq, root

mp.dps = 50
FT, IN = mpf("0.3048"), mpf("0.0254")
GPM = 231 * IN**3 / 60
PSI = mpf("0.45359237") * mpf("9.80665") / IN**2
LBF = mpf("0.45359237") * mpf("9.80665")
GAL = 231 * IN**3
# Inside diameters of Schedule 40 steel, mm, and equivalent lengths of NFPA 13's table, ft.
BORE = {1: "26.64", 1.25: "35.08", 1.5: "40.94", 2: "52.48", 2.5: "62.68", 3: "77.92", 4: "102.26", 6: "154.08"}
ELBOW = {1: 2, 1.25: 3, 1.5: 4, 2: 5, 2.5: 6, 3: 7, 4: 10, 6: 14}
TEE = {1: 5, 1.25: 6, 1.5: 8, 2: 10, 2.5: 12, 3: 15, 4: 20, 6: 30}
BUTTERFLY = {3: 10, 4: 12, 6: 10}
CHECK = {3: 16, 4: 22, 6: 32}


def bore(size):
    return mpf(BORE[size]) / mpf("25.4")


def loss(q, size, c=120):
    """psi/ft"""
    return mpf("4.52") * q ** mpf("1.85") / (mpf(c) ** mpf("1.85") * bore(size) ** mpf("4.87"))


def feet(meters):
    return mpf(meters) / FT


def show(name, **values):
    print(name)
    for key, value in values.items():
        print(f"  {key}: {mp.nstr(mpf(value), 15)}")


def walk(pipes, start, c=120):
    """pipes: (what joins, size, ft, equivalent ft, fall ft); joins: ('k', K, n), ('same', n), ('line', Q, P, n), None."""
    p, q, same, velocity = mpf(start), mpf(0), None, mpf(0)
    for joins, size, length, extra, fall in pipes:
        if (joins is None or joins[0] != "k") and same is None:
            same = q / sqrt(p)
        if joins is not None:
            if joins[0] == "k":
                q += joins[2] * joins[1] * sqrt(p)
            elif joins[0] == "same":
                q += joins[1] * same * sqrt(p)
            else:
                _, lq, lp, n = joins
                if lp > p:
                    q *= sqrt(lp / p)
                    p = lp
                q += n * lq * sqrt(p / lp)
        velocity = max(velocity, q * GPM * 4 / (mp.pi * (bore(size) * IN) ** 2))
        p += loss(q, size, c) * (length + extra * (mpf(c) / 120) ** mpf("1.85")) + mpf("0.433") * fall
    return q, p, velocity


def supply(static, residual, tested, q):
    return static - (static - residual) * (q / tested) ** mpf("1.85")


K = mpf("5.6")


def default_path():
    density = mpf("0.15")
    area = feet("3.6") * feet("3.3")
    flow = density * area
    start = max((flow / K) ** 2, mpf("0.5") * 100000 / PSI)
    s = feet("3.6")
    pipes = [
        (("k", K, 1), 1, s, 0, 0),
        (("k", K, 1), 1.25, s, 0, 0),
        (("k", K, 1), 1.5, s, 0, 0),
        (("k", K, 1), 1.5, feet("2.1"), TEE[1.5], 0),
        (None, 2.5, feet("3.3"), 0, 0),
        (("same", 1), 2.5, feet("3.3"), 0, 0),
        (("same", 1), 3, feet(27), 3 * ELBOW[3] + BUTTERFLY[3] + CHECK[3], feet("4.5")),
    ]
    q, p, v = walk(pipes, start)
    total = q + 250
    have = supply(550000 / PSI, 400000 / PSI, mpf(4000) / 60000 / GPM, total)
    show(
        "default", requiredPressure=p * PSI, totalDemand=total * GPM, systemFlow=q * GPM, startPressure=start * PSI,
        sprinklers=ceil(1500 / area), sprinklersOnLine=ceil(mpf("1.2") * sqrt(1500) / s), sprinklerFlow=flow * GPM,
        highestVelocity=v, available=have * PSI, safety=(have - p) * PSI, tankVolume=total * GPM * 3600,
    )


def us_path():
    """Ordinary hazard group 2, K 8.0, 10 by 13 ft, dry: C 100."""
    k, flow = mpf(8), mpf("0.20") * 130
    start = max((flow / k) ** 2, mpf(7))
    pipes = [
        (("k", k, 1), 1, 13, 0, 0),
        (("k", k, 1), 1.25, 13, 0, 0),
        (("k", k, 1), 1.5, 13, 0, 0),
        (("k", k, 1), 2, 6, TEE[2], 0),
        (None, 3, 10, 0, 0),
        (("same", 2), 3, 10, 0, 0),
        (("same", 1), 4, 120, 2 * ELBOW[4] + CHECK[4], 20),
    ]
    q, p, v = walk(pipes, start, 100)
    show(
        "us-dry", requiredPressure=(p + 8) * PSI, systemFlow=q * GPM, totalDemand=(q + 250) * GPM,
        designArea=1950 * FT**2, startPressure=start * PSI, highestVelocity=v, tankVolume=(q + 250) * 90 * GAL,
    )


def raised():
    """The line of the list is longer than the path's own: the path is raised to it."""
    flow = mpf("0.10") * 196
    start = max((flow / K) ** 2, mpf(7))
    line = walk([(("k", K, 1), 1, 14, 0, 0), (("k", K, 1), 1, 14, 0, 0), (("k", K, 1), 1.25, 30, 0, 0)], start)
    pipes = [
        (("k", K, 1), 1, 14, 0, 0),
        (("k", K, 1), 1.25, 14, 0, 0),
        (("line", line[0], line[1], 1), 2, 60, ELBOW[2], 12),
    ]
    q, p, _ = walk(pipes, start)
    show("raised", requiredPressure=p * PSI, systemFlow=q * GPM)


def network(nodes, pipes, source, need, k, c=120):
    """nodes: {name: (ft, sprinklers)}; pipes: (a, b, size, ft). psi of the source and gpm of all."""
    names = [name for name in nodes if name != source]
    unit = [float(loss(mpf(1), size, c)) * length for _, _, size, length in pipes]

    def heads(values, at_source):
        found = dict(zip(names, values))
        found[source] = at_source
        return found

    def state(pressure):
        top = pressure + 0.433 * nodes[source][0]

        def residual(values):
            head = heads(values, top)
            out = dict.fromkeys(nodes, 0.0)
            for (a, b, _, _), r in zip(pipes, unit):
                drop = head[a] - head[b]
                q = copysign((abs(drop) / r) ** (1 / 1.85), drop)
                out[a] += q
                out[b] -= q
            for name, (z, n) in nodes.items():
                p = head[name] - 0.433 * z
                out[name] += n * k * copysign(abs(p) ** 0.5, p)
            return [out[name] for name in names]

        guess = [top - 3 - index * 0.37 for index in range(len(names))]
        found = root(residual, guess, method="hybr", options={"xtol": 1e-14, "maxfev": 20000})
        head = heads(found.x, top)
        return {name: head[name] - 0.433 * nodes[name][0] for name in nodes}

    def least(pressure):
        p = state(pressure)
        return min(k * max(p[n], 0) ** 0.5 - need for n in nodes if nodes[n][1] > 0)

    pressure = brentq(least, 8, 400, xtol=1e-11)
    p = state(pressure)
    total = sum(n * k * p[name] ** 0.5 for name, (_, n) in nodes.items() if n)
    remote = min((p[name], name) for name in nodes if nodes[name][1] > 0)[1]
    return pressure, total, remote, p


def loop():
    z = float(feet("4.5"))
    nodes = {"Supply": (0, 0), "A": (z, 1), "B": (z, 1), "C": (z, 1), "D": (z, 1)}
    s = float(feet("3.6"))
    pipes = [
        ("Supply", "A", 2.5, float(feet(15))), ("A", "B", 1.5, s), ("B", "C", 1.25, s), ("C", "D", 1.25, s), ("D", "A", 1.5, s),
    ]
    need = 0.15 * float(feet("3.6") * feet("3.3"))
    pressure, total, remote, _ = network(nodes, pipes, "Supply", need, 5.6)
    print("remote", remote)
    show("loop", requiredPressure=mpf(pressure) * PSI, systemFlow=mpf(total) * GPM)


def grid():
    """Two cross mains with three branch lines between them; the design area is in the middle of the lines."""
    nodes = {"S": (0, 0)}
    pipes = [("S", "N1", 4, 100)]
    for i in (1, 2, 3):
        nodes[f"N{i}"] = (20, 0)
        nodes[f"F{i}"] = (20, 0)
    for i in (1, 2, 3):
        a = f"N{i}"
        for j in (1, 2, 3, 4):
            nodes[f"{i}.{j}"] = (20, 1 if j in (2, 3) else 0)
            pipes.append((a, f"{i}.{j}", 1.5, 12))
            a = f"{i}.{j}"
        pipes.append((a, f"F{i}", 1.5, 12))
    for i in (1, 2):
        pipes.append((f"N{i}", f"N{i + 1}", 3, 10))
        pipes.append((f"F{i}", f"F{i + 1}", 2, 10))
    pressure, total, remote, _ = network(nodes, pipes, "S", 0.20 * 120, 8.0)
    print("remote", remote)
    show("grid", requiredPressure=mpf(pressure) * PSI, systemFlow=mpf(total) * GPM)


def hydrant():
    q = mpf("29.84") * mpf("0.9") * (mpf("63.5") / mpf("25.4")) ** 2 * sqrt(140000 / PSI)
    r = q * ((mpf("5.5") - mpf("1.4")) / mpf("1.5")) ** mpf("0.54")
    show("hydrant default", testFlow=q * GPM, flowAtTarget=r * GPM)
    q = mpf("29.84") * mpf("0.9") * mpf("2.5") ** 2 * sqrt(mpf(14))
    show("hydrant 14", testFlow=q * GPM, flowAtTarget=q * (mpf(60) / 33) ** mpf("0.54") * GPM)


def hose():
    fl = mpf("15.5") * mpf("1.5") ** 2 * 2
    show("hose 150", pumpDischarge=(100 + fl) * PSI, hoseLoss=fl * PSI, reaction=mpf("0.0505") * 150 * 10 * LBF)
    q = mpf("29.7") * mpf("0.875") ** 2 * sqrt(mpf(50))
    a, b = mpf("15.5") * (q / 100) ** 2 * mpf("1.5"), mpf(2) * (2 * q / 100) ** 2 * 2
    show(
        "wye", heightPressure=mpf("0.434") * 30 * PSI, pumpDischarge=(50 + a + b + 10 + mpf("0.434") * 30) * PSI, pumpFlow=2 * q * GPM, nozzleFlow=q * GPM,
        reaction=mpf("1.57") * mpf("0.875") ** 2 * 50 * LBF,
    )


def standpipe():
    p = mpf(100)
    for q, size, length, extra, climb in ((250, 4, 12, 0, 12), (500, 4, 100, 0, 100), (1000, 6, 80, 3 * ELBOW[6] + TEE[6] + CHECK[6], 0)):
        p += loss(mpf(q), size) * (length + extra) + mpf("0.433") * climb
    show("standpipe", requiredPressure=p * PSI, systemFlow=1000 * GPM, tankVolume=1000 * 30 * GAL)


def pump():
    q = mpf(1000)
    suction = supply(mpf(60), mpf(45), mpf(1200), q)
    boost = 130 - suction
    share = 1 + ((q / 750) ** mpf("1.85") - 1) / (mpf("1.5") ** mpf("1.85") - 1) * (mpf("0.65") - 1)
    rated = boost / share
    power = lambda f: mpf(f) ** mpf("1.85")
    at = lambda f: (
        rated * (mpf("1.2") - mpf("0.2") * power(f / mpf(750)))
        if f <= 750
        else rated * (1 - mpf("0.35") * (power(f / mpf(750)) - 1) / (power(mpf("1.5")) - 1))
    )
    show(
        "pump", dischargePressure=(suction + boost) * PSI,
        highestPower=max(f * GPM * at(f) * PSI / mpf("0.65") for f in range(1, 1126)), ratedFlow=750 * GPM, ratedPressure=rated * PSI, suctionPressure=suction * PSI, pumpPressure=boost * PSI,
        churnPressure=(rated * mpf("1.2") + 60) * PSI, power=q * GPM * boost * PSI / mpf("0.65"), tankVolume=1000 * 60 * GAL,
    )


def fire_flow():
    raw = 18 * sqrt(mpf(20000))
    show("iso 10,000 ft2, 3 floors, joisted masonry", raw=raw * GPM, neededFlow=2500 * GPM)
    raw = 18 * mpf("1.5") * sqrt(mpf(5000))
    c = 250 * round(float(raw) / 250)
    show("iso frame 5,000 ft2", raw=raw * GPM, neededFlow=250 * round(c * 1.0 / 250) * GPM, academy=mpf(5000) / 3 * GPM, iowa=500 * GPM)
    raw = 18 * mpf("0.8") * sqrt(mpf(12000) * (1 + mpf("0.5")))
    c = 250 * round(float(raw) / 250)
    product = c * mpf("1.15") * mpf("1.3")
    show("iso C-4, X+P 30%", raw=raw * GPM, product=product * GPM, rounded=500 * round(float(product) / 500) * GPM)


for part in (default_path, us_path, raised, loop, grid, hydrant, hose, standpipe, pump, fire_flow):
    part()
show("units", gpm=GPM, psi=PSI, ft2=FT**2, gal=GAL)
