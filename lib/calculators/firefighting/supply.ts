import type { LabeledPoint, Line, LineChart } from "../../kit/calculator/chart.ts";
import type { Problem, Step, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import { FLOW_EXPONENT } from "../../science/fire/friction.ts";
import { flowAt, pressureAt, type WaterSupply } from "../../science/fire/water-supply.ts";
import { formats } from "./formats.ts";
import type { Supplied } from "./modes.ts";
import { step } from "./step.ts";
import { note, pressureText, warning } from "./texts.ts";

/** Returns the supply of the form, undefined if it is off, or the problem with it. */
export function supplyOf(inputs: Supplied): WaterSupply | Problem | undefined {
  if (!inputs.hasSupply) return undefined;
  const { static: still, residual, testFlow } = inputs;
  return (
    supplyProblem(still, residual, "residual") ?? {
      static: still,
      residual,
      flow: testFlow,
    }
  );
}

export const supplyProblem = (still: number, residual: number, field: string): Problem | undefined =>
  residual < still
    ? undefined
    : { field, message: "The residual pressure must be below the static pressure." };

/** Comparison of a supply with a demand: its total flow, m³/s, and its pressure, Pa. */
export interface Compared {
  outputs: { available?: number; safety?: number };
  steps: readonly Step[];
  warnings: readonly Warning[];
}

export function compared(
  supply: WaterSupply | undefined,
  flow: number,
  pressure: number | undefined,
  margin: number,
): Compared {
  if (!supply) return { outputs: {}, steps: [], warnings: [] };
  const available = pressureAt(supply, flow);
  const values = { P_s: supply.static, P_r: supply.residual, Q: flow, Q_r: supply.flow };
  const availableStep = step("available", { P_a: available, ...values });
  if (pressure === undefined)
    return {
      outputs: { available },
      steps: [availableStep],
      warnings: available > 0 ? [] : [warning("The supply cannot give the total demand at any pressure.")],
    };
  const safety = available - pressure;
  return {
    outputs: { available, safety },
    steps: [availableStep, step("safety", { m: safety, P_a: available, P_R: pressure })],
    warnings: [
      ...(safety < 0
        ? [
            warning(
              sentence`The demand is ${pressureText(-safety)} above the supply curve. Larger pipes, a shorter path or a fire pump can make up the difference.`,
            ),
          ]
        : safety < margin
          ? [
              warning(
                sentence`The safety margin is ${pressureText(safety)}, less than the required ${pressureText(margin)}.`,
              ),
            ]
          : []),
      ...supplyWarnings(supply, flow),
    ],
  };
}

/** Lists the warnings for a flow test. */
export function supplyWarnings(
  { static: still, residual, flow: tested }: WaterSupply,
  flow?: number,
): Warning[] {
  const drop = (still - residual) / still;
  return [
    ...(drop < 0.1
      ? [
          warning(
            "The residual pressure is less than 10% below the static pressure: NFPA 291 calls for a larger flow before the curve is extrapolated.",
          ),
        ]
      : drop < 0.25
        ? [note("The curve is more reliable when the pressure drops by 25% or more, as NFPA 291 recommends.")]
        : []),
    ...(flow !== undefined && flow > 1.5 * tested
      ? [note("The demand is far beyond the test flow: the curve is extrapolated.")]
      : []),
  ];
}

/** Content of the chart in addition to the supply. */
export interface ChartLines {
  /** Further lines: a demand, a pump. */
  lines: readonly Line[];
  point?: LabeledPoint;
  points: readonly LabeledPoint[];
  /** The largest flow that must be seen. */
  flow: number;
  finding?: Sentence;
}

/** Names the margin between the available and the needed pressure at a flow, Pa. */
export function marginFinding(available: number, needed: number): Sentence {
  const margin = available - needed;
  // A supply that is just enough misses by the last digit of a double.
  if (Math.abs(margin) <= 1e-6 * Math.abs(needed)) return "The supply just meets the demand";
  const difference = { value: Math.abs(margin), format: formats.pressure };
  return margin >= 0
    ? sentence`The supply leaves a margin of ${difference}`
    : sentence`The supply falls short by ${difference}`;
}

/** Supply and demand on N^1.85 paper. */
export function supplyChart(
  supply: WaterSupply | undefined,
  { lines, point, points, flow, finding }: ChartLines,
): LineChart {
  // The axis ends beyond both the demand and the test, so that neither is squeezed into a corner.
  const end = Math.max(flow, supply?.flow ?? 0) * 1.2;
  const supplyLines: Line[] = supply
    ? [
        {
          id: "supply",
          label: "Supply",
          points: [0, 0.5, 1].map((share) => {
            const at = Math.min(end, flowAt(supply, 0)) * share ** (1 / FLOW_EXPONENT);
            return [at, Math.max(pressureAt(supply, at), 0)] as const;
          }),
        },
      ]
    : [];
  return {
    id: "supply",
    title: "Supply and demand",
    ...concluded(finding),
    summary:
      "Pressure against flow on N¹·⁸⁵ paper, where water supplies plot as straight lines. The point is the demand; it must lie below the supply.",
    kind: "lines",
    x: { label: "Flow", format: formats.flow, scale: { kind: "power", exponent: FLOW_EXPONENT } },
    y: { label: "Pressure", format: formats.pressure },
    series: [...supplyLines, ...lines],
    ...(point && { point }),
    points: [...(supply ? [{ x: supply.flow, y: supply.residual, label: "Flow test" }] : []), ...points],
  };
}
