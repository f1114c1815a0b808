"""300 integrals with known values, and divergent ones.

Values are closed forms, computed with 50 digits, or mpmath's quadrature with 30 and with 50 digits where both agree. Each line has the
integrand, its limits and the value to 25 digits ("divergent" for an integral without one).

    python3 tests/oracles/integrals.py > tests/oracles/integrals.tsv
"""
import random
import sys

from mpmath import mp, mpf

random.seed(29)
mp.dps = 50
rows = {}


def add(f, a, b, value):
    key = (f, str(a), str(b))
    if key not in rows:
        rows[key] = value if isinstance(value, str) else mp.nstr(mp.mpf(value), 25)


def by_quadrature(f, text, a, b, *points):
    def value(digits):
        mp.dps = digits
        result = mp.quad(f, [mpf(p) if isinstance(p, str) else p for p in (a if a != "-inf" else -mp.inf, *points, b if b != "inf" else mp.inf)])
        mp.dps = 50
        return result

    first, second = value(30), value(50)
    if abs(first - second) > mpf("1e-24") * max(1, abs(second)):
        raise ValueError(f"{text}: {first} {second}")
    add(text, a, b, second)


def decimal(low, high, places=2):
    return f"{random.uniform(low, high):.{places}f}"


def end_singularities():
    for p in ["-0.5", "-0.9", "-0.99", "-0.25", "0.3", "1.7"]:
        add(f"x^({p})", 0, 1, 1 / (mpf(p) + 1))
        add(f"(1-x)^({p})", 0, 1, 1 / (mpf(p) + 1))
    for _ in range(6):
        p, b = decimal(-0.9, 2), decimal(0.5, 9)
        add(f"x^({p})", 0, b, mpf(b) ** (mpf(p) + 1) / (mpf(p) + 1))
    for _ in range(8):
        p, q = decimal(-0.8, 2), decimal(-0.8, 2)
        add(f"x^({p})*(1-x)^({q})", 0, 1, mp.beta(mpf(p) + 1, mpf(q) + 1))
    for a in [1, 2, 3, 5, 10]:
        add(f"1/sqrt({a * a}-x^2)", 0, a, mp.pi / 2)
        add(f"sqrt({a * a}-x^2)", 0, a, mp.pi * a * a / 4)
    for a in [3, 7]:
        add(f"1/sqrt({a * a}-x^2)", -a, a, mp.pi)
    add("1/sqrt(x*(1-x))", 0, 1, mp.pi)
    add("1/sqrt((x-1)*(4-x))", 1, 4, mp.pi)
    add("1/sqrt(sin(x))", 0, "pi", 2 * mp.sqrt(mp.pi) * mp.gamma(mpf(1) / 4) / (2 * mp.gamma(mpf(3) / 4)))
    add("1/cbrt(x)", 0, 8, mpf(6))
    add("1/(sqrt(x)*(1+x))", 0, 1, mp.pi / 2)


def logarithms():
    for b in [1, 2, 5]:
        add("ln(x)", 0, b, b * mp.log(b) - b)
    for n in [1, 2, 3, 5, 10]:
        add(f"x^{n}*ln(x)", 0, 1, -mpf(1) / (n + 1) ** 2)
        add(f"ln(x)^{n}", 0, 1, (-1) ** n * mp.factorial(n))
    add("ln(x)/sqrt(x)", 0, 1, -4)
    add("ln(1-x)", 0, 1, -1)
    add("ln(x)*ln(1-x)", 0, 1, 2 - mp.pi**2 / 6)
    add("ln(x)/(1+x)", 0, 1, -mp.pi**2 / 12)
    add("ln(x)/(1-x)", 0, 1, -mp.pi**2 / 6)
    add("ln(1+x)/x", 0, 1, mp.pi**2 / 12)
    add("ln(sin(x))", 0, "pi", -mp.pi * mp.log(2))
    add("sqrt(-ln(x))", 0, 1, mp.sqrt(mp.pi) / 2)
    add("1/sqrt(-ln(x))", 0, 1, mp.sqrt(mp.pi))
    add("x^x", 0, 1, mp.nsum(lambda n: -((-n) ** (-n)), [1, mp.inf]))


