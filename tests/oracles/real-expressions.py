"""Random expressions of the calculator with their values by mpmath.

Each expression is evaluated with 250 and with 400 digits; those whose values agree to 200 digits are written, one per
line: the angle unit, the expression and its value to 40 significant digits. Some cancel on purpose.

    python3 tests/oracles/real-expressions.py > tests/oracles/real-expressions.tsv
"""
import random
import sys

from mpmath import mp, mpf

NUMBER_OF_EXPRESSIONS = 20_000
DIGITS = 40

random.seed(20261130)


class Invalid(Exception):
    pass


def number():
    kind = random.random()
    if kind < 0.4:
        return str(random.randint(1, 100))
    if kind < 0.7:
        return f"{random.uniform(0.001, 100):.{random.randint(1, 6)}f}"
    if kind < 0.85:
        return f"{random.randint(1, 999)}e{random.randint(-30, 30)}"
    return random.choice(["pi", "e", "phi"])


UNARY = "sqrt cbrt exp ln log log2 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh abs floor ceil gamma".split()


def tree(depth):
    if depth == 0 or random.random() < 0.15:
        return number()
    kind = random.random()
    if kind < 0.4:
        return (random.choice(UNARY), tree(depth - 1))
    if kind < 0.5:
        # A cancellation: (a + b) − a, with b far smaller.
        a, b = tree(depth - 1), tree(depth - 1)
        return ("-", ("+", a, ("*", b, f"1e-{random.randint(5, 30)}")), a)
    operator = random.choice("+-*/+-*/^")
    return (operator, tree(depth - 1), tree(depth - 1))


def text(node):
    if isinstance(node, str):
        return node
    if len(node) == 2:
        return f"{node[0]}({text(node[1])})"
    return f"({text(node[1])}{node[0]}{text(node[2])})"


TURN = {"deg": lambda: mpf(360), "rad": lambda: 2 * mp.pi, "grad": lambda: mpf(400)}


def value(node, angle):
    result = compute(node, angle)
    if not mp.isfinite(result) or (result != 0 and not mpf("1e-300") < abs(result) < mpf("1e300")):
        raise Invalid
    # A value this small is zero, or too close to it for a sign.
    if result != 0 and abs(result) < mpf("1e-150"):
        raise Invalid
    return result


def compute(node, angle):
    if isinstance(node, str):
        return {"pi": +mp.pi, "e": +mp.e, "phi": +mp.phi}.get(node) or mpf(node)
    args = [value(each, angle) for each in node[1:]]
    # A whole number that only an identity decides.
    if node[0] in ("floor", "ceil") and not isinstance(node[1], str) and abs(args[0] - mp.nint(args[0])) < mpf("1e-100"):
        raise Invalid
    return binary(node[0], *args) if len(args) == 2 else unary(node[0], args[0], angle)


def binary(operator, a, b):
    if operator == "+":
        return a + b
    if operator == "-":
        return a - b
    if operator == "*":
        return a * b
    if operator == "/":
        if b == 0:
            raise Invalid
        return a / b
    if a <= 0 or abs(b * mp.log(a)) > 600:
        raise Invalid
    return a**b


def unary(name, x, angle):
    radians = x * 2 * mp.pi / TURN[angle]()
    per = TURN[angle]() / (2 * mp.pi)
    if name in ("sin", "cos", "tan"):
        result = getattr(mp, name)(radians)
        # Poles and zeros that only exact arithmetic decides.
        if abs(result) < mpf("1e-100") or abs(result) > mpf("1e100"):
            raise Invalid
        return result
    if name in ("asin", "acos", "atanh") and abs(x) >= 1:
        raise Invalid
    if name in ("asin", "acos", "atan"):
        return getattr(mp, name)(x) * per
    if name == "atanh" or name == "asinh" or name == "tanh":
        return getattr(mp, name)(x)
    if name in ("exp", "sinh", "cosh"):
        if abs(x) > 600:
            raise Invalid
        return getattr(mp, name)(x)
    if name == "acosh":
        if x <= 1:
            raise Invalid
        return mp.acosh(x)
    if name == "sqrt":
        if x < 0:
            raise Invalid
        return mp.sqrt(x)
    if name == "cbrt":
        return mp.sign(x) * mp.cbrt(abs(x))
    if name in ("ln", "log", "log2"):
        if x <= 0:
            raise Invalid
        return mp.log(x) / {"ln": 1, "log": mp.log(10), "log2": mp.log(2)}[name]
    if name in ("floor", "ceil"):
        return getattr(mp, name)(x)
    if name == "gamma":
        if not mpf("-20") < x < 150 or abs(x - mp.nint(x)) < mpf("1e-30") and x <= 0:
            raise Invalid
        return mp.gamma(x)
    return abs(x)


def main():
    written = 0
    while written < NUMBER_OF_EXPRESSIONS:
        node = tree(random.randint(1, 6))
        line = text(node)
        if len(line) > 160:
            continue
        angle = random.choice(["deg", "rad", "grad"])
        try:
            mp.dps = 250
            first = value(node, angle)
            mp.dps = 400
            second = value(node, angle)
        except (Invalid, OverflowError, ZeroDivisionError, ValueError):
            continue
        if first != 0 and abs(first - second) > abs(second) * mpf("1e-200"):
            continue
        sys.stdout.write(f"{angle}\t{line}\t{mp.nstr(second, DIGITS, min_fixed=0, max_fixed=0)}\n")
        written += 1


main()
