import { failure, type Problem, type Result, success } from "../../core/result/result.ts";
import type { Table } from "../../kit/calculator/computation.ts";
import { frictionRate } from "../../science/fire/friction.ts";
import type { Network } from "../../science/fire/network.ts";
import { type NetworkDemand, networkDemand } from "../../science/fire/network-demand.ts";
import { pressureFor } from "../../science/fire/sprinkler.ts";
import { GPM, PSI } from "../../units/constants.ts";
import type { Demand } from "./demand.ts";
import { formats } from "./formats.ts";
import type { Hydraulics } from "./hydraulics.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { operationWarnings } from "./operation-warnings.ts";
import { type ReadPipe, type RoughnessRule, readPipe } from "./pipe-rows.ts";
import { step } from "./step.ts";
import type { SprinklerTables } from "./tables.ts";
import { flowText, pressureText } from "./texts.ts";

type SprinklerInputs = Inputs<"sprinklers">;

interface Named {
  names: readonly string[];
  network: Network;
  reads: readonly ReadPipe[];
  /** Sprinklers at each node. */
  counts: readonly number[];
}

/** Names match regardless of capitals and blanks. */
const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ");

export function networkResult(
  inputs: SprinklerInputs,
  demand: Demand,
  tables: SprinklerTables,
): Result<Hydraulics> {
  const namedResult = networkOf(inputs, demand, tables);
  if (!namedResult.ok) return namedResult;
  const named = namedResult.value;
  const { names, network, reads, counts } = named;
  const start = Math.max(pressureFor(demand.kFactor, demand.flow), inputs.leastPressure);
  const each = demand.kFactor * Math.sqrt(start / PSI);
  const needed = network.nodes.map(({ kFactor }) => (kFactor / demand.kFactor) * each * GPM);
  const solution = networkDemand(network, needed);
  if (solution === "tooHigh") return failure("pipes", messages.sprinklers.network.pressureTooHigh);
  if (solution === "diverges" || solution.state.imbalance > CLOSED * solution.state.flow)
    return failure("pipes", messages.sprinklers.network.doesNotConverge);
  const { state, pressure, remote } = solution;
  const velocities = state.flows.map((flow, index) => velocityIn(flow, reads[index]));
  const operating = counts.reduce((sum, count) => sum + count, 0);
  const open = network.nodes.flatMap(({ kFactor }, node) =>
    kFactor > 0 ? [state.pressures[node] ?? 0] : [],
  );
  const highest = Math.max(...network.nodes.map(({ elevation }) => elevation));
  return success({
    flow: state.flow,
    pressure,
    outputs: {
      startPressure: state.pressures[remote] ?? start,
      operating,
      remoteNode: names[remote] ?? "",
      highestVelocity: Math.max(...velocities),
    },
    steps: [
      step("startPressure", { P: start, q: demand.flow, K: demand.kFactor, P_m: inputs.leastPressure }),
      {
        title: messages.sprinklers.network.solution,
        text: messages.sprinklers.network.solutionMethod(names[remote] ?? ""),
        result: messages.sprinklers.network.flowAtPressure({
          flow: flowText(state.flow),
          pressure: pressureText(pressure),
        }),
      },
    ],
    warnings: operationWarnings(demand, {
      operating,
      start: Math.min(...open),
      highest: Math.max(...open),
      velocity: Math.max(...velocities),
    }),
    tables: [nodeTable(named, state), pipeTable(named, state, inputs)],
    height: highest - (network.nodes[network.source]?.elevation ?? 0),
  });
}

/** Tolerance for the imbalance of a node, as a fraction of the whole flow. */
const CLOSED = 1e-9;
const velocityIn = (flow: number, pipe: ReadPipe | undefined): number =>
  pipe ? (4 * Math.abs(flow)) / (Math.PI * pipe.diameter ** 2) : 0;

