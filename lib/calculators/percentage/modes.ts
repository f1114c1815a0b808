import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, count, money, number, percent, rows, text, toggle } from "../../kit/fields/field.ts";
import { STANDARD_GRAVITY } from "../../units/constants.ts";
import { outputs as o } from "./outputs.ts";

const MOST = 100_000_000_000;

const percentage = percent({ exact: true, label: "Percentage", default: 15 });
const plain = number({ exact: true, label: "Number", default: 80 });
const part = number({ exact: true, label: "Part", default: 45 });
const direction = choice({
  label: "Direction",
  default: "increase",
  options: [
    { id: "increase", label: "Increase (+)" },
    { id: "decrease", label: "Decrease (−)" },
  ],
});

export const modes = {
  of: {
    label: "P% of X",
    inputs: { percentage, number: plain },
    outputs: { part: o.part, remainder: o.remainder },
  },
  share: {
    label: "A is what % of B",
    inputs: { part, whole: number({ exact: true, label: "Whole", hint: "Not 0", default: 60 }) },
    outputs: { share: o.share, decimal: o.decimal, fraction: o.fraction },
  },
  whole: { label: "A is P% of what", inputs: { percentage, part }, outputs: { whole: o.whole } },
  change: {
    label: "Change",
    inputs: {
      from: number({ exact: true, label: "From", hint: "Not 0", default: 80 }),
      to: number({ exact: true, label: "To", default: 92 }),
    },
    outputs: { change: o.change, amount: o.amount, factor: o.factor, undo: o.undo },
  },
  difference: {
    label: "Difference",
    inputs: {
      first: number({ exact: true, label: "First value", default: 80 }),
      second: number({ exact: true, label: "Second value", default: 92 }),
    },
    outputs: { difference: o.difference, amount: o.amount, mean: o.mean },
  },
  adjust: {
    label: "Add or subtract %",
    inputs: { percentage, number: plain, direction },
    outputs: {
      result: o.result,
      amount: o.amount,
      factor: o.factor,
      undo: o.undo,
      plainReading: o.plainReading,
    },
  },
  original: {
    label: "Before a change",
    inputs: {
      percentage,
      direction,
      after: number({ exact: true, label: "Value after the change", default: 92 }),
    },
    outputs: { original: o.original, amount: o.amount, factor: o.factor },
  },
  chain: {
    label: "Several changes",
    inputs: {
      start: number({ exact: true, label: "Starting value", default: 100 }),
      changes: rows({
        label: "Changes in sequence",
        rowLabel: "change",
        fields: {
          change: percent({
            exact: true,
            label: "Change",
            hint: "Negative for a decrease",
            default: undefined,
          }),
        },
        default: [{ change: "10" }, { change: "-10" }],
        minRows: 1,
        maxRows: 100,
      }),
    },
    outputs: {
      result: o.result,
      amount: o.amount,
      factor: o.factor,
      totalChange: o.totalChange,
      averageChange: o.averageChange,
    },
  },
  points: {
    label: "Points and %",
    inputs: {
      pointsQuestion: choice({
        label: "Rate question",
        default: "compare",
        options: [
          { id: "compare", label: "Compare two rates" },
          { id: "raise", label: "Raise a rate by…" },
        ],
      }),
      oldRate: percent({ exact: true, label: "Old rate", default: 4 }),
      newRate: percent({ exact: true, label: "New rate", default: 5, when: { pointsQuestion: ["compare"] } }),
      raise: percent({
        exact: true,
        label: "Raised by",
        hint: "Percent or points: both are answered",
        default: 10,
        when: { pointsQuestion: ["raise"] },
      }),
    },
    outputs: {
      points: o.points,
      relativeRate: o.relativeRate,
      pointsRate: o.pointsRate,
      relativeChange: o.relativeChange,
      basisPoints: o.basisPoints,
    },
  },
  error: {
    label: "Percent error",
    inputs: {
      measured: number({ exact: true, label: "Measured value", default: 9.79 }),
      accepted: number({ exact: true, label: "Accepted value", hint: "Not 0", default: STANDARD_GRAVITY }),
    },
    outputs: { percentError: o.percentError, amount: o.amount, signedError: o.signedError },
  },
  convert: {
    label: "Fraction and ratio",
    inputs: {
      notation: text({
        label: "Number",
        hint: "3/8, 0.375, 3:8, 37.5% or 3 in 8",
        keys: ["/", ":", "%"],
        default: "3/8",
        maxLength: 100,
      }),
    },
    outputs: {
      percentage: o.percentage,
      decimal: o.decimal,
      fraction: o.fraction,
      ratio: o.ratio,
      firstOfTotal: o.firstOfTotal,
      oneIn: o.oneIn,
    },
  },
  tip: {
    label: "Tip and split",
    inputs: {
      bill: money({ label: "Bill", default: 84.5, min: 0, max: MOST }),
      tipRate: percent({ exact: true, label: "Tip", default: 18, min: 0, max: 1000 }),
      people: count({ label: "People", hint: "1 to 1,000", default: 3, min: 1, max: 1000 }),
      billTax: money({
        label: "Tax in the bill",
        hint: "Excluded from tip",
        default: 0,
        min: 0,
        max: MOST,
        advanced: true,
      }),
      roundUp: toggle({
        label: "Round the total up to a whole amount",
        default: false,
        advanced: true,
      }),
    },
    outputs: { perPerson: o.perPerson, tip: o.tip, total: o.total, payMore: o.payMore },
  },
  discount: {
    label: "Discount and tax",
    inputs: {
      price: money({ label: "Price", default: 120, min: 0, max: MOST }),
      discountRate: percent({
        exact: true,
        label: "Discount",
        hint: "0 to 100%",
        default: 25,
        min: 0,
        max: 100,
      }),
      taxRate: percent({
        exact: true,
        label: "Tax",
        hint: "Added to the discounted price",
        default: 8.25,
        min: 0,
        max: 1000,
      }),
    },
    outputs: { finalPrice: o.finalPrice, netPrice: o.netPrice, saved: o.saved, tax: o.tax },
  },
  tax: {
    label: "Sales tax and VAT",
    inputs: {
      taxWay: choice({
        label: "Tax",
        default: "add",
        options: [
          { id: "add", label: "Add to the price" },
          { id: "remove", label: "Take out of the price" },
        ],
      }),
      taxedPrice: money({ label: "Price", default: 49.99, min: 0, max: MOST }),
      salesTaxRate: percent({ exact: true, label: "Tax rate", default: 8.25, min: 0, max: 1000 }),
    },
    outputs: { priceBeforeTax: o.priceBeforeTax, priceWithTax: o.priceWithTax, tax: o.tax },
  },
  markup: {
    label: "Markup and margin",
    inputs: {
      cost: money({ label: "Cost", default: 50, min: 0, max: MOST }),
      known: choice({
        label: "Known value",
        line: "own",
        default: "markup",
        options: [
          { id: "markup", label: "Markup" },
          { id: "margin", label: "Margin" },
          { id: "price", label: "Selling price" },
        ],
      }),
      markup: percent({
        exact: true,
        label: "Markup",
        hint: "Of the cost, −100 to 10,000%",
        default: 60,
        min: -100,
        max: 10_000,
        when: { known: ["markup"] },
      }),
      margin: percent({
        exact: true,
        label: "Margin",
        hint: "Of the selling price, below 100%",
        default: 37.5,
        min: -10_000,
        max: 100,
        when: { known: ["margin"] },
      }),
      sellingPrice: money({
        label: "Selling price",
        default: 80,
        min: 0,
        max: MOST,
        when: { known: ["price"] },
      }),
    },
    outputs: { sellingPrice: o.sellingPrice, margin: o.margin, markup: o.markup, profit: o.profit },
  },
} as const;

type Declared = ModesOf<typeof modes>;
export type ModeId = keyof typeof modes;
export type Inputs<K extends ModeId> = ModeInputs<Declared, K>;
export type ModeResult<K extends ModeId> = ModeComputation<Declared, K>;
