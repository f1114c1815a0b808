import type { Origin } from "../../../kit/calculator/define.ts";

export const fractions: Origin = {
  kind: "independent",
  by: "Python fractions with 1 lb = 0.45359237 kg and 1 in = 0.0254 m, rounded by decimal",
};

export const cdcAdults: Origin = {
  kind: "published",
  source: "CDC, Adult BMI Categories: weights for an adult of 5 ft 9 in",
};
