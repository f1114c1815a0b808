"""More questions, as visitors type them: numbers in words, British spellings, follow-ups, words that no calculator uses.

python3 tests/assistant/plain_questions.py > tests/assistant/questions.json

It takes the rows of questions.py beside it and adds its own, worked out by the same formulas. Public holidays of 2026 are
those of each place's own law, counted here where they fall on a weekday.
"""

import json

from questions import *

UNUSED = "I don’t know what to do with “{}”"
mile, foot, inch, yard, pound, ounce = D("1.609344"), D("0.3048"), D("2.54"), D("0.9144"), LB, LB / 16


def then(*said, page, figure):
    """The last of several messages, answered with what was said before it."""
    *after, question = said
    rows.append({"after": after, "question": question, "page": page, "figure": figure})


def asks(question, word, *after):
    """A question with a number, a quantity or a place that is not used: no figure, but a question back."""
    rows.append({**({"after": list(after)} if after else {}), "question": question, "page": "", "figure": UNUSED.format(word)})


def leaves(question, page, figure, word):
    """An answer that says which word it left out."""
    rows.append({"question": question, "page": page, "figure": figure, "leaves": word})


def back(x, digits=10):
    return plain(x, digits)


# Numbers in words, halves and dozens, British spellings
for text, figure in [
    ("five foot eleven in centimetres", "180.34 cm"), ("five feet eleven inches in centimeters", "180.34 cm"), ("six foot two in cm", "187.96 cm"),
    ("how tall is five foot six in metres", "1.6764 m"), ("how much is 2 and a half pounds in grams", back(D("2.5") * pound * 1000) + " g"),
    ("two and a half pounds in grams", back(D("2.5") * pound * 1000) + " g"), ("one and a half miles in kilometres", back(D("1.5") * mile) + " km"),
    ("three and a half inches in millimetres", "88.9 mm"), ("four and a quarter inches to mm", "107.95 mm"), ("2 and three quarter inches in cm", back(D("2.75") * inch) + " cm"),
    ("a dozen inches in centimetres", "30.48 cm"), ("two dozen inches in feet", "2 ft"), ("half a dozen feet in inches", "72 in"),
    ("half a pound in grams", back(pound * 500) + " g"), ("a quarter of a mile in metres", "402.336 m"), ("twenty five miles in km", back(25 * mile) + " km"),
    ("twenty-six miles in kilometres", back(26 * mile) + " km"), ("a hundred and fifty pounds in kg", back(150 * pound) + " kg"), ("one hundred metres in feet", back(100 / foot) + " ft"),
    ("two hundred and twenty pounds in kilograms", back(220 * pound) + " kg"), ("one thousand five hundred grams in kg", "1.5 kg"), ("seventeen stone in kg", back(238 * pound) + " kg"),
    ("thirteen stone in pounds", "182 lb"), ("seventy two degrees fahrenheit in celsius", "22.22222 °C"), ("minus forty celsius in fahrenheit", "−40 °F"),
    ("ninety minutes in hours", "1.5 h"), ("12 litres in gallons", back(12 / D("3.785411784")) + " gal"), ("five litres to millilitres", "5,000 mL"),
    ("how many millilitres in a litre", "1,000 mL"), ("how many centimetres in a yard", "91.44 cm"), ("20 kilometres in miles", back(20 / mile) + " mi"),
    ("eighteen inches in centimetres", "45.72 cm"), ("how many grammes in an ounce", back(ounce * 1000) + " g"), ("how many inches in two and a half feet", "30 in"),
    ("how many feet in three and a half yards", "10.5 ft"), ("three quarters of an inch in mm", "19.05 mm"), ("fourteen ounces in grams", back(14 * ounce * 1000) + " g"),
    ("two thirds of a mile in km", back(D(2) / 3 * mile) + " km"), ("how many kilometers is fifteen miles", back(15 * mile) + " km"), ("how many grams are in three pounds", back(3000 * pound) + " g"),
    ("how much is one and a half stone in kg", back(21 * pound) + " kg"), ("sixteen kilograms in pounds", back(16 / pound) + " lb"),
    ("ten thousand steps per hour" if False else "ten thousand feet in metres", "3,048 m"), ("five and a half feet in cm", "167.64 cm"), ("a couple of miles in km", back(2 * mile) + " km"),
]:
    q(text, V, figure)

