import { formatOf } from "../../kit/fields/quantity-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import * as quantities from "./quantities.ts";

const index = {
  meaning: "body mass index",
  format: { kind: "number", decimals: 2, suffix: "kg/m²" },
} as const;
const weight = { format: formatOf(quantities.weight), unit: "kilogram" } as const;
const girth = formatOf(quantities.girth);
const height = { meaning: "height", format: formatOf(quantities.height), unit: "meter" } as const;
const plain = { kind: "number", significant: 7 } as const;

export const formulas = {
  bmi: formula(
    "BMI = m / h^2",
    { BMI: index, m: { ...weight, meaning: "weight" }, h: height },
    { title: "Body mass index", source: "who-894" },
  ),
  weightAt: formula(
    "m = BMI * h^2",
    {
      m: {
        ...weight,
        meaning: "weight that has this BMI",
        format: formatOf(quantities.weight, { decimals: 1 }),
      },
      BMI: {
        meaning: "limit of the healthy range",
        format: { kind: "number", decimals: 1, suffix: "kg/m²" },
      },
      h: height,
    },
    { title: "Healthy weight", source: "who-894" },
  ),
  waistToHeight: formula(
    "r = w / h",
    {
      r: { meaning: "waist-to-height ratio", format: { kind: "number", decimals: 3 } },
      w: { meaning: "waist", format: girth },
      h: { meaning: "height", format: girth },
    },
    { title: "Waist to height", source: "nice-ng246" },
  ),
  zScore: formula(
    "z = ((BMI / M)^L - 1) / (L * S)",
    {
      z: { meaning: "z-score", format: { kind: "number", decimals: 4 } },
      BMI: { ...index, format: { ...index.format, decimals: 4 } },
      M: { meaning: "median BMI at this age and sex", format: { ...plain, suffix: "kg/m²" } },
      L: { meaning: "skewness (Box–Cox power)", format: plain },
      S: { meaning: "coefficient of variation", format: plain },
    },
    { title: "Z-score", source: "cdc-2000" },
  ),
  percentile: formula(
    "p = 50 * (1 + erf(z / sqrt(2)))",
    {
      p: { meaning: "percentile", format: { kind: "number", decimals: 1 } },
      z: { meaning: "z-score", format: { kind: "number", decimals: 4 } },
    },
    {
      title: "Percentile",
      source: "cdc-2000",
      note: "This is 100 Φ(z), the share of a normal distribution that lies below z; erf is the error function.",
    },
  ),
  percentile95: formula(
    "P_95 = M * (1 + 1.644854 * L * S)^(1 / L)",
    {
      P_95: {
        meaning: "BMI at the 95th percentile",
        format: { kind: "number", decimals: 4, suffix: "kg/m²" },
      },
      M: { meaning: "median BMI at this age and sex", format: { ...plain, suffix: "kg/m²" } },
      L: { meaning: "skewness (Box–Cox power)", format: plain },
      S: { meaning: "coefficient of variation", format: plain },
    },
    { title: "95th percentile at this age", source: "cdc-2000" },
  ),
  extended: formula(
    "p = 90 + 5 * (1 + erf((BMI - P_95) / (sigma * sqrt(2))))",
    {
      p: { meaning: "percentile", format: { kind: "number", decimals: 2 } },
      BMI: { ...index, format: { ...index.format, decimals: 4 } },
      P_95: {
        meaning: "BMI at the 95th percentile",
        format: { kind: "number", decimals: 4, suffix: "kg/m²" },
      },
      sigma: { meaning: "spread above it at this age and sex", format: { ...plain, suffix: "kg/m²" } },
    },
    {
      title: "Extended percentile",
      source: "cdc-extended",
      note: "This is 90 + 10 Φ((BMI − P95) / σ): beyond the 95th percentile, BMIs follow a half-normal distribution; erf is the error function.",
    },
  ),
};
