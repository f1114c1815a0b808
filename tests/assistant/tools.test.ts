import { describe, expect, it } from "vitest";
import { calculateTool, describeCalculator } from "../../lib/agents/calculator-pair.ts";
import { findTool, tools } from "../../lib/agents/tools.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { findJobForm } from "../../lib/catalog/jobs.ts";
import { panelsWithApi } from "../../lib/catalog/panel-apis.ts";
import { dayAt } from "../../lib/core/civil/today.ts";
import type { FormCalculator } from "../../lib/kit/calculator/define.ts";
import type { Entries } from "../../lib/kit/fields/entry.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { unitNamer } from "../../lib/kit/fields/unit-namer.ts";
import { findQuantity } from "../../lib/kit/quantities/find.ts";
import { formFromQuery } from "../../lib/run/address/calculator-url.ts";
import { estimateTokens } from "../../lib/server/assistant/token-estimate.ts";
import { casesOf } from "../../lib/verification/calculator-cases.ts";
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

/** Lists the paths in a schema that strict mode rejects, with the reason. */
function strictProblems(
  schema: unknown,
  path = "$",
  depth = 0,
  definitions: readonly string[] = Object.keys((schema as { $defs?: object }).$defs ?? {}).map(
    (name) => `#/$defs/${name}`,
  ),
): string[] {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return [`${path}: no schema`];
  const keywords = schema as Record<string, unknown>;
  const problems = Object.keys(keywords)
    .filter((keyword) => !ALLOWED.includes(keyword))
    .map((keyword) => `${path}: ${keyword}`);
  if (depth > 5) problems.push(`${path}: more than five levels deep`);
  const types = [keywords.type ?? []].flat();
  if (types.some((type) => !TYPES.includes(String(type)))) problems.push(`${path}: type ${types}`);
  if (types.length === 0 && !keywords.anyOf && !keywords.$ref)
    problems.push(`${path}: neither type nor anyOf nor $ref`);
  if (keywords.$ref !== undefined && !definitions.includes(String(keywords.$ref)))
    problems.push(`${path}: ${keywords.$ref} is not there`);
  if (types.includes("object")) {
    const properties = (keywords.properties ?? {}) as Record<string, unknown>;
    if (keywords.additionalProperties !== false) problems.push(`${path}: additionalProperties`);
    if (JSON.stringify(keywords.required) !== JSON.stringify(Object.keys(properties)))
      problems.push(`${path}: required`);
    for (const [id, property] of Object.entries(properties))
      problems.push(...strictProblems(property, `${path}.${id}`, depth + 1, definitions));
  }
  for (const [name, definition] of Object.entries(keywords.$defs ?? {}))
    problems.push(...strictProblems(definition, `${path}#${name}`, 4, definitions));
  if (types.includes("array"))
    problems.push(...strictProblems(keywords.items, `${path}[]`, depth + 1, definitions));
  for (const option of (keywords.anyOf as unknown[]) ?? [])
    problems.push(...strictProblems(option, `${path}|`, depth, definitions));
  if (
    Array.isArray(keywords.enum) &&
    keywords.enum.some((value) => value === null) !== types.includes("null")
  )
    problems.push(`${path}: null in type and enum`);
  return problems;
}

describe("the tools", () => {
  it("have plain names, descriptions and schemas fit for strict mode", () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { name, description, parameters } of tools) {
      expect(name).toMatch(/^[a-z][a-z_-]{2,40}$/);
      expect(description.length).toBeGreaterThan(20);
      expect(strictProblems(parameters), name).toEqual([]);
      expect(estimateTokens(JSON.stringify(parameters)), name).toBeLessThan(1000);
    }
  });

  it("are two for the calculators with a form, one for each with an API, and those for what else the site does", () => {
    const names = [
      "describe_calculator",
      "calculate",
      ...panelsWithApi.map(({ api }) => api.name),
      "convert",
      "find_page",
      "find_answer",
    ];
    expect(tools.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it("are checked by a function that detects faults", () => {
    expect(
      strictProblems({ type: "object", properties: { a: { type: "string" } }, additionalProperties: false }),
    ).not.toEqual([]);
    expect(strictProblems({ type: "string", maxLength: 5 })).toEqual(["$: maxLength"]);
    expect(strictProblems({ type: ["string", "null"], enum: ["a"] })).not.toEqual([]);
  });
});

/** The value of an input as a model sends it. */
function textOfInput(raw: unknown): string {
  if (typeof raw !== "object" || raw === null) return String(raw);
  if (Array.isArray(raw)) return JSON.stringify(raw);
  const { value, unit } = raw as { value: unknown; unit: string };
  return Number.isNaN(Number(value)) ? String(value) : `${value} ${unit}`;
}

const examples = formCalculators.flatMap((calculator) =>
  casesOf(calculator).map((example) => ({ name: `${calculator.id}/${example.id}`, calculator, example })),
);

/** A form without the quantities that stand empty, in whatever unit. */
const filledIn = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, entry]) => typeof entry !== "object" || !("value" in entry) || entry.value !== "",
    ),
  );

