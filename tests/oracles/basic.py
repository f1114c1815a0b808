"""Chains of keys of the basic calculator with the number that it must display, by Python's exact fractions.

Operations are carried out in the order of the keys; the result is rounded to 7 decimals, halves away from zero
(docs/specification.md, section 9), without zeros at the end.

Run: python3 tests/oracles/basic.py > tests/oracles/basic.json, then npx biome format --write tests/oracles/basic.json
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction
from platform import python_version

NUMBER_OF_CHAINS = 200

random.seed(20261130)
getcontext().prec = 60


def number():
    kind = random.random()
    if kind < 0.4:
        return str(random.randint(1, 99))
    if kind < 0.8:
        return f"{random.randint(0, 999)}.{random.randint(1, 99):02d}"
    return f"0.{random.randint(1, 9999):04d}"


def apply(left, operator, right):
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    return left * right if operator == "*" else left / right


def display(value):
    rounded = (Decimal(value.numerator) / Decimal(value.denominator)).quantize(Decimal("1e-7"), ROUND_HALF_UP)
    text = format(rounded, "f").rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


records = []
while len(records) < NUMBER_OF_CHAINS:
    keys = number()
    value = Fraction(keys)
    for _ in range(random.randint(1, 4)):
        operator, operand = random.choice("+-*/"), number()
        keys += operator + operand
        value = apply(value, operator, Fraction(operand))
    text = display(value)
    # The display has 16 digits; longer numbers change to powers of ten.
    if sum(character.isdigit() for character in text) <= 15:
        records.append({"keys": keys + "=", "expected": text})

print(json.dumps({"origin": f"Fractions of Python {python_version()}", "records": records}, indent=2))
