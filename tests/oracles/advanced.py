"""Writes advanced.json: lines of the scientific calculator's advanced page with what they come to, worked out by sympy,
numpy, scipy and mpmath. None of SciCalc's code is used.

Run: python3 tests/oracles/advanced.py > tests/oracles/advanced.json (sympy 1.14, numpy 2.4, scipy 1.17, mpmath 1.3).
"""

import json
import statistics
from fractions import Fraction

import numpy as np
import sympy as sp
from mpmath import mp, mpf, quad
from scipy import stats
from scipy.integrate import quad as scipy_quad
from scipy.optimize import brentq

mp.dps = 30
cases = []
x, y, z = sp.symbols("x y z", real=True)


def plain(value):
    """A number as JSON: complex ones in two parts."""
    value = complex(value)
    scale = max(abs(value), 1e-300)
    return value.real if abs(value.imag) < 1e-13 * scale else {"re": value.real, "im": value.imag}


def case(kind, line, expected, by, **more):
    cases.append({"kind": kind, "line": line, "expected": expected, "by": by, **more})


def rows(matrix):
    return [[plain(sp.N(entry, 25)) for entry in row] for row in sp.Matrix(matrix).tolist()]


def text(matrix):
    return "[" + ", ".join("[" + ", ".join(str(entry) for entry in row) + "]" for row in matrix) + "]"


F = Fraction
MATRICES = [
    [[2, 1], [1, 3]],
    [[1, 2], [3, 4]],
    [[0, -1], [1, 0]],
    [[4, 1, 2], [1, 3, 0], [2, 0, 5]],
    [[2, -1, 0], [-1, 2, -1], [0, -1, 2]],
    [[1, 2, 3], [4, 5, 6], [7, 8, 10]],
    [[F(1, 2), F(1, 3)], [F(1, 4), F(1, 5)]],
    [["0.5", "1.25", "-3"], ["2.75", "0.125", "4"], ["-1", "6.5", "0.75"]],
    [[1, F(1, 2), F(1, 3), F(1, 4)], [F(1, 2), F(1, 3), F(1, 4), F(1, 5)], [F(1, 3), F(1, 4), F(1, 5), F(1, 6)], [F(1, 4), F(1, 5), F(1, 6), F(1, 7)]],
    [[3, 1, 0, 2], [0, -2, 5, 1], [7, 0, 1, -1], [1, 4, 2, 0]],
    [[1, 2, 0, 0, 1], [0, 1, 3, 0, 0], [2, 0, 1, 1, 0], [0, 1, 0, 2, 5], [1, 0, 0, 3, 1]],
]
for matrix in MATRICES:
    exact = sp.Matrix([[sp.Rational(str(entry)) for entry in row] for row in matrix])
    case("number", f"det({text(matrix)})", plain(exact.det()), "sympy")
    case("matrix", f"inv({text(matrix)})", rows(exact.inv()), "sympy")
    case("numbers", f"eigenvalues({text(matrix)})", [plain(value) for value in np.linalg.eigvals(np.array(exact.tolist(), float))], "numpy")
for matrix in [[[1, 2, 3], [2, 4, 6], [1, 1, 1]], [[0, 0], [0, 0]], [[1, 2], [3, 4], [5, 6]], [[1, 0, 2, -1], [3, 0, 0, 5], [4, 0, 2, 4]]]:
    case("number", f"rank({text(matrix)})", sp.Matrix(matrix).rank(), "sympy")
    case("matrix", f"rref({text(matrix)})", rows(sp.Matrix(matrix).rref()[0]), "sympy")
for a, b in [([[1, 2], [3, 4]], [[0, 1], [-1, 2]]), ([[1, 2, 3]], [[4], [5], [6]]), ([[1, 2], [3, 4], [5, 6]], [[7, 8, 9], [1, 2, 3]])]:
    case("matrix", f"{text(a)} * {text(b)}", rows(sp.Matrix(a) * sp.Matrix(b)), "sympy")
