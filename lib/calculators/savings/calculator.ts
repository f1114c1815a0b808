import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
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
    "What regular saving grows to, with any deposit and compounding frequency, tax and inflation; or the deposit, time, rate or start that a goal needs.",
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
    "Between compounding dates interest grows at the equivalent rate of a deposit period, not as simple interest.",
    "Nothing is rounded on the way; amounts are rounded to the cent for display. Banks credit interest in whole cents and count days, so that a statement differs by cents: this is an estimate.",
    "A year has 365 days, 52 weeks and 12 equal months.",
  ],
  sources: [
    cite("reg-dd", "Appendix A, part I: annual percentage yield"),
    cite("kellison", "Chapters 1 to 4: equivalent rates, annuities, annuities in progression"),
    cite("fisher", "Chapter II: real and money interest"),
    cite("fdic", "§ 330.1(o): standard maximum deposit insurance amount, $250,000"),
    cite("dgsd", "Article 6(1): EUR 100,000"),
  ],
  formulas,
  examples,
  related: ["investment", "loan", "mortgage", "percentage"],
  disclaimer: "An estimate, not financial advice: rates change, and accounts have terms of their own.",
});
