import type { Example } from "../../kit/calculator/define.ts";

const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" }) as const;
const psi = (value: number) => ({ value, unit: "psi" }) as const;
const fahrenheit = (value: number) => ({ value, unit: "fahrenheit" }) as const;
const feetPerSecond = (value: number) => ({ value, unit: "foot-per-second" }) as const;

const oracle = {
  kind: "independent",
  by: "tests/oracles/pipe-sizing.py: the smallest stocked size within the limits, friction by Colebrook",
} as const;

/** Water at 68 °F. */
const water = (flow: number) => ({ flow: gpm(flow), temperature: fahrenheit(68) });
/** Steam at 15 psig. */
const steam = {
  given: "mass",
  massFlow: { value: 1000, unit: "pound-per-hour" },
  fluid: "steam",
  gasPressure: psi(29.7),
} as const;
const steel = (size: string) => `Steel Sch 40, ${size}`;

/** Builds an example of a flow of water with the friction loss, Pa/m, in its pipe. */
const waterExample = (flow: number, inches: number, size: string, gradient: number): Example => ({
  id: `size-${flow}-gpm`,
  title: `${flow} gpm of water need ${inches} in. pipe`,
  origin: oracle,
  inputs: water(flow),
  expect: { outputs: { size: steel(size), gradient }, tolerance: { gradient: 1e-3 } },
});

export const sizeExamples: readonly Example[] = [
  waterExample(200, 4, "4 in (DN 100)", 219.1),
  waterExample(800, 8, "8 in (DN 200)", 98.4),
  {
    id: "size-200-tons",
    title: "200 tons of cooling at 10 °F need 6 in. pipe",
    origin: oracle,
    inputs: {
      given: "heat",
      heat: { value: 200, unit: "ton-of-refrigeration" },
      temperatureDifference: { value: 10, unit: "delta-fahrenheit" },
      temperature: fahrenheit(44),
    },
    expect: { outputs: { size: steel("6 in (DN 150)") } },
  },
  {
    id: "size-steam",
    title: "1,000 lb/h of steam at 15 psig",
    origin: oracle,
    inputs: steam,
    expect: { outputs: { size: steel("3 in (DN 80)") } },
  },
  {
    id: "size-air",
    title: "20 ft³/min of air at 100 psig",
    origin: oracle,
    inputs: {
      flow: { value: 20, unit: "cubic-foot-per-minute" },
      fluid: "air",
      gasPressure: psi(114.7),
      temperature: fahrenheit(70),
    },
    expect: { outputs: { size: steel("1½ in (DN 40)"), outletPressure: 784956.686493 }, tolerance: 1e-5 },
  },
  {
    id: "size-rare",
    title: "170 gpm of water in any size of pipe, including 3½ in.",
    origin: oracle,
    inputs: { ...water(170), sizes: "all" },
    expect: { outputs: { size: steel("3½ in (DN 90)") } },
  },
  {
    id: "size-slow-steam",
    title: "A limit of 5 ft/s for steam is met by 12 in. pipe with hardly any friction",
    origin: oracle,
    inputs: { ...steam, maxVelocity: feetPerSecond(5) },
    expect: {
      outputs: { size: steel("12 in (DN 300)") },
      warnings: ["The maximum velocity makes this pipe larger than usual", "3 in (DN 80)"],
    },
  },
  {
    id: "size-slow-water",
    title: "800 gpm of water at 5 ft/s: 10 in. instead of 8 in.",
    origin: oracle,
    inputs: { ...water(800), maxVelocity: feetPerSecond(5) },
    expect: {
      outputs: { size: steel("10 in (DN 250)") },
      warnings: ["The maximum velocity makes this pipe larger than usual", "8 in (DN 200)"],
    },
  },
];
