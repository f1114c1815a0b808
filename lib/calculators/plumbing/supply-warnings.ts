import type { Warning } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import { PSI } from "../../units/constants.ts";
import type { Budget } from "./budget.ts";
import type { Loads } from "./demand.ts";
import type { Fixture } from "./fixtures.ts";
import type { Inputs } from "./modes.ts";
import type { Size, SizedFlow } from "./sizes.ts";
import { diameterText, flowText, pressureText, velocityText } from "./texts.ts";

/** IPC 604.8; what a flushometer group and a flush tank need; where Hazen–Williams was measured; stagnation. */
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

/** Lists the warnings for a water supply. */
export function supplyWarnings(result: SupplyResult): Warning[] {
  if (result.demand === 0)
    return [{ text: "No fixture uses water: the demand is 0, and no size is given.", level: "note" }];
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
            text: sentence`The pressure falls short by ${pressureText(-budget.available)} before any friction, so no pipe is large enough. Reduce the losses or plan for a booster pump.`,
            at: "streetPressure",
          },
        ]
      : []),
    ...(highest > MOST_STATIC
      ? [
          {
            text: sentence`The static pressure reaches ${pressureText(highest)}. Above ${pressureText(MOST_STATIC)} the IPC (604.8) and the UPC (608.2) require a pressure-reducing valve; enter its falloff under other losses.`,
            at: rise < 0 ? "rise" : "streetPressure",
          },
        ]
      : []),
    ...(needing?.pressure !== undefined && residual < needing.pressure * (1 - 1e-9)
      ? [
          {
            text: sentence`“${needing.label}” needs a flow pressure of ${pressureText(needing.pressure)} (IPC Table 604.3), more than the ${pressureText(residual)} reserved for the highest fixture. That is enough only if this fixture is lower down.`,
            at: "residual",
          },
        ]
      : residual < least
        ? [
            {
              text: sentence`Less than ${pressureText(least)} at the highest fixture is not enough for ${loads.flushing === "valve" ? "flushometer valves" : "flush tanks"} (IPC E103.1).`,
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
            text: sentence`“${greatest.label}” alone draws ${flowText(greatest.flow)} (IPC Table 604.3), more than this demand. Size its supply for that flow.`,
          },
        ]
      : []),
    ...(hasValves && inputs.flushing === "tank"
      ? [{ text: "Flushometer valves are listed, but the flush tank curve is used.", at: "flushing" }]
      : []),
    ...(inputs.code === "upc"
      ? [
          {
            text: "The UPC prints its demand curves only as a chart (A 103.1). The demand is read from IPC Table E103.3(3), which lies above that chart below about 60 units: check the UPC’s own chart before you build.",
            at: "code",
          },
        ]
      : []),
    ...(loads.unknown.length > 0
      ? [
          note(
            `The Water Demand Calculator is for homes and has no data for: ${loads.unknown.join("; ")}. Its demand is not shown.`,
          ),
        ]
      : []),
    ...(loads.calculator && inputs.sizing === "hunter"
      ? [
          note(
            sentence`Hunter’s 1940 curve gives ${flowText(loads.total.flow)}; the Water Demand Calculator, based on homes with modern fixtures, gives ${flowText(loads.calculator.flow)}. Ask the authority having jurisdiction before you size by it.`,
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
        text: sentence`No size of this pipe carries ${flowText(demand)} within the limits. Choose another pipe or more pressure.`,
        at: "material",
      },
    ];
  return [
    ...(service.velocity < SLOWEST
      ? [
          {
            text: sentence`The velocity at peak is only ${velocityText(service.velocity)}: water stays in this pipe a long time, and Legionella may grow.`,
            level: "note" as const,
          },
        ]
      : []),
    ...(service.diameter < NARROWEST
      ? [
          {
            text: sentence`Hazen–Williams is most accurate above ${diameterText(NARROWEST)}. In smaller pipes it may be off by 10% for cold water; the Pipe Sizer uses Darcy–Weisbach.`,
            level: "note" as const,
          },
        ]
      : []),
    ...(inputs.maxVelocity > 2.45 || inputs.maxHotVelocity > 1.55
      ? [
          {
            text: sentence`Copper erodes above ${velocityText(2.4384)} in cold water and ${velocityText(1.524)} in hot water (UPC 610.12).`,
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
    code === "ipc"
      ? "Supply units are from IPC 2021, Table E103.3(2); drainage units from Table 709.1; flow pressures from Table 604.3; supply pipes from Table 604.5."
      : "Supply units and pipes are from UPC 2021, Table 610.3; hot and cold water count three-quarters each where a fixture has both. Drainage units are from Table 702.1.",
    `The demand is read from the column for mostly ${loads.flushing === "valve" ? "flushometer valves" : "flush tanks"}${flushing === "auto" ? ", to match the fixtures" : ""}; hot water, from the flush tank column.`,
    ...(loads.total.column === loads.flushing
      ? []
      : ["The flushometer valve column begins at 5 units; below that, the flush tank column is used."]),
  ];
}
