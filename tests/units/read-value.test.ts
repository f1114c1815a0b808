import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import { firstProblem } from "../../lib/core/result/result.ts";
import type { CompiledConverter } from "../../lib/units/compile.ts";
import { formatAmount } from "../../lib/units/format.ts";
import { readValue } from "../../lib/units/read-value.ts";
import { cpuClock } from "../cpu-clock.ts";

function converter(slug: string): CompiledConverter {
  const declaration = findConverter(slug);
  if (!declaration) throw new Error(`No converter ${slug}`);
  return compiledConverter(declaration);
}

/** The value read, to fifteen digits, or the sentence that refuses it. */
function read(slug: string, from: string, text: string): string {
  const reading = readValue(text, converter(slug), from);
  return reading.ok ? formatAmount(reading.value, { significant: 15 }).plain : firstProblem(reading).message;
}
const hint = (slug: string, from: string, text: string): string | undefined => {
  const reading = readValue(text, converter(slug), from);
  return reading.ok ? reading.reading : undefined;
};

/** Milliseconds of processor time, of the quickest of three runs. */
function quickest(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const taken = cpuClock();
    run();
    return taken();
  });
  return Math.min(...times);
}

describe("a value in a field", () => {
  // Expected values: worked out by hand from 1 in = 25.4 mm and 1 ft = 12 in.
  it.each([
    ["inch", "1,5", "1.5"],
    ["inch", "1e3", "1000"],
    ["inch", "3/4", "0.75"],
    ["inch", "-3/4", "-0.75"],
    ["inch", "−3/4", "-0.75"],
    ["inch", "11 3/8", "11.375"],
    ["inch", "11-3/8", "11.375"],
    ["inch", "2½", "2.5"],
    ["inch", "5' 11 3/8\"", "71.375"],
    ["inch", "5′11⅜″", "71.375"],
    ["inch", "5'11", "71"],
    ["inch", "5' 11½", "71.5"],
    ["inch", "5 ft 11 in", "71"],
    ["foot", "5ft11in", "5.91666666666667"],
    ["inch", "-5' 11\"", "-71"],
    ["centimeter", "5 ft 11 in", "180.34"],
    ["millimeter", "10 mm + 0.5 in", "22.7"],
    ["inch", "1 ft - 1 in", "11"],
    ["inch", "10-3", "7"],
    ["meter", "1,234,567.5", "1234567.5"],
    ["meter", "3 x 10^8", "300000000"],
    ["meter", "2.5 km", "2500"],
    ["kilometer", "1 nautical mile", "1.852"],
    ["meter", "1,234", "1234"],
    ["inch", "5'-11\"", "71"],
    ["inch", "5'-11", "71"],
    ["inch", "5' - 11", "49"],
    ["centimeter", "5 ft 11", "180.34"],
    ["centimeter", "5 feet 11 3/8", "181.2925"],
    ["centimeter", "-5 ft 11", "-180.34"],
    ["centimeter", "5 ft 11 + 1 cm", "181.34"],
    ["centimeter", "1 m 80", "180"],
    ["meter", "1 km 500", "1500"],
  ])("in %s, %s is %s", (from, text, expected) => expect(read("length", from, text)).toBe(expected));

  // 1 st = 14 lb, 1 lb = 16 oz = 0.45359237 kg.
  it.each([
    ["mass", "stone", "11 st 4", "11.2857142857143"],
    ["mass", "kilogram", "11 st 4", "71.66759446"],
    ["mass", "pound", "11 stone 4", "158"],
    ["mass", "pound", "11st4", "158"],
    ["mass", "pound", "11 st 4 lb 8", "158.5"],
    ["mass", "pound", "8 lb 5", "8.3125"],
    ["mass", "pound", "10 lb - 1 lb 8", "8.5"],
    ["mass", "gram", "3 kg 500", "3500"],
    ["time", "second", "2 h 30", "9000"],
    ["angle", "degree", "12° 30", "12.5"],
  ])(
    "a bare number behind a unit is in the next smaller one: %s in %s, %s is %s",
    (slug, from, text, value) => expect(read(slug, from, text)).toBe(value),
  );

  it.each([
    ["length", "meter", "5 mi 30"],
    ["mass", "kilogram", "2 oz 30"],
    ["length", "meter", "5 ft 11 3"],
    ["length", "meter", "5 + -3"],
    ["length", "meter", "5 ft --3"],
  ])("%s in %s: %s is not guessed at", (slug, from, text) =>
    expect(read(slug, from, text)).toMatch(/^Invalid Input: /),
  );

  it("can be counted in sixtieths where the unit is", () => {
    expect(read("pace", "minute-per-kilometer", "5:30")).toBe("5.5");
    expect(read("time", "hour", "1:30:36")).toBe("1.51");
    expect(read("time", "hour", "-1:30")).toBe("-1.5");
    expect(read("angle", "degree", "12:30:00")).toBe("12.5");
    expect(hint("time", "hour", "1:30")).toBe("1.5 h");
    expect(read("length", "meter", "5:30")).toMatch(/^Invalid Input/);
    expect(read("time", "hour", "1:75")).toMatch(/^Invalid Input/);
  });
});

