import { GPM } from "../../units/constants.ts";
import { FLOW_EXPONENT } from "./friction.ts";

/** Flows, gpm, that fire pumps are rated for (NFPA 20, 2022, table 4.10.2). */
export const RATED_FLOWS: readonly number[] = [
  25, 50, 100, 150, 200, 250, 300, 400, 450, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 3500, 4000, 4500,
  5000,
];

/** Point of a pump curve: m³/s and Pa, ascending in flow. */
export interface PumpPoint {
  flow: number;
  pressure: number;
}

/** Returns the curve of three points: churn, rated, 150%. Shares of the rated pressure. */
export const ratedCurve = (flow: number, pressure: number, churn: number, overload: number): PumpPoint[] => [
  { flow: 0, pressure: churn * pressure },
  { flow, pressure },
  { flow: 1.5 * flow, pressure: overload * pressure },
];

/**
 * Returns the pressure of a pump at a flow: linear between its points over Q^1.85, as on supply paper.
 * Undefined beyond its last point, the limit of operation.
 */
export function pumpPressure(curve: readonly PumpPoint[], flow: number): number | undefined {
  const next = curve.findIndex((point) => point.flow >= flow * (1 - 1e-12));
  const [after, before] = [curve[next], curve[next - 1]];
  if (!after) return undefined;
  if (!before) return after.pressure;
  const power = (value: number): number => value ** FLOW_EXPONENT;
  const share = (power(flow) - power(before.flow)) / (power(after.flow) - power(before.flow));
  return before.pressure + share * (after.pressure - before.pressure);
}

/** Returns the smallest rated flow, m³/s, of which `flow` is at most 140%; undefined beyond the list. */
export function ratedFlowFor(flow: number): number | undefined {
  const rated = RATED_FLOWS.find((gpm) => flow <= 1.4 * gpm * GPM * (1 + 1e-9));
  return rated === undefined ? undefined : rated * GPM;
}

/** Returns the highest power, W, of a pump over its curve, with its flow, m³/s. */
export function highestPower(
  curve: readonly PumpPoint[],
  efficiency: number,
): { power: number; flow: number } {
  const last = curve.at(-1)?.flow ?? 0;
  let best = { power: 0, flow: 0 };
  for (let step = 1; step <= POWER_STEPS; step += 1) {
    const flow = (last * step) / POWER_STEPS;
    const power = (flow * (pumpPressure(curve, flow) ?? 0)) / efficiency;
    if (power > best.power) best = { power, flow };
  }
  return best;
}
const POWER_STEPS = 150;
