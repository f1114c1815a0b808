"""Prints the figures of the duct sizer's examples, computed apart from lib/science/fluids.

Colebrook by bisection in 50 digits, moist air by psychrometric formulas of ASHRAE Fundamentals 2021, sizes by plain search.
Run: python3 tests/oracles/duct-sizing.py (needs mpmath 1.3).
"""

from mpmath import e, exp, log, log10, mp, mpf, pi, sin, sqrt

mp.dps = 50
CFM = mpf("0.3048") ** 3 / 60
FPM = mpf("0.3048") / 60
INCH = mpf("0.0254")
WATER = 1000 * mpf("9.80665") * INCH
PER_100_FT = WATER / (100 * mpf("0.3048"))


def air(celsius=20, humidity=0, altitude=0):
    t = mpf(celsius) + mpf("273.15")
    p = 101325 * (1 - mpf("2.25577e-5") * altitude) ** mpf("5.2559")
    ws = exp(
        mpf("-5800.2206") / t + mpf("1.3914993") - mpf("0.048640239") * t + mpf("4.1764768e-5") * t**2
        - mpf("1.4452093e-8") * t**3 + mpf("6.5459673") * log(t)
    )
    v = mpf(humidity) * ws
    w = mpf("0.621945") * v / (p - v)
    density = p * (1 + w) / (mpf("287.042") * t * (1 + w / mpf("0.621945")))
    viscosity = mpf("1.716e-5") * (t / mpf("273.15")) ** mpf("1.5") * (mpf("273.15") + mpf("110.4")) / (t + mpf("110.4"))
    return density, viscosity


def colebrook(re, rough):
    low, high = mpf("1e-4"), mpf(10)
    for _ in range(170):
        f = (low + high) / 2
        if 1 / sqrt(f) + 2 * log10(rough / mpf("3.7") + mpf("2.51") / (re * sqrt(f))) > 0:
            low = f
        else:
            high = f
    return f


def factor(re, rough):
    if re <= 2300:
        return 64 / re
    if re >= 4000:
        return colebrook(re, rough)
    s = (re - 2300) / 1700
    low = mpf(64) / 2300
    return low + (colebrook(mpf(4000), rough) - low) * (3 * s**2 - 2 * s**3)


def rate(q, d, rough, state, k=1):
    density, viscosity = state
    v = 4 * q / (pi * d**2)
    re = density * v * d / viscosity
    f = factor(re, rough / d)
    return k * f / d * density * v**2 / 2, v, re, f


def diameter(q, wanted, rough, state):
    low, high = mpf("0.001"), mpf(20)
    for _ in range(120):
        d = (low + high) / 2
        if rate(q, d, rough, state)[0] > wanted:
            low = d
        else:
            high = d
    return d


def rectangle(a, b):
    return mpf("1.30") * (a * b) ** mpf("0.625") / (a + b) ** mpf("0.25"), a * b


def oval(a, b):
    area = pi * b**2 / 4 + b * (a - b)
    return mpf("1.55") * area ** mpf("0.625") / (pi * b + 2 * (a - b)) ** mpf("0.25"), area


def show(name, **figures):
    print(name, {key: mp.nstr(value, 14) for key, value in figures.items()})


def duct(name, q, d, area, rough, state, length=20, c=0, equipment=0, k=1):
    """One duct with its total pressure and its fan at 60%, 95% and 90%."""
    r, v, re, f = rate(q, d, rough, state, k)
    true = q / area
    pv = state[0] * true**2 / 2
    total = r * length + c * pv + equipment
    electric = q * total / (mpf("0.6") * mpf("0.95") * mpf("0.9"))
    show(name, velocity=true, frictionRate=r, reynolds=re, frictionFactor=f, velocityPressure=pv, frictionLoss=r * length,
         fittingLoss=c * pv, totalPressure=total, electricPower=electric, equivalentDiameter=d, density=state[0],
         airPower=q * total, shaftPower=q * total / mpf("0.6"), specificFanPower=electric / q,
         warming=electric / (q * state[0] * 1006))
    return total


def circle(d):
    return pi * d**2 / 4


G = mpf("0.09e-3")
standard = air()


def flow_for(wanted, of):
    """The flow at which a growing quantity has a value."""
    low, high = mpf("1e-9"), mpf(1000)
    for _ in range(200):
        q = (low + high) / 2
        if of(q) > wanted:
            high = q
        else:
            low = q
    return q


def carried(name, q, d, rough=G, k=1):
    r, v, re, f = rate(q, d, rough, standard, k)
    show(name, airFlow=q, frictionRate=r, velocity=v, reynolds=re, frictionFactor=f)


d = 12 * INCH
carried("flow 12 in", flow_for(mpf("0.08") * PER_100_FT, lambda q: rate(q, d, G, standard)[0]), d)
d = mpf("0.315")


