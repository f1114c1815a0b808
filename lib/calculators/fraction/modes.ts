import type { ModeComputation, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, count, rows, text } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { outputs as o } from "./outputs.ts";
import { firstLength, secondLength, tapeLength } from "./quantities.ts";

const DIGITS = 2010;
const FRACTION_KEYS = ["−", "/", "space", "(", ")"];

const fraction = text({
  label: "Number",
  hint: "3/4, −2 1/3, 5, 0.375 or 0.1(6)",
  default: "42/72",
  maxLength: DIGITS,
  keys: FRACTION_KEYS,
});
const forms = { fraction: o.fraction, decimal: o.decimal, mixed: o.mixed, percentage: o.percentage } as const;

const first = text({
  label: "First number",
  hint: "3/4, −2 1/3, 5, 0.375 or 0.1(6)",
  default: "1/2",
  maxLength: DIGITS,
  keys: FRACTION_KEYS,
});
const operation = choice({
  label: "Operation",
  default: "add",
  options: [
    { id: "add", label: "+" },
    { id: "subtract", label: "−" },
    { id: "multiply", label: "×" },
    { id: "divide", label: "÷" },
  ],
});
const second = text({
  label: "Second number",
  hint: "Not 0 when dividing",
  default: "1/3",
  maxLength: DIGITS,
  keys: FRACTION_KEYS,
});
const marks = choice({
  label: "Smallest marks",
  default: "64",
  options: [
    { id: "64", label: "1/64 in" },
    { id: "32", label: "1/32 in" },
    { id: "16", label: "1/16 in" },
    { id: "8", label: "1/8 in" },
    { id: "4", label: "1/4 in" },
    { id: "2", label: "1/2 in" },
  ],
});

export const modes = {
  two: {
    label: "Two fractions",
    inputs: {
      first,
      operation,
      second,
    },
    outputs: forms,
  },
  expression: {
    label: "Expression",
    inputs: {
      expression: text({
        label: "Expression",
        hint: "+ − × ÷ ^ and parentheses; mixed numbers as 2 1/4",
        default: "1/2 + 1/3 × 2 1/4",
        maxLength: 3000,
      }),
    },
    outputs: forms,
  },
  mixed: {
    label: "Mixed numbers",
    inputs: { first, operation, second },
    outputs: {
      mixedNumber: o.mixedNumber,
      fraction: o.fraction,
      decimal: o.decimal,
      percentage: o.percentage,
    },
  },
  simplify: { label: "Simplify", inputs: { fraction }, outputs: { ...forms, reciprocal: o.reciprocal } },
  compare: {
    label: "Compare",
    inputs: {
      fractions: rows({
        label: "Numbers to compare",
        rowLabel: "number",
        fields: {
          fraction: text({
            label: "Number",
            default: "",
            maxLength: DIGITS,
            keys: FRACTION_KEYS,
            placeholder: "3/4",
          }),
        },
        default: [{ fraction: "2/3" }, { fraction: "3/4" }, { fraction: "5/8" }],
        minRows: 2,
        maxRows: 20,
      }),
    },
    outputs: { order: o.order, smallest: o.smallest, largest: o.largest, spread: o.spread },
  },
  toDecimal: {
    label: "To decimal",
    inputs: { fraction },
    outputs: {
      decimal: o.decimal,
      overlined: o.overlined,
      lowestTerms: o.lowestTerms,
      mixed: o.mixed,
      percentage: o.percentage,
      fixedDigits: o.fixedDigits,
      periodDigits: o.periodDigits,
    },
  },
  fromDecimal: {
    label: "From decimal",
    inputs: {
      decimal: text({
        label: "Decimal",
        hint: "Repeating digits in parentheses: 0.1(6)",
        default: "0.1(6)",
        maxLength: DIGITS,
        keys: FRACTION_KEYS,
      }),
      limit: count({
        label: "Largest denominator",
        hint: "For the nearest simple fraction, 1 to 1,000,000",
        default: 1000,
        min: 1,
        max: 1_000_000,
      }),
    },
    outputs: { ...forms, nearest: o.nearest, nearestError: o.nearestError },
  },
  tape: {
    label: "Tape measure",
    inputs: {
      length: input(tapeLength, {
        label: "Length",
        hint: "{range}",
      }),
      marks,
    },
    outputs: { mark: o.mark, feetAndInches: o.feetAndInches, inches: o.inches, markError: o.markError },
  },
  feet: {
    label: "Feet and inches",
    inputs: {
      firstLength: input(firstLength, {
        label: "First length",
        line: "own",
        hint: "5 ft 7 3/8 in or 5' 7 3/8\"",
      }),
      lengthOperation: choice({
        label: "Operation",
        default: "add",
        options: [
          { id: "add", label: "+" },
          { id: "subtract", label: "−" },
        ],
      }),
      secondLength: input(secondLength, { label: "Second length", line: "own", hint: "{range}" }),
      marks,
    },
    outputs: { feetSum: o.feetSum, inches: o.inches, millimeters: o.millimeters, markError: o.markError },
  },
} as const;

type Declared = ModesOf<typeof modes>;
type ModeId = keyof typeof modes;
export type ModeResult<K extends ModeId> = ModeComputation<Declared, K>;
