import type { Example } from "../../kit/calculator/define.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/plumbing.py: the area by integration over the depth, Manning’s equation, depths by bisection",
} as const;

/** Pipes that run partly full with a free surface. */
export const gravityExamples: readonly Example[] = [
  {
    id: "gravity-half",
    title: "A 150 mm pipe at 1%, half full",
    origin: oracle,
    inputs: { mode: "gravity" },
    expect: {
      outputs: {
        gravityCapacity: 0.00761470759,
        depth: 0.075,
        depthRatio: 50,
        gravityVelocity: 0.861808606,
        hydraulicRadius: 0.0375,
        fullFlow: 0.01522941524,
        fullVelocity: 0.861808606,
        highestFlow: 0.01638237527,
        // V / √(g · A / width), with A / width of π · D / 8.
        froude: 0.861808606 / Math.sqrt((9.80665 * Math.PI * 0.15) / 8),
      },
      tolerance: 1e-6,
    },
  },
  {
    id: "gravity-depth",
    title: "The depth of 5 L/s in a 150 mm pipe at 1%",
    origin: oracle,
    inputs: {
      mode: "gravity",
      find: "depth",
      gravityFlow: { value: 5, unit: "liter-per-second" },
    },
    expect: { outputs: { depthRatio: 39.434666722, gravityVelocity: 0.7720409 }, tolerance: 1e-6 },
  },
  {
    id: "gravity-8-in",
    title: "An 8 in. sewer at 1/8 in. per foot, 80% deep",
    origin: {
      kind: "published",
      source:
        "V. T. Chow, Open-Channel Hydraulics (1959), appendix A: at 0.80 of the diameter R/D is 0.3042; then Manning’s equation",
    },
    inputs: {
      mode: "gravity",
      diameter: { value: 8, unit: "inch" },
      gravitySlope: { value: 1.0416667, unit: "percent" },
      depthShare: 80,
    },
    expect: {
      outputs: { hydraulicRadius: 0.3042 * 0.2032, gravityVelocity: 1.22735, gravityCapacity: 0.0341352 },
      tolerance: { hydraulicRadius: 2e-4, gravityVelocity: 1e-5, gravityCapacity: 1e-5 },
    },
  },
  {
    id: "gravity-too-much",
    title: "More than the pipe carries with a free surface",
    origin: oracle,
    inputs: { mode: "gravity", find: "depth", gravityFlow: { value: 17, unit: "liter-per-second" } },
    expect: { errors: ["gravityFlow"] },
  },
];
