import type { SentenceValue } from "../fields/sentence.ts";

/** Formats an amount in major units, for the sentence above a chart. */
export const amountOf = (value: number): SentenceValue => ({ value, format: { kind: "money" } });

/** Formats a share as a whole percentage; undefined if it would be 0% or 100%. */
export function shareOf(part: number, whole: number): SentenceValue | undefined {
  const percent = Math.round((part / whole) * 100);
  return percent >= 1 && percent <= 99
    ? { value: percent, format: { kind: "percent", decimals: 0 } }
    : undefined;
}

/** Returns the chart property for a conclusion; an empty object if there is none. */
export const concluded = <T>(finding: T | undefined): { finding?: T } =>
  finding === undefined ? {} : { finding };
