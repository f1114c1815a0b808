import { describe, expect, test } from "vitest";
import { z } from "zod";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import type { RecordSet } from "../../lib/core/data/records.ts";
import { DIALECT, inputsSchema, outputsSchema, requestSchema } from "../../lib/faces/api/json-schema.ts";
import type { Fields } from "../../lib/kit/fields/field.ts";
import { count, number, rows, text } from "../../lib/kit/fields/field.ts";
import { input } from "../../lib/kit/fields/input.ts";
import { quantityReader } from "../../lib/kit/fields/read-quantity.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";
import { serverContext } from "../../lib/run/calculator-view.ts";
import { calculator } from "../fixtures/every-field.ts";
import { readInputs } from "../kit/fields/read-inputs.ts";

const quantities = quantityReader((slug) => {
  const converter = findConverter(slug);
  return converter && compiledConverter(converter);
});
const records = {
  "duct-materials": await loadFromFolder<RecordSet>("duct-materials", "records"),
};
const schema = inputsSchema(calculator.inputs);
const validator = z.fromJSONSchema({ $schema: DIALECT, ...schema } as never);
const properties = schema.properties as Record<string, Record<string, unknown>>;

test("a quantity is a number in its default unit, a number with a unit, or a text", () => {
  expect(properties.weight).toEqual({
    title: "Body weight",
    description: "As on the scales. A number is in pounds; a string can include its own unit.",
    anyOf: [
      // 10 kg and 500 kg ÷ 0.45359237, to 15 figures (Python's decimal).
      { type: "number", minimum: 22.0462262184878, maximum: 1102.31131092439 },
      {
        type: "object",
        properties: {
          value: { anyOf: [{ type: "number" }, { type: "string", maxLength: 400 }] },
          unit: { type: "string", enum: ["pound", "kilogram"] },
        },
        required: ["value", "unit"],
        additionalProperties: false,
      },
      { type: "string", maxLength: 400, examples: ["154 lb"] },
    ],
    default: 154,
    "x-unit": "pound",
  });
});

test("limits change places where a scale falls as the quantity rises", () => {
  const economy = quantity("fuel-economy", {
    si: ["liter-per-100-kilometers"],
    min: "1 km/L",
    max: "100 km/L",
    default: "5 L/100km",
  });
  const use = input(economy, { label: "Consumption" });
  const { use: property } = inputsSchema({ use }).properties as Record<string, { anyOf: unknown[] }>;
  expect(property?.anyOf[0]).toEqual({ type: "number", minimum: 1, maximum: 100 });
});

test("a record is an id with the address of its list; fields that it fills have no default", () => {
  expect(properties.material).toEqual({
    title: "Material",
    description: "ID of one of the materials in the list named by x-records, or “own”: Own values.",
    type: "string",
    maxLength: 400,
    default: "galvanized-steel",
    "x-records": expect.stringMatching(/^https?:.*\/data\/\w+\/duct-materials\/records\.json$/),
  });
  expect(properties.roughness).not.toHaveProperty("default");
  expect(properties.roughness?.description).toContain("Set by material unless that is “own”");
});

test("a selection is a text that says what may stand in it, with all units as data", () => {
  const { maxLength, "x-units": units } = properties.columns as {
    maxLength: number;
    "x-units": { load: string[] };
  };
  expect(properties.columns).toMatchObject({
    description:
      "A set: short (Short), long (Long); or columns in any order, separated by spaces: name, load, share; each may name a unit after a period, as in load.pound.",
    type: "string",
    minLength: 1,
    default: "short",
  });
  expect(units.load.slice(0, 2)).toEqual(["kilogram", "pound"]);
  expect(units.load).toContain("troy-ounce");
  expect(maxLength).toBeLessThan(100);
});

test("conditions are said in words and as data", () => {
  expect(properties.start).toMatchObject({
    description:
      "A day such as 2026-11-22, “today”, or --12-25 for the next December 25, not after 2999-12-31. Only if mode is dated.",
    "x-when": { mode: ["dated"] },
    default: "today",
  });
});

test("defaults have the JSON type of their field", () => {
  expect(properties.extras?.default).toEqual([{ amount: "10", yearly: true }]);
  expect(properties.note).not.toHaveProperty("default");
  for (const [id, property] of Object.entries(properties))
    if ("default" in property) expect(validator.safeParse({ [id]: property.default }).success, id).toBe(true);
});

