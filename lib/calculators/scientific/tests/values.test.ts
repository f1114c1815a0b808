import { describe, expect, test } from "vitest";
import oracle from "@/tests/oracles/scientific.json" with { type: "json" };
import { unwrapResult } from "../../../core/result/input-error.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { evaluateExpression } from "../expression/evaluate.ts";
import { significant } from "../expression/format.ts";
import { functions } from "../expression/functions.ts";

interface OracleRecord {
  expression: string;
  angle: AngleUnit;
  expected: string;
  origin: string;
}

const records = oracle as OracleRecord[];
const published = records.filter(({ origin }) => !origin.startsWith("mpmath"));
const computed = records.filter(({ origin }) => origin.startsWith("mpmath"));

const valueFor = ({ expression, angle }: OracleRecord): number => {
  return unwrapResult(evaluateExpression(expression, { angle }));
};

test("the table has every function", () => {
  const texts = records.map(({ expression }) => expression);
  const missing = [...functions.keys()].filter(
    (name) => !texts.some((text) => text.includes(name === "fact" ? "!" : `${name}(`)),
  );
  expect(missing).toEqual([]);
});

describe("published values, to every printed digit", () => {
  test.each(published)("$expression = $expected ($origin)", (record) => {
    const digits = record.expected.replace(/e.*|^-|\./g, "").replace(/^0+/, "").length;
    expect(Number(valueFor(record).toPrecision(digits))).toBe(Number(record.expected));
  });
});

describe("values computed with 40 digits, to 14 significant ones", () => {
  test.each(computed)("$expression ($angle) = $expected", (record) => {
    const expected = Number(record.expected);
    const value = valueFor(record);
    if (expected === 0) expect(value).toBe(0);
    else expect(Math.abs(value / expected - 1)).toBeLessThan(1e-14);
  });
});

describe("results that are exact show no trace of doubles", () => {
  test.each(computed.filter(({ expected }) => /^-?\d{1,9}\.\d{1,5}$/.test(expected)))(
    "$expression ($angle) is $expected",
    (record) => {
      expect(significant(valueFor(record))).toBe(Number(record.expected));
    },
  );
});
