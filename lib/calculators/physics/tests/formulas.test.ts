import { all, create } from "mathjs";
import { describe, expect, it, test } from "vitest";
import { evaluate, type Values } from "../../../kit/formulas/expression.ts";
import { constants } from "../constants.ts";
import { findFormulas } from "../find.ts";
import { formulas } from "../formulas.ts";
import { measures } from "../quantities.ts";
import { groups } from "../relation.ts";
import { resultOf } from "../result.ts";
import { formulaIndex } from "../search.ts";
import { constantsOf, solve } from "../solve.ts";
import { startOf } from "../start.ts";
import { physicsView } from "../view.ts";

const math = create(all ?? {});

const startFor = (id: string) => {
  const view = physicsView(id);
  if (!view) throw new RangeError(id);
  return startOf(view);
};

function valuesOf(id: string) {
  const { view, unknown, inputValues, result } = startFor(id);
  if (!result.ok) throw new Error(`${id} has no solution`);
  const values: Values = { ...inputValues, [unknown]: result.value[0]?.value ?? Number.NaN };
  return { view, values };
}

const close = (a: number, b: number, within: number): boolean =>
  Math.abs(a - b) <= within * Math.max(Math.abs(a), Math.abs(b));

describe.each(formulas.map(({ id }) => id))("%s", (id) => {
  const { view, values } = valuesOf(id);

  it("gives back each of its own values to 1e-9", () => {
    for (const unknown of Object.keys(view.variables)) {
      const { [unknown]: exact = Number.NaN, ...givenValues } = values;
      const solved = solve(view, unknown, givenValues);
      if (!solved.ok) throw new Error(`${unknown}: ${JSON.stringify(solved.problems)}`);
      const best = Math.min(...solved.value.map(({ value }) => Math.abs(value - exact)));
      // A zero has no relative size.
      expect(best, `${unknown} of ${JSON.stringify(solved.value)}`).toBeLessThanOrEqual(
        1e-9 * Math.max(Math.abs(exact), 1e-4),
      );
    }
  });

  it("executes in mathjs as in the page, every form of it", () => {
    const scope = { ...values, ...constantsOf(view) };
    for (const [key, printed] of Object.entries(view.formulas)) {
      if (key === "equation" || key.startsWith("also:")) continue;
      const [symbol = ""] = key.split(":");
      const way = view.solved[symbol];
      const form = way?.kind === "closed" ? way.forms.find(({ formula }) => formula === key) : undefined;
      if (!form) throw new Error(`${key} is no form of ${symbol}`);
      const right = printed.expression.slice(printed.expression.indexOf("=") + 1);
      const { [symbol]: _, ...others } = scope;
      const executed: unknown = math.evaluate(right, { ...others });
      const computed = evaluate(form.expression, others);
      if (typeof executed === "number" && Number.isFinite(executed))
        expect(close(executed, computed, 1e-12), `${key}: ${executed}, ${computed}`).toBe(true);
      // mathjs continues with complex numbers if there is no real one.
      else expect(Number.isFinite(computed), `${key}: ${computed}`).toBe(false);
    }
  });

  it("has sides of one dimension", () => {
    // Other units of mass, length, time …: a valid equation still holds.
    const scaled: Record<string, number> = {};
    const dimensions = new Map<string, string>([
      ...Object.entries(formulas.find((each) => each.id === id)?.variables ?? {}).map(
        ([symbol, { measure, meaning }]): [string, string] => [
          symbol,
          measure === "factor" ? (EMPIRICAL[meaning] ?? "1") : measures[measure].dimension,
        ],
      ),
      ...Object.keys(view.constants).map((symbol): [string, string] => [
        symbol,
        constants[symbol as keyof typeof constants].dimension,
      ]),
    ]);
    for (const [symbol, value] of Object.entries({ ...values, ...constantsOf(view) }))
      scaled[symbol] = value * scaleOf(dimensions.get(symbol) ?? "");
    const [left, right] = [evaluate(view.left, scaled), evaluate(view.right, scaled)];
    const size = Math.max(sizeOf(view.left, scaled), sizeOf(view.right, scaled));
    expect(Math.abs(left - right), `${left} and ${right}`).toBeLessThanOrEqual(1e-9 * size);
  });

  it("says where it holds, where it is from and why there is no solution", () => {
    const declared = formulas.find((each) => each.id === id);
    expect(declared?.limits.length).toBeGreaterThan(0);
    for (const text of [...(declared?.limits ?? []), ...Object.values(declared?.impossible ?? {})])
      expect(text).toMatch(/^[\p{Lu}\d].*[.…]$/u);
    for (const symbol of Object.keys(declared?.impossible ?? {}))
      expect(Object.keys(view.variables)).toContain(symbol);
    for (const related of declared?.related ?? [])
      expect(
        formulas.some((each) => each.id === related),
        related,
      ).toBe(true);
    expect(declared?.source[1]).toMatch(/^\d+(?:\.\d+)? /);
  });
});

