import type { Example } from "../../kit/calculator/define.ts";
import { publishedExamples } from "./examples-published.ts";
import { reducerExamples } from "./examples-reducers.ts";
import { sizeExamples } from "./examples-sizes.ts";

const apart = {
  kind: "independent",
  by: "tests/oracles/pipe-sizing.py: Colebrook by bisection, properties of water from IAPWS-95, of steam from steam tables",
} as const;
const library = (problem: string) =>
  ({
    kind: "independent",
    by: `the fluids library for Python (C. Bell), which solves problem ${problem} of Crane TP-410 (2009)`,
  }) as const;

const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" }) as const;
const liters = (value: number) => ({ value, unit: "liter-per-second" }) as const;
const millimeters = (value: number) => ({ value, unit: "millimeter" }) as const;
const meters = (value: number) => ({ value, unit: "meter" }) as const;
const feet = (value: number) => ({ value, unit: "foot" }) as const;
const celsius = (value: number) => ({ value, unit: "celsius" }) as const;
const kilopascals = (value: number) => ({ value, unit: "kilopascal" }) as const;
const psi = (value: number) => ({ value, unit: "psi" }) as const;
const none: readonly Readonly<Record<string, string>>[] = [];

/** Builds a fluid of round figures: 1,000 kg/m³ and this viscosity in mPa·s. */
const customLiquid = (viscosity: number, density = 1000) => ({
  fluid: "other",
  liquid: "own",
  density,
  viscosity,
});

