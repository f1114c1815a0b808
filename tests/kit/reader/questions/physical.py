"""Exact unit factors of the questions on engineering and science.

Factors: NIST SP 811 (2008), appendix B, and the definitions that it quotes.
"""

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
