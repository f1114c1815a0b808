import { type PanelWithApi, panelsWithApi } from "../../catalog/panel-apis.ts";
import { PRODUCT, SITE_URL } from "../../catalog/site.ts";
import type { CalculatorEntry, Example, FormCalculator } from "../../kit/calculator/define.ts";
import type { Field, Fields } from "../../kit/fields/field.ts";
import { ownerOf } from "../../kit/fields/records.ts";
import { apiPath } from "./calculator-api.ts";
import { sentAs } from "./calculator-inputs.ts";
import { convertAnswer, convertRequest } from "./convert-schema.ts";
import { fieldSchema, type JsonSchema, optionSchemas, outputsSchema, requestSchema } from "./json-schema.ts";
import { type ObjectSchema, objectSchema } from "./object-schema.ts";
import {
  descriptionSchema,
  responseRef,
  schemaRef,
  sharedResponses,
  sharedSchemas,
} from "./openapi-components.ts";
import { panelAnswerSchema, panelRequestSchema } from "./panel-api.ts";

type Json = Readonly<Record<string, unknown>>;

/** Returns the complete API, version 1, as OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.1 */
export const openApiDocument = (calculators: readonly FormCalculator[]): Json => ({
  openapi: "3.1.1",
  info: {
    title: `${PRODUCT} API`,
    version: "1.0.0",
    summary: "Unit converters and calculators that show their work and their sources.",
    description:
      "Free, no key needed, callable from any page. Numbers can be sent as numbers or as a visitor would type them. An omitted choice that other inputs imply is made: downAmount alone sets downKind to amount. Errors are problem details as defined by RFC 9457.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: SITE_URL }],
  security: [],
  tags: [
    { name: "Converters", description: "Unit conversions." },
    { name: "Calculators", description: "Calculations with their steps, warnings and sources." },
    { name: "Description", description: "This document." },
  ],
  paths: {
    "/api/v1/converters": {
      get: operation("listConverters", "Converters", "All converters with their units and parameters", {
        answer: {
          type: "object",
          properties: { converters: { type: "array", items: schemaRef("Converter") } },
          required: ["converters"],
        },
      }),
    },
    "/api/v1/convert": { get: convertOperation() },
    "/api/v1/calculators": {
      get: operation("listCalculators", "Calculators", "All calculators with their URLs", {
        answer: {
          type: "object",
          properties: { calculators: { type: "array", items: schemaRef("CalculatorEntry") } },
          required: ["calculators"],
        },
      }),
    },
    ...Object.fromEntries(panelsWithApi.map((panel) => [apiPath(panel.calculator), panelPath(panel)])),
    ...Object.fromEntries(calculators.map((calculator) => [apiPath(calculator), calculatorPath(calculator)])),
    "/api/v1/calculators/{calculator}/{job}": jobPath(),
    "/api/v1/openapi.json": {
      get: operation("describeApi", "Description", "This document", { answer: { type: "object" } }),
    },
  },
  components: {
    schemas: {
      ...sharedSchemas,
      Conversion: objectSchema(convertAnswer),
      ...Object.fromEntries(
        panelsWithApi.map(({ calculator, api }) => [answerName(calculator), panelAnswerSchema(api)]),
      ),
      CalculatorDescription: descriptionSchema([
        "CalculatorAnswer",
        ...panelsWithApi.map(({ calculator }) => answerName(calculator)),
      ]),
      ...Object.fromEntries(
        calculators.flatMap((calculator) => [
          [requestName(calculator), requestSchema(calculator.inputs)],
          [answerName(calculator), answerSchema(calculator)],
        ]),
      ),
    },
    responses: sharedResponses,
  },
});

interface OperationParts {
  answer: JsonSchema;
  description?: string;
  parameters?: readonly Json[];
  body?: Json;
  problems?: Json;
}

const operation = (
  operationId: string,
  tag: string,
  summary: string,
  { answer, description, parameters, body, problems }: OperationParts,
): Json => ({
  operationId,
  tags: [tag],
  summary,
  ...(description !== undefined && { description }),
  ...(parameters && { parameters }),
  ...(body && { requestBody: { required: true, content: { "application/json": body } } }),
  responses: {
    200: { description: "The answer.", content: { "application/json": { schema: answer } } },
    ...problems,
    405: responseRef("MethodNotAllowed"),
  },
});

const BAD_REQUEST = { 400: responseRef("BadRequest") };
const UNAVAILABLE = { 503: responseRef("Unavailable") };
const BAD_BODY = {
  ...BAD_REQUEST,
  413: responseRef("TooLarge"),
  415: responseRef("UnsupportedType"),
};

const inQuery = (name: string, schema: JsonSchema, more: Json = {}): Json => ({
  name,
  in: "query",
  schema,
  ...more,
});

const queryParameters = ({ properties, required }: ObjectSchema): Json[] =>
  Object.entries(properties).map(([name, { description, examples, ...schema }]) => {
    const [example] = (examples ?? []) as readonly unknown[];
    return inQuery(name, schema, {
      ...(required.includes(name) && { required: true }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    });
  });

const convertOperation = (): Json =>
  operation("convert", "Converters", "One conversion", {
    answer: schemaRef("Conversion"),
    parameters: [
      ...queryParameters(objectSchema(convertRequest)),
      inQuery(
        "parameters",
        { type: "object", additionalProperties: { type: "number" } },
        {
          style: "form",
          explode: true,
          description: "The converter’s parameters, each by its ID: density=1.2.",
        },
      ),
    ],
    problems: { ...BAD_REQUEST, 404: responseRef("NotFound") },
  });

function panelPath({ calculator, api }: PanelWithApi): Json {
  const { name, title, example } = api;
  const schema = panelRequestSchema(api);
  const answer = schemaRef(answerName(calculator));
  return {
    get: operation(`${name}ByQuery`, "Calculators", title, {
      answer: { anyOf: [answer, schemaRef("CalculatorDescription")] },
      description:
        "In a query, + means a space: write a plus sign as %2B. Without a query, returns the inputs and outputs with an example.",
      parameters: queryParameters(schema),
      problems: { ...BAD_REQUEST, ...UNAVAILABLE },
    }),
    post: operation(name, "Calculators", title, {
      answer,
      body: { schema, example: example.request },
      problems: { ...BAD_BODY, ...UNAVAILABLE },
    }),
  };
}

/** Formats "timeCard" for "time-card", "TimeCard" for names of schemas. */
const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, next: string) => next.toUpperCase());
const pascal = (id: string): string => camel(`-${id}`);
const requestName = ({ id }: CalculatorEntry): string => `${pascal(id)}Request`;
const answerName = ({ id }: CalculatorEntry): string => `${pascal(id)}Answer`;

