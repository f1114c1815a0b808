"""Expected answers of the bar, worked out without any of our code: exact fractions from the definitions, amortization by
its formula, days by Python's calendar. Writes queries.json beside it.

Definitions: 1 in = 2.54 cm, 1 lb = 0.45359237 kg (24 FR 5348, 1959); 1 US gal = 231 in3, 1 acre = 43 560 ft2
(NIST HB 44 C); 1 atm = 101 325 Pa, 1 BTU_IT = 1055.05585262 J, g0 = 9.80665 m/s2 (NIST SP 811); 1 GB = 1024 MB (the
site's convention for file sizes, JESD100B).
"""
import json
import math
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction as F
from pathlib import Path

IN = F(254, 100)  # cm
FT = 12 * IN
MI = 5280 * FT
LB = F("0.45359237")
GAL = 231 * IN**3 / 1000  # liters
PSI = LB * F("9.80665") / (IN / 100) ** 2
HP = 550 * (FT / 100) * LB * F("9.80665")
BTU = F("1055.05585262")
TODAY = date(2026, 11, 22)


def significant(value, digits=10):
    """The value to that many digits, half up, without trailing zeros, with commas."""
    value = F(value)
    sign = "−" if value < 0 else ""
    value = abs(value)
    exponent = math.floor(math.log10(value)) if value else 0
    places = digits - 1 - exponent
    scaled = value * F(10) ** places
    whole = math.floor(scaled + F(1, 2))
    text = str(F(whole) / F(10) ** places) if places <= 0 else None
    if text is None:
        digits_text = str(whole).rjust(places + 1, "0")
        text = (digits_text[:-places] + "." + digits_text[-places:]).rstrip("0").rstrip(".")
    head, _, tail = text.partition(".")
    return sign + f"{int(head):,}" + (f".{tail}" if tail else "")


def places5(value):
    """To five decimals without trailing zeros: what temperatures and fuel economy are displayed to."""
    value = F(value)
    whole = math.floor(abs(value) * 10**5 + F(1, 2))
    head, tail = divmod(whole, 10**5)
    text = f"{head:,}.{tail:05d}".rstrip("0").rstrip(".")
    return ("−" if value < 0 else "") + text


def money(value):
    return f"${Decimal(value).quantize(Decimal('0.01'), ROUND_HALF_UP):,}"


def payment(amount, rate, months):
    monthly = Decimal(rate) / 1200
    growth = (1 + monthly) ** months
    return money(Decimal(amount) * monthly * growth / (growth - 1))


celsius = lambda f: (F(f) - 32) * F(5, 9)
fahrenheit = lambda c: F(c) * F(9, 5) + 32
LENGTH, MASS = "/converters/general-physics-mechanics/length", "/converters/general-physics-mechanics/mass"
TEMPERATURE = "/converters/thermal-heat-transfer/temperature"
PHYSICS = "/converters/general-physics-mechanics/"
SCIENTIFIC = "/calculators/scientific"

rows = []


def row(query, value, unit, page, origin, **more):
    rows.append({"query": query, "value": value, "unit": unit, "page": page, "origin": origin, **more})


