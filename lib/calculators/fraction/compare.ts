import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import type { Computation, Step } from "../computation.ts";
import type { Literal } from "./literal.ts";
import { operate } from "./operations.ts";
import { forReading, fractionShown, lcm, wholeShown } from "./texts.ts";
import { improperNotes } from "./values.ts";

/** Common denominators beyond this are no help to a reader. */
const LARGEST_COMMON = 1_000_000_000_000n;

/** The numbers from the smallest to the largest. */
export function compareNumbers(literals: readonly Literal[]): Computation {
  const sorted = [...literals].sort((a, b) => R.compare(a.value, b.value));
  const [smallest, largest] = [sorted[0], sorted.at(-1)];
  if (!smallest || !largest)
    return { ok: false, errors: [{ field: "fractions", message: "Enter two numbers or more." }] };
  const order = sorted
    .map(({ text, value }, index) => {
      const before = sorted[index - 1];
      return before ? `${R.compare(before.value, value) === 0 ? "=" : "<"} ${text}` : text;
    })
    .join(" ");
  const common = commonDenominator(sorted);
  const above = ({ value }: Literal): string => (common ? wholeShown((value.n * common) / value.d) : "");
  return {
    ok: true,
    answer: {
      outputs: {
        order,
        smallest: smallest.text,
        largest: largest.text,
        spread: R.ratioText(operate("−", largest.value, smallest.value)),
      },
      steps: [
        ...(literals.length === 2 ? crossMultiplication(literals) : commonSteps(sorted, common)),
        { title: "Order", formula: "smallest first", result: forReading(order) },
      ],
      warnings: improperNotes(literals),
      tables: [
        {
          id: "order",
          title: "From smallest to largest",
          columns: [
            { id: "number", label: "Number", format: { kind: "text" } },
            { id: "lowestTerms", label: "Lowest terms", format: { kind: "text" } },
            ...(common
              ? [{ id: "numerator", label: `Over ${wholeShown(common)}`, format: { kind: "text" as const } }]
              : []),
            { id: "decimal", label: "Decimal", format: { kind: "text" } },
          ],
          rows: sorted.map((literal) => [
            forReading(literal.text),
            fractionShown(literal.value),
            ...(common ? [above(literal)] : []),
            formatAmount(literal.value, { significant: 12 }).display,
          ]),
          ...(sorted.length > 40 ? { folded: true as const } : {}),
        },
      ],
    },
  };
}

function commonDenominator(literals: readonly Literal[]): bigint | undefined {
  let common = 1n;
  for (const { value } of literals) {
    if (value.d > LARGEST_COMMON) return undefined;
    common = lcm(common, value.d);
    if (common > LARGEST_COMMON) return undefined;
  }
  return common;
}

function crossMultiplication(literals: readonly Literal[]): Step[] {
  const [a, b] = literals.map((literal) => literal.value);
  if (!a || !b) return [];
  const [left, right] = [a.n * b.d, b.n * a.d];
  const sign = left < right ? "<" : left > right ? ">" : "=";
  return [
    {
      title: "Cross-multiply",
      formula: "a/b < c/d when a · d < c · b (b and d above 0)",
      substituted: `${wholeShown(a.n)} · ${wholeShown(b.d)} = ${wholeShown(left)}, ${wholeShown(b.n)} · ${wholeShown(a.d)} = ${wholeShown(right)}`,
      result: `${wholeShown(left)} ${sign} ${wholeShown(right)}, so ${fractionShown(a)} ${sign} ${fractionShown(b)}`,
    },
  ];
}

function commonSteps(sorted: readonly Literal[], common: bigint | undefined): Step[] {
  if (!common) return [];
  return [
    {
      title: "Common denominator",
      formula: "m = lcm of all denominators",
      substituted: `lcm(${[...new Set(sorted.map(({ value }) => wholeShown(value.d)))].join(", ")})`,
      result: wholeShown(common),
    },
    {
      title: "Numerators over it",
      formula: "a/b = (a · m/b)/m",
      result: sorted
        .map(
          ({ value }) =>
            `${fractionShown(value)} = ${wholeShown((value.n * common) / value.d)}/${wholeShown(common)}`,
        )
        .join(", "),
    },
  ];
}
