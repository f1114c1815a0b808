import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes, shared } from "./modes.ts";

export default defineModes({
  id: "mortgage",
  label: "Mortgage",
  category: "financial-health",
  heading: "Mortgage Calculator",
  summary:
    "The full monthly cost of a home with taxes, insurance and PMI, what you can afford, and when points pay off.",
  seo: {
    title: "Mortgage Calculator with Taxes and PMI",
    description:
      "Monthly cost of a home with property tax, insurance, HOA and PMI end dates. Extra and bi-weekly payments, Canada, affordability, points.",
  },
  keywords: [
    "home loan",
    "house payment",
    "PITI",
    "PMI",
    "down payment",
    "amortization schedule",
    "affordability",
    "how much house can I afford",
    "bi-weekly mortgage",
    "accelerated payments",
    "Canadian mortgage",
    "CMHC insurance",
    "mortgage points",
    "extra payments",
  ],
  guide: [
    {
      title: "What the monthly cost contains",
      text: "Principal and interest come from R = PV · i / (1 − (1 + i)⁻ⁿ). Property tax (of the home's value, not of the loan), home insurance, HOA fees and mortgage insurance are added as twelfths of a year. Other rhythms are shown as their monthly average. Maintenance, utilities and closing costs are not included; a usual allowance for maintenance is 1 % of the value a year.",
    },
    {
      title: "When PMI ends",
      text: "Under the US Homeowners Protection Act you may ask for private mortgage insurance to be cancelled once the balance is 80 % of the original value, which is the lower of price and appraisal; extra payments bring that day closer. Without a request it ends when the scheduled balance first reaches 78 %, or at the midpoint of the term, and extra payments do not change that date. Both dates are shown. FHA, VA and USDA loans have other rules: an FHA premium can last for the whole term.",
    },
    {
      title: "Every two weeks, true or accelerated",
      text: "“Every two weeks” spreads the loan over 26 payments a year and takes as long as the monthly plan. “Accelerated” is half of the monthly payment every two weeks, which makes 13 monthly payments a year and ends a 30-year loan about 5 to 6 years sooner. Twice a month is 24 payments. Make sure that your lender credits each payment when it arrives; some hold half payments until the month is full.",
    },
    {
      title: "Canada",
      text: "Quoted fixed rates are compounded twice a year; variable ones usually monthly (choose it under more options). With less than 20 % down the loan must be insured: 4.00 % of it below 10 % down, 3.10 % below 15 %, 2.80 % below 20 %, and 0.20 points more above 25 years, where 30 years are allowed only for first-time buyers and new homes. The premium is added to the loan; some provinces tax it, in cash. At least 5 % of the first 500,000 and 10 % of the rest are needed, and 20 % from 1.5 million on. These are the rules since 15 December 2024; older sites still show 1 million.",
    },
    {
      title: "What you can afford",
      text: "US lenders often want housing at no more than 28 % of gross income, and housing with all debts at no more than 36 %; FHA uses 31 and 43. The price is the highest that stays within both, with PMI counted where it applies. In Canada the payment is taken at the stress-test rate (the contract's plus 2 points, at least 5.25 %), with heating and half of the condo fees, against 39 % and 44 %. What a lender approves is an upper limit, not a recommendation.",
    },
    {
      title: "Points",
      text: "One point costs 1 % of the loan and lowers the rate. The break-even is the cost divided by the monthly saving. Because a lower rate also pays the loan off faster, the interest saved exceeds the cost earlier; that date is shown too. Selling or refinancing before it loses money. Extra payments are left out of this comparison, and so is what the cash would earn elsewhere.",
    },
    {
      title: "The schedule is kept in cents",
      text: "The payment and the interest of every period are rounded to the cent, as lenders do it; the last payment settles what is left over, and the balance ends at exactly 0.00. Interest runs in arrears: the first payment usually falls on the 1st of the second month after the closing, and the days before are settled at the closing. The rate is fixed for the whole time: with an adjustable rate or a renewal, payments change.",
    },
  ],
  question: "Find",
  shared,
  modes,
  assumptions: [
    "The rate stays the same over the whole time.",
    "The payment and every period's interest are rounded to the currency's smallest unit, half away from zero.",
    "PMI is a share of the original loan, the same with every payment until it ends; exactly 20 % down needs none.",
    "Property tax, insurance and HOA grow once a year by the growth that you give; mortgage insurance does not.",
    "Payment days keep the day of the month of the first one; where a month is shorter, its last day.",
  ],
  sources: [
    cite("hpa", "Sections 4901 (definitions) and 4902 (termination); CFPB Bulletin 2015-03"),
    cite("interest-act", "Section 6: yearly or half-yearly, not in advance"),
    cite("cmhc", "Premiums by loan-to-value, minimum down payment, GDS and TDS"),
    cite("hud-4000", "Section II.A.5: mortgage payment and all debts as ratios of the effective income"),
    cite("osfi", "Minimum qualifying rate: contract rate plus 2 points, at least 5.25 %"),
    cite("kellison", "Chapters 3 to 5: annuities and amortisation schedules"),
  ],
  formulas,
  examples,
  related: ["loan", "savings", "investment", "percentage"],
  disclaimer: "An estimate, not an offer, approval or financial advice. Your lender's documents decide.",
});
