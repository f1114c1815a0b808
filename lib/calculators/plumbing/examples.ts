import type { Example } from "../../kit/calculator/define.ts";
import { GPM, PSI } from "../../units/constants.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/plumbing.py: tables reentered, all combinations of running fixtures counted, sizes found by direct search",
} as const;

const psi = (value: number) => ({ value, unit: "psi" }) as const;
const feet = (value: number) => ({ value, unit: "foot" }) as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "A home with three bathrooms: 14.3 fixture units, a 1 in. main",
    origin: oracle,
    inputs: {},
    expect: {
      outputs: {
        demand: 0.00108199686826,
        serviceSize: "1 in",
        coldDemand: 0.00101259765222,
        hotDemand: 0.00063405647382,
        coldSize: "1 in",
        hotSize: "1 in",
        fixtureUnits: 14.3,
        coldUnits: 12.1,
        hotUnits: 5.5,
        calculatorDemand: 11 * GPM,
        availablePressure: 166_260,
        allowedRate: 3694.6666666667,
        frictionRate: 1855.9783277647,
        velocity: 2.0324550916036,
        fixturePressure: 222_740.97525059,
        drainageUnits: 20,
      },
    },
  },
  {
    id: "restrooms",
    title: "Restrooms of an office with flushometer valves and 10 gpm of irrigation",
    origin: oracle,
    inputs: {
      streetPressure: psi(75),
      rise: feet(15),
      residual: psi(35),
      meterLoss: psi(6),
      length: feet(120),
      maxVelocity: { value: 8, unit: "foot-per-second" },
      maxHotVelocity: { value: 5, unit: "foot-per-second" },
      fixtures: [
        { fixture: "water-closet-public-valve", number: 4 },
        { fixture: "urinal-valve-34", number: 2 },
        { fixture: "lavatory-public", number: 4 },
        { fixture: "service-sink", number: 1 },
      ],
      continuous: { value: 10, unit: "gallon-us-per-minute" },
      backflowLoss: psi(4),
    },
    expect: {
      outputs: {
        fixtureUnits: 61,
        coldUnits: 58.25,
        hotUnits: 8.25,
        demand: 0.00406300864816,
        coldDemand: 0.00399360943212,
        hotDemand: 0.00082174980811,
        serviceSize: "2 in",
        coldSize: "2 in",
        hotSize: "1¼ in",
        availablePressure: 162_082.83879505,
        frictionRate: 860.57572105252,
        fixturePressure: 356_184.71769612,
        fixtures: [
          {
            fixture: "Water closet, public, flushometer valve",
            number: 4,
            cold: 40,
            hot: 0,
            supply: 40,
            drainage: 16,
            pipe: "1 in. (DN 25)",
            pressure: 35 * PSI,
          },
          {
            fixture: "Urinal, public, 3/4 in. flushometer valve",
            number: 2,
            cold: 10,
            hot: 0,
            supply: 10,
            drainage: 4,
            pipe: "¾ in. (DN 20)",
            pressure: 25 * PSI,
          },
          {
            fixture: "Lavatory, public",
            number: 4,
            cold: 6,
            hot: 6,
            supply: 8,
            drainage: 4,
            pipe: "⅜ in. (DN 10)",
            trap: "1¼ in. (DN 32)",
            pressure: 8 * PSI,
          },
          {
            fixture: "Service sink or mop basin, offices",
            number: 1,
            cold: 2.25,
            hot: 2.25,
            supply: 3,
            drainage: 2,
            pipe: "½ in. (DN 15)",
            trap: "1½ in. (DN 40)",
            pressure: 8 * PSI,
          },
        ],
      },
    },
  },
  {
    id: "drainage",
    title: "The home’s drains by the IPC: 20 units, 3 in.",
    origin: oracle,
    inputs: { mode: "drainage" },
    expect: {
      outputs: {
        buildingDrain: "3 in. (DN 80)",
        drainageUnits: 20,
        branch: "3 in. (DN 80)",
        stack: "3 in. (DN 80)",
        vent: "2 in. (DN 50)",
        branchVent: "1½ in. (DN 40)",
        drainVelocity: 0.79195289189049,
        drainFlow: 0.0018057980403621,
      },
    },
  },
];
