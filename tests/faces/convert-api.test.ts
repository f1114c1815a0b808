import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import { convertByQuery, converterListing } from "../../lib/faces/api/convert-api.ts";
import { initialState, viewOf } from "../../lib/run/converter-view.ts";
import { loadTools } from "../converters/load.ts";
import { cpuTimeOf } from "../cpu-clock.ts";

const ask = (query: string | [string, string][]) => convertByQuery(new URLSearchParams(query), lawsOf);
async function answered(query: string) {
  const outcome = await ask(query);
  if (outcome.status !== 200) throw new Error(`${query}: ${outcome.detail}`);
  return outcome.body;
}
const tools = await loadTools();
const LENGTH = "tool=length&from=meter&to=foot";

describe("GET /api/v1/convert", () => {
  it("answers with the conversion, its formula and its exactness", async () => {
    expect(await answered(`${LENGTH}&value=1`)).toEqual({
      tool: "length",
      from: "meter",
      to: "foot",
      value: 1,
      result: 3.280839895,
      display: "3.280839895 ft",
      formula: "ft = m ÷ 0.3048",
      exact: false,
      exactFactor: true,
    });
  });

  it("takes what the field takes", async () => {
    const values = { "5 ft 11 in": 1.8034, "1,5": 1.5, "3/4": 0.75, "1e3": 1000, "10 mm + 0.5 in": 0.0227 };
    for (const [value, meters] of Object.entries(values)) {
      const body = await answered(`tool=length&from=meter&to=meter&value=${encodeURIComponent(value)}`);
      expect(body, value).toMatchObject({ value: meters, result: meters });
    }
    // 11 · 14 + 4 pounds.
    const stone = await answered("tool=mass&from=stone&to=pound&value=11%20st%204");
    expect(stone).toMatchObject({ value: 11.2857142857143, result: 158 });
  });

  it("rounds as asked, and as the page does when nothing is asked", async () => {
    expect((await answered(`${LENGTH}&value=1&digits=3`)).result).toBe(3.28);
    expect((await answered(`${LENGTH}&value=1&digits=15`)).result).toBe(3.28083989501312);
    const body = await answered("tool=temperature&from=fahrenheit&to=celsius&value=72");
    expect(body).toMatchObject({ result: 22.22222, display: "22.22222 °C", exact: false });
  });

  it("uses the parameters that are given, in the value as well, and names those that it used", async () => {
    const query = "tool=cooking&from=milliliter&to=milliliter&value=100 g";
    expect(await answered(query)).toMatchObject({ result: 100, parameters: { density: 1 } });
    expect(await answered(`${query}&density=2`)).toMatchObject({ result: 50, parameters: { density: 2 } });
  });

  it("says beside a file size which of the two kinds it counted", async () => {
    const body = await answered("tool=file-size&from=gigabyte&to=megabyte&value=2");
    expect(body).toMatchObject({
      result: 2048,
      note: expect.stringContaining("2 GB (decimal) = 2,000 MB (decimal)"),
    });
    const bits = await answered("tool=file-size&from=byte&to=bit&value=2");
    expect(bits).not.toHaveProperty("note");
  });

  it("answers with texts where the unit is one", async () => {
    const hex = await answered("tool=number-base&from=decimal&to=hexadecimal&value=255");
    expect(hex).toMatchObject({ value: "255", result: "FF" });
    const gauge = await answered("tool=wire-gauge&from=awg&to=square-millimeter&value=4/0");
    expect(gauge.value).toBe("4/0");
    expect(gauge.result).toBeCloseTo(107.22, 2); // ASTM B258: 4/0 is 107.2 mm²
  });

  it("gives what the page shows, for every converter's default pair", async () => {
    for (const { compiled, declaration, laws } of tools) {
      const state = initialState(compiled, declaration.defaultPair, laws);
      const view = viewOf(compiled, state, laws);
      const query = new URLSearchParams({
        tool: compiled.slug,
        from: state.from,
        to: state.to,
        value: state.text,
      });
      const { result, formula, display } = await answered(query.toString());
      const displayed = view.result?.plain ?? "";
      expect(result, compiled.slug).toBe(typeof result === "number" ? Number(displayed) : displayed);
      expect(display.startsWith(view.result?.display ?? "nothing"), compiled.slug).toBe(true);
      expect(formula).toBe(view.formula.join("; "));
    }
  });
});

