import { failure } from "../../core/result/result.ts";
import type { LineChart, Point } from "../../kit/calculator/chart.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { CLEANSING_VELOCITY } from "../../science/plumbing/gravity-drain.ts";
import {
  depthForFlow,
  type GravityFlow,
  type GravityPipe,
  gravityFlow,
  MAX_FLOW_DEPTH,
} from "../../science/plumbing/partial-flow.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
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
    return failure("gravityFlow", messages.gravity.flowTooLarge(flowText(highest.flow)));
  const pipeFlow = gravityFlow(depth, pipe);
  const full = gravityFlow(diameter, pipe);
  const depthRatio = (100 * depth) / diameter;
  return {
    ok: true,
    value: {
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
                title: messages.gravity.depth.title,
                text: messages.gravity.depth.text(flowText(wanted)),
                result: messages.gravity.depth.result({ value: depthRatio, format: formats.percent }),
              },
            ]
          : []),
        ...gravitySteps(pipeFlow, pipe),
      ],
      warnings: gravityWarnings(pipeFlow, pipe),
      assumptions: [messages.gravity.uniformFlow],
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
        messages.gravity.velocityLow({
          velocity: velocityText(velocity),
          limit: velocityText(CLEANSING_VELOCITY),
        }),
        "gravitySlope",
      ),
    );
  if (velocity > ABRASIVE_VELOCITY)
    notes.push(
      note(
        messages.gravity.velocityHigh({
          velocity: velocityText(velocity),
          limit: velocityText(ABRASIVE_VELOCITY),
        }),
        "gravitySlope",
      ),
    );
  if (depth > TWO_DEPTHS * diameter) notes.push(note(messages.gravity.twoDepths, "depthShare"));
  return notes;
}

const STEPS = 40;

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
    title: messages.gravity.chart.title,
    ...concluded(
      messages.gravity.chart.finding({
        depth: { value: 100 * depthRatio, format: formats.percent },
        flow: flowText(flow),
      }),
    ),
    summary: messages.gravity.chart.summary,
    kind: "lines",
    x: { label: messages.gravity.chart.depth, format: formats.percent },
    y: { label: messages.gravity.chart.flow, format: formats.waterFlow },
    series: [
      {
        id: "flow",
        label: messages.gravity.chart.flow,
        points: [[0, 0] as Point, ...[...new Set(ratios)].toSorted((a, b) => a - b).map(pointAt)],
      },
    ],
    point: { x: 100 * depthRatio, y: flow, label: messages.gravity.chart.point },
  };
}
