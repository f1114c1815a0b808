import { expressionCall, showCall } from "../../../kit/phrases/define.ts";
import {
  type Frame,
  type FrameValues,
  inMode,
  named,
  required,
  type Slot,
} from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";

const price: Slot = required("money");
const rate: Slot = required("percent");
const TAX = "sales tax | tax | vat | gst";
const TAX_RATE = numberQuestion("What is the tax rate, as a percentage?", (value) => `${value}% tax`);
const PAID = "do i pay | to pay | i pay | will i pay | in total | in all | altogether | final price";

/** Values of a price and a rate of tax. */
const taxedPrice: Pick<Frame, "slots"> = { slots: { taxedPrice: price, salesTaxRate: rate } };
const EXCLUDING = "excluding | excl | exclusive of | exclusive | not including | ex | without";
const INCLUDING = "inclusive of | inclusive | included | including | incl | inc";
/** True without a word that says which price it is: "250 excluding 20% VAT, what do I pay". */
const isBare = ({ tokens }: FrameValues): boolean =>
  !tokens.some(({ text }) => /^(?:price|net|what|how|total|pay|is|before)$/.test(text));

/** Builds a frame that only asks for a missing tax rate. Other frames answer questions that have one. */
const openRate = (cue: string, input: { taxWay?: "remove" }): Frame => ({
  cues: [TAX, cue],
  mustBeWhole: false,
  not: "tip | income | salary | off | discount",
  slots: { taxedPrice: price, salesTaxRate: { ...rate, question: TAX_RATE } },
  input: { mode: "tax", ...input },
  fits: () => false,
});

/** “120 excl 20% VAT” may be a price to which the tax is added, or from which it is taken off. */
const excludingTax: Frame = {
  cues: [TAX, EXCLUDING],
  not: "tip",
  ...taxedPrice,
  fits: isBare,
  call(match) {
    const [amount, percentage] = [match.wordsOf(match.value("taxedPrice")), match.text("salesTaxRate")];
    const forms = [`${amount} plus ${percentage}% tax`, `remove ${percentage}% tax from ${amount}`];
    return {
      kind: "ask",
      question: `Is ${amount} the price before tax, or with tax?`,
      field: "taxWay",
      input: { mode: "tax", ...match.inputs() },
      repairs: forms.map((question) => ({ label: question, question })),
    };
  },
};

export const priceFrames: readonly Frame[] = [
  excludingTax,
  openRate(`${EXCLUDING} | plus | + | with | before`, {}),
  openRate(`${INCLUDING} | remove`, { taxWay: "remove" }),
  {
    // “120 plus 20% VAT”, “$100 with 7% sales tax”
    cues: [TAX, "plus | + | with | and"],
    not: `tip | off | discount | was | were | net | before | without | income | salary | ${EXCLUDING} | ${INCLUDING}`,
    slots: { taxedPrice: price, salesTaxRate: { ...rate, roles: "plus | + | with | and" } },
    // “10% plus 5 tax” has no price before the rate.
    fits: (match) => (match.value("taxedPrice")?.start ?? 0) < (match.value("salesTaxRate")?.start ?? 0),
    ...inMode("tax", "priceWithTax", "tax"),
  },
  {
    cues: [TAX, "remove | take off | subtract | strip | take"],
    not: "tip | income | salary",
    slots: {
      taxedPrice: { ...price, roles: "from | off" },
      salesTaxRate: rate,
    },
    words: "off from price the",
    input: { mode: "tax", taxWay: "remove" },
    show: ["priceBeforeTax", "tax"],
  },
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
    fits: (match) => !/\d before /.test(match.question.lower) && !isBare(match),
    input: { mode: "tax", taxWay: "remove" },
    show: ["priceBeforeTax", "tax"],
  },
  {
    cues: [TAX, INCLUDING],
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