case("matrix", "[[2, 1], [1, 3]]^7", rows(sp.Matrix([[2, 1], [1, 3]]) ** 7), "sympy")
case("matrix", "[[2, 1], [1, 3]]^(-3)", rows(sp.Matrix([[2, 1], [1, 3]]) ** -3), "sympy")
case("numbers", "eigenvalues([[2, i], [-i, 3]])", [plain(v) for v in np.linalg.eigvals(np.array([[2, 1j], [-1j, 3]]))], "numpy")
case("numbers", "eigenvalues([[1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 1, 0, 0, 2, 0, 0, 0, 1], [0, 3, 1, 0, 0, 0, 4, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1, 1], [0, 0, 2, 5, 0, 0, 0, 1, 0], [3, 0, 0, 0, 0, 7, 0, 0, 2], [0, 1, 0, 1, 0, 1, 0, 1, 0], [2, 4, 6, 8, 1, 3, 5, 7, 9], [1, 0, 0, 0, 0, 0, 0, 0, 3]])",
     [plain(v) for v in np.linalg.eigvals(np.array([[1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 1, 0, 0, 2, 0, 0, 0, 1], [0, 3, 1, 0, 0, 0, 4, 0, 0], [1] * 9, [0, 0, 2, 5, 0, 0, 0, 1, 0], [3, 0, 0, 0, 0, 7, 0, 0, 2], [0, 1, 0, 1, 0, 1, 0, 1, 0], [2, 4, 6, 8, 1, 3, 5, 7, 9], [1, 0, 0, 0, 0, 0, 0, 0, 3]], float))], "numpy")
case("number", "norm([3, 4, 12])", float(np.linalg.norm([3, 4, 12])), "numpy")
case("number", "dot([1, 2, 3], [4, -5, 6])", float(np.dot([1, 2, 3], [4, -5, 6])), "numpy")
case("list", "cross([1, 2, 3], [4, 5, 6])", [plain(v) for v in np.cross([1, 2, 3], [4, 5, 6])], "numpy")

# Roots of polynomials, with how often they count.
for polynomial in ["x^3 - 6x^2 + 11x - 6", "x^2 - 2", "x^2 + 1", "x^4 + 1", "2x^2 + 3x - 7", "x^5 - x - 1", "(x - 1)^3 (x + 2)^2", "x^3 - 2x^2 + x",
                   "x^10 - 1", "x^4 - 10x^2 + 1", "6x^3 + 5x^2 - 2x - 1", "x^3 - 15x - 4", "x^6 - 3x^5 + 2x^3 - x + 7", "1/2 x^2 - 1/3 x - 1/6", "0.1x^2 + 0.2x - 1.5"]:
    written = polynomial.replace("^", "**")
    parsed = sp.parse_expr(written, {"x": x}, transformations=sp.parsing.sympy_parser.standard_transformations + (sp.parsing.sympy_parser.implicit_multiplication, sp.parsing.sympy_parser.rationalize))
    p = sp.Poly(parsed, x)
    found = []
    for factor, times in sp.sqf_list(p)[1]:
        found += [complex(root) for root in factor.nroots(n=30, maxsteps=500)] * times
    case("numbers", f"roots({polynomial})", [plain(root) for root in found], "sympy")
wilkinson = sp.Poly(sp.prod([x - k for k in range(1, 21)]), x)
case("numbers", "roots(" + "".join(f"{'+' if c > 0 else '-'}{abs(c)}*x^{20 - i}" for i, c in enumerate(wilkinson.all_coeffs())).lstrip("+") + ")", [float(k) for k in range(1, 21)], "Wilkinson's polynomial")

