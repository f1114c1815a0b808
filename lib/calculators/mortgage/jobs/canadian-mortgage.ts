import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
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
});
