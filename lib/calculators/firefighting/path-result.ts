import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Table } from "../../kit/calculator/computation.ts";
import { type Joined, type PathPipe, type WalkedPath, walkPath } from "../../science/fire/path.ts";
import { equivalentK, pressureFor } from "../../science/fire/sprinkler.ts";
import type { Demand } from "./demand.ts";
import { formats } from "./formats.ts";
import type { Hydraulics } from "./hydraulics.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { operationWarnings } from "./operation-warnings.ts";
import { type ReadPipe, type RoughnessRule, readPipe } from "./pipe-rows.ts";
import { step } from "./step.ts";
import type { PipeTables, SprinklerTables } from "./tables.ts";
import { pressureText, warning } from "./texts.ts";

type SprinklerInputs = Inputs<"sprinklers">;

interface NamedPipe extends PathPipe {
  title: string;
  read: ReadPipe;
}

interface Branch {
  title: string;
  walked: WalkedPath;
  sprinklers: number;
}

export function pathResult(
  inputs: SprinklerInputs,
  demand: Demand,
  tables: SprinklerTables,
): Result<Hydraulics> {
  const rule: RoughnessRule = { custom: inputs.roughness, isDry: inputs.system !== "wet" };
  const start = Math.max(pressureFor(demand.kFactor, demand.flow), inputs.leastPressure);
  const branches = inputs.branches.map((_, index) => branchOf(inputs, index, demand, start, rule, tables));
  const pipes = inputs.segments.map((_, index) => pipeOf(inputs, index, demand, branches, rule, tables));
  const problems = [...branches, ...pipes].flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return { ok: false, problems };
  const sound = pipes.flatMap((each) => (each.ok ? [each.value] : []));
  const lines = branches.flatMap((each) => (each.ok ? [each.value] : []));
  const [first] = sound;
  if (first?.joined.kind !== "sprinklers")
    return failure("segments.0.joins", messages.sprinklers.path.startsWithoutSprinkler);
  const walked = walkPath(sound, start);
  const remote = remoteCount(sound);
  const operating = sound.reduce((sum, { joined }, index) => {
    if (joined.kind === "none" || joined.kind === "own") return sum;
    if (joined.kind === "sprinklers") return sum + joined.number;
    const line = lines[(inputs.segments[index]?.branch ?? 1) - 1];
    return sum + joined.number * (joined.kind === "alike" ? remote : (line?.sprinklers ?? 0));
  }, 0);
  const velocities = walked.pipes.map(({ velocity }) => velocity);
  return success({
    flow: walked.flow,
    pressure: walked.pressure,
    outputs: {
      startPressure: walked.pipes[0]?.pressure ?? start,
      operating,
      highestVelocity: Math.max(...velocities),
    },
    steps: [
      step("startPressure", { P: start, q: demand.flow, K: demand.kFactor, P_m: inputs.leastPressure }),
      ...lines.map(({ title, walked: { flow, pressure } }) =>
        step(
          "branchK",
          { K: equivalentK(flow, pressure), Q: flow, P: pressure },
          messages.sprinklers.path.kFactorOf(title),
        ),
      ),
      ...pathSteps(sound, walked),
    ],
    warnings: [
      ...operationWarnings(demand, {
        operating,
        start: walked.pipes[0]?.pressure ?? start,
        highest: Math.max(...walked.pipes.map(({ pressure }) => pressure)),
        velocity: Math.max(...velocities),
      }),
      ...walked.pipes.flatMap(({ raised, pressure }, index) =>
        raised > 1
          ? [
              warning(
                messages.sprinklers.path.branchMoreDemanding({
                  pipe: sound[index]?.title ?? "",
                  pressure: pressureText(pressure),
                }),
                `segments.${index}`,
              ),
            ]
          : [],
      ),
    ],
    tables: [pathTable(sound, walked)],
    height: sound.reduce((sum, { fall }) => sum + fall, 0),
  });
}

function remoteCount(pipes: readonly NamedPipe[]): number {
  let sum = 0;
  for (const { joined } of pipes) {
    if (joined.kind !== "sprinklers") break;
    sum += joined.number;
  }
  return sum;
}

function pipeOf(
  inputs: SprinklerInputs,
  index: number,
  demand: Demand,
  branches: readonly Result<Branch>[],
  rule: RoughnessRule,
  tables: PipeTables,
): Result<NamedPipe> {
  const row = inputs.segments[index];
  if (!row) throw new RangeError(`There is no pipe ${index}`);
  const at = `segments.${index}`;
  const readResult = readPipe(row, at, rule, tables);
  if (!readResult.ok) return readResult;
  const read = readResult.value;
  const joinedResult = joinedOf(row, at, demand, branches, index);
  if (!joinedResult.ok) return joinedResult;
  const joined = joinedResult.value;
  const { diameter, roughness, length } = read;
  return success({
    title: row.name || `${index + 1}`,
    read,
    joined,
    diameter,
    roughness,
    length,
    fall: row.fall,
  });
}

function joinedOf(
  row: SprinklerInputs["segments"][number],
  at: string,
  demand: Demand,
  branches: readonly Result<Branch>[],
  index: number,
): Result<Joined> {
  const { joins, number } = row;
  switch (joins) {
    case "none":
      return success({ kind: "none" });
    case "sprinkler":
      return success({ kind: "sprinklers", kFactor: demand.kFactor, number });
    case "own":
      return row.customK === undefined
        ? failure(`${at}.customK`, messages.sprinklers.path.kFactorMissing)
        : success({ kind: "own", kFactor: row.customK, number });
    case "alike":
      return index === 0
        ? failure(`${at}.joins`, messages.sprinklers.path.noBranchBefore)
        : success({ kind: "alike", number });
    case "branch": {
      const branch = branches[row.branch - 1];
      if (!branch?.ok) return failure(`${at}.branch`, messages.sprinklers.path.noSuchBranch);
      return success({
        kind: "branch",
        flow: branch.value.walked.flow,
        pressure: branch.value.walked.pressure,
        number,
      });
    }
  }
}

