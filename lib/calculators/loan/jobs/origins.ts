import type { Origin } from "../../../kit/calculator/define.ts";

export const decimal = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent",
} as const;

export const byHand = (calculation: string): Origin => ({
  kind: "independent",
  by: `by hand: ${calculation}`,
});
