import { type DayValues, daily } from "./time-series.ts";

export interface AngularGlass {
  /** Solar heat gain coefficient at 0, 40, 50, 60, 70 and 80° of incidence as fractions of that at 0°. */
  byAngle: readonly number[];
  diffuse: number;
}

const ANGLES = [0, 40, 50, 60, 70, 80, 90] as const;

/** Returns SHGC(θ) over SHGC(0°), linear between the angles of the table and to 0 at 90°. */
export function angularFactor(cosIncidence: number, { byAngle }: AngularGlass): number {
  if (!(cosIncidence > 0)) return 0;
  const angle = (Math.acos(Math.min(1, cosIncidence)) * 180) / Math.PI;
  for (let index = 1; index < ANGLES.length; index += 1) {
    const [from = 0, to = 0] = [ANGLES[index - 1], ANGLES[index]];
    if (angle > to) continue;
    const [low, high] = [byAngle[index - 1] ?? 0, byAngle[index] ?? 0];
    return low + ((high - low) * (angle - from)) / (to - from);
  }
  return 0;
}

export interface WindowSun {
  beam: DayValues;
  /** From the sky and from the ground. */
  diffuse: DayValues;
  cosIncidence: DayValues;
  /** Sunlit fraction of the window. */
  sunlit: DayValues;
}

export interface WindowGain {
  /** Beam and diffuse radiation, W per m² of window for an SHGC of 1 and no interior shade. */
  beam: DayValues;
  diffuse: DayValues;
}

/** Computes the solar heat gain by the hour: chapter 15, equations 14 and 15. */
export const windowGain = (sun: WindowSun, glass: AngularGlass): WindowGain => ({
  beam: daily(
    (hour) =>
      (sun.beam[hour - 1] ?? 0) *
      (sun.sunlit[hour - 1] ?? 0) *
      angularFactor(sun.cosIncidence[hour - 1] ?? 0, glass),
  ),
  diffuse: daily((hour) => (sun.diffuse[hour - 1] ?? 0) * glass.diffuse),
});