# Money
q("monthly payment on two hundred fifty thousand at 6.5% for 30 years", L, usd(payment(250000, "6.5", 360)))
q("monthly payment on a loan of twenty thousand dollars at six percent for four years", L, usd(payment(20000, 6, 48)))
q("loan of fifteen thousand at 8% for three years", L, usd(payment(15000, 8, 36)))
q("car loan of 32k at four and a half percent for 5 years", L, usd(payment(32000, "4.5", 60)))
q("borrow 18000 at 7% for two and a half years", L, usd(payment(18000, 7, 30)))
q("thirty year mortgage on 400k at 7%", M, usd(payment(400000, 7, 360)))
q("fifteen year mortgage on three hundred thousand at 5.75%", M, usd(payment(300000, "5.75", 180)))
q("save one hundred fifty dollars a month at 4% for twelve years", S, usd(grow(0, 150, 4, 12)))
q("if i save two hundred a month for ten years at five percent how much will i have", S, usd(grow(0, 200, 5, 10)))
q("invest ten thousand at 7% for twenty five years", I, usd(D(10000) * D("1.07") ** 25))
q("invest five hundred a month at eight percent for fifteen years", I, usd(fund(8, 15, 500)))
q("fifteen percent of eighty", P, "12")
q("what is twelve and a half percent of 400", P, "50")
q("twenty percent tip on sixty dollars", P, "$12.00")
q("twenty five percent off 80", P, "$60.00")
q("forty five is what percent of sixty", P, "75%")
q("increase ninety by thirty percent", P, "117")
q("what is eighteen percent of two hundred", P, "36")
q("split a 90 dollar bill three ways with an eighteen percent tip", P, usd(D(90) * D("1.18") / 3))
q("what is seventeen times twelve", E, "= 204")
q("thirteen plus nineteen", E, "= 32")
q("square root of eighty one", E, "= 9")
q("fourteen squared", E, "= 196")
q("ninety divided by six", E, "= 15")
q("two hundred minus seventy five", E, "= 125")
# The two terms side by side
for text, a, b, principal, rate in [
    ("compare 15 and 30 year mortgage on 300k at 6%", 15, 30, 300000, 6), ("compare a 15 year and a 30 year mortgage on 250k at 6.5%", 15, 30, 250000, "6.5"),
    ("15 vs 30 year mortgage 400k at 7%", 15, 30, 400000, 7), ("mortgage of 200k at 5% over 20 or 25 years", 20, 25, 200000, 5),
]:
    q(text, M, usd(payment(principal, rate, a * 12)))
    rows[-1]["also"] = usd(payment(principal, rate, b * 12))
q("compare 6% and 7% on a 300k mortgage for 30 years", M, usd(payment(300000, 6, 360)))
rows[-1]["also"] = usd(payment(300000, 7, 360))
q("loan of 20000 at 6% for 3 years versus 5 years", L, usd(payment(20000, 6, 36)))
rows[-1]["also"] = usd(payment(20000, 6, 60))
q("compare 10 and 20 years of saving 200 a month at 4%", S, usd(grow(0, 200, 4, 10)))
rows[-1]["also"] = usd(grow(0, 200, 4, 20))

# Health
q("bmi of someone five foot ten and 180 pounds", B, f"BMI: {bmi(180 * LB, 70 * IN)} kg/m²")
q("bmi 12 stone and six foot one", B, f"BMI: {bmi(168 * LB, 73 * IN)} kg/m²")
q("bmi seventy five kilos 180 centimetres", B, f"BMI: {bmi(75, D('1.8'))} kg/m²")
q("bmi 72 kilogrammes and 1.75 metres", B, f"BMI: {bmi(72, D('1.75'))} kg/m²")
q("whats my bmi at a hundred and fifty pounds and five foot five", B, f"BMI: {bmi(150 * LB, 65 * IN)} kg/m²")
q("bmr of a forty year old man 85 kg 182 cm", C, num(rest("m", 40, 85, 182), 0) + " kcal")
q("bmr woman thirty five years 65 kilos 168 centimetres", C, num(rest("f", 35, 65, 168), 0) + " kcal")

