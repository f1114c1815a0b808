import { expressionCall, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, inMode, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";

const price: Slot = required("money");
const rate: Slot = required("percent");
const TAX = "sales tax | tax | vat | gst";
const TAX_RATE = numberQuestion("What is the tax rate, as a percentage?", (value) => `${value}% tax`);
const PAID = "do i pay | to pay | i pay | will i pay | in total | in all | altogether | final price";

/** Values of a price and a rate of tax. */
const taxedPrice: Pick<Frame, "slots"> = { slots: { taxedPrice: price, salesTaxRate: rate } };
export const priceFrames: readonly Frame[] = [
  {
    cues: [TAX, "excluding | excl | exclusive of | exclusive | not including | before | ex", PAID],
    not: "tip | was | were | included | income | salary | much tax | much vat | much gst | much sales tax",
    ...taxedPrice,
    words: "what how much price cost costs is if the of vat tax gst sales",
    ...inMode("tax", "priceWithTax", "tax"),
  },
  {
    cues: [
      "buy 1 get 1 | buy one get 1 | buy one get one | bogo",
      "half off | half price | 1 / 2 off | % off | free",
    ],
    slots: { price: { ...price, roles: "each | apiece" }, rate: { type: "percent" } },
    choices: { deal: { free: "free", half: "half off | half price | get 1 / 2 off", rate: "% off" } },
    words: "total both cost for two 2 items pay do i how much what is the are they",
    call(match) {
      const deal = match.choice("deal");
      if ((deal === "rate") !== (match.value("rate") !== undefined)) return undefined;
      const rate = deal === "free" ? "100" : deal === "half" ? "50" : match.text("rate");
      return expressionCall(match.fill(`{price}+{price}*(1-${rate}%)`), {
        label: "Total for both",
        format: "money",
        note: "Two items at the same price.",
        ...match.currency(),
      });
    },
  },
  {
    cues: [TAX, "net | before tax | before vat | without tax | without vat | excluding | price before"],
    not: "tip | income | salary",
    slots: {
      taxedPrice: { ...price, roles: "total was | total is | total | including | for | of" },
      salesTaxRate: rate,
    },
    words: "price if total with including inclusive incl net before tax vat gst was were is without",
    // “250 before 20% VAT” has no tax to take off.
    fits: (match) => !/\d before /.test(match.question.lower),
    input: { mode: "tax", taxWay: "remove" },
    show: ["priceBeforeTax", "tax"],
  },
  {
    cues: [TAX, "inclusive | included | including | incl"],
    not: "tip | net | before | without | excluding | price",
    ...taxedPrice,
    words: "in on amount much",
    input: { mode: "tax", taxWay: "remove" },
    show: ["tax", "priceBeforeTax"],
  },
  {
    cues: [TAX, "on | for | just | only | how much tax | how much sales tax"],
    not: "inclusive | included | including | incl | before",
    ...taxedPrice,
    words: "just only",
    ...inMode("tax", "tax", "priceWithTax"),
  },
  {
    cues: ["was | used to be | from", "now | to", "% | percent | percentage | percent off"],
    slots: {
      from: { ...price, per: "allowed", roles: "was | used to be | from" },
      to: { ...price, per: "allowed", roles: "now | to" },
    },
    choices: { sign: { off: "off | discount | cheaper | drop | reduction | % off | percent off" } },
    words: "raise increase change price percent percentage",
    call: (match) =>
      match.choice("sign")
        ? expressionCall(match.fill("100*({from}-{to})/{from}"), { label: "Discount", format: "percent" })
        : showCall({ mode: "change", ...match.inputs(["sign"]) }, ["change", "amount"]),
  },
  {
    cues: ["break even | recover | get back to even", "lost | lose | loss | fell | dropped | down"],
    slots: { loss: rate },
    words: "stock stocks portfolio gain % percent percentage need rise after",
    expression: "100*(1/(1-{loss}%)-1)",
    focus: { label: "Gain to break even", format: "percent" },
  },
  {
    cues: ["sales tax | vat | gst", "on | for"],
    mustBeWhole: false,
    not: "inclusive | included | including | incl | before | net | total | after | without",
    slots: { taxedPrice: price, salesTaxRate: { ...rate, question: TAX_RATE } },
    ...inMode("tax", "tax", "priceWithTax"),
  },
  {
    cues: ["off | discount | sale price"],
    mustBeWhole: false,
    not: "original | originally | before | then | another | increase | was | get 1 | get one | bogo | loan | mortgage | debt | owe | pay off | paid off",
    slots: {
      price,
      discountRate: rate,
      taxRate: named("percent", "tax | sales tax | vat | gst"),
    },
    choices: { show: { saved: "do i save | you save | savings | saved" } },
    words: "cost costs price plus take buy sale final",
    input: { mode: "discount", taxRate: "0" },
    show: (match) => ["finalPrice", "saved", ...(match.value("taxRate") ? ["tax"] : [])],
  },
];
