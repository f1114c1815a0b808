import type { Origin } from "../../kit/calculator/define.ts";
import { defineJobs } from "../../kit/calculator/jobs.ts";

const decimal: Origin = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent",
};
const byHand = (calculation: string): Origin => ({ kind: "independent", by: `by hand: ${calculation}` });

export default defineJobs([
  {
    slug: "loan-payment",
    name: "Loan payment",
    heading: "Loan Payment Calculator",
    question: "What is the payment on this loan?",
    lead: "The monthly payment on a car, personal or student loan and the interest you pay in total. Both follow from three terms of the contract: the amount, the rate and the number of payments.",
    seo: {
      title: "Loan Payment Calculator with Total Interest",
      description:
        "Monthly payment and total interest of a fixed-rate loan, to the cent, with the full payment schedule: for a car, personal, student or business loan.",
    },
    fixed: { mode: "payment" },
    fields: ["amount", "rate", "years", "months", "frequency"],
    answer: ["payment", "totalInterest", "totalPaid", "payoffDate"],
    examples: [
      {
        id: "car",
        title: "A car loan of 35,000 at 7% over 5 years",
        origin: decimal,
        inputs: { amount: 35_000, rate: 7 },
        expect: { outputs: { payment: 693.04, lastPayment: 693.2, totalInterest: 6582.56 } },
      },
      {
        id: "forty-eight-months",
        title: "A personal loan of 18,000 at 7.2% over 48 months",
        origin: decimal,
        inputs: { amount: 18_000, rate: 7.2, years: 0, months: 48 },
        expect: { outputs: { payment: 432.7, lastPayment: 432.96, totalInterest: 2769.86 } },
      },
    ],
    guide: [
      {
        title: "Where the payment comes from",
        text: "The lender divides the yearly rate by the number of payments in a year and looks for the level amount whose payments, discounted at that rate, are worth exactly what you borrow. Early payments are mostly interest because the balance is still high; the last ones are almost all principal. The schedule shows the split row by row.",
      },
      {
        title: "Term against cost",
        text: "A longer term always lowers the payment and always raises the total interest, because the balance falls more slowly. Compare offers over the same term first. Then lengthen it only as far as the budget requires: the “Total interest” line is the price of the smaller payment.",
      },
      {
        title: "Why a lender’s figure may differ",
        text: "A quote that is a few dollars higher usually has something financed into it: an origination fee, a service contract, credit insurance or sales tax. Add it to the amount. A difference of cents comes from rounding, or from interest counted by actual days, as many credit unions and simple-interest auto lenders do.",
      },
    ],
    faq: [
      {
        q: "How do I calculate a monthly loan payment by hand?",
        a: "Divide the annual rate by twelve to get the monthly rate. Raise one plus that rate to minus the number of payments, and subtract the result from one. Multiply the loan by the monthly rate, and divide by what you just found.",
      },
      {
        q: "Should I enter the APR or the interest rate?",
        a: "Enter the interest rate of the note: the payment is computed from it. The APR also spreads fees over the term, so a payment computed from it is too high unless there are no fees. If only the APR is quoted, the result is an upper estimate.",
      },
      {
        q: "Does paying every two weeks lower the payment?",
        a: "Each payment is a little less than half the monthly one, because 26 biweekly payments replace 12 monthly ones and the term stays the same. Interest hardly changes. To finish sooner, pay half of the monthly amount every two weeks, which adds up to one more payment a year.",
      },
      {
        q: "What happens if I skip the down payment?",
        a: "The whole price is financed, so the payment and the interest rise in proportion: the payment per 1,000 borrowed stays the same. With a car, the balance can then exceed the resale value for the first years, which matters if it is sold or written off.",
      },
    ],
    related: ["loan/extra-payments", "loan/loan-amount", "loan/apr", "mortgage"],
    words: [
      "loan calculator",
      "monthly loan payment",
      "car loan payment",
      "auto loan payment",
      "personal loan payment",
      "student loan payment",
      "installment",
      "EMI",
      "repayment",
      "payment on a loan",
      "amortization schedule",
      "pmt",
      "installment calculator",
      "student loan",
      "finance calculator",
      "interest on a loan",
    ],
  },
  {
    slug: "extra-payments",
    name: "Loan payoff with extra payments",
    heading: "Loan Payoff Calculator: Extra Payments",
    question: "How much do extra payments save, and how much sooner is the loan paid off?",
    lead: "Interest saved and months cut by paying more than the contract asks for, monthly, yearly or once. Enter the balance you owe today and the time that is left.",
    seo: {
      title: "Loan Payoff Calculator with Extra Payments",
      description:
        "See the interest and the months that extra loan payments save: a bit more each month, a yearly bonus or a lump sum, compared with the original schedule.",
    },
    fixed: { mode: "payment" },
    fields: ["amount", "rate", "years", "months", "extraEach", "extraYearly"],
    defaults: { amount: "20000", rate: "7", extraEach: "100" },
    answer: ["interestSaved", "timeSaved", "payoffDate", "totalInterest", "payment"],
    examples: [
      {
        id: "car-loan",
        title: "100 extra a month on 20,000 at 7% with 5 years left",
        origin: decimal,
        inputs: {},
        expect: {
          outputs: {
            interestSaved: 893.74,
            timeSaved: "1 year 1 month (13 payments)",
            payment: 396.02,
            lastPayment: 50.82,
            totalInterest: 2867.74,
          },
        },
      },
      {
        id: "student-loan",
        title: "150 extra a month on a student loan of 30,000 at 6% with 10 years left",
        origin: decimal,
        inputs: { amount: 30_000, rate: 6, years: 10, extraEach: 150 },
        expect: { outputs: { interestSaved: 3955.27, payment: 333.06, payments: 75, lastPayment: 265.72 } },
      },
      {
        id: "monthly-yearly-once",
        title: "25,000 at 6.5% with 100 extra a month, 500 each December and 2,000 once",
        origin: decimal,
        inputs: {
          amount: 25_000,
          rate: 6.5,
          firstPayment: "2026-02-15",
          extraEach: 100,
          extraYearly: 500,
          extraMonth: "12",
          extraOnce: [{ day: "2027-03-01", amount: 2000 }],
        },
        expect: {
          outputs: {
            interestSaved: 1430.08,
            timeSaved: "1 year 6 months (18 payments)",
            payments: 42,
            payoffDate: "2029-07-15",
          },
        },
      },
    ],
    guide: [
      {
        title: "What an extra dollar does",
        text: "The interest of the month is settled by the regular payment, so every extra dollar comes off the balance. It then saves interest at the loan’s rate for as long as the loan would have run. That makes early extras worth far more than late ones, and the saving is a certain, untaxed return equal to the rate.",
      },
      {
        title: "Enter today’s figures",
        text: "Use the balance of your latest statement and the payments that remain, not the original loan. If the payment shown differs from your contract, adjust the months until it matches. A one-time amount, such as a tax refund or a trade-in, has its own row with a date under More options.",
      },
      {
        title: "Tell the lender",
        text: "Some servicers treat extra money as an early payment of the next installment and move the due date instead of reducing the balance. Ask for it to be applied to principal. Check for precomputed interest or a prepayment charge in the contract: with either, the true saving is smaller than shown here.",
      },
      {
        title: "When not to",
        text: "Clear credit cards and other costlier debt first, keep an emergency reserve, and take an employer’s matching contribution. Paying a cheap loan early also makes little sense while insured savings earn more than its rate. Money sent to an installment loan cannot be drawn again when a bill arrives.",
      },
    ],
    faq: [
      {
        q: "Is it better to pay extra every month or once a year?",
        a: "Every month, if the yearly total is the same: money that arrives earlier stops interest earlier. The difference is modest, so a yearly bonus is nearly as good. What matters more is starting early in the loan and not skipping.",
      },
      {
        q: "Do extra payments lower my monthly payment?",
        a: "Not by themselves: the payment stays and the loan ends sooner. Lenders can recast a loan, which spreads the lower balance over the remaining term. Choose “Lower the payment” under More options to see that case; it saves less interest than keeping the payment.",
      },
      {
        q: "Do extra payments change the interest rate or the APR?",
        a: "No. The rate is fixed by the contract, and the APR is disclosed for the agreed schedule. You pay less interest because you owe less for a shorter time. If upfront fees were charged, an early payoff even raises the effective cost per year of use.",
      },
    ],
    related: ["loan/loan-payment", "mortgage/extra-payments", "savings", "percentage"],
    words: [
      "credit card payoff",
      "pay off a credit card",
      "pay off loan early",
      "early payoff",
      "early repayment",
      "overpayment",
      "loan payoff",
      "additional principal",
      "lump sum payment on loan",
      "how soon is my loan paid off",
      "debt payoff",
      "prepayment",
      "student loan payoff",
      "car loan payoff",
      "auto loan payoff",
    ],
  },
  {
    slug: "loan-amount",
    name: "Loan amount you can borrow",
    heading: "How Much Can I Borrow?",
    question: "How much can I borrow for this monthly payment?",
    lead: "The largest loan that a payment you can afford pays off within the term. The rate decides how much of that payment is principal and how much goes to the lender.",
    seo: {
      title: "How Much Can I Borrow? Loan Amount by Payment",
      description:
        "Turn a monthly payment into the loan it pays off: enter what you can afford, the rate and the term, and get the amount, the interest and the last payment.",
    },
    fixed: { mode: "amount" },
    fields: ["payment", "rate", "years", "months"],
    defaults: { payment: "400", rate: "7" },
    answer: ["amount", "totalInterest", "totalPaid", "payoffDate"],
    examples: [
      {
        id: "car-budget",
        title: "350 a month for a car at 7% over 5 years",
        origin: decimal,
        inputs: { payment: 350 },
        expect: { outputs: { amount: 17_675.7 } },
      },
      {
        id: "five-hundred",
        title: "500 a month for 5 years at 6.5%",
        origin: decimal,
        inputs: { payment: 500, rate: 6.5 },
        expect: { outputs: { amount: 25_554.34, lastPayment: 499.98, totalInterest: 4445.64 } },
      },
      {
        id: "no-interest",
        title: "100 a month for a year without interest",
        origin: byHand("12 × 100"),
        inputs: { payment: 100, rate: 0, years: 1 },
        expect: { outputs: { amount: 1200, totalInterest: 0 } },
      },
    ],
    guide: [
      {
        title: "The payment read backward",
        text: "A loan is worth the present value of its payments: each is divided by one plus the periodic rate, once for every period that passes before it. Their sum is what a lender can hand out today. At a rate of zero it would simply be payment times number; interest takes the rest.",
      },
      {
        title: "From the loan to a price",
        text: "Add your down payment and the trade-in, then subtract sales tax, registration and fees that have to be paid from the same money. What remains is the sticker price you can negotiate. Dealers like to talk about the payment alone; with this number, you can talk about the price.",
      },
      {
        title: "What lenders add to it",
        text: "Approval also depends on credit history, on collateral and on the share of gross income that all debts take, often capped at 36 to 43%. The result says what the payment carries, not what will be approved. For a house, property tax and insurance come out of the same budget: use the affordability page for that.",
      },
    ],
    faq: [
      {
        q: "How much more can I borrow with a longer term?",
        a: "Less than in proportion: the added payments are far in the future and mostly cover interest. Doubling the years never doubles the loan unless the rate is zero. Try two terms and compare what you get with the total interest.",
      },
      {
        q: "How does the interest rate change what I can borrow?",
        a: "A higher rate turns more of each payment into interest, and its effect grows with the term. Over a few years, one point changes the amount by two or three percent; over decades, by about a tenth. Short car loans are therefore less sensitive than mortgages.",
      },
      {
        q: "Should I borrow the full amount?",
        a: "Leave room. The result assumes that the whole budget goes to this payment for the whole term, while fuel, insurance and repairs compete for it. Keep a margin for a month without income, and remember that the last payment is years away.",
      },
    ],
    related: ["loan/loan-payment", "mortgage/affordability", "loan/extra-payments", "savings"],
    words: [
      "how much can I borrow",
      "maximum loan",
      "borrowing power",
      "borrowing capacity",
      "loan size for payment",
      "how much loan can I afford",
      "car loan amount by payment",
      "reverse loan",
      "loan principal from payment",
    ],
  },
  {
    slug: "apr",
    name: "APR of a loan with fees",
    heading: "APR Calculator",
    question: "What is the APR of a loan with fees?",
    lead: "The annual percentage rate under US Regulation Z: the interest rate plus the origination fee and other finance charges, expressed as one yearly rate that you can compare between lenders.",
    seo: {
      title: "APR Calculator: Loan Rate Including Fees",
      description:
        "Find the APR of a loan from its rate and fees by the actuarial method of Regulation Z, with fees paid up front or financed, and see what they really cost.",
    },
    fixed: { mode: "payment" },
    fields: ["amount", "rate", "years", "months", "fees", "feesPaid"],
    defaults: { amount: "12000", rate: "9", years: "3", fees: "300" },
    answer: ["apr", "payment", "totalCost", "totalInterest"],
    examples: [
      {
        id: "upfront",
        title: "12,000 at 9% over 36 months with a fee of 300 up front",
        origin: { ...decimal, by: `${decimal.by}; APR by mpmath` },
        inputs: {},
        expect: {
          outputs: { apr: 10.7387596059, payment: 381.6, totalInterest: 1737.48, totalCost: 2037.48 },
        },
      },
      {
        id: "financed",
        title: "The same with the fee added to the loan",
        origin: { ...decimal, by: `${decimal.by}; APR by mpmath` },
        inputs: { feesPaid: "added" },
        expect: { outputs: { apr: 10.6955386548, payment: 391.14, totalInterest: 1780.9 } },
      },
      {
        id: "no-fees",
        title: "25,000 at 6.5% over 5 years without fees",
        origin: { ...decimal, by: `${decimal.by}; APR by mpmath` },
        inputs: { amount: 25_000, rate: 6.5, years: 5, fees: 0 },
        expect: { outputs: { apr: 6.49992522885, payment: 489.15 } },
      },
    ],
    guide: [
      {
        title: "How the APR is defined",
        text: "The amount financed is what you receive after prepaid finance charges. The APR is the rate per payment period that discounts all payments to that amount, multiplied by the number of periods in a year, without compounding. There is no closed formula for it: the rate is found by iteration, as Appendix J prescribes.",
      },
      {
        title: "Which fees belong in it",
        text: "Origination fees, discount points, broker fees and required mortgage or credit insurance are finance charges. Late fees, and for a home loan appraisal, title and recording fees, usually are not. The Truth in Lending box on the offer states the finance charge: subtract the interest, and the rest is what to enter as fees.",
      },
      {
        title: "The same fee, a different APR",
        text: "A fee weighs more on a short loan, because it is spread over less time, and on a small one. If you repay early, it is spread over even less, so the rate you really paid exceeds the stated one. With a mortgage you may refinance in five years, compare the costs up to then.",
      },
      {
        title: "APR, APY and APRC",
        text: "The US figure for loans ignores compounding within the year; the APY of a deposit includes it. The EU and the UK require an effective rate for loans, the APRC, so the same contract shows a higher number there. Compare like with like.",
      },
    ],
    faq: [
      {
        q: "Why is the APR higher than the interest rate?",
        a: "You pay interest on the full loan but receive less than that after fees, so each payment buys less money. Without fees the two agree, apart from a few thousandths of a point that come from rounding the payment to the cent.",
      },
      {
        q: "Is a lower APR always the better loan?",
        a: "Over the full term and for the same amount, yes. If you expect to repay early, an offer with a slightly higher rate and no fees can cost less, since fees are gone once paid. Compare total costs up to the month you expect to leave.",
      },
      {
        q: "How accurate must a lender’s APR be?",
        a: "For a regular loan, the disclosed figure may differ from the exact one by 1/8 of a percentage point; for irregular ones, such as several advances or uneven payments, by 1/4. Your result should therefore match the disclosure closely if all finance charges were entered.",
      },
    ],
    related: ["loan/loan-payment", "loan/simple-interest", "mortgage/points", "percentage"],
    words: [
      "annual percentage rate",
      "real APR",
      "true cost of a loan",
      "loan with origination fee",
      "interest rate with fees",
      "finance charge",
      "Regulation Z",
      "Truth in Lending",
      "effective loan rate",
      "APRC",
    ],
  },
  {
    slug: "simple-interest",
    name: "Simple interest",
    heading: "Simple Interest Calculator",
    question: "What is the interest at a simple rate?",
    lead: "Interest that is charged on the original amount only, for years, months, days or between two dates. Principal, rate and time decide it, and for days also the year of 365 or 360 that the contract names.",
    seo: {
      title: "Simple Interest Calculator: I = Prt",
      description:
        "Simple interest and total from principal, rate and time, in years, months, days or between dates: by a year of 365 or 360, actual days or 30-day months.",
    },
    fixed: { mode: "simple" },
    fields: ["amount", "rate", "time", "timeUnit", "from", "until"],
    defaults: { amount: "5000", rate: "5" },
    examples: [
      {
        id: "three-years",
        title: "5,000 at 5% for 3 years",
        origin: byHand("5,000 × 5% × 3"),
        inputs: {},
        expect: { outputs: { simpleInterest: 750, simpleTotal: 5750 } },
      },
      {
        id: "ninety-days",
        title: "10,000 at 6% for 90 days of a banker’s year",
        origin: byHand("10,000 × 6% × 90 ÷ 360"),
        inputs: { amount: 10_000, rate: 6, time: 90, timeUnit: "days", yearDays: "360" },
        expect: { outputs: { simpleInterest: 150, simpleTotal: 10_150 } },
      },
      {
        id: "between-dates",
        title: "10,000 at 6% from January 15 to July 15, 2026, actual days over 360",
        origin: {
          kind: "independent",
          by: "Python’s datetime and decimal: 181 days, 10,000 × 0.06 × 181 ÷ 360",
        },
        inputs: {
          amount: 10_000,
          rate: 6,
          timeUnit: "dates",
          from: "2026-01-15",
          until: "2026-07-15",
          dayCount: "actual-360",
        },
        expect: { outputs: { simpleInterest: 301.67, interestDays: 181 } },
      },
    ],
    guide: [
      {
        title: "Principal times rate times time",
        text: "I = P · r · t, with the rate as a decimal and the time in years. Months are twelfths of a year; days are divided by the length of year that applies. Because interest is never added to the principal, every year earns the same amount, and the total grows along a straight line.",
      },
      {
        title: "365, 360 or the calendar",
        text: "Exact interest divides actual days by 365. Banks and the money market often use 360, the banker’s rule, which makes the same rate a little more expensive. Treasury securities use the real length of each year. Corporate bonds count every month as 30 days. Unless a contract or a court order says otherwise, 365 is the usual choice.",
      },
      {
        title: "Where it is used",
        text: "Notes between private persons, judgments and late-payment interest, bridge loans, Treasury bills, and the days between two payments of a car or student loan. Most savings accounts, mortgages over whole months and credit cards compound instead, even if the quoted rate looks the same.",
      },
    ],
    faq: [
      {
        q: "What is the difference between simple and compound interest?",
        a: "Simple interest is figured on the original sum only. Compound interest is also figured on interest credited before, so it pulls ahead after the first period, slowly at first. Over a few months the two nearly agree; over decades they are worlds apart.",
      },
      {
        q: "How do I calculate simple interest for months?",
        a: "Divide the months by twelve to get years, then multiply by the principal and by the rate as a decimal. At 8% for 18 months, 2,500 bears 2,500 × 0.08 × 1.5 = 300 in interest. If the contract counts days, use the dates instead.",
      },
      {
        q: "What is per diem interest?",
        a: "It is the interest of a single day: the balance times the annual rate, divided by 365 or 360. Payoff letters state it so that you can add the days until your payment arrives. Enter the time in days, and the result shows it.",
      },
      {
        q: "Is a simple interest loan good for me?",
        a: "Usually. On such a loan, interest accrues daily on what you still owe, so paying early or extra saves money at once. Paying late costs more, since more days of interest are taken from the payment before the principal is reduced.",
      },
    ],
    related: ["savings/compound-interest", "loan/loan-payment", "loan/apr", "date/days-between-dates"],
    words: [
      "simple interest formula",
      "I = Prt",
      "principal rate time",
      "per diem interest",
      "daily interest",
      "interest on a promissory note",
      "late payment interest",
      "judgment interest",
      "30/360",
      "actual/360",
      "actual/365",
      "day count",
      "flat interest",
    ],
  },
  {
    slug: "interest-only",
    name: "Interest-only loan",
    heading: "Interest-Only Loan Calculator",
    question: "What is the payment during and after the interest-only period?",
    lead: "Two payments, one now and one later: interest alone at first, then the higher installment that repays the whole loan in the time that is left.",
    seo: {
      title: "Interest-Only Loan and Mortgage Calculator",
      description:
        "The interest-only payment, the payment after the period ends and the extra interest, for a mortgage, HELOC draw period or construction loan.",
    },
    fixed: { mode: "payment" },
    fields: ["amount", "rate", "years", "interestOnly"],
    defaults: { amount: "300000", years: "30", interestOnly: "120" },
    answer: ["interestOnlyPayment", "payment", "totalInterest", "payoffDate"],
    examples: [
      {
        id: "ten-of-thirty",
        title: "300,000 at 6.5% over 30 years, the first 10 interest-only",
        origin: decimal,
        inputs: {},
        expect: {
          outputs: {
            interestOnlyPayment: 1625,
            payment: 2236.72,
            lastPayment: 2236.41,
            totalInterest: 431_812.49,
          },
        },
      },
      {
        id: "credit-line",
        title: "A credit line of 50,000 at 8% over 15 years, 5 of them interest-only",
        origin: decimal,
        inputs: { amount: 50_000, rate: 8, years: 15, interestOnly: 60 },
        expect: {
          outputs: {
            interestOnlyPayment: 333.33,
            payment: 606.64,
            lastPayment: 606.2,
            totalInterest: 42_796.16,
          },
        },
      },
    ],
    guide: [
      {
        title: "Two formulas in a row",
        text: "During the first phase the payment is the balance times the yearly rate, divided by twelve; nothing is repaid. Afterward the full balance is amortized over the months that remain, which are fewer than the term. The interest-only months count toward the term, so the second payment is higher than that of an ordinary loan.",
      },
      {
        title: "The jump",
        text: "Look at the second figure before you sign. The longer the first phase, the higher the step, and an adjustable rate can make it steeper still. Plan for the later payment, or for a sale or a refinancing that does not depend on the price of the house having risen.",
      },
      {
        title: "What it costs",
        text: "As the balance stands still, interest is charged on the full loan for years. Set the interest-only months to zero to see the ordinary payment and its total interest; the difference is the price of the relief. Voluntary principal during the first phase reduces both.",
      },
      {
        title: "If nothing is ever repaid",
        text: "Some loans end with the interest-only phase and the whole principal falls due, as in bridge and construction lending. Under More options, choose “Balance due early” and the month: the last payment then contains the balance.",
      },
    ],
    faq: [
      {
        q: "How do I calculate an interest-only payment?",
        a: "Multiply the balance by the annual rate and divide by twelve: 300,000 × 0.065 ÷ 12 = 1,625 a month. The amount changes only if the balance or the rate does, so a draw on a credit line raises the next payment.",
      },
      {
        q: "Why is the later payment higher than on a regular mortgage?",
        a: "The same principal is repaid in less time. If ten of thirty years pass without repayment, twenty years of installments must do the work of thirty. The contract rate can stay the same and the payment still rises.",
      },
      {
        q: "Who are interest-only loans for?",
        a: "Borrowers with uneven income who pay principal in good months, investors who expect to sell, and builders during construction. For someone who simply cannot afford the regular payment, the relief ends on a fixed date and the debt has not become smaller.",
      },
    ],
    related: ["loan/loan-payment", "mortgage/affordability", "loan/extra-payments", "savings"],
    words: [
      "interest only mortgage",
      "interest only payment",
      "IO loan",
      "HELOC payment",
      "home equity line of credit",
      "draw period",
      "construction loan",
      "bridge loan",
      "bullet loan",
      "payment after interest-only period",
    ],
  },
]);
