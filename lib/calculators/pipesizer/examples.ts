import type { Example } from "../../kit/calculator/define.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/pipe-sizing.py: Colebrook by bisection, properties of water from IAPWS-95, of steam from steam tables",
} as const;

/** Tables of water have five or six digits. */
const tables = 2e-4;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "5 L/s of water at 20 °C: steel pipe by the usual limits, 50 m of straight pipe",
    origin: oracle,
    inputs: {},
    expect: {
      outputs: {
        size: "Steel Sch 40, 3 in (DN 80)",
        regime: "Turbulent",
        velocity: 1.04853331836,
        reynolds: 81_424.9450771,
        frictionFactor: 0.0212286041702,
        frictionLoss: 7474.76572604,
        fittingLoss: 0,
        pressureDrop: 7474.76572604,
        head: 0.763583084375,
        hazenWilliamsLoss: 10_088.752653,
        brakePower: 53.3911837574,
        motorSize: "1/6 hp (NEMA), 0.12 kW (IEC)",
        velocityPressure: 548.72,
        pumpPower: 59.3235375082,
        energy: 854_258_940.119,
        waveSpeed: 1382.06221263,
        surge: 1_446_539.97305,
        surgeTime: 0.0723556429559,
        flow: 0.005,
        massFlow: 0.005 * 998.207,
        relativeRoughness: 0.0457 / 77.92,
        velocityHead: 0.0560549280183,
        hydraulicPower: 0.005 * 7474.76572604,
      },
      tolerance: {
        velocity: tables,
        reynolds: tables,
        frictionFactor: tables,
        frictionLoss: tables,
        fittingLoss: tables,
        pressureDrop: tables,
        head: tables,
        hazenWilliamsLoss: tables,
        pumpPower: tables,
        brakePower: tables,
        velocityPressure: tables,
        energy: tables,
        massFlow: 1e-6,
        hydraulicPower: 2e-6,
        waveSpeed: 1e-3,
        surge: 1e-3,
        surgeTime: 1e-3,
      },
    },
  },
  {
    id: "copper",
    title: "20 gpm of water in 100 ft of 1 in. Type L copper tube",
    origin: oracle,
    inputs: {
      mode: "drop",
      flow: { value: 20, unit: "gallon-us-per-minute" },
      pipe: "copper-l-1",
      length: { value: 100, unit: "foot" },
      fittings: [],
    },
    expect: {
      outputs: { velocity: 2.37021001936, reynolds: 61_499.3756598, pressureDrop: 66_276.9899994 },
      tolerance: tables,
      warnings: ["Hazen–Williams is best above"],
    },
  },
  {
    id: "flow-for-pressure",
    title: "What 60 kPa drives through 80 m with a rise of 2.5 m and 4 kPa of other losses",
    origin: oracle,
    inputs: {
      mode: "flow",
      availableDrop: { value: 60, unit: "kilopascal" },
      pipe: "own",
      diameter: { value: 52.5, unit: "millimeter" },
      roughness: { value: 0.0457, unit: "millimeter" },
      length: 80,
      rise: { value: 2.5, unit: "meter" },
      otherLoss: { value: 4, unit: "kilopascal" },
      fluid: "other",
      liquid: "own",
      density: 1000,
      viscosity: 1,
      fittings: [
        { fitting: "elbow-90-threaded", number: "4" },
        { fitting: "gate-valve", number: "1" },
        { fitting: "own", number: "1", coefficient: "0.5" },
      ],
    },
    expect: {
      outputs: {
        carriedFlow: 0.00280426181679,
        velocity: 1.29541842682,
        pressureDrop: 60_000,
        elevationPressure: 1000 * 9.80665 * 2.5,
      },
    },
  },
];
