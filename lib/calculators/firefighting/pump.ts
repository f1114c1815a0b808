import { failure, type Result, success } from "../../core/result/result.ts";
import type { Line } from "../../kit/calculator/chart.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import {
  highestPower,
  type PumpPoint,
  pumpPressure,
  ratedCurve,
  ratedFlowFor,
} from "../../science/fire/fire-pump.ts";
import { WATER_COLUMN } from "../../science/fire/water-column.ts";
import { pressureAt, type WaterSupply } from "../../science/fire/water-supply.ts";
import { PSI } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { marginFinding, supplyChart, supplyProblem, supplyWarnings } from "./supply.ts";
import { note, pressureText, warning } from "./texts.ts";

type PumpInputs = Inputs<"pump">;

interface Pump {
  ratedFlow: number;
  ratedPressure: number;
  curve: readonly PumpPoint[];
  /** Undefined with a tank. */
  main: WaterSupply | undefined;
  suctionAt: (flow: number) => number;
  /** At the demand: required and available pressure boost. */
  boost: number;
  added: number;
}

export function pumpAnswer(inputs: PumpInputs): ModeResult<"pump"> {
  const pumpResult = pumpOf(inputs);
  if (!pumpResult.ok) return pumpResult;
  const pump = pumpResult.value;
  const { ratedFlow, ratedPressure, curve, suctionAt, added } = pump;
  const { demandFlow, demandPressure, efficiency, pumpTime } = inputs;
  const suction = suctionAt(demandFlow);
  const discharge = suction + added;
  const safety = discharge - demandPressure;
  const eta = efficiency / 100;
  const power = (demandFlow * added) / eta;
  const most = highestPower(curve, eta);
  const volume = (demandFlow * pumpTime) / (1 - inputs.unusable / 100);
  const churn = (curve[0]?.pressure ?? 0) + suctionAt(0);
  return {
    ok: true,
    value: {
      outputs: {
        ratedFlow,
        ratedPressure,
        loading: (100 * demandFlow) / ratedFlow,
        pumpPressure: added,
        suctionPressure: suction,
        dischargePressure: discharge,
        safety,
        churnPressure: churn,
        power,
        highestPower: most.power,
        duration: pumpTime,
        tankVolume: volume,
      },
      steps: [
        ...suctionSteps(inputs, pump, suction),
        step("boost", { P_b: pump.boost, P_D: demandPressure, P_S: suction }),
        ...ratedSteps(inputs, pump),
        ...curveSteps(curve, demandFlow, added),
        step("power", { W: power, Q: demandFlow, P: added, eta: efficiency }),
        step("tank", { V: volume, Q: demandFlow, t: pumpTime, u: inputs.unusable }),
      ],
      warnings: [
        ...pumpWarnings(inputs, pump, safety, churn),
        ...(pump.main ? supplyWarnings(pump.main, demandFlow) : []),
      ],
      assumptions: [
        messages.pump.standard,
        ...(inputs.suction === "tank" ? [messages.pump.tankSuction] : [messages.pump.mainSuction]),
        messages.notListed,
      ],
      charts: [pumpChart(inputs, pump)],
      tables: [pointTable(pump), settingsTable(pump, churn)],
    },
  };
}

function pumpOf(inputs: PumpInputs): Result<Pump> {
  const { demandFlow, demandPressure, suction, mainStatic, mainResidual } = inputs;
  const wrong = suction === "mains" ? supplyProblem(mainStatic, mainResidual, "mainResidual") : undefined;
  if (wrong) return wrong;
  const main =
    suction === "mains" ? { static: mainStatic, residual: mainResidual, flow: inputs.mainFlow } : undefined;
  const level = WATER_COLUMN * inputs.waterLevel;
  const suctionAt = (flow: number): number => (main ? pressureAt(main, flow) : level);
  const boost = demandPressure - suctionAt(demandFlow);
  if (boost <= 0) return failure("demandPressure", messages.pump.notNeeded);
  const ratedFlow = inputs.ratedFlow ?? ratedFlowFor(demandFlow);
  if (ratedFlow === undefined) return failure("demandFlow", messages.pump.noRatingLargeEnough);
  const shape = ratedCurve(ratedFlow, 1, inputs.churn / 100, inputs.overload / 100);
  const pointsResult = pointsOf(inputs);
  if (!pointsResult.ok) return pointsResult;
  const points = pointsResult.value;
  const share = pumpPressure(points ?? shape, demandFlow);
  if (share === undefined)
    return points
      ? failure("pumpPoints", messages.pump.pointsEndBelowDemand)
      : failure("ratedFlow", messages.pump.demandAbove150Percent);
  if (points) {
    const ratedPressure = inputs.ratedPressure ?? pumpPressure(points, ratedFlow) ?? share;
    return success({ ratedFlow, ratedPressure, curve: points, main, suctionAt, boost, added: share });
  }
  const ratedPressure = inputs.ratedPressure ?? boost / share;
  const curve = ratedCurve(ratedFlow, ratedPressure, inputs.churn / 100, inputs.overload / 100);
  return success({ ratedFlow, ratedPressure, curve, main, suctionAt, boost, added: ratedPressure * share });
}

function pointsOf({ pumpPoints }: PumpInputs): Result<PumpPoint[] | undefined> {
  if (pumpPoints.length < 2) return success(undefined);
  const wrong = pumpPoints.findIndex(
    ({ flow }, index) => index > 0 && flow <= (pumpPoints[index - 1]?.flow ?? 0),
  );
  if (wrong > 0) return failure(`pumpPoints.${wrong}.flow`, messages.pump.pointsOutOfOrder);
  return success(pumpPoints.map(({ flow, pressure }) => ({ flow, pressure })));
}

