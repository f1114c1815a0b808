import { normalQuantile } from "../../core/numeric/normal.ts";
import { GPM } from "../../units/constants.ts";

export interface FixtureUse {
  number: number;
  /** Probability that one of them is running. */
  probability: number;
  /** Flow of one of them, gpm. */
  flow: number;
}

/** Share of the time in which demand stays below the design flow: 99%. */
const SHARE = 0.99;
/** 99th percentile of the standard normal distribution. */
export const Z99 = normalQuantile(SHARE);

/** Expected numbers of running fixtures from which the report uses the modified and the normal method. */
const [MODIFIED_FROM, NORMAL_FROM] = [1.25, 5];
/** Step of the flows in the exact distribution, gpm. All design flows are multiples of it. */
const STEP = 0.1;

type DemandMethod = "exact" | "modified" | "normal";

/** 99th percentile of the flow while any water runs, m³/s, with its derivation. */
export interface WaterDemand {
  method: DemandMethod;
  flow: number;
  /** Σ n p, the expected number of running fixtures: Hunter's number. */
  expected: number;
  /** Π (1 − p)ⁿ, the share of time without any flow. */
  idle: number;
  /** Σ n p q, m³/s. */
  mean: number;
  /** √(Σ n p (1 − p) q²), m³/s. */
  deviation: number;
}

/**
 * Computes the peak demand by IAPMO's Water Demand Calculator (Buchberger et al., Peak Water Demand Study,
 * 2017): the exact distribution, given that some fixture runs, if fewer than 1.25 are expected to run;
 * Wistort's normal approximation from 5 on; in between the same approximation, truncated at zero. Undefined
 * without fixtures.
 */
export function waterDemand(uses: readonly FixtureUse[]): WaterDemand | undefined {
  const sum = (of: (use: FixtureUse) => number): number => uses.reduce((all, use) => all + of(use), 0);
  const expected = sum(({ number, probability }) => number * probability);
  if (!(expected > 0)) return undefined;
  const idle = uses.reduce((all, { number, probability }) => all * (1 - probability) ** number, 1);
  const mean = sum(({ number, probability, flow }) => number * probability * flow);
  const variance = sum(
    ({ number, probability, flow }) => number * probability * (1 - probability) * flow ** 2,
  );
  const method: DemandMethod =
    expected < MODIFIED_FROM ? "exact" : expected < NORMAL_FROM ? "modified" : "normal";
  const flow = {
    exact: () => exactDemand(uses, idle),
    modified: () =>
      (mean + (1 + idle) * Z99 * Math.sqrt((1 - idle) * variance - idle * mean ** 2)) / (1 - idle),
    normal: () => mean + Z99 * Math.sqrt(variance),
  }[method]();
  return {
    method,
    flow: flow * GPM,
    expected,
    idle,
    mean: mean * GPM,
    deviation: Math.sqrt(variance) * GPM,
  };
}

/** Returns the least flow, gpm, not exceeded 99% of the time with flow, by convolving the fixtures. */
function exactDemand(uses: readonly FixtureUse[], idle: number): number {
  const cells = uses.reduce((all, { number, flow }) => all + number * Math.round(flow / STEP), 0);
  const chance = new Float64Array(cells + 1);
  chance[0] = 1;
  let last = 0;
  for (const { number, probability, flow } of uses) {
    const width = Math.round(flow / STEP);
    for (let one = 0; one < number; one += 1) {
      for (let at = last; at >= 0; at -= 1) {
        const probabilityAt = chance[at] ?? 0;
        if (probabilityAt === 0) continue;
        chance[at + width] = (chance[at + width] ?? 0) + probabilityAt * probability;
        chance[at] = probabilityAt * (1 - probability);
      }
      last += width;
    }
  }
  const wanted = idle + SHARE * (1 - idle) - 1e-12;
  let sofar = chance[0] ?? 0;
  let at = 0;
  while (at < last && (at === 0 || sofar < wanted)) {
    at += 1;
    sofar += chance[at] ?? 0;
  }
  return at * STEP;
}
