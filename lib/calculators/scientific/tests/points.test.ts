import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unwrapResult } from "../../../core/result/input-error.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { compileFunction } from "../graph/compile.ts";
import type { NamedPoint, PointKind } from "../graph/named-point.ts";
import { namedPoints } from "../graph/points.ts";

interface Case {
  text: string;
  range: [number, number];
  roots: number[];
  poles: number[];
  minima: [number, number][];
  maxima: [number, number][];
  holes: [number, number][];
}

/** Expected points from sympy and mpmath: tests/oracles/plot-points.py. */
const cases: Case[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../tests", "oracles", "plot-points.json"), "utf8"),
);

const compiled = (text: string, angle: AngleUnit = "rad", letters: Readonly<Record<string, number>> = {}) => {
  return unwrapResult(compileFunction(text, angle, new Map(Object.entries(letters))));
};
const pointsOf = (
  texts: readonly string[],
  [xMin, xMax]: readonly [number, number],
  angle: AngleUnit = "rad",
) =>
  namedPoints(
    texts.map((text) => compiled(text, angle)),
    { xMin, xMax },
    () => 0,
  ).points;
const only = (points: readonly NamedPoint[], kind: PointKind) =>
  points.filter((point) => point.kind === kind);

function expectClose(actual: readonly number[], expected: readonly number[], name: string): void {
  expect(actual.length, `${name}: ${actual}`).toBe(expected.length);
  for (const [i, value] of actual.entries())
    expect(Math.abs(value - (expected[i] ?? Number.NaN)), name).toBeLessThan(1e-8);
}

describe.each(cases)("$text", ({ text, range, roots, poles, minima, maxima, holes }) => {
  const points = pointsOf([text], range);
  test("roots", () =>
    expectClose(
      only(points, "root").map(({ x }) => x),
      roots,
      "roots",
    ));
  test("poles", () =>
    expectClose(
      only(points, "pole").map(({ x }) => x),
      poles,
      "poles",
    ));
  for (const [kind, expected] of [
    ["minimum", minima],
    ["maximum", maxima],
    ["hole", holes],
  ] as const)
    test(kind, () => {
      expectClose(
        only(points, kind).map(({ x }) => x),
        expected.map(([x]) => x),
        `${kind} x`,
      );
      expectClose(
        only(points, kind).map(({ y }) => y),
        expected.map(([, y]) => y),
        `${kind} y`,
      );
    });
});

describe("exact coordinates", () => {
  const exact = (points: readonly NamedPoint[]) =>
    points.map(({ kind, exactX, exactY }) => [kind, exactX, exactY]);
  test.each([
    [
      "x^2-2",
      [-5, 5],
      [
        ["root", "−√2", "0"],
        ["minimum", "0", "−2"],
        ["root", "√2", "0"],
      ],
    ],
    ["2cos(x)-1", [0.1, 3], [["root", "π/3", "0"]]],
    [
      "x^3-2x",
      [-1.2, 1.2],
      [
        ["maximum", "−√6/3", "4√6/9"],
        ["root", "0", "0"],
        ["minimum", "√6/3", "−4√6/9"],
      ],
    ],
    ["3x-1", [-5, 5], [["root", "1/3", "0"]]],
    ["sin(x)", [1, 2], [["maximum", "π/2", "1"]]],
  ] as const)("%s", (text, range, expected) => expect(exact(pointsOf([text], range))).toEqual(expected));
  test("what only comes close has none", () => {
    const [root] = pointsOf(["x-1.4142135623730951"], [1, 2]);
    expect(root?.exactX).toBeUndefined();
    const [cosine] = pointsOf(["cos(x)-x"], [0, 1]);
    expect(cosine?.exactX).toBeUndefined();
  });
  test("degrees", () => {
    const [root] = pointsOf(["2cos(x)-1"], [1, 90], "deg");
    expect(root).toMatchObject({ kind: "root", x: 60, exactX: "60" });
    expect(exact(pointsOf(["sin(x)"], [10, 170], "deg"))).toEqual([["maximum", "90", "1"]]);
    // mpmath 1.3: cot x = x at 0.8603335890 rad.
    const [turn] = pointsOf(["x cos(x)"], [10, 80], "deg");
    expect(turn?.x).toBeCloseTo(49.2934836241, 6);
    expect(turn?.exactX).toBeUndefined();
  });
});

describe("intersections", () => {
  // x² = x + 2 at −1 and 2; sin x = cos x at π/4 + kπ; x² and 2x − 1 touch at 1.
  test("cross", () => {
    const met = only(pointsOf(["x^2", "x+2"], [-5, 5]), "intersection");
    expect(met).toMatchObject([
      { of: [0, 1], x: -1, y: 1, exactX: "−1", exactY: "1" },
      { x: 2, y: 4 },
    ]);
    const [first] = only(pointsOf(["sin(x)", "cos(x)"], [0, 3]), "intersection");
    expect(first).toMatchObject({ exactX: "π/4" });
    expect(first?.exactY).toBe("√2/2");
  });
  test("touch", () =>
    expect(only(pointsOf(["x^2", "2x-1"], [-5, 5]), "intersection")).toMatchObject([{ x: 1 }]));
  test("not at a pole of one of them, nor where they are the same", () => {
    expect(only(pointsOf(["1/x", "0*x"], [-5, 5]), "intersection")).toEqual([]);
    expect(only(pointsOf(["x", "x"], [-5, 5]), "intersection")).toEqual([]);
  });
});

