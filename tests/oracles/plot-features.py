"""Roots, turns, poles and holes of 129 functions for lib/calculators/scientific/tests/features.test.ts; prints plot-features.json.

Independent of the product's search: 30,000 samples find each change of sign of a function and of its derivative, and mpmath
refines it with 30 digits. Places where a function is not smooth are listed by hand.
"""
import json
import random
import mpmath as m
from mpmath import fp

m.mp.dps = 30
SAMPLES = 30_000
cases = []


def value(f, x):
    try:
        y = f(x)
        return None if isinstance(y, (complex, m.mpc)) or m.isnan(y) or m.isinf(y) else y
    except (ValueError, ZeroDivisionError, OverflowError, TypeError):
        return None


def case(text, f, low, high, corners=(), holes=(), poles=(), edges=()):
    """corners: places without a derivative; edges: ends of the domain. Each is exact."""
    singular = sorted(float(x) for x in [*corners, *holes, *poles, *edges])
    step = (high - low) / SAMPLES
    xs = [low + step * (i + 0.4142) for i in range(SAMPLES)]

    def is_broken(a, b):
        return any(a <= s <= b for s in singular)

    roots, minima, maxima = [], [], []
    ys = [value(lambda x: f(m.mpf(x)), x) for x in xs]
    slopes = []
    for i in range(1, SAMPLES):
        a, b = ys[i - 1], ys[i]
        if a is None or b is None or is_broken(xs[i - 1], xs[i]):
            slopes.append(None)
            continue
        if a * b < 0:
            roots.append(m.findroot(f, (xs[i - 1], xs[i]), solver="bisect", tol=1e-60, maxsteps=110, verify=False))
        slopes.append((b - a, xs[i - 1], xs[i]))
    for before, after in zip(slopes, slopes[1:]):
        if before is None or after is None or before[0] * after[0] >= 0:
            continue
        left, right = m.mpf(before[1]), m.mpf(after[2])
        turn = m.findroot(lambda x: m.diff(f, x), (left, right), solver="bisect", tol=1e-60, maxsteps=90, verify=False)
        y = f(turn)
        (minima if before[0] < 0 else maxima).append((turn, y))
        if abs(y) < m.mpf(10) ** -30:
            roots.append(turn)
    for x in corners:
        x = m.mpf(x)
        y = f(x)
        left, right = value(f, x - step / 9), value(f, x + step / 9)
        if left is not None and right is not None and left > y < right:
            minima.append((x, y))
        if left is not None and right is not None and left < y > right:
            maxima.append((x, y))
        if abs(y) < m.mpf(10) ** -24:
            roots.append(x)
    for x in edges:
        y = value(f, m.mpf(x))
        if y is not None and abs(y) < m.mpf(10) ** -12:
            roots.append(m.mpf(x))
    limits = []
    for x in holes:
        limits.append([float(x), float((f(m.mpf(x) + m.mpf(10) ** -9) + f(m.mpf(x) - m.mpf(10) ** -9)) / 2)])
    cases.append({
        "text": text,
        "range": [low, high],
        "roots": sorted(float(x) for x in roots),
        "minima": sorted([float(x), float(y)] for x, y in minima),
        "maxima": sorted([float(x), float(y)] for x, y in maxima),
        "holes": sorted(limits),
        "poles": sorted(float(x) for x in poles),
    })


pi, sqrt, sin, cos, tan, exp, log = m.pi, m.sqrt, m.sin, m.cos, m.tan, m.exp, m.log

# The functions that the issue names.
case("abs(x^2-2)", lambda x: abs(x * x - 2), -10, 10, corners=[-sqrt(2), sqrt(2)])
case("abs(x^2-4)", lambda x: abs(x * x - 4), -10, 10, corners=[-2, 2])
case("exp(1/x)", lambda x: exp(1 / x) if x > 0.003 else (exp(1 / x) if x < 0 else m.inf), -10, 10, poles=[0])
case("exp(-1000000(x-2.3)^2)", lambda x: exp(-1000000 * (x - m.mpf("2.3")) ** 2), 2, 2.6)
case("(x-1.37)^6", lambda x: (x - m.mpf("1.37")) ** 6, -10, 10)
case("sqrt(x^2-2)", lambda x: sqrt(x * x - 2) if x * x >= 2 - m.mpf(10) ** -25 else None, -10, 10, edges=[-sqrt(2), sqrt(2)])
case("sqrt(x-1)", lambda x: sqrt(x - 1) if x >= 1 else None, -10, 10, edges=[1])
case("x^x", lambda x: x**x if x > 0 else None, -2, 4, edges=[0])
case("tan(x)", tan, -9, 9, poles=[k * pi / 2 for k in range(-5, 6, 2)])
case("1/x", lambda x: 1 / x, -10, 10, poles=[0])
case("sin(1/x)", lambda x: sin(1 / x), 0.04, 3)
case("cos(1/x)", lambda x: cos(1 / x), 0.04, 3)
case("(x-1)(x-1.002)", lambda x: (x - 1) * (x - m.mpf("1.002")), -10, 10)
case("x^2-2x+0.999999", lambda x: x * x - 2 * x + m.mpf("0.999999"), -10, 10)
case("1/((x-3)(x-3.002))", lambda x: 1 / ((x - 3) * (x - m.mpf("3.002"))), -10, 10, poles=[3, m.mpf("3.002")])

# Random polynomials with rational roots, some double.
rng = random.Random(20261130)
for _ in range(30):
    roots = [m.mpf(rng.randint(-90, 90)) / rng.choice([10, 8, 5, 4]) for _ in range(rng.randint(2, 5))]
    roots = sorted(set(roots))
    powers = [rng.choice([1, 1, 1, 2, 3]) for _ in roots]
    text = "*".join(f"(x-({float(r)}))" + (f"^{p}" if p > 1 else "") for r, p in zip(roots, powers))
    case(text, lambda x, roots=roots, powers=powers: m.fprod((x - r) ** p for r, p in zip(roots, powers)), -21, 21)
