import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "loan",
  label: "Loan",
  category: "financial-health",
  heading: "Loan Calculator",
  summary:
    "Find the payment, amount, term or rate of a loan, with a schedule to the cent, extra payments, fees and the APR.",
  seo: {
    title: "Loan Calculator with Schedule and APR",
    description:
      "Find a loan’s payment, amount, term or rate: a schedule to the cent, extra payments, balloons, fees and the APR, and two loans side by side.",
  },
  keywords: [
    "amortization",
    "amortization schedule",
    "monthly payment",
    "car loan",
    "personal loan",
    "APR",
    "interest rate",
    "balloon loan",
    "interest-only loan",
    "extra payments",
    "early payoff",
    "compare loans",
    "simple interest",
    "EMI",
  ],
  guide: [
    {
      title: "What you can solve for",
      text: "A loan has an amount, a payment, a term and a rate. Choose the one you don’t know and enter the other three. The payment comes from R = PV · i / (1 − (1 + i)⁻ⁿ), where i is the rate per period and n the number of payments. The amount and the term come from the same equation, solved for them; the rate is found by iteration, and there is only one solution.",
    },
    {
      title: "A schedule to the cent",
      text: "Lenders round the payment and each month’s interest to the cent, and so does this schedule: interest = balance × i, rounded half up, and the rest of the payment reduces the balance. The last payment absorbs the rounding differences, so it usually differs by a few cents. The balance ends at exactly 0.00, and the totals are the sums of the rows shown. Sites that round only for display may differ by a few cents.",
    },
    {
      title: "Interest rate, APR and effective rate",
      text: "The interest rate is the nominal rate quoted in the contract. The APR follows US Regulation Z: it is the rate per payment period at which the payments are worth what you actually receive after fees, times the number of periods in a year, without compounding. The effective rate includes compounding over a full year but not fees. The APR(C) used in the EU and the UK is different again: it is an effective rate and includes fees.",
    },
    {
      title: "An odd first period",
      text: "If you enter the loan date and the first payment is not exactly one period later, interest runs from that date. Whole periods are counted back from the first payment and compounded; the odd days before them bear simple interest, as in Regulation Z. If your lender charges for the odd days at closing instead, leave the loan date blank and add that interest to the fees.",
    },
    {
      title: "Compounding",
      text: "US consumer loans compound as often as payments are made. Canadian fixed-rate mortgages compound twice a year however often you pay; choose “Semi-annual” for them. Where the two differ, the equivalent rate i = (1 + j/m)^(m/p) − 1 is used. If your rate is quoted as an effective rate, choose yearly compounding.",
    },
    {
      title: "Extra payments",
      text: "Extra payments go entirely toward principal. By default the regular payment stays the same and the loan ends sooner; choose “Lower the payment” for a loan that is recast over the remaining term. A one-time payment counts on the first payment date on or after its own date, so interest saved within a period is not included. Ask your lender whether there is a prepayment penalty.",
    },
    {
      title: "Interest-only periods, balloons and early due dates",
      text: "Interest-only months are part of the term; the whole loan is then paid off in the remaining months. A balloon is an amount that the regular payments leave unpaid and that is due with the last one. “Balance due early” keeps the payments of a long term, say 30 years, and makes the balance due after, say, 7.",
    },
    {
      title: "Every two weeks is not twice a month",
      text: "Every two weeks is 26 payments a year, every four weeks 13, twice a month 24. The payment is calculated for the schedule you choose, and the term stays the same. Paying half a monthly payment every two weeks (accelerated) pays off a loan sooner; the mortgage calculator offers that.",
    },
    {
      title: "Simple interest",
      text: "Simple interest is the amount times the rate times the years, and interest bears no interest. For a period in days, the contract names the year: 365 days, 360 days (the banker’s year, which costs 1.4% more), the actual length of each year, or twelve months of 30 days.",
    },
    {
      title: "Not included",
      text: "All periods are treated as equally long; lenders that count actual days charge a little more for a month with 31 days. Late fees, variable rates and insurance sold with a loan are not included.",
    },
  ],
  question: "Find",
  modes,
  assumptions: ["Payments and interest are rounded to the currency’s smallest unit, half away from zero."],
  sources: [
    cite("regulation-z", "§ 1026.22 and Appendix J: actuarial method, unit-periods, equation (b)(8)"),
    cite("interest-act", "Section 6: interest on mortgages calculated yearly or half-yearly, not in advance"),
    cite("kellison", "Chapters 1 to 5: simple interest, annuities, yield rates, amortization schedules"),
    cite("isda-2006", "Section 4.16: day count fractions of simple interest between two dates"),
    cite("brent", "Chapter 4, for the unknown rate and the APR"),
  ],
  seal: "rounded",
  formulas,
  examples,
  related: ["mortgage", "savings", "investment", "percentage"],
  disclaimer: "This is an estimate, not an offer or financial advice. Your lender’s contract prevails.",
});
