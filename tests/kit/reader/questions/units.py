"""100 questions on units, with answers worked out independently of the product.

Run: python3 units.py > units.json

Sources of the factors
- NIST Handbook 44 (Appendix C) and NIST SP 811 (Appendix B): inch, foot, mile, pound, US gallon,
  troy and avoirdupois ounce, short and long ton, horsepower, Btu, columns of mercury.
- UK Weights and Measures Act 1985, Schedule 1: gallon of 4.54609 L, 8 pints, 160 fluid ounces.
- 21 CFR 101.9: US nutrition label cup of 240 mL. Metric cup 250 mL, Australian tablespoon 20 mL.
- ASTM B258: AWG diameter 0.005 in × 92^((36 − n)/39). BS 3737: SWG 16 is 0.064 in.
- ASME B36.10M (steel pipe) and ASTM B88 (copper tube): outside diameters and walls.
- The standards were not opened. Tables were checked in copies: steel pipe (archivemore.com), copper
  tube (field-pm.com), gas marks (liquisearch.com), flour (cake-zone.blogspot.com, 125 g a cup), and
  SWG in the project’s converter reference.
- World Athletics: half marathon 21.0975 km.
- SI Brochure: speed of light 299,792,458 m/s.

Conventions
- Visitor in the United States: bare gallon, pint, cup, fluid ounce and mpg are US measures, and the
  other kind is also right where people commonly mean either. A bare Btu is the International Table Btu.
- Gauge pressure is above the standard atmosphere, 101.325 kPa.
- File sizes step by 1024 in the product; decimal steps are also right unless the question says which.
- A difference of temperatures scales (9/5) and does not shift by 32.
- Pace is rounded to the second.
"""

from fractions import Fraction as F
from math import atan, degrees, pi

from entries import print_entries, refuse, text, value

FOOT = F("0.3048")  # m
INCH = F("2.54")  # cm
MILE = F("1.609344")  # km
POUND = F("0.45359237")  # kg
OUNCE = POUND * 1000 / 16  # g
TROY_OUNCE = F("31.1034768")  # g
GALLON = F("3.785411784")  # L
UK_GALLON = F("4.54609")  # L
UK_PINT = UK_GALLON / 8
UK_FLUID_OUNCE = UK_GALLON * 1000 / 160  # mL
CUP = GALLON * 1000 / 16  # mL
PSI = POUND * F("9.80665") / F("0.00064516") / 1000  # kPa
ATMOSPHERE = F("101.325")  # kPa
HORSEPOWER = 550 * FOOT * POUND * F("9.80665")  # W
METRIC_HORSEPOWER = 75 * F("9.80665")  # W
MERCURY = F("0.133322387415")  # kPa per mmHg


def awg_inches(gauge):
    return 0.005 * 92 ** ((36 - gauge) / 39)


def wire_area(gauge):
    return pi / 4 * (awg_inches(gauge) * 25.4) ** 2


def feet_inches(inches):
    """Common ways to print feet and inches with a fraction."""
    feet, rest = divmod(F(inches), 12)
    whole, part = divmod(rest, 1)
    fraction = f"{part.numerator}/{part.denominator}" if part else ""
    number = " ".join(filter(None, [str(whole) if whole or not part else "", fraction]))
    return [f"{feet} ft {number} in", f"{feet}'-{number}\"", f"{feet}' {number}\"", f"{feet}′ {number}″"]


