import type { Carried, Draft } from "./state.ts";
import { MAX_LENGTH } from "./syntax.ts";

/**
 * Returns the text to compute: a rounded result at the beginning of the draft ("0.3333333", also inside the
 * bracket of a first call) counts with its full value, so that 1 ÷ 3 = × 3 = is 1.
 */
export function computedText({ expression, carried }: Draft): string {
  const start = carried ? carriedStart(expression, carried) : -1;
  if (!carried || start < 0) return expression;
  const end = start + carried.text.length;
  const text = expression.slice(0, start) + String(carried.value) + expression.slice(end);
  return text.length > MAX_LENGTH ? expression : text;
}

export function shownColumn(draft: Draft, column: number): number {
  const start = draft.carried ? carriedStart(draft.expression, draft.carried) : -1;
  const growth = computedText(draft).length - draft.expression.length;
  const index = column - 1;
  return start < 0 || index <= start ? column : Math.max(start, index - growth) + 1;
}

/** Returns the carried result after an edit; null once the user has changed its digits. */
export const stillCarried = (expression: string, carried: Carried | null): Carried | null =>
  carried && carriedStart(expression, carried) >= 0 ? carried : null;

function carriedStart(expression: string, { text }: Carried): number {
  const opening = /^(?:[A-Za-z][A-Za-z0-9]*)?\(/.exec(expression)?.[0].length ?? 0;
  const start = [0, opening].find((index) => expression.startsWith(text, index)) ?? -1;
  return start >= 0 && /^[\d.eE]/.test(expression.slice(start + text.length)) ? -1 : start;
}
