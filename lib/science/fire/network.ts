import { GPM, PSI } from "../../units/constants.ts";
import { FLOW_EXPONENT, resistance } from "./friction.ts";
import { type EliminationPlan, eliminationPlan, emptyEntries, solveSymmetric } from "./linear.ts";
import { WATER_COLUMN } from "./water-column.ts";

/** Junction of pipes. */
export interface NetworkNode {
  /** Above the datum, m. */
  elevation: number;
  kFactor: number;
}

export interface NetworkPipe {
  /** Indices of nodes. */
  from: number;
  to: number;
  diameter: number;
  roughness: number;
  /** Length with the equivalent length of fittings, m. */
  length: number;
}

export interface Network {
  nodes: readonly NetworkNode[];
  pipes: readonly NetworkPipe[];
  /** Index of the node that the supply feeds. */
  source: number;
}

/** Pressures and flows of a network; SI. */
export interface NetworkState {
  /** Pressure at each node, Pa. */
  pressures: readonly number[];
  /** Flow of each pipe from its first node to its second, m³/s. */
  flows: readonly number[];
  /** Discharge of the sprinklers at each node, m³/s. */
  discharges: readonly number[];
  /** Flow of the supply, m³/s. */
  flow: number;
  /** Largest imbalance of a node, m³/s. */
  imbalance: number;
  steps: number;
}

interface Link {
  from: number;
  /** undefined: the open air. */
  to: number | undefined;
  /** Loss: resistance · |q|^(exponent − 1) · q. */
  resistance: number;
  exponent: number;
}

/**
 * Link with the unknowns of its ends, -1 for the source and the open air, and the index of their shared
 * entry, -1 if none.
 */
interface PlacedLink extends Link {
  fromUnknown: number;
  toUnknown: number;
  place: number;
}

/** Maximum Newton steps, and the relative change of flows that ends them. */
const [MOST_STEPS, CLOSE] = [60, 1e-10];
/** Below this flow, m³/s, the loss is linear: a pipe without flow has no slope. */
const STRAIGHT_FLOW = 1e-6;

export interface PreparedNetwork {
  network: Network;
  /** Nodes with sprinklers. */
  sprinklers: readonly number[];
  links: readonly PlacedLink[];
  /** Unknown of each node, -1 for the source. */
  unknowns: Int32Array;
  plan: EliminationPlan;
}

/** Computes the data of a network that do not depend on pressure, once. */
export function preparedNetwork(network: Network): PreparedNetwork {
  const { nodes, pipes, source } = network;
  const sprinklers = [...nodes.keys()].filter((node) => (nodes[node]?.kFactor ?? 0) > 0);
  const links: Link[] = [
    ...pipes.map(
      ({ from, to, diameter, roughness, length }): Link => ({
        from,
        to,
        resistance: resistance(diameter, roughness) * length,
        exponent: FLOW_EXPONENT,
      }),
    ),
    ...sprinklers.map((node): Link => {
      const k = (nodes[node]?.kFactor ?? 0) * GPM;
      return { from: node, to: undefined, resistance: PSI / k ** 2, exponent: 2 };
    }),
  ];
  const unknowns = Int32Array.from(nodes.keys(), (node) =>
    node === source ? -1 : node - Number(node > source),
  );
  const pairs = pipes.flatMap(({ from, to }): [number, number][] =>
    from === source || to === source ? [] : [[unknowns[from] ?? 0, unknowns[to] ?? 0]],
  );
  const plan = eliminationPlan(nodes.length - 1, pairs);
  const placed = links.map((link): PlacedLink => {
    const fromUnknown = unknowns[link.from] ?? -1;
    const toUnknown = link.to === undefined ? -1 : (unknowns[link.to] ?? -1);
    const isInner = fromUnknown >= 0 && toUnknown >= 0;
    const place = (isInner ? plan.placeOf.get(fromUnknown * plan.size + toUnknown) : undefined) ?? -1;
    return { ...link, fromUnknown, toUnknown, place };
  });
  return { network, sprinklers, links: placed, unknowns, plan };
}

