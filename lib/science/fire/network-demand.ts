import { findRoot } from "../../core/numeric/root.ts";
import { GPM, PSI } from "../../units/constants.ts";
import { type Network, type NetworkState, preparedNetwork, solveNetwork } from "./network.ts";

/** Demand of a network: the pressure of its source, Pa, the resulting state, and the governing sprinkler. */
export interface NetworkDemand {
  pressure: number;
  state: NetworkState;
  remote: number;
}

/** Upper end of the search. */
const HIGHEST = 5000 * PSI;
/** Maximum Newton steps of one search: ordinary networks take a tenth of them. */
const MOST_STEPS = 1000;

/**
 * Finds the lowest pressure of the source at which no sprinkler has less than its flow, m³/s for each node
 * with sprinklers. "tooHigh" if there is none below 5,000 psi, "diverges" if a state does not converge.
 */
export function networkDemand(
  network: Network,
  needed: readonly number[],
): NetworkDemand | "tooHigh" | "diverges" {
  const prepared = preparedNetwork(network);
  const { sprinklers } = prepared;
  let guess: readonly number[] | undefined;
  let [failed, steps] = [false, 0];
  const stateAt = (pressure: number) => {
    if (failed) return undefined;
    const near = guess && solveNetwork(prepared, pressure, guess);
    const state = near ?? solveNetwork(prepared, pressure);
    steps += state?.steps ?? 0;
    if (state && steps <= MOST_STEPS) guess = state.guess;
    else failed = true;
    return state;
  };
  const excess = (state: NetworkState, node: number): number =>
    ((state.discharges[node] ?? 0) - (needed[node] ?? 0)) / GPM;
  const least = (pressure: number): number => {
    const state = stateAt(pressure);
    return state ? Math.min(...sprinklers.map((node) => excess(state, node))) : Number.NaN;
  };
  let [low, high] = [0, 50 * PSI];
  let short = least(high) < 0;
  while (short && high < HIGHEST) {
    [low, high] = [high, 2 * high];
    short = least(high) < 0;
  }
  if (short) return "tooHigh";
  const pressure = findRoot(least, low, high);
  const state = pressure === undefined ? undefined : stateAt(pressure);
  if (pressure === undefined || !state || failed) return "diverges";
  const remote = sprinklers.reduce((best, node) => (excess(state, node) < excess(state, best) ? node : best));
  return { pressure, state, remote };
}