function calculatorPath(calculator: FormCalculator): Json {
  const { id, label, summary } = calculator;
  const name = pascal(id);
  const answer = schemaRef(answerName(calculator));
  return {
    get: operation(`calculate${name}ByQuery`, "Calculators", `${label}, by query`, {
      description: `${summary} Without a query, returns the inputs and outputs with an example.`,
      answer: { anyOf: [answer, schemaRef("CalculatorDescription")] },
      parameters: [
        ...Object.entries(calculator.inputs).flatMap(([field, declaration]) =>
          fieldParameters(field, declaration, calculator.inputs),
        ),
        ...Object.entries(optionSchemas).map(([option, schema]) => inQuery(option, schema)),
      ],
      problems: BAD_REQUEST,
    }),
    post: operation(`calculate${name}`, "Calculators", label, {
      description: summary,
      answer,
      body: { schema: schemaRef(requestName(calculator)), examples: requestExamples(calculator) },
      problems: BAD_BODY,
    }),
  };
}

/** Describes the path of all jobs: a job takes a part of its calculator’s inputs and has its own defaults. */
function jobPath(): Json {
  const named = ["calculator", "job"].map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const description =
    "A job is a calculator with one question: fewer inputs, its own defaults. Takes the calculator’s inputs of that mode and answers as the calculator does. GET /api/v1/calculators lists the jobs; without a query, GET returns the inputs and outputs with an example.";
  const answer = schemaRef("CalculatorAnswer");
  return {
    get: operation("calculateJobByQuery", "Calculators", "A job of a calculator, by query", {
      description,
      answer: { anyOf: [answer, schemaRef("CalculatorDescription")] },
      parameters: named,
      problems: { ...BAD_REQUEST, 404: responseRef("NotFound") },
    }),
    post: operation("calculateJob", "Calculators", "A job of a calculator", {
      description,
      answer,
      parameters: named,
      body: { schema: { type: "object" } },
      problems: { ...BAD_BODY, 404: responseRef("NotFound") },
    }),
  };
}

/** Describes a field as query parameters: rows as JSON, the unit of a quantity under a separate name. */
function fieldParameters(id: string, field: Field, fields: Fields): Json[] {
  const schema = fieldSchema(field, ownerOf(fields, id));
  if (field.kind === "rows") return [{ name: id, in: "query", content: { "application/json": { schema } } }];
  if (field.kind !== "quantity") return [inQuery(id, schema)];
  const { anyOf, ...about } = schema;
  const kinds = (anyOf as readonly JsonSchema[]).filter(({ type }) => type !== "object");
  const [unit] = field.units;
  const unitSchema = { type: "string", enum: field.units, default: unit };
  return [
    inQuery(id, { ...about, anyOf: kinds }),
    inQuery(`${id}.unit`, unitSchema, { description: `The unit of ${id}.` }),
  ];
}

const answerSchema = ({ outputs }: FormCalculator): JsonSchema => ({
  allOf: [
    schemaRef("CalculatorAnswer"),
    { type: "object", properties: { outputs: outputsSchema(outputs) }, required: ["outputs"] },
  ],
});

const requestExamples = ({ inputs, examples }: FormCalculator): Json =>
  Object.fromEntries(
    examples.map((example) => [example.id, { summary: example.title, value: requestOf(inputs, example) }]),
  );

const requestOf = (fields: FormCalculator["inputs"], { inputs, currency, now, timeZone }: Example): Json => ({
  ...Object.fromEntries(Object.entries(inputs).map(([id, raw]) => [id, sentAs(fields[id], raw)])),
  ...(currency !== undefined && { currency }),
  ...(now !== undefined && { now }),
  ...(timeZone !== undefined && { timeZone }),
});