definition = "definitions, exact fractions"
row("5 ft 11 in to cm", significant(71 * IN), "cm", LENGTH, definition)
row("5'11\" in cm", significant(71 * IN), "cm", LENGTH, definition)
row("5'11\"", significant(71 * IN), "cm", LENGTH, definition)
row("5'11", significant(71 * IN), "cm", LENGTH, definition)
row("6 ft", significant(6 * FT / 100), "m", LENGTH, definition)
row("10 mm", significant(1 / IN), "in", LENGTH, definition, beyond="50/127")
row("3/4 in", significant(F(3, 4) * IN), "cm", LENGTH, definition)
row("100 m", significant(10000 / FT), "ft", LENGTH, definition)
row("26.2 miles to km", significant(F("26.2") * MI / 100000), "km", LENGTH, definition)
row("12 in ft", "1", "ft", LENGTH, definition)
row("1m75", significant(175 / IN), "in", LENGTH, definition)
row("kg lbs", significant(1 / LB), "lb", MASS, definition)
row("5 kg lb", significant(5 / LB), "lb", MASS, definition)
row("150 lbs", significant(150 * LB), "kg", MASS, definition)
row("11 st 4", significant(158 * LB), "kg", MASS, definition)
row("8 oz to g", significant(8 * LB / 16 * 1000), "g", MASS, definition)
row("half a pound in grams", significant(LB / 2 * 1000), "g", MASS, definition)
row("350f", places5(celsius(350)), "°C", TEMPERATURE, definition, beyond="530/3")
row("72 f in c", places5(celsius(72)), "°C", TEMPERATURE, definition, beyond="200/9")
row("-40 f", "−40", "°C", TEMPERATURE, definition)
row("100 farenheit to celcius", places5(celsius(100)), "°C", TEMPERATURE, definition)
row("100 c", places5(fahrenheit(100)), "°F", TEMPERATURE, definition)
row("98.6 fahrenheit", places5(celsius("98.6")), "°C", TEMPERATURE, definition)
row("psi", significant(PSI / 100000), "bar", PHYSICS + "pressure", definition)
row("32 psi", significant(32 * PSI / 100000), "bar", PHYSICS + "pressure", definition)
row("1 atm to psi", significant(101325 / PSI), "psi", PHYSICS + "pressure", definition)
row("kWh", "3.6", "MJ", PHYSICS + "energy", definition)
row("2000 btu to kj", significant(2 * BTU), "kJ", PHYSICS + "energy", definition)
row("1 hp", significant(HP / 1000), "kW", PHYSICS + "power", definition)
row("60 mph", significant(60 * MI / 100000), "km/h", PHYSICS + "speed", definition)
row("mph to km/h", significant(MI / 100000), "km/h", PHYSICS + "speed", definition)
row("100 km/h", significant(100 * 100000 / MI), "mph", PHYSICS + "speed", definition)
row("1 gallon", significant(GAL), "L", PHYSICS + "volume", definition)
row("2 cups", significant(GAL / 8 * 1000), "mL", PHYSICS + "volume", definition)
row("how many ml in 2.5 cups", significant(F(5, 2) * GAL / 16 * 1000), "mL", PHYSICS + "volume", definition)
row("1 acre", significant(43560 * FT**2 / 10000 / 10000), "ha", PHYSICS + "area", definition)
row("1 tb", "1,024", "GB", "/converters/everyday-transport-miscellaneous/file-size", definition)
row(
    "25 mpg",
    places5(100 * GAL / (25 * MI / 100000)),
    "L/100 km",
    "/converters/everyday-transport-miscellaneous/fuel-economy",
    definition,
)
row("week", "7", "d", PHYSICS + "time", definition)
row(
    "255 decimal to hex",
    f"{255:X}",
    "hexadecimal",
    "/converters/everyday-transport-miscellaneous/number-base",
    "Python's format",
)
row("20 c to f banana", places5(fahrenheit(20)), "°F", TEMPERATURE, definition, left=["banana"])
row("convert 5 kg to pounds for shipping", significant(5 / LB), "lb", MASS, definition, left=["for", "shipping"])

