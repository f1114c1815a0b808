import { findRoot } from "../../core/numeric/root.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { LineChart, Point } from "../../kit/calculator/chart.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { headOf } from "../../science/fluids/pipe-flow.ts";
import { HORSEPOWER } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Losses, Setting } from "./setting.ts";
import { step } from "./step.ts";
import { flowText } from "./texts.ts";

interface PumpFigures {
  hydraulicPower?: number;
  brakePower?: number;
  motorSize?: string;
  pumpPower?: number;
  energy?: number;
  cost?: number;
}

/** Computes power, energy and cost of a pump if it has a pressure to overcome; running time per year in s. */
export function pumpFigures(
  flow: number,
  { total }: Losses,
  { inputs: { pumpEfficiency: eta_p, motorEfficiency: eta_m, hours, price }, fluid }: Setting,
): { outputs: PumpFigures; steps: Step[] } {
  if (!(total > 0 && flow > 0) || fluid.isGas) return { outputs: {}, steps: [] };
  const P_b = (flow * total) / (eta_p / 100);
  const P = (flow * total) / ((eta_p / 100) * (eta_m / 100));
  const E = P * hours;
  const C = price === undefined ? undefined : E * price;
  return {
    outputs: {
      hydraulicPower: flow * total,
      brakePower: P_b,
      motorSize: nameMotor(P_b),
      pumpPower: P,
      energy: E,
      ...(C !== undefined && { cost: C }),
    },
    steps: [
      step("brakePower", { P_b, Q: flow, dp: total, eta_p }),
      {
        title: messages.motor.title,
        text: messages.motor.text,
        result: nameMotor(P_b),
      },
      step("electricPower", { P, Q: flow, dp: total, eta_p, eta_m }),
      step("energy", { E, P, t: hours }),
      ...(C === undefined || price === undefined ? [] : [step("cost", { C, E, c: price })]),
    ],
  };
}

/** Returns a pump curve by ascending flow, or the problem with them; undefined without a curve. */
export function curveOf({ curve }: Inputs): Result<Point[] | undefined, Sentence> {
  if (curve.length === 0) return success(undefined);
  const points = curve
    .map(({ curveFlow, curveHead }): Point => [curveFlow, curveHead])
    .sort(([a], [b]) => a - b);
  if (points.length < 2) return failure("curve", messages.pump.twoPoints);
  const isFalling = points.every(([flow, head], index) => {
    const before = points[index - 1];
    return !before || (flow > before[0] && head <= before[1]);
  });
  return isFalling ? success(points) : failure("curve", messages.pump.pointsOutOfOrder);
}

/** Interpolates the head at a flow. */
function headAt(points: readonly Point[], flow: number): number {
  const above = Math.max(
    points.findIndex(([each]) => each >= flow),
    1,
  );
  const [low, high] = [points[above - 1] ?? [0, 0], points[above] ?? [0, 0]];
  return low[1] + ((high[1] - low[1]) * (flow - low[0])) / (high[0] - low[0]);
}

/** Returns the head that the pipe needs at a flow: other losses grow with its square. */
const systemHead = (
  each: number,
  flow: number,
  pipe: KnownPipe,
  { lossesIn, inputs, fluid }: Setting,
): number =>
  headOf(lossesIn(each, pipe, flow > 0 ? inputs.otherLoss * (each / flow) ** 2 : 0).total, fluid.density);

export interface Operation {
  points: readonly Point[] | undefined;
  /** Intersection of the pump curve with the system curve. */
  at?: Point;
  warnings: Warning[];
}