def infinite_ranges():
    for p in ["1.01", "1.1", "1.5", "2", "3.7", "5"]:
        add(f"x^(-{p})", 1, "inf", 1 / (mpf(p) - 1))
    for n in range(1, 11):
        add(f"x^{n}*exp(-x)", 0, "inf", mp.factorial(n))
    for _ in range(5):
        a = decimal(0.2, 9)
        add(f"exp(-{a}*x)", 0, "inf", 1 / mpf(a))
        add(f"exp(-{a}*x^2)", "-inf", "inf", mp.sqrt(mp.pi / mpf(a)))
        add(f"1/(x^2+{a})", 0, "inf", mp.pi / (2 * mp.sqrt(mpf(a))))
    for a in [1, 2, 5]:
        add(f"1/(x^2+{a * a})^2", "-inf", "inf", mp.pi / (2 * mpf(a) ** 3))
    for p in ["0.3", "0.5", "0.8"]:
        add(f"x^(-{p})/(1+x)", 0, "inf", mp.pi / mp.sin(mp.pi * mpf(p)))
    add("x/(exp(x)-1)", 0, "inf", mp.pi**2 / 6)
    add("x^3/(exp(x)-1)", 0, "inf", mp.pi**4 / 15)
    add("x/(exp(x)+1)", 0, "inf", mp.pi**2 / 12)
    add("1/cosh(x)", "-inf", "inf", mp.pi)
    add("1/cosh(x)^2", "-inf", "inf", 2)
    add("x/sinh(x)", 0, "inf", mp.pi**2 / 4)
    add("ln(x)/(1+x^2)", 0, "inf", 0)
    add("ln(1+1/x^2)", 0, "inf", mp.pi)
    add("exp(-x)/sqrt(x)", 0, "inf", mp.sqrt(mp.pi))
    add("exp(-sqrt(x))", 0, "inf", 2)
    add("exp(-x)*ln(x)", 0, "inf", -mp.euler)
    add("exp(-x^2)*ln(x)", 0, "inf", -mp.sqrt(mp.pi) / 4 * (mp.euler + 2 * mp.log(2)))
    add("1/(1+x^4)", 0, "inf", mp.pi / (2 * mp.sqrt(2)))
    add("1/(1+x^3)", 0, "inf", 2 * mp.pi / (3 * mp.sqrt(3)))
    add("exp(-x-1/x)", 0, "inf", 2 * mp.besselk(1, 2))
    add("exp(-cosh(x))", 0, "inf", mp.besselk(0, 1))
    add("exp(x)", "-inf", 0, 1)
    add("exp(x)", "-inf", 2, mp.exp(2))
    add("x*exp(x)", "-inf", 0, -1)
    add("1/(1+x^2)", 1, "inf", mp.pi / 4)
    add("1/x^2", "-inf", -1, 1)
    add("exp(-(x-1000)^2)", "-inf", "inf", mp.sqrt(mp.pi))
    add("exp(-(x-200)^2/50)", 0, "inf", mp.sqrt(50 * mp.pi) / 2 * (1 + mp.erf(200 / mp.sqrt(50))))


