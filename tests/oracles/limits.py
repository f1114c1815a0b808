"""Limits at infinity by SymPy 1.14 for tests/science/algebra/limits.test.ts; prints limits.tsv: expression, limit.

Random products, sums and quotients of functions that grow or fall at different rates. SymPy's algorithm (D. Gruntz, 1996)
is independent of the product's rules. Lines that it does not finish, or not in ten seconds, are left out.
"""
import random
import re
import signal
from sympy import N, Number, limit, oo, symbols, sympify

COUNT = 260
TIMEOUT_S = 10
FACTORS = (
    "x x^2 x^3 sqrt(x) exp(x) exp(-x) ln(x) 1/x (x+1) (2x+3) atan(x) tanh(x) sqrt(x^2+x) sqrt(x^2+1) exp(2x) exp(-x^2)"
    " ln(x+1) sin(1/x) 2^x 3^(-x) (1+1/x) cosh(x) 1 3 (x^2-5x)"
).split()
EXPONENTS = ["1/x", "x", "2", "-1", "1/2"]

random.seed(7)
x = symbols("x", positive=True)


def product():
    return "*".join(random.choice(FACTORS) for _ in range(random.choice([1, 2, 2, 3])))


def expression():
    kind = random.random()
    if kind < 0.3:
        return product()
    if kind < 0.65:
        return f"({product()}+{product()})/({product()}+{product()})"
    if kind < 0.85:
        return f"({product()}-{product()})"
    return f"({random.choice(FACTORS)})^({random.choice(EXPONENTS)})"


def give_up(*_):
    raise TimeoutError


signal.signal(signal.SIGALRM, give_up)
lines = []
while len(lines) < COUNT:
    line = expression()
    if line not in lines:
        lines.append(line)

for line in lines:
    python = re.sub(r"(\d)x", r"\1*x", line.replace("^", "**").replace("ln(", "log("))
    try:
        signal.alarm(TIMEOUT_S)
        value = limit(sympify(python, locals={"x": x}), x, oo)
    except (TimeoutError, RecursionError, NotImplementedError):
        continue
    finally:
        signal.alarm(0)
    if value in (oo, -oo):
        print(f"{line}\t{'∞' if value == oo else '−∞'}")
    elif isinstance(N(value, 15), Number):
        print(f"{line}\t{N(value, 15)}")
