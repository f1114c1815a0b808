import { describe, expect, it } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { calculateByRequest } from "../../lib/faces/api/calculator-api.ts";
import { type JsonSchema, requestSchema } from "../../lib/faces/api/json-schema.ts";
import { openApiDocument } from "../../lib/faces/api/openapi.ts";
import { DEFAULT_CURRENCY } from "../../lib/kit/fields/currency.ts";
import type { Condition, Fields } from "../../lib/kit/fields/field.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { read } from "../../lib/run/calculate.ts";
import { engineOf, serverContext } from "../../lib/run/calculator-view.ts";

type Values = Readonly<Record<string, unknown>>;

/** The values that a schema of a field names: its default and its examples, in its alternatives, too. */
function valuesIn(schema: JsonSchema): unknown[] {
  const { default: initial, examples = [], anyOf = [] } = schema;
  return [
    ...(initial === undefined ? [] : [initial]),
    ...(examples as readonly unknown[]),
    ...(anyOf as readonly JsonSchema[]).flatMap(valuesIn),
  ];
}

/** The choices under which a field applies, with those under which they do. */
const choicesFor = (fields: Fields, when: Condition = {}): Values =>
  Object.assign(
    {},
    ...Object.entries(when).flatMap(([id, [value]]) => [
      choicesFor(fields, fields[id]?.when),
      { [id]: value },
    ]),
  );

/** Requests with each value that the schemas name, one at a time, beside what makes it apply. */
function requestsFor(fields: Fields, schema: JsonSchema): { path: string; request: Values }[] {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>;
  return Object.entries(fields).flatMap(([id, field]) => {
    const choices = choicesFor(fields, field.when);
    const property = properties[id] ?? {};
    const ofProperty = valuesIn(property).map((value) => ({
      path: id,
      request: { ...choices, [id]: value },
    }));
    if (field.kind !== "rows") return ofProperty;
    const inRows = requestsFor(field.fields as Fields, property.items as JsonSchema).map(
      ({ path, request }) => ({
        path: `${id}.${path}`,
        request: { ...choices, [id]: [request] },
      }),
    );
    return [...ofProperty, ...inRows];
  });
}

const NOW = Date.parse("2026-01-15T12:00:00Z");
const context = { ...serverContext(NOW), currency: DEFAULT_CURRENCY };

describe("values that the schemas name", () => {
  it.each(formCalculators.map((calculator) => [calculator.id, calculator] as const))(
    "are accepted by %s",
    async (id, calculator) => {
      const { inputs } = calculator;
      const engine = await engineOf(id);
      const rejected: string[] = [];
      for (const { path, request } of requestsFor(inputs, requestSchema(inputs))) {
        const { entries, problems: sentProblems } = entriesFrom(inputs, request);
        const reading = await read(inputs, entries, context, engine);
        const named = path.replace(/\.(?=[^.]*$)/, ".0.");
        const problems = [...sentProblems, ...(reading.ok ? [] : reading.problems)].filter(
          (problem) => problem.path.replace(/\.\d+\./g, ".0.") === named || problem.path === path,
        );
        if (problems.length > 0) rejected.push(`${path} ${JSON.stringify(request)}: ${problems[0]?.message}`);
      }
      expect(rejected).toEqual([]);
    },
  );
});

describe("the requests of the OpenAPI document", () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument(formCalculators)));

  it.each(formCalculators.map((calculator) => [calculator.id, calculator] as const))(
    "are accepted by %s",
    async (id, calculator) => {
      const engine = await engineOf(id);
      const { examples } = paths[`/api/v1/calculators/${id}`].post.requestBody.content["application/json"];
      for (const { value } of Object.values(examples) as { value: Values }[]) {
        const outcome = await calculateByRequest(calculator, { values: value, problems: [] }, engine, NOW);
        expect([value, outcome.status]).toEqual([value, 200]);
      }
    },
  );
});