/** The figures of the oracle have twelve digits; those of tables of water have five or six. */
const exact = 1e-9;
const tables = 2e-4;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "5 L/s of water at 20 °C: steel pipe by the usual limits, 50 m of straight pipe",
    origin: apart,
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
        ...sized(tables),
        massFlow: 1e-6,
        hydraulicPower: 2e-6,
        waveSpeed: 1e-3,
        surge: 1e-3,
        surgeTime: 1e-3,
      },
    },
    displayed: true,
  },
  {
    id: "copper",
    title: "20 gpm of water in 100 ft of 1 in. Type L copper tube",
    origin: apart,
    inputs: { mode: "drop", flow: gpm(20), pipe: "copper-l-1", length: feet(100), fittings: none },
    expect: {
      outputs: { velocity: 2.37021001936, reynolds: 61_499.3756598, pressureDrop: 66_276.9899994 },
      tolerance: tables,
      warnings: ["Hazen–Williams is best above"],
    },
    displayed: true,
  },
  {
    id: "steel-50",
    title: "3 L/s in DN 50 steel pipe, 100 m",
    origin: apart,
    inputs: { mode: "drop", flow: liters(3), pipe: "steel-40-2", length: 100, fittings: none },
    expect: { outputs: { velocity: 1.38689544122, pressureDrop: 41_199.9224521 }, tolerance: tables },
  },
  {
    id: "hot-water",
    title: "Water of 120 °C, at its saturation pressure",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(4),
      pipe: "steel-40-2",
      length: 60,
      fittings: none,
      temperature: celsius(120),
    },
    expect: {
      outputs: {
        density: 943.11,
        viscosity: 0.000232,
        reynolds: 394_503.307347,
        pressureDrop: 36_530.2015355,
      },
      tolerance: tables,
      warnings: ["Hazen–Williams is omitted", "water stays liquid only above"],
    },
  },
  {
    id: "glycol-heat",
    title: "100 kW of cooling with 40% ethylene glycol at 20 °C and 6 K",
    origin: apart,
    inputs: {
      given: "heat",
      heat: { value: 100, unit: "kilowatt" },
      temperatureDifference: 6,
      fluid: "ethylene-glycol",
      glycolShare: 40,
      fittings: none,
    },
    expect: {
      outputs: {
        size: "Steel Sch 40, 3 in (DN 80)",
        specificHeat: 3519.02,
        conductivity: 0.425295,
        velocity: 0.944207092962,
        reynolds: 27_453.364842,
        pressureDrop: 7650.81975982,
      },
      tolerance: sized(2e-4),
    },
  },
  {
    id: "two-k",
    title: "Between laminar and turbulent flow: elbows and a gate valve by the 2-K method",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(1.3),
      pipe: "steel-40-2",
      roughness: millimeters(0.0457),
      length: 40,
      ...customLiquid(10),
      fittingMethod: "2k",
      fittings: [
        { fitting: "elbow-90-threaded", number: "6" },
        { fitting: "gate-valve", number: "1" },
      ],
    },
    expect: {
      outputs: {
        regime: "Transitional",
        reynolds: 3153.98515274,
        frictionFactor: 0.0343496426822,
        fittingLoss: 962.018115158,
        pressureDrop: 5690.1548701,
      },
      tolerance: { ...sized(exact), regime: 0 },
      warnings: ["may be off by 30%"],
    },
  },
  {
    id: "three-k",
    title: "Laminar flow of oil: elbows and a globe valve by the 3-K method",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(1),
      pipe: "steel-40-2",
      length: 40,
      ...customLiquid(50, 900),
      fittingMethod: "3k",
      fittings: [
        { fitting: "elbow-90-threaded", number: "5" },
        { fitting: "globe-valve", number: "1" },
      ],
    },
    expect: {
      outputs: {
        regime: "Laminar",
        reynolds: 436.705636533,
        fittingLoss: 2138.86891392,
        pressureDrop: 12_881.6020436,
      },
      tolerance: { ...sized(exact), regime: 0 },
      warnings: ["The flow is laminar"],
    },
  },
  {
    id: "equivalent-lengths",
    title: "Equivalent lengths, a custom K and a rise of 3 m",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(2),
      pipe: "own",
      diameter: millimeters(40),
      roughness: millimeters(0.1),
      length: 25,
      rise: meters(3),
      ...customLiquid(1),
      fittingMethod: "length",
      fittings: [
        { fitting: "elbow-90-threaded", number: "4" },
        { fitting: "gate-valve", number: "2" },
        { fitting: "own", number: "1", equivalentLength: "1.5 m" },
        { fitting: "own", number: "1", coefficient: "2.5" },
      ],
    },
    expect: {
      outputs: { fittingLoss: 9116.67510917, pressureDrop: 59_971.7408165, head: 6.11541564311 },
      tolerance: exact,
    },
  },
  {
    id: "flow-for-pressure",
    title: "What 60 kPa drives through 80 m with a rise of 2.5 m and 4 kPa of other losses",
    origin: apart,
    inputs: {
      mode: "flow",
      availableDrop: kilopascals(60),
      pipe: "own",
      diameter: millimeters(52.5),
      roughness: millimeters(0.0457),
      length: 80,
      rise: meters(2.5),
      otherLoss: kilopascals(4),
      ...customLiquid(1),
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
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "pump-curve",
    title: "Where a pump’s curve meets that of the pipe",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(7.5),
      pipe: "own",
      diameter: millimeters(70),
      roughness: millimeters(0.1),
      length: 120,
      rise: meters(8),
      ...customLiquid(1),
      fittings: none,
      curve: [
        { curveFlow: "0 L/s", curveHead: "30 m" },
        { curveFlow: "5 L/s", curveHead: "24 m" },
        { curveFlow: "10 L/s", curveHead: "10 m" },
      ],
    },
    expect: {
      outputs: { operatingFlow: 0.00778152730492, operatingHead: 16.2117235462 },
      tolerance: exact,
    },
  },
  {
    id: "steam",
    title: "500 kg/h of saturated steam of 700 kPa in DN 50, 30 m",
    origin: apart,
    inputs: {
      mode: "drop",
      given: "mass",
      massFlow: 500,
      pipe: "steel-40-2",
      length: 30,
      fluid: "steam",
      gasPressure: kilopascals(700),
      fittings: none,
    },
    expect: { outputs: { velocity: 17.514049514, pressureDrop: 6532.34886485 }, tolerance: 5e-4 },
  },
  {
    id: "air",
    title: "10 L/s of air at 700 kPa absolute in a DN 25 pipe, 30 m",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(10),
      pipe: "steel-40-1",
      length: 30,
      fluid: "air",
      gasPressure: kilopascals(700),
      fittings: none,
    },
    expect: { outputs: { velocity: 17.9407947466, pressureDrop: 35274.2771469 }, tolerance: exact },
  },
  {
    id: "air-expands",
    title: "Air that would lose a fifth of its pressure is rejected",
    origin: apart,
    inputs: {
      mode: "drop",
      flow: liters(20),
      pipe: "steel-40-1",
      length: 30,
      fluid: "air",
      gasPressure: kilopascals(700),
      fittings: none,
    },
    expect: { errors: ["gasPressure"] },
  },
  {
    id: "crane-7-9",
    title: "400 gpm of SAE 30 oil of 100 °F through 300 ft of 5 in. pipe, 50 ft up, by Crane",
    origin: library("7-9"),
    inputs: {
      mode: "drop",
      flow: gpm(400),
      pipe: "steel-40-5",
      length: feet(300),
      rise: feet(50),
      ...customLiquid(130),
      density: { value: 54.25668, unit: "pound-per-cubic-foot" },
      fittings: [
        { fitting: "gate-valve", number: "1" },
        { fitting: "angle-valve", number: "1" },
        { fitting: "elbow-90-welded", number: "1" },
      ],
    },
    expect: {
      outputs: {
        regime: "Laminar",
        reynolds: 1675.6167,
        frictionFactor: 0.0381949,
        pressureDrop: 179_704.885,
      },
      tolerance: { ...sized(2e-4), regime: 0 },
    },
  },
  {
    id: "crane-7-32",
    title: "NPSH of a pump 25 ft above water of 60 °F in a tank at 5 psi",
    origin: library("7-32"),
    inputs: {
      mode: "drop",
      flow: gpm(400),
      pipe: "steel-40-5",
      length: feet(100),
      fittings: none,
      ...customLiquid(1.1),
      density: { value: 62.364, unit: "pound-per-cubic-foot" },
      vaporPressure: psi(0.256),
      suctionHead: feet(-25),
      suctionPressure: { value: 135.798786465841, unit: "kilopascal" },
      suctionLoss: { value: 17.9160268263, unit: "kilopascal" },
      requiredNpsh: feet(20),
    },
    expect: { outputs: { npsh: 4.23285415454 }, tolerance: 1e-6, warnings: ["It may cavitate"] },
  },
  ...publishedExamples,
  ...reducerExamples,
  ...sizeExamples,
];

/** Returns tolerances for the figures, but not for texts. */
function sized(tolerance: number): Record<string, number> {
  return Object.fromEntries(
    [
      "velocity",
      "reynolds",
      "frictionFactor",
      "frictionLoss",
      "fittingLoss",
      "pressureDrop",
      "head",
      "hazenWilliamsLoss",
      "pumpPower",
      "brakePower",
      "velocityPressure",
      "specificHeat",
      "conductivity",
      "energy",
    ].map((id) => [id, tolerance]),
  );
}