function branchOf(
  inputs: SprinklerInputs,
  index: number,
  demand: Demand,
  start: number,
  rule: RoughnessRule,
  tables: PipeTables,
): Result<Branch> {
  const row = inputs.branches[index];
  if (!row) throw new RangeError(`There is no branch line ${index}`);
  const pipes: PathPipe[] = [];
  for (const [place, each] of row.pipes.entries()) {
    const at = `branches.${index}.pipes.${place}`;
    const readResult = readPipe(each, at, rule, tables);
    if (!readResult.ok) return readResult;
    const read = readResult.value;
    if (place === 0 && each.sprinklers === 0)
      return failure(`${at}.sprinklers`, messages.sprinklers.path.branchStartsWithoutSprinkler);
    const { diameter, roughness, length } = read;
    const joined: Joined =
      each.sprinklers === 0
        ? { kind: "none" }
        : { kind: "sprinklers", kFactor: demand.kFactor, number: each.sprinklers };
    pipes.push({ joined, diameter, roughness, length, fall: each.fall });
  }
  return success({
    title: row.name || messages.sprinklers.path.branchName(index + 1),
    walked: walkPath(pipes, start),
    sprinklers: row.pipes.reduce((sum, { sprinklers }) => sum + sprinklers, 0),
  });
}

function pathSteps(pipes: readonly NamedPipe[], { pipes: walked }: WalkedPath): Step[] {
  let before = 0;
  let hasBranchStep = false;
  return walked.flatMap((walk, index) => {
    const pipe = pipes[index];
    if (!pipe) return [];
    const { title, joined, roughness, diameter, length, fall } = pipe;
    const raised =
      walk.raised > 1
        ? [
            step(
              "raised",
              {
                Q_2: before * walk.raised,
                Q_1: before,
                P_2: walk.pressure,
                P_1: walk.pressure / walk.raised ** 2,
              },
              messages.sprinklers.path.balanced(title),
            ),
          ]
        : [];
    const alike =
      joined.kind === "alike" && !hasBranchStep && walk.joinedK !== undefined
        ? branchStep(pipes, walked, walk.joinedK)
        : [];
    hasBranchStep ||= joined.kind === "alike";
    const joining =
      joined.kind !== "none" && walk.joinedK !== undefined
        ? [
            step(
              "joined",
              { q: walk.added, n: joined.number, K: walk.joinedK, P: walk.pressure },
              messages.sprinklers.path.inflowAt(title),
            ),
          ]
        : [];
    before = walk.flow;
    return [
      ...raised,
      ...alike,
      ...joining,
      step(
        "friction",
        { p: walk.rate, Q: walk.flow, C: roughness, d: diameter },
        messages.steps.frictionLoss(title),
      ),
      step(
        "pipeEnd",
        { P_2: walk.end, P_1: walk.pressure, p: walk.rate, L: length, h: fall },
        messages.steps.pressureAtEnd(title),
      ),
    ];
  });
}

function branchStep(pipes: readonly NamedPipe[], walked: WalkedPath["pipes"], K: number): Step[] {
  const at = pipes.findIndex(({ joined }) => joined.kind !== "sprinklers");
  const [before, there] = [walked[at - 1], walked[at]];
  if (!before || !there) return [];
  return [
    step("branchK", { K, Q: before.flow, P: before.end }, messages.sprinklers.path.remoteBranchKFactor),
  ];
}

const pathTable = (pipes: readonly NamedPipe[], { pipes: walked }: WalkedPath): Table => ({
  id: "path",
  title: messages.tables.hydraulicCalculation,
  columns: [
    { id: "name", label: messages.columns.pipe, format: formats.text },
    { id: "size", label: messages.columns.size, format: formats.text },
    { id: "bore", label: messages.columns.insideDiameter, format: formats.bore },
    { id: "c", label: "C", format: formats.number },
    { id: "start", label: messages.columns.pressureAtStart, format: formats.waterPressure },
    { id: "k", label: messages.columns.inflowKFactor, format: formats.number },
    { id: "added", label: messages.columns.inflow, format: formats.waterFlow },
    { id: "flow", label: messages.columns.flow, format: formats.waterFlow },
    { id: "velocity", label: messages.columns.velocity, format: formats.waterVelocity },
    { id: "length", label: messages.columns.length, format: formats.pipeLength },
    { id: "fittings", label: messages.columns.fittings, format: formats.pipeLength },
    { id: "rate", label: messages.columns.frictionLoss, format: formats.frictionRate },
    { id: "friction", label: messages.columns.friction, format: formats.waterPressure },
    { id: "height", label: messages.columns.elevation, format: formats.waterPressure },
    { id: "end", label: messages.columns.pressureAtEnd, format: formats.waterPressure },
  ],
  rows: walked.map((walk, index) => {
    const pipe = pipes[index];
    return [
      pipe?.title ?? "",
      pipe?.read.label ?? "",
      pipe?.diameter ?? null,
      pipe?.roughness ?? null,
      walk.pressure,
      walk.joinedK ?? null,
      walk.added,
      walk.flow,
      walk.velocity,
      pipe?.read.bare ?? null,
      pipe ? pipe.length - pipe.read.bare : null,
      walk.rate,
      walk.friction,
      walk.elevation,
      walk.end,
    ];
  }),
});