/**
 * Solves the state of a network whose source has `pressure`, Pa: Newton's method on heads and flows together
 * (Todini and Pilati, A Gradient Algorithm for the Analysis of Pipe Networks, 1988). Undefined if it does not
 * converge. @param start initial flows, of pipes and then of sprinklers.
 */
export function solveNetwork(
  prepared: PreparedNetwork,
  pressure: number,
  start?: readonly number[],
): (NetworkState & { guess: readonly number[] }) | undefined {
  const { network, sprinklers, links, unknowns, plan } = prepared;
  const { nodes, pipes, source } = network;
  const height = (node: number): number => WATER_COLUMN * (nodes[node]?.elevation ?? 0);
  const sourceHead = pressure + height(source);
  const [conductances, offsets] = [new Float64Array(links.length), new Float64Array(links.length)];
  let flows = start ?? links.map(() => GPM * 20);
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const entries = emptyEntries(plan);
    const right = new Float64Array(plan.size);
    const add = (unknown: number, sum: number, conductance: number): void => {
      if (unknown < 0) return;
      entries[unknown] = (entries[unknown] ?? 0) + conductance;
      right[unknown] = (right[unknown] ?? 0) + sum;
    };
    for (const [
      index,
      { from, to, resistance, exponent, fromUnknown, toUnknown, place },
    ] of links.entries()) {
      const flow = flows[index] ?? 0;
      const size = Math.max(Math.abs(flow), STRAIGHT_FLOW);
      const slope = size === STRAIGHT_FLOW ? 1 : exponent;
      // Flow of the link as a linear function of heads: offset + conductance · (H_from − H_to).
      const conductance = 1 / (slope * resistance * size ** (exponent - 1));
      const offset = flow * (1 - 1 / slope);
      conductances[index] = conductance;
      offsets[index] = offset;
      if (to === undefined) add(fromUnknown, conductance * height(from) - offset, conductance);
      else {
        add(fromUnknown, (toUnknown < 0 ? conductance * sourceHead : 0) - offset, conductance);
        add(toUnknown, (fromUnknown < 0 ? conductance * sourceHead : 0) + offset, conductance);
        if (place >= 0) entries[place] = (entries[place] ?? 0) - conductance;
      }
    }
    const heads = solveSymmetric(plan, entries, right);
    if (!heads) return undefined;
    const headAt = (unknown: number): number => (unknown < 0 ? sourceHead : (heads[unknown] ?? 0));
    const next = links.map(({ from, to, fromUnknown, toUnknown }, index) => {
      const drop = headAt(fromUnknown) - (to === undefined ? height(from) : headAt(toUnknown));
      return (offsets[index] ?? 0) + (conductances[index] ?? 0) * drop;
    });
    let [change, largest] = [0, 0];
    for (const [index, flow] of next.entries()) {
      change = Math.max(change, Math.abs(flow - (flows[index] ?? 0)));
      largest = Math.max(largest, Math.abs(flow));
    }
    flows = next;
    if (!Number.isFinite(change)) return undefined;
    if (change > CLOSE * largest + 1e-15) continue;
    const pressures = [...nodes.keys()].map((node) => headAt(unknowns[node] ?? -1) - height(node));
    const discharges = nodes.map(() => 0);
    for (const [index, node] of sprinklers.entries()) discharges[node] = flows[pipes.length + index] ?? 0;
    return {
      ...balance(nodes, pipes, source, flows, discharges),
      pressures,
      discharges,
      steps: step,
      guess: flows,
    };
  }
  return undefined;
}

function balance(
  nodes: readonly NetworkNode[],
  pipes: readonly NetworkPipe[],
  source: number,
  all: readonly number[],
  discharges: readonly number[],
): Pick<NetworkState, "flows" | "flow" | "imbalance"> {
  const flows = all.slice(0, pipes.length);
  const out = nodes.map((_, node) => discharges[node] ?? 0);
  for (const [index, { from, to }] of pipes.entries()) {
    const flow = flows[index] ?? 0;
    out[from] = (out[from] ?? 0) + flow;
    out[to] = (out[to] ?? 0) - flow;
  }
  const imbalance = Math.max(...out.map((rest, node) => (node === source ? 0 : Math.abs(rest))));
  return { flows, flow: out[source] ?? 0, imbalance };
}
