import { joinWithAnd } from "../../../core/locale/locale.ts";
import type { Domain } from "./domain.ts";

export const messages = {
  tooManyLetters: (maximum: number): string => `A function can have at most ${maximum} free letters.`,
  domainForm: "Write the domain after the function: x^2, 1 < x < 10.",
  verticalForm: "Write a vertical line with a number: x = 3.",
  domain: ({ low, high, includesLow, includesHigh }: Domain): string => {
    if (!Number.isFinite(high)) return `x ${includesLow ? "≥" : ">"} ${minus(low)}`;
    const above = `x ${includesHigh ? "≤" : "<"} ${minus(high)}`;
    return Number.isFinite(low) ? `${minus(low)} ${includesLow ? "≤" : "<"} ${above}` : above;
  },
  range: ({ xMin, xMax }: { xMin: number; xMax: number }): string =>
    `Searched for x from ${minus(xMin)} to ${minus(xMax)}.`,
  morePoints: "There may be more points in this range.",
  morePointsIn: (places: readonly string[]): string => `There may be more points ${joinWithAnd(places)}.`,
  near: (x: number): string => `near x = ${minus(x)}`,
  between: ({ low, high }: { low: number; high: number }): string =>
    `between x = ${minus(low)} and x = ${minus(high)}`,
};

const minus = (value: number): string => String(Number(value.toPrecision(6))).replace("-", "−");