test("only what has neither a default nor a condition nor leave to be empty is required", () => {
  const fields: Fields = {
    needed: number({ label: "A", default: undefined }),
    words: text({ label: "B", default: "", maxLength: 5 }),
    free: count({ label: "C", default: undefined, optional: true }),
    sometimes: count({ label: "D", default: undefined, when: { needed: ["1"] } }),
    filled: number({ label: "E", default: 1 }),
    list: rows({
      label: "F",
      rowLabel: "f",
      minRows: 0,
      maxRows: 2,
      default: [],
      fields: { inner: number({ label: "G", default: undefined }) },
    }),
  };
  const { required, properties } = inputsSchema(fields) as {
    required: unknown;
    properties: { list: { items: { required: unknown } } };
  };
  expect(required).toEqual(["needed", "words"]);
  expect(properties.list.items.required).toEqual(["inner"]);
  expect(schema).not.toHaveProperty("required");
});

test("options stand next to the inputs of a request", () => {
  expect(Object.keys(requestSchema(calculator.inputs).properties as object)).toEqual([
    ...Object.keys(calculator.inputs),
    "currency",
    "units",
    "now",
    "timeZone",
    "include",
    "defaults",
    "strict",
  ]);
});

describe("the schema and the reader agree", () => {
  const both = (inputs: Record<string, unknown>) => ({
    schema: validator.safeParse(inputs).success,
    reader: readInputs(calculator.inputs, inputs, serverContext(), { quantities, records }).ok,
  });
  test.each([
    {},
    { amount: 0 },
    { amount: "1,234.50" },
    { rate: -5 },
    { periods: 1200 },
    { periods: 12.0 },
    { weight: 22.05 },
    { weight: { value: "70", unit: "kilogram" } },
    { weight: "11 st 4 lb" },
    { exact: true },
    { material: "own" },
    { material: "pvc" },
    { roughness: 0.2 },
    { material: "own", roughness: { value: 0.01, unit: "inch" } },
    { end: "2026-11-22" },
    { end: "" },
    { opens: "5:30 pm" },
    { pause: 24 },
    { pause: "2h 15m" },
    { extras: [] },
    { extras: [{ amount: 1 }, { amount: "2", load: { value: 1, unit: "pound" } }] },
    { mode: "dated", place: "Europe/Paris" },
  ])("on %j being good", (inputs) => expect(both(inputs)).toEqual({ schema: true, reader: true }));

  test.each([
    { amount: -1 },
    { amount: null },
    { amount: [1] },
    { amount: { value: 1, unit: "pound" } },
    { amount: "1".repeat(401) },
    { rate: 101 },
    { periods: 1.5 },
    { periods: 0 },
    { weight: 22.04 },
    { weight: 1103 },
    { weight: { value: 1, unit: "ton" } },
    { weight: { value: 1 } },
    { weight: { value: 70, unit: "kilogram", by: "me" } },
    { mode: "other" },
    { exact: "maybe" },
    { end: "22.11.2026" },
    { pause: 25 },
    { note: "x".repeat(21) },
    { extras: "none" },
    { extras: [1] },
    { extras: [{ amount: 1, when: 2 }] },
    { extras: [{ amount: 1 }, { amount: 1 }, { amount: 1 }, { amount: 1 }] },
    { unknown: 1 },
  ])("on %j being bad", (inputs) => expect(both(inputs)).toEqual({ schema: false, reader: false }));
});

test("outputs say their units and leave out what does not apply", () => {
  const outputs = outputsSchema(calculator.outputs);
  expect(outputs).toMatchObject({ additionalProperties: false });
  expect(outputs).not.toHaveProperty("required");
  expect(outputs.properties).toEqual({
    total: { title: "Total", description: "In major units of the currency.", type: "number" },
    share: { title: "Share", description: "In percent.", type: "number" },
    ratio: { title: "Ratio", description: "In times.", type: "number" },
    steps: { title: "Steps", type: "integer" },
    load: {
      title: "Load",
      description: "With the extras. In kilograms.",
      type: "number",
      "x-unit": "kilogram",
    },
    date: { title: "Date", type: "string", format: "date" },
    wait: { title: "Wait", description: "In seconds.", type: "number" },
    words: { title: "Words", type: "string" },
    roughness: { title: "Roughness", description: "In meters.", type: "number", "x-unit": "meter" },
    rooms: {
      title: "Rooms",
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { title: "Room", type: "string" },
          area: { title: "Area", description: "In square meters.", type: "number", "x-unit": "square-meter" },
          windows: { title: "Windows", type: "integer" },
          rent: { title: "Rent", description: "In major units of the currency.", type: "number" },
        },
        additionalProperties: false,
      },
    },
  });
});

test("a converter or a unit that does not exist is a mistake of ours", () => {
  const field = (converter: string) => input(quantity(converter, { si: ["a"] }), { label: "A" });
  expect(() => field("parsnip")).toThrow("There is no converter parsnip");
  expect(() => field("mass")).toThrow("mass has no unit a");
});
