import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal, mental } from "./origins.ts";

export default defineJob({
  slug: "markup-and-margin",
  name: "Margin and markup",
  heading: "Margin and Markup Calculator",
  question: "What selling price gives this margin, and what is the markup?",
  lead: "From the cost and one of price, margin or markup it finds the other two and the profit. Margin is measured against the price, markup against the cost.",
  seo: {
    title: "Margin and Markup Calculator",
    description:
      "Find the selling price, gross margin, markup and profit from the cost and any one of them, and see why a markup of 50% is a margin of only a third.",
  },
  fixed: { mode: "markup" },
  fields: ["cost", "known", "margin", "markup", "sellingPrice"],
  defaults: { cost: "40", known: "margin", margin: "40" },
  examples: [
    {
      id: "forty-percent-margin",
      title: "A cost of $40 and a margin of 40%",
      origin: decimal,
      inputs: {},
      expect: { outputs: { sellingPrice: 66.67, markup: 66.666_666_666_666_67 } },
    },
    {
      id: "sixty-percent-markup",
      title: "A cost of $50 and a markup of 60%",
      origin: decimal,
      inputs: { cost: "50", known: "markup", markup: "60" },
      expect: { outputs: { sellingPrice: 80, profit: 30, margin: 37.5 } },
    },
    {
      id: "sold-at-a-loss",
      title: "Bought for $50, sold for $40",
      origin: mental,
      inputs: { cost: "50", known: "price", sellingPrice: "40" },
      expect: { outputs: { margin: -25, markup: -20 }, warnings: ["loses money"] },
    },
  ],
  guide: [
    {
      title: "Same profit, two bases",
      text: "Profit over price is the margin; profit over cost is the markup. The margin is always the smaller of the two and stays below 100%, while a markup has no upper limit. Doubling the cost is a markup of 100% and a margin of one half.",
    },
    {
      title: "Pricing for a margin",
      text: "Divide the cost by one minus the margin. Adding the margin to the cost as if it were a markup is the classic mistake: 40% on top of 40 gives a price of 56 and a margin of under 29%.",
    },
    {
      title: "What belongs in the cost",
      text: "For a gross margin, the purchase price with freight and duty. Rent, wages, card fees and returns come out of that margin later, so a net margin is much lower. Take sales tax or VAT out of the price before you compare.",
    },
  ],
  faq: [
    {
      q: "How do I convert markup to margin?",
      a: "Divide the markup by one plus the markup: at 60% it is 0.6 ÷ 1.6 = 0.375. Back again, divide the margin by one minus the margin. Write both as decimals first, or the ones do not fit.",
    },
    {
      q: "What is a good margin?",
      a: "It depends on how fast goods turn over. Grocers live on thin margins and quick turnover, jewelers on the opposite. Compare with your own rent, wages and shrinkage rather than with another trade.",
    },
    {
      q: "How far can I discount before I lose money?",
      a: "Exactly by your margin. With a margin of forty percent, a forty percent sale brings the price down to the cost, and any more is a loss. The markup is the wrong figure to look at here.",
    },
  ],
  related: ["percentage/sales-tax", "percentage/percent-change", "percentage/discount"],
  words: [
    "profit margin",
    "gross margin",
    "markup percentage",
    "selling price from cost",
    "retail price calculator",
    "profit percentage",
    "keystone pricing",
    "cost plus pricing",
    "gross profit",
    "margin vs markup",
    "buying and selling price",
    "profit",
  ],
});