# Derivatives, compared at points.
for line, expression, points in [
    ("derivative(x^2 sin(x), x)", x**2 * sp.sin(x), [0.3, 1.7, -2.2]),
    ("derivative(x^x, x)", x**x, [0.5, 1.5, 3]),
    ("derivative(ln(x)/x, x)", sp.log(x) / x, [0.5, 2, 9]),
    ("derivative(exp(-x^2), x)", sp.exp(-(x**2)), [-1, 0.2, 1.3]),
    ("derivative(sqrt(1 + x^2), x)", sp.sqrt(1 + x**2), [-3, 0.1, 2]),
    ("derivative((x^2 + 1)/(x^3 - 2), x)", (x**2 + 1) / (x**3 - 2), [-1, 0.5, 3]),
    ("derivative(sin(cos(tan(x))), x)", sp.sin(sp.cos(sp.tan(x))), [0.1, 0.7, -0.4]),
    ("derivative(atan(x), x)", sp.atan(x), [-2, 0, 5]),
    ("derivative(asin(x/2), x)", sp.asin(x / 2), [-1, 0.3, 1.2]),
    ("derivative(log(x), x)", sp.log(x, 10), [0.5, 4, 100]),
    ("derivative(x^5 - 3x^3 + 2, x, 3)", x**5 - 3 * x**3 + 2, [1, 2, -1]),
    ("derivative(sinh(x) cosh(2x), x)", sp.sinh(x) * sp.cosh(2 * x), [0, 0.5, -1]),
    ("derivative(2^x, x)", 2**x, [0, 1, 3.5]),
    ("derivative(cbrt(x), x)", sp.cbrt(x), [0.5, 1, 8]),
    ("derivative(exp(x) sin(3x), x, 2)", sp.exp(x) * sp.sin(3 * x), [0, 1, -0.5]),
    ("derivative(tanh(x)^2, x)", sp.tanh(x) ** 2, [0.2, 1, -1.5]),
    ("derivative(acosh(x), x)", sp.acosh(x), [1.5, 2, 10]),
    ("derivative(1/(1 + exp(-x)), x)", 1 / (1 + sp.exp(-x)), [-2, 0, 2]),
]:
    times = int(line[-2]) if line.endswith((", 2)", ", 3)")) else 1
    derived = sp.diff(expression, x, times)
    case("function", line, [[point, float(sp.N(derived.subs(x, sp.Rational(str(point))), 25))] for point in points], "sympy")
for line, expression, points in [
    ("simplify((x^2 - 1)/(x - 1))", x + 1, [0.3, 2, -4]),
    ("simplify((x + 1)^2 - (x - 1)^2)", 4 * x, [0.3, 2, -4]),
    ("expand((2x - 3)^4)", sp.expand((2 * x - 3) ** 4), [0.3, 2, -4]),
    ("simplify(sin(x)^2 + cos(x)^2 + x)", 1 + x, [0.3, 2, -4]),
    ("simplify(1/(x + 1) + 1/(x - 1))", 2 * x / (x**2 - 1), [0.3, 2, -4]),
    ("simplify((x^3 - 8)/(x^2 - 4))", (x**2 + 2 * x + 4) / (x + 2), [0.3, 3, -4]),
]:
    case("function", line, [[point, float(sp.N(expression.subs(x, sp.Rational(str(point))), 25))] for point in points], "sympy")

# Integrals.
for line, value in [
    ("integrate(x^2, x, 0, 3)", mpf(9)),
    ("integrate(x^3 - x/2, x, -1, 2)", quad(lambda t: t**3 - t / 2, [-1, 2])),
    ("integrate(sin(x), x, 0, pi)", mpf(2)),
    ("integrate(exp(-x^2), x, -inf, inf)", mp.sqrt(mp.pi)),
    ("integrate(exp(-x^2), x, 0, 1)", quad(lambda t: mp.exp(-t * t), [0, 1])),
    ("integrate(1/(1 + x^2), x, -inf, inf)", mp.pi),
    ("integrate(1/sqrt(x), x, 0, 1)", mpf(2)),
    ("integrate(ln(x), x, 0, 1)", mpf(-1)),
    ("integrate(sqrt(1 - x^2), x, -1, 1)", mp.pi / 2),
    ("integrate(x exp(-x), x, 0, inf)", mpf(1)),
    ("integrate(abs(x - 1/3), x, 0, 1)", mpf(5) / 18),
    ("integrate(sin(50x), x, 0, 1)", (1 - mp.cos(50)) / 50),
    ("integrate(exp(-1000 (x - 0.3)^2), x, 0, 1)", quad(lambda t: mp.exp(-1000 * (t - mpf("0.3")) ** 2), [0, 0.25, 0.3, 0.35, 1])),
    ("integrate(x, x, 3, 0)", mpf(-9) / 2),
    ("integrate(1/x^2, x, 1, inf)", mpf(1)),
    ("integrate(cos(x)/(1 + x^2), x, -5, 5)", quad(lambda t: mp.cos(t) / (1 + t * t), mp.linspace(-5, 5, 21))),
    ("integrate(erf(x), x, 0, 2)", quad(mp.erf, [0, 2])),
    ("integrate(2^x, x, -1, 4)", (16 - mpf("0.5")) / mp.ln(2)),
]:
    case("number", line, float(value), "mpmath")
