import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import type { LabeledPoint, Line, LineChart } from "../../kit/calculator/chart.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { FLOW_EXPONENT } from "../../science/fire/friction.ts";
import { flowAt, pressureAt, type WaterSupply } from "../../science/fire/water-supply.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Supplied } from "./modes.ts";
import { step } from "./step.ts";
import { note, pressureText, warning } from "./texts.ts";

/** Returns the supply of the form, undefined if it is off, or the problem with it. */
export function supplyOf(inputs: Supplied): Result<WaterSupply | undefined> {
  if (!inputs.hasSupply) return success(undefined);
  const { static: still, residual, testFlow } = inputs;
  return supplyProblem(still, residual, "residual") ?? success({ static: still, residual, flow: testFlow });
}

export const supplyProblem = (still: number, residual: number, path: string): Failure | undefined =>
  residual < still ? undefined : failure(path, messages.supply.residualNotBelowStatic);

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
      warnings: available > 0 ? [] : [warning(messages.supply.cannotGiveDemand)],
    };
  const safety = available - pressure;
  return {
    outputs: { available, safety },
    steps: [availableStep, step("safety", { m: safety, P_a: available, P_R: pressure })],
    warnings: [
      ...(safety < 0
        ? [warning(messages.supply.demandAboveCurve(pressureText(-safety)))]
        : safety < margin
          ? [
              warning(
                messages.supply.marginTooSmall({
                  margin: pressureText(safety),
                  required: pressureText(margin),
                }),
              ),
            ]
          : []),
      ...supplyWarnings(supply, flow),
    ],
  };
}

export function supplyWarnings(
  { static: still, residual, flow: tested }: WaterSupply,
  flow?: number,
): Warning[] {
  const drop = (still - residual) / still;
  return [
    ...(drop < 0.1
      ? [warning(messages.supply.dropBelow10Percent)]
      : drop < 0.25
        ? [note(messages.supply.dropBelow25Percent)]
        : []),
    ...(flow !== undefined && flow > 1.5 * tested ? [note(messages.supply.demandBeyondTest)] : []),
  ];
}

export interface ChartLines {
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
  // Rounding in the last digit of a double can make a supply that just suffices appear short.
  if (Math.abs(margin) <= 1e-6 * Math.abs(needed)) return messages.supply.justEnough;
  const difference = { value: Math.abs(margin), format: formats.waterPressure };
  return margin >= 0 ? messages.supply.leavesMargin(difference) : messages.supply.fallsShort(difference);
}

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
          label: messages.supply.supply,
          points: [0, 0.5, 1].map((share) => {
            const at = Math.min(end, flowAt(supply, 0)) * share ** (1 / FLOW_EXPONENT);
            return [at, Math.max(pressureAt(supply, at), 0)] as const;
          }),
        },
      ]
    : [];
  return {
    id: "supply",
    title: messages.supply.chart.title,
    ...concluded(finding),
    summary: messages.supply.chart.summary,
    kind: "lines",
    x: {
      label: messages.columns.flow,
      format: formats.waterFlow,
      scale: { kind: "power", exponent: FLOW_EXPONENT },
    },
    y: { label: messages.columns.pressure, format: formats.waterPressure },
    series: [...supplyLines, ...lines],
    ...(point && { point }),
    points: [
      ...(supply ? [{ x: supply.flow, y: supply.residual, label: messages.supply.flowTest }] : []),
      ...points,
    ],
  };
}
