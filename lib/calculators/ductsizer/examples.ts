import type { Example } from "../../kit/calculator/define.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/duct-sizing.py: Colebrook by bisection with 50 digits (mpmath), moist air and sizes recomputed",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "450 L/s at 0.8 Pa/m: a round duct of 355 mm, 20 m long",
    origin: oracle,
    inputs: {},
    expect: {
      outputs: {
        size: "355 mm",
        neededDiameter: 0.34216137692226,
        frictionRate: 0.66765384539975,
        velocity: 4.5463820284136,
        totalPressure: 13.353076907995,
        electricPower: 11.71322535789,
        diameter: 0.355,
        velocityPressure: 12.44466251264,
        airPower: 0.45 * 13.353076907995,
        shaftPower: (0.45 * 13.353076907995) / 0.6,
        specificFanPower: 11.71322535789 / 0.45,
        warming: 11.71322535789 / (0.45 * 1.2041518757371 * 1006),
      },
    },
  },
  {
    id: "us-1000-cfm",
    title: "1,000 cfm at 0.1 in. wg per 100 ft",
    origin: oracle,
    inputs: {
      flow: { value: 1000, unit: "cubic-foot-per-minute" },
      frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
      sizes: "us",
      temperature: 20,
      length: { value: 0, unit: "foot" },
    },
    expect: {
      outputs: {
        size: "14 in",
        neededDiameter: 0.34683301009726,
        frictionRate: 0.72290778104542,
        velocity: 4.7520417947177,
        reynolds: 112214.32748364,
      },
    },
  },
  {
    id: "run",
    title: "A main and two branches: the total pressure of the critical path",
    origin: oracle,
    inputs: { mode: "run" },
    expect: {
      outputs: {
        fanPressure: 193.40432431555,
        fanFlow: 1.5,
        indexRun: "1 Main → 3 Branch B",
        electricPower: 565.50972022089,
      },
    },
  },
];
