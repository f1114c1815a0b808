import { failure } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import type { Literal } from "./literal.ts";
import { messages } from "./messages.ts";
import type { ModeResult } from "./modes.ts";
import { operate } from "./operations.ts";
import { step } from "./step.ts";
import { forReading, fractionShown, lcm, wholeShown } from "./texts.ts";
import { improperNotes, readingSteps } from "./values.ts";

/** Larger common denominators do not help a reader. */
const LARGEST_COMMON = 1_000_000_000_000n;

export function compareNumbers(literals: readonly Literal[]): ModeResult<"compare"> {
  const sorted = [...literals].sort((a, b) => R.compare(a.value, b.value));
  const [smallest, largest] = [sorted[0], sorted.at(-1)];
  if (!smallest || !largest) return failure("fractions", messages.errors.tooFewNumbers);
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
    value: {
      outputs: {
        order,
        smallest: smallest.text,
        largest: largest.text,
        spread: R.ratioText(operate("−", largest.value, smallest.value)),
      },
      steps: [
        ...readingSteps(literals),
        ...(literals.length === 2 ? crossMultiplication(literals) : commonSteps(sorted, common)),
      ],
      warnings: improperNotes(literals),
      tables: [
        {
          id: "order",
          title: messages.tables.order.title,
          columns: [
            { id: "number", label: messages.tables.order.number, format: { kind: "text" } },
            { id: "lowestTerms", label: messages.tables.order.lowestTerms, format: { kind: "text" } },
            ...(common
              ? [
                  {
                    id: "numerator",
                    label: messages.tables.order.numerator(wholeShown(common)),
                    format: { kind: "text" as const },
                  },
                ]
              : []),
            { id: "decimal", label: messages.tables.order.decimal, format: { kind: "text" } },
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
  const [first, second] = literals.map((literal) => literal.value);
  if (!first || !second) return [];
  const [left, right] = [first.n * second.d, second.n * first.d];
  const larger = left > right ? first : second;
  const texts = messages.steps.compare;
  return [
    step("firstCross", { p: `${left}`, a: `${first.n}`, d: `${second.d}` }),
    step("secondCross", { q: `${right}`, c: `${second.n}`, b: `${first.d}` }),
    {
      title: texts.title,
      text: texts.text,
      result: left === right ? texts.equal : texts.larger(fractionShown(larger)),
    },
  ];
}

/** More steps of one kind do not help a reader; the table has all numbers. */
const MOST_STEPS = 6;

function commonSteps(sorted: readonly Literal[], common: bigint | undefined): Step[] {
  if (!common) return [];
  const [first = 1n, ...others] = new Set(sorted.map(({ value }) => value.d));
  const steps: Step[] = [];
  let multiple = first;
  for (const d of others) {
    const next = lcm(multiple, d);
    steps.push(step("commonOfMore", { M: `${next}`, m: `${multiple}`, d: `${d}` }));
    multiple = next;
  }
  const numerators = sorted.map(({ value }) =>
    step(
      "overMore",
      { n: `${(value.n * common) / value.d}`, x: R.ratioText(value), m: `${common}` },
      messages.steps.numeratorOf(fractionShown(value)),
    ),
  );
  return [...steps.slice(-MOST_STEPS), ...numerators.slice(0, MOST_STEPS)];
}