CUP, OZ, VOLUME = GAL / 16 * 1000, LB / 16 * 1000, PHYSICS + "volume"
COOKING = "/converters/everyday-transport-miscellaneous/cooking"
usda = "USDA weights of a level cup, g/mL to four digits"
four = lambda grams: significant(grams, 4)
row("8 oz to ml", significant(CUP), "mL", VOLUME, definition)
row("how many ounces in a cup", "8", "fl oz", VOLUME, definition)
row("ounces in a gallon", "128", "fl oz", VOLUME, definition)
row("16 oz to lbs", "1", "lb", MASS, definition)
row("2 cups flour in grams", four(2 * CUP * F("0.5283")), "g", COOKING, usda)
row("how many grams in 2 cups of flour", four(2 * CUP * F("0.5283")), "g", COOKING, usda)
row("3/4 cup of brown sugar in grams", four(F(3, 4) * CUP * F("0.9299")), "g", COOKING, usda)
row("stick of butter in grams", four(CUP / 2 * F("0.9595")), "g", COOKING, usda)
row("2 cups flour in oz", four(2 * CUP * F("0.5283") / OZ), "oz", COOKING, usda)
row("500ml water in grams", "500", "g", COOKING, usda)
row("1'000 m in km", "1", "km", LENGTH, definition)
row("quarter pound in grams", significant(4 * OZ), "g", MASS, definition)
row("quarter cup in tbsp", "4", "tbsp", VOLUME, definition)
row("a cup and a half in ml", significant(CUP * 3 / 2), "mL", VOLUME, definition)
row("5' 3-1/2\" to cm", significant(F("63.5") * IN), "cm", LENGTH, definition)
row("5'3.5\" in cm", significant(F("63.5") * IN), "cm", LENGTH, definition)
row("1h 30m in minutes", "90", "min", PHYSICS + "time", definition)
row("1:30 in minutes", "90", "min", PHYSICS + "time", definition)
row("1:20:30 to seconds", f"{80 * 60 + 30:,}", "s", PHYSICS + "time", definition)
row("1 barrel of crude in gallons", "42", "gal", VOLUME, definition, left=["of", "crude"])
inches = 170 / IN
row("170 cm to feet and inches", f"{inches // 12} ft {float(inches % 12):.2f} in", "", LENGTH, definition, beyond=f"{significant(170 / FT)} ft")
row("6.5 ft in feet and inches", "6 ft 6 in", "", LENGTH, definition)
ounces = 5 / LB * 16
row("5 kg to pounds and ounces", f"{ounces // 16} lb {float(ounces % 16):.2f} oz", "", MASS, definition)
row("1.5 m to ft in", f"{150 / IN // 12} ft {float(150 / IN % 12):.2f} in", "", LENGTH, definition)
row("25 mbps to mb/s", "3.125", "MB/s", "/converters/everyday-transport-miscellaneous/data-transfer-rate", definition)
row("150 minutes in hours and minutes", "2 h 30 min", "", PHYSICS + "time", definition)

python = "Python's math"
row("2+2", "4", "", SCIENTIFIC, python)
row("1234*5678", f"{1234 * 5678:,}", "", SCIENTIFIC, python)
row("(1+2)*(3+4)", "21", "", SCIENTIFIC, python)
row("sin(30)", f"{math.sin(math.radians(30)):.1f}", "", SCIENTIFIC, python, beyond="1/2")
row("sqrt 2", f"{math.sqrt(2):.7f}", "", SCIENTIFIC, python)
row("square root of 144", "12", "", SCIENTIFIC, python)
row("2^10", f"{2**10:,}", "", SCIENTIFIC, python)
row("10 choose 3", str(math.comb(10, 3)), "", SCIENTIFIC, python)
row("log 1000", "3", "", SCIENTIFIC, python)
row("pi", f"{math.pi:.7f}", "", SCIENTIFIC, python)

row("10!", f"{math.factorial(10):,}", "", SCIENTIFIC, python)
row("one plus one", "2", "", SCIENTIFIC, python)
row("a third of 90", "30", "", SCIENTIFIC, python)
row("gcd of 12 and 18", str(math.gcd(12, 18)), "", SCIENTIFIC, python)
row("lcm 4, 6, 10", str(math.lcm(4, 6, 10)), "", SCIENTIFIC, python)
row("median 3 5 9", "5", "", SCIENTIFIC, python)
row("90 min", "1.5", "h", PHYSICS + "time", definition)
row("255 in hex", f"{255:X}", "hexadecimal", "/converters/everyday-transport-miscellaneous/number-base", "Python's format")
row("255 to binary", f"{255:b}", "binary", "/converters/everyday-transport-miscellaneous/number-base", "Python's format")
row(
    "5 gallons per minute to liters per minute",
    significant(5 * GAL),
    "L/min",
    "/converters/fluid-mechanics-hydraulics/volumetric-flow-rate",
    definition,
)
row("25 meters per second to km per hour", "90", "km/h", PHYSICS + "speed", definition)
row("1 tonne in us tons", significant(1000 / LB / 2000), "tn", MASS, definition)
row("12v 5a in watts", "60", "W", "/calculators/physics", python)

