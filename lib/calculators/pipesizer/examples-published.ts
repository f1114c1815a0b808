import type { Example } from "../../kit/calculator/define.ts";
import { PSI } from "../../units/constants.ts";

const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" }) as const;
const feet = (value: number) => ({ value, unit: "foot" }) as const;
const meters = (value: number) => ({ value, unit: "meter" }) as const;
const inches = (value: number) => ({ value, unit: "inch" }) as const;
const millimeters = (value: number) => ({ value, unit: "millimeter" }) as const;
const cubicFeet = (value: number) => ({ value, unit: "cubic-foot-per-minute" }) as const;
const none: readonly Readonly<Record<string, string>>[] = [];

const pound = (value: number) => ({ value, unit: "pound-per-cubic-foot" }) as const;
const customLiquid = (viscosity: number, density: number | ReturnType<typeof pound>) => ({
  fluid: "other",
  liquid: "own",
  density,
  viscosity,
});
const crane = (problem: string, figures: string) =>
  ({
    kind: "published",
    source: `Crane, Technical Paper 410, 2009, example ${problem}, as quoted by the fluids library (C. Bell): ${figures}`,
  }) as const;
const after = (example: string) =>
  ({
    kind: "independent",
    by: `tests/oracles/pipe-sizing.py: Colebrook by bisection; after ${example}, not compared with the printed page`,
  }) as const;

