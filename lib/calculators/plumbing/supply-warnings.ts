import type { Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { PSI } from "../../units/constants.ts";
import type { Budget } from "./budget.ts";
import type { Loads } from "./demand.ts";
import type { Fixture } from "./fixtures.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { Size, SizedFlow } from "./sizes.ts";
import { diameterText, flowText, pressureText, velocityText } from "./texts.ts";

/** IPC 604.8; minimum flushometer and flush-tank pressures; limits of Hazen–Williams; stagnation. */
const MOST_STATIC = 80 * PSI;
const LEAST = { valve: 15 * PSI, tank: 8 * PSI } as const;
const [NARROWEST, SLOWEST] = [0.05, 0.3];

interface SupplyResult {
  inputs: Inputs<"supply">;
  fixtures: readonly Fixture[];
  loads: Loads;
  demand: number;
  budget: Budget;
  service: SizedFlow | undefined;
  sizes: readonly Size[];
}

export function supplyWarnings(result: SupplyResult): Warning[] {
  if (result.demand === 0) return [{ text: messages.supply.warnings.noDemand, level: "note" }];
  return [...pressureWarnings(result), ...demandWarnings(result), ...sizeWarnings(result)];
}

function pressureWarnings({ inputs, fixtures, loads, budget }: SupplyResult): Warning[] {
  const { streetPressure, residual, rise } = inputs;
  const needing = fixtures
    .filter(({ number, pressure }) => number > 0 && pressure !== undefined)
    .sort((one, other) => (other.pressure ?? 0) - (one.pressure ?? 0))[0];
  const least = LEAST[loads.flushing];
  const highest = streetPressure - Math.min(0, budget.height);
  return [
    ...(budget.available <= 0
      ? [
          {
            text: messages.supply.warnings.pressureShort(pressureText(-budget.available)),
            at: "streetPressure",
          },
        ]
      : []),
    ...(highest > MOST_STATIC
      ? [
          {
            text: messages.supply.warnings.staticPressureHigh({
              pressure: pressureText(highest),
              limit: pressureText(MOST_STATIC),
            }),
            at: rise < 0 ? "rise" : "streetPressure",
          },
        ]
      : []),
    ...(needing?.pressure !== undefined && residual < needing.pressure * (1 - 1e-9)
      ? [
          {
            text: messages.supply.warnings.fixtureNeedsMorePressure({
              fixture: needing.label,
              needed: pressureText(needing.pressure),
              reserved: pressureText(residual),
            }),
            at: "residual",
          },
        ]
      : residual < least
        ? [
            {
              text: messages.supply.warnings.pressureTooLow({
                limit: pressureText(least),
                flushing: loads.flushing,
              }),
              at: "residual",
            },
          ]
        : []),
  ];
}

function demandWarnings({ inputs, fixtures, loads, demand }: SupplyResult): Warning[] {
  const greatest = fixtures
    .filter(({ number, flow }) => number > 0 && flow !== undefined)
    .sort((one, other) => (other.flow ?? 0) - (one.flow ?? 0))[0];
  const hasValves = fixtures.some(({ number, isValve }) => number > 0 && isValve);
  const note = (text: Sentence): Warning => ({ text, level: "note" });
  return [
    ...(greatest?.flow !== undefined && demand < greatest.flow * (1 - 1e-9)
      ? [
          {
            text: messages.supply.warnings.fixtureDrawsMore({
              fixture: greatest.label,
              flow: flowText(greatest.flow),
            }),
          },
        ]
      : []),
    ...(hasValves && inputs.flushing === "tank"
      ? [{ text: messages.supply.warnings.valvesOnTankCurve, at: "flushing" }]
      : []),
    ...(inputs.code === "upc"
      ? [
          {
            text: messages.supply.warnings.upcCurveOnlyAsChart,
            at: "code",
          },
        ]
      : []),
    ...(loads.unknown.length > 0
      ? [note(messages.supply.warnings.calculatorDemandHidden(loads.unknown.join("; ")))]
      : []),
    ...(loads.calculator && inputs.sizing === "hunter"
      ? [
          note(
            messages.supply.warnings.calculatorDemandLower({
              hunter: flowText(loads.total.flow),
              calculator: flowText(loads.calculator.flow),
            }),
          ),
        ]
      : []),
  ];
}

function sizeWarnings({ inputs, demand, budget, service, sizes }: SupplyResult): Warning[] {
  if (sizes.length === 0 || budget.available <= 0) return [];
  if (!service)
    return [
      {
        text: messages.supply.warnings.noSizeLargeEnough(flowText(demand)),
        at: "material",
      },
    ];
  return [
    ...(service.velocity < SLOWEST
      ? [
          {
            text: messages.supply.warnings.velocityLow(velocityText(service.velocity)),
            level: "note" as const,
          },
        ]
      : []),
    ...(service.diameter < NARROWEST
      ? [
          {
            text: messages.supply.warnings.pipeNarrow(diameterText(NARROWEST)),
            level: "note" as const,
          },
        ]
      : []),
    ...(inputs.maxVelocity > 2.45 || inputs.maxHotVelocity > 1.55
      ? [
          {
            text: messages.supply.warnings.copperErodes({
              coldLimit: velocityText(2.4384),
              hotLimit: velocityText(1.524),
            }),
            level: "note" as const,
            at: inputs.maxVelocity > 2.45 ? "maxVelocity" : "maxHotVelocity",
          },
        ]
      : []),
  ];
}

/** Lists the tables that the answer uses and the interpretation of their values. */
export function supplyAssumptions({ code, flushing }: Inputs<"supply">, loads: Loads): Sentence[] {
  return [
    code === "ipc" ? messages.supply.assumptions.ipcUnits : messages.supply.assumptions.upcUnits,
    messages.supply.assumptions.demandColumn({ flushing: loads.flushing, isAuto: flushing === "auto" }),
    ...(loads.total.column === loads.flushing ? [] : [messages.supply.assumptions.valveColumnStart]),
  ];
}
