import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath } from "./origins.ts";

export default defineJob({
  slug: "roi",
  name: "Return on investment (ROI)",
  heading: "ROI Calculator",
  question: "What is the return on this investment?",
  lead: "Gain relative to cost, in total and per year: from what you paid, what you got or could sell for, the income in between and the expenses on the way.",
  seo: {
    title: "ROI Calculator: Total and Annual Return",
    description:
      "Return on investment from purchase, sale, income and costs, in percent and as a multiple, plus the annualized ROI that makes holding periods comparable.",
  },
  fixed: { mode: "roi" },
  fields: ["invested", "returned", "income", "costs", "spanYears"],
  defaults: { spanYears: "2" },
  answer: ["roi", "annualRoi", "gain", "multiple"],
  examples: [
    {
      id: "two-years",
      title: "10,000 sold for 12,500 after 2 years",
      origin: mpmath("0.25 and 1.25^(1/2) − 1"),
      inputs: {},
      expect: { outputs: { roi: 25, annualRoi: 11.803398874989, gain: 2500 } },
    },
    {
      id: "shares",
      title: "10,000 sold for 12,500 after 5 years, with 400 in dividends and 150 in costs",
      origin: mpmath("2,750/10,000 and 1.275^(1/5) − 1"),
      inputs: { income: 400, costs: 150, spanYears: 5 },
      expect: { outputs: { roi: 27.5, gain: 2750, annualRoi: 4.9789046324 } },
    },
    {
      id: "house",
      title: "A house bought for 200,000, repaired for 15,000 and sold for 260,000 after 4 years",
      origin: mpmath("45,000/200,000 and 1.225^(1/4) − 1"),
      inputs: { invested: 200_000, returned: 260_000, costs: 15_000, spanYears: 4 },
      expect: { outputs: { roi: 22.5, annualRoi: 5.204428664335836 } },
    },
  ],
  guide: [
    {
      title: "Gain over cost",
      text: "ROI = (value + income − investment − costs) ÷ investment. Be strict about what you leave out: commissions, interest on borrowed money, repairs and taxes all lower it, while dividends and rent raise it. A figure that counts only purchase and sale price is usually too good.",
    },
    {
      title: "Put time into it",
      text: "A quarter gained in two years is not the same as in ten. The annual figure is the rate that compounds to the total over the holding period, so deals of different length can be ranked. For periods below a year it extrapolates and should not be taken as a forecast.",
    },
    {
      title: "Projects and marketing",
      text: "Businesses use the same ratio for a campaign or a machine: profit attributed to it, less its cost, over its cost. Attribution is the weak point. If cash arrives over several years, discounting matters, and NPV and IRR are the better tools.",
    },
  ],
  faq: [
    {
      q: "What is the difference between ROI and profit margin?",
      a: "ROI relates the gain to what was invested, margin relates it to sales. A shop with a thin margin that turns over its stock every month can have a high ROI. Use margin to set prices and ROI to decide where capital should go.",
    },
    {
      q: "How is ROI computed for a mortgaged property?",
      a: "Enter the cash you put in as the investment: down payment, closing costs and renovation. The value is the sale price less the remaining loan, income is the rent, costs include interest. Leverage raises the ratio in good years and can push it below −100% in bad ones.",
    },
    {
      q: "Is an ROI of 100% the same as doubling my money?",
      a: "Yes: the gain equals the investment, so the multiple is 2. An ROI of 200% is a triple, a common slip. The multiple shown next to the percentage avoids the confusion between “200% of” and “200% more than”.",
    },
  ],
  related: ["investment/cagr", "investment/irr", "investment/real-return", "percentage"],
  words: [
    "return on investment",
    "ROI formula",
    "investment return",
    "annualized ROI",
    "profit on investment",
    "rate of return",
    "rental property ROI",
    "stock return",
    "marketing ROI",
    "how much did I make on my investment",
  ],
});
