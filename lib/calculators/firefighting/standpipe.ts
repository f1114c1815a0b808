import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Context } from "../../kit/fields/context.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { frictionRate } from "../../science/fire/friction.ts";
import { standpipeFlow } from "../../science/fire/standpipe.ts";
import { WATER_COLUMN } from "../../science/fire/water-column.ts";
import { pressureAt, type WaterSupply } from "../../science/fire/water-supply.ts";
import { GPM, PSI } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type ReadPipe, readPipe } from "./pipe-rows.ts";
import { step } from "./step.ts";
import { compared, marginFinding, supplyChart, supplyOf } from "./supply.ts";
import type { PipeTables } from "./tables.ts";
import { flowText, note, pressureText, warning } from "./texts.ts";

type StandpipeInputs = Inputs<"standpipe">;

interface Climbed {
  title: string;
  read: ReadPipe;
  climb: number;
  flow: number;
  rate: number;
  start: number;
  end: number;
}

/** Pressure limits at outlets, NFPA 14. */
const HIGHEST_STATIC = 175 * PSI;

export function standpipeAnswer(
  inputs: StandpipeInputs,
  _context: Context,
  tables: PipeTables,
): ModeResult<"standpipe"> {
  const supplyResult = supplyOf(inputs);
  if (!supplyResult.ok) return supplyResult;
  const supply = supplyResult.value;
  const isSecond = inputs.standpipeClass === "II";
  const flow = standpipeFlow({
    class: inputs.standpipeClass,
    standpipes: inputs.standpipes,
    isLarge: inputs.isLarge,
    isSprinklered: inputs.isSprinklered,
  });
  const outlet = inputs.outletPressure ?? (isSecond ? 65 : 100) * PSI;
  const pipes: Climbed[] = [];
  for (const index of inputs.standSegments.keys()) {
    const pipe = pipeOf(inputs, index, flow, pipes.at(-1)?.end ?? outlet, tables);
    if (!pipe.ok) return pipe;
    pipes.push(pipe.value);
  }
  const required = pipes.at(-1)?.end ?? outlet;
  const against = compared(supply, flow, required, inputs.margin);
  const volume = flow * inputs.flowTime;
  const climb = pipes.reduce((sum, each) => sum + each.climb, 0);
  return {
    ok: true,
    value: {
      outputs: {
        requiredPressure: required,
        totalDemand: flow,
        systemFlow: flow,
        ...against.outputs,
        duration: inputs.flowTime,
        tankVolume: volume,
      },
      steps: [
        flowStep(inputs, flow),
        ...pipes.flatMap(pipeSteps),
        step("volume", { V: volume, Q_T: flow, t: inputs.flowTime }),
        ...against.steps,
      ],
      warnings: [...standpipeWarnings(inputs, pipes, supply, required), ...against.warnings],
      assumptions: [messages.standpipe.standard, messages.notListed],
      charts: [
        supplyChart(supply, {
          lines: [
            {
              id: "demand",
              label: messages.standpipe.demand,
              points: [
                [0, Math.max(outlet + WATER_COLUMN * climb, 0)],
                [flow, required],
              ],
            },
          ],
          point: { x: flow, y: required, label: messages.supply.demand },
          points: [],
          flow,
          ...concluded(supply && marginFinding(pressureAt(supply, flow), required)),
        }),
      ],
      tables: [standpipeTable(pipes)],
    },
  };
}

function flowStep({ standpipeClass, standpipes, isLarge, isSprinklered }: StandpipeInputs, Q: number): Step {
  if (standpipeClass === "II")
    return {
      title: messages.standpipe.flow,
      text: messages.standpipe.oneHoseStation,
      result: sentence`${flowText(Q)}`,
    };
  const a = (standpipes > 1 ? (isLarge ? 500 : 250) : 0) * GPM;
  return step("standpipes", { Q, a, n: standpipes, m: (isSprinklered ? 1000 : 1250) * GPM });
}

function pipeOf(
  inputs: StandpipeInputs,
  index: number,
  total: number,
  start: number,
  tables: PipeTables,
): Result<Climbed> {
  const row = inputs.standSegments[index];
  if (!row) throw new RangeError(`There is no pipe ${index}`);
  const at = `standSegments.${index}`;
  const readResult = readPipe(row, at, { custom: undefined, isDry: false }, tables);
  if (!readResult.ok) return readResult;
  const read = readResult.value;
  const shares = { outlet: Math.min(250 * GPM, total), remote: Math.min(500 * GPM, total), all: total };
  const flow = row.carries === "own" ? row.ownFlow : shares[row.carries];
  if (flow === undefined) return failure(`${at}.ownFlow`, messages.standpipe.flowMissing);
  const rate = frictionRate(flow, read.diameter, read.roughness);
  const end = start + rate * read.length + WATER_COLUMN * row.climb;
  return success({ title: row.name || `${index + 1}`, read, climb: row.climb, flow, rate, start, end });
}

const pipeSteps = ({ title, read, climb, flow, rate, start, end }: Climbed): Step[] => [
  step(
    "friction",
    { p: rate, Q: flow, C: read.roughness, d: read.diameter },
    messages.steps.frictionLoss(title),
  ),
  step(
    "pipeEnd",
    { P_2: end, P_1: start, p: rate, L: read.length, h: climb },
    messages.steps.pressureAtEnd(title),
  ),
];

function standpipeWarnings(
  inputs: StandpipeInputs,
  pipes: readonly Climbed[],
  supply: WaterSupply | undefined,
  required: number,
): Warning[] {
  const lowest = Math.max(supply?.static ?? 0, required) - WATER_COLUMN * inputs.lowestOutlet;
  return [
    ...(lowest > HIGHEST_STATIC
      ? [
          warning(
            messages.standpipe.lowestOutletPressure({
              pressure: pressureText(lowest),
              limit: pressureText(HIGHEST_STATIC),
              hoseLimit: pressureText(100 * PSI),
            }),
          ),
        ]
      : []),
    ...(inputs.standpipeClass !== "II" && pipes.some(({ read }) => read.diameter < 0.1)
      ? [warning(messages.standpipe.tooSmall)]
      : []),
    ...(inputs.outletPressure !== undefined &&
    inputs.standpipeClass !== "II" &&
    inputs.outletPressure < 100 * PSI
      ? [note(messages.standpipe.outletPressureLow)]
      : []),
  ];
}

const standpipeTable = (pipes: readonly Climbed[]): Table => ({
  id: "path",
  title: messages.tables.hydraulicCalculation,
  columns: [
    { id: "name", label: messages.columns.pipe, format: formats.text },
    { id: "size", label: messages.columns.size, format: formats.text },
    { id: "flow", label: messages.columns.flow, format: formats.waterFlow },
    { id: "velocity", label: messages.columns.velocity, format: formats.waterVelocity },
    { id: "length", label: messages.columns.lengthWithFittings, format: formats.pipeLength },
    { id: "rate", label: messages.columns.frictionLoss, format: formats.frictionRate },
    { id: "friction", label: messages.columns.friction, format: formats.waterPressure },
    { id: "height", label: messages.columns.elevation, format: formats.waterPressure },
    { id: "end", label: messages.columns.pressureAtEnd, format: formats.waterPressure },
  ],
  rows: pipes.map(({ title, read, flow, rate, climb, end }) => [
    title,
    read.label,
    flow,
    (4 * flow) / (Math.PI * read.diameter ** 2),
    read.length,
    rate,
    rate * read.length,
    WATER_COLUMN * climb,
    end,
  ]),
});
