import { type CarriedNumber, negated } from "./saved-value.ts";
import type { Carried, Draft } from "./state.ts";

/**
 * Returns the rounded result at the beginning of a draft ("0.3333333", also inside the bracket of a first call), which
 * counts with its full value, so that 1 ÷ 3 = × 3 = is 1.
 */
export function carriedNumber({ expression, carried }: Draft): CarriedNumber | undefined {
  const start = carried ? carriedStart(expression, carried) : -1;
  if (!carried || start < 0) return undefined;
  return carried.text.startsWith("-")
    ? { at: start + 1, value: negated(carried.value) }
    : { at: start, value: carried.value };
}

/** Returns the carried result after an edit; null once the user has changed its digits. */
export const stillCarried = (expression: string, carried: Carried | null): Carried | null =>
  carried && carriedStart(expression, carried) >= 0 ? carried : null;

function carriedStart(expression: string, { text }: Carried): number {
  const opening = /^(?:[A-Za-z][A-Za-z0-9]*)?\(/.exec(expression)?.[0].length ?? 0;
  const start = [0, opening].find((index) => expression.startsWith(text, index)) ?? -1;
  return start >= 0 && /^[\d.eE]/.test(expression.slice(start + text.length)) ? -1 : start;
}