def oscillating():
    for a in [1, 2, 7]:
        add(f"sin({a}*x)/x", 0, "inf", mp.pi / 2)
        add(f"cos({a}*x)/(1+x^2)", 0, "inf", mp.pi / 2 * mp.exp(-a))
        add(f"x*sin({a}*x)/(1+x^2)", 0, "inf", mp.pi / 2 * mp.exp(-a))
        add(f"exp(-x)*sin({a}*x)", 0, "inf", mpf(a) / (1 + a * a))
        add(f"exp(-x)*cos({a}*x)", 0, "inf", mpf(1) / (1 + a * a))
    for p in ["0.2", "0.5", "0.8"]:
        add(f"sin(x)/x^{p}", 0, "inf", mp.gamma(1 - mpf(p)) * mp.cos(mp.pi * mpf(p) / 2))
        add(f"cos(x)/x^{p}", 0, "inf", mp.gamma(1 - mpf(p)) * mp.sin(mp.pi * mpf(p) / 2))
    add("sin(x)/sqrt(x)", 0, "inf", mp.sqrt(mp.pi / 2))
    add("sin(x^2)", 0, "inf", mp.sqrt(mp.pi / 8))
    add("cos(x^2)", 0, "inf", mp.sqrt(mp.pi / 8))
    add("sin(pi*x)/x", 0, "inf", mp.pi / 2)
    add("cos(x)/x", 1, "inf", -mp.ci(1))
    add("sin(x)/x^2", 1, "inf", mp.sin(1) - mp.ci(1))
    for n in [3, 10, 37, 100, 400]:
        add(f"sin({n}*x)", 0, 1, (1 - mp.cos(n)) / n)
        add(f"x*cos({n}*x)", 0, 2, 2 * mp.sin(2 * n) / n + (mp.cos(2 * n) - 1) / n**2)
    add("sin(x)^2", 0, 20, 10 - mp.sin(40) / 4)
    add("exp(-x)*sin(30*x)", 0, 5, (30 - mp.exp(-5) * (mp.sin(150) + 30 * mp.cos(150))) / 901)


def gauss(k, c, a, b):
    root = mp.sqrt(k)
    return mp.sqrt(mp.pi) / (2 * root) * (mp.erf(root * (b - c)) - mp.erf(root * (a - c)))


