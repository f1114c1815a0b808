import { normalCdf, normalQuantile } from "../../core/numeric/normal.ts";
import { roundTo } from "../../core/numeric/round.ts";

/** L, M and S by row; the rows' ages are `rowAge`. */
export interface LmsTable {
  readonly l: readonly number[];
  readonly m: readonly number[];
  readonly s: readonly number[];
}

interface Lms {
  l: number;
  m: number;
  s: number;
}

/** Months. */
export const CHART_AGES = { from: 24, below: 240 };

/**
 * Percentiles that are displayed at most, since 100 or 0 would claim too much: the outermost curve of the
 * charts is the 99.99th.
 */
const OUTERMOST = { low: 0.01, high: 99.99 };
/** CDC's z-score for percentiles that doubles cannot tell from 100. */
const HIGHEST_Z = 8.21;

const rowAge = (row: number): number =>
  row === 0 ? 24 : row <= 216 ? row + 23.5 : row === 217 ? 240 : 240.5;

/** Returns L, M, S at an age in months, 24 to 240, linear between the rows as in CDC's programs. */
export function lmsAt(table: LmsTable, months: number): Lms {
  const row = months < 24.5 ? 0 : Math.min(217, Math.floor(months - 23.5));
  const [from, to] = [rowAge(row), rowAge(row + 1)];
  const part = (months - from) / (to - from);
  const at = (values: readonly number[]): number => {
    const [low = 0, high = 0] = [values[row], values[row + 1]];
    return low + (high - low) * part;
  };
  return { l: at(table.l), m: at(table.m), s: at(table.s) };
}

/** Returns the z-score of a BMI by the LMS method (Cole and Green 1992). */
const lmsZ = (bmi: number, { l, m, s }: Lms): number =>
  Math.abs(l) < 1e-9 ? Math.log(bmi / m) / s : ((bmi / m) ** l - 1) / (l * s);

/** Returns the BMI at a percentile, 0 < percentile < 100, by the LMS method. */
export function lmsBmi(percentile: number, { l, m, s }: Lms): number {
  const z = normalQuantile(percentile / 100);
  return Math.abs(l) < 1e-9 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
}

/**
 * Returns the scale of the half-normal distribution above the 95th percentile, kg/m² (Wei et al. 2020); age
 * in months.
 */
function extendedSigma(months: number, sex: "female" | "male"): number {
  const years = months / 12;
  return sex === "male"
    ? 0.3728 + 0.5196 * years - 0.0091 * years ** 2
    : 0.8334 + 0.3712 * years - 0.0011 * years ** 2;
}

export interface ChildBmi {
  /** 0.01 to 99.99. */
  percentile: number;
  z: number;
  /** kg/m² at the 5th, 50th, 85th and 95th percentile. */
  p5: number;
  p50: number;
  p85: number;
  p95: number;
  /** Above the 95th percentile: the extended method of 2022. */
  extended: boolean;
  lms: Lms;
  sigma: number;
}

/** Ranks a BMI among children of that age (months, 24 to below 240) and sex. CDC 2000, extended 2022. */
export function childBmi(bmi: number, months: number, sex: "female" | "male", table: LmsTable): ChildBmi {
  const lms = lmsAt(table, months);
  const [p5, p50, p85, p95] = [lmsBmi(5, lms), lms.m, lmsBmi(85, lms), lmsBmi(95, lms)];
  const sigma = extendedSigma(months, sex);
  const extended = bmi > p95;
  const plainZ = lmsZ(bmi, lms);
  const percentile = extended ? 90 + 10 * normalCdf((bmi - p95) / sigma) : 100 * normalCdf(plainZ);
  const z = extended ? Math.min(HIGHEST_Z, normalQuantile(percentile / 100)) : plainZ;
  const clamped = Math.min(OUTERMOST.high, Math.max(OUTERMOST.low, percentile));
  return { percentile: clamped, z, p5, p50, p85, p95, extended, lms, sigma };
}

export type ChildBand = "underweight" | "healthy" | "overweight" | "obesity-1" | "obesity-2" | "obesity-3";

/**
 * Returns the CDC child and teen BMI category, by the printed percentile (one decimal), so that number and
 * word agree; severe obesity by the share of the 95th percentile or the BMI (AAP clinical practice guideline
 * 2023).
 */
export function childBand(bmi: number, { percentile, p95 }: Pick<ChildBmi, "percentile" | "p95">): ChildBand {
  const printed = roundTo(percentile, 1);
  if (printed < 5) return "underweight";
  if (printed < 85) return "healthy";
  if (printed < 95) return "overweight";
  if (bmi >= 1.4 * p95 || bmi >= 40) return "obesity-3";
  return bmi >= 1.2 * p95 || bmi >= 35 ? "obesity-2" : "obesity-1";
}
