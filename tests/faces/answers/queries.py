"""Expected answers of the bar, worked out without any of our code: exact fractions from the definitions, amortization by
its formula, days by Python's calendar. Writes queries.json beside it.

Definitions: 1 in = 2.54 cm, 1 lb = 0.45359237 kg (24 FR 5348, 1959); 1 US gal = 231 in3, 1 acre = 43 560 ft2
(NIST HB 44 C); 1 atm = 101 325 Pa, 1 BTU_IT = 1055.05585262 J, g0 = 9.80665 m/s2 (NIST SP 811); 1 GB = 1024 MB (the
site's convention for file sizes, JESD100B).
"""
import contextlib
import io
import json
import math
import sys
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
LOAN = "/calculators/loan"

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
row("temperature difference of 10 C in F", "18", "°F", "/converters/thermal-heat-transfer/temperature-difference", "1 K = 1.8 °F")
row("convert 5 kg to pounds for shipping", significant(5 / LB), "lb", MASS, definition, left=["shipping"])

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
row("1 barrel of crude in gallons", "42", "gal", VOLUME, definition, left=["crude"])
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

# A percentage that is added or subtracted is of the terms before it.
row("5 + 5 + 10%", significant((5 + 5) * F(110, 100)), "", SCIENTIFIC, python)
row("12 + 10% of 12", significant(12 + F(10, 100) * 12), "", SCIENTIFIC, python)
row("100+10%", significant(100 * F(110, 100)), "", SCIENTIFIC, python)
row("200 − 15% + 20", significant(200 * F(85, 100) + 20), "", SCIENTIFIC, python)
row("19.99 + 4.99 + 8%", significant((F("19.99") + F("4.99")) * F(108, 100)), "", SCIENTIFIC, python)
row("1000+20+5%", significant((1000 + 20) * F(105, 100)), "", SCIENTIFIC, python)
row("double 15% of 80", significant(2 * F(15, 100) * 80), "", SCIENTIFIC, python)
row("10!/8!", str(math.factorial(10) // math.factorial(8)), "", SCIENTIFIC, python)
row("what is 3! + 4!", str(math.factorial(3) + math.factorial(4)), "", SCIENTIFIC, python)
# UKWM85: 1 gal = 4.54609 L, 1 pt = 1/8 gal; 1 metric hp = 75 kgf m/s.
row("5 gallons uk in liters", significant(5 * F("4.54609")), "L", "/converters/general-physics-mechanics/volume", definition)
row("5 gallons to uk gallons", significant(5 * GAL / F("4.54609")), "gal(UK)", "/converters/general-physics-mechanics/volume", definition)
row("pint uk to litres", significant(F("4.54609") / 8), "L", "/converters/general-physics-mechanics/volume", definition)
row("1 hp metric in kw", significant(75 * F("9.80665") / 1000), "kW", "/converters/general-physics-mechanics/power", definition)
row("1 oz gold in grams", significant(12 * LB * 1000 * F(5760, 7000) / 144), "g", PHYSICS + "mass", definition)

row("5 1/2 / 2", "2 3/4", "", "/calculators/fraction", "Python's fractions")
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

DATE = "/calculators/date"
BASE = "/converters/everyday-transport-miscellaneous/number-base"
for query in ["0xff", "0xff to decimal", "hex ff", "ff hex to decimal", "hex ff to decimal"]:
    row(query, str(int("ff", 16)), "decimal", BASE, python)
for query in ["0b1010", "0b1010 to decimal", "binary 1010", "1010 binary to decimal"]:
    row(query, str(int("1010", 2)), "decimal", BASE, python)
row("0xff to binary", f"{0xFF:b}", "binary", BASE, python)
row("0o17 to decimal", str(0o17), "decimal", BASE, python)
row("roman numeral XIV", "14", "decimal", BASE, "10 + (5 - 1)")
row("xiv in arabic", "14", "decimal", BASE, "10 + (5 - 1)")
row("what is MMXXIV in arabic numerals?", "2024", "decimal", BASE, "2 x 1000 + 2 x 10 + (5 - 1)")

ATOM = {"H": Decimal("1.008"), "C": Decimal("12.011"), "N": Decimal("14.007"), "O": Decimal("15.999"), "Ca": Decimal("40.078")}
PERIODIC, ciaaw = "/calculators/periodictable", "CIAAW abridged weights"
for formula, atoms in [
    ("C8H10N4O2", {"C": 8, "H": 10, "N": 4, "O": 2}),
    ("C6H12O6", {"C": 6, "H": 12, "O": 6}),
    ("CO2", {"C": 1, "O": 2}),
    ("Ca(OH)2", {"Ca": 1, "O": 2, "H": 2}),
]:
    row(formula, str(sum(ATOM[symbol] * count for symbol, count in atoms.items())), "g/mol", PERIODIC, ciaaw)


def deposits(amount, rate, years, each=12):
    """A deposit at the end of each period, at the rate compounded with each of them."""
    growth = (1 + Decimal(rate) / 100 / each) ** (years * each)
    return money(Decimal(amount) * (growth - 1) / (Decimal(rate) / 100 / each))


SAVINGS, series = "/calculators/savings", "the sum of a geometric series, in decimals"
row("500/month for 20 years at 8%", deposits(500, 8, 20), "", SAVINGS, series)
row("500 a month for 20 years at 8 percent", deposits(500, 8, 20), "", SAVINGS, series)
row("$500 per month at 8% for 20 years", deposits(500, 8, 20), "", SAVINGS, series)
row("500 monthly at 7% for 30 years", deposits(500, 7, 30), "", SAVINGS, series)
# The investment form's return is that of a full year.
monthly = (1 + Decimal("0.07")) ** (Decimal(1) / 12) - 1
row(
    "401k 500 a month for 30 years at 7%",
    money(500 * (Decimal("1.07") ** 30 - 1) / monthly),
    "",
    "/calculators/investment",
    series,
)
row("simple interest on 1000 at 5% for 3 years", f"${1000 * 5 * 3 // 100}.00", "", LOAN, python)
row("simple interest on $2,500 at 4.5% for 18 months", "$168.75", "", LOAN, "2500 x 0.045 x 1.5")

parallel = lambda *values: 1 / sum(F(1, value) for value in values)
for query in ["resistors in parallel 10 and 22", "10 ohm and 22 ohm in parallel", "parallel resistance of 10 and 22"]:
    row(query, significant(parallel(10, 22)), "Ω", "/calculators/physics", python)
row("resistors in series 10 and 22", "32", "Ω", "/calculators/physics", python)
row("4.7k and 10k resistors in parallel", significant(parallel(4700, 10000), 6), "Ω", "/calculators/physics", python)
row("parallel resistance of 10, 22 and 47 ohms", significant(parallel(10, 22, 47), 6), "Ω", "/calculators/physics", python)
row("5v 20ma", "0.1", "W", "/calculators/physics", python)


def moist_air(celsius, pressure=101325):
    """Wet bulb over humidity and back by ASHRAE's equations, in mpmath (tests/oracles/psychrometrics.py)."""
    with contextlib.redirect_stdout(io.StringIO()):
        import psychrometrics as air
    t, p = air.mpf(celsius), air.mpf(pressure)
    return lambda ratio: air.state(t, p, ratio(air, t, p))


sys.path.append(str(Path(__file__).parents[1] / "oracles"))
PSYCHROMETRICS, ashrae = "/calculators/psychrometrics", "ASHRAE Fundamentals 2021, chapter 1, in mpmath"
by_humidity = lambda part: lambda air, t, p: air.ratio(air.mpf(part) * air.saturation(t), p)
by_wet_bulb = lambda wet: lambda air, t, p: air.by_wet_bulb(t, air.mpf(wet), p)
celsius = lambda f: (F(f) - 32) * 5 / 9
as_mpf = lambda f: f"{float(celsius(f)):.17g}"
warm, hot = moist_air("30"), moist_air(as_mpf(95))
row("dew point at 25 c and 60% humidity", f"{moist_air('25')(by_humidity('0.6'))['dewPoint']:.2f}", "°C", PSYCHROMETRICS, ashrae)
row("dew point at 77 f and 60% humidity", f"{moist_air('25')(by_humidity('0.6'))['dewPoint'] * 1.8 + 32:.2f}", "°F", PSYCHROMETRICS, ashrae)
row("wet bulb at 30 c and 50% rh", f"{warm(by_humidity('0.5'))['wetBulb']:.2f}", "°C", PSYCHROMETRICS, ashrae)
row("wet bulb at 95 f and 40% humidity", f"{hot(by_humidity('0.4'))['wetBulb'] * 1.8 + 32:.2f}", "°F", PSYCHROMETRICS, ashrae)
row(
    "relative humidity at 30 c dry bulb and 20 c wet bulb",
    f"{100 * warm(by_wet_bulb('20'))['relativeHumidity']:.2f}%", "", PSYCHROMETRICS, ashrae,
)
denver = moist_air(as_mpf(95), 101325 * (1 - 2.25577e-5 * 5280 * 0.3048) ** 5.2559)
row(
    "dew point at 95 f dry bulb and 60 f wet bulb at 5280 ft",
    f"{denver(by_wet_bulb(as_mpf(60)))['dewPoint'] * 1.8 + 32:.2f}", "°F", PSYCHROMETRICS, ashrae,
)
row(
    "humidity ratio at 30 c and 50% relative humidity",
    significant(F(1000 * warm(by_humidity('0.5'))["humidityRatio"]), 4), "g/kg", PSYCHROMETRICS, ashrae,
)


def isa(meters):
    """Pressure in hPa of the International Standard Atmosphere (ISO 2533) below 11 km."""
    return 1013.25 * (1 - 0.0065 * meters / 288.15) ** (9.80665 / (287.05287 * 0.0065))


AIR, iso = "/converters/climate-environment-meteorology/atmospheric-pressure", "ISO 2533, in doubles"
row("air pressure at 5000 ft", significant(isa(5000 * 0.3048)), "hPa", AIR, iso)
row("what is the atmospheric pressure at an altitude of 1500 m in hpa?", significant(isa(1500)), "hPa", AIR, iso)
row("pressure altitude 5000 ft in inhg", significant(isa(5000 * 0.3048) / 33.86388640341), "inHg", AIR, iso)

weekdays = lambda year, month, days: sum(date(year, month, day).isoweekday() < 6 for day in range(1, days + 1))
for query in ["business days in march 2026", "working days in march 2026", "weekdays in march 2026", "how many business days in march"]:
    row(query, str(weekdays(2026, 3, 31)), "days", DATE, calendar)
row("working days of february 2028", str(weekdays(2028, 2, 29)), "days", DATE, calendar)
# Veterans Day and Thanksgiving are weekdays.
row("business days in november 2026 with us holidays", str(weekdays(2026, 11, 30) - 2), "days", DATE, calendar)
row("how many days since january 1", str((TODAY - date(2026, 1, 1)).days), "days", DATE, calendar)
# The fourth Thursday of November 2025 was the 27th.
row("days since thanksgiving", str((TODAY - date(2025, 11, 27)).days), "days", DATE, calendar)
row("days left in 2026", str((date(2026, 12, 31) - TODAY).days), "days", DATE, calendar)
row("how many days left in the year", str((date(2026, 12, 31) - TODAY).days), "days", DATE, calendar)
later = TODAY + timedelta(days=100)
row("what day is it in 100 days", f"{later:%B} {later.day}, {later.year}", "", DATE, calendar)
friday = date(2026, 11, 27) + timedelta(weeks=2)
row("2 weeks from friday", f"{friday:%B} {friday.day}, {friday.year}", "", DATE, calendar)

VOLUME = PHYSICS + "volume"
row("3 tsp in a tbsp", "1", "tbsp", VOLUME, definition)
row("10 newtons to pounds", significant(10 / (LB * F("9.80665"))), "lbf", PHYSICS + "force", definition)
row("10 lb to newtons", significant(10 * LB * F("9.80665")), "N", PHYSICS + "force", definition)
row("standard deviation of 2,4,4,4,5,5,7,9", f"{math.sqrt(32 / 7):.11g}", "", SCIENTIFIC, "the sample's, in doubles")
months = math.ceil(-math.log(1 - 5000 * 0.22 / 12 / 150) / math.log(1 + 0.22 / 12))
row("pay 150 a month on 5000 at 22%", f"{months // 12} years {months % 12} months", "", "/calculators/loan", annuity)
row("density of air", "0.07516", "lb/ft³", "/calculators/materials", "1.204 kg/m³ × 0.3048³ / 0.45359237")
row("density of steel", "490.1", "lb/ft³", "/calculators/materials", "7,850 kg/m³ × 0.3048³ / 0.45359237")

Path(__file__).with_name("queries.json").write_text(
    "[\n" + ",\n".join("  " + json.dumps(each, ensure_ascii=False) for each in rows) + "\n]\n"
)
