/** kcal a day below which a plan without a doctor should not go. */
export const safeMinimum = { female: 1200, male: 1500 } as const;

/** kcal a day: a very low calorie diet, only under medical supervision (NIH/NIDDK). */
export const VERY_LOW = 800;

export interface Plan {
  /** kcal a day. */
  intake: number;
  /** Requested intake before the safe minimum applies, kcal a day. */
  requested: number;
  /** Weight change that the rule predicts for the intake, kg a week; negative for a loss. */
  pace: number;
  raised: boolean;
}

/**
 * The intake for a pace (kg a week, below 0 to lose), by the rule of so many kcal for each kg. Never below `floor`
 * when losing, nor above the need when the need is lower than that.
 */
export function planFor(need: number, pace: number, energyPerKg: number, floor: number): Plan {
  const requested = need + (pace * energyPerKg) / 7;
  const raised = pace < 0 && requested < floor;
  const intake = raised ? Math.min(need, floor) : requested;
  return { intake, requested, raised, pace: raised ? ((intake - need) * 7) / energyPerKg : pace };
}

export interface Projection {
  /** kg */
  weight: number;
  intake: number;
  energyPerKg: number;
  /** kcal a day at a weight in kg. */
  needAt: (weight: number) => number;
}

/** Weights at the end of week 0, 1, ... with a fixed intake, the need being computed anew each week at its weight. */
export function courseOf({ weight, intake, energyPerKg, needAt }: Projection, weeks: number): number[] {
  const weights = [weight];
  let now = weight;
  for (let week = 1; week <= weeks; week += 1) {
    now += ((intake - needAt(now)) * 7) / energyPerKg;
    weights.push(now);
  }
  return weights;
}

/** The first week at whose end the goal is reached; undefined when it is not within that course. */
export function weekReached(weights: readonly number[], goal: number): number | undefined {
  const down = (weights[0] ?? goal) > goal;
  const week = weights.findIndex((weight) => (down ? weight <= goal : weight >= goal));
  return week < 0 ? undefined : week;
}
