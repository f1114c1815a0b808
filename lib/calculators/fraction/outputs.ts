import type { OutputDeclaration } from "../../kit/calculator/define.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { markDistance } from "./quantities.ts";

export const outputs = {
  fraction: { label: "Fraction", format: { kind: "text" }, primary: true, hint: "In lowest terms" },
  order: { label: "From smallest to largest", format: { kind: "text" }, primary: true },
  mark: { label: "Nearest mark", format: { kind: "text" }, primary: true },
  mixedNumber: {
    label: "Mixed number",
    format: { kind: "text" },
    primary: true,
    hint: "Whole number and fraction in lowest terms",
  },
  feetSum: { label: "Feet and inches", format: { kind: "text" }, primary: true },
  decimal: {
    label: "Decimal",
    format: { kind: "text" },
    primary: true,
    hint: "Repeating digits in parentheses",
  },
  overlined: { label: "With an overline", format: { kind: "text" } },
  lowestTerms: { label: "In lowest terms", format: { kind: "text" } },
  mixed: { label: "Mixed number", format: { kind: "text" } },
  percentage: { label: "Percentage", format: { kind: "percent", upTo: 6 } },
  reciprocal: { label: "Reciprocal", format: { kind: "text" } },
  fixedDigits: { label: "Digits before the repeat", format: { kind: "count" } },
  periodDigits: { label: "Repeating digits", format: { kind: "count" }, hint: "0 means the decimal ends" },
  nearest: { label: "Nearest simple fraction", format: { kind: "text" } },
  nearestError: {
    label: "Error of the simple fraction",
    format: { kind: "number", significant: 6 },
  },
  smallest: { label: "Smallest", format: { kind: "text" } },
  largest: { label: "Largest", format: { kind: "text" } },
  spread: { label: "Largest minus smallest", format: { kind: "text" } },
  feetAndInches: { label: "In feet and inches", format: { kind: "text" } },
  inches: { label: "Exact length", format: { kind: "number", significant: 10, suffix: "in" } },
  millimeters: { label: "In millimeters", format: { kind: "number", significant: 8, suffix: "mm" } },
  markError: {
    label: "Error of the nearest mark",
    format: formatOf(markDistance, { decimals: 4 }),
  },
} as const satisfies Readonly<Record<string, OutputDeclaration>>;
