import { roundTo } from "../../core/numeric/round.ts";

export type Sex = "female" | "male";

/** Returns waist divided by height or hip, rounded to three decimals for display and classification. */
export const girthRatio = (girth: number, by: number): number => roundTo(girth / by, 3);

/** Classifies central adiposity by the ratio of waist to height: NICE NG246 (2025). */
export function waistToHeightRisk(ratio: number): string {
  if (ratio < 0.4) return "below the range that NICE classifies (0.4 and above)";
  if (ratio < 0.5) return "healthy: no increased health risk";
  return ratio < 0.6 ? "increased health risk" : "further increased health risk";
}

/**
 * Classifies the waist, in m: WHO expert consultation on waist circumference and waist–hip ratio (Geneva
 * 2008), table A1.
 */
export function waistRisk(waist: number, sex: Sex): string {
  const [increased, high] = sex === "male" ? [0.94, 1.02] : [0.8, 0.88];
  if (roundTo(waist, 6) > high) return "substantially increased";
  return roundTo(waist, 6) > increased ? "increased" : "not increased";
}

/** Ratio of waist to hip from which the risk is substantially increased, from the same table. */
export const waistToHipLimit: Readonly<Record<Sex, number>> = { male: 0.9, female: 0.85 };
