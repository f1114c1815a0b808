import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal, mental } from "./origins.ts";

export default defineJob({
  slug: "discount",
  name: "Discount: price after percent off",
  heading: "Discount Calculator: Price After Percent Off",
  question: "What do I pay after the discount, with tax?",
  lead: "Shows the sale price, what you save, and the total with sales tax, each rounded to the cent in the order in which a register does it.",
  seo: {
    title: "Discount Calculator: Percent Off and Tax",
    description:
      "Calculate the price after a percent-off discount, the money saved, and the total with sales tax added to the reduced price, all rounded to the cent.",
  },
  fixed: { mode: "discount" },
  fields: ["price", "discountRate", "taxRate"],
  defaults: { price: "89.99", discountRate: "30", taxRate: "0" },
  examples: [
    {
      id: "thirty-off",
      title: "30% off $89.99",
      origin: decimal,
      inputs: {},
      expect: { outputs: { finalPrice: 62.99, saved: 27 } },
    },
    {
      id: "with-tax",
      title: "25% off $120, then 8.25% tax",
      origin: decimal,
      inputs: { price: "120", discountRate: "25", taxRate: "8.25" },
      expect: { outputs: { saved: 30, netPrice: 90, tax: 7.43, finalPrice: 97.43 } },
    },
    {
      id: "half-price",
      title: "Half off $15.50",
      origin: mental,
      inputs: { price: "15.5", discountRate: "50" },
      expect: { outputs: { finalPrice: 7.75, saved: 7.75 } },
    },
  ],
  guide: [
    {
      title: "Discount first, tax second",
      text: "The discount is taken off the tag price, and the tax is charged on what remains. That holds for store coupons and sales. With a manufacturer’s coupon many states tax the full price, because the store is repaid; then enter the discount as zero and subtract the coupon from the total.",
    },
    {
      title: "Two discounts in a row",
      text: "“20% plus an extra 10%” is not 30%. The second one applies to the reduced price: 0.8 times 0.9 leaves 72%, so you save 28%. Enter that figure, or run the form twice, starting the second time with the first result.",
    },
    {
      title: "Is it a good deal?",
      text: "A percentage needs an honest starting price. Compare the final price with what the item cost last month, and for packs divide by the count. “Buy one, get one half off” is 25% on two items, and only if you want two.",
    },
  ],
  faq: [
    {
      q: "How do I calculate 30% off in my head?",
      a: "Keep 70%: take a tenth of the price and multiply by seven. For a price near 90 a tenth is 9, and 9 × 7 = 63. Round the tag price up first, so that the estimate errs on the safe side.",
    },
    {
      q: "What is 20% off plus 10% off?",
      a: "0.8 × 0.9 = 0.72, so you pay 72% of the price. The order of the two does not matter for the result, unless a fixed amount is taken off in between.",
    },
    {
      q: "How do I find what percent off a sale price is?",
      a: "Divide what you save by the old price. From 80 down to 60 you save 20, and 20 ÷ 80 × 100 = 25 percent. The percentage change page gives it with a minus sign.",
    },
  ],
  related: ["percentage/sales-tax", "percentage/reverse-percentage", "percentage/tip", "cost"],
  words: [
    "percent off",
    "sale price calculator",
    "% off",
    "how much do i save",
    "markdown",
    "coupon calculator",
    "black friday discount",
    "price reduction",
    "30 percent off",
    "final price after discount",
    "rebate",
  ],
});