case("number", "integrate(gamma(x), x, 1, 4)", scipy_quad(lambda t: float(mp.gamma(t)), 1, 4, epsabs=1e-13)[0], "scipy")

# f(x) = 0 in an interval.
for line, f, brackets in [
    ("solve(cos(x) = x, x, 0, 2)", lambda t: np.cos(t) - t, [(0, 2)]),
    ("solve(sin(x) = 0.5, x, 0, 10)", lambda t: np.sin(t) - 0.5, [(0, 1), (2, 3), (6, 7), (8, 9)]),
    ("solve(exp(x) = 3x, x, 0, 3)", lambda t: np.exp(t) - 3 * t, [(0, 1), (1, 3)]),
    ("solve(tan(x) = x, x, 1, 8)", lambda t: np.tan(t) - t, [(4, 4.6), (7.6, 7.8)]),
    ("solve(ln(x) = 2 - x, x, 0.1, 5)", lambda t: np.log(t) - 2 + t, [(0.5, 5)]),
    ("solve(x^3 exp(-x) = 1, x, 0, 10)", lambda t: t**3 * np.exp(-t) - 1, [(1, 3), (3, 10)]),
]:
    case("numbers", line, [brentq(f, a, b, xtol=1e-14, rtol=1e-14) for a, b in brackets], "scipy")

# Systems of linear equations.
for equations in ["2x + 3y = 7, x - y = 1", "x + y + z = 6, 2y + 5z = -4, 2x + 5y - z = 27", "x/2 + y/3 = 1, x/4 - y = 2", "0.5x + 1.5y = 3, 2x - 0.25y = 1",
                  "3(x - y) = 2, y = 2x - 1", "x + 2y - z = 4, 3x - y + 2z = 1, 2x + y + z = 0"]:
    parsed = [sp.parse_expr(side, {"x": x, "y": y, "z": z}, transformations=sp.parsing.sympy_parser.standard_transformations + (sp.parsing.sympy_parser.implicit_multiplication, sp.parsing.sympy_parser.rationalize)) for equation in equations.split(",") for side in equation.split("=")]
    pairs = [left - right for left, right in zip(parsed[::2], parsed[1::2])]
    unknowns = sorted(set().union(*[pair.free_symbols for pair in pairs]), key=str)
    solution = list(sp.linsolve(pairs, unknowns))
    if not solution:
        case("unsolvable", equations, None, "sympy")
    else:
        case("list", equations, [plain(value) for value in solution[0]], "sympy", each=True)
for equations, kind in [("x + y = 1, x + y = 2", "unsolvable"), ("x + y + z = 1, x + y + z = 3, x = 0", "unsolvable"), ("x + y = 1, 2x + 2y = 2", "free"), ("x - 2y + z = 0", "free")]:
    case(kind, equations, 2 if equations.startswith("x - 2y") else 1 if kind == "free" else None, "by hand: equal or contradictory rows")

