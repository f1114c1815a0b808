import type { Example } from "../../kit/calculator/define.ts";

const millimeters = (value: number) => ({ value, unit: "millimeter" }) as const;

/** Water of 1,000 kg/m³ at 2 m/s in a pipe of 100 mm: a velocity pressure of 2,000 Pa. */
const line = {
  mode: "drop",
  flow: { value: 2 * Math.PI * 0.05 ** 2, unit: "cubic-meter-per-second" },
  pipe: "own",
  diameter: millimeters(100),
  roughness: 0,
  length: 0,
  fluid: "other",
  liquid: "own",
  density: 1000,
  viscosity: 1,
};

/**
 * Reducers by Crane, by hand: K of the smaller end, divided by the square of the area ratio if this pipe is
 * the larger.
 */
export const reducerExamples: readonly Example[] = (
  [
    [
      "expansion-sudden",
      "expansion",
      150,
      180,
      (1 - 4 / 9) ** 2,
      "(1 − 4/9)² = 0.3086, as by Borda and Carnot",
    ],
    [
      "expansion-cone",
      "expansion",
      150,
      20,
      2.6 * Math.sin(Math.PI / 18) * (1 - 4 / 9) ** 2,
      "2.6 sin 10° (1 − 4/9)² = 0.1393",
    ],
    ["expansion-from-small", "expansion", 50, 180, (1 - 1 / 4) ** 2 * 16, "(1 − 1/4)² / (1/4)² = 9"],
    ["contraction-sudden", "contraction", 150, 180, 0.5 * (1 - 4 / 9), "0.5 (1 − 4/9) = 0.2778"],
    ["contraction-to-small", "contraction", 50, 180, 0.5 * (1 - 1 / 4) * 16, "0.5 (1 − 1/4) / (1/4)² = 6"],
    [
      "reducer-cone",
      "contraction",
      50,
      30,
      0.8 * Math.sin(Math.PI / 12) * (1 - 1 / 4) * 16,
      "0.8 sin 15° (1 − 1/4) / (1/4)² = 2.485",
    ],
    [
      "contraction-60",
      "contraction",
      150,
      60,
      0.5 * Math.sqrt(0.5) * (1 - 4 / 9),
      "0.5 √(sin 30°) (1 − 4/9) = 0.1964",
    ],
  ] as const
).map(([id, fitting, end, coneAngle, coefficient, by]) => ({
  id,
  title: `A pipe of 100 mm with ${fitting === "expansion" ? "an expansion" : "a contraction"}, ${end} mm at the other end and ${coneAngle}°`,
  origin: {
    kind: "independent",
    by: `by hand, Crane TP-410 (2009), appendix A, formulas 1 to 4: K = ${by}; times 2,000 Pa`,
  },
  inputs: { ...line, fittings: [{ fitting, number: "1", endDiameter: `${end} mm`, coneAngle }] },
  expect: { outputs: { fittingLoss: 2000 * coefficient }, tolerance: 1e-9 },
}));
