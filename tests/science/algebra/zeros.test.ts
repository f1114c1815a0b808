import { describe, expect, test } from "vitest";
import { zerosOf } from "../../../lib/science/algebra/equations/zeros.ts";

describe("zeros of a function in an interval", () => {
  // Calculated by hand: c ± d of (x − c)² − d²; sin x = 0.999999 at π/2 + 2kπ ± acos 0.999999.
  const apart = Math.acos(0.999999);
  test.each<[string, (x: number) => number, readonly number[]]>([
    ["crossed twice within a step", (x) => (x - 0.01234) ** 2 - 1e-8, [0.01224, 0.01244]],
    ["from above", (x) => 1e-8 - (x - 0.01234) ** 2, [0.01224, 0.01244]],
    [
      "at each crest",
      (x) => Math.sin(x) - 0.999999,
      [-1.5, 0.5, 2.5].flatMap((k) => [k * Math.PI - apart, k * Math.PI + apart]),
    ],
  ])("%s: both, and neither only touches", (_, f, expected) => {
    const { zeros } = zerosOf(f, -10, 10);
    expect(zeros).toHaveLength(expected.length);
    for (const [i, { x, touches }] of zeros.entries()) {
      expect(x).toBeCloseTo(expected[i] ?? Number.NaN, 9);
      expect(touches).toBeUndefined();
    }
  });
  test.each<[string, (x: number) => number, number]>([
    ["between two steps", (x) => (x - 0.0123) ** 2, 0.0123],
    ["on a step", (x) => (4 * x - 3) ** 2, 0.75],
    ["in a corner", (x) => Math.abs(x - 0.0123), 0.0123],
  ])("touched %s", (_, f, at) => {
    const { zeros } = zerosOf(f, -10, 10);
    expect(zeros).toMatchObject([{ touches: true }]);
    expect(zeros[0]?.x).toBeCloseTo(at, 7);
  });
  test("none where it stays off zero, nor at a pole", () => {
    expect(zerosOf((x) => (x - 0.0123) ** 2 + 1e-8, -10, 10).zeros).toEqual([]);
    expect(zerosOf((x) => 1 / x, -10, 10).zeros).toEqual([]);
    expect(zerosOf((x) => 1 / Math.cos((x * Math.PI) / 180), -360, 360).zeros).toEqual([]);
  });
});
