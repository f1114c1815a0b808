import type { Example } from "../define.ts";

const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" }) as const;
const psi = (value: number) => ({ value, unit: "psi" }) as const;
const fahrenheit = (value: number) => ({ value, unit: "fahrenheit" }) as const;
const feetPerSecond = (value: number) => ({ value, unit: "foot-per-second" }) as const;

const apart = {
  kind: "independent",
  by: "tests/oracles/pipe-sizing.py: the smallest stocked size within the limits, friction by Colebrook",
} as const;

/** Sizes by the usual limits of each fluid, and limits of the form that make a pipe too large. */
export const sizeExamples: readonly Example[] = [
  {
    id: "size-200-gpm",
    title: "200 gpm of water need 4 in. pipe",
    origin: apart,
    inputs: { flow: gpm(200), temperature: fahrenheit(68) },
    expect: {
      outputs: { size: "Steel Sch 40, 4 in (DN 100)", gradient: 219.1 },
      tolerance: { gradient: 1e-3 },
    },
  },
  {
    id: "size-800-gpm",
    title: "800 gpm of water need 8 in. pipe",
    origin: apart,
    inputs: { flow: gpm(800), temperature: fahrenheit(68) },
    expect: {
      outputs: { size: "Steel Sch 40, 8 in (DN 200)", gradient: 98.4 },
      tolerance: { gradient: 1e-3 },
    },
  },
  {
    id: "size-200-tons",
    title: "200 tons of cooling at 10 °F need 6 in. pipe",
    origin: apart,
    inputs: {
      given: "heat",
      heat: { value: 200, unit: "ton-of-refrigeration" },
      temperatureDifference: { value: 10, unit: "delta-fahrenheit" },
      temperature: fahrenheit(44),
    },
    expect: { outputs: { size: "Steel Sch 40, 6 in (DN 150)" } },
  },
  {
    id: "size-steam",
    title: "1,000 lb/h of steam at 15 psig",
    origin: apart,
    inputs: {
      given: "mass",
      massFlow: { value: 1000, unit: "pound-per-hour" },
      fluid: "steam",
      gasPressure: psi(29.7),
    },
    expect: { outputs: { size: "Steel Sch 40, 3 in (DN 80)" } },
  },
  {
    id: "size-air",
    title: "20 ft³/min of air at 100 psig",
    origin: apart,
    inputs: {
      flow: { value: 20, unit: "cubic-foot-per-minute" },
      fluid: "air",
      gasPressure: psi(114.7),
      temperature: fahrenheit(70),
    },
    expect: { outputs: { size: "Steel Sch 40, 1½ in (DN 40)" } },
  },
  {
    id: "size-rare",
    title: "170 gpm of water in any size of pipe, 3½ in. among them",
    origin: apart,
    inputs: { flow: gpm(170), temperature: fahrenheit(68), sizes: "all" },
    expect: { outputs: { size: "Steel Sch 40, 3½ in (DN 90)" } },
  },
  {
    id: "size-slow-steam",
    title: "A limit of 5 ft/s for steam is met by 12 in. pipe with hardly any friction",
    origin: apart,
    inputs: {
      given: "mass",
      massFlow: { value: 1000, unit: "pound-per-hour" },
      fluid: "steam",
      gasPressure: psi(29.7),
      maxVelocity: feetPerSecond(5),
    },
    expect: {
      outputs: { size: "Steel Sch 40, 12 in (DN 300)" },
      warnings: ["The maximum velocity makes this pipe larger than usual", "3 in (DN 80)"],
    },
  },
  {
    id: "size-slow-water",
    title: "800 gpm of water at 5 ft/s: 10 in. instead of 8 in.",
    origin: apart,
    inputs: { flow: gpm(800), temperature: fahrenheit(68), maxVelocity: feetPerSecond(5) },
    expect: {
      outputs: { size: "Steel Sch 40, 10 in (DN 250)" },
      warnings: ["The maximum velocity makes this pipe larger than usual", "8 in (DN 200)"],
    },
  },
];
