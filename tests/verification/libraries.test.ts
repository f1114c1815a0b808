import { describe, expect, it } from "vitest";
import * as R from "../../lib/units/rational.ts";
import { readLibraryFigures } from "../../lib/verification/library-figures.ts";
import { gradeAnswer } from "../../scripts/verify/classify.ts";
import { compareConversions, compareExpressions, LIBRARIES } from "../../scripts/verify/compare.ts";
import { libraryVersions } from "../../scripts/verify/versions.ts";

const WRITE = "npm run verify -- --write";

describe("the figures of libraries", () => {
  const figures = readLibraryFigures();

  it("are those of the pinned versions", () => {
    expect(figures.versions, WRITE).toEqual(libraryVersions(LIBRARIES));
  });

  it("have our current results first", async () => {
    const [conversions] = await compareConversions([]);
    const [expressions] = await compareExpressions([]);
    expect(figures.conversions[0], WRITE).toEqual(conversions);
    expect(figures.expressions[0], WRITE).toEqual(expressions);
  });

  it("have the current results of a library", async () => {
    const [, row] = await compareConversions(["convert"]);
    expect(figures.conversions).toContainEqual(row);
  });

  it("are of the same cases in every row", () => {
    for (const rows of [figures.conversions, figures.expressions]) {
      const totals = rows.map(
        (row) => row.allDigits + row.tenDigits + row.wrong + row.refused + row.unsupported,
      );
      expect(new Set(totals).size).toBe(1);
      expect(rows.length).toBeGreaterThan(3);
    }
  });
});

describe("a grade", () => {
  const grade = (text: string, expected: string, reliable = 30) =>
    gradeAnswer({ text }, R.parseDecimal(expected) ?? R.ZERO, reliable);

  it.each([
    ["0.3048", "0.304800000000000", 15, "allDigits"],
    ["0.30000000000000004", "0.3", 30, "tenDigits"],
    ["0.3048006", "0.304800609601219", 15, "wrong"],
    ["0.30480061", "0.3048006", 7, "allDigits"],
    ["0.453592", "0.45359237", 15, "wrong"],
    ["5.55e-17", "0", 1, "wrong"],
    ["0", "0", 1, "allDigits"],
    ["1e+21", "1e21", 30, "allDigits"],
    ["NaN", "1", 1, "refused"],
  ])("of %s for %s with %i digits is %s", (text, expected, reliable, name) => {
    expect(grade(text, expected, reliable)).toBe(name);
  });

  it("of no answer is that", () => {
    expect(gradeAnswer("unsupported", R.ONE, 1)).toBe("unsupported");
    expect(gradeAnswer("refused", R.ONE, 1)).toBe("refused");
  });
});
