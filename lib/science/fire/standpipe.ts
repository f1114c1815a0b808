import { GPM } from "../../units/constants.ts";

export type StandpipeClass = "I" | "II" | "III";

/** Building with standpipes, in terms of NFPA 14 (2019). */
export interface StandpipeBuilding {
  class: StandpipeClass;
  standpipes: number;
  /** More than 80,000 ft² on a floor. */
  isLarge: boolean;
  /** Sprinklers throughout (NFPA 13 or 13R). */
  isSprinklered: boolean;
}

/**
 * Returns the flow of standpipes, m³/s (NFPA 14, section 7.10): 500 gpm for the most remote one, 250 for each
 * other (500 for the second if a floor is large), at most 1,000 with sprinklers throughout and 1,250 without;
 * class II 100.
 */
export function standpipeFlow({
  class: kind,
  standpipes,
  isLarge,
  isSprinklered,
}: StandpipeBuilding): number {
  if (kind === "II") return 100 * GPM;
  const second = standpipes > 1 ? (isLarge ? 500 : 250) : 0;
  const others = 250 * Math.max(standpipes - 2, 0);
  return Math.min(500 + second + others, isSprinklered ? 1000 : 1250) * GPM;
}
