import { UNIT_SYSTEMS } from "../../kit/quantities/systems.ts";
import type { JsonSchema } from "./json-schema.ts";

const text: JsonSchema = { type: "string" };
const number: JsonSchema = { type: "number" };

/** Returns an object schema with all of these properties required, and those of `optional` not. */
const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: "object",
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
});

const list = (items: JsonSchema): JsonSchema => ({ type: "array", items });

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const oneCell: JsonSchema = { type: ["number", "string", "null"] };
const format: JsonSchema = {
  ...object({
    kind: {
      enum: ["money", "percent", "number", "count", "quantity", "day", "duration", "years", "hour", "text"],
    },
  }),
  description: "How the numbers are written. A quantity is in its SI base unit, a duration in seconds.",
};
const axis = object({ label: text, format });
const scaledAxis = object(
  { label: text, format },
  {
    scale: {
      oneOf: [
        object({ kind: { const: "log" } }),
        object({ kind: { const: "power" }, exponent: { type: "number", exclusiveMinimum: 0 } }),
      ],
      description: "Logarithmic, or linear in the value raised to the exponent. Linear by default.",
    },
  },
);
const titled = { id: text, title: text, summary: text };
/** Optional conclusion from a chart. */
const finding = { finding: text };
const lines = list(
  object(
    { id: text, label: text, points: list({ type: "array", items: number, minItems: 2, maxItems: 2 }) },
    { shape: { const: "step", description: "Each value holds until the x of the next point." } },
  ),
);
const labeledPoint = object({ x: number, y: number, label: text });
const marks = list(object({ x: number, label: text }));
const home: JsonSchema = { type: "number", description: "The x value at which the chart is read first." };
const tone: JsonSchema = { enum: ["good", "caution", "bad", "neutral"] };
const plane = {
  point: { ...labeledPoint, description: "The point that follows from the inputs." },
  marks,
  home,
  bands: {
    ...list(object({ axis: { enum: ["x", "y"] }, label: text, tone }, { from: number, to: number })),
    description: "Regions of an axis. Without from or to, a region extends to the end of the axis.",
  },
};

/** Properties of an answer for omitted and ignored inputs. */
export const understandingSchemas: Readonly<Record<string, JsonSchema>> = {
  assumed: {
    ...list(text),
    description:
      "Omitted inputs whose defaults were used: “height”, or “rooms.height” for a column of a list.",
  },
  ignored: {
    ...list(object({ field: text, because: text })),
    description: "Inputs that were sent and do not apply, with the reason.",
  },
};

