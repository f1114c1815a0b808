import type { Line } from "../../kit/calculator/chart.ts";
import type { Problem, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { sentence } from "../../kit/fields/sentence.ts";
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
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { marginFinding, supplyChart, supplyProblem, supplyWarnings } from "./supply.ts";
import { failures, isProblem, LISTED, note, pressureText, warning } from "./texts.ts";

type PumpInputs = Inputs<"pump">;

/** A pump with its suction; SI. */
interface Pump {
  ratedFlow: number;
  ratedPressure: number;
  curve: readonly PumpPoint[];
  /** Undefined with a tank. */
  main: WaterSupply | undefined;
  suctionAt: (flow: number) => number;
  /** At the demand: what it has to add, and what it adds. */
  boost: number;
  added: number;
}

/** A fire pump and a tank for a demand. */
export function pumpAnswer(inputs: PumpInputs): ModeResult<"pump"> {
  const pump = pumpOf(inputs);
  if (isProblem(pump)) return failures(pump);
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
    answer: {
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
        "NFPA 20, 2022 edition. Between its points the pump’s curve is straight on N¹·⁸⁵ paper.",
        ...(inputs.suction === "tank"
          ? ["Losses in the suction pipe are not included. NFPA 22 requires a tank to refill within 8 hours."]
          : ["The pump adds its pressure to that of the main at the same flow."]),
        LISTED,
      ],
      charts: [pumpChart(inputs, pump)],
      tables: [pointTable(pump), settingsTable(pump, churn)],
    },
  };
}

function pumpOf(inputs: PumpInputs): Pump | Problem {
  const { demandFlow, demandPressure, suction, mainStatic, mainResidual } = inputs;
  const wrong = suction === "mains" ? supplyProblem(mainStatic, mainResidual, "mainResidual") : undefined;
  if (wrong) return wrong;
  const main =
    suction === "mains" ? { static: mainStatic, residual: mainResidual, flow: inputs.mainFlow } : undefined;
  const level = WATER_COLUMN * inputs.waterLevel;
  const suctionAt = (flow: number): number => (main ? pressureAt(main, flow) : level);
  const boost = demandPressure - suctionAt(demandFlow);
  if (boost <= 0)
    return {
      field: "demandPressure",
      message: "The supply alone has this pressure at this flow: no pump is needed.",
    };
  const ratedFlow = inputs.ratedFlow ?? ratedFlowFor(demandFlow);
  if (ratedFlow === undefined)
    return {
      field: "demandFlow",
      message: "No NFPA 20 pump rating is large enough: use more than one pump.",
    };
  const shape = ratedCurve(ratedFlow, 1, inputs.churn / 100, inputs.overload / 100);
  const points = pointsOf(inputs);
  if (points && "field" in points) return points;
  const share = pumpPressure(points ?? shape, demandFlow);
  if (share === undefined)
    return points
      ? {
          field: "pumpPoints",
          message: "The points end below the demand. The curve is not extended beyond them.",
        }
      : { field: "ratedFlow", message: "The demand is above 150% of the rated flow. Choose a larger pump." };
  if (points) {
    const ratedPressure = inputs.ratedPressure ?? pumpPressure(points, ratedFlow) ?? share;
    return { ratedFlow, ratedPressure, curve: points, main, suctionAt, boost, added: share };
  }
  const ratedPressure = inputs.ratedPressure ?? boost / share;
  const curve = ratedCurve(ratedFlow, ratedPressure, inputs.churn / 100, inputs.overload / 100);
  return { ratedFlow, ratedPressure, curve, main, suctionAt, boost, added: ratedPressure * share };
}

/** Returns the entered points by ascending flow; undefined with fewer than two. */
function pointsOf({ pumpPoints }: PumpInputs): PumpPoint[] | Problem | undefined {
  if (pumpPoints.length < 2) return undefined;
  const wrong = pumpPoints.findIndex(
    ({ flow }, index) => index > 0 && flow <= (pumpPoints[index - 1]?.flow ?? 0),
  );
  if (wrong > 0)
    return { field: `pumpPoints.${wrong}.flow`, message: "Enter the points in order of increasing flow." };
  return pumpPoints.map(({ flow, pressure }) => ({ flow, pressure }));
}

