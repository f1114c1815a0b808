/** Computable reals as plain data, which survive a message to another thread. */
import { type Ball, round } from "./ball.ts";
import type { Exact } from "./exact.ts";
import { exactReal, type Real, type Work, WorkSpent } from "./real.ts";

export type StoredReal = { exact: Exact } | { ball: Ball };

/** Bits that are stored of a number without an exact form: about 1,050 digits, and those of the first attempt. */
const STORED_BITS = 3584;
const FIRST_BITS = 112;

/** Stores a number: its exact form, or as many digits as the rest of its limit of work gives. */
export function stored(x: Real): StoredReal | undefined {
  if (x.exact) return { exact: x.exact };
  let best: Ball | undefined;
  try {
    for (let bits = FIRST_BITS; bits <= STORED_BITS; bits *= 2) best = x.ball(bits) ?? best;
  } catch (error) {
    if (!(error instanceof WorkSpent)) throw error;
  }
  return best && { ball: best };
}

export const restored = (work: Work, value: StoredReal): Real =>
  "exact" in value
    ? exactReal(work, value.exact)
    : { exact: undefined, ball: (bits) => round(value.ball, bits) };
