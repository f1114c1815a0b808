import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "loan",
  label: "Loan",
  category: "financial-health",
  heading: "Loan Calculator",
  summary:
    "Payment, amount, term or rate of a loan, with a schedule to the cent, extra payments, fees and the APR.",
  seo: {
    title: "Loan Calculator with Schedule and APR",
    description:
      "Find a loan's payment, amount, term or rate. Cent-exact schedule, extra payments, balloon, fees with APR, and two loans side by side.",
  },
  keywords: [
    "amortization",
    "amortisation schedule",
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
    "EMI",
  ],
  guide: [
    {
      title: "What it works out",
      text: "A loan has four quantities: amount, payment, term and rate. Choose the one that you don't know and type the others. The payment comes from R = PV · i / (1 − (1 + i)⁻ⁿ), where i is the rate of one period and n the number of payments; amount and term are the same equation turned round, the rate is found by iteration and is the only one that fits.",
    },
    {
      title: "The schedule is kept in cents",
      text: "Lenders round the payment and every month's interest to the cent, and so does the schedule here: interest = balance × i, rounded half up, and the rest of the payment lowers the balance. What the rounding leaves over is settled with the last payment, which therefore differs by some cents. The balance ends at exactly 0.00 and the totals are the sums of the printed rows. Sites that round only for display differ from this by cents.",
    },
    {
      title: "Rate, APR and effective rate are three figures",
      text: "The interest rate is the nominal one that the contract quotes. The APR is that of US Regulation Z: the rate, as a multiple of the payment period, at which the payments are worth what you really receive after fees. It is not compounded. The effective rate is the growth of a whole year with compounding, without fees. The APR(C) of the EU and the UK is a fourth one: it is effective and includes the fees.",
    },
    {
      title: "An odd first period",
      text: "When you give the day of the loan and the first payment is not exactly one period later, interest runs from that day: whole periods are counted back from the first payment and compounded, the odd days before them bear simple interest, as Regulation Z counts them. Where your lender charges the odd days at the closing instead, leave the day of the loan empty and add them to the fees.",
    },
    {
      title: "Compounding",
      text: "US consumer loans compound as often as they are paid. Canadian fixed-rate mortgages compound twice a year, whatever the payment rhythm; choose “semi-annual” for them. Where the two differ, the equivalent rate i = (1 + j/m)^(m/p) − 1 is used. For a rate that is quoted as effective, choose yearly compounding.",
    },
    {
      title: "Extra payments",
      text: "An extra payment goes to the principal in full. By default the regular payment stays and the loan ends sooner; choose “lower the payment” for a loan that is recast over the term that is left. A one-off payment counts on the first payment day on or after its date, so interest saved within a period is not counted. Ask your lender whether an early repayment costs a fee.",
    },
    {
      title: "Interest-only time, balloon and early due date",
      text: "Interest-only months are part of the term: afterwards the whole loan is paid off in the months that are left. A balloon is an amount that the payments leave over and that is due with the last one. “Falls due early” keeps the payments of a long term, say 30 years, and makes the balance due after, say, 7.",
    },
    {
      title: "Every two weeks is not twice a month",
      text: "Every two weeks makes 26 payments a year, every four weeks 13, twice a month 24. Here the payment is worked out for the rhythm that you choose and the term stays the same. Half a monthly payment every two weeks (accelerated) pays a loan off sooner; the mortgage calculator has it.",
    },
    {
      title: "What it leaves out",
      text: "Every period is equally long: lenders that count actual days charge a little more in a month of 31 days. Late fees, variable rates and insurance sold with a loan are not included.",
    },
  ],
  question: "Find",
  modes,
  assumptions: [
    "The payment and every period's interest are rounded to the currency's smallest unit, half away from zero.",
    "All periods are equally long, but for an odd first one where the day of the loan is given; every payment is made on its day.",
    "Payment days keep the day of the month of the first one; where a month is shorter, its last day.",
    "Extra payments lower the principal and never exceed what is owed; they do not change the APR.",
  ],
  sources: [
    cite("regulation-z", "§ 1026.22 and Appendix J: actuarial method, unit-periods, equation (b)(8)"),
    cite("interest-act", "Section 6: interest on mortgages calculated yearly or half-yearly, not in advance"),
    cite("kellison", "Chapters 3 to 5: annuities, yield rates, amortisation schedules"),
    cite("brent", "Chapter 4, for the unknown rate and the APR"),
  ],
  formulas,
  examples,
  related: ["mortgage", "savings", "investment", "percentage"],
  disclaimer: "An estimate, not an offer or financial advice. Your lender's contract decides.",
});