/** Dimensions of plain numbers that have their unit in their name. */
const EMPIRICAL: Readonly<Record<string, string>> = {
  "attraction a, in Pa·m⁶/mol²": "kg m5 s-2 mol-2",
  "volume of the molecules b, in m³/mol": "m3 mol-1",
  "damping constant, in kg/s": "kg s-1",
};

const SCALES: Readonly<Record<string, number>> = { kg: 3, m: 7, s: 11, K: 13, A: 17, mol: 19 };

function scaleOf(dimension: string): number {
  if (dimension === "1") return 1;
  return dimension.split(" ").reduce((product, part) => {
    const [, unit = "", power = "1"] = /^([A-Za-z]+)(-?\d+)?$/.exec(part) ?? [];
    const scale = SCALES[unit];
    if (scale === undefined) throw new RangeError(`${dimension} is no dimension`);
    return product * scale ** Number(power);
  }, 1);
}

function sizeOf(side: Parameters<typeof evaluate>[0], values: Values): number {
  return typeof side === "object" && (side.op === "add" || side.op === "subtract")
    ? Math.max(...side.of.map((part) => sizeOf(part, values)))
    : Math.abs(evaluate(side, values));
}

test("there are formulas in every group", () => {
  for (const group of Object.keys(groups)) expect(formulas.some((each) => each.group === group)).toBe(true);
  expect(formulas.length).toBeGreaterThanOrEqual(80);
  expect(new Set(formulas.map(({ title }) => title)).size).toBe(formulas.length);
});

describe("forms that keep their digits", () => {
  const solvedFor = (id: string, unknown: string, values: Values): number => {
    const view = physicsView(id);
    if (!view) throw new RangeError(id);
    const result = resultOf(view, unknown, values);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.value[0]?.value ?? Number.NaN;
  };

  // (1/√(1 − v²/c²) − 1) m c² with mpmath at 40 digits, for 1 kg.
  it.each([
    [1, 0.5],
    [1000, 500000.00000417244],
    [3e5, 45000033796.77366],
    [1e8, 5460117501784979],
  ])("relativistic kinetic energy of 1 kg at %d m/s is %d J, and back", (v, energy) => {
    expect(solvedFor("relativistic-kinetic-energy", "E", { m: 1, v }) / energy).toBeCloseTo(1, 13);
    expect(solvedFor("relativistic-kinetic-energy", "v", { m: 1, E: energy }) / v).toBeCloseTo(1, 13);
    expect(solvedFor("relativistic-kinetic-energy", "m", { v, E: energy })).toBeCloseTo(1, 13);
  });

  it("the Compton shift at a small angle is h θ² / (2 m c)", () => {
    // CODATA 2022’s Compton wavelength, 2.42631023538e-12 m, times θ²/2 (the next term is 1e-13 of it).
    expect(solvedFor("compton", "dlambda", { theta: 1e-6 }) / (2.42631023538e-12 * 5e-13)).toBeCloseTo(1, 9);
  });
});

