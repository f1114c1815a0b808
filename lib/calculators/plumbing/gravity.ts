import { sentence } from "../../fields/sentence.ts";
import { stepsOf } from "../../formulas/step.ts";
import {
  depthForFlow,
  type GravityFlow,
  type GravityPipe,
  gravityFlow,
  MAX_FLOW_DEPTH,
} from "../../plumbing/partial-flow.ts";
import type { LineChart, Point } from "../chart.ts";
import { refuse, type Step, type Warning } from "../computation.ts";
import { concluded } from "../findings.ts";
import { formats } from "./formats.ts";
import type { formulas } from "./formulas.ts";
import type { Given, Inputs } from "./modes.ts";
import { flowText, velocityText } from "./texts.ts";

const step = stepsOf<{ formulas: typeof formulas }>();

/** Velocities, m/s: solids settle below the first (about 2 ft/s); the second wears pipes (10 ft/s). */
const [CLEANSING, FAST] = [0.6, 3.048];

/** Flow or depth in a sloped pipe with a free surface, by Manning’s equation. */
export function gravityAnswer(inputs: Inputs<"gravity">): Given<"gravity"> {
  const { find, diameter, gravitySlope: slope, manning: roughness, gravityFlow: wanted } = inputs;
  const pipe = { diameter, slope, roughness };
  const highest = gravityFlow(diameter * MAX_FLOW_DEPTH, pipe);
  const depth = find === "flow" ? (inputs.depthShare / 100) * diameter : depthForFlow(wanted, pipe);
  if (depth === undefined)
    return refuse(
      "gravityFlow",
      sentence`At this slope, the pipe carries at most ${flowText(highest.flow)} with a free surface. Use a larger or steeper pipe.`,
    );
  const found = gravityFlow(depth, pipe);
  const full = gravityFlow(diameter, pipe);
  const share = { value: (100 * depth) / diameter, format: formats.percent };
  return {
    ok: true,
    answer: {
      outputs: {
        gravityCapacity: found.flow,
        depth,
        depthRatio: (100 * depth) / diameter,
        gravityVelocity: found.velocity,
        hydraulicRadius: found.hydraulicRadius,
        fullFlow: full.flow,
        fullVelocity: full.velocity,
        highestFlow: highest.flow,
        ...(Number.isFinite(found.froude) && { froude: found.froude }),
      },
      steps: [
        ...(find === "depth"
          ? [
              {
                title: "Depth",
                text: sentence`Solved so that the pipe carries ${flowText(wanted)}; a larger depth with the same flow is not stable.`,
                result: sentence`${share} of the diameter`,
              },
            ]
          : []),
        ...gravitySteps(found, pipe),
      ],
      warnings: gravityWarnings(found, pipe),
      assumptions: [
        "The flow is uniform: the pipe is long, straight and open to the air, and the slope is that of the water surface.",
      ],
      get charts() {
        return [depthChart(found, pipe)];
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
  return [
    ...(velocity < CLEANSING
      ? [
          note(
            sentence`The velocity is ${velocityText(velocity)}; solids settle below ${velocityText(CLEANSING)}.`,
            "gravitySlope",
          ),
        ]
      : []),
    ...(velocity > FAST
      ? [
          note(
            sentence`The velocity is ${velocityText(velocity)}; above ${velocityText(FAST)}, grit wears the pipe.`,
            "gravitySlope",
          ),
        ]
      : []),
    ...(depth > 0.82 * diameter
      ? [
          note(
            "Above about 82% of the diameter, two depths carry the same flow: waves can fill the pipe, and it then carries less.",
            "depthShare",
          ),
        ]
      : []),
  ];
}

const STEPS = 40;

/** Charts the flow over the depth. */
function depthChart({ depth, flow }: GravityFlow, pipe: GravityPipe): LineChart {
  const at = (share: number): Point => [100 * share, gravityFlow(share * pipe.diameter, pipe).flow];
  const own = depth / pipe.diameter;
  const shares = [...Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS), own, MAX_FLOW_DEPTH];
  return {
    id: "depth",
    title: "Flow by depth",
    ...concluded(
      sentence`${{ value: 100 * own, format: formats.percent }} deep, the pipe carries ${flowText(flow)}`,
    ),
    summary: "Flow against depth in percent of the diameter. The flow is highest at 94%, not in a full pipe.",
    kind: "lines",
    x: { label: "Depth, % of diameter", format: formats.percent },
    y: { label: "Flow", format: formats.flow },
    series: [
      {
        id: "flow",
        label: "Flow",
        points: [[0, 0] as Point, ...[...new Set(shares)].toSorted((a, b) => a - b).map(at)],
      },
    ],
    point: { x: 100 * own, y: flow, label: "This depth" },
  };
}
