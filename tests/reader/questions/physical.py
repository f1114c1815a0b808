"""Helpers and exact unit factors of the questions on engineering and science.

Factors: NIST SP 811 (2008), appendix B, and the definitions that it quotes.
"""

import json
from decimal import Decimal

INCH = 0.0254  # m
FOOT = 0.3048  # m
MILE = 1609.344  # m
POUND = 0.45359237  # kg
GRAVITY = 9.80665  # m/s²
GALLON = 3.785411784e-3  # m³
IMPERIAL_GALLON = 4.54609e-3  # m³
CUBIC_FOOT = FOOT**3  # m³
PSI = POUND * GRAVITY / INCH**2  # Pa
ATMOSPHERE = 101325  # Pa
HORSEPOWER = 550 * FOOT * POUND * GRAVITY  # W, mechanical
METRIC_HORSEPOWER = 75 * GRAVITY  # W
BTU = 1055.05585262  # J, International Table
BTU_PER_HOUR = BTU / 3600  # W
TON = 12000 * BTU_PER_HOUR  # W, refrigeration
GPM = GALLON / 60  # m³/s
CFM = CUBIC_FOOT / 60  # m³/s
MPH = MILE / 3600  # m/s


def format_number(value):
    """Writes a number as a plain decimal with 12 significant digits."""
    text = format(Decimal(f"{float(value):.12g}"), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def format_pairs(pairs):
    """Writes pairs of value and unit as further acceptable answers, without repetitions."""
    entries = []
    for value, unit in pairs:
        entry = {"value": format_number(value), "unit": unit}
        if entry not in entries:
            entries.append(entry)
    return entries


class Questions:
    """Collects the questions of an area and prints them as JSON."""

    def __init__(self):
        self.entries = []

    def add(self, entry, trap=None, origin=None):
        if trap:
            entry["trap"] = trap
        if origin:
            entry["origin"] = origin
        self.entries.append(entry)

    def number(self, question, value, unit, origin, trap=None, also=()):
        """Adds a question whose answer is a number with a unit."""
        entry = {"question": question, "value": format_number(value), "unit": unit}
        others = [pair for pair in format_pairs(also) if pair != {"value": entry["value"], "unit": unit}]
        if others:
            entry["also"] = others
        self.add(entry, trap, origin)

    def texts(self, question, texts, origin, trap=None):
        """Adds a question whose answer is one of several equal texts."""
        answer = {"text": texts[0]} if len(texts) == 1 else {"texts": texts}
        self.add({"question": question, **answer}, trap, origin)

    def refuse(self, question, words, why, trap=None):
        """Adds a question that gets no figure."""
        self.add({"question": question, "refuse": words, "why": why}, trap)

    def print(self):
        print(json.dumps(self.entries, ensure_ascii=False, indent=2))
