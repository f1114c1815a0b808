import { describe, expect, it } from "vitest";
import * as R from "../../lib/units/rational.ts";
import { propertyTitles } from "../../lib/verification/property-tests.ts";
import { checkDigits, checkNumber, checkText } from "../../lib/verification/verified-case.ts";

const digitsOf = (printed: string, computed: string, digits?: number) =>
  checkDigits("result", printed, R.parseRatio(computed), digits);

describe("digits as printed", () => {
  it.each([
    ["0.3048006", "1200/3937", true, "0.304800609601219"],
    ["0.3048007", "1200/3937", false, "0.304800609601219"],
    ["5.029210", "5.02921", true, "5.02921"],
    ["1.0e3", "1000", true, "1000"],
    ["1.234e-9", "0.0000000012344", true, "1.2344e-9"],
    ["-40", "-40", true, "-40"],
    ["0", "0", true, "0"],
    ["0", "0.0000001", false, "1e-7"],
    ["123456789012345678901", "123456789012345678901", true, "123456789012345678901"],
  ])("%s of %s", (printed, computed, isRight, text) => {
    expect(digitsOf(printed, computed)).toMatchObject({ passes: isRight, computed: text });
  });

  it("are compared to fewer digits on request", () => {
    expect(digitsOf("3.14159", "3.1415", 4).passes).toBe(true);
    expect(digitsOf("3.14159", "3.1415").passes).toBe(false);
  });
});

describe("numbers with a tolerance", () => {
  it.each([
    [100, 100.0000001, true],
    [100, 100.000001, false],
    [0, 1e-22, true],
    [0, 1e-20, false],
    [100, Number.NaN, false],
    [100, "100", false],
    [100, undefined, false],
  ])("%s against %s", (expected, computed, isRight) => {
    expect(checkNumber("x", expected, computed, 1e-9).passes).toBe(isRight);
  });
});

it("texts are equal or wrong", () => {
  expect(checkText("x", "4 years", "4 years").passes).toBe(true);
  expect(checkText("x", "4", 4)).toMatchObject({ passes: false, computed: 4 });
});

it("titles of property tests are those of tests that draw their inputs", () => {
  const source = `
    it("adds", () => expect(1 + 1).toBe(2));
    it("commutes", () => { fc.assert(fc.property(fc.integer(), (a) => a + 1 === 1 + a)); });
    test.each([1])("of %d", () => {});
  `;
  expect(propertyTitles(source)).toEqual(["commutes"]);
});