export function operationOf(
  points: readonly Point[] | undefined,
  flow: number,
  pipe: KnownPipe,
  setting: Setting,
): Operation {
  const [first, last] = [points?.[0], points?.at(-1)];
  if (!points || !first || !last) return { points, warnings: [] };
  const excess = (each: number) => headAt(points, each) - systemHead(each, flow, pipe, setting);
  if (excess(first[0]) < 0)
    return {
      points,
      warnings: [
        {
          text: messages.pump.belowSystem,
          at: "curve",
        },
      ],
    };
  const crossing = findRoot(excess, first[0], last[0]);
  if (crossing === undefined)
    return {
      points,
      warnings: [
        {
          text: messages.pump.aboveSystem,
          at: "curve",
        },
      ],
    };
  const warnings =
    flow > 0 && Math.abs(crossing / flow - 1) > 0.1
      ? [
          {
            text: messages.pump.deliversOther({ delivered: flowText(crossing), flow: flowText(flow) }),
            level: "note" as const,
            at: "curve",
          },
        ]
      : [];
  return { points, at: [crossing, headAt(points, crossing)], warnings };
}

const STEPS = 40;
const headText = (value: number) => ({ value, format: formats.length });

/** Builds the chart of head over flow: the system curve, the pump curve and their intersection. */
export function systemChart(
  flow: number,
  pipe: KnownPipe,
  setting: Setting,
  { points, at }: Operation,
): LineChart {
  const most = Math.max(1.5 * flow, points?.at(-1)?.[0] ?? 0);
  // The sampled flows include the labeled ones, so that those points lie on the curve.
  const flows = [...Array.from({ length: STEPS + 1 }, (_, index) => (most * index) / STEPS), flow];
  if (at) flows.push(at[0]);
  const system = [...new Set(flows)]
    .toSorted((a, b) => a - b)
    .map((each): Point => [each, systemHead(each, flow, pipe, setting)]);
  const dutyPoint = {
    x: flow,
    y: systemHead(flow, flow, pipe, setting),
    label: messages.pump.chart.thisFlow,
  };
  return {
    id: "system",
    title: points ? messages.pump.chart.systemAndPump : messages.pump.chart.system,
    ...concluded(
      at
        ? messages.pump.chart.meetAt({ flow: flowText(at[0]), head: headText(at[1]) })
        : points
          ? undefined
          : messages.pump.chart.headAtFlow({ head: headText(dutyPoint.y), flow: flowText(flow) }),
    ),
    summary: points ? messages.pump.chart.summaryWithPump : messages.pump.chart.summary,
    kind: "lines",
    x: { label: messages.pump.chart.flow, format: formats.flow },
    y: { label: messages.pump.chart.head, format: formats.length },
    series: [
      { id: "pipe", label: messages.pump.chart.pipe, points: system },
      ...(points ? [{ id: "pump", label: messages.pump.chart.pump, points }] : []),
    ],
    point: at ? { x: at[0], y: at[1], label: messages.pump.chart.operatingPoint } : dutyPoint,
    ...(at && { points: [dutyPoint] }),
  };
}

/** Standard ratings of motors, hp: NEMA MG 1, part 10. */
const NEMA =
  "1/6 1/4 1/3 1/2 3/4 1 1.5 2 3 5 7.5 10 15 20 25 30 40 50 60 75 100 125 150 200 250 300 350 400 450 500".split(
    " ",
  );

/** Rated outputs of motors, kW: the tables of IEC 60034-30-1. */
const IEC =
  "0.12 0.18 0.25 0.37 0.55 0.75 1.1 1.5 2.2 3 4 5.5 7.5 11 15 18.5 22 30 37 45 55 75 90 110 132 160 200".split(
    " ",
  );

/** Converts a rating such as "3/4" or "7.5" to a number. */
function ratingValue(rating: string): number {
  const [above = 0, below = 1] = rating.split("/").map(Number);
  return above / below;
}

/** Names the smallest standard motors for a shaft power, W: "15 hp (NEMA), 11 kW (IEC)". */
function nameMotor(power: number): string {
  const nema = NEMA.find((rating) => ratingValue(rating) * HORSEPOWER >= power);
  const iec = IEC.find((rating) => ratingValue(rating) * 1000 >= power);
  const names = [nema && messages.motor.nema(nema), iec && messages.motor.iec(iec)].filter(Boolean);
  return names.join(", ") || messages.motor.aboveStandard;
}
