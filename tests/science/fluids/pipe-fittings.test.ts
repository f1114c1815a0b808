import { describe, expect, test } from "vitest";
import records from "../../../data/pipe-fittings/records.json" with { type: "json" };
import { reducerKind } from "../../../lib/calculators/pipesizer/reducers.ts";
import {
  craneCoefficient,
  craneFactor,
  darbyCoefficient,
  hooperCoefficient,
} from "../../../lib/science/fluids/pipe-fittings.ts";

const INCH = 0.0254;

describe("fittings of pipes", () => {
  test.each([
    // Crane TP-410, 2009, appendix A-27: nominal sizes with the inside diameters of schedule 40.
    [0.622, 0.026],
    [1.049, 0.022],
    [2.067, 0.019],
    [4.026, 0.016],
    [6.065, 0.015],
    [12, 0.013],
    [22.624, 0.012],
  ])("fT in a pipe of %d in. is Crane's %d", (inches, factor) => {
    expect(Math.abs(craneFactor(inches * INCH) - factor)).toBeLessThan(0.00055);
  });

  test("K of a globe valve of 2 in. by Crane: 340 fT = 6.46", () => {
    expect(craneCoefficient(340, 2.067 * INCH) / 6.46).toBeCloseTo(1, 1);
  });

  test("K by the 2-K and 3-K methods, as the fluids library for Python has its examples", () => {
    expect(hooperCoefficient({ laminar: 900, turbulent: 4 }, 10_000, 2 * INCH)).toBeCloseTo(6.09, 12);
    expect(darbyCoefficient({ laminar: 950, turbulent: 0.25, size: 4 }, 10_000, 12)).toBeCloseTo(
      0.819510280626355,
      12,
    );
    expect(darbyCoefficient({ laminar: 800, turbulent: 0.14, size: 4 }, 1234, 2)).toBeCloseTo(
      1.2431595591393947,
      12,
    );
  });

  test("every fitting has a coefficient by some method, or changes the diameter", () => {
    for (const { id, figures } of records.records)
      expect(reducerKind(id) !== undefined || Object.keys(figures ?? {}).length > 0, id).toBe(true);
  });
});
