import { allValues, failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { WATER_COLUMN } from "../../science/fire/water-column.ts";
import {
  flowAt,
  hydrantClass,
  pitotFlow,
  pressureAt,
  pumperCoefficient,
  type WaterSupply,
} from "../../science/fire/water-supply.ts";
import { PSI } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { supplyChart, supplyProblem, supplyWarnings } from "./supply.ts";
import { note, pressureText, warning } from "./texts.ts";

type HydrantInputs = Inputs<"hydrant">;

const COEFFICIENTS = { smooth: 0.9, square: 0.8, projecting: 0.7, tube: 0.95, own: undefined } as const;

/** Pressure at which hydrants are classified, and the range of reliable pitot readings. */
const CLASS_PRESSURE = 20 * PSI;
const [LOW_PITOT, HIGH_PITOT] = [10 * PSI, 30 * PSI];

interface Outlet {
  diameter: number;
  pitot: number;
  coefficient: number;
  further: number;
  number: number;
  flow: number;
}

export function hydrantAnswer(inputs: HydrantInputs): ModeResult<"hydrant"> {
  const { staticPressure, residualPressure, target } = inputs;
  const wrong = supplyProblem(staticPressure, residualPressure, "residualPressure");
  if (wrong) return wrong;
  if (target >= staticPressure) return failure("target", messages.hydrant.targetNotBelowStatic);
  const outletsResult = allValues(inputs.outlets.map(outletOf));
  if (!outletsResult.ok) return outletsResult;
  const outlets = outletsResult.value;
  const flow = outlets.reduce((sum, each) => sum + each.flow, 0);
  const test: WaterSupply = { static: staticPressure, residual: residualPressure, flow };
  const predicted = flowAt(test, target);
  const atClass = flowAt(test, CLASS_PRESSURE);
  const connection = WATER_COLUMN * inputs.gaugeHeight;
  const supply = { ...test, static: test.static + connection, residual: test.residual + connection };
  const { planned } = inputs;
  const plannedPressure = planned === undefined ? undefined : pressureAt(supply, planned);
  return {
    ok: true,
    value: {
      outputs: {
        flowAtTarget: predicted,
        testFlow: flow,
        ...(staticPressure > CLASS_PRESSURE && {
          hydrantClass: messages.hydrant.classes[hydrantClass(atClass)],
        }),
        drop: (100 * (staticPressure - residualPressure)) / staticPressure,
        ...(plannedPressure !== undefined && { plannedPressure }),
      },
      steps: hydrantSteps(inputs, outlets, flow, predicted, supply, plannedPressure),
      warnings: [...pitotWarnings(outlets), ...testWarnings(test, supply, plannedPressure)],
      assumptions: [messages.hydrant.standard, messages.notListed],
      charts: [
        supplyChart(supply, {
          lines: [],
          point: { x: predicted, y: target + connection, label: messages.hydrant.prediction },
          points:
            planned !== undefined && plannedPressure !== undefined && plannedPressure > 0
              ? [{ x: planned, y: plannedPressure, label: messages.hydrant.specifiedFlow }]
              : [],
          flow: Math.max(predicted, planned ?? 0),
          finding: messages.hydrant.flowAtPressure({
            flow: { value: predicted, format: formats.waterFlow },
            pressure: { value: target + connection, format: formats.waterPressure },
          }),
        }),
      ],
      tables: [outletTable(outlets)],
    },
  };
}

function outletOf(row: HydrantInputs["outlets"][number], index: number): Result<Outlet> {
  const coefficient = COEFFICIENTS[row.outlet] ?? row.coefficient;
  if (coefficient === undefined)
    return failure(`outlets.${index}.coefficient`, messages.hydrant.coefficientMissing);
  const { diameter, pitot, number } = row;
  const further = row.isPumper ? pumperCoefficient(pitot) : 1;
  const flow = pitotFlow(coefficient, diameter, pitot) * further * number;
  return success({ diameter, pitot, coefficient, further, number, flow });
}

function hydrantSteps(
  { staticPressure, residualPressure, target, planned }: HydrantInputs,
  outlets: readonly Outlet[],
  flow: number,
  predicted: number,
  supply: WaterSupply,
  plannedPressure: number | undefined,
): Step[] {
  return [
    ...outlets.map((outlet, index) =>
      step(
        "pitot",
        {
          Q: outlet.flow,
          c: outlet.coefficient,
          d: outlet.diameter,
          p: outlet.pitot,
          k: outlet.further,
          n: outlet.number,
        },
        outlets.length > 1 ? messages.hydrant.flowFromOutlet(index + 1) : messages.hydrant.outletFlow,
      ),
    ),
    ...(outlets.length > 1 ? [step("testFlow", { Q_F: flow, Q: outlets.map((outlet) => outlet.flow) })] : []),
    step("predicted", { Q_R: predicted, Q_F: flow, P_s: staticPressure, P: target, P_r: residualPressure }),
    ...(planned !== undefined && plannedPressure !== undefined
      ? [
          step("available", {
            P_a: plannedPressure,
            P_s: supply.static,
            P_r: supply.residual,
            Q: planned,
            Q_r: flow,
          }),
        ]
      : []),
  ];
}

const pitotWarnings = (outlets: readonly Outlet[]): Warning[] =>
  outlets.flatMap(({ pitot }, index) =>
    pitot < LOW_PITOT * (1 - 1e-9) || pitot > HIGH_PITOT * (1 + 1e-9)
      ? [
          note(
            messages.hydrant.pitotUnreliable({
              low: pressureText(LOW_PITOT),
              high: pressureText(HIGH_PITOT),
              pitot: pressureText(pitot),
            }),
            `outlets.${index}`,
          ),
        ]
      : [],
  );

function testWarnings(test: WaterSupply, supply: WaterSupply, planned: number | undefined): Warning[] {
  return [
    ...(test.static <= CLASS_PRESSURE
      ? [warning(messages.hydrant.noClass(pressureText(CLASS_PRESSURE)))]
      : []),
    ...supplyWarnings(supply),
    ...(planned !== undefined && planned < CLASS_PRESSURE
      ? [warning(messages.hydrant.mainPressureLow(pressureText(CLASS_PRESSURE)), "planned")]
      : []),
  ];
}

const outletTable = (outlets: readonly Outlet[]): Table => ({
  id: "outlets",
  title: messages.hydrant.outlets,
  columns: [
    { id: "number", label: messages.columns.quantity, format: formats.count },
    { id: "diameter", label: messages.columns.diameter, format: formats.bore },
    { id: "coefficient", label: messages.columns.coefficient, format: formats.number },
    { id: "further", label: messages.columns.pumperOutlet, format: formats.number },
    { id: "pitot", label: messages.columns.pitotPressure, format: formats.waterPressure },
    { id: "flow", label: messages.columns.flow, format: formats.waterFlow },
  ],
  rows: outlets.map(({ number, diameter, coefficient, further, pitot, flow }) => [
    number,
    diameter,
    coefficient,
    further,
    pitot,
    flow,
  ]),
});