# Dates and times
q("ninety days from 3 march 2024", Y, long(dt.date(2024, 3, 3) + dt.timedelta(90)))
q("three weeks from today", Y, long(T + dt.timedelta(21)))
q("forty five days ago", Y, long(T - dt.timedelta(45)))
q("a hundred days after 1 january 2026", Y, long(dt.date(2026, 1, 1) + dt.timedelta(100)))
q("two weeks before christmas", Y, long(dt.date(2026, 12, 11)))
q("business days in 2026", Y, "Business days: 261")
# Holidays on weekdays of 2026: Bavaria 9 (Jan 1 and 6, Apr 3 and 6, May 1, 14 and 25, Jun 4, Dec 25), United States 11, England 8, Italy 7.
q("business days in 2026 in Germany Bavaria", Y, "Business days: 252")
q("working days in 2026 in bavaria", Y, "Business days: 252")
q("business days in 2026 in the United States", Y, "Business days: 250")
q("business days between 1 january 2026 and 31 december 2026 in Bavaria", Y, "Business days: 252")
q("working days in 2026 in england", Y, "Business days: 253")
q("two and a half hours in minutes", V, "150 min")
q("eight hours after 10 pm", H, "06:00")
q("what time is it in london when it is 9am in chicago", H, "15:00")

# Fractions and ducts
q("one half plus three quarters", R, "Fraction: 5/4")
q("what is one third of ninety", R, "Fraction: 30")
q("2 and a half plus 1 and three quarters", E, "= 4.25")
q("duct size for two thousand cfm", X, f"Duct size: {us_duct(2000, 0.1)}")
q("size a duct for five hundred litres per second at 1 pa/m", X, f"Duct size: {si_duct(0.5, 1)}")

# A word that no reading uses is named
leaves("monthly payment on a blue car loan of 20000 at 6% for 4 years", L, usd(payment(20000, 6, 48)), "blue")
leaves("mortgage on 300k at 6% for 30 years for my grandmother", M, usd(payment(300000, 6, 360)), "grandmother")
asks("18% of 64.50 rounded", "rounded")
leaves("bmi 180 lb 5 ft 10 vegetarian", B, bmi(180 * LB, 70 * IN), "vegetarian")
asks("days until christmas excluding sundays", "excluding sundays")
leaves("purple elephants weigh 5 kg in pounds", V, back(5 / pound) + " lb", "purple elephants")
asks("18% of 64.50 and 22", "22")
asks("20% of 150 for 8 years", "8 years")
asks("monthly payment on 250k at 6.5% for 30 years and 12 cats", "12")
asks("mortgage of 300k at 6% for 30 years in Texas", "Texas")
asks("loan of 20000 at 6% for 4 years in Germany", "Germany")
asks("bmi 180 lb 5 ft 10 and 42 push-ups", "42")
asks("business days between 1 march 2026 and 31 march 2026 in Germany and Peru", "Peru")
asks("invest 10000 at 7% for 20 years with 3 dogs", "3")

# Follow-ups: what is said replaces its like in the last question
miles_asked, height_asked = "5 miles in km", "5 ft 11 in to cm"
for said, figure in [
    ((height_asked, "and in meters?"), "1.8034 m"), ((height_asked, "and in inches"), "71 in"), ((miles_asked, "in metres"), "8,046.72 m"),
    ((miles_asked, "what about feet?"), "26,400 ft"), ((miles_asked, "what about 10 miles?"), back(10 * mile) + " km"), ((miles_asked, "and 12?"), back(12 * mile) + " km"),
    ((miles_asked, "and in meters?", "and in yards?"), "8,800 yd"), ((miles_asked, "and 10 miles", "and in feet"), "52,800 ft"), (("72 f in c", "and in kelvin?"), "295.37222 K"),
    (("2.5 cups in ml", "how about 3 cups"), back(3 * D("236.5882365")) + " mL"), (("70 kg in pounds", "and in stone?"), back(70 / pound / 14) + " st"),
    (("how many feet in a mile", "and in yards?"), "1,760 yd"), (("150 lbs to kg", "what about 180 lbs"), back(180 * pound) + " kg"),
    (("10 psi to bar", "what about twenty psi?"), back(20 * D("6894.757293168") / 100000)), (("two miles in km", "and three and a half?"), back(D("3.5") * mile) + " km"),
]:
    then(*said, page=V, figure=figure)

