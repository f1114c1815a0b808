import { HOUR } from "../../units/constants.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

export function tripAnswer(inputs: Inputs<"trip">): ModeResult<"trip"> {
  const { distance: D, economy: e, fuelPrice: p, people } = inputs;
  const n = inputs.roundTrip ? 2 : 1;
  const fuel = (n * D) / e;
  const tripCost = fuel * p;
  return {
    ok: true,
    value: {
      outputs: { tripCost, fuel, ...(people > 1 && { costPerPerson: tripCost / people }) },
      steps: [step("fuel", { V: fuel, n, D, e }), step("fuelCost", { C: tripCost, V: fuel, p })],
      warnings: [],
    },
  };
}

export function applianceAnswer(inputs: Inputs<"appliance">): ModeResult<"appliance"> {
  const { power: P, hoursPerDay: h, days: d, energyPrice: p } = inputs;
  const costPerDay = P * h * HOUR * p;
  const energy = P * h * HOUR * d;
  const electricityCost = energy * p;
  return {
    ok: true,
    value: {
      outputs: { electricityCost, energy, costPerDay, costPerYear: 365 * costPerDay },
      steps: [
        step("energy", { E: energy, P, h, d }),
        step("energyCost", { C: electricityCost, E: energy, p }),
      ],
      warnings: [],
    },
  };
}
