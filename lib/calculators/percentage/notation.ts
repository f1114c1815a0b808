import { readPlainNumber } from "../../fields/read-number-field.ts";
import * as R from "../../units/rational.ts";
import { type Computation, refuse } from "../computation.ts";
import { answered, percentShown, shown, toPercent } from "./exact.ts";

/** Longer fractions are no help to a reader. */
const LONGEST_FRACTION = 48;

interface Notation {
  value: R.Rational;
  /** How it was written, for the steps. */
  formula: string;
  substituted: string;
  /** First part and both parts together, of a ratio. */
  ratio?: { first: R.Rational; total: R.Rational };
}

const PARTS_OF: readonly { mark: RegExp; per: bigint }[] = [
  { mark: / ?(?:%|percent|per cent)$/i, per: 100n },
  { mark: / ?‰$/, per: 1000n },
  { mark: / ?(?:bps?|basis points?)$/i, per: 10_000n },
];
const RATIO = /^(.+?) ?(?::|∶|\bto\b) ?(.+)$/is;
const IN = /^(.+?) (?:in|of|out of) (.+)$/is;

/** A fraction, decimal, ratio or percentage in all the other forms. */
export function converted(text: string): Computation {
  const notation = readNotation(text.trim().replace(/\s+/g, " "));
  if (typeof notation === "string") return refuse("notation", notation);
  const { value, ratio } = notation;
  const percentage = toPercent(value);
  const fraction = R.ratioText(value);
  return answered(
    "notation",
    {
      percentage,
      decimal: value,
      ...(fraction.length <= LONGEST_FRACTION ? { fraction, ratio: `${value.n} : ${value.d}` } : {}),
      ...(ratio && !R.isZero(ratio.total)
        ? { firstOfTotal: toPercent(R.divide(ratio.first, ratio.total)) }
        : {}),
      ...(value.n > 0n && value.n <= value.d ? { oneIn: R.divide(R.ONE, value) } : {}),
    },
    {
      steps: [
        {
          title: "As a number",
          formula: notation.formula,
          substituted: notation.substituted,
          result: shown(value),
        },
        {
          title: "As a percentage",
          formula: "100 · x",
          substituted: `100 · ${shown(value)}`,
          result: percentShown(percentage),
        },
      ],
      warnings: ratio
        ? [
            {
              text: "A ratio a : b is read as a compared with b. As parts of one whole, a is a/(a + b) of it: that share is shown too.",
              level: "note",
            },
          ]
        : [],
    },
  );
}

/** Reads "3/8", "0.375", "3:8", "3 to 8", "3 in 8", "37.5%", "5 ‰", "25 bp", with single blanks. A string is what is wrong. */
function readNotation(text: string): Notation | string {
  for (const { mark, per } of PARTS_OF) {
    if (!mark.test(text)) continue;
    const number = numberIn(text.replace(mark, ""));
    if (typeof number === "string") return number;
    const value = R.divide(number, R.rational(per));
    return { value, formula: `x/${per}`, substituted: `${shown(number)}/${per}` };
  }
  const ratio = RATIO.exec(text);
  const pair = ratio ?? IN.exec(text);
  if (!pair) {
    const value = numberIn(text);
    return typeof value === "string"
      ? value
      : { value, formula: "x", substituted: text.replaceAll("-", "−").slice(0, 40) };
  }
  const [first, second] = [numberIn(pair[1] ?? ""), numberIn(pair[2] ?? "")];
  if (typeof first === "string") return first;
  if (typeof second === "string") return second;
  if (R.isZero(second)) return "The second part of a ratio must not be 0.";
  const value = R.divide(first, second);
  const read = { value, formula: "a/b", substituted: `${shown(first)}/${shown(second)}` };
  return ratio ? { ...read, ratio: { first, total: R.add(first, second) } } : read;
}

function numberIn(text: string): R.Rational | string {
  const reading = readPlainNumber(text);
  return reading.ok ? reading.exact : reading.message;
}
