import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes, shared } from "./modes.ts";

export default defineModes({
  id: "mortgage",
  label: "Mortgage",
  category: "financial-health",
  heading: "Mortgage Calculator",
  summary:
    "The full monthly cost of a home with taxes, insurance and PMI, how much home you can afford, and when points pay off.",
  seo: {
    title: "Mortgage Calculator with Taxes and PMI",
    description:
      "Monthly cost of a home with property tax, insurance, HOA and PMI end dates; extra and biweekly payments, Canada, affordability and points.",
  },
  keywords: [
    "refinance",
    "closing costs",
    "home loan",
    "refinance",
    "mortgage refinance",
    "house payment",
    "PITI",
    "PMI",
    "down payment",
    "loan to value",
    "LTV",
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
      title: "What the monthly cost includes",
      text: "Principal and interest come from R = PV · i / (1 − (1 + i)⁻ⁿ). One-twelfth of each year’s property tax (based on the home’s value, not the loan), home insurance, HOA fees and mortgage insurance is added. Other payment schedules are shown as monthly averages. Maintenance, utilities and closing costs are not included; a common rule of thumb for maintenance is 1% of the home’s value a year.",
    },
    {
      title: "When PMI ends",
      text: "Under the US Homeowners Protection Act, you can ask to have private mortgage insurance canceled once the balance reaches 80% of the original value, which is the lower of price and appraisal; extra payments bring that date closer. Otherwise it ends when the scheduled balance first reaches 78%, or at the midpoint of the term; extra payments do not change that date. Both dates are shown. FHA, VA and USDA loans follow other rules: an FHA premium can last the whole term.",
    },
    {
      title: "Biweekly payments, regular or accelerated",
      text: "“Every two weeks” spreads the loan over 26 payments a year and takes as long as monthly payments. “Accelerated” is half the monthly payment every two weeks, which adds up to 13 monthly payments a year and ends a 30-year loan about 5 to 6 years sooner. Twice a month is 24 payments. Make sure your lender credits each payment when it arrives; some hold half payments until the full month’s payment is in.",
    },
    {
      title: "Canada",
      text: "Fixed rates are quoted with semi-annual compounding, variable rates usually with monthly compounding (choose it under More options). With less than 20% down, the loan must be insured. The premium is 4.00% of the loan below 10% down, 3.10% below 15% and 2.80% below 20%, plus 0.20 points for terms over 25 years; 30 years is allowed only for first-time buyers and new homes. The premium is added to the loan; some provinces charge tax on it, payable in cash. The minimum down payment is 5% of the first 500,000 and 10% of the rest, or 20% for homes of 1.5 million or more. These rules took effect on December 15, 2024; older sites still use 1 million.",
    },
    {
      title: "What you can afford",
      text: "US lenders often want housing costs at no more than 28% of gross income, and housing plus all other debts at no more than 36%; FHA uses 31% and 43%. The result is the highest price that meets both limits, including PMI where it applies. In Canada, the payment at the stress-test rate (the contract rate plus 2 points, at least 5.25%), heating and half of the condo fees count toward limits of 39% and 44%. What a lender approves is an upper limit, not a recommendation.",
    },
    {
      title: "Points",
      text: "One point costs 1% of the loan and lowers the rate. The break-even point is the cost divided by the monthly savings. Because a lower rate also pays down the balance faster, the interest saved exceeds the cost earlier; that date is shown too. If you sell or refinance before then, you lose money. The comparison leaves out extra payments and what the cash could earn elsewhere.",
    },
    {
      title: "A schedule to the cent",
      text: "The payment and each period’s interest are rounded to the cent, as lenders do; the last payment pays off what is left, and the balance ends at exactly 0.00. Interest is paid in arrears: the first payment is usually due on the 1st of the second month after closing, and interest for the days before is paid at closing. The rate is assumed to be fixed; with an adjustable rate or a renewal, payments change.",
    },
  ],
  question: "Find",
  shared,
  modes,
  assumptions: [
    "The rate stays the same for the whole term.",
    "The payment and each period’s interest are rounded to the currency’s smallest unit, half away from zero.",
    "PMI is a share of the original loan, the same with every payment until it ends; with exactly 20% down, none is needed.",
    "Property tax, insurance and HOA fees grow once a year at the rate you enter; mortgage insurance does not.",
    "Payments fall on the same day of the month as the first one, or on the last day of a shorter month.",
  ],
  sources: [
    cite("hpa", "Sections 4901 (definitions) and 4902 (termination); CFPB Bulletin 2015-03"),
    cite("interest-act", "Section 6: yearly or half-yearly, not in advance"),
    cite("cmhc", "Premiums by loan-to-value, minimum down payment, GDS and TDS"),
    cite("hud-4000", "Section II.A.5: mortgage payment and all debts as ratios of the effective income"),
    cite("osfi", "Minimum qualifying rate: contract rate plus 2 points, at least 5.25%"),
    cite("kellison", "Chapters 3 to 5: annuities and amortization schedules"),
  ],
  seal: "rounded",
  formulas,
  examples,
  related: ["loan", "savings", "investment", "percentage"],
  disclaimer:
    "This is an estimate, not an offer, approval or financial advice. Your lender’s documents prevail.",
});