function networkOf(inputs: SprinklerInputs, demand: Demand, tables: SprinklerTables): Result<Named> {
  const rule: RoughnessRule = { custom: inputs.roughness, isDry: inputs.system !== "wet" };
  const places = new Map<string, number>();
  const names: string[] = [];
  const placeOf = (name: string): number => {
    const place = places.get(keyOf(name));
    if (place !== undefined) return place;
    places.set(keyOf(name), names.length);
    names.push(name.trim());
    return names.length - 1;
  };
  const problems: Problem[] = [];
  const reads: ReadPipe[] = [];
  const pipes = inputs.pipes.flatMap((row, index) => {
    const at = `pipes.${index}`;
    const read = readPipe(row, at, rule, tables);
    if (!read.ok) problems.push(...read.problems);
    if (keyOf(row.from) === "")
      problems.push({ path: `${at}.from`, message: messages.sprinklers.network.startMissing });
    if (keyOf(row.to) === "")
      problems.push({ path: `${at}.to`, message: messages.sprinklers.network.endMissing });
    else if (keyOf(row.from) === keyOf(row.to))
      problems.push({ path: `${at}.to`, message: messages.sprinklers.network.sameNode });
    if (read.ok && read.value.length <= 0)
      problems.push({ path: `${at}.length`, message: messages.sprinklers.network.noLength });
    if (problems.length > 0 || !read.ok) return [];
    reads.push(read.value);
    const { diameter, roughness, length } = read.value;
    return [{ from: placeOf(row.from), to: placeOf(row.to), diameter, roughness, length }];
  });
  if (problems.length > 0) return { ok: false, problems };
  const source = places.get(keyOf(inputs.supplyNode));
  if (source === undefined) return failure("supplyNode", messages.sprinklers.network.noPipeAtNode);
  const nodes = names.map(() => ({ elevation: 0, kFactor: 0 }));
  const counts = names.map(() => 0);
  const seen = new Set<number>();
  for (const [index, { name, sprinklers, elevation }] of inputs.nodes.entries()) {
    const path = `nodes.${index}.name`;
    const place = places.get(keyOf(name));
    if (place === undefined) problems.push({ path, message: messages.sprinklers.network.noPipeAtNode });
    else if (seen.has(place)) problems.push({ path, message: messages.sprinklers.network.nodeListedTwice });
    else if (place === source && sprinklers > 0)
      problems.push({ path, message: messages.sprinklers.network.sprinklerAtSupply });
    else {
      seen.add(place);
      nodes[place] = { elevation, kFactor: sprinklers * demand.kFactor };
      counts[place] = sprinklers;
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  if (!counts.some((count) => count > 0))
    return failure("nodes.0.sprinklers", messages.sprinklers.network.noSprinkler);
  const apart = unreached(names.length, pipes, source);
  if (apart !== undefined) {
    const row = inputs.pipes.findIndex(
      (_, index) => pipes[index]?.from === apart || pipes[index]?.to === apart,
    );
    return failure(`pipes.${row}.from`, messages.sprinklers.network.notConnected);
  }
  return success({ names, network: { nodes, pipes, source }, reads, counts });
}

/** Returns a node that no pipe connects to the source, if any. */
function unreached(size: number, pipes: Network["pipes"], source: number): number | undefined {
  const neighbors = Array.from({ length: size }, (): number[] => []);
  for (const { from, to } of pipes) {
    neighbors[from]?.push(to);
    neighbors[to]?.push(from);
  }
  const reached = new Set([source]);
  for (const node of reached) for (const next of neighbors[node] ?? []) reached.add(next);
  return neighbors.findIndex((_, node) => !reached.has(node)) >= 0
    ? neighbors.findIndex((_, node) => !reached.has(node))
    : undefined;
}

type State = NetworkDemand["state"];

const nodeTable = ({ names, network, counts }: Named, { pressures, discharges }: State): Table => ({
  id: "nodes",
  title: messages.sprinklers.network.nodes,
  columns: [
    { id: "node", label: messages.columns.node, format: formats.text },
    { id: "height", label: messages.columns.elevation, format: formats.pipeLength },
    { id: "sprinklers", label: messages.columns.sprinklers, format: formats.count },
    { id: "pressure", label: messages.columns.pressure, format: formats.waterPressure },
    { id: "flow", label: messages.columns.discharge, format: formats.waterFlow },
  ],
  rows: names.map((name, node) => [
    name,
    network.nodes[node]?.elevation ?? 0,
    counts[node] ?? 0,
    pressures[node] ?? null,
    discharges[node] ?? null,
  ]),
});

const pipeTable = ({ names, network, reads }: Named, { flows }: State, inputs: SprinklerInputs): Table => ({
  id: "pipes",
  title: messages.sprinklers.network.pipes,
  columns: [
    { id: "pipe", label: messages.columns.pipe, format: formats.text },
    { id: "size", label: messages.columns.size, format: formats.text },
    { id: "c", label: "C", format: formats.number },
    { id: "flow", label: messages.columns.flow, format: formats.waterFlow },
    { id: "velocity", label: messages.columns.velocity, format: formats.waterVelocity },
    { id: "length", label: messages.columns.lengthWithFittings, format: formats.pipeLength },
    { id: "rate", label: messages.columns.frictionLoss, format: formats.frictionRate },
    { id: "friction", label: messages.columns.friction, format: formats.waterPressure },
  ],
  rows: network.pipes.map(({ from, to, diameter, roughness, length }, index) => {
    const flow = flows[index] ?? 0;
    const [first, second] = flow < 0 ? [to, from] : [from, to];
    const rate = frictionRate(Math.abs(flow), diameter, roughness);
    return [
      `${names[first]} → ${names[second]}`,
      reads[index]?.label ?? inputs.pipes[index]?.from ?? "",
      roughness,
      Math.abs(flow),
      velocityIn(flow, reads[index]),
      length,
      rate,
      rate * length,
    ];
  }),
});
