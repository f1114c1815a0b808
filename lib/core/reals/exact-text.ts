import { abs } from "../../units/gcd.ts";
import type { Exact, Term } from "./exact.ts";

/** Longer terms are harder to read than decimals. */
const LARGEST_DENOMINATOR = 1000n;
const LARGEST_TERM = 100_000n;
const LARGEST_PI_POWER = 4;

/** Formats a number of one short term as "7/12", "√6", "−5π/6", "3/(2π)" or "π²/6"; undefined for others. */
export function exactText([term, second]: Exact): string | undefined {
  if (second) return undefined;
  if (!term) return "0";
  return isShort(term) ? termText(term) : undefined;
}

const isShort = ({ coefficient: { n, d }, root, pi }: Term): boolean =>
  d <= LARGEST_DENOMINATOR &&
  abs(n) <= LARGEST_TERM &&
  root <= LARGEST_TERM &&
  Math.abs(pi) <= LARGEST_PI_POWER;

function termText({ coefficient: { n, d }, root, pi }: Term): string {
  const above = factorsText(abs(n), pi, root);
  const below = factorsText(d, -pi, 1n);
  const divisor = d > 1n && pi < 0 ? `(${below})` : below;
  return `${n < 0n ? "−" : ""}${above}${below === "1" ? "" : `/${divisor}`}`;
}

function factorsText(whole: bigint, pi: number, root: bigint): string {
  const letters = `${pi > 0 ? `π${pi > 1 ? superscript(pi) : ""}` : ""}${root > 1n ? `√${root}` : ""}`;
  return whole === 1n && letters !== "" ? letters : `${whole}${letters}`;
}

const superscript = (exponent: number): string =>
  [...String(exponent)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