export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Problem: {
    ...object(
      { type: text, title: text, status: { type: "integer" }, detail: text },
      {
        requestId: {
          ...text,
          description: "The response’s X-Request-Id, to quote when you report a problem.",
        },
        errors: {
          ...list(
            object(
              { field: text, message: text },
              {
                column: { type: "integer", minimum: 1, description: "Position in the field’s text, from 1." },
              },
            ),
          ),
          description: "What is wrong with each field; “extras.2.amount” is the amount in the third row.",
        },
      },
    ),
    description: "A problem as defined by RFC 9457.",
  },
  Step: {
    ...object(
      { title: text, formula: text, result: text },
      {
        substituted: text,
        expression: {
          ...text,
          description: "The formula in mathjs syntax. Evaluated with `values`, it gives the result.",
        },
        solvedFor: { ...text, description: "For an equation: the symbol whose value is the result." },
        symbols: {
          type: "object",
          additionalProperties: object({ name: text, meaning: text }, { unit: text }),
          description:
            "What the symbols of the expression mean, how the formula writes them, and their units.",
        },
        values: {
          type: "object",
          additionalProperties: { anyOf: [number, list(number), text] },
          description:
            "The values by symbol. A percentage is a plain number, 0.065 for 6.5%; an exact fraction is a string, “5/6”.",
        },
      },
    ),
    description:
      "A step of the calculation: the formula, the formula with the numbers filled in, and the result.",
  },
  Warning: object(
    { text },
    {
      level: { enum: ["note", "warning"] },
      at: { ...text, description: "The input or row that it concerns: “rate”, “rooms.2”." },
    },
  ),
  Source: object({ id: text, title: text }, { edition: text, clause: text, url: text }),
  Table: object(
    {
      id: text,
      title: text,
      columns: list(object({ id: text, label: text, format })),
      rows: list(list(oneCell)),
    },
    { total: list(oneCell), folded: { type: "boolean" } },
  ),
  Chart: {
    description: "What the page draws. Numbers are in SI base units, major currency units, seconds and days.",
    oneOf: [
      object(
        { ...titled, kind: { const: "lines" }, x: scaledAxis, y: scaledAxis, series: lines },
        {
          ...finding,
          ...plane,
          points: list(labeledPoint),
          y2: {
            allOf: [scaledAxis, object({ series: lines })],
            description: "A second y-axis, with its lines.",
          },
        },
      ),
      object(
        {
          ...titled,
          kind: { const: "scatter" },
          x: scaledAxis,
          y: scaledAxis,
          series: list(
            object({
              id: text,
              label: text,
              points: list(
                object({ x: number, y: number }, { label: text, xRange: list(number), yRange: list(number) }),
              ),
            }),
          ),
        },
        {
          ...finding,
          ...plane,
          guides: list(object({ id: text, points: list(list(number)) }, { label: text })),
        },
      ),
      object(
        { ...titled, kind: { enum: ["stacked-areas", "stacked-bars"] }, x: axis, y: axis, series: lines },
        { ...finding, marks, home },
      ),
      object(
        {
          ...titled,
          kind: { const: "categories" },
          categories: object({ label: text, names: list(text) }),
          y: axis,
          series: list(object({ id: text, label: text, values: list({ type: ["number", "null"] }) })),
          bars: { enum: ["stacked", "beside"] },
        },
        finding,
      ),
      object(
        {
          ...titled,
          kind: { const: "parts" },
          value: axis,
          parts: list(object({ id: text, label: text, value: number })),
        },
        finding,
      ),
      object(
        {
          ...titled,
          kind: { const: "scale" },
          x: axis,
          bands: list(object({ from: number, to: number, label: text, tone })),
          value: object({ x: number, label: text }),
        },
        finding,
      ),
    ],
  },
  Converter: object({
    slug: text,
    name: text,
    category: text,
    baseUnit: object({ name: text, symbol: text }),
    units: list(object({ id: text, name: text, symbol: text, aliases: list(text) })),
    parameters: list(
      object({ id: text, label: text, unit: text, default: number, min: number, max: number }),
    ),
  }),
  CalculatorEntry: object(
    {
      id: text,
      label: text,
      category: text,
      summary: text,
      page: { type: "string", format: "uri" },
      jobs: list(
        object(
          { job: text, name: text, question: text, page: { type: "string", format: "uri" } },
          { api: { type: "string", format: "uri" } },
        ),
      ),
    },
    { api: { type: "string", format: "uri", description: "Present if the calculator has an API." } },
  ),
  CalculatorAnswer: object(
    {
      calculator: text,
      inputs: {
        type: "object",
        description: "The inputs as they were understood. Sending them back gives the same answer.",
      },
      ...understandingSchemas,
      outputs: { type: "object" },
      steps: list(schemaRef("Step")),
      warnings: list(schemaRef("Warning")),
      assumptions: list(text),
      sources: list(schemaRef("Source")),
    },
    {
      currency: text,
      units: {
        type: "string",
        enum: [...UNIT_SYSTEMS],
        description: "The unit system used in the steps, if the calculator has quantities.",
      },
      now: {
        type: "string",
        format: "date-time",
        description: "Present if the answer depends on the time of the request.",
      },
      timeZone: text,
      disclaimer: text,
      tables: list(schemaRef("Table")),
      charts: list(schemaRef("Chart")),
    },
  ),
};

/**
 * Returns the schema of a calculator’s inputs and outputs, with an example; `answers`: names of the schemas of its
 * answer.
 */
export const descriptionSchema = (answers: readonly string[]): JsonSchema => ({
  ...object({
    id: text,
    label: text,
    category: text,
    summary: text,
    page: { type: "string", format: "uri" },
    api: { type: "string", format: "uri" },
    inputs: { type: "object", description: "JSON Schema of the body that POST accepts." },
    outputs: { type: "object", description: "JSON Schema of the outputs." },
    example: object({
      title: text,
      request: { type: "object" },
      answer: { anyOf: answers.map(schemaRef) },
    }),
  }),
  description: "The inputs and outputs of a calculator: the response to GET without a query.",
});

const problemResponse = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: schemaRef("Problem") } },
});

export const sharedResponses = {
  BadRequest: problemResponse("An input is missing, unknown or unusable; `errors` lists each one."),
  NotFound: problemResponse("There is no such converter, unit or calculator."),
  MethodNotAllowed: { description: "This endpoint does not support that method. The response has no body." },
  TooLarge: problemResponse("The body is too large."),
  UnsupportedType: problemResponse("The body is not application/json."),
  Unavailable: problemResponse(
    "The server is busy or cannot read its data. Retry after the seconds in Retry-After.",
  ),
};

export const responseRef = (name: keyof typeof sharedResponses) => ({
  $ref: `#/components/responses/${name}`,
});
