import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import { firstProblem } from "../../lib/core/result/result.ts";
import { convert } from "../../lib/units/convert.ts";
import { displayText, superscript } from "../../lib/units/figures.ts";
import { formatAmount, formatConverted } from "../../lib/units/format.ts";
import * as R from "../../lib/units/rational.ts";

const format = (text: string, digits?: Parameters<typeof formatAmount>[1]) =>
  formatAmount(R.parseRatio(text), digits);

describe("ten significant digits by default", () => {
  it.each([
    ["1/3", "0.3333333333"],
    ["2/3", "0.6666666667"],
    ["1250/381", "3.280839895"],
    ["1000000000000", "1000000000000"],
    ["12345678901234", "12345678900000"],
    ["0.1", "0.1"],
    ["-5/2", "-2.5"],
    ["0.00000012345678905", "0.0000001234567891"],
    ["0.000000012345678901", "1.23456789e-8"],
    ["1e16", "1e16"],
    ["9999999999999999", "1e16"],
    ["9999.99999996", "10000"],
    ["1e-300", "1e-300"],
    ["0", "0"],
  ])("%s prints %s", (ratio, plain) => expect(format(ratio).plain).toBe(plain));

  it("rounds half away from zero", () => {
    expect(format("2.5", { decimals: 0 }).plain).toBe("3");
    expect(format("-2.5", { decimals: 0 }).plain).toBe("-3");
    expect(format("1.005", { decimals: 2 }).plain).toBe("1.01");
    expect(format("0.12345678905").plain).toBe("0.1234567891");
    expect(format("-0.12345678905").plain).toBe("-0.1234567891");
  });

  it("says whether rounding changed the number", () => {
    expect(format("1/3").rounded).toBe(true);
    expect(format("0.3048").rounded).toBe(false);
  });
});

describe("conversions without float noise", () => {
  const length = compiledConverter(findConverter("length") as never);
  const plain = (value: string, from: string, to: string): string => {
    const result = convert(length, { value: R.parseRatio(value), from, to });
    return result.ok ? formatConverted(result.value).plain : firstProblem(result).message;
  };

  it("prints a kilometer as a trillion nanometers, not 999999999999.9998", () => {
    expect(plain("1", "kilometer", "nanometer")).toBe("1000000000000");
    expect(plain("0.1", "meter", "centimeter")).toBe("10");
    expect(plain("3", "foot", "inch")).toBe("36");
    expect(plain("1", "inch", "meter")).toBe("0.0254");
  });

  it("never shows a tiny length as 0", () => {
    expect(plain("1", "nanometer", "exameter")).toBe("1e-27");
  });
});

describe("the digits control", () => {
  const value = "1234.5678901234567890";

  it.each([
    [2, "1200"],
    [3, "1230"],
    [6, "1234.57"],
    [10, "1234.56789"],
    [15, "1234.56789012346"],
  ])("%i significant digits", (significant, plain) => {
    expect(format(value, { significant }).plain).toBe(plain);
  });

  it.each([
    [0, "1235"],
    [1, "1234.6"],
    [5, "1234.56789"],
    [15, "1234.567890123456789"],
  ])("%i decimals", (decimals, plain) => expect(format(value, { decimals }).plain).toBe(plain));

  it("shows a number that the decimals would make 0 with that many significant digits", () => {
    expect(format("0.0000001234567", { decimals: 5 }).plain).toBe("0.00000012346");
    expect(format("-1e-20", { decimals: 2 }).plain).toBe("-1e-20");
    expect(format("1/7000", { decimals: 0 }).plain).toBe("0.0001");
    expect(format("0", { decimals: 5 }).plain).toBe("0");
  });

  it("shows no more of a double than its fifteen certain digits, whatever the decimals", () => {
    // 1.1 + 2.2 is 3.3000000000000003 in doubles, 4.35 × 100 is 434.99999999999994.
    expect(formatAmount(1.1 + 2.2, { decimals: 15 }).plain).toBe("3.3");
    expect(formatAmount(4.35 * 100, { decimals: 15 }).plain).toBe("435");
    expect(formatAmount(0.1 + 0.2, { significant: 15 }).plain).toBe("0.3");
  });
});

describe("reading and copying", () => {
  it("groups the display with commas, a true minus and a power of ten, and keeps the copy plain", () => {
    expect(format("-1234567.25")).toMatchObject({ display: "−1,234,567.25", plain: "-1234567.25" });
    expect(format("12345.12345")).toMatchObject({ display: "12,345.12345", plain: "12345.12345" });
    expect(format("-1.5e-9")).toMatchObject({ display: "−1.5 × 10⁻⁹", plain: "-1.5e-9" });
    expect(format("6.02214076e23")).toMatchObject({ display: "6.02214076 × 10²³", plain: "6.02214076e23" });
    expect(displayText("999")).toBe("999");
    expect(superscript(-120)).toBe("⁻¹²⁰");
  });

  it("leaves texts alone", () => {
    expect(formatConverted("4/0")).toEqual({ display: "4/0", plain: "4/0", rounded: false });
  });

  it("copies what JavaScript reads as the rounded number, never 0 for another, never with trailing zeros", () => {
    const digits = fc.oneof(
      fc.integer({ min: 2, max: 15 }).map((significant) => ({ significant })),
      fc.integer({ min: 0, max: 15 }).map((decimals) => ({ decimals })),
    );
    const amount = fc.tuple(
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
      fc.bigInt({ min: 1n, max: 10n ** 25n }),
    );
    fc.assert(
      fc.property(amount, digits, ([n, d], choice) => {
        const exact = R.rational(n, d);
        const { plain, display } = formatAmount(exact, choice);
        expect(plain).toMatch(/^-?\d+(\.\d*[1-9])?(e-?\d+)?$/);
        expect(plain === "0").toBe(n === 0n);
        expect(display.replaceAll(",", "").replace("−", "-").split(" ")[0]).toBe(plain.split("e")[0]);
        const size = R.toNumber(exact);
        const step =
          "decimals" in choice && Math.abs(size) > 0.5 * 10 ** -choice.decimals
            ? 10 ** -choice.decimals
            : Math.abs(size) *
              10 ** (1 - ("decimals" in choice ? Math.max(choice.decimals, 1) : choice.significant));
        expect(Math.abs(Number(plain) - size)).toBeLessThanOrEqual(
          0.5 * step * 1.0000001 + Math.abs(size) * 1e-15,
        );
      }),
    );
  });
});