loan_asked, home_asked = "monthly payment on 250k at 6.5% for 30 years", "mortgage on 300k at 6% for 30 years"
then(loan_asked, "what about 15 years?", page=L, figure=usd(payment(250000, "6.5", 180)))
then(loan_asked, "and at 7%?", page=L, figure=usd(payment(250000, 7, 360)))
then(loan_asked, "and for 200k?", page=L, figure=usd(payment(200000, "6.5", 360)))
then(loan_asked, "how about $300,000?", page=L, figure=usd(payment(300000, "6.5", 360)))
then(loan_asked, "what if it's 20 years", page=L, figure=usd(payment(250000, "6.5", 240)))
then(loan_asked, "15 years?", page=L, figure=usd(payment(250000, "6.5", 180)))
then(loan_asked, "what about 15 years?", "and at 6%?", page=L, figure=usd(payment(250000, 6, 180)))
then(loan_asked, "what about 15 years at 5.5%?", page=L, figure=usd(payment(250000, "5.5", 180)))
then(loan_asked, "and over 240 months", page=L, figure=usd(payment(250000, "6.5", 240)))
then(loan_asked, "thanks", "what about fifteen years?", page=L, figure=usd(payment(250000, "6.5", 180)))
then("monthly payment on 250k for 30 years", "6.5", "what about 15 years?", page=L, figure=usd(payment(250000, "6.5", 180)))
then(home_asked, "what about 15 years?", page=M, figure=usd(payment(300000, 6, 180)))
then(home_asked, "and with 6.5%", page=M, figure=usd(payment(300000, "6.5", 360)))
then(home_asked, "what about 350k instead", page=M, figure=usd(payment(350000, 6, 360)))
then(home_asked, "compare 15 and 30 years", page=M, figure=usd(payment(300000, 6, 180)))
rows[-1]["also"] = usd(payment(300000, 6, 360))
then(loan_asked, "compare 15 and 20 years", page=L, figure=usd(payment(250000, "6.5", 180)))
rows[-1]["also"] = usd(payment(250000, "6.5", 240))
then(home_asked, "compare 5% and 7%", page=M, figure=usd(payment(300000, 5, 360)))
rows[-1]["also"] = usd(payment(300000, 7, 360))
then("if i save 200 a month for 10 years at 4%", "what about 20 years", page=S, figure=usd(grow(0, 200, 4, 20)))
then("if i save 200 a month for 10 years at 4%", "and 300 a month?", page=S, figure=usd(grow(0, 300, 4, 10)))
then("10000 invested at 7% for 20 years", "what about 8%?", page=I, figure=usd(D(10000) * D("1.08") ** 20))
then("10000 invested at 7% for 20 years", "and 30 years", page=I, figure=usd(D(10000) * D("1.07") ** 30))
then("15% of 80", "and 20%?", page=P, figure="16")
then("15% of 80", "what about 90?", page=P, figure="13.5")
then("tip 15% on $48", "what about 20%", page=P, figure="$9.60")
# $99.71 for three: no share is below $33.23, and the two cents left make two of them $33.24
then("20% tip on 84.50 split 3 ways", "what about 18%", page=P, figure=usd(int(D("84.5") * 118 / 3) / D(100)))
then("25% off 120", "and 30%?", page=P, figure="$84.00")
then("bmi 180 lb 5 ft 10", "what about 170 lb?", page=B, figure=f"BMI: {bmi(170 * LB, 70 * IN)} kg/m²")
then("bmi 180 lb 5 ft 10", "what about 6 ft 1?", page=B, figure=f"BMI: {bmi(180 * LB, 73 * IN)} kg/m²")
then("business days in 2026", "and in Bavaria?", page=Y, figure="Business days: 252")
# 261 weekdays, 11 holidays on them; Aug 15 is one only where most people are Catholic
then("business days in 2026 in bavaria", "what about 2025?", page=Y, figure="Business days: 250")
then("what time is it in tokyo", "and in london?", page=H, figure="12:00")
then("duct size for 2,500 cfm", "what about 1000 cfm", page=X, figure=f"Duct size: {us_duct(1000, 0.1)}")
then("mortgage 300k at 6% for 30 years", "what about 20% down", page=M, figure=usd(payment(240000, 6, 360)))
asks("monthly payment on 250k at 6.5% for 30 years in euros", "euros")
asks("and in Texas?", "Texas", "mortgage on 300k at 6% for 30 years")

