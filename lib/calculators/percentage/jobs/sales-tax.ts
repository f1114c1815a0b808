import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "sales-tax",
  name: "Sales tax and VAT",
  heading: "Sales Tax and VAT Calculator",
  question: "What is the price with the tax, or without it?",
  lead: "Adds sales tax, VAT or GST to a net price, or takes it out of a total, with the tax itself rounded to the cent so that both parts match the receipt.",
  seo: {
    title: "Sales Tax and VAT: Add or Remove",
    description:
      "Add sales tax or VAT to a price, or find the price before tax and the tax contained in a total, rounded to the cent as a receipt shows them.",
  },
  fixed: { mode: "tax" },
  fields: ["taxWay", "taxedPrice", "salesTaxRate"],
  examples: [
    {
      id: "add-sales-tax",
      title: "8.25% sales tax on $49.99",
      origin: decimal,
      inputs: {},
      expect: { outputs: { tax: 4.12, priceWithTax: 54.11 } },
    },
    {
      id: "remove-vat",
      title: "20% VAT contained in 120",
      origin: decimal,
      inputs: { taxWay: "remove", taxedPrice: "120", salesTaxRate: "20" },
      expect: { outputs: { priceBeforeTax: 100, tax: 20 } },
    },
    {
      id: "remove-sales-tax",
      title: "8.25% sales tax contained in $54.11",
      origin: decimal,
      inputs: { taxWay: "remove", taxedPrice: "54.11" },
      expect: { outputs: { priceBeforeTax: 49.99, tax: 4.12 } },
    },
  ],
  guide: [
    {
      title: "Adding",
      text: "Multiply the net price by the rate. In the United States the rate is the sum of state, county, city and district taxes where the goods are delivered, and five states have no statewide sales tax. Look up the combined rate for your address; this page does not guess it.",
    },
    {
      title: "Removing",
      text: "A total is the net price times one plus the rate, so divide by that. With 20% VAT the tax is a sixth of the total, not a fifth, which is the commonest slip on expense reports. A reduced rate has its own fraction, so never reuse the one of another rate.",
    },
    {
      title: "The odd cent",
      text: "Tax is rounded half away from zero to the cent. When it is taken out of a total, the net price is rounded and the tax is the rest, so that the two always add up. Shops that round each line instead of the sum may differ by a cent or two.",
    },
  ],
  faq: [
    {
      q: "How do I take 20% VAT off a price?",
      a: "Divide by 1.2: for a total of 120 it is 120 ÷ 1.2 = 100, and the tax is 20. Subtracting 20% of the total would leave 96, four too few, because the tax was charged on the smaller net price.",
    },
    {
      q: "Is sales tax charged before or after a discount?",
      a: "On the reduced price, if the store gives the discount at the register. Manufacturer coupons and rebates usually don’t reduce the taxable amount. The discount page does both steps in that order.",
    },
    {
      q: "What is the difference between sales tax and VAT?",
      a: "Sales tax is charged once, to the final buyer, and American shelf prices are without it. VAT and GST are charged at each stage with a credit for what was paid before, and consumer prices include them.",
    },
  ],
  related: ["percentage/discount", "percentage/reverse-percentage", "percentage/markup-and-margin"],
  words: [
    "VAT calculator",
    "GST calculator",
    "add tax",
    "remove tax",
    "price before tax",
    "price including tax",
    "tax inclusive",
    "reverse sales tax",
    "HST calculator",
    "net and gross price",
    "VAT exclusive",
    "add vat",
    "remove vat",
    "price without vat",
    "vat inclusive price",
  ],
});