def clock(seconds):
    """Formats m:ss, or h:mm:ss from an hour on, rounded to the second."""
    total = int(F(seconds) + F(1, 2))
    hours, rest = divmod(total, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def to_celsius(fahrenheit):
    return (F(fahrenheit) - 32) / F(9, 5)


def to_fahrenheit(celsius):
    return F(celsius) * F(9, 5) + 32


# Kinds of gallons, pints, cups, spoons
value("7 uk gallons to liters", 7 * UK_GALLON, "L", "1 imperial gal = 4.54609 L", "qualifier")
value("3 gallons imperial in us gallons", 3 * UK_GALLON / GALLON, "gal", "4.54609 / 3.785411784", "qualifier")
value("hey can u tell me how many litres in 2 pints british", 2 * UK_PINT, "L", "imperial pint = 4.54609/8 L", "qualifier")
value("6 fl oz uk to ml", 6 * UK_FLUID_OUNCE, "mL", "imperial fl oz = 4.54609/160 L", "qualifier")
value("4 dry quarts (us) to liters", 4 * F("1.101220942715"), "L", "US dry quart = 67.200625 in³", "qualifier")
value("5 metric cups to ml", 1250, "mL", "metric cup = 250 mL", "qualifier")
value("3 cups us legal in ml", 720, "mL", "21 CFR 101.9: 240 mL", "qualifier")
value("2 aussie tablespoons to ml", 40, "mL", "Australian tablespoon = 20 mL", "qualifier")
value("500 ml to cups", 500 / CUP, "cups", "US cup = 236.5882365 mL", also=[(2, "metric cups"), (F(500, 240), "legal cups")])
value("2 1/2 cups in ml", F(5, 2) * CUP, "mL", "US cup", also=[(625, "mL"), (600, "mL")])
value("1/3 cup how many tbsp", F(16, 3), "tbsp", "1 cup = 16 tbsp")
value("ounces in half a gallon of milk", 64, "fl oz", "US gallon = 128 fl oz", "quantity")
value("double 3 cups, in ml", 6 * CUP, "mL", "2 × 3 US cups", "quantity", also=[(1500, "mL"), (1440, "mL")])
value("2 liters (not quarts) in cups", 2000 / CUP, "cups", "US cup", "negation", also=[(8, "metric cups"), (F(2000, 240), "legal cups")])
value("2 cups flour in grams for my kids bday cake", 2 * 125, "g", "1 cup all-purpose flour = 125 g; 120 g where it is spooned", also=[(240, "g")])
value("2 sticks of butter in grams", 8 * OUNCE, "g", "US stick = 4 oz avoirdupois")
value("gas mark 6 in f", 400, "°F", "UK gas mark 1 = 275 °F, 25 °F per mark", also=[(200, "°C"), (to_celsius(400), "°C")])

# Ounces, pounds, tons
value("3 troy oz in grams", 3 * TROY_OUNCE, "g", "troy ounce = 31.1034768 g", "qualifier")
value("2.5 oz of gold to g", F("2.5") * TROY_OUNCE, "g", "gold is weighed in troy ounces", "qualifier")
value("half a troy-pound in grams", 6 * TROY_OUNCE, "g", "troy pound = 12 troy oz", "quantity")
value("12 long-tons to lbs", 12 * 2240, "lb", "long ton = 2240 lb", "qualifier")
value("4 tons metric in pounds", 4000 / POUND, "lb", "tonne = 1000 kg", "qualifier")
value("5 short tons to kg", 10000 * POUND, "kg", "short ton = 2000 lb", "qualifier")
value("2.5 tons of cooling in btu/h", 30000, "Btu/h", "ton of refrigeration = 12,000 Btu/h", "qualifier")
value("6 lb 6 oz in grams", 6 * POUND * 1000 + 6 * OUNCE, "g", "6 lb + 6 oz avoirdupois", "repeated")
value("8 oz + 8 oz in lb", 1, "lb", "16 oz = 1 lb", "repeated")
value("to kg from 154 lb", 154 * POUND, "kg", "1 lb = 0.45359237 kg", "from-to")

# Power, pressure, energy
value("engine is 110 metric hp whats that in kw", 110 * METRIC_HORSEPOWER / 1000, "kW", "75 kgf·m/s", "qualifier")
value("5 hp to watts", 5 * HORSEPOWER, "W", "550 ft·lbf/s", also=[(5 * METRIC_HORSEPOWER, "W")])
value("30 psig to psia", 30 + ATMOSPHERE / PSI, "psi", "gauge + 14.6959 psi", "qualifier")
value("50 psi absolute to gauge", 50 - ATMOSPHERE / PSI, "psi", "absolute − 14.6959 psi", "qualifier")
value("2 bar gauge in psi absolute", (200 + ATMOSPHERE) / PSI, "psi", "(2 bar + 1.01325 bar) / psi", "qualifier")
value("100 psi gauge to bar gauge", 100 * PSI / 100, "bar", "gauge to gauge: no atmosphere added", "qualifier")
value("20 psi + 20 psi in kpa", 40 * PSI, "kPa", "40 psi", "repeated")
text("135/85 mmhg to kpa", ["18.0 over 11.3", "18.0/11.3", "18/11.3", "18 over 11.3"], "135 and 85 × 0.133322387415 kPa: 17.9985 and 11.3324")
value("1.013,25 hpa in inhg", F("101.325") / MERCURY / F("25.4"), "inHg", "conventional mmHg = 0.133322387415 kPa")
value("250 food calories in kj", 1046, "kJ", "food calorie = 1 kcal = 4.184 kJ", "qualifier")

# Temperatures and differences
value("whats 98.6 f in celcius", to_celsius("98.6"), "°C", "(F − 32)/1.8")
value("into celsius from fahrenheit 451", to_celsius(451), "°C", "(F − 32)/1.8", "from-to")
value("300 rankine to c", 300 / F(9, 5) - F("273.15"), "°C", "R/1.8 − 273.15")
value("temprature difference of 15 c in f", 27, "°F", "differences scale by 1.8", "difference")
value("it got 20 degrees fahrenhiet warmer, how much is that in celsius", F(100, 9), "°C", "differences scale by 5/9", "difference")
value("a rise of 8 kelvin in fahrenheit degrees", F("14.4"), "°F", "differences scale by 1.8", "difference")
value("if its 25 c outside and drops by 10 c whats that in f", to_fahrenheit(15), "°F", "25 − 10 = 15 °C", "clause")

# Lengths, feet and inches, areas, volumes
value("6'2 to cm", 74 * INCH, "cm", "74 in × 2.54")
value("5 ft 5 in to cm", 65 * INCH, "cm", "65 in × 2.54", "repeated")
value("lenght 3,5 m in feet", F("3.5") / FOOT, "ft", "decimal comma: a group has three digits")
value("feet to meters 30", 30 * FOOT, "m", "1 ft = 0.3048 m", "from-to")
value("km in 26.2 miles", F("26.2") * MILE, "km", "1 mi = 1.609344 km", "from-to")
value("quater-mile in meters", MILE * 250, "m", "1609.344 m / 4", "quantity")
value("a dozen yards in feet", 36, "ft", "12 yd × 3 ft", "quantity")
value("25 nautical miles to miles", 25 * F("1.852") / MILE, "mi", "nautical mile = 1852 m", "qualifier")
value("1500 m minus 1500 ft in meters", 1500 - 1500 * FOOT, "m", "1 ft = 0.3048 m", "repeated")
text("(3'-6 1/4\" + 3'-6 1/4\") / 2", feet_inches(F("42.25")), "the mean of equal lengths", "repeated", also=[(F("42.25"), "in")])
text("6' 8 5/8\" + 1' 7 3/4\"", feet_inches(F("80.625") + F("19.75")), "80 5/8 in + 19 3/4 in", also=[(F("100.375"), "in")])
text("10 ft less 10 in", feet_inches(110), "120 in − 10 in", "repeated", also=[(110, "in"), (F(110, 12), "ft")])
text("3 boards each 7 ft 5 1/2 in, total length", feet_inches(3 * F("89.5")), "3 × 89 1/2 in", "quantity", also=[(F("268.5"), "in"), (F("22.375"), "ft")])
text("half of 11'3\"", feet_inches(F("67.5")), "135 in / 2", "quantity", also=[(F("67.5"), "in"), (F("5.625"), "ft")])
value("9'6\" x 12' in sq ft", 114, "ft²", "9.5 ft × 12 ft")
value("4 ft x 4 ft x 4 ft in gallons", 64 * 1728 / F(231), "gal", "US gallon = 231 in³", "repeated", also=[(64 * FOOT**3 * 1000 / UK_GALLON, "imp gal")])

# Speed, pace, splits
value("2.5M gallons a day in gpm", F(2_500_000, 1440), "gpm", "2,500,000 / 1440 min")
value("twice 70 mph in km/h", 140 * MILE, "km/h", "140 mph", "quantity")
text("8:30 per mile in min per km", clock(510 / MILE), "510 s / 1.609344", also=[(510 / MILE / 60, "min/km")])
text("ran a 5k in 22:30 what pace per mile is that", clock(1350 * MILE / 5), "1350 s / 3.106856 mi", also=[(F("22.5") * MILE / 5, "min/mi")])
text("half marathon at 9:00 per mile finish time", clock(540 * F("21.0975") / MILE), "21.0975 km", "quantity", also=[(9 * F("21.0975") / MILE, "min")])

# Data
value("gigabit internet in megabytes per second", 125, "MB/s", "1000 Mb/s / 8")
value("300 kB * 40 / 80 ms in MB/s", 150, "MB/s", "12,000 kB / 0.08 s", "order", also=[(F(300 * 1024 * 40, 80) / 1000, "MB/s"), (F(300 * 40 * 1000, 80 * 1024), "MB/s")])
value("2.5 gb in mb", 2560, "MB", "file sizes step by 1024", also=[(2500, "MB")])
text("how long to download 6 GB at 50 mbps", ["17 min 11 s", "0:17:11", "17:11", "16 min", "0:16:00", "16:00"], "6 × 1024³ × 8 / 50,000,000 s; 960 s with decimal GB", also=[(F(6 * 2**30 * 8, 50_000_000), "s"), (960, "s"), (F(6 * 2**30 * 8, 3_000_000_000), "min"), (16, "min")])
value("500 decimal GB in GiB", F(500 * 10**9, 2**30), "GiB", "10⁹ / 2³⁰", "qualifier")

# Wire, pipe and tube by name
value("12-gauge wire diameter in mm", awg_inches(12) * 25.4, "mm", "ASTM B258")
value("4/0 wire in mm2", wire_area(-3), "mm²", "ASTM B258: 4/0 is n = −3")
value("16 swg in mm", F("0.064") * F("25.4"), "mm", "BS 3737: 0.064 in", "qualifier")
value("inside dia of 2 in sch 40 pipe", F("2.375") - 2 * F("0.154"), "in", "ASME B36.10M", also=[((F("2.375") - 2 * F("0.154")) * F("25.4"), "mm")])
value("outside diameter of 1/2 inch steel pipe", F("0.84"), "in", "ASME B36.10M: NPS 1/2", "qualifier", also=[(F("21.3"), "mm"), (F("0.84") * F("25.4"), "mm")])
value("3/4 type L copper inside diameter", F("0.875") - 2 * F("0.045"), "in", "ASTM B88", also=[(F("0.785") * F("25.4"), "mm")])

# Slopes
value("8 percent grade in degrees", degrees(atan(0.08)), "°", "atan 0.08")
value("1:12 ramp angle", degrees(atan(1 / 12)), "°", "atan 1/12")
value("6/12 roof pitch to degrees", degrees(atan(0.5)), "°", "atan 6/12")
value("1/4 inch per foot in percent", F(25, 12), "%", "0.25 / 12")

# Number bases
text("250 in hex", ["FA", "0xFA", "fa", "0xfa"], f"{250:X}")
value("1010 octal to decimal", int("1010", 8), "", "8³ + 8", "qualifier")
value("0x2f + 0x2f in decimal", 0x2F * 2, "", "47 + 47", "repeated")

# Fuel economy
value("pls convert 40 mpg uk to l/100km", UK_GALLON * 100 / (40 * MILE), "L/100 km", "imperial gallon", "qualifier")
value("7.5 l/100km to mpg", GALLON * 100 / (F("7.5") * MILE), "mpg", "US gallon", also=[(UK_GALLON * 100 / (F("7.5") * MILE), "mpg UK")])
value("150 miles each way at 24 mpg, gallons for the round trip", F("12.5"), "gal", "300 mi / 24", "quantity")

# Facts
value("speed of light in mph", F(299_792_458 * 3600, 1000) / MILE, "mph", "SI: 299,792,458 m/s")
value("whats a square mile in acres", 640, "acres", "5280² / 43,560")

# No answer
refuse("12 blargs to meters", ["blargs"], "no such unit")
refuse("8 scottish gallons to liters", ["scottish"], "not a gallon that the product has; the US gallon would be wrong", "qualifier")
refuse("5 feet to kilograms", ["feet", "kilograms"], "a length is not a mass")
refuse("3 tons to liters", ["tons", "liters"], "a mass needs a density to become a volume")
refuse("200 g of zorbium in cups", ["zorbium"], "unknown material")
refuse("100 liters to gallons minus evaporation", ["evaporation"], "unknown amount that changes the figure", "clause")
refuse("60 mph in kph if the wind is 10 mph", ["wind"], "a condition with a number that is not used", "condition")
refuse("convert 10 km to miles and balance my checkbook", ["checkbook"], "a second job that cannot be done", "two jobs")
refuse("101102 binary to decimal", ["101102"], "2 is not a binary digit")
refuse("inside diameter of 2 in sch 45 pipe", ["45"], "no such schedule", "qualifier")
refuse("-500 c to f", ["-500"], "below absolute zero, −273.15 °C")
refuse("6 feet 14 pounds in cm", ["pounds"], "a length and a mass do not add up")

print_entries()
