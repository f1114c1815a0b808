import * as R from "../../units/rational.ts";
import { applyRule, parseRule } from "../../units/rule-of-thumb.ts";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 25];
const SCALES = [1, 10, 100, 1000];
const SMALL = [2, 3, 4, 5, 6, 7, 8, 9];
const PERCENTS = ["+ 10%", "− 10%", "+ 5%", "− 5%"];

const ONE_STEP = SCALES.flatMap((scale) =>
  DIGITS.flatMap((digit) => (digit * scale === 1 ? [] : [`× ${digit * scale}`, `÷ ${digit * scale}`])),
);
const TWO_STEPS = [
  ...ONE_STEP.filter((rule) => /^. \d0*$/.test(rule)).flatMap((rule) =>
    PERCENTS.map((percent) => `${rule}, ${percent}`),
  ),
  ...SMALL.flatMap((times) =>
    SMALL.filter((over) => over !== times).flatMap((over) =>
      SCALES.map((scale) => `× ${times}, ÷ ${over * scale}`),
    ),
  ),
];

/** Candidates and their largest relative error, in order of preference. */
const PREFERENCES = [
  { rules: ONE_STEP, limit: 0.015 },
  { rules: TWO_STEPS, limit: 0.01 },
  { rules: ONE_STEP, limit: 0.05 },
  { rules: TWO_STEPS, limit: 0.05 },
] as const;

/** A factor of so few digits needs no shortcut. */
const EASY_DIGITS = 2;

/**
 * Returns the simplest shortcut for a factor whose error is below 5%, in the notation of lib/units/rule-of-thumb.ts;
 * undefined if the factor is as simple as that, or none comes close.
 */
export function deriveRule(factor: R.Rational): string | undefined {
  if (isEasy(factor) || isEasy(R.divide(R.ONE, factor))) return undefined;
  for (const { rules, limit } of PREFERENCES) {
    const [best] = rules
      .map((rule) => ({ rule, error: errorOf(rule, factor) }))
      .filter(({ error }) => error < limit)
      .sort((a, b) => a.error - b.error);
    if (best) return best.rule;
  }
  return undefined;
}

function isEasy(factor: R.Rational): boolean {
  const { digits, exact } = R.significantDigits(factor, EASY_DIGITS);
  return exact && digits.length <= EASY_DIGITS;
}

const errorOf = (rule: string, factor: R.Rational): number =>
  Math.abs(R.toNumber(R.divide(applyRule(parseRule(rule), R.ONE), factor)) - 1);
