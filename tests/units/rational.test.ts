import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as R from "../../lib/units/rational.ts";

const big = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const ratio = fc.tuple(big, fc.bigInt({ min: 1n, max: 10n ** 30n })).map(([n, d]) => R.rational(n, d));
const equal = (a: R.Rational, b: R.Rational): boolean => a.n === b.n && a.d === b.d;

describe("a rational", () => {
  it("is kept in lowest terms with the sign above the line", () => {
    expect(R.rational(6n, -4n)).toEqual({ n: -3n, d: 2n });
    expect(R.rational(0n, -7n)).toEqual({ n: 0n, d: 1n });
    expect(() => R.rational(1n, 0n)).toThrow(RangeError);
  });

  it("adds, subtracts, multiplies and divides as fractions do", () => {
    const third = R.rational(1n, 3n);
    const sixth = R.rational(1n, 6n);
    expect(R.add(third, sixth)).toEqual({ n: 1n, d: 2n });
    expect(R.subtract(sixth, third)).toEqual({ n: -1n, d: 6n });
    expect(R.multiply(third, sixth)).toEqual({ n: 1n, d: 18n });
    expect(R.divide(third, sixth)).toEqual({ n: 2n, d: 1n });
    expect(R.power(R.rational(-2n, 3n), 3)).toEqual({ n: -8n, d: 27n });
    expect(R.power(R.rational(-2n, 3n), -3)).toEqual({ n: -27n, d: 8n });
    expect(() => R.power(R.ZERO, -1)).toThrow(RangeError);
  });

  it("obeys the laws of a field and of order", () => {
    fc.assert(
      fc.property(ratio, ratio, ratio, (a, b, c) => {
        expect(equal(R.subtract(R.add(a, b), b), a)).toBe(true);
        expect(equal(R.multiply(a, R.add(b, c)), R.add(R.multiply(a, b), R.multiply(a, c)))).toBe(true);
        if (!R.isZero(b)) expect(equal(R.multiply(R.divide(a, b), b), a)).toBe(true);
        expect(Math.sign(R.compare(a, b))).toBe(-Math.sign(R.compare(b, a)) || 0);
        expect(R.compare(R.add(a, R.ONE), a)).toBeGreaterThan(0);
      }),
    );
  });
});

describe("decimal texts", () => {
  it.each([
    ["12", 12n, 1n],
    ["-0.3048", -381n, 1250n],
    [".5", 1n, 2n],
    ["5.", 5n, 1n],
    ["+1e3", 1000n, 1n],
    ["6.02214076E23", 602214076000000000000000n, 1n],
    ["25e-4", 1n, 400n],
  ])("%s is read exactly", (text, n, d) => {
    expect(R.parseDecimal(text)).toEqual({ n, d });
  });

  it.each([
    "",
    ".",
    "-",
    "1,5",
    "1e",
    "e5",
    "0x10",
    "1_000",
    "Infinity",
    "NaN",
    " 1",
    "1e401",
    "1e-401",
    "--1",
  ])("%j is not a number here", (text) => expect(R.parseDecimal(text)).toBeUndefined());

  it("reads and writes ratios", () => {
    expect(R.parseRatio("101325/760")).toEqual({ n: 20265n, d: 152n });
    expect(R.ratioText(R.parseRatio("0.1/0.4"))).toBe("1/4");
    for (const text of ["", "1/", "/2", "a", "1/b"]) expect(() => R.parseRatio(text)).toThrow(SyntaxError);
    expect(() => R.parseRatio("1/0")).toThrow(RangeError);
    fc.assert(
      fc.property(ratio, (a) => {
        expect(R.parseRatio(R.ratioText(a))).toEqual(a);
      }),
    );
  });
});

describe("doubles", () => {
  it("come back from the rational they became", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(R.toNumber(R.fromNumber(x))).toBe(x === 0 ? 0 : x);
      }),
    );
  });

  it("come back where one place of 2^-1074 is half of their last one", () => {
    expect(R.toNumber(R.fromNumber(5.648327112866836e-308))).toBe(5.648327112866836e-308);
  });

  it("refuse what is no number, and end in infinity and zero beyond their range", () => {
    for (const x of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => R.fromNumber(x)).toThrow(RangeError);
    expect(R.toNumber(R.parseRatio("-1e400"))).toBe(Number.NEGATIVE_INFINITY);
    expect(R.toNumber(R.parseRatio("1e-400"))).toBe(0);
  });

  it("are the nearest ones: JavaScript's own reading of the decimal agrees", () => {
    const decimal = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.integer({ min: -300, max: 280 }));
    fc.assert(
      fc.property(decimal, ([digits, exponent]) => {
        const text = `${digits}e${exponent}`;
        expect(R.toNumber(R.parseRatio(text))).toBe(Number(text));
      }),
    );
  });
});

describe("significant digits", () => {
  it.each([
    ["2/3", 3, "667", -1],
    ["999.96", 4, "1000", 3],
    ["0.00099996", 4, "1000", -3],
    ["25", 1, "3", 1],
    ["-25", 1, "3", 1],
    ["0.25", 1, "3", -1],
    ["1", 3, "100", 0],
  ])("%s to %i digits", (text, significant, digits, exponent) => {
    expect(R.significantDigits(R.parseRatio(text), significant)).toMatchObject({ digits, exponent });
  });

  it("agree with toPrecision where that is exact: on integers within its range", () => {
    const integer = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(integer, fc.integer({ min: 1, max: 21 }), (n, precision) => {
        const [mantissa = "", exponent] = n.toExponential(Math.max(precision - 1, 0)).split("e");
        const { digits, exponent: ours } = R.significantDigits(R.rational(BigInt(n)), precision);
        expect(`${digits} ${ours}`).toBe(`${mantissa.replace(".", "")} ${Number(exponent)}`);
      }),
    );
  });
});
