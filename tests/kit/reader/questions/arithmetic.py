"""100 questions on arithmetic, with answers worked out independently of the product.

Run: python3 arithmetic.py > arithmetic.json

Everything is computed with exact fractions; only roots use floating point.

Conventions
- a + b% and a − b% are of all that precedes: 7 + 7 + 10% is (7 + 7) × 1.1.
- Successive discounts multiply. Tax applies to the price after the discount.
- Markup is a percentage of the cost, margin a percentage of the price.
- Change from a to b is (b − a) / a.
- Powers associate to the right and precede the sign: −3² = −9, 2^3^2 = 2^9.
- 1 lakh = 100,000 and 1 crore = 10,000,000; 1,20,000 groups digits the Indian way.
- Sources of units: NIST Handbook 44, Appendix C (foot, pound, US gallon of 4 quarts and 16 cups).
"""

from fractions import Fraction as F
from math import factorial, gcd
from statistics import mean, median

from entries import print_entries, refuse, text, value

FOOT = F("0.3048")  # m
POUND = F("0.45359237")  # kg
LAKH = 100_000
CRORE = 100 * LAKH


def percent(number):
    return F(number) / 100


def factors(number):
    """Prime factors as people write them: 2³ × 3."""
    powers = {}
    divisor = 2
    while number > 1:
        while number % divisor == 0:
            powers[divisor] = powers.get(divisor, 0) + 1
            number //= divisor
        divisor += 1
    superscripts = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
    return " × ".join(f"{prime}{str(power).translate(superscripts) if power > 1 else ''}" for prime, power in powers.items())


def duration(minutes):
    return f"{minutes // 60} h {minutes % 60} min"


