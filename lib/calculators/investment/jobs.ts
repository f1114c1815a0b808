import type { Origin } from "../../kit/calculator/define.ts";
import { defineJobs } from "../../kit/calculator/jobs.ts";

const mpmath = (what: string): Origin => ({ kind: "independent", by: `${what} (Python, mpmath)` });
const published = (source: string): Origin => ({ kind: "published", source });
const stepwise = mpmath("Period by period at 40 digits");

const amounts = (...values: readonly number[]) => values.map((amount) => ({ amount: String(amount) }));

export default defineJobs([
  {
    slug: "investment-growth",
    name: "Investment growth",
    heading: "Investment Growth Calculator",
    question: "What could my investment be worth in the future?",
    lead: "A projection of a portfolio from its present value, your contributions and an assumed return, after yearly costs, and in the prices of today.",
    seo: {
      title: "Investment Growth Calculator with Inflation",
      description:
        "Project a portfolio or retirement account: contributions, expected return, fund fees and inflation, with a range of outcomes and a year-by-year table.",
    },
    fixed: { mode: "growth" },
    fields: ["initial", "contribution", "annualReturn", "years", "fee", "inflation"],
    answer: ["finalValue", "realValue", "contributed", "gain"],
    examples: [
      {
        id: "twenty-years",
        title: "10,000 and 500 a month at 7% with costs of 0.2% over 20 years",
        origin: stepwise,
        inputs: {},
        expect: {
          outputs: { finalValue: 284_638.62, contributed: 130_000, gain: 154_638.62, realValue: 173_706.68 },
        },
      },
      {
        id: "no-fees",
        title: "The same without costs",
        origin: mpmath("The annuity formula"),
        inputs: { fee: 0 },
        expect: {
          outputs: { finalValue: 292_465.03, realValue: 178_482.91 },
          tolerance: { finalValue: 1e-7, realValue: 1e-7 },
        },
      },
      {
        id: "from-zero",
        title: "600 a month from nothing at 7% over 30 years, without costs",
        origin: mpmath("The annuity formula"),
        inputs: { initial: 0, contribution: 600, years: 30, fee: 0 },
        expect: {
          outputs: { finalValue: 701_671.56, contributed: 216_000 },
          tolerance: { finalValue: 1e-7 },
        },
      },
    ],
    guide: [
      {
        title: "One return for every year",
        text: "The return is an effective yearly rate: money left alone grows by exactly that much in twelve months. Contributions join at the end of each period and grow from there. Costs are taken from the balance at year-end unless you choose another method. Real portfolios get the same average in a very different order.",
      },
      {
        title: "Which return to assume",
        text: "Since 1926, large US stocks have returned about 10% a year before inflation and roughly 7% after it, and long government bonds about half as much. Many planners assume less for the future. Mix the figures by your allocation, and look at the scenario lines two points above and below.",
      },
      {
        title: "Think in today’s money",
        text: "A large number in thirty years buys what a much smaller one buys now. The second figure divides by the rise in prices, so it can be compared with your present spending. If you prefer, enter a return after inflation and clear the inflation field: do not subtract it twice.",
      },
      {
        title: "For spending down",
        text: "A negative contribution is a withdrawal, and the page says when the money runs out. A steady return hides the main danger there: poor years at the start, when withdrawals come from a falling balance. Keep a margin beyond the date shown.",
      },
    ],
    faq: [
      {
        q: "How much will I have if I invest a fixed amount every month?",
        a: "Enter nothing as the initial amount, the monthly sum as the contribution, and a return you consider likely. The total paid in is months times the amount; everything above it is growth. In long projections, growth exceeds the contributions many times over.",
      },
      {
        q: "Is tax included?",
        a: "Not by default. In a tax-deferred or Roth account nothing is due along the way. For a taxable account, enter a rate under More options: it is applied once, to the whole gain at the end. Yearly tax on dividends can be treated as part of the costs.",
      },
      {
        q: "Why do other calculators show a higher value?",
        a: "Many divide the yearly return by twelve and compound monthly, so their 7% is really 7.23% a year. Choose the nominal return type under More options to reproduce them. Others leave out costs or count contributions at the beginning of the month.",
      },
    ],
    related: ["investment/real-return", "investment/fees", "savings/compound-interest", "investment/cagr"],
    words: [
      "investment calculator",
      "future value of investment",
      "retirement savings growth",
      "401k",
      "401k calculator",
      "Roth IRA calculator",
      "ISA growth",
      "portfolio projection",
      "stock market return calculator",
      "index fund calculator",
      "SIP calculator",
      "compound growth",
    ],
  },
  {
    slug: "cagr",
    name: "CAGR",
    heading: "CAGR Calculator: Yearly Growth Rate",
    question: "What is the yearly growth rate between two values?",
    lead: "The compound annual growth rate: the one steady rate that leads from the first value to the last. Only those two and the time between them matter, not the path.",
    seo: {
      title: "CAGR Calculator: Compound Annual Growth",
      description:
        "Compound annual growth rate from a beginning and an ending value over years or between two dates, with total growth, doubling time and inflation removed.",
    },
    fixed: { mode: "cagr" },
    fields: ["begin", "end", "span", "spanYears", "from", "to"],
    defaults: { begin: "5000", end: "8000", spanYears: "4" },
    answer: ["cagr", "totalReturn", "multiple", "doubling", "realCagr"],
    examples: [
      {
        id: "four-years",
        title: "From 5,000 to 8,000 in 4 years",
        origin: mpmath("1.6^(1/4) − 1"),
        inputs: {},
        expect: { outputs: { cagr: 12.46826503807, totalReturn: 60, multiple: 1.6 } },
      },
      {
        id: "house",
        title: "A house bought for 180,000 and worth 420,000 after 22 years",
        origin: mpmath("(420/180)^(1/22) − 1 and ln 2 over its logarithm"),
        inputs: { begin: 180_000, end: 420_000, spanYears: 22 },
        expect: { outputs: { cagr: 3.926479898161523, doubling: 17.99749378022754 } },
      },
      {
        id: "dates",
        title: "A loss of one-fifth from January 1, 2021 to January 1, 2026",
        origin: mpmath("0.8^(365/1826) − 1"),
        inputs: { begin: 10_000, end: 8000, span: "dates", from: "2021-01-01", to: "2026-01-01" },
        expect: { outputs: { cagr: -4.3624126004 } },
      },
    ],
    guide: [
      {
        title: "A root, not a quotient",
        text: "CAGR = (ending value ÷ beginning value)^(1/years) − 1. Dividing total growth by the number of years gives too high a figure, because growth builds on growth. Count the intervals, not the labels: sales of 2020 and of 2025 are five years apart, although six annual figures lie in the table.",
      },
      {
        title: "What it hides",
        text: "Two funds with the same rate may have had a calm climb and a wild ride. The choice of the endpoints can make any record look good: starting after a crash flatters, starting at a peak does the opposite. Compare over the same dates, and look at a second period as a check.",
      },
      {
        title: "Where it fits",
        text: "Revenue, users, population, prices, home values, or a portfolio that nothing was added to or taken from. As soon as money goes in or out in between, the ending value mixes growth with deposits; the XIRR page separates them. Values of zero or below have no rate.",
      },
    ],
    faq: [
      {
        q: "How do I calculate CAGR in Excel?",
        a: "Use =RRI(years, begin, end), or write =(end/begin)^(1/years)-1 and format the cell as a percentage. POWER does the same. XIRR with two dated amounts gives the rate for exact dates, with the beginning value entered as a negative number.",
      },
      {
        q: "What is a good CAGR?",
        a: "It depends on what grows. A broad stock index has managed around a tenth a year over the long run before inflation; mature companies often grow their sales at single-digit rates, young ones far faster from a small base. Compare with peers over identical years.",
      },
      {
        q: "Can CAGR be negative?",
        a: "Yes, if the value fell: it is then the steady yearly loss. A value that halves in four years loses about 16% a year, since 0.5^(1/4) = 0.84. To get back in the same time, growth must be about 19%, more than the loss.",
      },
    ],
    related: ["investment/roi", "investment/average-return", "investment/xirr", "percentage"],
    words: [
      "compound annual growth rate",
      "annual growth rate",
      "yearly growth",
      "annualized return",
      "annualised growth",
      "growth per year",
      "average annual growth",
      "revenue growth rate",
      "home appreciation rate",
      "RRI",
    ],
  },
  {
    slug: "roi",
    name: "Return on investment (ROI)",
    heading: "ROI Calculator",
    question: "What is the return on this investment?",
    lead: "Gain relative to cost, in total and per year: from what you paid, what you got or could sell for, the income in between and the expenses on the way.",
    seo: {
      title: "ROI Calculator: Total and Annual Return",
      description:
        "Return on investment from purchase, sale, income and costs, in percent and as a multiple, plus the annualized ROI that makes holding periods comparable.",
    },
    fixed: { mode: "roi" },
    fields: ["invested", "returned", "income", "costs", "spanYears"],
    defaults: { spanYears: "2" },
    answer: ["roi", "annualRoi", "gain", "multiple"],
    examples: [
      {
        id: "two-years",
        title: "10,000 sold for 12,500 after 2 years",
        origin: mpmath("0.25 and 1.25^(1/2) − 1"),
        inputs: {},
        expect: { outputs: { roi: 25, annualRoi: 11.803398874989, gain: 2500 } },
      },
      {
        id: "shares",
        title: "10,000 sold for 12,500 after 5 years, with 400 in dividends and 150 in costs",
        origin: mpmath("2,750/10,000 and 1.275^(1/5) − 1"),
        inputs: { income: 400, costs: 150, spanYears: 5 },
        expect: { outputs: { roi: 27.5, gain: 2750, annualRoi: 4.9789046324 } },
      },
      {
        id: "house",
        title: "A house bought for 200,000, repaired for 15,000 and sold for 260,000 after 4 years",
        origin: mpmath("45,000/200,000 and 1.225^(1/4) − 1"),
        inputs: { invested: 200_000, returned: 260_000, costs: 15_000, spanYears: 4 },
        expect: { outputs: { roi: 22.5, annualRoi: 5.204428664335836 } },
      },
    ],
    guide: [
      {
        title: "Gain over cost",
        text: "ROI = (value + income − investment − costs) ÷ investment. Be strict about what you leave out: commissions, interest on borrowed money, repairs and taxes all lower it, while dividends and rent raise it. A figure that counts only purchase and sale price is usually too good.",
      },
      {
        title: "Put time into it",
        text: "A quarter gained in two years is not the same as in ten. The annual figure is the rate that compounds to the total over the holding period, so deals of different length can be ranked. For periods below a year it extrapolates and should not be taken as a forecast.",
      },
      {
        title: "Projects and marketing",
        text: "Businesses use the same ratio for a campaign or a machine: profit attributed to it, less its cost, over its cost. Attribution is the weak point. If cash arrives over several years, discounting matters, and NPV and IRR are the better tools.",
      },
    ],
    faq: [
      {
        q: "What is the difference between ROI and profit margin?",
        a: "ROI relates the gain to what was invested, margin relates it to sales. A shop with a thin margin that turns over its stock every month can have a high ROI. Use margin to set prices and ROI to decide where capital should go.",
      },
      {
        q: "How is ROI computed for a mortgaged property?",
        a: "Enter the cash you put in as the investment: down payment, closing costs and renovation. The value is the sale price less the remaining loan, income is the rent, costs include interest. Leverage raises the ratio in good years and can push it below −100% in bad ones.",
      },
      {
        q: "Is an ROI of 100% the same as doubling my money?",
        a: "Yes: the gain equals the investment, so the multiple is 2. An ROI of 200% is a triple, a common slip. The multiple shown next to the percentage avoids the confusion between “200% of” and “200% more than”.",
      },
    ],
    related: ["investment/cagr", "investment/irr", "investment/real-return", "percentage"],
    words: [
      "return on investment",
      "ROI formula",
      "investment return",
      "annualized ROI",
      "profit on investment",
      "rate of return",
      "rental property ROI",
      "stock return",
      "marketing ROI",
      "how much did I make on my investment",
    ],
  },
  {
    slug: "irr",
    name: "IRR and NPV",
    heading: "IRR and NPV Calculator",
    question: "What are the IRR and NPV of these cash flows?",
    lead: "The internal rate of return of evenly spaced cash flows and their net present value at the return you require. Sign and timing of each amount decide both.",
    seo: {
      title: "IRR and NPV Calculator for Cash Flows",
      description:
        "Internal rate of return and net present value of yearly, quarterly or monthly cash flows, with MIRR, payback, every possible IRR and the NPV curve.",
    },
    fixed: { mode: "flows" },
    fields: ["cashFlows", "period", "discount"],
    defaults: { cashFlows: amounts(-10_000, 3000, 3000, 3000, 3000, 3000) },
    answer: ["irr", "rates", "npv", "mirr", "payback"],
    examples: [
      {
        id: "five-equal",
        title: "10,000 that returns 3,000 a year for five years",
        origin: mpmath("Sums of powers and a root"),
        inputs: {},
        expect: { outputs: { irr: 15.238237116631, npv: 1978.13 } },
      },
      {
        id: "numpy",
        title: "250,000 that returns 100,000 to 300,000 a year over five years",
        origin: published("NumPy Financial 1.0, documentation and tests of npv, irr and mirr"),
        inputs: { cashFlows: amounts(-250_000, 100_000, 150_000, 200_000, 250_000, 300_000) },
        expect: { outputs: { irr: 56.7230334436 } },
      },
      {
        id: "two-rates",
        title: "−100, 230, −132: two rates of return",
        origin: mpmath("Factors −100 (v·1.1 − 1)(v·1.2 − 1); NPV and MIRR"),
        inputs: { discount: 12, cashFlows: amounts(-100, 230, -132) },
        expect: { outputs: { rates: "10%; 20%", npv: 0.13, mirr: 12.0347988202 } },
      },
    ],
    guide: [
      {
        title: "Discount, then add",
        text: "NPV divides each amount by one plus the discount rate for every period that it is away, and adds the results; the first is not discounted. The IRR is the discount rate at which that sum is zero. A project is worth doing if NPV is positive, which for ordinary flows means an IRR above the required return.",
      },
      {
        title: "Excel’s NPV is a period late",
        text: "The spreadsheet function treats its first argument as one period away. To match it, add the initial outlay outside of the function: =NPV(rate, later flows) + first flow. The IRR function agrees with this page as long as its starting guess leads to the same root.",
      },
      {
        title: "When the IRR misleads",
        text: "Flows that change sign twice can have two rates or none; all are listed. The IRR also favors small, quick projects and assumes that receipts earn the same rate again. For a choice between projects that exclude each other, take the higher NPV, and use MIRR if you need one percentage.",
      },
      {
        title: "Choosing the discount rate",
        text: "Use the return available elsewhere at the same risk: the weighted cost of capital of a firm, the mortgage rate for an energy retrofit, a bond yield for a safe contract. Flows that include inflation need a nominal rate, flows in constant prices a real one.",
      },
    ],
    faq: [
      {
        q: "Do I enter the first investment as a negative number?",
        a: "Yes. Money you pay is negative and money you receive is positive, from your point of view. Paste a column from a spreadsheet to fill the rows. A period in which nothing happens needs a row with 0, or later amounts move forward in time.",
      },
      {
        q: "How do I annualize a monthly IRR?",
        a: "Choose the month as the period. The rate per period is shown along with the effective annual rate, which compounds it over twelve periods. Multiplying by twelve gives a nominal rate as in loan contracts, which is lower.",
      },
      {
        q: "What is a good IRR?",
        a: "One above what the same money would earn at equal risk. Private equity often targets 20% or more, infrastructure around half of that. A high rate on a tiny or very short investment may add little wealth, so read it with the NPV in mind.",
      },
      {
        q: "Should I use IRR or XIRR?",
        a: "IRR if the amounts are evenly spaced, such as one per year. XIRR if they have dates, such as deposits to a brokerage account. Forcing dated flows into yearly rows can shift the rate by whole points.",
      },
    ],
    related: ["investment/xirr", "investment/roi", "investment/cagr", "loan/apr"],
    words: [
      "internal rate of return",
      "net present value",
      "NPV calculator",
      "NPV",
      "IRR",
      "MIRR",
      "discounted cash flow",
      "DCF",
      "payback period",
      "capital budgeting",
      "profitability index",
      "project return",
    ],
  },
  {
    slug: "xirr",
    name: "XIRR for dated cash flows",
    heading: "XIRR Calculator",
    question: "What is the XIRR of cash flows on irregular dates?",
    lead: "Your own yearly return when money went in and out on different days: each amount is weighted by how long it was invested, to the day.",
    seo: {
      title: "XIRR Calculator: Return by Cash Flow Dates",
      description:
        "Personal annual return of a portfolio, fund or SIP from deposits and withdrawals with dates, by the method of Excel’s XIRR, with every solution listed.",
    },
    fixed: { mode: "dated" },
    fields: ["datedFlows"],
    defaults: {
      datedFlows: [
        { day: "2025-01-01", amount: "-10000" },
        { day: "2025-07-01", amount: "-5000" },
        { day: "2026-01-01", amount: "16200" },
      ],
    },
    answer: ["xirr", "xirrRates", "flowTotal", "npv"],
    examples: [
      {
        id: "two-deposits",
        title: "10,000 and half a year later 5,000, worth 16,200 after a year",
        origin: mpmath("Powers of days/365 and a root"),
        inputs: {},
        expect: { outputs: { xirr: 9.628422601376633, flowTotal: 1200 } },
      },
      {
        id: "microsoft",
        title: "The documentation’s example of XIRR, with rows out of order",
        origin: published(
          "Microsoft Knowledge Base Q116041 (from the Excel 5.0 Worksheet Function Reference): 37.3363%",
        ),
        inputs: {
          datedFlows: [
            { day: "1993-04-01", amount: 2750 },
            { day: "1993-02-15", amount: 3250 },
            { day: "1992-10-30", amount: 4250 },
            { day: "1992-03-01", amount: 2750 },
            { day: "1992-01-01", amount: -10_000 },
          ],
        },
        expect: { outputs: { xirr: 37.3363 }, tolerance: 0.000002 },
      },
      {
        id: "two-rates",
        title: "−100, 230 and −132, a year apart: two solutions",
        origin: { kind: "independent", by: "Factors: −100 (v·1.1 − 1)(v·1.2 − 1)" },
        inputs: {
          datedFlows: [
            { day: "2021-01-01", amount: -100 },
            { day: "2022-01-01", amount: 230 },
            { day: "2023-01-01", amount: -132 },
          ],
        },
        expect: { outputs: { xirrRates: "10%; 20%" } },
      },
    ],
    guide: [
      {
        title: "Days over 365",
        text: "Each amount is discounted by the number of days since the earliest row, divided by 365, and the rate is sought that makes the sum zero. A leap year thus counts slightly more than one. The result is an effective annual rate, comparable with a CAGR or the APY of an account.",
      },
      {
        title: "How to enter a portfolio",
        text: "List every deposit as a negative amount on its day and every withdrawal or cash dividend paid out as a positive one. Dividends that were reinvested are not flows. Then add a last row: what the holdings are worth today, as if you sold them. Rows can be pasted and need no order.",
      },
      {
        title: "Your return, not the fund’s",
        text: "If you bought more before a good year, your rate exceeds the fund’s published one, and the reverse. That is the meaning of money-weighted. To judge the manager rather than your timing, use the time-weighted page, which needs account values at each flow.",
      },
    ],
    faq: [
      {
        q: "Why does my spreadsheet show #NUM! for XIRR?",
        a: "Excel needs at least one negative and one positive value, and its iteration may fail from the default guess, above all for losses. This page searches the whole range of rates, so a solution that exists is found, and several are all listed.",
      },
      {
        q: "Can I use XIRR for less than a year?",
        a: "You can, but it annualizes: a gain of 3% in one month becomes about 43% a year. For short spans look at the plain gain instead. The rate becomes meaningful once the average amount has been invested for about a year.",
      },
      {
        q: "How do I compute the XIRR of a SIP or savings plan?",
        a: "Enter each installment with its date as a negative amount, then the current value as a positive amount with today’s date. Copy both columns from the account statement. The rate accounts for the fact that late installments have had little time to grow.",
      },
    ],
    related: ["investment/time-weighted-return", "investment/irr", "investment/cagr", "investment/fees"],
    words: [
      "XIRR Excel",
      "money-weighted return",
      "personal rate of return",
      "dollar-weighted return",
      "irregular cash flows",
      "SIP return",
      "mutual fund XIRR",
      "portfolio return with deposits",
      "IRR with dates",
      "extended internal rate of return",
    ],
  },
  {
    slug: "real-return",
    name: "Real return after inflation",
    heading: "Real Rate of Return Calculator",
    question: "What is the return after inflation?",
    lead: "How much faster than prices the money grows, and what it will buy at the end. The exact rate comes from a division by the rise in prices, not from a subtraction.",
    seo: {
      title: "Real Return Calculator: After Inflation",
      description:
        "Real rate of return from the nominal return and inflation by the Fisher equation, with future value in today’s money and what idle cash would lose.",
    },
    fixed: { mode: "real" },
    fields: ["annualReturn", "inflation", "initial", "years"],
    defaults: { inflation: "3" },
    answer: ["realReturn", "realValue", "nominalValue", "purchasingPower", "shortcut"],
    examples: [
      {
        id: "seven-and-three",
        title: "7% with 3% inflation over 20 years",
        origin: mpmath("1.07/1.03 − 1 and its powers"),
        inputs: {},
        expect: {
          outputs: {
            realReturn: 3.8834951456311,
            nominalValue: 38_696.84,
            realValue: 21_425.5,
            purchasingPower: 5536.76,
          },
        },
      },
      {
        id: "six-and-two-point-four",
        title: "6% with 2.4% inflation over 30 years",
        origin: mpmath("1.06/1.024 − 1"),
        inputs: { annualReturn: 6, inflation: 2.4, years: 30 },
        expect: {
          outputs: { realReturn: 3.515625, nominalValue: 57_434.91, realValue: 28_195.33, shortcut: 3.6 },
        },
      },
    ],
    guide: [
      {
        title: "Fisher’s equation",
        text: "One plus the real rate equals one plus the nominal rate, divided by one plus inflation. The difference of the two rates is close while both are small and always errs upward when the return is above inflation. At high inflation the gap becomes serious.",
      },
      {
        title: "Three lines in the chart",
        text: "The account statement follows the top line. The middle one is the same money in the prices of today, and the lowest is cash under a mattress. The distance between the last two is what investing gained in goods; the distance between the first two is only paper.",
      },
      {
        title: "Which inflation?",
        text: "Consumer price indexes describe an average basket. Tuition, rent and medical care have risen faster for decades, electronics have become cheaper. For a long plan in the US, 2 to 3% is a usual assumption; the yield gap between ordinary Treasuries and TIPS shows what the market expects.",
      },
    ],
    faq: [
      {
        q: "Can a real return be negative?",
        a: "Yes, and it often is for cash: whenever an account pays less than inflation, its balance grows while its purchasing power shrinks. Tax makes it worse, because it is charged on the nominal interest, including the part that only offsets rising prices.",
      },
      {
        q: "Should I plan retirement with nominal or real returns?",
        a: "Either, if you stay consistent. Real returns let you state the spending goal in today’s prices, which is easier to imagine. Nominal returns must go with spending that rises every year. Mixing a nominal return with constant spending is the classic error.",
      },
      {
        q: "How do I adjust a past return for inflation?",
        a: "Divide the consumer price index at the end by that at the start to get the rise in prices, and divide the growth factor of the investment by it. For several years, take the root afterward. The CAGR page does this with a yearly inflation rate.",
      },
    ],
    related: ["investment/investment-growth", "investment/cagr", "savings/compound-interest", "percentage"],
    words: [
      "inflation adjusted return",
      "real rate of return",
      "real interest rate",
      "Fisher equation",
      "nominal vs real return",
      "return minus inflation",
      "purchasing power",
      "future value in today’s money",
      "inflation calculator investment",
      "time value with inflation",
    ],
  },
  {
    slug: "fees",
    name: "Cost of investment fees",
    heading: "Investment Fee Calculator",
    question: "How much do fund and adviser fees cost me?",
    lead: "The money that yearly costs take from a portfolio, and the growth that this money would have earned. The holding time turns a small percentage into a large share.",
    seo: {
      title: "Investment Fee Calculator: Expense Ratios",
      description:
        "What an expense ratio or advisory fee costs over the years: fees paid, growth lost and the final value with and without them, by three charging methods.",
    },
    fixed: { mode: "growth" },
    fields: ["initial", "contribution", "annualReturn", "years", "fee", "feeModel"],
    defaults: {
      initial: "100000",
      contribution: "0",
      annualReturn: "6",
      years: "25",
      fee: "1",
      inflation: "",
    },
    answer: ["feeCost", "feesPaid", "growthLost", "finalValue", "withoutFees"],
    examples: [
      {
        id: "one-percent",
        title: "1% a year on 100,000 at 6% over 25 years",
        origin: mpmath("100,000 × 1.06^25 and 100,000 × (1.06 × 0.99)^25"),
        inputs: {},
        expect: {
          outputs: { feeCost: 95_356.2, finalValue: 333_830.87, withoutFees: 429_187.07 },
          tolerance: { feeCost: 1e-6 },
        },
      },
      {
        id: "sec-bulletin",
        title: "What a fee of 1% costs on 100,000 at 4% over 20 years",
        origin: published(
          "SEC Investor Bulletin “How Fees and Expenses Affect Your Investment Portfolio” (2014); the split of the cost as quoted by the press: fees 27,832, growth lost 12,067",
        ),
        inputs: { annualReturn: 4, years: 20 },
        expect: {
          outputs: { feesPaid: 27_832, growthLost: 12_067, finalValue: 179_213.48 },
          tolerance: { feesPaid: 1e-5, growthLost: 2e-5 },
        },
      },
      {
        id: "subtracted",
        title: "10,000 at 6% less 0.5% over 40 years, by subtraction",
        origin: published("HumbleDollar, Money Guide, “Investment Costs”: 85,133 instead of 102,857"),
        inputs: { initial: 10_000, years: 40, fee: 0.5, feeModel: "subtracted" },
        expect: { outputs: { finalValue: 85_133, withoutFees: 102_857 }, tolerance: 0.000005 },
      },
    ],
    guide: [
      {
        title: "Charged on everything, every year",
        text: "A percentage fee is taken from the whole balance, not from the gain. Against an expected return of 6%, a fee of 1% is a sixth of the return, before inflation. Over decades the compounding loss on the deducted money can rival the fees themselves, so the page shows the two apart.",
      },
      {
        title: "Add up all layers",
        text: "Expense ratio of the fund, adviser or robo fee, platform or plan administration, and trading costs within the fund all come off. A broad index fund may cost a few hundredths of a percent, an active one over half a percent, a wrap account with advice one to two percent in total.",
      },
      {
        title: "Judge it by what you get",
        text: "Run the comparison twice, once with each candidate’s total cost, and subtract the final values. That is the hurdle the dearer choice has to clear by better results, tax work or by keeping you invested in bad markets. Past outperformance rarely persists; costs do.",
      },
    ],
    faq: [
      {
        q: "Where do I find the fees of my funds?",
        a: "The prospectus lists the expense ratio in its fee table, and the fund’s fact sheet repeats it. Plan fees of a 401(k) are in the participant disclosure, advisory fees in Form ADV and on the statement. Add them, since they are charged independently.",
      },
      {
        q: "Is the expense ratio deducted from my account?",
        a: "You never see a debit. The fund pays it from its assets day by day, so the share price is lower than it would be. Returns that funds publish are after this fee, so do not subtract it again from a historical fund return.",
      },
      {
        q: "Which fee method should I choose?",
        a: "Funds accrue daily. Advisers usually bill quarterly in arrears or advance, which the year-end method approximates. Subtraction of fee from return is the shortcut in most articles; it differs a little from both. Over the same period the three lie close together.",
      },
    ],
    related: [
      "investment/investment-growth",
      "investment/real-return",
      "investment/time-weighted-return",
      "percentage",
    ],
    words: [
      "expense ratio calculator",
      "fund fees",
      "mutual fund fees",
      "ETF expense ratio",
      "401k fees",
      "advisory fee",
      "cost of fees",
      "management fee",
      "ongoing charges",
      "total expense ratio",
      "TER",
      "fee impact",
    ],
  },
  {
    slug: "average-return",
    name: "Average annual return",
    heading: "Average Return Calculator",
    question: "What is the average annual return of these years?",
    lead: "The geometric mean of yearly returns, which is what money actually grew by, next to the arithmetic mean that brochures like to quote. The more the years differ, the wider the gap.",
    seo: {
      title: "Average Return Calculator: Geometric Mean",
      description:
        "Average annual return from a list of yearly returns: geometric and arithmetic mean, total return, growth multiple and the average after inflation.",
    },
    fixed: { mode: "average" },
    fields: ["returns", "inflation"],
    answer: ["geometric", "arithmetic", "totalReturn", "multiple", "realCagr"],
    examples: [
      {
        id: "four-years",
        title: "12%, −8%, 21% and 5%",
        origin: mpmath("The fourth root of 1.12 × 0.92 × 1.21 × 1.05"),
        inputs: {},
        expect: { outputs: { geometric: 6.9658458693, arithmetic: 7.5, totalReturn: 30.91232 } },
      },
      {
        id: "three-years",
        title: "10%, −20% and 30%",
        origin: mpmath("The cube root of 1.1 × 0.8 × 1.3"),
        inputs: { returns: [{ rate: 10 }, { rate: -20 }, { rate: 30 }] },
        expect: {
          outputs: { geometric: 4.586430635119669, arithmetic: 20 / 3, totalReturn: 14.4, multiple: 1.144 },
        },
      },
      {
        id: "up-and-down",
        title: "50% up, then 50% down",
        origin: mpmath("√0.75 − 1"),
        inputs: { returns: [{ rate: 50 }, { rate: -50 }] },
        expect: { outputs: { geometric: -13.397459621556, arithmetic: 0, totalReturn: -25 } },
      },
    ],
    guide: [
      {
        title: "Multiply, then take the root",
        text: "Turn each year into a factor, 1.12 for a gain of 12% and 0.92 for a loss of 8%. Their product is the growth of one dollar, and its root, by the number of years, is the geometric mean. Adding the percentages and dividing answers another question: what a typical single year brought.",
      },
      {
        title: "Volatility drag",
        text: "A loss needs a larger gain to make up for it, so swings cost growth. As a rule of thumb, the geometric mean is lower than the arithmetic one by half the variance of the returns. A leveraged fund can average zero over two years and still lose a great deal.",
      },
      {
        title: "What belongs in the rows",
        text: "Total returns of equal periods, with dividends reinvested and after fund costs. Calendar years from a fact sheet fit. Months work as well, but then the mean is per month. If you added money between, your result differs: weight by amounts with XIRR.",
      },
    ],
    faq: [
      {
        q: "Should I use the arithmetic or the geometric average?",
        a: "Geometric for what happened to invested money and for comparing funds over the same span. Arithmetic for the expected return of one coming year and as input to portfolio models. Projecting decades with the arithmetic mean overstates the result.",
      },
      {
        q: "How do I average monthly returns to a yearly one?",
        a: "Enter the months as rows. Raise one plus the geometric mean to the twelfth power and subtract one. Multiplying the monthly mean by twelve neglects compounding and comes out too low for gains.",
      },
      {
        q: "What if one year is a total loss?",
        a: "With a return of −100% the product is zero and nothing can follow, so the geometric mean is a total loss as well. The arithmetic mean may still look attractive, which shows why it must not be used for growth.",
      },
    ],
    related: ["investment/cagr", "investment/time-weighted-return", "investment/xirr", "percentage"],
    words: [
      "geometric mean return",
      "mean annual return",
      "average annual return",
      "annualized return from yearly returns",
      "arithmetic vs geometric mean",
      "volatility drag",
      "average stock return",
      "average rate of return",
      "compound average return",
    ],
  },
  {
    slug: "dollar-cost-averaging",
    name: "Dollar-cost averaging",
    heading: "Dollar-Cost Averaging Calculator",
    question: "What is my average cost per share?",
    lead: "The average cost of shares bought in several purchases at different prices, the gain at the current price, and what a single purchase at the start would have become.",
    seo: {
      title: "Dollar-Cost Averaging: Cost per Share",
      description:
        "Average cost per share from a list of purchases, shares owned, gain or loss at today’s price, and dollar-cost averaging compared with a lump sum.",
    },
    fixed: { mode: "averaging" },
    fields: ["purchases", "priceNow"],
    answer: ["averageCost", "shares", "valueNow", "roi", "atOnce"],
    examples: [
      {
        id: "four-purchases",
        title: "1,000 each at 40, 50, 50 and 40",
        origin: published(
          "Series 7 Exam For Dummies, “How to use the dollar-cost averaging formula”: 90 shares for 4,000, 44.44 each",
        ),
        inputs: {},
        expect: {
          outputs: { averageCost: 44.44, shares: 90, averagePrice: 45, valueNow: 4320, atOnce: 4800, roi: 8 },
          tolerance: {
            atOnce: 1e-12,
            averageCost: 0.0002,
            averagePrice: 1e-12,
            shares: 1e-12,
            valueNow: 1e-12,
          },
        },
      },
      {
        id: "six-months",
        title: "1,000 a month at 18.20, 25.12, 28.55, 30.03, 32.66 and 26.78",
        origin: published(
          "empirestockbroker.com, What Is Dollar Cost Averaging? (2019): 231.039 shares, 25.97 each, average price 26.89",
        ),
        inputs: {
          purchases: [18.2, 25.12, 28.55, 30.03, 32.66, 26.78].map((price) => ({ amount: 1000, price })),
        },
        expect: {
          outputs: { averageCost: 25.97, shares: 231.039, averagePrice: 26.89 },
          tolerance: { averageCost: 0.0002, averagePrice: 0.0002, shares: 0.000005 },
        },
      },
    ],
    guide: [
      {
        title: "Total paid over total shares",
        text: "Each purchase buys amount ÷ price shares. All amounts divided by all shares give the average cost, your break-even price before fees and tax. With equal amounts it is the harmonic mean of the prices, which is always at or below their plain average, because cheap months buy more.",
      },
      {
        title: "Averaging down",
        text: "Buying more after a fall pulls the average cost toward the lower price, but adds to the position and the risk. The computation says where you break even, not whether the price will return there. Fractional shares are assumed; with whole shares only, some cash is left over.",
      },
      {
        title: "Against a lump sum",
        text: "“Lump sum instead” invests everything at the first price of the list. In rising markets that wins, as money was at work longer; studies of US, British and Australian data find it ahead about two-thirds of the time. Spreading purchases buys protection from an unlucky start, and most savers have no lump sum anyway.",
      },
    ],
    faq: [
      {
        q: "How do I calculate the average price of shares bought at different times?",
        a: "Add what each purchase cost, including commission, and divide by the number of shares you own. Averaging the prices alone is right only if you bought the same number of shares each time. The two figures are shown side by side here.",
      },
      {
        q: "Does the average cost matter for taxes?",
        a: "Possibly. US investors may use average basis for mutual fund shares and many dividend reinvestment plans; for stocks the default is first in, first out, or lots that you identify. The number here does not know which shares were sold or how long they were held.",
      },
      {
        q: "Does it work for crypto and ETFs?",
        a: "Yes. Enter the amount spent and the price of one coin or share each time; prices with many decimals are accepted. Trading fees belong in the amount, since they were paid to get the units.",
      },
    ],
    related: ["investment/investment-growth", "investment/xirr", "investment/roi", "percentage"],
    words: [
      "DCA",
      "average cost per share",
      "average share price",
      "stock average calculator",
      "averaging down",
      "cost basis",
      "average purchase price",
      "lump sum vs DCA",
      "pound-cost averaging",
      "crypto average price",
      "break-even share price",
    ],
  },
  {
    slug: "time-weighted-return",
    name: "Time-weighted return",
    heading: "Time-Weighted Return Calculator",
    question: "What is the time-weighted return of a portfolio?",
    lead: "The return of the investments themselves, with deposits and withdrawals taken out: linked from the account’s value just before every cash flow. It is what funds publish.",
    seo: {
      title: "Time-Weighted Return (TWR) Calculator",
      description:
        "Time-weighted rate of return from cash flow dates and the portfolio’s value before each one, annualized, next to the money-weighted return of the investor.",
    },
    fixed: { mode: "dated" },
    fields: ["datedFlows"],
    answer: ["timeWeighted", "timeWeightedTotal", "xirr"],
    examples: [
      {
        id: "four-periods",
        title: "Four periods from January 2, 2023 to January 2, 2026",
        origin: mpmath("1.06 × 14,100/13,100 × 13,900/12,900 × 15,600/15,400 and its 1,096/365th root"),
        inputs: {},
        expect: { outputs: { timeWeighted: 7.5800902643, timeWeightedTotal: 24.5324836711 } },
      },
      {
        id: "cfa",
        title: "Four shares at 50, two sold after a year, two at 80 with a dividend of 5 after the next",
        origin: published(
          "CFA Level I practice question on money- and time-weighted returns (AnalystForum, The Analyst Space): 20.52% and 30.38%",
        ),
        inputs: {
          datedFlows: [
            { day: "2021-01-01", amount: -200 },
            { day: "2022-01-01", amount: 100, before: 200 },
            { day: "2023-01-01", amount: 170 },
          ],
        },
        expect: {
          outputs: { xirr: 20.52, timeWeighted: 30.38, timeWeightedTotal: 70 },
          tolerance: { timeWeighted: 0.0002, xirr: 0.0003 },
        },
      },
      {
        id: "dividends",
        title: "100 shares at 20, 20 more at 22, dividends of 2 and 2.50 taken out, sold at 24",
        origin: published(
          "CFA Level I practice question (avatto.com): ³√(24/20 × 27.5/22 × 24/25) − 1 = 0.1292",
        ),
        inputs: {
          datedFlows: [
            { day: "2021-01-01", amount: -2000 },
            { day: "2022-01-01", amount: -240, before: 2400 },
            { day: "2023-01-01", amount: 300, before: 3300 },
            { day: "2024-01-01", amount: 2880 },
          ],
        },
        expect: {
          outputs: { timeWeighted: 12.92, timeWeightedTotal: 44 },
          tolerance: { timeWeighted: 0.0004 },
        },
      },
    ],
    guide: [
      {
        title: "Chain the subperiods",
        text: "Between two cash flows nothing is added or taken, so value after over value before is pure performance. Multiply these factors over all subperiods, subtract one, and you have the total; the root by years gives the annual rate. Large and small balances count alike, hence the name.",
      },
      {
        title: "The values you need",
        text: "For each deposit or withdrawal, the worth of the account immediately before it, which the monthly statement or the broker’s performance report shows. The first row is the opening deposit, the last one the closing value as money received. Without intermediate values only the money-weighted rate can be found.",
      },
      {
        title: "Reading both rates",
        text: "A time-weighted rate above your XIRR means that you had more money invested in the weaker spells. The gap is the cost, or the reward, of timing. Compare the time-weighted rate with an index and the XIRR with your plan.",
      },
    ],
    faq: [
      {
        q: "Why do fund managers report time-weighted returns?",
        a: "They do not control when clients add or withdraw money, so a rate that depends on it would be unfair in both directions. The GIPS standards therefore ask for time-weighted returns of most portfolios, with money-weighted ones for private funds that do control their flows.",
      },
      {
        q: "Is a return of less than a year annualized?",
        a: "No. GIPS forbids it, because a good quarter is not a promise of three more. The page then shows the total for the period only. XIRR is always stated per year, so do not compare the two over short spans.",
      },
      {
        q: "What if I do not know the value before each cash flow?",
        a: "Estimate it from the nearest statement, or use the Modified Dietz method, which weights flows by the days they were invested and needs only opening and closing values. For small flows the error is minor; for a deposit that doubles the account it is not.",
      },
    ],
    related: ["investment/xirr", "investment/average-return", "investment/cagr", "investment/fees"],
    words: [
      "TWR",
      "TWRR",
      "time weighted rate of return",
      "portfolio performance",
      "money-weighted vs time-weighted",
      "GIPS return",
      "linked returns",
      "return without deposits",
      "investment performance calculator",
      "geometric linking",
    ],
  },
]);
