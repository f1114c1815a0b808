import { expect, test } from "vitest";
import bmi from "../../lib/calculators/bmi/calculator.ts";
import ductsizer from "../../lib/calculators/ductsizer/calculator.ts";
import hvac from "../../lib/calculators/hvac/calculator.ts";
import { calculateByRequest } from "../../lib/faces/api/calculator-api.ts";
import { sentByQuery } from "../../lib/faces/api/calculator-request.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { unitNamer } from "../../lib/kit/fields/unit-namer.ts";
import { findQuantity } from "../../lib/kit/quantities/find.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";

async function answerTo(query: string) {
  const sent = sentByQuery(bmi.inputs, new URLSearchParams(query));
  return calculateByRequest(bmi, sent, await engineOf("bmi"), 0);
}
async function bodyOf(query: string) {
  const outcome = await answerTo(query);
  if (outcome.status !== 200) throw new Error(outcome.detail);
  return outcome.body;
}

test("`units` decides whose defaults stand", async () => {
  expect(await bodyOf("group=adult")).toMatchObject({
    units: "si",
    inputs: { weight: { value: 70, unit: "kilogram" } },
  });
  expect(await bodyOf("units=us")).toMatchObject({
    units: "us",
    inputs: { weight: { value: 154, unit: "pound" } },
  });
});

test("a number without unit is in the same unit whatever `units` says", async () => {
  for (const units of ["si", "us"])
    expect((await bodyOf(`weight=80&units=${units}`)).inputs.weight).toEqual({
      value: 80,
      unit: "kilogram",
    });
});

test("outputs are in SI in any case, and the units of the inputs count where `units` is left out", async () => {
  const pounds = "weight=180&weight.unit=pound&height=6&height.unit=foot";
  const [left, si] = [await bodyOf(pounds), await bodyOf(`${pounds}&units=si`)];
  expect([left.units, si.units]).toEqual(["us", "si"]);
  expect(left.outputs).toEqual(si.outputs);
});

test("a unit has one meaning in every spelling: its system’s defaults stand beside it", async () => {
  const { inputs } = ductsizer;
  const ask = async (values: Readonly<Record<string, unknown>>) =>
    calculateByRequest(ductsizer, { values, problems: [] }, await engineOf("ductsizer"), 0);
  const expected = await ask({ flow: { value: 1000, unit: "cubic-foot-per-minute" }, units: "us" });
  // 70 °F, not 20 °C.
  expect(expected).toMatchObject({
    body: { units: "us", inputs: { temperature: { value: 70, unit: "fahrenheit" }, sizes: "us" } },
  });
  for (const flow of ["1000 cfm", "1,000 CFM", { value: 1000, unit: "cubic-foot-per-minute" }])
    expect(await ask({ flow })).toEqual(expected);
  for (const query of [
    "flow=1000+cfm",
    "flow=1000&flow.unit=cubic-foot-per-minute",
    "flow=1000+cfm&units=us",
  ]) {
    const address = new URLSearchParams(query);
    expect(await ask(sentByQuery(inputs, address).values)).toEqual(expected);
    const { entries, system } = formFromQuery(inputs, address, "si", unitNamer(findQuantity));
    expect([system, entries.flow]).toEqual(["us", { value: "1000", unit: "cubic-foot-per-minute" }]);
    expect(entries.temperature).toEqual({ value: "70", unit: "fahrenheit" });
  }
  expect(await ask({ flow: "1000 cfm", units: "si" })).toMatchObject({
    body: { units: "si", inputs: { temperature: { value: 20, unit: "celsius" } } },
  });
});

test("units within rows count, too, and decide the defaults of the cells that are left out", async () => {
  const { inputs } = hvac;
  const ask = async (values: Readonly<Record<string, unknown>>) =>
    calculateByRequest(hvac, { values, problems: [] }, await engineOf("hvac"), 0);
  const expected = await ask({ rooms: [{ area: "150 ft²" }], units: "us" });
  // The US table of people and factors, a ceiling of 9 ft, windows with a U-factor of 0.30 Btu/(h·ft²·°F).
  expect(expected).toMatchObject({
    body: { units: "us", inputs: { handbook: "us", rooms: [{ height: { value: 9, unit: "foot" } }] } },
  });
  expect(await ask({ rooms: [{ area: "150 ft²" }] })).toEqual(expected);
  expect(await ask({ rooms: [{ area: { value: 150, unit: "square-foot" } }] })).toEqual(expected);
  const address = new URLSearchParams({ rooms: '[["",[150,"square-foot"]]]' });
  expect(await ask(sentByQuery(inputs, address).values)).toEqual(expected);
  const { entries, system } = formFromQuery(inputs, address, "si", unitNamer(findQuantity));
  expect([system, entries.handbook]).toEqual(["us", "us"]);
  expect(entries.rooms).toMatchObject([{ height: { value: "9", unit: "foot" } }]);
  expect(await ask({ rooms: [{ area: "150 ft²" }], units: "si" })).toMatchObject({
    body: { units: "si", inputs: { rooms: [{ height: { value: 2.7, unit: "meter" } }] } },
  });
});

test("an address of units that were typed keeps the defaults that stood beside them", () => {
  const { inputs } = ductsizer;
  const { entries: start } = entriesFrom(inputs, {});
  const entries = { ...start, flow: { value: "1000 cfm", unit: "liter-per-second" } };
  const query = new URLSearchParams(formQuery(inputs, { entries, currency: "USD", system: "si" }));
  const read = formFromQuery(inputs, query, "us", unitNamer(findQuantity));
  expect([read.system, read.entries.temperature]).toEqual(["si", start.temperature]);
});

test("what was understood gives the same answer again", async () => {
  const first = await bodyOf("units=us");
  const again = { ...first.inputs, units: first.units };
  const outcome = await calculateByRequest(bmi, { values: again, problems: [] }, await engineOf("bmi"), 0);
  expect(outcome).toMatchObject({ status: 200, body: { ...first, assumed: [] } });
});

test("BMI without a height names it as assumed", async () => {
  expect((await bodyOf("weight=80")).assumed).toContain("height");
});

test("another system is refused by name", async () => {
  for (const units of ["metric", "", "SI"])
    expect(await answerTo(`units=${units}`)).toMatchObject({
      status: 400,
      problems: [{ path: "units", message: "Must be one of: si, us." }],
    });
});
