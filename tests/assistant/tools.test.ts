import { describe, expect, it } from "vitest";
import type { FormCalculator } from "../../lib/calculators/define.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { panelsWithApi } from "../../lib/catalog/panel-apis.ts";
import { dayAt } from "../../lib/civil/today.ts";
import { formFromQuery } from "../../lib/faces/address/calculator-url.ts";
import type { Entries } from "../../lib/fields/entry.ts";
import { type Field, type Fields, type SimpleField, withRowFields } from "../../lib/fields/field.ts";
import { entriesFrom } from "../../lib/fields/sent.ts";
import { calculatorTool } from "../../lib/tools/calculator-tool.ts";
import { findTool, tools } from "../../lib/tools/tools.ts";
import { expectOutputs } from "../calculators/expect-outputs.ts";
import { calculator as everyField } from "../fixtures/every-field.ts";
import { context } from "./context.ts";

/** The keywords of JSON Schema that OpenAI's strict mode takes for every model. */
const ALLOWED = [
  "type",
  "description",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "anyOf",
  "$ref",
  "$defs",
];
const TYPES = ["string", "number", "integer", "boolean", "object", "array", "null"];

/** What of a schema is not fit for strict mode, with the path to it. */
function strictProblems(
  schema: unknown,
  path = "$",
  depth = 0,
  definitions: readonly string[] = Object.keys((schema as { $defs?: object }).$defs ?? {}).map(
    (name) => `#/$defs/${name}`,
  ),
): string[] {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return [`${path}: no schema`];
  const own = schema as Record<string, unknown>;
  const problems = Object.keys(own)
    .filter((keyword) => !ALLOWED.includes(keyword))
    .map((keyword) => `${path}: ${keyword}`);
  if (depth > 5) problems.push(`${path}: more than five levels deep`);
  const types = [own.type ?? []].flat();
  if (types.some((type) => !TYPES.includes(String(type)))) problems.push(`${path}: type ${types}`);
  if (types.length === 0 && !own.anyOf && !own.$ref)
    problems.push(`${path}: neither type nor anyOf nor $ref`);
  if (own.$ref !== undefined && !definitions.includes(String(own.$ref)))
    problems.push(`${path}: ${own.$ref} is not there`);
  if (types.includes("object")) {
    const properties = (own.properties ?? {}) as Record<string, unknown>;
    if (own.additionalProperties !== false) problems.push(`${path}: additionalProperties`);
    if (JSON.stringify(own.required) !== JSON.stringify(Object.keys(properties)))
      problems.push(`${path}: required`);
    for (const [id, property] of Object.entries(properties))
      problems.push(...strictProblems(property, `${path}.${id}`, depth + 1, definitions));
  }
  for (const [name, definition] of Object.entries(own.$defs ?? {}))
    problems.push(...strictProblems(definition, `${path}#${name}`, 4, definitions));
  if (types.includes("array"))
    problems.push(...strictProblems(own.items, `${path}[]`, depth + 1, definitions));
  for (const option of (own.anyOf as unknown[]) ?? [])
    problems.push(...strictProblems(option, `${path}|`, depth, definitions));
  if (Array.isArray(own.enum) && own.enum.some((value) => value === null) !== types.includes("null"))
    problems.push(`${path}: null in type and enum`);
  return problems;
}

describe("the tools", () => {
  it("have plain names, descriptions and schemas fit for strict mode", () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { name, description, parameters } of [
      ...tools,
      calculatorTool(everyField as FormCalculator),
    ]) {
      expect(name).toMatch(/^[a-z][a-z_-]{2,40}$/);
      expect(description.length).toBeGreaterThan(20);
      expect(strictProblems(parameters), name).toEqual([]);
      expect(JSON.stringify(parameters).length, name).toBeLessThan(30_000);
    }
  });

  it("refer each quantity to a definition with its own units", () => {
    for (const calculator of formCalculators) {
      const { $defs = {} } = calculatorTool(calculator).parameters as {
        $defs?: Record<string, { properties: { unit: { enum: string[] } } }>;
      };
      const units = Object.values($defs).map(({ properties }) => properties.unit.enum.join());
      const used = withRowFields(calculator.inputs).flatMap((field) =>
        field.kind === "quantity" ? [field.units.join()] : [],
      );
      expect(units.filter((each) => !used.includes(each))).toEqual([]);
      const shallow = Object.values(calculator.inputs).flatMap((field) =>
        field.kind === "quantity" ? [field.units.join()] : [],
      );
      expect(
        shallow.filter((each) => !units.includes(each)),
        calculator.id,
      ).toEqual([]);
    }
  });

  it("are one for every calculator that has a form or an API, and for what else the site does", () => {
    const names = [
      ...formCalculators.map(({ id }) => `calculate_${id}`),
      ...panelsWithApi.map(({ api }) => api.name),
      "convert",
      "find_page",
      "find_answer",
    ];
    expect(tools.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it("are told apart by a checker that does find faults", () => {
    expect(
      strictProblems({ type: "object", properties: { a: { type: "string" } }, additionalProperties: false }),
    ).not.toEqual([]);
    expect(strictProblems({ type: "string", maxLength: 5 })).toEqual(["$: maxLength"]);
    expect(strictProblems({ type: ["string", "null"], enum: ["a"] })).not.toEqual([]);
  });
});

/** A raw input as a model has to send it. */
function sent(field: SimpleField, raw: unknown): unknown {
  if (field.kind === "quantity")
    return typeof raw === "object" && raw !== null
      ? { ...raw, value: String((raw as { value: unknown }).value) }
      : { value: String(raw), unit: field.units[0] };
  if (field.kind === "toggle") return String(raw) === "true";
  if (["money", "percent", "number", "count"].includes(field.kind)) return raw;
  return String(raw);
}

const sentOf = (field: Field, raw: unknown): unknown =>
  field.kind === "rows"
    ? (raw as readonly Record<string, unknown>[]).map((row) => withNulls(field.fields, row))
    : sent(field, raw);

/** Every property, those that an example leaves out as null. */
const withNulls = (fields: Fields, raw: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, raw[id] === undefined ? null : sentOf(field, raw[id])]),
  );