describe("how a value was read", () => {
  it("is shown when that is not plain from what was typed", () => {
    expect(hint("length", "meter", "1,234")).toBe("1,234 m");
    expect(hint("length", "meter", "1,23")).toBeUndefined();
    expect(hint("length", "meter", "12.5")).toBeUndefined();
    expect(hint("length", "meter", "12.5 m")).toBeUndefined();
    expect(hint("length", "meter", "1,234 m")).toBe("1,234 m");
    expect(hint("length", "meter", "5 km")).toBe("5,000 m");
    expect(hint("length", "inch", "10-3")).toBe("7 in");
    expect(hint("length", "inch", "5'11")).toBe("71 in");
    expect(hint("length", "foot", "5'11")).toBe("5 ft 11 in");
    expect(hint("length", "foot", "67.7 in")).toBe("5 ft 7.7 in");
    expect(hint("length", "foot", "5' 11 3/8\"")).toBe("5 ft 11.375 in");
    expect(hint("length", "foot", "180 cm")).toBe("≈ 5 ft 10.87 in");
    expect(hint("length", "foot", "5 ft 11 in")).toBeUndefined();
    expect(hint("length", "foot", "1,234")).toBe("1,234 ft");
    expect(hint("length", "inch", "5 ft 7.7 in")).toBe("67.7 in");
    expect(hint("mass", "stone", "70 kg")).toBe("≈ 11 st 0.32 lb");
  });
});

describe("terms in other scales", () => {
  it("keep their sign on their own scale: −40 °F is −40 °C, not −4.4 °C", () => {
    expect(read("temperature", "celsius", "-40 F")).toBe("-40");
    expect(read("temperature", "fahrenheit", "-10 °C")).toBe("14");
    expect(read("temperature", "celsius", "72 f")).toBe("22.2222222222222");
  });

  it("are not added where adding has no meaning", () => {
    expect(read("temperature", "celsius", "20 C + 10 F")).toMatch(/^Invalid Input: /);
    expect(read("fuel-economy", "liter-per-100-kilometers", "5 L/100km + 30 mpg")).toMatch(
      /^Invalid Input: /,
    );
  });

  it("are converted with the parameters that the conversion is made with", () => {
    // At 2 g/mL, 100 g fill 50 mL; at the default of 1 g/mL, 100 mL.
    const cooking = converter("cooking");
    const volume = (density?: number): string => {
      const parameters = density === undefined ? undefined : { density };
      const reading = readValue("100 g", cooking, "milliliter", undefined, parameters);
      return reading.ok ? formatAmount(reading.value).plain : firstProblem(reading).message;
    };
    expect([volume(2), volume()]).toEqual(["50", "100"]);
  });

  it("may be subtracted where a single one could not be negative", () => {
    expect(read("mass", "gram", "1 kg - 100 g")).toBe("900");
  });
});

describe("what is no value", () => {
  it("differs from an empty field", () => {
    for (const text of ["", "  ", "\u00a0\t\n"])
      expect(readValue(text, converter("length"), "meter")).toEqual({
        ok: false,
        empty: true,
        problems: [{ path: "value", message: "Enter a value." }],
      });
  });

  it.each([
    ["abc", "Invalid Input: “abc” is not a valid number or unit here."],
    ["5 parsnips", "Invalid Input: “parsnips” is not a valid number or unit here."],
    ["1.2.3", "Invalid Input: “2.3” is not a valid number or unit here."],
    ["1,2,3", "Invalid Input: “2,3” is not a valid number or unit here."],
    ["5 +", "Invalid Input: a number is missing at the end."],
    ["1/0", "A denominator cannot be zero."],
    ["1e999", "This number is too large or too small to compute with."],
    ["1".repeat(401), "Invalid Input: at most 400 characters."],
    ["5 5", "Invalid Input: “5” is not a valid number or unit here."],
    ["NaN", "Invalid Input: “NaN” is not a valid number or unit here."],
    ["<b>", "Invalid Input: “<b>” is not a valid number or unit here."],
  ])("%j", (text, message) => expect(read("length", "meter", text)).toBe(message));

  it("is always answered with one sentence, within 50 ms, whatever is typed", async () => {
    const pieces = fc.constantFrom(
      ..."0123456789.,:+-/ '\"½×eE^⁻²",
      "ft",
      " in",
      "km",
      "1e400",
      "9".repeat(60),
      "1/3",
      "°",
      "\u0000",
      "\u202e",
      "\ud800",
      "constructor",
      "__proto__",
    );
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 500 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.array(pieces, { maxLength: 300 }).map((parts) => parts.join("")),
    );
    const tools = await Promise.all(
      converters.map(async ({ slug }) => ({ compiled: converter(slug), laws: await lawsOf(slug) })),
    );
    let slowest = 0;
    let read = 0;
    fc.assert(
      fc.property(hostile, fc.constantFrom(...tools), fc.nat(), (text, { compiled, laws }, pick) => {
        const unit = compiled.units[pick % compiled.units.length];
        const reading = readValue(text, compiled, unit?.id ?? "", laws);
        slowest = Math.max(
          slowest,
          quickest(() => readValue(text, compiled, unit?.id ?? "", laws)),
        );
        if (reading.ok) read += 1;
        else expect(firstProblem(reading).message).toMatch(/^\P{Cc}{3,200}\.$/u);
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(10);
    expect(slowest).toBeLessThan(50);
  });
});
