import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as R from "../../lib/units/rational.ts";
import { readDecimal, readNumber, TOO_LARGE, ZERO_BELOW } from "../../lib/units/read-number.ts";

/** "value|length" as read from the start of a text, with "?" when it is marked ambiguous. */
function reading(text: string): string | undefined {
  const number = readNumber(text);
  if (!number?.ok) return number?.problems[0].message;
  return `${R.ratioText(number.value)}|${number.length}${number.ambiguous ? "?" : ""}`;
}

describe("a number at the start of a text", () => {
  it.each([
    ["1234.5", "2469/2|6"],
    ["1,234.5", "2469/2|7"],
    ["1 234.5", "2469/2|7"],
    ["1\u202f234,5", "2469/2|7"],
    ["1.234,5", "2469/2|7"],
    ["1'234.5 m", "2469/2|7?"],
    ["5'000", "5000|5?"],
    ["5'11", "5|1"],
    ["1.234.567", "1234567|9"],
    ["1,234,567", "1234567|9"],
    ["1,5", "3/2|3"],
    ["0,25", "1/4|4"],
    [".5", "1/2|2"],
    [",5", "1/2|2"],
    ["5.", "5|2"],
    ["1.234", "617/500|5"],
    ["0,001", "1/1000|5"],
    ["1234,567", "1234567/1000|8"],
    ["1e3", "1000|3"],
    ["1.5E-3 m", "3/2000|6"],
    ["1.5×10³", "1500|7"],
    ["1.5 × 10^-3", "3/2000|11"],
    ["2·10⁻² kg", "1/50|6"],
    ["3 x 10^6", "3000000|8"],
    ["3/4", "3/4|3"],
    ["3⁄4", "3/4|3"],
    ['11 3/8"', "91/8|6"],
    ["11-3/8", "91/8|6"],
    ["2½", "5/2|2"],
    ["2 ½ in", "5/2|3"],
    ["⅜", "3/8|1"],
    ["5'", "5|1"],
    ["12 awg", "12|2"],
    ["5ft", "5|1"],
  ])("%s is %s", (text, expected) => expect(reading(text)).toBe(expected));

  it("marks one comma before three figures, which may be a decimal or a thousands mark", () => {
    expect(reading("1,234")).toBe("1234|5?");
    expect(reading("12,345 m")).toBe("12345|6?");
    expect(reading("1,234.5")).toBe("2469/2|7");
    expect(reading("1,23")).toBe("123/100|4");
  });

  it.each(["", "m", "-1", "+1", "'5", "e5", ".", ",", "/2", "×10", "１２", "٣", "∞", "NaN", "Infinity"])(
    "there is none in %j",
    (text) => expect(readNumber(text)).toBeUndefined(),
  );

  it("answers a number that cannot be used with a sentence", () => {
    expect(readNumber("1/0")).toBe(ZERO_BELOW);
    expect(readNumber("2 3/00")).toBe(ZERO_BELOW);
    expect(readNumber("1e401")).toBe(TOO_LARGE);
    expect(readNumber(`1e${"9".repeat(50)}`)).toBe(TOO_LARGE);
    expect(readNumber("9".repeat(401))).toBe(TOO_LARGE);
    expect(readNumber(`1/${"9".repeat(401)}`)).toBe(TOO_LARGE);
    expect(readNumber("1 × 10⁹⁹⁹⁹")).toBe(TOO_LARGE);
  });
});

describe("any number", () => {
  const whole = fc.nat({ max: 999_999_999 });
  const grouped = (n: number, mark: string): string => String(n).replace(/\B(?=(\d{3})+$)/g, mark);

  it("means the same with its thousands marked by space or point, and with comma or point before decimals", () => {
    fc.assert(
      fc.property(whole, fc.nat({ max: 99 }), (n, cents) => {
        const fraction = String(cents).padStart(2, "0");
        const exact = R.ratioText(R.parseRatio(`${n}.${fraction}`));
        const texts = [
          `${n}.${fraction}`,
          `${n},${fraction}`,
          `${grouped(n, " ")}.${fraction}`,
          `${grouped(n, " ")},${fraction}`,
          `${grouped(n, "\u00a0")}.${fraction}`,
          `${grouped(n, ",")}.${fraction}`,
          `${grouped(n, ".")},${fraction}`,
        ];
        for (const text of texts)
          expect(`${text}: ${reading(text)}`).toBe(`${text}: ${exact}|${text.length}`);
      }),
    );
  });

  it("is read as JavaScript reads it, when JavaScript writes it", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (x) => {
        const number = readNumber(String(x));
        expect(number?.ok && R.toNumber(number.value)).toBe(x);
      }),
    );
  });

  it("takes no more characters than there are, and its digits are a plain decimal", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,eE+-/ ⁄½×10^⁻²\u00a0'") });
    fc.assert(
      fc.property(text, (t) => {
        const number = readNumber(t);
        if (number?.ok) {
          expect(number.length).toBeGreaterThan(0);
          expect(number.length).toBeLessThanOrEqual(t.length);
        }
        const decimal = readDecimal(t);
        if (decimal) expect(R.parseDecimal(decimal.digits)).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});
