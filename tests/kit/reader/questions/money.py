"""Prints 100 questions about money, with answers from plain formulas, as JSON (money.json).

Run: python3 tests/kit/reader/questions/money.py > money.json, then biome format --write.

Sources
- Level payment, balance, annuities: PV = R (1 - v^n) / i, v = 1 / (1 + i); S. G. Kellison, The Theory of Interest, ch. 3 and 5.
- APR: Regulation Z, 12 CFR 1026 Appendix J (actuarial method). APY: Regulation DD, 12 CFR 1030 Appendix A.
- PMI: Homeowners Protection Act, 12 USC 4901: 80 % of the original value on request, 78 % automatic.
- Canada: Interest Act, section 6 (fixed-rate mortgages compound twice a year).
- Overtime at 1.5 times after 40 hours a week: FLSA, 29 USC 207.
- UK gallon 4.54609 L (Units of Measurement Regulations 1995).

Conventions
- Visitor: en-US, dollars. US loans and mortgages: payments monthly, rate / 12. Deposits at the end of a month, rate / 12.
- "a year" without a frequency: effective yearly rate. Work year: 52 weeks of 40 hours.
- Values are not rounded to cents. Where a lender rounds each row to cents, the rounded total is in `also`.
"""

from decimal import ROUND_HALF_UP, Decimal, getcontext
from math import ceil

from entries import print_entries, refuse, text, value

getcontext().prec = 50
D = Decimal


def annuity_payment(principal, period_rate, periods):
    if period_rate == 0:
        return D(principal) / periods
    return D(principal) * period_rate / (1 - (1 + period_rate) ** -periods)


def monthly_rate(percent):
    return D(percent) / 1200


def payment(principal, percent, months):
    return annuity_payment(principal, monthly_rate(percent), months)


def balance(principal, percent, months, paid):
    i = monthly_rate(percent)
    growth = (1 + i) ** paid
    return D(principal) * growth - payment(principal, percent, months) * (growth - 1) / i


def cents(amount):
    return D(amount).quantize(D("0.01"), ROUND_HALF_UP)


def cent_schedule(principal, percent, months):
    """Returns (balances, total interest) of a schedule whose rows are rounded to cents."""
    rate, level = monthly_rate(percent), cents(payment(principal, percent, months))
    owed, balances, interest_total = D(principal), [], D(0)
    for month in range(1, months + 1):
        interest = cents(owed * rate)
        interest_total += interest
        owed = D(0) if month == months else owed + interest - level
        balances.append(owed)
    return balances, interest_total


def payments_to_zero(principal, percent, monthly):
    """Returns the exact (fractional) number of monthly payments that pay a loan off."""
    i = monthly_rate(percent)
    return -(1 - D(principal) * i / D(monthly)).ln() / (1 + i).ln()


def future_value(initial, deposit, period_rate, periods):
    growth = (1 + period_rate) ** periods
    return D(initial) * growth + D(deposit) * (growth - 1) / period_rate


def solve(function, low, high):
    """Finds the root of a function between two values of opposite sign by bisection."""
    low, high = D(low), D(high)
    positive_at_low = function(low) > 0
    for _ in range(160):
        middle = (low + high) / 2
        if (function(middle) > 0) == positive_at_low:
            low = middle
        else:
            high = middle
    return low


def cagr(begin, end, years):
    return ((D(end) / D(begin)) ** (1 / D(years)) - 1) * 100

# Loans
value("loan 20k 6.5% 5 yrs montly payment", payment(20000, "6.5", 60), "$", "level payment, 60 months at 6.5/12 %")
value("hey what would i pay a month on a 15000 loan at 7% over 4 years", payment(15000, 7, 48), "$", "level payment, 48 months")
value("loan 15000 at 4,5% for 3 years", payment(15000, "4.5", 36), "$", "level payment, 36 months; comma decimal")
value("loan 18000 at 6% 5 years intrest only", D(18000) * monthly_rate(6), "$", "18,000 × 6 % / 12", "clause")
value("interest only payment on 1.2M at 6.8%", D(1200000) * monthly_rate("6.8"), "$", "1,200,000 × 6.8 % / 12", "qualifier")
rows, _ = cent_schedule(24000, 6, 72)
value("ballance after 3 years of a 24000 loan at 6% for 6 years", balance(24000, 6, 72, 36), "$",
    "PV(1+i)^36 − R((1+i)^36 − 1)/i", "clause", [(rows[35], "$")])