for _ in range(15):
    terms = [rng.randint(-9, 9) for _ in range(rng.randint(3, 6))] + [rng.choice([1, 2, -1])]
    text = "+".join(f"({c})*x^{k}" if k else f"({c})" for k, c in enumerate(terms))
    case(text, lambda x, terms=terms: sum(c * x**k for k, c in enumerate(terms)), -10, 10)

# Rational functions.
for _ in range(15):
    a, b, c, d = (rng.randint(1, 9) for _ in range(4))
    pole = m.mpf(rng.randint(-15, 15)) / 2
    case(
        f"({a}x^2-{b})/(x-({float(pole)}))",
        lambda x, a=a, b=b, pole=pole: (a * x * x - b) / (x - pole),
        -12, 12, poles=[pole],
    )
    case(f"{c}x/(x^2+{d})", lambda x, c=c, d=d: c * x / (x * x + d), -10, 10)
case("(x^2-9)/(x-3)", lambda x: (x * x - 9) / (x - 3), -10, 10, holes=[3])
case("(x^3+1)/(x+1)", lambda x: (x**3 + 1) / (x + 1), -10, 10, holes=[-1])
case("sin(x)/x", lambda x: sin(x) / x, -9, 9, holes=[0])
case("(exp(x)-1)/x", lambda x: m.expm1(x) / x, -9, 9, holes=[0])
case("tan(x)/x", lambda x: tan(x) / x, -4, 4, holes=[0], poles=[-pi / 2, pi / 2])

# Trigonometric, exponential and logarithmic functions, radians.
case("sin(x)+sin(2x)", lambda x: sin(x) + sin(2 * x), -9, 9)
case("cos(x)-x/3", lambda x: cos(x) - x / 3, -9, 9)
case("x*sin(x)", lambda x: x * sin(x), -9, 9)
case("sin(x)^3", lambda x: sin(x) ** 3, -9, 9)
case("sin(x^2)", lambda x: sin(x * x), -4, 4)
case("sec(x)", lambda x: 1 / cos(x), -4, 4, poles=[-pi / 2, pi / 2])
case("csc(x)", lambda x: 1 / sin(x), -4, 4, poles=[-pi, 0, pi])
case("cot(x)", lambda x: cos(x) / sin(x), -4, 4, poles=[-pi, 0, pi])
case("exp(x)-3x", lambda x: exp(x) - 3 * x, -4, 4)
case("x*exp(-x)", lambda x: x * exp(-x), -2, 8)
case("x^2*exp(-x)", lambda x: x * x * exp(-x), -2, 9)
case("exp(-x^2)", lambda x: exp(-x * x), -4, 4)
case("ln(x)", lambda x: log(x) if x > 0 else None, -1, 9, poles=[0])
case("ln(abs(x))", lambda x: log(abs(x)), -9, 9, poles=[0])
case("x*ln(x)", lambda x: x * log(x) if x > 0 else None, 0.01, 5)
case("ln(x)/x", lambda x: log(x) / x if x > 0 else None, 0.05, 9)
case("1/ln(x)", lambda x: 1 / log(x) if x > 0 else None, 0.2, 5, poles=[1])
case("sinh(x)-2x", lambda x: m.sinh(x) - 2 * x, -4, 4)
case("cosh(x)-2", lambda x: m.cosh(x) - 2, -4, 4)
case("tanh(x)-x/2", lambda x: m.tanh(x) - x / 2, -4, 4)
case("atan(x)-x/3", lambda x: m.atan(x) - x / 3, -9, 9)
case("asin(x)-x/2", lambda x: m.asin(x) - x / 2 if abs(x) <= 1 else None, -0.9, 0.9)
case("gamma(x)", lambda x: m.gamma(x), 0.1, 5)
case("gamma(x)-2", lambda x: m.gamma(x) - 2, -3.9, 5, poles=[-3, -2, -1, 0])
case("2^x-x^2", lambda x: 2**x - x * x, -3, 6)
case("abs(x-1)+abs(x+2)-5", lambda x: abs(x - 1) + abs(x + 2) - 5, -9, 9, corners=[-2, 1])
case("abs(sin(x))", lambda x: abs(sin(x)), -9, 9, corners=[k * pi for k in range(-2, 3)])
case("abs(abs(x)-2)-1", lambda x: abs(abs(x) - 2) - 1, -9, 9, corners=[-2, 0, 2])
case("max(x,1-x^2)", lambda x: max(x, 1 - x * x), -3, 3, corners=[(-1 - sqrt(5)) / 2, (sqrt(5) - 1) / 2])
case("cbrt(x)", lambda x: m.cbrt(x) if x >= 0 else -m.cbrt(-x), -9, 9, corners=[0])
case("cbrt(x^2-1)", lambda x: m.cbrt(x * x - 1) if x * x >= 1 else -m.cbrt(1 - x * x), -9, 9, corners=[-1, 1])
case("sqrt(abs(x))", lambda x: sqrt(abs(x)), -9, 9, corners=[0])
case("x*sqrt(4-x^2)", lambda x: x * sqrt(4 - x * x) if x * x <= 4 else None, -3, 3, edges=[-2, 2])
case("sqrt(x)-sqrt(4-x)", lambda x: sqrt(x) - sqrt(4 - x) if 0 <= x <= 4 else None, -1, 5, edges=[0, 4])
print(json.dumps(cases, indent=0))
