import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import { readPhrase } from "../../lib/catalog/search/phrase.ts";
import { firstProblem } from "../../lib/core/result/result.ts";
import { convert, isTextUnit } from "../../lib/units/convert.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import { formatConverted } from "../../lib/units/format.ts";
import { readValue } from "../../lib/units/read-value.ts";
import { findUnitByName, spellings } from "../../lib/units/unit-names.ts";
import { cpuClock } from "../cpu-clock.ts";

const compiled = converters.map(compiledConverter);

/** The likeliest answer as the search shows it: "180.34 cm"; nothing when the text is no conversion. */
async function answer(text: string): Promise<string | undefined> {
  const phrase = readPhrase(text, compiled)[0];
  if (!phrase) return undefined;
  const { converter, value, from, to } = phrase;
  const laws = await lawsOf(converter.slug);
  const [source, target] = [findUnit(converter, from), findUnit(converter, to)];
  if (!source || !target) throw new Error(`${text}: no pair`);
  const input = isTextUnit(source, laws)
    ? { ok: true as const, value }
    : readValue(value, converter, from, laws);
  if (!input.ok) throw new Error(`${text}: ${value} is not read`);
  const result = convert(converter, { value: input.value, from, to }, laws);
  if (!result.ok) throw new Error(`${text}: ${firstProblem(result).message}`);
  return `${formatConverted(result.value, converter.rounding).display} ${target.symbol}`;
}

describe("a conversion in words", () => {
  // Expected values: the definitions of the units (1 in = 2.54 cm, 1 mi = 1.609344 km, 1 lb = 0.45359237 kg,
  // 1 US cup = 236.5882365 mL, 1 atm = 101325 Pa); AWG 12 by ASTM B258.
  it.each([
    ["5 ft 11 in to cm", "180.34 cm"],
    ["5'11\" in cm", "180.34 cm"],
    ["72 f in c", "22.22222 °C"],
    ["350 F in celsius", "176.66667 °C"],
    ["-40 f in c", "−40 °C"],
    ["how many ml in 2.5 cups", "591.4705913 mL"],
    ["100 km/h to mph", "62.13711922 mph"],
    ["convert 3 miles to km", "4.828032 km"],
    ["1 gb in mb", "1,024 MB"],
    ["1 atm to psi", "14.69594878 psi"],
    ["5 kg in lb", "11.02311311 lb"],
    ["what's 10 inches in mm?", "254 mm"],
    ["What is 10 inches in mm", "254 mm"],
    ["how much is 5 lb in kg?", "2.26796185 kg"],
    ["12 awg to mm2", "3.308772876 mm²"],
    ["2 in in cm", "5.08 cm"],
    ["3/4 in to mm", "19.05 mm"],
    ["5 ft 11 in cm", "180.34 cm"],
    ["11 st 4 to kg", "71.66759446 kg"],
    ["11 stone 4 in lb", "158 lb"],
    ["8 lb 5 in kg", "3.770486576 kg"],
    ["10 mm + 0.5 in in inches", "0.8937007874 in"],
    ["1,5 kg -> g", "1,500 g"],
    ["1e3 m → km", "1 km"],
    ["30 mpg as l/100km", "7.84049 L/100 km"],
    ["255 decimal to hex", "FF"],
    ["km to miles", "0.6213711922 mi"],
  ])("%s: %s", async (text, expected) => {
    const result = await answer(text);
    expect(result?.startsWith(expected), result).toBe(true);
  });

  it("names the converter, the value for its field and the units", () => {
    const [phrase] = readPhrase("72 F to C", compiled);
    expect(phrase).toMatchObject({ value: "72", from: "fahrenheit", to: "celsius" });
    expect(phrase?.converter.slug).toBe("temperature");
    const [height] = readPhrase("5 ft 11 in to cm", compiled);
    expect(height).toMatchObject({ value: "5 ft 11 in", from: "foot", to: "centimeter" });
  });

  it("offers the other quantities that it can mean after the likeliest", () => {
    const slugs = readPhrase("20 c to f", compiled).map(({ converter }) => converter.slug);
    expect(slugs[0]).toBe("temperature");
    expect(slugs).toContain("temperature-difference");
  });

  it.each([
    "",
    "   ",
    "to",
    "pressure",
    "how many",
    "5 kg",
    "5 kg to",
    "to lb",
    "5 parsnips in lb",
    "5 kg in parsnips",
    "5 kg in meters",
    "100 usd to eur",
    "convert",
    "=",
    "5 = 5",
  ])("%j is none", (text) => expect(readPhrase(text, compiled)).toEqual([]));

  it("is read from and into every unit of a converter by its symbol", () => {
    const length = findConverter("length");
    if (!length) throw new Error("No length converter");
    const tool = compiledConverter(length);
    const units = tool.units.filter(({ symbol }) => symbol !== "—");
    let compared = 0;
    const meter = units.find(({ id }) => id === "meter");
    if (!meter) throw new Error("No meter");
    for (const [from, to] of units.flatMap((unit) => [[unit, meter] as const, [meter, unit] as const])) {
      const [phrase] = readPhrase(`3 ${from.symbol} to ${to.symbol}`, [tool]);
      expect([phrase?.from, phrase?.to]).toEqual([
        findUnitByName(tool, from.symbol),
        findUnitByName(tool, to.symbol),
      ]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(150);
  });

  it("never throws, and is quick, whatever is typed", () => {
    const piece = fc.constantFrom(
      " to ",
      " in ",
      "->",
      "=",
      "5",
      "1e400",
      "ft",
      "°C",
      "mph",
      "how many ",
      "convert ",
      "?",
      "½",
      "constructor",
      "\u0000",
      "\ud800",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join("")),
    );
    const few = compiled.filter(({ slug }) =>
      ["length", "temperature", "speed", "number-base"].includes(slug),
    );
    fc.assert(
      fc.property(text, (input) => {
        for (const { converter, from, to } of readPhrase(input, few)) {
          expect(findUnit(converter, from)).toBeDefined();
          expect(findUnit(converter, to)).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
    const long = `${"5 ft ".repeat(40)}${" in ".repeat(40)}`;
    const taken = cpuClock();
    readPhrase(long, compiled);
    expect(taken()).toBeLessThan(500);
  });

  it("knows no unit with a longer name than is looked for", () => {
    const names = compiled.flatMap(({ units }) => units.flatMap(spellings));
    expect(names.filter(({ length }) => length > 80)).toEqual([]);
  });
});
