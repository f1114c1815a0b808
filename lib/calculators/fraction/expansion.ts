import type * as R from "../../units/rational.ts";
import { factorsOf, multiplicativeOrder } from "./order.ts";

/** Digits that are formatted; lengths are stated in full. */
const FIXED_SHOWN = 500;
const PERIOD_SHOWN = 200;
/** Larger denominators are not factored; the period is searched for within this many digits. */
const MAX_FACTORED = 1_000_000_000_000n;
const MAX_SEARCHED = 2000;

export interface Expansion {
  /** "0.58(3)"; truncated with "…" if too long. */
  text: string;
  /** The same text with a line over the repeating digits. */
  overlined: string;
  /** Decimals before the repeating ones: all of them if it terminates. */
  fixedDigits: number;
  /** 0 if it terminates; undefined if the period exceeds the search. */
  periodDigits: number | undefined;
}

/**
 * Returns the decimal expansion of n/d in lowest terms. With d = 2ᵃ · 5ᵇ · r it has max(a, b) digits before
 * the repeating part, whose length is the order of 10 modulo r (Hardy and Wright, An Introduction to the
 * Theory of Numbers, theorem 135).
 */
export function expand({ n, d }: R.Rational): Expansion {
  const size = n < 0n ? -n : n;
  const { rest, fixedDigits } = withoutTwosAndFives(d);
  const periodDigits = rest === 1n ? 0 : periodOf(rest);
  const shownFixed = Math.min(fixedDigits, FIXED_SHOWN);
  const cutFixed = fixedDigits > FIXED_SHOWN;
  const shownPeriod = cutFixed ? 0 : Math.min(periodDigits ?? PERIOD_SHOWN, PERIOD_SHOWN);
  const digits = (((size % d) * 10n ** BigInt(shownFixed + shownPeriod)) / d)
    .toString()
    .padStart(shownFixed + shownPeriod, "0");
  const point = shownFixed + shownPeriod > 0 ? "." : "";
  const head = `${n < 0n ? "-" : ""}${size / d}${point}${digits.slice(0, shownFixed)}`;
  const period = shownPeriod > 0 ? digits.slice(shownFixed) : "";
  const cutPeriod = shownPeriod > 0 && periodDigits !== shownPeriod;
  if (cutFixed || period === "")
    return {
      text: `${head}${cutFixed ? "…" : ""}`,
      overlined: `${head}${cutFixed ? "…" : ""}`,
      fixedDigits,
      periodDigits,
    };
  const line = period.replace(/\d/g, "$&\u0305");
  return cutPeriod
    ? { text: `${head}(${period}…)`, overlined: `${head}${line}…`, fixedDigits, periodDigits }
    : { text: `${head}(${period})`, overlined: `${head}${line}`, fixedDigits, periodDigits };
}

/** Returns d without its factors 2 and 5, and the larger of their powers. */
export function withoutTwosAndFives(d: bigint): {
  rest: bigint;
  fixedDigits: number;
  twos: number;
  fives: number;
} {
  let rest = d;
  const strip = (prime: bigint): number => {
    let power = 0;
    for (; rest % prime === 0n; power += 1) rest /= prime;
    return power;
  };
  const [twos, fives] = [strip(2n), strip(5n)];
  return { rest, fixedDigits: Math.max(twos, fives), twos, fives };
}

/** Returns the order of 10 modulo `rest`, which is coprime to 10 and above 1. */
function periodOf(rest: bigint): number | undefined {
  if (rest <= MAX_FACTORED) return multiplicativeOrder(10n, rest, factorsOf(Number(rest)));
  let remainder = 1n;
  for (let length = 1; length <= MAX_SEARCHED; length += 1) {
    remainder = (remainder * 10n) % rest;
    if (remainder === 1n) return length;
  }
  return undefined;
}
