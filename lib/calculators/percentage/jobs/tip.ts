import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal, mental } from "./origins.ts";

export default defineJob({
  slug: "tip",
  name: "Tip, total and split",
  heading: "Tip Calculator: Tip, Total and Split",
  question: "How much tip do we leave, and how much does each of us pay?",
  lead: "Finds the tip, the total and each person’s share to the cent. You can leave the tax out of the tip and round the total up to whole dollars.",
  seo: {
    title: "Tip Calculator: Split the Bill",
    description:
      "Calculate a tip at 15, 18 or 20%, the total and each person’s share of the bill to the cent, before or after tax, with rounding up to a whole amount.",
  },
  fixed: { mode: "tip" },
  fields: ["bill", "tipRate", "people", "roundUp"],
  defaults: { bill: "60", tipRate: "18", people: "2" },
  examples: [
    {
      id: "dinner-for-two",
      title: "18% on $60 for two",
      origin: decimal,
      inputs: {},
      expect: { outputs: { tip: 10.8, total: 70.8, perPerson: 35.4 } },
    },
    {
      id: "three-people",
      title: "18% on $84.50, split by three",
      origin: decimal,
      inputs: { bill: "84.5", people: "3" },
      expect: {
        outputs: { tip: 15.21, total: 99.71, perPerson: 33.23, payMore: 2 },
        warnings: ["2 people pay $33.24 and 1 pays $33.23"],
      },
    },
    {
      id: "before-tax",
      title: "20% on a bill of $108 that contains $8 of tax, for four",
      origin: mental,
      inputs: { bill: "108", billTax: "8", tipRate: "20", people: "4" },
      expect: { outputs: { tip: 20, total: 128, perPerson: 32 } },
    },
  ],
  guide: [
    {
      title: "How much is usual",
      text: "In American restaurants with table service 18 to 20% is common, 15% is the lower end, and a dollar or two a drink at the bar. In Canada it is similar; in most of Europe service is included and people round up; in Japan a tip is not expected. Check the bill for a service charge first.",
    },
    {
      title: "Before or after tax",
      text: "Etiquette says before tax, card terminals often suggest percentages of the total with tax. At a tax of 9% that makes a tip of 20% into nearly 22% of the meal. Enter the tax under More options to leave it out.",
    },
    {
      title: "Splitting fairly",
      text: "The shares add up to the total exactly: when it does not divide evenly, some people pay one cent more, and the note names how many. If the orders were very different, run the form once per person with their part of the bill.",
    },
  ],
  faq: [
    {
      q: "How do I calculate a 20% tip quickly?",
      a: "Move the decimal point one place to the left and double it. For a bill of 64 that is 6.4 × 2 = 12.80. For 15%, take a tenth and add half of it.",
    },
    {
      q: "Do I tip on a discounted bill?",
      a: "Tip on the full price: the work was the same. With a gift card or a coupon, enter the amount before the reduction as the bill, and subtract the coupon from the total.",
    },
    {
      q: "Is a service charge the same as a tip?",
      a: "Not legally in the United States. A mandatory charge, often 18% for large groups, belongs to the restaurant unless it says otherwise. Most guests add little or nothing to it, so read the bill before you tip.",
    },
    {
      q: "Why does one person pay a cent more?",
      a: "Because a total of 100 dollars does not divide by three: two times 33.33 and once 33.34 make it whole. Rounding everyone down would leave the table short, and rounding all up would overpay.",
    },
  ],
  related: ["percentage/percent-of-a-number", "percentage/sales-tax", "percentage/discount"],
  words: [
    "gratuity",
    "split the bill",
    "bill splitter",
    "tip split",
    "how much to tip",
    "restaurant tip",
    "18 percent tip",
    "20 percent tip",
    "tipping calculator",
    "tip per person",
    "share the check",
  ],
});
