import { describe, expect, it } from "vitest";
import type { ConverterState } from "../../lib/run/address/converter-state.ts";
import { readParameters } from "../../lib/run/converter-input.ts";
import { digitsOf, initialState, viewOf } from "../../lib/run/converter-view.ts";
import { loadTools } from "../converters/load.ts";

const tools = await loadTools();
function tool(slug: string) {
  const match = tools.find(({ compiled }) => compiled.slug === slug);
  if (!match) throw new Error(`No converter ${slug}`);
  return match;
}
function view(slug: string, state: Partial<ConverterState> = {}) {
  const { compiled, declaration, laws } = tool(slug);
  const start = initialState(compiled, declaration.defaultPair, laws);
  return viewOf(compiled, { ...start, ...state }, laws);
}
const result = (slug: string, state: Partial<ConverterState>) => view(slug, state).result?.plain;
const problem = (slug: string, state: Partial<ConverterState>) => view(slug, state).problems.value;

describe("a converter as it opens", () => {
  it("has 1 of the default pair and a result, in every converter", () => {
    for (const { compiled, declaration, laws } of tools) {
      const state = initialState(compiled, declaration.defaultPair, laws);
      const result = viewOf(compiled, state, laws);
      expect([state.from, state.to]).toEqual(declaration.defaultPair);
      expect(result.result?.plain, compiled.slug).toMatch(/\S/);
      expect(result.problems).toEqual({});
      expect(result.example, compiled.slug).toContain(" = ");
      expect(result.formula.length, compiled.slug).toBeGreaterThan(0);
      for (const { rows } of result.quick) expect(rows.length, compiled.slug).toBeGreaterThan(2);
      expect(result.rows.map(({ id }) => id)).toEqual(compiled.units.map(({ id }) => id));
      if (state.text !== "1")
        expect(compiled.needsLaws, `${compiled.slug} opens with ${state.text}`).toBe(true);
    }
  });
});

describe("what is typed", () => {
  it("gives the result at once", () => {
    // 1 ft = 0.3048 m
    expect(result("length", { text: "1" })).toBe("3.280839895");
    expect(result("length", { text: "2,5" })).toBe("8.202099738");
    expect(view("length", { text: "2" }).example).toBe("2 m = 2 ÷ 0.3048 = 6.56167979 ft");
    expect(view("length", { text: "1,234" }).reading).toBe("1,234 m");
  });

  it("an empty field gives an empty result and no message", () => {
    for (const text of ["", "   "]) {
      const result = view("length", { text });
      expect(result.result).toBeUndefined();
      expect(result.problems).toEqual({});
      expect(result.example).toBe("");
      expect(result.rows.every(({ display }) => display === undefined)).toBe(true);
    }
  });

  it("what is no number gives Invalid Input", () => {
    for (const text of ["abc", "1..2", "5 parsnips", "--5", "1e999", "NaN", "5 kg"]) {
      expect(view("length", { text }).result).toBeUndefined();
      expect(problem("length", { text }), text).toMatch(/\.$/);
    }
    expect(problem("length", { text: "abc" })).toMatch(/^Invalid Input/);
  });

  it("outside the domain there is a sentence", () => {
    expect(problem("temperature", { text: "-300" })).toMatch(/absolute zero/);
    expect(problem("mass", { text: "-1" })).toMatch(/negative/);
    expect(problem("frequency", { from: "hertz", to: "period-second", text: "0" })).toMatch(/reciprocal/);
    expect(result("fuel-economy", { text: "0" })).toBe("0");
  });

  it("a unit where the value has no counterpart is left empty in the table, the others are not", () => {
    const { rows } = view("frequency", { from: "hertz", to: "kilohertz", text: "0" });
    expect(rows.find(({ id }) => id === "period-second")).toEqual({ id: "period-second" });
    expect(rows.find(({ id }) => id === "megahertz")).toMatchObject({ plain: "0" });
  });
});