# Expressions: order of operations, percent of what precedes
value("7 + 7 + 10%", 14 * F("1.1"), "", "(7 + 7) × 1.1", "repeated")
value("20 + 15% of 20", 20 + percent(15) * 20, "", "20 + 3", "repeated")
value("50+20%", 50 * F("1.2"), "", "50 × 1.2", "chain")
value("300-10%+40", 300 * F("0.9") + 40, "", "270 + 40", "order")
value("90 - 10% - 10%", 90 * F("0.9") ** 2, "", "90 × 0.9 × 0.9", "repeated")
value("whats 2 + 3 x 4 - 6 / 2", 2 + 3 * 4 - F(6, 2), "", "2 + 12 − 3", "order")
value("subtract 18 from 50", 50 - 18, "", "50 − 18", "order")
value("divide 12 into 96", F(96, 12), "", "96 / 12", "order")
value("5 less than 5 times 5", 5 * 5 - 5, "", "25 − 5", "repeated")
value("twelve more than twice 12", 2 * 12 + 12, "", "24 + 12", "repeated")
value("-3^2", -(3**2), "", "the power precedes the sign", "order")
value("2^3^2", 2 ** (3**2), "", "powers associate to the right", "order")
value("5 squared plus 5 cubed", 5**2 + 5**3, "", "25 + 125", "repeated")
value("9!/7!", factorial(9) // factorial(7), "", "9 × 8", "order")
value("4! + 4!", 2 * factorial(4), "", "24 + 24", "repeated")
value("cube root of 2197 pls", 13, "", "13³ = 2197")
value("sqare root of 50", 50**0.5, "", "50^0.5")
value("remainder of 100 divided by 7", 100 % 7, "", "100 = 14 × 7 + 2")
value("3M minus 250k", 3_000_000 - 250_000, "", "M = 10⁶, k = 10³")
value("1.234,5 + 1", F("1235.5"), "", "decimal comma after a group point")
value("12,5 x 4", 50, "", "decimal comma: a group has three digits")
value("1,250 + 1,250", 2500, "", "US groups", "repeated")

# Number words, Indian numbers
value("twleve times fifteen", 12 * 15, "", "12 × 15")
value("two hundred and fifty plus two hundred and fifty", 500, "", "250 + 250", "repeated")
value("three dozen minus four", 3 * 12 - 4, "", "36 − 4", "quantity")
value("a quarter of a million", 250_000, "", "10⁶ / 4", "quantity")
value("12 lakh + 12 lakh", 24 * LAKH, "", "lakh = 100,000", "repeated", also=[(24, "lakh")])
value("2.5 crore in millions", F("2.5") * CRORE / 10**6, "million", "crore = 10⁷", also=[(25_000_000, "")])
value("5% of 3 lakh", percent(5) * 3 * LAKH, "", "lakh = 100,000")
value("1,20,000 / 12", 10_000, "", "Indian groups")

# Fractions
text("3/8 + 3/8", "3/4", "6/8", "repeated", also=[(F(3, 4), "")])
text("2 1/4 - 7/8", ["1 3/8", "11/8"], "18/8 − 7/8", also=[(F(11, 8), "")])
text("half of 5/8", "5/16", "5/8 / 2", "quantity", also=[(F(5, 16), "")])
value("1 1/2 times 2 2/3", F(3, 2) * F(8, 3), "", "3/2 × 8/3")
text("simplify 84/126", "2/3", f"greatest common factor {gcd(84, 126)}", also=[(F(2, 3), "")])
text("0.4375 as fracton", "7/16", str(F("0.4375")))

# Percents
value("hey whats 15% of 80k", percent(15) * 80_000, "", "0.15 × 80,000")
value("triple 20% of 45", 3 * percent(20) * 45, "", "3 × 9", "quantity")
value("10% of 20% of 500", percent(10) * percent(20) * 500, "", "0.1 × 0.2 × 500", "chain")
value("what percnt is 18 of 72", F(1800, 72), "%", "18/72")
value("70 is what % of 28", F(7000, 28), "%", "70/28", "order")
value("18 is 15% of what", 18 / percent(15), "", "18/0.15")
value("1200 increased by 12.5%", 1200 * F("1.125"), "", "1200 × 1.125")
value("it went from 80 down to 64, what percent drop", 20, "%", "16/80", "up-down", also=[(-20, "%")])
value("up 20% then down 20% starting at 250", 250 * F("1.2") * F("0.8"), "", "250 × 1.2 × 0.8", "up-down")
value("from 4% to 6% in percentage points", 2, "points", "6 − 4", "qualifier", also=[(2, "percentage points"), (2, "pp")])
value("40% of the 250 guests are kids, how many are not", 250 * F("0.6"), "", "60% of 250", "negation", also=[(150, "guests")])
value("15% of 2 hours in minutes", percent(15) * 120, "min", "0.15 × 120")

# Discounts, taxes, was and now
value("20% off 20% off 150", 150 * F("0.8") ** 2, "$", "150 × 0.8 × 0.8", "repeated")
value("$200 with 30% off then another 10% off", 200 * F("0.7") * F("0.9"), "$", "200 × 0.7 × 0.9", "chain")
value("take $10 off then 10% off of $110", 100 * F("0.9"), "$", "(110 − 10) × 0.9", "repeated")
value("25% off $88 plus 8% tax", 88 * F("0.75") * F("1.08"), "$", "66 × 1.08", "clause")
value("net of 20% vat on 144", 144 / F("1.2"), "$", "144 / 1.2", "inclusive", also=[(120, "")])
value("vat 19% on 238 inclusive, how much is the vat", 238 - 238 / F("1.19"), "$", "238 − 238/1.19", "inclusive", also=[(38, "")])
value("250 excluding 20% vat, what do i pay", 250 * F("1.2"), "$", "250 × 1.2", "inclusive", also=[(300, "")])
value("price without tax if 53.50 includes 7% tax", F("53.5") / F("1.07"), "$", "53.50 / 1.07", "negation")
value("sales tax 8.25% on 49.99", percent("8.25") * F("49.99"), "$", "0.0825 × 49.99")
value("what did it cost before the 25% discout if its 60 now", 60 / F("0.75"), "$", "60 / 0.75", "before-after")
value("was $45 now $36", 20, "%", "9/45", "up-down", also=[(9, "$"), (-20, "%"), (-9, "$")])
value("gas was 3.20 a gallon now its 3.68 percent increase", F("0.48") / F("3.2") * 100, "%", "0.48/3.20", "up-down")
value("3 shirts at $15 each 20% off", 45 * F("0.8"), "$", "3 × 15 × 0.8", "quantity")
value("buy one get one half off, $30 each, total for both", 45, "$", "30 + 15", "quantity")
value("19.99 + 19.99 + 7% tax", F("39.98") * F("1.07"), "$", "39.98 × 1.07", "repeated")

# Tips, splits, markups
value("18% tip on 64.50", percent(18) * F("64.5"), "$", "0.18 × 64.50", also=[(F("64.5") * F("1.18"), "$")])
value("can you tell me 20% tip on $85 split 4 ways", 85 * F("1.2") / 4, "$", "102 / 4", "clause")
value("split 96.40 by 3 people without tip", F("96.4") / 3, "$", "96.40 / 3", "negation")
value("15% tip on a $66 bill not including the $6 tax thats in it", percent(15) * 60, "$", "0.15 × (66 − 6)", "negation")
value("cost 40 markup 50% whats the price", 40 * F("1.5"), "$", "40 × 1.5")
value("cost 40 margin 50%, price?", 40 / F("0.5"), "$", "40 / (1 − 0.5)", "qualifier")
value("bought for 75 sold for 100 profit margin", 25, "%", "25/100", "qualifier")
value("sells for 150 at a 40% margin, what did i pay for it", 150 * F("0.6"), "$", "150 × (1 − 0.4)", "before-after")

# Ratios, averages, unit prices
value("2:3 = 10:x", 15, "", "10 × 3 / 2")
text("simplfy the ratio 48:180", ["4:15", "4 : 15"], f"greatest common factor {gcd(48, 180)}")
value("if 3 apples cost 2.40 how much are 7", F("2.4") / 3 * 7, "$", "0.80 × 7", "condition")
value("avrage of 5 5 5 and 9", mean([5, 5, 5, 9]), "", "24/4", "repeated")
value("average of 70 85 95 without the lowest", mean([85, 95]), "", "(85 + 95)/2", "negation")
value("median of 3 9 4 9 20", median([3, 9, 4, 9, 20]), "", "3 4 9 9 20", "repeated")
value("whats cheaper 2lb for $5 or 500g for $3", F("2.5"), "$/lb", "500 g for $3 is $2.72 a pound", also=[(5 / (2 * POUND), "$/kg"), (F("2.5") / 16, "$/oz"), (F("0.5") / POUND, "$/100 g")])

value("24pk of soda is 9.60 how much per can", F("9.6") / 24, "$", "9.60 / 24")

# Factors and multiples
text("factor 2024 into primes", factors(2024), "2 · 2 · 2 · 11 · 23")
text("prime factors of 360", factors(360), "2 · 2 · 2 · 3 · 3 · 5")
value("gcf of 84, 126 and 210", gcd(84, 126, 210), "", "2 × 3 × 7")

# Mixed quantities
value("2 ft + 30 cm in cm", 200 * FOOT + 30, "cm", "60.96 + 30")
value("2 kg + 2 lb in kg", 2 + 2 * POUND, "kg", "1 lb = 0.45359237 kg", "repeated")
value("1 gal minus 1 qt in cups", 12, "cups", "16 − 4 US cups", "repeated")
value("half a mile + 500 ft in ft", 2640 + 500, "ft", "5280 / 2 + 500", "quantity")
text("3 x 45 min", duration(135), "135 min", also=[(135, "min"), (F("2.25"), "h")])
value("6 bags of 2.5 lb each in kg", 15 * POUND, "kg", "15 lb", "quantity")

# No answer
refuse("5 + blorp", ["blorp"], "unknown word in an operand’s position")
refuse("20% off 80 unless its sunday", ["sunday"], "a condition that changes the figure", "condition")
refuse("50% off 40 but only for members", ["members"], "a condition that changes the figure", "condition")
refuse("30% off the jacket how much do i pay", [], "the price is missing")
refuse("average of 5, 8 and my age", ["age"], "an unknown value")
refuse("add 5 kg and 3 liters", ["kg", "liters"], "a mass and a volume do not add up")
refuse("split 80 between some friends", ["some"], "the number of people is missing", "quantity")
refuse("split 75 three ways but bob pays less", ["less"], "an exception of unknown size", "condition")
refuse("15% tip on 60 and whats the weather", ["weather"], "a second job that cannot be done", "two jobs")
refuse("100 + 8% tax minus coupon", ["coupon"], "an unknown amount that changes the figure", "clause")
refuse("prime factors of 12.5", ["12.5"], "not a whole number")
refuse("1.2.3 + 4", ["1.2.3"], "not a number")

print_entries()
