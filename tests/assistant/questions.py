"""Questions and the figures that answer them, worked out here without any of SciCalc's code.

plain_questions.py beside it adds its own to these rows and writes questions.json.

Finance: level annuities with payments rounded half up to the cent. Days: datetime. Fractions: fractions.Fraction.
Units: the definitions (1 in = 2.54 cm, 1 mi = 1609.344 m, 1 lb = 0.45359237 kg, 1 US gal = 231 in3, 1 cal = 4.184 J).
Today is 22 November 2026, a Sunday, 12:00 UTC.
"""

import datetime as dt
import importlib.util
import math
import pathlib
from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction as F

getcontext().prec = 40
D = Decimal
rows = []


def q(question, page, figure):
    rows.append({"question": question, "page": page, "figure": figure})


def cents(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def usd(x, sign="$"):
    return f"{sign}{cents(x):,.2f}"


def num(x, decimals):
    return f"{D(x).quantize(D(1).scaleb(-decimals), ROUND_HALF_UP):,}"


def plain(x, significant=10):
    """The shortest text of a number to so many significant digits, with thousands."""
    d = D(x)
    e = significant - 1 - d.adjusted()
    t = f"{d.quantize(D(1).scaleb(-e), ROUND_HALF_UP):,f}"
    return t.rstrip("0").rstrip(".") if "." in t else t


def payment(amount, rate, n, per=12):
    i = D(rate) / 100 / per
    return D(amount) / n if i == 0 else D(amount) * i / (1 - (1 + i) ** (-n))


L, M, S, I = "/calculators/loan", "/calculators/mortgage", "/calculators/savings", "/calculators/investment"
# Loans
for text, amount, rate, n in [
    ("monthly payment on 250k at 6.5% for 30 years", 250000, "6.5", 360),
    ("what is the monthly payment on a $18,000 loan at 7.2% over 48 months?", 18000, "7.2", 48),
    ("car loan 25,000 5 years 4.9 percent interest", 25000, "4.9", 60),
    ("emi for 500000 at 9% for 5 years", 500000, 9, 60),
    ("payment on a 20000 dollar car loan at 6 percent for 4 years", 20000, 6, 48),
    ("What would my monthly payment be on a $15,000 loan at 8% interest for 3 years?", 15000, 8, 36),
    ("loan payment $35k, 60 months, 5.5%", 35000, "5.5", 60),
    ("Hi, can you calculate the repayments on a loan of 12,000 at 9% for 3 yrs please", 12000, 9, 36),
    ("i want to borrow 1.2 million at 7.25% for 20 years", 1200000, "7.25", 240),
    ("borrowing $8000 at 11.9% apr over 24 months", 8000, "11.9", 24),
    ("finance a car for 32k at 3.9% for 6 years", 32000, "3.9", 72),
    ("personal loan 5000 at 12% for two years", 5000, 12, 24),
    ("30000 loan, interest rate 5, 10 years", 30000, 5, 120),
]:
    q(text, L, usd(payment(amount, rate, n)))
q("borrow £10,000 over 3 years at 5% apr, what are the repayments", L, usd(payment(10000, 5, 36), "£"))
q("€20k loan at 4% for 5 years", L, usd(payment(20000, 4, 60), "€"))
q("biweekly payment on a 200000 loan at 5% for 25 years", L, usd(payment(200000, 5, 650, 26)))
q("interest free loan of 2400 over 24 months monthly payment", L, "$100.00")
q("how much can i borrow if i pay 500 a month at 6% for 5 years", L, usd(D(500) * (1 - (1 + D("0.005")) ** -60) / D("0.005")))
q("What size loan can I get paying $350 monthly at 7% for 4 years", L, usd(D(350) * (1 - (1 + D("0.07") / 12) ** -48) / (D("0.07") / 12)))
q("how long to pay off a 12,000 loan at 9% paying 300 a month", L, "4 years")
q("when will my debt of 5000 at 18% be paid off if I pay 250 a month", L, "2 years")
q("what interest rate on a 20000 loan with payments of 400 a month for 5 years", L, "7.42%")
q("extra 100 a month on a 200000 loan at 6% for 30 years", L, usd(payment(200000, 6, 360)))

# Mortgages
for text, principal, rate, n in [
    ("mortgage payment on 300k at 6.5% for 30 years", 300000, "6.5", 360),
    ("30 year mortgage 450k at 7%", 450000, 7, 360),
    ("mortgage on a 400000 house with 20% down at 6.5% for 30 years", 320000, "6.5", 360),
    ("mortgage for a $350,000 home with $50,000 down payment at 7% for 15 years and property tax of 4000 a year", 300000, 7, 180),
    ("mortgage 500k house, 10% down, 6% interest, 30 years", 450000, 6, 360),
    ("15-year home loan of 200k at 5.5%", 200000, "5.5", 180),
    ("What's the monthly payment for a house costing 600,000 with 25% down, 30 years, 6.25%?", 450000, "6.25", 360),
    ("buying a $275k condo, 5% down, 30 year mortgage at 6.8 percent", D(275000) * D("0.95"), "6.8", 360),
]:
    q(text, M, usd(payment(principal, rate, n)))
q("total monthly cost of a 400k house 20% down 6.5% 30 years, property tax 1.1%, insurance 1500", M, usd(cents(payment(320000, "6.5", 360)) + cents(D(4400) / 12) + 125))

# Savings
def grow(initial, deposit, rate, years, per=12):
    i = D(rate) / 100 / per
    n = int(years * per)
    return D(initial) * (1 + i) ** n + (D(deposit) * ((1 + i) ** n - 1) / i if i else D(deposit) * n)


q("if i save 200 a month for 10 years at 4% how much will i have", S, usd(grow(0, 200, 4, 10)))
q("i have 5000 saved and add 200 a month at 4.5% for 10 years", S, usd(grow(5000, 200, "4.5", 10)))
q("how much will 1000 grow to at 5% compounded monthly savings for 3 years", S, usd(grow(1000, 0, 5, 3)))
q("savings of 10,000 at 3% for 5 years with 100 a month", S, usd(grow(10000, 100, 3, 5)))
q("Saving $300 per month at 5% for 20 years", S, usd(grow(0, 300, 5, 20)))
q("put aside 150 every month for 6 years at 2.5%", S, usd(grow(0, 150, "2.5", 6)))
q("compound interest on 5000 at 5% for 10 years compounded annually", S, usd(D(5000) * D("1.05") ** 10 - 5000))
q("interest on 2000 deposited at 6% compounded quarterly for 4 years", S, usd(D(2000) * D("1.015") ** 16 - 2000))
q("how much do I need to save each month to reach 20000 in 5 years at 4%", S, usd(20000 / grow(0, 1, 4, 5)))
q("how much to save monthly for a 30000 car in 4 years at 2%", S, usd(30000 / grow(0, 1, 2, 4)))
q("I want to have 100k in 15 years at 6%, how much should I save a month?", S, usd(100000 / grow(0, 1, 6, 15)))
q("how much do i need to deposit today to have 10000 in 5 years at 4% savings", S, usd(10000 / (1 + D("0.04") / 12) ** 60))
q("how long to save 10000 saving 300 a month at 3%", S, "2 years 9 months")
q("how long will it take to save up 6000 putting aside 500 a month with no interest", S, "1 year")
q("how long to double my money at 7%", S, "10.24")
q("at 3% how many years for savings to double", S, "23.45")

# Investments
q("10000 invested at 7% for 20 years", I, usd(D(10000) * D("1.07") ** 20))
q("if I invest $5,000 at 8% for 10 years what will it be worth", I, usd(D(5000) * D("1.08") ** 10))
q("invest 25k at 6 percent over 15 years", I, usd(D(25000) * D("1.06") ** 15))
def fund(rate, years, monthly):
    a = 1 + D(rate) / 100
    i = a ** (D(1) / 12) - 1
    return D(monthly) * (a**years - 1) / i
q("invest 500 a month at 8% for 30 years", I, usd(fund(8, 30, 500)))
q("invest $200 monthly at 7% for 25 years", I, usd(fund(7, 25, 200)))
q("lump sum investment of 25k at 6.5 percent over 15 years with 0.75% fees", I, usd(D(25000) * (D("1.065") * D("0.9925")) ** 15))
q("cagr from 10000 to 16000 in 5 years", I, num(100 * (D("1.6") ** (D(1) / 5) - 1), 3) + "%")
q("portfolio grew from 10k to 18k in 6 years, annualized return", I, num(100 * (D("1.8") ** (D(1) / 6) - 1), 3) + "%")
q("compound annual growth rate of 500 to 1200 over 8 years", I, num(100 * (D("2.4") ** (D(1) / 8) - 1), 2))
q("roi if i bought for 10000 and sold for 12500", I, "25%")
q("return on investment: invested 4000, sold for 5000", I, "25%")
q("irr of -1000, 300, 400, 500", I, "8.896%")
q("npv of -1000, 500, 600 at 10%", I, "−" + usd(1000 - D(500) / D("1.1") - D(600) / D("1.21")))
q("real return at 7% with 3% inflation", I, num(100 * (D("1.07") / D("1.03") - 1), 3) + "%")
q("average return of 12%, -8%, 21%", I, num(100 * ((D("1.12") * D("0.92") * D("1.21")) ** (D(1) / 3) - 1), 3) + "%")

# BMI: mass / height squared, to one decimal
B = "/calculators/bmi"
LB, IN = D("0.45359237"), D("0.0254")
def bmi(kg, m):
    return num(D(kg) / D(m) ** 2, 1)
for text, kg, m in [
    ("bmi 180 lb 5 ft 10", 180 * LB, 70 * IN),
    ("bmi 70 kg 175 cm", 70, D("1.75")),
    ("bmi for 6'2 and 200 lbs", 200 * LB, 74 * IN),
    ("BMI 5'11\" 165 pounds", 165 * LB, 71 * IN),
    ("bmi 11 stone 4 5'8", 158 * LB, 68 * IN),
    ("my bmi? I weigh 80kg and am 1.80 m tall", 80, D("1.8")),
    ("bmi 1.75m 68kg", 68, D("1.75")),
    ("what's my bmi if i'm 165cm and weigh 9 stone 7", 133 * LB, D("1.65")),
    ("body mass index of someone 150 lbs and 64 inches tall", 150 * LB, 64 * IN),
    ("am i overweight at 92 kg and 1,83 m", 92, D("1.83")),
    ("bmi of a 10 year old boy 32 kg 138 cm", 32, D("1.38")),
    ("calculate bmi weight 60 kilos height 160 centimetres", 60, D("1.6")),
]:
    q(text, B, f"BMI: {bmi(kg, m)} kg/m²")
q("healthy weight for 170 cm", B, num(D("18.5") * D("1.7") ** 2, 1))

# Calories: Mifflin-St Jeor 10 W + 6.25 H - 5 A + 5 (men) or - 161 (women)
C = "/calculators/calorie"
def rest(sex, age, kg, cm):
    return 10 * D(kg) + D("6.25") * D(cm) - 5 * age + (5 if sex == "m" else -161)
q("bmr female 25 years 60 kg 165 cm", C, num(rest("f", 25, 60, 165), 0) + " kcal")
q("BMR for a man, 40 years old, 85 kg, 182 cm", C, num(rest("m", 40, 85, 182), 0) + " kcal")
q("calories for a 30 year old man 80 kg 180 cm", C, num(rest("m", 30, 80, 180) * D("1.375"), 0) + " kcal")
q("tdee male 35 years 180 lb 5 ft 10 moderately active", C, num(rest("m", 35, 180 * LB, D("177.8")) * D("1.55"), 0) + " kcal")
q("how many calories should a sedentary woman aged 40, 75 kg, 165 cm eat", C, num(rest("f", 40, 75, 165) * D("1.2"), 0) + " kcal")
q("daily calories very active guy 28 years 75kg 1.78 m", C, num(rest("m", 28, 75, 178) * D("1.725"), 0) + " kcal")

# Percentages
P = "/calculators/percentage"
for text, figure in [
    ("18% of 64.50", plain(D("64.50") * D("0.18"))),
    ("what is 15 percent of 80", "12"), ("20% of 150", "30"), ("what is 7.5% of $1,200", "90"),
    ("whats 5 per cent of 60?", "3"), ("12.5 % of 400", "50"), ("0.5% of 30000", "150"), ("how much is 30% of 250k", "75,000"),
    ("calculate 8 pct of 1.5 million", "120,000"), ("125% of 64", "80"),
    ("45 is what percent of 60", "75%"), ("what percent of 60 is 45", "75%"), ("30 out of 40 as a percentage", "75%"),
    ("what percentage is 12 of 48", "25%"), ("what % of 200 is 50", "25%"), ("7 is what percentage of 8", "87.5%"),
    ("17 as a percentage of 68", "25%"), ("18 out of 24 in percent", "75%"),
    ("45 is 75% of what", "60"), ("50 is 20% of what number", "250"), ("20% of what is 50", "250"), ("12 is 8% of what?", "150"),
    ("percent change from 80 to 92", "15%"), ("percent increase from 50 to 75", "50%"), ("percentage decrease from 75 to 60", "−20%"),
    ("price went from 40 to 50, what percent change", "25%"), ("what is the percentage increase from 1,000 to 1,250", "25%"),
    ("sales fell from 200 to 150, what percentage is that", "−25%"),
    ("percentage difference between 90 and 110", "20%"),
    ("increase 80 by 15%", "92"), ("decrease 200 by 10%", "180"), ("200 plus 8%", "216"), ("reduce 60 by 25%", "45"),
    ("add 20% vat to 150", "180"), ("15% more than 80", "92"), ("10% less than 50", "45"), ("take 30% off of 90", "63"),
    ("original price if 80 after 20% discount", "100"), ("what was the price before a 25% increase if it is now 100", "80"),
    ("100 up 10% then down 10%", "99"), ("200 increased by 20% then decreased by 25%", "180"),
    ("from 4% to 5%", "Percentage points: 1"), ("percent error measured 9.79 accepted 9.81", "0.203874%"),
    ("3/8 as a percent", "37.5%"), ("0.45 as a percentage", "45%"), ("12.5% as a fraction", "1/8"),
    ("20% tip on 84.50 split 3 ways", "$16.90"), ("tip 15% on $48", "$7.20"), ("20% tip on $120 for 4 people", "$36.00"),
    ("18% gratuity on 95 dollars", "$17.10"), ("how much to tip at 20 percent on a $65 bill", "$13.00"),
    ("25% off 120", "$90.00"), ("30% off 89.99 plus 8% tax", "$68.03"), ("what's 15% off 80", "$68.00"), ("$250 with a 40% discount", "$150.00"),
    ("markup cost 50 price 80", "60%"), ("margin if it costs 50 and sells for 80", "37.5%"), ("selling price with cost 50 and 40% margin", "$83.33"),
    ("60% markup on 50", "$80.00"), ("what is the profit margin when i buy for 30 and sell for 40", "25%"),
]:
    q(text, P, figure)
q("200 - 8%", "/calculators/scientific", "184")

# Fractions
R = "/calculators/fraction"
for text, value in [
    ("1/2 + 3/4", F(5, 4)), ("2/3 + 1/4", F(11, 12)), ("3/4 - 1/8", F(5, 8)), ("2/3 * 3/5", F(2, 5)), ("5/6 divided by 1/2", F(5, 3)),
    ("1 1/2 times 2/3", F(1)), ("2 1/2 + 1 3/4", F(17, 4)), ("1/2 plus 1/3 plus 1/6", F(1)), ("what is 7/8 minus 1/4", F(5, 8)),
    ("3/8 of what? no: 3/8 + 5/16" if False else "3/8 + 5/16", F(11, 16)), ("add 1/3 and 2/5", F(11, 15)), ("simplify 42/72", F(7, 12)), ("reduce 18/24", F(3, 4)),
    ("0.375 as a fraction", F(3, 8)), ("0.333 repeating as a fraction", F(1, 3)), ("what is .625 as a fraction?", F(5, 8)), ("2.75 to fraction", F(11, 4)),
]:
    q(text, R, f"Fraction: {value}")
for text, figure in [
    ("7/12 as a decimal", "0.58(3)"), ("3/16 as decimal", "0.1875"), ("convert 5/8 to a decimal", "0.625"), ("17/5 as a mixed number", "3 2/5"),
    ("which is bigger 2/3 or 5/8", "5/8 < 2/3"), ("compare 3/4 and 5/7", "5/7 < 3/4"),
    ("1.3 inches to the nearest 1/16", "1 5/16 in"), ("nearest 1/8 of 2.4 inches", "2 3/8 in"), ("33 mm to nearest 1/16 inch", "1 5/16 in"),
]:
    q(text, R, figure)

# Days
T, A, Y = dt.date(2026, 11, 22), "/calculators/age", "/calculators/date"
def long(d):
    return f"{d.strftime('%B')} {d.day}, {d.year}"
def days(a, b):
    return f"Days: {(b - a).days:,}"
for text, a, b in [
    ("days between 3 March 2024 and today", dt.date(2024, 3, 3), T), ("days from 2024-01-01 to 2024-12-31", dt.date(2024, 1, 1), dt.date(2024, 12, 31)),
    ("how many days until 25 december 2026", T, dt.date(2026, 12, 25)), ("days until christmas", T, dt.date(2026, 12, 25)),
    ("How many days between July 4, 2025 and September 1, 2025?", dt.date(2025, 7, 4), dt.date(2025, 9, 1)),
    ("how many days since 11 september 2001", dt.date(2001, 9, 11), T), ("days between 29 february 2024 and 1 march 2024", dt.date(2024, 2, 29), dt.date(2024, 3, 1)),
    ("days between today and tomorrow", T, dt.date(2026, 11, 23)), ("how long from march 1st 2024 to june 15th 2024 in days", dt.date(2024, 3, 1), dt.date(2024, 6, 15)),
    ("days until friday", T, dt.date(2026, 11, 27)), ("number of days between 13/01/2024 and 31/01/2024", dt.date(2024, 1, 13), dt.date(2024, 1, 31)),
    ("days till new year", T, dt.date(2027, 1, 1)), ("how many days from 1 jan 2000 till 1 jan 2001", dt.date(2000, 1, 1), dt.date(2001, 1, 1)),
]:
    q(text, Y, days(a, b))
for text, d in [
    ("90 days from 3 March 2024", dt.date(2024, 3, 3) + dt.timedelta(90)), ("100 days before 1 january 2025", dt.date(2025, 1, 1) - dt.timedelta(100)),
    ("3 weeks from today", T + dt.timedelta(21)), ("45 days ago", T - dt.timedelta(45)), ("what date is 30 days from tomorrow", T + dt.timedelta(31)),
    ("2 months after 31 january 2024", dt.date(2024, 3, 31)), ("what date is 60 days after 2025-06-30", dt.date(2025, 6, 30) + dt.timedelta(60)),
    ("today plus 1000 days", T + dt.timedelta(1000)), ("1 year from 29 february 2024", dt.date(2025, 2, 28)),
    ("10 business days from today", dt.date(2026, 12, 4)), ("5 working days after 24 december 2026", dt.date(2026, 12, 31)),
]:
    q(text, Y, long(d))
def business(a, b):
    return sum((a + dt.timedelta(k)).weekday() < 5 for k in range((b - a).days + 1))
for text, a, b in [
    ("business days between 1 March 2024 and 31 March 2024", dt.date(2024, 3, 1), dt.date(2024, 3, 31)),
    ("working days between 2024-05-01 and 2024-05-31", dt.date(2024, 5, 1), dt.date(2024, 5, 31)),
    ("how many workdays from 1 june 2026 to 30 june 2026", dt.date(2026, 6, 1), dt.date(2026, 6, 30)),
]:
    q(text, Y, f"Business days: {business(a, b)}")
for text, d in [("what day of the week was 20 July 1969", dt.date(1969, 7, 20)), ("what day is 4 july 2026", dt.date(2026, 7, 4)), ("which weekday was 9 november 1989", dt.date(1989, 11, 9)), ("what day is christmas", dt.date(2026, 12, 25))]:
    q(text, Y, d.strftime("%A"))
q("week number of 22 november 2026", Y, f"ISO week: {T.isocalendar().week}")
q("day of year 2024-12-31", Y, "366")
q("how many weeks between 1 jan 2024 and 1 july 2024", Y, "26 weeks")
def age(b, t=T):
    months = (t.year - b.year) * 12 + t.month - b.month - (t.day < b.day)
    return f"{months // 12} years"
for text, b in [
    ("how old is someone born 12 May 1990", dt.date(1990, 5, 12)), ("age if born on march 15 1985", dt.date(1985, 3, 15)), ("my date of birth is 2001-12-01, how old am I?", dt.date(2001, 12, 1)),
    ("I was born on the 3rd of October 1978. How old am I", dt.date(1978, 10, 3)), ("born 31/12/1999 age", dt.date(1999, 12, 31)), ("how old is a person born Nov 22, 1966", dt.date(1966, 11, 22)),
]:
    q(text, A, age(b))
q("i was born 1990-05-12, how old am i in days", A, f"{(T - dt.date(1990, 5, 12)).days:,}")
q("how old will someone born 1 jan 2000 be on 1 jan 2030", A, "30 years")

# Times
H = "/calculators/time"
for text, figure in [
    ("8:30 to 17:15", "8 h 45 min"), ("9am to 5pm", "8 h"), ("22:00 to 6:30", "8 h 30 min"), ("from 9:00 to 17:30 with 45 min break", "7 h 45 min"),
    ("how many hours between 8:30 am and 5:15 pm with a 30 minute break", "8 h 15 min"), ("hours from 10 pm to 6 am", "8 h"), ("how long is it from 7:50 until 16:10?", "8 h 20 min"),
    ("1:45 + 2:30", "4 h 15 min"), ("2h 15m + 1h 50m", "4 h 5 min"), ("3:30 minus 1:45", "1 h 45 min"), ("add 1 hour 30 minutes and 45 minutes", "2 h 15 min"),
    ("8 hours after 10 pm", "06:00"), ("2 hours before 9:15 am", "07:15"), ("22:15 plus 8 hours 30 minutes", "06:45"),
    ("7:45 in decimal hours", "7.75 h"), ("7.75 hours in hours and minutes", "7 h 45 min"), ("7h 30m in decimal hours", "7.5 h"),
    ("9 am new york in tokyo", "23:00"), ("what time is it in tokyo when it is 9am in new york", "23:00"), ("noon london time in sydney", "23:00"),
    ("what time is it in tokyo", "21:00"), ("3 pm paris to los angeles", "06:00"), ("hours worked 8:30 to 17:00 at $20 an hour", "$170.00"),
]:
    q(text, H, figure)

# Conversions
V = "/converters/"
for text, figure in [
    ("how many ml in 2.5 cups", plain(D("2.5") * D("236.5882365")) + " mL"), ("5'11 in cm", "180.34 cm"), ("5 ft 11 in to cm", "180.34 cm"),
    ("what's 350 F in celsius", "176.66667 °C"), ("100 degrees fahrenheit to celsius", "37.77778 °C"), ("how many feet are there in a mile", "5,280 ft"),
    ("half a mile in feet", "2,640 ft"), ("a mile in km", "1.609344 km"), ("5 km is how many miles", plain(5 / D("1.609344")) + " mi"),
    ("how tall is 180 cm in feet", plain(D(180) / D("30.48")) + " ft"), ("100 km/h to mph", plain(D(100) / D("1.609344")) + " mph"),
    ("convert 3 miles to km", "4.828032 km"), ("70 kg in pounds", plain(D(70) / LB)), ("150 lbs to kg", plain(150 * LB) + " kg"),
    ("10 stone in kg", plain(140 * LB) + " kg"), ("1 acre in square meters", "4,046.8564224"), ("20 psi to bar", plain(20 * D("6894.757293168") / 100000)),
    ("1 atm to psi", "14.69594878 psi"), ("500 kcal to kj", "2,092 kJ"), ("12 inches in mm", "304.8 mm"), ("1 nautical mile in meters", "1,852 m"),
    ("how many ounces in a pound", "16 oz"), ("how many days in 3 weeks", "21"), ("300 K to C", "26.85 °C"), ("-40 f in c", "−40 °C"),
    ("0 celsius to kelvin", "273.15 K"), ("30 mpg as l/100km", "7.84049 L/100 km"), ("1 gallon in liters", "3.785411784"), ("255 decimal to hex", "FF"),
    ("3 tbsp to tsp", "9"), ("1 hp to kw", "0.7456998716"), ("90 degrees to radians", "1.570796327"), ("2 hours in seconds", "7,200"),
    ("please convert 12 oz to grams", plain(12 * LB * 1000 / 16)), ("6 foot 2 in cm", "187.96 cm"), ("how many centimeters is 10 inches", "25.4 cm"),
    ("1,5 kg in g", "1,500 g"), ("60 mph in km/h", plain(60 * D("1.609344")) + " km/h"), ("how many kilometers are in 26.2 miles", plain(D("26.2") * D("1.609344")) + " km"),
    ("1 yard to meters", "0.9144 m"), ("what is 25 celsius in fahrenheit", "77 °F"), ("5 lb 4 oz in kg", plain(D("5.25") * LB) + " kg"),
    ("how many minutes in a day", "1,440"), ("1 light year in km", "9,460,730,472,580.8"[:9]), ("¾ inch in mm", "19.05 mm"), ("1000 btu/h to watts", "293.0710702"),
]:
    q(text, V, figure)

# Arithmetic
E = "/calculators/scientific"
for text, figure in [
    ("2+2*3", "= 8"), ("sqrt(2)", "1.4142136"), ("sin 30 degrees", "= 0.5"), ("square root of 144", "= 12"), ("log base 2 of 8", "= 3"), ("5 factorial", "= 120"),
    ("2 to the power of 10", "= 1024"), ("what is 17 times 23", "= 391"), ("100 / 7", "14.2857143"), ("cube root of 27", "= 3"), ("cos 60", "= 0.5"), ("tan(45)", "= 1"),
    ("10 choose 3", "= 120"), ("12 squared", "= 144"), ("ln(e)", "= 1"), ("(3+4)*5-6", "= 29"), ("sin(pi/2)", "= 1"), ("1,250 * 12", "= 15000"), ("what's 144 divided by 12?", "= 12"), ("3 x 4", "= 12"), ("2^64", "1.84467440737096e19"), ("17 mod 5", "= 2"), ("7 plus 8 minus 5", "= 10"),
]:
    q(text, E, figure)

# Phrases that were misread once
q("i am 6ft and 12st 7lbs, am I overweight?", B, f"BMI: {bmi(175 * LB, 72 * IN)} kg/m²")
q("bmi 12 stone 6 ft 1", B, f"BMI: {bmi(168 * LB, 73 * IN)} kg/m²")
q("bmi 70kg 1m75", B, f"BMI: {bmi(70, D('1.75'))} kg/m²")
q("1m75 in feet", V, plain(D("1.75") / D("0.3048")) + " ft")
q("retire with 1 million in 30 years at 7%, how much should i invest monthly", S, usd(1000000 / fund(7, 30, 1)))
q("how much do i need to invest today to have 50000 in 10 years at 6%", S, usd(50000 / D("1.06") ** 10))
q("house 450k down payment 90k 6.5% 30 years taxes 5000 insurance 1800 hoa 200", M, usd(payment(360000, "6.5", 360)))
q("how long until 5000 grows to 10000 at 6% savings", S, "11 years 7 months")
weekly = (1 + D("0.05") / 12) ** (D(12) / 52) - 1
q("what will 100 a week at 5% be in 20 years", S, usd(100 * ((1 + weekly) ** 1040 - 1) / weekly))
q("a shirt costs $40 and is 20% off, how much do I save", P, "$8.00")
q("I got 42 out of 50, what percent is that?", P, "84%")
q("20 is what percent more than 16", P, "25%")
q("I paid 54 after 10% off, what was the original price", P, "60")
q("what is 5% of my salary of 60000", P, "3,000")
q("1/3 of 60", R, "Fraction: 20")
q("how many hours from 8am to 6pm minus 1 hour lunch", H, "9 h")
q("add 2 hours to 3:30 pm", H, "17:30")
q("time difference between new york and tokyo", H, "14 hours ahead")
q("was 1900 a leap year", Y, "common year")
q("what's the monthly on a 40k car at 5.9 for 72 months", L, usd(payment(40000, "5.9", 72)))
q("how many days since 1 january 2026", Y, days(dt.date(2026, 1, 1), T))
q("what is pi", E, "3.1415927")

# Ducts: Colebrook by bisection in galvanized steel (0.09 mm), dry air at sea level of 20 °C (1.2041519 kg/m³, 1.8133221e-5 Pa·s),
# or of 70 °F where the question is in US units: an ideal gas, its viscosity by Sutherland (C = 110.4 K, ICAO Doc 7488)
CFM, WG100 = 0.3048**3 / 60, 1000 * 9.80665 * 0.0254 / 30.48


SI_AIR = (1.2041519, 1.8133221e-5)
T_SI, T_US = 293.15, (70 + 459.67) / 1.8
US_AIR = (SI_AIR[0] * T_SI / T_US, SI_AIR[1] * (T_US / T_SI) ** 1.5 * (T_SI + 110.4) / (T_US + 110.4))


def duct_rate(flow, d, air=SI_AIR):
    density, viscosity = air
    v = 4 * flow / (math.pi * d**2)
    re = density * v * d / viscosity
    low, high = 1e-4, 1.0
    for _ in range(100):
        f = (low + high) / 2
        low, high = (f, high) if f**-0.5 + 2 * math.log10(0.09e-3 / d / 3.7 + 2.51 / (re * f**0.5)) > 0 else (low, f)
    return f / d * density * v**2 / 2


def duct_size(flow, rate, sizes, air=SI_AIR):
    return next(size for size in sizes if duct_rate(flow, size, air) <= rate)


ROUND_US = [*range(3, 11), *range(12, 62, 2)]
ROUND_MM = [63, 80, 100, 125, 150, 160, 200, 250, 300, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120, 1250]
us_duct = lambda cfm, rate: f"{round(duct_size(cfm * CFM, rate * WG100, [d * 0.0254 for d in ROUND_US], US_AIR) / 0.0254)} in"
si_duct = lambda flow, rate: f"{round(duct_size(flow, rate, [d / 1000 for d in ROUND_MM]) * 1000)} mm"
X = "/calculators/ductsizer"
q("size a round duct for 1000 cfm at 0.1 in wg per 100 ft", X, f"Duct size: {us_duct(1000, 0.1)}")
q("what size duct for 400 cfm at 0.08 inches of water per 100 feet", X, f"Duct size: {us_duct(400, 0.08)}")
q("duct size for 2,500 cfm", X, f"Duct size: {us_duct(2500, 0.1)}")
q("size a duct for 500 l/s at 1 pa/m", X, f"Duct size: {si_duct(0.5, 1)}")
q("what diameter duct do I need for 1800 m3/h at 0.8 Pa/m", X, f"Duct size: {si_duct(0.5, 0.8)}")
q("duct for 1,200 cfm at 900 fpm", X, f"Duct size: {next(d for d in ROUND_US if 1200 / (math.pi * (d / 24) ** 2) <= 900)} in")
q("velocity in a 24x12 in duct at 1500 cfm", X, "Velocity: 750 ft/min")
q("how fast is the air in a 300 x 200 mm duct with 300 l/s", X, "Velocity: 5 m/s")

# Fire: density × area and hose of NFPA 13, sprinklers by the most that one covers, NFPA 291, IFSTA, tables of IFC and NFPA 14
FF = "/calculators/firefighting"
liters = lambda gpm: f"{float(f'{gpm * 3.785411784:.4g}'):,g} L/min"
q("sprinkler demand ordinary hazard 2", FF, f"Total demand: {liters(12 * 0.20 * 130 + 250)}")
q("water demand of a sprinkler system in light hazard", FF, f"Total demand: {liters(7 * 0.10 * 225 + 100)}")
q("how many sprinklers for 1500 sq ft light hazard", FF, f"Minimum sprinklers: {math.ceil(1500 / 225)}")
q("number of sprinkler heads for 2600 square feet ordinary hazard group 1", FF, f"Minimum sprinklers: {math.ceil(2600 / 130)}")
q("required fire flow for a 5000 sq ft house", FF, "Required fire flow: 2,000 gpm")
q("hydrant flow 2.5 inch 40 psi pitot", FF, f"Test flow: {29.84 * 0.9 * 2.5**2 * 40**0.5:,.0f} gpm")
q("pump discharge pressure 200 ft of 1 3/4 hose 150 gpm", FF, f"Pump discharge pressure: {100 + 15.5 * 1.5**2 * 2:.1f} psi")
q("friction loss in 300 feet of 2 1/2 inch hose at 250 gpm", FF, f"Hose friction loss: {2 * 2.5**2 * 3:.1f} psi")
q("standpipe flow for 3 standpipes", FF, f"Total demand: {liters(1000)}")
rows.append({"question": "what is the sprinkler demand", "page": "", "figure": "hazard"})
q("friction loss in a 14 inch round duct with 1000 cfm", X, f"Friction rate: {plain(D(str(duct_rate(1000 * CFM, 14 * 0.0254, US_AIR) / WG100)), 4)} inH₂O/100 ft")


def duct_flow(rate, d, air=SI_AIR):
    low, high = 1e-6, 1e3
    for _ in range(100):
        flow = (low + high) / 2
        low, high = (low, flow) if duct_rate(flow, d, air) > rate else (flow, high)
    return flow


q("what flow can a 10 inch duct carry at 0.1 in wg per 100 ft", X, f"Airflow: {plain(D(str(duct_flow(0.1 * WG100, 0.254, US_AIR) / CFM)), 4)} CFM")
q("how much air will a 315 mm round duct carry at 0.8 pa/m", X, f"Airflow: {plain(D(str(duct_flow(0.8, 0.315) * 1000)), 4)} L/s")
q("maximum cfm in a 20x10 duct at 1000 fpm", X, "Airflow: 1,389 CFM")

# Loads: tests/oracles/building-loads.py with what the assistant says that it assumes.
spec = importlib.util.spec_from_file_location("loads", pathlib.Path(__file__).parents[1] / "oracles" / "building-loads.py")
loads = importlib.util.module_from_spec(spec)
spec.loader.exec_module(loads)


def load(area, station, us=True, house=False, office=False):
    unit = lambda value, name: {"value": value, "unit": name} if us else value
    six = lambda value: float(f"{value:.6g}")
    square, length = (lambda v: unit(six(v), "square-foot")), (lambda v: unit(six(v), "foot"))
    height, side = (9 if us else 2.7), math.sqrt(area)
    sides = ["n", "e", "s", "w"] if house else ["s", "w"]
    wall = lambda o: dict(kind="wall", orientation=o, area=square(side * height), glass="own", windowU=unit(0.3, "btu-per-hour-square-foot-fahrenheit") if us else 1.7,
                          windowArea=square(min(0.5 * side * height, 0.15 * area / len(sides))))
    slab = dict(kind="slab", edge=length(4 * side), edgeLoss=unit(0.73, "btu-per-hour-foot-fahrenheit") if us else 1.26)
    lights, equipment = (unit(0.1, "watt-per-square-foot"), unit(0.25, "watt-per-square-foot")) if us else (1, 2.8)
    if office:
        lights, equipment = 7, 9
    room = dict(area=square(area), height=length(height), people=4 if house else 2, lights=lights, equipment=equipment,
                surfaces=[*map(wall, sides), dict(kind="roof", area=square(area)), *([slab] if house else [])])
    room |= dict(activity="moderately-active-office-work", hours="office") if office else {}
    f = lambda v: {"value": v, "unit": "fahrenheit"}
    points = dict(coolingIndoor=f(75), heatingIndoor=f(70), coolingSupply=f(55), heatingSupply=f(95), handbook="us") if us else {}
    return loads.compute(dict(station=station, bedrooms=3 if house else 1, rooms=[room], **points))


def house(area, station, us=True, **words):
    floor = dict(floorArea={"value": area, "unit": "square-foot"}, handbook="us", ductPlace="attic") if us else dict(floorArea=area)
    return loads.compute(dict(mode="house", station=station) | floor | words)


BTUH = 0.29307107017222
HVAC = "/calculators/hvac"
btuh = lambda watts: f"{plain(D(str(watts / BTUH)), 4)} Btu/h"
kilowatts = lambda watts: f"{plain(D(str(watts / 1000)), 4)} kW"
PHOENIX, HOUSTON = "phoenix-sky-harbor-intl-ap-az-usa", "houston-bush-intercontinental-ap-tx-usa"
q("cooling load of a 20 by 15 ft room in Phoenix", HVAC, f"Cooling load: {btuh(load(300, PHOENIX)['coolingLoad'])}")
q("how many BTU for a 300 sq ft room", HVAC, f"Cooling load: {btuh(load(300, loads.BUILDING['station'])['coolingLoad'])}")
q("heating load for 1500 sq ft house in Minneapolis", HVAC,
  f"Heating load: {btuh(load(1500, 'minneapolis-st-paul-intl-ap-mn-usa', house=True)['heatingLoad'])}")
q("what size ac for a 400 square foot apartment in Houston", HVAC, f"Cooling load: {btuh(load(400, HOUSTON)['coolingLoad'])}")
q("heat loss of a 120 m2 house in Berlin", HVAC, f"Heating load: {kilowatts(load(120, 'berlin-deu', us=False, house=True)['heatingLoad'])}")
q("cooling load of an office 6 by 5 m in Dubai", HVAC, f"Cooling load: {kilowatts(load(30, 'dubai-intl-ap-are', us=False, office=True)['coolingLoad'])}")
q("tons of cooling for a 2,000 sq ft home in Dallas", HVAC,
  f"Cooling load: {btuh(house(2000, 'dallas-fort-worth-intl-ap-tx-usa')['acLoad'])}")
q("ac size for 1500 sq ft", HVAC, f"Air conditioner: {house(1500, loads.BUILDING['station'])['acTons']:g} tons")
q("what size air conditioner for a 2000 sq ft house in Phoenix", HVAC, f"Cooling load: {btuh(house(2000, PHOENIX)['acLoad'])}")
q("how many tons for 140 m2 in Madrid", HVAC, f"Range: {house(140, 'madrid-esp', us=False)['acRange']}")
q("how big an air conditioner do I need for a 3 bedroom 2 story 1600 sq ft house in Tampa", HVAC,
  f"Cooling load: {btuh(house(1600, 'tampa-intl-ap-fl-usa', stories=2)['acLoad'])}")
q("velocity in a 20x10 duct at 800 cfm", X, "Velocity: 576 ft/min")

# Plumbing: IPC 2021, tables E103.3(2), E103.3(3), 709.1, 710.1 and 1106.2, read by hand
PLUMBING = "/calculators/plumbing"
between = lambda u, u1, q1, u2, q2: q1 + (u - u1) / (u2 - u1) * (q2 - q1)
gpm = lambda flow: f"{plain(D(str(flow)), 4)} gpm"
q("fixture units for 2 bathrooms and a kitchen", PLUMBING, f"Supply fixture units: {plain(D(str(2 * 3.6 + 1.4 + 1.4)))}")
q("fixture units for 3 toilets, 2 lavatories and a bathtub", PLUMBING, f"Supply fixture units: {plain(D(str(3 * 2.2 + 2 * 0.7 + 1.4)))}")
q("water demand of 40 wsfu flush valves", PLUMBING, "Peak demand: 46 gpm")
q("how many gpm is 100 fixture units", PLUMBING, "Peak demand: 43.5 gpm")
q("peak water demand for 12 wsfu", PLUMBING, "Peak demand: 16 gpm")
q("water demand for a bathroom and a kitchen sink", PLUMBING, f"Peak demand: {gpm(between(3.6 + 1.4, 4, 8, 5, 9.4))}")


def copper(flow, psi_per_100_ft, fps=8):
    """Type L by Hazen-Williams with C 140, in psi per 100 ft of water of 9.79 kPa/m."""
    for name, d in [("¾ in", 0.785), ("1 in", 1.025), ("1¼ in", 1.265), ("1½ in", 1.505), ("2 in", 1.985)]:
        v = 0.408498 * flow / d**2
        r = 10.67 * (flow * 6.30901964e-5) ** 1.852 / (140**1.852 * (d * 0.0254) ** 4.8704) * 9790 / 6894.757293168 * 30.48
        if v <= fps and r <= psi_per_100_ft:
            return name


left = (60 - 20 - 5 - 20 * 0.3048 * 9790 / 6894.757293168) / 150 * 100
q("what size water line for 30 fixture units", PLUMBING, f"Service and main: {copper(23.3, left)}")
q("what size water main do I need for 60 wsfu", PLUMBING, f"Service and main: {copper(32, left)}")
q("drain size for 20 DFU", PLUMBING, "Building drain: 2 in. (DN 50)")
q("dfu for two bathrooms", PLUMBING, "Drainage fixture units: 10")
q("what size drain for 3 toilets and 2 showers at 1/8 slope", PLUMBING, "Building drain: 3 in. (DN 80)")
heat = lambda flow, rise: 998.2 * 4184 * flow * 6.30901964e-5 * rise / 1.8 / 0.8 / (1055.05585262 / 3600)
q("tankless water heater size 5 gpm 60 degree rise", PLUMBING, f"Heater input: {plain(D(str(heat(5, 60))), 4)} Btu/h")
q("storm drain size for a 5000 sq ft roof at 3 inches per hour", PLUMBING, "Building storm drain: 4 in. (DN 100)")
# Pipes: Darcy and Weisbach with Colebrook by bisection; water of 20 °C (IAPWS-95): 998.207 kg/m³, 1.0016 mPa·s, of 60 °C
# (140 °F) 983.196 kg/m³, 0.46602 mPa·s. Inside diameters in inches and mm as in Crane and The Copper Tube Handbook.
GPM, PSI = 231 * 0.0254**3 / 60, 6894.757293168


def pipe(flow, d, eps, rho=998.207, mu=1.0016e-3):
    v = 4 * flow / (math.pi * d * d)
    re = rho * v * d / mu
    low, high = 1e-3, 1.0
    for _ in range(100):
        f = (low + high) / 2
        too_low = 1 / math.sqrt(f) + 2 * math.log10(eps / d / 3.7 + 2.51 / (re * math.sqrt(f))) > 0
        low, high = (f, high) if too_low else (low, f)
    return v, f / d * rho * v * v / 2


STEEL, TUBE, FT = 4.57e-5, 1.5e-6, 0.3048
W = "/calculators/pipesizer"
sig = lambda x, digits=4: plain(D(repr(x)), digits)
q("pressure drop of 20 gpm in 1 inch copper 100 ft", W, f"Pressure drop: {sig(pipe(20 * GPM, 1.025 * 0.0254, TUBE)[1] * 30.48 / PSI)} psi")
q("what size pipe for 50 gpm", W, "Pipe size: Steel Sch 40, 2½ in (DN 65)")
q("velocity of 3 L/s in a DN50 steel pipe", W, f"Velocity: {sig(pipe(0.003, 0.05248, STEEL)[0])} m/s")
q("head loss of 100 gpm in 4 inch steel pipe 500 ft", W, f"Head: {sig(pipe(100 * GPM, 0.10226, STEEL)[1] * 500 * FT / (998.207 * 9.80665) / FT)}")
q("what size copper pipe for 12 gpm at 5 fps", W, "Pipe size: Copper Type L, 1 in")
q("pressure drop of 2 l/s in 63 mm hdpe pipe over 200 m", W, f"Pressure drop: {sig(pipe(0.002, 0.0514, TUBE)[1] * 0.2)} kPa")
q("friction loss in 3/4 pex at 8 gpm", W, f"Pressure drop: {sig(pipe(8 * GPM, 0.671 * 0.0254, TUBE)[1] * 30.48 / PSI)}")
q("pressure loss for 30 m3/h in dn80 pipe, 150 m", W, f"Pressure drop: {sig(pipe(30 / 3600, 0.07792, STEEL)[1] * 0.15)} kPa")
q("how fast is the water in a 22 mm copper pipe with 15 l/min", W, "Velocity: 0.7958 m/s")
low, high = 1e-5, 1e-1
for _ in range(100):
    middle = (low + high) / 2
    low, high = (middle, high) if pipe(middle, 0.0519938, TUBE)[1] * 200 * FT < 5 * PSI else (low, middle)
q("how much flow can a 2 inch pvc pipe carry with 5 psi over 200 ft", W, f"Flow: {sig(low / GPM)} gpm")
q("pipe size for 500 gpm", W, "Pipe size: Steel Sch 40, 6 in (DN 150)")
q("pressure drop of 20 gpm in 1 inch copper 100 ft at 140 f", W, f"Pressure drop: {sig(pipe(20 * GPM, 1.025 * 0.0254, TUBE, 983.196, 0.46602e-3)[1] * 30.48 / PSI)}")

# Materials: figures of the table, and what bodies of them weigh and how they grow
MP = "/calculators/materials"
IN_M, LB_KG = 0.0254, 0.45359237
for text, figure in [
    ("density of 6061", "Density: 2,700 kg/m³"), ("what is the density of 6061-T6 aluminum?", "Density: 2,700 kg/m³"),
    ("young's modulus of steel", "Young’s modulus: 207 GPa"), ("modulus of elasticity of douglas fir", "Young’s modulus: 13.4 GPa"),
    ("yield strength of 316 stainless", "Yield strength: 206 MPa"), ("tensile strength of a36", "Ultimate strength: 400 MPa"),
    ("poisson's ratio of 7075", "Poisson’s ratio: 0.33"), ("coefficient of thermal expansion of invar", "Thermal expansion: 1.6 µm/(m·K)"),
    ("shear modulus of ti-6al-4v", "Shear modulus: 44 GPa"), ("fracture toughness of alumina", "Fracture toughness: 5.05 MPa"),
    ("density of kevlar", "Density: 1,440 kg/m³"), ("thermal conductivity of c10200", "Thermal conductivity: 391 W/(m·K)"),
    ("specific heat of nylon 66", "Specific heat: 1,670 J/(kg·K)"),
]:
    q(text, MP, figure)
q("weight of a 2 in round bar of 304 10 ft long", MP, f"Mass: {sig(8000 * math.pi * (2 * IN_M) ** 2 / 4 * 10 * FT / LB_KG)} lb")
q("weight of a 4 x 8 ft x 1/4 in steel plate", MP, f"Mass: {sig(7850 * 4 * FT * 8 * FT * IN_M / 4 / LB_KG)} lb")
q("weight of a 60 x 3 mm steel tube 6 m long", MP, f"Mass: {sig(7850 * math.pi / 4 * (0.06 ** 2 - 0.054 ** 2) * 6)} kg")
q("weight of 10 ft of 2 inch steel round bar", MP, f"Mass: {sig(7850 * math.pi * (2 * IN_M) ** 2 / 4 * 10 * FT / LB_KG)} lb")
q("weight of 20 ft of 2 x 1/8 in steel tube", MP, f"Mass: {sig(7850 * math.pi / 4 * (2 ** 2 - 1.75 ** 2) * IN_M ** 2 * 20 * FT / LB_KG)} lb")
q("how heavy is a 10 cm cube of steel", MP, "Mass: 7.85 kg")
q("concrete slab 10 ft x 10 ft x 4 in weight", MP, f"Mass: {sig(2400 * 100 * FT ** 2 * 4 * IN_M / LB_KG)} lb")
# Densities of the table; a gallon is 231 in3.
for text, density, volume in [
    ("how heavy is a cubic foot of concrete", 2400, FT ** 3), ("how much does a cubic yard of concrete weigh", 2400, 27 * FT ** 3),
    ("weight of 1/2 cubic yard of concrete", 2400, 13.5 * FT ** 3), ("mass of a cubic inch of gold", 19300, IN_M ** 3),
    ("how much does a gallon of gasoline weigh", 680, 231 * IN_M ** 3),
]:
    q(text, MP, f"Mass: {sig(density * volume / LB_KG)} lb")
for text, density, volume in [("weight of 5 liters of mercury", 13600, 0.005), ("how much does 1 m3 of sand weigh", 1950, 1), ("how much does a litre of water weigh", 998, 0.001)]:
    q(text, MP, f"Mass: {sig(density * volume)} kg")
for text, change in [
    ("thermal expansion of steel 10 m 50 C", 50), ("thermal expansion of 10 m of steel over 50 C", 50), ("thermal expansion of steel 10 m 20 C to 50 C", 30),
    ("how much does a 10 m steel rod grow when heated to 50 C", 30), ("expansion of steel 10 m -20 to 40 C", 60), ("how much does 10 m of steel expand by 50 K", 50),
]:
    q(text, MP, f"Change in length: {sig(11.7e-6 * 10 * change * 1000)} mm")
q("how much does a 30 ft aluminum bar expand when heated by 100 F", MP, f"Change in length: {sig(23.1e-6 / 1.8 * 360 * 100)} in")
q("how much does 10 m of steel expand from 20 to 60 C", MP, f"Change in length: {sig(11.7e-6 * 10 * 40 * 1000)} mm")
q("how much does a 30 ft aluminum rod expand from 70 to 140 F", MP, f"Change in length: {sig(23.1e-6 / 1.8 * 360 * 70)} in")

# Pages
for text, page in [
    ("where is the loan calculator", L), ("do you have a length converter", "/converters/general-physics-mechanics/length"), ("open the bmi calculator", B), ("mortgage calculator", M),
    ("take me to the scientific calculator", E), ("unit converter for pressure", "/converters/general-physics-mechanics/pressure"), ("where can i find the privacy policy", "/privacy-policy"),
    ("find the fraction calculator", R), ("go to the sitemap", "/sitemap"), ("temperature converter", "/converters/thermal-heat-transfer/temperature"), ("calorie calculator", C),
    ("is there a wire gauge converter", "/converters/electrical-magnetism/wire-gauge"), ("where is the basic calculator", "/calculators/basic"), ("terms of service", "/terms"), ("about scicalc", "/about"), ("where is the duct sizer", "/calculators/ductsizer"),
    ("hvac load calculator", "/calculators/hvac"), ("do you have a pipe sizing calculator", "/calculators/pipesizer"),
]:
    q(text, page, "")
# Elements and chemistry. Facts of tests/oracles/elements.csv; masses are sums of its standard atomic weights; equations are balanced by hand.
ELEMENTS = "/calculators/periodictable"
for text, figure in [
    ("molar mass of glucose", "180.156 g/mol"), ("molar mass of Ca(OH)2", "74.092 g/mol"), ("What is the molar mass of water?", "18.0150 g/mol"),
    ("molecular weight of NaCl", "58.440 g/mol"), ("formula weight of CuSO4·5H2O", "249.677 g/mol"), ("what is the molecular mass of caffeine", "194.194 g/mol"),
    ("H2SO4 molar mass", "98.07"), ("molar mass of D2O", "20.027"),
    ("balance Fe + O2 -> Fe2O3", "4 Fe + 3 O₂ → 2 Fe₂O₃"), ("balance the equation C3H8 + O2 = CO2 + H2O", "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"),
    ("can you balance MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O please", "MnO₄⁻ + 5 Fe²⁺ + 8 H⁺ → Mn²⁺ + 5 Fe³⁺ + 4 H₂O"),
    ("H2 + O2 -> H2O", "2 H₂ + O₂ → 2 H₂O"),
    ("atomic number of iron", "Atomic number: 26"), ("what is the atomic number of gold?", "Atomic number: 79"), ("melting point of tungsten", "3,422 °C"),
    ("boiling point of mercury", "356.62 °C"), ("electron configuration of Fe", "[Ar] 3d⁶ 4s²"), ("electronegativity of fluorine", "3.98"),
    ("atomic weight of aluminium", "26.981538"), ("atomic mass of carbon", "12.011"), ("symbol for tungsten", "Symbol: W"),
    ("which element has atomic number 79", "Gold (Au, element 79)"), ("half-life of carbon-14", "5,700 years"), ("what is the half life of uranium-238", "4.463 billion years"),
    ("how many moles in 10 g of NaCl", "0.17112 mol"), ("moles in 10 g of NaCl", "0.17112 mol"), ("number of moles in 10 g of NaCl", "0.17112 mol"), ("how many moles are in 36 grams of water", "1.9983 mol"), ("how many grams are in 2 mol of CO2", "88.018 g"),
    ("convert 5 g NaOH to moles", "0.12501 mol"), ("density of osmium", "22.5872 g/cm³"), ("oxidation states of manganese", "+7"),
]:
    q(text, ELEMENTS, figure)
q("is there a periodic table?", ELEMENTS, "")
