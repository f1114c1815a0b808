import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { unwrapResult } from "../../../core/result/input-error.ts";
import { compileFunction } from "../graph/compile.ts";
import { describeMissingPoints } from "../graph/missing-points.ts";
import type { NamedPoint, PointKind } from "../graph/named-point.ts";
import { namedPoints } from "../graph/points.ts";

type Point = readonly [x: number, y: number];

interface Case {
  text: string;
  range: Point;
  roots: number[];
  poles: number[];
  minima: Point[];
  maxima: Point[];
  holes: Point[];
}

/** Points of 129 functions, found by samples and mpmath: tests/oracles/plot-features.py. */
const cases: Case[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../tests", "oracles", "plot-features.json"), "utf8"),
);

const search = (texts: readonly string[], [xMin, xMax]: Point) =>
  namedPoints(
    texts.map((text) => unwrapResult(compileFunction(text, "rad"))),
    { xMin, xMax },
    () => 0,
  );

const placesOf = (points: readonly NamedPoint[], kind: PointKind): Point[] =>
  points.filter((point) => point.kind === kind).map(({ x, y }) => [x, y]);

const isClose = (actual: number, expected: number): boolean =>
  Math.abs(actual - expected) <= 1e-7 * Math.max(1, Math.abs(expected));

function expectPoints(actual: readonly Point[], expected: readonly Point[]): void {
  expect(actual.map(([x]) => x)).toHaveLength(expected.length);
  for (const [i, [x, y]] of actual.entries()) {
    const [expectedX = Number.NaN, expectedY = Number.NaN] = expected[i] ?? [];
    expect(isClose(x, expectedX), `x = ${x}, expected ${expectedX}`).toBe(true);
    if (!Number.isNaN(expectedY)) expect(isClose(y, expectedY), `y = ${y}, expected ${expectedY}`).toBe(true);
  }
}

describe.each(cases)("$text", ({ text, range, roots, poles, minima, maxima, holes }) => {
  const { points, complete } = search([text], range);
  test.each([
    ["root", roots.map((x): Point => [x, 0])],
    ["pole", poles.map((x): Point => [x, Number.NaN])],
    ["minimum", minima],
    ["maximum", maxima],
    ["hole", holes],
  ] as const)("has its points of the kind %s", (kind, expected) => {
    expectPoints(placesOf(points, kind), expected);
    expect(complete).toBe(true);
  });
});

describe("where the search cannot decide", () => {
  test.each([
    ["sin(1/x)", /between x = −0\.00\d+ and x = 0\.00\d+/],
    ["cos(1/x)", /between x = −0\.00\d+ and x = 0\.00\d+/],
    ["sin(1000x)", /in this range/],
    ["(x^2-2x-1)^2+0*x", /^There may be more points/],
  ])("%s says so", (text, expected) => {
    const view = { xMin: -10, xMax: 10 };
    const named = search([text], [view.xMin, view.xMax]);
    const sentence = describeMissingPoints({ ...named, complete: true }, view);
    expect(sentence).toMatch(expected);
  });
  test("is silent where all is decided", () => {
    const view = { xMin: -10, xMax: 10 };
    expect(describeMissingPoints(search(["sin(x)*x/50", "tan(x)"], [-10, 10]), view)).toBeUndefined();
  });
});

describe("oscillation and underflow", () => {
  test.each(["sin(1/x)", "cos(1/x)"])("%s has no pole and no hole", (text) => {
    const { points } = search([text], [-10, 10]);
    expect([...placesOf(points, "pole"), ...placesOf(points, "hole")]).toEqual([]);
    expect(placesOf(points, "root").length).toBeGreaterThan(10);
  });
  test.each(["exp(1/x)", "exp(-1000000(x-2.3)^2)", "exp(-x^2)", "1/(1+exp(-20x))"])(
    "%s has no root",
    (text) => {
      expect(placesOf(search([text], [-60, 60]).points, "root")).toEqual([]);
    },
  );
});

