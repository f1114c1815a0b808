import { localEvaluator } from "../../catalog/evaluator.ts";
import type { PanelWithApi } from "../../catalog/panel-apis.ts";
import { loadFromFolder } from "../../data/read-file.ts";
import { type DescriptionHead, descriptionHead } from "./calculator-api.ts";
import { DIALECT, type JsonSchema } from "./json-schema.ts";
import { objectSchema } from "./object-schema.ts";

/** The answer of GET /api/v1/calculators/{id} without a query, for a calculator with a panel. */
interface PanelDescription extends DescriptionHead {
  /** Of what POST takes. */
  inputs: JsonSchema;
  outputs: JsonSchema;
  example: { title: string; request: Readonly<Record<string, unknown>>; answer: unknown };
}

/** Evaluates the example in this thread: it is ours. @throws Error when it has no answer. */
export async function describePanel({ calculator, api }: PanelWithApi): Promise<PanelDescription> {
  const { title, request } = api.example;
  const outcome = await localEvaluator(loadFromFolder).runPanel(calculator.id, request);
  if (!outcome?.ok) throw new Error(`${calculator.id}: ${outcome?.detail}`);
  return {
    ...descriptionHead(calculator),
    inputs: { $schema: DIALECT, title: `Inputs of ${calculator.heading}`, ...objectSchema(api.request) },
    outputs: { $schema: DIALECT, title: `Outputs of ${calculator.heading}`, ...objectSchema(api.answer) },
    example: { title, request, answer: outcome.answer },
  };
}