def loss(q):
    r = rate(q, d, G, standard)[0]
    return r * 20 + 2 * mpf("0.11") * standard[0] * (q / circle(d)) ** 2 / 2 + 10


carried("flow pressure", flow_for(mpf(40), loss), d)
k = 1 + 58 * mpf("0.15") * e ** (mpf("-0.126") * 8)
carried("flow flexible", flow_for(mpf("0.1") * PER_100_FT, lambda q: rate(q, 8 * INCH, mpf("0.9e-3"), standard, k)[0]), 8 * INCH, mpf("0.9e-3"), k)
carried("flow laminar", flow_for(mpf("0.01"), lambda q: rate(q, mpf("0.1"), G, standard)[0]), mpf("0.1"))
carried("flow transitional", flow_for(mpf("0.04"), lambda q: rate(q, mpf("0.1"), G, standard)[0]), mpf("0.1"))
d, area = rectangle(20 * INCH, 10 * INCH)
q = flow_for(mpf("0.1") * PER_100_FT, lambda q: rate(q, d, G, standard)[0])
carried("flow rectangular", q, d)
show("flow rectangular", velocity=q / area)

show("default", neededDiameter=diameter(mpf("0.45"), mpf("0.8"), G, standard))
duct("default", mpf("0.45"), mpf("0.355"), circle(mpf("0.355")), G, standard, c=2 * mpf("0.11"))

show("us-1000", neededDiameter=diameter(1000 * CFM, PER_100_FT / 10, G, standard))
duct("us-1000", 1000 * CFM, 14 * INCH, circle(14 * INCH), G, standard, length=0)

d, area = rectangle(mpf("0.7"), mpf("0.35"))
duct("rectangular-known", mpf("1.4"), d, area, G, standard)
need = diameter(mpf("1.4"), mpf("0.8"), G, standard)
show("rectangular-sized", neededDiameter=need)
for width in ("0.5", "0.6", "0.8"):
    d, area = rectangle(mpf(width), mpf("0.4"))
    show("rectangular-sized " + width, equivalent=d, enough=mpf(d >= need))
d, area = rectangle(mpf("0.6"), mpf("0.4"))
duct("rectangular-sized", mpf("1.4"), d, area, G, standard)

# Widths by a step of 10 mm, and the custom leakage of a test.
width = next(10 * n for n in range(1, 199) if rectangle(mpf(10 * n) / 1000, mpf("0.4"))[0] >= need)
d, area = rectangle(mpf(width) / 1000, mpf("0.4"))
show("width-step", width=mpf(width))
duct("width-step", mpf("1.4"), d, area, G, standard)
surface = pi * mpf("0.355") * 20
tested = mpf("0.06") * CFM / mpf("0.3048") ** 2
show("custom leakage", leakageFlow=tested * surface * (400 / WATER) ** mpf("0.65"), leakageClass=mpf(6))
show(
    "tested leakage",
    leakageFlow=mpf("0.5e-3") * surface * mpf("0.5") ** mpf("0.65"),
    leakageClass=mpf("0.5e-3") / mpf(500) ** mpf("0.65") * WATER ** mpf("0.65") / CFM * 100 * mpf("0.3048") ** 2,
)

d, area = oval(mpf("0.6"), mpf("0.25"))
duct("oval-known", mpf("0.8"), d, area, G, standard)

show("velocity", neededDiameter=sqrt(4 * mpf("0.5") / (pi * 4)))
duct("velocity", mpf("0.5"), mpf("0.4"), circle(mpf("0.4")), G, standard, length=0)

k = 1 + 58 * mpf("0.15") * e ** (mpf("-0.126") * 8)
show("flexible", correction=k)
duct("flexible", 200 * CFM, 8 * INCH, circle(8 * INCH), mpf("0.9e-3"), standard, length=10 * mpf("0.3048"), k=k)

denver = air(35, mpf("0.3"), 1609)
duct("denver", mpf("0.5"), mpf("0.355"), circle(mpf("0.355")), G, denver)

duct("laminar", mpf("0.002"), mpf("0.1"), circle(mpf("0.1")), G, standard, length=10)
duct("transitional", mpf("0.0037"), mpf("0.1"), circle(mpf("0.1")), G, standard, length=10)

surface = pi * mpf("0.355") * 20
show("leakage", surface=surface, leakageFlow=surface * mpf("0.027e-3") * mpf(400) ** mpf("0.65"),
     weight=surface * mpf("0.0007") * 7850)
show("leakage smacna", leakageFlow=4 * CFM / (100 * mpf("0.3048") ** 2) * surface * (250 / WATER) ** mpf("0.65"))

SIZES = [63, 80, 100, 125, 150, 160, 200, 250, 300, 315, 355, 400, 450, 500, 560, 630, 710, 800]


