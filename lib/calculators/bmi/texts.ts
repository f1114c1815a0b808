import { formatFixed, formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";

export const kg = (weight: number): string => `${formatNumber(weight, { significant: 6 })} kg`;
export const meters = (height: number): string => `${formatNumber(height, { significant: 6 })} m`;

/** The first step of every answer. */
export const bmiStep = (weight: number, height: number, bmi: number): Step => ({
  title: "Body mass index",
  formula: "BMI = weight ÷ height²",
  substituted: `BMI = ${kg(weight)} ÷ (${meters(height)})²`,
  result: `${formatNumber(bmi, { significant: 6 })} kg/m², rounded ${formatFixed(bmi, 1)} kg/m²`,
});
