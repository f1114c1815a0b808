import { describe, expect, it } from "vitest";
import { compiledConverter, converters } from "../../lib/catalog/converters.ts";
import { measurement } from "../../lib/core/sources/register.ts";
import { compileConverter } from "../../lib/units/compile.ts";
import { definitions, resolveDefinition } from "../../lib/units/definitions/resolve.ts";
import { evaluate } from "../../lib/units/expression.ts";
import { dimensionText, type Factor, factorText, factorValue, parseFactor } from "../../lib/units/factor.ts";
import type { UnitDeclaration } from "../../lib/units/quantity.ts";
import * as R from "../../lib/units/rational.ts";
import { madeUp } from "./sample-converter.ts";

const codes = Object.keys(measurement);
/** True if a citation such as "SP811 B.8" begins with the code of a source. */
const cites = (citation: string): boolean =>
  codes.some((code) => citation === code || citation.startsWith(`${code} `));

describe("the named definitions", () => {
  it("all resolve, and each names a source that is listed", () => {
    for (const [name, { source }] of definitions) {
      expect(() => resolveDefinition(name), name).not.toThrow();
      expect(cites(source), `${name}: ${source}`).toBe(true);
    }
  });

  it("say that they are measured exactly where a measured number stands in them", () => {
    for (const [name, { value, measured }] of definitions) {
      if (value === null) continue;
      const rests = evaluate(value, resolveDefinition).measured;
      if (rests) expect(resolveDefinition(name).measured, name).toBe(true);
      if (!measured) expect(resolveDefinition(name).measured, name).toBe(rests);
    }
  });

  it("come to the digits that the SI Brochure and CODATA print", () => {
    const digits = (name: string, significant: number): string =>
      R.decimalText(factorValue(resolveDefinition(name)), significant);
    // Base units are g, m, s, A, K, mol and cd: energies carry a factor 1000 for the gram.
    expect(digits("c", 9)).toBe("2.99792458e8");
    expect(digits("gasConstant", 10)).toBe("8.314462618e3");
    expect(digits("faraday", 10)).toBe("9.648533212e4");
    expect(digits("hbar", 10)).toBe("1.054571818e-31");
    expect(digits("atm", 6)).toBe("1.01325e8");
    expect(digits("BtuIT", 13)).toBe("1.055055852620e6");
    expect(digits("lbf", 13)).toBe("4.448221615261e3");
    expect(digits("hp", 8)).toBe("7.4569987e5");
    expect(digits("ly", 16)).toBe("9.460730472580800e15");
    expect(digits("pc", 10)).toBe("3.085677581e16");
  });
});

describe.each(converters)("$slug", (declaration) => {
  const units = declaration.groups.flatMap((group) => group.units);
  const resolve = (name: string): Factor => {
    if (!name.startsWith("[")) return resolveDefinition(name);
    const other = units.find(({ id }) => `[${id}]` === name);
    return evaluate(other?.factor ?? "", resolve);
  };
  const relationOf = (unit: UnitDeclaration): string | undefined => {
    if (unit.factor !== undefined) return unit.factor;
    const law = unit.law;
    if (law?.kind === "linear" || law?.kind === "affine") return law.factor;
    return law?.kind === "reciprocal"
      ? law.numerator
      : law?.kind === "logarithmic"
        ? law.reference
        : undefined;
  };

  it("cites a listed source for every group", () => {
    expect(declaration.groups.length).toBeGreaterThan(0);
    for (const { name, source } of declaration.groups) {
      const citations = source.split(";").map((citation) => citation.trim());
      for (const citation of citations)
        expect(
          cites(citation),
          `${name}: “${citation}” begins with no id of lib/core/sources/documents/measurement/*.json`,
        ).toBe(true);
    }
  });

  it("has factors that are their defining relations, worked out here a second time", () => {
    const base = evaluate(declaration.baseFactor, resolve);
    const compiled = compiledConverter(declaration);
    let checked = 0;
    for (const unit of units) {
      const relation = relationOf(unit);
      const law = compiled.units.find(({ id }) => id === unit.id)?.law;
      if (relation === undefined) {
        expect(law?.kind).toBe("function");
        continue;
      }
      const factor = evaluate(relation, resolve);
      const expected = factorText({ ratio: R.divide(factor.ratio, base.ratio), pi: factor.pi - base.pi });
      const ours =
        law &&
        ("factor" in law
          ? law.factor
          : "numerator" in law
            ? law.numerator
            : "reference" in law
              ? law.reference
              : "");
      expect(`${unit.id}: ${ours}`).toBe(`${unit.id}: ${expected}`);
      expect(R.isZero(parseFactor(expected).ratio), unit.id).toBe(false);
      const scaled = unit.law !== undefined && "scaledBy" in unit.law && unit.law.scaledBy !== undefined;
      if (!scaled) expect(dimensionText(factor.dimension), unit.id).toBe(dimensionText(base.dimension));
      if (factor.measured) expect(unit.exactness, `${unit.id} rests on a measured constant`).toBe("measured");
      checked += 1;
    }
    const functions = compiled.units.filter(({ law }) => law.kind === "function").length;
    expect(checked).toBe(units.length - functions);
  });

  it("has parameters with defaults within their bounds and ids of their own", () => {
    for (const { id, default: value, min, max, fixed, presets } of declaration.parameters ?? []) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(["tool", "from", "to", "value", "digits"]).not.toContain(id);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      for (const preset of presets ?? [])
        expect(preset.value >= min && preset.value <= max, preset.label).toBe(true);
      if (fixed) expect(presets?.map((preset) => preset.value)).toContain(value);
    }
  });
});

describe("the compiler", () => {
  const broken = (unit: Partial<UnitDeclaration>) => () =>
    compileConverter(madeUp({ id: "x", name: "X", symbol: "x", ...unit }));

  it("refuses a wrong dimension, an exact unit on a measured constant, a unit without or with two laws", () => {
    expect(broken({ factor: "ft" })).not.toThrow();
    expect(broken({ factor: "s" })).toThrow(/dimension s, its base m/);
    expect(broken({ factor: "bohrRadius" })).toThrow(/measured/);
    expect(broken({ factor: "bohrRadius", exactness: "measured" })).not.toThrow();
    expect(broken({})).toThrow(/either a factor or a law/);
    expect(broken({ factor: "m", law: { kind: "function" } })).toThrow(/either a factor or a law/);
    expect(broken({ factor: "[y]" })).toThrow(/no linear unit/);
    expect(broken({ law: { kind: "linear", factor: "m", scaledBy: { z: 1 } } })).toThrow(/no parameter z/);
  });
});
