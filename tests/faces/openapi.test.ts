import { readdirSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { panelsWithApi } from "../../lib/catalog/panel-apis.ts";
import { describeCalculator } from "../../lib/faces/api/calculator-api.ts";
import { openApiDocument } from "../../lib/faces/api/openapi.ts";
import { describePanel } from "../../lib/faces/api/panel-api.ts";
import type { FormCalculator } from "../../lib/kit/calculator/define.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { calculator } from "../fixtures/every-field.ts";

type Operation = {
  operationId: string;
  parameters?: { name: string; content?: object }[];
  responses: object;
};
type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

const every = calculator as unknown as FormCalculator;
const documentOf = (calculators: readonly FormCalculator[]) =>
  JSON.parse(JSON.stringify(openApiDocument(calculators))) as OpenApi;
const document = documentOf([...formCalculators, every]);

async function problemsOf(value: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({
    source: JSON.stringify(value, null, 1),
    absoluteRef: "openapi.json",
    config,
  });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe("the document", () => {
  test("has nothing that Redocly's strict rules complain about", async () => {
    // A site on this machine is what the address is until SITE_URL is set.
    expect((await problemsOf(document)).filter((line) => !/localhost/.test(line))).toEqual([]);
  });

  test("has descriptions that keep to their schema", async () => {
    const forms = await Promise.all(
      formCalculators.map(async (each) => describeCalculator(each, await engineOf(each.id))),
    );
    const descriptions = [...forms, ...(await Promise.all(panelsWithApi.map(describePanel)))];
    const example = structuredClone(document) as OpenApi & {
      paths: { "/api/v1/calculators": { get: { responses: { 200: { content: object } } } } };
    };
    example.paths["/api/v1/calculators"].get.responses[200].content = {
      "application/json": {
        schema: { $ref: "#/components/schemas/CalculatorDescription" },
        examples: Object.fromEntries(descriptions.map((value) => [value.id, { value }])),
      },
    };
    expect((await problemsOf(example)).filter((line) => line.includes("no-invalid"))).toEqual([]);
  });

  test("would be complained about if an example were against its schema", async () => {
    const broken = documentOf([
      {
        ...every,
        examples: every.examples.map((example) => ({ ...example, inputs: { periods: "1".repeat(500) } })),
      },
    ]);
    expect((await problemsOf(broken)).join("\n")).toContain("no-invalid-media-type-examples");
  });

  test("describes every route of the API, and no other", () => {
    const api = new URL("../../app/api/v1/", import.meta.url);
    const routes = readdirSync(api, { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)route\.ts$/.test(file))
      .map((file) => `/api/v1/${file.replace(/\/route\.ts$/, "")}`);
    const expected = routes.flatMap((path) =>
      path.endsWith("[calculatorId]")
        ? [...formCalculators, ...panelsWithApi.map(({ calculator }) => calculator), every].map(({ id }) =>
            path.replace("[calculatorId]", id),
          )
        : [path.replace("[calculatorId]/[job]", "{calculator}/{job}")],
    );
    expect(Object.keys(document.paths).sort()).toEqual(expected.sort());
  });
});

describe("a calculator", () => {
  const path = document.paths["/api/v1/calculators/every-field"];

  test("takes each field in a query: the unit of a quantity by a name of its own, rows as JSON", () => {
    const parameters = path?.get?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual([
      ...Object.keys(every.inputs).flatMap((id) =>
        ["weight", "roughness"].includes(id) ? [id, `${id}.unit`] : [id],
      ),
      "currency",
      "units",
      "now",
      "timeZone",
      "include",
      "defaults",
      "strict",
    ]);
    expect(parameters.find(({ name }) => name === "extras")?.content).toHaveProperty("application/json");
  });

  test("takes JSON, with the page's examples in the JSON types of its fields", () => {
    expect(path?.post).toMatchObject({
      operationId: "calculateEveryField",
      requestBody: {
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/EveryFieldRequest" },
            examples: {
              start: { summary: "As it stands", value: {} },
              sent: {
                value: {
                  exact: true,
                  currency: "EUR",
                  extras: [{ amount: 5, yearly: false, load: { value: 1, unit: "pound" } }],
                },
              },
            },
          },
        },
      },
    });
    expect(Object.keys(path?.post?.responses ?? {})).toEqual(["200", "400", "405", "413", "415"]);
  });

  test("has an answer with its own outputs", () => {
    expect(document.components.schemas.EveryFieldAnswer).toMatchObject({
      allOf: [
        { $ref: "#/components/schemas/CalculatorAnswer" },
        { properties: { outputs: { properties: { total: { type: "number" } } } } },
      ],
    });
  });
});

test("operations have names of their own", () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
});
