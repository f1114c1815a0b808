import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mental } from "./origins.ts";

export default defineJob({
  slug: "reverse-percentage",
  name: "Reverse percentage",
  heading: "Reverse Percentage Calculator",
  question: "What was the value before a percentage was added or taken off?",
  lead: "Goes back from a value after an increase or decrease to the original, and says why simply subtracting the same percentage gives a wrong answer.",
  seo: {
    title: "Reverse Percentage Calculator",
    description:
      "Find the original value before a percent increase or decrease: the price before the sale, the salary before the raise, the amount before a fee.",
  },
  fixed: { mode: "original" },
  fields: ["after", "direction", "percentage"],
  defaults: { after: "120", percentage: "20" },
  examples: [
    {
      id: "before-twenty-percent",
      title: "120 after an increase of 20%",
      origin: mental,
      inputs: {},
      expect: { outputs: { original: 100, amount: 20 }, warnings: ["Not 96"] },
    },
    {
      id: "before-fifteen-percent",
      title: "92 after an increase of 15%",
      origin: mental,
      inputs: { after: "92", percentage: "15" },
      expect: { outputs: { original: 80, amount: 12 }, warnings: ["Not 78.2"] },
    },
    {
      id: "price-before-sale",
      title: "$60 after 25% off",
      origin: mental,
      inputs: { after: "60", percentage: "25", direction: "decrease" },
      expect: { outputs: { original: 80, factor: 0.75 } },
    },
  ],
  guide: [
    {
      title: "Divide, don’t subtract",
      text: "After an increase the value is 100% plus the percentage of the original. So divide it by that sum as a decimal: 120 after 20% is 120 over 1.2. After a decrease divide by what was left, 0.75 for a quarter off. Multiply back to check: 100 times 1.2 is 120.",
    },
    {
      title: "Why minus the same percent fails",
      text: "The percentage was taken of the smaller, original number. 20% of 120 is 24, but only 20 had been added. The error grows with the percentage: at 100% the naive way would give zero instead of half.",
    },
    {
      title: "Where it comes up",
      text: "Prices before a sale, pay before a raise, a population before growth, the amount to invoice so that a fee of a few percent still leaves the sum you want. For sales tax and VAT to the cent, use the tax page, which splits a receipt.",
    },
  ],
  faq: [
    {
      q: "How do I find the original price after a discount?",
      a: "Divide the sale price by one minus the discount. With 25% off and a price of 60 it is 60 ÷ 0.75 = 80. Taking the 25% of the sale price instead would be too little.",
    },
    {
      q: "How do I charge enough to cover a 3% fee?",
      a: "Divide the amount you need by 0.97, which is one minus the fee: 100 ÷ 0.97 = 103.09. In this form the amount is the value after a decrease of three percent.",
    },
    {
      q: "Can I reverse a 100% decrease?",
      a: "No. Nothing is left of the original, whatever it was, so there is no single answer. A decrease of 99% can be reversed, but small errors of the value grow a hundredfold.",
    },
  ],
  related: ["percentage/sales-tax", "percentage/percent-change", "percentage/discount"],
  words: [
    "original price before discount",
    "value before increase",
    "percentage backwards",
    "undo a percentage",
    "original amount",
    "before tax amount",
    "inverse percentage",
    "price before sale",
    "salary before raise",
    "find the original number",
  ],
});