def peaks():
    add("exp(-10^6*(x-0.7713)^2)", 0, 100, gauss(mpf(10) ** 6, mpf("0.7713"), 0, 100))
    for exponent in [2, 3, 4, 5, 6, 8]:
        c, b = decimal(0.1, 9.9, 4), random.choice([10, 20, 100])
        add(f"exp(-10^{exponent}*(x-{c})^2)", 0, b, gauss(mpf(10) ** exponent, mpf(c), 0, b))
        k = mpf(10) ** exponent
        root = mp.sqrt(k)
        add(f"1/(1+10^{exponent}*(x-{c})^2)", 0, b, (mp.atan(root * (b - mpf(c))) - mp.atan(root * (0 - mpf(c)))) / root)
        add(f"1/cosh(10^{exponent // 2}*(x-{c}))^2", 0, b, (mp.tanh(mpf(10) ** (exponent // 2) * (b - mpf(c))) + mp.tanh(mpf(10) ** (exponent // 2) * mpf(c))) / mpf(10) ** (exponent // 2))
    for _ in range(4):
        c, d = decimal(1, 4, 3), decimal(5, 9, 3)
        add(f"exp(-10^4*(x-{c})^2)+exp(-10^5*(x-{d})^2)", 0, 10, gauss(mpf(10) ** 4, mpf(c), 0, 10) + gauss(mpf(10) ** 5, mpf(d), 0, 10))
    add("exp(-10^6*x^2)", -1, 1, gauss(mpf(10) ** 6, 0, -1, 1))
    add("1/(x^2+10^-6)", -1, 1, 2000 * mp.atan(1000))
    add("1/(x^2+10^-10)", -1, 2, 10**5 * (mp.atan(10**5) + mp.atan(2 * 10**5)))


def kinks():
    for _ in range(6):
        c, a, b = decimal(0.5, 2.5, 3), decimal(-3, 0), decimal(3, 6)
        low, high = mpf(c) - mpf(a), mpf(b) - mpf(c)
        add(f"abs(x-{c})", a, b, (low**2 + high**2) / 2)
        add(f"sqrt(abs(x-{c}))", a, b, mpf(2) / 3 * (low ** mpf(1.5) + high ** mpf(1.5)))
        add(f"1/sqrt(abs(x-{c}))", a, b, 2 * (mp.sqrt(low) + mp.sqrt(high)))
        add(f"ln(abs(x-{c}))", a, b, low * mp.log(low) - low + high * mp.log(high) - high)
        add(f"cbrt(x-{c})", a, b, mpf(3) / 4 * (high ** (mpf(4) / 3) - low ** (mpf(4) / 3)))
        add(f"sign(x-{c})", a, b, high - low)
    add("abs(sin(x))", 0, 10, mp.quad(lambda x: abs(mp.sin(x)), [0, mp.pi, 2 * mp.pi, 3 * mp.pi, 10]))
    add("abs(cos(x))", 0, 5, mp.quad(lambda x: abs(mp.cos(x)), [0, mp.pi / 2, 3 * mp.pi / 2, 5]))
    add("abs(x^2-2)", 0, 3, mp.quad(lambda x: abs(x * x - 2), [0, mp.sqrt(2), 3]))
    add("1/sqrt(abs(x^2-2))", 0, 2, mp.pi / 2 + mp.acosh(mp.sqrt(2)))
    add("floor(x)", 0, "5.5", 10 + mpf("2.5"))
    add("floor(2*x)", 0, 3, mpf("7.5"))
    add("max(x, 1-x)", 0, 1, mpf("0.75"))
    add("min(x^2, 2-x)", 0, 2, mpf(1) / 3 + mpf("0.5"))
    add("mod(x, 1)", 0, "3.5", mpf("1.625"))
    add("x*abs(x)", -1, 2, mpf(7) / 3)
    add("abs(exp(x)-2)", 0, 1, mp.quad(lambda x: abs(mp.exp(x) - 2), [0, mp.log(2), 1]))
    add("sqrt(abs(cos(x)))", 0, 3, mp.quad(lambda x: mp.sqrt(abs(mp.cos(x))), [0, mp.pi / 2, 3]))


def powers():
    for n in [20, 50, 100, 200]:
        add(f"x^{n}*sqrt(x)", 0, 1, 1 / (n + mpf("1.5")))
        add(f"x^{n}*exp(-x)", 0, 1, mp.gammainc(n + 1, 0, 1))
    for n in [30, 100]:
        add(f"sqrt(x)*(1-x)^{n}", 0, 1, mp.beta(mpf(3) / 2, n + 1))
        add(f"sin(x)^{n}", 0, "pi", mp.sqrt(mp.pi) * mp.gamma(mpf(n + 1) / 2) / mp.gamma(mpf(n) / 2 + 1))
        add(f"(1+x^2)^(-{n})", "-inf", "inf", mp.sqrt(mp.pi) * mp.gamma(n - mpf(1) / 2) / mp.gamma(n))
    add("x^30/12345", 0, 7, mpf(7) ** 31 / 31 / 12345)
    add("(x-1)^9*exp(0)", -1, 4, (mpf(3) ** 10 - mpf(2) ** 10) / 10)


def special():
    for a in ["0.5", "1", "2", "5"]:
        add("erf(x)", 0, a, mpf(a) * mp.erf(mpf(a)) + (mp.exp(-mpf(a) ** 2) - 1) / mp.sqrt(mp.pi))
    add("1-erf(x)", 0, "inf", 1 / mp.sqrt(mp.pi))
    add("x*(1-erf(x))", 0, "inf", mpf(1) / 4)
    by_quadrature(mp.gamma, "gamma(x)", 1, 4)
    by_quadrature(mp.gamma, "gamma(x)", "0.5", 3)
    by_quadrature(lambda x: 1 / mp.gamma(x), "1/gamma(x)", 1, 6)
    by_quadrature(lambda x: mp.exp(-x) * mp.gamma(x + 1), "exp(-x)*gamma(x+1)", 0, 3)


def smooth():
    by_quadrature(lambda x: mp.tan(x), "tan(x)", 0, 1)
    by_quadrature(lambda x: mp.exp(mp.cos(x)), "exp(cos(x))", 0, 3)
    by_quadrature(lambda x: mp.sqrt(1 + x**3), "sqrt(1+x^3)", 0, 2)
    by_quadrature(lambda x: mp.atan(x) / (1 + x), "atan(x)/(1+x)", 0, 1)
    by_quadrature(lambda x: mp.sin(x) / x, "sin(x)/x", 1, 10)
    by_quadrature(lambda x: mp.exp(x) / x, "exp(x)/x", 1, 3)
    by_quadrature(lambda x: mp.sin(mp.exp(x)), "sin(exp(x))", 0, 2)
    by_quadrature(lambda x: mp.exp(-x * x), "exp(-x^2)", 0, 3)
    by_quadrature(lambda x: mp.log(1 + mp.exp(x)), "ln(1+exp(x))", -2, 2)
    by_quadrature(lambda x: mp.asin(x), "asin(x)", 0, 1)
    by_quadrature(lambda x: mp.acosh(x), "acosh(x)", 1, 3)
    by_quadrature(lambda x: mp.atanh(x), "atanh(x)", 0, "0.9")
    add("(1-cos(x))/x^2", 0, 1, mp.si(1) - 1 + mp.cos(1))
    add("(exp(x)-1)/x", 0, 1, mp.ei(1) - mp.euler)
    add("(x-sin(x))/x^3", 0, 2, mp.nsum(lambda n: (-1) ** (int(n) + 1) * mpf(2) ** (2 * n - 1) / ((2 * n - 1) * mp.factorial(2 * n + 1)), [1, 30]))
    for _ in range(20):
        a, b, c = decimal(0.3, 3), decimal(0.5, 4), decimal(0.5, 3)
        add(f"exp({a}*x)*cos({b}*x)", 0, c, mp.quad(lambda x: mp.exp(mpf(a) * x) * mp.cos(mpf(b) * x), [0, mpf(c)]))
        add(f"1/({a}+x^2)", 0, c, mp.atan(mpf(c) / mp.sqrt(mpf(a))) / mp.sqrt(mpf(a)))


def divergent():
    for f, a, b in [
        ("1/x", 0, 1), ("1/x", -1, 1), ("x", 0, "inf"), ("sin(x)", 0, "inf"), ("1/x^2", -1, 1), ("1/(x-0.3)", 0, 1), ("tan(x)", 0, 3),
        ("exp(x)", 0, "inf"), ("1/x", 1, "inf"), ("1/sqrt(x)", 1, "inf"), ("cos(x)", 0, "inf"), ("1/(1-x)^2", 0, 1), ("1/(x*ln(x))", 2, "inf"),
        ("1", 0, "inf"), ("x^2/(1+x^2)", "-inf", "inf"), ("1/sin(x)", 0, 1), ("ln(x)", 1, "inf"), ("1/(x^2-2)", 0, 2), ("1/(exp(x)-2)", 0, 1),
        ("x*sin(x)", 0, "inf"), ("1/abs(x-0.5)", 0, 1), ("x^(-1.5)", 0, 1), ("1/x", "-inf", "inf"), ("exp(-x)", "-inf", "inf"),
    ]:
        add(f, a, b, "divergent")


for family in (end_singularities, logarithms, infinite_ranges, oscillating, peaks, kinks, powers, special, smooth, divergent):
    family()
values = sum(value != "divergent" for value in rows.values())
print(f"{values} with a value, {len(rows) - values} divergent", file=sys.stderr)
for (f, a, b), value in rows.items():
    print(f"{f}\t{a}\t{b}\t{value}")