# Statistics.
LISTS = [[3, 5, 9], [2, 4, 4, 4, 5, 5, 7, 9], [F(1, 2), F(3, 4), 2], ["1.5", "2.25", "-3.125", "8", "0.0625"], [12, 7, 3, 8, 15, 22, 9, 11, 10, 6, 14]]
for own in LISTS:
    numbers = [Fraction(str(entry)) for entry in own]
    written = "[" + ", ".join(map(str, own)) + "]"
    case("number", f"mean({written})", float(statistics.mean(numbers)), "statistics")
    case("number", f"median({written})", float(statistics.median(numbers)), "statistics")
    case("number", f"std({written})", float(np.std([float(n) for n in numbers], ddof=1)), "numpy")
    case("number", f"stdp({written})", float(np.std([float(n) for n in numbers])), "numpy")
    case("number", f"variance({written})", float(statistics.variance(numbers)), "statistics")
    half = len(numbers) // 2
    ordered = sorted(numbers)
    case("list", f"quartiles({written})", [float(statistics.median(ordered[:half])), float(statistics.median(numbers)), float(statistics.median(ordered[-half:]))], "statistics", each=True)
for xs, ys in [([1, 2, 3], [2, 4, 5]), ([1, 2, 3, 4, 5], ["2.1", "3.9", "6.2", "7.8", "10.1"]), ([10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5], ["8.04", "6.95", "7.58", "8.81", "8.33", "9.96", "7.24", "4.26", "10.84", "4.82", "5.68"])]:
    fit = stats.linregress([float(v) for v in xs], [float(v) for v in ys])
    case("regression", f"regression([{', '.join(map(str, xs))}], [{', '.join(map(str, ys))}])", [fit.slope, fit.intercept, fit.rvalue**2], "scipy")

# Complex numbers and functions.
for line, value in [
    ("(2 + 3i) * (1 - 4i)", (2 + 3j) * (1 - 4j)),
    ("(2 + 3i) / (1 - 4i)", (2 + 3j) / (1 - 4j)),
    ("sqrt(-4)", 2j),
    ("sqrt(3 + 4i)", 2 + 1j),
    ("e^(i pi)", -1),
    ("(1 + i)^10", (1 + 1j) ** 10),
    ("i^i", complex(mp.mpc(0, 1) ** mp.mpc(0, 1))),
    ("ln(-1)", complex(mp.log(mp.mpc(-1)))),
    ("sin(1 + 2i)", complex(mp.sin(mp.mpc(1, 2)))),
    ("cos(1 + 2i)", complex(mp.cos(mp.mpc(1, 2)))),
    ("asin(2)", complex(mp.asin(mp.mpf(2)))),
    ("exp(2 - i)", complex(mp.exp(mp.mpc(2, -1)))),
    ("(-8)^(1/3)", complex(mp.mpc(-8) ** (mp.mpf(1) / 3))),
    ("polar(5, 30°)", complex(5 * mp.cos(mp.pi / 6), 2.5)),
    ("abs(3 - 4i)", 5),
    ("arg(-1 + i)", float(3 * mp.pi / 4)),
    ("gamma(4.5)", float(mp.gamma(4.5))),
    ("erf(0.5)", float(mp.erf(0.5))),
    ("1/3 + 1/6", 0.5),
    ("2^100 / 2^98", 4),
    ("nCr(20, 8)", float(sp.binomial(20, 8))),
    ("log(7, 3)", float(mp.log(7, 3))),
    ("tan(75°)", float(mp.tan(75 * mp.pi / 180))),
    ("60 mi/h to m/s", float(Fraction("1609.344") * 60 / 3600)),
    ("5 ft 11 in to cm", float(71 * Fraction("2.54"))),
    ("20 °C to °F", 68.0),
    ("3 kWh to MJ", 10.8),
    ("50 psi to kPa", float(50 * Fraction("0.45359237") * Fraction("9.80665") / Fraction("0.0254") ** 2 / 1000)),
    ("2 lbf * 3 ft to N m", float(2 * Fraction("0.45359237") * Fraction("9.80665") * 3 * Fraction("0.3048"))),
    (r"\frac{1}{3} + \sqrt{2}", float(mpf(1) / 3 + mp.sqrt(2))),
    (r"\sin^2\left(\frac{\pi}{6}\right)", 0.25),
    (r"\sqrt[3]{27} \cdot 2^{10}", 3072),
]:
    case("number", line, plain(value), "mpmath")
case("matrix", r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}^2", rows(sp.Matrix([[1, 2], [3, 4]]) ** 2), "sympy")

print(json.dumps(cases, ensure_ascii=False, indent=1))
