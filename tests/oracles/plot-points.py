"""Roots, turns, holes and poles for lib/calculators/scientific/tests/points.test.ts, by sympy and mpmath; prints plot-points.json."""
import json
import sympy as s
import mpmath as m

x = s.symbols("x", real=True)
m.mp.dps = 30


def num(values):
    return sorted(float(s.N(v, 25)) for v in values)


def within(values, a, b):
    return [v for v in values if a <= float(s.N(v, 25)) <= b]


cases = []


def case(text, f, a, b, holes=(), poles=(), roots=None, turns=None):
    """Roots and turns by solveset over the interval, unless numbers are given by mpmath."""
    inside = s.Interval(a, b)
    if roots is None:
        roots = within(s.solveset(s.together(f), x, inside), a, b)
    if turns is None:
        turns = within(s.solveset(s.together(s.diff(f, x)), x, inside), a, b)
    second = s.diff(f, x, 2)
    cases.append(
        {
            "text": text,
            "range": [float(s.N(a)), float(s.N(b))],
            "roots": num(roots),
            "minima": sorted([[float(s.N(t, 25)), float(s.N(f.subs(x, t), 25))] for t in turns if s.N(second.subs(x, t)) > 0]),
            "maxima": sorted([[float(s.N(t, 25)), float(s.N(f.subs(x, t), 25))] for t in turns if s.N(second.subs(x, t)) < 0]),
            "holes": sorted([[float(h), float(s.N(s.limit(f, x, h), 25))] for h in holes]),
            "poles": num(poles),
        }
    )


case("x^2-4", x**2 - 4, -10, 10)
case("x^3-3x", x**3 - 3 * x, -10, 10)
case("x^3-2x+1", x**3 - 2 * x + 1, -5, 5)
case("1/x", 1 / x, -10, 10, poles=[0])
case("(x^2-1)/(x-1)", (x**2 - 1) / (x - 1), -10, 10, holes=[1], roots=[-1], turns=[])
case("(x^3-8)/(x-2)", (x**3 - 8) / (x - 2), -5, 5, holes=[2], roots=[], turns=[-1])
case("sin(x)/x", s.sin(x) / x, -6, 6, holes=[0], roots=[-s.pi, s.pi],
     turns=[m.findroot(lambda t: m.tan(t) - t, 4.4934), -m.findroot(lambda t: m.tan(t) - t, 4.4934)])
case("(1-cos(x))/x^2", (1 - s.cos(x)) / x**2, -5, 5, holes=[0], roots=[], turns=[])
case("1/(x^2-4)", 1 / (x**2 - 4), -10, 10, poles=[-2, 2])
case("1/(x-1)^2", 1 / (x - 1) ** 2, -10, 10, poles=[1], turns=[])
case("x^-2", x**-2, -3, 4, poles=[0], turns=[])
case("tan(x)", s.tan(x), -5, 5, poles=[-3 * s.pi / 2, -s.pi / 2, s.pi / 2, 3 * s.pi / 2], turns=[], roots=[-s.pi, 0, s.pi])
case("sin(x)", s.sin(x), -7, 7)
case("ln(x)", s.log(x), -1, 10, poles=[0], roots=[1], turns=[])
case("x*e^(-x)", x * s.exp(-x), -2, 8, roots=[0], turns=[1])
case("x^2*ln(x)", x**2 * s.log(x), 0.01, 4, roots=[1], turns=[s.exp(s.Rational(-1, 2))])
case("sqrt(x)-2", s.sqrt(x) - 2, -1, 10, roots=[4], turns=[])
case("x^4-4x^2+4", x**4 - 4 * x**2 + 4, -5, 5)
case("cos(x)-x", s.cos(x) - x, -3, 3, roots=[m.findroot(lambda t: m.cos(t) - t, 0.7)], turns=[])
case("x/(x^2+1)", x / (x**2 + 1), -10, 10)
print(json.dumps(cases, indent=1))
