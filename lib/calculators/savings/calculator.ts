import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "savings",
  label: "Savings",
  category: "financial-health",
  heading: "Savings Calculator",
  summary:
    "What regular saving grows to, with any deposit and compounding frequency, tax and inflation; or the deposit, time, rate or starting amount you need to reach a goal.",
  seo: {
    title: "Savings Calculator: Balance, Goal and APY",
    description:
      "Savings with regular deposits: final balance, interest and APY, or solve for the deposit, time, rate or starting amount of a goal. Tax and inflation too.",
  },
  keywords: [
    "savings goal",
    "compound interest",
    "APY",
    "annual percentage yield",
    "regular deposits",
    "future value",
    "interest rate",
    "monthly savings",
    "how long to save",
    "continuous compounding",
    "emergency fund",
  ],
  guide,
  question: "Find",
  modes,
  assumptions: [
    "The rate stays the same for the whole time.",
    "Between compounding dates, interest grows at the equivalent rate per deposit period, not as simple interest.",
    "Amounts are rounded to the cent only for display. Banks credit interest in whole cents and count days, so a statement may differ by a few cents.",
    "A year has 365 days, 52 weeks and 12 equal months.",
  ],
  sources: [
    cite("reg-dd", "Appendix A, part I: annual percentage yield"),
    cite("kellison", "Chapters 1 to 4: equivalent rates, annuities, annuities in progression"),
    cite("fisher", "Chapter II: real and money interest"),
    cite("fdic", "§ 330.1(o): standard maximum deposit insurance amount, $250,000"),
    cite("dgsd", "Article 6(1): EUR 100,000"),
  ],
  seal: "rounded",
  formulas,
  examples,
  related: ["investment", "loan", "mortgage", "percentage"],
  disclaimer: "This is an estimate, not financial advice. Rates change, and accounts have their own terms.",
});
