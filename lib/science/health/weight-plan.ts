/** Minimum intake without a doctor, kcal a day. */
export const safeMinimum = { female: 1200, male: 1500 } as const;

/** Very low calorie diet, only under medical supervision (NIH/NIDDK), kcal a day. */
export const VERY_LOW = 800;

export interface Plan {
  intake: number;
  /** Requested intake before the safe minimum applies, kcal a day. */
  requested: number;
  /** Weight change that the rule predicts for the intake, kg a week; negative for a loss. */
  pace: number;
  raised: boolean;
}

/**
 * Computes the intake for a pace (kg a week, negative to lose), by `energyPerKg` kcal. Never below `floor`
 * when losing, nor above a need that is lower than that.
 */
export function planFor(need: number, pace: number, energyPerKg: number, floor: number): Plan {
  const requested = need + (pace * energyPerKg) / 7;
  const raised = pace < 0 && requested < floor;
  const intake = raised ? Math.min(need, floor) : requested;
  return { intake, requested, raised, pace: raised ? ((intake - need) * 7) / energyPerKg : pace };
}

export interface Projection {
  weight: number;
  intake: number;
  energyPerKg: number;
  /** kcal a day at a weight in kg. */
  needAt: (weight: number) => number;
}

/** Returns the weights at the end of week 0, 1, ... with a fixed intake, recalculating the need each week. */
export function courseOf({ weight, intake, energyPerKg, needAt }: Projection, weeks: number): number[] {
  const weights = [weight];
  let now = weight;
  for (let week = 1; week <= weeks; week += 1) {
    now += ((intake - needAt(now)) * 7) / energyPerKg;
    weights.push(now);
  }
  return weights;
}

/** Returns the first week at whose end the goal is reached; undefined if none. */
export function weekReached(weights: readonly number[], goal: number): number | undefined {
  const down = (weights[0] ?? goal) > goal;
  const week = weights.findIndex((weight) => (down ? weight <= goal : weight >= goal));
  return week < 0 ? undefined : week;
}
