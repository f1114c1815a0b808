import type { Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Context } from "../../kit/fields/context.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { discharge, pressureFor } from "../../science/fire/sprinkler.ts";
import { pressureAt, type WaterSupply } from "../../science/fire/water-supply.ts";
import { FOOT, GPM, PSI, SQUARE_FOOT } from "../../units/constants.ts";
import { type Demand, demandOf } from "./demand.ts";
import type { Hydraulics } from "./hydraulics.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { networkResult } from "./network-result.ts";
import { pathResult } from "./path-result.ts";
import { step } from "./step.ts";
import { compared, marginFinding, supplyChart, supplyOf } from "./supply.ts";
import type { SprinklerTables } from "./tables.ts";
import {
  areaText,
  failures,
  flowText,
  isProblem,
  LISTED,
  lengthText,
  note,
  pressureText,
  warning,
} from "./texts.ts";

type SprinklerInputs = Inputs<"sprinklers">;

/** Sprinklers by density and area, with their pipes. */
export function sprinklersAnswer(
  inputs: SprinklerInputs,
  _context: Context,
  tables: SprinklerTables,
): ModeResult<"sprinklers"> {
  const demand = demandOf(inputs, tables);
  if (isProblem(demand)) return failures(demand);
  const supply = supplyOf(inputs);
  if (supply && isProblem(supply)) return failures(supply);
  const hydraulics = hydraulicsOf(inputs, demand, tables);
  if (Array.isArray(hydraulics)) return failures(...hydraulics);
  return answer(inputs, demand, supply, hydraulics as Hydraulics);
}

function hydraulicsOf(inputs: SprinklerInputs, demand: Demand, tables: SprinklerTables) {
  if (inputs.layout === "path") return pathResult(inputs, demand, tables);
  if (inputs.layout === "network") return networkResult(inputs, demand, tables);
  return estimateHydraulics(inputs, demand);
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
      note(
        sentence`Density × area alone is ${flowText(areaFlow)}. The system flow governs: whole sprinklers cover the design area, and NFPA 13 (section 28.2.4) requires each of them to discharge at least the density times its area, at no less than its minimum pressure.`,
      ),
      note(
        "Without pipes this is an estimate: sprinklers closer to the supply discharge more than the density requires.",
      ),
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
    answer: {
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
      assumptions: [LISTED, ...assumptions(inputs)],
      get charts() {
        if (required === undefined) return [];
        const start = Math.min(required, Math.max((hydraulics.height * (0.433 * PSI)) / FOOT, 0));
        return [
          supplyChart(supply, {
            lines: [
              {
                id: "demand",
                label: "System demand",
                points: [
                  [0, start],
                  [flow, required],
                ],
              },
              {
                id: "hose",
                label: "Hose allowance",
                points: [
                  [flow, required],
                  [total, required],
                ],
              },
            ],
            point: { x: total, y: required, label: "Demand with hose" },
            points: [{ x: flow, y: required, label: "System demand" }],
            flow: total,
            ...concluded(supply && marginFinding(pressureAt(supply, total), required)),
          }),
        ];
      },
      tables: hydraulics.tables,
    },
  };
}

function assumptions(inputs: SprinklerInputs): string[] {
  const { edition, hazard, basis } = inputs;
  return [
    `NFPA 13, ${edition} edition. ${
      hazard
        ? edition === "2022" || edition === "2025"
          ? "Density and area are single points since the 2022 edition."
          : "Density and area lie on this edition’s curves."
        : "Density and area are as entered."
    }`,
    ...(hazard && basis === "curve"
      ? [
          "The end points of the curve are taken from other programs and were not compared with the printed figure.",
        ]
      : []),
    "The entire hose allowance is added at the supply; inside hose belongs at its point of connection.",
    ...(hazard?.id.startsWith("ordinary")
      ? [
          edition === "2022" || edition === "2025"
            ? "Parking garages are ordinary hazard group 2 since the 2022 edition."
            : "Parking garages are ordinary hazard group 1 in this edition, group 2 since 2022.",
        ]
      : []),
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
            sentence`Each sprinkler covers ${areaText(coverage)}; standard spray sprinklers may cover at most ${areaText(most)} for this hazard.`,
            "spacing",
          ),
        ]
      : []),
    ...(widest !== undefined && Math.max(inputs.spacing, inputs.lineSpacing) > widest * (1 + 1e-6)
      ? [
          warning(
            sentence`Standard spray sprinklers may be at most ${lengthText(widest)} apart for this hazard.`,
            inputs.spacing > widest ? "spacing" : "lineSpacing",
          ),
        ]
      : []),
    ...(Math.min(inputs.spacing, inputs.lineSpacing) < 6 * FOOT * (1 - 1e-6)
      ? [
          warning(
            sentence`Standard spray sprinklers closer than ${lengthText(6 * FOOT)} can wet each other (cold soldering) unless baffles separate them.`,
            inputs.spacing < 6 * FOOT ? "spacing" : "lineSpacing",
          ),
        ]
      : []),
    ...(kFactor < 5.6 && demand.criteria && !inputs.hazard?.id.startsWith("light")
      ? [warning("K-factors below 5.6 (80) are limited to light hazard, with restrictions.", "sprinkler")]
      : []),
    ...(least > 50 * PSI
      ? [
          note(
            sentence`The density requires ${pressureText(least)} at each sprinkler; a larger K-factor requires less.`,
            "sprinkler",
          ),
        ]
      : []),
  ];
}

const GPM_PER_FOOT = GPM / SQUARE_FOOT;
