import { failure } from "../../core/result/result.ts";
import type { Context, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import {
  CLEANSING_VELOCITY,
  fullFlow,
  gradients,
  manningVelocity,
  SLOPES,
} from "../../science/plumbing/gravity-drain.ts";
import { GPM, INCH } from "../../units/constants.ts";
import { CLOSET, type DrainNeed, type DrainSizes, drainSizes } from "./drain-sizes.ts";
import { checkExistingDrain, slopeNotes } from "./existing-drain.ts";
import { fixturesOf, listOf, totalOf, unlisted } from "./fixtures.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import type { DrainageTables } from "./tables.ts";
import { figures, lengthText, sizeText, velocityText } from "./texts.ts";

/** Drainage fixture units of a continuous flow, per gpm: IPC 709.3. */
const UNITS_PER_GPM = 2;
const NO_SIZES: DrainSizes = {
  building: undefined,
  branch: undefined,
  stack: undefined,
  vent: undefined,
  branchVent: undefined,
};
const NO_LOAD: Warning = { text: messages.drainage.noLoad, level: "note" };

export function drainageAnswer(
  inputs: Inputs<"drainage">,
  _: Context,
  tables: DrainageTables,
): ModeResult<"drainage"> {
  const { code, slope, continuousDrain, stacks, intervals, manning } = inputs;
  if (code === "upc" && (slope === "1/16" || slope === "1/8"))
    return failure("slope", messages.drainage.upcSlopeTooFlat);
  const fixtures = fixturesOf(inputs, tables);
  const missing = unlisted(fixtures, code, "drainage");
  if (missing) return missing;
  const listed = totalOf(fixtures, ({ drainage = 0 }) => drainage);
  const units = listed + (UNITS_PER_GPM * continuousDrain) / GPM;
  const closets = fixtures.reduce((sum, { isCloset, number }) => sum + (isCloset ? number : 0), 0);
  const shareOf = (parts: number) => ({ units: units / parts, closets: Math.ceil(closets / parts) });
  const need: DrainNeed = {
    slope,
    building: shareOf(1),
    stack: shareOf(stacks),
    branch: shareOf(stacks * intervals),
    intervals,
    ventLength: inputs.ventLength,
  };
  const sizes = units > 0 ? drainSizes(code, need, tables) : NO_SIZES;
  const existing = checkExistingDrain(inputs, need, tables);
  const text = (size: number | undefined) => (size === undefined ? undefined : sizeText(size));
  const drain = sizes.building;
  const flow = drain === undefined ? undefined : flowOf(drain * INCH, slope, manning);
  return {
    ok: true,
    value: {
      outputs: {
        buildingDrain: units > 0 ? text(drain) : messages.drainage.noDrain,
        drainageUnits: units,
        branch: text(sizes.branch),
        stack: text(sizes.stack),
        vent: text(sizes.vent),
        branchVent: text(sizes.branchVent),
        ...(flow && { drainVelocity: flow.velocity, drainFlow: flow.half }),
        ...existing.outputs,
        fixtures: listOf(fixtures),
      },
      steps: [
        // The formula’s sum has at least one term.
        step("drainage", {
          U: units,
          n: fixtures.length > 0 ? fixtures.map(({ number }) => number) : [0],
          u: fixtures.length > 0 ? fixtures.map(({ drainage = 0 }) => drainage) : [0],
          Q_c: continuousDrain,
        }),
        ...existing.steps,
        ...sizeSteps(inputs, need, sizes),
        ...(flow && drain !== undefined
          ? [
              step("manning", { V: flow.velocity, D: drain * INCH, S: gradients[slope], k: manning }),
              step("halfFlow", { Q: flow.half, V: flow.velocity, D: drain * INCH }),
            ]
          : []),
      ],
      warnings: [
        ...existing.warnings,
        ...(units > 0 ? warningsOf(inputs, need, sizes, flow?.velocity) : [NO_LOAD]),
        ...slopeNotes(inputs, need, drain, tables),
      ],
      assumptions: assumptionsOf(inputs),
      get tables() {
        return units > 0 ? [slopeTable(inputs, need, tables)] : [];
      },
    },
  };
}

function flowOf(diameter: number, slope: Inputs<"drainage">["slope"], manning: number) {
  const velocity = manningVelocity(diameter, gradients[slope], manning);
  return { velocity, half: fullFlow(diameter, velocity) / 2 };
}

function sizeSteps(
  { code, intervals }: Inputs<"drainage">,
  { slope, building, branch, stack }: DrainNeed,
  sizes: DrainSizes,
): Step[] {
  const size = (title: string, inches: number | undefined, why: string): Step[] =>
    inches === undefined ? [] : [{ title, text: why, result: sizeText(inches) }];
  return [
    ...size(
      messages.drainage.buildingDrain,
      sizes.building,
      messages.drainage.steps.buildingDrain({
        code,
        units: figures(building.units),
        slope,
        hasCloset: building.closets > 0,
      }),
    ),
    ...size(
      messages.drainage.horizontalBranch,
      sizes.branch,
      messages.drainage.steps.horizontalBranch({ code, units: figures(branch.units) }),
    ),
    ...size(
      messages.drainage.stack,
      sizes.stack,
      messages.drainage.steps.stack({ code, units: figures(stack.units), intervals }),
    ),
    ...size(messages.drainage.stackVent, sizes.vent, messages.drainage.steps.stackVent[code]),
  ];
}

function warningsOf(
  { code, ventLength, slope, fixtures }: Inputs<"drainage">,
  { building, stack, branch }: DrainNeed,
  sizes: DrainSizes,
  velocity: number | undefined,
): Warning[] {
  const beyond = (size: number | undefined, what: string, load: number): Warning[] =>
    size === undefined
      ? [
          {
            text: messages.drainage.warnings.beyondTable({ drain: what, units: figures(load), code }),
          },
        ]
      : [];
  const hasCustom = fixtures.some(({ fixture, number }) => fixture === undefined && number > 0);
  return [
    ...beyond(sizes.building, messages.drainage.buildingDrain, building.units),
    ...beyond(sizes.branch, messages.drainage.horizontalBranch, branch.units),
    ...(sizes.branch === undefined ? [] : beyond(sizes.stack, messages.drainage.stack, stack.units)),
    ...(sizes.stack !== undefined && sizes.vent === undefined
      ? [
          {
            text: messages.drainage.warnings.ventTooLong({
              length: lengthText(ventLength),
              units: figures(stack.units),
            }),
            at: "ventLength",
          },
        ]
      : []),
    ...(hasCustom && building.closets === 0 && (sizes.building ?? CLOSET) < CLOSET
      ? [
          {
            text: messages.drainage.warnings.noClosetListed,
          },
        ]
      : []),
    ...(sizes.building === CLOSET && building.closets > 3 && code === "ipc"
      ? [
          {
            text: messages.drainage.warnings.smallForClosets,
            level: "note" as const,
          },
        ]
      : []),
    ...(velocity !== undefined && velocity < CLEANSING_VELOCITY
      ? [
          {
            text: messages.drainage.warnings.velocityLow({
              velocity: velocityText(velocity),
              limit: velocityText(CLEANSING_VELOCITY),
            }),
            level: "note" as const,
            at: "slope",
          },
        ]
      : []),
    ...(slope === "1/2"
      ? [
          {
            text: messages.drainage.warnings.steepSlope,
            level: "note" as const,
          },
        ]
      : []),
  ];
}

const assumptionsOf = ({ code, stacks, intervals }: Inputs<"drainage">): Sentence[] => [
  code === "ipc" ? messages.drainage.assumptions.ipcTables : messages.drainage.assumptions.upcTables,
  messages.drainage.assumptions.evenLoad({ stacks, intervals }),
  messages.drainage.assumptions.nominalDiameter,
];

function slopeTable(inputs: Inputs<"drainage">, need: DrainNeed, tables: DrainageTables): Table {
  const slopes = SLOPES.filter((slope) => inputs.code === "ipc" || slope === "1/4" || slope === "1/2");
  return {
    id: "slopes",
    title: messages.drainage.bySlope,
    columns: [
      { id: "slope", label: messages.columns.slope, format: formats.text },
      { id: "size", label: messages.columns.size, format: formats.text },
      { id: "velocity", label: messages.columns.velocityHalfFull, format: formats.velocity },
      { id: "flow", label: messages.columns.flowHalfFull, format: formats.waterFlow },
    ],
    rows: slopes.map((slope) => {
      const size = drainSizes(inputs.code, { ...need, slope }, tables).building;
      if (size === undefined) return [slope, messages.drainage.noSize, null, null];
      const { velocity, half } = flowOf(size * INCH, slope, inputs.manning);
      return [slope, sizeText(size), velocity, half];
    }),
  };
}