describe("closer together than the samples", () => {
  // The zeros of products and of a(x - c)² - d² by hand; sin x = 0.999999 at π/2 ± acos 0.999999.
  const apart = Math.acos(0.999999);
  test.each([
    ["(x-0.01234)^2-1e-8", [0.01224, 0.01244]],
    ["1e-8-(x-0.01234)^2", [0.01224, 0.01244]],
    ["x^2*(x-0.001)", [0, 0.001]],
    ["(x-1)(x-1.001)(x-1.002)", [1, 1.001, 1.002]],
    ["(x-1)(x-1.001)(x-1.002)(x-1.003)", [1, 1.001, 1.002, 1.003]],
    ["sin(x)-0.999999", [-1.5, 0.5, 2.5].flatMap((k) => [k * Math.PI - apart, k * Math.PI + apart])],
  ] as const)("%s: roots", (text, expected) =>
    expectClose(
      only(pointsOf([text], [-10, 10]), "root").map(({ x }) => x),
      expected,
      text,
    ),
  );
  test("intersections", () =>
    expectClose(
      only(pointsOf(["x^2", "2x-0.99999999"], [-10, 10.1]), "intersection").map(({ x }) => x),
      [0.9999, 1.0001],
      "intersections",
    ));
  test.each([
    ["1/((x-0.012)^2-1e-8)", [0.0119, 0.0121]],
    ["1/((x-0.01)(x-0.0101))", [0.01, 0.0101]],
  ] as const)("%s: poles", (text, expected) =>
    expectClose(
      only(pointsOf([text], [-10, 10]), "pole").map(({ x }) => x),
      expected,
      text,
    ),
  );
  test.each(["(x-0.01234)^2+1e-8", "(x-0.01234)^4+1e-12", "cos(x)-1.0000001", "x^2-0.02468x+0.0001522757"])(
    "%s stays off zero",
    (text) => expect(only(pointsOf([text], [-10, 10]), "root")).toEqual([]),
  );
  test.each([
    ["(x-0.01234)^2", 1],
    ["x^2-0.02468x+0.0001522756", 1],
    ["9x^2-6x+1", 1],
    // Halfway between two samples.
    ["16x^2-24x+9", 1],
    ["0.3*(64x^2-416x+676)", 1],
    ["(x^2-2)^2", 2],
    ["cos(x)+1", 4],
    ["x^3-3x^2+3x-1", 1],
    ["sin(x)^3", 7],
  ] as const)("%s touches it or crosses it %i times, and no more by rounding", (text, count) =>
    expect(only(pointsOf([text], [-10, 10]), "root")).toHaveLength(count),
  );
});

describe("nothing is found where there is nothing", () => {
  test.each([
    "5",
    "floor(x)",
    "x-floor(x)",
    "sin(x)^2+cos(x)^2",
    "exp(x)",
    "abs(x)/x",
    "sqrt(-1-x^2)",
    "sign(x)",
  ])("%s has no turn and no root between", (text) => {
    const points = pointsOf([text], [-9.7, 9.7]);
    expect(points.filter(({ kind }) => kind === "minimum" || kind === "maximum")).toEqual([]);
    for (const { x, y } of only(points, "root"))
      expect([text, x, y].join(), `${text} at ${x}`).toMatch(/,0$/);
    expect(only(points, "hole")).toEqual([]);
    expect(only(points, "pole")).toEqual([]);
  });
});

describe("letters", () => {
  test("stand for numbers, alone and beside x", () => {
    const line = compiled("ax^2+bx+c", "rad", { a: 2, b: -3, c: 1 });
    expect(line.letters).toEqual(["a", "b", "c"]);
    expect(line.at(2)).toBe(3);
    expect(compiled("a sin(kx)", "rad", { a: 3, k: 2 }).at(Math.PI / 4)).toBeCloseTo(3, 12);
    expect(compiled("kx").at(7)).toBe(7);
  });
  test("rejects names, constants and functions", () => {
    expect(compiled("e^x+pi+ln(x)").letters).toEqual([]);
    for (const text of ["foo(x)", "y", "f(x)", "xyz", "i"])
      expect(compileFunction(text, "rad").ok, text).toBe(false);
    expect(compileFunction("a+b+c+d+k+m+n", "rad")).toMatchObject({ ok: false });
  });
});

describe("cost", () => {
  test.each([
    "sin(1000x)",
    "sin(1/x)",
    "tan(1000x)",
    "gamma(x)",
    "x!",
    "1/sin(100x)",
    "x mod 0.001",
    `${"1/(".repeat(60)}x${")".repeat(60)}`,
  ])("%s is bounded", (text) => {
    let calls = 0;
    const functions = [text, "x", `2*(${text})`].map((each) => {
      const read = compiled(each);
      return {
        ...read,
        at: (x: number) => {
          calls++;
          return read.at(x);
        },
      };
    });
    const { points } = namedPoints(functions, { xMin: -10, xMax: 10 }, () => 0);
    expect(calls).toBeLessThan(800_000);
    expect(points.length).toBeLessThan(500);
  });
  test("the clock stops it", () => {
    let time = 0;
    const { complete } = namedPoints([compiled("sin(1000x)")], { xMin: -10, xMax: 10 }, () => (time += 10));
    expect(complete).toBe(false);
    expect(time).toBeLessThan(5000);
  });
});
