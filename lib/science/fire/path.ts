import { frictionRate } from "./friction.ts";
import { discharge, equivalentK } from "./sprinkler.ts";
import { WATER_COLUMN } from "./water-column.ts";

/** Flow that joins at the start of a pipe. */
export type Joined =
  | { kind: "sprinklers"; kFactor: number; number: number }
  /** Outlet with a K-factor that is not a sprinkler of the branch line. */
  | { kind: "own"; kFactor: number; number: number }
  /** Branch lines like the first one of the path. */
  | { kind: "alike"; number: number }
  /** Other branch line, by its demand at a pressure: m³/s and Pa. */
  | { kind: "branch"; flow: number; pressure: number; number: number }
  | { kind: "none" };

/** A pipe of a path, from the sprinkler that is farthest from the supply toward it. */
export interface PathPipe {
  joined: Joined;
  /** Inside, m. */
  diameter: number;
  /** Hazen–Williams C. */
  roughness: number;
  /** Length with the equivalent length of fittings, m. */
  length: number;
  /** Elevation of its start above its end, m. */
  fall: number;
}

/** Pipe with computed flow and pressures; SI. */
export interface WalkedPipe {
  /** Pressure at its start. */
  pressure: number;
  /** K-factor of the flow that joins at its start, if any. */
  joinedK: number | undefined;
  added: number;
  flow: number;
  velocity: number;
  /** Friction per meter. */
  rate: number;
  friction: number;
  elevation: number;
  /** Pressure at its end. */
  end: number;
  /** Factor on the previous flow if a branch needs a higher pressure than the path: above 1. */
  raised: number;
}

/** Computed path: the flow and the pressure, m³/s and Pa, that it needs at its end. */
export interface WalkedPath {
  pipes: readonly WalkedPipe[];
  flow: number;
  pressure: number;
}

/**
 * Computes a path from the remote end toward the supply: each pipe adds friction and elevation; joining flows
 * follow from their K-factor at the pressure there. If a branch needs a higher pressure, the path is raised
 * to it and its flow grows with √P (NFPA 13, 2022, section 28.2.4.5: balanced at junctions to the higher
 * pressure). @param pressure at the first sprinkler, Pa.
 */
export function walkPath(pipes: readonly PathPipe[], pressure: number): WalkedPath {
  const walked: WalkedPipe[] = [];
  let [at, flow] = [pressure, 0];
  let alike: number | undefined;
  for (const pipe of pipes) {
    const { joined, diameter, roughness, length, fall } = pipe;
    if (joined.kind !== "sprinklers" && alike === undefined && flow > 0) alike = equivalentK(flow, at);
    const raised = joined.kind === "branch" && joined.pressure > at ? Math.sqrt(joined.pressure / at) : 1;
    flow *= raised;
    at *= raised ** 2;
    const joinedK = kOf(joined, alike);
    const added =
      joinedK === undefined || joined.kind === "none" ? 0 : joined.number * discharge(joinedK, at);
    flow += added;
    const rate = frictionRate(flow, diameter, roughness);
    const friction = rate * length;
    const elevation = WATER_COLUMN * fall;
    const end = at + friction + elevation;
    const velocity = (4 * flow) / (Math.PI * diameter ** 2);
    walked.push({ pressure: at, joinedK, added, flow, velocity, rate, friction, elevation, end, raised });
    at = end;
  }
  return { pipes: walked, flow, pressure: at };
}

function kOf(joined: Joined, alike: number | undefined): number | undefined {
  switch (joined.kind) {
    case "sprinklers":
    case "own":
      return joined.kFactor;
    case "alike":
      return alike;
    case "branch":
      return equivalentK(joined.flow, joined.pressure);
    case "none":
      return undefined;
  }
}