rows, _ = cent_schedule(300000, "6.5", 360)
value("how much will i still owe after 5 yrs on a 30 yr 300k morgage at 6.5%", balance(300000, "6.5", 360, 60), "$",
    "balance after 60 of 360 payments", "clause", [(rows[59], "$")])
_, interest = cent_schedule(10000, 8, 36)
value("total interest on a 10k loan at 8% for 3 years", payment(10000, 8, 36) * 36 - 10000, "$", "36 R − 10,000",
    None, [(interest, "$")])
exact = payments_to_zero(5000, 22, 200)
value("how long to pay off a 5000 credit card at 22% paying 200 a month", ceil(exact), "months",
    "n = −ln(1 − PV i / R) / ln(1 + i), rounded up", None, [(exact, "months"), (exact / 12, "years")])
value("how much can i borrow at 7% for 5 years if i can pay 400 a month", 400 / annuity_payment(1, monthly_rate(7), 60), "$",
    "PV = R (1 − v^60) / i", "condition")
rate = solve(lambda r: annuity_payment(12000, r / 1200, 36) - 400, "0.1", 100)
value("what interest rate am i paying on a 12000 loan, 36 months, 400 a month", rate, "%", "payment equation solved for the rate")
value("loan 5000 5% 5 years", payment(5000, 5, 60), "$", "level payment, 60 months", "equal numbers")
value("12 months 12% loan of 12000 whats the payment", payment(12000, 12, 12), "$", "level payment, 12 months", "equal numbers")
value("0% financing 3600 over 36 months", D(3600) / 36, "$", "3,600 / 36")
value("biweekly payment on a 20000 loan 6% 4 years", annuity_payment(20000, D("0.06") / 26, 104), "$",
    "26 payments a year at 6/26 %; also monthly compounding, and accelerated (half the monthly payment)", "qualifier",
    [(annuity_payment(20000, (1 + monthly_rate(6)) ** (D(12) / 26) - 1, 104), "$"), (payment(20000, 6, 48) / 2, "$")])
exact = payments_to_zero(25000, "6.9", payment(25000, "6.9", 60) + 100)
value("25000 loan 6.9% 5 yrs, if i pay 100 extra every month how many months till its paid off", ceil(exact), "months",
    "n with R + 100, rounded up", "clause", [(exact, "months")])
exact = payments_to_zero(200000, "6.5", payment(200000, "6.5", 300) + 200)
value("200k at 6.5% with 25 years left, extra 200 a month, how many months sooner is it paid off", 300 - ceil(exact), "months",
    "300 − n with R + 200, rounded up", "clause", [(300 - exact, "months")])
apr = solve(lambda r: annuity_payment(11700, r / 1200, 36) - payment(12000, 9, 36), "0.1", 100)
value("apr of a 12000 loan at 9% for 36 mo with a 300 fee", apr, "%", "Regulation Z, Appendix J: 11,700 financed", "clause")
value("car is 28k, trade in worth 8k, 6% apr for 5 years, monthly pmt?", payment(20000, 6, 60), "$", "20,000 financed", "clause")
value("8% simple interest on 2500 for 18 months", D(2500) * D("0.08") * D("1.5"), "$", "P r t", "qualifier",
    [(2500 + D(2500) * D("0.08") * D("1.5"), "$")])
value("5 lakh loan at 9% for 5 years emi", payment(500000, 9, 60), "$", "level payment on 500,000", None,
    [(payment(500000, 9, 60), "₹")])
value("simple interest on 1 crore at 7% for 1 year", D(10000000) * D("0.07"), "$", "P r t on 10,000,000", "qualifier",
    [(D(10000000) * D("0.07"), "₹"), (D(10000000) * D("1.07"), "$"), (D(10000000) * D("1.07"), "₹")])

# Mortgages
value("morgage 320000 at 6.25% 30 years", payment(320000, "6.25", 360), "$", "level payment, 360 months")
value("400k house 20% down 6.5% 30 yr fixed principal and interest", payment(320000, "6.5", 360), "$", "320,000 financed", "clause")
value("p&i on a 400k house, 20k down, 6.75% for 30 yrs", payment(380000, "6.75", 360), "$", "380,000 financed: 20k is dollars", "qualifier")
value("principle and intrest, 300000 house, 15% down, 15 years, 5.5%", payment(255000, "5.5", 180), "$", "255,000 financed",
    "equal numbers")