test("standard gravity is exactly 9.80665 m/s² in both systems of units", () => {
  for (const { id, variables } of formulas) {
    if (!variables.g?.usual) continue;
    const view = physicsView(id);
    if (!view) throw new RangeError(id);
    for (const system of ["si", "us"] as const)
      expect(startOf(view, system).inputValues.g ?? 9.80665, id).toBe(9.80665);
  }
});

describe("what has no real solution", () => {
  it.each([
    ["snell", "theta_2", { n_1: 1.5, n_2: 1, theta_1: 1.4 }, "Total internal reflection"],
    ["velocity-displacement", "v", { v_0: 5, a: -2, s: 100 }, "stops before"],
    ["projectile-range", "theta", { R: 100, v: 20, h: 0, g: 9.81 }, "beyond the greatest"],
    ["thin-lens", "d_i", { d_o: 0.1, f: 0.1 }, "at infinity"],
    ["photoelectric-effect", "K", { f: 1e14, phi: 4e-19 }, "no electron leaves"],
    ["incline-acceleration", "a", { theta: 0.1, mu: 0.5, g: 9.81 }, "Friction is stronger"],
    ["rc-charging", "t", { v: 13, V: 12, R: 1000, C: 1e-4 }, "never reaches"],
    ["ohms-law", "R", { V: 12, I: 0 }, "No real resistance"],
    ["diffraction-grating", "m", { d: 2e-6, theta: 0.5, lambda: 5e-7 }, "whole number"],
  ])("%s says why for %s", (id, unknown, values, part) => {
    const view = physicsView(id);
    if (!view) throw new RangeError(id);
    const result = resultOf(view, unknown, values);
    if (result.ok) throw new Error(JSON.stringify(result.value));
    expect(JSON.stringify(result.problems)).toContain(part);
  });
});

describe("the search", () => {
  const entries = formulaIndex();
  it.each([
    ["pendulum", "pendulum"],
    ["what has mass and velocity", "momentum"],
    ["ohm", "ohms-law"],
    ["E=mc", "mass-energy"],
    ["half-life", "decay-constant"],
    ["snell's law", "snell"],
  ])("%s finds %s", (text, id) => {
    expect(findFormulas(entries, text).map((each) => each.id)).toContain(id);
  });

  it.each([
    ["v = u + at", "velocity-acceleration"],
    ["v=u+at", "velocity-acceleration"],
    ["v = v0 + a*t", "velocity-acceleration"],
    ["s = ut + 1/2 at^2", "displacement-acceleration"],
    ["v^2 = u^2 + 2as", "velocity-displacement"],
    ["F = ma", "newton-second-law"],
    ["PV = nRT", "ideal-gas"],
    ["KE = 1/2 mv^2", "kinetic-energy"],
    ["F = G m1 m2 / r^2", "gravitation"],
    ["F = GMm/r²", "gravitation"],
    ["E = mc²", "mass-energy"],
    ["λ = h/mv", "de-broglie"],
    ["young modulus", "youngs-modulus"],
    ["Young's modulus", "youngs-modulus"],
  ])("%s finds %s first", (text, id) => {
    expect(findFormulas(entries, text)[0]?.id).toBe(id);
  });

  it("finds every formula by each of its spellings", () => {
    for (const { id, spellings = [] } of formulas)
      for (const text of spellings)
        expect(
          findFormulas(entries, text).map((each) => each.id),
          text,
        ).toContain(id);
  });

  it("stands hostile texts", () => {
    for (const text of ["", " ", "__proto__", "(".repeat(5000), "\u0000", "zzzzqqq"])
      expect(findFormulas(entries, text)).toEqual([]);
  });
});
