import { roundTo } from "../../core/numeric/round.ts";

type Tone = "good" | "caution" | "bad" | "neutral";

export interface BmiBand {
  label: string;
  /** kg/m²; undefined: no upper limit. */
  below: number | undefined;
  tone: Tone;
  group: "underweight" | "healthy" | "overweight" | "obesity";
}

export type BmiStandard = "who" | "who-asian";

/** Range of recorded BMIs of living persons: others suggest a unit mistake. */
const POSSIBLE = { low: 5, high: 300 };

/**
 * Computes the body mass index in kg/m², from centimeters and rounded to 10 decimals: with meters, 59.94 kg
 * at 1.80 m gives 18.499999999999996, slightly below the limit that it equals. @param weight kg @param height
 * m
 */
export function bodyMassIndex(weight: number, height: number): number {
  const centimeters = roundTo(height * 100, 10);
  return roundTo((weight * 10_000) / (centimeters * centimeters), 10);
}

/** Returns the weight, kg, for a BMI at a height in m. */
export const weightAt = (bmi: number, height: number): number => roundTo(bmi * height * height, 10);

/**
 * Rounds the BMI for display and classification, so that the number and the word always agree: one decimal,
 * half away from zero.
 */
export const roundedBmi = (bmi: number): number => roundTo(bmi, 1);

export const isPossibleBmi = (bmi: number): boolean => bmi >= POSSIBLE.low && bmi <= POSSIBLE.high;

const thinness: readonly BmiBand[] = [
  { label: "Underweight (severe thinness)", below: 16, tone: "bad", group: "underweight" },
  { label: "Underweight (moderate thinness)", below: 17, tone: "bad", group: "underweight" },
  { label: "Underweight (mild thinness)", below: 18.5, tone: "caution", group: "underweight" },
];

/**
 * WHO Technical Report Series 894 (2000), table 2.1, with the grades of thinness of Series 854 (1995); and the action
 * points for Asian populations of the WHO expert consultation, Lancet 2004; 363: 157–163.
 */
export const bmiBands: Readonly<Record<BmiStandard, readonly BmiBand[]>> = {
  who: [
    ...thinness,
    { label: "Healthy weight", below: 25, tone: "good", group: "healthy" },
    { label: "Overweight (pre-obesity)", below: 30, tone: "caution", group: "overweight" },
    { label: "Obesity class I", below: 35, tone: "bad", group: "obesity" },
    { label: "Obesity class II", below: 40, tone: "bad", group: "obesity" },
    { label: "Obesity class III", below: undefined, tone: "bad", group: "obesity" },
  ],
  "who-asian": [
    ...thinness,
    { label: "Acceptable risk", below: 23, tone: "good", group: "healthy" },
    { label: "Increased risk", below: 27.5, tone: "caution", group: "overweight" },
    { label: "High risk", below: 32.5, tone: "bad", group: "obesity" },
    { label: "High risk, second action point", below: 37.5, tone: "bad", group: "obesity" },
    { label: "High risk, third action point", below: undefined, tone: "bad", group: "obesity" },
  ],
};

/** Returns the band of a BMI: rounded to one decimal first, which closes the gap from 24.9 to 25. */
export function bandOf(bmi: number, standard: BmiStandard): BmiBand {
  const printed = roundedBmi(bmi);
  const bands = bmiBands[standard];
  const band = bands.find(({ below }) => below === undefined || printed < below);
  if (!band) throw new RangeError("Every standard ends with an open band");
  return band;
}

/** Returns the lower end of a band, kg/m²; 0 for the first one. */
export const bandStart = (band: BmiBand, standard: BmiStandard): number => {
  const bands = bmiBands[standard];
  return bands[bands.indexOf(band) - 1]?.below ?? 0;
};

/** Returns the healthy band as printed: "18.5 to 24.9", for Asian populations "18.5 to 22.9". kg/m² */
export const healthyBmi = (standard: BmiStandard): { low: number; high: number } =>
  standard === "who" ? { low: 18.5, high: 24.9 } : { low: 18.5, high: 22.9 };