def sized(q, wanted=mpf("0.8")):
    need = diameter(q, wanted, G, standard)
    return next(mpf(size) / 1000 for size in SIZES if mpf(size) / 1000 >= need)


GORES = [(75, "0.51"), (150, "0.28"), (230, "0.21"), (300, "0.18"), (380, "0.16"), (450, "0.15"), (530, "0.14"),
         (600, "0.13"), (690, "0.12"), (1500, "0.12")]


def gored(d):
    for (x, c), (y, g) in zip(GORES, GORES[1:]):
        if x <= d * 1000 <= y:
            return mpf(c) + (mpf(g) - mpf(c)) * (d * 1000 - x) / (y - x)


main, a, b = sized(mpf("1.5")), sized(mpf("0.9")), sized(mpf("0.6"))
show("run sizes", main=main, a=a, b=b)


def idelchik_split(qb, qc, fb, fc, fst):
    """Diverging tee at 90 degrees: branch for its own velocity pressure, what goes straight on for its own."""
    q, area = qb / qc, fb / fc
    r = q / area
    factor = (mpf("1.1") - mpf("0.7") * q if q <= 0.4 else mpf("0.85")) if area <= 0.35 else (1 - mpf("0.6") * q if q <= 0.6 else mpf("0.6"))
    tau = mpf("0.4") if area <= 0.4 else 2 * (2 * q - 1) if q <= 0.5 else mpf("0.3") * (2 * q - 1)
    return factor * (1 + r**2) / r**2, tau * q**2 * ((qc / fc) / ((qc - qb) / fst)) ** 2


def crane_contraction(f_small, f_large, degrees):
    return mpf("0.8") * sin(degrees * pi / 360) * (1 - f_small / f_large)


branch, straight = idelchik_split(mpf("0.6"), mpf("1.5"), circle(b), circle(main), circle(a))
reducer = crane_contraction(circle(a), circle(main), 30)
show("run coefficients", branch=branch, straight=straight, reducer=reducer)
total_main = duct("run main", mpf("1.5"), main, circle(main), G, standard, length=12, c=gored(main), equipment=120)
total_a = duct("run a", mpf("0.9"), a, circle(a), G, standard, length=15, c=2 * gored(a) + straight + reducer, equipment=30)
total_b = duct("run b", mpf("0.6"), b, circle(b), G, standard, length=8, c=branch, equipment=30)
index = total_main + max(total_a, total_b)
show("run", fanPressure=index, throttle=abs(total_a - total_b), electricPower=mpf("1.5") * index / (mpf("0.6") * mpf("0.95") * mpf("0.9")))

# A takeoff of 0.15 m3/s and 200 mm from 0.5 m3/s in 355 mm, and a tee back into the same.
branch, straight = idelchik_split(mpf("0.15"), mpf("0.5"), circle(mpf("0.2")), circle(mpf("0.355")), circle(mpf("0.355")))
duct("takeoff", mpf("0.15"), mpf("0.2"), circle(mpf("0.2")), G, standard, length=10, c=branch)
q, r = mpf("0.3"), mpf("0.3") / (circle(mpf("0.2")) / circle(mpf("0.355")))
merge = 1 + r**2 - 2 * (1 - q) ** 2
show("takeoff", branch=branch, straight=straight, merge=merge / r**2)
duct("return tee", mpf("0.15"), mpf("0.2"), circle(mpf("0.2")), G, standard, length=10, c=merge / r**2)

# 0.35 m3/s in 355 mm, straight past a branch of 200 mm of 0.5 m3/s, and between 355 and 450 mm.
fm, v = circle(mpf("0.355")), mpf("0.5") / mpf("0.35")
merge_tee = (mpf("1.55") * q - q**2) * v**2
m = fm / circle(mpf("0.45"))
half = sin(pi / 12)
each = [straight, merge_tee, mpf("0.8") * half * (1 - m), (1 - m) / 2, mpf("2.6") * half * (1 - m) ** 2, (1 - m) ** 2]
duct("joined", mpf("0.35"), mpf("0.355"), fm, G, standard, length=0, c=sum(each))

for name, q in (("altshul", "0.45"), ("altshul low", "2.0")):
    d = mpf("0.355") if name == "altshul" else mpf("0.71")
    _, v, re, _ = rate(mpf(q), d, G, standard)
    f = mpf("0.11") * (G / d + 68 / re) ** mpf("0.25")
    f = f if f >= mpf("0.018") else mpf("0.85") * f + mpf("0.0028")
    show(name, frictionFactor=f, frictionRate=f / d * standard[0] * v**2 / 2)

smooth = (mpf("1.145"), mpf("1.895e-5"))
warm = air(35)
show("cengel", rate=20 * mpf("9.81") * smooth[0] / 150, needed=diameter(mpf("0.35"), 20 * mpf("9.81") * smooth[0] / 150, mpf(0), warm))