# The role of a percentage in a follow-up, several units at once, Unix time, exercise by the week
down_asked = "how much is a 350k house over 30 years at 6.25 percent with 20% down"
then(down_asked, "and with 10% down?", page=M, figure=usd(payment(315000, "6.25", 360)))
then(down_asked, "what about 7%?", page="", figure="“7%” could replace “20% down” or “at 6.25%”.")
then(down_asked, "what about a rate of 7%?", page=M, figure=usd(payment(280000, 7, 360)))
then(down_asked, "what about 15 years?", "and with 10% down?", page=M, figure=usd(payment(315000, "6.25", 180)))
then("30% off 89.99 plus 8% tax", "what about 10% tax", page=P, figure=usd(D("89.99") * D("0.7") * D("1.1")))
psi = pound * D("9.80665") / inch**2 * 10000
for text, first, second in [
    ("1000 psi in bar and in kPa", back(1000 * psi / 100000) + " bar", back(psi) + " kPa"),
    ("70 mph in km/h and m/s", back(70 * mile) + " km/h", back(70 * mile / D("3.6")) + " m/s"),
    ("convert 5 miles to km and feet", back(5 * mile) + " km", "26,400 ft"),
]:
    q(text, V, first)
    rows[-1]["also"] = second
asks("20 miles in km and dollars", "dollars")
# 1,700,000,000 = 19,675 days and 80,000 s: the 19,675th day after January 1, 1970, at 22:13:20
q("unix time 1700000000", H, "November 14, 2023")
q("what date is the unix timestamp 1700000000", H, "November 14, 2023")
q("epoch 1700000000000 to date", H, "22:13:20")
q("calories for a 34 year old woman 5'6 150 lb who jogs 3 times a week", C, num(rest("f", 34, 150 * LB, D("167.64")) * D("1.55"), 0) + " kcal")
q("how many calories does a 50 year old man of 90 kg and 185 cm need if he trains 6 days a week", C, num(rest("m", 50, 90, 185) * D("1.725"), 0) + " kcal")
asks("what's 20% of 85 dollars plus tax", "tax")

