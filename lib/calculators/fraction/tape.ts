import * as R from "../../units/rational.ts";
import { nearestMark } from "./approximate.ts";
import { messages } from "./messages.ts";
import type { ModeResult } from "./modes.ts";
import { lowestTerms } from "./operations.ts";
import { step } from "./step.ts";
import { mixedText } from "./texts.ts";
import { mixedSteps } from "./values.ts";

/** An inch in meters: exact by definition. */
const INCH = R.rational(254n, 10_000n);
const FOOT = 12n;
const RULERS = [2, 4, 8, 16, 32, 64];
/** Lengths in meters are doubles; digits beyond these are noise. */
const SIGNIFICANT = 14;

/** Finds the mark nearest to a length in meters, on a ruler with `parts` parts per inch. */
export function nearestOnTape(meters: number, parts: number): ModeResult<"tape"> {
  const inches = rounded(R.divide(R.fromNumber(meters), INCH));
  const mark = nearestMark(inches, BigInt(parts));
  const error = R.subtract(mark, inches);
  const { integer } = R.scaledInteger(R.multiply(inches, { n: BigInt(parts), d: 1n }), 0);
  return {
    ok: true,
    value: {
      outputs: {
        mark: `${mixedText(mark)} in`,
        ...(mark.n >= FOOT * mark.d ? { feetAndInches: feetText(mark) } : {}),
        inches: R.toNumber(inches),
        markError: R.toNumber(R.multiply(error, INCH)),
      },
      rounded: R.isZero(error) ? [] : ["mark", "feetAndInches"],
      steps: [
        step("inches", { i: R.toNumber(inches), L: meters }),
        step("marks", { k: Number(integer), i: R.toNumber(inches), p: parts }),
        ...lowestTerms(integer, BigInt(parts)),
        ...mixedSteps(mark),
      ],
      warnings: [],
      tables: [
        {
          id: "rulers",
          title: messages.tables.rulers.title,
          columns: [
            { id: "ruler", label: messages.tables.rulers.ruler, format: { kind: "text" } },
            { id: "mark", label: messages.tables.rulers.mark, format: { kind: "text" } },
            {
              id: "error",
              label: messages.tables.rulers.error,
              format: { kind: "number", decimals: 4, suffix: "mm" },
            },
          ],
          rows: RULERS.map((ruler) => {
            const marked = nearestMark(inches, BigInt(ruler));
            const off = R.multiply(R.subtract(marked, inches), { n: 254n, d: 10n });
            return [`1/${ruler} in`, `${mixedText(marked)} in`, R.toNumber(off)];
          }),
        },
      ],
    },
  };
}

/** Adds or subtracts two lengths in meters, to the nearest mark. */
export function combineLengths(
  first: number,
  operation: "add" | "subtract",
  second: number,
  parts: number,
): ModeResult<"feet"> {
  const [a, b] = [first, second].map((meters) => rounded(R.divide(R.fromNumber(meters), INCH))) as [
    R.Rational,
    R.Rational,
  ];
  const inches = operation === "add" ? R.add(a, b) : R.subtract(a, b);
  const isNegative = inches.n < 0n;
  const size = isNegative ? R.negate(inches) : inches;
  const mark = nearestMark(size, BigInt(parts));
  const error = R.subtract(mark, size);
  const { integer } = R.scaledInteger(R.multiply(size, { n: BigInt(parts), d: 1n }), 0);
  const values = { i: R.toNumber(inches), a: R.toNumber(a), b: R.toNumber(b) };
  return {
    ok: true,
    value: {
      outputs: {
        feetSum: `${isNegative && mark.n > 0n ? "−" : ""}${feetText(mark)}`,
        inches: R.toNumber(inches),
        millimeters: R.toNumber(R.multiply(inches, { n: 254n, d: 10n })),
        markError: R.toNumber(R.multiply(isNegative ? R.negate(error) : error, INCH)),
      },
      rounded: R.isZero(error) ? [] : ["feetSum"],
      steps: [
        step(operation === "add" ? "lengthSum" : "lengthDifference", values),
        ...(isNegative
          ? []
          : [
              step("marks", { k: Number(integer), i: R.toNumber(size), p: parts }),
              ...lowestTerms(integer, BigInt(parts)),
            ]),
      ],
      warnings: [],
    },
  };
}

const rounded = (value: R.Rational): R.Rational => R.parseDecimal(R.decimalText(value, SIGNIFICANT)) ?? value;

/** "4 ft 2 3/8 in" */
function feetText(inches: R.Rational): string {
  const feet = inches.n / (FOOT * inches.d);
  const rest = R.subtract(inches, { n: feet * FOOT, d: 1n });
  return feet === 0n ? `${mixedText(rest)} in` : `${feet} ft ${mixedText(rest)} in`;
}