describe("a request that cannot be answered", () => {
  it.each([
    ["", 400, "tool", "The parameter tool is missing."],
    ["tool=length", 400, "from", "The parameter from is missing."],
    ["tool=length&from=meter&to=foot", 400, "value", "The parameter value is missing."],
    [`${LENGTH}&value=1&tool=mass`, 400, "tool", "The parameter tool is given more than once."],
    [`${LENGTH}&value=1&digits=3&digits=4`, 400, "digits", "The parameter digits is given more than once."],
    [`${LENGTH}&value=1&unit=foot`, 400, "unit", "Length Converter has no parameter “unit”."],
    [`${LENGTH}&value=1&digits=1`, 400, "digits", /from 2 to 15/],
    [`${LENGTH}&value=1&digits=16`, 400, "digits", /from 2 to 15/],
    [`${LENGTH}&value=1&digits=`, 400, "digits", /from 2 to 15/],
    [`${LENGTH}&value=`, 400, "value", "value is empty."],
    [`${LENGTH}&value=abc`, 400, "value", /^Invalid Input/],
    [`${LENGTH}&value=${"1".repeat(401)}`, 400, "value", /at most 400 characters/],
    ["tool=temperature&from=celsius&to=kelvin&value=-300", 400, "value", /absolute zero/],
    ["tool=cooking&from=gram&to=milliliter&value=1&density=-1", 400, "density", /between/],
    ["tool=cooking&from=gram&to=milliliter&value=1&density=1&density=2", 400, "density", /more than once/],
    ["tool=cooking&from=gram&to=milliliter&value=1&density=abc", 400, "density", /number/],
    ["tool=parsnip&from=meter&to=foot&value=1", 404, "tool", /no converter “parsnip”/],
    ["tool=__proto__&from=a&to=b&value=1", 404, "tool", /no converter/],
    ["tool=length&from=parsnip&to=foot&value=1", 404, "from", /no unit “parsnip”/],
    ["tool=length&from=meter&to=constructor&value=1", 404, "to", /no unit/],
    ["tool=number-base&from=binary&to=decimal&value=2", 400, "value", /digit/],
    [`${LENGTH}&value=1e400`, 400, "value", /too large/],
    ["tool=length&from=nanometer&to=kilometer&value=1e310", 400, "value", /too large/],
  ] as const)("%s", async (query, status, field, message) => {
    const outcome = await ask(query);
    expect(outcome.status).toBe(status);
    if (outcome.status === 200) throw new Error("Answered");
    expect(outcome.problems[0]?.path).toBe(field);
    expect(outcome.detail).toMatch(
      message instanceof RegExp ? message : new RegExp(`^${message.replace(/[.?]/g, "\\$&")}$`),
    );
  });

  it("has more parameters than any converter: they are not looked at", async () => {
    const names = Array.from({ length: 7500 }, (_, index): [string, string] => [`a${index}`, ""]);
    const query = new URLSearchParams([...new URLSearchParams(`${LENGTH}&value=1`), ...names]);
    const cost = await cpuTimeOf(async () =>
      expect(await convertByQuery(query, lawsOf)).toMatchObject({
        status: 400,
        detail: "A request may have at most 200 parameters.",
      }),
    );
    expect(cost).toBeLessThan(100);
  });

  it("is answered with numbers that JSON can hold or with a sentence, whatever is sent", async () => {
    const hostile = fc.string({ unit: "binary", maxLength: 40 });
    const number = fc.constantFrom("1", "1e308", "-1e-308", "9".repeat(300), "5 km", "1e310 nm", "-40", "½");
    const name = fc.constantFrom("tool", "from", "digits", "density", "\u0000", "__proto__");
    const base = fc.constantFrom(LENGTH, "tool=temperature&from=celsius&to=fahrenheit", "tool=mass");
    const more = fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(fc.tuple(name, hostile), { maxLength: 2 }),
    );
    let good = 0;
    await fc.assert(
      fc.asyncProperty(base, fc.oneof(number, hostile), more, async (start, value, extra) => {
        const outcome = await ask([...new URLSearchParams(start), ["value", value], ...extra]);
        if (outcome.status !== 200) {
          expect(outcome.detail).toMatch(/^.{5,300}\.$/su);
          return;
        }
        good += 1;
        for (const number of [outcome.body.value, outcome.body.result])
          expect(Number.isFinite(Number(number))).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(good).toBeGreaterThan(10);
  });
});

describe("GET /api/v1/converters", () => {
  it("lists every converter with its units and parameters, as plain JSON", () => {
    const { converters } = JSON.parse(JSON.stringify(converterListing())) as ReturnType<
      typeof converterListing
    >;
    expect(converters.map(({ slug }) => slug)).toEqual(tools.map(({ compiled }) => compiled.slug));
    expect(converters.map(({ units }) => units.length)).toEqual(
      tools.map(({ compiled }) => compiled.units.length),
    );
    const cooking = converters.find(({ slug }) => slug === "cooking");
    expect(cooking?.parameters[0]).toMatchObject({ id: "density", unit: "g/mL", default: 1 });
    for (const { units } of converters)
      for (const unit of units) expect(Object.keys(unit)).toEqual(["id", "name", "symbol", "aliases"]);
  });
});