# Buildings: by the formulas of questions.py; sprinklers by NFPA 13 (2022), gpm/ft² × ft² with 250 and 500 gpm for hoses
FIRE = "/calculators/firefighting"
DENVER = "denver-intl-ap-co-usa"
metric = lambda gallons: f"{plain(D(str(round(gallons * 3.785411784, 6))), 4)} L/min"
also = lambda text: rows[-1].update(also=text)
size, drop = "what size duct for 800 cfm", "pressure drop of 20 gpm in 1 inch copper 100 ft"
fixtures, hazard = "fixture units for 2 bathrooms and a kitchen", "sprinkler demand ordinary hazard 2"
q(size, X, "Duct size: 14 in")
then(size, "what about 1000 cfm?", page=X, figure="Duct size: 14 in")
then(size, "and in liters per second?", page="/converters/fluid-mechanics-hydraulics/volumetric-flow-rate", figure="377.557")
q("what duct do I need for 400 litres per second", X, "Duct size: 355 mm")
q("pressure drop in a 300 mm duct at 500 l/s", X, f"Friction rate: {sig(duct_rate(0.5, 0.3))} Pa/m")
then(drop, "what about 1.5 inch?", page=W, figure=f"Pressure drop: {sig(pipe(20 * GPM, 1.505 * 0.0254, TUBE)[1] * 30.48 / PSI)} psi")
also("1.5 in. is nominal 1 1/2 in.")
then(drop, "and in kPa?", page="/converters/general-physics-mechanics/pressure", figure="66.279")
q("pressure loss of 1 l/s in 28 mm copper over 30 metres", W, f"Pressure drop: {sig(pipe(0.001, 0.026, TUBE)[1] * 0.03)} kPa")
q("pressure drop 2 litres per second through 50 metres of 32 mm pex", W, f"Pressure drop: {sig(pipe(0.002, 1.054 * 0.0254, TUBE)[1] * 0.05)} kPa")
also("32 mm was treated as nominal 1 1/4 in.")
hazen = 4.52 * 300**1.852 / (120**1.852 * 4.026**4.8704) * 100
q("hazen williams friction loss 300 gpm 4 inch steel 100 ft", W, f"Friction loss by Hazen–Williams: {sig(hazen, 3)[:4]}")
q("water velocity in 25 mm pipe at 0.5 l/s", W, f"Velocity: {sig(pipe(0.0005, 0.02664, STEEL)[0])} m/s")
then(fixtures, "and with 3 bathrooms?", page=PLUMBING, figure=f"Supply fixture units: {plain(D(str(3 * 3.6 + 1.4 + 1.4)))}")
q("fixture units for 2 WCs, 2 basins and a shower", PLUMBING, f"Supply fixture units: {plain(D(str(2 * 2.2 + 2 * 0.7 + 1.4)), 4)}")
q("what size sewer for 2 bathrooms and a kitchen", PLUMBING, f"Drainage fixture units: {2 * 5 + 2 + 2}")
q("tankless heater for 8 litres per minute and 35 degree rise", PLUMBING, f"Heater input: {sig(998.2 * 4.184 * 8 / 60_000 * 35 / 0.8)} kW")
q("sprinkler demand for a parking garage", FIRE, f"Total demand: {metric(12 * 0.2 * 130 + 250)}")
also("ordinary hazard, group 2 (parking garage)")
then(hazard, "what about extra hazard 1?", page=FIRE, figure=f"Total demand: {metric(25 * 0.3 * 100 + 500)}")
also(f"Everything else is the same as in “{hazard}”.")
q("how many sprinklers in a 3000 sq ft office", FIRE, f"Minimum sprinklers: {math.ceil(3000 / 225)}")
q("friction loss of 150 gpm in 200 ft of 1 3/4 inch hose", FIRE, f"Hose friction loss: {15.5 * 1.5**2 * 2} psi")
tested = 29.84 * 0.9 * 2.5**2 * math.sqrt(20)
q("hydrant flow with 20 psi pitot 2.5 inch outlet static 72 residual 58", FIRE, f"Flow at the residual pressure: {tested * (52 / 14) ** 0.54:,.0f} gpm")
q("fire pump horsepower 500 gpm 100 psi", FIRE, f"Shaft power at the demand: {sig(500 * GPM * 100 * PSI / 0.65 / 745.69987158)} hp")
q("fire pump size for 1000 gpm at 100 psi", FIRE, "Rated flow: 750 gpm")
also("at 140% or less")
then("cooling load of a 20 by 15 ft room in Phoenix", "what about Denver?", page=HVAC,
     figure=f"Cooling load: {btuh(load(300, DENVER)['coolingLoad'])}")
also("For 20 by 15 ft in Denver")
low, high = 1e-5, 1e-1
for _ in range(100):
    middle = (low + high) / 2
    low, high = (middle, high) if pipe(middle, 0.05248, STEEL)[1] * 100 * FT < 3 * PSI else (low, middle)
then("how much water can a 2 inch pipe carry", "3 psi over 100 ft", page=W, figure=f"Flow: {sig(low / GPM)} gpm")
q("how big a pipe do I need for 20 gpm", W, "Pipe size: Steel Sch 40, 1½ in (DN 40)")
q("ventilation for a 2000 sq ft house with 3 bedrooms", HVAC, f"Outdoor air: {0.03 * 2000 + 7.5 * 4:.0f} CFM")
q("water tank for ordinary hazard 1", FIRE, f"Water for the duration: {sig((12 * 0.15 * 130 + 250) * 60 * GPM * 60)} m³")
q("hot water demand for 4 showers", PLUMBING, "Hot water demand: 8 gpm")
q("vent size for 20 dfu", PLUMBING, "Stack vent: 1½ in. (DN 40)")