value("house payment 350k loan 6% 30 yrs plus 4200 a year tax and 1800 a year insurance", payment(350000, 6, 360) + 350 + 150, "$",
    "P&I + 4,200/12 + 1,800/12", "clause")
value("280k mortgage 30 yr 5.75%, taxes 300 a month, insurance 1200 a yr, total monthly", payment(280000, "5.75", 360) + 300 + 100, "$",
    "P&I + 300 + 1,200/12", "clause")
value("morgage payment 310k 6% 30 years not including taxes and insurence", payment(310000, 6, 360), "$", "P&I only", "negation")
value("how much are 2 points on a 275k mortgage", D(275000) * 2 / 100, "$", "1 point = 1 % of the loan")
saving = payment(300000, "6.5", 360) - payment(300000, "6.25", 360)
value("break even in months on paying 1 point on a 300k 30 yr loan to go from 6.5% to 6.25%", 3000 / saving, "months",
    "cost / monthly saving", "from-to", [(ceil(3000 / saving), "months"), (3000 / saving / 12, "years")])
canadian = (1 + D(5) / 200) ** (D(1) / 6) - 1
value("canadian mortgage 400000 at 5% 25 years", annuity_payment(400000, canadian, 300), "$", "Interest Act: i = (1 + 0.05/2)^(1/6) − 1",
    "qualifier")
afford = (D(90000) / 12 * D("0.28")) / annuity_payment(1, monthly_rate("6.5"), 360) + 40000
value("how much house can i afford on 90k income, 400 debts, 40k down, 6.5% 30 yr, ignoring taxes, insurance and pmi", afford, "$",
    "28 % binds: 2,100 a month (36 % leaves 2,300); loan + down payment", "negation")
value("i make 6000 a month and pay 500 in debts, whats left for housing under the 36% rule", D(6000) * D("0.36") - 500, "$",
    "6,000 × 36 % − 500", "clause")
rows, _ = cent_schedule(279000, "6.1", 360)
months_to_80 = next(n for n, owed in enumerate(rows, 1) if owed <= 248000)
months_to_78 = next(n for n, owed in enumerate(rows, 1) if owed <= D(310000) * D("0.78"))
value("after how many months can i ask to drop pmi, 310000 house, 10% down, 6.1% for 30 years", months_to_80, "months",
    "HPA: first balance at or below 80 % of the original value; 78 % is automatic", None, [(months_to_78, "months")])
value("debt to income if i make 5k a month and pay 1800 on debts", D(1800) / 5000 * 100, "%", "1,800 / 5,000", "condition")

# Savings
value("if i save 500 a month for 10 years at 4% how much will i have", future_value(0, 500, monthly_rate(4), 120), "$",
    "D((1+i)^120 − 1)/i")
value("10000 at 4% compounded daily for 3 years", D(10000) * (1 + D("0.04") / 365) ** 1095, "$", "P(1 + r/365)^1095", "qualifier",
    [(D(10000) * (1 + D("0.04") / 365) ** 1095 - 10000, "$")])
value("2000 at 6% compounded continuously 5 years", D(2000) * D("0.3").exp(), "$", "P e^(rt)", "qualifier",
    [(D(2000) * D("0.3").exp() - 2000, "$")])
value("compound interest 5000 at 5% for 5 years annually", D(5000) * D("1.05") ** 5 - 5000, "$", "P(1+r)^5 − P", "equal numbers",
    [(D(5000) * D("1.05") ** 5, "$")])
value("apy of 4.75% compounded monthly", ((1 + monthly_rate("4.75")) ** 12 - 1) * 100, "%", "(1 + r/12)^12 − 1")
value("what nominal rate compounded daily gives a 5% apy", 365 * (D("1.05") ** (D(1) / 365) - 1) * 100, "%", "m((1 + APY)^(1/m) − 1)",
    "from-to")
value("how much do i need to save every month to have 20000 in 3 yrs at 4%", 20000 / future_value(0, 1, monthly_rate(4), 36), "$",
    "G i / ((1+i)^36 − 1)")
i = monthly_rate("3.9")
value("i already have 2000 and want 30k in 6 years at 3.9%, how much a month", (30000 - 2000 * (1 + i) ** 72) / future_value(0, 1, i, 72),
    "$", "(G − P(1+i)^72) i / ((1+i)^72 − 1)", "clause")
