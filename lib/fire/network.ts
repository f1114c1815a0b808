import { FLOW_EXPONENT, resistance } from "./friction.ts";
import { solveSymmetric } from "./linear.ts";
import { GPM, PSI, WATER_COLUMN } from "./units.ts";

/** A place where pipes meet. */
export interface NetworkNode {
  /** Above the datum, m. */
  elevation: number;
  /** K-factor of all sprinklers there together, gpm/√psi; 0 without. */
  kFactor: number;
}

export interface NetworkPipe {
  /** Indices of nodes. */
  from: number;
  to: number;
  diameter: number;
  roughness: number;
  /** With the equivalent length of its fittings, m. */
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
  /** Of each node, Pa. */
  pressures: readonly number[];
  /** Of each pipe from its first node to its second, m³/s. */
  flows: readonly number[];
  /** Of the sprinklers at each node, m³/s. */
  discharges: readonly number[];
  /** What the supply gives, m³/s. */
  flow: number;
  /** The largest flow that a node has too much or too little, m³/s. */
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

/** Newton's steps at most, and the relative change of flows that ends them. */
const [MOST_STEPS, CLOSE] = [100, 1e-10];
/** Below this flow, m³/s, the loss is straight: a pipe without flow, as in the middle of a symmetric loop, has no slope. */
const STRAIGHT_FLOW = 1e-6;

/**
 * The state of a network whose source has `pressure`, Pa: Newton's method on heads and flows together (Todini and Pilati, A
 * Gradient Algorithm for the Analysis of Pipe Networks, 1988). Undefined where it does not converge.
 * @param start flows to begin with, of pipes and then of sprinklers.
 */
export function solveNetwork(
  { nodes, pipes, source }: Network,
  pressure: number,
  start?: readonly number[],
): (NetworkState & { guess: readonly number[] }) | undefined {
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
  const height = (node: number): number => WATER_COLUMN * (nodes[node]?.elevation ?? 0);
  const known = pressure + height(source);
  const unknowns = [...nodes.keys()].filter((node) => node !== source);
  const place = new Map(unknowns.map((node, index) => [node, index]));
  let flows = start ?? links.map(() => GPM * 20);
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const matrix = unknowns.map(() => new Map<number, number>());
    const right = unknowns.map(() => 0);
    const slopes: { conductance: number; own: number }[] = [];
    for (const [index, link] of links.entries()) {
      const flow = flows[index] ?? 0;
      const size = Math.max(Math.abs(flow), STRAIGHT_FLOW);
      const exponent = size === STRAIGHT_FLOW ? 1 : link.exponent;
      const conductance = 1 / (exponent * link.resistance * size ** (link.exponent - 1));
      const own = flow * (1 - 1 / exponent);
      slopes.push({ conductance, own });
      const [from, to] = [place.get(link.from), link.to === undefined ? undefined : place.get(link.to)];
      // Flow of the link as a straight function of heads: own + conductance · (H_from − H_to).
      const fixed = (node: number | undefined, atom: number | undefined): number =>
        node === undefined ? height(link.from) : atom === undefined ? known : 0;
      if (from !== undefined) {
        add(matrix[from], from, conductance);
        right[from] = (right[from] ?? 0) - own + conductance * fixed(link.to, to);
      }
      if (to !== undefined) {
        add(matrix[to], to, conductance);
        right[to] = (right[to] ?? 0) + own + conductance * (from === undefined ? known : 0);
      }
      if (from !== undefined && to !== undefined) {
        add(matrix[from], to, -conductance);
        add(matrix[to], from, -conductance);
      }
    }
    const heads = solveSymmetric(matrix, right);
    if (!heads) return undefined;
    const headOf = (node: number): number => (node === source ? known : (heads[place.get(node) ?? -1] ?? 0));
    const next = links.map(({ from, to }, index) => {
      const { conductance, own } = slopes[index] ?? { conductance: 0, own: 0 };
      return own + conductance * (headOf(from) - (to === undefined ? height(from) : headOf(to)));
    });
    const change = Math.max(...next.map((flow, index) => Math.abs(flow - (flows[index] ?? 0))));
    const largest = Math.max(...next.map(Math.abs));
    flows = next;
    if (!Number.isFinite(change)) return undefined;
    if (change > CLOSE * largest + 1e-15) continue;
    const pressures = [...nodes.keys()].map((node) => headOf(node) - height(node));
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

const add = (row: Map<number, number> | undefined, column: number, value: number): void => {
  row?.set(column, (row.get(column) ?? 0) + value);
};

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