# Mathematics beyond numbers: by sympy and statistics.
import statistics

import sympy

SCIENCE, X_ = "/calculators/scientific?page=advanced", sympy.Symbol("x")
signed = lambda value: f"{float(value):.12g}".replace("-", "−")
q("derivative of x^2 sin x", SCIENCE, "x² · cos(x) + 2 · x · sin(x)")  # sympy: x**2*cos(x) + 2*x*sin(x)
assert sympy.simplify(sympy.diff(X_**2 * sympy.sin(X_), X_) - (X_**2 * sympy.cos(X_) + 2 * X_ * sympy.sin(X_))) == 0
q("what is the derivative of x^3 - 4x with respect to x?", SCIENCE, "3 · x² − 4")
q("second derivative of x^4", SCIENCE, f"{sympy.diff(X_**4, X_, 2).coeff(X_, 2)} · x²")
q("differentiate ln x", SCIENCE, "1 / x")
q("eigenvalues of [[2,1],[1,3]]", SCIENCE, signed(float(min(sympy.Matrix([[2, 1], [1, 3]]).eigenvals(), key=sympy.N))))
q("determinant of [[1,2],[3,4]]", SCIENCE, signed(sympy.Matrix([[1, 2], [3, 4]]).det()))
q("inverse of the matrix [[1,2],[3,4]]", SCIENCE, "[[−2, 1], [3/2, −1/2]]")
assert sympy.Matrix([[1, 2], [3, 4]]).inv() == sympy.Matrix([[-2, 1], [sympy.Rational(3, 2), -sympy.Rational(1, 2)]])
q("solve 2x+3y=7, x-y=1", SCIENCE, "x = 2")
also("y = 1")
q("solve x^2 - 5x + 6 = 0", SCIENCE, "= 2")
also("= 3")
q("integrate x^2 from 0 to 3", SCIENCE, f"= {sympy.integrate(X_**2, (X_, 0, 3))}")
q("integral of sin x from 0 to pi", SCIENCE, f"= {sympy.integrate(sympy.sin(X_), (X_, 0, sympy.pi))}")
q("integrate e^(-x^2) from -infinity to infinity", SCIENCE, signed(float(sympy.sqrt(sympy.pi))))
q("roots of x^3-6x^2+11x-6", SCIENCE, "= 1")
also("= 3")
q("zeros of x^2 - 2", SCIENCE, "√2")
q("mean of 3, 5, 9", SCIENCE, "17/3")
q("standard deviation of 2, 4, 4, 4, 5, 5, 7, 9", SCIENCE, signed(statistics.stdev([2, 4, 4, 4, 5, 5, 7, 9])))
q("population standard deviation of 2, 4, 4, 4, 5, 5, 7 and 9", SCIENCE, signed(statistics.pstdev([2, 4, 4, 4, 5, 5, 7, 9])))
q("what is the median of 7, 1, 12, 4", SCIENCE, "11/2")
q("simplify (x^2-1)/(x-1)", SCIENCE, "x + 1")
q("expand (x+1)^3", SCIENCE, "x³ + 3 · x² + 3 · x + 1")
q("factor x^2 - 5x + 6", SCIENCE, "(x − 2) · (x − 3)")
# Physics: textbook formulas; exact constants of the SI (2019), the others of CODATA 2022
PHYSICS = "/calculators/physics"
LIGHT, PLANCK, CHARGE, GRAVITY, GRAVITATION = 299792458, 6.62607015e-34, 1.602176634e-19, 9.80665, 6.6743e-11
six = lambda x: plain(D(repr(float(f"{x:.12g}"))), 6)
q("kinetic energy of 1500 kg at 100 km/h", PHYSICS, f"Kinetic energy: E = {six(1500 * (100 / 3.6) ** 2 / 2)} J")
q("force of 5 kg at 3 m/s2", PHYSICS, f"F = {5 * 3} N")
q("what acceleration does a force of 15 N give 5 kg", PHYSICS, f"a = {15 // 5} m/s²")
q("period of a 1 m pendulum", PHYSICS, f"T = {six(2 * math.pi * math.sqrt(1 / GRAVITY))} s")
q("length of a pendulum with a period of 2 s", PHYSICS, f"L = {six(GRAVITY / math.pi**2)} m")
q("wavelength of 100 MHz", PHYSICS, f"λ = {six(LIGHT / 100e6)} m")
q("ohm's law 12 V 4 ohm current", PHYSICS, f"I = {12 // 4} A")
q("what is the voltage of 2 A through 6 ohm", PHYSICS, f"V = {2 * 6} V")
q("resistors 10 and 22 ohm in parallel", PHYSICS, f"R = {six(10 * 22 / 32)} Ω")
q("two resistors of 100 ohm and 220 ohm in series", PHYSICS, f"R = {100 + 220} Ω")
q("capacitors 10 uF and 22 uF in series", PHYSICS, f"C = {six(220 / 32)} µF")
q("photon energy of 500 nm", PHYSICS, f"E = {six(PLANCK * LIGHT / 500e-9 / CHARGE)} eV")
q("energy of a photon of 600 THz", PHYSICS, f"E = {six(PLANCK * 600e12 / CHARGE)} eV")
q("momentum of 2 kg at 5 m/s", PHYSICS, f"p = {2 * 5} kg·m/s")
q("how long does a ball take to fall 20 m", PHYSICS, f"t = {six(math.sqrt(2 * 20 / GRAVITY))} s")
q("what speed does an object falling 20 m reach", PHYSICS, f"v = {six(math.sqrt(2 * 20 * GRAVITY))} m/s")
q("escape velocity of 5.972e24 kg at 6371 km", PHYSICS, f"v = {six(math.sqrt(2 * GRAVITATION * 5.972e24 / 6371e3) / 1000)} km/s")
q("image distance of a lens with focal length 10 cm and object distance 30 cm", PHYSICS, f"d_i = {six(1 / (1 / 10 - 1 / 30))} cm")
q("centripetal force of 1500 kg at 20 m/s on a radius of 50 m", PHYSICS, f"F = {1500 * 400 // 50:,} N")
q("torque of 80 N at 0.25 m and 90 degrees", PHYSICS, f"τ = {80 // 4} N·m")
q("resonant frequency of 1 mH and 10 nF", PHYSICS, f"f = {six(1 / (2 * math.pi * math.sqrt(1e-3 * 10e-9)))} Hz")
q("potential energy of 72 kg at 10 m height", PHYSICS, f"E = {six(72 * GRAVITY * 10)} J")
q("energy of a 100 µF capacitor at 12 V", PHYSICS, f"E = {six(100e-6 * 144 / 2)} J")
q("projectile range 20 m/s 45 degrees", PHYSICS, f"R = {six(400 / GRAVITY)} m")
q("F = 10 N, a = 2 m/s2, mass?", PHYSICS, f"Mass: m = {10 // 2} kg")
q("m = 5 kg and a = 3 m/s^2, find F", PHYSICS, f"F = {5 * 3} N")
q("given F = 10 N and m = 2 kg, what is a?", PHYSICS, f"a = {10 // 2} m/s²")
q("V = 12 V; R = 4 ohm; current?", PHYSICS, f"I = {12 // 4} A")
q("V = 12 V, R = 4 ohm, power?", PHYSICS, f"P = {144 // 4} W")
q("E = 500 kJ, m = 1,500 kg, velocity?", PHYSICS, f"v = {six(math.sqrt(2 * 500e3 / 1500) * 3.6)} km/h")
q("speed of light", PHYSICS, f"{LIGHT} m·s⁻¹ (exact)")
q("planck constant", PHYSICS, "6.62607015 × 10⁻³⁴ J·Hz⁻¹ (exact)")
q("what is the mass of an electron", PHYSICS, "9.1093837139 × 10⁻³¹ kg, standard uncertainty 0.0000000028 × 10⁻³¹ kg")
q("gravitational constant", PHYSICS, "6.67430 × 10⁻¹¹ m³·kg⁻¹·s⁻²")
q("speed of light in mph", "/converters/general-physics-mechanics/speed", "670,616,629.4 mph")

print(json.dumps(rows, ensure_ascii=False, indent=2))