PERCENT = "/calculators/percentage"
row("120 less 40%", "72", "", PERCENT, python)
row("80 to 100 percent increase", "25%", "", PERCENT, python)
row("sales tax 8.875% on 49.99", money(Decimal("49.99") * Decimal("0.08875")), "", PERCENT, "decimals")
row("15% of 80", str(15 * 80 // 100), "", PERCENT, python)
row("20% off 80", money("64"), "", PERCENT, python)
row("tip 18% on 54", money(F(18 * 54, 100).numerator / Decimal(F(18 * 54, 100).denominator)), "", PERCENT, python)
row("1/2 + 1/3", str(F(1, 2) + F(1, 3)), "", "/calculators/fraction", "Python's fractions")

row("5 1/2 / 2", str(F(11, 2) / 2), "", "/calculators/fraction", "Python's fractions")
row("3/4 / 1/2", str(F(3, 4) / F(1, 2)), "", "/calculators/fraction", "Python's fractions")

calendar = "Python's calendar"
row("days until christmas", str((date(2026, 12, 25) - TODAY).days), "days", "/calculators/date", calendar)
row(
    "days between march 3 2024 and june 1 2024",
    str((date(2024, 6, 1) - date(2024, 3, 3)).days),
    "days",
    "/calculators/date",
    calendar,
)
row("what day is july 4 2027", date(2027, 7, 4).strftime("%A"), "", "/calculators/date", calendar)
soon = TODAY + timedelta(days=90)
row("90 days from today", f"{soon:%B} {soon.day}, {soon.year}", "", "/calculators/date", calendar)

thursdays = [day for day in range(1, 31) if date(2026, 11, day).isoweekday() == 4]
thanks = date(2026, 11, thursdays[3])
row("days until thanksgiving", str((thanks - TODAY).days), "days", "/calculators/date", calendar)
row("when is thanksgiving", f"{thanks:%B} {thanks.day}, {thanks.year}", "", "/calculators/date", calendar)
row("days until xmas", str((date(2026, 12, 25) - TODAY).days), "days", "/calculators/date", calendar)
row("days until halloween", str((date(2027, 10, 31) - TODAY).days), "days", "/calculators/date", calendar)
row("days in 2028", "leap year, 366 days", "", "/calculators/date", calendar)
row("how many days in february 2028", "29", "days", "/calculators/date", calendar)
weeks, days = divmod((date(2027, 6, 1) - TODAY).days, 7)
row("weeks until june 1", f"{weeks} weeks, {days} days", "", "/calculators/date", calendar)

annuity = "the annuity formula in decimals"
row("300k at 6.5% for 30 years", payment(300000, "6.5", 360), "", "/calculators/loan", annuity)
row("$18,000 at 7.2% over 48 months", payment(18000, "7.2", 48), "", "/calculators/loan", annuity)
row("mortgage of 400k at 6% for 30 years", payment(400000, "6", 360), "", "/calculators/mortgage", annuity)
row("bmi 70 kg 175 cm", f"{70 / 1.75**2:.1f}", "kg/m²", "/calculators/bmi", python)
row(
    "molar mass of glucose",
    "180.156",
    "g/mol",
    "/calculators/periodictable",
    "CIAAW abridged weights: 6 × 12.011 + 12 × 1.008 + 6 × 15.999",
)
row("weight of 1 liter of water in pounds", significant(F("0.998") / LB, 4), "lb", "/calculators/materials", "0.998 kg/L")
row(
    "kinetic energy of 1500 kg at 100 km/h",
    f"{round(1500 * (100 / 3.6) ** 2 / 2):,}",
    "J",
    "/calculators/physics",
    python,
)

Path(__file__).with_name("queries.json").write_text(
    "[\n" + ",\n".join("  " + json.dumps(each, ensure_ascii=False) for each in rows) + "\n]\n"
)
