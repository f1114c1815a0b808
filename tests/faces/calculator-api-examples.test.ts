import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { calculateByRequest, describeCalculator } from "../../lib/faces/api/calculator-api.ts";
import { OPTION_NAMES, type Sent, sentByBody, sentByQuery } from "../../lib/faces/api/calculator-request.ts";
import { outputsSchema, requestSchema } from "../../lib/faces/api/json-schema.ts";
import type { Example, FormCalculator } from "../../lib/kit/calculator/define.ts";
import { quantityReader } from "../../lib/kit/fields/read-quantity.ts";
import type { Engine } from "../../lib/run/calculate.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { casesOf } from "../../lib/verification/calculator-cases.ts";
import { compute, calculator as every } from "../fixtures/every-field.ts";

const quantities = quantityReader((slug) => {
  const converter = findConverter(slug);
  return converter && compiledConverter(converter);
});
const cases: readonly (readonly [string, FormCalculator, () => Promise<Engine>])[] = [
  [every.id, every as unknown as FormCalculator, async () => ({ compute, quantities, load: loadFromFolder })],
  ...formCalculators.map((calculator) => [calculator.id, calculator, () => engineOf(calculator.id)] as const),
];

const bodyOf = ({ inputs, currency, now = "2026-01-15T12:00:00Z", timeZone }: Example) => ({
  ...inputs,
  ...(currency !== undefined && { currency }),
  now,
  ...(timeZone !== undefined && { timeZone }),
});

/** The same as a query: a quantity's unit under its own name, rows as JSON, the rest as texts. */
function queryOf(body: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [id, value] of Object.entries(body)) {
    if (Array.isArray(value)) query.set(id, JSON.stringify(value));
    else if (typeof value === "object" && value !== null && "unit" in value && "value" in value) {
      query.set(id, String(value.value));
      query.set(`${id}.unit`, String(value.unit));
    } else query.set(id, String(value));
  }
  return query;
}

describe.each(cases)("%s", (_, calculator, engine) => {
  const ask = async (sent: Sent) => calculateByRequest(calculator, sent, await engine(), 0);

  test("has no field with the name of an option of the API", () => {
    expect(Object.keys(calculator.inputs).filter((id) => OPTION_NAMES.includes(id))).toEqual([]);
  });

  test("is described, with an example that its own schemas allow", async () => {
    const { example } = await describeCalculator(calculator, await engine());
    const request = z.fromJSONSchema(requestSchema(calculator.inputs) as never);
    expect(request.safeParse(example.request).error?.issues ?? []).toEqual([]);
    expect(request.safeParse(example.answer.inputs).error?.issues ?? []).toEqual([]);
  });

  test.each(casesOf(calculator).map((example) => [example.id, example] as const))(
    "example %s by JSON, by query and from its echo",
    async (_id, example) => {
      const body = bodyOf(example);
      const byBody = await ask(sentByBody(body));
      const byQuery = await ask(sentByQuery(calculator.inputs, queryOf(body)));
      expect(byQuery).toEqual(byBody);
      if ("errors" in example.expect) {
        const fields = byBody.status === 400 ? byBody.problems.map(({ path }) => path) : [];
        expect(fields).toEqual(example.expect.errors);
        return;
      }
      if (byBody.status !== 200) throw new Error(byBody.detail);
      const { inputs, outputs, steps, warnings } = byBody.body;
      for (const [id, expected] of Object.entries(example.expect.outputs))
        expect(typeof outputs[id], id).toBe(typeof expected);
      const schema = z.fromJSONSchema(outputsSchema(calculator.outputs) as never);
      expect(schema.safeParse(JSON.parse(JSON.stringify(outputs))).error?.issues ?? []).toEqual([]);
      const { currency, now, timeZone } = bodyOf(example) as Record<string, unknown>;
      const options = {
        now,
        ...(currency !== undefined && { currency }),
        ...(timeZone !== undefined && { timeZone }),
      };
      // The echo of “today” names the day, so the answer no longer depends on the moment.
      const again = await ask(sentByBody({ ...inputs, ...options }));
      expect(again).toMatchObject({ body: { inputs, outputs, steps, warnings } });
    },
  );
});
