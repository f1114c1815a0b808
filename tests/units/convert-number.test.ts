import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import type { CompiledConverter } from "../../lib/units/compile.ts";
import { type Conversion, convert, isRational } from "../../lib/units/convert.ts";
import { convertNumber, numberConverter } from "../../lib/units/convert-number.ts";
import * as R from "../../lib/units/rational.ts";

function compiled(slug: string): CompiledConverter {
  const converter = findConverter(slug);
  if (!converter) throw new Error(`No converter ${slug}`);
  return compiledConverter(converter);
}
const length = compiled("length");
const temperature = compiled("temperature");
const mass = compiled("mass");

/** Doubles next to a positive or negative one, by their bits. */
function neighbours(x: number): [number, number] {
  const view = new DataView(new ArrayBuffer(8));
  const step = (by: bigint): number => {
    view.setFloat64(0, Math.abs(x));
    view.setBigInt64(0, view.getBigInt64(0) + by);
    return Math.sign(x) * view.getFloat64(0);
  };
  return [step(-1n), step(1n)];
}

/** The exact value of a double's bits, without the code under test. */
function exactBits(x: number): R.Rational {
  let [n, d] = [x, 1n];
  while (!Number.isInteger(n)) [n, d] = [n * 2, d * 2n];
  return R.rational(BigInt(n), d);
}

const distance = (a: R.Rational, b: R.Rational): R.Rational => {
  const difference = R.subtract(a, b);
  return difference.n < 0n ? R.negate(difference) : difference;
};

/** No double is nearer to the exact value. */
function expectNearest(result: number, exact: R.Rational): void {
  expect(Number.isFinite(result)).toBe(true);
  expect(Math.sign(result)).toBe(Number(exact.n > 0n) - Number(exact.n < 0n));
  if (result === 0) return;
  const error = distance(exactBits(result), exact);
  for (const other of neighbours(result)) {
    expect(R.compare(error, distance(exactBits(other), exact))).toBeLessThanOrEqual(0);
  }
}

function expectAgreement(result: number, exact: Conversion): void {
  if (!exact.ok) expect(result).toBeNaN();
  else if (isRational(exact.value)) expectNearest(result, exact.value);
  else throw new Error("A rational was expected");
}

describe("converting a number by unit names", () => {
  // Expected: the exact product by the definitions (1 ft = 0.3048 m, 1 lb = 0.45359237 kg, °F = °C × 9/5 + 32).
  it.each([
    [length, 1, "kilometer", "nanometer", 1e12],
    [length, 0.1, "yard", "foot", 0.3],
    [length, 1.1, "foot", "inch", 13.2],
    [length, 5, "foot", "meter", 1.524],
    [length, 1e23, "nanometer", "kilometer", 1e11],
    [length, 1e-9, "kilometer", "nanometer", 1000],
    [length, -2.5, "inch", "millimeter", -63.5],
    [length, 7, "meter", "meter", 7],
    [mass, 2.2, "pound", "kilogram", 0.997903214],
    [mass, 0, "pound", "kilogram", 0],
    [temperature, 37, "celsius", "fahrenheit", 98.6],
    [temperature, 98.6, "fahrenheit", "celsius", 37],
    [temperature, 32, "fahrenheit", "celsius", 0],
    [temperature, -40, "celsius", "fahrenheit", -40],
    [temperature, -273.15, "celsius", "kelvin", 0],
  ])("%#: %d", (converter, value, from, to, expected) => {
    expect(convertNumber(converter, value, from, to)).toBe(expected);
    expect(numberConverter(converter, from, to)(value)).toBe(expected);
  });

  it("gives NaN for what has no counterpart", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(convertNumber(length, value, "foot", "meter")).toBeNaN();
    }
    expect(convertNumber(temperature, -273.16, "celsius", "fahrenheit")).toBeNaN();
    expect(convertNumber(mass, -1, "pound", "kilogram")).toBeNaN();
  });

  it("ends in infinity and zero beyond the range of doubles", () => {
    expect(convertNumber(length, 1e300, "exameter", "attometer")).toBe(Number.POSITIVE_INFINITY);
    expect(convertNumber(length, 1e-300, "attometer", "exameter")).toBe(0);
  });

  it("refuses units that it does not know and those of other laws", () => {
    expect(() => convertNumber(length, 1, "foot", "furrow")).toThrow(TypeError);
    expect(() => convertNumber(compiled("fuel-economy"), 1, "mile-per-gallon-us", "liter-per-100km")).toThrow(
      TypeError,
    );
  });

  const pairs = converters.flatMap((declaration) => {
    const converter = compiledConverter(declaration);
    const plain = converter.units.filter(
      ({ law }) => law.kind === "affine" || (law.kind === "linear" && !law.scaledBy),
    );
    return plain.length < 2 ? [] : [{ converter, ids: plain.map(({ id }) => id) }];
  });
  const pair = fc.constantFrom(...pairs).chain(({ converter, ids }) =>
    fc.record({
      converter: fc.constant(converter),
      from: fc.constantFrom(...ids),
      to: fc.constantFrom(...ids),
    }),
  );
  const decimal = fc
    .tuple(
      fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
      fc.integer({ min: -25, max: 10 }),
    )
    .map(([digits, exponent]) => ({ text: `${digits}e${exponent}`, value: Number(`${digits}e${exponent}`) }));

  it("takes up to 15 digits as the decimal, and no double is nearer to the exact result", () => {
    fc.assert(
      fc.property(pair, decimal, ({ converter, from, to }, { text, value }) => {
        const result = convertNumber(converter, value, from, to);
        const exact = convert(converter, { value: R.parseRatio(text), from, to });
        expectAgreement(result, exact);
      }),
      { numRuns: 3000 },
    );
  });

  it("takes more digits as the bits that they are, and no double is nearer to the exact result", () => {
    const double = fc
      .double({ min: 1e-100, max: 1e100, noNaN: true })
      .filter((value) => value.toExponential().replace(/e.*|\D/g, "").length > 15);
    fc.assert(
      fc.property(pair, double, ({ converter, from, to }, value) => {
        const exact = convert(converter, { value: exactBits(value), from, to });
        expectAgreement(convertNumber(converter, value, from, to), exact);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("a rational's nearest double", () => {
  it("is the even one of two equally near, however many digits the tie has", () => {
    // 1 + 3/2^53 lies halfway between 1 + 1/2^52 and 1 + 2/2^52; the second has the even mantissa.
    expect(R.toNumber(R.rational(2n ** 53n + 3n, 2n ** 53n))).toBe(1 + 2 ** -51);
    expect(R.toNumber(R.rational(-(2n ** 53n) - 1n, 2n ** 53n))).toBe(-1);
  });

  it("is right at the ends of the range", () => {
    const tiny = R.rational(1n, 2n ** 1074n);
    expect(R.toNumber(tiny)).toBe(Number.MIN_VALUE);
    expect(R.toNumber(R.divide(tiny, R.rational(2n)))).toBe(0);
    expect(R.toNumber(R.multiply(tiny, R.rational(3n, 2n)))).toBe(2 * Number.MIN_VALUE);
    expect(R.toNumber(R.rational(2n ** 1024n - 2n ** 971n))).toBe(Number.MAX_VALUE);
    expect(R.toNumber(R.rational(2n ** 1024n - 2n ** 970n))).toBe(Number.POSITIVE_INFINITY);
  });
});
