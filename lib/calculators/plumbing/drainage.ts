import {
  type Context,
  failure,
  type Step,
  type Table,
  type Warning,
} from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
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
const NO_LOAD: Warning = { text: "No fixture drains: the load is 0, and no size is given.", level: "note" };

/** Drainage fixture units, and the drains, stacks and vents that take them. */
export function drainageAnswer(
  inputs: Inputs<"drainage">,
  _: Context,
  tables: DrainageTables,
): ModeResult<"drainage"> {
  const { code, slope, continuousDrain, stacks, intervals, manning } = inputs;
  if (code === "upc" && (slope === "1/16" || slope === "1/8"))
    return failure(
      "slope",
      "The loads in UPC Table 703.2 are for 1/4 in. per foot. The code allows flatter drains only for 4 in. and larger, with the authority’s approval and a smaller load.",
    );
  const fixtures = fixturesOf(inputs, tables);
  const missing = unlisted(fixtures, code, "drainage");
  if (missing) return { ok: false, errors: [missing] };
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
    answer: {
      outputs: {
        buildingDrain: units > 0 ? text(drain) : "None",
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
        // The sum of the formula has at least one term.
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
  const table = code === "ipc" ? "IPC Table 710.1" : "UPC Table 703.2";
  const size = (title: string, inches: number | undefined, why: string): Step[] =>
    inches === undefined ? [] : [{ title, text: why, result: sizeText(inches) }];
  const closet = building.closets > 0 ? "; at least 3 in. with a water closet" : "";
  return [
    ...size(
      "Building drain",
      sizes.building,
      `The smallest size in ${table}${code === "ipc" ? "(1)" : ""} for ${figures(building.units)} units at ${slope} in. per foot${closet}.`,
    ),
    ...size(
      "Horizontal branch",
      sizes.branch,
      `The smallest size in ${table}${code === "ipc" ? "(2)" : ""} for the ${figures(branch.units)} units of one branch interval.`,
    ),
    ...size(
      "Stack",
      sizes.stack,
      `The smallest size in ${table}${code === "ipc" ? "(2)" : ""} for ${figures(stack.units)} units${
        code === "ipc" ? ` on ${intervals > 3 ? "more than three" : "up to three"} branch intervals` : ""
      }, no smaller than its branches.`,
    ),
    ...size(
      "Stack vent",
      sizes.vent,
      code === "ipc"
        ? "The smallest size in IPC Table 906.1 for this stack, its units and the length; at least half the stack diameter."
        : "The smallest size in UPC Table 703.2 for these units and the length; at least half the stack diameter.",
    ),
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
            text: `${what}: ${figures(load)} units exceed the table${code === "upc" ? ", which is included here up to 4 in." : " for this slope and these branch intervals"}. No size is given.`,
          },
        ]
      : [];
  const hasCustom = fixtures.some(({ fixture, number }) => fixture === undefined && number > 0);
  return [
    ...beyond(sizes.building, "Building drain", building.units),
    ...beyond(sizes.branch, "Horizontal branch", branch.units),
    ...(sizes.branch === undefined ? [] : beyond(sizes.stack, "Stack", stack.units)),
    ...(sizes.stack !== undefined && sizes.vent === undefined
      ? [
          {
            text: sentence`No vent in the table may be ${lengthText(ventLength)} long on this stack with ${figures(stack.units)} units. Choose a larger stack or a shorter vent.`,
            at: "ventLength",
          },
        ]
      : []),
    ...(hasCustom && building.closets === 0 && (sizes.building ?? CLOSET) < CLOSET
      ? [
          {
            text: "No water closet is listed. If the custom units include one, the drain, its branch and its stack must be at least 3 in.",
          },
        ]
      : []),
    ...(sizes.building === CLOSET && building.closets > 3 && code === "ipc"
      ? [
          {
            text: "The table allows a 3 in. drain for these units, but many engineers run 4 in. with more than three water closets.",
            level: "note" as const,
          },
        ]
      : []),
    ...(velocity !== undefined && velocity < CLEANSING_VELOCITY
      ? [
          {
            text: sentence`Half full, the drain flows at ${velocityText(velocity)}; solids settle below ${velocityText(CLEANSING_VELOCITY)}. The code allows it, but a steeper slope is better.`,
            level: "note" as const,
            at: "slope",
          },
        ]
      : []),
    ...(slope === "1/2"
      ? [
          {
            text: "Half full is the usual design condition. On a steep drain, water can outrun solids when the flow is small.",
            level: "note" as const,
          },
        ]
      : []),
  ];
}

const assumptionsOf = ({ code, stacks, intervals }: Inputs<"drainage">): Sentence[] => [
  code === "ipc"
    ? "Drainage units are from IPC 2021, Table 709.1; sizes are from Tables 710.1(1), 710.1(2) and 906.1, which include the minimum slopes of Table 704.1."
    : "Drainage units are from UPC 2021, Table 702.1; sizes are from Table 703.2, up to 4 in.",
  `The load is spread evenly over ${stacks} ${stacks === 1 ? "stack" : "stacks"} with ${intervals} ${intervals === 1 ? "branch interval" : "branch intervals"} each. Calculate a more heavily loaded branch or stack on its own.`,
  "Velocity and flow are for the nominal diameter.",
];

/** The building drain at every slope. */
function slopeTable(inputs: Inputs<"drainage">, need: DrainNeed, tables: DrainageTables): Table {
  const slopes = SLOPES.filter((slope) => inputs.code === "ipc" || slope === "1/4" || slope === "1/2");
  return {
    id: "slopes",
    title: "Building drain by slope",
    columns: [
      { id: "slope", label: "Slope, in. per ft", format: formats.text },
      { id: "size", label: "Size", format: formats.text },
      { id: "velocity", label: "Velocity, half full", format: formats.velocity },
      { id: "flow", label: "Flow, half full", format: formats.flow },
    ],
    rows: slopes.map((slope) => {
      const size = drainSizes(inputs.code, { ...need, slope }, tables).building;
      if (size === undefined) return [slope, "none", null, null];
      const { velocity, half } = flowOf(size * INCH, slope, inputs.manning);
      return [slope, sizeText(size), velocity, half];
    }),
  };
}
