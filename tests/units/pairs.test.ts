import { describe, expect, it } from "vitest";
import { converters } from "../../lib/catalog/converters.ts";
import { deriveRule } from "../../lib/faces/page/derived-rule.ts";
import { pairContext } from "../../lib/faces/page/pair-context.ts";
import { factorOf } from "../../lib/faces/page/pair-facts.ts";
import { defineTexts } from "../../lib/units/define-texts.ts";
import { formatInProse } from "../../lib/units/format.ts";
import * as R from "../../lib/units/rational.ts";
import { applyRule, parseRule } from "../../lib/units/rule-of-thumb.ts";

const applied = (rule: string, number: string): number =>
  R.toNumber(applyRule(parseRule(rule), R.parseRatio(number)));

describe("a rule of thumb", () => {
  it("applies its steps in order", () => {
    expect(applied("× 2, + 30", "20")).toBe(70);
    expect(applied("÷ 2, − 10%", "150")).toBe(67.5);
    expect(applied("235 ÷", "47")).toBe(5);
  });

  it("rejects anything else", () => {
    expect(() => parseRule("times 2")).toThrow(SyntaxError);
  });

  it("is derived within 5% of the factor, and only for a factor that is not easy itself", () => {
    expect(deriveRule(R.parseRatio("0.45359237"))).toBe("÷ 2, − 10%");
    expect(deriveRule(R.parseRatio("1.609344"))).toBe("× 8, ÷ 5");
    expect(deriveRule(R.parseRatio("60"))).toBeUndefined();
    expect(deriveRule(R.parseRatio("0.001"))).toBeUndefined();
  });
});

const MAX_RULE_ERROR = 0.06;

describe("the declared rule of thumb", () => {
  const rules = converters.flatMap((converter) =>
    converter.pairs.flatMap((pair) =>
      pair.rule ? [{ converter, pair, rule: pair.rule, slug: pair.slug }] : [],
    ),
  );

  it.each(rules)("of $slug is near the factor", async ({ converter, pair, rule }) => {
    const factor = factorOf(await pairContext(converter, pair));
    const error = factor ? applied(rule, "1") / R.toNumber(factor) - 1 : 0;
    expect(Math.abs(error)).toBeLessThan(MAX_RULE_ERROR);
  });
});

describe("the questions of a converter", () => {
  const declared = ["a", "b", "c", "d"].map((slug) => ({ slug, from: "meter", to: "foot" }));
  const define = (pairs: readonly string[], general?: true) =>
    defineTexts({
      pairs: declared,
      faq: [{ q: "Why?", a: "Because.", pairs, ...(general && { general }) }],
    });

  it("name only pairs that it has", () => {
    expect(() => define(["e"])).toThrow("no pair e for “Why?”");
  });

  it("are on at most three pages", () => {
    expect(() => define(["a", "b", "c"])).not.toThrow();
    expect(() => define(["a", "b", "c"], true)).toThrow("more than 3 pages");
    expect(() => define(["a", "b", "c", "d"])).toThrow("more than 3 pages");
  });
});

describe("a number in a sentence", () => {
  it.each([
    ["2.206322334", "2.206"],
    ["101325", "101,325"],
    ["0.45359237", "0.4536"],
  ])("%s is printed as %s", (number, text) => {
    expect(formatInProse(R.parseRatio(number))).toBe(text);
  });

  it("leaves a number in another base as it is", () => {
    expect(formatInProse("11111110001")).toBe("11111110001");
  });
});
