"""200 polynomials with their roots: random ones to degree 60, Wilkinson's, clusters, Mignotte's, and multiple roots.

The roots are those of mpmath's polyroots with 400 and with 600 digits, where both agree to 30 digits; multiple roots are computed from the
square-free factors. Each line has the polynomial and, for each distinct root, its real part, its imaginary part and its multiplicity.

    python3 tests/oracles/polynomials.py > tests/oracles/polynomials.tsv
"""
import random
import sys

import sympy
from mpmath import mp, mpf

random.seed(2929)
x = sympy.Symbol("x")
written = set()


def roots_of(factor):
    coefficients = [int(c) for c in sympy.Poly(factor, x, domain="QQ").clear_denoms()[1].all_coeffs()]

    def at(digits):
        mp.dps = digits
        return mp.polyroots(coefficients, maxsteps=2000, extraprec=4 * digits)

    return at(60), at(90)


def add(text, polynomial=None):
    p = sympy.Poly(polynomial if polynomial is not None else sympy.sympify(text.replace("^", "**")), x)
    if text in written:
        return
    rows = []
    for factor, times in p.clear_denoms()[1].sqf_list()[1]:
        first, second = roots_of(factor)
        for root in second:
            nearest = min(first, key=lambda other: abs(other - root))
            if abs(nearest - root) > mpf("1e-30") * max(abs(root), mpf("1e-20")):
                raise ValueError(f"{text}: {nearest} {root}")
            parts = [mpf(0) if abs(part) < mpf("1e-45") * abs(root) else part for part in (mp.re(root), mp.im(root))]
            rows.append(",".join([mp.nstr(part, 25, min_fixed=0, max_fixed=0) for part in parts] + [str(times)]))
    written.add(text)
    print(f"{text}\t" + "\t".join(rows))


def expanded(polynomial):
    terms = sympy.Poly(sympy.expand(polynomial), x).terms()
    return "+".join(f"({c})*x^{n}" for (n,), c in terms), polynomial


def random_polynomial(degree, most):
    return sum(random.randint(-most, most) * x**n for n in range(degree)) + random.randint(1, most) * x**degree


def main():
    for degree in list(range(3, 13)) * 8:
        add(*expanded(random_polynomial(degree, random.choice([5, 50, 10**6]))))
    for degree in [15, 18, 20, 24, 30, 35, 40, 45, 50, 55, 60]:
        for most in [3, 100]:
            add(*expanded(random_polynomial(degree, most)))
    for n in [10, 15, 18, 20]:
        add(*expanded(sympy.prod(x - k for k in range(1, n + 1))))
        add(*expanded(sympy.prod(x - k for k in range(1, n + 1)) - sympy.Rational(1, 2**23) * x ** (n - 1)))
    for n, a in [(8, 10), (10, 10), (12, 100), (15, 20), (20, 10), (20, 100)]:
        add(*expanded(x**n - 2 * (a * x - 1) ** 2))
    for gap in [3, 5, 8, 10, 12]:
        for c in [1, 7]:
            add(*expanded((x - c) * (x - c - sympy.Rational(1, 10**gap)) * (x**2 + x + 3) + sympy.Rational(1, 10 ** (3 * gap))))
            add(*expanded((x**2 - 2) * ((x + c) ** 2 - 2 - sympy.Rational(1, 10**gap))))
    for n in [3, 5, 7, 12, 20, 31, 45, 60]:
        add(*expanded(x**n - 1))
        add(*expanded(x**n + x + 1))
        add(*expanded(sum(x**k for k in range(n + 1))))
    for n in [5, 10, 16, 20]:
        add(*expanded(sympy.chebyshevt(n, x)))
        add(*expanded(sympy.legendre(n, x) * 2**n))
    for _ in range(40):
        factors = [random_polynomial(random.randint(1, 4), 9) for _ in range(random.randint(2, 3))]
        powers = [random.randint(1, 4) for _ in factors]
        add(*expanded(sympy.prod(f**n for f, n in zip(factors, powers))))
    n = 0
    while len(written) < 200:
        n += 1
        add(*expanded(random_polynomial(random.randint(4, 25), 10**n if n < 12 else 99)))
    print(f"{len(written)} polynomials", file=sys.stderr)


main()