function suctionSteps(inputs: PumpInputs, { main }: Pump, P_a: number): Step[] {
  if (!main) return [step("tankSuction", { P_S: P_a, h: inputs.waterLevel })];
  return [
    step(
      "available",
      { P_a, P_s: main.static, P_r: main.residual, Q: inputs.demandFlow, Q_r: main.flow },
      messages.pump.suctionPressure,
    ),
  ];
}

function ratedSteps(inputs: PumpInputs, { ratedPressure, boost }: Pump): Step[] {
  if (inputs.ratedPressure !== undefined || inputs.pumpPoints.length >= 2) return [];
  return [step("rated", { P_n: ratedPressure, P_b: boost, f: boost / ratedPressure })];
}

function curveSteps(curve: readonly PumpPoint[], Q: number, P: number): Step[] {
  const next = curve.findIndex(({ flow }) => flow >= Q * (1 - 1e-12));
  const [after, before] = [curve[next], curve[next - 1]];
  if (!after || !before) return [];
  return [
    step("curvePoint", {
      P,
      Q,
      P_1: before.pressure,
      Q_1: before.flow,
      P_2: after.pressure,
      Q_2: after.flow,
    }),
  ];
}

function pumpWarnings(inputs: PumpInputs, pump: Pump, safety: number, churn: number): Warning[] {
  const { demandFlow } = inputs;
  const { ratedFlow, suctionAt } = pump;
  const loading = demandFlow / ratedFlow;
  const overloaded = suctionAt(1.5 * ratedFlow);
  const isTyped = inputs.pumpPoints.length >= 2;
  return [
    ...(safety < -1 ? [warning(messages.pump.fallsShort(pressureText(-safety)), "ratedPressure")] : []),
    ...(loading > 1.4 * (1 + 1e-9)
      ? [warning(messages.pump.demandAbove140Percent, "ratedFlow")]
      : loading < 0.9
        ? [note(messages.pump.demandBelow90Percent)]
        : []),
    ...(!isTyped && inputs.churn > 140 ? [warning(messages.pump.churnAbove140Percent, "churn")] : []),
    ...(!isTyped && inputs.overload < 65 ? [warning(messages.pump.overloadBelow65Percent, "overload")] : []),
    ...(overloaded < 0
      ? [
          warning(
            messages.pump.vacuumAtOverload({
              suction: pressureText(overloaded),
              tankLimit: pressureText(-3 * PSI),
            }),
          ),
        ]
      : pump.main && overloaded < 20 * PSI
        ? [
            note(
              messages.pump.mainPressureLowAtOverload({
                pressure: pressureText(overloaded),
                limit: pressureText(20 * PSI),
              }),
            ),
          ]
        : []),
    ...(churn > 175 * PSI
      ? [
          warning(
            messages.pump.churnPressureAboveRating({
              pressure: pressureText(churn),
              limit: pressureText(175 * PSI),
            }),
          ),
        ]
      : []),
  ];
}

const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

function pumpChart(inputs: PumpInputs, { curve, main, suctionAt, ratedFlow }: Pump) {
  const last = curve.at(-1)?.flow ?? 0;
  const flows = [
    ...new Set([
      ...SHARES.map((share) => Math.min(share * ratedFlow, last)),
      ...curve.map(({ flow }) => flow),
    ]),
  ].sort((a, b) => a - b);
  const line = (id: string, label: string, pressure: (flow: number) => number): Line => ({
    id,
    label,
    points: flows.map((flow): [number, number] => [flow, pressure(flow)]).filter(([, y]) => y >= 0),
  });
  const together = pumpPressure(curve, inputs.demandFlow);
  return supplyChart(main, {
    lines: [
      line("pump", messages.pump.pumpAlone, (flow) => pumpPressure(curve, flow) ?? 0),
      line(
        "together",
        messages.pump.supplyAndPump,
        (flow) => (pumpPressure(curve, flow) ?? 0) + suctionAt(flow),
      ),
    ],
    point: { x: inputs.demandFlow, y: inputs.demandPressure, label: messages.supply.demand },
    points: [],
    flow: Math.max(last, inputs.demandFlow),
    ...concluded(
      together === undefined
        ? undefined
        : marginFinding(together + suctionAt(inputs.demandFlow), inputs.demandPressure),
    ),
  });
}

const pointTable = ({ curve, suctionAt, ratedFlow }: Pump): Table => ({
  id: "curve",
  title: messages.pump.curve,
  columns: [
    { id: "share", label: messages.columns.percentOfRatedFlow, format: formats.percent },
    { id: "flow", label: messages.columns.flow, format: formats.waterFlow },
    { id: "net", label: messages.pump.pumpAlone, format: formats.waterPressure },
    { id: "suction", label: messages.columns.suction, format: formats.waterPressure },
    { id: "discharge", label: messages.columns.discharge, format: formats.waterPressure },
  ],
  rows: curve.map(({ flow, pressure }) => [
    (100 * flow) / ratedFlow,
    flow,
    pressure,
    suctionAt(flow),
    pressure + suctionAt(flow),
  ]),
});

/**
 * Lists start and stop pressures of pumps (NFPA 20, 2022, section A.14.2.6: churn and the least static
 * suction pressure).
 */
const settingsTable = ({ main }: Pump, churn: number): Table => ({
  id: "settings",
  title: messages.pump.controllers.title,
  columns: [
    { id: "what", label: messages.pump.controllers.event, format: formats.text },
    { id: "pressure", label: messages.columns.pressure, format: formats.waterPressure },
  ],
  rows: [
    [messages.pump.controllers.jockeyStops(main !== undefined), churn],
    [messages.pump.controllers.jockeyStarts, churn - 10 * PSI],
    [messages.pump.controllers.firePumpStarts, churn - 15 * PSI],
  ],
  folded: true,
});
