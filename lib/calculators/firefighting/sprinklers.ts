import { success } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Context } from "../../kit/fields/context.ts";
import { discharge, pressureFor } from "../../science/fire/sprinkler.ts";
import { pressureAt, type WaterSupply } from "../../science/fire/water-supply.ts";
import { FOOT, GPM, PSI, SQUARE_FOOT } from "../../units/constants.ts";
import { type Demand, demandOf } from "./demand.ts";
import type { Hydraulics } from "./hydraulics.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { networkResult } from "./network-result.ts";
import { pathResult } from "./path-result.ts";
import { step } from "./step.ts";
import { compared, marginFinding, supplyChart, supplyOf } from "./supply.ts";
import type { SprinklerTables } from "./tables.ts";
import { areaText, flowText, lengthText, note, pressureText, warning } from "./texts.ts";

type SprinklerInputs = Inputs<"sprinklers">;

export function sprinklersAnswer(
  inputs: SprinklerInputs,
  _context: Context,
  tables: SprinklerTables,
): ModeResult<"sprinklers"> {
  const demandResult = demandOf(inputs, tables);
  if (!demandResult.ok) return demandResult;
  const demand = demandResult.value;
  const supplyResult = supplyOf(inputs);
  if (!supplyResult.ok) return supplyResult;
  const hydraulics = hydraulicsOf(inputs, demand, tables);
  return hydraulics.ok ? answer(inputs, demand, supplyResult.value, hydraulics.value) : hydraulics;
}

function hydraulicsOf(inputs: SprinklerInputs, demand: Demand, tables: SprinklerTables) {
  if (inputs.layout === "path") return pathResult(inputs, demand, tables);
  if (inputs.layout === "network") return networkResult(inputs, demand, tables);
  return success(estimateHydraulics(inputs, demand));
}

/** Estimates the flow of a system without pipes: the minimum flow of a sprinkler times the number of sprinklers. */
function estimateHydraulics({ overflow, leastPressure }: SprinklerInputs, demand: Demand): Hydraulics {
  const { density, area, coverage, sprinklers, kFactor } = demand;
  const allowance = 1 + overflow / 100;
  const least = Math.max(demand.flow, discharge(kFactor, leastPressure));
  const flow = sprinklers * least * allowance;
  const areaFlow = density * area * allowance;
  return {
    flow,
    pressure: undefined,
    outputs: { areaFlow },
    steps: [
      step("areaFlow", { Q_A: areaFlow, D: density, A: area, k: overflow }),
      step("leastFlow", { q: least, D: density, A_s: coverage, K: kFactor, P_m: leastPressure }),
      step("estimate", { Q: flow, n: sprinklers, q: least, k: overflow }),
    ],
    warnings: [
      note(messages.sprinklers.notes.systemFlowGoverns(flowText(areaFlow))),
      note(messages.sprinklers.notes.estimateWithoutPipes),
    ],
    tables: [],
    height: 0,
  };
}

