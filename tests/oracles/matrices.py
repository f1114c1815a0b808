"""200 matrices with the eigenvalues of 150 and the solutions of 50 linear systems.

Eigenvalues are those of mpmath's QR iteration with 200 digits (160 for a check), so that multiple ones are still right to 25 digits.
Solutions are exact, by sympy. Each line has the kind, the matrix, the right side of a system, and the values "re,im".

    python3 tests/oracles/matrices.py > tests/oracles/matrices.tsv
"""
import random

import sympy
from mpmath import mp, mpf

random.seed(292929)


def text(rows):
    return "[" + ", ".join("[" + ", ".join(map(str, row)) + "]" for row in rows) + "]"


def number(kind):
    if kind == "whole":
        return str(random.randint(-9, 9))
    if kind == "decimal":
        return f"{random.uniform(-9, 9):.3f}"
    return f"{random.randint(-9, 9)}/{random.randint(1, 9)}"


def eigenvalues(rows):
    def at(digits):
        mp.dps = digits
        matrix = mp.matrix([[mpf(sympy.Rational(x).p) / sympy.Rational(x).q for x in row] for row in rows])
        return mp.eig(matrix, left=False, right=False)

    first, second = at(160), at(200)
    for value in second:
        if min(abs(value - other) for other in first) > mpf("1e-26") * max(1, abs(value)):
            raise ValueError(rows)
    clean = lambda part, value: mpf(0) if abs(part) < mpf("1e-28") * max(1, abs(value)) else part
    return "\t".join(f"{mp.nstr(clean(mp.re(v), v), 25)},{mp.nstr(clean(mp.im(v), v), 25)}" for v in second)


def matrices():
    for at in range(120):
        n, kind = 2 + at % 6, ["whole", "decimal", "fraction"][at % 3]
        rows = [[number(kind) for _ in range(n)] for _ in range(n)]
        if at % 4 == 0:
            rows = [[rows[min(i, j)][max(i, j)] for j in range(n)] for i in range(n)]
        yield rows
    # Multiple eigenvalues, with and without a full set of eigenvectors; Hilbert matrices; nearly equal ones.
    for at in range(14):
        n = 3 + at % 3
        base = sympy.diag(*[random.choice([1, 2, -3]) for _ in range(n)])
        if at % 2:
            base[0, 1] = 1
        change = sympy.Matrix(n, n, lambda i, j: random.randint(-2, 2) + (3 if i == j else 0))
        while change.det() == 0:
            change[0, 0] += 1
        yield [[str(x) for x in (change * base * change.inv()).row(i)] for i in range(n)]
    for n in range(2, 9):
        yield [[f"1/{i + j + 1}" for j in range(n)] for i in range(n)]
    for gap in range(1, 10):
        yield [["1", "2", "3"], ["0", f"{1 + 10**-gap:.{gap}f}", "4"], ["0", "0", "5"]]


for rows in matrices():
    print(f"eigenvalues\t{text(rows)}\t\t{eigenvalues(rows)}")
for at in range(50):
    n, kind = 2 + at % 7, ["whole", "decimal", "fraction"][at % 3]
    rows = [[f"1/{i + j + 1}" for j in range(n)] for i in range(n)] if at % 10 == 9 else [[number(kind) for _ in range(n)] for _ in range(n)]
    right = [number(kind) for _ in range(n)]
    a, b = (sympy.Matrix([[sympy.Rational(x) for x in row] for row in part]) for part in (rows, [[x] for x in right]))
    solution = a.LUsolve(b)
    print(f"system\t{text(rows)}\t[{', '.join(right)}]\t" + "\t".join(f"{sympy.N(v, 25)},0" for v in solution))