value("200 at the beginning of each month for 5 years at 6%, ending balance",
    future_value(0, 200, monthly_rate(6), 60) * (1 + monthly_rate(6)), "$", "annuity due", "before-after")
value("how many months to save 10000 putting away 250 a month with no interest", D(10000) / 250, "months", "10,000 / 250", "negation")
value("hi can u tell me how many years to double my money at 7% a year", D(2).ln() / D("1.07").ln(), "years", "ln 2 / ln 1.07", "quantity")

# Investments and inflation
value("cagr 5000 to 8000 in 4 years", cagr(5000, 8000, 4), "%", "(8/5)^(1/4) − 1")
value("what rate turns 6000 into 9000 in 10 years", cagr(6000, 9000, 10), "%", "(9/6)^(1/10) − 1", None,
    [(120 * 100 * ((D(9) / 6) ** (D(1) / 120) - 1) / 10, "%")])
value("what yearly return do i need to double my money in 9 years", cagr(1, 2, 9), "%", "2^(1/9) − 1", "quantity")
value("portfolio went from 12000 to 9000 in 3 yrs, annual growth rate", cagr(12000, 9000, 3), "%", "(9/12)^(1/3) − 1", "up-down")
value("roi if i invested 8000 and got back 10600", (D(10600) / 8000 - 1) * 100, "%", "(10,600 − 8,000) / 8,000")
value("sold for 7500, bought for 10000, roi", (D(7500) / 10000 - 1) * 100, "%", "(7,500 − 10,000) / 10,000", "order")
value("real return of 7% with 3% inflation", (D("1.07") / D("1.03") - 1) * 100, "%", "Fisher: 1.07 / 1.03 − 1")
value("stock went up 50% and then down 50%, overal change in percent", (D("1.5") * D("0.5") - 1) * 100, "%", "1.5 × 0.5 − 1", "chained percents")
value("lost 20% on a stock, what % gain to break even", (1 / D("0.8") - 1) * 100, "%", "1 / 0.8 − 1", "up-down")
value("npv at 8% of -10000 now then 3000 3000 3000 3000 3000", sum(3000 / D("1.08") ** k for k in range(1, 6)) - 10000, "$",
    "first flow today", "equal numbers")
value("irr -1000 500 500 500", solve(lambda r: sum(500 / (1 + r / 100) ** k for k in range(1, 4)) - 1000, "0.1", 100), "%", "NPV = 0",
    "equal numbers")
value("something costs 100 today, what will it cost in 20 years at 2.5% inflation", 100 * D("1.025") ** 20, "$", "100 × 1.025^20")
value("buying power of 100 dollars in 10 years with 3% inflation", 100 / D("1.03") ** 10, "$", "100 / 1.03^10", "up-down")

# Wages
value("25 an hour is how much a year", D(25) * 2080, "$", "2,080 hours")
value("60k salery to hourly", D(60000) / 2080, "$", "60,000 / 2,080", None, [(D(60000) / 2080, "$/h")])
value("18.50/hr 30 hours a week yearly pay", D("18.5") * 30 * 52, "$", "18.50 × 30 × 52", "clause")
value("semi monthly paycheck on 66k", D(66000) / 24, "$", "66,000 / 24", "qualifier")
value("20 an hr for 45 hrs with time and a half over 40", D(20) * 40 + D(30) * 5, "$", "40 × 20 + 5 × 30", "clause")
value("got a raise from 20 to 21.50 an hour what percentge is that", D("1.5") / 20 * 100, "%", "1.50 / 20", "from-to")
value("4% raise then another 4% raise on 50000", D(50000) * D("1.04") ** 2, "$", "50,000 × 1.04²", "chained percents")

# Fuel and electricity
value("gas cost 450 miles 28 mpg 3.20 a gallon", D(450) / 28 * D("3.2"), "$", "450 / 28 × 3.20")
value("round trip, 220 miles each way, 25 mpg, gas 3.50", D(440) / 25 * D("3.5"), "$", "2 × 220 / 25 × 3.50", "quantity")
value("fuel cost for 600 km at 7,5 l/100km and 1,65 per liter", D(600) * D("7.5") / 100 * D("1.65"), "$", "600 × 7.5 / 100 × 1.65")
value("gas for 300 miles at 30 mpg 3.60/gal split between 3 people, each pays?", D(300) / 30 * D("3.6") / 3, "$", "300 / 30 × 3.60 / 3",
    "quantity")