/** Examples of books, with the digits, charts and shortcuts of their time; recomputed values follow. */
export const publishedExamples: readonly Example[] = [
  {
    id: "crane-7-1",
    title: "200 L/min of water of 30 °C in smooth pipe of 50 mm",
    origin: crane("7-1", "Re 100,600, f 0.0179"),
    inputs: {
      mode: "drop",
      flow: { value: 200, unit: "liter-per-minute" },
      pipe: "steel-40-2",
      roughness: 0,
      temperature: { value: 30, unit: "celsius" },
      length: 20,
      fittings: none,
    },
    expect: { outputs: { reynolds: 100_600, frictionFactor: 0.0179 }, tolerance: 1.2e-2 },
  },
  {
    id: "crane-7-13",
    title: "2 gal/s of fuel oil in 100 ft of 2 in. steel pipe",
    origin: crane("7-13", "9.65 psi with f 0.0230"),
    inputs: {
      mode: "drop",
      flow: { value: 120, unit: "gallon-us-per-minute" },
      pipe: "steel-40-2",
      length: feet(100),
      ...customLiquid(2.19852, 814.2665),
      fittings: none,
    },
    expect: { outputs: { frictionFactor: 0.023, pressureDrop: 9.65 * PSI }, tolerance: 1.5e-2 },
  },
  {
    id: "crane-7-15",
    title: "100 gpm of water of 70 °F, 400 ft up through 500 ft of 3 in. pipe: head and brake power",
    origin: crane("7-15", "421 ft, 15.2 hp"),
    inputs: {
      mode: "drop",
      flow: gpm(100),
      pipe: "steel-40-3",
      length: feet(500),
      rise: feet(400),
      ...customLiquid(0.95, pound(62.298)),
      fittings: [
        { fitting: "exit", number: "1" },
        { fitting: "gate-valve", number: "1" },
        { fitting: "elbow-90-threaded", number: "4" },
        // A lift check valve of 2½ in. between reducers, by Crane's formula for reduced seats.
        { fitting: "lift-check", number: "1", coefficient: "25.4" },
      ],
      pumpEfficiency: 70,
      motorEfficiency: 100,
    },
    expect: {
      outputs: {
        head: 421 * 0.3048,
        pumpPower: 15.2 * 745.699872,
        brakePower: 15.2 * 745.699872,
        motorSize: "20 hp (NEMA), 15 kW (IEC)",
      },
      tolerance: { head: 3e-3, pumpPower: 5e-3, brakePower: 5e-3 },
    },
  },
  {
    id: "crane-7-16",
    title: "100 ft³/min of free air at 65 psi and 115 °F through 75 ft of 1 in. pipe",
    origin: crane("7-16", "2.61 psi and 3,367 ft/min by its tables"),
    inputs: {
      mode: "drop",
      flow: cubicFeet(20.2),
      pipe: "steel-40-1",
      length: feet(75),
      fluid: "air",
      temperature: { value: 115, unit: "fahrenheit" },
      gasPressure: { value: 79.7, unit: "psi" },
      fittings: none,
    },
    expect: {
      outputs: { velocity: 3367 * 0.00508, pressureDrop: 2.61 * PSI },
      tolerance: { velocity: 1e-3, pressureDrop: 2e-2 },
    },
  },
  {
    id: "crane-7-17",
    title: "1,900 barrels an hour of crude oil through 50 miles of 12 in. pipe, 2,000 ft up",
    origin: crane("7-17", "3,406.5 ft, 1,496 hp with a shortcut"),
    inputs: {
      mode: "drop",
      flow: { value: 1330, unit: "gallon-us-per-minute" },
      pipe: "own",
      diameter: inches(12.09),
      roughness: inches(0.0022),
      length: feet(264_000),
      rise: feet(2000),
      ...customLiquid(12.5, pound(54.64)),
      fittings: none,
      pumpEfficiency: 67,
      motorEfficiency: 100,
    },
    expect: {
      outputs: { head: 3406.5 * 0.3048, pumpPower: 1496 * 745.699872 },
      tolerance: 5e-3,
    },
  },
  {
    id: "crane-7-34",
    title: "700 gpm at 428 ft, 8,000 hours a year at $0.12 per kWh",
    origin: crane("7-34", "$83,970 a year"),
    inputs: {
      mode: "drop",
      flow: gpm(700),
      pipe: "steel-40-6",
      length: feet(0),
      ...customLiquid(1.1, pound(62.364)),
      fittings: none,
      otherLoss: { value: 185.3597, unit: "psi" },
      pumpEfficiency: 70.7,
      motorEfficiency: 91.2,
      hours: 8000,
      price: 0.12,
    },
    currency: "USD",
    expect: { outputs: { cost: 83_970 }, tolerance: 1e-3 },
  },
  {
    id: "white-6-7",
    title: "0.2 m³/s of oil down 500 m of cast-iron pipe that slopes by 10°",
    origin: {
      kind: "published",
      source:
        "F. M. White, Fluid Mechanics, example 6.7, as excerpted by Course Hero: f 0.0225 at Re 128,000",
    },
    inputs: {
      mode: "drop",
      flow: { value: 0.2, unit: "cubic-meter-per-second" },
      pipe: "own",
      diameter: millimeters(200),
      roughness: millimeters(0.26),
      length: meters(500),
      rise: meters(-86.824),
      ...customLiquid(9, 900),
      fittings: none,
    },
    expect: { outputs: { frictionFactor: 0.0225, reynolds: 128_000 }, tolerance: 1e-2 },
  },
  {
    id: "white-6-9",
    title: "What 8 m of head drives through 100 m of 30 cm pipe: oil, 950 kg/m³ and 2·10⁻⁵ m²/s",
    origin: after("F. M. White, Fluid Mechanics, example 6.9"),
    inputs: {
      mode: "flow",
      availableDrop: { value: 74.53054, unit: "kilopascal" },
      pipe: "own",
      diameter: millimeters(300),
      roughness: millimeters(0.06),
      length: meters(100),
      ...customLiquid(19, 950),
      fittings: none,
    },
    expect: {
      outputs: {
        carriedFlow: 0.341985977872,
        frictionFactor: 0.0201099085506,
        reynolds: 72_571.6784618,
      },
      tolerance: 1e-9,
    },
  },
  {
    id: "white-6-11",
    title: "The same turned around: the diameter for 0.342 m³/s and 8 m in 100 m",
    origin: after("F. M. White, Fluid Mechanics, example 6.11"),
    inputs: {
      flow: { value: 0.342, unit: "cubic-meter-per-second" },
      maxVelocity: "",
      maxGradient: 745.3054,
      material: "own",
      roughness: millimeters(0.06),
      length: meters(100),
      ...customLiquid(19, 950),
      fittings: none,
    },
    expect: { outputs: { neededDiameter: 0.300004600732, diameter: 0.300004600732 }, tolerance: 1e-8 },
  },
  {
    id: "cengel-8-3",
    title: "0.2 ft³/s of water of 60 °F in 200 ft of 2 in. stainless pipe",
    origin: {
      kind: "published",
      source:
        "Y. A. Çengel and J. M. Cimbala, Fluid Mechanics, 1st edition, example 8-3, as excerpted by Scribd: 9.17 ft/s, Re 126,400, f 0.0174, 27.3 ft, 461 W",
    },
    inputs: {
      mode: "drop",
      flow: cubicFeet(12),
      pipe: "own",
      diameter: inches(2),
      roughness: { value: 0.000007, unit: "foot" },
      length: feet(200),
      ...customLiquid(1.12149, pound(62.36)),
      fittings: none,
      pumpEfficiency: 100,
      motorEfficiency: 100,
    },
    expect: {
      outputs: {
        velocity: 9.17 * 0.3048,
        reynolds: 126_400,
        frictionFactor: 0.0174,
        head: 27.3 * 0.3048,
        pumpPower: 461,
      },
      tolerance: 5e-3,
    },
  },
  {
    id: "munson-8-5",
    title: "Air at 50 m/s through 0.1 m of drawn tubing of 4 mm",
    origin: after("B. R. Munson, D. F. Young, T. H. Okiishi, Fundamentals of Fluid Mechanics, example 8.5"),
    inputs: {
      mode: "drop",
      flow: { value: 0.6283185, unit: "liter-per-second" },
      pipe: "own",
      diameter: millimeters(4),
      roughness: millimeters(0.0015),
      length: meters(0.1),
      ...customLiquid(0.0179, 1.23),
      fittings: none,
    },
    expect: {
      outputs: { reynolds: 13_743.0160879, frictionFactor: 0.0290996130604, pressureDrop: 1118.51626764 },
      tolerance: 1e-9,
    },
  },
];