describe("the description of a calculator", () => {
  const modesOf = ({ inputs }: FormCalculator): string[] =>
    Object.values(inputs).flatMap((field) =>
      field.kind === "choice" && field.mode ? field.options.map(({ id }) => id) : [],
    );

  it.each([...formCalculators, everyField as FormCalculator].map((each) => [each.id, each] as const))(
    "names each input of %s in one of its modes, with few tokens",
    (_, calculator) => {
      const modes = modesOf(calculator);
      const texts = (modes.length > 0 ? modes : [""]).map((mode) => {
        const described = describeCalculator(calculator, mode);
        return described.ok ? described.text : described.message;
      });
      for (const text of texts) expect(estimateTokens(text)).toBeLessThan(2300);
      for (const id of Object.keys(calculator.inputs))
        expect(
          texts.some((text) => new RegExp(`(?:^|\\s)${id}(?::| \\()`, "m").test(text)),
          id,
        ).toBe(true);
    },
  );

  it("has only the inputs of the mode", () => {
    const duct = formCalculators.find(({ id }) => id === "ductsizer");
    const described = duct && describeCalculator(duct, "velocity");
    expect(described?.ok && described.text).toMatch(/^mode: velocity \(friction: Equal friction; /m);
    expect(described?.ok && described.text).not.toContain("frictionRate");
  });
});

describe("worked examples", () => {
  it.each(examples)("$name is what the calculate tool computes", async ({ calculator, example }) => {
    const inputs = Object.entries({ ...example.inputs, currency: example.currency ?? null });
    const now = Date.parse(example.now ?? "2026-01-15T12:00:00Z");
    const timeZone = example.timeZone ?? "UTC";
    const today = dayAt(now, timeZone);
    const result = await calculateTool.run(
      {
        calculator: calculator.id,
        inputs: inputs.flatMap(([input, raw]) => (raw === null ? [] : [{ input, value: textOfInput(raw) }])),
      },
      { ...context, now, timeZone, today },
    );
    if ("errors" in example.expect) {
      expect(result.ok).toBe(false);
      if (!result.ok)
        expect(result.problems?.map(({ path }) => path)).toEqual(
          expect.arrayContaining([...example.expect.errors]),
        );
      return;
    }
    if (!result.ok) throw new Error(result.message);
    expectOutputs((result.data as { outputs: Record<string, unknown> }).outputs, example.expect);
    expect(result.text).not.toMatch(/NaN|undefined|Infinity/);
    const { pathname, searchParams } = new URL(result.page?.path ?? "", "https://scicalc.test");
    const [, , id, job] = pathname.split("/");
    expect(id).toBe(calculator.id);
    const { inputs: fields } =
      job === undefined ? calculator : (findJobForm(calculator.id, job) ?? { inputs: {} });
    const form = formFromQuery(fields, searchParams);
    expect([...form.problems, ...form.ignored]).toEqual([]);
    const { entries } = entriesFrom(calculator.inputs, example.inputs, {
      namedUnit: unitNamer(findQuantity),
    });
    const isOnPage = ([field]: [string, unknown]) => Object.hasOwn(fields, field);
    expect(filledIn(form.entries)).toEqual(
      filledIn(Object.fromEntries(Object.entries(entries).filter(isOnPage))),
    );
    expect(form.currency).toBe(example.currency ?? "USD");
  });
});

const loanWith = (input: string, value: string) => ({ calculator: "loan", inputs: [{ input, value }] });

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
    ["calculate", loanWith("amount", "-5"), "Loan amount: Must be"],
    ["calculate", loanWith("nothing", "5"), "There is no such input"],
    ["calculate", loanWith("currency", "XXX"), "Unknown currency"],
    ["calculate", loanWith("extraOnce", "[{"), "Must be a list"],
    ["calculate", { calculator: "tea", inputs: [] }, "no calculator “tea”"],
    ["describe_calculator", { calculator: "constructor", mode: null }, "no calculator “constructor”"],
    ["describe_calculator", { calculator: "loan", mode: "tea" }, "payment, amount, term, rate"],
  ])("%s %j: %s", async (name, input, part) => {
    const result = await findTool(name)?.run(input, context);
    expect(result?.ok).toBe(false);
    if (result && !result.ok) expect(result.message).toContain(part);
  });

  it("names the fields as the form does", async () => {
    const inputs = Object.entries({ amount: "abc", rate: "5000" }).map(([input, value]) => ({
      input,
      value,
    }));
    const result = await findTool("calculate")?.run({ calculator: "loan", inputs }, context);
    expect(result && !result.ok && result.problems?.map(({ path }) => path)).toEqual(["amount", "rate"]);
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
