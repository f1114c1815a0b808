import { joinWithAnd } from "../../../core/locale/locale.ts";

export const messages = {
  tooManyLetters: (maximum: number): string => `A function can have at most ${maximum} free letters.`,
  range: ({ xMin, xMax }: { xMin: number; xMax: number }): string =>
    `Searched for x from ${minus(xMin)} to ${minus(xMax)}.`,
  morePoints: "There may be more points in this range.",
  morePointsIn: (places: readonly string[]): string => `There may be more points ${joinWithAnd(places)}.`,
  near: (x: number): string => `near x = ${minus(x)}`,
  between: ({ low, high }: { low: number; high: number }): string =>
    `between x = ${minus(low)} and x = ${minus(high)}`,
};

const minus = (value: number): string => String(Number(value.toPrecision(6))).replace("-", "−");
