import type { Origin } from "../../kit/calculator/define.ts";
import { defineJobs } from "../../kit/calculator/jobs.ts";

const decimal: Origin = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent",
};
const affordable: Origin = {
  kind: "independent",
  by: "Python’s decimal: P = (cap − fixed costs + down · f) / (f + tax / 12), with f the monthly payment and PMI per unit of the loan",
};

export default defineJobs([
  {
    slug: "monthly-payment",
    name: "Monthly mortgage payment",
    heading: "Mortgage Payment Calculator",
    question: "What is the monthly payment on this house?",
    lead: "The whole bill: principal and interest, property tax, home insurance and, below 20% down, mortgage insurance. Price, down payment and rate decide most of it.",
    seo: {
      title: "Mortgage Payment Calculator: PITI and PMI",
      description:
        "Monthly house payment with principal, interest, property tax, insurance and PMI, and the month in which PMI ends, from price, down payment and rate.",
    },
    fixed: { country: "us", mode: "cost" },
    fields: ["price", "downPercent", "rate", "years", "taxPercent", "insurance"],
    answer: ["monthlyCost", "payment", "loan", "totalInterest", "payoffDate"],
    examples: [
      {
        id: "twenty-down",
        title: "400,000 with 20% down at 6.5% over 30 years",
        origin: decimal,
        inputs: {},
        expect: {
          outputs: { monthlyCost: 2514.29, payment: 2022.62, loan: 320_000, totalInterest: 408_140.64 },
        },
      },
      {
        id: "low-tax",
        title: "300,000 with 20% down at 6%, a tax of 1% and 1,200 a year for insurance",
        origin: decimal,
        inputs: { price: 300_000, rate: 6, taxPercent: 1, insurance: 1200 },
        expect: { outputs: { monthlyCost: 1788.92, payment: 1438.92, totalInterest: 278_012.58 } },
      },
      {
        id: "ten-down",
        title: "310,000 with 10% down at 6.1%: PMI until payment 91 or 104",
        origin: decimal,
        inputs: { price: 310_000, downPercent: 10, rate: 6.1, firstPayment: "2026-03-01" },
        expect: {
          outputs: {
            payment: 1690.73,
            loan: 279_000,
            pmiMonthly: 116.25,
            pmiRequestPayment: 91,
            pmiAutomaticPayment: 104,
            pmiTotal: 10_578.75,
          },
        },
      },
    ],
    guide: [
      {
        title: "PITI, line by line",
        text: "Principal and interest are fixed for the term of the loan. Property tax follows the assessed value of the home and insurance its rebuilding cost; the servicer collects a twelfth of each with every payment and keeps it in escrow. PMI is added while the loan exceeds 80% of the value, and HOA dues are billed separately.",
      },
      {
        title: "Use your county’s tax",
        text: "Effective rates run from about 0.3% of the value in Hawaii to more than 2% in New Jersey and Illinois, so this line can move the payment by hundreds of dollars. Take the rate from the county, not the seller’s old bill: many places reassess after a sale, and a homestead exemption has to be applied for.",
      },
      {
        title: "Why the payment creeps up",
        text: "A fixed rate fixes only the loan. When taxes or premiums rise, the escrow analysis once a year raises the monthly amount and may ask for a shortage on top of that. Under More options you can let these costs grow and see year by year what the house will take.",
      },
      {
        title: "Not in the payment",
        text: "Closing costs of roughly 2 to 5% of the loan are due once. Repairs, utilities and furnishing are yours from the first day. If the result is close to your limit, check it against income and debts on the affordability page before you make an offer.",
      },
    ],
    faq: [
      {
        q: "How much is PMI, and when does it go away?",
        a: "Private mortgage insurance typically costs a few tenths of a percent up to about one and a half percent of the loan per year, by credit score and down payment. You may request its end at 80% of the original value; at 78% the servicer must drop it.",
      },
      {
        q: "Is a 15-year mortgage cheaper than a 30-year one?",
        a: "In total, by far: the rate is usually lower and the balance falls quickly, so you pay less than half of the interest. Each payment is higher, though. If that is too tight, a 30-year loan with voluntary extra payments keeps the choice in your hands.",
      },
      {
        q: "Does the down payment change the rate?",
        a: "Lenders price by loan-to-value ratio and credit score together, so crossing 20% down often improves the rate a little and removes PMI. Between those steps, an additional dollar only reduces the loan. Ask for quotes at two down payments before draining your savings.",
      },
    ],
    related: ["mortgage/affordability", "mortgage/extra-payments", "mortgage/points", "loan/loan-payment"],
    words: [
      "mortgage calculator",
      "house payment",
      "home loan payment",
      "PITI",
      "mortgage with taxes and insurance",
      "PMI",
      "mortgage repayment",
      "monthly cost of a house",
      "escrow payment",
      "principal and interest",
      "30-year mortgage",
      "15 vs 30 year mortgage",
      "30 year vs 15 year",
      "15 year mortgage",
    ],
  },
  {
    slug: "affordability",
    name: "Home affordability",
    heading: "How Much House Can I Afford?",
    question: "How much house can I afford?",
    lead: "The highest price at which housing and debts stay within a lender’s limits on your income, and which of the two limits stops you. No email address and no lender’s form.",
    seo: {
      title: "How Much House Can I Afford? 28/36 Rule",
      description:
        "The highest home price for your income, debts and down payment by the 28/36 rule, with taxes, insurance and PMI counted, and the limit that binds.",
    },
    fixed: { country: "us", mode: "afford" },
    fields: ["income", "debts", "downAmount", "rate", "years", "taxPercent"],
    defaults: { income: "90000", debts: "400", downAmount: "40000", downKind: "amount" },
    answer: ["maxPrice", "limit", "monthlyCost", "payment", "loan"],
    examples: [
      {
        id: "ninety-thousand",
        title: "90,000 a year with debts of 400 a month and 40,000 down",
        origin: affordable,
        inputs: {},
        expect: {
          outputs: { maxPrice: 293_244.04, loan: 253_244.04, limit: "Housing ratio, 28% of income" },
          tolerance: { maxPrice: 1e-7, loan: 1e-7 },
        },
      },
      {
        id: "debts-bind",
        title: "100,000 a year with debts of 800 a month and 20% down",
        origin: affordable,
        inputs: { income: 100_000, debts: 800, downKind: "percent", downPercent: 20 },
        expect: {
          outputs: { maxPrice: 347_384.35, monthlyCost: 2200, limit: "Debt ratio, 36% of income" },
          tolerance: { maxPrice: 1e-7, monthlyCost: 1e-5 },
        },
      },
      {
        id: "no-debts",
        title: "90,000 a year without debts and 30,000 down",
        origin: affordable,
        inputs: { debts: 0, downAmount: 30_000 },
        expect: {
          outputs: { maxPrice: 284_441.67, loan: 254_441.67, limit: "Housing ratio, 28% of income" },
        },
      },
    ],
    guide: [
      {
        title: "Two ratios, the smaller wins",
        text: "The front-end ratio allows 28% of gross monthly income for housing: principal, interest, tax, insurance, dues and PMI. The back-end ratio allows 36% for housing and all other debts together. The page solves each for the price and takes the lower one, and “Limited by” names it.",
      },
      {
        title: "What raises the answer",
        text: "If the debt ratio binds, paying off a car loan with few payments left helps more than the same cash added to the down payment. If the housing ratio binds, only a higher income, a lower rate, a cheaper county or more money down moves the price.",
      },
      {
        title: "Other programs",
        text: "FHA guidelines work with 31 and 43%, conventional underwriting engines can approve debt ratios up to 45 or 50%, and VA loans also test the income left after all bills. Enter other ratios under More options. The higher the ratio, the less remains for saving, child care and repairs.",
      },
      {
        title: "Keep a reserve",
        text: "The down payment entered should not be your last dollar. Closing costs and moving have to be paid as well, and lenders like to see two to six months of payments in the bank. Lower the down payment accordingly and watch the price, not the payment, react.",
      },
    ],
    faq: [
      {
        q: "What counts as debt in the debt-to-income ratio?",
        a: "Minimum payments on credit cards, car and student loans, leases, alimony and child support, as they appear on the credit report or a court order. Groceries, utilities, phone plans and insurance other than that of the home do not count, although they are real.",
      },
      {
        q: "Is it based on gross or net income?",
        a: "Gross, before tax and deductions, because lenders can verify it the same way for everyone. What you can live on depends on net pay. Put the monthly cost next to your take-home pay before you rely on the ratio.",
      },
      {
        q: "Can I afford a house at three times my salary?",
        a: "The old rule of thumb ignores the interest rate, which matters most. At low rates the ratios allow four times the salary or more, at high rates less than three. Taxes and existing debts shift it further, so compute it with your own figures.",
      },
      {
        q: "Does a co-borrower double what we can afford?",
        a: "Both incomes count, and so do both people’s debts. The price rises with the sum of the incomes less those payments. For pricing, many lenders use the lower of the two credit scores, which can cost some of what the second income adds.",
      },
    ],
    related: ["mortgage/monthly-payment", "loan/loan-amount", "mortgage/points", "savings/savings-goal"],
    words: [
      "how much house can I afford",
      "home affordability",
      "mortgage affordability",
      "maximum mortgage",
      "house budget",
      "28/36 rule",
      "debt-to-income ratio",
      "DTI",
      "mortgage prequalification",
      "how much mortgage can I get",
      "home price by income",
      "how expensive a house can i buy",
      "house i can afford",
      "home buying budget",
    ],
  },
  {
    slug: "extra-payments",
    name: "Mortgage payoff with extra payments",
    heading: "Mortgage Payoff Calculator",
    question: "How much sooner is my mortgage paid off if I pay extra?",
    lead: "Interest and time saved by additional principal each month, by biweekly payments or by a lump sum. The rate and how early you begin decide how much a dollar saves.",
    seo: {
      title: "Mortgage Payoff Calculator: Extra Payments",
      description:
        "Interest and years saved on a mortgage by extra principal every month, a yearly lump sum or accelerated biweekly payments, with both balance curves.",
    },
    fixed: { country: "us", mode: "cost" },
    fields: ["price", "downPercent", "rate", "years", "extraEach", "frequency"],
    defaults: { extraEach: "200" },
    answer: ["interestSaved", "timeToPayOff", "payoffDate", "paymentsSaved", "totalInterest", "payment"],
    examples: [
      {
        id: "two-hundred",
        title: "200 extra a month on 320,000 at 6.5% over 30 years",
        origin: decimal,
        inputs: {},
        expect: {
          outputs: {
            interestSaved: 105_427.85,
            paymentsSaved: 79,
            payments: 281,
            lastPayment: 379.19,
            totalInterest: 302_712.79,
          },
        },
      },
      {
        id: "one-fifty",
        title: "310,000 with 10% down at 6.1%, 150 extra a month: PMI ends sooner, too",
        origin: decimal,
        inputs: { price: 310_000, downPercent: 10, rate: 6.1, extraEach: 150 },
        expect: {
          outputs: { interestSaved: 74_357.89, paymentsSaved: 69, payments: 291, pmiRequestPayment: 63 },
        },
      },
      {
        id: "accelerated",
        title: "The same house with half the payment every two weeks instead",
        origin: decimal,
        inputs: {
          price: 310_000,
          downPercent: 10,
          rate: 6.1,
          extraEach: 0,
          frequency: "accelerated-bi-weekly",
        },
        expect: {
          outputs: { payment: 845.37, payments: 635, timeToPayOff: "24.4 years", totalInterest: 257_043.57 },
        },
      },
    ],
    guide: [
      {
        title: "Early principal is the cheap kind",
        text: "In the first year of a long mortgage most of the payment is interest, so a few hundred dollars can double the principal repaid that month. Everything that this dollar would have cost over the remaining decades is saved. The same dollar in year twenty-five avoids only five years of interest.",
      },
      {
        title: "Biweekly, the real way",
        text: "Half a payment every two weeks makes thirteen monthly payments a year instead of twelve. Most of the effect is the thirteenth payment, not the rhythm. If the servicer charges for a biweekly plan or holds the halves until the month’s payment is complete, add a twelfth to each monthly payment yourself: it does the same.",
      },
      {
        title: "A mortgage that is under way",
        text: "For a loan of some years’ standing, the loan payoff page is shorter: it takes the balance and the remaining time. Come here for a purchase, for PMI, which ends earlier on request as the balance falls faster, and for the equity curve.",
      },
      {
        title: "Recasting and refinancing",
        text: "A recast keeps rate and end date and lowers the payment after a large sum, usually for a small fee. A refinancing replaces the loan and restarts its costs. Extra payments need neither, can stop in any month, and since 2014 US rules allow penalties on few new mortgages, for three years at most.",
      },
    ],
    faq: [
      {
        q: "What happens if I make one extra mortgage payment a year?",
        a: "A 30-year loan ends roughly five to six years early at the usual rates, since an additional month of principal is repaid every year and stops bearing interest. Enter one twelfth of the payment as the monthly extra to see your own case.",
      },
      {
        q: "Should I pay off the mortgage or invest?",
        a: "Repayment earns the mortgage rate after tax with certainty, but the money is locked in the house. Investing may earn more and may not. With a low fixed rate, unused retirement accounts or costlier debts, the mortgage can wait; with a high rate, it competes well.",
      },
      {
        q: "How do I make sure that it goes to principal?",
        a: "Mark the amount as additional principal in the online payment or on the check, and look at the next statement: the balance must fall by exactly that sum more. If it was booked as a prepaid installment, ask the servicer to correct it.",
      },
    ],
    related: ["loan/extra-payments", "mortgage/monthly-payment", "mortgage/points", "investment"],
    words: [
      "pay off mortgage early",
      "mortgage early payoff",
      "extra principal payment",
      "biweekly mortgage",
      "bi-weekly payments",
      "accelerated biweekly",
      "mortgage overpayment",
      "additional mortgage payment",
      "13th payment",
      "mortgage prepayment",
      "lump sum on mortgage",
    ],
  },
  {
    slug: "points",
    name: "Mortgage points break-even",
    heading: "Mortgage Points Calculator",
    question: "Are discount points worth it?",
    lead: "The month in which the lower payment has paid back the cost of the points. It is decided by how much rate a point buys and by how long you keep the loan.",
    seo: {
      title: "Mortgage Points Calculator: Break-Even",
      description:
        "When do discount points pay off? Compare the rate with and without points: cost, monthly savings, break-even month and savings over the whole term.",
    },
    fixed: { country: "us", mode: "points" },
    fields: ["price", "downPercent", "years", "rate", "points", "rateWithPoints"],
    answer: ["breakEvenMonths", "pointsCost", "monthlySaving", "interestBreakEvenDate", "pointsSaved"],
    examples: [
      {
        id: "one-point",
        title: "One point on 320,000 for 6.25% instead of 6.5%",
        origin: decimal,
        inputs: {},
        expect: {
          outputs: {
            breakEvenMonths: 62,
            pointsCost: 3200,
            pointsPayment: 1970.3,
            monthlySaving: 52.32,
            pointsSaved: 15_637.59,
          },
        },
      },
      {
        id: "two-points",
        title: "Two points on 300,000 for 6.5% instead of 7%",
        origin: decimal,
        inputs: { price: 375_000, rate: 7, points: 2, rateWithPoints: 6.5 },
        expect: {
          outputs: {
            breakEvenMonths: 61,
            pointsCost: 6000,
            pointsPayment: 1896.2,
            monthlySaving: 99.71,
            pointsSaved: 29_887.34,
          },
        },
      },
    ],
    guide: [
      {
        title: "Cost over savings",
        text: "A point is one percent of the loan, paid at closing. Divide that cost by the reduction of the monthly payment, and you have the break-even in months. The second date is earlier: it counts that a lower rate also repays principal faster, so the interest avoided catches up with the price before the payments do.",
      },
      {
        title: "How long do you keep a loan?",
        text: "Not how long you keep the house. A refinancing ends the benefit just as a sale does, and if rates fall, people refinance. Points suit a buyer who is sure to stay and expects rates to hold. For anyone else, a break-even beyond five years deserves suspicion.",
      },
      {
        title: "Read the quotes side by side",
        text: "Ask each lender for the same loan at zero points, at one point, and with a lender credit, which is the reverse: a higher rate for money toward closing costs. On the Loan Estimate, points are in section A, separate from origination charges, which lower no rate.",
      },
    ],
    faq: [
      {
        q: "How much does one point lower the rate?",
        a: "Often about a quarter of a percentage point, but it is a market price that differs by lender, loan and day. The first point usually buys more than the next ones. Only the rate on your own quote makes the comparison meaningful.",
      },
      {
        q: "Are mortgage points tax deductible?",
        a: "In the US, points on a loan to buy or build the main home can often be deducted in full in the year they are paid if you itemize; on a refinancing they are spread over the term. Check IRS Publication 936 for the conditions.",
      },
      {
        q: "Should I buy points or make a larger down payment?",
        a: "Compare what each does with the same cash. If the sum lifts you over the threshold of 20% down, dropping PMI usually wins. Otherwise a down payment is money you get back when you sell, whereas points are spent, whatever happens later.",
      },
    ],
    related: ["mortgage/monthly-payment", "loan/apr", "mortgage/extra-payments", "mortgage/affordability"],
    words: [
      "discount points",
      "buy down the rate",
      "rate buydown",
      "buying points",
      "points break-even",
      "mortgage point cost",
      "are points worth it",
      "lower mortgage rate upfront",
      "lender credit",
      "permanent buydown",
    ],
  },
  {
    slug: "canadian-mortgage",
    name: "Canadian mortgage payment",
    heading: "Canadian Mortgage Calculator",
    question: "What is the payment on a Canadian mortgage?",
    lead: "The payment under Canadian rules: a fixed rate compounded twice a year, the CMHC premium below 20% down, accelerated schedules, the stress test and the balance at renewal.",
    seo: {
      title: "Canadian Mortgage Calculator with CMHC",
      description:
        "Mortgage payment in Canada: semi-annual compounding, CMHC premium and minimum down payment, accelerated biweekly payments, stress test and renewal.",
    },
    fixed: { country: "ca", mode: "cost" },
    fields: ["price", "downPercent", "rate", "years", "frequency", "compounding"],
    defaults: { price: "500000", downPercent: "10", rate: "4.5", years: "25" },
    answer: ["payment", "loan", "premium", "totalInterest", "renewalBalance", "qualifyingPayment"],
    examples: [
      {
        id: "insured",
        title: "500,000 with 10% down at 4.5% over 25 years, with Ontario’s 8% on the premium",
        origin: decimal,
        currency: "CAD",
        inputs: { premiumTax: 8 },
        expect: {
          outputs: {
            payment: 2567.84,
            premium: 13_950,
            premiumTax: 1116,
            loan: 463_950,
            qualifyingRate: 6.5,
            qualifyingPayment: 3107.65,
            renewalBalance: 407_331.18,
          },
        },
      },
      {
        id: "bi-weekly",
        title: "The same, paid every two weeks",
        origin: decimal,
        currency: "CAD",
        inputs: { frequency: "bi-weekly" },
        expect: { outputs: { payment: 1183.97, payments: 650, totalInterest: 305_633.4 } },
      },
      {
        id: "conventional",
        title: "400,000 with 20% down at 5% over 25 years: no insurance",
        origin: decimal,
        currency: "CAD",
        inputs: { price: 400_000, downPercent: 20, rate: 5 },
        expect: {
          outputs: { payment: 1861.14, loan: 320_000, lastPayment: 1858.7, totalInterest: 238_339.56 },
        },
      },
    ],
    guide: [
      {
        title: "Twice a year, not in advance",
        text: "Under the Interest Act, a blended fixed-rate mortgage quotes its rate with half-yearly compounding. The monthly rate is the sixth root of one plus half the quoted rate, less one. It is a little lower than a twelfth of the rate, so US calculators overstate a Canadian payment. Variable rates usually compound monthly: change it in the last field.",
      },
      {
        title: "Insurance below 20% down",
        text: "The premium depends on the loan-to-value ratio and is added to the mortgage, so you pay interest on it; provincial sales tax on it, in Ontario, Quebec and Saskatchewan, is due in cash at closing. The smallest down payment is 5% of the first 500,000 and 10% of the rest, up to a price below 1.5 million.",
      },
      {
        title: "Amortization is not the term",
        text: "The payment is computed over 25 or 30 years of amortization, but the contract rate holds only for the term, often five. At renewal the balance shown is financed at the rate of that day. Prepayment privileges, commonly 10 to 20% a year, also belong to the term.",
      },
      {
        title: "Accelerated schedules",
        text: "Half of the monthly payment every two weeks puts one additional monthly payment a year toward the balance and shortens the amortization by years. Plain biweekly payments only split the same yearly sum differently. Lenders offer both under similar names, so look at the amount.",
      },
    ],
    faq: [
      {
        q: "How does the mortgage stress test work?",
        a: "Federally regulated lenders must check that you could pay at a higher rate: the contract rate plus two percentage points, or 5.25% if that is more. The payment at that rate enters the debt service ratios. You still pay the contract rate.",
      },
      {
        q: "Can I get a 30-year amortization with less than 20% down?",
        a: "Since December 15, 2024, yes, if you are a first-time buyer or the home is newly built. The premium is then 0.20 points higher. Other insured mortgages end at 25 years; uninsured ones may run for 30 or longer.",
      },
      {
        q: "Is mortgage insurance in Canada the same as PMI?",
        a: "Both protect the lender. In the US, PMI is charged monthly and ends as equity grows. In Canada the premium is charged once, financed with the loan, and is not refunded when the balance falls, although it can sometimes be carried to another home.",
      },
    ],
    related: ["mortgage/monthly-payment", "mortgage/extra-payments", "loan/loan-payment", "mortgage"],
    words: [
      "Canada mortgage calculator",
      "CMHC calculator",
      "CMHC insurance premium",
      "Ontario mortgage",
      "semi-annual compounding",
      "mortgage stress test",
      "accelerated biweekly Canada",
      "mortgage renewal",
      "minimum down payment Canada",
      "insured mortgage",
    ],
  },
]);
