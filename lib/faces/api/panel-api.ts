import { localEvaluator } from "../../catalog/evaluator.ts";
import type { PanelWithApi } from "../../catalog/panel-apis.ts";
import { loadFromFolder } from "../../core/data/read-file.ts";
import type { CalculatorEntry } from "../../kit/calculator/define.ts";
import type { PanelJob } from "../../kit/calculator/jobs.ts";
import { type DescriptionHead, descriptionHead } from "./calculator-api.ts";
import { DIALECT, type JsonSchema, optionSchemas } from "./json-schema.ts";
import { type ObjectSchema, objectSchema } from "./object-schema.ts";
import { understandingSchemas } from "./openapi-components.ts";

/** Answer of GET /api/v1/calculators/{id} without a query, for a calculator with a panel. */
interface PanelDescription extends DescriptionHead {
  inputs: JsonSchema;
  outputs: JsonSchema;
  example: { title: string; request: Readonly<Record<string, unknown>>; answer: unknown };
}

export function panelRequestSchema({ request }: PanelWithApi["api"]): ObjectSchema {
  const { properties, ...schema } = objectSchema(request.strict());
  const { defaults, strict } = optionSchemas;
  return { ...schema, properties: { ...properties, defaults, strict } };
}

/** Returns the schema of an answer, with the assumed and ignored inputs. */
export function panelAnswerSchema({ answer }: PanelWithApi["api"]): ObjectSchema {
  const { properties, required, ...schema } = objectSchema(answer);
  return {
    ...schema,
    properties: { ...properties, ...understandingSchemas },
    required: [...required, ...Object.keys(understandingSchemas)],
  };
}

/** Returns the API of a panel reduced to one of its jobs: the job’s request is the example, and optional. */
export const panelOfJob = (
  { api }: PanelWithApi,
  calculator: CalculatorEntry,
  { name, query }: PanelJob,
): PanelWithApi => ({
  calculator,
  api: { ...api, request: api.request.partial(), example: { title: name, request: query } },
});

/** Describes a panel’s API. Evaluates our example in this thread. @throws Error if it has no answer. */
export async function describePanel({ calculator, api }: PanelWithApi): Promise<PanelDescription> {
  const { title, request } = api.example;
  const outcome = await localEvaluator(loadFromFolder).runPanel(calculator.id, request);
  if (!outcome?.ok) throw new Error(`${calculator.id}: ${outcome?.detail}`);
  return {
    ...descriptionHead(calculator),
    inputs: { $schema: DIALECT, title: `Inputs of ${calculator.heading}`, ...panelRequestSchema(api) },
    outputs: { $schema: DIALECT, title: `Outputs of ${calculator.heading}`, ...panelAnswerSchema(api) },
    example: { title, request, answer: outcome.value },
  };
}
