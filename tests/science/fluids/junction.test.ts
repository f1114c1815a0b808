import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  branchToMerge,
  splitToBranch,
  splitToStraight,
  straightToMerge,
} from "../../../lib/science/fluids/junction.ts";
import { contractionCoefficient, expansionCoefficient } from "../../../lib/science/fluids/transition.ts";

const FLOWS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Printed coefficients have two digits, and come from an earlier edition of the same measurements. */
const near = (actual: number, printed: number, slack = 0.05): void =>
  expect(Math.abs(actual - printed)).toBeLessThanOrEqual(slack + 0.06 * Math.abs(printed));

// SMACNA, HVAC Systems Duct Design, 4th edition, 2006, table A-11 A (transcribed in the Python package hvac): tee or wye,
// 30° to 90°, round, by Qb/Qc = 0.1 to 0.9. Beyond the velocity ratios that were measured it repeats its last figure.
describe("a split into the branch, as in SMACNA's table of round tees and wyes", () => {
  test.each([
    [90, 0.8, [0.95, 0.92, 0.92, 0.93, 0.94, 0.95, 1.1, 1.2, 1.4]],
    [90, 0.5, [0.97, 1.0, 1.1, 1.2, 1.4, 1.5, 1.8, 2.1, 2.5]],
    [90, 0.3, [1.1, 1.4, 1.8, 2.3]],
    [60, 0.8, [0.83, 0.71, 0.62, 0.56, 0.52, 0.5, 0.53, 0.6, 0.68]],
    [60, 0.5, [0.79, 0.66, 0.61, 0.62, 0.68, 0.76, 0.94, 1.2, 1.5]],
    [45, 0.8, [0.78, 0.62, 0.49, 0.4, 0.34, 0.31, 0.32, 0.35, 0.4]],
    [45, 0.5, [0.71, 0.52, 0.41, 0.38, 0.4, 0.45, 0.59, 0.78, 1.0]],
    [45, 0.3, [0.66, 0.48, 0.52, 0.73, 1.2, 1.8, 2.7]],
    [30, 0.8, [0.75, 0.55, 0.4, 0.28, 0.21, 0.16, 0.15, 0.16, 0.19]],
    [30, 0.5, [0.65, 0.41, 0.26, 0.19, 0.18, 0.22, 0.32, 0.47, 0.67]],
  ])("at %d°, the branch %d of the main", (angle, areaRatio, printed) => {
    for (const [at, coefficient] of printed.entries())
      near(splitToBranch({ flowRatio: FLOWS[at] ?? 0, areaRatio, angle }), coefficient);
  });
});

// The same, table A-10 B: converging tee, 90°, round.
describe("a merge at 90°, as in SMACNA's table", () => {
  test.each([
    [0.1, [0.4, 3.8, 9.2, 16, 26, 37]],
    [0.2, [-0.37, 0.72, 2.3, 4.3, 6.8, 9.7]],
    [0.3, [-0.51, 0.17, 1.0, 2.1, 3.2, 4.7]],
    // At 0.3 and 0.4 of the flow SMACNA has the factor of an older edition: up to 0.25 higher.
    [0.4, [-0.46, -0.02, undefined, undefined, 1.1, 1.6, 2.1, 2.7, 3.4]],
    [0.6, [-0.5, -0.14, undefined, undefined, 0.66, 0.92, 1.2, 1.5, 1.8]],
    [0.8, [-0.51, -0.18, 0.11, undefined, 0.49, 0.69, 0.88, 1.1, 1.2]],
  ])("from a branch of %d of the main", (areaRatio, printed) => {
    for (const [at, coefficient] of printed.entries())
      if (coefficient !== undefined)
        near(branchToMerge({ flowRatio: FLOWS[at] ?? 0, areaRatio }), coefficient, 0.06);
  });

  test("straight on", () => {
    const printed = [0.16, 0.27, 0.38, 0.46, 0.53, 0.57, 0.59, 0.6, 0.59];
    for (const [at, coefficient] of printed.entries())
      near(straightToMerge({ flowRatio: FLOWS[at] ?? 0 }), coefficient, 0.01);
  });
});

describe("any junction", () => {
  const junctions = fc.record({
    flowRatio: fc.double({ min: 0, max: 1, noNaN: true }),
    areaRatio: fc.double({ min: 0.05, max: 1, noNaN: true }),
    angle: fc.constantFrom(30, 45, 60, 90),
  });

  test("has coefficients that are numbers; a branch that takes nothing leaves the main as it is", () => {
    fc.assert(
      fc.property(junctions, (junction) => {
        for (const of of [splitToBranch, splitToStraight, branchToMerge, straightToMerge])
          expect(Number.isFinite(of(junction))).toBe(true);
        expect(splitToStraight({ ...junction, flowRatio: 0 })).toBeCloseTo(0, 12);
        expect(straightToMerge({ ...junction, flowRatio: 0 })).toBeCloseTo(0, 12);
      }),
    );
  });

  test("a sharper turn into the branch loses more", () => {
    fc.assert(
      fc.property(junctions, ({ flowRatio, areaRatio }) => {
        fc.pre(flowRatio > 0.01);
        const losses = [30, 45, 60, 90].map((angle) => splitToBranch({ flowRatio, areaRatio, angle }));
        for (const [at, loss] of losses.entries())
          expect(loss).toBeGreaterThan(at === 0 ? -1e-9 : (losses[at - 1] ?? 0));
      }),
    );
  });
});

describe("a transition", () => {
  // The fluids library for Python (C. Bell), 1.3.1: contraction_conical and diffuser_conical, method Crane.
  test.each([
    [0.75, 30, 0.09058666578588229, 0.12880291541430142],
    [0.5, 30, 0.15529142706151244, 0.3785228534624366],
    [0.75, 60, 0.1546796083845573, 0.19140625],
    [0.5, 60, 0.2651650429449553, 0.5625],
    [0.75, 180, 0.21875, 0.19140625],
    [0.5, 180, 0.375, 0.5625],
  ])("between diameters of ratio %d at %d°", (ratio, angle, contraction, expansion) => {
    expect(contractionCoefficient(ratio ** 2, angle)).toBeCloseTo(contraction, 12);
    expect(expansionCoefficient(ratio ** 2, angle)).toBeCloseTo(expansion, 12);
  });

  // The same, tables A-8 A (Re 200,000) and A-9 A.
  test.each([
    [2, 30, 0.23, 0.05],
    [4, 30, 0.36, 0.04],
    [10, 30, 0.43, 0.05],
    [2, 180, 0.26, 0.26],
    [4, 180, 0.57, 0.41],
    [10, 180, 0.81, 0.43],
  ])(
    "to %d times the section at %d° is near what was measured in ducts",
    (times, angle, expansion, contraction) => {
      expect(Math.abs(expansionCoefficient(1 / times, angle) - expansion)).toBeLessThan(0.14);
      expect(Math.abs(contractionCoefficient(1 / times, angle) - contraction)).toBeLessThan(0.14);
    },
  );

  test("between equal ducts loses nothing", () => {
    expect(expansionCoefficient(1, 30)).toBe(0);
    expect(contractionCoefficient(1, 180)).toBe(0);
  });
});
