import type { Origin } from "../../../kit/calculator/define.ts";

export const fractions: Origin = {
  kind: "independent",
  by: "Python fractions with the printed coefficients, 1 lb = 0.45359237 kg and 1 in = 0.0254 m",
};

export const byHand = (calculation: string): Origin => ({
  kind: "independent",
  by: `By hand: ${calculation}`,
});
