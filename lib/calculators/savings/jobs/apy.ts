import { defineJob } from "../../../kit/calculator/jobs.ts";
import { power } from "./origins.ts";

const regulationDD = "Regulation DD, 12 CFR Part 1030, Appendix A, part I, tiering method A";

export default defineJob({
  slug: "apy",
  name: "APY from an interest rate",
  heading: "APY Calculator",
  question: "What is the APY of this interest rate?",
  lead: "The annual percentage yield: what a nominal rate really earns in a year once interest is credited and earns interest itself. Only the rate and the compounding frequency decide it.",
  seo: {
    title: "APY Calculator: Interest Rate to APY",
    description:
      "Convert a nominal interest rate with daily, monthly or quarterly compounding to APY (AER), and see the interest that a deposit earns in one year.",
  },
  fixed: { mode: "final" },
  fields: ["rate", "compounding", "initial"],
  defaults: { rate: "4.5", compounding: "daily", initial: "10000", deposit: "0", time: "1" },
  answer: ["apy", "interest", "finalBalance", "doubling"],
  examples: [
    {
      id: "daily",
      title: "4.5% compounded daily on 10,000",
      origin: power,
      inputs: {},
      expect: { outputs: { apy: 4.6024958498586, interest: 460.25 } },
    },
    {
      id: "regulation-dd",
      title: "5.25% compounded daily on 1,000",
      origin: { kind: "published", source: regulationDD },
      inputs: { initial: 1000, rate: 5.25 },
      expect: { outputs: { interest: 53.9, apy: 5.39 }, tolerance: { apy: 0.001 } },
    },
    {
      id: "regulation-dd-large",
      title: "5.75% compounded daily on 20,000",
      origin: { kind: "published", source: regulationDD },
      inputs: { initial: 20_000, rate: 5.75 },
      expect: { outputs: { interest: 1183.61, apy: 5.92 }, tolerance: { apy: 0.001 } },
    },
  ],
  guide: [
    {
      title: "Rate and yield",
      text: "APY = (1 + r/m)^m − 1, where r is the stated rate and m the number of times a year that interest is credited. With yearly crediting the two are equal; the more often it is credited, the further the yield rises above the rate, up to the limit of continuous compounding.",
    },
    {
      title: "Compare by the yield",
      text: "US banks must advertise the APY under Regulation DD, and British ones the AER, so that accounts with different crediting rules can be compared by one number. It assumes that nothing is withdrawn for a year and that the rate stays, which a variable account does not promise.",
    },
    {
      title: "Back from yield to rate",
      text: "If a bank states only the yield and you want to compute a balance, enter that figure as the rate and choose yearly compounding. The result is then the yield itself, and balances over whole years come out right, whatever the crediting frequency behind it was.",
    },
  ],
  faq: [
    {
      q: "What is the difference between APR and APY?",
      a: "APY includes compounding within the year and describes deposits. APR multiplies the periodic rate by the number of periods, without compounding, adds fees, and describes loans. A card with a monthly rate of 2% has an APR of 2 × 12 = 24% and a yield above it.",
    },
    {
      q: "Is APY paid monthly?",
      a: "The APY is a yearly measure. Interest is usually credited each month at about a twelfth of the nominal rate, which is why the first credit looks smaller than a twelfth of the APY. The difference is made up by interest on those credits.",
    },
    {
      q: "Does a higher APY always mean more money?",
      a: "For the same time and the same deposit, yes. Watch for balance tiers, bonus periods that end, monthly fees and early-withdrawal penalties: none of them is in the number. Interest is also taxable income in most ordinary accounts.",
    },
  ],
  related: ["savings/compound-interest", "loan/apr", "savings/savings-goal", "percentage"],
  words: [
    "annual percentage yield",
    "APR to APY",
    "AER",
    "effective annual rate",
    "EAR",
    "nominal to effective rate",
    "interest rate to yield",
    "high-yield savings account",
    "CD yield",
    "bank account interest",
  ],
});
