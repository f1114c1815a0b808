import { z } from "zod";
import scientific from "../../calculators/scientific/calculator.ts";
import {
  answer,
  answerSchema,
  EXAMPLE,
  requestSchema,
  type ScientificAnswer,
} from "../../calculators/scientific/request.ts";
import { type DescriptionHead, descriptionHead } from "./calculator-api.ts";
import { DIALECT, type JsonSchema } from "./json-schema.ts";

const jsonSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
};

/** What the scientific calculator takes and answers, by JSON Schema. */
export const scientificRequest = jsonSchema(requestSchema);
export const scientificAnswer = jsonSchema(answerSchema);

/** The answer of GET /api/v1/calculators/scientific without a query. */
export interface ScientificDescription extends DescriptionHead {
  inputs: JsonSchema;
  outputs: JsonSchema;
  example: { title: string; request: typeof EXAMPLE; answer: ScientificAnswer };
}

/** @throws Error when the example has no value. */
export function describeScientific(): ScientificDescription {
  const answered = answer({ ...EXAMPLE, angle: "deg" });
  if ("ok" in answered) throw new Error(`${EXAMPLE.expression}: ${answered.message}`);
  return {
    ...descriptionHead(scientific),
    inputs: { $schema: DIALECT, title: `Inputs of ${scientific.heading}`, ...scientificRequest },
    outputs: { $schema: DIALECT, title: `Outputs of ${scientific.heading}`, ...scientificAnswer },
    example: { title: `${EXAMPLE.expression}, in degrees`, request: EXAMPLE, answer: answered },
  };
}
