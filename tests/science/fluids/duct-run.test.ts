import { describe, expect, test } from "vitest";
import { ductRun } from "../../../lib/science/fluids/duct-run.ts";

describe("a duct system", () => {
  // Calculated by hand: 50 + 30 + 20 = 100 to the end of the main, 50 + 15 = 65 and 50 + 30 + 45 = 125 to the branches.
  test("the path that takes most is the index run, the others are throttled", () => {
    const run = ductRun([50, 30, 20, 15, 45], [undefined, 0, 1, 0, 1]);
    expect(run.lossTo).toEqual([50, 80, 100, 65, 125]);
    expect(run.ends.map(({ path }) => path)).toEqual([
      [0, 1, 2],
      [0, 3],
      [0, 1, 4],
    ]);
    expect(run.ends.map(({ excess }) => excess)).toEqual([25, 60, 0]);
    expect(run.index.path).toEqual([0, 1, 4]);
    expect(run.index.loss).toBe(125);
  });

  test("two ducts may begin at the fan", () => {
    const run = ductRun([10, 20], [undefined, undefined]);
    expect(run.index.path).toEqual([1]);
    expect(run.ends[0]?.excess).toBe(10);
  });

  test("no section comes before itself, and none is no system", () => {
    expect(() => ductRun([1, 1], [undefined, 1])).toThrow(RangeError);
    expect(() => ductRun([], [])).toThrow(RangeError);
  });
});