describe("the digits control", () => {
  it("means ten significant digits, or the converter's decimals, when left alone", () => {
    expect(digitsOf("auto", tool("length").compiled)).toEqual({ significant: 10 });
    expect(digitsOf("auto", tool("temperature").compiled)).toEqual({ decimals: 5 });
    expect(digitsOf("s3", tool("temperature").compiled)).toEqual({ significant: 3 });
    expect(digitsOf("d0", tool("length").compiled)).toEqual({ decimals: 0 });
    expect(digitsOf("s99", tool("length").compiled)).toEqual({ significant: 15 });
    expect(digitsOf("nonsense", tool("length").compiled)).toEqual({ significant: 10 });
  });

  it("rounds result, rows and quick table alike", () => {
    const rounded = view("length", { digits: "s3" });
    expect(rounded.result?.plain).toBe("3.28");
    expect(rounded.rows.find(({ id }) => id === "foot")?.plain).toBe("3.28");
    expect(rounded.quick[0]?.rows[0]).toEqual(["1", "3.28"]);
    expect(result("temperature", { text: "20.1234567" })).toBe("68.22222");
    expect(result("length", { digits: "d2" })).toBe("3.28");
    expect(result("length", { digits: "s15" })).toBe("3.28083989501312");
  });
});

describe("swapping", () => {
  it("the result as the new value, with the units exchanged, leads back", () => {
    let checked = 0;
    for (const { compiled, declaration, laws } of tools) {
      const state = initialState(compiled, declaration.defaultPair, laws);
      const there = viewOf(compiled, { ...state, digits: "s15" }, laws).result?.plain ?? "";
      const back = viewOf(compiled, { ...state, from: state.to, to: state.from, text: there }, laws);
      expect(back.problems, compiled.slug).toEqual({});
      if (Number.isFinite(Number(state.text)) && back.result) {
        expect(Number(back.result.plain), compiled.slug).toBeCloseTo(Number(state.text), 8);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(105);
  });
});

describe("parameters", () => {
  it("are read as typed, with either decimal mark, and refused with a sentence by their id", () => {
    const { compiled } = tool("cooking");
    expect(readParameters(compiled, { density: "0,6" })).toEqual({
      parameters: { density: 0.6 },
      problems: {},
    });
    expect(readParameters(compiled, {}).parameters).toEqual({ density: compiled.parameters[0]?.default });
    for (const text of ["", "abc", "1e999", "-1", "0x10", "1/2", "Infinity"]) {
      const { parameters, problems } = readParameters(compiled, { density: text });
      expect(parameters).toEqual({});
      expect(problems.density, text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it("change the result; a wrong one leaves it empty with its message", () => {
    const pair = { from: "gram", to: "milliliter", text: "100" };
    expect(result("cooking", { ...pair, parameters: { density: "2" } })).toBe("50");
    expect(result("cooking", { ...pair, text: "1 kg", parameters: { density: "2" } })).toBe("500");
    const wrong = view("cooking", { ...pair, parameters: { density: "" } });
    expect(wrong.result).toBeUndefined();
    expect(Object.keys(wrong.problems)).toEqual(["density"]);
  });
});

describe("texts of a state", () => {
  it("has units that are texts as well", () => {
    expect(result("number-base", { from: "hexadecimal", to: "decimal", text: "ff" })).toBe("255");
    expect(problem("number-base", { from: "binary", to: "decimal", text: "2" })).toMatch(/\.$/);
  });

  it("an unknown unit is a mistake of the program", () => {
    expect(() => view("length", { from: "parsnip" })).toThrow(RangeError);
  });
});

describe("common values", () => {
  const tables = (slug: string, from: string, to: string) => view(slug, { from, to }).quick;
  const rowsOf = (slug: string, from: string, to: string, title: string) =>
    tables(slug, from, to).find((table) => table.title === title)?.rows ?? [];

  it("are the example as long as the value is the 1 that the page opens with", () => {
    expect(view("length").example).toBe("1.8 m = 1.8 ÷ 0.3048 = 5.905511811 ft");
    const tires = view("pressure", { from: "psi", to: "bar", text: "1" });
    expect(tires.example).toBe("32 psi = 32 × 0.06894757293 = 2.206322334 bar");
  });

  it("all convert, in every pair and in every column", () => {
    for (const { compiled, declaration, laws } of tools) {
      for (const { from, to } of declaration.pairs) {
        const common = declaration.commonValues[from];
        const start = initialState(compiled, [from, to], laws);
        const name = `${compiled.slug} ${from}`;
        const example = viewOf(compiled, { ...start, text: common?.example ?? "" }, laws);
        expect(example.result?.plain, `${name} ${common?.example}`).toMatch(/\S/);
        const quick = viewOf(compiled, start, laws).quick;
        expect(
          quick.map(({ rows }) => rows.length),
          name,
        ).toEqual(
          (common?.tables ?? quick).map((table) => ("values" in table ? table.values : table.rows).length),
        );
        expect(
          quick.flatMap(({ rows }) => rows.flat()).filter((cell) => cell === "–"),
          name,
        ).toEqual([]);
      }
      for (const unit of Object.keys(declaration.commonValues))
        expect(
          [declaration.defaultPair[0], ...declaration.pairs.map(({ from }) => from)],
          compiled.slug,
        ).toContain(unit);
    }
  });

  it("are the tire pressures from 26 to 44 psi", () => {
    const rows = rowsOf("pressure", "psi", "bar", "Tire pressures");
    expect(rows.map(([psi]) => Number(psi))).toEqual(Array.from({ length: 19 }, (_, index) => 26 + index));
    // 1 psi = 0.45359237 × 9.80665 / 0.0254² Pa
    expect(rows[6]).toEqual(["32", "2.206322334", "220.6322334"]);
  });

  it("are the oven temperatures from 250 to 500 °F with gas marks, each once where it is asked for", () => {
    const rows = rowsOf("temperature", "fahrenheit", "celsius", "Oven temperatures");
    expect(rows.at(0)).toEqual(["250", "121.11111", "0.5"]);
    expect(rows.find(([value]) => value === "350")).toEqual(["350", "176.66667", "4"]);
    expect(rows.at(-1)?.[0]).toBe("500");
    const marks = tables("temperature", "fahrenheit", "gas-mark");
    expect(marks.map(({ units }) => units)).toEqual([
      ["fahrenheit", "gas-mark"],
      ["fahrenheit", "gas-mark"],
    ]);
  });

  it("are body heights from 4 ft 10 in to 6 ft 6 in", () => {
    const rows = rowsOf("length", "foot", "meter", "People’s heights");
    expect(rows.at(0)).toEqual(["4' 10\"", "1.4732", "147.32"]);
    expect(rows.at(-1)).toEqual(["6' 6\"", "1.9812", "198.12"]);
    expect(rows).toHaveLength(21);
  });

  it("are round values for a unit that has none of its own", () => {
    expect(tables("length", "rod", "meter")).toMatchObject([
      { title: "Quick table", units: ["rod", "meter"], rows: { 0: ["1", "5.0292"] } },
    ]);
  });
});

describe("the two gigabytes", () => {
  const note = (state: Partial<ConverterState>) => view("file-size", state).note;

  it("are distinguished next to the result, with the figures of the other unit", () => {
    expect(note({ from: "gigabyte", to: "megabyte", text: "5" })).toBe(
      "Counted in 1024s, as in Windows. In 1000s, as drives are sold: 5 GB (decimal) = 5,000 MB (decimal).",
    );
    expect(note({ from: "terabyte", to: "byte", text: "1" })).toContain(
      "1 TB (decimal) = 1,000,000,000,000 B.",
    );
    expect(note({ from: "gigabyte-decimal", to: "gigabyte", text: "500" })).toBe(
      "Counted in 1024s, as in Windows.",
    );
  });

  it("leave bits, IEC and decimal units alone", () => {
    expect(note({ from: "bit", to: "byte", text: "8" })).toBeUndefined();
    expect(note({ from: "gibibyte", to: "gigabyte-decimal", text: "8" })).toBeUndefined();
  });

  it("have symbols of their own, and are read by them", () => {
    const { units } = tool("file-size").compiled;
    const symbols = units.map(({ symbol }) => symbol).filter((symbol) => symbol !== "—");
    expect(new Set(symbols).size).toBe(symbols.length);
    const namesakes = units.flatMap(({ namesake }) => namesake ?? []);
    expect(namesakes).toHaveLength(6);
    expect(units.map(({ id }) => id)).toEqual(expect.arrayContaining(namesakes));
    expect(result("file-size", { text: "5 GB (decimal)", from: "byte", to: "byte" })).toBe("5000000000");
    expect(result("file-size", { text: "5 GB", from: "byte", to: "byte" })).toBe("5368709120");
    expect(result("file-size", { text: "5 kB", from: "byte", to: "byte" })).toBe("5000");
  });
});
