"""Builds the question entries that the scripts beside it print as JSON.

An entry has the question and one expected answer: a value with its unit, a list of
acceptable texts, or the words that a refusal must name. Values are exact when they
have at most 12 significant digits, and rounded to 12 otherwise.
"""

import json
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction

TWELVE_DIGITS = Context(prec=12, rounding=ROUND_HALF_EVEN)

entries = []


def format_value(number):
    """Formats a number with 12 significant digits, without exponent or trailing zeros."""
    if isinstance(number, float):
        number = Fraction(number)
    if isinstance(number, int) and not isinstance(number, bool):
        return str(number)
    if isinstance(number, Fraction):
        number = TWELVE_DIGITS.divide(Decimal(number.numerator), Decimal(number.denominator))
    text = format(TWELVE_DIGITS.plus(number), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def value(question, number, unit, origin, trap=None, also=()):
    """Adds a question whose answer is a number with a unit; `also` lists further (number, unit)."""
    entry = {"question": question, "value": format_value(number), "unit": unit}
    add(entry, origin, trap, also)


def text(question, texts, origin, trap=None, also=()):
    """Adds a question whose answer is one text, or one of several texts."""
    if isinstance(texts, str):
        entry = {"question": question, "text": texts}
    else:
        entry = {"question": question, "texts": texts}
    add(entry, origin, trap, also)


def refuse(question, words, why, trap=None):
    """Adds a question that has no answer; the refusal must name the words."""
    entry = {"question": question, "rejects": words, "why": why}
    if trap:
        entry["trap"] = trap
    entries.append(entry)


def add(entry, origin, trap, also):
    if also:
        entry["also"] = [{"value": format_value(number), "unit": unit} for number, unit in also]
    if trap:
        entry["trap"] = trap
    entry["origin"] = origin
    entries.append(entry)


def print_entries():
    """Prints all entries as JSON, and fails on a duplicate or a wrong count."""
    questions = [entry["question"] for entry in entries]
    assert len(questions) == len(set(questions)), "duplicate question"
    assert len(questions) == 100, f"{len(questions)} questions"
    print(json.dumps(entries, ensure_ascii=False, indent=2))