value("cost of driving 100 miles at 40 mpg uk with fuel at 1.45 a litre", D("2.5") * D("4.54609") * D("1.45"), "$",
    "2.5 UK gal × 4.54609 L × 1.45", "qualifier", [(D("2.5") * D("4.54609") * D("1.45"), "£")])
value("cost to run a 1500w heater 8 hrs a day for 30 days at 15 cents per kwh", D("1.5") * 240 * D("0.15"), "$", "1.5 kW × 240 h × 0.15")
value("two 60w bulbs on 5 hrs a day for 30 days at 12c/kwh", D("0.12") * 150 * D("0.12"), "$", "2 × 0.06 kW × 150 h × 0.12", "quantity")

# Taxes, discounts, tips, unit prices
value("24.99 + 9.99 + 7%", D("34.98") * D("1.07"), "$", "(24.99 + 9.99) × 1.07", "chained percents", [(D("34.98") * D("1.07"), "")])
value("just the sales tax on 250 at 7.5% pls", D(250) * D("0.075"), "$", "250 × 7.5 %", "qualifier")
value("238 including 19% vat what is the net price", D(238) / D("1.19"), "$", "238 / 1.19", "inclusive")
value("vat 20% on 240 inclusive", D(240) - D(240) / D("1.2"), "$", "240 − 240 / 1.2", "inclusive", [(D(200), "$")])
value("price before tax if the total was 86.60 with 8.25% tax", D("86.6") / D("1.0825"), "$", "86.60 / 1.0825", "before-after")
value("jacket 120 bucks, 15% off and another 15% off with coupon", D(120) * D("0.85") ** 2, "$", "120 × 0.85²", "equal numbers")
value("$90 - 20% + $15 shipping", D(90) * D("0.8") + 15, "$", "90 × 0.8 + 15", "order")
value("was 85 now 59.50, how much percent off", (1 - D("59.5") / 85) * 100, "%", "1 − 59.50 / 85", "order")
value("20% tip on 64.50", D("64.5") * D("0.2"), "$", "64.50 × 20 %", None, [(D("64.5") * D("1.2"), "$")])
value("tip 20% before tax, the bill is 54 including 4 tax", D(50) * D("0.2"), "$", "(54 − 4) × 20 %", "before-after", [(D(64), "$")])
value("double the 8.875% tax on 60 bucks", D(60) * D("0.08875") * 2, "$", "2 × 60 × 8.875 %", "quantity")
value("18% tip on 95 split 4 ways how much per person", D(95) * D("1.18") / 4, "$", "95 × 1.18 / 4", "quantity")
value("6 pack of 12 oz cans for 7.20, price per oz", D("7.2") / 72, "$", "7.20 / 72", "quantity", [(D("0.1"), "$/oz"), (D(10), "¢/oz")])
text("which is cheaper, 12 oz for 3.49 or 16 oz for 4.29", "16 oz", "4.29 / 16 = 0.268 is below 3.49 / 12 = 0.291", "order",
     [(D("4.29") / 16, "$/oz")])

# Refusals
refuse("100 dollars in euros", ["euros"], "exchange rates are not offered")
refuse("how many yen is 50 usd", ["yen"], "exchange rates are not offered")
refuse("loan payment for 15000 over 4 years", [], "the rate is missing")
refuse("how much a month is a 20000 loan at 5%", [], "the term is missing")
refuse("gas cost for 300 miles at 3.50 a gallon", [], "the mileage is missing")
refuse("loan 20000 at 5% for 5 years with a blorp of 300", ["blorp"], "no such charge")
refuse("20% tip on 60 and days until christmas", ["christmas"], "two jobs", "second job")
refuse("loan 12000 at 4% for 3 years except the first 6 months", ["except"], "the exception changes the figure in an unknown way", "condition")
refuse("35000 car loan at 6% for 5 years unless i pay it off early", ["unless"], "the condition is open", "condition")
refuse("60k salary take home after taxes per month", ["taxes"], "taxes on wages are not offered", "before-after")
refuse("sales tax on 100 in texas", ["texas"], "the rate is missing, and rates by state are not offered", "qualifier")
refuse("cagr from 0 to 5000 in 3 years", [], "growth from nothing is undefined", "from-to")

print_entries()