function suctionSteps(inputs: PumpInputs, { main }: Pump, P_a: number): Step[] {
  if (!main) return [step("tankSuction", { P_S: P_a, h: inputs.waterLevel })];
  return [
    step(
      "available",
      { P_a, P_s: main.static, P_r: main.residual, Q: inputs.demandFlow, Q_r: main.flow },
      "Suction pressure",
    ),
  ];
}

/** Derives the rated pressure from the demand; empty if the rating or a pump curve was entered. */
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
    ...(safety < -1
      ? [warning(sentence`The pump falls short by ${pressureText(-safety)} at the demand.`, "ratedPressure")]
      : []),
    ...(loading > 1.4 * (1 + 1e-9)
      ? [
          warning(
            "The demand is above 140% of the rated flow: NFPA 20 allows 150%, but that leaves little room for changes.",
            "ratedFlow",
          ),
        ]
      : loading < 0.9
        ? [note("The demand is below 90% of the rated flow: a smaller pump may do.")]
        : []),
    ...(!isTyped && inputs.churn > 140
      ? [warning("NFPA 20 allows at most 140% of the rated pressure at churn.", "churn")]
      : []),
    ...(!isTyped && inputs.overload < 65
      ? [
          warning(
            "NFPA 20 requires at least 65% of the rated pressure at 150% of the rated flow.",
            "overload",
          ),
        ]
      : []),
    ...(overloaded < 0
      ? [
          warning(
            sentence`At 150% of the rated flow the suction would be at ${pressureText(overloaded)}. NFPA 20 does not allow a vacuum there (with a tank, down to ${pressureText(-3 * PSI)}).`,
          ),
        ]
      : pump.main && overloaded < 20 * PSI
        ? [
            note(
              sentence`At 150% of the rated flow the main has ${pressureText(overloaded)} left; many water authorities require ${pressureText(20 * PSI)}.`,
            ),
          ]
        : []),
    ...(churn > 175 * PSI
      ? [
          warning(
            sentence`At churn the discharge is at ${pressureText(churn)}. Above ${pressureText(175 * PSI)}, fittings and sprinklers must be listed for the pressure, or it must be regulated.`,
          ),
        ]
      : []),
  ];
}

const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

/** The supply, the supply with the pump, and the demand. */
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
      line("pump", "Pump alone", (flow) => pumpPressure(curve, flow) ?? 0),
      line("together", "Supply and pump", (flow) => (pumpPressure(curve, flow) ?? 0) + suctionAt(flow)),
    ],
    point: { x: inputs.demandFlow, y: inputs.demandPressure, label: "Demand" },
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
  title: "Pump curve",
  columns: [
    { id: "share", label: "Percent of rated flow", format: formats.percent },
    { id: "flow", label: "Flow", format: formats.flow },
    { id: "net", label: "Pump alone", format: formats.pressure },
    { id: "suction", label: "Suction", format: formats.pressure },
    { id: "discharge", label: "Discharge", format: formats.pressure },
  ],
  rows: curve.map(({ flow, pressure }) => [
    (100 * flow) / ratedFlow,
    flow,
    pressure,
    suctionAt(flow),
    pressure + suctionAt(flow),
  ]),
});

/** Pressures that pumps start and stop at (NFPA 20, 2022, section A.14.2.6: churn and the least static suction pressure). */
const settingsTable = ({ main }: Pump, churn: number): Table => ({
  id: "settings",
  title: "Settings of the pump controllers",
  columns: [
    { id: "what", label: "Setting", format: formats.text },
    { id: "pressure", label: "Pressure", format: formats.pressure },
  ],
  rows: [
    [`Jockey pump stops (churn and ${main ? "static" : "tank"} pressure)`, churn],
    ["Jockey pump starts (10 psi or 0.7 bar less)", churn - 10 * PSI],
    ["Fire pump starts (5 psi or 0.35 bar less)", churn - 15 * PSI],
  ],
  folded: true,
});
