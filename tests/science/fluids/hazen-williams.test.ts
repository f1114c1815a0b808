import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hazenWilliamsGradient,
  outsideHazenWilliams,
  sprinklerGradient,
} from "../../../lib/science/fluids/hazen-williams.ts";

const GPM = 3.785411784e-3 / 60;
const PSI_PER_FOOT = 6894.757293168361 / 0.3048;

describe("Hazen and Williams", () => {
  test("as the form with velocity, hydraulic radius and slope has it: V = 0.849 C R^0.63 S^0.54", () => {
    for (const [flow, diameter, c] of [
      [0.01, 0.1, 120],
      [0.5, 0.6, 140],
      [0.0005, 0.03, 150],
    ] as const) {
      const slope = hazenWilliamsGradient(flow, diameter, c);
      const velocity = 0.849 * c * (diameter / 4) ** 0.63 * slope ** 0.54;
      expect(velocity / (flow / ((Math.PI * diameter ** 2) / 4))).toBeCloseTo(1, 2);
    }
  });

  test("of NFPA 13, in psi per foot: 40 gpm in 1.380 in. at C 120, 100 gpm in 2.157 in. at C 100", () => {
    // Computed by hand: 4.52 · 40^1.85 / (120^1.85 · 1.380^4.87) = 0.1234; 0.1070.
    expect(sprinklerGradient(40 * GPM, 1.38 * 0.0254, 120) / PSI_PER_FOOT).toBeCloseTo(0.1234, 4);
    expect(sprinklerGradient(100 * GPM, 2.157 * 0.0254, 100) / PSI_PER_FOOT).toBeCloseTo(0.107, 4);
  });

  test("both forms agree to 1.5%, and 30 gpm in 1.265 in. at C 140 lose 8.30 psi per 100 ft", () => {
    const pascals = hazenWilliamsGradient(30 * GPM, 1.265 * 0.0254, 140) * 998.2 * 9.80665;
    expect((pascals / PSI_PER_FOOT) * 100).toBeCloseTo(8.3, 0);
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.6, noNaN: true }),
        fc.double({ min: 0.3, max: 4, noNaN: true }),
        fc.double({ min: 80, max: 150, noNaN: true }),
        (diameter, velocity, c) => {
          const flow = (velocity * Math.PI * diameter ** 2) / 4;
          const si = hazenWilliamsGradient(flow, diameter, c) * 998.2 * 9.80665;
          expect(Math.abs(si / sprinklerGradient(flow, diameter, c) - 1)).toBeLessThan(0.015);
        },
      ),
    );
  });

  test("says what puts a flow outside its range", () => {
    const inside = { temperature: 288, reynolds: 5e4, velocity: 1.5, diameter: 0.1 };
    expect(outsideHazenWilliams(inside)).toEqual([]);
    expect(outsideHazenWilliams({ temperature: 333, reynolds: 5e3, velocity: 4, diameter: 0.02 })).toEqual([
      "temperature",
      "reynolds",
      "velocity",
      "diameter",
    ]);
  });
});