describe("long and hostile functions", () => {
  const nested = (open: string, close: string, inside = "x") => open.repeat(110) + inside + close.repeat(110);
  test.each([
    ["a product of tangents", Array.from({ length: 90 }, (_, i) => `tan(${(i % 9) + 1}x)`).join("*")],
    ["a sum of gammas", Array.from({ length: 80 }, (_, i) => `gamma(${(i % 9) + 1}x)`).join("+")],
    ["nested maxima", nested("max(1;", ")")],
    ["nested minima", nested("min(x;", ")", "2-x")],
    ["nested cube roots", nested("root(3;", ")")],
    ["nested sines", nested("sin(", ")")],
    ["a tower of powers", `${"x^".repeat(150)}x`],
    ["a long decimal", "x-0.12345678901234567890123456789"],
    ["30 different poles", Array.from({ length: 30 }, (_, i) => `1/(x-${i}.5)`).join("+")],
  ])("%s takes less than three seconds of a shared processor", (_, text) => {
    const taken = cpuClock();
    const named = search([text], [-10, 10]);
    expect(taken()).toBeLessThan(3000);
    for (const { y, kind } of named.points) if (kind !== "pole") expect(y).not.toBeNaN();
  });
  test("more critical places than are searched leave the window uncertain", () => {
    const poles = Array.from({ length: 30 }, (_, i) => `1/(x-${i}.5)`).join("+");
    expect(describeMissingPoints(search([poles], [-10, 40]), { xMin: -10, xMax: 40 })).toMatch(
      /in this range/,
    );
  });
});

describe("domains and vertical lines", () => {
  test("a function has points in its domain only", () => {
    const { points } = search(["x^2-4, 0 < x <= 5"], [-10, 10]);
    expect(points).toMatchObject([{ kind: "root", x: 2 }]);
    expect(search(["x, 0 < x < 1"], [-10, 10]).points).toEqual([]);
    expect(search(["x, 0 <= x < 1"], [-10, 10]).points).toMatchObject([{ kind: "root", x: 0 }]);
    expect(search(["(x-1)(x+1), x < 0"], [-10, 10]).points).toMatchObject([{ kind: "root", x: -1 }]);
  });
  test("two functions meet where both are defined", () => {
    expect(
      search(["x^2, x > 0", "x+2"], [-10, 10]).points.filter(({ kind }) => kind === "intersection"),
    ).toMatchObject([{ x: 2, y: 4 }]);
  });
  test("a vertical line meets functions", () => {
    expect(search(["x = pi", "sin(x)+1"], [-4, 4]).points).toContainEqual(
      expect.objectContaining({ kind: "intersection", of: [0, 1], exactX: "π", exactY: "1" }),
    );
  });
  test.each([
    ["x^2, 1 < x < 10", "x^2, 1 < x < 10"],
    ["x^2 {1<x<=10}", "x^2, 1 < x ≤ 10"],
    ["x^2 for x ≥ 2", "x^2, x ≥ 2"],
    ["y = 2x (x < pi/2)", "2 × x, x < 1.5708"],
    ["10 > x > 1", undefined],
    ["x^2, 10 > x > 1", "x^2, 1 < x < 10"],
    ["x = 3", "x = 3"],
    ["x = -pi", "x = −π"],
    ["sin2x", "sin(2 × x)"],
    ["sin²x", "sin(x)^2"],
    ["ln|x|", "ln(abs(x))"],
    ["x^2, 5 < x < 1", undefined],
    ["x^2, a < x < 5", undefined],
    ["x^2, y < 5", undefined],
    ["x = x", undefined],
    ["x = 1/0", undefined],
    ["x^2, < x <", undefined],
  ])("%s is read as %s", (text, echo) => {
    const compiled = compileFunction(text, "rad");
    expect(compiled.ok ? compiled.value.echo : undefined).toBe(echo);
  });
});
