import { findRoot } from "../numeric/root.ts";
import { type Network, type NetworkState, solveNetwork } from "./network.ts";
import { GPM, PSI } from "./units.ts";

/** What a network needs: the pressure of its source, Pa, the state that follows, and the sprinkler that decides. */
export interface NetworkDemand {
  pressure: number;
  state: NetworkState;
  /** Index of its node. */
  remote: number;
}

/** As far as the search goes. */
const HIGHEST = 5000 * PSI;

/**
 * The lowest pressure of the source at which no sprinkler has less than its flow, m³/s for each node with sprinklers.
 * Undefined where there is none below 5,000 psi, or where a state does not converge.
 */
export function networkDemand(network: Network, needed: readonly number[]): NetworkDemand | undefined {
  const sprinklers = [...network.nodes.keys()].filter((node) => (network.nodes[node]?.kFactor ?? 0) > 0);
  let guess: readonly number[] | undefined;
  let failed = false;
  const stateAt = (pressure: number) => {
    const state = solveNetwork(network, pressure, guess) ?? solveNetwork(network, pressure);
    if (state) guess = state.guess;
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
  while (high < HIGHEST && least(high) < 0) [low, high] = [high, 2 * high];
  if (failed) return undefined;
  const pressure = findRoot(least, low, high);
  const state = pressure === undefined ? undefined : stateAt(pressure);
  if (pressure === undefined || !state || failed) return undefined;
  const remote = sprinklers.reduce((best, node) => (excess(state, node) < excess(state, best) ? node : best));
  return { pressure, state, remote };
}
