import type { OutputDeclaration } from "../../kit/calculator/define.ts";

const result = { kind: "number", significant: 12 } as const;
const rate = { kind: "percent", upTo: 6 } as const;
const amount = { kind: "money" } as const;

/** The primary one of each question first, then what stands beside it. */
export const outputs = {
  part: { label: "Result", format: result, primary: true },
  share: { label: "Share of the whole", format: rate, primary: true },
  whole: { label: "Whole", format: result, primary: true },
  change: { label: "Percentage change", format: rate, primary: true },
  difference: { label: "Percentage difference", format: rate, primary: true },
  result: { label: "Result", format: result, primary: true },
  original: { label: "Value before the change", format: result, primary: true },
  points: { label: "Percentage points", format: result, primary: true },
  relativeRate: {
    label: "Raised by percent (relative)",
    format: rate,
    primary: true,
    hint: "The usual reading of “percent”",
  },
  pointsRate: { label: "Raised by percentage points", format: rate },
  percentError: { label: "Percent error", format: rate, primary: true },
  percentage: { label: "Percentage", format: rate, primary: true },
  perPerson: { label: "Each pays", format: amount, primary: true, seal: "rounded" },
  finalPrice: { label: "Final price", format: amount, primary: true, seal: "rounded" },
  sellingPrice: { label: "Selling price", format: amount, primary: true, seal: "rounded" },
  margin: { label: "Margin", format: rate, primary: true, hint: "Profit as a share of the selling price" },
  markup: { label: "Markup", format: rate, hint: "Profit as a share of the cost" },
  profit: { label: "Profit", format: amount },
  remainder: { label: "Remainder", format: result },
  relativeChange: { label: "Relative change", format: rate },
  basisPoints: { label: "Basis points", format: result },
  amount: { label: "Amount", format: result, hint: "The difference between the two values" },
  factor: { label: "Factor", format: result },
  undo: { label: "Change that reverses it", format: rate },
  plainReading: {
    label: "Percentage as a plain number",
    format: result,
    hint: "The other reading of +10%: +0.1",
  },
  totalChange: { label: "Overall change", format: rate },
  averageChange: { label: "Average change per step", format: rate, hint: "Geometric mean" },
  mean: { label: "Mean of the absolute values", format: result },
  signedError: { label: "Signed percent error", format: rate },
  decimal: { label: "Decimal", format: result },
  fraction: { label: "Fraction", format: { kind: "text" } },
  ratio: { label: "Ratio", format: { kind: "text" } },
  firstOfTotal: { label: "First part as a share of the total", format: rate },
  oneIn: { label: "One in", format: result },
  tip: { label: "Tip", format: amount },
  total: { label: "Total with tip", format: amount },
  payMore: {
    label: "People who pay one cent more",
    format: { kind: "count" },
    hint: "Or one of the currency’s smallest unit",
  },
  netPrice: { label: "Price after the discount", format: amount },
  saved: { label: "Saved", format: amount },
  tax: { label: "Tax", format: amount },
} as const satisfies Readonly<Record<string, OutputDeclaration>>;