function answer(
  inputs: SprinklerInputs,
  demand: Demand,
  supply: WaterSupply | undefined,
  hydraulics: Hydraulics,
): ModeResult<"sprinklers"> {
  const { flow } = hydraulics;
  const required = hydraulics.pressure === undefined ? undefined : hydraulics.pressure + inputs.fixedLoss;
  const total = flow + demand.hose;
  const volume = total * demand.duration;
  const against = compared(supply, total, required, inputs.margin);
  return {
    ok: true,
    value: {
      outputs: {
        ...(required !== undefined && { requiredPressure: required }),
        totalDemand: total,
        systemFlow: flow,
        hoseFlow: demand.hose,
        density: demand.density,
        designArea: demand.area,
        sprinklers: demand.sprinklers,
        sprinklersOnLine: demand.onLine,
        sprinklerFlow: demand.flow,
        ...hydraulics.outputs,
        ...against.outputs,
        duration: demand.duration,
        tankVolume: volume,
      },
      steps: [
        ...demand.steps,
        ...hydraulics.steps,
        ...(hydraulics.pressure !== undefined && required !== undefined
          ? [step("required", { P_R: required, P: hydraulics.pressure, P_f: inputs.fixedLoss })]
          : []),
        step("total", { Q_T: total, Q: flow, Q_h: demand.hose }),
        step("volume", { V: volume, Q_T: total, t: demand.duration }),
        ...against.steps,
      ],
      warnings: [...spacingWarnings(inputs, demand), ...hydraulics.warnings, ...against.warnings],
      assumptions: [messages.notListed, ...assumptions(inputs)],
      get charts() {
        if (required === undefined) return [];
        const start = Math.min(required, Math.max((hydraulics.height * (0.433 * PSI)) / FOOT, 0));
        return [
          supplyChart(supply, {
            lines: [
              {
                id: "demand",
                label: messages.sprinklers.chart.systemDemand,
                points: [
                  [0, start],
                  [flow, required],
                ],
              },
              {
                id: "hose",
                label: messages.sprinklers.chart.hoseAllowance,
                points: [
                  [flow, required],
                  [total, required],
                ],
              },
            ],
            point: { x: total, y: required, label: messages.sprinklers.chart.demandWithHose },
            points: [{ x: flow, y: required, label: messages.sprinklers.chart.systemDemand }],
            flow: total,
            ...concluded(supply && marginFinding(pressureAt(supply, total), required)),
          }),
        ];
      },
      tables: hydraulics.tables,
    },
  };
}

function assumptions({ edition, hazard, basis }: SprinklerInputs): string[] {
  const texts = messages.sprinklers.assumptions;
  const isSince2022 = edition === "2022" || edition === "2025";
  const point = !hazard ? texts.pointAsEntered : isSince2022 ? texts.singlePoint : texts.pointOnCurve;
  return [
    point(edition),
    ...(hazard && basis === "curve" ? [texts.curveEndsUnverified] : []),
    texts.hoseAtSupply,
    ...(hazard?.id.startsWith("ordinary") ? [isSince2022 ? texts.garageGroup2 : texts.garageGroup1] : []),
  ];
}

/** Checks the spacing and the K-factors of standard spray sprinklers against the standard. */
function spacingWarnings(inputs: SprinklerInputs, demand: Demand): Warning[] {
  const { criteria, density, coverage, kFactor, flow, isExtra } = demand;
  const isLow = isExtra && density < 0.25 * GPM_PER_FOOT;
  const most = criteria && (isLow ? 130 : criteria.coverage) * SQUARE_FOOT;
  const widest = criteria && (isLow ? 15 : criteria.spacing) * FOOT;
  const least = pressureFor(kFactor, flow);
  return [
    ...(most !== undefined && coverage > most * (1 + 1e-6)
      ? [
          warning(
            messages.sprinklers.warnings.coverageTooLarge({
              coverage: areaText(coverage),
              limit: areaText(most),
            }),
            "spacing",
          ),
        ]
      : []),
    ...(widest !== undefined && Math.max(inputs.spacing, inputs.lineSpacing) > widest * (1 + 1e-6)
      ? [
          warning(
            messages.sprinklers.warnings.sprinklersTooFarApart(lengthText(widest)),
            inputs.spacing > widest ? "spacing" : "lineSpacing",
          ),
        ]
      : []),
    ...(Math.min(inputs.spacing, inputs.lineSpacing) < 6 * FOOT * (1 - 1e-6)
      ? [
          warning(
            messages.sprinklers.warnings.sprinklersTooClose(lengthText(6 * FOOT)),
            inputs.spacing < 6 * FOOT ? "spacing" : "lineSpacing",
          ),
        ]
      : []),
    ...(kFactor < 5.6 && demand.criteria && !inputs.hazard?.id.startsWith("light")
      ? [warning(messages.sprinklers.warnings.smallKFactor, "sprinkler")]
      : []),
    ...(least > 50 * PSI
      ? [note(messages.sprinklers.notes.densityNeedsPressure(pressureText(least)), "sprinkler")]
      : []),
  ];
}

const GPM_PER_FOOT = GPM / SQUARE_FOOT;