const examples = formCalculators.flatMap((calculator) =>
  calculator.examples.map((example) => ({ name: `${calculator.id}/${example.id}`, calculator, example })),
);

/** A form without the quantities that stand empty, in whatever unit. */
const filledIn = (typed: Entries): Entries =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([, entry]) => typeof entry !== "object" || !("value" in entry) || entry.value !== "",
    ),
  );

describe("worked examples", () => {
  it.each(examples)("$name is what its tool computes", async ({ calculator, example }) => {
    const input = Object.fromEntries(
      Object.entries(calculator.inputs).map(([id, field]) => {
        const raw = example.inputs[id];
        if (raw === undefined) return [id, null];
        return [id, sentOf(field, raw)];
      }),
    );
    const now = Date.parse(example.now ?? "2026-01-15T12:00:00Z");
    const timeZone = example.timeZone ?? "UTC";
    const today = dayAt(now, timeZone);
    const result = await calculatorTool(calculator).run(
      { ...input, currency: example.currency ?? null },
      { ...context, now, timeZone, today },
    );
    if ("errors" in example.expect) {
      expect(result.ok).toBe(false);
      if (!result.ok)
        expect(result.fields?.map(({ field }) => field)).toEqual(
          expect.arrayContaining([...example.expect.errors]),
        );
      return;
    }
    if (!result.ok) throw new Error(result.message);
    expectOutputs((result.data as { outputs: Record<string, unknown> }).outputs, example.expect);
    expect(result.text).not.toMatch(/NaN|undefined|Infinity/);
    const { pathname, searchParams } = new URL(result.page?.path ?? "", "https://scicalc.test");
    expect(pathname).toBe(`/calculators/${calculator.id}`);
    const form = formFromQuery(calculator.inputs, searchParams);
    expect([...form.problems, ...form.ignored]).toEqual([]);
    expect(filledIn(form.typed)).toEqual(filledIn(entriesFrom(calculator.inputs, example.inputs).typed));
    expect(form.currency).toBe(example.currency ?? "USD");
  });
});

describe("bad input", () => {
  it.each([
    ["convert", { value: "5", from: "km", to: "kg" }, "do not measure the same"],
    ["convert", { value: "5", from: "quux", to: "kg" }, "There is no unit “quux”"],
    ["convert", { value: "five", from: "km", to: "mi" }, "Invalid Input"],
    ["convert", { value: "", from: "km", to: "mi" }, "empty"],
    ["evaluate", { expression: "1/0", angle: null }, "Division by zero"],
    ["evaluate", { expression: "2+", angle: "deg" }, ""],
    ["evaluate", { expression: "2", angle: "turn" }, "deg, rad or grad"],
    ["find_answer", { question: "zebra" }, "None"],
    ["find_page", { query: "zzzzqqq" }, "No page on this site"],
    ["calculate_loan", { amount: -5 }, "Loan amount: Must be"],
    ["calculate_loan", { nothing: 5 }, "There is no such input"],
    ["calculate_loan", { currency: "XXX" }, "Unknown currency"],
    ["calculate_bmi", { weight: { value: "70", unit: "meter" } }, "Weight: Choose one of"],
  ])("%s %j: %s", async (name, input, part) => {
    const result = await findTool(name)?.run(input, context);
    expect(result?.ok).toBe(false);
    if (result && !result.ok) expect(result.message).toContain(part);
  });

  it("names the fields as the form does", async () => {
    const result = await findTool("calculate_loan")?.run({ amount: "abc", rate: "5000" }, context);
    expect(result && !result.ok && result.fields?.map(({ field }) => field)).toEqual(["amount", "rate"]);
  });
});

describe("conversions and expressions", () => {
  it.each([
    [{ value: "5 ft 11 in", from: "ft", to: "cm" }, "180.34 cm"],
    [{ value: "2.5", from: "cups", to: "ml" }, "591.4705913 mL"],
    [{ value: 350, from: "°F", to: "°C" }, "176.66667 °C"],
    [{ value: "1", from: "MW", to: "mW" }, "1,000,000,000 mW"],
  ])("%j", async (input, figure) => {
    const result = await findTool("convert")?.run(input, context);
    expect(result?.ok && result.text).toContain(figure);
  });

  it("takes radians", async () => {
    const result = await findTool("evaluate")?.run({ expression: "sin(pi/6)", angle: "rad" }, context);
    expect(result?.ok && result.text).toContain("= 0.5");
  });
});
