import type { LineChart, Point } from "../../kit/calculator/chart.ts";
import { failure, type Step, type Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { CLEANSING_VELOCITY } from "../../science/plumbing/gravity-drain.ts";
import {
  depthForFlow,
  type GravityFlow,
  type GravityPipe,
  gravityFlow,
  MAX_FLOW_DEPTH,
} from "../../science/plumbing/partial-flow.ts";
import { formats } from "./formats.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { flowText, velocityText } from "./texts.ts";

/** Velocity, m/s, above which grit wears pipes: 10 ft/s. */
const ABRASIVE_VELOCITY = 3.048;
/** Depth over diameter above which a second depth carries the same flow: there the flow equals that of the full pipe. */
const TWO_DEPTHS = 0.82;

/** Computes the flow or the depth in a sloped pipe with a free surface, by Manning’s equation. */
export function gravityAnswer(inputs: Inputs<"gravity">): ModeResult<"gravity"> {
  const { find, diameter, gravitySlope: slope, manning: roughness, gravityFlow: wanted } = inputs;
  const pipe = { diameter, slope, roughness };
  const highest = gravityFlow(diameter * MAX_FLOW_DEPTH, pipe);
  const depth = find === "flow" ? (inputs.depthShare / 100) * diameter : depthForFlow(wanted, pipe);
  if (depth === undefined)
    return failure(
      "gravityFlow",
      sentence`At this slope, the pipe carries at most ${flowText(highest.flow)} with a free surface. Use a larger or steeper pipe.`,
    );
  const pipeFlow = gravityFlow(depth, pipe);
  const full = gravityFlow(diameter, pipe);
  const depthRatio = (100 * depth) / diameter;
  return {
    ok: true,
    answer: {
      outputs: {
        gravityCapacity: pipeFlow.flow,
        depth,
        depthRatio,
        gravityVelocity: pipeFlow.velocity,
        hydraulicRadius: pipeFlow.hydraulicRadius,
        fullFlow: full.flow,
        fullVelocity: full.velocity,
        highestFlow: highest.flow,
        ...(Number.isFinite(pipeFlow.froude) && { froude: pipeFlow.froude }),
      },
      steps: [
        ...(find === "depth"
          ? [
              {
                title: "Depth",
                text: sentence`Solved so that the pipe carries ${flowText(wanted)}; a larger depth with the same flow is not stable.`,
                result: sentence`${{ value: depthRatio, format: formats.percent }} of the diameter`,
              },
            ]
          : []),
        ...gravitySteps(pipeFlow, pipe),
      ],
      warnings: gravityWarnings(pipeFlow, pipe),
      assumptions: [
        "The flow is uniform: the pipe is long, straight and open to the air, and the slope is that of the water surface.",
      ],
      get charts() {
        return [depthChart(pipeFlow, pipe)];
      },
    },
  };
}

const gravitySteps = (
  { depth: y, angle: t, area: A, hydraulicRadius: R, velocity: V, flow: Q }: GravityFlow,
  { diameter: D, slope: S, roughness: k }: GravityPipe,
): Step[] => [
  step("wettedAngle", { t, y, D }),
  step("wettedArea", { A, D, t }),
  step("hydraulicRadius", { R, A, D, t }),
  step("partialVelocity", { V, R, S, k }),
  step("partialFlow", { Q, A, V }),
];

function gravityWarnings({ velocity, depth }: GravityFlow, { diameter }: GravityPipe): Warning[] {
  const note = (text: Warning["text"], at: string): Warning => ({ text, level: "note", at });
  const notes: Warning[] = [];
  if (velocity < CLEANSING_VELOCITY)
    notes.push(
      note(
        sentence`The velocity is ${velocityText(velocity)}; solids settle below ${velocityText(CLEANSING_VELOCITY)}.`,
        "gravitySlope",
      ),
    );
  if (velocity > ABRASIVE_VELOCITY)
    notes.push(
      note(
        sentence`The velocity is ${velocityText(velocity)}; above ${velocityText(ABRASIVE_VELOCITY)}, grit wears the pipe.`,
        "gravitySlope",
      ),
    );
  if (depth > TWO_DEPTHS * diameter)
    notes.push(
      note(
        "Above about 82% of the diameter, two depths carry the same flow: waves can fill the pipe, and it then carries less.",
        "depthShare",
      ),
    );
  return notes;
}

const STEPS = 40;

/** Charts the flow over the depth. */
function depthChart({ depth, flow }: GravityFlow, pipe: GravityPipe): LineChart {
  const pointAt = (ratio: number): Point => [100 * ratio, gravityFlow(ratio * pipe.diameter, pipe).flow];
  const depthRatio = depth / pipe.diameter;
  const ratios = [
    ...Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS),
    depthRatio,
    MAX_FLOW_DEPTH,
  ];
  return {
    id: "depth",
    title: "Flow by depth",
    ...concluded(
      sentence`${{ value: 100 * depthRatio, format: formats.percent }} deep, the pipe carries ${flowText(flow)}`,
    ),
    summary: "Flow against depth in percent of the diameter. The flow is highest at 94%, not in a full pipe.",
    kind: "lines",
    x: { label: "Depth, % of diameter", format: formats.percent },
    y: { label: "Flow", format: formats.flow },
    series: [
      {
        id: "flow",
        label: "Flow",
        points: [[0, 0] as Point, ...[...new Set(ratios)].toSorted((a, b) => a - b).map(pointAt)],
      },
    ],
    point: { x: 100 * depthRatio, y: flow, label: "This depth" },
  };
}
